"""The names of the powers on their land in a region."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable
from typing import Final

from render.core.boxes import grown
from render.core.canvas import Box
from render.core.text_panels import pill
from render.romanitas.badges import with_war
from render.romanitas.board_part import BoardPart
from render.romanitas.boxes import PARTS, parts_under
from render.romanitas.ground import owners
from render.romanitas.theme import livery

_LETTERS, _STEP, _GAP = 20, 30, 12
"""The letters of a power's name on its land, the steps between places tried for it, and its gap to other things."""

_LEAST_PARTS: Final = 3
"""How many parts of such a name are on the power's land at least."""


class PowerNames:
    """Writes the names of the powers, after all others."""

    def __init__(self, sheet: BoardPart) -> None:
        self.sheet = sheet
        self._owned = owners(sheet.state)

    def write(self) -> None:
        """Write each power's name on free land of its own, as on the whole board, or over its coast.

        Without room it's left out.
        """
        shown = [city for city in self.sheet.data.cities if self.sheet.is_shown(city)]
        for power in dict.fromkeys(self._owned[city] for city in shown):
            self._name(power, [city for city in shown if self._owned[city] == power])

    def _name(self, power: str, cities: Iterable[str]) -> None:
        """Write a power's name as near as possible to the middle of some cities."""
        sheet = self.sheet
        colours, size = livery(power), sheet.letters(_LETTERS)
        text = sheet.texts(f"people-{power}")
        sprite = pill(text, size, colours.counter, colours.silhouette).shown_as("name", text, size)
        if power in sheet.state.now.at_war:
            sprite = with_war(sprite)
        homes = [sheet.at(city) for city in cities]
        middle = [sum(each) / len(homes) for each in zip(*homes, strict=True)]
        across, down = range(0, sheet.picture.width, _STEP), range(0, sheet.picture.height, _STEP)
        spots = sorted(itertools.product(across, down), key=lambda spot: math.dist(spot, middle))
        boxes = [sprite.box_at(*spot) for spot in spots]
        whole = (box for box in filter(self._is_open, boxes) if self._own_parts(power, box) == PARTS)
        box = next(whole, None) or self._on_coast(power, boxes)
        if box is not None:
            sheet.placer.take(box)
            sprite.put(sheet.picture, box[0], box[1])
            sheet.keys.update(["map-key-war"] if power in sheet.state.now.at_war else [])
            sheet.labels.append((text, box))

    def _is_open(self, box: Box) -> bool:
        """Whether a box is free, with a gap to everything else."""
        around, placer = grown(box, _GAP), self.sheet.placer
        return self.sheet.has_margin(box) and placer.is_free(around) and not placer.is_avoided(around)

    def _on_coast(self, power: str, boxes: Iterable[Box]) -> Box | None:
        """The free box that covers most of a power's land and otherwise only sea; None if all cover too little."""
        counts = ((self._own_parts(power, box), box) for box in filter(self._is_open, boxes))
        likely = sorted((each for each in counts if each[0] >= _LEAST_PARTS), key=lambda each: -each[0])
        return next((box for _, box in likely if self._rest_is_sea(power, box)), None)

    def _own_parts(self, power: str, box: Box) -> int:
        """How many parts of a box are a power's land."""
        return sum(self._is_of(power, part) for part in parts_under(box))

    def _rest_is_sea(self, power: str, box: Box) -> bool:
        """Whether everything below a box that isn't a power's land is sea."""
        others = (part for part in parts_under(box) if not self._is_of(power, part))
        return all(self.sheet.board.is_water(part, self.sheet.chart) for part in others)

    def _is_of(self, power: str, part: Box) -> bool:
        return self._owned.get(self.sheet.board.area_at(part, self.sheet.chart)) == power
