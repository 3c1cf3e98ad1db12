"""Legends of maps: signs with what they mean, and the land's colours as the map shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.canvas import Pen, Sprite, smooth, with_shadow
from render.core.fonts import Face, text_width
from render.core.icons import icon
from render.core.image_cache import cached_image
from render.core.palette import COAST_INK, INK, PANEL, Colour, on_land
from render.core.text_panels import panel, write

_PADDING: Final = 16
_GAP: Final = 10
_SIZES: Final = (22, 20, 18, 17, 16, 15, 14)
"""The font sizes that are tried, the largest first."""


@dataclass(frozen=True)
class Key:
    """An entry: the sign as drawn on the map, and what it means."""

    sign: Sprite
    name: str


@cached_image
def land_swatch(tint: Colour | None, size: int = 20) -> Sprite:
    """A piece of land in its owner's tint, over the ground as the map shows it; None: no owner."""
    land = on_land(tint)

    def paint(pen: Pen) -> None:
        pen.box(0, 0, size, size, COAST_INK, radius=size * 0.2)
        pen.box(1.5, 1.5, size - 3, size - 3, land, radius=size * 0.15)

    return with_shadow(smooth(size, size, paint), blur=1, drop=1, strength=0.3)


@cached_image
def sign_key(name: str, size: int, colour: Colour) -> Sprite:
    """A silhouette as the sign of a key."""
    return Sprite(icon(name, size, colour), size, size)


def legend(keys: Sequence[Key], *, size: int = 17, rows: int) -> Sprite:
    """A panel with keys in columns of at most some rows, each column as wide as it needs; no name is shortened."""
    row = _row(keys, size)
    columns = [keys[start : start + rows] for start in range(0, len(keys), rows)]
    width = 2 * _PADDING - _GAP + sum(_column_width(column, size) for column in columns)
    height = rows * row + 2 * _PADDING - 8
    sheet = panel(width, height)
    inside = Image.new("RGB", (width - 2 * _PADDING + 4, height - 2 * _PADDING + 8), PANEL)
    x = 2.0
    for column in columns:
        wide = max(key.sign.width for key in column)
        for place, key in enumerate(column):
            middle = row * (place + 0.5)
            key.sign.centre(inside, x + wide / 2, middle)
            write(inside, x + wide + _GAP, middle + size * 0.34, key.name, Face.BODY, size, INK)
        x += _column_width(column, size)
    image = sheet.image.copy()
    image.paste(inside, (sheet.left + _PADDING - 2, sheet.top + _PADDING - 4))
    return Sprite(image, width, height, sheet.left, sheet.top, "plate")


def fitted_legend(keys: Sequence[Key], width: int, height: int, sizes: Sequence[int] = _SIZES) -> Sprite:
    """A legend with letters as large as fit into a place; beyond the smallest size, as wide as it needs.

    ``sizes``: those of the letters that are tried, the largest first.
    """
    room = height - 2 * _PADDING + 8
    tried = [legend(keys, size=size, rows=max(1, min(len(keys), room // _row(keys, size)))) for size in sizes]
    return next((each for each in tried if each.width <= width and each.height <= height), tried[-1])


def _row(keys: Sequence[Key], size: int) -> int:
    """The height of a row: that of its letters or of the largest sign."""
    return max([size + 7, *(key.sign.height + 3 for key in keys)])


def _column_width(column: Sequence[Key], size: int) -> int:
    signs = max(key.sign.width for key in column)
    return signs + 2 * _GAP + 2 + max(round(text_width(key.name, Face.BODY, size)) for key in column) + _GAP
