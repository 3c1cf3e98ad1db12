"""What areas, units and gold are worth to a nation, in victory points."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from rules.italia.chapters.points import lines
from rules.italia.data.loader import ROMA, Period, italia_data
from rules.italia.data.models import ArrivalRecord
from rules.italia.game import Italia

_NEXT_TURN = 0.6
_LATER = 0.7
"""How much of a point is left of it a turn later, and each turn after that."""

GOLD = 0.2
"""What a piece of gold is worth while units can be bought for it."""

_UNIT = 1.0
_FOOTHOLD = 0.15
_DENIAL = 0.35
"""The share of what another seat loses that counts as a gain."""

LEADER = 1.5
"""What losing a leader costs besides the points of whoever kills him."""

_GUARD = 0.35
_SECOND_STEP = 0.5
_ARRIVING = 0.55


class Points(NamedTuple):
    """Points for holding an area: at the end of this turn, and of later turns as far as they count now."""

    now: float
    later: float


@cache
def last_turn_of(period: str, nation: str) -> int:
    """The last turn in which a nation, or its heir of the same seat, can score occupation."""
    facts = italia_data().periods[period]
    last = italia_data().tables.turns
    for departure in facts.departures:
        if departure.nation == nation and not departure.keep:
            arriving = [turn for turn, who in facts.arrivals if who == nation and turn > departure.turn]
            if not arriving:
                last = departure.turn if departure.when == "game-turn" else departure.turn - 1
    return last


@cache
def heirs(period: str, nation: str) -> tuple[tuple[str, int, int], ...]:
    """The nation and its heir, each with the turns from and to which they own its units [14.4, 14.5]."""
    facts = italia_data().periods[period]
    for (turn, who), heir in facts.inherited.items():
        if who == nation and facts.seat_of[heir] == facts.seat_of[nation]:
            return (nation, 1, turn - 1), (heir, turn, last_turn_of(period, heir))
    return ((nation, 1, last_turn_of(period, nation)),)


@cache
def _printed(period: str, nation: str, area: str, turn: int, last: int, *, city: bool) -> Points:
    """The points on the card for an area, without ``control-all``."""
    facts, data = italia_data().periods[period], italia_data()
    now = later = 0.0
    for each, first, end in heirs(period, nation):
        for line in facts.cards[each].points:
            if line.type not in ("occupy", "city", "control-all") or area not in data.areas_of(line):
                continue
            share = 0.4 / len(data.areas_of(line)) if line.type == "control-all" else 1.0
            if line.type == "city" and not city:
                continue
            for when in line.turns:
                if when < turn or not first <= when <= min(end, last) or _gone(facts, each, when, turn):
                    continue
                points = line.halves / 2 * share
                if when == turn:
                    now += points
                else:
                    later += points * _NEXT_TURN * _LATER ** (when - turn - 1)
    return Points(now, later)


def _gone(facts: Period, nation: str, when: int, turn: int) -> bool:
    """Whether a nation's units leave between now and then."""
    return any(
        departure.nation == nation and not departure.keep and turn <= departure.turn < when
        for departure in facts.departures
    )


def printed_points(t: Italia, nation: str, area: str) -> Points:
    """The points for holding an area, halved for a nation that has submitted [11.3, 11.4]."""
    found = _printed(t.state.period, nation, area, t.state.turn, t.state.last_turn, city=t.has_city(area))
    if t.nation(nation).controller:
        return Points(found.now / 2, found.later * 0.6)
    return found


def turns_left(t: Italia, nation: str) -> int:
    """The turns that a nation's units can still make use of."""
    last = max(end for _, _, end in heirs(t.state.period, nation))
    return max(0, min(last, t.state.last_turn) - t.state.turn)


def gold_worth(t: Italia, nation: str) -> float:
    """What a piece of gold is worth now: nothing when nothing can be bought any more."""
    return GOLD * min(turns_left(t, nation), 2) / 2 if t.data.nations[nation].may_buy else 0.0


def area_points(t: Italia, nation: str, area: str) -> Points:
    """What holding an area is worth now and later, with its income."""
    return t.memo.get(("points", nation, area), lambda: _area_points(t, nation, area))


def _area_points(t: Italia, nation: str, area: str) -> Points:
    now, later = printed_points(t, nation, area)
    left, card = turns_left(t, nation), t.card(nation)
    if left:
        earns = 0.0 if card.no_income or (card.no_income_from and t.state.turn + 1 >= card.no_income_from) else 1.0
        earns *= 0.5 if card.income_halved or t.nation(nation).controller else 1.0
        later += earns * gold_worth(t, nation) * (1 + t.has_city(area)) * min(left, 3) * 0.6 + _FOOTHOLD
    return Points(now, later)


def unit_worth(t: Italia, nation: str) -> float:
    """What a unit that nothing threatens is worth: less near the end, or near the nation's own end."""
    return _UNIT * (0.3, 0.7, 0.9, 1.0)[min(turns_left(t, nation), 3)]


def kill_points(t: Italia, nation: str, victim: str) -> float:
    """The points for a land unit of a nation that another one kills [11.1]."""
    if t.same_seat(nation, victim):
        return 0.0
    return t.memo.get(("kill", nation, victim), lambda: _kill_points(t, nation, victim))


def _kill_points(t: Italia, nation: str, victim: str) -> float:
    return sum(
        line.halves / 2 * (1.0 if not line.unit else 0.6)
        for line in lines(t, nation, "kill-unit")
        if line.nation in ("", victim) and line.unit != "fleet"
    )


def leader_points(t: Italia, nation: str, leader: str) -> float:
    """The points for killing a leader [11.1]."""
    if t.same_seat(nation, t.nation_of(leader)):
        return 0.0
    found = [line for line in lines(t, nation, "kill-leader") if line.leader in ("", leader)]
    named = [line for line in found if line.leader]
    return sum(line.halves / 2 for line in (named or found)[:1])


def sack_points(t: Italia, nation: str, area: str, owner: str) -> float:
    """The most points for pillaging or raiding the city of an area [10.13, 10.14]."""
    if not t.has_city(area) or (owner and t.same_seat(nation, owner)):
        return 0.0
    sack = lines(t, nation, "sack-roma") if area == ROMA else []
    if sack:
        return (sack[0].later_halves if t.nation(nation).sacked else sack[0].halves) / 2
    for line in lines(t, nation, "pillage-or-raid"):
        if not (line.set or line.areas) or area in t.data.areas_of(line):
            return line.halves / 2
    return 0.0


def capture_worth(t: Italia, nation: str, area: str, owner: str) -> float:
    """What taking an area with a city brings at once: points, or gold [10.13, 11.1]."""
    if not t.has_city(area) or area in t.now.owned:
        return 0.0
    gold = t.data.tables.pillage_gold * gold_worth(t, nation) * 0.5
    worth = max(sack_points(t, nation, area, owner), gold)
    if owner and not t.same_seat(nation, owner) and area not in t.nation(nation).captured:
        worth += sum(line.halves / 2 for line in lines(t, nation, "capture-city")[:1])
    return worth


def denial(t: Italia, nation: str, area: str) -> float:
    """What others lose with an area: a gain from other seats, a loss from nations of one's own."""
    total = 0.0
    for other in t.nations_at(area):
        if other == nation:
            continue
        now, later = area_points(t, other, area)
        acted = t.period.order.index(other) > t.period.order.index(t.active or nation)
        worth = now * (0.8 if acted else 1.0) + later
        total += -1.0 * worth if t.same_seat(nation, other) else _DENIAL * worth
    return total


# What threatens


@cache
def around(area: str) -> Mapping[str, int]:
    """The places from which an area can be reached by land in two steps, with the steps."""
    areas = italia_data().areas
    found = dict.fromkeys(areas[area].beside, 1)
    for near in areas[area].ways:
        for far in areas[near].ways:
            if far != area:
                found.setdefault(far, 2)
    return found


class Threat(NamedTuple):
    """Units of other seats that can reach an area: before the next scoring, and before its owner acts again."""

    now: float
    all: float


def threat(t: Italia, nation: str, area: str) -> Threat:
    """How many units of other seats can reach an area, roughly."""
    return t.memo.get(("threat", nation, area), lambda: _threat(t, nation, area))


def _threat(t: Italia, nation: str, area: str) -> Threat:
    soon = total = 0.0
    order = t.period.order
    active = order.index(t.active) if t.active else -1
    for other, strength in _comers(t, area).items():
        if other == nation or t.same_seat(other, nation) or not t.are_enemies(other, nation):
            continue
        if order.index(other) > active:
            soon += strength
        total += strength
    return Threat(soon, total)


def _comers(t: Italia, area: str) -> dict[str, float]:
    """The units of each nation that can come to an area, a step further counting less; and those to arrive."""
    return t.memo.get(("comers", area), lambda: _find_comers(t, area))


def _find_comers(t: Italia, area: str) -> dict[str, float]:
    found: dict[str, float] = {}
    units = t.data.units
    near = around(area)
    for place, steps in near.items():
        weight = 1.0 if steps == 1 else _SECOND_STEP
        for piece in t.stack(place):
            unit = units.get(piece)
            if unit is None:
                found[t.nation_of(piece)] = found.get(t.nation_of(piece), 0.0) + weight
            elif unit.land:
                found[unit.nation] = found.get(unit.nation, 0.0) + weight
    for sea in t.area(area).seas:
        for piece in t.stack(sea):
            nation = t.nation_of(piece)
            found[nation] = found.get(nation, 0.0) + 0.4 + len(t.cargo(piece))
    for arrival in _expected(t):
        if _comes_near(arrival, area, near, t):
            count = sum(number for kind, number in arrival.units.items() if kind != "fleet")
            found[arrival.nation] = found.get(arrival.nation, 0.0) + _ARRIVING * count
    return found


def _expected(t: Italia) -> list[ArrivalRecord]:
    """What arrives later in this turn, and early in the next one."""
    return t.memo.get("expected", lambda: _find_expected(t))


def _find_expected(t: Italia) -> list[ArrivalRecord]:
    order = t.period.order
    active = order.index(t.active) if t.active else -1
    found = [each for nation in order[active + 1 :] for each in t.period.arriving(t.state.turn, nation)]
    if t.state.turn < t.state.last_turn:
        found += [each for nation in order[: active + 1] for each in t.period.arriving(t.state.turn + 1, nation)]
    return found


def _comes_near(arrival: ArrivalRecord, area: str, near: Mapping[str, int], t: Italia) -> bool:
    at = arrival.at
    places = {*at.staging, *at.contested, *at.seat}
    return area in at.contested or any(place in near for place in places) or bool({*at.seas} & {*t.area(area).seas})


def keeps(t: Italia, area: str, units: float, foes: float) -> float:
    """The chance that so many units keep an area from so many, roughly."""
    if units <= 0:
        return 0.0
    if foes <= 0:
        return 1.0
    strength = units * (1.0 + 0.35 * t.has_city(area) + 0.25 * (t.data.terrain[t.area(area).terrain].attacker < 0))
    return 1.0 - 0.85 * foes / (foes + 2.4 * strength)


def hold_worth(t: Italia, nation: str, area: str, units: float) -> float:
    """What so many units of a nation in an area are worth by holding it."""
    if units <= 0 or t.area(area).is_staging:
        return 0.0
    return t.memo.get(("hold", nation, area, units), lambda: _hold_worth(t, nation, area, units))


def _hold_worth(t: Italia, nation: str, area: str, units: float) -> float:
    points, foes = area_points(t, nation, area), threat(t, nation, area)
    guarded = points.later + _guard(t, nation, area)
    return points.now * keeps(t, area, units, foes.now) + guarded * keeps(t, area, units, foes.all)


def _guard(t: Italia, nation: str, area: str) -> float:
    """What others would get for the city of an area."""
    if not t.has_city(area):
        return 0.0
    comers = [other for other in _comers(t, area) if not t.same_seat(other, nation) and t.are_enemies(other, nation)]
    return _GUARD * max((sack_points(t, other, area, nation) for other in comers), default=0.0)
