"""What a player can answer in advance besides the windows [12.4, 9.9, 10.10]."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.core.decisions import Answer
from rules.core.stored_answers import StoredRule, any_of
from rules.italia.chapters.asking import DONE
from rules.italia.chapters.retreats import STAY
from rules.italia.events import Revolted, Submitted
from rules.italia.game import Italia, say
from rules.italia.info import NOTHING

_TURNING_POINT = any_of(Submitted, Revolted)
"""What makes players look again."""


def _rule(
    ident: str,
    topics: tuple[str, ...],
    answer: Answer | None = None,
    when: tuple[str, ...] = (),
    otherwise: Answer | None = None,
) -> StoredRule:
    """A rule for the turn or the campaign. Without an answer it gives what is suggested."""
    return StoredRule(
        id=ident,
        name=say(f"stored-{ident}"),
        ending=say("stored-ending"),
        topics=topics,
        answer=answer,
        otherwise=otherwise,
        when=when,
        spans=("turn", "campaign"),
        ended_by=_TURNING_POINT,
    )


_IN_BATTLE = ("targets", "casualty", "second-retreat", "second-loss", "sink")
"""Whom to aim at, who falls, and which elephant's neighbour goes: standing orders, which no one need wait for."""


def _standing(
    ident: str, topics: tuple[str, ...], answer: Answer | None = None, when: tuple[str, ...] = (), unless: str = ""
) -> StoredRule:
    """A rule that everyone has who takes a seat, for the campaign, until they end it."""
    return msgspec.structs.replace(
        _rule(ident, topics, answer, when),
        unless=(unless,) if unless else (),
        ending=say("stored-ending-standing"),
        spans=("campaign",),
        ended_by=any_of(),
        initial=True,
    )


_COMMON = (
    _rule("plan-pass", ("campaign-plan",), ("pass",)),
    _rule("plan-run", ("campaign-plan",), ("run",)),
    _rule("plan-join", ("campaign-plan",), ("join",)),
    _rule("plan-hold", ("campaign-plan",), ("hold",)),
    _rule("sea-never", ("sea-attack", "sea-target"), (NOTHING,)),
    _rule("sea-stronger", ("sea-attack",), ("attack",), ("twice-as-many",), (NOTHING,)),
    _rule("fight-on", ("retreat",), (STAY,)),
    _rule("never-submit", ("offer",), (NOTHING,)),
    _rule("stay-submitted", ("revolt",), (NOTHING,)),
    _rule("usual-losses", (*_IN_BATTLE, "retreat-to", "retreat-one")),
    _standing("usual-standing", _IN_BATTLE),
    _standing("fight-ahead", ("retreat",), (STAY,), ("more-units",)),
    _standing("hold-out", ("offer",), (NOTHING,), unless="outnumbered"),
    _standing("no-rebuilding", ("rebuild",), (DONE,), unless="scores"),
)
_APPEAL = _rule("no-appeal", ("appeal",), (NOTHING,))


def offered_rules(t: Italia, seat: str) -> Sequence[StoredRule]:
    """The rules that a seat can store."""
    return (*_COMMON, _APPEAL) if any(t.card(each).appeals for each in t.period.nations_of[seat]) else _COMMON
