"""What makes an event special among those before it: firsts, streaks, revenge, odds, what it cost.

Each function returns the ending of the stem to tell the event with; empty if nothing is special. What always applies
takes turns with the plain texts, so that it isn't told every time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from render.romanitas.theme import rulers
from rules.core.events import Event
from rules.romanitas import events as happened
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Piracy

_STREAK: Final = 3
_BLOODY: Final = 3
_NEWS_OF_LAST_TURN: Final = {"city-reconquered": "lost", "city-taken": "gained", "city-desolated": "burnt"}
"""What a new turn begins under, by the events of the last one."""


_Came: TypeAlias = happened.RaidBegan | happened.InvasionBegan | happened.AttackCancelled
_Moved: TypeAlias = happened.FleetSailed | happened.FleetGone
_Counting: TypeAlias = happened.Counted | happened.RomannessChanged
_Aimed: TypeAlias = happened.AttackCancelled | happened.RaidBegan | happened.DiplomacyTurned


def victory(past: Sequence[Event]) -> tuple[str, int]:
    """What is special about the combat that was just won, and how many were won in a row with it."""
    fought = list(combats(past))
    if not fought:
        return "", 1
    row = next((place for place, won in enumerate(reversed([won for won, _ in fought])) if not won), len(fought))
    last = fought[-1][1]
    if sum(won for won, _ in fought) == 1:
        return "first", row
    before = [won for won, nations in fought[:-1] if {*nations} & {*last}]
    if before and not before[-1]:
        return "revenge", row
    if len(fought) > 1 and not fought[-2][0]:
        return "recovered", row
    found = list(_kinds_of_victory(past, row))
    return ["", *found][len(fought) % (len(found) + 1)], row


def _kinds_of_victory(past: Sequence[Event], row: int) -> Iterator[str]:
    if row >= _STREAK:
        yield "streak"
    end = next(each for each in reversed(past) if isinstance(each, happened.BattleEnded | happened.NavalBattleEnded))
    if isinstance(end, happened.NavalBattleEnded):
        yield "sea"
    elif end.nation == "persia":
        yield "persia"
    if isinstance(end, happened.BattleEnded):
        lost = len(end.eliminated.get("roman", ()))
        if end.siege:
            yield "siege"
        if not lost:
            yield "bloodless"
        elif lost >= _BLOODY:
            yield "bloody"


def combats(past: Sequence[Event]) -> Iterator[tuple[bool, tuple[str, ...]]]:
    """The decided combats in order: whether Rome won, and against whom."""
    at_sea: tuple[str, ...] = ()
    for event in past:
        match event:
            case happened.NavalBattleBegan():
                at_sea = event.enemies
            case happened.NavalBattleEnded() if event.winner:
                yield event.winner == "roman", at_sea
            case happened.BattleEnded() if event.why != "no-enemy":
                yield event.winner == "roman", (event.nation,)
            case _:
                pass


def battle(event: happened.BattleEnded, scene: Sequence[Event]) -> str:
    """What is special about how a battle in the field ended: the odds, or the price."""
    began = next((each for each in scene if isinstance(each, happened.BattleBegan)), None)
    if event.siege or began is None:
        return ""
    ours, theirs = len(event.eliminated.get("roman", ())), len(event.eliminated.get("enemy", ()))
    is_won = event.winner == "roman"
    fewer, more = sorted((len(began.roman), began.enemies))
    found = {
        "outnumbered": fewer < more and is_won == (fewer == len(began.roman)),
        "dear": ours >= _BLOODY,
        "rout": is_won and theirs >= began.enemies,
        "cheap": is_won and theirs > 0 and not ours,
    }
    return next((ending for ending, applies in found.items() if applies), "")


def turn(event: happened.TurnBegan, past: Sequence[Event]) -> str:
    """What is special about a turn's beginning: the last one, or a new reign."""
    data = romanitas_data()
    if event.turn == max(data.turn):
        return "last"
    if event.turn - 1 in data.turn and not {*rulers(event.turn - 1)} & {*rulers(event.turn)}:
        return "reign"
    recent = {each.kind for each in past if each.turn == event.turn - 1}
    return next((ending for kind, ending in _NEWS_OF_LAST_TURN.items() if kind in recent), "")


def count(event: happened.Counted, past: Sequence[Event]) -> str:
    """What is special about a count: the ends of the track, or a change since the last one."""
    bounds = romanitas_data().tables.romanness
    if event.total >= bounds.cap:
        return "cap"
    if event.total <= bounds.floor:
        return "floor"
    last = next((each.total for each in reversed(past) if isinstance(each, happened.Counted)), event.total)
    return "more" if event.total > last else "less" if event.total < last else ""


def again(event: _Aimed, past: Sequence[Event]) -> str:
    """Whether the same happened at this place before."""
    same = (each for each in past if isinstance(each, _Aimed) and each.kind == event.kind)
    return "again" if any(_place(each) == _place(event) for each in same) else ""


def _place(event: _Aimed) -> str:
    return event.space if isinstance(event, happened.DiplomacyTurned) else event.city


def attitude(event: happened.AttitudeChecked, past: Sequence[Event]) -> str:
    """Whether a people comes for the first time, or came in the turn before too; if only to a city that isn't Roman.

    Whose ships were seen doesn't appear for the first time, but hasn't come by land either.
    """
    came = [each.turn for each in past if isinstance(each, _Came) and each.nation == event.nation]
    if not came:
        seen = any(isinstance(each, happened.FleetSailed) and each.nation == event.nation for each in past)
        return "" if seen else "first"
    return "again" if came[-1] == event.turn - 1 else ""


def at_sea(event: happened.AttitudeChecked, past: Sequence[Event]) -> bool:
    """Whether a people's ships lie where its piracy would send them, so that it changes nothing [6.2.1]."""
    result = romanitas_data().attitude_result(event.nation, event.score.total)
    moves = (each for each in reversed(past) if isinstance(each, _Moved) and each.nation == event.nation)
    last = next(moves, None)
    return isinstance(last, happened.FleetSailed) and isinstance(result, Piracy) and last.zone == result.zone


def held_back(event: happened.RomannessChanged, past: Sequence[Event]) -> int:
    """The part of a change that the ends of the track held back while the count went on [R2]; the event doesn't say."""
    before = next((each for each in reversed(past) if isinstance(each, _Counting) and each.turn == event.turn), None)
    if before is None:
        return 0
    bounds = romanitas_data().tables.romanness
    return event.change - (event.total - min(max(before.total, bounds.floor), bounds.cap))
