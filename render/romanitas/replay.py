"""The map of a campaign at every moment, rebuilt from its events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from render.core.replay import replay
from rules.core.events import Event
from rules.core.registry import chosen_options
from rules.core.typed_data import from_builtins
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.events import (
    CityDesolated,
    CityReconquered,
    CityTaken,
    Counted,
    DesolationRemoved,
    DiplomacyTurned,
    FleetGone,
    FleetSailed,
    MonumentBuilt,
    MonumentDestroyed,
    RomannessChanged,
    TurnBegan,
    TurnEnded,
    WarBegan,
)
from rules.romanitas.game import MOBILISED, Romanitas, port
from rules.romanitas.state import RomanitasState, TurnRecord


def replayed(
    scenario: str, options: Mapping[str, bool | str], events: Iterable[Event]
) -> Iterator[tuple[Event, RomanitasState]]:
    """Each event with the map after it: possession, ruins, fleets, Monuments, clients, RP and wars.

    One state object changes from event to event. It doesn't track forces or the Acta Publica. The events must leave out
    choices that were undone. An imported campaign begins with its imported position.
    """
    return replay(first_state(scenario, options), events, _take_up, _apply)


def first_state(scenario: str, options: Mapping[str, bool | str]) -> RomanitasState:
    """The position that a campaign begins with, unless it was imported."""
    return Romanitas.set_up(scenario, chosen_options(Romanitas, options))


def _take_up(position: object) -> RomanitasState:
    return from_builtins(position, RomanitasState)


def _apply(state: RomanitasState, event: Event) -> None:
    match event:
        case CityTaken(city=city):
            state.owner[city] = "roman"
        case CityReconquered(city=city, nation=nation):
            state.owner[city] = nation
            _forget(state.desolation, city)
        case CityDesolated(city=city):
            state.desolation.append(city)
        case DesolationRemoved(city=city):
            _forget(state.desolation, city)
        case DiplomacyTurned(space=space, side=side):
            state.diplomacy[space] = side
        case FleetSailed(nation=nation, zone=zone):
            _move(state, romanitas_data().enemy_fleet[nation].id, zone)
        case FleetGone(nation=nation):
            _move(state, romanitas_data().enemy_fleet[nation].id, port(nation))
        case MonumentBuilt(monument=monument, city=city):
            _move(state, monument, city)
        case MonumentDestroyed(monument=monument):
            _move(state, monument, MOBILISED)
        case _:
            _apply_to_turn(state, event)


def _apply_to_turn(state: RomanitasState, event: Event) -> None:
    bounds = romanitas_data().tables.romanness
    match event:
        case TurnBegan():
            state.turn = event.turn
        case TurnEnded():
            state.before, state.now = state.now, TurnRecord()
            state.rp = 0
        case Counted(total=total):
            state.rp = min(max(total, bounds.floor), bounds.cap)
        case RomannessChanged(total=total):
            state.rp = total
        case WarBegan(nation=nation):
            state.now.at_war.append(nation)
        case _:
            return


def _forget(markers: list[str], city: str) -> None:
    if city in markers:
        markers.remove(city)


def _move(state: RomanitasState, piece: str, place: str) -> None:
    for stack in state.stacks.values():
        if piece in stack:
            stack.remove(piece)
    state.stacks.setdefault(place, []).append(piece)
