"""The stripes of civil war over the land of a Usurper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.core.basemap import BaseMap, Chart
from render.core.canvas import hatching
from render.core.palette import rgb

_STRIPES: Final = rgb("#f0892b")


def draw_stripes(board: BaseMap, chart: Chart, areas: Sequence[str], step: int) -> None:
    """Draw the stripes of civil war over areas, ``step`` pixels apart."""
    numbers = {board.areas[area] for area in areas if area in board.areas}
    if numbers:
        mask = chart.index.point([120 if value in numbers else 0 for value in range(256)])
        lines = hatching(chart.picture.size, step, max(2, step // 6))
        chart.picture.paste(_STRIPES, (0, 0), Image.composite(mask, Image.new("L", mask.size, 0), lines))
