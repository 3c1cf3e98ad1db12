"""A look back at a decade: the summary that closes it, and its chapter of the chronicle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from render.core.message_text import whole_lines
from render.core.posts import Length, View, Voice
from render.core.words import Words, signed
from render.prose.narrator import Ornament, Point, Story
from render.prose.threads import thread_text
from render.rise_and_fall.narrator import (
    NARRATOR,
    balance,
    of_rome,
    of_the_books,
    persians_in,
    renamed,
    taken,
    turn_year,
    victors,
)
from render.rise_and_fall.texts import GAME, say, words
from render.rise_and_fall.theme import game_of
from render.rise_and_fall.threads import spin
from rules.core.events import Event, GameEnded
from rules.core.text import Text
from rules.rise_and_fall import events as happened
from rules.rise_and_fall.data.loader import rise_data
from rules.rise_and_fall.info import THREE_PLAYER

_SENTENCES: Mapping[Length, int] = {"terse": 1, "normal": 3, "epic": 5}
_MOST = 10

_OUTSIDE = frozenset({"leader-arrived", "leader-left", "armenia-turned"})
"""Kinds of events that can happen between player turns."""


def chapter(events: Sequence[Event], voice: Voice) -> str:
    """One decade as a chapter: a heading, a few sentences, the most important first, the count, and who won."""
    turn = events[0].turn
    heading = words(voice.locale)("chapter-heading", turn=turn, year=turn_year(turn))
    told: list[Point | Ornament] = list(of_the_books(turn))
    books = len(told)
    told += list(_points(events))[: _SENTENCES[voice.length]]
    told += [point for event in events if isinstance(event, happened.TurnEnded | GameEnded)
             for point in NARRATOR.points(event, ())]  # fmt: skip
    if len(told) == books:
        told.append(Point("chapter-open", {}))
    return f"{heading}\n{Story(NARRATOR, voice).say_all(told, turn)}"


def _points(events: Sequence[Event]) -> Iterator[Point]:
    """The results of a decade, the most important first."""
    of_weight = ("half-fell", "empire-divided", "civil-war-began", "sassanid-revolt-began", "kingdom-founded",
                 "peace-made", "leader-arrived", "walls-fell", "people-gone", "war-declared")  # fmt: skip
    for kind in of_weight:
        for event in events:
            if event.kind == kind:
                yield from (point for point in NARRATOR.points(event, ()) if isinstance(point, Point))
    stars, gains = set(rise_data().stars), taken(events)
    yield from of_rome(gains)
    for power, areas in gains.items():
        won = tuple(area for area in areas if area in stars)
        if won:
            yield Point("taken-stars", {"power": power, "areas": won[:_MOST]})


def summary_text(events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()) -> str:
    """The post at the end of a decade: conquests, fights, the state of the powers, what comes next, the thread."""
    texts = words(voice.locale)
    turn = events[0].turn if events else 1
    lines = [texts("summary-heading", year=turn_year(turn)), *_between_turns(events, voice)]
    lines += _land_lines(events, view, texts)
    lines += _war_lines(events, texts)
    ended = next((event for event in events if isinstance(event, happened.TurnEnded)), None)
    if ended is not None:
        german = ended.german if THREE_PLAYER in view["state"]["options"] else 0
        stars = {"rome": ended.rome, "parthia": ended.parthia, "german": german}
        lines.append(texts("summary-stars", **stars, persians=persians_in(turn)))
    lines += [*_ahead(turn, texts), thread_text(GAME, spin, events, before, voice)]
    return whole_lines([line for line in lines if line])


def _between_turns(events: Sequence[Event], voice: Voice) -> Iterator[str]:
    """What belongs to no player turn, so that no report has told it: German leaders, Armenia."""
    story = Story(NARRATOR, Voice(voice.locale, "terse"))
    return (story.tell(event) for event in events if not event.scene and event.kind in _OUTSIDE)


def _land_lines(events: Sequence[Event], view: View, texts: Words) -> list[str]:
    """How many areas each power has, and how many more or fewer than before; other posts have named the areas."""
    now = Counter(game_of(view).state.control.values())
    change = sorted(balance(events).items(), key=lambda each: -each[1])
    lands = tuple(
        renamed(say("summary-land", power=power, areas=now[power], change=signed(more)), _persians(events))
        for power, more in change
    )
    return [texts("summary-lands", lands=lands)] if lands else []


def _war_lines(events: Sequence[Event], texts: Words) -> list[str]:
    data = rise_data()
    fights = Counter(victors(events).values())
    dead = Counter(
        data.nation[unit] for event in events if isinstance(event, happened.Attacked) for unit in event.defenders
    )
    lines = {"summary-won": fights, "summary-lost": dead}
    persians = _persians(events)
    return [texts(key, powers=renamed(_counted(counts), persians)) for key, counts in lines.items() if counts]


def _persians(events: Sequence[Event]) -> str:
    return persians_in(events[0].turn if events else 1)


def _counted(counts: Counter[str]) -> tuple[Text, ...]:
    """Powers with a number each, the largest first."""
    return tuple(say("raised-of", power=power, count=count) for power, count in counts.most_common())


def _ahead(turn: int, texts: Words) -> list[str]:
    """What the calendar brings next decade."""
    data, year = rise_data(), rise_data().year(turn + 1)
    coming = tuple(leader.id for leader in data.leaders.values() if leader.arrives == year)
    going = tuple(leader.id for leader in data.leaders.values() if leader.removed == year)
    lines = [texts("ahead-leaders", leaders=coming)] if coming else []
    if going:
        lines.append(texts("ahead-leaving", leaders=going))
    if data.civil_wars.get(year):
        lines.append(texts("ahead-civil-war", count=data.civil_wars[year]))
    return [texts("ahead-head"), *lines] if lines else []
