"""Arrows for marches from army to army, and the pale counters where they began."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from typing import Final

from render.core.arrows import Kind, Leg, boxes_along, draw_arrow
from render.core.boxes import grown
from render.core.canvas import Box, Point
from render.core.layout import note
from render.core.palette import Colour, rgb
from render.ultimus_romanorum.armies import Army
from render.ultimus_romanorum.boxes import middle_of
from render.ultimus_romanorum.signs import ghost_sprite
from render.ultimus_romanorum.subject_map import LEG, SubjectMap
from render.ultimus_romanorum.theme import livery
from rules.ultimus_romanorum.game import BARBARIAN

_WIDTHS: Final[Mapping[Kind, float]] = {"retreat": 3.8, "move": 4.2, "support": 4.8, "attack": 4.8}
_FOREMOST: Final[tuple[Kind, ...]] = ("attack", "support", "move", "retreat")
"""The kinds of arrows in the order in which they are drawn: the first between two areas counts."""

_TOUCHING, _THINNEST, _HALF_HEAD, _PIECES = 2.6, 0.6, 2.2, 60
_NEARER, _MOST_OF_IT = (1.0, 0.5), 0.75
"""How near arrows come to plates, as shares of the usual, and the share of an arrow that should be left."""

_SHORTEST, _SHORT = 5.0, 4.4
"""The gap between two armies, in widths of an arrow, that has room for a usual one, and the length of a short one."""

_PALE: Final = 4.0
"""The width of the pale edge of arrows: dark ones can be seen on dark land."""

_RETREAT: Final = rgb("#6a6258")
"""The colour of retreats."""

_STEP_APART: Final = 0.7
"""How far an army may move from its place to make room for an arrow, as a share of its size."""


class Marches:
    """Draws the marches that a map is about."""

    def __init__(self, sheet: SubjectMap) -> None:
        self._sheet = sheet
        self._drawn_legs: set[tuple[str, str]] = set()

    def moved_apart(self) -> dict[str, Point]:
        """How far armies move from their places so that there's room for the arrows between them."""
        sheet = self._sheet
        moved: dict[str, Point] = {}
        most, room = sheet.army * _STEP_APART, sheet.army * 1.15 + LEG
        steps = {pair for each in sheet.shown.loud for pair in itertools.pairwise(each.path)}
        for start, end in sorted(steps):
            if not (sheet.is_shown(start) and sheet.is_shown(end)):
                continue
            (ax, ay), (bx, by) = sheet.at(start), sheet.at(end)
            far = math.dist((ax, ay), (bx, by)) or 1.0
            share = min(max(0.0, room - far) / 2, most) / far
            for area, sign in ((start, -1), (end, 1)):
                right, down = moved.get(area, (0.0, 0.0))
                step = right + sign * (bx - ax) * share, down + sign * (by - ay) * share
                moved[area] = self._within_area(area, step)
        return moved

    def _within_area(self, area: str, step: Point) -> Point:
        """A step from the place of an area, shorter if it would lead out of it."""
        sheet = self._sheet
        x, y = sheet.at(area)
        for share in (1.0, 0.75, 0.5, 0.25):
            spot = round(x + step[0] * share), round(y + step[1] * share)
            inside = 0 <= spot[0] < sheet.picture.width and 0 <= spot[1] < sheet.picture.height
            if inside and sheet.board.area_at((*spot, *spot), sheet.chart) == area:
                return step[0] * share, step[1] * share
        return 0.0, 0.0

    def draw_ghosts(self) -> None:
        """Where marches began, and no one is left: a pale counter, with room for its arrow."""
        sheet = self._sheet
        held = {army.area for army in sheet.armies}
        for each in sheet.shown.loud:
            start, then = each.path[:2]
            is_drawn = sheet.is_inside(start) and sheet.is_inside(then)
            if each.kind != "retreat" and is_drawn and start not in held and start not in sheet.centres:
                x, y = sheet.at(start)
                right, down = sheet.apart.get(start, (0, 0))
                ghost = ghost_sprite(each.people, round(sheet.army * 0.8))
                sheet.put(start, ghost, *sheet.roomy_spot(start, ghost, (x + right, y + down)))
                sheet.centres[start] = [(Army(start, BARBARIAN, each.people), sheet.signs[-1][1])]

    def draw(self) -> None:
        """Draw the marches from army to army, so that none begins or ends on top of one."""
        sheet = self._sheet
        sheet.nudges = {area: self._off(area) for area in sheet.centres}
        self._drawn_legs.clear()
        for kind in _FOREMOST:
            self._draw_all(kind)
        sheet.nudges = {}

    def _draw_all(self, kind: Kind) -> None:
        sheet = self._sheet
        for each in dict.fromkeys(sheet.shown.loud):
            if each.kind == kind:
                for start, end in itertools.pairwise(each.path):
                    if sheet.is_inside(start) and sheet.is_inside(end) and (start, end) not in self._drawn_legs:
                        self._drawn_legs.add((start, end))
                        self._start_from_the_beaten(start, kind)
                        is_retreat = kind == "retreat"
                        self._draw_leg(start, end, _RETREAT if is_retreat else livery(each.people).counter, kind)

    def _start_from_the_beaten(self, start: str, kind: Kind) -> None:
        """Let a retreat begin at the pale counter of who lost there."""
        sheet = self._sheet
        people = sheet.shown.beaten.get(start)
        lost = [box for army, box in sheet.centres.get(start, ()) if army.people == people and not army.units]
        if kind != "retreat" or not lost:
            return
        del sheet.nudges[start]
        (x, y), (to_x, to_y) = sheet.at(start), middle_of(lost[0], sheet.at(start))
        sheet.nudges[start] = to_x - x, to_y - y

    def _draw_leg(self, start: str, end: str, colour: Colour, kind: Kind) -> None:
        """An arrow from one area to another, or a short one across their border if their armies leave no room."""
        sheet = self._sheet
        gap = self._way_between(start, end)
        width = _WIDTHS[kind]
        thick = width * sheet.scale
        if gap is None or math.dist(*gap) > _SHORTEST * thick:
            sheet.march((start, end), colour, kind, width=width)
            return
        if sheet.subject:
            if math.dist(*gap) < _TOUCHING * thick:
                return
            thick = min(thick, max(math.dist(*gap) / _SHORT, thick * _THINNEST))
        (ax, ay), (bx, by) = gap
        (from_x, from_y), (to_x, to_y) = sheet.at(start), sheet.at(end)
        far = math.dist((from_x, from_y), (to_x, to_y))
        dx, dy = (to_x - from_x) / far * thick * _SHORT / 2, (to_y - from_y) / far * thick * _SHORT / 2
        x, y = (ax + bx) / 2, (ay + by) / 2
        self.put_arrow(Leg(((x - dx, y - dy), (x, y), (x + dx, y + dy))), colour, kind, thick)

    def _way_between(self, start: str, end: str) -> tuple[Point, Point] | None:
        """Where the way from one army to another leaves the first and reaches the signs of the second."""
        sheet = self._sheet
        x, y = sheet.at(start)
        boxes = [box for _, box in sheet.centres.get(start, ())]
        homes = [box for box in boxes if _holds([box], (x, y))][:1] or boxes[:1]
        if start in sheet.shown.beaten:
            homes = boxes and sheet.boxes_of(start)
        goals = [box for _, box in sheet.centres.get(end, ())] and sheet.boxes_of(end)
        if not homes or not goals:
            return None
        (ax, ay), (bx, by) = sheet.at(start), sheet.at(end)
        way = [(ax + (bx - ax) * step / 100, ay + (by - ay) * step / 100) for step in range(101)]
        leaves = max((place for place, point in enumerate(way) if _holds(homes, point)), default=0)
        comes = min((place for place, point in enumerate(way) if _holds(goals, point)), default=100)
        return way[leaves], way[max(comes, leaves)]

    def put_arrow(self, line: Leg, colour: Colour, kind: Kind, thick: float) -> None:
        """Draw an arrow along a line; on a part of the map, everything else keeps away from it."""
        sheet = self._sheet
        clear = self._clear_part(line, thick)
        if clear is None:
            return
        line = clear
        head = draw_arrow(sheet.picture, line, colour, kind, width=thick, pale=_PALE)
        sheet.heads.append(head)
        sheet.placer.take(head)
        for box in boxes_along(line, thick):
            sheet.placer.take(box)
            note(sheet.picture, "shaft", box)

    def _clear_part(self, line: Leg, thick: float) -> Leg | None:
        """The longest part of an arrow's line that keeps away from the names and plates of areas; None if too short.

        If most of it would be lost, it comes nearer to them.
        """
        whole = round(thick * _HALF_HEAD + _PALE)
        parts = [self._part_beside(line, round(share * whole), whole) for share in _NEARER]
        most = next((part for part in parts if part.length > _MOST_OF_IT * line.length), None)
        part = most or max(parts, key=lambda each: each.length)
        return part if part.length > thick * _TOUCHING else None

    def _part_beside(self, line: Leg, margin: int, head: int) -> Leg:
        """The longest part of an arrow's line that is so far from the names and plates of areas, its head further."""
        plates = [grown(box, margin) for box in self._sheet.plates]
        runs: list[list[Point]] = [[]]
        for point in (line.at(line.length * step / _PIECES) for step in range(_PIECES + 1)):
            if _holds(plates, point):
                runs.append([])
            else:
                runs[-1].append(point)
        longest = max(runs, key=len)
        around = [grown(box, head) for box in self._sheet.plates]
        tip = math.ceil(head * 1.5 / max(line.length / _PIECES, 1))
        while longest and any(_holds(around, point) for point in longest[-tip:]):
            longest.pop()
        return Leg(tuple(longest or [line.tip]))

    def _off(self, area: str) -> Point:
        """How far the first army of an area is from its position."""
        (x, y), (to_x, to_y) = self._sheet.at(area), self._sheet.middle(area)
        return to_x - x, to_y - y


def _holds(boxes: Sequence[Box], point: Point) -> bool:
    """Whether a point is in one of some boxes."""
    x, y = point
    return any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in boxes)
