"""The report of a battle: terrain, both sides and what they need to hit, every die, the losses, and the outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from render.britannia_redux.battle_model import Battle, Exchange
from render.britannia_redux.signs import army_sprite, leader_star, wall_sign
from render.britannia_redux.texts import say
from render.britannia_redux.theme import livery, seat_colour
from render.core.battle_sheet import GRASS
from render.core.canvas import Pen, Sprite, finished, gradient, smooth
from render.core.cards import HEIGHT, REPORT_HEAD, WIDTH, draw_report_head, draw_report_line
from render.core.fonts import Face
from render.core.map_symbols import die
from render.core.palette import INK, IVORY, LOSS, PANEL_EDGE, SECONDARY, SPENT, Colour, rgb
from render.core.picture import Picture
from render.core.text_panels import disc, panel, pill, write, write_fitted
from render.core.words import Words
from rules.britannia_redux.events import HitsTaken, Shot
from rules.britannia_redux.game import BritanniaRedux
from rules.core.text import Text

_GROUND_HARD: Final = ((190, 176, 146), (160, 146, 118))
"""The ground of difficult terrain, from top to bottom; that of clear terrain is the core's."""

_SIDE: Final = 574
_EDGE: Final = 18
_FORCES: Final = 168
"""The height of a side's plate: counter, number of armies, hit numbers."""

_COUNTER: Final = 112
_ROWS_TOP: Final = REPORT_HEAD + 14 + _FORCES + 12
_FOOT: Final = 70
_ROWS_BOTTOM: Final = HEIGHT - _FOOT - 8
_MOST_ROWS: Final = 4
_DICE: Final = (156, 118, 82, 62)
"""The size of the dice by how many rounds are shown."""

_MISS: Final = rgb("#a89d8a")
_MIDDLE: Final = 72
_SMALL_DICE: Final = 0.6
"""Below this share of their greatest size dice are in two rows."""

_DEAD: Final = (128, 104, 76, 60)
"""The size of the counter of lost armies by how many rounds are shown."""

_PILL: Final = 40
_INNER: Final = 196
"""Pixels between the middle of the picture and the dice of a side: the losses are there."""


def draw_battle(battle: Battle, game: BritanniaRedux, texts: Words) -> Picture:
    """The report of a battle, finished or not."""
    hard = battle.began.hard
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.paste(gradient(WIDTH, HEIGHT, *(_GROUND_HARD if hard else GRASS)), (0, 0))
    draw_report_head(picture, "swords", texts("battle-title", area=battle.area))
    draw_report_line(picture, _line(battle, texts), WIDTH - 150)
    for place, nation in enumerate(battle.sides):
        _draw_side(picture, battle, game, nation, place, texts)
    _draw_exchanges(picture, battle, game, texts)
    _draw_outcome(picture, battle, game, texts)
    stem = f"battle-{battle.began.scene or battle.area}"
    return finished(picture, stem, " ".join(_told(battle, texts)))


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
    left, top = _left(place), REPORT_HEAD + 14
    panel(_SIDE, _FORCES, livery(game, nation).counter).put(picture, left, top)
    horse = any(game.kind(unit) == "cavalry" for unit in battle.units(nation))
    sprite = army_sprite(livery(game, nation), battle.armies(nation), _COUNTER, cavalry=horse)
    sprite.put(picture, left + 22, top + 28)
    x, room = left + 154, _SIDE - 170
    role = texts("battle-attacks" if place == 0 else "battle-defends")
    wide = write_fitted(picture, x, top + 50, texts.short_name(nation), Face.STRONG, 42, room - 130, INK, least=24)
    write_fitted(picture, x + wide + 14, top + 49, role, Face.ITALIC, 30, room - wide - 14, SECONDARY, least=18)
    y, x0, at = top + 58, x, float(x)
    leader, fort = battle.leader(nation), battle.fort(nation)
    if leader:
        leader_star(36).put(picture, at, y)
        told = texts("battle-leader", leader=texts.short_name(leader))
        half = room // (2 if fort else 1) - 50
        at += 58 + write_fitted(picture, at + 44, y + 29, told, Face.STRONG, 30, half, INK, least=17)
    if fort:
        wall_sign(fort, True, seat_colour(game.seat_of(nation)), 36).put(picture, at, y)
        name = texts.short_name(fort)
        write_fitted(picture, at + 46, y + 29, name, Face.STRONG, 30, x0 + room - at - 50, INK, least=17)
    lines = _needs(battle, nation, texts)
    size, pitch = (32, 0) if len(lines) == 1 else (27, 30)
    base = top + (138 if leader or fort else 128) - pitch // 2
    for row, line in enumerate(lines):
        write_fitted(picture, x0, base + row * pitch, line, Face.BODY, size, room, INK, least=14)


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


def _draw_exchanges(picture: Image.Image, battle: Battle, game: BritanniaRedux, texts: Words) -> None:
    """The last rounds of dice, one below the other; before the first die, that it's still to come."""
    shown = battle.exchanges[-_MOST_ROWS:]
    if not shown:
        write(picture, WIDTH / 2, _ROWS_TOP + 150, texts("battle-before"), Face.ITALIC, 44, INK, align=0.5)
        return
    height = (_ROWS_BOTTOM - _ROWS_TOP) // len(shown)
    for row, each in enumerate(shown):
        _draw_exchange(picture, battle, game, each, (_ROWS_TOP + row * height, height, _DICE[len(shown) - 1]), texts)


def _draw_exchange(
    picture: Image.Image, battle: Battle, game: BritanniaRedux, each: Exchange, row: tuple[int, int, int], texts: Words
) -> None:
    """A round of dice: both sides' dice beside the number of the round, with what each side lost.

    ``row``: top and height of the row, size of its dice.
    """
    top, height, size = row
    middle = top + height // 2
    dead = _DEAD[_DICE.index(size)]
    if each is not battle.exchanges[0]:
        picture.paste(PANEL_EDGE, (_EDGE, top - 1, WIDTH - _EDGE, top + 1))
    disc(str(each.number), min(_MIDDLE - 12, height - 24), SECONDARY, IVORY).centre(picture, WIDTH / 2, middle)
    for place, nation in enumerate(battle.sides):
        enemy = battle.sides[1 - place]
        shots = sorted(each.shots[nation], key=lambda shot: -shot.score.total)
        _draw_shots(picture, game, shots, place, (middle, size), texts)
        if enemy in each.lost:
            _draw_loss(picture, game, each.lost[enemy], 1 - place, (middle, dead), texts)


def _draw_shots(
    picture: Image.Image,
    game: BritanniaRedux,
    shots: Sequence[Shot],
    place: int,
    row: tuple[int, int],
    texts: Words,
) -> None:
    """A side's dice from the middle outwards, the best first; below, what was added and what was wasted.

    ``row``: the middle of the row, and the size of its dice.
    """
    middle, largest = row
    note = _note(shots, texts)
    room = WIDTH // 2 - _INNER - _EDGE
    size, rows = min(largest, room // max(len(shots), 1) - 8), 1
    if size < largest * _SMALL_DICE:
        size, rows = min(round(largest * 0.66), room // -(-len(shots) // 2) - 8), 2
    columns = -(-len(shots) // rows)
    y = middle - rows * (size + 8) // 2 + 4 - (16 if note else 0)
    way = -1 if place == 0 else 1
    start = _INNER + max(0, room - columns * (size + 8)) / 2
    for number, shot in enumerate(shots):
        row_of_die, column = divmod(number, columns)
        x = WIDTH / 2 + way * (start + column * (size + 8) + size / 2) - size / 2
        _die(shot, seat_colour(game.seat_of(shot.nation)), size).put(picture, x, y + row_of_die * (size + 8))
    if note:
        x = WIDTH / 2 + way * (_INNER + room / 2)
        write_fitted(picture, x, y + rows * (size + 8) + 23, note, Face.STRONG, 30, room, INK, least=18, align=0.5)


def _die(shot: Shot, colour: Colour, size: int) -> Sprite:
    """A die in the colour of its side if it eliminated something, struck through if its hit was wasted, else grey."""
    fate = "hit" if shot.victim else "wasted" if shot.wasted else "miss"
    return _die_sprite(shot.score.die, fate, colour, size)


@lru_cache(maxsize=256)
def _die_sprite(face: int, fate: str, colour: Colour, size: int) -> Sprite:
    sprite = die(face, size, _MISS if fate == "miss" else colour)
    if fate == "miss":
        return sprite
    image = sprite.image.copy()

    def paint(pen: Pen) -> None:
        if fate == "hit":
            for inset, tone in ((0.0, IVORY), (size * 0.035, LOSS)):
                pen.disc(size * 0.84, size * 0.16, size * 0.2 - inset, tone)
            reach = size * 0.085
            for way in (-1, 1):
                ends = [
                    (size * 0.84 - reach, size * 0.16 - reach * way),
                    (size * 0.84 + reach, size * 0.16 + reach * way),
                ]
                pen.line(ends, size * 0.055, IVORY)
        else:
            pen.line([(size * 0.06, size * 0.94), (size * 0.94, size * 0.06)], size * 0.11, IVORY)
            pen.line([(size * 0.08, size * 0.92), (size * 0.92, size * 0.08)], size * 0.06, LOSS)

    image.alpha_composite(smooth(size, size, paint), (sprite.left, sprite.top))
    return Sprite(image, size, size, sprite.left, sprite.top).shown_as("sign", str(face))


def _note(shots: Sequence[Shot], texts: Words) -> str:
    """The leader's bonus, and why dice were wasted."""
    led = [modifier.value for shot in shots[:1] for modifier in shot.score.modifiers if modifier.cause == "leader"]
    parts = [texts("battle-bonus", bonus=led[0])] if led else []
    wasted = Counter(shot.wasted for shot in shots if shot.wasted)
    parts += [texts(f"battle-wasted-{cause}", count=count) for cause, count in wasted.items()]
    return " · ".join(parts)


def _draw_loss(
    picture: Image.Image, game: BritanniaRedux, lost: HitsTaken, place: int, row: tuple[int, int], texts: Words
) -> None:
    """What a side lost, crossed out, on its own side of the round's number.

    ``row``: the middle of the row, and the size of the counter.
    """
    middle, size = row
    x = WIDTH / 2 + (-1 if place == 0 else 1) * (_MIDDLE / 2 + 12 + size / 2)
    if lost.units:
        _crossed_out(army_sprite(livery(game, lost.nation), len(lost.units), size)).centre(picture, x, middle)
    if lost.fort:
        told = pill(texts("battle-fort-lost"), min(_PILL, size // 3), LOSS)
        outwards = (-1 if place == 0 else 1) * max(0, told.width - size) / 2
        told.centre(picture, x + outwards, middle + (size / 2 if lost.units else 0))


def _crossed_out(sprite: Sprite) -> Sprite:
    """A counter with a cross over it."""
    size = sprite.width

    def paint(pen: Pen) -> None:
        for thick, tone in ((size * 0.10, IVORY), (size * 0.055, LOSS)):
            for ends in ([(0.1, 0.1), (0.9, 0.9)], [(0.1, 0.9), (0.9, 0.1)]):
                pen.line([(size * x, size * y) for x, y in ends], thick, tone)

    image = sprite.image.copy()
    image.alpha_composite(smooth(size, size, paint), (sprite.left, sprite.top))
    return Sprite(image, sprite.width, sprite.height, sprite.left, sprite.top)


# The end


def _draw_outcome(picture: Image.Image, battle: Battle, game: BritanniaRedux, texts: Words) -> None:
    """Who won and what it cost, in the colour of the winner."""
    winner = battle.end.winner if battle.end else ""
    ground = seat_colour(game.seat_of(winner)) if winner else SPENT
    top = HEIGHT - _FOOT
    picture.paste(ground, (0, top, WIDTH, HEIGHT))
    told = outcome_of(battle, texts)
    points = _points(battle)
    room = WIDTH - 60
    if points:
        sprites = [pill(f"{texts.short_name(nation)} +{count}", 30, INK) for nation, count in points.items()]
        room -= sum(sprite.width + 12 for sprite in sprites)
        x = float(WIDTH - 26)
        for sprite in sprites:
            x -= sprite.width
            sprite.put(picture, x, top + (_FOOT - sprite.height) / 2)
            x -= 12
    write_fitted(picture, 30, top + 47, told, Face.STRONG, 38, room, IVORY, least=18)


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
    """The last dice of a battle that goes on, and what both sides have left; empty before the first."""
    if not battle.exchanges:
        return ""
    last = battle.exchanges[-1]
    sides = tuple(
        say("panel-side", nation=nation, units=_units_left(game, battle.area, nation), dice=_dice(last, nation))
        for nation in battle.sides
    )
    return texts("panel-battle", number=last.number, sides=sides)


def _units_left(game: BritanniaRedux, area: str, nation: str) -> int:
    """A nation's armies and its intact fortification in an area."""
    return len(game.armies(area, nation)) + (game.fort_of(area, nation) is not None)


def _dice(each: Exchange, nation: str) -> str:
    """A side's dice of a battle round, highest first."""
    return ", ".join(str(shot.score.die) for shot in sorted(each.shots[nation], key=lambda shot: -shot.score.total))


def _told_roll(battle: Battle, each: Exchange, nation: str) -> Text:
    lost = each.lost.get(nation)
    return say("alt-roll", nation=nation, dice=_dice(each, nation), lost=len(lost.units) if lost else 0)
