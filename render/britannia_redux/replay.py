"""The position after each nation's turn and each round of a campaign, from its events. Film and statistics use it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from render.britannia_redux.theme import owners
from render.core.replay import replay
from rules.britannia_redux import events as happened
from rules.britannia_redux.data.loader import BOX, FORT, GONE
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.state import BritanniaState, Fort
from rules.core.events import Event
from rules.core.registry import chosen_options
from rules.core.typed_data import from_builtins


@dataclass
class Moment:
    """The position after a nation's turn, or after a round if ``nation`` is empty."""

    round: int
    nation: str
    holders: dict[str, str]
    seats: Mapping[str, str]
    points: dict[str, int]
    timeline: str
    armies: Counter[str] = field(default_factory=Counter)

    def seat_points(self, seat: str) -> int:
        """The points of a seat."""
        return sum(points for nation, points in self.points.items() if self.seats[nation] == seat)


def moments(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str]) -> list[Moment]:
    """The start of a campaign, then the position after each nation's turn and each round, and the last one.

    ``events`` must leave out choices that were undone. An imported campaign starts with its imported position.
    """
    begun = BritanniaRedux.set_up(scenario, chosen_options(BritanniaRedux, options))
    begun.points |= _points_at_the_start(events)
    found = [_moment(begun, "")]
    for place, (event, state) in enumerate(replay(begun, events, _take_up, _apply)):
        match event:
            case happened.NationTurnEnded():
                found.append(_moment(state, event.nation))
            case happened.RoundEnded():
                found.append(_moment(state, ""))
            case _ if place == len(events) - 1:
                found.append(_moment(state, ""))
    return found


def _points_at_the_start(events: Sequence[Event]) -> dict[str, int]:
    """What the nations that score had before: in an older campaign perhaps not what they start with today."""
    scored = [event for event in events if isinstance(event, happened.PointsScored)]
    return {event.nation: event.total - event.points for event in reversed(scored)}


def rounds(found: Sequence[Moment]) -> list[Moment]:
    """The last moment of each round, after the start."""
    last = {moment.round: moment for moment in found[1:]}
    return [found[0], *last.values()]


def _moment(state: BritanniaState, nation: str) -> Moment:
    game = BritanniaRedux(state, "")
    armies = Counter({each: len(game.all_armies(each)) for each in game.data.order})
    return Moment(state.turn, nation, owners(game), state.seats, dict(state.points), state.timeline, armies)


def _take_up(position: Any) -> BritanniaState:
    return from_builtins(position, BritanniaState)


def _move(state: BritanniaState, units: Iterable[str], place: str) -> None:
    for unit in units:
        for stack in state.stacks.values():
            if unit in stack:
                stack.remove(unit)
        state.stacks.setdefault(place, []).append(unit)


def _apply(state: BritanniaState, event: Event) -> None:
    for apply in (_apply_arrival, _apply_move, _apply_loss, _apply_wall, _apply_points):
        apply(state, event)


def _apply_arrival(state: BritanniaState, event: Event) -> None:
    match event:
        case happened.RoundBegan():
            state.turn = event.round
        case happened.UnitsPlaced() | happened.RisingBegan():
            _move(state, event.units, event.area)
        case happened.UnitsArrived():
            _move(state, event.units, event.sea)
        case happened.LeaderAppeared():
            _move(state, (event.leader,), event.place)


def _apply_move(state: BritanniaState, event: Event) -> None:
    match event:
        case happened.UnitsMoved():
            _move(state, event.units, event.goal)
        case happened.MoveTakenBack():
            _move(state, event.units, event.origin)
            for area in event.unbuilt:
                state.forts.pop(area, None)
        case happened.UnitsRetreated():
            _move(state, event.units, event.to)
        case happened.RaidersReturned():
            _move(state, event.units, event.sea)


def _apply_loss(state: BritanniaState, event: Event) -> None:
    match event:
        case happened.HitsTaken() | happened.ArmiesRemoved():
            _move(state, event.units, BOX)
        case happened.LeaderLeft():
            _move(state, (event.leader,), GONE)
        case happened.RomansGone():
            _move(state, event.units, BOX)
            for area in event.forts:
                state.forts.pop(area, None)


def _apply_wall(state: BritanniaState, event: Event) -> None:
    match event:
        case happened.FortificationBuilt():
            state.forts[event.area] = Fort(work=event.work, nation=event.nation)
        case happened.FortRebuilt():
            state.forts[event.area].intact = True
        case happened.FortificationDestroyed() if event.work == FORT:
            state.forts[event.area].intact = False
        case happened.FortificationDestroyed():
            state.forts.pop(event.area, None)
        case happened.FortReplaced():
            state.forts.pop(event.area, None)
            if event.unit:
                _move(state, (event.unit,), event.area)
            else:
                state.forts[event.area] = Fort(work="stronghold", nation=event.nation)


def _apply_points(state: BritanniaState, event: Event) -> None:
    match event:
        case happened.PointsScored():
            state.points[event.nation] = event.total
