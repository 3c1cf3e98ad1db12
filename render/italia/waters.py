"""The borders between the seas of Italia, and its straits. Positions are pixels of the whole board."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping
from typing import Final

from PIL import Image

from render.core.basemap import Chart
from render.core.canvas import Box, Pen, Point, smooth
from render.core.image_cache import cached_image
from render.core.palette import SEA_HALO, SEA_TEXT, Colour, rgb

BORDERS: Final[Mapping[tuple[str, str], tuple[Point, ...]]] = {
    ("mare-ligusticum", "mare-tyrrhenum"): ((402, 490), (338, 532)),
    ("mare-ligusticum", "mare-sardoum"): ((283, 566), (150, 606), (8, 620)),
    ("mare-sardoum", "mare-tyrrhenum"): ((317, 650), (324, 664)),
    ("mare-tyrrhenum", "mare-africum"): ((346, 762), (420, 850), (520, 930)),
    ("mare-sardoum", "mare-africum"): ((262, 850), (182, 1004)),
    ("mare-africum", "mare-siculum"): ((560, 978), (432, 1022)),
    ("mare-siculum", "mare-ionium"): ((706, 1024), (812, 1124), (880, 1326)),
    ("mare-ionium", "mare-hadriaticum"): ((904, 762), (968, 742)),
    ("mare-hadriaticum", "mare-superum"): ((600, 522), (716, 446)),
}
"""Where two seas meet. The fourth runs to the point on Sardinia where opposite spaces don't touch [3.5]."""

_STRAITS: Final = (("rhegium", "messana"), ("corsica", "olbia"))
_ENDS: Final[Mapping[tuple[str, str], tuple[Point, Point]]] = {
    ("rhegium", "messana"): ((748, 916), (712, 934)),
    ("corsica", "olbia"): ((316, 630), (322, 676)),
}
_LINE, _WING, _CLEAR = 4.6, (6, 4), 2
"""The width of the arrow over a strait with its edge, how far its head reaches back and aside, and the pixels that
are free around it."""

_BEYOND: Final = 60
"""How far outside a picture a dash may begin that still reaches it."""

_SEA_LINE: Final = rgb("#d7e6e8")


def leaves_sea(chart: Chart, sea: str, home: Point, point: Point) -> bool:
    """Whether the straight way from a sea's place on a picture to a point there crosses a border of that sea."""
    for seas, line in BORDERS.items():
        if sea in seas:
            corners = [chart.at(*each) for each in line]
            if any(_cross(home, point, *piece) for piece in itertools.pairwise(corners)):
                return True
    return False


def is_on_border(chart: Chart, box: Box) -> bool:
    """Whether the line between two seas goes through a box of a picture."""
    left, top, right, bottom = box
    diagonals = (((left, top), (right, bottom)), ((left, bottom), (right, top)))
    lines = ([chart.at(*each) for each in line] for line in BORDERS.values())
    pieces = [piece for line in lines for piece in itertools.pairwise(line)]
    return any(_cross(*diagonal, *piece) for diagonal in diagonals for piece in pieces)


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two straight pieces cross."""

    def side(start: Point, end: Point, at: Point) -> bool:
        return (end[0] - start[0]) * (at[1] - start[1]) > (end[1] - start[1]) * (at[0] - start[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def draw_waters(chart: Chart, scale: float) -> None:
    """Draw dashes where two seas meet, and arrows over the straits."""
    for line in BORDERS.values():
        points = [chart.at(*point) for point in line]
        if any(-50 < x < chart.picture.width + 50 and -50 < y < chart.picture.height + 50 for x, y in points):
            _draw(chart.picture, points, 1.7 * scale, _SEA_LINE, 0.55)
    for strait in _STRAITS:
        _draw_strait(chart, _ENDS[strait], scale)


def _draw(picture: Image.Image, points: list[Point], width: float, colour: Colour, share: float) -> None:
    """A dashed line along points."""
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        count = max(1, round(length / (width * 7)))
        across, down = round((bx - ax) / count / 2, 1), round((by - ay) / count / 2, 1)
        dash = _dash(across, down, round(width, 1), colour, share)
        for place in range(count):
            x, y = (ax + (bx - ax) * (place + 0.45) / count, ay + (by - ay) * (place + 0.45) / count)
            if -_BEYOND < x < picture.width + _BEYOND and -_BEYOND < y < picture.height + _BEYOND:
                picture.paste(dash, (round(x - dash.width / 2), round(y - dash.height / 2)), dash)


@cached_image
def _dash(across: float, down: float, width: float, colour: Colour, share: float) -> Image.Image:
    """One dash of a line; read-only, for all dashes of a straight piece are alike."""
    wide, high = abs(across) + 8, abs(down) + 8

    def paint(pen: Pen) -> None:
        ends = [(wide / 2 + way * across / 2, high / 2 + way * down / 2) for way in (-1, 1)]
        pen.line(ends, width, colour)

    image = smooth(round(wide), round(high), paint, scale=2)
    image.putalpha(image.getchannel("A").point([round(value * share) for value in range(256)]))
    return image


def strait_boxes(chart: Chart, scale: float) -> list[Box]:
    """The boxes of the arrows over the straits on a picture."""
    found = []
    for strait in _STRAITS:
        (ax, ay), (bx, by) = (chart.at(*end) for end in _ENDS[strait])
        length = max(1.0, math.dist((ax, ay), (bx, by)))
        aside, along = (
            (_LINE / 2 + _WING[1] * share / length) * scale + _CLEAR for share in (abs(by - ay), abs(bx - ax))
        )
        left, top, right, bottom = min(ax, bx) - aside, min(ay, by) - along, max(ax, bx) + aside, max(ay, by) + along
        if right > 0 and bottom > 0 and left < chart.picture.width and top < chart.picture.height:
            found.append((round(left), round(top), round(right), round(bottom)))
    return found


def _draw_strait(chart: Chart, ends: tuple[Point, Point], scale: float) -> None:
    """A line with a head at both ends."""
    (ax, ay), (bx, by) = (chart.at(*end) for end in ends)
    reach = 10 * scale
    left, top = min(ax, bx) - reach, min(ay, by) - reach
    if max(ax, bx) + reach < 0 or max(ay, by) + reach < 0 or left > chart.picture.width or top > chart.picture.height:
        return
    size = round(abs(bx - ax) + 2 * reach), round(abs(by - ay) + 2 * reach)
    length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    ux, uy = (bx - ax) / length, (by - ay) / length

    def paint(pen: Pen) -> None:
        for width, colour in ((_LINE * scale, SEA_HALO), (2.4 * scale, SEA_TEXT)):
            pen.line([(ax - left, ay - top), (bx - left, by - top)], width, colour)
            for x, y, way in ((ax, ay, 1), (bx, by, -1)):
                for side in (1, -1):
                    wing = (
                        x + (way * ux * _WING[0] - side * uy * _WING[1]) * scale,
                        y + (way * uy * _WING[0] + side * ux * _WING[1]) * scale,
                    )
                    pen.line([(x - left, y - top), (wing[0] - left, wing[1] - top)], width, colour)

    image = smooth(*size, paint, scale=3)
    chart.picture.paste(image, (round(left), round(top)), image)
