"""The thread that a campaign is spinning: what keeps coming back, told at the end of a turn.

A game says what could be told of a turn and of all that came before it. Of this, what was told least often comes first,
so that no two turns end alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol, TypeAlias, TypeVar

from render.core.posts import Voice
from render.prose.narrator import Narrator, Point, Story
from rules.core.events import Event
from rules.core.text import Argument

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


class Fight(Protocol):
    """A battle between two nations."""

    @property
    def attacker(self) -> str:
        """The nation that attacked."""

    @property
    def defender(self) -> str:
        """The nation that was attacked."""

    @property
    def winner(self) -> str:
        """The nation that won; empty if none did."""


def rivals(today: Sequence[Fight], known: Sequence[Fight], least: int) -> Iterator[Point]:
    """Two nations that have fought each other often: who has won how many of the battles."""
    for pair, times in most_repeated(_pairs(today), _pairs(known), least):
        won = Counter(each.winner for each in known if {each.attacker, each.defender} == {*pair})
        one, other = sorted(pair, key=lambda nation: (-won[nation], nation))
        level = won[one] == won[other]
        args: dict[str, Argument] = {"nation": one, "other": other, "times": times, "won": won[one], "lost": won[other]}
        yield Point("thread-rivals-level" if level else "thread-rivals", args)


def _pairs(fights: Sequence[Fight]) -> list[tuple[str, ...]]:
    return [tuple(sorted(_sides(each))) for each in fights]


def _sides(fight: Fight) -> tuple[str, str]:
    return fight.attacker, fight.defender


def fortune(today: Sequence[Fight], known: Sequence[Fight], least: int) -> Iterator[Point]:
    """A nation whose last battles all ended alike, today's with them: the longest row."""
    rows = {}
    for nation in dict.fromkeys(side for each in today if each.winner for side in _sides(each)):
        results = [each.winner == nation for each in known if each.winner and nation in _sides(each)]
        rows[nation] = (row_of_last(results), results[-1])
    for nation in sorted(rows, key=lambda nation: -rows[nation][0])[:1]:
        row, has_won = rows[nation]
        if row >= least:
            yield Point("thread-winning" if has_won else "thread-losing", {"nation": nation, "row": row})


def leading(scores: Iterable[Mapping[str, int]], least: int) -> Iterator[Point]:
    """A seat that has led for turns, or has just taken the lead; nothing while two are level.

    ``scores``: the points of the seats at the end of each turn.
    """
    leads = []
    for points in scores:
        first, *rest = sorted(points.items(), key=lambda each: -each[1])
        leads.append(first[0] if first[1] > max((each for _, each in rest), default=-1) else "")
    row = row_of_last(leads)
    if leads and leads[-1] and row >= least:
        yield Point("thread-ahead", {"seat": leads[-1], "row": row})
    elif len(leads) > 1 and leads[-1] and row == 1 and leads[-2]:
        yield Point("thread-overtaken", {"seat": leads[-1], "other": leads[-2]})
