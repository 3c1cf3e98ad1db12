"""The sign language: silhouettes of arms of service and things, one SVG file each in ``data/icons``, for every game.

A file draws in white what belongs to the silhouette and in black what is cut out of it, on a grid of 100 by 100.
"""

from functools import lru_cache
from io import BytesIO

import resvg_py
from PIL import Image

import data
from render.core.canvas import coloured
from render.core.palette import Colour


@lru_cache(maxsize=256)
def silhouette(name: str, size: int) -> Image.Image:
    """The mask (L, `size` × `size`) of a silhouette; treat it as read-only. Raises KeyError for an unknown name."""
    file = data.path("icons", f"{name}.svg")
    if not file.is_file():
        raise KeyError(name)
    png = resvg_py.svg_to_bytes(
        svg_path=str(file), width=size, height=size, background="black", skip_system_fonts=True
    )  # fmt: skip
    return Image.open(BytesIO(bytes(png))).convert("L")


@lru_cache(maxsize=256)
def icon(name: str, size: int, colour: Colour) -> Image.Image:
    """The silhouette in one colour (RGBA); treat it as read-only."""
    return coloured(silhouette(name, size), colour)


def paste_icon(picture: Image.Image, x: float, y: float, name: str, size: int, colour: Colour) -> None:
    """Paste a silhouette with its upper left corner at (x, y)."""
    sign = icon(name, size, colour)
    picture.paste(sign, (round(x), round(y)), sign)
