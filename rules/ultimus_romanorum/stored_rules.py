"""What a player can answer in advance besides the windows: the choices that seldom matter."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.core.decisions import Answer
from rules.core.stored_answers import StoredRule, any_of
from rules.ultimus_romanorum.chapters.combat import OUTNUMBERED
from rules.ultimus_romanorum.events import CampsExchanged, TribeChanged, UsurpationBegan
from rules.ultimus_romanorum.game import UltimusRomanorum, say

_TURNING_POINT = any_of(CampsExchanged, TribeChanged, UsurpationBegan)
"""What makes both players look again."""


_EXCHANGE = any_of(CampsExchanged)


def _rule(
    ident: str,
    name: str,
    topics: tuple[str, ...],
    answer: Answer | None = None,
    when: tuple[str, ...] = (),
    otherwise: Answer | None = None,
) -> StoredRule:
    """A rule for the year or the campaign. Without an answer it gives what is suggested."""
    return StoredRule(
        id=ident,
        name=say(name),
        ending=say("stored-ending"),
        topics=topics,
        answer=answer,
        otherwise=otherwise,
        when=when,
        spans=("turn", "campaign"),
        ended_by=_TURNING_POINT,
    )


def _usual(ident: str, name: str, topics: tuple[str, ...], answer: Answer | None = None) -> StoredRule:
    """A rule that most players want: it lasts until the camps are exchanged."""
    rule = _rule(ident, name, topics, answer)
    return msgspec.structs.replace(rule, ending=say("stored-ending-exchange"), ended_by=_EXCHANGE, usual=True)


_RULES = (
    _usual("suggested-losses", "stored-losses", ("losses", "retreat", "battle-order", "evade-to", "company")),
    _usual("suggested-winter", "stored-winter", ("return", "settle", "winter", "homes", "enter")),
    _usual("take-refuge", "stored-refuge", ("refuge",), ("refuge",)),
    _rule("evasion-if-weaker", "stored-evasion", ("evade",), ("evade",), (OUTNUMBERED,), ("fight",)),
    _rule("no-evasion", "stored-no-evasion", ("evade",), ("fight",)),
)


def offered_rules(t: UltimusRomanorum, seat: str) -> Sequence[StoredRule]:
    """The rules that a seat can store: what follows a battle, and the winter."""
    return _RULES
