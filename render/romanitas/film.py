"""The campaign film: the whole map from the first turn to now, as one animated picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Final

import msgspec
from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import framed
from render.core.fonts import Face, fitted_size, shortened
from render.core.palette import BAND, BAND_SECONDARY, BAND_TEXT, BRIGHT_GOLD, GAIN, IVORY, LOSS, ROME
from render.core.picture import Picture, shortened_alt
from render.core.plates import disc, write
from render.core.signs import battle
from render.romanitas.changes import Changes, changes
from render.romanitas.look import GAME, Words, emperors, livery, words, years
from render.romanitas.map import Sheet, chart_of
from render.romanitas.replay import replayed
from rules.core.events import Event, GameEnded
from rules.romanitas.data import romanitas_data
from rules.romanitas.events import (
    BattleEnded,
    CityDesolated,
    CityReconquered,
    CityTaken,
    DesolationRemoved,
    DiplomacyTurned,
    ExpeditionWon,
    FleetGone,
    FleetSailed,
    InvasionStopped,
    MonumentBuilt,
    NavalBattleEnded,
    TurnBegan,
)
from rules.romanitas.state import RomanitasState

WIDTH: Final = 960
MOST_BYTES: Final = 8_000_000
"""Discord takes files of 10 MB; the rest is for slow connections."""

_MAP_HEIGHT: Final = 600
_BAND: Final = 64
_TURN_MS, _MOMENT_MS, _END_MS = 1300, 800, 5000
_MOST_MOMENTS: Final = 150
_QUALITIES: Final = (72, 55, 38)

_GREAT = (CityTaken, CityReconquered, CityDesolated, ExpeditionWon, InvasionStopped)
_SMALL = (BattleEnded, NavalBattleEnded, FleetSailed, FleetGone, DesolationRemoved, MonumentBuilt, DiplomacyTurned)


@dataclass(frozen=True)
class Moment:
    """A frame to be: the position, what is pointed out, what is said, how long it stands, and where was fought."""

    state: RomanitasState
    shown: Changes
    caption: str
    milliseconds: int
    fought: BattleEnded | None = None


def make_film(events: Sequence[Event], scenario: str, options: Mapping[str, bool], locale: str) -> Picture:
    """The film of a campaign out of all its events, those of choices that were taken back left out.

    Its quality is lowered until it is small enough; a campaign of ten turns has some hundred frames.
    """
    texts = words(locale)
    moments = list(_moments(events, scenario, options, texts))
    data = b""
    for quality in _QUALITIES:
        data = _encoded(moments, texts, quality)
        if len(data) <= MOST_BYTES:
            break
    last = moments[-1]
    alt = texts("alt-film", first=moments[0].state.turn, last=last.state.turn, caption=last.caption)
    return Picture(data, "film.webp", shortened_alt(alt), WIDTH, _MAP_HEIGHT + _BAND)


def _encoded(moments: Sequence[Moment], texts: Words, quality: int) -> bytes:
    frames = (_drawn(moment, texts) for moment in moments)
    first, buffer = next(frames), BytesIO()
    durations = [moment.milliseconds for moment in moments]
    first.save(
        buffer, "WEBP", save_all=True, append_images=frames, duration=durations, loop=0, quality=quality, method=1
    )
    return buffer.getvalue()


def _moments(events: Sequence[Event], scenario: str, options: Mapping[str, bool], texts: Words) -> Iterator[Moment]:
    """The turns, and between them what changed the map; where there is too much of it, the great moments only."""
    told = (*_GREAT, *_SMALL) if _count(events, (*_GREAT, *_SMALL)) <= _MOST_MOMENTS else _GREAT
    last: RomanitasState | None = None
    for event, state in replayed(scenario, options, events):
        last = state
        if isinstance(event, TurnBegan):
            begins = texts("film-begins", year=romanitas_data().turn[state.turn].first_year)
            yield Moment(_kept(state), Changes(), begins, _TURN_MS)
        elif isinstance(event, told):
            fought = event if isinstance(event, BattleEnded) else None
            yield Moment(_kept(state), changes([event], state), _caption(event, texts), _MOMENT_MS, fought)
        elif isinstance(event, GameEnded):
            level = texts(f"level-{event.level.replace(' ', '-')}")
            yield Moment(_kept(state), Changes(), level, _END_MS)
    if last is None:
        raise ValueError("A campaign without events has no film.")
    if not any(isinstance(event, GameEnded) for event in events):
        yield Moment(_kept(last), Changes(), texts("film-now", turn=last.turn), _END_MS)


def _count(events: Iterable[Event], kinds: tuple[type[Event], ...]) -> int:
    return sum(isinstance(event, kinds) for event in events)


def _kept(state: RomanitasState) -> RomanitasState:
    """A position of its own, for the replay goes on with the same one."""
    return msgspec.convert(msgspec.to_builtins(state), RomanitasState)


def _caption(event: Event, texts: Words) -> str:
    """What happened, in a few words."""
    key = f"film-{event.kind}"
    if isinstance(event, BattleEnded | NavalBattleEnded):
        key += f"-{event.winner or 'nobody'}"
    elif isinstance(event, DiplomacyTurned):
        key += f"-{event.side}"
    return texts(key, **{name: getattr(event, name) for name in _NAMED if hasattr(event, name)})


_NAMED: Final = ("city", "nation", "place", "space", "zone")


def _drawn(moment: Moment, texts: Words) -> Image.Image:
    state = moment.state
    chart, board = chart_of(state, None, 1.0), base_map(GAME)
    Sheet(chart, board, state, texts, moment.shown).draw()
    if moment.fought is not None and moment.fought.place in board.spaces:
        x, y = chart.at(*board.spaces[moment.fought.place])
        battle(64, ROME if moment.fought.winner == "roman" else livery(moment.fought.nation).counter).centre(
            chart.picture, x, y - 34
        )
    picture = Image.new("RGB", (WIDTH, _MAP_HEIGHT + _BAND), BAND)
    picture.paste(chart.picture.resize((WIDTH, _MAP_HEIGHT), Image.Resampling.LANCZOS, reducing_gap=2.0))
    _draw_band(picture, moment, texts)
    return framed(picture)


def _draw_band(picture: Image.Image, moment: Moment, texts: Words) -> None:
    """The caption: turn, years and ruler on the left, Romanness, and what happened."""
    state, top = moment.state, _MAP_HEIGHT
    line = texts("map-reign", years=years(state), emperors=emperors(state))
    write(picture, 20, top + 27, texts("film-turn", turn=state.turn), Face.HEAD, 20, BRIGHT_GOLD, spacing=2)
    write(picture, 20, top + 51, shortened(line, Face.ITALIC, 19, 300), Face.ITALIC, 19, BAND_SECONDARY)
    disc(str(state.rp), 42, ROME, IVORY).centre(picture, 368, top + 32)
    colour = BAND_TEXT
    if moment.shown.better or moment.shown.worse:
        mark = GAIN if moment.shown.better else LOSS
        picture.paste(mark, (404, top + 14, 410, top + _BAND - 14))
    size = fitted_size(moment.caption, Face.STRONG, 27, WIDTH - 450, least=14)
    write(picture, 424, top + 41, moment.caption, Face.STRONG, size, colour)
