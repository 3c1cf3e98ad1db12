"""A part of the board in a report that tells of several places: each has its number, and little else is there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from render.core.canvas import Box, Point, Sprite
from render.core.fonts import Face
from render.core.map_sheet import March
from render.core.verdicts import start_disc
from render.italia.map import NO_NAME, Sheet, box_around
from render.italia.signs import stack_sprite
from render.italia.stacks import Stack
from render.italia.theme import arrow_colour
from rules.italia.data.loader import Area

_APART: Final = 5.0
"""How much a number keeps away from counters."""

_WIDENED: Final = 0.85
"""How much wider arrows are than those over land that isn't pale: thin ones lead the eye from number to number."""

_ON_WAY: Final = 3.0
"""What it costs a name to be on an arrow: more than to lie partly in another area."""

_START: Final = 40
"""The size of the disc where an arrow begins and no one stayed."""

_ASIDE, _NEAR_GOAL = 0.42, 3.0
"""How far counters are away from the goal of their arrow if it's nearer than that, in heights of a stack."""

_COUNTER: Final = 0.86
"""The size of the counters, as a share of those of other maps: names and arrows need the room."""


class ReportSheet(Sheet):
    """The numbered places of a report with who is there now, the arrows to them, and where these began."""

    widened = _WIDENED

    def _stacks_in(self, area: str) -> list[Stack]:
        """Of a numbered place only the stack of who won or pillaged there: the tint of its land tells who has it."""
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
        for march in self._shown.marches:
            start = next((step[0] for step in self._steps(march)), "")
            if start in self._game.data.areas and start not in self._centres and self._is_inside(start):
                self.put(start, start_disc(arrow_colour(march.people), _START), *self.at(start))
                self._centres[start] = [self.signs[-1][1]]
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
            self.nudges = {area.id: self._aside(area.id)}
            self.put_row(area.id, row, NO_NAME)
            self.nudges = {}

    def _aside(self, area: str) -> Point:
        """How far the counters of an area where an arrow begins are away from its goal: a short one needs the room."""
        goals = [march.path[-1] for march in self._shown.marches if march.path[0] == area]
        if area in self.numbers or len(goals) != 1:
            return 0.0, 0.0
        (x, y), (to_x, to_y) = self.at(area), self.at(goals[0])
        far = max(math.dist((x, y), (to_x, to_y)), 1.0)
        by = self._size * _ASIDE if far < self._size * _NEAR_GOAL else 0.0
        return (x - to_x) / far * by, (y - to_y) / far * by

    def _own_box(self, space: str) -> Box | None:
        """The whole row of an area."""
        boxes = self._centres.get(space)
        return box_around(boxes) if boxes else None

    def _name_area(self, area: str) -> None:
        box = self._own_box(area)
        if box is None:
            super()._name_area(area)
            return
        name = self._texts.short_name(area)
        is_vacant = area in self.numbers and not self._game.stack(area)
        told = self._texts("place-vacant", place=name) if is_vacant else name
        self._name_at(area, told, Face.STRONG, 14, area, box, "s")

    def _steps(self, march: March) -> list[tuple[str, ...]]:
        """One arrow from stop to stop, not by way of other areas: the numbers tell the order."""
        return [(step[0], step[-1]) for step in super()._steps(march)]

    def is_blocked(self, point: Point) -> bool:
        """Arrows keep away from earlier ones too, so that each can be followed."""
        x, y = map(round, point)
        return super().is_blocked(point) or self.placer.is_avoided((x - 1, y - 1, x + 1, y + 1))

    def _cost_of_name(self, space: str, box: Box, letters: int) -> float:
        """A name is rather partly in another area than on an arrow."""
        return super()._cost_of_name(space, box, letters) + _ON_WAY * self.placer.is_avoided(box)
