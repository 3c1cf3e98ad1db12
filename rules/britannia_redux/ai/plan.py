"""The best move of a Movement Phase: which units go where [B5, B6]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from rules.britannia_redux.ai.odds import NO_ODDS, Odds, Side, battle_odds, side_of
from rules.britannia_redux.ai.worth import (
    area_worth,
    army_worth,
    bounty,
    denial,
    fort_bounty,
    keeps,
    kept_worth,
    occupying_worth,
    raid_worth,
)
from rules.britannia_redux.chapters.limits import Population, needed_areas, population, problems
from rules.britannia_redux.chapters.movement import Group, goals, groups, movable, move, origins, select
from rules.britannia_redux.chapters.routes import Way
from rules.britannia_redux.data.loader import ROMANS
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.state import BritanniaState
from rules.core.typed_data import from_json

LEAST_GAIN = 0.12
"""A move must be worth more than this."""

_NEW_FORT = 0.4
_LEADER = 3.0
_AT_SEA = 0.8
"""What it costs an army to stay at sea for a round."""

_OVER_LIMIT = 0.9
"""How sure it is that an army over the population limit is lost."""


class Plan(NamedTuple):
    """A move and its worth. ``wins``: the chance to win the battle that it means."""

    worth: float
    place: str
    group: Group
    way: Way
    wins: float = 1.0

    @property
    def goal(self) -> str:
        """The id of the option for its way."""
        return ">".join(self.way.path[1:])


def best_plan(t: BritanniaRedux, place: str = "", group: str = "") -> Plan | None:
    """The best move, of those from a place and of a group if they are named; None if none is worth it."""
    ranked = sorted(plans(t, place, group), key=lambda plan: -plan.worth)
    worthy = (plan for plan in ranked if plan.worth > LEAST_GAIN or place)
    return next((plan for plan in worthy if not _faults_after(t, plan)), None)


def next_plan(t: BritanniaRedux, place: str = "") -> Plan | None:
    """What to do next: first what lets the phase end, if it can't yet, then what is worth most."""
    if any(problems(t, t.state.nation)):
        mending = _mending(t)
        if mending is not None and place in ("", mending.place):
            return mending
    return best_plan(t, place)


def _mending(t: BritanniaRedux) -> Plan | None:
    """The move after which the fewest things keep the phase from ending; None if none helps."""
    return t.memo.get(("mending", t.state.nation), lambda: _find_mending(t))


def _faults_after(t: BritanniaRedux, plan: Plan) -> int:
    """How many things keep the phase from ending after a move."""
    return t.memo.get(("faults", plan), lambda: _count_faults(t, plan, msgspec.json.encode(t.state)))


def _count_faults(t: BritanniaRedux, plan: Plan, state: bytes) -> int:
    trial = BritanniaRedux(from_json(state, BritanniaState), "")
    move(trial, t.state.nation, select(trial, t.state.nation, plan.place, plan.group), plan.way)
    return len(list(problems(trial, t.state.nation)))


def _find_mending(t: BritanniaRedux) -> Plan | None:
    nation = t.state.nation
    faults, best = len(list(problems(t, nation))), None
    text = msgspec.json.encode(t.state)
    for place in origins(t, nation):
        for group in groups(t, place):
            for way in goals(t, nation, place, group):
                plan = Plan(0.0, place, group, way)
                left = _count_faults(t, plan, text)
                if left < faults:
                    faults, best = left, plan
                if not left:
                    return best
    return best


def plans(t: BritanniaRedux, place: str = "", group: str = "") -> Iterator[Plan]:
    """The sound moves of this phase, of those from a place and of a group if they are named."""
    known = t.memo.get(("plans", t.state.nation), lambda: list(_all_plans(t)))
    for plan in known:
        if place in ("", plan.place) and group in ("", plan.group.id):
            yield plan


def _all_plans(t: BritanniaRedux) -> Iterator[Plan]:
    nation = t.state.nation
    for place in origins(t, nation):
        for group in _sensible(t, nation, place):
            for way in goals(t, nation, place, group):
                if _is_sound(t, nation, place, group, way):
                    saved = saved_armies(t, nation, place, group.armies, way.goal) * _OVER_LIMIT * army_worth(t, nation)
                    worth = _gain(t, nation, group, way) - _cost(t, nation, place, group) + saved
                    mine = _joined(t, nation, side_of(t, way.goal, nation), group)
                    yield Plan(worth, place, group, way, _odds(t, nation, way.goal, mine).wins)


def _sensible(t: BritanniaRedux, nation: str, place: str) -> Iterator[Group]:
    """Groups of the same size differ little: infantry goes first, and leaders go with all they can lead."""
    seen: set[tuple[int, bool]] = set()
    led = bool(movable(t, nation, place)[1])
    for group in groups(t, place):
        key = (group.armies, bool(group.leaders))
        if key in seen or (group.leaders and not group.armies):
            continue
        if led and not group.leaders and group.armies == len(t.armies(place, nation)):
            continue  # a leader isn't left alone
        seen.add(key)
        yield group


def _is_sound(t: BritanniaRedux, nation: str, place: str, group: Group, way: Way) -> bool:
    """Whether the phase can still end after a move: stacking, half the areas, leaders [B5.7, B5.9, B6.1]."""
    if way.goal not in t.data.areas:
        return False
    facts, after = t.area(way.goal), t.stack(way.goal, nation) + group.armies
    others = [area for area in t.overstacks(nation) if area not in (way.goal, place)]
    if after > facts.overstack or (after > facts.stack and others and nation != ROMANS):
        return False
    if not t.is_land(place) or nation == ROMANS:
        return True
    gone = t.owner(place) == nation and t.presence(place)[nation] == group.armies
    won = t.is_vacant(way.goal)
    return len(t.owned(nation)) - gone + won >= needed_areas(t, nation)


# What a move brings


def _gain(t: BritanniaRedux, nation: str, group: Group, way: Way) -> float:
    area = way.goal
    forts = _NEW_FORT * len(way.built) + sum(
        0.6 * (area_worth(t, nation, each) + occupying_worth(t, nation, each)) for each in way.built if each != area
    )
    return forts + _value_at(t, nation, area, group) - _value_at(t, nation, area, None)


def _value_at(t: BritanniaRedux, nation: str, area: str, group: Group | None) -> float:
    """What an area with what a nation has there, and a group if there is one, is worth to it."""
    mine = side_of(t, area, nation)
    if group is not None:
        mine = _joined(t, nation, mine, group)
    return t.memo.get(("value", nation, area, mine), lambda: _value_of(t, nation, area, mine))


def _value_of(t: BritanniaRedux, nation: str, area: str, mine: Side) -> float:
    if not mine.units:
        return 0.0
    if not t.enemies(area, nation):
        taken = occupying_worth(t, nation, area) + _raid(t, nation, area)
        return kept_worth(t, nation, area, mine.units) + taken
    odds = _odds(t, nation, area, mine)
    enemy = t.enemies(area, nation)[0]
    left = max(round(odds.left / odds.wins) if odds.wins else 0, 1)
    prize = kept_worth(t, nation, area, left) + fort_bounty(t, nation, area)
    prize += occupying_worth(t, nation, area) + _raid(t, nation, area) + denial(t, nation, area)
    if t.leaders(area, enemy) and not t.is_same_player(nation, enemy):
        prize += t.data.tables.eliminating.leader
    killed = odds.killed * (bounty(t, nation, enemy) + 0.4 * army_worth(t, enemy) * _foe(t, nation, enemy))
    cost = odds.lost * (_cost_of_army(t, nation) + 0.4 * bounty(t, enemy, nation))
    if mine.leader:
        cost += odds.loses * _LEADER
    return odds.wins * prize + killed - cost


def _foe(t: BritanniaRedux, nation: str, enemy: str) -> float:
    return -1.0 if t.is_same_player(nation, enemy) else 1.0


def _joined(t: BritanniaRedux, nation: str, side: Side, group: Group) -> Side:
    foot = t.data.fights_as[t.army_kind(nation)] == "infantry"
    infantry, cavalry = (group.infantry, group.cavalry) if foot else (0, group.infantry + group.cavalry)
    return Side(side.infantry + infantry, side.cavalry + cavalry, side.work, max(side.leader, bool(group.leaders)))


def _odds(t: BritanniaRedux, nation: str, area: str, mine: Side) -> Odds:
    enemies = t.enemies(area, nation)
    if not enemies:
        return NO_ODDS
    return battle_odds(t, area, mine, side_of(t, area, enemies[0]), enemies[0])


def _raid(t: BritanniaRedux, nation: str, area: str) -> float:
    return raid_worth(t, nation, area) if t.state.raiders else 0.0


def saved_armies(t: BritanniaRedux, nation: str, place: str, armies: int, goal: str) -> int:
    """How many armies fewer are over the population limit after a move; negative if more are [B6.2].

    An attack isn't charged with the area that it leaves: more armies may join it and so make the new one count.
    """
    if nation == ROMANS:  # 15.3
        return 0
    now, left = _population(t, nation), _counts_after(t, nation, place, -armies)
    found = now.excess - now.with_areas(_counts_after(t, nation, goal, armies) + left).excess
    return max(found, 0) if t.enemies(goal, nation) else found


def _counts_after(t: BritanniaRedux, nation: str, place: str, armies: int) -> int:
    """By how much a place counts more for the limit with so many more armies of a nation: 1, 0 or -1 [B6.2]."""
    if not t.is_land(place):
        return 0
    there, opposing = t.presence(place).get(nation, 0), t.opposing(place, nation)
    if opposing:
        there = len(t.armies(place, nation))
    return (there + armies > opposing) - (there > opposing)


def _cost_of_army(t: BritanniaRedux, nation: str) -> float:
    """What a lost army costs: little if it would be removed anyway."""
    return army_worth(t, nation) * (0.25 if _excess(t, nation) else 1.0)


def _excess(t: BritanniaRedux, nation: str) -> int:
    """The armies over the population limit; Rome has none [15.3]."""
    return 0 if nation == ROMANS else _population(t, nation).excess


def _population(t: BritanniaRedux, nation: str) -> Population:
    return t.memo.get(("population", nation), lambda: population(t, nation))


# What it costs


def _cost(t: BritanniaRedux, nation: str, place: str, group: Group) -> float:
    """What the place loses that the units leave."""
    if not t.is_land(place):
        return -_AT_SEA * group.armies
    there = t.presence(place).get(nation, 0)
    if t.enemies(place, nation):
        before = _value_at(t, nation, place, None)
        mine = side_of(t, place, nation)
        after = mine._replace(
            infantry=max(mine.infantry - group.infantry, 0), cavalry=max(mine.cavalry - group.cavalry, 0)
        )
        return before - (0.0 if not after.units else before * after.units / max(mine.units, 1))
    left, occupying = there - group.armies, occupying_worth(t, nation, place)
    cost = kept_worth(t, nation, place, there) - kept_worth(t, nation, place, left)
    cost += occupying * (keeps(t, nation, place, there) - keeps(t, nation, place, left))
    return cost
