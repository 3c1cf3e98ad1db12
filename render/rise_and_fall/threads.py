"""The threads of a campaign of Rise and Fall: what keeps coming back, told at the end of a decade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from render.prose.narrator import Point
from render.prose.threads import most_repeated, row_of_last
from render.rise_and_fall.narrator import taken
from rules.core.events import Event
from rules.rise_and_fall import events as happened
from rules.rise_and_fall.data.loader import REBELS

_TWICE: Final = 2
_OFTEN: Final = 3
_CONTESTED: Final = 4
"""How often something has to happen before it's a thread."""

_COUNTS: Final = 5
"""After how many decades a count can be a record."""

_RISING: Final = 4
"""From how many areas taken in a decade a people is on the rise."""

_EMPIRES: Final = ("rome", "parthia")


def spin(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """What could be told at the end of a decade, the strongest first."""
    ends = [event for event in known if isinstance(event, happened.TurnEnded)]
    yield from _overtaken(ends)
    yield from _civil_wars(today, known)
    yield from _records(ends)
    yield from _swing(ends)
    yield from _looted(today, known)
    yield from _rising(today)
    yield from _revolts(today, known)
    yield from _contested(today, known)
    yield from _ahead(ends)


def _lead(end: happened.TurnEnded) -> str:
    """Who has more stars at a count; empty if they're level."""
    return "rome" if end.difference > 0 else "parthia" if end.difference < 0 else ""


def _overtaken(ends: Sequence[happened.TurnEnded]) -> Iterator[Point]:
    """The other empire has more stars than at the count before."""
    if len(ends) > 1 and _lead(ends[-1]) not in ("", _lead(ends[-2])):
        yield Point("thread-overtaken", {"player": _lead(ends[-1])})


def _ahead(ends: Sequence[happened.TurnEnded]) -> Iterator[Point]:
    """An empire has led for decades."""
    leads = [_lead(end) for end in ends]
    row = row_of_last(leads)
    if leads and leads[-1] and row >= _OFTEN:
        yield Point("thread-ahead", {"player": leads[-1], "row": row})


def _records(ends: Sequence[happened.TurnEnded]) -> Iterator[Point]:
    """An empire has more stars than ever, or fewer."""
    if len(ends) < _COUNTS:
        return
    for player in _EMPIRES:
        *earlier, stars = (getattr(end, player) for end in ends)
        if stars > max(earlier):
            yield Point("thread-most", {"player": player, "stars": stars})
        elif stars < min(earlier):
            yield Point("thread-fewest", {"player": player, "stars": stars})


def _swing(ends: Sequence[happened.TurnEnded]) -> Iterator[Point]:
    """One empire has gained on the other by several stars in a single decade."""
    gain = ends[-1].difference - ends[-2].difference if len(ends) > 1 else 0
    if abs(gain) >= _OFTEN:
        yield Point("thread-swing", {"player": "rome" if gain > 0 else "parthia", "count": abs(gain)})


def _civil_wars(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """Rome fights itself again [Civil War]."""
    times = sum(isinstance(event, happened.CivilWarBegan) for event in known)
    if times >= _TWICE and any(isinstance(event, happened.CivilWarBegan) for event in today):
        yield Point("thread-civil-wars", {"times": times})


def _looted(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """Cities have been looted again [Looting]."""
    times = sum(isinstance(event, happened.StarLooted) for event in known)
    if times >= _TWICE and any(isinstance(event, happened.StarLooted) for event in today):
        yield Point("thread-looted", {"times": times})


def _rising(today: Sequence[Event]) -> Iterator[Point]:
    """A people outside the two empires that took much in this decade."""
    gains = {power: len(areas) for power, areas in taken(today).items() if power not in (*_EMPIRES, REBELS)}
    power = max(gains, key=lambda each: gains[each], default="")
    if power and gains[power] >= _RISING:
        yield Point("thread-rising", {"power": power, "count": gains[power]})


def _revolts(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """An area has risen once more [Revolts]."""
    for area, times in most_repeated(_risen(today), _risen(known), _TWICE):
        yield Point("thread-revolts", {"area": area, "times": times})


def _risen(events: Sequence[Event]) -> list[str]:
    return [event.area for event in events if isinstance(event, happened.RevoltBegan)]


def _contested(today: Sequence[Event], known: Sequence[Event]) -> Iterator[Point]:
    """The area that has been attacked most often, of those attacked in this decade."""
    fought = Counter(event.area for event in known if isinstance(event, happened.Attacked))
    fields = sorted({event.area for event in today if isinstance(event, happened.Attacked)})
    area = max(fields, key=lambda each: fought[each], default="")
    if fought[area] >= _CONTESTED:
        yield Point("thread-contested", {"area": area, "times": fought[area]})
