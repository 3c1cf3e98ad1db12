"""The names of seas on open water."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.core.boxes import grown
from render.core.canvas import Box, Sprite
from render.core.fonts import Face
from render.core.labels import label
from render.romanitas.board_part import BoardPart
from render.romanitas.boxes import around_name

_TURNED: Final = {"adriatic": -41.0}
"""The angles of names along narrow seas."""

_LETTERS, _ROW = (25, 19), 0.95
"""The sizes of the names of seas, and the height of their lines as a share of it."""

_STEP, _STEPS = 9, 9
"""How far a sea's name may be from the sea zone: steps across and down, and how many of them."""

_SHORE, _OPEN, _SLANTED = 14, 0.985, 34
"""How far such a name is from a shore, how much of that is water at least, and half the height of a slanting one."""


class SeaNames:
    """Writes the names of seas, after those of cities."""

    def __init__(self, sheet: BoardPart) -> None:
        self.sheet = sheet

    def write(self) -> None:
        """The names of all seas on the picture, as far as they have room."""
        for zone in filter(self.sheet.is_shown, self.sheet.data.zones):
            self._name(zone)

    def _name(self, zone: str) -> None:
        """Write the name of a sea on open water: along it, in one line or in two; without room it's left out."""
        sheet = self.sheet
        text = sheet.texts.short_name(zone)
        one, two = (text,), tuple(text.rsplit(" ", 1))
        turned = [(one, size, _TURNED[zone]) for size in _LETTERS if zone in _TURNED]
        for lines, size, angle in (*turned, *((each, size, 0.0) for size in _LETTERS for each in (one, two))):
            sprite = _sea_name(lines, sheet.letters(size), 2 * sheet.scale, angle)
            box = self._box_at_sea(sprite, zone, angle)
            if box is not None:
                sheet.placer.take(box)
                sprite.put(sheet.picture, box[0], box[1])
                sheet.labels.append((text, box))
                return

    def _box_at_sea(self, sprite: Sprite, zone: str, angle: float) -> Box | None:
        """The box nearest to a sea zone that is all water, with a gap to other names and to the edge; None if none."""
        x, y = self.sheet.at(zone)
        steps = [self.sheet.px(_STEP) * step for step in range(-_STEPS, _STEPS + 1)]
        spots = sorted(itertools.product(steps, steps), key=lambda spot: math.hypot(*spot))
        boxes = (sprite.box_at(x + dx, y + dy) for dx, dy in spots)
        return next((box for box in boxes if self._is_at_sea(box, angle)), None)

    def _is_at_sea(self, box: Box, angle: float) -> bool:
        sheet, placer = self.sheet, self.sheet.placer
        if not sheet.has_margin(box) or placer.is_avoided(box) or not placer.is_free(around_name(box)):
            return False
        parts = _along(box) if angle else [grown(box, _SHORE)]
        return all(sheet.board.water_share(part, sheet.chart) > _OPEN for part in parts)


def _sea_name(lines: Sequence[str], size: int, radius: float, angle: float) -> Sprite:
    """The name of a sea in lines one below the other, each in the middle."""
    told = [label(line, Face.ITALIC, size, "sea", spacing=1, radius=radius, angle=angle) for line in lines]
    if len(told) == 1:
        return told[0]
    step = round(size * _ROW)
    wide, high = max(each.image.width for each in told), told[0].image.height
    image = Image.new("RGBA", (wide, high + step * (len(told) - 1)))
    for row, each in enumerate(told):
        image.alpha_composite(each.image, ((wide - each.image.width) // 2, row * step))
    first = told[0]
    body = wide - 2 * first.left, first.height + step * (len(told) - 1)
    return Sprite(image, *body, first.left, first.top, "name", " ".join(lines), size)


def _along(box: Box) -> list[Box]:
    """The squares along a slanting name, from the lower left of its box to the upper right."""
    left, top, right, bottom = box
    half, share = _SLANTED, [step / 6 for step in range(7)]
    at = [
        (left + half + (right - left - 2 * half) * part, bottom - half - (bottom - top - 2 * half) * part)
        for part in share
    ]
    return [(round(x - half), round(y - half), round(x + half), round(y + half)) for x, y in at]
