"""The arrows of marches on a map, with the numbers of units on them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from render.britannia_redux.board_part import BoardPart, around_point
from render.britannia_redux.signs import count_sprite, number_disc
from render.britannia_redux.theme import livery
from render.core.arrows import Blocked, Kind, Leg, leg
from render.core.canvas import Box, Point, Sprite
from render.core.map_sheet import March
from render.core.palette import Colour, darker
from render.core.verdicts import start_disc

_WIDTHS: Final[Mapping[Kind, float]] = {"move": 8.4, "support": 4.4, "attack": 7.0}
"""The widths of arrows, before they grow with the zoom."""

_COUNT: Final = 54
"""The size of the number of units on an arrow."""

_NUMBER_ON_WAY: Final = 0.34
"""Where the number of units is on an arrow, as a share of its length: nearer to its start, where they are."""

_SHORT_LINE: Final = 150
"""The length below which an arrow has no room for the number of its units: that's beside it."""

_NEAR_ARROW: Final = 60
"""How bad each point of another arrow is near a number of units, in pixels that it would cover."""

_STUB: Final = 44
"""The length below which an arrow beside a list is only a blot: the number of its battle is enough."""

_TURNS: Final = tuple(range(-75, 76, 15))
_ENTRY_STEPS, _TURN_COST = 30, 0.04
"""The degrees by which an arrow from a sea may turn from its direction, the points of it that are looked at, and how
bad a degree is beside a point on the land of others."""


class Marches:
    """The arrows on a part of the board.

    ``entries``: for each sea outside the map, a place on the first arrow from it, at which the sea is named.
    """

    def __init__(self, part: BoardPart) -> None:
        self._part, self._game, self._shown = part, part.game, part.shown
        self.entries: dict[str, Point] = {}

    def draw(self) -> None:
        """Each march as one arrow from its start to its end, attacks before moves; the numbers of units on them."""
        drawn = dict[tuple[str, str], Leg]()
        for kind in ("attack", "move", "support"):
            for each in dict.fromkeys(self._shown.marches):
                if each.kind == kind and not drawn.keys() & {self._part.ends(each), self._part.ends(each)[::-1]}:
                    self._draw_march(each, drawn)
        self._part.arrows = len(drawn)
        for number, way in enumerate(self._part.ways, 1):
            line = drawn.get(way) or drawn.get(way[::-1])
            if line is not None:
                sign = number_disc(number, self._part.numbering)
                at = self._beside(line, sign, [other for other in drawn.values() if other is not line], on_way=math.inf)
                self._part.placer.take(sign.centre(self._part.picture, *at))
        for each in dict.fromkeys(self._shown.marches):
            line = drawn.get(self._part.ends(each))
            if self._is_part(each) and line is not None:
                sign = count_sprite(each.count, livery(self._game, each.people).counter, _COUNT)
                x, y = self._beside(line, sign, [other for other in drawn.values() if other is not line])
                self._part.placer.take(sign.centre(self._part.picture, x, y))

    def _counters_at(self, space: str) -> list[Box]:
        """The boxes of a space's counters without its letter or number: an arrow begins at the armies."""
        boxes = self._part.boxes_of(space)
        return [box for box in boxes if box not in self._part.badge_boxes] or boxes

    def _is_part(self, march: March) -> bool:
        """Whether a march leaves some armies at its start: only then its number tells something."""
        return 0 < march.count < len(self._game.armies(march.path[0], march.people))

    def _beside(self, line: Leg, sign: Sprite, others: Sequence[Leg], on_way: float = _SHORT_LINE) -> Point:
        """The place of a number: on the middle of its arrow, or beside it if that's short; over nothing.

        It's not as near to one of the other arrows. ``on_way``: the length from which it may be on its arrow.
        """
        out = sign.height / 2 + _WIDTHS["attack"] * self._part.scale
        places = [line.at(line.length * _NUMBER_ON_WAY)] if line.length >= on_way else []
        for share in (0.5, 0.35, 0.65, 0.2, 0.8):
            (ax, ay), (bx, by) = line.at(line.length * (share - 0.1)), line.at(line.length * (share + 0.1))
            length = math.dist((ax, ay), (bx, by)) or 1
            x, y = (by - ay) / length * out, (ax - bx) / length * out
            middle = line.at(line.length * share)
            places += [(middle[0] + x, middle[1] + y), (middle[0] - x, middle[1] - y)]

        def cost(at: Point) -> float:
            near = sum(math.dist(at, point) < 2 * out for other in others for point in other.points)
            return self._part.placer.covered(sign.box_at(*at)) + _NEAR_ARROW * near

        return min(places, key=cost)

    def _draw_march(self, march: March, drawn: dict[tuple[str, str], Leg]) -> None:
        """An arrow along a march, from a dot if no armies stand at its start; its line is kept in ``drawn``."""
        colour = darker(livery(self._game, march.people).counter, 0.42)
        for way in (self._part.ends(march), (march.path[-2], march.path[-1])):
            if not all(map(self._part.is_inside, way)) or way in drawn:
                continue
            if way[0] not in self._part.middles:
                self._part.put(way[0], start_disc(colour, round(self._part.army * 0.36)), *self._part.at(way[0]))
                self._part.middles[way[0]] = self._part.at(way[0])
            kind: Kind = "support" if march.kind == "support" else "attack"
            line, thick = self._line(way, _WIDTHS[march.kind], self._is_off_course(march))
            if line is not None and self._part.is_listed and line.length < _STUB and not self._part.ways:
                return
            is_clear = line is not None and not any(map(self._part.is_blocked, line.points))
            if line is not None and (is_clear or len(march.path) == 2 or way != self._part.ends(march)):
                self._part.put_arrow(line, colour, kind, thick)
                drawn[self._part.ends(march)] = line
                return
        if self._part.is_listed and not self._part.is_inside(march.path[-2]) and self._part.is_inside(march.path[-1]):
            self._draw_from_edge(march, colour, drawn)

    def _draw_from_edge(self, march: March, colour: Colour, drawn: dict[tuple[str, str], Leg]) -> None:
        """The part of a march from outside the map that the map shows: an arrow that begins at its edge.

        A step over land to a place without a battle has none: nothing on the map tells where it came from.
        """
        way = march.path[-2], march.path[-1]
        if self._part.numbered and way[1] not in self._part.numbered and way[0] not in self._game.data.seas:
            return
        goal, width = self._part.at(way[1]), _WIDTHS[march.kind] * self._part.scale
        start = _within(self._part.at(way[0]), goal, self._part.picture.size)
        if way[0] in self._game.data.seas:
            start = self._entry(self._part.at(way[0]), way[1])
        line = leg(start, goal, width, end_boxes=self._part.boxes_of(way[1]), blocked=self._part.is_blocked)
        if line is not None and way not in drawn:
            self._part.put_arrow(line, colour, "support" if march.kind == "support" else "attack", width)
            drawn[way] = line
            if way[0] in self._game.data.seas:
                self.entries.setdefault(way[0], line.points[len(line.points) // 3])

    def _entry(self, sea: Point, goal: str) -> Point:
        """Where an arrow from a sea outside the map begins: its way to the goal is the one that's most at sea."""
        (x, y), far = self._part.at(goal), math.dist(sea, self._part.at(goal))
        straight = math.atan2(sea[1] - y, sea[0] - x)

        def start(turn: int) -> Point:
            angle = straight + math.radians(turn)
            outside = x + far * math.cos(angle), y + far * math.sin(angle)
            return _within(outside, (x, y), self._part.picture.size)

        def cost(turn: int) -> float:
            (from_x, from_y), own = start(turn), (0, self._part.board.areas[goal])
            shares = [step / _ENTRY_STEPS for step in range(1, _ENTRY_STEPS)]
            way = [(round(from_x + (x - from_x) * each), round(from_y + (y - from_y) * each)) for each in shares]
            return sum(self._part.chart.number_at(*at) not in own for at in way) + abs(turn) * _TURN_COST

        return start(min(_TURNS, key=cost))

    def _is_off_course(self, march: March) -> Blocked:
        """What an arrow avoids: signs, and for a march by boat [17] land."""
        seas = self._game.data.seas
        if march.path[0] in seas or not any(space in seas for space in march.path):
            return self._part.is_blocked
        return lambda at: self._part.is_blocked(at) or not self._part.board.is_water(around_point(at), self._part.chart)

    def _line(self, way: tuple[str, str], width: float, blocked: Blocked) -> tuple[Leg | None, float]:
        """The line of an arrow between two spaces, and its width: thinner if there's little room."""
        start, end = way
        room = math.dist(self._part.at(start), self._part.at(end)) - self._part.army
        thick = min(width * self._part.scale, max(room / 7, 2.4 * self._part.scale))
        line = leg(
            self._part.at(start), self._part.at(end), thick,
            start_boxes=self._counters_at(start), end_boxes=self._part.boxes_of(end), blocked=blocked,
        )  # fmt: skip
        return line, thick


def _within(outside: Point, inside: Point, size: tuple[int, int]) -> Point:
    """Where the way from a point outside a picture to one inside comes in."""
    shares = [1.0]
    for start, end, most in zip(outside, inside, size, strict=True):
        edge = min(max(start, 0.0), float(most))
        if edge != start:
            shares.append((end - edge) / (end - start))
    share = min(shares)
    return inside[0] + (outside[0] - inside[0]) * share, inside[1] + (outside[1] - inside[1]) * share
