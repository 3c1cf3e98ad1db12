"""The threads of a campaign of Ultimus Romanorum: what keeps coming back, told at the end of a year."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from render.prose.narrator import Point
from render.prose.threads import most_repeated, row_of_last
from render.ultimus_romanorum.circumstances import named, sides
from render.ultimus_romanorum.narration import realm, side
from rules.core.events import Event
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.data.loader import ultimus_data
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN

_TWICE: Final = 2
_OFTEN: Final = 3
"""How often something has to happen before it's a thread."""

_MANY: Final = 4
"""From how many battles won or lost in a row there is a thread."""


def spin(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """What could be told at the end of a year, the strongest first."""
    yield from _nemesis(today, known)
    yield from _usurper(today, known)
    yield from _besieged(today, known)
    yield from _thrones(today, known)
    yield from _generals(today, known)
    yield from _fickle(today, known)
    yield from _contested(today, known)
    yield from _fortune(today, known)
    yield from _leading(known)


def _fought(events: Sequence[Event]) -> list[happened.BattleFought]:
    return [event for event in events if isinstance(event, happened.BattleFought)]


def _nemesis(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A general who has been beaten again by the same enemy, and lives."""
    dead = _dead(known)
    alive = [pair for pair in _beaten(today) if dead.isdisjoint(pair)]
    for (leader, foe), times in most_repeated(alive, _beaten(known), _TWICE):
        yield Point("thread-nemesis", {"leader": leader, "foe": foe, "times": times})


def _dead(known: Sequence[Event]) -> set[str]:
    return {event.leader for event in known if isinstance(event, happened.LeaderDied)}


def _beaten(events: Sequence[Event]) -> list[tuple[str, str]]:
    found = []
    for fight in _fought(events):
        victor, loser = sides(fight)
        found += [(leader, foe) for leader in named(loser)[:1] for foe in named(victor)[:1]]
    return found


def _usurper(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A usurpation that has outlasted the year in which it began [3.6]."""
    open_: dict[str, happened.UsurpationBegan] = {}
    for event in known:
        if isinstance(event, happened.UsurpationBegan):
            open_[event.half] = event
        elif isinstance(event, happened.UsurpationFailed | happened.UsurpationSucceeded):
            open_.pop(event.half, None)
    for half, began in open_.items():
        years = today[0].turn - began.turn + 1
        if years >= _TWICE:
            yield Point("thread-usurper", {"leader": began.leader, "half": realm(half), "years": years})


def _besieged(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A city of refuge that has held out again [9.3.5]."""
    for half, times in most_repeated(_sieges(today), _sieges(known), _TWICE):
        yield Point("thread-besieged", {"half": realm(half), "times": times})


def _sieges(events: Sequence[Event]) -> list[str]:
    return [each.half for each in events if isinstance(each, happened.RefugeTested) and not each.falls]


def _thrones(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A half of the Empire that has had one Augustus after another [3.5]."""
    for half, times in most_repeated(_reigns(today), _reigns(known), _TWICE):
        yield Point("thread-thrones", {"half": realm(half), "times": times})


def _reigns(events: Sequence[Event]) -> list[str]:
    return [each.half for each in events if isinstance(each, happened.AugustusProclaimed)]


def _generals(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A general who has won all his battles, or lost all of them, and has just fought another one."""
    won: dict[str, list[bool]] = {}
    for fight in _fought(known):
        for has_won, force in zip((True, False), sides(fight), strict=True):
            for leader in named(force):
                won.setdefault(leader, []).append(has_won)
    dead = _dead(known)
    present = dict.fromkeys(leader for fight in _fought(today) for force in sides(fight) for leader in named(force))
    alive = [leader for leader in present if leader not in dead]
    for leader in sorted(alive, key=lambda each: -len(won[each])):
        times = len(won[leader])
        if times >= _OFTEN and len({*won[leader]}) == 1:
            yield Point("thread-unbeaten" if won[leader][0] else "thread-luckless", {"leader": leader, "times": times})
            return


def _fickle(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A Tribe that has changed its mind about Rome again and again; one that never serves it only rises [4.2, R18]."""
    for tribe, times in most_repeated(_turns(today), _turns(known), _OFTEN):
        yield Point("thread-fickle", {"tribe": tribe, "times": times})


def _turns(events: Sequence[Event]) -> list[str]:
    tribes = ultimus_data().tribes
    changed = [each.tribe for each in events if isinstance(each, happened.TribeChanged)]
    return [tribe for tribe in changed if tribes[tribe].may_be_federated]


def _contested(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """An area in which armies have met again and again."""
    fields, all_fields = ([each.area for each in _fought(events)] for events in (today, known))
    for area, times in most_repeated(fields, all_fields, _OFTEN):
        yield Point("thread-contested", {"area": area, "times": times})


def _fortune(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A camp that has won all of the last battles between the two, or has never won one."""
    winners = [sides(fight)[0].camp for fight in _fought(known) if fight.attacker.camp != fight.defender.camp]
    if not winners or not _fought(today):
        return
    row, camp = row_of_last(winners), winners[-1]
    if row >= _MANY and row == len(winners):
        loser = BARBARIAN if camp == ROMAN else ROMAN
        yield Point("thread-winless", {"camp": side(loser), "times": row})
    elif row >= _MANY:
        yield Point("thread-winning", {"camp": side(camp), "row": row})


def _leading(known: Sequence[Event]) -> Iterator[Point]:
    """A camp that has led for years, or has just taken the lead; nothing while the two are level."""
    leads = [_lead(event) for event in known if isinstance(event, happened.YearScored)]
    row = row_of_last(leads)
    if leads and leads[-1] and row >= _OFTEN:
        yield Point("thread-ahead", {"camp": side(leads[-1]), "row": row})
    elif len(leads) > 1 and leads[-1] and row == 1 and leads[-2]:
        yield Point("thread-overtaken", {"camp": side(leads[-1])})


def _lead(event: happened.YearScored) -> str:
    """The camp with more points; empty if they're level."""
    rome = event.pv[event.roman]
    foes = next((points for seat, points in event.pv.items() if seat != event.roman), 0)
    return ROMAN if rome > foes else BARBARIAN if foes > rome else ""
