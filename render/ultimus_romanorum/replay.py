"""The position and the points in each year of a campaign, from its events. The film and the statistics use it."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from render.core.replay import replay
from render.ultimus_romanorum.armies import controllers
from rules.core.events import Event, TakenUp
from rules.core.registry import chosen_options
from rules.core.typed_data import from_builtins
from rules.core.zones import HIDDEN
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.data.loader import BOXES, REFUGES
from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.state import UltimusState

GONE = "gone"
_FALLEN = "fallen"


@dataclass
class Year:
    """The end of a year.

    ``holders``: area to the people that holds it. ``augusti``: half to its Augustus. ``pv``: points by seat. ``roman``:
    the seat of the Roman camp. ``battles``: how many each camp won. ``exchanged``: whether the camps changed hands.
    """

    year: int
    holders: dict[str, str]
    augusti: dict[str, str]
    pv: dict[str, int]
    roman: str
    battles: Counter[str] = field(default_factory=Counter)
    deaths: int = 0
    exchanged: bool = False


def years(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str]) -> list[Year]:
    """The years of a campaign, in order. ``events`` must leave out choices that were undone.

    There is always at least one: the start of the scenario. An imported campaign starts with its imported position.
    """
    begun = UltimusRomanorum.set_up(scenario, chosen_options(UltimusRomanorum, options))
    found = [] if events else [_year(begun, begun.turn)]
    for event, state in replay(begun, _until_each_year(events), _take_up, _apply):
        if isinstance(event, _YearOver):
            found.append(_year(state, event.turn))
    _count(found, events)
    return found


def beginning(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str]) -> Year:
    """The position at the start of a campaign: that of its scenario, or the imported one."""
    begun = UltimusRomanorum.set_up(scenario, chosen_options(UltimusRomanorum, options))
    taken = next((_take_up(event.state) for event in events if isinstance(event, TakenUp)), begun)
    return _year(taken, taken.turn)


class _YearOver(Event):
    """The mark between two years."""


def _until_each_year(events: Sequence[Event]) -> Iterable[Event]:
    """The events, with a mark after the last one of each year."""
    for place, event in enumerate(events, 1):
        yield event
        if place == len(events) or events[place].turn != event.turn:
            yield _YearOver(turn=event.turn)


def _year(state: UltimusState, year: int) -> Year:
    game = UltimusRomanorum(copy.deepcopy(state), "")
    return Year(year, controllers(game), game.augusti(), dict(state.pv), state.roman)


def _count(found: Sequence[Year], events: Iterable[Event]) -> None:
    by_year = {each.year: each for each in found}
    for event in events:
        year = by_year[event.turn]
        match event:
            case happened.BattleFought():
                year.battles[event.winner] += 1
            case happened.LeaderDied():
                year.deaths += 1
            case happened.CampsExchanged():
                year.exchanged = True


def _take_up(position: Any) -> UltimusState:
    state = from_builtins(position, UltimusState)
    state.stacks = {place: [piece for piece in pieces if piece != HIDDEN] for place, pieces in state.stacks.items()}
    return state


def _move(state: UltimusState, pieces: Iterable[str], place: str) -> None:
    for piece in pieces:
        for stack in state.stacks.values():
            if piece in stack:
                stack.remove(piece)
        state.stacks.setdefault(place, []).append(piece)


def _apply(state: UltimusState, event: Event) -> None:
    for apply in (_apply_march, _apply_sailing, _apply_piece, _apply_step, _apply_throne, _apply_regnum, _apply_side):
        apply(state, event)


def _apply_march(state: UltimusState, event: Event) -> None:
    match event:
        case happened.StackMoved():
            _move(state, event.pieces, event.path[-1])
        case happened.Retreated() | happened.Evaded():
            _move(state, event.pieces, event.to)
        case happened.LeaderEscaped() if event.to:
            _move(state, (event.leader,), event.to)
        case happened.RefugeTaken():
            _move(state, event.pieces, event.box)
        case happened.RefugeLeft():
            _move(state, event.pieces, next(REFUGES[half] for half, box in BOXES.items() if box == event.box))
        case happened.EscortHome():
            _move(state, event.pieces, REFUGES["east"])


def _apply_sailing(state: UltimusState, event: Event) -> None:
    match event:
        case happened.FleetMoved():
            _move(state, (event.fleet,), event.to)
        case happened.FleetLoaded():
            _move(state, event.pieces, f"aboard-{event.fleet}")
        case happened.FleetLanded():
            _move(state, event.pieces, event.area)
        case happened.FleetLost():
            _move(state, (event.fleet,), _FALLEN)
        case happened.FleetReturned():
            _move(state, (event.fleet,), event.area)


def _apply_piece(state: UltimusState, event: Event) -> None:
    """Counters that come and go."""
    match event:
        case happened.UnitsEliminated():
            _move(state, event.units, _FALLEN)
        case happened.UnitPlaced():
            _move(state, (event.unit,), event.area)
        case happened.UnitRemoved():
            _move(state, (event.unit,), GONE)
        case happened.LeaderEntered() | happened.LeaderReturned():
            _move(state, (event.leader,), event.area)
        case happened.LeadersSettled():
            _move(state, event.leaders, event.area)
        case happened.LeaderDied():
            _move(state, (event.leader,), GONE)


def _apply_step(state: UltimusState, event: Event) -> None:
    """Losses, recoveries, points and years."""
    match event:
        case happened.UnitsReduced():
            state.reduced += [unit for unit in event.units if unit not in state.reduced]
        case happened.UnitsRecovered():
            state.reduced = [unit for unit in state.reduced if unit not in event.units]
        case happened.PointsScored():
            state.pv[event.seat] = event.total
        case happened.YearScored():
            state.pv = dict(event.pv)
        case happened.YearBegan():
            state.roman, state.turn = event.roman, event.year


def _apply_throne(state: UltimusState, event: Event) -> None:
    match event:
        case happened.AugustusProclaimed():
            state.thrones[event.half].augustus = event.leader
        case happened.ThroneVacant():
            state.thrones[event.half].augustus = ""
        case happened.CaesarNamed():
            state.thrones[event.half].caesar = event.leader
        case happened.CaesarLost():
            state.thrones[event.half].caesar = ""
        case happened.UsurpationBegan():
            state.thrones[event.half].usurper = event.leader
            state.cause[event.leader] = event.half
        case happened.PuppetNamed(cause="puppet-heir"):
            state.thrones[event.half].usurper = event.leader
        case happened.UsurpationFailed():
            _end_usurpation(state, event.half)
        case happened.CampsExchanged():
            _end_usurpation(state, event.half)
            state.thrones[event.half].augustus = event.augustus
            state.roman = event.roman


def _apply_regnum(state: UltimusState, event: Event) -> None:
    match event:
        case happened.KingCrowned():
            state.tribes[event.tribe].king = event.leader
        case happened.CapitalSet():
            state.tribes[event.tribe].capital = event.area
        case happened.RegnumDissolved():
            state.tribes[event.tribe].capital = state.tribes[event.tribe].king = ""


def _end_usurpation(state: UltimusState, half: str) -> None:
    state.thrones[half].usurper = ""
    state.cause = {piece: cause for piece, cause in state.cause.items() if cause != half}


def _apply_side(state: UltimusState, event: Event) -> None:
    match event:
        case happened.TribeChanged():
            state.tribes[event.tribe].status = event.status  # type: ignore[assignment]
        case happened.JoinedUsurper():
            state.cause.update(dict.fromkeys(event.pieces, event.half))
        case happened.UnitsJoined() if event.camp == "roman":
            state.cause = {piece: half for piece, half in state.cause.items() if piece not in event.units}
        case happened.UnitsEliminated():
            state.cause = {piece: half for piece, half in state.cause.items() if piece not in event.units}
        case happened.LeaderDied():
            state.cause.pop(event.leader, None)
