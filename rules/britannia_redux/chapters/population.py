"""Population Increase, and placing what a nation receives [B4.1, 14.1.1, 16.1.1, 16.2.1]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rules.britannia_redux.chapters import fortifications
from rules.britannia_redux.chapters.asking import ALL, DONE, by_value, pick, threat
from rules.britannia_redux.data.loader import BURH, STRONGHOLD
from rules.britannia_redux.events import (
    ArmiesForgone,
    ArmyTraded,
    BurhPaid,
    PopulationGained,
    UnitsPlaced,
)
from rules.britannia_redux.game import BritanniaRedux, choice, heading
from rules.core.decisions import Option
from rules.core.game import Play, one
from rules.core.text import Argument

ARMY, CAVALRY = "army", "cavalry"
"""What is placed: the nation's usual army, cavalry; burhs have their own name."""

_TRADED: Final = 2
"""The burhs that an army becomes [16.2.1]."""

POPULATION, REINFORCEMENT = "population", "reinforcement"
"""Why it is placed."""

RULE = "B4.1"


def increase(t: BritanniaRedux) -> None:
    """Count the points of a nation and the armies they give [B4.1.1, B4.1.2, 14.1.1, 15.6.3, R41]."""
    nation, cost = t.state.nation, t.timeline.army_cost
    owned = t.owned(nation)
    before = t.state.population[nation]
    points = sum(t.area(area).points for area in owned)
    armies, left = divmod(before + points, cost)
    t.state.population[nation] = left
    t.state.to_place = {ARMY: armies} if armies else {}
    t.state.paid_burh = False
    if points or before + points >= cost:
        t.tell(
            PopulationGained(
                nation=nation,
                clear=tuple(area for area in owned if not t.area(area).is_difficult),
                difficult=tuple(area for area in owned if t.area(area).is_difficult),
                points=points,
                before=before,
                cost=cost,
                armies=armies,
                left=left,
            ),
            "14.1.1",
        )


# Placing


def place_once(t: BritanniaRedux, cause: str) -> Play[bool]:
    """Place one army or burh, or several in one area. Return whether nothing is left to place."""
    _forgo_without_counter(t)
    if t.state.to_place.get(BURH):
        yield from _place_burh(t)
    elif any(t.state.to_place.get(kind) for kind in (ARMY, CAVALRY)):
        yield from _place_army(t, cause)
    elif cause == POPULATION and fortifications.may_pay_burh(t):
        yield from _offer_paid_burh(t)
    else:
        t.state.to_place = {}
    return not any(t.state.to_place.values()) and not (cause == POPULATION and fortifications.may_pay_burh(t))


def _counter_kind(t: BritanniaRedux, kind: str) -> str:
    return t.army_kind(t.state.nation) if kind == ARMY else kind


def _forgo_without_counter(t: BritanniaRedux) -> None:
    """What has no counter is lost; a traded army needs none [B4.1.4]."""
    nation = t.state.nation
    for kind in (ARMY, CAVALRY):
        left = t.state.to_place.get(kind, 0)
        free = len(t.free(nation, _counter_kind(t, kind)))
        if left > free and not (kind == ARMY and (fortifications.stronghold_areas(t) or fortifications.may_trade(t))):
            _forgo(t, kind, left - free, "no-counter")


def _forgo(t: BritanniaRedux, kind: str, count: int, cause: str) -> None:
    t.state.to_place[kind] -= count
    army = _counter_kind(t, kind) if kind != BURH else BURH
    t.tell(ArmiesForgone(nation=t.state.nation, army=army, count=count, cause=cause), "B4.1.4")


def open_areas(t: BritanniaRedux, nation: str) -> list[str]:
    """The owned areas with room for an army, most threatened centers first [B4.1.4, B6.1]."""
    ranked = by_value(t, nation, (area for area in t.owned(nation) if t.room(area, nation)))
    centers = t.centers(nation)
    return sorted(ranked, key=lambda area: (area not in centers, -threat(t, nation, area)))


def _place_army(t: BritanniaRedux, cause: str) -> Play[None]:
    nation = t.state.nation
    kind = ARMY if t.state.to_place.get(ARMY) else CAVALRY
    counters = t.free(nation, _counter_kind(t, kind))
    count = t.state.to_place[kind]
    areas = open_areas(t, nation) if counters else []
    trades = list(_trades(t)) if cause == POPULATION and kind == ARMY else []
    if not areas and not trades:
        _forgo(t, kind, count, "no-room" if counters else "no-counter")
        return
    options = _area_options(t, areas, min(count, len(counters)), cause)
    if not areas:
        options = [choice(DONE, "option-forgo", RULE)]
    horse = "yes" if _counter_kind(t, kind) == CAVALRY else "no"
    chosen = yield from one(pick(t, nation, "place", RULE, [*options, *trades], left=count, cause=cause, horse=horse))
    if chosen == DONE:
        _forgo(t, kind, count, "no-room")
    elif chosen == "trade-burhs":
        _trade_for_burhs(t)
    elif chosen.startswith(f"{STRONGHOLD}:"):
        _trade_for_stronghold(t, chosen.removeprefix(f"{STRONGHOLD}:"))
    else:
        area, _, many = chosen.partition(":")
        wanted = min(count, len(counters), t.room(area, nation)) if many else 1
        units = t.muster(nation, area, wanted, _counter_kind(t, kind))
        t.state.to_place[kind] -= len(units)
        t.tell(UnitsPlaced(nation=nation, area=area, units=units, cause=cause), RULE)


def _area_options(t: BritanniaRedux, areas: Sequence[str], count: int, cause: str) -> list[Option]:
    nation = t.state.nation
    found = []
    for area in areas:
        facts: dict[str, Argument] = {"area": area, "own": len(t.armies(area, nation)), "foes": threat(t, nation, area)}
        if len(areas) > 1 or count == 1 or t.room(area, nation) == 1:
            found.append(choice(area, "option-place", RULE, heading(area), **facts))
        most = min(count, t.room(area, nation))
        if most > 1:
            found.append(choice(f"{area}{ALL}", "option-place-all", RULE, heading(area), **facts, armies=most))
    return found


def _trades(t: BritanniaRedux) -> Iterator[Option]:
    """The fortifications that an army may become instead [16.1.1, 16.2.1]."""
    for area in fortifications.stronghold_areas(t):
        yield choice(f"{STRONGHOLD}:{area}", "option-trade-stronghold", "16.1.1", heading(area), area=area)
    if fortifications.may_trade(t):
        yield choice("trade-burhs", "option-trade-burhs", "16.2.1", places=fortifications.burhs_that_fit(t, _TRADED))


def _trade_for_stronghold(t: BritanniaRedux, area: str) -> None:
    nation = t.state.nation
    t.state.to_place[ARMY] -= 1
    t.tell(ArmyTraded(nation=nation, work=STRONGHOLD, count=1), "16.1.1")
    fortifications.build(t, nation, area, STRONGHOLD, "16.1.1")


def _trade_for_burhs(t: BritanniaRedux) -> None:
    t.state.to_place[ARMY] -= 1
    t.state.to_place[BURH] = t.state.to_place.get(BURH, 0) + _TRADED
    t.tell(ArmyTraded(nation=t.state.nation, work=BURH, count=_TRADED), "16.2.1")


def _place_burh(t: BritanniaRedux) -> Play[None]:
    nation = t.state.nation
    areas = fortifications.burh_areas(t)
    if not areas:  # R63
        _forgo(t, BURH, t.state.to_place[BURH], "no-room")
        return
    options = [choice(area, "option-place-burh", "16.2.1", heading(area), area=area) for area in areas]
    area = yield from one(pick(t, nation, "place-burh", "16.2.1", options, left=t.state.to_place[BURH]))
    t.state.to_place[BURH] -= 1
    fortifications.build(t, nation, area, BURH, "16.2.1")


def _offer_paid_burh(t: BritanniaRedux) -> Play[None]:
    """Points left may buy one more burh [16.2.1]."""
    nation, price = t.state.nation, t.timeline.burh_half_cost
    options = [
        choice("no", "option-keep-points", "16.2.1", left=t.state.population[nation]),
        choice("yes", "option-pay-burh", "16.2.1", points=price),
    ]
    chosen = yield from one(pick(t, nation, "pay-burh", "16.2.1", options, "no", points=price))
    t.state.paid_burh = True
    if chosen == "yes":
        t.state.population[nation] -= price
        t.state.to_place[BURH] = 1
        t.tell(BurhPaid(nation=nation, points=price, left=t.state.population[nation]), "16.2.1")
