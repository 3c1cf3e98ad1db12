"""Checks that a position can occur between two steps of a campaign, for imported saves and corrections."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from rules.core.game import clipped
from rules.core.position_checks import Check, Problems, demand, frame, known_once, outside, refuse_impossible, unknown
from rules.ultimus_romanorum.data.loader import (
    ARMENIA,
    BAGAUDES,
    BOXES,
    EXTRA_FLEET,
    GAME_ID,
    HALVES,
    REFUGES,
    ultimus_data,
)
from rules.ultimus_romanorum.data.models import Scenario
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum
from rules.ultimus_romanorum.info import SEATS
from rules.ultimus_romanorum.state import ABROAD

MOST_PV = 10_000
MOST_SEQUENCES = 20
MOST_TIMES = 400

_STATUSES: Mapping[str, tuple[str, ...]] = {
    ARMENIA: ("roman-ally",),
    BAGAUDES: ("off-map", "war", "foederati", "revolt"),
}
_USUAL = ("peace", "war", "foederati", "revolt", "regnum")


@cache
def _places() -> Mapping[str, frozenset[str]]:
    """The places in which each counter may be."""
    data = ultimus_data()
    land, boxes = set(data.areas), set(BOXES.values())
    holds = {f"aboard-{fleet}" for fleet in data.fleets}
    found: dict[str, frozenset[str]] = {}
    for leader in data.leaders.values():
        off = {"to-come", "gone", "fallen"} if leader.generic else {"to-come", "gone"}
        found[leader.id] = frozenset(land | holds | off | (set() if leader.tribe else boxes))
    for unit in data.units.values():
        off = {"fallen", "gone", "to-come", "waiting", ABROAD, "home", "guards"}
        found[unit.id] = frozenset(land | holds | off | (boxes if unit.category in ("PA", "BU") else set()))
    for fleet in data.fleets:
        ports = {area.id for area in data.areas.values() if area.port or fleet == EXTRA_FLEET}
        found[fleet] = frozenset(ports | set(data.open_seas) | {"set-aside"})
    cards = frozenset({"cup", "laid-out", "set-aside", *(f"hand-{seat}" for seat in SEATS)})
    return {**found, **dict.fromkeys(data.cards, cards)}


def _stacks(t: UltimusRomanorum) -> Problems:
    places = _places()
    for place, stack in t.state.stacks.items():
        for piece in stack:
            is_there = place in places.get(piece, ())
            yield from demand(is_there, "unsound-place", piece=clipped(piece), place=clipped(place))


def _camps(t: UltimusRomanorum) -> Problems:
    state = t.state
    yield from demand(state.roman in SEATS and set(state.pv) == set(SEATS), "unsound-seats")
    yield from demand(state.first in CAMPS and state.active in CAMPS, "unsound-seats")
    yield from demand(set(state.sequences) <= set(CAMPS), "unsound-seats")
    for points in state.pv.values():
        yield from outside(points, (0, MOST_PV), "unsound-points")
    for left in (*state.sequences.values(), state.smc_number):
        yield from outside(left, (0, MOST_SEQUENCES), "unsound-sequences")


def _tribes(t: UltimusRomanorum) -> Problems:
    state = t.state
    yield from demand(set(state.tribes) == set(t.data.tribes), "unsound-tribes")
    for tribe, facts in state.tribes.items():
        allowed = _STATUSES.get(tribe, _USUAL)
        yield from demand(facts.status in allowed, "unsound-status", tribe=tribe)
        major = not facts.ally or (facts.ally in state.tribes and t.is_major(facts.ally) and not _goes_round(t, tribe))
        yield from demand(major, "unsound-ally", tribe=tribe)
        grows = not facts.grown or t.data.tribes[tribe].rank == "minor-then-major"
        yield from demand(grows, "unsound-tribes")
        yield from _regnum(t, tribe)


def _goes_round(t: UltimusRomanorum, tribe: str) -> bool:
    """Whether a Tribe follows itself by way of its allies."""
    seen, each = {tribe}, t.state.tribes[tribe].ally
    while each in t.state.tribes and each not in seen:
        seen.add(each)
        each = t.state.tribes[each].ally
    return bool(each)


def _regnum(t: UltimusRomanorum, tribe: str) -> Problems:
    facts = t.state.tribes[tribe]
    if facts.status != "regnum":
        yield from demand(not facts.king and not facts.capital, "unsound-regnum", tribe=tribe)
        return
    may_found = t.data.tribes[tribe].may_form_regnum or bool(facts.ally)
    yield from demand(may_found, "unsound-regnum", tribe=tribe)
    is_king = not facts.king or (facts.king in t.data.leaders_of[tribe] and t.on_map(facts.king))
    yield from demand(is_king and (not facts.capital or facts.capital in t.data.towns), "unsound-regnum", tribe=tribe)


def _thrones(t: UltimusRomanorum) -> Problems:
    yield from demand(set(t.state.thrones) == set(HALVES), "unsound-thrones")
    for throne in t.state.thrones.values():
        for holder in (throne.augustus, throne.usurper, throne.puppet):
            sound = not holder or (t.is_historical_roman(holder) and t.on_map(holder))
            yield from demand(sound, "unsound-holder", leader=clipped(holder))
        caesar = throne.caesar
        named = not caesar or (caesar in t.data.leaders and not t.leader(caesar).generic and t.on_map(caesar))
        yield from demand(named, "unsound-holder", leader=clipped(caesar))
        yield from unknown(throne.escorted, t.data.units, "unsound-unknown")
        yield from demand(not throne.escort or throne.escort in t.data.leaders, "unsound-holder", leader="")
        joined = not throne.usurper or throne.usurper in t.state.cause
        yield from demand(joined, "unsound-holder", leader=clipped(throne.usurper))
    held = [each for throne in t.state.thrones.values() for each in (throne.augustus, throne.caesar) if each]
    yield from demand(len(held) == len(set(held)), "unsound-offices")


def _causes(t: UltimusRomanorum) -> Problems:
    for piece, half in t.state.cause.items():
        known = piece in t.data.leaders or piece in t.data.units
        running = half in t.state.thrones and bool(t.throne(half).usurper)
        yield from demand(known and running, "unsound-cause", piece=clipped(piece))


def _guards(t: UltimusRomanorum) -> Problems:
    for leader, guard in t.state.guard.items():
        known = t.is_historical_roman(leader) and guard in t.data.units and t.unit(guard).category == "BU"
        yield from demand(known and t.on_map(leader), "unsound-guard", leader=clipped(leader))
        beside = t.place(guard) in (t.place(leader), "fallen")
        yield from demand(beside, "unsound-guard", leader=leader)
    yield from demand(len(set(t.state.guard.values())) == len(t.state.guard), "unsound-twice")


def _boxes(t: UltimusRomanorum) -> Problems:
    for half, box in BOXES.items():
        inside = list(t.pieces.at(box))
        sound = not inside or t.throne(half).augustus in inside or bool(t.throne(half).success)
        yield from demand(sound and len(inside) <= 5, "unsound-box", area=REFUGES[half])


def _fleets(t: UltimusRomanorum) -> Problems:
    for fleet, facts in t.state.fleets.items():
        yield from demand(fleet in t.data.fleets and facts.home in t.data.areas, "unsound-fleet", fleet=clipped(fleet))
        yield from demand(facts.controller in CAMPS and 0 < facts.capacity <= 4, "unsound-fleet", fleet=fleet)
        away = t.pieces.is_at(fleet, "set-aside")
        yield from demand(away == bool(facts.back), "unsound-fleet", fleet=fleet)


def _areas(t: UltimusRomanorum) -> Iterable[str]:
    state = t.state
    yield from (*state.ceded, *state.held, *state.holders, *state.bound, *state.fought, *state.resisting)
    yield from (*state.begun_with, *state.came_from, *(plague.area for plague in state.plagues))
    yield from (area for areas in state.came_from.values() for area in areas)
    yield from (area for area in (state.council, *state.last_fall.values()) if area)


def _markers(t: UltimusRomanorum) -> Problems:
    state = t.state
    yield from unknown(_areas(t), t.data.areas, "unsound-unknown")
    pieces = {*t.data.leaders, *t.data.units, *t.data.fleets}
    yield from unknown(
        (*state.moved, *state.stricken, *t.fallen_this_year(), *state.deaths, *state.deposed), pieces, "unsound-unknown"
    )
    tribes = (*state.pacified, *state.founded, *state.dissolved, *state.range_exempt, *state.neutral, *state.last_fall)
    yield from unknown(tribes, t.data.tribes, "unsound-unknown")
    yield from demand(all(tribe in t.data.tribes for tribe in t.migrants()), "unsound-tribes")
    yield from demand(state.event in ("", *t.data.events.values()), "unsound-event")
    yield from demand(len(state.struck) <= MOST_TIMES and 0 <= state.vacancies <= MOST_SEQUENCES, "unsound-sequences")
    march = state.march
    sound = march is None or ({march.leader} <= set(t.data.leaders) and set(march.units) <= set(t.data.units))
    yield from demand(sound, "unsound-march")


def _as_begun(scenario: Scenario) -> Check[UltimusRomanorum]:
    """What a scenario fixes: neutral Tribes and those without the five-area limit."""

    def check(t: UltimusRomanorum) -> Problems:
        fixed = tuple(t.state.neutral) == scenario.neutral and tuple(t.state.range_exempt) == scenario.range_exempt
        yield from demand(fixed, "unsound-scenario")

    return check


_reduced: Check[UltimusRomanorum] = known_once(
    "unsound-unknown", lambda t: t.state.reduced, lambda t: t.data.units.keys()
)


def check_position(t: UltimusRomanorum, scenario: str) -> None:
    """Make sure a position can occur between two steps of a campaign.

    Raises:
        ImpossibleState: it can't; the reason says why.
    """
    chosen = t.data.scenarios[scenario]
    checks: list[Check[UltimusRomanorum]] = [
        frame(lambda each: each.state, scenario, {}, chosen.last_year),
        _as_begun(chosen),
        _stacks,
        _camps,
        _tribes,
        _thrones,
        _causes,
        _guards,
        _boxes,
        _fleets,
        _reduced,
        _markers,
    ]
    refuse_impossible(GAME_ID, t, checks)
