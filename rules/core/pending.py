"""The pending decisions of a table: one seat's, or those of several seats at the same time."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Pick
from rules.core.errors import RulesError
from rules.core.groups import Asked, Given, Simultaneous, Window


class Pending:
    """The decisions that a script waits for, numbered from ``first``.

    Numbers are never reused, and a secret answer doesn't change them, so it makes no other player's button stale.
    """

    def __init__(self, asked: Asked, first: int) -> None:
        """Raise RulesError if a decision has no legal answer or a seat is asked twice at the same time."""
        self.group = asked if isinstance(asked, Simultaneous) else None
        self.decisions: tuple[Decision, ...] = asked.decisions if isinstance(asked, Simultaneous) else (asked,)
        self.given: dict[str, Answer] = {}
        for decision in self.decisions:
            _check_answerable(decision)
        if len({decision.seat for decision in self.decisions}) < len(self.decisions):
            raise RulesError(f"A seat is asked twice at the same time: '{self.decisions[0].topic}'.")
        self.number_from(first)

    def number_from(self, first: int) -> None:
        """Number the decisions from ``first``."""
        self.first = first
        for place, decision in enumerate(self.decisions):
            decision.number = first + place

    @property
    def next_number(self) -> int:
        """Return the first number after those of these decisions."""
        return self.first + len(self.decisions)

    @property
    def open(self) -> dict[str, Decision]:
        """The decisions of the seats that haven't answered yet."""
        return {decision.seat: decision for decision in self.decisions if decision.seat not in self.given}

    @property
    def is_secret_window(self) -> bool:
        """Whether no one may see who has answered."""
        return isinstance(self.group, Window) and self.group.is_secret

    @property
    def reveals(self) -> bool:
        """Whether the answers become public once everyone has answered."""
        return self.group is not None and self.group.reveals

    def give(self, seat: str, answer: Answer) -> Given | None:
        """Store a seat's checked answer; return what the script gets, or None while other answers are missing."""
        self.given[seat] = answer
        if self.group is None:
            return answer
        if self.open:
            return None
        return {decision.seat: self.given[decision.seat] for decision in self.decisions}


def _check_answerable(decision: Decision) -> None:
    """Raise RulesError if a decision has too few options: a script may not ask an unanswerable question."""
    if isinstance(decision, Pick) and not len(decision.options) >= max(decision.min, 1):
        raise RulesError(f"The decision '{decision.topic}' ({decision.rule}) has no legal answer.")
