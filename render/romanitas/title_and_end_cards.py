"""The card that opens a campaign, and the one that closes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from PIL import Image, ImageFilter

from render.core.basemap import base_map
from render.core.canvas import encoded, framed, gradient
from render.core.fonts import Face, fitted_size, wrapped
from render.core.icons import icon
from render.core.palette import (
    BAND,
    BAND_SECONDARY,
    BAND_TEXT,
    GOLD,
    INK,
    IVORY,
    LOSS,
    PORPHYRY,
    ROME,
    SECONDARY,
    VELLUM,
)
from render.core.picture import Picture
from render.core.text_panels import panel, write
from render.core.words import Words
from render.romanitas.theme import GAME, emperors, livery, words, years
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState

WIDTH: Final = 1200
HEIGHT: Final = 750
_BAND: Final = 250
_OPENING: Final = 630
_FIGURE: Final = (262, 128)


def draw_title(view: Mapping[str, Any], title: str, locale: str) -> Picture:
    """The card that opens a campaign: its name over the Empire of 528, the scenario, its years and its ruler."""
    texts = words(locale)
    state = msgspec.convert(view["state"], RomanitasState)
    chart = base_map(GAME).overview({city: livery(owner).wash for city, owner in state.owner.items()})
    picture = chart.picture.crop((360, 150, 1560, 150 + _OPENING))
    shade = gradient(_OPENING, WIDTH, (235, 235, 235), (30, 30, 30)).convert("L").rotate(90, expand=True)
    picture.paste(BAND, (0, 0), shade.resize((WIDTH, _OPENING)))
    laurel = icon("laurel", 108, GOLD)
    picture.paste(laurel, (56, 64), laurel)
    write(picture, 56, 250, texts("map-title"), Face.TITLE, 78, BAND_TEXT, spacing=4)
    scenario = romanitas_data().scenarios[state.scenario]
    span = _span(scenario.first_turn, state.last_turn)
    line = texts(
        "title-line", years=span, emperors=emperors(state.turn, texts), turns=state.last_turn - scenario.first_turn + 1
    )
    write(picture, 60, 306, line, Face.ITALIC, fitted_size(line, Face.ITALIC, 36, 760, least=20), BAND_SECONDARY)
    size = fitted_size(title, Face.STRONG, 54, 1000, least=22)
    write(picture, 58, 424, title, Face.STRONG, size, IVORY)
    for place, told in enumerate(wrapped(texts("title-task"), Face.ITALIC, 30, 700)[:3]):
        write(picture, 60, 492 + place * 40, told, Face.ITALIC, 30, BAND_SECONDARY)
    framed(picture)
    return encoded(picture, "title", f"{texts('map-title')}: {title}. {line}")


def _span(first: int, last: int) -> str:
    turns = romanitas_data().turn
    return f"{turns[first].first_year}–{turns[last].last_year}"


def draw_end(view: Mapping[str, Any], locale: str) -> Picture:
    """The card that closes a campaign: the level of the result, its reason, what was achieved, and the last line."""
    texts = words(locale)
    state = msgspec.convert(view["state"], RomanitasState)
    result = view["result"] or {"level": "", "text": "", "winner": None}
    won = result["winner"] is not None
    picture = _ground(state)
    write(picture, WIDTH / 2, 92, texts("map-title"), Face.TITLE, 56, BAND_TEXT, align=0.5, spacing=4)
    line = texts("map-reign", years=years(state), emperors=emperors(state.turn, texts))
    write(picture, WIDTH / 2, 140, line, Face.ITALIC, 32, BAND_SECONDARY, align=0.5)
    sign = icon("laurel" if won else "flame", 112, GOLD if won else LOSS)
    picture.paste(sign, (WIDTH // 2 - 56, _BAND - 26), sign)
    key = str(result["level"]).replace(" ", "-")
    level = texts(f"level-{key}").upper()
    write(picture, WIDTH / 2, _BAND + 150, level, Face.TITLE, 60, PORPHYRY, align=0.5, spacing=3)
    reason = str(result["text"])
    size = fitted_size(reason, Face.ITALIC, 32, WIDTH - 120, least=20)
    write(picture, WIDTH / 2, _BAND + 204, reason, Face.ITALIC, size, INK, align=0.5)
    figures = _figures(state, texts)
    left = (WIDTH - len(figures) * _FIGURE[0] - (len(figures) - 1) * 18) // 2
    for place, (number, name) in enumerate(figures):
        _draw_figure(picture, left + place * (_FIGURE[0] + 18), _BAND + 232, number, name)
    last = texts(f"end-line-{key}", turn=state.turn, years=years(state))
    _draw_last_line(picture, wrapped(last, Face.ITALIC, 30, WIDTH - 160))
    framed(picture)
    told = " · ".join(f"{number} {name}" for number, name in figures)
    return encoded(picture, "end", f"{texts('map-title')}: {level}. {reason} {told}. {last}")


def _ground(state: RomanitasState) -> Image.Image:
    """A band of the map as it stands at last, dark at the top, melting into vellum."""
    chart = base_map(GAME).overview({city: livery(owner).wash for city, owner in state.owner.items()})
    band = chart.picture.crop((200, 180, 1400, 180 + _BAND + 60)).filter(ImageFilter.GaussianBlur(1))
    picture = Image.new("RGB", (WIDTH, HEIGHT), VELLUM)
    picture.paste(band, (0, 0))
    picture.paste(BAND, (0, 0, WIDTH, _BAND + 60), _fade(_BAND + 60, 215, 90))
    picture.paste(VELLUM, (0, _BAND - 40, WIDTH, _BAND + 60), _fade(100, 0, 255))
    return picture


def _fade(height: int, top: int, bottom: int) -> Image.Image:
    return gradient(1, height, (top,) * 3, (bottom,) * 3).convert("L").resize((WIDTH, height))


def _figures(state: RomanitasState, texts: Words) -> list[tuple[str, str]]:
    """What the campaign comes to in figures: each with its name."""
    original = romanitas_data().original_owner
    won = sum(owner == "roman" and original[city] != "roman" for city, owner in state.owner.items())
    return [
        (f"{state.turn}/{state.last_turn}", texts("end-turns")),
        (str(state.rp), texts("end-rp")),
        (str(won), texts("end-won")),
        (str(len(state.desolation)), texts("end-ruins")),
    ]


def _draw_figure(picture: Image.Image, left: int, top: int, number: str, name: str) -> None:
    panel(*_FIGURE).put(picture, left, top)
    write(picture, left + _FIGURE[0] / 2, top + 72, number, Face.HEAVY, 58, ROME, align=0.5)
    size = fitted_size(name, Face.BODY, 22, _FIGURE[0] - 24, least=13)
    write(picture, left + _FIGURE[0] / 2, top + 106, name, Face.BODY, size, SECONDARY, align=0.5)


def _draw_last_line(picture: Image.Image, lines: Sequence[str]) -> None:
    top = HEIGHT - 48 - (len(lines) - 1) * 38
    for place, told in enumerate(lines):
        write(picture, WIDTH / 2, top + place * 38, told, Face.ITALIC, 30, SECONDARY, align=0.5)
