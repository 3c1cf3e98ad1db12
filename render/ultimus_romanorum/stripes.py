"""The stripes of civil war over the land of a Usurper."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from render.core.basemap import BaseMap, Chart
from render.core.palette import rgb

_STRIPES: Final = rgb("#f0892b")


def draw_stripes(board: BaseMap, chart: Chart, areas: Sequence[str], step: int) -> None:
    """Draw the stripes of civil war over areas, ``step`` pixels apart."""
    numbers = {board.areas[area] for area in areas if area in board.areas}
    if numbers:
        mask = chart.index.point([120 if value in numbers else 0 for value in range(256)])
        lines = _hatching(chart.picture.size, step)
        chart.picture.paste(_STRIPES, (0, 0), Image.composite(mask, Image.new("L", mask.size, 0), lines))


@cache
def _hatching(size: tuple[int, int], step: int) -> Image.Image:
    """Diagonal lines over a picture as a mask."""
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    for start in range(-size[1], size[0], step):
        draw.line((start, size[1], start + size[1], 0), fill=255, width=max(2, step // 6))
    return mask
