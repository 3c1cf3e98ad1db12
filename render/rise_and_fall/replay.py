"""Who controlled what in each decade, from a campaign's events. The film and the statistics use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from render.core.replay import replay
from rules.core.events import Event, GameEnded, TakenUp
from rules.core.registry import chosen_options
from rules.rise_and_fall import events as happened
from rules.rise_and_fall.data.loader import rise_data
from rules.rise_and_fall.game import RiseAndFall


@dataclass
class Decade:
    """The end of a decade: control of each area, the star count, conquests, combats by attacker, and the result."""

    turn: int
    year: int
    control: dict[str, str]
    taken: dict[str, str] = field(default_factory=dict)
    stars: tuple[int, int, int] | None = None
    attacks: dict[str, int] = field(default_factory=dict)
    revolts: int = 0
    civil_wars: int = 0
    sassanid: bool = False
    level: str = ""
    winner: str = ""


def decades(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str]) -> list[Decade]:
    """The decades of a campaign, in order. ``events`` must leave out choices that were undone.

    There is always at least one: the start of the scenario. An imported campaign starts with its imported position.
    """
    data, begun = rise_data(), RiseAndFall.set_up(scenario, chosen_options(RiseAndFall, options))
    sassanid = begun.sassanid
    found = [] if events else [Decade(begun.turn, data.year(begun.turn), dict(begun.control), sassanid=sassanid)]
    for event, control in replay(dict(begun.control), events, _take_up, _apply):
        if not found or found[-1].turn != event.turn:
            found.append(Decade(event.turn, data.year(event.turn), control))
        found[-1].control = dict(control)
        sassanid = _is_sassanid(event, before=sassanid)
        found[-1].sassanid = sassanid
        _note(found[-1], event)
    return found


def _is_sassanid(event: Event, *, before: bool) -> bool:
    """Whether Parthia is the Sassanids after an event."""
    match event:
        case TakenUp():
            return bool(event.state.get("sassanid", before))
        case happened.SassanidRevoltEnded():
            return before or event.won
    return before


def _take_up(position: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    return dict(position["control"])


def _apply(control: dict[str, str], event: Event) -> None:
    match event:
        case happened.AreaTaken():
            control[event.area] = event.by
        case happened.AreaYielded():
            control[event.area] = event.to


def _note(decade: Decade, event: Event) -> None:
    match event:
        case happened.AreaTaken():
            decade.taken[event.area] = event.by
        case happened.AreaYielded():
            decade.taken[event.area] = event.to
        case happened.TurnEnded():
            decade.stars = event.rome, event.parthia, event.german
        case happened.Attacked():
            nation = rise_data().nation[event.attacker]
            decade.attacks[nation] = decade.attacks.get(nation, 0) + 1
        case happened.RevoltBegan():
            decade.revolts += 1
        case happened.CivilWarBegan():
            decade.civil_wars += 1
        case GameEnded():
            decade.level, decade.winner = event.level, event.winner or ""
