"""The card that opens a campaign and the card that closes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

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
from render.core.cards import HEIGHT, WIDTH, draw_end_card, draw_title_card
from render.core.fonts import Face, fitted_size, text_width
from render.core.palette import BAND, INK, IVORY, SECONDARY, darker, lighter
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from rules.britannia_redux.game import BritanniaRedux

_TITLE_CORNER: Final = (0, 690)
_END_CORNER: Final = (0, 900)
_TOP: Final = 478
_BARS: Final = (300, WIDTH - 150)
"""The left and right edge of the bars of the closing card."""


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
    picture = draw_end_card(board, _END_CORNER, texts("game-head").upper(), line, level, margin, [])
    step = (HEIGHT - 66 - _TOP) // len(ranking)
    most = max(game.seat_points(ranking[0]), 1)
    for place, seat in enumerate(ranking):
        _draw_seat(picture, game, seat, (_TOP + place * step, step), most, texts)
    best = max(game.data.order, key=lambda nation: game.state.points[nation])
    foot = texts("end-best", nation=best, points=game.state.points[best])
    picture.paste(BAND, (0, HEIGHT - 66, WIDTH, HEIGHT))
    write_fitted(picture, WIDTH / 2, HEIGHT - 20, foot, Face.STRONG, 38, WIDTH - 60, IVORY, least=24, align=0.5)
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


def _draw_seat(
    picture: Image.Image, game: BritanniaRedux, seat: str, row: tuple[int, int], most: int, texts: Words
) -> None:
    """A seat's name and points, and a bar with a part for each of its nations, as long as the points."""
    top, height = row
    tall = min(height - 8, 48)
    base = top + tall // 2 + 13
    left, right = _BARS
    write_fitted(picture, left - 16, base, texts.short_name(seat), Face.STRONG, 42, left - 50, INK, least=24, align=1)
    write(picture, right + 20, base, str(game.seat_points(seat)), Face.HEAVY, 50, seat_colour(seat))
    x = float(left)
    for place, nation in enumerate(nation for nation in nations_of(game, seat) if game.state.points[nation] > 0):
        points = game.state.points[nation]
        wide = points * (right - left) / most
        tint = lighter(seat_tint(seat), 0.25) if place % 2 else darker(seat_tint(seat), 0.08)
        picture.paste(tint, (round(x), top, round(x + wide), top + tall))
        picture.paste(IVORY, (round(x + wide) - 2, top, round(x + wide), top + tall))
        name = texts.short_name(nation)
        for each in (f"{name} {points}", name, str(points)):
            size = fitted_size(each, Face.STRONG, 32, wide - 12, least=26)
            if text_width(each, Face.STRONG, size) < wide - 10:
                write(picture, x + wide / 2, base - 2, each, Face.STRONG, size, INK, align=0.5)
                break
        x += wide
    if x == left:
        picture.paste(SECONDARY, (left, top, left + 3, top + tall))
