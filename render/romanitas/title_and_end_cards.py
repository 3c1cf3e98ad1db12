"""The cards that open and close a campaign."""

from __future__ import annotations

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.cards import Figure, draw_end_card, draw_last_line, draw_title_card
from render.core.picture import Picture
from render.core.posts import View
from render.core.words import Words
from render.romanitas.theme import GAME, emperors, livery, words, years
from rules.core.typed_data import from_builtins
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState


def draw_title(view: View, title: str, locale: str) -> Picture:
    """The card that opens a campaign: its name over the Empire of 528, the scenario, years and ruler."""
    texts, state = words(locale), from_builtins(view["state"], RomanitasState)
    first, turns = romanitas_data().scenarios[state.scenario].first_turn, romanitas_data().turn
    line = texts(
        "title-line", years=f"{turns[first].first_year}–{turns[state.last_turn].last_year}",
        emperors=emperors(state.turn, texts), turns=state.last_turn - first + 1,
    )  # fmt: skip
    game = texts("map-title")
    picture = draw_title_card(cities_map(state), (360, 150), game, line, title, texts("title-task"))
    return finished(picture, "title", f"{game}: {title}. {line}")


def cities_map(state: RomanitasState) -> Image.Image:
    """The map in its owners' colours, without client peoples."""
    return base_map(GAME).overview({city: livery(owner).wash for city, owner in state.owner.items()}).picture


def draw_end(view: View, locale: str) -> Picture:
    """The card that closes a campaign: the result, its reason, the achievements and the closing line."""
    texts, state = words(locale), from_builtins(view["state"], RomanitasState)
    result = view["result"] or {"level": "", "text": "", "winner": None}
    key = str(result["level"]).replace(" ", "-")
    reason = " · ".join(filter(None, (str(result["text"]).removesuffix("."), _threshold(str(result["level"]), texts))))
    game, level, figures = texts("map-title"), texts(f"level-{key}").upper(), _figures(state, texts)
    line = texts("map-reign", years=years(state), emperors=emperors(state.turn, texts))
    won = result["winner"] is not None
    picture = draw_end_card(cities_map(state), (200, 180), game, line, level, reason, figures, won=won)
    last = texts(f"end-line-{key}", turn=state.turn, years=years(state))
    draw_last_line(picture, last)
    told = " · ".join(f"{figure.number} {figure.name}" for figure in figures)
    return finished(picture, "end", f"{game}: {level}. {reason}. {told}. {last}")


def _threshold(level: str, texts: Words) -> str:
    """From how many points on a level is reached; empty for the lowest, which other causes have too [3.3]."""
    bands = romanitas_data().tables.victory.closing_count
    least = next((band.min for band in bands if band.level == level), 0)
    told = texts(f"level-{level.replace(' ', '-')}")
    return texts("end-card-threshold", level=told, points=least) if least else ""


def _figures(state: RomanitasState, texts: Words) -> list[Figure]:
    """The campaign's numbers, each with its label."""
    original = romanitas_data().original_owner
    won = sum(owner == "roman" and original[city] != "roman" for city, owner in state.owner.items())
    return [
        Figure(f"{state.turn}/{state.last_turn}", texts("end-turns")),
        Figure(str(state.rp), texts("end-rp")),
        Figure(str(won), texts("end-won")),
        Figure(str(len(state.desolation)), texts("end-ruins")),
    ]
