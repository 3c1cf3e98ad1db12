"""The land that a picture isn't about, paled so that what it's about catches the eye."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from render.core.basemap import BaseMap, Chart
from render.core.palette import PANEL

_ALL: Final = 255


def pale_land(board: BaseMap, chart: Chart, bright: Container[str], strength: int) -> None:
    """Pale all land of a chart but some areas, by a ``strength`` of 255.

    A table of colours with a mask of whole pixels gives what pasting with a mask of shares gives, four times as fast.
    """
    own = {number for area, number in board.areas.items() if area in bright}
    mask = chart.index.point([_ALL if value and value not in own else 0 for value in range(256)], "1")
    pale = [_blended(value, target, strength) for target in PANEL for value in range(256)]
    chart.picture.paste(chart.picture.point(pale), (0, 0), mask)


def _blended(value: int, target: int, strength: int) -> int:
    """A channel's value moved towards another one, rounded as an image library pastes."""
    return (2 * (value * (_ALL - strength) + target * strength) + _ALL) // (2 * _ALL)
