"""The card that opens a campaign and the card that closes it."""

from __future__ import annotations

from typing import Final

from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.cards import HEIGHT, WIDTH, Figure, draw_end_card, draw_foot, draw_title_card
from render.core.fonts import Face
from render.core.palette import SECONDARY
from render.core.picture import Picture
from render.core.posts import View
from render.core.text_panels import write_fitted
from render.ultimus_romanorum.armies import controllers, tints
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import CAMP_COLOURS, game_of
from render.ultimus_romanorum.turn_card import thrones_line
from rules.ultimus_romanorum.data.loader import ultimus_data
from rules.ultimus_romanorum.game import CAMPS

_TOLD_YEARS: Final = (411, 439, 453, 461, 476)
"""The last years of the scenarios, of whose end in history the closing card tells."""


def draw_title(view: View, title: str, locale: str) -> Picture:
    """The opening card: the campaign's name over the Empire of its first year, and the scenario."""
    texts, game = words(locale), game_of(view)
    scenario, head = ultimus_data().scenarios[game.state.scenario], texts("map-title").upper()
    line = texts(
        "title-line", first=str(scenario.first_year), last=str(scenario.last_year),
        years=scenario.last_year - scenario.first_year + 1,
    )  # fmt: skip
    board = base_map(GAME).overview(tints(controllers(game))).picture
    picture = draw_title_card(board, (280, 190), head, line, title, texts("title-task"))
    return finished(picture, "title", " ".join([texts("alt-title", title=title), f"{texts('map-title')}: {line}."]))


def draw_end(view: View, locale: str) -> Picture:
    """The closing card: the level of the result, its reason, the points of both players, and both thrones."""
    texts, game = words(locale), game_of(view)
    result = view["result"] or {"level": "", "text": "", "winner": None}
    level, reason = texts(f"level-{result['level']}"), str(result["text"])
    figures = [
        Figure(
            str(game.state.pv[game.seat(camp)]),
            texts("card-person", camp=texts(f"camp-{camp}"), seat=game.seat(camp).upper()),
            CAMP_COLOURS[camp],
        )
        for camp in CAMPS
    ]
    board = base_map(GAME).overview(tints(controllers(game))).picture
    picture = draw_end_card(board, (280, 230), texts("map-title").upper(), str(game.year), level, reason, figures)
    draw_foot(picture, thrones_line(game, texts))
    if game.year in _TOLD_YEARS:
        write_fitted(
            picture,
            WIDTH / 2,
            HEIGHT - 88,
            texts(f"history-{game.year}"),
            Face.ITALIC,
            28,
            WIDTH - 80,
            SECONDARY,
            least=16,
            align=0.5,
        )
    points = {camp: game.state.pv[game.seat(camp)] for camp in CAMPS}
    alt = texts("alt-end", level=level, rome=points["roman"], barbarians=points["barbarian"])
    return finished(picture, "end", f"{alt} {reason} {thrones_line(game, texts)}.")
