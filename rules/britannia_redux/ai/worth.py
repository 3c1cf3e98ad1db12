"""What areas and armies are worth to a nation, in victory points."""

from __future__ import annotations

from collections.abc import Collection, Sequence

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
_LANDINGS = ((0, 0.6), (1, 0.3))
"""How much of the danger of a landing counts, by how many rounds are left to it."""

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
    points = _holding_points(t, nation, area)
    return sum(points * _PATIENCE**ahead for ahead in _scorings_ahead(t, nation))


def due_worth(t: BritanniaRedux, nation: str, area: str) -> float:
    """The holding points of an area that are counted at the end of this round [B3.4, B11.2]; 0 if none are."""
    return _holding_points(t, nation, area) if 0 in _scorings_ahead(t, nation) else 0.0


def _scorings_ahead(t: BritanniaRedux, nation: str) -> list[int]:
    """How many rounds there are until each scoring of a nation that is still to come."""
    if nation == ROMANS and t.state.romans_out:
        return []
    return [ahead for each in t.data.holding[nation].scores_in if (ahead := rounds_to(t, each)) >= 0]


def _holding_points(t: BritanniaRedux, nation: str, area: str) -> float:
    """What an area scores for a nation in a scoring, roughly, as to distant areas [B11.2]."""
    rules = t.data.holding[nation]
    if area in rules.centers:
        return float(rules.center_vp)
    if area in rules.adjacent:
        return float(rules.adjacent_vp)
    return rules.distant_vp * _share_of_distant(t, nation)


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
    return t.memo.get(("danger", nation, area), lambda: _danger(t, nation, area, t.data.order, _LANDINGS))


def _danger_now(t: BritanniaRedux, nation: str, area: str) -> float:
    """The same until this round's points are counted: only who still acts in it is a danger."""
    others = t.memo.get("to act", lambda: _to_act(t))
    return t.memo.get(("danger now", nation, area), lambda: _danger(t, nation, area, others, _LANDINGS[:1]))


def _to_act(t: BritanniaRedux) -> frozenset[str]:
    """The nations that act in this round after the one whose turn it is [B3.2, B3.3]."""
    extra = [turn.nation for turn in t.data.tables.extra_nation_turns]
    if t.state.extra:
        return frozenset(extra[t.state.place + 1 :])
    later = t.data.order[t.state.place + 1 :]
    return frozenset((*later, *extra) if t.round.event == "extra-nation-turns" else later)


def _danger(
    t: BritanniaRedux, nation: str, area: str, others: Collection[str], landings: Sequence[tuple[int, float]]
) -> float:
    near, seas = t.area(area).beside, t.area(area).seas
    further = {far for each in near for far in t.area(each).beside} - {*near, area}
    total = float(sum(_armies_against(t, nation, place, others) for place in (*near, *seas)))
    total += sum(0.3 * _armies_against(t, nation, place, others) for place in further)
    return total + sum(weight * _landing(t, nation, area, ahead) for ahead, weight in landings)


def _armies_against(t: BritanniaRedux, nation: str, place: str, others: Collection[str]) -> int:
    """The armies in a place of other players' nations, of some, that may attack a nation."""
    there = {t.data.nation_of[unit] for unit in t.state.stacks.get(place, ())}
    return sum(
        len(t.armies(place, other))
        for other in there
        if other in others and not t.is_same_player(nation, other) and t.may_attack(other, nation)
    )


def _landing(t: BritanniaRedux, nation: str, area: str, ahead: int) -> float:
    """A third of the armies that the Timeline still brings to a sea beside an area in a round."""
    number = t.state.turn + ahead
    if number > t.timeline.rounds:
        return 0.0
    order = t.data.order
    return sum(
        (arrival.infantry + arrival.cavalry) / 3
        for entry in t.data.round_of(t.state.timeline, number).entries
        if not t.is_same_player(entry.nation, nation) and (ahead or order.index(entry.nation) > order.index(nation))
        for arrival in entry.arrivals
        if area in t.data.seas[arrival.sea]
    )


def keeps(t: BritanniaRedux, nation: str, area: str, units: int) -> float:
    """The chance that so many units keep an area until the nation acts again, roughly."""
    if not units:
        return 0.45 if not danger(t, nation, area) else 0.1
    return _holds(t, area, units, danger(t, nation, area))


def _holds(t: BritanniaRedux, area: str, units: int, foes: float) -> float:
    """The chance that so many units hold an area against so many armies, roughly."""
    strength = units * (1.6 if t.area(area).is_difficult else 1.0)
    return 1.0 - min(foes / (foes + 2.2 * strength + 0.8), 0.9)


def kept_worth(t: BritanniaRedux, nation: str, area: str, units: int) -> float:
    """What an area with so many units of a nation is worth to it, as far as they keep it.

    The points of this round need only be kept until the round ends, but by someone: no one comes back before.
    """
    due = due_worth(t, nation, area)
    now = due * _holds(t, area, units, _danger_now(t, nation, area)) if due and units else 0.0
    return now + (area_worth(t, nation, area) - due) * keeps(t, nation, area, units)
