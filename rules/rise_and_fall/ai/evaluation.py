"""Score a position of Rise and Fall, for automatic players and for balance reports."""

from __future__ import annotations

from rules.core.events import Event
from rules.core.game import State
from rules.rise_and_fall.chapters import victory
from rules.rise_and_fall.data.loader import REGULARS
from rules.rise_and_fall.events import TurnEnded
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.state import RiseState

_UNIT = 0.15
_GARRISON = 0.05
_RUIN = 0.5
_WON = 60.0


def standing(state: State, seat: str) -> float:
    """A seat's score in stars; the German seat also counts the stars of its peoples.

    Raises:
        TypeError: the state belongs to another game.
    """
    if not isinstance(state, RiseState):
        raise TypeError("The state belongs to another game.")
    game = RiseAndFall(state, "")
    ahead = victory.difference(game) + _ruins(game) + _armies(game)
    if state.result is not None:
        return _WON if state.result.winner == seat else -_WON
    if seat == "rome":
        return ahead
    return victory.german_stars(game) - ahead if seat == "german" else -ahead


def _ruins(game: RiseAndFall) -> float:
    lost = {"rome": -_RUIN, "parthia": _RUIN}
    return sum(lost.get(game.holder(area), 0.0) for area in game.state.ruins)


def _armies(game: RiseAndFall) -> float:
    worth = 0.0
    for unit, area in game.on_map():
        nation = game.data.nation[unit]
        star = game.is_star(game.data.areas[area])
        if nation == "rome" and game.data.kind[unit] in REGULARS:
            worth += _UNIT + _GARRISON * star
        elif nation == "parthia":
            worth -= _UNIT + _GARRISON * star
    return worth


def counted(event: Event) -> float | None:
    """The star difference at the end of a decade; None for any other event [Victory Conditions 1]."""
    return float(event.difference) if isinstance(event, TurnEnded) else None
