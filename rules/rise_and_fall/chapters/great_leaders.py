"""How great leaders come and go [Great Leaders]."""

from __future__ import annotations

from rules.rise_and_fall.events import LeaderArrived, LeaderLeft
from rules.rise_and_fall.game import RiseAndFall


def change_leaders(t: RiseAndFall, side: str) -> None:
    """Change a side's leader this turn: the old one leaves, then the new one arrives [Great Leaders, R21]."""
    present = t.state.leaders.get(side)
    if present is not None and t.data.leaders[present].removed <= t.year:
        del t.state.leaders[side]
        t.tell(LeaderLeft(leader=present), "Great Leaders")
    for leader in t.data.leaders.values():
        if leader.side == side and leader.arrives == t.year and t.state.leaders.get(side) != leader.id:
            t.state.leaders[side] = leader.id
            t.tell(LeaderArrived(leader=leader.id), "Great Leaders")
    t.relations_changed()
