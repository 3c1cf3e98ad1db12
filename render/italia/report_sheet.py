"""A part of the board in a report that tells of several places: each has its number, and little else is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.core.canvas import Box, Sprite
from render.core.fonts import Face
from render.italia.map import NO_NAME, Sheet, box_around
from render.italia.signs import stack_sprite
from render.italia.stacks import Stack
from rules.italia.data.loader import Area

_APART: Final = 5.0
"""How much a number keeps away from counters."""

_WIDENED: Final = 0.85
"""How much wider arrows are than those over land that isn't pale: thin ones lead the eye from number to number."""

_ON_WAY: Final = 3.0
"""What it costs a name to be on an arrow: more than to lie partly in another area."""

_COUNTER: Final = 0.86
"""The size of the counters, as a share of those of other maps: names and arrows need the room."""


class ReportSheet(Sheet):
    """The numbered places of a report with who is there now, the arrows to them, and where these began."""

    widened = _WIDENED

    def _stacks_in(self, area: str) -> list[Stack]:
        """Of a numbered place only the stack of who won or pillaged there: the others stayed where they were."""
        found = super()._stacks_in(area)
        if area not in self.numbers:
            return found
        first = self._shown.fought.get(area) or self._shown.pillagers.get(area)
        return [stack for stack in found if stack.nation == first]

    def _has_counters(self, space: str) -> bool:
        return self._is_bright(space)

    def _sized(self, space: str) -> int:
        return round(self._size * _COUNTER)

    def _signs_of(self, area: Area) -> list[Sprite]:
        """None: the list below the map tells of pillaged cities, and arrows need the room."""
        return []

    def _draw_counters(self, areas: Sequence[Area]) -> None:
        """The numbers with the counters beside them; those of seas are near their fleets."""
        super()._draw_counters(areas)
        for sea in self._game.data.seas:
            if sea in self.numbers and self.is_shown(sea):
                self._put_near(sea, self.numbers[sea], self._middle(sea), _APART)
                self._centres.setdefault(sea, []).append(self.signs[-1][1])

    def _name_fought(self) -> None:
        """The names of all places, beside the arrows rather than on them."""
        starts = {step[0] for march in self._shown.marches for step in self._steps(march)}
        for area in self._game.data.areas.values():
            is_named = self.is_shown(area.id) and not area.is_staging
            if is_named and (self._is_bright(area.id) or area.id in starts):
                self._name_area(area.id)

    def _draw_stacks(self, area: Area) -> None:
        """The number of an area and its counters in a row."""
        stacks = self._stacks_in(area.id)[::-1]
        row = [(stack.nation, stack_sprite(stack, self._sized(area.id))) for stack in stacks]
        if area.id in self.numbers:
            row.insert(0, (area.id, self.numbers[area.id]))
        if row:
            self.put_row(area.id, row, NO_NAME)

    def _own_box(self, space: str) -> Box | None:
        """The whole row of an area."""
        boxes = self._centres.get(space)
        return box_around(boxes) if boxes else None

    def _name_area(self, area: str) -> None:
        box = self._own_box(area)
        if box is None:
            super()._name_area(area)
        else:
            self._name_at(area, self._texts.short_name(area), Face.STRONG, 14, area, box, "s")

    def _cost_of_name(self, space: str, box: Box, letters: int) -> float:
        """A name is rather partly in another area than on an arrow."""
        return super()._cost_of_name(space, box, letters) + _ON_WAY * self.placer.is_avoided(box)
