"""A question about the units of a line: those with the letters of answers large, the other line small across from it.

A report shows both lines in equal size with dice between them; a unit behind another one is small there. Here each
unit of the lettered line has a row of its own, and the dice are left out: the text tells what they did.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.core.arrows import bent, draw_arrow
from render.core.battle_sheet import (
    BOX,
    FOOT,
    HEADINGS,
    HIGH_HEAD,
    LEFTS,
    LEGIBLE,
    PAD,
    STRIP,
    Army,
    Camp,
    Column,
    Fighter,
    Pass,
    Report,
    draw_box,
    draw_headings,
    draw_high_head,
    draw_outcome,
    draw_strip,
    field,
    name_lines,
    unit_sprite,
)
from render.core.counters import overview
from render.core.fonts import Face, fitted_size, text_width
from render.core.palette import INK, LEGAL, SECONDARY, Colour
from render.core.plates import letter_disc
from render.core.text_panels import panel, pill, write, write_fitted

_NAME, _LEAST_NAME = 60, 44
_BELOW_NAME: Final = 76
"""How far below the upper edge of a unit's row its counter is."""

_COUNTER, _LONE_COUNTER = 146, 196
"""The size of a counter of the lettered line, and of one where each box has one unit."""

_LETTER, _LEADER = 112, 120
_ACROSS, _ACROSS_COUNTER = 158, 126
"""The height of a box of the other line, and its counters."""

_LOST_NAME, _LOST_COUNTER = 46, 86
"""Where the name of a unit is that a broken box of that line lost, and its counter."""

_BEHIND, _LEAST_BEHIND = 50, 44
"""The letters of who is behind the unit that fights, and the least."""

_ABOVE, _BELOW = 68, 124
"""Where the name of a unit is with another one behind it, and where that is told."""

_BETWEEN, _BETWEEN_WITH_WAYS = 26, 120
"""The gap between the lines, and that with arrows from the unit that the question is about."""

_WAY: Final = 22


def is_lettered(shown: Pass) -> bool:
    """Whether units of a pass have letters of answers."""
    return any(unit.letter for column in shown.columns for unit in (*column.upper, *column.lower))


def draw_line_question(report: Report, asker: str) -> Image.Image:
    """The question: the lettered line large. ``asker``: the name of the unit that it's about, if any."""
    shown = report.passes[report.shown]
    camp: Camp = "upper" if any(unit.letter for column in shown.columns for unit in column.upper) else "lower"
    most = max(len(column.units(camp)) for column in shown.columns)
    counter = _COUNTER if most > 1 else _LONE_COUNTER
    high = max(most, 1) * (_BELOW_NAME + counter + PAD)
    has_ways = any(each.name == asker for column in shown.columns for each in column.units(_other(camp))[:1])
    between = _BETWEEN_WITH_WAYS if has_ways else _BETWEEN
    lines = HIGH_HEAD + STRIP + HEADINGS
    end = lines + high + between + _ACROSS + PAD
    picture = field(end + STRIP + FOOT)
    draw_high_head(picture, report.sign, report.title, report.line, shown.title)
    draw_strip(picture, report.army("upper"), HIGH_HEAD)
    draw_strip(picture, report.army("lower"), end)
    draw_headings(picture, shown.columns, HIGH_HEAD + STRIP)
    large, small = (lines, lines + high + between) if camp == "upper" else (lines + _ACROSS + between, lines)
    for left, column in zip(LEFTS, shown.columns, strict=False):
        draw_box(picture, _unwalled(report.army(camp)), camp, (left, large), high)
        _draw_large(picture, report, (camp, column), (left, large), counter)
        _draw_across(picture, report, (_other(camp), column), (left, small), asker)
    if has_ways:
        edges = (small, large + high) if camp == "upper" else (small + _ACROSS, large)
        _draw_ways(picture, report, (camp, shown.columns), edges, asker)
    draw_outcome(picture, report)
    return picture


def _other(camp: Camp) -> Camp:
    return "lower" if camp == "upper" else "upper"


def _unwalled(army: Army) -> Army:
    return replace(army, walled=False)


def _draw_large(
    picture: Image.Image, report: Report, of: tuple[Camp, Column], corner: tuple[int, int], counter: int
) -> None:
    """The units of a box of the lettered line, each with its name, counter, letter and leaders in a row of its own."""
    (camp, column), (left, top) = of, corner
    units = column.units(camp)
    if not units:
        high = _BELOW_NAME + counter + PAD
        _write_empty(picture, report, of, (left, top + high / 2))
    for place, unit in enumerate(units):
        row = top + place * (_BELOW_NAME + counter + PAD)
        size = fitted_size(unit.name, Face.STRONG, _NAME, BOX[0] - 2 * PAD, least=_LEAST_NAME)
        write(picture, left + PAD, row + _BELOW_NAME - 20, unit.name, Face.STRONG, size, INK)
        unit_sprite(unit, counter).put(picture, left + PAD, row + _BELOW_NAME)
        x, middle = left + PAD + counter + 22.0, row + _BELOW_NAME + counter / 2
        if unit.letter:
            letter_disc(unit.letter, _LETTER).centre(picture, x + _LETTER / 2, middle)
            x += _LETTER + 14
        for leader in unit.leaders:
            if leader != report.leader:  # the question is about this one, who is below
                unit.leader_sign(leader, _LEADER).centre(picture, x + _LEADER / 2, middle)
                x += _LEADER + 12
        if camp in column.broken:
            _write_fate(picture, (report, camp), (x, left + BOX[0] - PAD), middle, _fate_of(unit, report))


def _draw_across(
    picture: Image.Image, report: Report, of: tuple[Camp, Column], corner: tuple[int, int], asker: str
) -> None:
    """The unit of the other line that fights in a column, with its name beside its counter."""
    (camp, column), (left, top) = of, corner
    units = column.units(camp)
    if units and units[0].name == asker:
        panel(BOX[0] + 20, _ACROSS + 20, INK, LEGAL).put(picture, left - 10, top - 10)
    draw_box(picture, _unwalled(report.army(camp)), camp, corner, _ACROSS)
    middle = top + _ACROSS / 2
    if not units:
        _write_empty(picture, report, of, (left, middle))
        return
    if camp in column.broken or all(unit.fate for unit in units):
        _draw_lost(picture, (report, camp), units[0], (left, top), _fate_of(units[0], report))
        return
    unit_sprite(units[0], _ACROSS_COUNTER).put(picture, left + PAD, round(middle - _ACROSS_COUNTER / 2))
    x, end = left + PAD + _ACROSS_COUNTER + 14.0, left + BOX[0] - PAD
    rear = column.rear(camp)
    if not rear:
        _write_name(picture, units[0], (x, end), middle)
        return
    write_fitted(picture, x, top + _ABOVE, units[0].name, Face.STRONG, LEGIBLE, end - x, INK, least=_LEAST_NAME)
    told = next((each for each in rear if text_width(each, Face.STRONG, _LEAST_BEHIND) <= end - x), rear[-1])
    write_fitted(picture, x, top + _BELOW, told, Face.STRONG, _BEHIND, end - x, SECONDARY, least=_LEAST_BEHIND)


def _fate_of(unit: Fighter, report: Report) -> str:
    """What became of a unit in the word that the head counts it with: a box breaks, a unit is routed or destroyed."""
    return {"routed": report.routed, "destroyed": report.destroyed}.get(unit.fate or "", report.broken)


def _draw_lost(
    picture: Image.Image, of: tuple[Report, Camp], unit: Fighter, corner: tuple[int, int], told: str
) -> None:
    """The unit that a box lost: its name above its counter without its bonus, and beside that what became of it."""
    (left, top), room = corner, BOX[0] - 2 * PAD
    size = fitted_size(unit.name, Face.STRONG, LEGIBLE, room, least=_LEAST_NAME)
    write_fitted(picture, left + PAD, top + _LOST_NAME, unit.name, Face.STRONG, size, room, INK, least=36)
    y = top + _ACROSS - PAD / 2 - _LOST_COUNTER
    unit_sprite(replace(unit, counter=overview(unit.counter)), _LOST_COUNTER).put(picture, left + PAD, round(y))
    _write_fate(picture, of, (left + PAD + _LOST_COUNTER + 18.0, left + BOX[0] - PAD), y + _LOST_COUNTER / 2, told)


def _write_name(picture: Image.Image, unit: Fighter, room: tuple[float, float], middle: float) -> None:
    wide = room[1] - room[0]
    size = fitted_size(unit.name, Face.STRONG, LEGIBLE, wide, least=_LEAST_NAME)
    lines, size = (
        ([unit.name], size) if text_width(unit.name, Face.STRONG, size) <= wide else name_lines(unit.name, wide)
    )
    base = middle + size * (0.34 if len(lines) == 1 else -0.16)
    for place, line in enumerate(lines):
        write_fitted(picture, room[0], base + place * size, line, Face.STRONG, size, wide, INK, least=_LEAST_NAME)


def _write_empty(picture: Image.Image, report: Report, of: tuple[Camp, Column], at: tuple[int, float]) -> None:
    """What is said of an empty box: that it broke, or that it's empty."""
    (camp, column), (left, middle) = of, at
    if camp in column.broken:
        pill(report.broken, LEGIBLE, *_colours(report, camp)).centre(picture, left + BOX[0] / 2, middle)
        return
    told, place = column.empty or report.empty, left + BOX[0] / 2
    write_fitted(picture, place, middle + 18, told, Face.ITALIC, LEGIBLE, BOX[0] - 24, SECONDARY, least=40, align=0.5)


def _colours(report: Report, camp: Camp) -> tuple[Colour, Colour]:
    army = report.army(camp)
    return army.ground, army.colour


def _write_fate(
    picture: Image.Image, of: tuple[Report, Camp], room: tuple[float, float], middle: float, told: str
) -> None:
    """The sign of a broken box or a lost unit, in its camp's colours, at the right of a room."""
    report, camp = of
    size = fitted_size(told, Face.STRONG, LEGIBLE, room[1] - room[0] - LEGIBLE, least=40)
    sign = pill(told, size, *_colours(report, camp)).shown_as("sign", told, size)
    sign.centre(picture, room[1] - sign.width / 2, middle)


def _draw_ways(
    picture: Image.Image, report: Report, of: tuple[Camp, Sequence[Column]], edges: tuple[int, int], asker: str
) -> None:
    """Arrows from the unit that the question is about to the boxes with letters."""
    camp, columns = of
    colour = report.army(_other(camp)).ground
    middles = [left + BOX[0] / 2 for left in LEFTS]
    start = next(
        middle for middle, column in zip(middles, columns, strict=False)
        if any(unit.name == asker for unit in column.units(_other(camp))[:1])
    )  # fmt: skip
    near, far = edges
    near, far = (near - 14, far + 6) if far < near else (near + 14, far - 6)
    for middle, column in zip(middles, columns, strict=False):
        if any(unit.letter for unit in column.units(camp)):
            aside = 0 if middle == start else 60 if middle > start else -60
            end = middle - 2 * aside
            draw_arrow(picture, bent([(start + aside, near), (end, far)], 4), colour, "attack", width=_WAY)
