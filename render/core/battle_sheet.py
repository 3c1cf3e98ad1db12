"""The battle report of any game: two camps' boxes with large counters, dice between them, and losses.

A report shows one pass, however many a battle has, so that everything on it can be read on a phone. A game fills in the
dataclasses; it doesn't place anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from PIL import Image

from render.core.arrows import Leg, bent, draw_arrow
from render.core.canvas import Box, Point, Sprite, gradient, rounded_mask
from render.core.counters import Counter, Fate, beaten_sprite, counter_sprite, overview
from render.core.fonts import Face, fitted_size, text_width, wrapped
from render.core.icons import paste_icon
from render.core.image_cache import cached_image
from render.core.map_symbols import die, fallen_disc, leader_disc
from render.core.palette import (
    BAND,
    BAND_SECONDARY,
    BAND_TEXT,
    BRIGHT_GOLD,
    GOLD,
    INK,
    IVORY,
    LOSS,
    PANEL_EDGE,
    SECONDARY,
    Colour,
)
from render.core.plates import letter_disc
from render.core.text_panels import panel, pill, write, write_fitted

Camp = Literal["upper", "lower"]
CAMPS: Final[tuple[Camp, Camp]] = ("upper", "lower")
WIDTH: Final = 1600
HEIGHT: Final = 1000
HEAD: Final = 108
GRASS: Final = ((214, 202, 164), (196, 183, 142))
"""The ground of a field, from top to bottom."""

LEGIBLE: Final = 54
"""The letters that can be read on a phone: 12 of its pixels."""

BOX: Final = (490, 222)
COUNTER: Final = 146
"""The counter that fights; its name is above it."""

TOTAL: Final = 88
"""The size of a total; half as large as a counter, so that it can be read inline and on a phone."""

HEADINGS: Final = 64
"""The height of the row with the names of the columns."""

STRIP: Final = 74
"""The height of a camp's strip: its name, its stratagem and its losses."""

HIGH_HEAD: Final = 146
"""The height of a report's head with letters that can be read on a phone."""

_LANE_HEIGHT: Final = 284
"""The height of what happens between the lines: two dice with the verdict between them."""

LEFTS: Final = (24, 555, 1086)
"""The left edges of the columns."""

_GAP: Final = 41
"""Pixels between columns: arrows go through there, beside dice and names."""

_TOPS: Final[dict[Camp, int]] = {
    "upper": HIGH_HEAD + STRIP + HEADINGS, "lower": HIGH_HEAD + STRIP + HEADINGS + BOX[1] + _LANE_HEIGHT,
}  # fmt: skip
_LANE: Final = (_TOPS["upper"] + BOX[1], _TOPS["lower"])
_EDGE: Final = 24
PAD: Final = 14
_REAR: Final = 112
"""A unit behind the one that fights: beside its counter, without a name."""

_REAR_LETTER, _BESIDE, _NEXT = 84, 0.7, 18
"""The letter of an answer at such a unit, the share of it that is beside a small counter, and the gap to the next."""

_ROOMY: Final = 84
"""The size from which such a counter has room for its bonus: the letter is wholly beside it."""

_TOLD_REAR, _TOLD_BEHIND = 92, 50
"""The size of such a unit with words below it, and the letters of these."""

_NAME_BASE, _BELOW_NAME = 54, 66
"""How far below the upper edge of a box its name is, and its counter."""

_BETWEEN_NAMES: Final = 24
"""The gap between the names of two units at least."""

_STAMP: Final = 14
"""By how much a beaten counter is smaller: the stamp at its corner is below the name."""

_LEADER, _LONE_LEADER, _SMALL, _RAISED = 76, 112, 66, 40
"""A leader's disc, and one that shares its box with a single unit; its size above the sign of a broken box, and how far
it is moved up there."""

_BROKEN_LEADER: Final = 92
"""A leader's disc beside the sign of a broken box."""

_FIRE, _FIRE_ALONE = 78, 100
"""The height of what fire did, beside the box that was fired at; where there's no melee, there's more room."""

_RANKS: Final = 3
_TURN, _FLANK = 110, 26
"""How far inside an open box the arrow of a unit turns that attacks through it, and how wide it is."""

_FLIGHT: Final = 14
"""How wide the arrow of fire is."""

_WALL, _STONE, _JOINT = 26, (150, 138, 116), (92, 82, 66)
"""The height of a wall before a box, and the colours of its stones and of its joints."""

_SLANT: Final = 44
"""How far before the middle of a box an arrow turns towards it, so that its head can be seen."""

_NAMES: Final = (LEGIBLE, 52, 50, 48, 46, 44)
_NAME_ROW: Final = 56
_DIE: Final = 88
FOOT: Final = 138
_FIELD_END: Final = _TOPS["lower"] + BOX[1] + 6 + STRIP
FORCES_HEIGHT: Final = _FIELD_END
"""The height of a sheet with the forces before a battle, and of a report without an outcome."""

_CHOICE: Final = 330
"""The height of the row with what may be chosen."""

_TOLD: Final = (64, 60, 57, LEGIBLE, 50, 46)
_TOLD_ROW, _TOLD_ROWS = 62, 3
_FORCE, _LEAST_FORCE = 250, 60
_LETTER: Final = 84
"""The disc with the letter of an answer."""


@dataclass(frozen=True)
class Fighter:
    """A unit in a box: its counter and name, its fate in this pass, and the leaders with it as icons.

    ``letter``: that of the answer which names it. ``brief``: the name for a unit that is behind another one; if it's
    empty, only units in front are named. ``fallen``: those of the leaders who were killed.
    """

    counter: Counter
    name: str
    fate: Fate | None = None
    leaders: tuple[str, ...] = ()
    letter: str = ""
    brief: str = ""
    fallen: tuple[str, ...] = ()

    def leader_sign(self, leader: str, size: int) -> Sprite:
        """The disc of one of its leaders: paled and struck out if he was killed."""
        return fallen_disc(leader, size) if leader in self.fallen else leader_disc(leader, size)


@dataclass(frozen=True)
class Throw:
    """A camp's die, the sum of its modifiers, and whether this total won."""

    die: int
    added: int
    total: int
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
    why: str = ""

    def is_through(self, camp: Camp) -> bool:
        """Whether a unit attacks across columns through the box of a camp that faces it."""
        return self.across is not None and self.across[0] != camp


@dataclass(frozen=True)
class Column:
    """Two boxes that face each other, and what happened between them.

    ``broken``: the camps whose boxes broke in this pass. ``empty``: what is written into its box without units, if not
    the same as everywhere. ``rears``: who is behind the unit that fights, of the upper and the lower camp, in words:
    the longest ones first.
    """

    name: str
    upper: tuple[Fighter, ...] = ()
    lower: tuple[Fighter, ...] = ()
    fire: tuple[Fire, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    broken: tuple[Camp, ...] = ()
    empty: str = ""
    rears: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())

    def rear(self, camp: Camp) -> tuple[str, ...]:
        """Who is behind the unit of a camp that fights, in words."""
        return self.rears[0 if camp == "upper" else 1]

    def units(self, camp: Camp) -> tuple[Fighter, ...]:
        """The units of a camp's box, the one that fights first."""
        return self.upper if camp == "upper" else self.lower


@dataclass(frozen=True)
class Pass:
    """One pass of a battle: its title and its columns."""

    title: str
    columns: tuple[Column, ...]


@dataclass(frozen=True)
class Army:
    """A camp: its name and colours, whether it's behind walls, its stratagems, and its losses in words."""

    name: str
    ground: Colour
    colour: Colour = IVORY
    walled: bool = False
    stratagems: tuple[str, ...] = ()
    losses: str = ""


@dataclass(frozen=True)
class Choice:
    """Something that may be chosen: its name, what it does and the letter of the answer."""

    name: str
    told: str
    letter: str = ""


@dataclass(frozen=True)
class Report:
    """A battle as far as it was fought.

    ``shown`` is the place of the drawn pass among ``passes``. ``outcome`` and ``why`` stand below: who won and why, or
    what happened and what is asked. ``empty`` and ``broken`` are written into boxes without units, or that broke;
    ``routed`` and ``destroyed`` into those that have lost their units in this pass.
    ``behind`` is below the units behind those that fight. ``leader``: the icon of the leader that the question is
    about. ``choices``: what is chosen between before the lines are drawn up.
    """

    sign: str
    title: str
    line: str
    armies: tuple[Army, Army]
    passes: tuple[Pass, ...] = ()
    shown: int = -1
    outcome: str = ""
    why: str = ""
    winner: Camp | None = None
    empty: str = ""
    broken: str = ""
    leader: str = ""
    behind: str = ""
    choices: tuple[Choice, ...] = ()
    routed: str = ""
    destroyed: str = ""

    def army(self, camp: Camp) -> Army:
        """The army of a camp."""
        return self.armies[0] if camp == "upper" else self.armies[1]


def decisive(weights: Sequence[float]) -> int:
    """The place of the pass to show large: the heaviest one, the last of several."""
    return max(range(len(weights)), key=lambda place: (weights[place], place), default=-1)


def draw_report(report: Report) -> Image.Image:
    """The report as a picture 1600 pixels wide: one pass, below it the outcome or the question."""
    picture = field(FORCES_HEIGHT + (FOOT if report.outcome else 0))
    shown = report.passes[report.shown] if report.passes else None
    draw_high_head(picture, report.sign, report.title, report.line, shown.title if shown else "")
    for camp, top in zip(CAMPS, (HIGH_HEAD, _FIELD_END - STRIP), strict=True):
        draw_strip(picture, report.army(camp), top)
    if shown is not None:
        _draw_pass(picture, report, shown)
    draw_outcome(picture, report)
    return picture


def draw_forces(report: Report, upper: Sequence[Fighter], lower: Sequence[Fighter]) -> Image.Image:
    """Both camps' forces before their lines are drawn up: large counters in two rows."""
    picture = field(FORCES_HEIGHT + (FOOT if report.outcome else 0))
    draw_high_head(picture, report.sign, report.title, report.line)
    end = _FIELD_END - (_CHOICE if report.choices else 0)
    middle = (HIGH_HEAD + end) // 2
    _draw_choices(picture, report.choices, end)
    for camp, units, top in zip(CAMPS, (upper, lower), (HIGH_HEAD, middle), strict=True):
        draw_strip(picture, report.army(camp), top)
        _draw_force(picture, units, top + STRIP, middle - HIGH_HEAD - STRIP)
    draw_outcome(picture, report)
    return picture


def _draw_choices(picture: Image.Image, choices: Sequence[Choice], top: int) -> None:
    """What may be chosen, side by side: each with its name and what it does."""
    if not choices:
        return
    picture.paste(BAND, (0, top, WIDTH, top + _CHOICE))
    step = (WIDTH - _EDGE) // len(choices)
    width = step - _EDGE
    for place, choice in enumerate(choices):
        left = _EDGE + place * step
        panel(width, _CHOICE - 24, GOLD).put(picture, left, top + 12)
        if choice.letter:
            letter_disc(choice.letter, _LETTER).put(picture, left + 22, top + 28)
        else:
            paste_icon(picture, left + 24, top + 34, "scroll", 70, LOSS)
        write_fitted(picture, left + 124, top + 90, choice.name, Face.STRONG, 64, width - 150, INK, least=LEGIBLE)
        for size in _TOLD:
            lines = wrapped(choice.told, Face.STRONG, size, width - 56)
            if len(lines) <= _TOLD_ROWS:
                break
        for line, told in enumerate(lines[:_TOLD_ROWS]):
            write(picture, left + 28, top + 168 + line * _TOLD_ROW, told, Face.STRONG, size, INK)


def field(height: int) -> Image.Image:
    """An empty sheet of a height: the ground of the field below the head."""
    picture = Image.new("RGB", (WIDTH, height))
    picture.paste(gradient(WIDTH, height - HIGH_HEAD, *GRASS), (0, HIGH_HEAD))
    return picture


def _draw_force(picture: Image.Image, units: Sequence[Fighter], top: int, height: int) -> None:
    """Counters with their names below, as large as there is room; many in two rows."""
    rows = 2 if len(units) > _ONE_ROW else 1
    each = -(-len(units) // rows)
    step = (WIDTH - 2 * _EDGE) // max(each, _LEAST_PLACES)
    names = [name_lines(unit.name, step - 16)[0] if unit.name else [] for unit in units]
    high = height // rows
    if high - 2 * _NAME_ROW < _LEAST_FORCE:  # many units above choices: their names in one line, or none
        fit = all(text_width(unit.name, Face.STRONG, _NAMES[-1]) <= step - 12 for unit in units)
        names = [[unit.name] if unit.name and fit else [] for unit in units]
    below = max((len(lines) for lines in names), default=0) * _NAME_ROW
    size = min(_FORCE, step - 16, max(high - below - 24, _LEAST_FORCE))
    for place, (unit, lines) in enumerate(zip(units, names, strict=True)):
        row, column = divmod(place, each)
        middle = WIDTH / 2 + step * (column - (min(each, len(units) - row * each) - 1) / 2)
        y = top + row * high + (high - size - below) // 2
        unit_sprite(unit, size).put(picture, middle - size / 2, y)
        if unit.letter:
            letter_disc(unit.letter, _LETTER).centre(picture, middle - size / 2, y + _LETTER / 3)
        for line, name in enumerate(lines):
            at = middle, y + size + 46 + line * _NAME_ROW
            write_fitted(picture, *at, name, Face.STRONG, LEGIBLE, step - 12, INK, least=_NAMES[-1], align=0.5)


_ONE_ROW, _LEAST_PLACES = 6, 4
"""The most counters in one row, and for how many there's room at least."""


def draw_head(picture: Image.Image, sign: str, title: str, line: str, *, room: float = WIDTH - 150) -> None:
    """The dark head of a report, ``HEAD`` pixels high: silhouette, title and a line."""
    picture.paste(gradient(WIDTH, HEAD, BAND, (52, 36, 26)), (0, 0))
    paste_icon(picture, 28, 22, sign, 66, GOLD)
    write_fitted(picture, 114, 58, title.upper(), Face.TITLE, 48, room, BAND_TEXT, least=28, spacing=2)
    write_fitted(picture, 116, 94, line, Face.ITALIC, 32, room, BAND_SECONDARY, least=20)


def draw_high_head(picture: Image.Image, sign: str, title: str, line: str, pass_title: str = "") -> None:
    """The dark head of a report, `HIGH_HEAD` pixels high: silhouette, title, a line, and which pass it is."""
    picture.paste(gradient(WIDTH, HIGH_HEAD, BAND, (52, 36, 26)), (0, 0))
    paste_icon(picture, 24, 28, sign, 80, GOLD)
    aside = 0.0
    if pass_title:
        aside = write(picture, WIDTH - _EDGE, 64, pass_title, Face.HEAD, LEGIBLE, GOLD, spacing=2, align=1) + 40
    room = WIDTH - 124 - _EDGE
    write_fitted(picture, 122, 60, title.upper(), Face.TITLE, 58, room - aside, BAND_TEXT, least=34, spacing=2)
    write_fitted(picture, 124, 124, line, Face.ITALIC, LEGIBLE, room, BAND_SECONDARY, least=40)


def draw_strip(picture: Image.Image, army: Army, top: int) -> None:
    """A camp's strip in its colour: its name, its stratagems, and at the right its losses in words."""
    picture.paste(army.ground, (0, top, WIDTH, top + STRIP))
    base = top + STRIP - 19
    x = _EDGE + write(picture, _EDGE, base, army.name.upper(), Face.HEAD, LEGIBLE, army.colour, spacing=2)
    told = fitted_size(army.losses, Face.STRONG, LEGIBLE, WIDTH - x - 2 * _EDGE, least=40)
    end = WIDTH - _EDGE - write(picture, WIDTH - _EDGE, base, army.losses, Face.STRONG, told, army.colour, align=1)
    if army.stratagems:
        paste_icon(picture, x + 26, top + 15, "scroll", 46, army.colour)
        text, room = " · ".join(army.stratagems), end - x - 110
        write_fitted(picture, x + 80, base, text, Face.ITALIC, LEGIBLE, room, army.colour, least=36)


def draw_headings(picture: Image.Image, columns: Sequence[Column], top: int) -> None:
    """The names of the columns above them."""
    for left, column in zip(LEFTS, columns, strict=False):
        middle = left + BOX[0] / 2
        write_fitted(
            picture, middle, top + HEADINGS - 13, column.name.upper(), Face.HEAD, LEGIBLE, BOX[0], SECONDARY,
            least=40, align=0.5, spacing=1,
        )  # fmt: skip


def draw_line(
    picture: Image.Image,
    army: Army,
    camp: Camp,
    columns: Sequence[Column],
    top: int,
    empty: str,
    *,
    broken: str = "",
    behind: str = "",
    height: int = BOX[1],
) -> None:
    """A camp's boxes from left to right; ``empty`` is written into those without units, ``behind`` below the rear."""
    for left, column in zip(LEFTS, columns, strict=False):
        told = broken if camp in column.broken else ""
        is_crossed = any(meeting.is_through(camp) for meeting in column.meetings)
        is_open = is_crossed and not column.units(camp)
        draw_box(picture, replace(army, walled=army.walled and not is_open), camp, (left, top), height)
        _draw_units(
            picture, column.units(camp), (left, top), height, (column.empty or empty, told, behind),
            (army.ground, army.colour), is_crossed=is_crossed,
        )  # fmt: skip


def counter_box(camp: Camp, column: int) -> Box:
    """The box of the counter that fights in a column."""
    left, top = LEFTS[column] + PAD, _TOPS[camp] + _BELOW_NAME
    return left, top, left + COUNTER, top + COUNTER


def _draw_pass(picture: Image.Image, report: Report, shown: Pass) -> None:
    draw_headings(picture, shown.columns, HIGH_HEAD + STRIP)
    for camp in CAMPS:
        draw_line(
            picture, report.army(camp), camp, shown.columns, _TOPS[camp], report.empty,
            broken=report.broken, behind=report.behind,
        )  # fmt: skip
    for left, column in zip(LEFTS, shown.columns, strict=False):
        _draw_lane(picture, report, column, left)
    for column in shown.columns:
        for meeting in column.meetings:
            if meeting.across is not None:
                _draw_across(picture, report, shown, meeting.across)


def draw_box(picture: Image.Image, army: Army, camp: Camp, corner: tuple[int, int], height: int) -> None:
    """A pale box with an edge in the camp's colour; a wall's battlements are outside, towards the enemy."""
    left, top = corner
    picture.paste(army.ground, (left, top), _mask((BOX[0], height), 255))
    inner = BOX[0] - 8, height - 8
    picture.paste(gradient(*inner, (240, 230, 204), (228, 215, 182)), (left + 4, top + 4), _mask(inner, 255))
    if army.walled:
        _draw_wall(picture, left, top + height - 2 if camp == "upper" else top - _WALL + 2)


def _draw_wall(picture: Image.Image, left: int, top: int) -> None:
    """A course of stones with joints, as wide as a box."""
    picture.paste(_JOINT, (left, top, left + BOX[0], top + _WALL))
    high, wide = _WALL // 2 - 1, 35
    for row in range(2):
        for x in range(left - row * wide // 2, left + BOX[0], wide):
            stone = max(x, left) + 2, top + 2 + row * high, min(x + wide, left + BOX[0] - 2), top + row * high + high
            if stone[2] > stone[0]:
                picture.paste(_STONE, stone)


def _draw_units(
    picture: Image.Image,
    units: Sequence[Fighter],
    corner: tuple[int, int],
    height: int,
    words: tuple[str, str, str],
    colours: tuple[Colour, Colour],
    *,
    is_crossed: bool,
) -> None:
    """The name of the unit that fights; below it its counter, its letter, its leaders, and those behind it.

    ``words``: what an empty box says, what a broken one, and what is below the units behind. ``is_crossed``: an arrow
    goes through the empty box, so its words are above. ``colours``: the camp's, for the sign of a broken box.
    """
    left, top = corner
    empty, broken, behind = words
    if not units:
        base = top + _NAME_BASE + 4 if is_crossed else top + height / 2 + 16
        at = left + BOX[0] / 2, base
        if broken:
            pill(broken, LEGIBLE, *colours).centre(picture, at[0], base - 16)
            return
        write_fitted(picture, *at, empty, Face.ITALIC, LEGIBLE, BOX[0] - 24, SECONDARY, least=40, align=0.5)
        return
    first, room = units[0], BOX[0] - 2 * PAD
    _write_names(picture, units, (left + PAD, top + _NAME_BASE), room)
    size = COUNTER - (_STAMP if first.fate else 0)
    unit_sprite(first, size).put(picture, left + PAD, top + _BELOW_NAME + COUNTER - size)
    rear, x, middle = units[1 : 1 + _RANKS], left + PAD + COUNTER + 16.0, top + _BELOW_NAME + COUNTER / 2
    end = left + BOX[0] - PAD
    disc = _LEADER if rear or first.letter else _LONE_LEADER
    if broken:
        is_roomy = not rear and not first.letter
        disc = _BROKEN_LEADER if is_roomy else disc
        free = end - x - (disc + 8) * len(first.leaders) if is_roomy else end - x
        sign = pill(broken, fitted_size(broken, Face.STRONG, LEGIBLE, free - LEGIBLE, least=36), *colours)
        below = COUNTER / 2 - sign.height / 2 if sign.width > free or not is_roomy else 0
        sign.centre(picture, end - sign.width / 2, middle + below)
        middle -= _RAISED if below else 0
        end -= 0 if below else sign.width + 12
    is_raised = bool(broken) and middle < top + _BELOW_NAME + COUNTER / 2
    disc = _SMALL if is_raised else disc
    if first.letter:
        letter = _SMALL if is_raised else _LETTER
        letter_disc(first.letter, letter).centre(picture, x + letter / 2 - _NEXT, middle)
        x += letter + 12
    for leader in first.leaders:
        first.leader_sign(leader, disc).centre(picture, x + disc / 2, middle)
        x += disc + 12
    size = _SMALL if is_raised else _REAR
    _draw_rear(picture, rear, (x, middle), (end - x, size), "" if is_raised else behind)


def _write_names(picture: Image.Image, units: Sequence[Fighter], at: tuple[int, int], room: int) -> None:
    """The name of the unit that fights; at the right that of the only one behind it, if both have room."""
    (left, base), first = at, units[0]
    both = _names_of_both(*units, room=room) if len(units) == 2 and units[1].brief else None
    if both is not None:
        front, rear, letters = both
        write(picture, left, base, front, Face.STRONG, letters, INK)
        write(picture, left + room, base, rear, Face.STRONG, letters, INK, align=1)
        return
    lines, letters = name_lines(first.name, room)
    write_fitted(picture, left, base, lines[0], Face.STRONG, letters, room, INK, least=_NAMES[-1])


def _names_of_both(first: Fighter, rear: Fighter, *, room: int) -> tuple[str, str, int] | None:
    """The names of a unit and of the one behind it, as long as there is room, and the letters for both."""
    for front, behind in ((first.name, rear.name), (first.name, rear.brief), (first.brief, rear.brief)):
        for size in _NAMES:
            wide = text_width(front, Face.STRONG, size) + text_width(behind, Face.STRONG, size)
            if front and wide + _BETWEEN_NAMES <= room:
                return front, behind, size
    return None


def _draw_rear(
    picture: Image.Image, units: Sequence[Fighter], at: tuple[float, float], most: tuple[float, int], told: str
) -> None:
    """The units behind the one that fights: smaller counters, as large as there is room for all of them.

    Letters of answers are at their right, as in front. ``most``: the room of all, and the largest size. ``told``: what
    is written below the counters if it has room.
    """
    if not units:
        return
    (x, middle), (room, largest) = at, most
    lettered = sum(bool(unit.letter) for unit in units)
    beside, apart = 1.0, _NEXT if lettered else 10
    size = round((room - lettered * _REAR_LETTER) / len(units)) - apart
    is_roomy = bool(lettered) and size >= _ROOMY
    if not is_roomy:
        beside = _BESIDE
        size = round((room - lettered * _REAR_LETTER * beside) / len(units)) - apart
    size = min(size, largest)
    told = "" if lettered or text_width(told, Face.STRONG, _TOLD_BEHIND) > room else told
    if told:
        size, middle = min(size, _TOLD_REAR), middle - _TOLD_BEHIND / 2
    foot = x, middle + size / 2 + _TOLD_BEHIND - 10
    for unit in units:
        counter = unit.counter if is_roomy else overview(unit.counter)
        unit_sprite(replace(unit, counter=counter), size).put(picture, x, middle - size / 2)
        x += size
        if unit.letter:
            letter_disc(unit.letter, _REAR_LETTER).centre(picture, x + _REAR_LETTER * (beside - 0.5), middle)
            x += _REAR_LETTER * beside
        x += apart
    write(picture, *foot, told, Face.STRONG, _TOLD_BEHIND, SECONDARY)


def name_lines(name: str, room: float) -> tuple[list[str], int]:
    """A unit's name in one or two lines, and the size of its letters."""
    for size in _NAMES:
        lines = wrapped(name, Face.STRONG, size, room)
        if len(lines) <= 2 and all(text_width(line, Face.STRONG, size) <= room for line in lines):
            return lines, size
    return lines[:2], _NAMES[-1]


def unit_sprite(unit: Fighter, size: int) -> Sprite:
    """A unit's counter, as beaten if it has been."""
    return counter_sprite(unit.counter, size) if unit.fate is None else beaten_sprite(unit.counter, size, unit.fate)


def _draw_lane(picture: Image.Image, report: Report, column: Column, left: int) -> None:
    """Fire and melee of a column."""
    if len(column.meetings) == 1:
        _draw_single(picture, report, column, left)
        return
    top, bottom = _LANE[0] + 11, _LANE[1] - 11
    if not column.meetings:
        for fire in column.fire:
            y = top if fire.camp == "lower" else bottom - _FIRE_ALONE
            if len(column.fire) == 1 and fire.hit:
                y = (top + bottom - _FIRE_ALONE) // 2
                _draw_flight(picture, report, fire.camp, left + BOX[0] // 2)
            _draw_fire(picture, report, fire, (left + 4, y), (BOX[0] - 8, _FIRE_ALONE))
        return
    if column.fire:
        for fire in column.fire:
            x = left if fire.camp == "upper" else left + BOX[0] // 2
            _draw_fire(picture, report, fire, (x + 2, top), (BOX[0] // 2 - 4, _FIRE))
        top += _FIRE + 4
    for place, meeting in enumerate(column.meetings):
        height = (bottom - top) // len(column.meetings)
        _draw_small(picture, report, meeting, (left, top + place * height), height)


def _draw_single(picture: Image.Image, report: Report, column: Column, left: int) -> None:
    """A melee over the whole lane: each camp's throw beside its box, the verdict in the middle."""
    (meeting,) = column.meetings
    top, bottom = _LANE[0] + 11, _LANE[1] - 11 - _DIE
    _draw_throw(picture, report.army("upper"), meeting.upper, left + PAD, top)
    _draw_throw(picture, report.army("lower"), meeting.lower, left + PAD, bottom)
    verdict = _verdict(report, meeting, LEGIBLE, BOX[0])
    x = max(left + BOX[0] / 2, verdict.width / 2 + 6)
    verdict.centre(picture, min(x, WIDTH - verdict.width / 2 - 6), (_LANE[0] + _LANE[1]) / 2)
    if meeting.across is not None and meeting.why:
        is_upper = meeting.across[0] == "upper"
        x = left + PAD + _throw_width(meeting.upper if is_upper else meeting.lower) + 14
        y, room = (top if is_upper else bottom) + 62, left + BOX[0] + _GAP / 2 - x
        write_fitted(picture, x, y, meeting.why, Face.STRONG, LEGIBLE, room, INK, least=40)
        return
    for fire in column.fire:
        is_upper = fire.camp == "upper"
        x = left + PAD + round(_throw_width(meeting.upper if is_upper else meeting.lower)) + 12
        y = (top if is_upper else bottom) + (_DIE - _FIRE) // 2
        _draw_fire(picture, report, fire, (x, y), (left + BOX[0] + _GAP // 2 - x, _FIRE))


def _draw_throw(picture: Image.Image, army: Army, throw: Throw, left: int, top: int) -> None:
    """A die, its modifiers and the total: in the camp's colour if it won, grey if not."""
    die(throw.die, _DIE, army.ground).put(picture, left, top)
    x = left + _DIE + 12.0
    if throw.added:
        x += write(picture, x, top + 62, _signed(throw.added), Face.STRONG, LEGIBLE, INK) + 8
    x += write(picture, x, top + 62, "=", Face.STRONG, LEGIBLE, SECONDARY) + 8
    write(picture, x, top + 74, str(throw.total), Face.HEAVY, TOTAL, army.ground if throw.won else SECONDARY)


def _throw_width(throw: Throw) -> float:
    """The width of a die with its modifiers and the total."""
    added = text_width(_signed(throw.added), Face.STRONG, LEGIBLE) + 8 if throw.added else 0
    equals = text_width("=", Face.STRONG, LEGIBLE) + 8
    return _DIE + 12 + added + equals + text_width(str(throw.total), Face.HEAVY, TOTAL)


def _draw_small(picture: Image.Image, report: Report, meeting: Meeting, corner: tuple[int, int], height: int) -> None:
    """A melee in a row, the upper camp's throw at the left, the verdict below if there's room."""
    (left, top), size = corner, 48
    with_verdict = height > 120
    side = min(64, height - size * 3 // 2 - 6) if with_verdict else min(height - 8, 76)
    for place, camp in enumerate(CAMPS):
        throw, army = (meeting.upper, meeting.lower)[place], report.army(camp)
        x = left + 6.0 + place * BOX[0] / 2
        die(throw.die, side, army.ground).put(picture, x, top)
        x += side + 8
        if throw.added:
            x += write(picture, x, top + side * 0.76, _signed(throw.added), Face.STRONG, min(LEGIBLE, side), INK) + 6
        colour = army.ground if throw.won else SECONDARY
        write(picture, x, top + side * 0.84, f"={throw.total}", Face.HEAVY, max(36, side), colour)
    if with_verdict:
        _verdict(report, meeting, size, BOX[0]).centre(picture, left + BOX[0] / 2, top + side + 2 + size * 0.75)


def _verdict(report: Report, meeting: Meeting, size: int, room: float) -> Sprite:
    size = fitted_size(meeting.verdict, Face.STRONG, size, room - size, least=36)
    if meeting.loser is None:
        return pill(meeting.verdict, size, SECONDARY)
    army = report.army(meeting.loser)
    return pill(meeting.verdict, size, army.ground, army.colour)


def _draw_fire(
    picture: Image.Image, report: Report, fire: Fire, corner: tuple[int, int], most: tuple[int, int]
) -> None:
    """A bow and the result on a chip, gold if it hit: as wide as its words, at most as large as ``most``."""
    (left, top), (room, height) = corner, most
    bow = round(height * 0.62)
    size = fitted_size(fire.told, Face.STRONG, max(LEGIBLE, height - 34), room - bow - 22, least=36)
    width = min(room, round(text_width(fire.told, Face.STRONG, size)) + bow + 24)
    if height == _FIRE_ALONE:
        left += (room - width) // 2
    chip = panel(width, height, BRIGHT_GOLD if fire.hit else PANEL_EDGE, (250, 226, 150) if fire.hit else IVORY)
    chip.put(picture, left, top)
    paste_icon(picture, left + 6, top + (height - bow) // 2, "bow", bow, report.army(fire.camp).ground)
    write(picture, left + bow + 12, top + height / 2 + size * 0.33, fire.told, Face.STRONG, size, INK)


def _draw_flight(picture: Image.Image, report: Report, camp: Camp, x: int) -> None:
    """The arrow of fire that hits, from the box of those who shoot to the one across."""
    top, bottom = _LANE[0] + 10, _LANE[1] - 10
    start, end = (bottom, top) if camp == "lower" else (top, bottom)
    draw_arrow(picture, bent([(x, start), (x, end)], 4), report.army(camp).ground, "attack", width=_FLIGHT)


def _draw_across(picture: Image.Image, report: Report, shown: Pass, across: tuple[Camp, int, int]) -> None:
    """The arrow of a unit that attacks in another column.

    It turns in the empty box that faces the unit. If that isn't empty, it goes through the gap between the columns.
    """
    camp, origin, target = across
    enemy: Camp = "lower" if camp == "upper" else "upper"
    is_open = not shown.columns[origin].units(enemy) and abs(target - origin) == 1
    way = way_through(across) if is_open else way_across(across)
    draw_arrow(picture, way, report.army(camp).ground, "attack", width=_FLANK if is_open else 13)


def way_through(across: tuple[Camp, int, int]) -> Leg:
    """The way from the empty box that faces a unit to the side of its victim in the next column."""
    camp, origin, target = across
    enemy: Camp = "lower" if camp == "upper" else "upper"
    is_right = target > origin
    middle = _TOPS[enemy] + _BELOW_NAME + COUNTER / 2
    start = _TOPS[enemy] + (BOX[1] - 8 if camp == "lower" else _NAME_BASE + 26)
    x = LEFTS[origin] + (_TURN if is_right else BOX[0] - _TURN)
    end = LEFTS[target] + (PAD - 2 if is_right else BOX[0] - 2)
    return bent([(x, start), (x, middle), (end, middle)], 30)


def way_across(across: tuple[Camp, int, int]) -> Leg:
    """The way from a unit's box through the gap beside its victim's column to the victim's box."""
    camp, origin, target = across
    enemy: Camp = "lower" if camp == "upper" else "upper"
    is_right = target > origin
    start, end = (LEFTS[origin] + BOX[0], LEFTS[target]) if is_right else (LEFTS[origin], LEFTS[target] + BOX[0])
    x = LEFTS[target] - _GAP / 2 if is_right else LEFTS[target] + BOX[0] + _GAP / 2
    high, low = _TOPS[camp] + BOX[1] / 2, _TOPS[enemy] + BOX[1] / 2
    into = PAD if is_right else -PAD
    down = _SLANT if camp == "lower" else -_SLANT
    corners: list[Point] = [(start, high), (x, high), (x, low + down), (end + into, low - down / 3)]
    if abs(target - origin) > 1:
        near = start + (_GAP / 2 if is_right else -_GAP / 2)
        beside = _LANE[0] + 5 if camp == "upper" else _LANE[1] - 5
        corners = [corners[0], (near, high), (near, beside), (x, beside), *corners[2:]]
    return bent(corners, 16)


def draw_outcome(picture: Image.Image, report: Report) -> None:
    """The outcome on a band in the winner's colour, or the question on a dark one: the first line larger."""
    if not report.outcome:
        return
    ground, colour = BAND, BAND_TEXT
    if report.winner is not None:
        army = report.army(report.winner)
        ground, colour = army.ground, army.colour
    top = picture.height - FOOT
    picture.paste(ground, (0, top, WIDTH, picture.height))
    picture.paste(GOLD, (0, top, WIDTH, top + 4))
    room, middle = WIDTH - 2 * _EDGE, WIDTH / 2
    if report.leader:
        leader_disc(report.leader, FOOT - 12).centre(picture, _EDGE + FOOT / 2, top + FOOT / 2 + 2)
        room, middle = room - FOOT - _EDGE, middle + FOOT / 2
    first, second = (LEGIBLE, Face.STRONG, BRIGHT_GOLD), (62, Face.ITALIC, colour)
    if report.winner is not None or not report.why:
        first, second = (62, Face.STRONG, colour), (LEGIBLE, Face.ITALIC, colour)
    lines = [(report.outcome, *first), (report.why, *second)] if report.why else [(report.outcome, *first)]
    for (text, size, face, ink), base in zip(lines, (57, 117) if report.why else (89,), strict=True):
        write_fitted(picture, middle, top + base, text, face, size, room, ink, least=40, align=0.5)


def _strength(bonus: int | None) -> str:
    """What a unit adds to its die; nothing if its counter doesn't say."""
    return "" if bonus is None else _signed(bonus) if bonus else "0"


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}"


@cached_image
def _mask(size: tuple[int, int], opacity: int) -> Image.Image:
    return rounded_mask(*size, 10).point([value * opacity // 255 for value in range(256)])
