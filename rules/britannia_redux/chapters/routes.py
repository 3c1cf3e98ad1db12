"""Where units can go: steps, difficult terrain, overruns, straits, Roads and boats [B5, 15.2.1, 16.2.3, 17]."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from rules.britannia_redux.data.loader import ROMANS
from rules.britannia_redux.game import BritanniaRedux

START, ROAD, PAID, CROSSED, ENDED = range(5)
"""How a path has gone so far: not at all, by Roads only, with paid steps, across a strait, to its end."""


class March(NamedTuple):
    """What decides how far units go. ``led``: a leader goes the whole way; ``alone``: a leader without armies."""

    nation: str
    origin: str
    allowance: int
    led: bool
    alone: bool


class Way(NamedTuple):
    """A path, from its start to its goal. ``roads``: the steps by Road, by number; ``built``: areas with new forts."""

    path: tuple[str, ...]
    paid: int
    roads: tuple[int, ...] = ()
    overrun: tuple[str, ...] = ()
    built: frozenset[str] = frozenset()
    boat: bool = False

    @property
    def goal(self) -> str:
        """Where it ends."""
        return self.path[-1]

    @property
    def entry(self) -> str:
        """The place from which it enters its goal."""
        return self.path[-2]


class _Node(NamedTuple):
    way: Way
    mode: int


def ways(t: BritanniaRedux, march: March) -> list[Way]:
    """Every way that differs: in its goal, where it enters a contested goal, or the forts it builds.

    The best comes first for each goal: most new forts, then fewest paid steps.
    """
    return t.memo.get(march, lambda: _ways(t, march))


def _ways(t: BritanniaRedux, march: March) -> list[Way]:
    found: dict[tuple[str, str, frozenset[str]], Way] = {}
    seen: set[tuple[str, int, int, frozenset[str]]] = set()
    queue = deque([_Node(Way((march.origin,), 0), START)])
    while queue:
        node = queue.popleft()
        for step in _steps(t, march, node):
            here = step.way.goal
            if _may_end(t, march, step.way):
                entry = step.way.entry if t.enemies(here, march.nation) else ""
                _keep_better(found, (here, entry, step.way.built), step.way)
            key = (here, step.way.paid, step.mode, step.way.built)
            if step.mode != ENDED and key not in seen:
                seen.add(key)
                queue.append(step)
    _add_boats(t, march, found)
    return sorted(found.values(), key=lambda way: (way.boat, -len(way.built), way.paid, len(way.path), way.path))


def _keep_better(
    found: dict[tuple[str, str, frozenset[str]], Way], key: tuple[str, str, frozenset[str]], way: Way
) -> None:
    known = found.get(key)
    if known is None or (way.paid, len(way.path)) < (known.paid, len(known.path)):
        found[key] = way


def _steps(t: BritanniaRedux, march: March, node: _Node) -> Iterator[_Node]:
    """The steps that may follow."""
    here = node.way.goal
    if here in t.data.seas:
        for area in landings(t, march.nation, here):
            yield from _entered(t, march, node, area, PAID)
        return
    roads = t.roads(march.nation)
    for area in t.area(here).by_land:
        if here in roads and area in roads:  # 15.2.1, R7
            yield from _entered(t, march, node, area, ROAD if node.mode == START else node.mode)
        elif node.mode <= PAID and node.way.paid < march.allowance:
            yield from _entered(t, march, node, area, PAID)
    if node.mode <= ROAD:  # B5.4, 15.2.1, R40
        for area in t.area(here).by_strait:
            yield from _entered(t, march, node, area, CROSSED if node.mode == START else ENDED)


def landings(t: BritanniaRedux, nation: str, sea: str) -> tuple[str, ...]:
    """The areas in which a nation may land from a sea [B5.2, 15.1.1, R5]."""
    return t.data.tables.romans.landing_areas if nation == ROMANS else t.data.seas[sea]


def _entered(t: BritanniaRedux, march: March, node: _Node, area: str, mode: int) -> Iterator[_Node]:
    """The step into an area, if it's allowed."""
    way = node.way
    if area in way.path:
        return
    here = way.goal
    roads = t.roads(march.nation)
    across = t.is_land(here) and area in t.area(here).by_strait
    by_road = not across and here in roads and area in roads
    paid = march.allowance if across else way.paid + (mode == PAID and not by_road)
    stops = mode == PAID and not by_road and t.area(area).stops and not march.led  # B5.3, R6
    enemies = t.enemies(area, march.nation)
    overrun = way.overrun
    if enemies:
        if march.nation == ROMANS and all(enemy in t.state.subjects for enemy in enemies):  # 15.5.2
            if stops or mode == ENDED:
                return
        elif not all(t.may_attack(march.nation, enemy) for enemy in enemies):
            return
        elif march.alone:
            if not t.armies(area, march.nation):  # B5.7
                return
            stops = True
        elif is_overrun(t, march.nation, area):
            overrun = (*overrun, area)
        else:
            stops = True
    built = way.built | {area} if builds_fort(t, march.nation, area) else way.built
    by = (*way.roads, len(way.path)) if by_road else way.roads
    yield _Node(Way((*way.path, area), paid, by, overrun, built), ENDED if stops else mode)


def is_overrun(t: BritanniaRedux, nation: str, area: str) -> bool:
    """Whether armies that have entered an area in this phase are twice the opposing units [B5.5, R4]."""
    staying = sum(unit in t.state.came_from for unit in t.armies(area, nation))
    return staying >= t.data.tables.movement.overrun_ratio * t.opposing(area, nation)


def builds_fort(t: BritanniaRedux, nation: str, area: str) -> bool:
    """Whether Romans who enter an area in their own turn build a fort [15.2]."""
    return nation == ROMANS == t.state.nation and not t.enemies(area, ROMANS) and not t.has_fort_counter(area)


def _may_end(t: BritanniaRedux, march: March, way: Way) -> bool:
    """Whether units may end their move in an area: not in that of a subject [15.5.2]."""
    return not (march.nation == ROMANS and way.goal in t.subject_areas())


def _add_boats(t: BritanniaRedux, march: March, found: dict[tuple[str, str, frozenset[str]], Way]) -> None:
    """Boats: to an area by the same sea that isn't adjacent to the start, without Roads [B5.8, R21, 17]."""
    if not may_use_boats(t, march):
        return
    for sea in t.area(march.origin).seas:
        for area in t.data.seas[sea]:
            if area == march.origin or area in t.area(march.origin).beside:
                continue
            enemies = t.enemies(area, march.nation)
            if not all(t.may_attack(march.nation, enemy) for enemy in enemies):
                continue
            if march.alone and enemies and not t.armies(area, march.nation):
                continue
            built = frozenset({area} if builds_fort(t, march.nation, area) else ())
            found[area, sea, built] = Way((march.origin, sea, area), march.allowance, (), (), built, True)


def may_use_boats(t: BritanniaRedux, march: March) -> bool:
    """Whether units may take a boat [B5.8, 17]."""
    if not t.has("boat_movement") or t.state.extra or not t.is_land(march.origin):
        return False
    return not (t.state.landless and t.entry(march.nation).major_invasion)


def road_ends(t: BritanniaRedux, origin: str) -> list[str]:
    """The areas to which Romans can march by Road alone, in any number of steps [15.5.1, 15.5.2]."""
    roads, found, queue = t.roads(ROMANS), [origin], deque([origin])
    while queue:
        here = queue.popleft()
        for area in t.area(here).by_land:
            if here in roads and area in roads and area not in found:
                found.append(area)
                queue.append(area)
    return found
