"""Arrows of a plan on a map: what written orders would do, before they are confirmed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from render.core.arrows import march
from render.core.basemap import Chart
from render.core.canvas import Point
from render.core.palette import BRIGHT_GOLD, GAIN, LOSS, SEA_DEEP, Colour
from rules.core.orders import Arrow, ArrowKind

_COLOURS: Final[Mapping[ArrowKind, Colour]] = {
    "transfer": GAIN,
    "move": SEA_DEEP,
    "support": BRIGHT_GOLD,
    "attack": LOSS,
}
"""The colour of each kind, in the order in which they are drawn: attacks lie on top."""

_WIDTHS: Final[Mapping[ArrowKind, float]] = {"transfer": 3, "move": 4, "support": 3, "attack": 6}
_SHORT: Final = 4.0
_MARGIN: Final = 90.0
_NEAREST: Final = 2.5
_WHOLE: Final = 1.25


def framing(places: Mapping[str, Point], arrows: Sequence[Arrow], size: tuple[int, int]) -> tuple[Point, float]:
    """The centre (in pixels of the overview) and the zoom at which all arrows fill the picture; 1 is the whole map.

    ``places`` are the positions of spaces on the overview, ``size`` is its own.
    """
    points = [places[space] for arrow in arrows for space in arrow.path if space in places]
    if not points:
        return (size[0] / 2, size[1] / 2), 1.0
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    zoom = min(size[0] / (right - left + 2 * _MARGIN), size[1] / (bottom - top + 2 * _MARGIN), _NEAREST)
    return ((left + right) / 2, (top + bottom) / 2), zoom if zoom >= _WHOLE else 1.0


def draw_arrows(chart: Chart, places: Mapping[str, Point], arrows: Sequence[Arrow]) -> None:
    """Draw the arrows on a chart, each leg of a way with a head; a way that is not on the map is left out."""
    scale = max(chart.zoom, 1.0) ** 0.5
    for kind, colour in _COLOURS.items():
        for arrow in arrows:
            if arrow.kind != kind or not all(space in places for space in arrow.path):
                continue
            path = [chart.at(*places[space]) for space in arrow.path]
            march(chart.picture, path, colour, width=_WIDTHS[kind] * scale, short=_SHORT * scale)
