"""Advice on the pending decision: the best answers, found by playing each of them on, and why they are."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec

from rules.core.agents import Agent, Appraisal, Judge, appraise, pending, seen_from
from rules.core.decisions import Answer
from rules.core.game import State
from rules.core.table import Table
from rules.core.text import Text

Explain = Callable[[State, Appraisal], tuple[Text, ...]]
"""Says why an answer is good or bad: the position now, and what the answer led to when it was tried out."""

BEST = 3
"""How many answers an adviser names."""


class Advice(msgspec.Struct, frozen=True):
    """An answer that an adviser would give, and why.

    ``behind`` is by how much it did worse than the best one in the judge's measure, known to within ``error``.
    """

    answer: Answer
    behind: float
    error: float
    reasons: tuple[Text, ...]


def advise(table: Table, policy: Agent, judge: Judge, explain: Explain, trials: int) -> list[Advice]:
    """The best answers to the pending decision, the best first.

    The dice of the trials follow from the position, so that asking again brings the same answer and tells nothing new.

    Raises:
        RulesError: the game is over.
    """
    rng = Random(f"{table.commitment} {table.public_number}")  # noqa: S311 - no dice of a campaign
    best = appraise(table, policy, judge, rng, trials)[:BEST]
    state = seen_from(table, pending(table).seat).state
    return [Advice(each.answer, best[0].value - each.value, each.error, explain(state, each)) for each in best]
