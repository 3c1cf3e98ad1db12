"""The card that opens a campaign and the card that closes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.britannia_redux.texts import GAME, say, words
from render.britannia_redux.theme import (
    game_of,
    nations_of,
    owners,
    seat_colour,
    seat_tint,
    seats_of,
    tints,
    years_of,
)
from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.cards import ROOM_TOP, draw_end_card_with_room, draw_title_card
from render.core.picture import Picture
from render.core.posts import View
from render.core.seat_bars import SeatBar, draw_end_foot, draw_seat_bars
from render.core.words import Words
from rules.britannia_redux.game import BritanniaRedux

_TITLE_CORNER: Final = (0, 690)
_END_CORNER: Final = (0, 900)


def draw_title(view: View, title: str, locale: str) -> Picture:
    """The opening card: the campaign's name over Britain as the scenario begins, its years and its rounds."""
    texts, game = words(locale), game_of(view)
    scenario = game.data.scenarios[game.state.scenario]
    rounds = game.timeline.round_list[scenario.first_round - 1 : scenario.last_round]
    line = texts("title-line", years=years_of(rounds[0].years[0], rounds[-1].years[1]), rounds=len(rounds))
    board = base_map(GAME).overview(tints(game, owners(game))).picture
    head = texts("game-head").upper()
    picture = draw_title_card(board, _TITLE_CORNER, head, line, title, texts("title-task"))
    return finished(picture, "title", " ".join([texts("alt-title", title=title), f"{texts('game-head')}: {line}."]))


def draw_end(view: View, locale: str) -> Picture:
    """The closing card: the winner and why, each seat's points as a bar of its nations, and the best nation."""
    texts, game = words(locale), game_of(view)
    result = view["result"] or {"level": "", "text": "", "winner": None}
    winner = result["winner"]
    level = texts("end-won", seat=winner) if winner else texts("end-shared")
    board = base_map(GAME).overview(tints(game, owners(game))).picture
    line = texts("map-round", round=game.round.numeral, years=years_of(*game.round.years))
    ranking = sorted(seats_of(game), key=lambda seat: -game.seat_points(seat))
    margin = _margin(game, ranking, texts) if winner == ranking[0] else str(result["text"])
    picture = draw_end_card_with_room(board, _END_CORNER, texts("game-head").upper(), line, level, margin)
    draw_seat_bars(picture, [_bar(game, seat, texts) for seat in ranking], ROOM_TOP)
    best = max(game.data.order, key=lambda nation: game.state.points[nation])
    foot = texts("end-best", nation=best, points=game.state.points[best])
    draw_end_foot(picture, foot)
    told = tuple(say("alt-seat-points", seat=seat, points=game.seat_points(seat)) for seat in ranking)
    nations = tuple(
        say("alt-nation-points", nation=nation, points=points)
        for nation, points in sorted(game.state.points.items(), key=lambda each: -each[1])
        if points
    )
    parts = [texts("alt-end", level=level), str(result["text"]), texts("alt-points", points=told)]
    return finished(picture, "end", " ".join([*parts, texts("alt-nations", points=nations), foot]))


def _margin(game: BritanniaRedux, ranking: Sequence[str], texts: Words) -> str:
    """The winner's points, and how far it's ahead of the next seat."""
    points, others = game.seat_points(ranking[0]), [game.seat_points(seat) for seat in ranking[1:]]
    if not others or others[0] == points:
        return texts("end-points", points=points)
    return texts("end-margin", points=points, ahead=points - others[0], next=ranking[1])


def _bar(game: BritanniaRedux, seat: str, texts: Words) -> SeatBar:
    """A seat with its points, and those of each of its nations."""
    nations = [nation for nation in nations_of(game, seat) if game.state.points[nation] > 0]
    parts = [
        (texts.short_name(nation), str(game.state.points[nation]), game.state.points[nation]) for nation in nations
    ]
    return SeatBar(texts.short_name(seat), str(game.seat_points(seat)), parts, seat_tint(seat), seat_colour(seat))
