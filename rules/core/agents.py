"""Players that need no person. They see a game through the fixed surface alone: its decision and its state."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rules.core.decisions import Answer, random_choice
from rules.core.errors import RulesError
from rules.core.table import Table

Agent = Callable[[Table], Answer]
"""A player: given a table with a pending decision, it returns a legal answer."""

DECISIONS_AT_MOST = 100_000
"""No game takes more decisions than this."""


def random_agent(rng: Random) -> Agent:
    """A player that takes every legal answer with the same chance."""

    def answer(table: Table) -> Answer:
        if table.decision is None:
            raise RulesError("The game is over; nothing is left to decide.")
        return random_choice(table.decision, rng)

    return answer


def default_agent(table: Table) -> Answer:
    """A player that always does what an expired deadline would do."""
    if table.decision is None:
        raise RulesError("The game is over; nothing is left to decide.")
    return table.decision.default


def give(table: Table, answer: Answer) -> None:
    """Put an answer to the table."""
    if isinstance(answer, dict):
        table.arrange(answer)
    else:
        table.choose(*answer)


def play_out(table: Table, agent: Agent) -> int:
    """Let one player take every seat to the end of the game; returns the number of decisions.

    Raises:
        RulesError: the game does not end.
    """
    for made in range(DECISIONS_AT_MOST):
        if table.decision is None:
            return made
        give(table, agent(table))
        table.events.clear()
    raise RulesError(f"This game of {table.game} did not end within {DECISIONS_AT_MOST} decisions.")
