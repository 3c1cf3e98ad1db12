"""The threads of a campaign of Italia: what keeps coming back, told at the end of a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from render.prose.narrator import Point
from render.prose.threads import fortune, leading, most_repeated, rivals
from rules.core.events import Event
from rules.italia import events as happened
from rules.italia.events import Force

_OFTEN: Final = 3
"""How often something has to happen before it's a thread."""

_TWICE: Final = 2
_MANY: Final = 4
"""From how many battles between two nations, or of one in a row, there is a thread."""


def spin(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """What could be told at the end of a turn, the strongest first."""
    yield from _besieged(today, known)
    yield from _leaders(today, known)
    yield from _pillaged(today, known)
    yield from _raided(today, known)
    yield from _at_sea(today, known)
    yield from rivals(_fought(today), _fought(known), _MANY)
    yield from _tributary(today, known)
    yield from _implacable(today, known)
    yield from fortune(_fought(today), _fought(known), _MANY)
    yield from leading((each.measured or each.points for each in known if isinstance(each, happened.TurnEnded)), _OFTEN)
    yield from _idle(today, known)


def _fought(events: Sequence[Event]) -> list[happened.BattleEnded]:
    return [event for event in events if isinstance(event, happened.BattleEnded)]


def _besieged(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """An area with a city that has been attacked again and again."""
    for area, times in most_repeated(_sieges(today), _sieges(known), _OFTEN):
        yield Point("thread-besieged", {"area": area, "times": times})


def _sieges(events: Sequence[Event]) -> list[str]:
    return [each.area for each in events if isinstance(each, happened.BattleBegan) and each.city]


def _leaders(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A leader who has won all his battles, or lost all of them, and has just fought another one."""
    led = Counter[str]()
    won = Counter[str]()
    for leader, has_won in _led(known):
        led[leader] += 1
        won[leader] += has_won
    dead = {event.leader for event in known if isinstance(event, happened.LeaderKilled)}
    alive = [leader for leader in dict.fromkeys(each for each, _ in _led(today)) if leader not in dead]
    for leader in sorted(alive, key=lambda each: -led[each]):
        if led[leader] >= _OFTEN and won[leader] in (0, led[leader]):
            stem = "thread-unbeaten" if won[leader] else "thread-luckless"
            yield Point(stem, {"leader": leader, "times": led[leader]})
            return


def _led(events: Sequence[Event]) -> Iterator[tuple[str, bool]]:
    """Each leader in each decided battle, with whether his side won; in order."""
    forces: tuple[Force, Force] | None = None
    for event in events:
        match event:
            case happened.BattleBegan():
                forces = event.attackers, event.defenders
            case happened.BattleEnded() if forces is not None and event.winner:
                sides = zip((event.attacker, event.defender), forces, strict=True)
                yield from ((leader, nation == event.winner) for nation, force in sides for leader in force.leaders)
                forces = None
            case _:
                pass


def _pillaged(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A city that has been pillaged before."""
    for area, times in most_repeated(_sacks(today), _sacks(known), _TWICE):
        yield Point("thread-pillaged", {"area": area, "times": times})


def _sacks(events: Sequence[Event]) -> list[str]:
    return [each.area for each in events if isinstance(each, happened.CityPillaged)]


def _raided(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A nation that raids again and again: how often it got away with it."""
    for nation, times in most_repeated(_raiders(today), _raiders(known), _OFTEN):
        raids = [each for each in known if isinstance(each, happened.RaidFought) and each.attacker == nation]
        yield Point("thread-raided", {"nation": nation, "times": times, "won": sum(each.success for each in raids)})


def _raiders(events: Sequence[Event]) -> list[str]:
    return [each.attacker for each in events if isinstance(each, happened.RaidFought)]


def _at_sea(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A sea on which fleets have met again and again."""
    for sea, times in most_repeated(_fleets(today), _fleets(known), _OFTEN):
        yield Point("thread-at-sea", {"sea": sea, "times": times})


def _fleets(events: Sequence[Event]) -> list[str]:
    return [each.sea for each in events if isinstance(each, happened.SeaBattleEnded)]


def _tributary(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A nation that has paid tribute turn after turn."""
    for (nation, other), times in most_repeated(_tributes(today), _tributes(known), _TWICE):
        yield Point("thread-tributary", {"nation": nation, "other": other, "times": times})


def _tributes(events: Sequence[Event]) -> list[tuple[str, str]]:
    return [(each.nation, each.controller) for each in events if isinstance(each, happened.TributePaid) and each.gold]


def _implacable(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A nation that keeps refusing the submission of another."""
    for (nation, other), times in most_repeated(_refusals(today), _refusals(known), _OFTEN):
        yield Point("thread-implacable", {"nation": nation, "other": other, "times": times})


def _refusals(events: Sequence[Event]) -> list[tuple[str, str]]:
    return [(each.nation, each.to) for each in events if isinstance(each, happened.SubmissionRefused)]


def _idle(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A nation that has had its turns and moved in them, and hasn't attacked anyone."""
    idle = {}
    for nation in dict.fromkeys(each.nation for each in today if isinstance(each, happened.Moved)):
        turns = {each.turn for each in known if isinstance(each, happened.NationBegan) and each.nation == nation}
        attacks = [each.turn for each in known if isinstance(each, _ATTACKS) and each.attacker == nation]
        idle[nation] = len([turn for turn in turns if turn > max(attacks, default=0)])
    for nation in sorted(idle, key=lambda nation: -idle[nation])[:1]:
        if idle[nation] >= _OFTEN:
            yield Point("thread-idle", {"nation": nation, "turns": idle[nation]})


_ATTACKS = (happened.BattleEnded, happened.SeaBattleEnded, happened.RaidFought)
"""The events that end a fight: the attacker is named in each."""
