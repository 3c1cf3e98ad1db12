"""Where units may go in one move, step by step [B5, 15.2.1, 15.5.2, 16.2.3, 17]."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.auditors.britannia_redux.position import Position
from tests.auditors.britannia_redux.printed import (
    AREAS,
    BESIDE,
    BURH,
    BY_LAND,
    BY_STRAIT,
    CHANNEL,
    FORT,
    LANDINGS,
    LEADERS,
    ROMANO_BRITISH,
    ROMANS,
    SEAS,
    kind_of,
    nation_of,
    rides,
)

STRAIT_BEFORE, STRAIT_AFTER = "road before", "road after"


class Way(NamedTuple):
    """A move so far. ``strait``: it crosses one, with Roads before or after it; ``stopped``: nothing may follow."""

    here: str
    paid: int = 0
    roads: int = 0
    strait: str = ""
    stopped: bool = False
    by_boat: bool = False
    barred: bool = False


class Board:
    """The areas as a nation finds them: enemies, own armies, nations at peace with it, what it may not enter."""

    def __init__(self, position: Position, nation: str) -> None:
        others = {area: set(there) - {nation} for area, there in position.strengths().items()}
        works = {area for area in AREAS if position.work(area, nation)}
        self.enemy = {area: position.opposing(area, nation) for area in AREAS}
        self.own = {area: position.strength(area, nation) - (area in works) for area in AREAS}
        self.peace = frozenset(
            area for area, there in others.items() if any(position.at_peace(nation, other) for other in there)
        )
        shielded = {area for area, there in others.items() if there & position.protected}
        barred = shielded if nation == ROMANO_BRITISH else set()
        self.closed = frozenset(barred if nation == ROMANS else barred | self.peace)  # 15.5.2, B13.2, B14.3


class Party:
    """Units that move together, and the board as it lies for them."""

    def __init__(self, position: Position, units: Sequence[str]) -> None:
        self.position = position
        self.nation = nation = nation_of(units[0])
        self.units = units
        self.led = any(unit in LEADERS for unit in units)
        self.leaders_only = all(unit in LEADERS for unit in units)
        self.allowance = 3 if self.led else min(3 if rides(kind_of(unit)) else 2 for unit in units)
        board = position.recall(("board", nation), lambda: Board(position, nation))
        self.enemy, self.own, self.peace, self.closed = board.enemy, board.own, board.peace, board.closed
        self.subject = self.peace if nation == ROMANS else frozenset[str]()

    def is_road(self, area: str) -> bool:
        """Whether an area counts as an end of a Road step [15.2.1, 15.5.2, 16.2.3]."""
        work = self.position.works.get(area)
        if self.nation == ROMANS:
            if area in self.subject:
                return not (work and work.kind == FORT and not work.intact)
            return bool(work and work.kind == FORT and work.intact and not work.fresh)
        return bool(work and work.kind == BURH and work.nation == self.nation)

    # Steps

    def steps(self, way: Way) -> Iterable[Way]:
        """What may come next."""
        if way.here in SEAS:
            for area in SEAS[way.here]:
                if way.here != CHANNEL or self.nation != ROMANS or area in LANDINGS:
                    yield from self._paid(way, area)
            return
        if way.stopped or way.by_boat:
            return
        for area in BY_LAND[way.here]:
            if self.is_road(way.here) and self.is_road(area) and not self._blocked(way.here):
                yield from self._road(way, area)
            if not way.strait:
                yield from self._paid(way, area)
        if not way.strait and not way.paid:
            for area in BY_STRAIT[way.here]:
                yield from self._cross(way, area)

    def _blocked(self, area: str) -> bool:
        """Whether enemies stop who entered this area, with too few armies of his own there [B5.5]."""
        return area not in self.peace and self.own[area] < 2 * self.enemy[area]

    def _may_enter(self, area: str) -> bool:
        return area not in self.closed and not (self.leaders_only and self.enemy[area] and not self.own[area])

    def _halts(self, area: str) -> bool:
        """Whether enemies end the move of who enters an area; a leader alone goes through none [B5.5, B5.7]."""
        return self.enemy[area] > 0 and area not in self.peace and (self.leaders_only or self._blocked(area))

    def _paid(self, way: Way, area: str) -> Iterable[Way]:
        if not self._may_enter(area) or way.paid >= self.allowance:
            return
        hard = AREAS[area].hard and not self.led
        if hard and area in self.subject:
            return
        yield way._replace(here=area, paid=way.paid + 1, stopped=hard or self._halts(area), strait="")

    def _road(self, way: Way, area: str) -> Iterable[Way]:
        if not self._may_enter(area) or way.strait == STRAIT_BEFORE:
            return
        yield way._replace(here=area, roads=way.roads + 1, stopped=self._halts(area))

    def _cross(self, way: Way, area: str) -> Iterable[Way]:
        if not self._may_enter(area):
            return
        strait = STRAIT_BEFORE if way.roads else STRAIT_AFTER
        if area in self.subject and AREAS[area].hard and not self.led and strait == STRAIT_BEFORE:
            return
        yield way._replace(here=area, paid=self.allowance, strait=strait, stopped=self._halts(area))

    def boats(self, origin: str) -> Iterable[Way]:
        """Across a sea [17]."""
        turn = self.position.turn
        if "boat_movement" not in self.position.options or turn.extra or (turn.major and turn.landless):
            return
        if origin in SEAS:
            return
        for sea in AREAS[origin].seas:
            if sea == CHANNEL and self.nation == ROMANS:
                pass
            for area in SEAS[sea]:
                if area != origin and area not in BESIDE[origin] and self._may_enter(area):
                    yield Way(area, self.allowance, stopped=True, by_boat=True)

    # Whole moves

    def goals(self, origin: str) -> set[str]:
        """Every area the party may end in."""
        key = (origin, self.nation, self.allowance, self.led, self.leaders_only)
        return self.position.recall(key, lambda: self._goals(origin))

    def _goals(self, origin: str) -> set[str]:
        found: set[str] = set()
        seen = {Way(origin)}
        queue = [Way(origin), *self.boats(origin)]
        while queue:
            way = queue.pop()
            if way.here != origin and way.here not in self.subject:
                found.add(way.here)
            for later in self.steps(way):
                key = later._replace(roads=min(later.roads, 1))
                if key not in seen:
                    seen.add(key)
                    queue.append(key)
        return found

    def follow(self, path: Sequence[str], roads: Sequence[int] | None = None) -> list[Way]:
        """Every way along a path; with ``roads``, the steps (from 1) that are claimed to go by Road."""
        if len(path) == 3 and path[1] in SEAS:
            return [way for way in self.boats(path[0]) if way.here == path[2] and path[1] in AREAS[path[0]].seas]
        ways = {Way(path[0])}
        for number, area in enumerate(path[1:], 1):
            ways = {
                later
                for way in ways
                for later in self.steps(way)
                if later.here == area and (roads is None or (later.roads > way.roads) == (number in roads))
            }
        return [way for way in ways if way.here not in self.subject]
