"""A part of the board in a report that tells of several places: each has its number, and little else is there."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from render.core.arrows import Leg, bends
from render.core.boxes import box_around, gap_between, grown, middle_of
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
from render.italia.marches import Marches, holds
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

_WAY_HOME: Final = 0.75
"""How thin the arrow is to where a campaign ends without a fight, as a share of the others."""

_EDGE, _STEPS = 12, 200
"""The pixels from the edge of a picture that arrows leave free, and the steps in which one comes from beyond it."""

_FROM: Final = 13
_ASIDES: Final = range(-240, 241, 40)
"""The letters of the name of where an arrow from beyond the picture began, and how far it may be from its way."""

_LEAST: Final = 3.4
"""The least length of an arrow that isn't a short one across a border, in its widths."""

_SHORT, _SHALLOW = 14.0, 0.14
"""The distance between places, in widths, up to which their arrow isn't bent more: it would be taken for a knot."""

_BESIDE_SIGN: Final = 16
"""How many pixels arrows keep away from signs where they have a choice."""

_SHARES: Final = (0.1, 0.3, 0.5, 0.7, 0.9, 1.0)
"""The widths of the boxes that cover a number, as shares of its own."""

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

    def has_leaders(self, space: str) -> bool:
        """Not where there is a number: what follows the map tells of the fight there."""
        return space not in self.numbers

    def boxes_of(self, space: str) -> list[Box]:
        """The boxes of a space's signs; several small ones for its number, which is on its corner."""
        found, counters = super().boxes_of(space), self.counters_at.get(space)
        if space not in self.numbers or not counters:
            return found
        return [*(box for box in found if box != counters[0]), *_steps_of(counters[0])]

    def own_box(self, space: str) -> Box | None:
        """The whole row of an area."""
        boxes = self.counters_at.get(space)
        return box_around(boxes) if boxes else None


def _steps_of(box: Box) -> list[Box]:
    """The boxes that together cover a square on its corner."""
    (x, y), wide, high = middle_of(box), (box[2] - box[0]) / 2, (box[3] - box[1]) / 2
    halves = [(wide * share, high * (1.1 - share)) for share in _SHARES]
    return [(round(x - right), round(y - low), round(x + right), round(y + low)) for right, low in halves]


class ReportMarches(Marches):
    """The arrows of a report, from number to number."""

    widened = _WIDENED

    def draw(self) -> None:
        """All arrows at once, each with the bend that keeps it apart from the others.

        The way from the last number to where a campaign ends is a thin one below the others: these tell what it did.
        """
        sheet = self.sheet
        sheet.nudges = {space: self._off(space) for space in sheet.counters_at}
        steps = {step: arrow_colour(each.people) for each in sheet.shown.marches for step in self.steps(each)}
        shown = {step: colour for step, colour in steps.items() if self.is_inside(step[-1])}
        arcs = {step: found for step in shown if (found := self._arcs(*step))}
        thick = self.thickness("attack")
        lines = zip(arcs, kept_apart([*arcs.values()], self._is_blocked, thick), strict=True)
        for step, line in sorted(lines, key=lambda each: each[0][-1] in sheet.numbers):
            if sheet.numbers and step[-1] not in sheet.numbers and step[0] in sheet.numbers:
                sheet.put_arrow(line, shown[step], "move", thick * _WAY_HOME)
            else:
                sheet.put_arrow(line, shown[step], "attack", thick)
        sheet.nudges = {}

    def _is_staging(self, space: str) -> bool:
        area = self.sheet.game.data.areas.get(space)  # None for a sea zone, where a landing begins
        return area is not None and area.is_staging

    def _arcs(self, start: str, end: str) -> list[Leg]:
        """The arrows that a step may have: all its bends, or the short one if there's no room for another."""
        sheet, thick = self.sheet, self.thickness("attack")
        goal, boxes = sheet.at(end), sheet.boxes_of(end)
        if not self.is_inside(start) and not self._is_staging(start):
            home = self._name_start(start, self._edge_towards(sheet.at(start), goal), box_around(boxes))
            return bends(middle_of(home), goal, thick, BENDS, [home], boxes)
        is_short = math.dist(sheet.at(start), goal) < _SHORT * thick
        shares = [bend for bend in BENDS if abs(bend) <= _SHALLOW] if is_short else BENDS
        lines = bends(sheet.at(start), goal, thick, shares, sheet.boxes_of(start), boxes)
        whole = [line for line in lines if line.length >= _LEAST * thick]
        line = None if whole else self.short(start, end, thick)
        return whole or ([line] if line is not None else lines)

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
        boxes = itertools.chain.from_iterable(self.sheet.counters_at.values())
        near = holds([grown(box, _BESIDE_SIGN) for box in boxes], point)
        return not inside or near or self.sheet.is_blocked(point)

    def _name_start(self, space: str, edge: Point, goal: Box) -> Box:
        """The name of where an arrow from beyond the picture begins, at the edge: the arrow begins there.

        It's where it covers the least, and not close to the goal.
        """
        sheet = self.sheet
        name = name_plate((sheet.texts.short_name(space),), sheet.letters(_FROM))
        wide, high = name.width / 2 + _EDGE, name.height / 2 + _EDGE
        (x, y), (right, bottom) = edge, sheet.picture.size

        def placed(at: Point) -> Box:
            return name.box_at(min(max(at[0], wide), right - wide), min(max(at[1], high), bottom - high))

        spots = [placed((x + step, y + down)) for step in _ASIDES for down in _ASIDES]
        least = _LEAST * self.thickness("attack")
        far = [box for box in spots if gap_between(box, goal) >= least] or spots
        free = [box for box in far if sheet.placer.is_free(box)] or far
        box = min(free, key=lambda each: (math.dist(middle_of(each), edge), each))
        sheet.placer.take(name.put(sheet.picture, box[0], box[1]))
        return box

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
            start = next((step[0] for step in self._marches.steps(march) if self._marches.is_inside(step[-1])), "")
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
        """Of a numbered place only the stack of who won or pillaged there: the tint of its land tells who has it.

        Flipped units are pale, as in regions: that's what a fight cost.
        """
        found = super()._stacks_in(area)
        if area not in self.sheet.numbers:
            return found
        first = self.sheet.shown.fought.get(area) or self.sheet.shown.pillagers.get(area)
        return [replace(stack, leaders=()) for stack in found if stack.nation == first]

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
        steps = [step for march in sheet.shown.marches for step in self._marches.steps(march)]
        starts = {step[0] for step in steps if self._marches.is_inside(step[-1])}
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
