"""Stored answers: what a player says once about windows to come, so that no table waits for a shrug.

A stored answer is private to its seat. It speaks of public conditions only, which the window itself names as it opens
(``Decision.holds``), so that whether it applies tells nothing hidden.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rules.core.decisions import Answer, Decision
from rules.core.errors import IllegalChoice


class StoredAnswer(msgspec.Struct, frozen=True):
    """What a seat will answer in windows of a ``topic``.

    ``answer`` is given as if the player had chosen it, but only where all conditions of ``when`` hold and none of
    ``unless``, and not after turn ``until`` (None: for good). ``number`` limits it to one window that is open.
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
    """What a seat has stored for a decision; None where it wants to be asked.

    The first stored answer that applies and is legal counts; what was said of this very window goes before the rest.
    """
    for each in sorted(stored, key=lambda one: one.number is None):
        if not each.applies_to(decision, turn):
            continue
        try:
            return decision.check(each.answer)
        except IllegalChoice:
            continue
    return None
