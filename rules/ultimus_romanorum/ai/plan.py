"""The best move of an SMC: every stack and every goal, weighed [2.E]."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from rules.ultimus_romanorum.ai.worth import (
    STRENGTH,
    area_value,
    attack_worth,
    has_refuge,
    holding,
    is_scoring,
    leader_risk,
    safe_at_war,
)
from rules.ultimus_romanorum.chapters.movement import Stack, goals, may_start, movers, reach
from rules.ultimus_romanorum.chapters.plague import threatens
from rules.ultimus_romanorum.data.loader import REFUGES, ROMA
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum, other

LEAST = 0.22
"""A move must be worth this much more than staying."""

APPROACH = 0.12
GATHER = 0.05
HOME_GUARD = 2.5
"""What it costs to move the last unit that keeps a war alive out of safety: a Pax Romana brings Rome points [2.C]."""
COUNCIL = 4.5
"""What it is worth that the Augustus reaches the Council: no more points for the Barbarian, and some for Rome."""


class Plan(NamedTuple):
    """A move: the option of the menu, the goal, what it is worth."""

    option: str
    goal: str
    worth: float
    stack: Stack


def next_plan(t: UltimusRomanorum, camp: Camp) -> Plan | None:
    """The next move of a camp in this SMC that is worth making; None if none is left."""
    return t.memo.get(("plan", camp), lambda: _next_plan(t, camp))


def _next_plan(t: UltimusRomanorum, camp: Camp) -> Plan | None:
    plans = _plans(t, camp, _still_to_consider(t, camp))
    return next((plan for plan in plans if plan.worth > LEAST), None)


def _still_to_consider(t: UltimusRomanorum, camp: Camp) -> list[Stack]:
    """The stacks after the one that moved last, in a fixed order, so that each is weighed once in an SMC."""
    moved = [_rank(t, camp, piece) for piece in _movers_so_far(t)]
    ranked = {stack: _rank(t, camp, stack.pieces[0]) for stack in movers(t, camp)}
    last = max(moved, default=None)
    return sorted((stack for stack in ranked if last is None or ranked[stack] > last), key=lambda each: ranked[each])


def _rank(t: UltimusRomanorum, camp: Camp, piece: str) -> tuple[int, int, str]:
    """Great commanders first, then units on their own; in their last SMC the Barbarian's units spread out first."""
    spreads = camp == BARBARIAN and t.state.sequences.get(BARBARIAN, 0) == 1
    if piece in t.data.leaders:
        return 1, -t.leader(piece).cc, piece
    return 0 if spreads else 2, -t.data.units[piece].front.pf, piece


def _movers_so_far(t: UltimusRomanorum) -> Iterator[str]:
    """The leaders who moved in this SMC, and the units that moved without one."""
    leader = ""
    for piece in t.state.moved:
        if piece in t.data.leaders:
            leader = piece
            yield piece
        elif piece in t.data.units and not (leader and t.place(piece) == t.place(leader)):
            yield piece


def promising(t: UltimusRomanorum, camp: Camp) -> list[Plan]:
    """The best move of every stack that can move."""
    return list(_plans(t, camp, movers(t, camp)))


def _plans(t: UltimusRomanorum, camp: Camp, stacks: Iterable[Stack]) -> Iterator[Plan]:
    """The best move of each of these stacks; counters that are alike are weighed once."""
    targets = focus(t, camp)
    known: dict[object, Plan | None] = {}
    for stack in stacks:
        if stack.leader:
            plan = best_of_stack(t, camp, stack, targets)
        else:
            unit = stack.units[0]
            facts = t.unit(unit)
            alike = (t.place(unit), facts.category, facts.tribe, facts.diocese, facts.half, t.values(unit))
            if alike not in known:
                known[alike] = best_of_stack(t, camp, stack, targets)
            found = known[alike]
            plan = None if found is None else Plan(f"unit.{unit}", found.goal, found.worth, stack)
        if plan is not None:
            yield plan


def best_of_stack(t: UltimusRomanorum, camp: Camp, stack: Stack, targets: Mapping[str, float]) -> Plan | None:
    """The best move of a leader, or of a unit on its own; None if it can't move or had better stay."""
    first = stack.pieces[0]
    if not may_start(t, first) or t.camp(first) != camp:
        return None
    if stack.leader:
        return None if stays(t, stack.leader) else best_of_leader(t, camp, stack.leader, targets)
    options = {area: weigh(t, camp, stack, area, targets) for area in reach(t, stack)}
    goal = max(options, key=lambda area: options[area], default="")
    return Plan(f"unit.{first}", goal, options[goal], stack) if goal else None


def best_of_leader(t: UltimusRomanorum, camp: Camp, leader: str, targets: Mapping[str, float]) -> Plan | None:
    """The best move of a leader with those he would take along."""
    found = goals(t, leader)
    options = {area: weigh(t, camp, goal.stack, area, targets) for area, goal in found.items()}
    goal = max(options, key=lambda area: options[area], default="")
    return Plan(f"lead.{leader}", goal, options[goal], Stack(leader, ())) if goal else None


def stays(t: UltimusRomanorum, leader: str) -> bool:
    """Whether a leader had better stay: an Augustus in a capital, where no stronger enemy can get at him."""
    half = t.half_of_augustus(leader)
    if half == "east" and t.state.council:
        return False
    if not half or not t.area(t.place(leader)).capital or t.usurpation_runs(half):
        return False
    here = t.place(leader)
    return not leader_risk(t, ROMAN, leader, here, t.strength(t.fighters(here, ROMAN))) or has_refuge(t, leader, here)


def _toll(t: UltimusRomanorum, stack: Stack, area: str) -> float:
    """What the plague on the way to an area would cost a stack [6.3]."""
    if not t.state.plagues:
        return 0.0
    way = reach(t, stack).get(area)
    struck = way is not None and threatens(t, stack.pieces) & {*way.path[1:]}
    return STRENGTH * t.strength(stack.units) / 2 if struck else 0.0


def weigh(t: UltimusRomanorum, camp: Camp, stack: Stack, area: str, targets: Mapping[str, float]) -> float:
    """What it is worth that a stack goes to an area, against staying where it is."""
    here = t.place(stack.pieces[0])
    if not stack.units:
        return _lone_leader(t, camp, stack.leader, here, area)
    left = departing(t, camp, stack) + _toll(t, stack, area)
    came = arriving(t, camp, stack, area)
    if t.fighters(area, other(camp)):
        return came - left
    came += _to_council(t, stack.leader, here, area)
    return came + closeness(t, camp, stack, area, targets) - closeness(t, camp, stack, here, targets) - left


def arriving(t: UltimusRomanorum, camp: Camp, stack: Stack, area: str) -> float:
    """What a stack achieves in an area, by an attack or by being there, against what its leader risks."""
    risk = _risk_after(t, camp, stack, area)
    if t.fighters(area, other(camp)):
        return attack_worth(t, camp, area, stack) - risk
    return _joining(t, camp, stack, area) + _capital_bonus(t, camp, stack.leader, area) - risk


def departing(t: UltimusRomanorum, camp: Camp, stack: Stack) -> float:
    """What is given up where a stack goes from, less what its leader risks there."""
    return t.memo.get(("departing", camp, stack), lambda: _departing(t, camp, stack))


def _departing(t: UltimusRomanorum, camp: Camp, stack: Stack) -> float:
    here = t.place(stack.pieces[0])
    return _leaving(t, camp, here, stack) - _risk_now(t, camp, stack, here)


def _risk_now(t: UltimusRomanorum, camp: Camp, stack: Stack, here: str) -> float:
    """What the leader of a stack risks where he is."""
    return leader_risk(t, camp, stack.leader, here, t.strength(t.fighters(here, camp))) if stack.leader else 0.0


def _risk_after(t: UltimusRomanorum, camp: Camp, stack: Stack, area: str) -> float:
    """What the leader of a stack risks where he goes, once he has got there."""
    if not stack.leader:
        return 0.0
    strength = t.strength(stack.units) + t.strength(t.fighters(area, camp))
    return leader_risk(t, camp, stack.leader, area, strength)


def _joining(t: UltimusRomanorum, camp: Camp, stack: Stack, area: str) -> float:
    """What a stack adds to those who hold an area already."""
    there = t.fighters(area, camp)
    if camp == BARBARIAN and is_scoring(t, there):
        return 0.0
    before = t.memo.get(("held", area, camp), lambda: holding(t, camp, area, there)) if there else 0.0
    return holding(t, camp, area, stack.units) - before


def _leaving(t: UltimusRomanorum, camp: Camp, here: str, stack: Stack) -> float:
    """What is given up by leaving an area."""
    stay = [unit for unit in t.fighters(here, camp) if unit not in stack.units]
    last = HOME_GUARD if camp == BARBARIAN and _is_last_safe(t, stack) else 0.0
    if camp == BARBARIAN and is_scoring(t, stay):
        return last
    before = holding(t, camp, here, [*stack.units, *stay])
    after = holding(t, camp, here, stay) if stay else 0.0
    guard = 1.0 if stack.leader and t.half_of_augustus(stack.leader) and t.area(here).capital else 0.0
    return before - after + guard + last


def _is_last_safe(t: UltimusRomanorum, stack: Stack) -> bool:
    """Whether a stack has the last of the hostile units that Rome can't get at."""
    safe = safe_at_war(t)
    return bool(safe) and safe <= {*stack.units}


def _capital_bonus(t: UltimusRomanorum, camp: Camp, leader: str, area: str) -> float:
    """An Augustus goes back to a capital; a Usurper to the seats of power."""
    if not leader:
        return 0.0
    if t.half_of_augustus(leader) and t.area(area).capital:
        return 1.2
    half = t.half_of_usurper(leader)
    wanted = (REFUGES["west"], ROMA) if half == "west" else (REFUGES["east"],) if half else ()
    return 2.5 if area in wanted else 0.0


def _to_council(t: UltimusRomanorum, leader: str, here: str, area: str) -> float:
    """The eastern Augustus goes to the Ecumenical Council, as it costs Rome points each year [6.3]."""
    council = t.state.council
    if not council or not leader or t.half_of_augustus(leader) != "east":
        return 0.0
    if area == council:
        return COUNCIL
    distance = t.data.distance[council]
    return distance.get(here, 0) - distance.get(area, 0)


def _lone_leader(t: UltimusRomanorum, camp: Camp, leader: str, here: str, area: str) -> float:
    """A leader without units joins those who lack a good one."""
    if t.fighters(area, other(camp)):
        return -1.0
    half = t.half_of_augustus(leader)
    if half:
        home = 1.0 if t.area(area).capital and not t.area(here).capital else -0.5
        return home + _to_council(t, leader, here, area)
    return _need(t, camp, leader, area) - _need(t, camp, leader, here)


def _need(t: UltimusRomanorum, camp: Camp, leader: str, place: str) -> float:
    """How much those in an area would gain by a leader, with what he risks there."""
    return t.memo.get(("need", camp, leader, place), lambda: _find_need(t, camp, leader, place))


def _find_need(t: UltimusRomanorum, camp: Camp, leader: str, place: str) -> float:
    rank = t.leader(leader).cc + t.leader(leader).bt
    strength = t.strength(t.fighters(place, camp))
    best = max((t.leader(e).cc + t.leader(e).bt for e in t.leaders_at(place, camp) if e != leader), default=0)
    return GATHER * strength * max(rank - best, 0) / 8 - leader_risk(t, camp, leader, place, strength)


def focus(t: UltimusRomanorum, camp: Camp) -> dict[str, float]:
    """Where a camp wants to be: the Roman where Tribes stand in the Empire, the Barbarian where it pays most."""
    return t.memo.get(("focus", camp), lambda: _focus(t, camp))


def _focus(t: UltimusRomanorum, camp: Camp) -> dict[str, float]:
    if camp == ROMAN:
        return {
            area: area_value(t, area) + STRENGTH * t.strength(t.fighters(area, BARBARIAN))
            for area in t.held_by(BARBARIAN)
            if t.half_of(area)
        }
    return {
        area: area_value(t, area)
        for area in t.data.areas
        if t.half_of(area) and area_value(t, area) >= 2 and not is_scoring(t, t.fighters(area, BARBARIAN))
    }


def closeness(t: UltimusRomanorum, camp: Camp, stack: Stack, area: str, targets: Mapping[str, float]) -> float:
    """What it is worth to be near to what the camp wants; only led stacks march on."""
    if not stack.leader:
        return 0.0
    return APPROACH * _pull(t, area, targets, camp) * min(len(stack.units), 5)


def _pull(t: UltimusRomanorum, area: str, targets: Mapping[str, float], camp: Camp) -> float:
    return t.memo.get(("pull", area, camp), lambda: _find_pull(t, area, targets))


def _find_pull(t: UltimusRomanorum, area: str, targets: Mapping[str, float]) -> float:
    distance = t.data.distance[area]
    return max((worth / (1 + distance[target]) for target, worth in targets.items() if target in distance), default=0.0)
