"""Set up a scenario [3.3.2, R44]."""

from __future__ import annotations

from rules.ultimus_romanorum.data.loader import (
    BAGAUDES,
    EASTERN_FLEET,
    EXTRA_FLEET,
    HALVES,
    UltimusData,
)
from rules.ultimus_romanorum.data.models import Scenario
from rules.ultimus_romanorum.state import Fleet, Throne, Tribe, UltimusState

SEAT_OF = {"roman": "a", "barbarian": "b"}
"""The seat that begins in each camp."""

PLACES = ("to-come", "home", "fallen", "waiting", "guards", "gone", "cup", "hand-a", "hand-b", "laid-out", "set-aside")
"""The places off the map."""


def set_up_state(data: UltimusData, scenario: str) -> UltimusState:
    """The state of a scenario before the first choice."""
    chosen = data.scenarios[scenario]
    guard = _guards(data, chosen)
    return UltimusState(
        scenario=scenario,
        options=[],
        turn=chosen.first_year,
        last_turn=chosen.last_year,
        stacks=_stacks(data, chosen, guard),
        pv={SEAT_OF[camp]: points for camp, points in chosen.start_pv.items()},
        tribes=_tribes(data, chosen),
        thrones={half: _throne(chosen, half) for half in HALVES},
        fleets={
            fleet: Fleet(home=data.fleets[fleet].base, controller=camp, capacity=data.fleets[fleet].capacity)
            for fleet, camp in chosen.fleets.items()
        },
        guard=guard,
        capitals={
            unit.id: chosen.placed.get(unit.id, unit.capital) if _is_capital(data, chosen, unit.id) else unit.capital
            for unit in data.units.values()
            if unit.category == "PA"
        },
        ceded=list(chosen.ceded),
        range_exempt=list(chosen.range_exempt),
        neutral=list(chosen.neutral),
    )


def _is_capital(data: UltimusData, chosen: Scenario, unit: str) -> bool:
    """Whether a unit starts in an area with an imperial capital [9.3.2]."""
    area = chosen.placed.get(unit, "")
    return bool(area) and data.areas[area].capital


def _throne(chosen: Scenario, half: str) -> Throne:
    ending = {"west": "occidentalis", "east": "orientalis"}[half]
    return Throne(
        augustus=chosen.offices.get(f"augustus-{ending}", ""), caesar=chosen.offices.get(f"caesar-{ending}", "")
    )


def _guards(data: UltimusData, chosen: Scenario) -> dict[str, str]:
    """The buccellarii of each leader, the first free counters of their size [3.2.4]."""
    free = {pf: list(units) for pf, units in data.guards.items()}
    return {leader: free[pf].pop(0) for leader, pf in chosen.buccellarii.items()}


def _tribes(data: UltimusData, chosen: Scenario) -> dict[str, Tribe]:
    ally = {minor: major for major, minor in chosen.alliances}
    return {
        each.tribe: Tribe(
            status=each.status,
            ally=ally.get(each.tribe, ""),
            grown=data.tribes[each.tribe].rank == "minor-then-major"
            and any(leader in chosen.placed for leader in data.leaders_of[each.tribe]),
            capital=each.capital,
            king=each.king,
        )
        for each in chosen.tribes
    }


def _stacks(data: UltimusData, chosen: Scenario, guard: dict[str, str]) -> dict[str, list[str]]:
    stacks: dict[str, list[str]] = {place: [] for place in (*data.areas, *data.seas, *PLACES)}
    placed = {**chosen.placed, **{unit: chosen.placed[leader] for leader, unit in guard.items()}}
    for piece in (*data.leaders, *data.units):
        stacks[placed.get(piece) or _off_map(data, chosen, piece)].append(piece)
    for fleet in data.fleets:
        stacks[data.fleets[fleet].base or "set-aside"].append(fleet)
    _lay_out_stratagems(data, chosen, stacks)
    return stacks


def _off_map(data: UltimusData, chosen: Scenario, piece: str) -> str:
    """Where a counter that isn't on the map waits."""
    if piece in chosen.removed:
        return "gone"
    unit = data.units.get(piece)
    if unit is None:
        return _leader_off_map(data, chosen, piece)
    if unit.category == "BU":
        return "guards"
    if unit.category:
        return "to-come" if piece in chosen.reinforcements else "gone"
    return "home"


def _leader_off_map(data: UltimusData, chosen: Scenario, piece: str) -> str:
    leader = data.leaders[piece]
    if leader.generic:
        is_minor = bool(leader.tribe) and data.tribes[leader.tribe].rank == "minor-then-major"
        return "to-come" if is_minor else "gone"
    return "to-come" if leader.entry_year >= chosen.first_year else "gone"


def _lay_out_stratagems(data: UltimusData, chosen: Scenario, stacks: dict[str, list[str]]) -> None:
    """The cup, and the hands at the start."""
    hands = {SEAT_OF[camp]: list(kinds) for camp, kinds in chosen.hands.items()}
    for card, kind in data.cards.items():
        holder = next((seat for seat, wanted in hands.items() if kind in wanted), "")
        if holder:
            hands[holder].remove(kind)
            stacks[f"hand-{holder}"].append(card)
        elif kind in chosen.excluded or (kind == "scourge-of-god" and chosen.scourge_with):
            stacks["set-aside"].append(card)
        else:
            stacks["cup"].append(card)


__all__ = ["BAGAUDES", "EASTERN_FLEET", "EXTRA_FLEET", "PLACES", "SEAT_OF", "set_up_state"]
