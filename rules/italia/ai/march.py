"""Campaigns: where the leader marches, and how the others react [12]."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rules.italia.ai.values import Force, defence_worth, force_at, worth_at
from rules.italia.ai.worth import around, gold_worth, hold_worth, unit_worth
from rules.italia.chapters.asking import Group, group_id
from rules.italia.chapters.campaign import MARCH, SAIL, run_of
from rules.italia.chapters.reactions import JOIN, SHIFT, group_goals, joins, leader_area
from rules.italia.game import Italia
from rules.italia.state import Plan as Orders

LEAST_ROUND = 0.15
"""A campaign round must be worth more than this."""

LEAST_REPLY = 0.25
"""A reaction must be worth more than this."""

_AFTERWARDS = 0.45
_FEWEST = 3
"""The leader keeps at least so many units when he leaves one behind."""


def column(t: Italia) -> Force:
    """The force of the campaign with its leader."""
    run = run_of(t)
    return Force(tuple(run.force), (run.leader,))


def round_worth(t: Italia, ident: str) -> float:
    """What a march or a landing is worth: the goal, what may follow, less what is left and paid."""
    run, nation = run_of(t), t.active
    goal = ident.partition(":")[2]
    here = t.space_of(run.leader)
    water = ident.startswith(SAIL) or (here in t.data.areas and goal in t.area(here).straits)
    worth = _arrival_worth(t, goal, landing=water)
    if t.area(goal).is_staging:
        worth = -0.1
    if run.chest + t.nation(nation).gold > 1:
        worth += _AFTERWARDS * _next_worth(t, goal)
    return worth - _leaving(t, here) - (0.0 if run.chest else gold_worth(t, nation))


def _arrival_worth(t: Italia, goal: str, *, landing: bool) -> float:
    return t.memo.get(("arrival", goal, landing), lambda: _find_arrival_worth(t, goal, landing=landing))


def _find_arrival_worth(t: Italia, goal: str, *, landing: bool) -> float:
    nation = t.active
    if t.area(goal).is_staging:
        return 0.0
    there = force_at(t, nation, goal)
    coming = there.joined(column(t)._replace(landing=landing))
    if not t.enemies_at(goal, nation):
        coming = coming._replace(units=coming.units[: t.base_limit(goal, nation) + 1])
    return worth_at(t, nation, goal, coming, relief(t, goal)) - worth_at(t, nation, goal, there)


def relief(t: Italia, area: str, share: float = 0.5) -> Force | None:
    """What may come to help those in an area, from the largest stack beside it."""
    enemies = t.enemies_at(area, t.active)
    if not enemies:
        return None
    beside = [t.units_at(each, enemies[0]) for each in t.area(area).beside if not t.area(each).is_staging]
    largest = max(beside, key=len, default=[])
    return Force(tuple(largest[: round(len(largest) * share)]))


def _next_worth(t: Italia, goal: str) -> float:
    """The best that may follow from a goal."""
    found = [
        _arrival_worth(t, near, landing=False)
        for near, steps in around(goal).items()
        if steps == 1 and not t.area(near).is_staging and t.enemies_at(near, t.active)
    ]
    return max(0.0, *found) if found else 0.0


def _leaving(t: Italia, here: str) -> float:
    """What the place loses that the force leaves."""
    if here not in t.data.land:
        return -0.5 * unit_worth(t, t.active) * len(run_of(t).force)
    nation, force = t.active, run_of(t).force
    there = len(t.units_at(here, nation))
    if t.owner(here) != nation:
        return 0.0
    stay = min(there, t.base_limit(here, nation) + 1)
    return hold_worth(t, nation, here, stay) - hold_worth(t, nation, here, there - len(force))


def should_drop(t: Italia) -> bool:
    """Whether a unit is worth more in the area where the leader is."""
    run, nation = run_of(t), t.active
    here = t.space_of(run.leader)
    if here not in t.data.land or t.owner(here) != nation or len(run.force) <= _FEWEST:
        return False
    return len(t.units_at(here, nation)) == len(run.force) and hold_worth(t, nation, here, 1) > 0.5


def is_round(ident: str) -> bool:
    """Whether an option is a march or a voyage."""
    return ident.startswith((MARCH, SAIL))


def block_gain(t: Italia, area: str) -> float:
    """What keeping the units of an area beside out of the battle is worth, for a unit and a piece of gold."""
    here, nation = leader_area(t), t.active
    enemies = t.enemies_at(here, nation)
    if not enemies:
        return 0.0
    own = force_at(t, nation, here)
    fewer = own._replace(units=tuple(sorted(own.units, key=t.worth)[:-1]))
    helpers = Force(tuple(t.units_at(area, enemies[0])))
    with_help = worth_at(t, nation, here, own, helpers)
    return (
        worth_at(t, nation, here, fewer)
        - 0.6 * with_help
        - 0.4 * worth_at(t, nation, here, own)
        - unit_worth(t, nation)
    )


# Reactions


def plan_for(t: Italia, seat: str) -> Orders:
    """The orders of a seat for a campaign: to hold what has help beside it, to run from twice as many."""
    force = len(run_of(t).force)
    nations = [nation for nation in t.period.nations_of[seat] if t.are_enemies(nation, t.active)]
    held = [area for nation in nations for area in t.owned(nation) if area in t.data.land]
    reach = sorted((_with_help(t, area) for area in held if area in _near(t)), reverse=True)
    if not reach:
        return "pass"
    if 2 * force <= max(reach):
        return "join"
    return "hold" if force < max(reach) else "run"


def _with_help(t: Italia, area: str) -> int:
    """The units in an area with the largest stack of the same nation beside it."""
    nation = t.owner(area)
    beside = [len(t.units_at(each, nation)) for each in t.area(area).beside if not t.area(each).is_staging]
    return len(t.units_at(area, nation)) + max(beside, default=0)


def _near(t: Italia) -> set[str]:
    """Where the leader may be after a round or two."""
    start = t.space_of(run_of(t).leader)
    if start not in t.data.areas:
        return set(t.data.coasts.get(start, ()))
    return {start, *around(start)}


class Reply(NamedTuple):
    """A reaction and what it is worth more than passing."""

    gain: float
    start: str
    group: str
    goal: str

    @property
    def is_join(self) -> bool:
        """Whether the units join the battle."""
        return self.goal.startswith(JOIN)


def best_reply(t: Italia, nation: str) -> Reply | None:
    """The best reaction of a nation; None if passing is as good."""
    found: Reply | None = t.memo.get(("reply", nation), lambda: max(_replies(t, nation), default=None))
    return found if found is not None and found.gain > LEAST_REPLY else None


def best_replies(t: Italia, nation: str) -> Mapping[str, Reply]:
    """The best reaction from each area."""
    found: dict[str, Reply] = {}
    for reply in sorted(_replies(t, nation), reverse=True):
        found.setdefault(reply.start, reply)
    return found


def _replies(t: Italia, nation: str) -> Iterator[Reply]:
    area = leader_area(t)
    own, attackers = force_at(t, nation, area), force_at(t, t.active, area)
    now = defence_worth(t, nation, area, own, attackers)
    starts = list(joins(t, nation))
    for start in starts:
        for group in _parts(t, nation, start):
            goals = group_goals(t, nation, start, group)
            if f"{JOIN}:{area}" in goals:
                coming = Force(
                    tuple(each for each in group if not t.is_leader(each)),
                    tuple(each for each in group if t.is_leader(each)),
                )
                there = len(t.units_at(start, nation))
                left = hold_worth(t, nation, start, there) - hold_worth(t, nation, start, there - len(coming.units))
                gain = defence_worth(t, nation, area, own.joined(coming), attackers) - left - now
                yield Reply(gain, start, group_id(t, group), f"{JOIN}:{area}")
    if own.units:
        group = (*own.units, *own.leaders)
        for ident, reaction in group_goals(t, nation, area, group).items():
            goal = reaction.path[-1]
            if ident.startswith(SHIFT) and goal != area and t.active not in t.nations_at(goal):
                yield Reply(refuge(t, nation, goal, len(own.units)) - now, area, group_id(t, group), ident)


def refuge(t: Italia, nation: str, place: str, count: int) -> float:
    """What so many units add to the place to which they go."""
    if place not in t.data.areas or t.area(place).is_staging:
        return 0.0
    there = len(t.units_at(place, nation))
    room = t.base_limit(place, nation) + 1
    lost = max(0, there + count - room) * unit_worth(t, nation)
    return hold_worth(t, nation, place, min(there + count, room)) - hold_worth(t, nation, place, there) - lost


def _parts(t: Italia, nation: str, start: str) -> Iterator[Group]:
    units = sorted(t.units_at(start, nation), key=t.worth)
    leaders = t.leaders_at(start, nation)
    for size in range(1, len(units) + 1):
        yield tuple(units[:size])
    if leaders and units:
        yield (*units, *leaders)
