"""A part of the board in a report that tells of several places: each has its number, and little else is there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from render.core.boxes import box_around
from render.core.canvas import Box, Point
from render.core.fonts import Face
from render.core.map_sheet import March
from render.core.verdicts import start_disc
from render.core.words import Words
from render.italia.area_names import AreaNames
from render.italia.board_sheet import BoardSheet
from render.italia.counters_on_map import NO_NAME, Counters
from render.italia.framing import Part
from render.italia.map_highlights import Changes
from render.italia.marches import Marches
from render.italia.sheet import Sheet
from render.italia.signs import stack_sprite
from render.italia.stacks import Stack
from render.italia.theme import arrow_colour
from rules.italia.data.loader import Area
from rules.italia.game import Italia

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
    """The numbered places of a report with who is there now, the arrows to them, and where these began.

    It has no signs: the list below the map tells of pillaged cities, and arrows need the room.
    """

    has_signs = False

    def __init__(self, game: Italia, texts: Words, shown: Changes, part: Part) -> None:
        super().__init__(game, texts, shown, part)
        self.marches = ReportMarches(self)
        self.counters = ReportCounters(self, self.marches)
        self.names = ReportNames(self, self.marches)

    def own_box(self, space: str) -> Box | None:
        """The whole row of an area."""
        boxes = self.counters_at.get(space)
        return box_around(boxes) if boxes else None

    def is_blocked(self, point: Point) -> bool:
        """Arrows keep away from earlier ones too, so that each can be followed."""
        x, y = map(round, point)
        return super().is_blocked(point) or self.placer.is_avoided((x - 1, y - 1, x + 1, y + 1))


class ReportMarches(Marches):
    """The arrows of a report, from number to number."""

    widened = _WIDENED

    def steps(self, march: March) -> list[tuple[str, ...]]:
        """One arrow from stop to stop, not by way of other areas: the numbers tell the order."""
        return [(step[0], step[-1]) for step in super().steps(march)]


class ReportCounters(Counters):
    """The numbers of a report with the counters beside them, and the discs where its arrows begin."""

    def __init__(self, sheet: BoardSheet, marches: Marches) -> None:
        super().__init__(sheet)
        self._marches = marches

    def draw(self, areas: Sequence[Area]) -> None:
        """The numbers with the counters beside them; those of seas are near their fleets."""
        super().draw(areas)
        sheet = self.sheet
        for march in sheet.shown.marches:
            start = next((step[0] for step in self._marches.steps(march)), "")
            if start in sheet.game.data.areas and start not in sheet.counters_at and self._marches.is_inside(start):
                sheet.put(start, start_disc(arrow_colour(march.people), _START), *sheet.at(start))
                sheet.note_counter(start)
        for sea in sheet.game.data.seas:
            if sea in sheet.numbers and sheet.is_shown(sea):
                sheet.put_near(sea, sheet.numbers[sea], sheet.middle(sea), _APART)
                sheet.note_counter(sea)

    def sized(self, space: str) -> int:
        """Small ones, also where nothing happened."""
        return round(self.sheet.size * _COUNTER)

    def _has_counters(self, space: str) -> bool:
        return self.sheet.is_bright(space)

    def _stacks_in(self, area: str) -> list[Stack]:
        """Of a numbered place only the stack of who won or pillaged there: the tint of its land tells who has it."""
        found = super()._stacks_in(area)
        if area not in self.sheet.numbers:
            return found
        first = self.sheet.shown.fought.get(area) or self.sheet.shown.pillagers.get(area)
        return [stack for stack in found if stack.nation == first]

    def _draw_stacks(self, area: Area) -> None:
        """The number of an area and its counters in a row."""
        stacks = self._stacks_in(area.id)[::-1]
        row = [(stack.nation, stack_sprite(stack, self.sized(area.id))) for stack in stacks]
        if area.id in self.sheet.numbers:
            row.insert(0, (area.id, self.sheet.numbers[area.id]))
        if row:
            self.sheet.nudges = {area.id: self._aside(area.id)}
            self.put_row(area.id, row, NO_NAME)
            self.sheet.nudges = {}

    def _aside(self, area: str) -> Point:
        """How far the counters of an area where an arrow begins are away from its goal: a short one needs the room."""
        sheet = self.sheet
        goals = [march.path[-1] for march in sheet.shown.marches if march.path[0] == area]
        if area in sheet.numbers or len(goals) != 1:
            return 0.0, 0.0
        (x, y), (to_x, to_y) = sheet.at(area), sheet.at(goals[0])
        far = max(math.dist((x, y), (to_x, to_y)), 1.0)
        by = sheet.size * _ASIDE if far < sheet.size * _NEAR_GOAL else 0.0
        return (x - to_x) / far * by, (y - to_y) / far * by


class ReportNames(AreaNames):
    """The names of a report's places, below the whole row of each."""

    def __init__(self, sheet: BoardSheet, marches: Marches) -> None:
        super().__init__(sheet)
        self._marches = marches

    def name_fought(self) -> None:
        """The names of all places, beside the arrows rather than on them."""
        sheet = self.sheet
        starts = {step[0] for march in sheet.shown.marches for step in self._marches.steps(march)}
        for area in sheet.game.data.areas.values():
            is_named = sheet.is_shown(area.id) and not area.is_staging
            if is_named and (sheet.is_bright(area.id) or area.id in starts):
                self._name_area(area.id)

    def _name_area(self, area: str) -> None:
        box = self.sheet.own_box(area)
        if box is None:
            super()._name_area(area)
            return
        name = self.sheet.texts.short_name(area)
        is_vacant = area in self.sheet.numbers and not self.sheet.game.stack(area)
        told = self.sheet.texts("place-vacant", place=name) if is_vacant else name
        self._name_at(area, told, Face.STRONG, 14, area, box, "s")

    def _cost_of_name(self, space: str, box: Box, letters: int) -> float:
        """A name is rather partly in another area than on an arrow."""
        return super()._cost_of_name(space, box, letters) + _ON_WAY * self.sheet.placer.is_avoided(box)
