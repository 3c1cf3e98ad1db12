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


def advise(
    table: Table, policy: Agent, judge: Judge, explain: Explain, trials: int, viewer: str | None = None
) -> list[Advice]:
    """The best answers to the pending decision, the best first, as far as ``viewer`` (None: who decides) can know.

    The dice of the trials follow from the public position, so that asking again brings the same answer and tells
    nothing new.

    Raises:
        RulesError: the game is over, or nothing fits what the viewer knows.
    """
    viewer = viewer or pending(table).seat
    rng = Random(f"{table.commitment} {table.public_number}")  # noqa: S311 - no dice of a campaign
    best = appraise(table, policy, judge, rng, trials, viewer=viewer)[:BEST]
    now = seen_from(table, viewer).state
    return [Advice(each.answer, best[0].value - each.value, each.error, explain(now, each)) for each in best]
