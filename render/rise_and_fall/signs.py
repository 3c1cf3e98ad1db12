"""Signs side by side, as one: the letter of an answer with its counter, or two powers at war."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.plates import letter_disc

_GAP, _LETTER = 0.12, 0.64
"""The gap between signs, and the disc of a letter, as shares of the size of all."""

_LEAST_DISC: Final = 66
_RIM: Final = 16
"""The room around signs for their shadows."""


def in_row(signs: Sequence[Sprite], size: int) -> Sprite:
    """Signs side by side in the height of a size."""
    gap = round(size * _GAP)
    width = sum(sign.width for sign in signs) + gap * (len(signs) - 1)
    image, left = Image.new("RGBA", (width + 2 * _RIM, size + 2 * _RIM), (0, 0, 0, 0)), _RIM
    for sign in signs:
        top = _RIM + round((size - sign.height) / 2) - sign.top
        image.alpha_composite(sign.image, (max(left - sign.left, 0), max(top, 0)))
        left += sign.width + gap
    return Sprite(image, width, size, _RIM, _RIM)


def lettered(letter: str, option: str, sign: Callable[[int], Sprite]) -> Callable[[int], Sprite]:
    """A sign after the letter of its answer."""

    def drawn(size: int) -> Sprite:
        disc = letter_disc(letter, max(round(size * _LETTER), _LEAST_DISC))
        return in_row([disc, sign(size)], size).shown_as("letter", f"{letter} {option}", disc.letters)

    return drawn
