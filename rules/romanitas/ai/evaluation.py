"""Evaluates positions of Romanitas and explains the result, for the Legate and for advice."""

from __future__ import annotations

from statistics import fmean

from rules.core.agents import Appraisal
from rules.core.events import Event
from rules.core.game import State
from rules.core.text import Text
from rules.romanitas.chapters.mobilisation import COMES, MAGISTER
from rules.romanitas.chapters.organisation import count_possessions
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Level
from rules.romanitas.events import Counted
from rules.romanitas.game import ELIMINATED, Romanitas, say
from rules.romanitas.state import RomanitasState

_ENDS = {Level.MAJOR_DEFEAT: -10.0, Level.MINOR_DEFEAT: 2.0, Level.MAJOR_VICTORY: 9.0, Level.HISTORIC_VICTORY: 12.0}
"""The value of each ending, on the scale of a count."""

_RP_IN_HAND = 0.35
_UNIT_LOST = 0.12
_COMES_LOST, _MAGISTER_LOST, _FLEET_LOST = 0.2, 0.9, 0.5
_NATION_AT_WAR = 0.25
_NEAR_RUIN = 1.0
"""The extra cost of each Desolation beyond its RP, from the seventh on."""


def standing(state: State, _seat: str) -> float:
    """The value of the Empire's position, in Romanness Points of the next count. The future is a rough estimate.

    Raises:
        TypeError: not a position of Romanitas.
    """
    empire = _own(state)
    if empire.result is not None:
        return _ENDS[Level(empire.result.level)]
    gone = empire.stacks.get(ELIMINATED, [])
    data = romanitas_data()
    losses = (
        _UNIT_LOST * sum(piece in data.roman_army for piece in gone)
        + _FLEET_LOST * sum(piece in data.roman_fleets for piece in gone)
        + _COMES_LOST * (COMES in gone)
        + _MAGISTER_LOST * (MAGISTER in gone)
    )
    danger = _NEAR_RUIN * max(len(empire.desolation) + 4 - data.tables.victory.desolations, 0)
    wars = _NATION_AT_WAR * len(set(empire.now.at_war) | (set() if empire.now.at_war else set(empire.before.at_war)))
    return expected_count(empire) + _RP_IN_HAND * empire.rp - losses - danger - wars


def expected_count(state: RomanitasState) -> float:
    """The next count, leaving out the Fatum dice [3.1]."""
    bounds = romanitas_data().tables.romanness
    total = sum(amount for _, _, amount in count_possessions(Romanitas(state, "")))
    return float(min(max(total, bounds.floor), bounds.cap))


def counted(event: Event) -> float | None:
    """The Romanness Points of a turn's count, or None for any other event [3.1]."""
    bounds = romanitas_data().tables.romanness
    return float(min(max(event.total, bounds.floor), bounds.cap)) if isinstance(event, Counted) else None


def explain(now: State, tried: Appraisal) -> tuple[Text, ...]:
    """What an answer changed by the turn's end, averaged over the trials that weren't lost."""
    before, ends = _own(now), [_own(end) for end in tried.ends]
    kept = [end for end in ends if end.result is None or end.result.winner] or ends
    reasons = []
    for key, change in _changes(before, kept).items():
        if abs(change) >= _WORTH_SAYING:
            reasons.append(say(key, sign="more" if change > 0 else "fewer", amount=round(abs(change), 1)))
    return tuple(reasons)


_WORTH_SAYING = 0.15


def _changes(before: RomanitasState, ends: list[RomanitasState]) -> dict[str, float]:
    return {
        "advice-cities": fmean(_cities(end) for end in ends) - _cities(before),
        "advice-ruins": fmean(len(end.desolation) for end in ends) - len(before.desolation),
        "advice-units": fmean(_eliminated(end) for end in ends) - _eliminated(before),
    }


def _cities(state: RomanitasState) -> int:
    return sum(owner == "roman" for owner in state.owner.values())


def _eliminated(state: RomanitasState) -> int:
    return len(state.stacks.get(ELIMINATED, ()))


def _own(state: State) -> RomanitasState:
    if not isinstance(state, RomanitasState):
        raise TypeError("This is a position of another game.")
    return state
