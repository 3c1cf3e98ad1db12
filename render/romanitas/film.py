"""The campaign film: the whole map from the first turn until now, as an animated picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec
from PIL import Image

from render.core.canvas import framed
from render.core.charts import mark
from render.core.film import film_picture, lightest, reduced
from render.core.fonts import Face, fitted_size, shortened
from render.core.map_sheet import March
from render.core.map_symbols import battle
from render.core.palette import BRIGHT_GOLD, GAIN, HAIRLINE, INK, IVORY, LOSS, PANEL, PORPHYRY, ROME, SECONDARY
from render.core.picture import Picture
from render.core.text_panels import disc, panel, spent, tile, write, write_fitted
from render.core.words import Words
from render.romanitas.map import Sheet
from render.romanitas.map_highlights import NOTHING, Changes, changes, home_of
from render.romanitas.replay import replayed
from render.romanitas.theme import emperors, livery, words, years
from rules.core.events import Event, GameEnded
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.events import (
    AttitudeChecked,
    BattleEnded,
    CityDesolated,
    CityReconquered,
    CityTaken,
    Counted,
    DesolationRemoved,
    DiplomacyTurned,
    ExpeditionWon,
    FleetGone,
    FleetSailed,
    InvasionBegan,
    MonumentBuilt,
    MonumentDestroyed,
    NavalBattleEnded,
    RaidBegan,
    ReconquestBegan,
    TransportSailed,
    TurnEnded,
)
from rules.romanitas.state import RomanitasState

MOST_MOMENTS: Final = 140
"""The most moments in a film, which keeps it under two minutes. The least important ones go first."""

_BEGIN_MS, _COUNT_MS, _GREAT_MS, _SMALL_MS, _TURN_MS, _END_MS = 1500, 700, 1000, 600, 1100, 5000
_PLATE: Final = (14, 441, 606, 147)
"""The caption's box over the Sahara: left, top, width, height."""

_CAPTION: Final = (_PLATE[0], _PLATE[1], _PLATE[0] + _PLATE[2], _PLATE[1] + _PLATE[3])

_TURNS, _GREAT, _FIGHTS, _SMALL = (
    (Counted, TurnEnded, GameEnded),
    (CityTaken, CityReconquered, CityDesolated, InvasionBegan, ExpeditionWon),
    (BattleEnded, NavalBattleEnded),
    (FleetSailed, FleetGone, DesolationRemoved, MonumentBuilt, MonumentDestroyed, DiplomacyTurned),
)
_LEVELS: Final = ((*_TURNS, *_GREAT, *_FIGHTS, *_SMALL), (*_TURNS, *_GREAT, *_FIGHTS), (*_TURNS, *_GREAT), _TURNS)
"""The levels of detail, from everything down to only the turns."""

_TRIES: Final = ((0, 76), (0, 60), (1, 50), (2, 40), (3, 30))
"""Level and quality of each attempt, until the file is small enough."""

_OUTCOMES: Final = (CityTaken, CityReconquered, CityDesolated, MonumentDestroyed)
"""Events that share a picture with the battle that caused them."""

_MARCHES: Final = (RaidBegan, ReconquestBegan, TransportSailed)
_WEIGHT: Final = (*_GREAT, *_FIGHTS, *_SMALL)
"""Caption priority: if two events share a picture, the earlier one here gives the caption."""


@dataclass(frozen=True)
class Moment:
    """A planned frame: position, highlights, caption, duration and place of combat.

    ``rp``: the points on the track. ``counts``: turn to the RP of its count so far. ``told``: the frame's events.
    """

    state: RomanitasState
    rp: int
    counts: Mapping[int, int]
    caption: str
    milliseconds: int
    shown: Changes = NOTHING
    fought: BattleEnded | None = None
    told: tuple[Event, ...] = ()


def make_film(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], locale: str) -> Picture:
    """The film of a campaign. The events must leave out choices that were undone.

    Detail and quality drop until the film is under 4 MB, or at worst under 8 MB. This takes a few seconds.

    Raises:
        ValueError: there are no events.
        FilmTooHeavy: it cannot be made light enough.
    """
    texts = words(locale)
    versions = ((_at_level(events, scenario, options, texts, level), quality) for level, quality in _TRIES)
    shown, file = lightest(versions, lambda moment: _drawn(moment, texts), fading=_CAPTION)
    alt = texts(
        "alt-film", first=shown[0].state.turn, last=shown[-1].state.turn, caption=shown[-1].caption.rstrip("."),
        won=_count(events, CityTaken), lost=_count(events, CityReconquered), sacked=_count(events, CityDesolated),
    )  # fmt: skip
    return film_picture(file, alt)


def moments(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], locale: str) -> list[Moment]:
    """The frames of a film: the first position, every count and turn end, and every change of the map.

    If there are more than `MOST_MOMENTS`, minor changes go first, then combats.

    Raises:
        ValueError: there are no events.
    """
    return _at_level(events, scenario, options, words(locale), 0)


def _at_level(
    events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], texts: Words, level: int
) -> list[Moment]:
    if not events:
        raise ValueError("A campaign without events has no film.")
    for kinds in _LEVELS[level:]:
        found = list(_moments(events, scenario, options, texts, kinds))
        if len(found) <= MOST_MOMENTS:
            break
    return found


def _count(events: Sequence[Event], kind: type[Event]) -> int:
    return sum(isinstance(event, kind) for event in events)


def _moments(
    events: Sequence[Event],
    scenario: str,
    options: Mapping[str, bool | str],
    texts: Words,
    kinds: tuple[type[Event], ...],
) -> Iterator[Moment]:
    """The moments in order. Each waits until nothing else can join its picture."""
    counts: dict[int, int] = {}
    marches: tuple[March, ...] = ()
    held: Moment | None = None
    for event, state in replayed(scenario, options, events):
        if held is None:
            held = _opening(state, texts)
        if isinstance(event, Counted):
            counts.setdefault(event.turn, state.rp)
        elif isinstance(event, _MARCHES):
            marches = changes([event], state).marches
        elif isinstance(event, AttitudeChecked | TurnEnded):
            marches = ()
        if not isinstance(event, kinds):
            continue
        moment = _moment(event, _kept(state), dict(counts), marches, texts)
        if _belongs(held, moment):
            held = _together(held, moment)
        else:
            yield held
            held = moment
    if held is None:
        return
    yield held
    if not any(isinstance(event, GameEnded) for event in events):
        yield replace(
            held, state=_kept(state), rp=state.rp, caption=texts("film-now"), milliseconds=_END_MS, shown=NOTHING,
            fought=None,
        )  # fmt: skip


def _opening(state: RomanitasState, texts: Words) -> Moment:
    year = romanitas_data().turn[state.turn].first_year
    return Moment(_kept(state), state.rp, {}, texts("film-begins", year=year), _BEGIN_MS)


def _kept(state: RomanitasState) -> RomanitasState:
    """A copy of the position, because the replay keeps changing the original."""
    return msgspec.convert(msgspec.to_builtins(state), RomanitasState)


def _moment(
    event: Event, state: RomanitasState, counts: Mapping[int, int], marches: tuple[March, ...], texts: Words
) -> Moment:
    shown = changes([event], state)
    fought: BattleEnded | None = None
    rp, milliseconds = state.rp, _SMALL_MS
    match event:
        case Counted():
            milliseconds = _COUNT_MS
        case TurnEnded(unspent=unspent):
            rp, milliseconds = unspent, _TURN_MS
        case GameEnded():
            milliseconds = _END_MS
        case InvasionBegan(nation=nation, path=path):
            shown, milliseconds = Changes(marches=(March(nation, (home_of(nation), *path)),)), _GREAT_MS
        case BattleEnded(place=place):
            shown = Changes(marches=tuple(march for march in marches if march.path[-1] == place))
            fought, milliseconds = event, _GREAT_MS
        case _ if isinstance(event, _GREAT):
            milliseconds = _GREAT_MS
        case _:
            pass
    return Moment(state, rp, counts, _caption(event, state, texts), milliseconds, shown, fought, (event,))


def _caption(event: Event, state: RomanitasState, texts: Words) -> str:
    """The caption: what happened, in a few words."""
    key = f"film-{event.kind}"
    match event:
        case Counted():
            return texts(key, rp=state.rp)
        case TurnEnded():
            roman = sum(owner == "roman" for owner in state.owner.values())
            return texts(key, cities=roman, ruins=len(state.desolation))
        case GameEnded(reason=reason):
            return texts(key, reason=reason)
        case CityDesolated(city=city, by=by) if by in romanitas_data().nations:
            return texts(f"{key}-by", city=city, nation=by)
        case BattleEnded(winner=winner) | NavalBattleEnded(winner=winner):
            key += f"-{winner or 'nobody'}"
        case DiplomacyTurned(side=side):
            key += f"-{side}"
        case _:
            pass
    return texts(key, **{name: getattr(event, name) for name in _NAMED if hasattr(event, name)})


_NAMED: Final = ("city", "nation", "place", "space", "zone")


def _place(event: Event) -> str | None:
    """The space that an event is about."""
    return next((str(getattr(event, name)) for name in ("city", "place", "zone") if hasattr(event, name)), None)


def _belongs(held: Moment, new: Moment) -> bool:
    """Whether a combat and its result share a picture: a beaten fleet, or a city taken or sacked."""
    if not held.told:
        return False
    last, now = held.told[-1], new.told[0]
    if _place(last) != _place(now):
        return False
    if isinstance(last, FleetGone):
        return isinstance(now, NavalBattleEnded) and last.scene == now.scene
    return isinstance(last, BattleEnded | MonumentDestroyed) and isinstance(now, _OUTCOMES)


def _together(held: Moment, new: Moment) -> Moment:
    """Both in one picture, with the caption of the more important one."""
    first, other = sorted((held, new), key=lambda moment: min(_WEIGHT.index(type(event)) for event in moment.told))
    shown = Changes(
        better=held.shown.better + new.shown.better,
        worse=held.shown.worse + new.shown.worse,
        marches=held.shown.marches or new.shown.marches,
    )
    return replace(
        new, caption=first.caption, milliseconds=max(first.milliseconds, other.milliseconds), shown=shown,
        fought=held.fought or new.fought, told=(*held.told, *new.told),
    )  # fmt: skip


def _drawn(moment: Moment, texts: Words) -> Image.Image:
    sheet = Sheet(moment.state, texts, moment.shown)
    sheet.draw()
    if moment.fought is not None and sheet.is_shown(moment.fought.place):
        x, y = sheet.chart.at(*sheet.board.spaces[moment.fought.place])
        winner = ROME if moment.fought.winner == "roman" else livery(moment.fought.nation).counter
        battle(64, winner).centre(sheet.picture, x, y - 34)
    picture = reduced(sheet.picture)
    _draw_plate(picture, moment, texts)
    return framed(picture)


def _draw_plate(picture: Image.Image, moment: Moment, texts: Words) -> None:
    """Draw the caption: turn, years and ruler, Romanness so far, and what happened."""
    state, (left, top, width, height) = moment.state, _PLATE
    panel(width, height).put(picture, left, top)
    write(picture, left + 22, top + 46, texts("film-turn", turn=state.turn), Face.TITLE, 31, PORPHYRY, spacing=2)
    reign = texts("map-reign", years=years(state), emperors=emperors(state.turn, texts))
    size = fitted_size(reign, Face.ITALIC, 22, 280, least=15)
    write(picture, left + 22, top + 76, shortened(reign, Face.ITALIC, size, 280), Face.ITALIC, size, SECONDARY)
    disc(str(moment.rp), 42, ROME, IVORY).centre(picture, left + 329, top + 42)
    _draw_track(picture, moment, left + 356, top + 16)
    picture.paste(HAIRLINE, (left + 20, top + 92, left + width - 20, top + 93))
    start, room = left + 22, width - 44
    gain = bool(moment.shown.better) or (moment.fought is not None and moment.fought.winner == "roman")
    if moment.shown.worse or moment.shown.better or moment.fought is not None:
        mark(picture, start + 12, top + 118, "up" if gain else "down", GAIN if gain else LOSS, 28)
        start, room = start + 32, room - 32
    write_fitted(picture, start, top + 128, moment.caption, Face.STRONG, 29, room, INK, least=15)


def _draw_track(picture: Image.Image, moment: Moment, left: int, top: int) -> None:
    """The turns, each with a bar for its starting RP."""
    state, step, base = moment.state, 23, top + 48
    for points in range(0, 11, 5):
        y = base - points * 4
        picture.paste(HAIRLINE, (left, y, left + 10 * step, y + 1))
    for place in range(1, state.last_turn + 1):
        now, past = place == state.turn, place < state.turn
        x = left + (place - 1) * step
        count = moment.counts.get(place, 0)
        picture.paste(ROME if now else BRIGHT_GOLD, (x + 4, base - count * 4, x + 17, base))
        ground, colour = (ROME, IVORY) if now else (spent() if past else PANEL, SECONDARY if past else INK)
        tile(str(place), 20, ground, colour).put(picture, x, base + 3)
