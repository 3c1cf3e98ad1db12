"""The start of a nation turn (5)."""

from __future__ import annotations

from rules.core.game import Play
from rules.italia.chapters.special import inherit, return_roma, rise
from rules.italia.chapters.submission import ask_revolt, end_empty
from rules.italia.events import LeaderLeft, NationBegan
from rules.italia.game import Italia
from rules.italia.state import NationTurn


def takes_turn(t: Italia, nation: str) -> bool:
    """Whether a nation has a turn now: it has units on the map or an arrival, and isn't inherited [5, R72]."""
    if (t.state.turn, nation) in t.period.inherited:
        return False
    arrivals = t.period.arriving(t.state.turn, nation)
    return bool(t.on_map(nation)) or any(
        not each.if_owning_land or any(not t.area(area).is_staging for area in t.owned(nation)) for each in arrivals
    )


def send_leaders_home(t: Italia, nation: str) -> None:
    """The leaders of the last turn leave [2.5, R10]."""
    for leader in t.leaders_on_map(nation):
        place = t.space_of(leader)
        t.remove((leader,))
        t.tell(LeaderLeft(nation=nation, leader=leader, place=place), "2.5")


def begin_nation(t: Italia, nation: str) -> None:
    """Open the turn of a nation."""
    t.state.active = nation
    t.state.now = NationTurn(owned=[])
    t.changed()
    t.tell(NationBegan(nation=nation, seat=t.seat_of(nation), gold=t.nation(nation).gold), "5")


def start(t: Italia) -> Play[None]:
    """Leaders leave, inheritance, Roma returns, the rising, revolt [5]."""
    nation = t.active
    send_leaders_home(t, nation)
    yield from inherit(t)
    t.now.owned = list(t.owned(nation))
    yield from return_roma(t)
    rise(t)
    end_empty(t)
    yield from ask_revolt(t)
