"""The plate of a power on a map of the whole board: its colour, its name, and the number of its units."""

from __future__ import annotations

from typing import Final

from PIL import ImageDraw

from render.core.canvas import Pen, Sprite, smooth, with_shadow
from render.core.fonts import Face, cap_height, draw_text, text_width
from render.core.image_cache import cached_image
from render.core.palette import INK, IVORY, PANEL, Livery

_PADDING, _BAR, _EDGE, _RADIUS = 12, 22, 3, 12
_PITCH: Final = 1.0


@cached_image
def power_plate(lines: tuple[str, ...], letters: int, colours: Livery, count: str = "") -> Sprite:
    """A power's name on a plate, after a field of its colour with the number of its units, if that's told."""
    numeral = letters + 4
    field = round(text_width(count, Face.HEAVY, numeral)) + 2 * _PADDING if count else _BAR
    wide = round(max(text_width(line, Face.STRONG, letters) for line in lines))
    width, pitch = field + wide + 2 * _PADDING, round(letters * _PITCH)
    height = len(lines) * pitch + _PADDING
    edge = INK if colours.light_ground else colours.counter

    def paint(pen: Pen) -> None:
        pen.box(0, 0, width, height, edge, radius=_RADIUS)
        pen.box(_EDGE, _EDGE, width - 2 * _EDGE, height - 2 * _EDGE, colours.counter, radius=_RADIUS - _EDGE)
        pen.box(field, _EDGE, width - field - _EDGE, height - 2 * _EDGE, PANEL, radius=_RADIUS - _EDGE)

    image = smooth(width, height, paint)
    draw, rise = ImageDraw.Draw(image), cap_height(Face.STRONG, letters)
    first = (height - (len(lines) - 1) * pitch + rise) / 2
    for place, line in enumerate(lines):
        draw_text(draw, field + _PADDING, first + place * pitch, line, Face.STRONG, letters, (*INK, 255))
    if count:
        base, ink = (height + cap_height(Face.HEAVY, numeral)) / 2, INK if colours.light_ground else IVORY
        draw_text(draw, field / 2, base, count, Face.HEAVY, numeral, (*ink, 255), align=0.5)
    return with_shadow(image, blur=3, drop=2, strength=0.45).shown_as(
        "sign", " ".join([count, *lines]).strip(), letters
    )
