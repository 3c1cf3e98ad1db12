"""What a player can answer in advance besides the windows [12.4, 9.9, 10.10]."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.core.decisions import Answer
from rules.core.stored_answers import StoredRule, any_of
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
    msgspec.structs.replace(
        _rule("usual-standing", _IN_BATTLE),
        ending=say("stored-ending-standing"),
        spans=("campaign",),
        ended_by=any_of(),
        initial=True,
    ),
)
_APPEAL = _rule("no-appeal", ("appeal",), (NOTHING,))


def offered_rules(t: Italia, seat: str) -> Sequence[StoredRule]:
    """The rules that a seat can store."""
    return (*_COMMON, _APPEAL) if any(t.card(each).appeals for each in t.period.nations_of[seat]) else _COMMON
