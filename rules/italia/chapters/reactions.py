"""Reactions to a campaign (12.4, 12.5): join, shift or pass, in the order of play; and the orders for them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.core.decisions import Barred, Option
from rules.core.game import Play, one, window
from rules.italia.chapters.asking import Group, ask, ask_in_window, groups, parting_options, pick
from rules.italia.chapters.points import kill_leader, leaders_fall
from rules.italia.chapters.ways import March, Path, lone_leaders, may_pass, reach
from rules.italia.events import PlanGiven, Reacted, ReactionPassed
from rules.italia.game import Italia, choice, heading, refusal
from rules.italia.info import NOTHING
from rules.italia.state import CampaignRun, Plan

JOIN, SHIFT = "join", "shift"
PART = "part"
"""Not all units of the area react."""

PLANS: tuple[Plan, ...] = ("ask", "pass", "run", "join", "hold")


@dataclass(frozen=True)
class Reaction:
    """A possible reaction: units of an area march along a path."""

    kind: str
    group: Group
    path: Path


def leader_area(t: Italia) -> str:
    """The land area in which the campaigning leader is; empty in a staging zone or at sea [R58]."""
    run = t.now.campaign
    place = "" if run is None else t.place_of(run.leader)
    return place if place in t.data.land else ""


def entitled(t: Italia) -> list[str]:
    """The nations that may react now, in the order of play [12.4, N45]."""
    area = leader_area(t)
    if not area:
        return []
    around = (area, *(each for each in t.area(area).beside if not t.area(each).is_staging))
    return [
        nation
        for nation in t.period.order
        if nation != t.active and any(t.units_at(each, nation) for each in around) and reactions_exist(t, nation)
    ]


def reactions_exist(t: Italia, nation: str) -> bool:
    """Whether a nation has any reaction to choose."""
    return bool(joins(t, nation)) or bool(shifts(t, nation))


def _starts(t: Italia, nation: str) -> list[str]:
    """The areas from which a nation's units may react: not blocked ones, nor those aboard [12.5, 12.7, R46]."""
    run = t.now.campaign
    blocked = run.blocked if run is not None and run.block_round == run.round else ""
    return [area for area in t.data.land if area != blocked and t.units_at(area, nation)]


def may_join(t: Italia, nation: str) -> bool:
    """Whether a nation may come to the leader's area: at most two nations there, the campaigner included [12.4]."""
    area = leader_area(t)
    others = [each for each in t.nations_at(area) if each not in (t.active, nation)]
    if others or not t.are_enemies(nation, t.active):
        return False
    if t.units_at(area, nation):
        return True
    run = t.now.campaign
    return not t.same_seat(nation, t.active) and run is not None and not run.owned  # R47, R48


def joins(t: Italia, nation: str) -> dict[str, Path]:
    """The adjacent areas from which a nation may join, with the way [12.4]."""
    area = leader_area(t)
    if not area or not may_join(t, nation):
        return {}
    return {start: (start, area) for start in _starts(t, nation) if start in t.area(area).beside}


def shifts(t: Italia, nation: str) -> dict[str, dict[str, Path]]:
    """Where units of each area may shift [12.4, 12.5]."""
    found = {}
    for start in _starts(t, nation):
        goals = shift_goals(t, nation, start)
        if goals:
            found[start] = goals
    return found


def shift_goals(t: Italia, nation: str, start: str, leader: bool = False) -> dict[str, Path]:
    """The areas to which units of an area may shift [12.4]."""
    units = t.units_at(start, nation)
    steps = max(t.unit(unit).move for unit in units) + leader
    march = March(nation, start, len(units), steps, leader, overruns=False)
    area = leader_area(t)
    return {
        goal: path
        for goal, path in reach(t, march).items()
        if is_shift_goal(t, nation, goal) and not (goal == area and len(path) > 2 and start != area)
    }


def is_shift_goal(t: Italia, nation: str, goal: str) -> bool:
    """Owned, vacant, or with own units and the campaigner's [12.4, N46]."""
    if t.area(goal).is_staging:
        return goal in t.card(nation).owns_staging
    there = t.nations_at(goal)
    return not there or there == [nation] or (nation in there and set(there) == {nation, t.active})


def group_goals(t: Italia, nation: str, start: str, group: Group) -> dict[str, Reaction]:
    """Where a group may react to, by an id."""
    units = [piece for piece in group if not t.is_leader(piece)]
    leader = len(units) < len(group)
    steps = min(t.unit(unit).move for unit in units) + leader
    march = March(nation, start, len(units), steps, leader, overruns=False)
    area = leader_area(t)
    found = {}
    if start in joins(t, nation):
        found[f"{JOIN}:{area}"] = Reaction(JOIN, group, (start, area))
    for goal, path in reach(t, march).items():
        if is_shift_goal(t, nation, goal) and may_pass(t, nation, goal) and goal != area:
            found[f"{SHIFT}:{goal}"] = Reaction(SHIFT, group, path)
    if start not in joins(t, nation) and area in reach(t, march) and is_shift_goal(t, nation, area):
        found[f"{SHIFT}:{area}"] = Reaction(SHIFT, group, reach(t, march)[area])
    return found


# The round


def react(t: Italia) -> Play[None]:
    """Each entitled nation reacts or passes, in the order of play [12.4]."""
    asked: list[str] = []
    while True:
        waiting = [nation for nation in entitled(t) if nation not in asked]
        later = [nation for nation in waiting if _comes_after(t, nation, asked)]
        if not later:
            return
        nation = later[0]
        asked.append(nation)
        yield from _react(t, nation)
        if not leader_area(t):
            return


def _comes_after(t: Italia, nation: str, asked: Iterable[str]) -> bool:
    order = t.period.order
    return all(order.index(nation) > order.index(each) for each in asked)


def _react(t: Italia, nation: str) -> Play[None]:
    run = t.now.campaign
    assert run is not None
    seat = t.seat_of(nation)
    if seat not in run.plans and not t.same_seat(nation, t.active):
        yield from _ask_plans(t, run, [seat])
    plan = run.plans.get(seat, "ask")
    if plan == "ask":
        yield from _ask(t, nation)
        return
    reaction = planned(t, nation, plan)
    if reaction is None:
        t.tell(ReactionPassed(nation=nation, planned=True), "12.4")
    else:
        carry_out(t, nation, reaction, planned_=True)


def _ask(t: Italia, nation: str) -> Play[None]:
    """Ask for the area whose units react, then for their goal, or who of them goes [12.4]."""
    area = leader_area(t)
    starts = list(dict.fromkeys([*joins(t, nation), *shifts(t, nation)]))
    options = [choice(NOTHING, "react-pass", "12.4")]
    options += [_start_option(t, nation, start) for start in starts]
    answer = yield from ask_in_window(
        t,
        nation,
        "reaction",
        "12.4",
        options,
        conditions(t, nation),
        barred=lambda: _barred_starts(t, nation),
        area=area,
        enemy=t.active,
        force=t.words([*t.units_at(area, t.active), *t.leaders_at(area, t.active)]),
    )
    if answer == NOTHING:
        t.tell(ReactionPassed(nation=nation, planned=False), "12.4")
        return
    pieces = [*t.units_at(answer, nation), *t.leaders_at(answer, nation)]
    found = {
        ident: group
        for ident, group in groups(t, pieces).items()
        if any(not t.is_leader(piece) for piece in group) and group_goals(t, nation, answer, group)
    }
    reaction = None
    if t.state.brisk:
        whole = next((ident for ident, group in found.items() if len(group) == len(pieces)), "")
        parts = {ident: group for ident, group in found.items() if ident != whole}
        if whole:
            reaction = yield from _ask_goal(t, nation, answer, found[whole], can_part=bool(parts))
        found = parts
    if reaction is None:
        offered = parting_options(t, pieces, found, "react-group", "12.4", area=answer)
        ident = yield from ask(t, nation, "react-group", "12.4", offered, area=answer)
        reaction = yield from _ask_goal(t, nation, answer, found[ident])
    assert reaction is not None
    carry_out(t, nation, reaction, planned_=False)


def _ask_goal(t: Italia, nation: str, start: str, group: Group, *, can_part: bool = False) -> Play[Reaction | None]:
    """Ask where a group goes; None if only some of it are to go."""
    goals = group_goals(t, nation, start, group)
    options = [_goal_option(t, nation, ident, each) for ident, each in goals.items()]
    if can_part:
        options.append(choice(PART, "react-part", "12.4"))
    question = pick(t, nation, "react-to", "12.4", options, area=start, force=t.words(group))
    question.barred = lambda: _barred_joins(t, nation, start)
    goal = yield from one(question)
    return goals.get(goal)


def _barred_starts(t: Italia, nation: str) -> list[Barred]:
    """The area whose units a block keeps from reacting [12.7]."""
    run = t.now.campaign
    if run is None or run.block_round != run.round or not t.units_at(run.blocked, nation):
        return []
    return [refusal(run.blocked, "barred-area", "refuse-blocked", "12.7", area=run.blocked)]


def _barred_joins(t: Italia, nation: str, start: str) -> list[Barred]:
    """Why units beside the leader's area can't join there [12.4, R47, R48]."""
    area = leader_area(t)
    if start not in t.area(area).beside or may_join(t, nation):
        return []
    if not t.are_enemies(nation, t.active):
        why = "refuse-bound"
    elif any(each not in (t.active, nation) for each in t.nations_at(area)):
        why = "refuse-third"
    else:
        why = "refuse-own-player" if t.same_seat(nation, t.active) else "refuse-his-own"
    return [refusal(f"{JOIN}:{area}", "barred-area", why, "12.4", area=area, nation=nation, enemy=t.active)]


def _start_option(t: Italia, nation: str, start: str) -> Option:
    area = leader_area(t)
    key = "react-run" if start == area else "react-join" if start in joins(t, nation) else "react-from"
    pieces = [*t.units_at(start, nation), *t.leaders_at(start, nation)]
    return choice(start, key, "12.4", heading(start), area=start, force=t.words(pieces), goal=area)


def _goal_option(t: Italia, nation: str, ident: str, reaction: Reaction) -> Option:
    goal = reaction.path[-1]
    key = "react-to-join" if reaction.kind == JOIN else "react-to-shift"
    return choice(ident, key, "12.4", heading(goal), area=goal, count=len(t.units_at(goal, nation)))


def carry_out(t: Italia, nation: str, reaction: Reaction, *, planned_: bool) -> None:
    """Make a reaction move: free, without pillage or overrun [12.5]."""
    start, goal = reaction.path[0], reaction.path[-1]
    group = list(reaction.group)
    if not [unit for unit in t.units_at(start, nation) if unit not in group]:
        group += [leader for leader in t.leaders_at(start, nation) if leader not in group]
    for leader, area in lone_leaders(t, reaction.path[1:], nation):
        kill_leader(t, leader, area, nation)
    t.put_all(group, goal)
    run = t.now.campaign
    if run is not None and t.state.brisk and goal == leader_area(t):
        run.joined = {start: group}
    t.tell(
        Reacted(nation=nation, reaction=reaction.kind, force=t.force(group), path=reaction.path, planned=planned_),
        "12.4",
    )
    leaders_fall(t, start, t.active)
    leaders_fall(t, goal)


def conditions(t: Italia, nation: str) -> list[str]:
    """The public facts that stored answers may depend on."""
    area = leader_area(t)
    theirs, ours = len(t.units_at(area, t.active)), len(t.units_at(area, nation))
    most = ours + max((len(t.units_at(start, nation)) for start in joins(t, nation)), default=0)
    facts = {
        "outnumbered": bool(ours) and theirs >= 2 * ours,
        "twice-as-many": most >= 2 * theirs and most > ours,
        "own-area": bool(ours),
        "leader-there": bool(t.leaders_at(area, nation)),
    }
    return [name for name, true in facts.items() if true]


# Orders for the campaign


def planned(t: Italia, nation: str, plan: Plan) -> Reaction | None:
    """What a nation does by its orders; None: it passes."""
    facts = conditions(t, nation)
    area = leader_area(t)
    if plan == "run" and "outnumbered" in facts:
        return _run(t, nation, area)
    if (plan == "join" and "twice-as-many" in facts) or (plan == "hold" and "own-area" in facts):
        return _join(t, nation, area)
    return None


def _run(t: Italia, nation: str, area: str) -> Reaction | None:
    """All leave the leader's area together, for their own area with most units, else a vacant one."""
    if area not in _starts(t, nation):
        return None
    group = (*t.units_at(area, nation), *t.leaders_at(area, nation))
    goals = [each for each in group_goals(t, nation, area, group).values() if each.kind == SHIFT]
    goals = [each for each in goals if t.active not in t.nations_at(each.path[-1])]
    return max(goals, key=lambda each: len(t.units_at(each.path[-1], nation)), default=None)


def _join(t: Italia, nation: str, area: str) -> Reaction | None:
    """The largest stack beside the leader's area comes."""
    starts = list(joins(t, nation))
    if not starts:
        return None
    start = max(starts, key=lambda each: len(t.units_at(each, nation)))
    group = (*t.units_at(start, nation), *t.leaders_at(start, nation))
    return group_goals(t, nation, start, group).get(f"{JOIN}:{area}")


def concerned(t: Italia, run: CampaignRun) -> list[str]:
    """The other seats with a nation that the campaign can reach in two rounds."""
    steps = 2 * (min(t.unit(unit).move for unit in run.force) + 1) + 1
    start = t.space_of(run.leader)
    near, edge = {start}, {start}
    for _ in range(steps):
        edge = {beside for area in edge if area in t.data.areas for beside in t.area(area).beside} - near
        near |= edge
    seats = [t.seat_of(nation) for area in near if area in t.data.land for nation in t.nations_at(area)]
    return [seat for seat in t.seats if seat in seats and seat != t.seat_of(t.active)]


def ask_plans(t: Italia) -> Play[None]:
    """Before the campaign, ask the seats that it can reach how their nations react; the orders end with it [12.4].

    The others are asked when it reaches them.
    """
    run = t.now.campaign
    assert run is not None
    yield from _ask_plans(t, run, concerned(t, run))


def _ask_plans(t: Italia, run: CampaignRun, seats: Iterable[str]) -> Play[None]:
    """Ask seats once for their orders in this campaign."""
    picks = []
    for seat in seats:
        nation = next(each for each in t.period.nations_of[seat] if t.on_map(each))
        options = [choice(plan, f"plan-{plan}", "12.4") for plan in PLANS]
        picks.append(pick(t, nation, "campaign-plan", "12.4", options, "ask", leader=run.leader, enemy=t.active))
        picks[-1].actor = None
    answers = yield from window("campaign-plan", picks)
    for seat, answer in answers.items():
        plan = next(each for each in PLANS if each == answer[0]) if isinstance(answer, tuple) else "ask"
        run.plans[seat] = plan
        t.tell(PlanGiven(seat=seat, plan=plan), "12.4")
