"""The report of a battle, a raid or a battle at sea: both stacks, odds, modifiers, each die in its box, the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from render.core.battle_sheet import GRASS, WIDTH
from render.core.canvas import Pen, Point, Sprite, finished, gradient, rounded_mask, smooth, with_shadow
from render.core.fonts import Face, cap_height, draw_text, text_width, wrapped
from render.core.icons import paste_icon
from render.core.image_cache import cached_image
from render.core.palette import (
    BAND,
    BAND_TEXT,
    BRIGHT_GOLD,
    GAIN,
    GOLD,
    HAIRLINE,
    INK,
    IVORY,
    LOSS,
    PANEL,
    SEA,
    SEA_DEEP,
    SECONDARY,
    Colour,
    darker,
    mix,
)
from render.core.picture import Picture
from render.core.text_panels import disc, panel, pill, write, write_fitted
from render.core.words import Words, signed
from render.italia.answer_strip import Answer, draw_answers, strip_height
from render.italia.battle_model import Battle, Round, Side
from render.italia.hit_numbers import hit_numbers, token_of, token_rank
from render.italia.signs import blank_counter, fleet_sprite, stack_sprite
from render.italia.stacks import stack_of_force
from render.italia.texts import say
from render.italia.theme import livery, seat_colour
from rules.core.text import Text
from rules.italia.events import Force, Shot
from rules.italia.game import Italia, in_points

_BAND_END: Final = (52, 36, 26)
_HEAD, _OUTCOME_LINE = 112, 64
_FOOT, _FOOT_LINE = 112, 70
_PLATE: Final = 764
_LEFTS: Final = (26, WIDTH - 26 - 764)
_PAD: Final = 22
_BAR, _BELOW = 72, 12
_TOKEN, _FLEET, _WAITING = 112, 140, 190
"""The height of a token, of a fleet's, and of those of a battle before its first die."""

_DICE, _LOW_DICE = 430, 320
"""The height of the rows with dice, and above a question's answers."""

_MOST_ROUNDS: Final = 4
_DIE: Final = 250
_WORTH_A_ROW: Final = 1.4
"""How much larger dice must become for one more row."""

_ROUND: Final = 76
_BOLD, _LEAST, _LINE = 54, 44, 62
"""The size of the lines of a plate, the least, and how far apart they are: they can be read on a phone."""

_FATE_ROOM: Final = _PLATE - 2 * _PAD - 64
"""The width of a line with what a side lost, beside its sign."""

_APART: Final = 44
_NEXT, _BEFORE_SIGN = 12, 18
"""The room between a cause and its number, and ahead of the counters of one."""

_SIGN: Final = 62
"""The height of the counters that a number is for."""

_ON_DIE, _HIGHER = 0.4, 0.07
"""The size of the counter on its die, and how much higher the number is above it, as shares of a die."""

_BESIDE_NOW: Final = 20
"""The room between the word for what is left of a side and its units."""

_OUTCOME, _LEAST_OUTCOME = 64, 46
_SEA_GROUND: Final = (SEA, SEA_DEEP)


@dataclass(frozen=True)
class _Fact:
    """What a plate says of a side: a cause, and its number if it has one.

    ``figures``: several numbers, each with the counters that it's for.
    """

    cause: str
    value: str = ""
    figures: Sequence[tuple[Sequence[Sprite], str]] = ()

    @property
    def width(self) -> float:
        """How wide it is in a line."""
        told = text_width(self.cause, Face.STRONG, _BOLD) + (_NEXT + _wide(self.value) if self.value else 0)
        return told + sum(_wide_signs(signs) + _NEXT / 2 + _wide(value) for signs, value in self.figures)


def _wide(value: str) -> float:
    return text_width(value, Face.HEAVY, _BOLD)


def _wide_signs(signs: Sequence[Sprite]) -> float:
    """The width of the counters ahead of their number."""
    return _BEFORE_SIGN + sum(sign.width for sign in signs)


def draw_battle(
    battle: Battle, game: Italia, texts: Words, question: str = "", answers: Sequence[Answer] = ()
) -> Picture:
    """The report of a fight; while it is going on, with the question of the pending decision and its answers."""
    line = outcome(battle, texts) if question and battle.outcome else ""
    plates = [_Plate(battle, side, game, texts) for side in battle.sides]
    head, plate = _HEAD + (_OUTCOME_LINE if line else 0), max(each.height for each in plates)
    rows = head + _BELOW + plate + _BELOW
    low = rows + ((_LOW_DICE if answers else _DICE) + _BELOW if _has_dice(battle) else 0)
    foot = _foot_lines(battle, texts, question)
    picture = Image.new("RGB", (WIDTH, low + _foot_height(foot) + strip_height(answers)))
    ground = _SEA_GROUND if battle.sort == "sea" else GRASS
    picture.paste(gradient(WIDTH, low, *ground), (0, 0))
    _draw_head(picture, battle, texts, line)
    for each, left in zip(plates, _LEFTS, strict=True):
        each.draw(picture, left, head + _BELOW, plate)
    if _has_dice(battle):
        crews = _crews(battle, game)
        _draw_rounds(picture, battle, crews, texts, (rows, low - _BELOW))
    _draw_foot(picture, battle, foot, low, question)
    draw_answers(picture, answers, low + _foot_height(foot))
    return finished(picture, f"{battle.sort}-{battle.place}-{battle.turn}", alt_text(battle, texts, question))


def _has_dice(battle: Battle) -> bool:
    return bool(battle.rounds or battle.opening)


def _draw_head(picture: Image.Image, battle: Battle, texts: Words, line: str) -> None:
    """The dark head: what fight it is and where, and how it ended if a question follows."""
    high = _HEAD + (_OUTCOME_LINE if line else 0)
    picture.paste(gradient(WIDTH, high, BAND, _BAND_END), (0, 0))
    sign = {"sea": "anchor", "raid": "flame"}.get(battle.sort, "swords")
    paste_icon(picture, 24, 18, sign, 76, GOLD)
    title = texts(f"{battle.sort}-title", area=battle.place).upper()
    write_fitted(picture, 122, 80, title, Face.TITLE, 68, WIDTH - 150, BAND_TEXT, least=_LEAST, spacing=2)
    write_fitted(picture, 122, 146, line, Face.STRONG, _BOLD, WIDTH - 150, BRIGHT_GOLD, least=_LEAST)


def battle_line(battle: Battle, texts: Words) -> str:
    """Who attacks whom, and what the place is like."""
    against = texts("battle-line", attacker=battle.attacker.nation, defender=battle.defender.nation)
    return " · ".join([against, *_ground(battle, texts)])


def _ground(battle: Battle, texts: Words) -> list[str]:
    """What the place of a fight is like."""
    told = []
    if battle.terrain in ("highland", "marsh"):
        told.append(texts(f"key-{battle.terrain}"))
    if battle.city and battle.sort == "battle":
        told.append(texts("key-city"))
    if battle.over_water:
        told.append(texts("battle-over-water"))
    return told


class _Plate:
    """The plate of a side: its units before or now, its dice and chances, its losses."""

    def __init__(self, battle: Battle, side: Side, game: Italia, texts: Words) -> None:
        self._battle, self._side, self._texts = battle, side, texts
        self._seat = game.period.seat_of.get(side.nation, "")
        self._now = texts("battle-now") if battle.has_changed else ""
        self._ahead = round(text_width(self._now, Face.ITALIC, _BOLD)) + _BESIDE_NOW if self._now else 0
        self._force = _force(battle, side, self._seat, _WAITING if not _has_dice(battle) else _TOKEN, self._ahead)
        self._facts = _lines_of(_facts(battle, side, self._seat, texts), _PLATE - 2 * _PAD)
        self._fate = _fate(battle, side, texts)

    @property
    def height(self) -> int:
        """The height that its lines need."""
        lines = len(self._facts) + len(self._fate.lines)
        return _BAR + 2 * _BELOW + self._force.height + lines * _LINE + 2 * _BELOW

    def draw(self, picture: Image.Image, left: int, top: int, height: int) -> None:
        """Draw it, as high as the other one."""
        colours, side = livery(self._side.nation), self._side
        panel(_PLATE, height, seat_colour(self._seat)).put(picture, left, top)
        picture.paste(colours.counter, (left + 2, top + 2), rounded_mask(_PLATE - 4, _BAR, 10))
        role = self._texts("battle-attacks" if side is self._battle.attacker else "battle-defends")
        right = left + _PLATE - _PAD
        wide = write(picture, right, top + 52, role, Face.ITALIC, _BOLD, colours.silhouette, align=1)
        name, room = self._texts.short_name(side.nation).upper(), _PLATE - 3 * _PAD - wide
        write_fitted(
            picture, left + _PAD, top + 53, name, Face.TITLE, 50, room, colours.silhouette, least=32, spacing=1
        )  # fmt: skip
        y = top + _BAR + _BELOW
        write(picture, left + _PAD, y + self._force.height / 2 + 18, self._now, Face.ITALIC, _BOLD, INK)
        x = left + _PAD + self._ahead
        self._force.put(picture, x, y)
        self._draw_leaders(picture, (x + self._force.width + 30, y + self._force.height / 2 + 18), right)
        y += self._force.height + _LINE
        for line in self._facts:
            self._draw_facts(picture, line, left + _PAD, y)
            y += _LINE
        self._draw_fate(picture, left + _PAD, top + height - 2 * _BELOW)

    def _draw_leaders(self, picture: Image.Image, at: Point, right: float) -> None:
        """The leaders by name, as far as they have room; a dead one crossed out."""
        x, y = at
        for leader in self._side.leaders[:2]:
            name, is_dead = self._texts.short_name(leader), leader in self._side.killed
            if x + 56 + text_width(name, Face.STRONG, _LEAST) > right:
                return
            paste_icon(picture, x, y - 42, "cross" if is_dead else "standard", 48, LOSS if is_dead else INK)
            tone = SECONDARY if is_dead else INK
            x += 56 + write_fitted(
                picture, x + 56, y, name, Face.STRONG, _BOLD, right - x - 56, tone, least=_LEAST
            ) + 28  # fmt: skip

    def _draw_facts(self, picture: Image.Image, facts: Sequence[_Fact], x: float, y: float) -> None:
        """Facts in a line, what helps green and what hinders red."""
        for fact in facts:
            at = x + write(picture, x, y, fact.cause, Face.STRONG, _BOLD, INK)
            tone = GAIN if fact.value.startswith("+") else LOSS if fact.value.startswith("−") else INK
            if fact.value:
                write(picture, at + _NEXT, y, fact.value, Face.HEAVY, _BOLD, tone)
            for signs, value in fact.figures:
                at += _BEFORE_SIGN
                for sign in signs:
                    sign.put(picture, at, y - cap_height(Face.HEAVY, _BOLD) / 2 - sign.height / 2)
                    at += sign.width
                at += _NEXT / 2 + write(picture, at + _NEXT / 2, y, value, Face.HEAVY, _BOLD, INK)
            x += fact.width + _APART

    def _draw_fate(self, picture: Image.Image, left: float, low: float) -> None:
        """What the side lost, and where a beaten one went, above the lower edge."""
        fate = self._fate
        x = left + (64 if fate.sign else 0)
        top = low - _LINE * (len(fate.lines) - 1)
        if fate.sign:
            paste_icon(picture, left, top - 42, fate.sign, 48, fate.colour)
        for place, line in enumerate(fate.lines):
            room = _PLATE - 2 * _PAD - (x - left)
            write_fitted(picture, x, top + place * _LINE, line, Face.STRONG, _BOLD, room, fate.colour, least=_LEAST)


@dataclass(frozen=True)
class _Fate:
    """What became of a side, in lines, with its sign."""

    lines: Sequence[str] = ()
    sign: str = ""
    colour: Colour = SECONDARY


def _fate(battle: Battle, side: Side, texts: Words) -> _Fate:
    """What a side lost, and where a beaten one went."""
    told, sign, colour = lost_words(side, texts), "cross", LOSS
    if not told and side.retreated and side.nation != battle.winner:
        told, sign, colour = texts("battle-retreats", area=side.retreated), "rout", INK
    if told:
        whole = " · ".join(_together(part) for part in told.split(" · "))
        lines = wrapped(whole, Face.STRONG, _BOLD, _FATE_ROOM)
        return _Fate([line.removesuffix(" ·").removeprefix("· ") for line in lines], sign, colour)
    key = "battle-loss-to-come" if battle.is_to_lose(side) else "battle-no-loss"
    return _Fate([texts(key)]) if battle.rounds else _Fate()


def _together(text: str) -> str:
    """Words that stay in one line, if they have room in one."""
    fits = text_width(text, Face.STRONG, _BOLD) <= _FATE_ROOM
    return text.replace(" ", "\u00a0") if fits else text


def _facts(battle: Battle, side: Side, seat: str, texts: Words) -> list[_Fact]:
    """The attacker's chance, from which number the dice of a side hit, and what is added to them."""
    if battle.sort == "raid" and side is battle.attacker:
        return [_Fact(texts("battle-raid-rule"))]
    found: list[_Fact] = []
    chance = battle.odds if battle.chance is None else battle.chance
    if side is battle.attacker and chance is not None:
        found.append(_Fact(texts("battle-chance"), texts("battle-percent", odds=chance)))
    found += _hits(battle, side, seat, texts)
    added = battle.modifiers(side) if battle.sort != "raid" else []
    found += [
        _Fact(texts(f"mod-{cause}") + (f" {texts('battle-first-round')}" if only else ""), signed(value))
        for cause, value, only in added
    ]
    if side.cargo.size and not any(cause == "transport" for cause, *_ in added):
        found.append(_Fact(texts("battle-aboard", count=side.cargo.size)))
    return found


def _hits(battle: Battle, side: Side, seat: str, texts: Words) -> list[_Fact]:
    """From which number the dice of a side hit: each with its counters in their order, if there are several."""
    numbers = hit_numbers(battle, side)
    several = {number: [token for token in numbers if numbers[token] == number] for number in numbers.values()}
    if len(several) > 1:
        figures = [
            ([blank_counter(side.nation, seat, token, _SIGN) for token in tokens], str(number))
            for number, tokens in several.items()
        ]
        return [_Fact(texts("battle-hits-on"), figures=figures)]
    return [_Fact(texts("battle-hits-on"), str(number)) for number in several]


def _lines_of(facts: Sequence[_Fact], room: float) -> list[list[_Fact]]:
    """Facts in as few lines as they have room in."""
    lines: list[list[_Fact]] = []
    left = 0.0
    for fact in facts:
        if not lines or fact.width > left:
            lines.append([])
            left = room
        lines[-1].append(fact)
        left -= fact.width + _APART
    return lines


def _force(battle: Battle, side: Side, seat: str, largest: int, ahead: int) -> Sprite:
    """The units at the beginning, or those that are left of a fight that goes on, as large as they fit into a plate.

    They are at most as high as ``largest``, and leave room ``ahead`` of them.
    """
    force, aboard = (side.left, side.cargo_left) if battle.has_changed else (side.force, side.cargo)
    stack = stack_of_force(side.nation, seat, Force(force.units, (), force.reduced))
    if battle.sort == "sea":
        fleets = force.units.get("fleet", 0)
        cargo = sum(aboard.units.values())
        return fleet_sprite(side.nation, seat, fleets, cargo, len(side.leaders), max(largest, _FLEET))
    room = _PLATE - 2 * _PAD - ahead - (300 if side.force.leaders else 0)
    size = next((size for size in range(largest, 60, -6) if stack_sprite(stack, size).width < room), 60)
    return stack_sprite(stack, size)


def lost_words(side: Side, texts: Words) -> str:
    """What a side lost, in words: units, flips, leaders, and where the rest went."""
    lost: list[str | Text] = [say(f"count-{kind}", count=count) for kind, count in sorted(side.lost.items()) if count]
    lost += side.killed
    told = [texts("battle-lost", lost=tuple(lost))] if lost else []
    if side.driven:
        told.append(texts("battle-driven", count=side.driven))
    if damaged := _damaged(side):
        is_flipped = bool(side.force.units.get("consular-legion"))  # the menu calls these so
        told.append(texts("battle-flipped" if is_flipped else "battle-reduced", count=damaged))
    if told and side.retreated:
        told.append(texts("battle-retreats", area=side.retreated))
    return " · ".join(told)


def _damaged(side: Side) -> int:
    """How many units were damaged and are still there: those that were lost afterwards are told as lost."""
    left = sum(side.force.units.values()) - sum(side.lost.values()) - side.driven
    return max(min(side.reduced, side.still_reduced, left), 0)


@dataclass(frozen=True)
class _Crew:
    """Who rolls the dice of a side; ``is_mixed``: its counters hit from several numbers, so each die has its own."""

    nation: str
    seat: str
    is_mixed: bool

    def in_order(self, shots: Sequence[Shot]) -> Sequence[Shot]:
        """Dice in the order of the counters on the side's plate."""
        return sorted(shots, key=lambda shot: token_rank(token_of(shot, self.nation))) if self.is_mixed else shots

    def draw(self, picture: Image.Image, shot: Shot, size: int, at: Point) -> None:
        """Draw a die, with its counter over its lower edge."""
        x, y = at
        die_sprite(shot, size, is_marked=self.is_mixed).put(picture, x, y)
        if self.is_mixed:
            sign = blank_counter(self.nation, self.seat, token_of(shot, self.nation), round(size * _ON_DIE))
            sign.centre(picture, x + size * (1 - _ON_DIE / 2) + 2, y + size * (1 - _ON_DIE / 2) + 2)


def _crews(battle: Battle, game: Italia) -> tuple[_Crew, _Crew]:
    """Who rolls the dice of both sides."""
    first, second = (
        _Crew(side.nation, game.period.seat_of.get(side.nation, ""), len({*hit_numbers(battle, side).values()}) > 1)
        for side in battle.sides
    )
    return first, second


def _draw_rounds(
    picture: Image.Image, battle: Battle, crews: tuple[_Crew, _Crew], texts: Words, edges: tuple[int, int]
) -> None:
    """The dice of each round, the attacker's at the left, the defender's at the right."""
    top, bottom = edges
    shown = [(str(number), each) for number, each in enumerate(battle.rounds, 1)]
    if len(shown) == 1 and battle.opening is None:
        shown = [("", shown[0][1])]  # a number says nothing of the only round
    if len(shown) > _MOST_ROUNDS:
        shown = [shown[0], *shown[-(_MOST_ROUNDS - 1) :]]
    if battle.opening is not None:
        shown = [("!", battle.opening), *shown[-(_MOST_ROUNDS - 1) :]]
    height = (bottom - top - 8 * (len(shown) - 1)) / len(shown)
    size = _size_of_dice([each for _, each in shown], height, texts)
    for place, (number, each) in enumerate(shown):
        y = top + place * (height + 8)
        panel(WIDTH - 52, round(height)).put(picture, 26, y)
        unmarked = replace(crews[0], is_mixed=False), replace(crews[1], is_mixed=False)
        _draw_round(picture, each, unmarked if number == "!" else crews, number, (y, height), size, texts)


def _size_of_dice(rounds: Sequence[Round], height: float, texts: Words) -> int:
    """The size at which the dice of all rounds have room."""
    shots = [side for each in rounds for side in (each.attacker, each.defender) if side]
    return min((_arranged(len(side), _room_for(side, height, texts), height - 16)[1] for side in shots), default=_DIE)


def _room_for(shots: Sequence[Shot], height: float, texts: Words) -> float:
    """The width that the dice of a side have beside their hits."""
    told = max(_verdict(shots, texts).width, _width_of_wasted(shots, height, texts))
    return (WIDTH - 52) / 2 - min(_ROUND, height - 16) / 2 - 40 - told - 18


def _width_of_wasted(shots: Sequence[Shot], height: float, texts: Words) -> float:
    """The width of what a high enough row says of hits that were too many."""
    wasted = sum(shot.wasted for shot in shots)
    if not wasted or height <= 2 * _ROUND:
        return 0
    return text_width(texts("battle-wasted", count=wasted), Face.STRONG, _BOLD)


def _draw_round(
    picture: Image.Image,
    each: Round,
    crews: tuple[_Crew, _Crew],
    number: str,
    rows: tuple[float, float],
    die: int,
    texts: Words,
) -> None:
    y, height = rows
    size = round(min(_ROUND, height - 16))
    if number:
        disc(number, size, INK, BRIGHT_GOLD, GOLD).centre(picture, WIDTH / 2, y + height / 2)
    else:
        middle = WIDTH // 2
        picture.paste(HAIRLINE, (middle - 2, round(y) + 24, middle + 2, round(y + height) - 24))
    _draw_dice(picture, each.attacker, crews[0], WIDTH / 2 - size / 2 - 24, rows, die, -1, texts)
    _draw_dice(picture, each.defender, crews[1], WIDTH / 2 + size / 2 + 24, rows, die, 1, texts)


def _verdict(shots: Sequence[Shot], texts: Words) -> Sprite:
    """The hits of a side in words."""
    hits = sum(shot.hit and not shot.wasted for shot in shots)
    return pill(texts("battle-hits", count=hits), _BOLD, GAIN if hits else SECONDARY)


def _draw_dice(
    picture: Image.Image,
    shots: Sequence[Shot],
    crew: _Crew,
    x: float,
    rows: tuple[float, float],
    size: int,
    way: int,
    texts: Words,
) -> None:
    """Dice in rows from the middle outwards; their hits in words at the outer end, and those that were too many."""
    y, height = rows
    count, wasted = _verdict(shots, texts), sum(shot.wasted for shot in shots)
    middle = WIDTH / 2 + way * ((WIDTH - 52) / 2 - 16 - count.width / 2)
    lifted = 36 if _width_of_wasted(shots, height, texts) else 0
    count.centre(picture, middle, y + height / 2 - lifted)
    if lifted:
        told, edge = texts("battle-wasted", count=wasted), WIDTH / 2 + way * ((WIDTH - 52) / 2 - 16)
        write(picture, edge, y + height / 2 + 66, told, Face.STRONG, _BOLD, INK, align=max(way, 0))
    down = max(1, int((height - 10) // (size + 6)))
    across = max(1, int((_room_for(shots, height, texts) + 8) // (size + 8)))
    lines = max(1, -(-len(shots) // across))
    per_row = -(-len(shots) // min(lines, down)) if shots else 1
    lines = -(-len(shots) // per_row)
    for place, shot in enumerate(crew.in_order(shots)):
        row, column = divmod(place, per_row)
        if way < 0:  # from left to right, as the counters are
            column = min(per_row, len(shots) - row * per_row) - 1 - column
        left = x + way * (column * (size + 8) + size / 2) - size / 2
        top = y + height / 2 - lines * (size + 6) / 2 + row * (size + 6) + 3
        crew.draw(picture, shot, size, (left, top))


def _arranged(count: int, wide: float, high: float) -> tuple[int, int]:
    """In how many rows some dice are largest, and how large."""
    best = (1, 20)
    for rows in (1, 2, 3):
        per_row = -(-count // rows) if count else 1
        size = int(min(_DIE, wide / per_row - 8, high / rows - 6))
        if size > best[1] * _WORTH_A_ROW:
            best = rows, size
    return best


def die_sprite(shot: Shot, size: int, *, is_marked: bool) -> Sprite:
    """A d10: green for a hit, pale green for a wasted one; its number leaves room for its counter, if it's marked."""
    return _die(shot.die, size, shot.hit, shot.wasted, (-_HIGHER, -_HIGHER) if is_marked else (0, 0))


@cached_image
def _die(die: int, size: int, hit: bool, wasted: bool, moved: Point) -> Sprite:
    ground = mix(GAIN, PANEL, 0.62) if wasted else GAIN if hit else PANEL
    colour = IVORY if hit and not wasted else INK
    letters = round(size * 0.62)

    def paint(pen: Pen) -> None:
        edge = size * 0.06
        pen.box(0, 0, size, size, darker(ground, 0.4), radius=size * 0.2)
        pen.box(edge, edge, size - 2 * edge, size - 2 * edge, ground, radius=size * 0.14)
        x, y = (0.5 + moved[0]) * size * pen.scale, (0.5 + moved[1]) * size * pen.scale
        base, large = y + cap_height(Face.HEAVY, letters) / 2 * pen.scale, letters * pen.scale
        draw_text(pen.draw, x, base, str(die), Face.HEAVY, large, (*colour, 255), align=0.5)

    return with_shadow(smooth(size, size, paint, scale=3), blur=2, drop=1, strength=0.3)


def _even(text: str, room: float) -> list[str]:
    """A text in as few lines as have room, each as long as the others: no word is alone in the last one."""
    count = len(wrapped(text, Face.STRONG, _BOLD, room))
    narrower = (wrapped(text, Face.STRONG, _BOLD, room * share / 10) for share in range(5, 11))
    return next(lines for lines in narrower if len(lines) == count)


def _foot_lines(battle: Battle, texts: Words, question: str) -> list[str]:
    """The question, or the outcome and the points: in one line if they have room."""
    if question:
        return _even(question, WIDTH - 100)
    told = outcome(battle, texts)
    points = " · ".join(
        f"{texts.short_name(side.nation)} +{in_points(side.halves)}" for side in battle.sides if side.halves
    )
    is_short = text_width(f"{told}   {points}", Face.HEAVY, _BOLD) < WIDTH - 110
    return [f"{told}\t{points}"] if points and is_short else [*filter(None, (told, points))]


def _foot_height(lines: Sequence[str]) -> int:
    return _FOOT + (len(lines) - 1) * _FOOT_LINE


def _draw_foot(picture: Image.Image, battle: Battle, lines: Sequence[str], top: int, question: str) -> None:
    """The question on gold, or the outcome with the points on a band in the winner's colours."""
    colours = livery(battle.winner)
    ground, written = (BRIGHT_GOLD, INK) if question else (colours.counter, colours.silhouette)
    picture.paste(ground, (0, top, WIDTH, top + _foot_height(lines)))
    picture.paste(HAIRLINE, (0, top, WIDTH, top + 3))
    for place, line in enumerate(lines):
        told, _, points = line.partition("\t")
        y = top + _FOOT - 36 + place * _FOOT_LINE
        room = WIDTH - 70 - (text_width(points, Face.HEAVY, _BOLD) + 40 if points else 0)
        if question:
            write_fitted(
                picture, WIDTH / 2, y, told, Face.STRONG, _OUTCOME, room, written, least=_LEAST_OUTCOME, align=0.5
            )  # fmt: skip
        else:
            write_fitted(picture, 34, y, told, Face.HEAVY, _OUTCOME, room, written, least=_LEAST_OUTCOME)
        write(picture, WIDTH - 36, y, points, Face.HEAVY, _BOLD, written, align=1)


def outcome(battle: Battle, texts: Words) -> str:
    """How the fight ended."""
    key = f"outcome-{battle.outcome or 'open'}"
    loser = battle.defender.nation if battle.winner == battle.attacker.nation else battle.attacker.nation
    told = texts(key, winner=battle.winner or battle.attacker.nation, loser=loser, area=battle.place)
    if battle.pillaged and battle.sort == "battle":
        told = f"{told} · {texts('outcome-pillaged', area=battle.place)}"
    return told


def alt_text(battle: Battle, texts: Words, question: str = "") -> str:
    """The fight in sentences: both sides, the odds, each round's dice, losses, outcome."""
    told = [texts.labelled(texts(f"{battle.sort}-title", area=battle.place), battle_line(battle, texts)) + "."]
    for side in battle.sides:
        units = tuple(say(f"count-{kind}", count=count) for kind, count in side.force.units.items())
        told.append(texts("alt-side", nation=side.nation, force=(*units, *side.leaders) or (say("nothing"),)))
        told += [
            texts("alt-modifier", cause=_sentence(texts(f"mod-{cause}")), by=signed(value))
            for cause, value, _ in battle.modifiers(side)
        ]
    if battle.chance is not None:
        told.append(texts("alt-odds-now", nation=battle.attacker.nation, odds=battle.chance))
    elif battle.odds is not None:
        told.append(texts("alt-odds", nation=battle.attacker.nation, odds=battle.odds))
    if battle.opening is not None:
        dice = _told_dice((*battle.opening.attacker, *battle.opening.defender))
        told.append(texts(f"alt-{battle.opening_sort}", dice=dice))
    for number, each in enumerate(battle.rounds, 1):
        told.append(
            texts("alt-round", number=number, attacker=_told_dice(each.attacker), defender=_told_dice(each.defender))
        )
    for side in battle.sides:
        lost = lost_words(side, texts)
        if lost:
            told.append(texts("alt-lost", nation=side.nation, lost=lost))
    told.append(question or f"{outcome(battle, texts)}.")
    return " ".join(told)


def _sentence(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


def _told_dice(shots: Sequence[Shot]) -> str:
    """Dice as numbers, hits marked with a star."""
    return ", ".join(f"{shot.die}{'*' if shot.hit and not shot.wasted else ''}" for shot in shots) or "–"
