"""Armies that go by sea: who boards a fleet, where they land, and how the fleet gets home in time [3.4.2, 9.2]."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rules.ultimus_romanorum.ai.plan import arriving, best_of_leader, closeness, departing, focus, stays
from rules.ultimus_romanorum.chapters.fleets import (
    aboard,
    embarking,
    goes_alone,
    guard_of,
    landings,
    may_embark,
    may_go_ashore,
    sailing,
)
from rules.ultimus_romanorum.chapters.movement import Stack
from rules.ultimus_romanorum.data.loader import EXTRA_FLEET
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import ROMAN, UltimusRomanorum

LEAST = 1.0
"""A voyage must be worth this much more than the best march of its leader: a fleet can't turn round at once."""

PATIENCE = 0.75
"""What is left of the worth of a landing for each further SMC until it."""

MOST_CHIEFS = 3
"""How many of the best leaders in a port are weighed."""


class Ship(NamedTuple):
    """A fleet that is in its port, or that a stratagem would put there."""

    fleet: str
    home: str
    capacity: int


class Voyage(NamedTuple):
    """Who goes aboard a fleet, its port, the sea it sails to first, where they land, and what that is worth."""

    fleet: str
    home: str
    sea: str
    goal: str
    crew: Stack
    worth: float


class Leg(NamedTuple):
    """A landing: the sea to sail to first, the area, how many SMC from now, and what it is worth."""

    sea: str
    goal: str
    steps: int
    worth: float


def next_voyage(t: UltimusRomanorum, camp: Camp) -> Voyage | None:
    """The best voyage that a camp can begin in this SMC; None if none is worth it."""
    return t.memo.get(("voyage", camp), lambda: _next_voyage(t, camp))


def _next_voyage(t: UltimusRomanorum, camp: Camp) -> Voyage | None:
    if any(piece not in t.state.fleets for piece in t.state.moved):
        return None  # fleets go first: what marches has been weighed against a voyage
    return _best(
        voyage
        for fleet in sailing(t, camp)
        for voyage in _voyages(t, camp, _ship(t, fleet), may_embark(t, fleet, camp))
    )


def best_launch(t: UltimusRomanorum, camp: Camp, ports: Iterable[str]) -> Voyage | None:
    """The best voyage from one of these areas with a new fleet; None if none is worth it [6.3 Fleet]."""
    capacity = t.data.fleets[EXTRA_FLEET].capacity
    ships = (Ship(EXTRA_FLEET, area, capacity) for area in ports if t.leaders_at(area, camp))
    return _best(voyage for ship in ships for voyage in _voyages(t, camp, ship, embarking(t, ship.home, camp)))


def _best(voyages: Iterable[Voyage]) -> Voyage | None:
    return max((each for each in voyages if each.worth > LEAST), key=lambda each: each.worth, default=None)


def _ship(t: UltimusRomanorum, fleet: str) -> Ship:
    facts = t.state.fleets[fleet]
    return Ship(fleet, facts.home, facts.capacity)


def _voyages(t: UltimusRomanorum, camp: Camp, ship: Ship, able: Sequence[str]) -> Iterator[Voyage]:
    """The best voyage of each crew out of those who may go aboard."""
    for crew in _crews(t, ship, able):
        leg = _best_leg(t, camp, ship, crew, ship.home)
        if leg is not None:
            yield Voyage(*ship[:2], leg.sea, leg.goal, crew, leg.worth - _worth_here(t, camp, crew))


def _crews(t: UltimusRomanorum, ship: Ship, able: Sequence[str]) -> Iterator[Stack]:
    """The best leaders, each with the strongest units that may sail with him [3.4.2, 4.3]."""
    units = [piece for piece in able if piece in t.data.units and t.unit(piece).category != "BU"]
    units.sort(key=lambda unit: (-t.values(unit).pf, unit))
    chiefs = [piece for piece in able if piece in t.data.leaders and not stays(t, piece)]
    chiefs.sort(key=lambda leader: (-t.leader(leader).cc - t.leader(leader).bt, leader))
    for leader in chiefs[:MOST_CHIEFS]:
        crew = _crew(t, ship, leader, units)
        if crew.units and not goes_alone(t, ship.home, leader, crew.units):
            yield crew


def _crew(t: UltimusRomanorum, ship: Ship, leader: str, units: Sequence[str]) -> Stack:
    """A leader with those of his people, and his guard, as far as there is room and he can command [3.2.4, 3.4.2]."""
    guard = guard_of(t, leader)
    room = min(ship.capacity, t.leader(leader).cc) - bool(guard)
    own = [unit for unit in units if t.tribe_of(unit) == t.tribe_of(leader)]
    return Stack(leader, (*own[: max(room, 0)], *([guard] if guard else [])))


def _worth_here(t: UltimusRomanorum, camp: Camp, crew: Stack) -> float:
    """What a crew is worth in the port: there, or on its best march."""
    here, targets = t.place(crew.leader), focus(t, camp)
    march = best_of_leader(t, camp, crew.leader, targets)
    stay = departing(t, camp, crew) + closeness(t, camp, crew, here, targets)
    return stay + max(march.worth if march is not None else 0.0, 0.0)


# The way


def _best_leg(t: UltimusRomanorum, camp: Camp, ship: Ship, crew: Stack, start: str) -> Leg | None:
    """Where a crew had best land, if the fleet can be home before the year ends [9.2]."""
    legs = [
        Leg(path[0], goal, len(path), PATIENCE ** (len(path) - 1) * _landing_worth(t, camp, crew, goal))
        for path in _ways_out(t, camp, ship, start)
        for goal in _coast(t, path[-1])
        if may_go_ashore(t, crew.pieces, camp, ship.home, goal)
    ]
    return max(legs, key=lambda leg: (leg.worth, -leg.steps), default=None)


def _ways_out(t: UltimusRomanorum, camp: Camp, ship: Ship, start: str) -> Iterator[tuple[str, ...]]:
    """The shortest way to each sea from which the fleet can still get home: a sea in each SMC [3.4.2, 9.2].

    The Barbarian lands as late as he can: what he takes has to be his at the year's end only [10.2].
    """
    left = t.state.sequences[camp]
    for sea, path in _ways(t, start).items():
        back = 0 if ship.fleet == EXTRA_FLEET else len(way_home(t, ship.home, sea))
        spare = left - len(path) - back
        if path and (spare == 0 or (spare > 0 and camp == ROMAN)):
            yield path


def way_home(t: UltimusRomanorum, home: str, here: str) -> tuple[str, ...]:
    """The shortest way from a sea or another port to a fleet's port: the seas after it, and the port. Empty if none."""
    ways = _ways(t, here)
    last = min((sea for sea in t.area(home).seas if sea in ways), key=lambda sea: len(ways[sea]), default="")
    return (*ways[last], home) if last else ()


def _ways(t: UltimusRomanorum, start: str) -> dict[str, tuple[str, ...]]:
    """The shortest way from a port or a sea to each open sea, without the start."""
    ways: dict[str, tuple[str, ...]] = {start: ()}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for sea in _beside(t, here):
            if sea not in ways:
                ways[sea] = (*ways[here], sea)
                waiting.append(sea)
    return ways


def _beside(t: UltimusRomanorum, here: str) -> Sequence[str]:
    """The open seas one step from a sea or a port."""
    near = t.data.seas[here] if here in t.data.seas else t.area(here).seas
    return [sea for sea in near if sea in t.data.open_seas]


def _coast(t: UltimusRomanorum, sea: str) -> list[str]:
    return [area.id for area in t.data.areas.values() if sea in area.seas]


def _landing_worth(t: UltimusRomanorum, camp: Camp, crew: Stack, area: str) -> float:
    return arriving(t, camp, crew, area) + closeness(t, camp, crew, area, focus(t, camp))


# At sea


def course(t: UltimusRomanorum, fleet: str, camp: Camp) -> str:
    """Where a fleet abroad sails: to where its crew had best land, or home. Empty without a way."""
    here, ship, crew = t.place(fleet), _ship(t, fleet), crew_of(t, fleet, camp)
    leg = _best_leg(t, camp, ship, crew, here) if crew.units else None
    if leg is not None and leg.worth > 0:
        return leg.sea
    return next(iter(way_home(t, ship.home, here)), "")


def crew_of(t: UltimusRomanorum, fleet: str, camp: Camp) -> Stack:
    """Those aboard who obey a camp, under the best of their leaders."""
    pieces = aboard(t, fleet, camp)
    leaders = [each for each in pieces if each in t.data.leaders]
    leader = max(leaders, key=lambda each: t.leader(each).cc, default="")
    return Stack(leader, tuple(each for each in pieces if each in t.data.units))


def best_landing(t: UltimusRomanorum, fleet: str, camp: Camp) -> str:
    """Where those aboard who obey a camp had best go ashore now; empty if they had better stay aboard.

    In the camp's last SMC they go ashore anywhere: a fleet at sea is lost in winter, with all aboard [9.2].
    """
    crew, is_last = crew_of(t, fleet, camp), t.state.sequences[camp] == 1
    worth = {area: _landing_worth(t, camp, crew, area) for area in landings(t, fleet, camp)}
    best = max(worth, key=lambda area: worth[area], default="")
    if not best or is_last:
        return best
    later = _best_leg(t, camp, _ship(t, fleet), crew, t.place(fleet)) if _obeys(t, fleet, camp) else None
    return best if worth[best] > max(0.0, PATIENCE * later.worth if later is not None else 0.0) else ""


def _obeys(t: UltimusRomanorum, fleet: str, camp: Camp) -> bool:
    return t.state.fleets[fleet].controller == camp
