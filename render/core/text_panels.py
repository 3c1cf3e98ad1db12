"""Paper with text: panels, tracks, pills, banners."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from render.core.canvas import Pen as _Pen
from render.core.canvas import Sprite, coloured, rounded_mask, smooth, with_shadow
from render.core.fonts import Face, cap_height, draw_text, fitted_size, text_width
from render.core.image_cache import cached_image
from render.core.layout import note
from render.core.palette import HAIRLINE, INK, IVORY, PANEL, PANEL_EDGE, SPENT, Colour, darker, mix

_RADIUS: Final = 9
_PALE: Final = 450
"""The sum of red, green and blue from which a colour takes dark letters."""
_BRIGHT: Final = 0.36
"""The luminance from which letters on a colour are dark."""


@cached_image
def panel(width: int, height: int, edge: Colour = PANEL_EDGE, ground: Colour = PANEL) -> Sprite:
    """A sheet of paper with a dark edge and a hairline inside; its image is read-only."""
    image = coloured(rounded_mask(width, height, _RADIUS), edge)
    image.alpha_composite(coloured(rounded_mask(width - 4, height - 4, _RADIUS - 2), ground), (2, 2))
    image.alpha_composite(coloured(rounded_mask(width - 12, height - 12, _RADIUS - 4), HAIRLINE), (6, 6))
    image.alpha_composite(coloured(rounded_mask(width - 14, height - 14, _RADIUS - 5), ground), (7, 7))
    return with_shadow(image, blur=4, drop=2).shown_as("plate")


@cached_image
def tile(text: str, size: int, ground: Colour, colour: Colour, edge: Colour = PANEL_EDGE) -> Sprite:
    """A square of a track with its number."""
    image = coloured(rounded_mask(size, size, size / 6), edge)
    image.alpha_composite(coloured(rounded_mask(size - 3, size - 3, size / 7), ground), (1, 1))
    return _numbered(image, text, size, colour)


@cached_image
def disc(text: str, size: int, ground: Colour, colour: Colour, edge: Colour = PANEL_EDGE) -> Sprite:
    """A disc of a track with its number."""

    def paint(pen: _Pen) -> None:
        pen.disc(size / 2, size / 2, size / 2, edge)
        pen.disc(size / 2, size / 2, size / 2 - 1.5, ground)

    return _numbered(smooth(size, size, paint), text, size, colour)


def _numbered(image: Image.Image, text: str, size: int, colour: Colour) -> Sprite:
    letters = round(size * 0.62)
    baseline = (size + cap_height(Face.HEAVY, letters)) / 2
    draw_text(ImageDraw.Draw(image), size / 2, baseline, text, Face.HEAVY, letters, (*colour, 255), align=0.5)
    return Sprite(image, size, size)


@cached_image
def pill(text: str, size: int, ground: Colour, colour: Colour = IVORY) -> Sprite:
    """A short text on a rounded background."""
    width = round(text_width(text, Face.STRONG, size)) + size
    height = round(size * 1.5)
    image = coloured(rounded_mask(width, height, height / 2), ground)
    baseline = (height + cap_height(Face.STRONG, size)) / 2
    draw_text(ImageDraw.Draw(image), width / 2, baseline, text, Face.STRONG, size, (*colour, 255), align=0.5)
    return with_shadow(image, blur=2, drop=1, strength=0.35)


def spent(ground: Colour = PANEL) -> Colour:
    """The background of a track's passed squares."""
    return mix(darker(ground, 0.12), SPENT, 0.18)


def write(
    picture: Image.Image,
    x: float,
    y: float,
    text: str,
    face: Face,
    size: int,
    colour: Colour = INK,
    *,
    align: float = 0,
    spacing: float = 0,
) -> float:
    """Set a line on an RGB picture with its baseline at ``y``; returns its width."""
    width = text_width(text, face, size, spacing)
    if text:
        start = x - width * align
        note(picture, "text", (start, y - cap_height(face, size), start + width, y), text, size)
        mask, left, top = _line(text, face, size, spacing)
        picture.paste(colour, (round(x - width * align) - left, round(y) - top), mask)
    return width


def write_fitted(
    picture: Image.Image,
    x: float,
    y: float,
    text: str,
    face: Face,
    size: int,
    room: float,
    colour: Colour = INK,
    *,
    least: int,
    align: float = 0,
    spacing: float = 0,
) -> float:
    """Set a line like :func:`write`, with font size ``size`` or as much smaller as needed to fit."""
    fitted = fitted_size(text, face, size, room, least=least, spacing=spacing)
    return write(picture, x, y, text, face, fitted, colour, align=align, spacing=spacing)


@cached_image
def _line(text: str, face: Face, size: int, spacing: float) -> tuple[Image.Image, int, int]:
    """A line of text as a mask, with the position of its left end and baseline."""
    margin, above = 4 + size // 4, round(size * 1.25)
    width = round(text_width(text, face, size, spacing)) + 2 * margin
    mask = Image.new("L", (width, above + round(size * 0.5)), 0)
    draw_text(ImageDraw.Draw(mask), margin, above, text, face, size, 255, spacing=spacing)
    return mask, margin, above


def _luminance(colour: Colour) -> float:
    """How bright a colour is seen: yellow is brighter than a red or blue of the same sum."""
    red, green, blue = ((value / 255) ** 2.2 for value in colour[:3])
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


@cached_image
def name_tag(name: str, colour: Colour, letters: int) -> Sprite:
    """A name on a colour: of a nation, on that of its counters."""
    width, height = round(text_width(name, Face.STRONG, letters)) + letters // 2, round(letters * 1.12)
    written = IVORY if sum(colour) < _PALE and _luminance(colour) < _BRIGHT else INK

    def paint(pen: _Pen) -> None:
        pen.box(0, 0, width, height, IVORY, radius=letters * 0.24)
        pen.box(2, 2, width - 4, height - 4, colour, radius=letters * 0.2)
        base, scale = height / 2 + cap_height(Face.STRONG, letters) / 2, pen.scale
        draw_text(
            pen.draw, width / 2 * scale, base * scale, name, Face.STRONG, letters * scale, (*written, 255), align=0.5
        )

    return with_shadow(smooth(width, height, paint), blur=2, drop=1, strength=0.45).shown_as("sign", name, letters)
