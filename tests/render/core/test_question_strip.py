"""The strip below a question's map: names of many items keep off its lower edge."""

from __future__ import annotations

from PIL import Image

from render.core.canvas import Sprite
from render.core.palette import PANEL
from render.core.question_frame import STRIP, Item, draw_strip
from render.core.theatres import WIDTH

_ITEMS = 6
_MARGIN = 8


def _sign(size: int) -> Sprite:
    return Sprite(Image.new("RGBA", (size, size), "black"), size, size)


def test_the_letters_of_many_names_end_above_the_lower_edge() -> None:
    picture = Image.new("RGB", (WIDTH, 2 * STRIP))
    draw_strip(picture, [Item(_sign, "Gepidae jpqgy") for _ in range(_ITEMS)])
    lowest = picture.crop((0, picture.height - _MARGIN, WIDTH, picture.height))
    assert lowest.getcolors() == [(WIDTH * _MARGIN, Image.new("RGB", (1, 1), PANEL).getpixel((0, 0)))]
