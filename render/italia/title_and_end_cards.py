"""The card that opens a campaign and the card that closes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from render.core.basemap import base_map
from render.core.canvas import Point, finished
from render.core.cards import WIDTH, Figure, draw_end_card, draw_foot, draw_title_card
from render.core.fonts import Face
from render.core.palette import SECONDARY, Colour, darker
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import write_fitted
from render.core.words import Words
from render.italia.map import years_of
from render.italia.stacks import owners
from render.italia.texts import GAME, halves, say, words
from render.italia.theme import game_of, seat_colour, tints
from rules.core.events import Event
from rules.core.text import Text
from rules.italia.data.loader import italia_data
from rules.italia.events import GameScored
from rules.italia.game import Italia

_CORNER: Final[Point] = (0, 300)
_BAND: Final[Point] = (0, 520)
_DEEDS: Final = 652
_PALE: Final = 400
"""The sum of the channels from which a colour is too pale for figures on paper."""


def draw_title(view: View, title: str, locale: str) -> Picture:
    """The opening card: the campaign's name over the board of its first turn, and the scenario."""
    texts, game = words(locale), game_of(view)
    scenario = italia_data().scenarios[game.state.scenario]
    first, last = game.period.years[scenario.first_turn - 1][0], game.period.years[scenario.last_turn - 1][1]
    count = scenario.last_turn - scenario.first_turn + 1
    head, line = texts("map-title").upper(), texts("title-line", years=span_of(first, last, texts), turns=count)
    board = base_map(GAME).overview(tints(owners(game))).picture
    picture = draw_title_card(board, _CORNER, head, line, title, texts(f"title-task-{game.state.period.lower()}"))
    return finished(picture, "title", " ".join([texts("alt-title", title=title), f"{texts('map-title')}: {line}."]))


def span_of(first: int, last: int, texts: Words) -> str:
    """The years from the first to the last of a scenario."""
    if (first < 0) == (last < 0):
        return years_of(first, last, texts)
    return texts("years-across", first=str(abs(first)), last=str(last))


def draw_end(view: View, locale: str, events: Iterable[Event] = ()) -> Picture:
    """The closing card: who won and why, the points of the seats, and the nations that earned most.

    ``events``: of the last turn. In a short cut they say how far each seat is from what was expected of it [11.6].
    """
    texts, game = words(locale), game_of(view)
    result = view["result"] or {"level": "", "text": "", "winner": None}
    level, reason = texts(f"level-{result['level']}"), str(result["text"])
    measured = next((event.measured for event in events if isinstance(event, GameScored)), {})
    figures = [
        Figure(
            halves(game.state.points[seat]),
            _measured(game, seat, measured, texts),
            _readable(seat),
            seat == result["winner"],
        )
        for seat in game.seats
    ]
    board = base_map(GAME).overview(tints(owners(game))).picture
    line = texts("report-title-turn", turn=game.state.turn)
    picture = draw_end_card(board, _BAND, texts("map-title").upper(), line, level, reason, figures)
    told = [_told(game, texts), texts("card-land", nations=_land(game))]
    write_fitted(
        picture, WIDTH / 2, _DEEDS, told[0], Face.ITALIC, 32, WIDTH - 80, SECONDARY, least=18, align=0.5
    )  # fmt: skip
    draw_foot(picture, told[1])
    points = tuple(say("alt-points", seat=seat, points=halves(game.state.points[seat])) for seat in game.seats)
    alt = texts("alt-end", level=level, points=points)
    return finished(
        picture,
        "end",
        " ".join([alt, reason, *(f"{line}." for line in told if line), *_expectations(game, measured, texts)]),
    )


def _expectations(game: Italia, measured: Mapping[str, int], texts: Words) -> list[str]:
    """How far each seat is from what was expected of it, in sentences; nothing in a full game."""
    told = [(seat, _measured(game, seat, measured, texts)) for seat in game.seats]
    return [f"{text}." for seat, text in told if text != texts.short_name(seat)]


def _measured(game: Italia, seat: str, measured: Mapping[str, int], texts: Words) -> str:
    """A seat, in a short cut with the points that are expected of it and how far it's above or below [11.6]."""
    points = game.state.points[seat]
    beyond = measured.get(seat, points)
    if beyond == points:
        return texts.short_name(seat)
    change = f"+{halves(beyond)}" if beyond > 0 else halves(beyond)
    return texts("end-measured", seat=seat, expected=halves(points - beyond), change=change)


def _told(game: Italia, texts: Words) -> str:
    """The nations that earned most; empty if none earned anything."""
    best = tuple(say("card-earner", nation=nation, points=halves(points)) for nation, points in earners(game, 3))
    return texts("card-earned", nations=best) if best else ""


def _readable(seat: str) -> Colour:
    """The colour of a seat, dark enough for figures on paper."""
    colour = seat_colour(seat)
    return darker(colour, 0.4) if sum(colour) > _PALE else colour


def earners(game: Italia, most: int) -> list[tuple[str, int]]:
    """The nations that earned most half points in the whole game."""
    ranked = sorted(game.state.earned.items(), key=lambda each: -each[1])
    return [(nation, points) for nation, points in ranked[:most] if points]


def _land(game: Italia) -> tuple[Text, ...]:
    counts = {nation: len(game.owned(nation)) for nation in game.period.order}
    ranked = sorted(counts.items(), key=lambda each: -each[1])
    return tuple(say("alt-owns", nation=nation, count=count) for nation, count in ranked[:5] if count)
