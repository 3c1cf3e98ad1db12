"""Advice on the pending decision: the best answers, found by simulation, with reasons."""

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
"""Gives the reasons for or against an answer, from the current position and the results of the trials."""

BEST = 3
"""How many answers the advice lists."""


class Advice(msgspec.Struct, frozen=True):
    """A recommended answer with its reasons.

    ``behind`` is the judge's value of the best answer minus that of this one; ``error`` is its margin.
    """

    answer: Answer
    behind: float
    error: float
    reasons: tuple[Text, ...]


def advise(
    table: Table, policy: Agent, judge: Judge, explain: Explain, trials: int, viewer: str | None = None
) -> list[Advice]:
    """Return the best answers to the pending decision, best first, from what ``viewer`` knows.

    ``viewer`` None means the seat that decides. The trial dice are derived from the public position, so asking again
    gives the same advice and no extra information.

    Raises:
        RulesError: the game is over, or no resampled position fits what the viewer knows.
    """
    viewer = viewer or pending(table).seat
    rng = Random(f"{table.commitment} {table.public_number}")  # noqa: S311 - these dice are only for trials
    best = appraise(table, policy, judge, rng, trials, viewer=viewer)[:BEST]
    now = seen_from(table, viewer).state
    return [Advice(each.answer, best[0].value - each.value, each.error, explain(now, each)) for each in best]
