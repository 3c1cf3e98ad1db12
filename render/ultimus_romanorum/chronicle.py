"""A look back at a year: the summary that closes it, and its chapter of the chronicle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from render.core.message_text import whole_lines
from render.core.posts import Length, View, Voice
from render.core.words import Words, signed
from render.prose.narrator import Ornament, Point, Story
from render.ultimus_romanorum.narration import NARRATOR, of_the_books
from render.ultimus_romanorum.texts import words
from render.ultimus_romanorum.theme import game_of
from render.ultimus_romanorum.turn_card import gains_of, thrones_line, year_line
from rules.core.events import Event
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.game import CAMPS

_SENTENCES: Final[Mapping[Length, int]] = {"terse": 2, "normal": 4, "epic": 6}
_WEIGHTS: Final = (
    "camps-exchanged", "usurpation-began", "augustus-proclaimed", "throne-vacant", "usurpation-failed", "king-crowned",
    "regnum-dissolved", "pax-romana", "tribe-vanquished", "leader-died", "council-held",
)  # fmt: skip
"""The kinds of events that a year is remembered for, the most important first."""

_MOST_LINES: Final = 6


def chapter(events: Sequence[Event], voice: Voice) -> str:
    """One year as a chapter: a heading and a few sentences, the most important first."""
    year = events[0].turn
    told: list[Point | Ornament] = list(of_the_books(year))
    books = len(told)
    told += list(_points(events))[: _SENTENCES[voice.length]]
    scored = next((event for event in events if isinstance(event, happened.YearScored)), None)
    if scored is not None:
        told += NARRATOR.points(scored, ())
    elif len(told) == books:
        told.append(Point("chapter-open", {}))
    heading = words(voice.locale)("chapter-heading", year=str(year))
    return f"{heading}\n{Story(NARRATOR, voice).say_all(told, year)}"


def _points(events: Sequence[Event]) -> Iterator[Point]:
    """What a year is remembered for, then its greatest battle."""
    for kind in _WEIGHTS:
        for event in events:
            if event.kind == kind:
                yield from (point for point in NARRATOR.points(event, ()) if isinstance(point, Point))
    fought = [event for event in events if isinstance(event, happened.BattleFought)]
    if fought:
        greatest = max(fought, key=lambda each: each.attacker.pf + each.defender.pf)
        yield from (point for point in NARRATOR.points(greatest, ()) if isinstance(point, Point))


def summary_text(events: Sequence[Event], view: View, voice: Voice) -> str:
    """The post at the end of a year: the order of play, what it will be remembered for, points, thrones."""
    texts, game = words(voice.locale), game_of(view)
    year = events[0].turn if events else game.year
    lines = [texts("summary-heading", year=str(year))]
    if line := year_line(events, texts):
        lines.append(f"-# {line}")
    lines += _told(events, voice, year)
    lines += _points_lines(events, texts)
    gains = gains_of(events)
    for camp in CAMPS:
        seat = game.seat(camp)
        person = texts("card-person", camp=texts(f"camp-{camp}"), seat=seat.upper())
        lines.append(texts("summary-points", person=person, points=game.state.pv[seat], change=signed(gains[seat])))
    return whole_lines([*lines, thrones_line(game, texts)])


def _told(events: Sequence[Event], voice: Voice, year: int) -> list[str]:
    story = Story(NARRATOR, voice)
    return [said for point in list(_points(events))[: _SENTENCES[voice.length]] if (said := story.say(point, year))]


def _points_lines(events: Sequence[Event], texts: Words) -> list[str]:
    """What the points of each camp were for."""
    sums: dict[tuple[str, str], int] = {}
    for event in events:
        if isinstance(event, happened.PointsScored):
            sums[event.camp, event.cause] = sums.get((event.camp, event.cause), 0) + event.pv
    lines = []
    for camp in CAMPS:
        own = sorted(((pv, cause) for (whose, cause), pv in sums.items() if whose == camp), reverse=True)[:_MOST_LINES]
        if own:
            causes = texts.joined(f"{texts(cause)} {signed(pv)}" for pv, cause in own)
            lines.append(texts.labelled(texts(f"camp-{camp}"), causes))
    return lines
