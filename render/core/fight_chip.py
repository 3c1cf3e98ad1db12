"""The chip at a fight on a report's map: both sides with what they lost, the winner in its colour, the loser paled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.core.canvas import Pen, Sprite, smooth, with_shadow
from render.core.fonts import Face, cap_height, draw_text, text_width
from render.core.image_cache import cached_image
from render.core.palette import INK, IVORY, PANEL, SECONDARY, Colour, mix

_LETTERS: Final = 0.7
_PADDING: Final = 0.22
_PALED: Final = 0.72


@dataclass(frozen=True)
class ChipSide:
    """A side of a fight: its letters, its colour, and how many units it lost."""

    letters: str
    colour: Colour
    lost: int = 0

    @property
    def text(self) -> str:
        """What the chip says of it."""
        return f"{self.letters} −{self.lost}" if self.lost else self.letters


@cached_image
def fight_chip(first: ChipSide, second: ChipSide, *, is_won: bool, height: int = 46) -> Sprite:
    """Two sides beside each other. The ``first`` is the winner if the fight ``is_won``; otherwise both are paled."""
    letters, padding = round(height * _LETTERS), round(height * _PADDING)
    widths = [round(text_width(side.text, Face.HEAVY, letters)) + 2 * padding for side in (first, second)]
    width = sum(widths)

    def paint(pen: Pen) -> None:
        radius = height * 0.26
        pen.box(0, 0, width, height, INK, radius=radius)
        pen.box(1.5, 1.5, width - 3, height - 3, IVORY, radius=radius - 1)
        left = 4.0
        for side, wide, wins in zip((first, second), widths, (is_won, False), strict=True):
            ground = side.colour if wins else mix(side.colour, PANEL, _PALED)
            pen.box(left, 4, wide - 6, height - 8, ground, radius=radius - 4)
            base = height / 2 + cap_height(Face.HEAVY, letters) / 2
            x, colour = left + (wide - 6) / 2, IVORY if wins else SECONDARY
            scale = pen.scale
            draw_text(
                pen.draw, x * scale, base * scale, side.text, Face.HEAVY, letters * scale, (*colour, 255), align=0.5
            )
            left += wide - 2

    said = f"{first.text} {second.text}"
    return with_shadow(smooth(width, height, paint), blur=2, drop=2, strength=0.45).shown_as("sign", said, letters)
