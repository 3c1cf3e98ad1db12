"""The campaign film: the whole map from the first turn until now, as an animated picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec
from PIL import Image

from render.core.canvas import framed
from render.core.film import film_picture, lightest, reduced
from render.core.map_sheet import March
from render.core.palette import ROME
from render.core.picture import Picture
from render.core.words import Words
from render.romanitas.captions import FIGHTS, GREAT, SMALL, TURNS, caption
from render.romanitas.map_highlights import NOTHING, Changes, changes, home_of
from render.romanitas.overview import Overview
from render.romanitas.replay import replayed
from render.romanitas.theme import livery, words
from rules.core.events import Event, GameEnded
from rules.core.typed_data import from_builtins
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.events import (
    AttitudeChecked,
    BattleEnded,
    CityDesolated,
    CityReconquered,
    CityTaken,
    Counted,
    FleetGone,
    InvasionBegan,
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
_LEVELS: Final = ((*TURNS, *GREAT, *FIGHTS, *SMALL), (*TURNS, *GREAT, *FIGHTS), (*TURNS, *GREAT), TURNS)
"""The levels of detail, from everything down to only the turns."""

_TRIES: Final = ((0, 76), (0, 60), (1, 50), (2, 40), (3, 30))
"""Level and quality of each attempt, until the file is small enough."""

_OUTCOMES: Final = (CityTaken, CityReconquered, CityDesolated, MonumentDestroyed)
"""Events that share a picture with the battle that caused them."""

_MARCHES: Final = (RaidBegan, ReconquestBegan, TransportSailed)
_WEIGHT: Final = (*GREAT, *FIGHTS, *SMALL)
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
    shown, file = lightest(versions, lambda moment: _drawn(moment, texts))
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
    return from_builtins(msgspec.to_builtins(state), RomanitasState)


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
        case _ if isinstance(event, GREAT):
            milliseconds = _GREAT_MS
        case _:
            pass
    return Moment(state, rp, counts, caption(event, state, texts), milliseconds, shown, fought, (event,))


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
    """The overview of a position, with its caption."""
    is_over = any(isinstance(event, GameEnded) for event in moment.told)
    news, result = ("", moment.caption) if is_over else (moment.caption, "")
    sheet = Overview(moment.state, texts, moment.shown, news, rp=moment.rp, result=result)
    sheet.draw()
    if moment.fought is not None:
        winner = ROME if moment.fought.winner == "roman" else livery(moment.fought.nation).counter
        sheet.put_fight(moment.fought.place, winner)
    return framed(reduced(sheet.picture))
