"""What happened, in a few words: for the film and for the map that comes with the news."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from render.core.words import Words
from rules.core.events import Event, GameEnded
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.events import (
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
    TurnEnded,
)
from rules.romanitas.state import RomanitasState

TURNS, GREAT, FIGHTS, SMALL = (
    (Counted, TurnEnded, GameEnded),
    (CityTaken, CityReconquered, CityDesolated, InvasionBegan, ExpeditionWon),
    (BattleEnded, NavalBattleEnded),
    (FleetSailed, FleetGone, DesolationRemoved, MonumentBuilt, MonumentDestroyed, DiplomacyTurned),
)
"""The kinds of events with a caption, by their weight."""

_NAMED: Final = ("city", "nation", "place", "space", "zone")
_ON_MAP: Final = (CityTaken, CityReconquered, CityDesolated, *SMALL)
"""The events that change the map, the weightiest kinds first."""

_MOST: Final = 2


def caption(event: Event, state: RomanitasState, texts: Words) -> str:
    """What happened."""
    key = f"film-{event.kind}"
    match event:
        case Counted():
            return texts(key, rp=state.rp)
        case TurnEnded():
            roman = sum(owner == "roman" for owner in state.owner.values())
            return texts(key, cities=roman, ruins=len(state.desolation))
        case GameEnded(level=level):
            return texts(f"level-{level.replace(' ', '-')}")
        case CityDesolated(city=city, by=by) if by in romanitas_data().nations:
            return texts(f"{key}-by", city=city, nation=by)
        case BattleEnded(winner=winner) | NavalBattleEnded(winner=winner):
            key += f"-{winner or 'nobody'}"
        case DiplomacyTurned(side=side):
            key += f"-{side}"
        case _:
            pass
    return texts(key, **{name: getattr(event, name) for name in _NAMED if hasattr(event, name)})


def news_of(events: Iterable[Event], state: RomanitasState, texts: Words) -> str:
    """What changed the map among some events, at most two of them, the weightiest first."""
    found = sorted((event for event in events if isinstance(event, _ON_MAP)), key=_weight)
    return " · ".join(dict.fromkeys(caption(event, state, texts) for event in found[:_MOST]))


def _weight(event: Event) -> int:
    return next(place for place, kind in enumerate(_ON_MAP) if isinstance(event, kind))
