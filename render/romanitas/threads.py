"""The thread that a campaign is spinning: what keeps coming back, told at the end of a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import Final

from render.prose.narrator import Point
from render.prose.threads import row_of_last
from render.romanitas.circumstances import combats
from rules.core.events import Event
from rules.romanitas import events as happened
from rules.romanitas.data.loader import romanitas_data

_OFTEN: Final = 3
"""How often something has to happen before it's a thread."""

_LONG: Final = 2
"""For how many turns something has to last before it's a thread."""


def spin(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """What could be told, the strongest first."""
    yield from _besieged(today, known)
    yield from _burnt(today, known)
    yield from _fickle(today, known)
    yield from _rivals(today, known)
    yield from _fortune(today, known)
    yield from _idle(known, today[0].turn)
    yield from _drifting(known)


def _besieged(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A city before which Rome, or an enemy, has sat down again and again [7.2]."""
    for city, times in _repeated(_sieges(today), _sieges(known), _OFTEN):
        yield Point("thread-besieged", {"city": city, "times": times})


def _sieges(events: Sequence[Event]) -> list[str]:
    return [each.place for each in events if isinstance(each, happened.BattleBegan) and each.siege]


def _burnt(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A city that was ruined again after it was rebuilt."""
    for city, times in _repeated(_fires(today), _fires(known), _LONG):
        yield Point("thread-burnt", {"city": city, "times": times})


def _fires(events: Sequence[Event]) -> list[str]:
    return [each.city for each in events if isinstance(each, happened.CityDesolated)]


def _fickle(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A client people that keeps changing sides [4.3]."""
    for space, times in _repeated(_changes_of_side(today), _changes_of_side(known), _OFTEN):
        yield Point("thread-fickle", {"space": space, "times": times})


def _changes_of_side(events: Sequence[Event]) -> list[str]:
    return [each.space for each in events if isinstance(each, happened.DiplomacyTurned)]


def _repeated(today: Sequence[str], known: Sequence[str], least: int) -> Iterator[tuple[str, int]]:
    """The first of today's places where the same has happened ``least`` times or more, and how often; none if none."""
    times = Counter(known)
    yield from islice(((place, times[place]) for place in today if times[place] >= least), 1)


def _rivals(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A nation that Rome has fought often: how many of the battles were won."""
    nations = {each.nation for each in today if isinstance(each, happened.BattleEnded) and each.why != "no-enemy"}
    results = [(won, nation) for won, fought in combats(known) for nation in fought]
    counts = Counter(nation for _, nation in results)
    often = [nation for nation in romanitas_data().nations if nation in nations and counts[nation] >= _OFTEN]
    if often:
        rival = max(often, key=lambda nation: counts[nation])
        won = sum(result for result, nation in results if nation == rival)
        yield Point("thread-rivals", {"nation": rival, "times": counts[rival], "won": won})


def _fortune(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """A row of battles with one result, which today's have prolonged."""
    results = [won for won, _ in combats(known)]
    if not results or not any(True for _ in combats(today)):
        return
    row = row_of_last(results)
    if row > _OFTEN:
        yield Point("thread-winning" if results[-1] else "thread-losing", {"row": row})


def _idle(known: Sequence[Event], turn: int) -> Iterator[Point]:
    """An Empire that hasn't attacked anyone for turns."""
    first = known[0].turn if known else turn
    attacks = (each.turn for each in known if isinstance(each, happened.BattleBegan) and each.attacker == "roman")
    idle = turn - max(attacks, default=first - 1)
    if idle > _LONG:
        yield Point("thread-idle", {"turns": idle})


def _drifting(known: Sequence[Event]) -> Iterator[Point]:
    """A count that rises or falls turn after turn [3.1]."""
    totals = {each.turn: each.total for each in known if isinstance(each, happened.Counted)}
    counts = [totals[turn] for turn in sorted(totals)]
    steps = [(later > sooner) - (later < sooner) for sooner, later in pairwise(counts)]
    row = row_of_last(steps)
    if steps and steps[-1] and row >= _LONG:
        change = abs(counts[-1] - counts[-1 - row])
        yield Point("thread-rising" if steps[-1] > 0 else "thread-falling", {"row": row, "change": change})
