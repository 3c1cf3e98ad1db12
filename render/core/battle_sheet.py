"""The battle report of any game: two camps' boxes with large counters, dice between them, losses and other passes.

A report is always 1600 by 1000 pixels, however many passes a battle has: one pass is shown large, the others as a strip
at the side. A game fills in the dataclasses; it doesn't place anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from PIL import Image

from render.core.arrows import Leg, bent, draw_arrow
from render.core.canvas import Box, Point, Sprite, gradient, rounded_mask
from render.core.counters import Counter, Fate, beaten_sprite, counter_sprite, destroyed_face
from render.core.fonts import Face, fitted_size, text_width, wrapped
from render.core.icons import paste_icon
from render.core.map_symbols import die, leader_disc
from render.core.palette import (
    BAND,
    BAND_SECONDARY,
    BAND_TEXT,
    BRIGHT_GOLD,
    GOLD,
    INK,
    IVORY,
    PANEL_EDGE,
    SECONDARY,
    Colour,
)
from render.core.text_panels import disc, panel, pill, write, write_fitted

Camp = Literal["upper", "lower"]
CAMPS: Final[tuple[Camp, Camp]] = ("upper", "lower")
WIDTH: Final = 1600
HEIGHT: Final = 1000
HEAD: Final = 108
GRASS: Final = ((214, 202, 164), (196, 183, 142))
"""The ground of a field, from top to bottom."""

BOX: Final = (376, 230)
COUNTER: Final = 172
"""The counter that fights; with its name it fills its box."""

TOTAL: Final = 66
"""The size of a total; half as large as a counter, so that it can be read inline."""

_LEFTS: Final = (26, 438, 850)
_GAP: Final = 36
"""Pixels between columns: arrows go through there, beside dice and names."""

_TOPS: Final[dict[Camp, int]] = {"upper": 122, "lower": 672}
_LANE: Final = (_TOPS["upper"] + BOX[1], _TOPS["lower"])
_SIDE: Final = (1246, 328)
"""The left edge and width of the column with losses and other passes."""

_NAME_ROOM: Final = 124
"""The room of a box's name, beside stamps and leaders."""

_REAR: Final = 44
_RANKS: Final = 3
_TEXT: Final = (206, 160)
"""Where names start in a box, and their room."""

_CAMP_PLATE: Final = 208
_STRIP: Final = 112
FORCES_HEIGHT: Final = HEAD + 2 * (_CAMP_PLATE + 10) + 22
"""The height of a sheet with the forces before a battle."""

_FORCE_STEP: Final = 220
_MOST_LOSSES: Final = 5
_CAUSE_SIZES: Final = (27, 26, 25, 24, 23, 22, 21, 20, 19, 18)
_CAUSE_ROW: Final = 29
_ARROW: Final = 26
"""How far above the lower edge of a counter an arrow starts or ends: below the names beside it."""

_NOTES: Final = 930
_FOOT: Final = 64


@dataclass(frozen=True)
class Fighter:
    """A unit in a box: its counter and name, its fate in this pass, and the leaders with it as icons."""

    counter: Counter
    name: str
    fate: Fate | None = None
    leaders: tuple[str, ...] = ()


@dataclass(frozen=True)
class Throw:
    """A camp's die with its modifiers: their sum, their causes in words, and whether this total won."""

    die: int
    added: int
    total: int
    causes: str = ""
    won: bool = False


@dataclass(frozen=True)
class Fire:
    """Fire by a camp before the melee, in a few words."""

    camp: Camp
    told: str
    hit: bool


@dataclass(frozen=True)
class Meeting:
    """A melee: both throws, the verdict, the camp that lost (None: a tie), and who attacks across columns.

    ``across``: the attacker's camp and column, and the victim's column.
    """

    upper: Throw
    lower: Throw
    verdict: str
    loser: Camp | None = None
    across: tuple[Camp, int, int] | None = None


@dataclass(frozen=True)
class Column:
    """Two boxes that face each other, and what happened between them. ``names`` are those of the boxes."""

    names: tuple[str, str]
    upper: tuple[Fighter, ...] = ()
    lower: tuple[Fighter, ...] = ()
    fire: tuple[Fire, ...] = ()
    meetings: tuple[Meeting, ...] = ()

    def units(self, camp: Camp) -> tuple[Fighter, ...]:
        """The units of a camp's box, the one that fights first."""
        return self.upper if camp == "upper" else self.lower


@dataclass(frozen=True)
class Pass:
    """One pass of a battle: its number, its title, its columns, and remarks."""

    number: int
    title: str
    columns: tuple[Column, ...]
    notes: str = ""


@dataclass(frozen=True)
class Army:
    """A camp: its name and colours, whether it's behind walls, its losses so far, and its stratagems."""

    name: str
    ground: Colour
    colour: Colour = IVORY
    walled: bool = False
    routed: tuple[Counter, ...] = ()
    destroyed: tuple[Counter, ...] = ()
    stratagems: tuple[str, ...] = ()


@dataclass(frozen=True)
class Report:
    """A battle as far as it was fought. ``shown`` is the place of the large pass among ``passes``."""

    sign: str
    title: str
    line: str
    armies: tuple[Army, Army]
    passes: tuple[Pass, ...] = ()
    shown: int = -1
    outcome: str = ""
    winner: Camp | None = None
    empty: str = ""

    def army(self, camp: Camp) -> Army:
        """The army of a camp."""
        return self.armies[0] if camp == "upper" else self.armies[1]


def decisive(weights: Sequence[float]) -> int:
    """The place of the pass to show large: the heaviest one, the last of several."""
    return max(range(len(weights)), key=lambda place: (weights[place], place), default=-1)


def draw_report(report: Report) -> Image.Image:
    """The report as a picture of 1600 by 1000 pixels."""
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.paste(gradient(WIDTH, HEIGHT - HEAD, *GRASS), (0, HEAD))
    draw_head(picture, report.sign, report.title, report.line, room=WIDTH - 380 if report.passes else WIDTH - 150)
    if report.passes:
        shown = report.passes[report.shown]
        _draw_numbers(picture, report.passes, shown)
        _draw_pass(picture, report, shown)
        _draw_strip(picture, [each for each in report.passes if each is not shown])
    for place, camp in enumerate(CAMPS):
        _draw_army(picture, report.army(camp), HEAD + 14 + place * (_CAMP_PLATE + 10))
    if report.outcome:
        _draw_outcome(picture, report)
    return picture


def draw_forces(report: Report, upper: Sequence[Fighter], lower: Sequence[Fighter]) -> Image.Image:
    """Both camps' forces before their lines are drawn up: counters in two rows, no higher than these."""
    picture = Image.new("RGB", (WIDTH, FORCES_HEIGHT))
    picture.paste(gradient(WIDTH, FORCES_HEIGHT - HEAD, *GRASS), (0, HEAD))
    draw_head(picture, report.sign, report.title, report.line)
    for place, (camp, units) in enumerate(zip(CAMPS, (upper, lower), strict=True)):
        top = HEAD + 14 + place * (_CAMP_PLATE + 10)
        _draw_force(picture, units, top)
        _draw_army(picture, report.army(camp), top)
    return picture


def _draw_force(picture: Image.Image, units: Sequence[Fighter], top: int) -> None:
    """Counters in a row with their names below, as large as the row allows."""
    room = _SIDE[0] - 2 * _LEFTS[0]
    step = min(_FORCE_STEP, room // max(len(units), 1))
    size = min(COUNTER - 20, step - 14)
    left = _LEFTS[0] + (room - step * len(units)) // 2
    for place, unit in enumerate(units):
        middle = left + step * (place + 0.5)
        y = top + (_CAMP_PLATE - size - (36 if unit.name else 0)) // 2
        _sprite(unit, size).put(picture, middle - size / 2, y)
        write_fitted(picture, middle, y + size + 32, unit.name, Face.STRONG, 28, step - 8, INK, least=14, align=0.5)


def draw_head(picture: Image.Image, sign: str, title: str, line: str, *, room: float = WIDTH - 150) -> None:
    """The dark head of a report, ``HEAD`` pixels high: silhouette, title and a line."""
    picture.paste(gradient(WIDTH, HEAD, BAND, (52, 36, 26)), (0, 0))
    paste_icon(picture, 28, 22, sign, 66, GOLD)
    write_fitted(picture, 114, 58, title.upper(), Face.TITLE, 48, room, BAND_TEXT, least=28, spacing=2)
    write_fitted(picture, 116, 94, line, Face.ITALIC, 32, room, BAND_SECONDARY, least=20)


def draw_line(picture: Image.Image, army: Army, camp: Camp, columns: Sequence[Column], top: int, empty: str) -> None:
    """A camp's boxes from left to right; ``empty`` is written into those without units."""
    for left, column in zip(_LEFTS, columns, strict=False):
        _draw_box(picture, army, camp, left, top)
        _draw_units(picture, camp, column, (left, top), empty)


def counter_box(camp: Camp, column: int) -> Box:
    """The box of the counter that fights in a column."""
    left, top = _counter_corner(camp, _LEFTS[column], _TOPS[camp])
    return left, top, left + COUNTER, top + COUNTER


def _draw_numbers(picture: Image.Image, passes: Sequence[Pass], shown: Pass) -> None:
    """The passes as discs in the head, the shown one in gold."""
    x = WIDTH - 46.0
    for each in reversed(passes):
        ground, colour = (BRIGHT_GOLD, INK) if each is shown else (SECONDARY, IVORY)
        disc(str(each.number), 50, ground, colour, GOLD).centre(picture, x, HEAD / 2)
        x -= 60
    write(picture, x + 20, HEAD / 2 + 11, shown.title.rpartition(" ")[0], Face.HEAD, 28, GOLD, spacing=2, align=1)


def _draw_pass(picture: Image.Image, report: Report, shown: Pass) -> None:
    for camp in CAMPS:
        draw_line(picture, report.army(camp), camp, shown.columns, _TOPS[camp], report.empty)
    for left, column in zip(_LEFTS, shown.columns, strict=False):
        _draw_lane(picture, report, column, left)
    for column in shown.columns:
        for meeting in column.meetings:
            if meeting.across is not None:
                _draw_across(picture, report, meeting.across)
    if shown.notes:
        write_fitted(picture, _LEFTS[0], _NOTES, shown.notes, Face.STRONG, 26, _SIDE[0] - 46, INK, least=16)


def _draw_box(picture: Image.Image, army: Army, camp: Camp, left: int, top: int) -> None:
    """A pale box with an edge in the camp's colour; a wall's battlements are outside, towards the enemy."""
    picture.paste(army.ground, (left, top), _mask(BOX, 255))
    inner = BOX[0] - 6, BOX[1] - 6
    picture.paste(gradient(*inner, (240, 230, 204), (228, 215, 182)), (left + 3, top + 3), _mask(inner, 255))
    if not army.walled:
        return
    edge = top + BOX[1] - 2 if camp == "upper" else top - 12
    tooth = BOX[0] / 17
    for place in range(0, 17, 2):
        x = left + place * tooth
        picture.paste(SECONDARY, (round(x), edge, round(x + tooth), edge + 14))


def _draw_units(picture: Image.Image, camp: Camp, column: Column, corner: tuple[int, int], empty: str) -> None:
    left, top = corner
    name = column.names[CAMPS.index(camp)].upper()
    x, baseline = (left + 18, top + 31) if camp == "upper" else (left + 62, top + BOX[1] - 14)
    write_fitted(picture, x, baseline, name, Face.HEAD, 21, _NAME_ROOM, SECONDARY, least=14, spacing=1)
    units = column.units(camp)
    if not units:
        middle = left + BOX[0] / 2, top + BOX[1] / 2 + 12
        write(picture, *middle, empty, Face.ITALIC, 36, SECONDARY, align=0.5)
        return
    x, y = _counter_corner(camp, left, top)
    _sprite(units[0], COUNTER).put(picture, x, y)
    for place, leader in enumerate(units[0].leaders):
        leader_disc(leader, 58).centre(picture, x + 8, y + COUNTER - 12 - place * 60)
    base = _draw_name(picture, units[0].name, left + _TEXT[0], top + 40)
    for unit in units[1 : 1 + _RANKS]:
        _sprite(unit, _REAR).put(picture, left + _TEXT[0], base)
        write_fitted(
            picture, left + _TEXT[0] + _REAR + 8, base + 30, unit.name, Face.BODY, 22, _TEXT[1] - _REAR - 8, INK,
            least=13,
        )  # fmt: skip
        base += _REAR + 2


def _draw_name(picture: Image.Image, name: str, x: float, y: int) -> int:
    """Write a unit's name in up to two lines. Returns where the units behind it start."""
    size = next((size for size in (32, 30, 28, 26, 24, 22) if _fits(name, size)), 20)
    for line in wrapped(name, Face.STRONG, size, _TEXT[1])[:2]:
        write_fitted(picture, x, y, line, Face.STRONG, size, _TEXT[1], INK, least=14)
        y += size + 2
    return y - size + 14


def _fits(name: str, size: int) -> bool:
    lines = wrapped(name, Face.STRONG, size, _TEXT[1])
    return len(lines) <= 2 and all(text_width(line, Face.STRONG, size) <= _TEXT[1] for line in lines)


def _counter_corner(camp: Camp, left: int, top: int) -> tuple[int, int]:
    return left + 18, top + (BOX[1] - COUNTER - 18 if camp == "upper" else 20)


def _sprite(unit: Fighter, size: int) -> Sprite:
    return counter_sprite(unit.counter, size) if unit.fate is None else beaten_sprite(unit.counter, size, unit.fate)


def _draw_lane(picture: Image.Image, report: Report, column: Column, left: int) -> None:
    """Fire and melee of a column."""
    if len(column.meetings) == 1:
        _draw_single(picture, report, column, left)
        return
    top, bottom = _LANE[0] + 16, _LANE[1] - 14
    if column.fire:
        for fire in column.fire:
            x = left if fire.camp == "upper" else left + BOX[0] // 2
            _draw_fire(picture, report, fire, x + 4, top, BOX[0] // 2 - 8)
        top += 44
    for place, meeting in enumerate(column.meetings):
        height = (bottom - top) // len(column.meetings)
        _draw_small(picture, report, meeting, (left, top + place * height), height)


def _draw_single(picture: Image.Image, report: Report, column: Column, left: int) -> None:
    """A melee over the whole lane: each camp's throw beside its box, its causes next, the verdict in the middle."""
    (meeting,) = column.meetings
    top, bottom = _LANE[0] + 8, _LANE[1] - 76
    _draw_throw(picture, report.army("upper"), meeting.upper, left, top)
    _draw_throw(picture, report.army("lower"), meeting.lower, left, bottom)
    upper, lower = _causes(meeting.upper), _causes(meeting.lower)
    _write_causes(picture, upper, left, top + 68)
    _write_causes(picture, lower, left, bottom - 4 - _CAUSE_ROW * len(lower[0]))
    _verdict(report, meeting, 30, BOX[0] - 16).centre(picture, left + BOX[0] / 2, (_LANE[0] + _LANE[1]) / 2)
    for fire in column.fire:
        y = top + 14 if fire.camp == "upper" else bottom + 18
        _draw_fire(picture, report, fire, left + 236, y, BOX[0] - 240)


def _causes(throw: Throw) -> tuple[list[str], int]:
    """The causes of a throw's modifiers in at most two lines, and their font size."""
    room = BOX[0] - 6
    size = next((size for size in _CAUSE_SIZES if len(wrapped(throw.causes, Face.STRONG, size, room)) <= 2), 16)
    return (wrapped(throw.causes, Face.STRONG, size, room)[:2] if throw.causes else []), size


def _write_causes(picture: Image.Image, causes: tuple[list[str], int], left: int, top: int) -> None:
    lines, size = causes
    for place, line in enumerate(lines):
        baseline = top + place * _CAUSE_ROW + 22
        write_fitted(picture, left + 6, baseline, line, Face.STRONG, size, BOX[0] - 6, INK, least=14)


def _draw_throw(picture: Image.Image, army: Army, throw: Throw, left: int, top: int) -> None:
    """A die, its modifiers and the total: in the camp's colour if it won, grey if not."""
    die(throw.die, 66, army.ground).put(picture, left + 6, top + 2)
    x = left + 84.0
    if throw.added:
        x += write(picture, x, top + 48, _signed(throw.added), Face.STRONG, 38, INK) + 8
    x += write(picture, x, top + 48, "=", Face.STRONG, 38, SECONDARY) + 8
    write(picture, x, top + 58, str(throw.total), Face.HEAVY, TOTAL, army.ground if throw.won else SECONDARY)


def _draw_small(picture: Image.Image, report: Report, meeting: Meeting, corner: tuple[int, int], height: int) -> None:
    """A melee in a row, the upper camp's throw at the left, the verdict below."""
    left, top = corner
    side = min(56, height // 2)
    for place, camp in enumerate(CAMPS):
        throw, army = (meeting.upper, meeting.lower)[place], report.army(camp)
        x = left + 6.0 + place * BOX[0] / 2
        die(throw.die, side, army.ground).put(picture, x, top)
        x += side + 8
        if throw.added:
            x += write(picture, x, top + side * 0.7, _signed(throw.added), Face.STRONG, side // 2, INK) + 6
        colour = army.ground if throw.won else SECONDARY
        write(picture, x, top + side * 0.82, f"={throw.total}", Face.HEAVY, max(36, round(side * 0.8)), colour)
    size = 26 if height > 96 else 20
    _verdict(report, meeting, size, BOX[0] - 16).centre(picture, left + BOX[0] / 2, top + side + 6 + size * 0.8)


def _verdict(report: Report, meeting: Meeting, size: int, room: float) -> Sprite:
    size = fitted_size(meeting.verdict, Face.STRONG, size, room - size, least=14)
    if meeting.loser is None:
        return pill(meeting.verdict, size, SECONDARY)
    army = report.army(meeting.loser)
    return pill(meeting.verdict, size, army.ground, army.colour)


def _draw_fire(picture: Image.Image, report: Report, fire: Fire, x: float, y: float, room: float) -> None:
    """A bow and the result on a chip, gold if it hit."""
    size = fitted_size(fire.told, Face.STRONG, 26, room - 44, least=14)
    chip = panel(round(room), 40, BRIGHT_GOLD if fire.hit else PANEL_EDGE, (250, 226, 150) if fire.hit else IVORY)
    chip.put(picture, x, y)
    paste_icon(picture, x + 6, y + 5, "bow", 30, report.army(fire.camp).ground)
    write(picture, x + 40, y + 20 + size * 0.33, fire.told, Face.STRONG, size, INK)


def _draw_across(picture: Image.Image, report: Report, across: tuple[Camp, int, int]) -> None:
    """The arrow of a unit that attacks in another column: through the gap between the columns, beside everything."""
    line = way_across(across)
    draw_arrow(picture, line, report.army(across[0]).ground, "attack", width=11)


def way_across(across: tuple[Camp, int, int]) -> Leg:
    """The way from a unit's counter through the gap beside its victim's column to the victim's counter."""
    camp, origin, target = across
    enemy: Camp = "lower" if camp == "upper" else "upper"
    start, end = counter_box(camp, origin), counter_box(enemy, target)
    is_right = target > origin
    x = _LEFTS[target] - _GAP + 7 if is_right else _LEFTS[target] + BOX[0] + _GAP / 2
    leaves, arrives = (start[2] + 5, end[0] - 7) if is_right else (start[0] - 5, end[2] + 7)
    high, low = start[3] - _ARROW, end[3] - _ARROW
    corners: list[Point] = [(leaves, high), (x, high), (x, low), (arrives, low)]
    if abs(target - origin) > 1:
        near, middle = _LEFTS[origin] + (BOX[0] + _GAP / 2 if is_right else -_GAP / 2), (_LANE[0] + _LANE[1]) / 2
        corners = [corners[0], (near, high), (near, middle), (x, middle), *corners[2:]]
    return bent(corners, 5 if is_right else 22)


def _draw_army(picture: Image.Image, army: Army, top: int) -> None:
    """A camp's losses: how many routed and destroyed, their counters, and its stratagems."""
    left, width = _SIDE
    panel(width, _CAMP_PLATE, army.ground).put(picture, left, top)
    picture.paste(army.ground, (left + 2, top + 2), _mask((width - 4, 46), 255))
    write_fitted(
        picture, left + width / 2, top + 35, army.name.upper(), Face.HEAD, 27, width - 30, army.colour,
        least=16, align=0.5, spacing=2,
    )  # fmt: skip
    rows = (("rout", army.routed, "routed"), ("cross-out", army.destroyed, "destroyed"))
    for place, (sign, counters, fate) in enumerate(rows):
        y = top + 54 + place * 52
        paste_icon(picture, left + 12, y + 6, sign, 36, INK if counters else SECONDARY)
        write(picture, left + 84, y + 40, str(len(counters)), Face.HEAVY, 44, INK if counters else SECONDARY, align=1)
        step = min(50, (width - 146) // max(1, len(counters) - 1) if len(counters) > _MOST_LOSSES - 1 else 50)
        for number, counter in enumerate(counters):
            sprite = counter_sprite(counter, 44) if fate == "routed" else destroyed_face(counter, 44)
            sprite.put(picture, left + 96 + number * step, y + 3)
    text = " · ".join(army.stratagems)
    if text:
        picture.paste(BAND, (left + 12, top + 162), _mask((width - 24, 36), 255))
        paste_icon(picture, left + 18, top + 166, "scroll", 28, BRIGHT_GOLD)
        write_fitted(picture, left + 54, top + 188, text, Face.STRONG, 24, width - 76, BAND_TEXT, least=13)


def _draw_strip(picture: Image.Image, passes: Sequence[Pass]) -> None:
    """The other passes in small: who met whom, and who was routed or destroyed."""
    left, width = _SIDE
    top = HEAD + 14 + 2 * (_CAMP_PLATE + 10)
    for place, each in enumerate(passes[-_RANKS:]):
        y = top + place * (_STRIP + 8)
        panel(width, _STRIP).put(picture, left, y)
        disc(str(each.number), 50, SECONDARY, IVORY, GOLD).centre(picture, left + 42, y + _STRIP / 2)
        for number, column in enumerate(each.columns[:3]):
            x = left + 92 + number * 76
            for camp, baseline in (("upper", y + 8), ("lower", y + 58)):
                units = column.upper if camp == "upper" else column.lower
                if units:
                    worst = next((unit for unit in units if unit.fate), units[0])
                    _sprite(worst, 46).put(picture, x, baseline)
                else:
                    write(picture, x + 23, baseline + 32, "–", Face.STRONG, 30, SECONDARY, align=0.5)


def _draw_outcome(picture: Image.Image, report: Report) -> None:
    """The outcome on a band in the winner's colour."""
    ground, colour = BAND, BAND_TEXT
    if report.winner is not None:
        army = report.army(report.winner)
        ground, colour = army.ground, army.colour
    picture.paste(ground, (0, HEIGHT - _FOOT, WIDTH, HEIGHT))
    write_fitted(
        picture, WIDTH / 2, HEIGHT - 20, report.outcome, Face.STRONG, 40, WIDTH - 80, colour, least=22, align=0.5
    )


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}"


@lru_cache(maxsize=32)
def _mask(size: tuple[int, int], opacity: int) -> Image.Image:
    return rounded_mask(*size, 10).point([value * opacity // 255 for value in range(256)])
