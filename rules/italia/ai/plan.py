"""The best move of a Movement Phase: which units go where, by land and by sea [9]."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.italia.ai.values import Force, force_at, worth_at
from rules.italia.ai.worth import LEADER, area_points, hold_worth, unit_worth
from rules.italia.chapters.asking import Group, groups
from rules.italia.chapters.movement import (
    ABOARD,
    EXIT,
    FLEETS,
    afloat,
    goals_of,
    landings,
    mobile_fleets,
    movable,
    progress,
)
from rules.italia.chapters.points import lines
from rules.italia.chapters.sailing import load_left, seas_within, steps_left
from rules.italia.chapters.stacking import is_limited
from rules.italia.game import Italia

LEAST_GAIN = 0.08
"""A move must be worth more than this."""

_STRANDED = 0.5
"""What a unit loses that stays in a staging zone or aboard, as a share of its worth."""

_SEA_RISK = 0.85


class Plan(NamedTuple):
    """A move and its worth. ``kind``: march, land, sail; ``place``: the area or sea it begins in."""

    worth: float
    kind: str
    place: str
    group: Group
    goal: str


def source(plan: Plan) -> str:
    """The option of a move's beginning."""
    return {"march": "", "land": ABOARD, "sail": FLEETS}[plan.kind] + plan.place


def best_plan(t: Italia, kind: str = "", place: str = "", *, least: float = LEAST_GAIN) -> Plan | None:
    """The best move, of those of a kind from a place if they are named; None if none is worth it."""
    found = max(plans(t, kind, place), key=lambda plan: plan.worth, default=None)
    return found if found is not None and found.worth > least else None


def plans(t: Italia, kind: str = "", place: str = "") -> Iterator[Plan]:
    """The sound moves of this phase."""
    for plan in t.memo.get(("plans",), lambda: list(_all_plans(t))):
        if kind in ("", plan.kind) and place in ("", plan.place):
            yield plan


def _all_plans(t: Italia) -> Iterator[Plan]:
    marches = list(_marches(t))
    attacks = [plan for plan in marches if plan.goal in t.data.land and t.enemies_at(plan.goal, t.active)]
    yield from (plan for plan in marches if plan not in attacks)
    yield from _assaults(t, attacks)
    for sea in t.data.seas:
        yield from _landings(t, sea)
        yield from _voyages(t, sea)


# By land


def _marches(t: Italia) -> Iterator[Plan]:
    """Every sensible group with every goal; those that attack are valued by themselves."""
    nation = t.active
    for area in t.data.areas:
        pieces = movable(t, area)
        if not pieces:
            continue
        for group in sensible(t, pieces):
            cost = leaving_cost(t, nation, area, group)
            for goal in goals_of(t, group, area):
                if goal == area:
                    continue
                if goal in t.data.seas:
                    worth = _boarding_worth(t, group, area, goal)
                elif goal == EXIT:
                    worth = _exit_worth(t, nation, group)
                else:
                    worth = _goal_worth(t, nation, area, group, goal)
                yield Plan(worth - cost, "march", area, group, goal)


def sensible(t: Italia, pieces: Iterable[str]) -> list[Group]:
    """Groups of each size, the best units first, without leaders and with all; leaders alone."""
    given = list(pieces)
    leaders = tuple(piece for piece in given if t.is_leader(piece))
    units = sorted((piece for piece in given if not t.is_leader(piece)), key=t.worth)
    found: list[Group] = [tuple(units[:size]) for size in range(len(units), 0, -1)]
    if len({t.unit(unit).type for unit in units}) > 1:
        found += [tuple(units[-size:]) for size in range(len(units) - 1, 0, -1)]
    if leaders:
        found += [(*units[:size], *leaders) for size in range(len(units), -1, -1)]
    return list(dict.fromkeys(found))


def march_id(t: Italia, group: Group) -> str:
    """The id of a group among the choices of a move."""
    return next(iter(groups(t, group, lambda unit: progress(t, unit))))


def _split(t: Italia, group: Group) -> Force:
    return Force(
        tuple(piece for piece in group if not t.is_leader(piece)), tuple(piece for piece in group if t.is_leader(piece))
    )


def leaving_cost(t: Italia, nation: str, area: str, group: Group) -> float:
    """What a place loses that a group leaves."""
    units = sum(not t.is_leader(piece) for piece in group)
    if t.area(area).is_staging:
        owned = area in t.card(nation).owns_staging
        there = len(t.units_at(area, nation))
        home = _home(t, nation, area, there) - _home(t, nation, area, there - units) if owned else 0.0
        return home - _STRANDED * unit_worth(t, nation) * units
    there = len(t.units_at(area, nation))
    if there == 0:
        return 0.0
    if t.enemies_at(area, nation):
        before = worth_at(t, nation, area, force_at(t, nation, area))
        return before if there == units else before * units / there
    lost = hold_worth(t, nation, area, there) - hold_worth(t, nation, area, there - units)
    over = there - t.base_limit(area, nation)
    return lost - (min(over, units) * unit_worth(t, nation) if over > 0 else 0.0)


def _home(t: Italia, nation: str, area: str, units: int) -> float:
    return area_points(t, nation, area).now + 0.4 * area_points(t, nation, area).later if units > 0 else 0.0


def _goal_worth(t: Italia, nation: str, area: str, group: Group, goal: str) -> float:
    """What a group adds to an area: what all there are worth together, less what is there already."""
    if t.area(goal).is_staging:
        if goal in t.card(nation).owns_staging:
            before = len(t.units_at(goal, nation))
            return _home(t, nation, goal, before + len(group)) - _home(t, nation, goal, before)
        return 0.45 * unit_worth(t, nation) * sum(not t.is_leader(piece) for piece in group)
    there, coming = force_at(t, nation, goal), _split(t, group)
    if not coming.units and not there.units:
        return -LEADER
    if is_limited(t, goal, nation) and not t.enemies_at(goal, nation):
        limit = t.base_limit(goal, nation) + bool(coming.leaders and not t.leaders_at(goal, nation))
        if coming.units and len(there.units) + len(coming.units) > limit:
            return -unit_worth(t, nation)
    coming = coming._replace(landing=goal in t.area(area).straits)
    worth = worth_at(t, nation, goal, there.joined(coming)) - worth_at(t, nation, goal, there)
    return worth + _prospect(t, nation, goal, coming) - _prospect(t, nation, area, coming)


def _prospect(t: Italia, nation: str, area: str, coming: Force) -> float:
    """A little for being near what is worth having next turn."""
    if t.area(area).is_staging or t.state.turn >= t.state.last_turn:
        return 0.0
    best = t.memo.get(("prospect", nation, area), lambda: _find_prospect(t, nation, area))
    return best * min(len(coming.units), 3)


def _find_prospect(t: Italia, nation: str, area: str) -> float:
    found = [
        area_points(t, nation, near).later / (2 + len(t.foes(near, nation)))
        for near in t.area(area).beside
        if not t.area(near).is_staging and t.owner(near) != nation
    ]
    return 0.12 * max(found, default=0.0)


def _exit_worth(t: Italia, nation: str, group: Group) -> float:
    units = sum(not t.is_leader(piece) for piece in group)
    points = sum(line.halves / 2 for line in lines(t, nation, "exit"))
    return units * (points - (0.0 if is_leaving(t, nation) else unit_worth(t, nation)))


def is_leaving(t: Italia, nation: str) -> bool:
    """Whether a nation's units leave the game at the end of its own turn, but for a few."""
    for departure in t.period.departures:
        if (departure.turn, departure.nation, departure.when) == (t.state.turn, nation, "own-turn"):
            return len(t.land_units(nation)) > departure.keep
    return False


# Attacks by several groups


def _assaults(t: Italia, attacks: list[Plan]) -> Iterator[Plan]:
    """Attacks with all that can come: each group counts for what the whole attack is worth."""
    targets: dict[str, dict[str, list[Plan]]] = {}
    for plan in attacks:
        targets.setdefault(plan.goal, {}).setdefault(plan.place, []).append(plan)
    for goal, sources in targets.items():
        found = _assault(t, goal, sources)
        if found is not None:
            yield found


def _assault(t: Italia, goal: str, sources: dict[str, list[Plan]]) -> Plan | None:
    """The first group of the best attack on an area; groups join while they add to it."""
    nation = t.active
    own = force_at(t, nation, goal)
    base = worth_at(t, nation, goal, own)
    best: Plan | None = None
    joined, spent, gain = own, 0.0, 0.0
    left = dict(sources)
    chosen: list[Plan] = []
    while left:
        trials = []
        for place, options in left.items():
            for plan in options:
                whole = joined.joined(_arriving(t, plan))
                if len(whole.units) > t.attack_limit(goal, bool(whole.leaders)):
                    continue
                cost = leaving_cost(t, nation, place, plan.group)
                trials.append((worth_at(t, nation, goal, whole) - base - spent - cost, cost, whole, plan))
        if not trials:
            break
        total, cost, whole, plan = max(trials, key=lambda each: each[0])
        if chosen and total <= gain + 0.02:
            break
        chosen.append(plan)
        joined, spent, gain = whole, spent + cost, total
        del left[plan.place]
    if chosen:
        first = max(chosen, key=lambda plan: (any(map(t.is_leader, plan.group)), len(plan.group)))
        best = first._replace(worth=gain)
    return best


def _arriving(t: Italia, plan: Plan) -> Force:
    return _split(t, plan.group)._replace(landing=plan.goal in t.area(plan.place).straits)


# By sea


def _landing_worth(t: Italia, nation: str, count: int, sea: str, origin: str = "") -> tuple[float, str]:
    """The best coast of a sea for so many units, except where they come from, with what landing there is worth."""
    return t.memo.get(("landing", nation, count, sea, origin), lambda: _find_landing(t, nation, count, sea, origin))


def _find_landing(t: Italia, nation: str, count: int, sea: str, origin: str) -> tuple[float, str]:
    best = (0.0, "")
    kind = next(iter(t.land_units(nation)), "")
    if not kind:
        return best
    units = tuple(sorted(t.land_units(nation), key=t.worth, reverse=True)[:count])
    for area in t.data.coasts[sea]:
        if t.area(area).is_staging or area == origin:
            continue
        others = t.nations_at(area)
        if any(each != nation and not t.are_enemies(nation, each) for each in others):
            continue
        there = force_at(t, nation, area)
        limit = t.attack_limit(area, with_leader=False) if t.enemies_at(area, nation) else t.base_limit(area, nation)
        if len(there.units) + count > limit:
            continue
        whole = there.joined(Force(units, (), landing=True))
        worth = worth_at(t, nation, area, whole) - worth_at(t, nation, area, there)
        if worth > best[0]:
            best = (worth, area)
    return best


def _boarding_worth(t: Italia, group: Group, area: str, sea: str) -> float:
    """What going aboard in an area is worth: the best landing elsewhere within reach of the fleets, with some risk.

    Without one it isn't worth it: who flees aboard from enemies has to land where they are, or stays at sea.
    """
    nation = t.active
    units = sum(not t.is_leader(piece) for piece in group)
    if not units:
        return -LEADER
    fleets = [fleet for fleet in t.fleets_at(sea, nation) if load_left(t, fleet) > 0]
    steps = min((steps_left(t, fleet) for fleet in fleets), default=0)
    reach = seas_within(t, sea, max(steps, 0))
    best = max((_landing_worth(t, nation, units, to, area)[0] for to in reach), default=0.0)
    return _SEA_RISK * best - 0.05 if best else -LEADER


def _landings(t: Italia, sea: str) -> Iterator[Plan]:
    """Units aboard land: better late than never."""
    nation = t.active
    passengers = afloat(t, sea)
    if not passengers:
        return
    for group in sensible(t, passengers):
        force = _split(t, group)
        for goal in landings(t, group, sea):
            there = force_at(t, nation, goal)
            if not force.units and not there.units:
                continue
            whole = there.joined(force._replace(landing=True))
            limit = t.attack_limit(goal, bool(whole.leaders)) if t.enemies_at(goal, nation) else 99
            if len(whole.units) > limit:
                continue
            worth = worth_at(t, nation, goal, whole) - worth_at(t, nation, goal, there)
            yield Plan(worth + _STRANDED * unit_worth(t, nation) * len(force.units), "land", sea, group, goal)


def _voyages(t: Italia, sea: str) -> Iterator[Plan]:
    """Fleets sail to where what they carry lands better, or to where units wait for them."""
    nation = t.active
    fleets = mobile_fleets(t, sea)
    if not fleets:
        return
    loads: dict[int, list[str]] = {}
    for fleet in fleets:
        loads.setdefault(len(t.cargo(fleet)), []).append(fleet)
    for load, same in loads.items():
        here = _calling(t, nation, sea, load, same)
        steps = min(steps_left(t, fleet) for fleet in same)
        for to in seas_within(t, sea, steps):
            if to != sea:
                gain = _calling(t, nation, to, load, same) - here - 0.1 - _perils(t, nation, to, len(same))
                yield Plan(gain, "sail", sea, tuple(same), to)


def _calling(t: Italia, nation: str, sea: str, load: int, fleets: list[str]) -> float:
    """What being in a sea is worth to fleets: the landing of what they carry, or what they could carry."""
    if load:
        count = min(load * len(fleets), 3)
        return max(_landing_worth(t, nation, each, sea)[0] * load * len(fleets) / count for each in range(1, count + 1))
    if all(load_left(t, fleet) <= 0 for fleet in fleets):
        return _watch(t, nation, sea)
    waiting = any(
        len(t.units_at(area, nation)) > 1 and any(unit not in t.now.moved for unit in t.units_at(area, nation))
        for area in t.data.coasts[sea]
    )
    if not waiting:
        return _watch(t, nation, sea)
    near = seas_within(t, sea, 1)
    return 0.5 * max(_landing_worth(t, nation, 2, to)[0] for to in near) + _watch(t, nation, sea)


def _watch(t: Italia, nation: str, sea: str) -> float:
    """A little for supremacy beside areas of one's own."""
    return 0.04 * sum(t.owner(area) == nation for area in t.data.coasts[sea] if not t.area(area).is_staging)


def _perils(t: Italia, nation: str, sea: str, fleets: int) -> float:
    foes = sum(
        len(t.fleets_at(sea, each)) for each in t.navies_at(sea) if t.are_enemies(nation, each) and each != nation
    )
    return 0.4 * max(0, foes - fleets + 1) if foes else 0.0
