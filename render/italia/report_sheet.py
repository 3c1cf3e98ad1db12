"""A part of the board in a report that tells of several places: each has its number, and little else is there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from render.core.arrows import Leg, bends
from render.core.boxes import box_around
from render.core.canvas import Box, Point
from render.core.fonts import Face
from render.core.map_sheet import March
from render.core.plates import name_plate
from render.core.verdicts import start_disc
from render.core.words import Words
from render.italia.area_names import AreaNames
from render.italia.arrows_apart import BENDS, kept_apart
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

_WIDENED: Final = 1.05
"""How much wider arrows are than those over land that isn't pale."""

_ON_WAY: Final = 3.0
"""What it costs a name to be on an arrow: more than to lie partly in another area."""

_EDGE, _STEPS = 12, 200
"""The pixels from the edge of a picture that arrows leave free, and the steps in which one comes from beyond it."""

_FROM, _FROM_ARROW = 13, 18
"""The letters of the name of where an arrow from beyond the picture began, and its room to the arrow."""

_START: Final = 40
"""The size of the disc where an arrow begins and no one stayed."""

_ASIDE, _NEAR_GOAL = 0.42, 3.0
"""How far counters are away from the goal of their arrow if it's nearer than that, in heights of a stack."""

_COUNTER, _ARRIVED = 0.86, 1.15
"""The size of the counters, as a share of those of other maps: names and arrows need the room; and where a way ends."""


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


class ReportMarches(Marches):
    """The arrows of a report, from number to number."""

    widened = _WIDENED

    def draw(self) -> None:
        """All arrows at once, each with the bend that keeps it apart from the others."""
        sheet = self.sheet
        sheet.nudges = {space: self._off(space) for space in sheet.counters_at}
        steps = {step: arrow_colour(each.people) for each in sheet.shown.marches for step in self.steps(each)}
        shown = {step: colour for step, colour in steps.items() if self.is_inside(step[-1])}
        arcs = {step: found for step in shown if (found := self._arcs(*step))}
        thick = self.thickness("attack")
        for step, line in zip(arcs, kept_apart([*arcs.values()], self._is_blocked, thick), strict=True):
            sheet.put_arrow(line, shown[step], "attack", thick)
            if not self.is_inside(step[0]) and not self._is_staging(step[0]):
                self._name_start(step[0], line)
        sheet.nudges = {}

    def _is_staging(self, space: str) -> bool:
        area = self.sheet.game.data.areas.get(space)  # None for a sea zone, where a landing begins
        return area is not None and area.is_staging

    def _arcs(self, start: str, end: str) -> list[Leg]:
        """The arrows that a step may have: all its bends, or the short one if there's no room for another."""
        sheet, thick = self.sheet, self.thickness("attack")
        line = self.short(start, end, thick)
        if line is not None:
            return [line]
        goal, boxes = sheet.at(end), sheet.boxes_of(end)
        if self.is_inside(start):
            return bends(sheet.at(start), goal, thick, BENDS, sheet.boxes_of(start), boxes)
        return bends(self._edge_towards(sheet.at(start), goal), goal, thick, BENDS, [], boxes)

    def _edge_towards(self, start: Point, goal: Point) -> Point:
        """Where the straight way from a place that isn't on the picture comes onto it."""
        (ax, ay), (bx, by) = start, goal
        wide, high = self.sheet.picture.size
        way = [(ax + (bx - ax) * step / _STEPS, ay + (by - ay) * step / _STEPS) for step in range(_STEPS)]
        return next(((x, y) for x, y in way if 0 <= x < wide and 0 <= y < high), goal)

    def _is_blocked(self, point: Point) -> bool:
        """Whether an arrow would hide a sign there, or leave the picture."""
        wide, high = self.sheet.picture.size
        inside = _EDGE < point[0] < wide - _EDGE and _EDGE < point[1] < high - _EDGE
        return not inside or self.sheet.is_blocked(point)

    def _name_start(self, space: str, line: Leg) -> None:
        """The name of where an arrow from beyond the picture began, at the edge beside it, if it has room there."""
        sheet = self.sheet
        name = name_plate((sheet.texts.short_name(space),), sheet.letters(_FROM))
        x, y = line.points[0]
        wide, high = name.width / 2, name.height / 2
        aside, down = wide + _FROM_ARROW, high + _FROM_ARROW
        spots = [(x - aside, y), (x + aside, y), (x, y + down), (x, y - down)]
        right, bottom = sheet.picture.width - wide - _EDGE, sheet.picture.height - high - _EDGE
        boxes = [
            name.box_at(min(max(at[0], wide + _EDGE), right), min(max(at[1], high + _EDGE), bottom)) for at in spots
        ]
        free = [box for box in boxes if sheet.placer.is_free(box) and not sheet.placer.is_avoided(box)]
        if free:
            sheet.placer.take(name.put(sheet.picture, free[0][0], free[0][1]))

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
        """Small ones, but large ones where a campaign ends without a fight: nothing else tells who is there now."""
        sheet = self.sheet
        has_come = space not in sheet.numbers and any(each.path[-1] == space for each in sheet.shown.marches)
        return round(sheet.size * (_ARRIVED if has_come else _COUNTER))

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
        self._name_at(area, self.sheet.texts.short_name(area), Face.STRONG, 14, area, box, "s")

    def _cost_of_name(self, space: str, box: Box, letters: int) -> float:
        """A name is rather partly in another area than on an arrow."""
        return super()._cost_of_name(space, box, letters) + _ON_WAY * self.sheet.placer.is_avoided(box)
