"""What the Empire can answer in advance: letting events take their course, and the suggested line-up."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.stored_answers import StoredRule, any_of
from rules.romanitas.chapters.deployment import RATIOS, outnumbers
from rules.romanitas.chapters.operations import WAIT, before
from rules.romanitas.events import (
    BattleEnded,
    CityAbandoned,
    CityDesolated,
    CityReconquered,
    FleetSailed,
    InvasionBegan,
    RaidBegan,
    ReconquestBegan,
)
from rules.romanitas.game import Romanitas, say

_CITY_LOST = (CityAbandoned, CityDesolated, CityReconquered)
_ENEMY_ACTS = (FleetSailed, InvasionBegan, RaidBegan, ReconquestBegan)

_UNTIL_EVENT = (
    StoredRule(
        id="wait-until-something",
        name=say("stored-wait"),
        ending=say("stored-wait-ending"),
        topics=("window",),
        answer=(WAIT,),
        ended_by=any_of(*_ENEMY_ACTS, *_CITY_LOST),
    ),
    StoredRule(
        id="wait-until-city-falls",
        name=say("stored-wait-city"),
        ending=say("stored-wait-city-ending"),
        topics=("window",),
        answer=(WAIT,),
        ended_by=any_of(*_CITY_LOST),
    ),
)


def offered_rules(t: Romanitas, seat: str) -> Sequence[StoredRule]:
    """The rules that the Empire can store now. Waiting is offered until the Management phase."""
    return (*_waiting(t), *_LINE_UPS)


def _waiting(t: Romanitas) -> list[StoredRule]:
    if t.state.step in ("management", "closing"):
        return []
    later = t.data.nation_order[t.state.nations_checked + 1 :]
    return [*_UNTIL_EVENT, *(_UNTIL[nation] for nation in later)]


def _until(nation: str) -> StoredRule:
    """Wait until a nation is the next to act. Raids elsewhere don't end it, the loss of a city does."""
    return StoredRule(
        id=f"wait-until-{nation}",
        name=say("stored-until", nation=nation),
        ending=say("stored-until-ending"),
        topics=("window",),
        answer=(WAIT,),
        when=(before(nation),),
        ended_by=any_of(*_CITY_LOST),
    )


_UNTIL = {nation: _until(nation) for nation in Romanitas.data.nation_order}


def _line_up(ratio: int) -> StoredRule:
    return StoredRule(
        id=f"suggested-line-{ratio}",
        name=say("stored-line", ratio=ratio),
        ending=say("stored-line-ending", ratio=ratio),
        topics=("line", "figures-place"),
        when=(outnumbers(ratio),),
        spans=("turn", "campaign"),
        ended_by=lambda event: isinstance(event, BattleEnded) and event.winner == "enemy",
    )


_LINE_UPS = tuple(_line_up(ratio) for ratio in RATIOS)
