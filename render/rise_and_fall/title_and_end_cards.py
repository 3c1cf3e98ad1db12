"""The card that opens a campaign and the card that closes it."""

from __future__ import annotations

from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.cards import Figure, draw_end_card, draw_foot, draw_title_card
from render.core.picture import Picture
from render.core.posts import View
from render.rise_and_fall.texts import GAME, words, year_text
from render.rise_and_fall.theme import game_of, livery, tints
from render.rise_and_fall.turn_card import foot_text, shown_as
from rules.rise_and_fall.chapters.victory import stars
from rules.rise_and_fall.data.loader import rise_data


def draw_title(view: View, title: str, locale: str) -> Picture:
    """The opening card: the campaign's name over the world of its first year, and the scenario."""
    texts, state = words(locale), game_of(view).state
    scenario, head = rise_data().scenarios[state.scenario], texts("map-title")
    line = texts(
        "title-line", first=year_text(scenario.first_year, texts), last=year_text(scenario.last_year, texts),
        turns=state.last_turn - state.turn + 1,
    )  # fmt: skip
    board = base_map(GAME).overview(tints(state.control)).picture
    picture = draw_title_card(board, (300, 150), head, line, title, texts("title-task"))
    return finished(picture, "title", " ".join([texts("alt-title", title=title), f"{head}: {line}."]))


def draw_end(view: View, locale: str) -> Picture:
    """The closing card: the level of the result, its reason, and the count."""
    texts, game = words(locale), game_of(view)
    result = view["result"] or {"level": "", "text": "", "winner": None}
    level, reason = texts(f"level-{result['level']}"), str(result["text"])
    count = {power: stars(game, power) for power in ("rome", "parthia")}
    figures = [
        Figure(str(number), texts.name(shown_as(power, game.state)), livery(power).counter)
        for power, number in count.items()
    ]
    board, year = base_map(GAME).overview(tints(game.state.control)).picture, year_text(game.year, texts)
    picture = draw_end_card(board, (200, 280), texts("map-title"), year, level, reason, figures)
    draw_foot(picture, foot_text(game.state, texts))
    persians = shown_as("parthia", game.state)
    alt = texts("alt-end", level=level, rome=count["rome"], parthia=count["parthia"], persians=persians)
    return finished(picture, "end", f"{alt} {reason}")
