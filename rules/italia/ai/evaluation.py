"""Score a position of Italia, for automatic players and for balance reports."""

from __future__ import annotations

from rules.core.events import Event
from rules.core.game import State
from rules.italia.ai.worth import hold_worth, unit_worth
from rules.italia.events import TurnEnded
from rules.italia.game import Italia
from rules.italia.state import ItaliaState

_WON = 60.0


def standing(state: State, seat: str) -> float:
    """A seat's lead over the best of the others: points, what its areas promise, units.

    Raises:
        TypeError: the state belongs to another game.
    """
    if not isinstance(state, ItaliaState):
        raise TypeError("The state belongs to another game.")
    if state.result is not None:
        return _WON if state.result.winner == seat else -_WON
    t = Italia(state, "")
    promised = {each: t.state.points[each] / 2 + _promised(t, each) for each in t.seats}
    return promised[seat] - max(points for each, points in promised.items() if each != seat)


def _promised(t: Italia, seat: str) -> float:
    total = 0.0
    for nation in t.period.nations_of[seat]:
        total += sum(hold_worth(t, nation, area, len(t.units_at(area, nation))) for area in t.owned(nation))
        total += 0.5 * unit_worth(t, nation) * len(t.land_units(nation))
    return total


def counted(event: Event) -> float | None:
    """By how much the best seat leads the next one at the end of a game turn; None for any other event."""
    if not isinstance(event, TurnEnded):
        return None
    first, second, *_ = sorted(event.points.values(), reverse=True)
    return (first - second) / 2
