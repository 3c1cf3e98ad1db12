"""Score a position of Britannia reDux, for automatic players and for balance reports."""

from __future__ import annotations

from rules.britannia_redux.ai.worth import area_worth, army_worth, keeps
from rules.britannia_redux.events import RoundEnded
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.state import BritanniaState
from rules.core.events import Event
from rules.core.game import State

_WON = 60.0


def standing(state: State, seat: str) -> float:
    """A seat's lead over the best of the others: points, what its areas promise, armies.

    Raises:
        TypeError: the state belongs to another game.
    """
    if not isinstance(state, BritanniaState):
        raise TypeError("The state belongs to another game.")
    seats = list(dict.fromkeys(state.seats.values()))
    if state.result is not None:
        return 0.0 if state.result.winner is None else _WON if state.result.winner == seat else -_WON
    t = BritanniaRedux(state, "")
    promised = {each: t.seat_points(each) + _promised(t, each) for each in seats}
    return promised[seat] - max(points for each, points in promised.items() if each != seat)


def _promised(t: BritanniaRedux, seat: str) -> float:
    total = 0.0
    for nation in (nation for nation, owner in t.state.seats.items() if owner == seat):
        for area in t.owned(nation):
            total += area_worth(t, nation, area) * keeps(t, nation, area, t.presence(area)[nation])
        total += 0.5 * army_worth(t, nation) * len(t.all_armies(nation))
    return total


def counted(event: Event) -> float | None:
    """By how much the best seat leads the next one at the end of a round; None for any other event."""
    if not isinstance(event, RoundEnded):
        return None
    first, second, *_ = sorted(event.points.values(), reverse=True)
    return float(first - second)
