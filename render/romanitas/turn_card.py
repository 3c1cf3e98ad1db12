"""The card that closes a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from PIL import Image, ImageFilter

from render.core.basemap import base_map
from render.core.canvas import encoded, framed, gradient
from render.core.fonts import Face, fitted_size, shortened
from render.core.icons import icon
from render.core.palette import (
    BAND,
    BAND_SECONDARY,
    BAND_TEXT,
    GAIN,
    INK,
    IVORY,
    LOSS,
    PORPHYRY,
    ROME,
    SECONDARY,
    VELLUM,
)
from render.core.picture import Picture
from render.core.text_panels import panel, pill, write
from render.core.words import Words
from render.romanitas.theme import GAME, emperors, livery, words
from rules.core.events import Event
from rules.romanitas import events as happened
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState

WIDTH: Final = 1200
HEIGHT: Final = 750
_BAND: Final = 250
_ROWS: Final = 5
_PLATE: Final = (372, 400)

Row = tuple[str, str, str]
"""A line of a plate: the silhouette, the fact, and its cause or consequence."""


def draw_summary(events: Sequence[Event], view: Mapping[str, Any], locale: str) -> Picture:
    """The card of a turn out of its events and the view after them."""
    turn = events[0].turn if events else 1
    texts = words(locale)
    state = msgspec.convert(view["state"], RomanitasState)
    picture = _ground(state)
    data = romanitas_data()
    span = data.turn[turn]
    title = texts("card-turn", turn=turn)
    write(picture, 36, 92, title, Face.TITLE, 54, BAND_TEXT, spacing=3)
    line = texts("map-reign", years=f"{span.first_year}–{span.last_year}", emperors=emperors(turn, texts))
    write(picture, 38, 138, line, Face.ITALIC, fitted_size(line, Face.ITALIC, 34, 760, least=20), BAND_SECONDARY)
    _draw_romanness(picture, events, texts)
    for place, (head, rows) in enumerate(_plates(events, texts)):
        _draw_plate(picture, 30 + place * (_PLATE[0] + 12), _BAND + 24, head, rows)
    _draw_foot(picture, state, texts)
    framed(picture)
    return encoded(picture, f"turn-{turn}", _alt(turn, events, texts))


def _ground(state: RomanitasState) -> Image.Image:
    """A band of the live map, dark at the top, melting into vellum."""
    tints = {city: livery(owner).wash for city, owner in state.owner.items()}
    chart = base_map(GAME).overview(tints)
    band = chart.picture.crop((200, 180, 1400, 180 + _BAND + 60)).filter(ImageFilter.GaussianBlur(1))
    picture = Image.new("RGB", (WIDTH, HEIGHT), VELLUM)
    picture.paste(band, (0, 0))
    shade = gradient(1, _BAND + 60, (215, 215, 215), (90, 90, 90)).convert("L").resize((WIDTH, _BAND + 60))
    picture.paste(BAND, (0, 0, WIDTH, _BAND + 60), shade)
    melt = gradient(1, 100, (0, 0, 0), (255, 255, 255)).convert("L").resize((WIDTH, 100))
    picture.paste(VELLUM, (0, _BAND - 40, WIDTH, _BAND + 60), melt)
    return picture


def _ledger(events: Sequence[Event]) -> tuple[int, int, int]:
    """RP at the count, won and lost (spending included) after it."""
    counted = next((event.total for event in events if isinstance(event, happened.Counted)), 0)
    changes = [event.change for event in events if isinstance(event, happened.RomannessChanged)]
    return counted, sum(c for c in changes if c > 0), sum(c for c in changes if c < 0)


def _draw_romanness(picture: Image.Image, events: Sequence[Event], texts: Words) -> None:
    counted, won, lost = _ledger(events)
    panel(330, 150, ROME).put(picture, WIDTH - 366, 36)
    write(picture, WIDTH - 340, 80, texts("card-rp"), Face.HEAD, 20, SECONDARY, spacing=2)
    write(picture, WIDTH - 340, 160, str(max(counted, 0)), Face.HEAVY, 78, ROME)
    pill(f"+{won}", 30, GAIN).centre(picture, WIDTH - 180, 124)
    pill(f"−{-lost}", 30, LOSS).centre(picture, WIDTH - 92, 124)
    write(picture, WIDTH - 224, 172, texts("card-rp-note"), Face.BODY, 17, SECONDARY)


def _plates(events: Sequence[Event], texts: Words) -> list[tuple[str, list[Row]]]:
    return [
        (texts("card-lands"), _lands(events, texts)),
        (texts("card-war"), _war(events, texts)),
        (texts("card-state"), _affairs(events, texts)),
    ]


def _lands(events: Sequence[Event], texts: Words) -> list[Row]:
    rows: list[Row] = []
    for event in events:
        match event:
            case happened.CityTaken():
                rows.append(("chi-rho", texts.short_name(event.city), texts("card-taken", nation=event.nation)))
            case happened.CityReconquered():
                rows.append(("rout", texts.short_name(event.city), texts("card-lost", nation=event.nation)))
            case happened.CityDesolated():
                known = event.by in romanitas_data().nations
                cause = texts("card-desolated", nation=event.by) if known else texts("card-ill-fate")
                rows.append(("flame", texts.short_name(event.city), cause))
            case happened.DesolationRemoved():
                rows.append(("tower", texts.short_name(event.city), texts("card-rebuilt")))
            case happened.MonumentBuilt():
                rows.append(("temple", texts.short_name(event.city), texts("card-built", monument=event.monument)))
    return rows


def _war(events: Sequence[Event], texts: Words) -> list[Row]:
    rows: list[Row] = []
    for event in events:
        match event:
            case happened.BattleEnded():
                key = f"card-{'siege' if event.siege else 'battle'}-{'won' if event.winner == 'roman' else 'lost'}"
                rows.append(("swords", texts.short_name(event.place), texts(key, nation=event.nation)))
            case happened.NavalBattleEnded():
                rows.append(("anchor", texts.short_name(event.zone), texts(f"card-naval-{event.winner or 'nobody'}")))
            case happened.FleetSailed():
                rows.append(("fleet", texts.short_name(event.zone), texts("card-fleet", nation=event.nation)))
            case happened.SurvivalTested() if event.outcome != "unhurt":
                rows.append(("cross", texts.name(event.figure), texts(f"card-{event.outcome}")))
    return rows


def _affairs(events: Sequence[Event], texts: Words) -> list[Row]:
    rows: list[Row] = []
    for event in events:
        match event:
            case happened.ActaPlaced():
                sign = f"+{event.rp}" if event.rp > 0 else f"−{-event.rp}" if event.rp else "±0"
                rows.append(("scroll", texts(f"acta-{event.box}"), texts("card-acta", change=sign)))
            case happened.DiplomacyTurned():
                rows.append(("envoy", texts.short_name(event.space), texts(f"card-diplomacy-{event.side}")))
            case happened.AmbassadorSent() if event.success:
                rows.append(("envoy", texts.name(event.nation), texts("card-treaty")))
            case happened.ExpeditionWon():
                rows.append(("crown", texts("card-persia"), "+4 RP"))
    return rows


def _draw_plate(picture: Image.Image, left: int, top: int, head: str, rows: list[Row]) -> None:
    width, height = _PLATE
    panel(width, height).put(picture, left, top)
    write(picture, left + width / 2, top + 42, head, Face.HEAD, 24, PORPHYRY, align=0.5, spacing=2)
    for place, (sign, fact, cause) in enumerate(rows[:_ROWS]):
        y = top + 62 + place * 64
        mark = icon(sign, 42, ROME)
        picture.paste(mark, (left + 20, y + 4), mark)
        write(picture, left + 76, y + 26, shortened(fact, Face.STRONG, 26, width - 96), Face.STRONG, 26, INK)
        write(picture, left + 76, y + 50, shortened(cause, Face.BODY, 20, width - 96), Face.BODY, 20, SECONDARY)
    if len(rows) > _ROWS:
        more = f"+{len(rows) - _ROWS}"
        pill(more, 20, SECONDARY).centre(picture, left + width - 40, top + height - 26)


def _draw_foot(picture: Image.Image, state: RomanitasState, texts: Words) -> None:
    picture.paste(BAND, (0, HEIGHT - 62, WIDTH, HEIGHT))
    text = texts("card-foot", ruins=len(state.desolation), treaties=len(state.treaties))
    if state.treaties:
        text += " " + texts("card-foot-treaties", nations=tuple(state.treaties))
    write(
        picture,
        WIDTH / 2,
        HEIGHT - 24,
        text,
        Face.STRONG,
        fitted_size(text, Face.STRONG, 24, WIDTH - 60, least=15),
        IVORY,
        align=0.5,
    )


def _alt(turn: int, events: Sequence[Event], texts: Words) -> str:
    counted, won, lost = _ledger(events)
    parts = [texts("alt-card", turn=turn, rp=max(counted, 0), won=won, lost=-lost)]
    for head, rows in _plates(events, texts):
        if rows:
            parts.append(f"{head.capitalize()}: " + "; ".join(f"{fact}, {cause}" for _, fact, cause in rows) + ".")
    return " ".join(parts)
