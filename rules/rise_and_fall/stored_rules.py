"""What a player can answer in advance: the replacement phase, and who takes part in an attack."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.stored_answers import StoredRule, any_of
from rules.rise_and_fall.events import (
    CivilWarBegan,
    EmpireDivided,
    HalfFell,
    PeaceMade,
    SassanidRevoltBegan,
    WarDeclared,
)
from rules.rise_and_fall.game import RiseAndFall, say

_TURNING_POINT = any_of(CivilWarBegan, EmpireDivided, HalfFell, PeaceMade, SassanidRevoltBegan, WarDeclared)
"""What makes every player look again at where units are needed."""

_RULES = (
    StoredRule(
        id="suggested-replacements",
        name=say("stored-replacements"),
        ending=say("stored-ending"),
        topics=("provision", "place-kind", "place-area", "recruit", "recruit-area"),
        spans=("turn", "campaign"),
        ended_by=_TURNING_POINT,
    ),
    StoredRule(
        id="suggested-attackers",
        name=say("stored-attackers"),
        ending=say("stored-ending"),
        topics=("main", "supporter"),
        spans=("turn", "campaign"),
        ended_by=_TURNING_POINT,
    ),
)


def offered_rules(t: RiseAndFall, seat: str) -> Sequence[StoredRule]:
    """The rules that a seat can store: the formalities of every turn."""
    return _RULES
