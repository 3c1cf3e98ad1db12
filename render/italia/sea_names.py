"""The names of seas on a map of Italy: on water, in one line or two."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from render.core.boxes import box_around, grown, middle_of
from render.core.canvas import Box, Sprite
from render.core.fonts import Face
from render.core.image_cache import cached_image
from render.core.labels import label, overlaps
from render.italia.board_sheet import BoardSheet
from render.italia.waters import is_on_border

_DRY, _CLOSE, _BROKEN = 120.0, 2.5, 1.2
"""What it costs a sea's name to be on land, close to another name, and in two lines, in steps from its place."""

_SEA_STEP, _SEA_STEPS = 0.3, 9
"""The steps in which a place for a sea's name is looked for, in heights of a stack, and how many on each side."""

_BELOW, _ABOVE_SEA, _SHORE = 14, 1.25, 12
"""The pixels between fleets and their sea's name, what a step up or down costs more, and the pixels to the coast."""

_ISLET: Final = 20
"""The pixels of the pieces in which an islet below a name is looked for: of the whole name it's next to nothing."""

_MAP_EDGE: Final = 15
"""The least pixels from the name of a sea to the edge of a picture."""

_PITCH: Final = 0.92
"""The distance of the two lines of a name, in sizes of its letters."""

APART: Final = 0.8
"""The least room between two names in a line, in heights of their letters."""

_FOOT: Final = 22
"""The pixels below the name of a sea, for the letters that go below the line."""


_CROSSED, _FROM_LINE = 3.0, 12
"""What it costs a name to have the line between two seas through its letters, in steps; its pixels from that line."""


class SeaNames:
    """The names of the seas of a map."""

    def __init__(self, sheet: BoardSheet) -> None:
        self.sheet = sheet

    def write(self, sea: str) -> None:
        """Write the name of a sea on water only, in one line or two, below its fleets or else beside them.

        It's left out where it had to be on land on a region or on the map of a question.
        """
        sheet = self.sheet
        text = sheet.texts.short_name(sea)
        boxes = sheet.counters_at.get(sea) or [box for space, box in sheet.signs if space == sea]
        size = sheet.letters(19 if sheet.is_whole else 20)
        tried = [
            (cost + _BROKEN * line, box, sprite)
            for line, sprite in enumerate(sea_labels(text, size, sheet.halo * sheet.scale))
            for cost, box in self._places_at_sea(sea, sprite, boxes)
        ]
        free = [each for each in tried if sheet.is_clear(each[1])]
        wet = [each for each in free if self._is_wet(each[1])]
        wet = [each for each in wet if sheet.placer.is_free(grown(each[1], _SHORE))] or wet
        if wet or (free and sheet.bright is None and not sheet.is_small and not sheet.names_first):
            ranked = sorted(wet or free, key=lambda each: each[0] + self._cost_at_sea(each[1], size))
            _, box, sprite = next((each for each in ranked if self._is_off_islets(each[1])), ranked[0])
            sheet.placer.take(sprite.put(sheet.picture, box[0], box[1]))
            sheet.placer.labels.append((text, box))

    def _places_at_sea(self, sea: str, sprite: Sprite, boxes: Sequence[Box]) -> Iterator[tuple[float, Box]]:
        """Boxes for the name of a sea around its fleets, or around its place, each with its cost: how far it is."""
        sheet = self.sheet
        x, y = sheet.at(sea)
        left, top, right, bottom = box_around(boxes) if boxes else (round(x), round(y), round(x), round(y))
        x, y = ((left + right) / 2, (top + bottom) / 2) if boxes else (x, y)
        near = bottom + sprite.height / 2 + _BELOW if boxes else y
        half, step, lowest = sprite.width / 2 + _MAP_EDGE, sheet.size * _SEA_STEP, sheet.picture.height - _FOOT
        for across, down in itertools.product(range(-_SEA_STEPS, _SEA_STEPS + 1), range(-_SEA_STEPS, _SEA_STEPS + 1)):
            at = x + across * step, near + down * step
            box = sprite.box_at(min(max(at[0], half), sheet.picture.width - half), at[1])
            if box[3] < lowest:
                yield math.hypot(middle_of(box)[0] - x, (middle_of(box)[1] - near) * _ABOVE_SEA) / step, box

    def _is_wet(self, box: Box) -> bool:
        """Whether a name would be on water only."""
        return self.sheet.is_on_water(grown(box, _SHORE))

    def _is_off_islets(self, box: Box) -> bool:
        """Whether a name would be on no islet, which would be read as a part of a letter."""
        left, top, right, bottom = box
        return all(
            self.sheet.is_on_water((x, y, x + _ISLET, y + _ISLET))
            for x in range(left, right, _ISLET)
            for y in range(top, bottom, _ISLET)
        )

    def _cost_at_sea(self, box: Box, letters: int) -> float:
        """What it costs the name of a sea to be on land, and close to another name."""
        around = grown(box, round(letters * APART / 2))
        is_close = any(overlaps(around, other) for _, other in self.sheet.placer.labels)
        is_crossed = is_on_border(self.sheet.chart, grown(box, _FROM_LINE))
        dry = 1 - self.sheet.board.water_share(box, self.sheet.chart)
        return _DRY * dry + _CLOSE * is_close + _CROSSED * is_crossed


def sea_labels(text: str, size: int, radius: float) -> list[Sprite]:
    """The name of a sea in one line, and in two if it has more than a word."""
    sprites = [label(text, Face.ITALIC, size, "sea", spacing=1, radius=radius)]
    first, _, last = text.rpartition(" ")
    return [*sprites, _two_lines((first, last), size, radius)] if first else sprites


@cached_image
def _two_lines(lines: tuple[str, str], size: int, radius: float) -> Sprite:
    """A name in two lines."""
    upper, lower = (label(line, Face.ITALIC, size, "sea", spacing=1, radius=radius) for line in lines)
    pitch, margin = round(size * _PITCH), upper.left
    width = max(upper.width, lower.width)
    image = Image.new("RGBA", (width + 2 * margin, pitch + lower.image.height), (0, 0, 0, 0))
    for sprite, top in ((upper, 0), (lower, pitch)):
        layer = Image.new("RGBA", image.size, (0, 0, 0, 0))
        layer.paste(sprite.image, ((width - sprite.width) // 2, top))
        image.alpha_composite(layer)
    return Sprite(image, width, pitch + lower.height, margin, margin, "name", " ".join(lines), size)
