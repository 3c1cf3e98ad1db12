"""The report of a battle: terrain, both sides and what they need to hit, every die, the losses, and the outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.britannia_redux.battle_model import Battle, Exchange
from render.britannia_redux.signs import army_sprite, leader_star, number_disc, wall_sign
from render.britannia_redux.texts import say
from render.britannia_redux.theme import LETTERS, livery, seat_colour
from render.core.battle_sheet import GRASS
from render.core.canvas import Pen, Sprite, finished, gradient, smooth, with_shadow
from render.core.cards import HEIGHT, WIDTH
from render.core.fonts import Face, text_width
from render.core.icons import paste_icon
from render.core.image_cache import cached_image
from render.core.map_symbols import PIPS, die
from render.core.palette import (
    BAND,
    BAND_TEXT,
    BRIGHT_GOLD,
    GOLD,
    INK,
    IVORY,
    LOSS,
    PANEL_EDGE,
    SECONDARY,
    SPENT,
    Colour,
    rgb,
)
from render.core.picture import Picture
from render.core.text_panels import panel, pill, write_fitted
from render.core.words import Words, signed
from rules.britannia_redux.events import Shot
from rules.britannia_redux.game import BritanniaRedux
from rules.core.text import Text

_GROUND_HARD: Final = ((190, 176, 146), (160, 146, 118))
"""The ground of difficult terrain, from top to bottom; that of clear terrain is the core's."""

_SIDE: Final = 576
_EDGE: Final = 16
_HEAD: Final = 118
_FORCES: Final = 152
"""The height of a side's plate: counter, number of armies, hit numbers."""

_COUNTER: Final = 120
_LEAST_NATION: Final = 46
"""The letters that a nation's name has at least beside that of its leader."""

_ROWS_TOP: Final = _HEAD + 10 + _FORCES + 8
_FOOT: Final = 128
_ROWS_BOTTOM: Final = HEIGHT - _FOOT - 8
_MOST_ROWS: Final = 3
"""The most rounds that a picture shows: of more the dice would be too small."""

_DICE: Final = (160, 82, 84)
"""The size of the dice by how many rounds are shown."""

_DICE_APART: Final = 12
_INSET: Final = 16
_NUMBER, _BESIDE_NUMBER = 66, 40
"""The size of the number of a roll, which is between its dice, and how much of each side that takes."""

_FEW_ROUNDS: Final = 2
"""The most rounds of which each has room for words below its dice."""

_BESIDE_DICE: Final = 190
"""The least room of the words beside dice."""

_NOTE: Final = 40
_SAID: Final = (62, 50, 50)
"""The letters of what dice did, by how many rounds are shown."""

_MISS: Final = rgb("#a89d8a")
_FATES: Final = ("hit", "wasted", "miss")
"""What may become of a die, in the order of a side's dice."""

_HEADLINE, _REST = 58, 42
"""The letters of the outcome, and of what else there's to say about it."""


def draw_battle(battle: Battle, game: BritanniaRedux, texts: Words) -> Picture:
    """The report of a battle, finished or not."""
    hard = battle.began.hard
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.paste(gradient(WIDTH, HEIGHT, *(_GROUND_HARD if hard else GRASS)), (0, 0))
    _draw_head(picture, texts("battle-title", area=battle.area), _circumstances(battle, texts))
    for place, nation in enumerate(battle.sides):
        _draw_side(picture, battle, game, nation, place, texts)
    _draw_exchanges(picture, battle, game, texts)
    _draw_outcome(picture, battle, game, texts)
    stem = f"battle-{battle.began.scene or battle.area}"
    return finished(picture, stem, " ".join(_told(battle, texts)))


def _draw_head(picture: Image.Image, title: str, line: str) -> None:
    picture.paste(gradient(WIDTH, _HEAD, BAND, (52, 36, 26)), (0, 0))
    paste_icon(picture, 22, 22, "swords", 74, GOLD)
    write_fitted(picture, 112, 62, title.upper(), Face.TITLE, 54, WIDTH - 136, BAND_TEXT, least=26, spacing=2)
    write_fitted(picture, 113, 104, line, Face.STRONG, 42, WIDTH - 136, BRIGHT_GOLD, least=36)


def _circumstances(battle: Battle, texts: Words) -> str:
    """The terrain, and how often dice were rolled if more than once, as a line: both sides have their names below."""
    told, count = texts("battle-hard" if battle.began.hard else "battle-clear"), len(battle.exchanges)
    line = told[:1].upper() + told[1:]
    return f"{line} · {texts('battle-rolls', count=count)}" if count > 1 else line


def _line(battle: Battle, texts: Words) -> str:
    attacker, defender = battle.sides
    terrain = texts("battle-hard" if battle.began.hard else "battle-clear")
    return texts("battle-line", attacker=attacker, defender=defender, terrain=terrain)


# The sides


def _left(place: int) -> int:
    return _EDGE if place == 0 else WIDTH - _EDGE - _SIDE


def _draw_side(
    picture: Image.Image, battle: Battle, game: BritanniaRedux, nation: str, place: int, texts: Words
) -> None:
    """A side's counter with its armies, its name, leader and fortification, and what it needs to hit."""
    left, top = _left(place), _HEAD + 10
    panel(_SIDE, _FORCES, livery(game, nation).counter).put(picture, left, top)
    horse = any(game.kind(unit) == "cavalry" for unit in battle.units(nation))
    armies = battle.armies(nation)
    sprite = army_sprite(
        livery(game, nation), armies, _COUNTER, cavalry=horse, work="" if armies else battle.fort(nation)
    )
    sprite.put(picture, left + 18, top + 16)
    x, room = float(left + 156), float(_SIDE - 172)
    leader, fort = battle.leader(nation), battle.fort(nation)
    name = texts.short_name(nation)
    told = _led(leader, name, room, texts) if leader else texts.short_name(fort) if fort else ""
    with_sign = min(text_width(told, Face.STRONG, 40) + 56, room / 2) if told else 0.0
    x += write_fitted(picture, x, top + 62, name, Face.STRONG, 52, room - with_sign, INK, least=28) + 14
    if told:
        sign = leader_star(40) if leader else wall_sign(fort, True, seat_colour(game.seat_of(nation)), 38)
        sign.put(picture, x, top + 26)
        write_fitted(picture, x + 46, top + 60, told, Face.STRONG, 40, left + _SIDE - x - 58, INK, least=30)
    lines = _needs(battle, nation, texts)
    size, pitch = (42, 0) if len(lines) == 1 else (40, 40)
    for row, line in enumerate(lines):
        base = top + (118 if len(lines) == 1 else 100) + row * pitch
        write_fitted(picture, left + 156, base, line, Face.STRONG, size, room, SECONDARY, least=20)


def _led(leader: str, nation: str, room: float, texts: Words) -> str:
    """A leader's bonus, after as much of his name as has room beside that of his nation."""
    name = texts.short_name(leader)
    room -= text_width(nation, Face.STRONG, _LEAST_NATION) + 14 + 56
    tried = [texts("battle-leader", leader=part) for part in (name, name.partition(" ")[0], "")]
    return next((told for told in tried if text_width(told, Face.STRONG, 40) <= room), tried[-1]).strip()


def _needs(battle: Battle, nation: str, texts: Words) -> list[str]:
    """What a side needs to hit, in a line; kinds of its units with the same numbers are told together."""
    by_numbers: dict[tuple[tuple[str, int], ...], list[str]] = {}
    for kind, needed in battle.needs(nation).items():
        by_numbers.setdefault(tuple(needed.items()), []).append(kind)
    lines = []
    for numbers, kinds in by_numbers.items():
        targets = [texts("battle-need", target=target, number=number) for target, number in numbers]
        values = {number for _, number in numbers}
        told = texts("battle-need-all", number=values.pop()) if len(values) == 1 else ", ".join(targets)
        lines.append(told if len(by_numbers) == 1 else texts.labelled(texts.joined(map(texts.short_name, kinds)), told))
    return [lines[0], " · ".join(lines[1:])] if len(lines) > 2 else lines


# The dice


def _start(place: int, rounds: int) -> int:
    """Where the dice of a side begin: beside the numbers of the rolls if there are several."""
    return _left(place) + _INSET + (_BESIDE_NUMBER if place and rounds > 1 else 0)


def _draw_exchanges(picture: Image.Image, battle: Battle, game: BritanniaRedux, texts: Words) -> None:
    """Rounds of dice, one below the other; before the first die, that it's still to come."""
    shown = decisive(battle)
    if not shown:
        y = (_ROWS_TOP + _ROWS_BOTTOM) / 2 + 20
        write_fitted(
            picture, WIDTH / 2, y, texts("battle-before"), Face.STRONG, 58, WIDTH - 80, INK, least=30, align=0.5
        )
        return
    height, rows = (_ROWS_BOTTOM - _ROWS_TOP) // len(shown), _rows_of(shown, texts)
    for row, each in enumerate(shown):
        top = _ROWS_TOP + row * height
        if row:
            picture.paste(PANEL_EDGE, (_EDGE, top - 1, WIDTH - _EDGE, top + 1))
        picture.paste(PANEL_EDGE, (WIDTH // 2 - 1, top + 14, WIDTH // 2 + 1, top + height - 14))
        for place, nation in enumerate(battle.sides):
            sides = nation, battle.sides[1 - place]
            _draw_shots(picture, game, each, sides, _Half(_start(place, len(shown)), top, height, rows), texts)
        if len(shown) > 1:
            number_disc(each.number, _NUMBER).centre(picture, WIDTH / 2, top + height / 2)


def decisive(battle: Battle) -> list[Exchange]:
    """The rounds that have room: the last, then those with hits before those without, the latest first; in order."""

    def weight(each: Exchange) -> tuple[bool, bool, int]:
        return each is battle.exchanges[-1], any(each.hits(nation) for nation in battle.sides), each.number

    return sorted(sorted(battle.exchanges, key=weight)[-_MOST_ROWS:], key=lambda each: each.number)


@dataclass(frozen=True)
class _Rows:
    """What all rounds on a picture share: how many they are, the most dice of a side, and whether any has a note."""

    rounds: int
    most: int
    is_noted: bool

    @property
    def is_high(self) -> bool:
        """Whether what the dice did has room below them: else it's beside them."""
        return self.rounds == 1 or (self.rounds <= _FEW_ROUNDS and not self.is_noted)

    @property
    def room(self) -> int:
        """The width of a side's dice and words."""
        return _SIDE - _INSET - (_BESIDE_NUMBER if self.rounds > 1 else 0)

    @property
    def die(self) -> int:
        """The size of the dice: that of both sides and of all rounds is one."""
        room = self.room if self.is_high else self.room - _BESIDE_DICE
        return min(_DICE[self.rounds - 1], room // self.most - _DICE_APART)

    @property
    def dice(self) -> int:
        """The width of a side's dice."""
        return self.most * (self.die + _DICE_APART)


@dataclass(frozen=True)
class _Half:
    """One side's part of a round: where it is, among which rows."""

    left: int
    top: int
    height: int
    rows: _Rows


def _rows_of(shown: Sequence[Exchange], texts: Words) -> _Rows:
    sides = [shots for each in shown for shots in each.shots.values()]
    return _Rows(len(shown), max(map(len, sides), default=0) or 1, any(_note(shots, texts) for shots in sides))


def _draw_shots(
    picture: Image.Image, game: BritanniaRedux, each: Exchange, sides: tuple[str, str], half: _Half, texts: Words
) -> None:
    """A side's dice, those that hit first, what they did to the enemy in words, and why some did nothing.

    ``sides``: whose dice, and the enemy. Why has no room if there are three rounds.
    """
    nation, enemy = sides
    shots, rows = in_order(each, nation), half.rows
    size, letters = rows.die, _SAID[rows.rounds - 1]
    note, told = _note(shots, texts), (_said if rows.is_high else _said_briefly)(each, sides, texts)
    note = note if rows.rounds <= _FEW_ROUNDS else ""
    colour = LOSS if each.lost.get(enemy) or (each.is_open and each.hits(nation)) else SECONDARY
    noted = _NOTE + 10 if rows.is_noted and rows.rounds <= _FEW_ROUNDS else 0
    block = size + noted + (letters + 12 if rows.is_high else 0)
    y = half.top + (half.height - block) / 2
    for number, shot in enumerate(shots):
        x = half.left + number * (size + _DICE_APART)
        _die(shot, _fate(shot, each), seat_colour(game.seat_of(shot.nation)), size).put(picture, x, y)
    if rows.is_high:
        base = y + size + letters * 0.78 + 14
        write_fitted(picture, half.left, base, told, Face.HEAVY, letters, rows.room, colour, least=28)
    else:
        x, base = half.left + rows.dice + _DICE_APART, y + size / 2 + letters * 0.34
        room = rows.room - rows.dice - _DICE_APART
        write_fitted(picture, x, base, told, Face.HEAVY, letters, room, colour, least=24)
        base = y + size
    if note:
        write_fitted(picture, half.left, base + _NOTE + 12, note, Face.STRONG, _NOTE, rows.room, INK, least=28)


def in_order(each: Exchange, nation: str) -> list[Shot]:
    """A nation's dice of a round: those that hit, those that were wasted, the others; of each the best first."""
    return sorted(each.shots[nation], key=lambda shot: (_FATES.index(_fate(shot, each)), -shot.score.total))


def _said(each: Exchange, sides: tuple[str, str], texts: Words) -> str:
    """What a nation's dice did to its enemy, after its name; only hits until losses are chosen."""
    nation, enemy = sides
    lost = each.lost.get(enemy)
    if each.is_open and each.hits(nation):
        return texts("battle-hits", count=each.hits(nation))
    if lost is None or not (lost.units or lost.fort):
        return texts("battle-no-hit")
    parts = [texts("battle-kills", count=len(lost.units))] if lost.units else []
    return texts.labelled(
        texts.short_name(enemy), " · ".join([*parts, *([texts("battle-fort-lost")] if lost.fort else [])])
    )


def _said_briefly(each: Exchange, sides: tuple[str, str], texts: Words) -> str:
    """What a nation's dice did to its enemy, which has the letters of its counters."""
    nation, enemy = sides
    lost = each.lost.get(enemy)
    if lost is None or not lost.units:
        return texts("battle-fort-lost") if lost and lost.fort else _said(each, (nation, enemy), texts)
    told = f"{LETTERS[enemy]} {signed(-len(lost.units))}"
    return f"{told} · {texts('battle-fort-lost')}" if lost.fort else told


def _fate(shot: Shot, each: Exchange) -> str:
    """What became of a die: a hit eliminates something, or will once losses are chosen, or is wasted."""
    if shot.victim or (each.is_open and shot.hits):
        return "hit"
    return "wasted" if shot.wasted else "miss"


def _die(shot: Shot, fate: str, colour: Colour, size: int) -> Sprite:
    """A die in the colour of its side if it hit, its pips in it if its hit was wasted, else grey."""
    return _die_sprite(shot.score.die, fate, colour, size)


@cached_image
def _die_sprite(face: int, fate: str, colour: Colour, size: int) -> Sprite:
    if fate == "hit":
        return _hit_sprite(face, colour, size)
    if fate == "miss":
        return die(face, size, _MISS)
    return die(face, size, colour).shown_as("sign", str(face))


def _hit_sprite(face: int, colour: Colour, size: int) -> Sprite:
    """A die that hit: the whole die is in its side's colour."""

    def paint(pen: Pen) -> None:
        for inset, tone in ((0.0, INK), (size * 0.02, BRIGHT_GOLD), (size * 0.07, colour)):
            pen.box(inset, inset, size - 2 * inset, size - 2 * inset, tone, radius=size * 0.19 - inset)
        for x, y in PIPS[face]:
            pen.disc(x * size, y * size, size * 0.1, IVORY)

    return with_shadow(smooth(size, size, paint), blur=2, drop=2, strength=0.4).shown_as("sign", str(face))


def _note(shots: Sequence[Shot], texts: Words) -> str:
    """The leader's bonus, and why dice were wasted."""
    led = [modifier.value for shot in shots[:1] for modifier in shot.score.modifiers if modifier.cause == "leader"]
    parts = [texts("battle-bonus", bonus=led[0])] if led else []
    wasted = Counter(shot.wasted for shot in shots if shot.wasted)
    parts += [texts(f"battle-wasted-{cause}", count=count) for cause, count in wasted.items()]
    return " · ".join(parts)


# The end


def _draw_outcome(picture: Image.Image, battle: Battle, game: BritanniaRedux, texts: Words) -> None:
    """Who won and what it cost, in the colour of the winner."""
    winner = battle.end.winner if battle.end else ""
    ground = seat_colour(game.seat_of(winner)) if winner else SPENT
    top = HEIGHT - _FOOT
    picture.paste(ground, (0, top, WIDTH, HEIGHT))
    headline, *rest = outcome_of(battle, texts).split(" · ")
    room = float(WIDTH - 2 * _EDGE - 24)
    x = float(WIDTH - _EDGE - 12)
    for nation, count in _points(battle).items():
        points = texts("report-points", points=count)
        sprite = pill(f"{texts.short_name(nation)} {points}", 40, INK)
        x -= sprite.width
        sprite.put(picture, x, top + 36 - sprite.height / 2)
        room -= sprite.width + 16
        x -= 16
    size, base = (_HEADLINE, top + 60) if rest else (_HEADLINE + 8, top + 86)
    write_fitted(picture, _EDGE + 12, base, headline, Face.HEAVY, size, room, IVORY, least=28)
    line = " · ".join(rest)
    line = line[:1].upper() + line[1:]
    wide = WIDTH - 2 * _EDGE - 24
    write_fitted(picture, _EDGE + 12, top + 108, line, Face.STRONG, _REST, wide, IVORY, least=22)


def _points(battle: Battle) -> Counter[str]:
    points = Counter[str]()
    for event in battle.scored:
        points[event.nation] += event.points
    return points


def outcome_of(battle: Battle, texts: Words) -> str:
    """How a battle ended, with its losses and the retreat."""
    if battle.end is None:
        return texts("battle-going-on")
    key = "battle-won" if battle.end.winner else "battle-none-left"
    parts = [texts(key, winner=battle.end.winner or battle.sides[0], area=battle.area)]
    for event in battle.retreats[:1]:
        parts.append(texts("battle-retreat", nation=event.nation, area=event.to))
    parts += [texts("battle-fallen", leader=event.leader) for event in battle.fallen if event.cause == "battle"]
    parts += [texts("battle-ruin") for _ in battle.ruins[:1]]
    one, other = battle.sides
    parts.append(texts("battle-cost", one=one, ones=battle.lost(one), other=other, others=battle.lost(other)))
    return " · ".join(parts)


def _told(battle: Battle, texts: Words) -> Iterator[str]:
    """The battle in sentences."""
    yield texts.labelled(texts("battle-title", area=battle.area), _line(battle, texts)) + "."
    for nation in battle.sides:
        yield texts(
            "alt-side", nation=nation, armies=battle.armies(nation), needs=" · ".join(_needs(battle, nation, texts)),
        )  # fmt: skip
        for thing in filter(None, (battle.leader(nation), battle.fort(nation))):
            yield texts("alt-with", nation=nation, thing=thing)
    for each in battle.exchanges:
        rolls = tuple(_told_roll(battle, each, nation) for nation in battle.sides)
        yield texts("alt-exchange", number=each.number, rolls=rolls)
        notes = [note for nation in battle.sides if (note := _note(each.shots[nation], texts))]
        if notes:
            yield texts.joined(notes) + "."
    yield outcome_of(battle, texts) + "."
    for event in battle.scored:
        yield texts("alt-scored", nation=event.nation, points=event.points)


def told_so_far(battle: Battle, game: BritanniaRedux, texts: Words) -> str:
    """The last dice of a battle that goes on, and what both sides have left; empty before the first.

    Who is asked what to lose still has everything: losses are taken when those of both sides are known [B7.3].
    """
    if not battle.exchanges:
        return ""
    last = battle.exchanges[-1]
    key = "panel-battle-rolled" if last.is_open else "panel-battle"
    sides = tuple(
        say("panel-side", nation=nation, units=_units_left(game, battle.area, nation), dice=_dice(last, nation))
        for nation in battle.sides
    )
    return texts(key, number=last.number, sides=sides)


def _units_left(game: BritanniaRedux, area: str, nation: str) -> int:
    """A nation's armies and its intact fortification in an area."""
    return len(game.armies(area, nation)) + (game.fort_of(area, nation) is not None)


def _dice(each: Exchange, nation: str) -> str:
    """A side's dice of a battle round, highest first."""
    return ", ".join(str(shot.score.die) for shot in sorted(each.shots[nation], key=lambda shot: -shot.score.total))


def _told_roll(battle: Battle, each: Exchange, nation: str) -> Text:
    if each.is_open:
        return say("alt-roll-open", nation=nation, dice=_dice(each, nation), count=each.hits(nation))
    lost = each.lost.get(nation)
    return say("alt-roll", nation=nation, dice=_dice(each, nation), lost=len(lost.units) if lost else 0)
