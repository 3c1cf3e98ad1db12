"""What a seat could do in this SMC: attacks with their odds, towns to take or to guard, and marches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

import msgspec

from rules.core.orders import Prospect
from rules.core.table import Table
from rules.core.text import Text
from rules.core.typed_data import from_json
from rules.ultimus_romanorum.ai.odds import Odds, battle_odds, forces_after
from rules.ultimus_romanorum.ai.plan import best_of_stack, focus
from rules.ultimus_romanorum.ai.worth import is_scoring, threat
from rules.ultimus_romanorum.chapters.combat_table import Force
from rules.ultimus_romanorum.chapters.movement import Goal, Stack, goals, movers, reach
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum, other, say, town
from rules.ultimus_romanorum.orders.grammar import Group, StackOrder, grammar
from rules.ultimus_romanorum.state import UltimusState

MOST = 25
"""The most opportunities listed of one sort."""

_MOST_THREATS = 8


def analysis(table: Table, seat: str, locale: str) -> list[Prospect]:
    """What a seat could do now; nothing outside its own movements."""
    game = UltimusRomanorum(_copied(cast(UltimusState, table.state)), "")
    camp = game.camp_of_seat(seat)
    if game.state.step != "movement" or game.state.active != camp:
        return []
    found = _goals(game, camp)
    return [
        *_attacks(game, camp, found, locale),
        *_towns(game, camp, found, locale),
        *_threats(game, camp),
        *_marches(game, camp, locale),
    ]


def _copied(state: UltimusState) -> UltimusState:
    return from_json(msgspec.json.encode(state), UltimusState)


def _goals(t: UltimusRomanorum, camp: Camp) -> dict[str, list[Goal]]:
    """Every area that can be reached, with the stacks that can get there."""
    found: dict[str, list[Goal]] = {}
    for stack in movers(t, camp):
        known = (
            goals(t, stack.leader) if stack.leader else {to: Goal(stack, way) for to, way in reach(t, stack).items()}
        )
        for area, goal in known.items():
            if goal.stack.units:
                found.setdefault(area, []).append(goal)
    return found


class _Attack(NamedTuple):
    area: str
    goal: Goal
    odds: Odds


def _attacks(t: UltimusRomanorum, camp: Camp, found: dict[str, list[Goal]], locale: str) -> Iterator[Prospect]:
    """The best attack on each area, the most promising first."""
    best = [_best_attack(t, camp, area, able) for area, able in found.items() if t.fighters(area, other(camp))]
    for attack in sorted(best, key=lambda each: (-each.odds.win, each.odds.own_loss, each.area))[:MOST]:
        stack = attack.goal.stack
        ours, theirs = forces_after(t, camp, attack.area, stack.leader, stack.units)
        text = say(
            "prospect-attack",
            area=attack.area,
            town=town(attack.area),
            leader=stack.pieces[0],
            origin=t.place(stack.pieces[0]),
            units=len(stack.units),
            pf=t.strength(ours.units),
            enemies=t.strength(theirs.units),
            win=round(100 * attack.odds.win),
            lost=round(100 * attack.odds.own_loss),
        )
        yield Prospect(say("heading-attacks"), text, _written(stack, attack.area, locale))


def _best_attack(t: UltimusRomanorum, camp: Camp, area: str, able: list[Goal]) -> _Attack:
    attacks = [_Attack(area, goal, battle_odds(t, *_meeting(t, camp, area, goal.stack))) for goal in able]
    return max(attacks, key=lambda each: (each.odds.win, -each.odds.own_loss, each.goal.stack.pieces))


def _meeting(t: UltimusRomanorum, camp: Camp, area: str, stack: Stack) -> tuple[Force, Force]:
    return forces_after(t, camp, area, stack.leader, stack.units)


def _towns(t: UltimusRomanorum, camp: Camp, found: dict[str, list[Goal]], locale: str) -> Iterator[Prospect]:
    """Undefended towns that a stack can enter: the Barbarian scores for them [10.2]."""
    if camp == ROMAN:
        return
    free = [area for area in found if area in t.data.towns and not t.fighters(area, ROMAN)]
    open_ = [area for area in free if not is_scoring(t, t.fighters(area, BARBARIAN))]
    for area in sorted(open_, key=lambda area: (not t.area(area).capital, found[area][0].way.pm, area))[:MOST]:
        scoring = [goal for goal in found[area] if is_scoring(t, goal.stack.units)]
        if scoring:
            goal = min(scoring, key=lambda goal: (goal.way.pm, len(goal.stack.units), goal.stack.pieces))
            first = goal.stack.pieces[0]
            text = say("prospect-town", area=area, town=town(area), leader=first, origin=t.place(first), pm=goal.way.pm)
            yield Prospect(say("heading-towns"), text, _written(goal.stack, area, locale))


def _threats(t: UltimusRomanorum, camp: Camp) -> Iterator[Prospect]:
    """Towns whose garrison is weaker than the strongest enemy stack near them."""
    held = [area for area in t.data.towns if (t.half_of(area) and camp == ROMAN) or t.fighters(area, camp)]
    weak = [
        (threat(t, area, camp) - t.strength(t.fighters(area, camp)), area)
        for area in held
        if not t.fighters(area, other(camp))
    ]
    for _, area in sorted((each for each in weak if each[0] > 0), key=lambda each: (-each[0], each[1]))[:_MOST_THREATS]:
        danger, pf = threat(t, area, camp), t.strength(t.fighters(area, camp))
        yield Prospect(
            say("heading-threats"), say("prospect-threat", area=area, town=town(area), enemies=danger, pf=pf)
        )


def _marches(t: UltimusRomanorum, camp: Camp, locale: str) -> Iterator[Prospect]:
    """The best march of each leader, without a battle."""
    targets = focus(t, camp)
    plans = [best_of_stack(t, camp, stack, targets) for stack in movers(t, camp) if stack.leader]
    good = [plan for plan in plans if plan is not None and plan.worth > 0 and not t.fighters(plan.goal, other(camp))]
    for plan in sorted(good, key=lambda plan: (-plan.worth, plan.option))[:MOST]:
        leader = plan.stack.leader
        goal = goals(t, leader)[plan.goal]
        text = _march(t, leader, plan.goal, goal)
        yield Prospect(say("heading-marches"), text, _written(Stack(leader, ()), plan.goal, locale))


def _march(t: UltimusRomanorum, leader: str, area: str, goal: Goal) -> Text:
    return say(
        "prospect-march",
        leader=leader,
        origin=t.place(leader),
        area=area,
        town=town(area),
        units=len(goal.stack.units),
        pm=goal.way.pm,
    )


def _written(stack: Stack, area: str, locale: str) -> str:
    """The order for a march; a leader takes along those whom the game suggests."""
    groups = () if stack.leader else tuple(map(Group, stack.units))
    order = StackOrder(verb="move", by=stack.leader, groups=groups, areas=(area,), dropped=((),))
    return grammar().write(order, locale)
