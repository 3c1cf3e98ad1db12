"""What areas and armies are worth to a nation, in victory points."""

from __future__ import annotations

from rules.britannia_redux.chapters.scoring import held, occupies
from rules.britannia_redux.data.loader import FORT, ROMANS
from rules.britannia_redux.game import BritanniaRedux

_PATIENCE = 0.72
"""How much of a point is left of it a round later."""

_POINT_OF_POPULATION = 0.22
_LANDLESS = 0.35
"""What any area is worth, as armies can stand on it."""

_ARMY = 1.1
_ARMY_LATE = 0.35
_DENIAL = 0.35
"""The share of what another player's nation loses that counts as a gain."""


def rounds_to(t: BritanniaRedux, scoring: str) -> int:
    """How many rounds there are until a scoring; negative if it's over."""
    return t.scoring_round(scoring) - t.state.turn


def area_worth(t: BritanniaRedux, nation: str, area: str) -> float:
    """What owning an area at the end of its turn is worth to a nation, beyond what it gets for taking it."""
    return t.memo.get(("worth", nation, area), lambda: _area_worth(t, nation, area))


def _area_worth(t: BritanniaRedux, nation: str, area: str) -> float:
    worth = holding_worth(t, nation, area)
    rounds_left = t.state.last_turn - t.state.turn
    if rounds_left and nation != ROMANS:
        worth += t.area(area).points * _POINT_OF_POPULATION * min(rounds_left, 3) / 2
    return worth + (_LANDLESS if rounds_left else 0.05)


def holding_worth(t: BritanniaRedux, nation: str, area: str) -> float:
    """The holding points of the scorings to come, the nearest counting most [B11.2]."""
    rules = t.data.holding[nation]
    if area in rules.centers:
        points = float(rules.center_vp)
    elif area in rules.adjacent:
        points = float(rules.adjacent_vp)
    else:
        points = rules.distant_vp * _share_of_distant(t, nation)
    total = 0.0
    for scoring in rules.scores_in:
        ahead = rounds_to(t, scoring)
        if ahead >= 0 and not (nation == ROMANS and t.state.romans_out):
            total += points * _PATIENCE**ahead
    return total


def _share_of_distant(t: BritanniaRedux, nation: str) -> float:
    """Distant areas score only as far as there are centers for them [B11.2]; all of them for Rome."""
    if nation == ROMANS:
        return 1.0
    rules = t.data.holding[nation]
    areas = held(t, nation)
    centers = sum(area in rules.centers for area in areas)
    distant = sum(area not in rules.centers and area not in rules.adjacent for area in areas)
    return 0.8 if distant < centers else 0.25


def occupying_worth(t: BritanniaRedux, nation: str, area: str) -> float:
    """The points for owning an area at the end of this phase [B11.3]."""
    row = t.data.occupying.get(nation)
    if row is None or area in t.state.occupied.get(nation, ()):
        return 0.0
    return float(row.vp.get(area, 0)) if occupies(t, row.when) else 0.0


def raid_worth(t: BritanniaRedux, nation: str, area: str) -> float:
    """The points for raiding an area now [B9.4]."""
    owner = t.state.owners.get(area, "")
    if not owner or t.is_same_player(owner, nation) or area in t.state.raided.get(nation, ()):
        return 0.0
    return float(t.data.tables.raiding.get(nation, 0))


def denial(t: BritanniaRedux, nation: str, area: str) -> float:
    """What others lose with an area, as far as that is a gain."""
    return sum(
        _DENIAL * area_worth(t, other, area) for other in t.enemies(area, nation) if not t.is_same_player(nation, other)
    ) - sum(0.8 * area_worth(t, other, area) for other in t.enemies(area, nation) if t.is_same_player(nation, other))


def army_worth(t: BritanniaRedux, nation: str) -> float:
    """What an army is worth that nothing threatens: less when the end is near, or the nation's own end is."""
    last = t.state.last_turn
    if nation == ROMANS:
        last = min(last, t.timeline.withdrawal_round - 1)
    ahead = last - t.state.turn
    return _ARMY_LATE + (_ARMY - _ARMY_LATE) * min(max(ahead, 0), 3) / 3


def bounty(t: BritanniaRedux, nation: str, victim: str) -> float:
    """The points for each army of a nation that another one eliminates [B11.5, 15.4.4]."""
    rules = t.data.tables.eliminating
    if victim == ROMANS:
        return float(rules.roman_army.get(nation, rules.roman_army["default"]))
    if t.is_same_player(nation, victim):
        return 0.0
    return float(
        sum(
            row.vp
            for row in rules.armies
            if row.nation == nation and victim in row.targets and t.state.turn <= t.scoring_round(row.until)
        )
    )


def fort_bounty(t: BritanniaRedux, nation: str, area: str) -> float:
    """The points for the fortification in an area [15.4.4, 16.1.3]."""
    fort, rules = t.fort(area), t.data.tables.eliminating
    if fort is None or fort.nation == nation:
        return 0.0
    if fort.work == FORT:
        return float(rules.roman_fort.get(nation, rules.roman_fort["default"]))
    return float(rules.stronghold) if fort.work == "stronghold" and not t.is_same_player(nation, fort.nation) else 0.0


def danger(t: BritanniaRedux, nation: str, area: str) -> float:
    """The armies of other players that can reach an area before its owner acts again, roughly."""
    return t.memo.get(("danger", nation, area), lambda: _danger(t, nation, area))


def _danger(t: BritanniaRedux, nation: str, area: str) -> float:
    total = 0.0
    beside = t.area(area).beside
    for place in (*beside, *t.area(area).seas):
        for other in (
            t.presence(place) if place in t.data.areas else {t.data.nation_of[u] for u in t.state.stacks.get(place, ())}
        ):
            if other != nation and not t.is_same_player(nation, other) and t.may_attack(other, nation):
                total += len(t.armies(place, other))
    further = {far for near in beside for far in t.area(near).beside} - set(beside) - {area}
    for place in further:
        for other in t.presence(place):
            if other != nation and not t.is_same_player(nation, other) and t.may_attack(other, nation):
                total += 0.3 * len(t.armies(place, other))
    total += _landings(t, nation, area)
    return total


def _landings(t: BritanniaRedux, nation: str, area: str) -> float:
    """Armies that the Timeline brings to a sea beside an area in this round or the next."""
    total = 0.0
    for ahead, weight in ((0, 0.6), (1, 0.3)):
        number = t.state.turn + ahead
        if number > t.timeline.rounds:
            continue
        for entry in t.data.round_of(t.state.timeline, number).entries:
            if entry.nation == nation or t.is_same_player(entry.nation, nation):
                continue
            if ahead == 0 and t.data.order.index(entry.nation) <= t.data.order.index(nation):
                continue
            for arrival in entry.arrivals:
                if area in t.data.seas[arrival.sea]:
                    total += weight * (arrival.infantry + arrival.cavalry) / 3
    return total


def keeps(t: BritanniaRedux, nation: str, area: str, units: int) -> float:
    """The chance that so many units keep an area until the nation acts again, roughly."""
    if not units:
        return 0.45 if not danger(t, nation, area) else 0.1
    foes = danger(t, nation, area)
    if not foes:
        return 1.0
    strength = units * (1.6 if t.area(area).is_difficult else 1.0)
    return 1.0 - min(foes / (foes + 2.2 * strength + 0.8), 0.9)
