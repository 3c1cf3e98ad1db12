"""What the auditors of all games have in common: the chapters they're made of, and following a table to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import rules
from rules.core.agents import DECISIONS_AT_MOST, Agent, give
from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from tests.auditors.report import Report

PositionT_contra = TypeVar("PositionT_contra", contravariant=True)


class Chapter(Protocol[PositionT_contra]):
    """A chapter of the rules: it sees each event beside the position before it."""

    def see(self, event: Event, position: PositionT_contra) -> None: ...


class Auditor(Protocol):
    """Follows one game from its start. Its report is complete when the game ends."""

    report: Report

    def follow(self, answered: Decision, answer: Answer, events: Sequence[Event], table: rules.Table) -> None:
        """Check what one answer led to."""


def audit_with(
    auditor_of: Callable[[rules.Table], Auditor], table: rules.Table, agent: Agent, most: int = DECISIONS_AT_MOST
) -> Report:
    """Let one player take every seat of a new table, and check all that happens.

    A player who looks at every hand is allowed: whoever plays well or badly, each event must be lawful.
    """
    auditor = auditor_of(table)
    for _ in range(most):
        seat = next(iter(table.decisions), None)
        if seat is None:
            break
        decision = table.decisions[seat]
        answer = agent(table)
        table.events.clear()
        give(table, answer, seat)
        auditor.follow(decision, answer, list(table.events), table)
    return auditor.report
