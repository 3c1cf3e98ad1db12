"""What an SMC has settled: a line for each stratagem, battle, evasion and flight, until its report says more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from render.core.words import Words
from render.ultimus_romanorum.at_once import is_in_battle
from render.ultimus_romanorum.battle_model import Battle, battles
from render.ultimus_romanorum.battle_report import losses_told, name_of, outcome
from render.ultimus_romanorum.narration import counters, force_of, realm, rolled, side
from rules.core.events import Event
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.game import UltimusRomanorum, say

MOST_SETTLED: Final = 8
"""The lines that a panel has room for; the log tells earlier ones."""

_BY_STRATAGEM: Final = "flees"
"""The cause of a flight by Opportune Flight."""

_FLIGHT: Final = "opportune-flight"
"""The stratagem whose effect is a line of its own."""

_ENDS: Final = (happened.SequenceEnded, happened.SequencePassed)


def told_of_settled(turn: Sequence[Event], game: UltimusRomanorum, texts: Words) -> list[str]:
    """The lines for what a year's events have settled since the last SMC ended, oldest first."""
    told = list(_lines(_since_last_sequence(turn), game, texts))
    left_out = len(told) - MOST_SETTLED
    return [texts("settled-earlier", count=left_out), *told[left_out:]] if left_out > 0 else told


def _since_last_sequence(turn: Sequence[Event]) -> list[Event]:
    """The events of battles since the last report."""
    end = max((place for place, event in enumerate(turn) if isinstance(event, _ENDS)), default=-1)
    return [event for event in turn[end + 1 :] if is_in_battle(event)]


def _lines(events: Sequence[Event], game: UltimusRomanorum, texts: Words) -> Iterator[str]:
    fought, gone = iter(battles(events)), _gone(events)
    for event in events:
        match event:
            case happened.StratagemPlayed() if event.stratagem != _FLIGHT:
                yield _stratagem(event, texts)
            case happened.BattleFought():
                yield _battle(next(fought), game, texts)
            case happened.EvasionTested() if not (event.succeeds and event.area in gone):
                yield _evasion(event, texts)
            case happened.Evaded():
                key = "settled-fled" if event.cause == _BY_STRATAGEM else "settled-evaded"
                yield texts(key, area=event.area, force=force_of(event.pieces), to=event.to)
            case happened.RefugeTaken():
                yield texts("settled-refuge", half=realm(event.half), pieces=counters(event.pieces))


def _gone(events: Sequence[Event]) -> set[str]:
    """The areas that someone has evaded from: no line need say that he might."""
    return {event.area for event in events if isinstance(event, happened.Evaded) and event.cause != _BY_STRATAGEM}


def _stratagem(event: happened.StratagemPlayed, texts: Words) -> str:
    """Who plays what in a battle; its report tells the dice."""
    stratagem = say(f"stratagem-{event.stratagem}")
    return texts("settled-stratagem", area=event.about[0], camp=side(event.camp), stratagem=stratagem)


def _battle(battle: Battle, game: UltimusRomanorum, texts: Words) -> str:
    """Who won, what both lost, where the beaten went, and the points."""
    sides = battle.fought.attacker, battle.fought.defender
    lost = [
        texts("settled-losses", who=name_of(game, side), lost=tuple(counted))
        for side in sides
        if (counted := losses_told(battle, side, texts))
    ]
    return texts("settled-battle", area=battle.fought.area, told=" · ".join([outcome(battle, game, texts), *lost]))


def _evasion(test: happened.EvasionTested, texts: Words) -> str:
    key = "settled-evasion" if test.succeeds else "settled-caught"
    return texts(key, area=test.area, leader=test.leader, die=rolled(test.die, test.modifiers), vs=test.vs)
