"""The stripes of civil war over the land of a Usurper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.core.basemap import BaseMap, Chart
from render.core.canvas import Sprite, hatching
from render.core.image_cache import cached_image
from render.core.legends import land_swatch
from render.core.palette import rgb
from render.ultimus_romanorum.theme import USURPER, livery

_STRIPES: Final = rgb("#f0892b")
_EDGE: Final = 3
"""The edge of a piece of land in a legend, which has no stripes."""


def draw_stripes(board: BaseMap, chart: Chart, areas: Sequence[str], step: int) -> None:
    """Draw the stripes of civil war over areas, ``step`` pixels apart."""
    numbers = {board.areas[area] for area in areas if area in board.areas}
    if numbers:
        mask = chart.index.point([120 if value in numbers else 0 for value in range(256)])
        lines = hatching(chart.picture.size, step, max(2, step // 6))
        chart.picture.paste(_STRIPES, (0, 0), Image.composite(mask, Image.new("L", mask.size, 0), lines))


@cached_image
def striped_land(size: int, step: int) -> Sprite:
    """A piece of a Usurper's land with its stripes, in a legend."""
    plain = land_swatch(livery(USURPER).wash, size)
    picture = plain.image.copy()
    inner = size - 2 * _EDGE
    lines = hatching((inner, inner), step, max(2, step // 6)).point([round(value * 0.75) for value in range(256)])
    left = (picture.width - inner) // 2, (picture.height - inner) // 2
    picture.paste((*_STRIPES, 255), (left[0], left[1]), lines)
    return Sprite(picture, plain.width, plain.height, plain.left, plain.top)
