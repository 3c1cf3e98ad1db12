"""Icons: silhouettes of troop types and things, one SVG file each in ``data/icons``, for every game.

A file draws the silhouette in white and its cut-outs in black, on a 100 × 100 grid.
"""

from io import BytesIO

import resvg_py
from PIL import Image

import data
from render.core.canvas import coloured
from render.core.image_cache import cached_image
from render.core.layout import note
from render.core.palette import Colour


@cached_image
def silhouette(name: str, size: int) -> Image.Image:
    """The mask (L, `size` × `size`) of a silhouette; read-only. Raises KeyError for an unknown name."""
    file = data.path("icons", f"{name}.svg")
    if not file.is_file():
        raise KeyError(name)
    png = resvg_py.svg_to_bytes(
        svg_path=str(file), width=size, height=size, background="black", skip_system_fonts=True
    )  # fmt: skip
    return Image.open(BytesIO(bytes(png))).convert("L")


@cached_image
def icon(name: str, size: int, colour: Colour) -> Image.Image:
    """The silhouette in one colour (RGBA); read-only."""
    return coloured(silhouette(name, size), colour)


def paste_icon(picture: Image.Image, x: float, y: float, name: str, size: int, colour: Colour) -> None:
    """Paste a silhouette with its upper left corner at (x, y)."""
    sign = icon(name, size, colour)
    picture.paste(sign, (round(x), round(y)), sign)
    note(picture, "sign", (x, y, x + size, y + size), name)
