"""Where land units can go: the rules of movement over land and straits (9.1 to 9.7)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from rules.italia.data.loader import ALPES, CARTHAGINIANS, HANNIBALS_TURNS, HANNIBALS_WAYS
from rules.italia.game import Italia

Path = tuple[str, ...]
"""The areas of a move, from where it begins."""


@dataclass(frozen=True)
class March:
    """A group on the march. ``leads``: a leader goes with units that began beside him [9.3].

    ``alone``: leaders without units, who may enter only owned and vacant areas [R12]. ``overruns``: enemies may be
    passed where enough of the nation's units stand. ``vassals``: the goal may be a vassal's area [12.8].
    """

    nation: str
    start: str
    size: int
    steps: int
    leads: bool
    alone: bool = False
    fresh: bool = True
    overruns: bool = True
    vassals: bool = False


def may_pass(t: Italia, nation: str, area: str) -> bool:
    """Whether a nation's units may enter an area: no truce, and of those it can't attack only vassals [9.6, R74]."""
    return all(
        each == nation or t.are_enemies(nation, each) or t.are_linked(nation, each) for each in t.nations_at(area)
    )


def may_stand(t: Italia, nation: str, area: str, *, vassals: bool = False) -> bool:
    """Whether a move may end in an area: not in a vassal's or the controller's [9.6, 12.8, R29]."""
    for each in t.nations_at(area):
        if each == nation or t.are_enemies(nation, each):
            continue
        if not (vassals and t.nation(each).controller == nation):
            return False
    return True


def is_masked(t: Italia, area: str, nation: str) -> bool:
    """Whether enough units have stopped in an area with enemies for others to go on [9.5, N22, R39]."""
    foes = len(t.foes(area, nation))
    needed = foes if t.has_city(area) else 2 * foes
    return len(t.units_at(area, nation)) >= needed


def stops(t: Italia, march: March, area: str) -> bool:
    """Whether a march must stop on entering an area [9.2, 9.3, 9.4, 9.5]."""
    if t.enemies_at(area, march.nation) and not (march.overruns and is_masked(t, area, march.nation)):
        return True
    row = t.data.terrain.get(t.area(area).terrain)
    if row is None or not row.stop or march.leads or march.alone:
        return False
    return not (t.owner(area) == march.nation and t.has_city(area))  # N20


def staging_open(t: Italia, march: March, here: str, to: str) -> bool:
    """Whether a march may enter a staging zone from where it is [3.6, 3.7, R5, R57]."""
    card = t.card(march.nation)
    if to in card.owns_staging:
        return True
    if t.area(here).is_staging:
        if here in card.staging_ways and to in card.staging_ways:
            return True
        return here == ALPES and is_hannibals_way(t, march.nation, to)
    return to == card.exit_via and bool(card.exit_via)


def is_hannibals_way(t: Italia, nation: str, zone: str) -> bool:
    """Whether Carthaginians may pass a staging zone on their way out of the Alps [3.7]."""
    return nation == CARTHAGINIANS and t.state.turn in HANNIBALS_TURNS and zone in HANNIBALS_WAYS


def may_end_in_zone(t: Italia, nation: str, zone: str) -> bool:
    """Whether a march may end in a staging zone [3.6, 3.7]."""
    card = t.card(nation)
    return zone in card.owns_staging or zone in card.staging_ways or (zone == card.exit_via and bool(zone))


def reach(t: Italia, march: March) -> dict[str, Path]:
    """Every area where a march may end, with a shortest path; stacking isn't looked at [9.1-9.7]."""
    found: dict[str, Path] = {}
    seen = {march.start}
    queue: deque[Path] = deque([(march.start,)])
    while queue:
        path = queue.popleft()
        here = path[-1]
        if len(path) > 1 and _may_end(t, march, here):
            found[here] = path
        if len(path) > march.steps or (len(path) > 1 and _must_stop(t, march, here)):
            continue
        for to in t.area(here).ways:
            if to not in seen and _may_enter(t, march, here, to):
                seen.add(to)
                queue.append((*path, to))
    if march.fresh and march.steps:
        for to in t.area(march.start).straits:  # 3.3, 9.7, N23: the whole movement
            if to not in found and _may_enter(t, march, march.start, to) and _may_end(t, march, to):
                found[to] = (march.start, to)
    return found


def _must_stop(t: Italia, march: March, area: str) -> bool:
    return not t.area(area).is_staging and stops(t, march, area)


def _may_enter(t: Italia, march: March, here: str, to: str) -> bool:
    if t.area(to).is_staging:
        return staging_open(t, march, here, to)
    if march.alone and not (t.is_vacant(to) or t.owner(to) == march.nation or may_pass_alone(t, march.nation, to)):
        return False
    return may_pass(t, march.nation, to)


def may_pass_alone(t: Italia, nation: str, area: str) -> bool:
    """Whether a leader without units may pass an area he can't end in: one of a vassal or the controller."""
    return bool(t.nations_at(area)) and all(t.are_linked(nation, each) for each in t.nations_at(area))


def _may_end(t: Italia, march: March, area: str) -> bool:
    if t.area(area).is_staging:
        return may_end_in_zone(t, march.nation, area)
    if march.alone and not (t.is_vacant(area) or t.owner(area) == march.nation):
        return False
    return may_stand(t, march.nation, area, vassals=march.vassals)


def paths_within(found: dict[str, Path], fits: Callable[[str], bool]) -> dict[str, Path]:
    """The goals that fit."""
    return {goal: path for goal, path in found.items() if fits(goal)}


def lone_leaders(t: Italia, path: Iterable[str], nation: str) -> Collection[tuple[str, str]]:
    """Leaders of enemies alone in the areas of a path: they die when units enter [10.8, R11]."""
    return [
        (leader, area)
        for area in path
        if area in t.data.areas and not t.area(area).is_staging
        for other in t.period.order
        if other != nation and t.are_enemies(nation, other) and not t.units_at(area, other)
        for leader in t.leaders_at(area, other)
    ]
