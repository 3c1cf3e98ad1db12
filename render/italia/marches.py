"""The arrows on a map of Italy: they go from stack to stack, so that none begins or ends on top of one."""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from typing import Final

from render.core.arrows import Kind, Leg, leg
from render.core.canvas import Box, Point
from render.core.map_sheet import March
from render.core.palette import Colour
from render.italia.board_sheet import BoardSheet
from render.italia.signs import count_disc
from render.italia.theme import arrow_colour

_WIDTHS: Final[Mapping[Kind, float]] = {"attack": 5.4, "move": 4.6, "support": 4.0, "retreat": 6.4}
"""The width of each kind of arrow on the whole board, in the order in which they are drawn."""

_ORDERED_UNITS, _LEAST_UNITS, _SHARE_OF_WAY = 84, 52, 0.5
"""The size of the disc with the number of the units of an order: usually, at least, and as a share of a short way."""

_LONG_WAY: Final = 3.0
"""From how many discs on, a way has room for one on its arrow."""

_ORDERED: Final = 1.4
"""How much wider the arrows of orders are, all else being pale."""

_SHORTEST, _SHORT = 5.0, 4.6
"""The least gap between stacks for a whole arrow, and the length of a short one, in widths of the arrow."""

_EDGE: Final = 30
"""The pixels from the edge of a picture within which an arrow neither begins nor ends."""


class Marches:
    """The arrows of a map: orders, or what happened."""

    widened = _ORDERED

    def __init__(self, sheet: BoardSheet) -> None:
        self.sheet = sheet

    def draw(self) -> None:
        """Draw the marches from stack to stack, so that none begins or ends on top of one."""
        sheet = self.sheet
        sheet.nudges = {space: self._off(space) for space in sheet.counters_at}
        drawn = set[tuple[str, str]]()
        for kind in _WIDTHS:
            for each in sheet.shown.marches:
                if each.kind == kind:
                    for step in self.steps(each):
                        ends = step[0], step[-1]
                        if ends not in drawn and all(map(self.is_inside, ends)):
                            self._draw_leg(step, arrow_colour(each.people), kind)
                        drawn |= {ends} if each.count else {ends, ends[::-1]}
        for each in sheet.shown.marches:
            self._write_count(each, arrow_colour(each.people))
        sheet.nudges = {}

    def _write_count(self, march: March, colour: Colour) -> None:
        """How many units go along a march, in a light disc on its arrow: it's read before the arrow.

        Where it would hide a short arrow it's smaller, and beside it where there's most room.
        """
        sheet = self.sheet
        if march.count and len(march.path) > 1 and all(map(sheet.is_shown, march.path[-2:])):
            (ax, ay), (bx, by) = map(sheet.at, march.path[-2:])
            far = math.dist((ax, ay), (bx, by)) or 1.0
            size = round(min(_ORDERED_UNITS, max(_LEAST_UNITS, far * _SHARE_OF_WAY)))
            sign = count_disc(march.count, colour, size)
            x, y, aside = (ax + bx) / 2, (ay + by) / 2, size / 2 + self.thickness(march.kind)
            dx, dy = (ay - by) / far * aside, (bx - ax) / far * aside
            found = [(x, y)] if far >= _LONG_WAY * size else [(x + dx, y + dy), (x - dx, y - dy)]
            at = min(found, key=lambda each: sheet.placer.covered(sign.box_at(*each)))
            sheet.placer.take(sign.centre(sheet.picture, *at))

    def steps(self, march: March) -> list[tuple[str, ...]]:
        """Each step of an order; what happened as one step, or only the last part of it if the start is elsewhere."""
        if march.count:
            return list(itertools.pairwise(march.path))
        return [march.path if march.path[0] != march.path[-1] and self.is_inside(march.path[0]) else march.path[-2:]]

    def _off(self, space: str) -> Point:
        (x, y), (to_x, to_y) = self.sheet.at(space), self.sheet.middle(space)
        return to_x - x, to_y - y

    def thickness(self, kind: Kind) -> float:
        """The width of an arrow on this picture."""
        return _WIDTHS[kind] * (1 if self.sheet.bright is None else self.widened) * self.sheet.scale

    def _draw_leg(self, way: Sequence[str], colour: Colour, kind: Kind) -> None:
        """An arrow along a way, or a short one across the border if the stacks at its ends leave no room."""
        sheet, thick = self.sheet, self.thickness(kind)
        start, end = way[0], way[-1]
        line = self.short(start, end, thick) or leg(
            sheet.at(start), sheet.at(end), thick,
            start_boxes=sheet.boxes_of(start), end_boxes=sheet.boxes_of(end),
            blocked=sheet.is_blocked, via=[sheet.at(space) for space in way[1:-1]],
        )  # fmt: skip
        if line is not None:
            sheet.put_arrow(line, colour, kind, thick)

    def short(self, start: str, end: str, thick: float) -> Leg | None:
        """A short arrow across the border if the stacks at both ends leave no room for another."""
        sheet, gap = self.sheet, self._gap(start, end)
        if gap is None or math.dist(*gap) > _SHORTEST * thick:
            return None
        (ax, ay), (bx, by) = gap
        (from_x, from_y), (to_x, to_y) = sheet.at(start), sheet.at(end)
        far = math.dist((from_x, from_y), (to_x, to_y)) or 1.0
        dx, dy = (to_x - from_x) / far * thick * _SHORT / 2, (to_y - from_y) / far * thick * _SHORT / 2
        x, y = (ax + bx) / 2, (ay + by) / 2
        return Leg(((x - dx, y - dy), (x, y), (x + dx, y + dy)))

    def _gap(self, start: str, end: str) -> tuple[Point, Point] | None:
        """Where the way from one stack to another leaves the first and reaches the signs of the second."""
        sheet = self.sheet
        homes, goals = sheet.counters_at.get(start, ())[:1], sheet.counters_at.get(end, ())
        if not homes or not goals:
            return None
        (ax, ay), (bx, by) = sheet.at(start), sheet.at(end)
        way = [(ax + (bx - ax) * step / 100, ay + (by - ay) * step / 100) for step in range(101)]
        leaves = max((place for place, point in enumerate(way) if holds(homes, point)), default=0)
        comes = min((place for place, point in enumerate(way) if holds(goals, point)), default=100)
        return way[leaves], way[max(comes, leaves)]

    def is_inside(self, space: str) -> bool:
        """Whether a space is on the picture, and not at its very edge."""
        sheet = self.sheet
        if not sheet.is_shown(space):
            return False
        x, y = sheet.at(space)
        return _EDGE < x < sheet.picture.width - _EDGE and _EDGE < y < sheet.picture.height - _EDGE


def holds(boxes: Sequence[Box], point: Point) -> bool:
    """Whether a point is in one of some boxes."""
    x, y = point
    return any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in boxes)
