"""The great rivers and the straits of a part of the map, with what it costs to cross them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageFilter

from render.core.basemap import Chart, base_map
from render.core.canvas import Pen, Point, Sprite, smooth
from render.core.image_cache import cached_image
from render.core.palette import Colour, rgb
from render.ultimus_romanorum.texts import GAME
from rules.ultimus_romanorum.data.loader import ultimus_data

RIVER: Final = rgb("#1f6aa5")
ICE: Final = rgb("#dcecf5")
BANK: Final = rgb("#0f2f4a")
STRAIT: Final = rgb("#bfe0f2")
"""The colours of a great river, a frozen one, their banks, and the dashes over a strait."""

_HALF: Final = 1.3
"""Half the width of a great river on the whole board, in pixels."""

_DASHES: Final = 8

_INLAND, _STEP = 44, 4
"""How far inland a ferry's line ends, and the steps in which its shore is looked for, in pixels."""


class Crossing(NamedTuple):
    """Two areas with a river or a strait between them, and what it costs to cross it."""

    one: str
    other: str
    river: str
    pm: int


@cache
def crossings() -> tuple[Crossing, ...]:
    """All great rivers and straits; a strait has no river."""
    areas = ultimus_data().areas.values()
    coastal = {area.id for area in areas if area.coastal}
    return tuple(
        Crossing(area.id, path.to, path.river, path.pm)
        for area in areas
        for path in area.paths
        if area.id < path.to and (path.river or (path.pm > 1 and {area.id, path.to} <= coastal))
    )


def straits() -> Iterator[Crossing]:
    """The straits."""
    return (crossing for crossing in crossings() if not crossing.river)


def draw_waters(chart: Chart, frozen: tuple[str, ...], scale: float, over: tuple[Crossing, ...] | None = None) -> None:
    """Draw the great rivers along the borders that they are, pale where ``frozen``, and dashes over the straits.

    ``over``: only these straits.
    """
    dashed = tuple(straits()) if over is None else over
    layer = _layer((chart.left, chart.top, chart.zoom), chart.picture.size, frozen, round(scale, 2), dashed)
    chart.picture.paste(layer, (0, 0), layer)


@cached_image
def frozen_river(size: int) -> Sprite:
    """A piece of a frozen river, in a legend."""

    def paint(pen: Pen) -> None:
        bends = [(0.06, 0.72), (0.3, 0.42), (0.62, 0.6), (0.94, 0.26)]
        for wide, colour in ((0.34, BANK), (0.2, ICE)):
            pen.line([(x * size, y * size) for x, y in bends], size * wide, colour)

    return Sprite(smooth(size, size, paint), size, size)


@cached_image
def _layer(
    frame: tuple[float, float, float],
    size: tuple[int, int],
    frozen: tuple[str, ...],
    scale: float,
    over: tuple[Crossing, ...],
) -> Image.Image:
    board, (left, top, zoom) = base_map(GAME), frame
    chart = board.overview({}) if zoom == 1 else board.areas_around(_centre(left, top, zoom, size), zoom, size)
    frozen_mask, mask = Image.new("L", size, 0), Image.new("L", size, 0)
    for crossing in crossings():
        if crossing.river:
            _add_border(chart, crossing, frozen_mask if crossing.river in frozen else mask, _HALF * scale)
    layer = Image.new("RGBA", size, (*RIVER, 0))
    for each, colour in ((mask, RIVER), (frozen_mask, ICE)):
        _paint(layer, each, colour, 0.9 * scale)
    _draw_dashes(layer, chart, scale, over)
    return layer


def _centre(left: float, top: float, zoom: float, size: tuple[int, int]) -> Point:
    return left + size[0] / zoom / 2, top + size[1] / zoom / 2


def _add_border(chart: Chart, crossing: Crossing, mask: Image.Image, half: float) -> None:
    """Add the border between two areas to a mask."""
    board = base_map(GAME)
    boxes = [board.boxes[area] for area in (crossing.one, crossing.other)]
    reach = half + 6
    x1, y1 = chart.at(max(box[0] for box in boxes), max(box[1] for box in boxes))
    x2, y2 = chart.at(min(box[2] for box in boxes), min(box[3] for box in boxes))
    box = (
        max(round(x1 - reach), 0), max(round(y1 - reach), 0),
        min(round(x2 + reach), mask.width), min(round(y2 + reach), mask.height),
    )  # fmt: skip
    if box[0] >= box[2] or box[1] >= box[3]:
        return
    part = chart.index.crop(box)
    sides = [_grown(part, board.areas[area], half) for area in (crossing.one, crossing.other)]
    border = ImageChops.multiply(*sides)
    mask.paste(ImageChops.lighter(mask.crop(box), border), box)


def _grown(part: Image.Image, number: int, half: float) -> Image.Image:
    """The mask of an area, grown by half the width of a river."""
    mask = part.point([255 if value == number else 0 for value in range(256)])
    return mask.filter(ImageFilter.BoxBlur(half)).point([255 if value > 6 else 0 for value in range(256)])


def _paint(layer: Image.Image, mask: Image.Image, colour: Colour, soft: float) -> None:
    """Paint a river with a dark edge, its outline smoothed."""
    if mask.getbbox() is None:
        return
    smoothed = mask.filter(ImageFilter.GaussianBlur(soft))
    edge = smoothed.point([min(255, max(0, (value - 40) * 4)) for value in range(256)])
    inner = smoothed.point([min(255, max(0, (value - 120) * 5)) for value in range(256)])
    layer.paste(Image.new("RGBA", layer.size, (*BANK, 255)), (0, 0), edge.point([round(v * 0.7) for v in range(256)]))
    layer.paste(Image.new("RGBA", layer.size, (*colour, 255)), (0, 0), inner)


def _draw_dashes(layer: Image.Image, chart: Chart, scale: float, over: tuple[Crossing, ...]) -> None:
    """Draw a dashed line over each of some straits."""
    for strait in over:
        _draw_strait(layer, *ends_of(chart, strait), scale)


def ends_of(chart: Chart, strait: Crossing) -> tuple[Point, Point]:
    """Where the line over a strait ends: on a part of the map a little inland, so that no one takes it for a road."""
    spaces = base_map(GAME).spaces
    one, other = chart.at(*spaces[strait.one]), chart.at(*spaces[strait.other])
    if chart.zoom == 1:
        return one, other
    return _landing(chart, strait.one, one, other), _landing(chart, strait.other, other, one)


def _landing(chart: Chart, area: str, start: Point, end: Point) -> Point:
    """The place on a line a little inland from where it leaves an area for the sea, or else where it starts.

    It starts there, too, if that isn't on the picture, or if it leaves the area for another one.
    """
    board, far = base_map(GAME), math.dist(start, end)
    width, height = chart.picture.size
    for step in range(0, int(far), _STEP):
        x, y = (round(a + (b - a) * step / far) for a, b in zip(start, end, strict=True))
        if not (0 <= x < width and 0 <= y < height):
            return start
        found = board.area_at((x, y, x, y), chart)
        if found != area:
            inland = max(step - _INLAND, 0) / far
            return (
                start if found else (start[0] + (end[0] - start[0]) * inland, start[1] + (end[1] - start[1]) * inland)
            )
    return start


def _draw_strait(layer: Image.Image, one: Point, other: Point, scale: float) -> None:
    """Draw a dashed line from one position of a layer to another; only its own box is smoothed, not the layer."""
    margin = 1.9 * scale + 4
    box = (
        max(math.floor(min(one[0], other[0]) - margin), 0), max(math.floor(min(one[1], other[1]) - margin), 0),
        min(math.ceil(max(one[0], other[0]) + margin), layer.width),
        min(math.ceil(max(one[1], other[1]) + margin), layer.height),
    )  # fmt: skip
    if box[0] >= box[2] or box[1] >= box[3]:
        return
    (ax, ay), (bx, by) = ((x - box[0], y - box[1]) for x, y in (one, other))

    def paint(pen: Pen) -> None:
        for place in range(_DASHES):
            near, far = (place + 0.2) / _DASHES, (place + 0.75) / _DASHES
            ends = [(ax + (bx - ax) * share, ay + (by - ay) * share) for share in (near, far)]
            pen.line(ends, 1.9 * scale + 1.5, BANK)
            pen.line(ends, 1.9 * scale, STRAIT)

    layer.alpha_composite(smooth(box[2] - box[0], box[3] - box[1], paint, scale=2), box[:2])
