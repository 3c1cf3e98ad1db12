"""A part of the board in a report that tells of several places: each has its number, and little else is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.core.canvas import Sprite
from render.italia.map import Sheet
from render.italia.stacks import Stack
from rules.italia.data.loader import Area

_APART: Final = 5.0
"""How much a number keeps away from counters."""

_COUNTER: Final = 0.86
"""The size of the counters, as a share of those of other maps: names and arrows need the room."""


class ReportSheet(Sheet):
    """The numbered places of a report with who is there now, the arrows to them, and where these began."""

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
        """The counters, then the numbers: arrows end at them, and names keep away from them."""
        super()._draw_counters(areas)
        for space, disc in self.numbers.items():
            if self.is_shown(space):
                at = self._middle(space)
                self._put_near(space, disc, at, _APART)
                self._centres.setdefault(space, []).append(self.signs[-1][1])
