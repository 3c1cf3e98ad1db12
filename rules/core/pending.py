"""What a table waits for: the decision of one seat, or decisions of several at the same time."""

from __future__ import annotations

from rules.core.decisions import Answer, Decision, Pick
from rules.core.errors import RulesError
from rules.core.groups import Asked, Given, Simultaneous, Window


class Pending:
    """The decisions that a script has asked for and waits for, each with a number of its own from ``first`` on.

    The numbers are never used again, and an answer that is secret changes none of them: so a secret answer makes no
    other player's button stale.
    """

    def __init__(self, asked: Asked, first: int) -> None:
        """Raises RulesError where a decision cannot be answered, or a seat is asked twice at the same time."""
        self.group = asked if isinstance(asked, Simultaneous) else None
        self.decisions: tuple[Decision, ...] = asked.decisions if isinstance(asked, Simultaneous) else (asked,)
        self.given: dict[str, Answer] = {}
        for decision in self.decisions:
            _check_answerable(decision)
        if len({decision.seat for decision in self.decisions}) < len(self.decisions):
            raise RulesError(f"A seat is asked twice at the same time: '{self.decisions[0].topic}'.")
        self.number_from(first)

    def number_from(self, first: int) -> None:
        """Give the decisions their numbers."""
        self.first = first
        for place, decision in enumerate(self.decisions):
            decision.number = first + place

    @property
    def next_number(self) -> int:
        """The first number that none of these decisions has."""
        return self.first + len(self.decisions)

    @property
    def open(self) -> dict[str, Decision]:
        """Seat to its decision, of those who have not answered yet."""
        return {decision.seat: decision for decision in self.decisions if decision.seat not in self.given}

    @property
    def is_secret_window(self) -> bool:
        """Whether no one may see who has answered."""
        return isinstance(self.group, Window) and self.group.is_secret

    @property
    def reveals(self) -> bool:
        """Whether answers are shown to all as soon as everyone has answered."""
        return self.group is not None and self.group.reveals

    def give(self, seat: str, answer: Answer) -> Given | None:
        """Take a seat's checked answer; return what the script is resumed with, None while others have to answer."""
        self.given[seat] = answer
        if self.group is None:
            return answer
        if self.open:
            return None
        return {decision.seat: self.given[decision.seat] for decision in self.decisions}


def _check_answerable(decision: Decision) -> None:
    """Raises RulesError: it has too few options; a script may never ask what no one can answer."""
    if isinstance(decision, Pick) and not len(decision.options) >= max(decision.min, 1):
        raise RulesError(f"The decision '{decision.topic}' ({decision.rule}) has no legal answer.")
