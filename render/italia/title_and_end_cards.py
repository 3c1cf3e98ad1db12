"""The card that opens a campaign and the card that closes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from render.core.basemap import base_map
from render.core.canvas import Point, finished
from render.core.cards import ROOM_TOP, draw_end_card_with_room, draw_title_card
from render.core.palette import lighter
from render.core.picture import Picture
from render.core.posts import View
from render.core.seat_bars import SeatBar, draw_end_foot, draw_seat_bars
from render.core.words import Words
from render.italia.stacks import owners
from render.italia.texts import GAME, say, signed, standings, words, years_of
from render.italia.theme import game_of, readable_colour, seat_colour, tints
from render.italia.turn_card import most_land
from render.italia.winner import expected_of, measured_in, why_won
from rules.core.events import Event
from rules.italia.data.loader import italia_data
from rules.italia.game import Italia, in_points

_CORNER: Final[Point] = (0, 300)
_BAND: Final[Point] = (0, 520)


def draw_title(view: View, title: str, locale: str) -> Picture:
    """The opening card: the campaign's name over the board of its first turn, and the scenario."""
    texts, game = words(locale), game_of(view)
    scenario = italia_data().scenarios[game.state.scenario]
    first, last = game.period.years[scenario.first_turn - 1][0], game.period.years[scenario.last_turn - 1][1]
    count = scenario.last_turn - scenario.first_turn + 1
    head, line = texts("map-title").upper(), texts("title-line", years=span_of(first, last, texts), turns=count)
    board = base_map(GAME).overview(tints(owners(game))).picture
    task = texts(f"title-task-{game.state.period.lower()}", nations=len(game.playing()))
    picture = draw_title_card(board, _CORNER, head, line, title, task)
    return finished(picture, "title", " ".join([texts("alt-title", title=title), f"{texts('map-title')}: {line}."]))


def span_of(first: int, last: int, texts: Words) -> str:
    """The years from the first to the last of a scenario."""
    if (first < 0) == (last < 0):
        return years_of(first, last, texts)
    return texts("years-across", first=str(abs(first)), last=str(last))


def draw_end(view: View, locale: str, events: Iterable[Event] = ()) -> Picture:
    """The closing card: who won and why, each seat's points as a bar of its nations, and those that earned most.

    ``events``: of the last turn. In a short cut they say how far each seat is from what was expected of it [11.6].
    """
    texts, game = words(locale), game_of(view)
    result = view["result"] or {"level": "", "text": "", "winner": None}
    winner, reason = str(result["winner"] or ""), str(result["text"])
    level = texts("end-won", seat=winner) if winner else texts(f"level-{result['level']}")
    measured = measured_in(events)
    board = base_map(GAME).overview(tints(owners(game))).picture
    line = texts("report-title-turn", turn=game.state.turn)
    rank = {seat: measured.get(seat, game.state.points[seat]) for seat in game.seats}
    ranking = sorted(game.seats, key=lambda seat: (seat != winner, -rank[seat]))
    why = why_won(game, winner, measured, texts, "end-best-margin", "end-ahead") if winner else ""
    picture = draw_end_card_with_room(board, _BAND, texts("map-title").upper(), line, level, why or reason)
    bars = [_bar(game, seat, measured, texts, is_winner=seat == winner) for seat in ranking]
    draw_seat_bars(picture, bars, ROOM_TOP)
    told = [_told(game, texts), texts("card-land", nations=most_land(game))]
    draw_end_foot(picture, told[0] or told[1])
    points = standings(game)
    alt = texts("alt-end", level=level, points=points)
    return finished(
        picture,
        "end",
        " ".join([alt, reason, *(f"{line}." for line in told if line), *_expectations(game, measured, texts)]),
    )


def _bar(game: Italia, seat: str, measured: Mapping[str, int], texts: Words, *, is_winner: bool) -> SeatBar:
    """A seat with its points and those of each of its nations; in a short cut with what was expected of it."""
    points, expected = game.state.points[seat], expected_of(game, seat, measured)
    earned = [(nation, game.state.earned[nation]) for nation in game.period.nations_of[seat]]
    named = [(texts.short_name(nation), in_points(count), float(count)) for nation, count in earned if count > 0]
    # short bars have no room for numbers: the line below them has them all
    parts = [(f"{name} {told}", "", size) for name, told, size in named] if expected else named
    rest = points - sum(count for _, count in earned)
    if rest > 0:
        parts.append(("", "", float(rest)))
    return SeatBar(
        texts.short_name(seat), in_points(points), parts, lighter(seat_colour(seat), 0.35), readable_colour(seat),
        expected=texts("end-expected", points=in_points(expected)) if expected else "",
        change=signed(measured[seat]) if expected else "",
        crowned=is_winner,
    )  # fmt: skip


def _expectations(game: Italia, measured: Mapping[str, int], texts: Words) -> list[str]:
    """How far each seat is from what was expected of it, in sentences; nothing in a full game."""
    told = [(seat, _measured(game, seat, measured, texts)) for seat in game.seats]
    return [f"{text}." for seat, text in told if text != texts.short_name(seat)]


def _measured(game: Italia, seat: str, measured: Mapping[str, int], texts: Words) -> str:
    """A seat, in a short cut with the points that are expected of it and how far it's above or below [11.6]."""
    expected = expected_of(game, seat, measured)
    if not expected:
        return texts.short_name(seat)
    return texts("end-measured", seat=seat, expected=in_points(expected), change=signed(measured[seat]))


def _told(game: Italia, texts: Words) -> str:
    """The nations that earned most; empty if none earned anything."""
    best = tuple(say("card-earner", nation=nation, points=in_points(points)) for nation, points in earners(game, 3))
    return texts("card-earned", nations=best) if best else ""


def earners(game: Italia, most: int) -> list[tuple[str, int]]:
    """The nations that earned most half points in the whole game."""
    ranked = sorted(game.state.earned.items(), key=lambda each: -each[1])
    return [(nation, points) for nation, points in ranked[:most] if points]
