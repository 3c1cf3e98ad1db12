"""What a nation could do in this Movement Phase, with the odds of its battles, and the completion of orders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from rules.britannia_redux.ai.plan import Plan, plans
from rules.britannia_redux.chapters.movement import is_own_nation_among, named
from rules.britannia_redux.game import BritanniaRedux, say
from rules.britannia_redux.orders.grammar import grammar
from rules.britannia_redux.state import BritanniaState
from rules.core.orders import Prospect
from rules.core.orders.armies import ArmyOrder
from rules.core.orders.completion import is_begun
from rules.core.orders.names import Words
from rules.core.table import Table
from rules.core.typed_data import from_json

MOST = 15
"""The most opportunities listed of one sort."""


def analysis(table: Table, seat: str, locale: str) -> list[Prospect]:
    """The best attack on each area and the best march to each vacant one, best first."""
    found = [_prospect(t, plan, locale) for t, plan in _best(table, seat) if _takes(t, plan)]
    attacks = [each for each in found if each.heading.key == "heading-attacks"]
    return attacks[:MOST] + [each for each in found if each not in attacks][:MOST]


def _takes(t: BritanniaRedux, plan: Plan) -> bool:
    """Whether a move wins an area: seas and the nation's own areas are nothing to take."""
    return t.is_land(plan.way.goal) and plan.way.goal not in t.owned(t.state.nation)


def moves(table: Table, seat: str, typed: Words, locale: str) -> list[str]:
    """The moves of this phase that begin with the typed words, as orders."""
    if typed and not is_begun(grammar().words.word("move", locale), typed[:1]):
        return []
    orders = (_order(plan, locale) for _, plan in _best(table, seat))
    return [each for each in orders if is_begun(each, typed)][:MOST]


def _best(table: Table, seat: str) -> Iterator[tuple[BritanniaRedux, Plan]]:
    state = cast(BritanniaState, table.state)
    if state.stage != "movement" or state.seats.get(state.nation) != seat:
        return
    t = BritanniaRedux(from_json(msgspec.json.encode(state), BritanniaState), "")
    seen: set[str] = set()
    for plan in sorted(plans(t), key=_rank):
        if plan.way.goal not in seen:
            seen.add(plan.way.goal)
            yield t, plan


def _rank(plan: Plan) -> tuple[bool, float, float, str, str]:
    """The Legate's order; then what it wouldn't do, the likeliest win first, for the player may want it."""
    unwanted = plan.worth <= 0
    return unwanted, -plan.wins if unwanted else 0.0, -plan.worth, plan.place, plan.goal


def _prospect(t: BritanniaRedux, plan: Plan, locale: str) -> Prospect:
    enemies = t.enemies(plan.way.goal, t.state.nation)
    kind = "attack" if enemies else "march"
    text = say(
        f"prospect-{kind}",
        area=plan.way.goal,
        origin=plan.place,
        group=named(plan.group),
        units=t.opposing(plan.way.goal, t.state.nation),
        win=round(100 * plan.wins),
        ours="yes" if is_own_nation_among(t, t.state.nation, enemies) else "no",
    )
    heading = say("heading-attacks" if enemies else "heading-marches")
    return Prospect(heading, text, _order(plan, locale))


def _order(plan: Plan, locale: str) -> str:
    group, via = plan.group, plan.way.path[1:] if plan.way.boat else plan.way.path[-1:]
    kinds = (("infantry", group.infantry), ("cavalry", group.cavalry))
    order = ArmyOrder(
        verb="move",
        kinds=tuple((kind, count) for kind, count in kinds if count),
        leaders=group.leaders,
        areas=(plan.place, *via),
    )
    return grammar().write(order, locale)
