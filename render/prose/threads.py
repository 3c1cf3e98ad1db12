"""The thread that a campaign is spinning: what keeps coming back, told at the end of a turn.

A game says what could be told of a turn and of all that came before it. Of this, what was told least often comes first,
so that no two turns end alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias, TypeVar

from render.core.posts import Voice
from render.prose.narrator import Narrator, Point, Story
from rules.core.events import Event

Spin: TypeAlias = "Callable[[Sequence[Event], Sequence[Event]], Iterable[Point]]"
"""What could be told at the end of a turn, the strongest first; takes its events, and all known events with these."""

T = TypeVar("T")


def threads(spin: Spin, events: Sequence[Event], before: Sequence[Event]) -> Mapping[int, Point]:
    """What to tell of the campaign at the end of each turn so far; nothing where nothing keeps coming back.

    ``before``: the events of earlier turns.
    """
    by_turn: dict[int, list[Event]] = {}
    for event in (*before, *events):
        by_turn.setdefault(event.turn, []).append(event)
    told, known, chosen = Counter[str](), list[Event](), dict[int, Point]()
    for turn in sorted(by_turn):
        known += by_turn[turn]
        found = list(spin(by_turn[turn], known))
        if found:
            chosen[turn] = min(found, key=lambda point: told[point.stem])
            told[chosen[turn].stem] += 1
    return chosen


def thread_text(game: str, spin: Spin, events: Sequence[Event], before: Sequence[Event], voice: Voice) -> str:
    """The thread of the turn of these events, in other words than in earlier turns; empty if there is none."""
    if not events:
        return ""
    story, turn = Story(Narrator(game, (), {}, {}, {}), voice), events[0].turn
    spun = threads(spin, events, before)
    for earlier, point in spun.items():
        if earlier < turn:
            story.count(point, earlier)
    return story.say(spun[turn], turn) if turn in spun else ""


def most_repeated(today: Iterable[T], known: Iterable[T], least: int) -> Iterator[tuple[T, int]]:
    """What of today's things has happened most often so far, and how often; none if less than ``least`` times."""
    times = Counter(known)
    best = max(today, key=lambda thing: times[thing], default=None)
    if best is not None and times[best] >= least:
        yield best, times[best]


def row_of_last(results: Sequence[T]) -> int:
    """How many results at the end are like the last one."""
    return next((place for place, each in enumerate(reversed(results)) if each != results[-1]), len(results))
