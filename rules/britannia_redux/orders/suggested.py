"""The Legate's plan for a Movement Phase and its battles, written as orders that a player can change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.britannia_redux.ai.legate import breaking_off, legate, odds_in
from rules.britannia_redux.chapters.asking import DONE, STAY
from rules.britannia_redux.chapters.movement import group_of
from rules.britannia_redux.chapters.raids import HOME, homebound
from rules.britannia_redux.events import LeaderAppeared, MoveTakenBack, UnitsMoved, UnitsPlaced
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.orders.grammar import grammar
from rules.britannia_redux.orders.planner import BEFORE_BATTLE, MENU, BritanniaTrial, plan
from rules.core.events import Event
from rules.core.orders.armies import ArmyOrder
from rules.core.table import Table

_MOST_STEPS = 300


def suggested(table: Table, seat: str, locale: str) -> str:
    """What the Legate would place, move and order for the battles, one order a line; empty if there's none of it now.

    It's ``rest`` if the plan can't be told in orders.
    """
    decision = table.decisions.get(seat)
    if decision is None or decision.topic not in (*BEFORE_BATTLE, "battle"):
        return ""
    trial = BritanniaTrial(table, seat)
    orders, raiders, end = _orders(trial.game, _played(trial)), [], []
    if trial.topic in (MENU, "battle"):
        orders += _battles(trial)
        raiders = _raiders(trial.game)
    if trial.topic == MENU:
        end = [ArmyOrder(verb="rest", answer="stay")]
    sheets = [[*orders, *raiders, *end], [*orders, *end]] if raiders else [[*orders, *end]]
    texts = ("\n".join(grammar().write(order, locale) for order in sheet) for sheet in sheets)
    rest = grammar().write(ArmyOrder(verb="rest"), locale)
    return next((text for text in texts if _is_good(table, seat, text, locale)), rest)


def _is_good(table: Table, seat: str, text: str, locale: str) -> bool:
    """Whether a text is understood, and each order in it can be carried out."""
    reading = grammar().parse(text, locale)
    return not reading.faults and plan(table, seat, reading.orders).is_good


def _battles(trial: BritanniaTrial) -> list[ArmyOrder]:
    """Orders for the battles without one, the surest first, and for a leader's units after them [R65]."""
    t = trial.game
    areas = [area for area in t.contested(t.state.nation) if area not in t.state.battle_orders]
    chances = {area: odds.wins for area in areas if (odds := odds_in(t, area)) is not None}
    surest = sorted(areas, key=lambda area: -chances.get(area, 0.0))
    orders = [ArmyOrder(verb="battle", areas=(area,), limit=breaking_off(t, area)) for area in surest]
    has_leader = any(t.leaders(area, t.state.nation) for area in t.contested(t.state.nation))
    if has_leader and "return" not in t.state.after_battles:
        orders.append(ArmyOrder(verb="return", answer=STAY))
    return orders


def _raiders(t: BritanniaRedux) -> list[ArmyOrder]:
    """Raiders stay if all are in centers, go home if none is; else it depends on the battles [B9.3, R65]."""
    centers = t.centers(t.state.nation)
    stay = {t.place(unit) in centers for unit in homebound(t) if t.is_army(unit)}
    if len(stay) != 1 or "raiders" in t.state.after_battles:
        return []
    return [ArmyOrder(verb="raiders", answer=STAY if stay.pop() else HOME)]


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
    """The orders for what was placed, at each occasion, for leaders, and for what moved."""
    placed: dict[str, Counter[str]] = {}
    leaders: list[ArmyOrder] = []
    moves: list[ArmyOrder] = []
    for event in events:
        if isinstance(event, UnitsPlaced):
            placed.setdefault(event.cause, Counter())[event.area] += len(event.units)
        elif isinstance(event, LeaderAppeared):
            leaders.append(ArmyOrder(verb="place", leaders=(event.leader,), areas=(event.place,)))
        elif isinstance(event, MoveTakenBack):
            moves.pop()
        elif isinstance(event, UnitsMoved):
            moves.append(_move(t, event))
    return [*(_place(each) for each in placed.values()), *leaders, *moves]


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
