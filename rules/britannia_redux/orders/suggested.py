"""The Legate's plan for a Movement Phase, written as orders that a player can change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.britannia_redux.ai.legate import legate
from rules.britannia_redux.chapters.asking import DONE
from rules.britannia_redux.chapters.movement import group_of
from rules.britannia_redux.events import MoveTakenBack, UnitsMoved, UnitsPlaced
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.orders.grammar import grammar
from rules.britannia_redux.orders.planner import BEFORE_BATTLE, MENU, BritanniaTrial, plan
from rules.core.events import Event
from rules.core.orders.armies import ArmyOrder
from rules.core.table import Table

_MOST_STEPS = 300


def suggested(table: Table, seat: str, locale: str) -> str:
    """What the Legate would place and move before the battles, one order a line; empty if nothing is to be moved now.

    It's ``rest`` if the plan can't be told in orders.
    """
    if (decision := table.decisions.get(seat)) is None or decision.topic not in BEFORE_BATTLE:
        return ""
    trial = BritanniaTrial(table, seat)
    orders = _orders(trial.game, _played(trial))
    if trial.topic == MENU:
        orders.append(ArmyOrder(verb="rest", answer="stay"))
    text = "\n".join(grammar().write(order, locale) for order in orders)
    is_good = plan(table, seat, grammar().parse(text, locale).orders).is_good
    return text if is_good else grammar().write(ArmyOrder(verb="rest"), locale)


def _played(trial: BritanniaTrial) -> list[Event]:
    """Play on as the Legate until the nation would end its movement; return the event that each choice is about."""
    nation, told = trial.game.state.nation, []
    for _ in range(_MOST_STEPS):
        if trial.topic not in BEFORE_BATTLE or trial.game.state.nation != nation:
            break
        answer, before = legate(trial.table), len(trial.events)
        if trial.topic == MENU and answer == (DONE,):
            break
        trial.give(answer)
        new = trial.events[before:]
        told += [*new[:1], *(event for event in new[1:] if isinstance(event, MoveTakenBack))]
    return told


def _orders(t: BritanniaRedux, events: Sequence[Event]) -> list[ArmyOrder]:
    """The orders for what was placed, at each occasion, and moved."""
    placed: dict[str, Counter[str]] = {}
    moves: list[ArmyOrder] = []
    for event in events:
        if isinstance(event, UnitsPlaced):
            placed.setdefault(event.cause, Counter())[event.area] += len(event.units)
        elif isinstance(event, MoveTakenBack):
            moves.pop()
        elif isinstance(event, UnitsMoved):
            moves.append(_move(t, event))
    return [*(_place(each) for each in placed.values()), *moves]


def _place(armies: Counter[str]) -> ArmyOrder:
    areas = tuple(armies)
    return ArmyOrder(verb="place", areas=areas, counts=tuple(armies.values()), types=("",) * len(areas))


def _move(t: BritanniaRedux, event: UnitsMoved) -> ArmyOrder:
    group, path = group_of(t, event.units), event.path
    stops = path if event.by_boat else (path[0], path[-1])
    if not t.data.nations[event.nation].cavalry:
        return ArmyOrder(verb="move", any=group.armies, leaders=group.leaders, areas=stops)
    kinds = tuple((kind, count) for kind, count in (("infantry", group.infantry), ("cavalry", group.cavalry)) if count)
    return ArmyOrder(verb="move", kinds=kinds, leaders=group.leaders, areas=stops)
