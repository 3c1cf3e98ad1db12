"""Stored answers: a player answers future windows in advance, so that no one has to wait for a pass.

A stored answer is private to its seat. It depends only on public conditions, which the window lists when it opens
(``Decision.holds``), so applying it reveals nothing hidden.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rules.core.decisions import Answer, Decision
from rules.core.errors import IllegalChoice


class StoredAnswer(msgspec.Struct, frozen=True):
    """A seat's answer to future windows of a ``topic``.

    ``answer`` is given as if the player had chosen it, if all conditions in ``when`` hold, none in ``unless`` does, and
    turn ``until`` (None: no limit) hasn't passed. ``number`` limits it to one open window.
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
        if self.number not in (None, decision.number) or (self.until is not None and turn > self.until):
            return False
        return {*self.when} <= {*decision.holds} and not {*self.unless} & {*decision.holds}


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
