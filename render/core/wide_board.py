"""A board that is higher than wide, in a landscape picture: its parts side by side.

Channels show pictures in a box that is wider than high. There a board that fills its height has twice the scale.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from PIL import Image

from render.core.basemap import BaseMap
from render.core.canvas import Box, Point
from render.core.layout import Ground, note_ground, note_joined
from render.core.palette import FRAME_DARK, GOLD, Colour

WIDTH, HEIGHT = 1600, 1000
LEAST_LETTERS: Final = 30
"""The size of the letters of a whole board: they can be read without opening the picture."""

_BORDER: Final = 4
_FRAME: Final = 6


@dataclass(frozen=True)
class Inset:
    """A part of a board on the picture of the whole board.

    ``box``: where it is on the picture. ``corner`` and ``zoom``: the upper left corner of what it shows, in pixels of
    the board, and how large. ``spaces``: those that it shows; each space is on one inset only. ``moved``: those that
    have another position than on the board, because theirs is on no inset.
    """

    box: Box
    corner: Point
    zoom: float
    spaces: Collection[str]
    moved: Mapping[str, Point] = field(default_factory=dict)

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height in pixels."""
        left, top, right, bottom = self.box
        return right - left, bottom - top

    @property
    def centre(self) -> Point:
        """The middle of what it shows, in pixels of the board."""
        width, height = self.size
        return self.corner[0] + width / self.zoom / 2, self.corner[1] + height / self.zoom / 2


def assembled(
    board: BaseMap,
    tints: Mapping[str, Colour | None],
    owners: Mapping[str, str],
    parts: Iterable[tuple[Inset, Image.Image]],
) -> Image.Image:
    """The drawn insets as one picture with gold lines between them; head and keys are still to be drawn.

    It's higher than others if its insets are.
    """
    shown = list(parts)
    lowest = max((inset.box[3] for inset, _ in shown), default=0)
    picture = Image.new("RGB", (WIDTH, max(HEIGHT, lowest + _FRAME)), FRAME_DARK)
    note_ground(picture, Ground(board.game, 1, tints, owners))
    for inset, drawn in shown:
        left, top, right, bottom = inset.box
        picture.paste(GOLD, (left - _BORDER, top - _BORDER, right + _BORDER, bottom + _BORDER))
        picture.paste(drawn, (left, top))
        note_joined(picture, drawn, (left, top))
    return picture
