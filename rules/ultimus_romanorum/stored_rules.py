"""What a player can answer in advance besides the windows: the choices that seldom matter."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.stored_answers import StoredRule, any_of
from rules.ultimus_romanorum.chapters.combat import OUTNUMBERED
from rules.ultimus_romanorum.events import CampsExchanged, TribeChanged, UsurpationBegan
from rules.ultimus_romanorum.game import UltimusRomanorum, say

_TURNING_POINT = any_of(CampsExchanged, TribeChanged, UsurpationBegan)
"""What makes both players look again."""

_RULES = (
    StoredRule(
        id="suggested-losses",
        name=say("stored-losses"),
        ending=say("stored-ending"),
        topics=("losses", "retreat", "battle-order", "evade-to", "company"),
        spans=("turn", "campaign"),
        ended_by=_TURNING_POINT,
    ),
    StoredRule(
        id="suggested-winter",
        name=say("stored-winter"),
        ending=say("stored-ending"),
        topics=("return", "settle", "winter", "homes", "enter"),
        spans=("turn", "campaign"),
        ended_by=_TURNING_POINT,
    ),
    StoredRule(
        id="take-refuge",
        name=say("stored-refuge"),
        ending=say("stored-ending"),
        topics=("refuge",),
        answer=("refuge",),
        spans=("turn", "campaign"),
        ended_by=_TURNING_POINT,
    ),
    StoredRule(
        id="evasion-if-weaker",
        name=say("stored-evasion"),
        ending=say("stored-ending"),
        topics=("evade",),
        answer=("evade",),
        when=(OUTNUMBERED,),
        spans=("turn", "campaign"),
        ended_by=_TURNING_POINT,
    ),
    StoredRule(
        id="no-evasion",
        name=say("stored-no-evasion"),
        ending=say("stored-ending"),
        topics=("evade",),
        answer=("fight",),
        spans=("turn", "campaign"),
        ended_by=_TURNING_POINT,
    ),
)


def offered_rules(t: UltimusRomanorum, seat: str) -> Sequence[StoredRule]:
    """The rules that a seat can store: what follows a battle, and the winter."""
    return _RULES
