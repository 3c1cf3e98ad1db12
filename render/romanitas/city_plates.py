"""The plate of a city with several badges: its name above them, on open water, with a line to its sign."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Final

from render.core.boxes import grown
from render.core.canvas import Box, Pen, Point, Sprite, smooth
from render.core.fonts import Face, text_width
from render.core.map_sheet import shared
from render.core.palette import INK, IVORY, ROME
from render.core.text_panels import panel, write
from render.romanitas.badges import in_row
from render.romanitas.board_part import NAME_LETTERS, BoardPart
from render.romanitas.boxes import distance
from render.romanitas.tribe_plates import likely_names

_PAD, _ROWS_APART = 9, 7
"""The margin of a plate, and the gap between name and badges: they grow with the zoom."""

_STEP, _FARTHEST = 12, 320
"""The steps in which places are tried, and how far the middle of a plate may be from its city."""

_SHORE, _OPEN = 4, 0.97
"""How far a plate is from a shore, and how much of that is water at least."""

_LINE, _DOT = 2.2, 4.5
"""The width of the line to the sign, and half the size of its end."""

_PER_PIXEL: Final = 45
"""How many pixels of likely names a plate covers rather than being a pixel of the board farther from its city."""

_PARTS, _FROM_LINE = 24, 8
"""The points of a line that are tried, and how far from the ends of it signs may be."""


def put_city_plate(sheet: BoardPart, city: str, badges: Sequence[Sprite]) -> bool:
    """Put a city's name and badges on a plate at sea, as near as there's room; return whether there is any."""
    name, letters = sheet.texts.short_name(city), sheet.letters(NAME_LETTERS)
    row, pad, apart = in_row(badges), sheet.px(_PAD), sheet.px(_ROWS_APART)
    width = max(round(text_width(name, Face.STRONG, letters)), row.width) + 2 * pad
    high = round(letters * 0.72)
    plate = panel(width, high + apart + row.height + 2 * pad, ROME)
    box = _box_at_sea(sheet, plate, city)
    if box is None:
        return False
    _draw_line(sheet, box, city)
    plate.put(sheet.picture, box[0], box[1])
    middle = (box[0] + box[2]) / 2
    write(sheet.picture, middle, box[1] + pad + high, name, Face.STRONG, letters, INK, align=0.5)
    row.put(sheet.picture, round(middle - row.width / 2), box[3] - pad - row.height)
    sheet.placer.take(grown(box, sheet.px(_SHORE)))
    sheet.labels.append((name, box))
    return True


def _box_at_sea(sheet: BoardPart, plate: Sprite, city: str) -> Box | None:
    """The free box on open water near a city where its plate and line cover few likely names of others."""
    (x, y), step = sheet.at(city), sheet.px(_STEP)
    many = _FARTHEST // _STEP
    steps = [step * each for each in range(-many, many + 1)]
    boxes = [plate.box_at(x + dx, y + dy) for dx, dy in itertools.product(steps, steps)]
    names = [box for name, box in likely_names(sheet) if name != city]
    near = sorted((box for box in boxes if distance((x, y), box) > step), key=lambda box: distance((x, y), box))
    found = [box for box in near if _is_open(sheet, box) and _is_in_sight(sheet, box, city)]

    def cost(box: Box) -> float:
        line = _around(*_ends(sheet, box, city))
        far = distance(sheet.at(city), box) / sheet.scale
        return far * _PER_PIXEL + sum(shared(box, each) + shared(line, each) for each in names)

    return min(found, key=cost, default=None)


def _is_open(sheet: BoardPart, box: Box) -> bool:
    around, placer = grown(box, sheet.px(_SHORE)), sheet.placer
    is_free = sheet.has_margin(box) and placer.is_free(around) and not placer.is_avoided(around)
    return is_free and sheet.board.water_share(around, sheet.chart) > _OPEN


def _is_in_sight(sheet: BoardPart, box: Box, city: str) -> bool:
    """Whether the line from a plate to its city's sign crosses no other sign or name."""
    start, end = _ends(sheet, box, city)
    own = [grown(each, _FROM_LINE) for each in sheet.boxes_of(city)]
    points = ((start[0] + (end[0] - start[0]) * k / _PARTS, start[1] + (end[1] - start[1]) * k / _PARTS)
              for k in range(1, _PARTS))  # fmt: skip
    return not any(sheet.is_blocked(at) and all(distance(at, each) > 0 for each in own) for at in points)


def _ends(sheet: BoardPart, box: Box, city: str) -> tuple[Point, Point]:
    """The ends of the line from a plate: at the nearest point of its edge, and at the edge of the city's sign."""
    x, y = sheet.at(city)
    start = min(max(x, box[0] + _FROM_LINE), box[2] - _FROM_LINE), min(max(y, box[1]), box[3])
    long = math.dist(start, (x, y)) or 1
    left, top, right, bottom = sheet.boxes_of(city)[0]
    share = (min(right - left, bottom - top) / 2) / long
    return start, (x + (start[0] - x) * share, y + (start[1] - y) * share)


def _draw_line(sheet: BoardPart, box: Box, city: str) -> None:
    start, end = _ends(sheet, box, city)
    thick, dot = _LINE * sheet.scale, _DOT * sheet.scale

    def paint(pen: Pen) -> None:
        for colour, more in ((INK, thick), (IVORY, 0.0)):
            pen.line([start, end], thick + more, colour)
            pen.disc(*end, dot + more / 2, colour)

    layer = smooth(sheet.picture.width, sheet.picture.height, paint, scale=2)
    sheet.picture.paste(layer, (0, 0), layer)
    sheet.placer.take(_around(start, end))


def _around(start: Point, end: Point) -> Box:
    """The box around a line."""
    left, right = sorted((round(start[0]), round(end[0])))
    top, bottom = sorted((round(start[1]), round(end[1])))
    return grown((left, top, right, bottom), 4)
