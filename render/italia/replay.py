"""The position and the points at the end of each game turn, from the events. The film and the statistics use it."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from render.core.replay import replay
from rules.core.events import Event
from rules.core.registry import chosen_options
from rules.core.typed_data import from_builtins
from rules.italia import events as happened
from rules.italia.data.loader import italia_data
from rules.italia.events import Force
from rules.italia.game import Italia
from rules.italia.state import ItaliaState

_WORTH: Final = 2
"""The least areas that change hands in a nation's turn worth a look of its own."""


@dataclass
class Position:
    """Land units by place and nation, half points by seat and nation, and the nation whose campaign is going on."""

    units: dict[str, Counter[str]]
    points: dict[str, int]
    earned: Counter[str]
    campaign: str = ""

    def owners(self) -> dict[str, str]:
        """Each land area with the nation that owns it; empty if none does."""
        return {area: self._owner(area) for area in italia_data().land}

    def _owner(self, area: str) -> str:
        there = [nation for nation, count in self.units.get(area, Counter()).items() if count > 0]
        return there[0] if len(there) == 1 else ""

    def add(self, place: str, nation: str, count: int) -> None:
        """Put land units of a nation in a place, or take them away."""
        stack = self.units.setdefault(place, Counter())
        stack[nation] = max(stack[nation] + count, 0)

    def move(self, nation: str, origin: str, goal: str, count: int) -> None:
        """Move land units of a nation, as many as are there."""
        count = min(count, self.units.get(origin, Counter())[nation])
        self.add(origin, nation, -count)
        self.add(goal, nation, count)


@dataclass
class Turn:
    """The end of a game turn: who owns what, half points by seat and nation, fights won and units lost by nation."""

    number: int
    owners: dict[str, str]
    points: dict[str, int]
    earned: Counter[str]
    won: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)
    sacked: list[str] = field(default_factory=list)
    mover: str = ""
    """The nation after whose turn this is; empty at the end of the game turn."""


def turns(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str]) -> list[Turn]:
    """The game turns of a campaign, in order; the first is the start. ``events`` must leave out undone choices."""
    return [each for each in steps(events, scenario, options, 0) if not each.mover]


def steps(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], most: int) -> list[Turn]:
    """The game turns, and between them the ends of the nation turns in which most land changed hands: ``most`` of them.

    ``events`` must leave out undone choices.
    """
    begun = Italia.set_up(scenario, chosen_options(Italia, options))
    position = _position(begun)
    found = [_turn(position, begun.turn - 1)]
    current = begun.turn
    for event, after in replay(position, events, _take_up, _apply):
        current = max(current, event.turn)
        if isinstance(event, happened.NationEnded) and most:
            found.append(replace(_turn(after, current), mover=event.nation))
        if isinstance(event, happened.TurnEnded):
            found.append(_turn(after, event.number))
        position = after
    whole = [each for each in found if not each.mover]
    if events and (whole[-1].number < current or any(isinstance(each, happened.GameScored) for each in events)):
        last = _turn(position, current)
        found = [*(each for each in found if each.number < current or each.mover), last]
    _count([each for each in found if not each.mover], events)
    return _busiest(found, most)


def _busiest(found: Sequence[Turn], most: int) -> list[Turn]:
    """The game turns, and the nation turns in which most land changed hands, if it was worth a look."""
    changed = {
        place: sum(before.owners.get(area) != owner for area, owner in after.owners.items() if owner)
        for place, (before, after) in enumerate(itertools.pairwise(found), 1)
        if after.mover
    }
    worth = [place for place in sorted(changed, key=lambda each: -changed[each]) if changed[place] >= _WORTH]
    kept = set(worth[:most])
    return [each for place, each in enumerate(found) if not each.mover or place in kept]


def _turn(position: Position, number: int) -> Turn:
    return Turn(number, position.owners(), dict(position.points), Counter(position.earned))


def _count(found: Sequence[Turn], events: Iterable[Event]) -> None:
    by_turn = {each.number: each for each in found}
    for event in events:
        turn = by_turn.get(event.turn)
        if turn is None:
            continue
        match event:
            case happened.BattleEnded() if event.winner:
                turn.won[event.winner] += 1
            case happened.UnitsLost():
                turn.lost[event.nation] += event.force.size
            case happened.CityPillaged():
                turn.sacked.append(event.area)


def _position(state: ItaliaState) -> Position:
    units: dict[str, Counter[str]] = {}
    data = italia_data()
    for place, pieces in state.stacks.items():
        known = place.removeprefix("aboard-") if place.startswith("aboard-") else place
        at = next((sea for sea, stack in state.stacks.items() if known in stack), "") if known != place else place
        if at in data.areas or at in data.seas:
            for piece in pieces:
                unit = data.units.get(piece)
                if unit is not None and unit.land:
                    units.setdefault(at, Counter())[unit.nation] += 1
    return Position(units, dict(state.points), Counter(state.earned))


def _take_up(position: Any) -> Position:
    return _position(from_builtins(position, ItaliaState))


def _land(force: Force) -> int:
    """The land units of a force."""
    return sum(count for kind, count in force.units.items() if kind != "fleet")


def _apply(position: Position, event: Event) -> None:
    for apply in (_apply_coming, _apply_march, _apply_loss, _apply_change, _apply_points):
        apply(position, event)


def _apply_coming(position: Position, event: Event) -> None:
    match event:
        case happened.Placed() if event.origin:
            position.move(event.nation, event.origin, event.place, _land(event.force))
        case happened.Placed():
            position.add(event.place, event.nation, _land(event.force))
        case happened.Departed() | happened.Exited():
            position.add(event.place, event.nation, -_land(event.force))


def _apply_march(position: Position, event: Event) -> None:
    """Marches and voyages; what a campaign carries over the sea is told when it has landed."""
    match event:
        case happened.CampaignBegan():
            position.campaign = event.nation
        case happened.CampaignEnded():
            position.campaign = ""
        case happened.Moved() | happened.CampaignMarched() | happened.Reacted():
            position.move(event.nation, event.path[0], event.path[-1], _land(event.force))
            if isinstance(event, happened.Moved) and event.nation != position.campaign:
                position.move(event.nation, event.path[0], event.path[-1], _land(event.cargo))
        case happened.Retreated():
            position.move(event.nation, event.area, event.to, _land(event.force))


def _apply_loss(position: Position, event: Event) -> None:
    match event:
        case happened.UnitsLost():
            position.add(event.area, event.nation, -_land(event.force))
        case happened.CityRebuilt():
            position.add(event.area, event.nation, -1)


def _apply_change(position: Position, event: Event) -> None:
    """Units that change sides."""
    match event:
        case happened.Defected():
            position.add(event.area, event.nation, -1)
            if event.to:
                position.add(event.place, event.to, 1)
        case happened.NationInherited():
            for place, count in event.left.items():
                position.add(place, event.nation, -count)
            for stack in position.units.values():
                stack[event.heir] += stack.pop(event.nation, 0)


def _apply_points(position: Position, event: Event) -> None:
    match event:
        case happened.PointsScored() | happened.OccupationScored():
            position.points[event.seat] = event.total
            position.earned[event.nation] += event.halves
        case happened.TurnEnded() | happened.GameScored():
            position.points.update(event.points)
