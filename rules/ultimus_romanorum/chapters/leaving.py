"""Leaving an area for one beside it: evasion, flight and retreat [8.2.1, 8.4.1, 6.3, 7.1]."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from rules.core.decisions import Option
from rules.core.game import Play
from rules.core.text import Text
from rules.ultimus_romanorum.chapters.asking import BACK, area_options, ask, ask_some, troops
from rules.ultimus_romanorum.chapters.leaders import die, die_together
from rules.ultimus_romanorum.chapters.losses import eliminate
from rules.ultimus_romanorum.chapters.movement import Stack, closed, follows, leads, lone_chief, may_end
from rules.ultimus_romanorum.chapters.plague import enter_plague
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import LeaderEscaped, Retreated
from rules.ultimus_romanorum.game import UltimusRomanorum, choice, other

_MOST_NAMED = 2
"""The most units that an option names one by one."""


class Party(NamedTuple):
    """Counters that leave together: a leader with those he takes along, or units on their own.

    ``able``: all who could go with him, and of them the one ``bound`` to him, if any.
    """

    leader: str
    units: tuple[str, ...]
    able: tuple[str, ...] = ()
    bound: str = ""

    @property
    def pieces(self) -> tuple[str, ...]:
        """All its counters."""
        return (self.leader, *self.units) if self.leader else self.units

    @property
    def room(self) -> int:
        """How many units the leader takes besides the one bound to him."""
        return len(self.units) - bool(self.bound)

    @property
    def free(self) -> list[str]:
        """Those who could go with him, but for the one bound to him."""
        return [unit for unit in self.able if unit != self.bound]

    @property
    def is_open(self) -> bool:
        """Whether more units can go with him than he may lead, so that the owner picks."""
        return 0 < self.room < len(self.free)


def may_leave(t: UltimusRomanorum, piece: str, leader: str, origin: str, to: str) -> bool:
    """Whether a counter may go from an area to the one beside it, whatever it costs [8.2.1, R15, R70]."""
    camp, tribe = t.camp(piece), t.tribe_of(piece)
    if t.fighters(to, other(camp)) or may_end(t, Stack("", (piece,)), to):
        return False
    chief = piece in t.data.leaders
    if closed(t, piece, leader or (piece if chief else ""), origin, to):
        return False
    if chief and tribe and not leader and t.area(to).in_empire:  # R15; allies are one people [6.2, R27]
        return any(its and follows(t, its, tribe) for its in map(t.tribe_of, t.units_at(to, camp)))
    return True


def ways_out(t: UltimusRomanorum, area: str, shut: Collection[str]) -> list[str]:
    """The areas beside an area, towns first, but for those from which the attacker came [8.2.1]."""
    found = [to for to in t.data.beside(area) if to not in shut]
    return sorted(found, key=lambda to: (to not in t.data.towns, to))


def party(t: UltimusRomanorum, leader: str, units: Sequence[str], origin: str, to: str) -> Party | None:
    """Who can go along with a leader to an area: up to his command capacity, his guard first; None if he can't."""
    able = [unit for unit in units if leads(t, leader, unit) and may_leave(t, unit, leader, origin, to)]
    able.sort(key=lambda unit: (-t.values(unit).pf, unit))
    if lone_chief(t, Stack(leader, tuple(able))):
        able = []
    guard, bound = t.state.guard.get(leader, ""), _bound(t, leader, able)
    able.sort(key=lambda unit: unit != bound)
    taken = tuple(able[: t.leader(leader).cc])
    if guard and t.on_map(guard) and guard in units and guard not in taken:
        return None
    if not may_leave(t, leader, taken[0] if taken else "", origin, to):
        return None
    return Party(leader, taken, tuple(able), bound)


def kin_among(t: UltimusRomanorum, leader: str, units: Iterable[str]) -> str:
    """The first of some units that goes with a leader: for a chief one of his people or their allies. Empty if none."""
    return next((unit for unit in units if not lone_chief(t, Stack(leader, (unit,)))), "")


def _bound(t: UltimusRomanorum, leader: str, able: Sequence[str]) -> str:
    """The unit that goes with a leader in any case: his guard, or one of his people if he leads others too [4.5.1]."""
    guard = t.state.guard.get(leader, "")
    if guard in able:
        return guard
    people = t.following(t.tribe_of(leader)) if t.tribe_of(leader) else []
    own = [unit for unit in able if t.tribe_of(unit) in people]
    return own[0] if own and len(own) < len(able) else ""


def choose_company(t: UltimusRomanorum, camp: Camp, party: Party, rule: str, back: Option | None) -> Play[Party | None]:
    """If more units can go with a leader than he may lead, the owner picks [8.2.1]; the default is the strongest.

    None if he takes ``back`` what led here.
    """
    if not party.is_open:
        return party
    free, room = party.free, party.room
    options = [choice(unit, "option-take-unit", rule, (), unit=unit, pf=t.values(unit).pf) for unit in free]
    wanted = yield from ask_some(t, camp, "company", rule, options, (1, room), free[:room], back, leader=party.leader)
    if wanted == (BACK,):
        return None
    return party._replace(units=(*([party.bound] if party.bound else []), *wanted))


def who_goes(parties: Sequence[Party]) -> dict[str, int | str | tuple[str | Text, ...]]:
    """How many units go, and which: one or two by name, more by people and category; not if the owner picks them."""
    units = [unit for each in parties for unit in each.units]
    who = tuple(units) if len(units) <= _MOST_NAMED else troops(units)
    going = "choice" if any(each.is_open for each in parties) else "listed" if units else "none"
    return {"units": len(units), "who": who, "going": going}


def go(t: UltimusRomanorum, pieces: Sequence[str], to: str) -> None:
    """Put counters that leave into another area, and let them suffer a plague there."""
    for piece in pieces:
        t.put(piece, to)


# Retreat [8.4.1]


def retreat(t: UltimusRomanorum, camp: Camp, area: str, pieces: Sequence[str], shut: Collection[str]) -> Play[None]:
    """A beaten Force leaves: leaders with their units first, then the rest; who can't is eliminated [8.4.1, R16].

    Whoever has returned to the fold, because his Usurper fell, stays with the victors [3.6.4, R120].
    """
    left = _beaten(t, camp, area, pieces)
    while left:
        groups = _groups(t, area, left, shut)
        if not groups:
            break
        to, moving = yield from _choose_retreat(t, camp, area, groups[0])
        t.tell(Retreated(area=area, to=to, pieces=moving), "8.4.1")
        go(t, moving, to)
        yield from enter_plague(t, moving, to)
        left = _beaten(t, camp, area, (piece for piece in left if piece not in moving))
    yield from _perish(t, camp, area, left)


def _beaten(t: UltimusRomanorum, camp: Camp, area: str, pieces: Iterable[str]) -> list[str]:
    return [piece for piece in pieces if t.place(piece) == area and t.camp(piece) == camp]


class _Group(NamedTuple):
    """Counters that retreat together, and who of them can go where."""

    ways: dict[str, Party]


def _groups(t: UltimusRomanorum, area: str, left: Sequence[str], shut: Collection[str]) -> list[_Group]:
    """Those who can still leave: leaders, the ablest first; without any, each unit on its own.

    A leader may go where none of his units can, not even his guard: evasion limits how many go with him and asks for
    no one [8.2.1]. A guard never leaves without him [3.2.4].
    """
    outs = ways_out(t, area, shut)
    units = [piece for piece in left if piece in t.data.units]
    found: list[_Group] = []
    for leader in sorted((p for p in left if p in t.data.leaders), key=lambda p: (-t.leader(p).cc, p)):
        ways = {to: each for to in outs if (each := _party_in_retreat(t, leader, units, area, to)) is not None}
        if ways:
            found.append(_Group(ways))
    alone = [] if found else [unit for unit in units if t.unit(unit).category != "BU"]
    for unit in alone:  # R16
        ways = {to: Party("", (unit,)) for to in outs if may_leave(t, unit, "", area, to)}
        if ways:
            found.append(_Group(ways))
    return found


def _party_in_retreat(t: UltimusRomanorum, leader: str, units: Sequence[str], area: str, to: str) -> Party | None:
    """Who retreats with a leader to an area; he goes without a guard that can't go there [8.4.1, R42]."""
    guard = t.state.guard.get(leader, "")
    return party(t, leader, units, area, to) or party(t, leader, [unit for unit in units if unit != guard], area, to)


def _choose_retreat(t: UltimusRomanorum, camp: Camp, area: str, group: _Group) -> Play[tuple[str, tuple[str, ...]]]:
    """The owner picks where a group goes and who goes along; from the second choice he can go back to the first."""
    back = choice(BACK, "option-back", "8.4.1") if len(group.ways) > 1 else None
    while True:
        to = yield from _choose_way(t, camp, area, group)
        chosen = yield from choose_company(t, camp, group.ways[to], "8.4.1, 8.2.1", back)
        if chosen is not None:
            return to, chosen.pieces


def _choose_way(t: UltimusRomanorum, camp: Camp, area: str, group: _Group) -> Play[str]:
    """The owner picks where they go; the default is where most can go, a town first [8.4.1, G]."""
    order = sorted(group.ways, key=lambda to: (-len(group.ways[to].units), to not in t.data.towns, to))
    options = [
        option for to in order for option in area_options([to], "option-retreat", "8.4.1", **who_goes([group.ways[to]]))
    ]
    first = next(iter(group.ways.values())).pieces[0]
    leader = first if first in t.data.leaders else "none"
    return (yield from ask(t, camp, "retreat", "8.4.1", options, area=area, leader=leader, unit=first))


def _perish(t: UltimusRomanorum, camp: Camp, area: str, left: Sequence[str]) -> Play[None]:
    """Who can't retreat is eliminated, leaders too [8.4.1, 8.5.1]."""
    eliminate(t, [piece for piece in left if piece in t.data.units], "loss-retreat", "8.4.1")
    leaders = [piece for piece in left if piece in t.data.leaders]
    yield from die_together(t, leaders, "death-retreat", "8.5.1", other(camp))


# Lone leaders [7.1]


def lone_leaders(t: UltimusRomanorum) -> Play[None]:
    """Leaders alone among enemy units try to get away at the end of a movement [7.1, R15]."""
    for leader in list(t.leaders_on_map()):
        area = t.place(leader)
        if area in t.data.areas and _is_lost(t, leader, area):
            yield from _escape(t, leader, area)


def _is_lost(t: UltimusRomanorum, leader: str, area: str) -> bool:
    camp = t.camp(leader)
    return t.fights(leader) and bool(t.fighters(area, other(camp))) and not t.fighters(area, camp)


def _escape(t: UltimusRomanorum, leader: str, area: str) -> Play[None]:
    outs = [to for to in ways_out(t, area, ()) if may_leave(t, leader, "", area, to)]
    roll = t.d10() if outs else 9
    if not outs or roll == 9:
        t.tell(LeaderEscaped(leader=leader, area=area, die=roll, to=""), "7.1")
        yield from die(t, leader, "death-escape", "7.1")
        return
    options = area_options(outs, "option-escape", "7.1")
    to = yield from ask(t, t.camp(leader), "escape", "7.1", options, leader=leader)
    t.tell(LeaderEscaped(leader=leader, area=area, die=roll, to=to), "7.1")
    go(t, (leader,), to)
    yield from enter_plague(t, (leader,), to)
