"""What a nation could do in this movement, with the odds of its battles, and the completion of orders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from rules.core.decisions import Pick
from rules.core.orders import Prospect
from rules.core.orders.armies import ArmyOrder
from rules.core.orders.completion import is_begun
from rules.core.orders.names import Words
from rules.core.table import Table
from rules.core.typed_data import from_json
from rules.italia.ai.forecasts import FORECASTER
from rules.italia.ai.legate import view
from rules.italia.ai.march import column
from rules.italia.ai.plan import Plan, plans
from rules.italia.ai.values import Force, force_at, odds_against
from rules.italia.chapters.campaign import MARCH, SAIL, run_of
from rules.italia.game import Italia, say
from rules.italia.orders.grammar import CampaignOrder, grammar
from rules.italia.state import ItaliaState

MOST = 15
"""The most opportunities listed of one sort."""


def analysis(table: Table, seat: str, locale: str) -> list[Prospect]:
    """The best attack on each area and the best march to each, best first; on campaign the goals of the next round."""
    decision = table.decisions.get(seat)
    if isinstance(decision, Pick) and decision.topic == "campaign":
        return list(_rounds(table, decision, locale))
    found = [_prospect(t, plan, locale) for t, plan in _best(table, seat)]
    attacks = [each for each in found if each.heading.key == "heading-attacks"]
    return attacks[:MOST] + [each for each in found if each not in attacks][:MOST]


def _rounds(table: Table, decision: Pick, locale: str) -> Iterator[Prospect]:
    """The goals of a campaign's next round: those with enemies by the odds that the panel shows, then the others."""
    t = view(cast(ItaliaState, table.state))
    told = {"origin": t.space_of(run_of(t).leader), "group": t.words([*column(t).units, *column(t).leaders])}
    odds = {each.option: round(100 * each.share) for each in FORECASTER.overview(table, 0)}
    goals = [option.id for option in decision.options if option.id.startswith((MARCH, SAIL))]
    for ident in [*odds, *(each for each in goals if each not in odds)]:
        goal = ident.partition(":")[2]
        order = grammar().write(CampaignOrder(verb="camp", areas=(goal,)), locale)
        if ident in odds:
            foes = t.words(t.foes(goal, t.active))
            text = say("prospect-attack", area=goal, units=foes, win=odds[ident], **told)
            yield Prospect(say("heading-attacks"), text, order)
        else:
            yield Prospect(say("heading-marches"), say("prospect-march", area=goal, **told), order)


def moves(table: Table, seat: str, typed: Words, locale: str) -> list[str]:
    """The moves of this phase that begin with the typed words, as orders."""
    verbs = (grammar().words.word(verb, locale) for verb in ("move", "sail"))
    if typed and not any(is_begun(verb, typed[:1]) for verb in verbs):
        return []
    orders = (_order(t, plan, locale) for t, plan in _best(table, seat))
    return [each for each in orders if is_begun(each, typed)][:MOST]


def _best(table: Table, seat: str) -> Iterator[tuple[Italia, Plan]]:
    state = cast(ItaliaState, table.state)
    if state.step != "movement" or seat not in table.decisions:
        return
    t = Italia(from_json(msgspec.json.encode(state), ItaliaState), "")
    if t.seat_of(t.active) != seat:
        return
    seen: set[str] = set()
    for plan in sorted(plans(t), key=lambda plan: (-plan.worth, plan.place, plan.goal)):
        if plan.worth > 0 and plan.goal not in seen and (plan.goal in t.data.areas or plan.goal in t.data.seas):
            seen.add(plan.goal)
            yield t, plan


def _prospect(t: Italia, plan: Plan, locale: str) -> Prospect:
    enemies = t.enemies_at(plan.goal, t.active) if plan.goal in t.data.land else []
    told = {"area": plan.goal, "origin": plan.place, "group": t.words(plan.group)}
    order = _order(t, plan, locale)
    if not enemies:
        return Prospect(say("heading-marches"), say("prospect-march", **told), order)
    units = tuple(piece for piece in plan.group if not t.is_leader(piece))
    leaders = tuple(piece for piece in plan.group if t.is_leader(piece))
    force = force_at(t, t.active, plan.goal).joined(Force(units, leaders))
    odds = odds_against(t, plan.goal, t.active, force, enemies[0])
    win, foes = round(100 * odds.wins), t.words(t.units_at(plan.goal, enemies[0]))
    return Prospect(
        heading=say("heading-attacks"), text=say("prospect-attack", units=foes, win=win, **told), order=order
    )


def _order(t: Italia, plan: Plan, locale: str) -> str:
    counts: dict[str, int] = {}
    for piece in plan.group:
        if not t.is_leader(piece):
            counts[t.unit(piece).type] = counts.get(t.unit(piece).type, 0) + 1
    order = ArmyOrder(
        verb="sail" if plan.kind == "sail" else "move",
        kinds=tuple(counts.items()),
        leaders=tuple(piece for piece in plan.group if t.is_leader(piece)),
        areas=(plan.place, plan.goal),
    )
    return grammar().write(order, locale)
