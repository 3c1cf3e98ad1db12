"""Score a position of Ultimus Romanorum, for automatic players and for balance reports."""

from __future__ import annotations

from rules.core.events import Event
from rules.core.game import State
from rules.ultimus_romanorum.chapters.scoring import occupied, scores_roma
from rules.ultimus_romanorum.events import YearScored
from rules.ultimus_romanorum.game import ROMAN, UltimusRomanorum
from rules.ultimus_romanorum.info import SEATS
from rules.ultimus_romanorum.state import UltimusState

_STRENGTH = 0.1
_WON = 60.0
_YEAR_ROME = 3.0


def standing(state: State, seat: str) -> float:
    """A seat's lead in points, with what this year would bring and what is left in the field.

    Raises:
        TypeError: the state belongs to another game.
    """
    if not isinstance(state, UltimusState):
        raise TypeError("The state belongs to another game.")
    if state.result is not None:
        return 0.0 if state.result.winner is None else _WON if state.result.winner == seat else -_WON
    t = UltimusRomanorum(state, "")
    rival = next(each for each in SEATS if each != seat)
    roman = _of_rome(t)
    return state.pv[seat] - state.pv[rival] + (roman if t.camp_of_seat(seat) == ROMAN else -roman)


def _of_rome(t: UltimusRomanorum) -> float:
    """What the Roman camp is ahead by in this year and in the field."""
    plain, towns = occupied(t)
    lost = len(plain) + 2 * len(towns) + (5 if scores_roma(t) else 0)
    usurped = 4.0 * any(throne.usurper for throne in t.state.thrones.values())
    field = sum(
        _STRENGTH * t.values(unit).pf * (1 if t.camp(unit) == ROMAN else -1)
        for unit in t.data.units
        if t.area_of(unit) and t.fights(unit)
    )
    return _YEAR_ROME - lost - usurped + field


def counted(event: Event) -> float | None:
    """The Roman player's lead at the end of a year; None for any other event [10]."""
    if not isinstance(event, YearScored):
        return None
    rival = next(seat for seat in event.pv if seat != event.roman)
    return float(event.pv[event.roman] - event.pv[rival])
