"""The cost of odds and advice: medians over positions of Legate games, compared with drawing the same position."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import rules
from bot.workers.analysis import BUDGET, ROUNDS, advice_for
from rules.core.agents import give
from rules.core.registry import companions, counsel, suggestion
from rules.romanitas.ai.legate import legate

_POSITIONS = 24


@dataclass(frozen=True)
class Thinking:
    """Milliseconds, median and worst, for each kind of question."""

    odds: tuple[float, float]
    odds_of_one: tuple[float, float]
    advice: tuple[float, float]
    suggestions: tuple[float, float]
    """At every decision of some games, with the warnings, from a fresh copy of the table as the bot makes one."""

    rise_advice: tuple[float, float]
    rise_suggestions: tuple[float, float]


def thinking() -> Thinking:
    """What questions about the positions of some games cost, on one core."""
    forecaster = companions("romanitas").forecaster
    assert forecaster is not None
    odds, one, advice = [], [], []
    for table in _positions():
        odds.append(_timed(partial(forecaster.overview, table, ROUNDS)))
        option = forecaster.overview(table, 1)[0].option
        one.append(_timed(partial(forecaster.detail, table, option, ROUNDS)))
        assert table.decision is not None
        advice.append(_timed(partial(advice_for, table, table.decision.seat, BUDGET)))
    rise = [_rise_question(table) for table in _every("rise-and-fall", 1, 400, 7)]
    return Thinking(
        _quantiles(odds),
        _quantiles(one),
        _quantiles(advice),
        _quantiles([_timed(partial(_counsel, table.save())) for table in _every("romanitas", 6, 2000, 3)]),
        _quantiles([asked for asked, _ in rise]),
        _quantiles([suggested for _, suggested in rise]),
    )


def _counsel(save: str) -> object:
    return counsel(rules.load(save))


def _rise_question(table: rules.Table) -> tuple[float, float]:
    """Milliseconds of advice and of the suggestion."""
    assert table.decision is not None
    save, seat = table.save(), table.decision.seat
    return _timed(lambda: advice_for(rules.load(save), seat, BUDGET)), _timed(partial(_counsel, save))


def _every(game: str, games: int, most: int, step: int) -> Iterator[rules.Table]:
    """Every ``step``th position of some games in which the suggestions are followed."""
    for seed in range(games):
        table = rules.start(game, seed=f"thinking {seed}")
        for number in range(most):
            if table.decision is None:
                break
            if number % step == 0:
                yield table
            give(table, suggestion(table))
            table.events.clear()


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
