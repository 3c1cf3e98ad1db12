"""Names on a map: label sprites with a halo of the ground's colour, placed where they cover nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal

from PIL import Image, ImageDraw

from render.core.canvas import Box, Sprite, coloured, halo
from render.core.fonts import Face, cap_height, draw_text, text_width
from render.core.image_cache import cached_image
from render.core.palette import LAND_HALO, LAND_TEXT, SEA_HALO, SEA_TEXT, Colour

Ground = Literal["land", "sea", "relief"]
"""What a name is on; the relief is land so dark that light letters are read better there."""

_CELL: Final = 64
_SCALE: Final = 3
_COLOURS: Final[dict[Ground, tuple[Colour, Colour, float]]] = {
    "land": (LAND_TEXT, LAND_HALO, 0.84),
    "sea": (SEA_TEXT, SEA_HALO, 0.78),
    "relief": (SEA_TEXT, LAND_TEXT, 0.86),
}
_SIDES: Final[dict[str, tuple[float, float]]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
_AROUND: Final = (
    (1, 0), (-1, 0), (0, -1), (0, 1), (1, -0.7), (-1, -0.7), (1, 0.7), (-1, 0.7),
    (0.45, -1), (-0.45, -1), (0.45, 1), (-0.45, 1),
)  # fmt: skip
RINGS: Final = (2, 7, 13)
"""The gaps in pixels between a sign and its label."""


@cached_image
def label(
    text: str, face: Face, size: int, ground: Ground, *, spacing: float = 0, radius: float = 2, angle: float = 0
) -> Sprite:
    """A name with a halo of the ground's colour; its body is the box of its letters. ``angle`` is in degrees."""
    colour, around, share = _COLOURS[ground]
    margin = round(radius * 2) + 3
    width = round(text_width(text, face, size, spacing))
    height = cap_height(face, size)
    depth = round(size * 0.3)
    mask = Image.new("L", (width + 2 * margin, height + depth + 2 * margin), 0)
    draw_text(ImageDraw.Draw(mask), margin, margin + height, text, face, size, 255, spacing=spacing)
    image = coloured(halo(mask, radius).point([round(value * share) for value in range(256)]), around)
    image.alpha_composite(coloured(mask, colour))
    if angle:
        image = image.rotate(angle, Image.Resampling.BICUBIC, expand=True)
        turned = Sprite(image, image.width - 2 * margin, image.height - 2 * margin, margin, margin)
        return turned.shown_as("name", text, size)
    return Sprite(image, width, height, margin, margin, "name", text, size)


def overlaps(one: Box, other: Box) -> bool:
    """Whether two boxes share a pixel."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


class Placer:
    """Tracks occupied boxes of a picture in a grid, and finds free places for labels."""

    def __init__(self, width: int, height: int, margin: int = 8) -> None:
        self._limits = (margin, margin, width - margin, height - margin)
        self._cells: dict[tuple[int, int], list[Box]] = {}
        self._better_free: dict[tuple[int, int], list[Box]] = {}
        self.labels: list[tuple[str, Box]] = []

    def take(self, box: Box) -> None:
        """Mark a box as occupied."""
        for cell in self._cells_of(box):
            self._cells.setdefault(cell, []).append(box)

    def avoid(self, box: Box) -> None:
        """Mark a box that labels cover only if there's no other place for them."""
        for cell in self._cells_of(box):
            self._better_free.setdefault(cell, []).append(box)

    def covered(self, box: Box) -> int:
        """The pixels of occupied boxes that a box covers."""
        left, top, right, bottom = box
        pixels = 0
        for x1, y1, x2, y2 in {other for cell in self._cells_of(box) for other in self._cells.get(cell, ())}:
            if x1 < right and left < x2 and y1 < bottom and top < y2:
                pixels += (min(right, x2) - max(left, x1)) * (min(bottom, y2) - max(top, y1))
        return pixels

    def is_taken(self, x: float, y: float) -> bool:
        """Whether a point of the picture is in an occupied box."""
        boxes = self._cells.get((int(x) // _CELL, int(y) // _CELL), ())
        return any(left <= x < right and top <= y < bottom for left, top, right, bottom in boxes)

    def is_free(self, box: Box) -> bool:
        """Whether a box is inside the picture and free."""
        left, top, right, bottom = self._limits
        if box[0] < left or box[1] < top or box[2] > right or box[3] > bottom:
            return False
        return not self._overlaps_any(box, self._cells)

    def is_avoided(self, box: Box) -> bool:
        """Whether a box covers what labels cover only if there's no other place."""
        return self._overlaps_any(box, self._better_free)

    def place(
        self,
        sprite: Sprite,
        at: tuple[float, float],
        reach: float,
        side: str,
        accepts: Callable[[Box], bool] | None = None,
    ) -> Box | None:
        """A free box for a label around a sign of half-size ``reach`` at ``at``, on its preferred side if possible.

        ``accepts``: whether a free box will do.
        """
        second_best: Box | None = None
        for box in self.free_boxes(sprite, at, reach, side):
            if accepts is not None and not accepts(box):
                continue
            if not self._overlaps_any(box, self._better_free):
                self.take(box)
                return box
            second_best = second_best or box
        if second_best is not None:
            self.take(second_best)
        return second_best

    def free_boxes(
        self, sprite: Sprite, at: tuple[float, float], reach: float, side: str, rings: Sequence[float] = RINGS
    ) -> Iterator[Box]:
        """The free boxes for a sprite around a sign, the nearest first, and those on the preferred side before.

        ``rings`` are the gaps between sign and label that are tried.
        """
        preferred = _SIDES.get(side, (1, 0))
        for ring in rings:
            for direction in (preferred, *_AROUND):
                box = _box(sprite, at, reach + ring, direction)
                if self.is_free(box):
                    yield box

    def _overlaps_any(self, box: Box, cells: dict[tuple[int, int], list[Box]]) -> bool:
        """Whether a box overlaps one of those in ``cells``. A crowded map asks 30,000 times, so no list is made."""
        left, top, right, bottom = box
        rows = range(top // _CELL, bottom // _CELL + 1)
        for column in range(left // _CELL, right // _CELL + 1):
            for row in rows:
                for x1, y1, x2, y2 in cells.get((column, row), ()):
                    if x1 < right and left < x2 and y1 < bottom and top < y2:
                        return True
        return False

    def _cells_of(self, box: Box) -> list[tuple[int, int]]:
        columns, rows = range(box[0] // _CELL, box[2] // _CELL + 1), range(box[1] // _CELL, box[3] // _CELL + 1)
        return [(column, row) for column in columns for row in rows]


def _box(sprite: Sprite, at: tuple[float, float], reach: float, direction: tuple[float, float]) -> Box:
    dx, dy = direction
    x = at[0] + dx * reach + (0 if abs(dx) < 1 else dx * sprite.width / 2)
    if 0 < abs(dx) < 1:
        x = at[0] + dx * sprite.width
    y = at[1] + dy * reach + (dy * sprite.height / 2 if abs(dy) == 1 else 0)
    left, top = round(x - sprite.width / 2), round(y - sprite.height / 2)
    return left, top, left + sprite.width, top + sprite.height
