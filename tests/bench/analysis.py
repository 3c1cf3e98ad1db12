"""The cost of odds and advice: medians over positions of Legate games, compared with drawing the same position."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import rules
from bot.workers.analysis import ROUNDS, TRIALS
from rules.core.advice import advise
from rules.core.agents import give
from rules.core.registry import companions
from rules.romanitas.ai.legate import legate

_POSITIONS = 24


@dataclass(frozen=True)
class Thinking:
    """Milliseconds, median and worst, for each kind of question."""

    odds: tuple[float, float]
    odds_of_one: tuple[float, float]
    advice: tuple[float, float]


def thinking() -> Thinking:
    """What questions about the positions of some games cost, on one core."""
    found = companions("romanitas")
    assert found.forecaster is not None
    assert found.judge is not None
    assert found.explain is not None
    forecaster, judge, explain = found.forecaster, found.judge, found.explain
    odds, one, advice = [], [], []
    for table in _positions():
        odds.append(_timed(partial(forecaster.overview, table, ROUNDS)))
        option = forecaster.overview(table, 1)[0].option
        one.append(_timed(partial(forecaster.detail, table, option, ROUNDS)))
        advice.append(_timed(partial(advise, table, legate, judge, explain, TRIALS)))
    return Thinking(_quantiles(odds), _quantiles(one), _quantiles(advice))


def _quantiles(times: list[float]) -> tuple[float, float]:
    return statistics.median(times), max(times)


def _positions() -> list[rules.Table]:
    """Positions on which combats hang, spread over some games."""
    found: list[rules.Table] = []
    seed = 0
    forecaster = companions("romanitas").forecaster
    assert forecaster is not None
    while len(found) < _POSITIONS:
        seed += 1
        table = rules.start("romanitas", seed=f"thinking {seed}")
        while table.decision is not None and len(found) < _POSITIONS:
            if table.number % 7 == 0 and forecaster.concerns(table.decision) and forecaster.overview(table, 1):
                found.append(rules.load(table.save()))
            give(table, legate(table))
    return found


def _timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000
