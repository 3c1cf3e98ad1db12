"""Leaders enter and leave play [B10, 15.6.4]."""

from __future__ import annotations

from rules.britannia_redux.chapters.asking import area_options, ask
from rules.britannia_redux.data.loader import GONE
from rules.britannia_redux.events import LeaderAppeared, LeaderLeft
from rules.britannia_redux.game import BritanniaRedux
from rules.core.game import Play


def leave(t: BritanniaRedux, leader: str, cause: str, rule: str, by: str = "") -> None:
    """A leader leaves play for good."""
    place = t.place(leader)
    t.put(leader, GONE)
    t.state.came_from.pop(leader, None)
    t.tell(LeaderLeft(leader=leader, nation=t.data.nation_of[leader], place=place, cause=cause, by=by), rule)


def leave_if_alone(t: BritanniaRedux, nation: str, place: str) -> None:
    """A leader left without army and fortification is out of the game (R36)."""
    if not t.presence(place).get(nation):
        for leader in t.leaders(place, nation):
            leave(t, leader, "no-army", "R36")


def appear(t: BritanniaRedux, leader: str, places: list[str], rule: str) -> Play[None]:
    """Bring a leader into play with an army; without one he is lost [B4.2.1]."""
    nation = t.data.nation_of[leader]
    if not places:
        t.put(leader, GONE)
        t.tell(LeaderLeft(leader=leader, nation=nation, place="", cause="no-army"), rule)
        return
    best = sorted(places, key=lambda place: (-len(t.armies(place, nation)), place))
    options = area_options(t, best, "option-leader", rule, leader=leader)
    place = yield from ask(t, nation, "leader", rule, options, leader=leader)
    t.put(leader, place)
    t.tell(LeaderAppeared(leader=leader, nation=nation, place=place), rule)


def dismiss(t: BritanniaRedux) -> None:
    """All leaders leave at the end of a round [B10.6]."""
    for leader in t.data.leaders:
        if t.is_in_play(leader):
            leave(t, leader, "round-end", "B10.6")
