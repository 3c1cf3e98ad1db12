"""Legends of maps: signs with what they mean, and the land's colours as the map shows them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render.core.canvas import Pen, Sprite, smooth, with_shadow
from render.core.fonts import Face, text_width
from render.core.icons import icon
from render.core.palette import COAST_INK, INK, PANEL, PORPHYRY, Colour, on_land
from render.core.text_panels import panel, write

_PADDING: Final = 16
_GAP: Final = 10
_HEAD: Final = 30


@dataclass(frozen=True)
class Key:
    """An entry: the sign as drawn on the map, and what it means."""

    sign: Sprite
    name: str


@lru_cache(maxsize=64)
def land_swatch(tint: Colour | None, size: int = 20) -> Sprite:
    """A piece of land in its owner's tint, over the ground as the map shows it; None: no owner."""
    land = on_land(tint)

    def paint(pen: Pen) -> None:
        pen.box(0, 0, size, size, COAST_INK, radius=size * 0.2)
        pen.box(1.5, 1.5, size - 3, size - 3, land, radius=size * 0.15)

    return with_shadow(smooth(size, size, paint), blur=1, drop=1, strength=0.3)


@lru_cache(maxsize=64)
def sign_key(name: str, size: int, colour: Colour) -> Sprite:
    """A silhouette as the sign of a key."""
    return Sprite(icon(name, size, colour), size, size)


def legend(keys: Sequence[Key], *, size: int = 17, columns: int = 1, head: str = "") -> Sprite:
    """A panel with keys in columns, as wide and high as they need; their names are never shortened."""
    wide = max((key.sign.width for key in keys), default=0)
    row = max([size + 7, *(key.sign.height + 4 for key in keys)])
    rows = math.ceil(len(keys) / columns)
    room = max((round(text_width(key.name, Face.BODY, size)) for key in keys), default=0) + 2
    column = wide + _GAP + room + _GAP
    width = max(columns * column - _GAP, round(text_width(head, Face.HEAD, size, 1))) + 2 * _PADDING
    top = _PADDING + (_HEAD if head else 0)
    height = top + rows * row + _PADDING - 4
    sheet = panel(width, height)
    inside = Image.new("RGB", (width - 2 * _PADDING + 4, height - 2 * _PADDING + 4), PANEL)
    if head:
        write(inside, 2, size, head, Face.HEAD, size, PORPHYRY, spacing=1)
    for place, key in enumerate(keys):
        x, y = 2 + place // max(rows, 1) * column, top - _PADDING + place % max(rows, 1) * row
        key.sign.centre(inside, x + wide / 2, y + row / 2)
        write(inside, x + wide + _GAP, y + row / 2 + size * 0.34, key.name, Face.BODY, size, INK)
    image = sheet.image.copy()
    image.paste(inside, (sheet.left + _PADDING - 2, sheet.top + _PADDING - 2))
    return Sprite(image, width, height, sheet.left, sheet.top)
