"""Leaders enter and die, with all that follows for their offices and guards [1.2, 3.2.4, 3.3.1, 4.2.1, 8.5]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rules.core.game import Play
from rules.ultimus_romanorum.chapters import thrones
from rules.ultimus_romanorum.chapters.losses import eliminate
from rules.ultimus_romanorum.chapters.tribes import attila_died, king_died
from rules.ultimus_romanorum.data.loader import ATTILA, BOXES
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import CaesarLost, GuardGiven, LeaderDied, UnitRemoved
from rules.ultimus_romanorum.game import UltimusRomanorum

STRICKEN = ("death-plague", "death-germanophobia", "death-assassination")
"""Deaths after which a generic leader returns in phase C [6.4, R20]."""


class _Dead(NamedTuple):
    """A leader who has died, where that was, and the Usurpation he followed, if any."""

    leader: str
    place: str
    cause_of_usurper: str


def die(t: UltimusRomanorum, leader: str, cause: str, rule: str, by: Camp | None = None) -> Play[None]:
    """A leader dies. ``by`` is the camp that scores for it [10.1, R38, R39]."""
    yield from die_together(t, [leader], cause, rule, by)


def die_together(
    t: UltimusRomanorum, leaders: Iterable[str], cause: str, rule: str, by: Camp | None = None
) -> Play[None]:
    """Leaders die at once: all are gone before anything follows from it, so that none of the dead succeeds another.

    The thrones come last, that of the West first [3.5.2, 3.6.4, 4.5.3, R7].
    """
    falling = sorted((each for each in leaders if t.on_map(each)), key=lambda each: _rank(t, each))
    dead = [_fall(t, leader, cause, rule, by) for leader in falling]
    for each in dead:
        tribe = t.tribe_of(each.leader)
        if tribe and t.state.tribes[tribe].king == each.leader:
            yield from king_died(t, tribe)
        attila_died(t, each.leader)
        yield from _vacate(t, each, cause)


def _rank(t: UltimusRomanorum, leader: str) -> tuple[bool, bool, bool]:
    augustus = t.half_of_augustus(leader)
    return bool(augustus or t.half_of_usurper(leader)), t.rules_men(leader), augustus == "east"


def _fall(t: UltimusRomanorum, leader: str, cause: str, rule: str, by: Camp | None) -> _Dead:
    """A leader dies and leaves the map; his offices are still his until what follows from it."""
    place = t.place(leader)
    t.tell(LeaderDied(leader=leader, area=t.area_of(leader), cause=cause, by=by or ""), rule)
    if by is not None:
        _score(t, leader, cause, by)
    cause_of_usurper = t.state.cause.pop(leader, "")
    _leave(t, leader, cause)
    return _Dead(leader, place, cause_of_usurper)


def _score(t: UltimusRomanorum, leader: str, cause: str, by: Camp) -> None:
    is_attila = leader == ATTILA and cause in ("death-battle", "death-retreat")
    t.score(by, 5 if is_attila else 1, "pv-attila" if is_attila else "pv-leader", "10.1", leader)


def _leave(t: UltimusRomanorum, leader: str, cause: str) -> None:
    """Take a leader off the map, and his buccellarii with him [3.2.4, 6.4]."""
    dismiss_guard(t, leader)
    if t.state.march is not None and t.state.march.leader == leader:
        t.state.march = None
    if t.leader(leader).generic:
        t.state.lost_this_year = [*t.fallen_this_year(), leader]
        if cause in STRICKEN:
            t.state.stricken.append(leader)
    t.put(leader, "fallen" if t.leader(leader).generic else "gone")


def dismiss_guard(t: UltimusRomanorum, leader: str) -> None:
    """The buccellarii of a leader leave with him; their counter is free again [3.2.4, 9.3.3]."""
    guard = t.state.guard.pop(leader, "")
    if not guard:
        return
    if guard in t.state.reduced:
        t.state.reduced.remove(guard)
    t.state.cause.pop(guard, None)
    t.state.deaths.pop(guard, None)
    if t.on_map(guard):
        t.tell(UnitRemoved(unit=guard, to="guards", cause="removed-guard"), "3.2.4")
    t.put(guard, "guards")


def has_room_for_guard(t: UltimusRomanorum, leader: str) -> bool:
    """Whether buccellarii may join a leader where he is: a city's refuge takes in one unit of them [8.2.2, R33]."""
    place = t.place(leader)
    if place not in BOXES.values():
        return True
    return all(t.unit(each).category != "BU" for each in t.pieces.at(place) if each in t.data.units)


def free_guard(t: UltimusRomanorum, leader: str) -> str:
    """A free counter of buccellarii of a leader's size; empty if there is none or he may have none [3.2.4, 8.2.2]."""
    size = t.data.guard_pf(leader)
    if not size or leader in t.state.guard or t.tribe_of(leader):
        return ""
    if not has_room_for_guard(t, leader):
        return ""
    return next((unit for unit in t.data.guards[size] if t.pieces.is_at(unit, "guards")), "")


def give_guard(t: UltimusRomanorum, leader: str, rule: str) -> None:
    """Give a leader his buccellarii, if a counter is free [3.2.4, 3.5.1]."""
    guard = free_guard(t, leader)
    if not guard:
        return
    t.state.guard[leader] = guard
    t.put(guard, t.place(leader))
    if leader in t.state.cause:
        t.state.cause[guard] = t.state.cause[leader]
    t.tell(GuardGiven(leader=leader, unit=guard), rule)


def _vacate(t: UltimusRomanorum, dead: _Dead, cause: str) -> Play[None]:
    """What the death of an office holder brings about [3.5.2, 3.6.4]."""
    leader = dead.leader
    caesar = t.half_of_caesar(leader)
    if caesar:
        t.throne(caesar).caesar = ""
        t.tell(CaesarLost(leader=leader, half=caesar, cause="caesar-dead"), "3.5.1")
    for throne in t.state.thrones.values():
        if throne.escort == leader:
            throne.escort = ""
    augustus = t.half_of_augustus(leader)
    if augustus:
        if dead.place == BOXES[augustus]:  # 8.2.2
            yield from _city_mourns(t, dead.place)
        yield from thrones.augustus_died(t, augustus, leader, cause)
        return
    usurper = t.half_of_usurper(leader)
    if usurper:
        yield from thrones.usurper_died(t, usurper)
    elif dead.cause_of_usurper and t.throne(dead.cause_of_usurper).puppet == leader:
        yield from thrones.puppet_died(t, dead.cause_of_usurper)


def _city_mourns(t: UltimusRomanorum, box: str) -> Play[None]:
    """If the Augustus dies in his refuge, all who are with him are eliminated [8.2.2]."""
    inside = list(t.pieces.at(box))
    eliminate(t, [piece for piece in inside if piece in t.data.units], "loss-refuge", "8.2.2")
    yield from die_together(t, [piece for piece in inside if piece in t.data.leaders], "death-refuge", "8.2.2")
