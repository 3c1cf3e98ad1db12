"""Stored answers: a player answers decisions to come in advance, so that no one has to wait for a shrug.

There are two kinds. A :class:`StoredAnswer` answers the windows of a topic. A :class:`StoredRule` is one that the game
itself offers ("Wait until the Persians"); it answers public decisions of any kind until something of note happens.

Both depend only on public conditions, which a decision lists when it's asked (``Decision.holds``), so applying them
reveals nothing hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

import msgspec

from rules.core.decisions import Answer, Decision
from rules.core.errors import IllegalChoice
from rules.core.events import Event
from rules.core.text import Text


class StoredAnswer(msgspec.Struct, frozen=True):
    """A seat's answer to future windows of a ``topic``.

    ``answer`` is given as if the player had chosen it, if all conditions in ``when`` hold and none in ``unless`` does.
    ``until`` is the only turn in which it counts (None: any), ``number`` the only window.
    """

    topic: str
    answer: Answer
    when: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    until: int | None = None
    number: int | None = None

    def applies_to(self, decision: Decision, turn: int) -> bool:
        """Whether it answers this decision, in this game turn."""
        if not decision.reaction or decision.topic != self.topic:
            return False
        if self.number not in (None, decision.number) or self.until not in (None, turn):
            return False
        return _are_met(decision, self.when, self.unless)


def stored_answer(stored: Iterable[StoredAnswer], decision: Decision, turn: int) -> Answer | None:
    """Return a seat's stored answer for a decision; None if the seat has to be asked.

    The first one that applies and is legal counts; answers for this specific window come before general ones.
    """
    for each in sorted(stored, key=lambda one: one.number is None):
        if not each.applies_to(decision, turn):
            continue
        try:
            return decision.check(each.answer)
        except IllegalChoice:
            continue
    return None


Span = Literal["turn", "campaign"]
"""How long a stored rule is kept, unless it ends before."""


def _nothing(_: Event) -> bool:
    return False


class StoredRule(msgspec.Struct, frozen=True, kw_only=True):
    """A rule that a game offers a seat for decisions to come.

    It answers public decisions about ``topics`` (of the nation ``actor``, unless it's None) in which all conditions in
    ``when`` hold and none in ``unless`` does. ``answer`` is what it gives; None is the suggestion. If the conditions
    don't hold, it gives ``otherwise``; without one, the player is asked.

    It ends with the first event ``ended_by`` is true of, and when the game no longer offers it. ``ending`` says so in
    words. ``spans`` are the periods for which it can be stored. ``usual``: whoever passes in all windows is told of it.
    ``initial``: whoever takes the seat has stored it for the campaign, until they end it.
    """

    id: str
    name: Text
    ending: Text
    topics: tuple[str, ...]
    answer: Answer | None = None
    otherwise: Answer | None = None
    when: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    actor: str | None = None
    spans: tuple[Span, ...] = ("turn",)
    usual: bool = False
    initial: bool = False
    ended_by: Callable[[Event], bool] = _nothing

    @property
    def title(self) -> str:
        """What it is called."""
        return str(self.name)

    @property
    def detail(self) -> str:
        """When it ends, as a sentence."""
        return str(self.ending)

    def applies_to(self, decision: Decision) -> bool:
        """Whether it answers a decision. Secret decisions are always asked: a quick answer would give it away."""
        if decision.secret or decision.topic not in self.topics or self.actor not in (None, decision.actor):
            return False
        if _are_met(decision, self.when, self.unless):
            return self.answer is None or _is_legal(decision, self.answer)
        return self.otherwise is not None and _is_legal(decision, self.otherwise)

    def answer_to(self, decision: Decision) -> Answer | None:
        """What it gives at a decision that it answers; None is the suggestion."""
        return self.answer if _are_met(decision, self.when, self.unless) else self.otherwise

    def is_ended_by(self, events: Iterable[Event]) -> bool:
        """Whether one of these events ends it. Only public events can."""
        return any(event.is_public and self.ended_by(event) for event in events)

    def replaces(self, other: StoredRule) -> bool:
        """Whether a player who stores it no longer wants another one about the same thing.

        Both answer it alike, or one of them leaves nothing open for the other.
        """
        if {*self.topics}.isdisjoint(other.topics) or self.actor != other.actor:
            return False
        return self.answer == other.answer or not (self.otherwise is None and other.otherwise is None)


def any_of(*types: type[Event]) -> Callable[[Event], bool]:
    """Return whether an event is of one of these types, as ``ended_by`` of a rule."""
    return lambda event: isinstance(event, types)


def rule_with_id(offered: Sequence[StoredRule], rule: str) -> StoredRule | None:
    """Return the rule with that id among those offered; None if it isn't."""
    return next((each for each in offered if each.id == rule), None)


def _are_met(decision: Decision, when: Iterable[str], unless: Iterable[str]) -> bool:
    """Whether all conditions in ``when`` and none in ``unless`` hold."""
    return {*when} <= {*decision.holds} and not {*unless} & {*decision.holds}


def _is_legal(decision: Decision, answer: Answer) -> bool:
    try:
        decision.check(answer)
    except IllegalChoice:
        return False
    return True
