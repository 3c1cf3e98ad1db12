"""Suggestions, odds, advice and the Legate's choices are calculated in a process of their own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

import pytest

import rules
import tests.toy
from bot.common.errors import UserError
from bot.storage import Campaign
from bot.workers.analysis import AnalysisWorker
from bot.workers.analysis_process import AnalysisProcess
from bot.workers.serial_executor import SerialExecutor
from bot.workers.suggestions import SuggestionWorker
from bot.workers.warmup import warm_up_analysis
from bot.workers.worker_process import WorkerProcessError
from rules.core.registry import companions, has_legate, has_odds

P = ParamSpec("P")
T = TypeVar("T")


@dataclass
class Position:
    campaign: Campaign
    table: rules.Table


def position(game: str) -> Position:
    table = rules.start(game, seed="calculated elsewhere")
    return Position(Campaign(1, 1, 1, 1, game, "", "", "en", "open", 0, ""), table)


def seat(table: rules.Table) -> str:
    assert table.decision is not None
    return table.decision.seat


class FailingProcess(AnalysisProcess):
    """It dies at every job."""

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        raise WorkerProcessError


@pytest.mark.slow
async def test_every_game_gets_the_same_answers_as_on_threads() -> None:
    process = AnalysisProcess()
    apart, here = AnalysisWorker(process), AnalysisWorker()
    suggestions, threaded = SuggestionWorker(process=process), SuggestionWorker()
    for number, game in enumerate(filter(has_legate, rules.games())):
        asked = position(game)
        mover = seat(asked.table)
        for worker in (suggestions, threaded):
            await worker.finish_odds(number, asked.table)
        found = await suggestions.counsels(number, asked.table)
        assert found == await threaded.counsels(number, asked.table)
        assert found, game
        assert await apart.legates_answer(asked, mover) == await here.legates_answer(asked, mover)
        assert asked.table.decision is not None
        if has_odds(asked.table, asked.table.decision):
            assert await apart.odds(asked, mover) == await here.odds(asked, mover)
        if companions(game).orders is not None:
            assert await apart.plan(asked, mover, ()) == await here.plan(asked, mover, ())
    for each in (suggestions, threaded, apart, here, process):
        each.close()


async def test_it_is_another_process_and_can_load_every_game() -> None:
    process = AnalysisProcess()
    await process.run(warm_up_analysis)
    assert await process.run(os.getpid) == process.pid != os.getpid()
    process.close()


async def test_without_its_process_the_legate_plays_the_default_and_a_question_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in ("analysis", "suggestions"):
        monkeypatch.setattr(f"bot.workers.{module}.has_legate", lambda _: True)
    with tests.toy.registered():
        asked = position("toy")
        worker, suggestions = AnalysisWorker(FailingProcess()), SuggestionWorker(process=FailingProcess())
        assert asked.table.decision is not None
        assert await worker.legates_answer(asked, seat(asked.table)) == asked.table.decision.default
        with pytest.raises(UserError) as refused:
            await worker.advice(asked, seat(asked.table))
        assert refused.value.key == "counsel-failed"
        await suggestions.finish(1, asked.table)
        assert await suggestions.counsels(1, asked.table) == {}
        worker.close()
        suggestions.close()


async def test_a_closed_process_takes_no_more() -> None:
    process = AnalysisProcess()
    process.close()
    with pytest.raises(WorkerProcessError):
        await process.run(os.getpid)
    assert process.pid is None


async def test_odds_wait_for_every_suggestion_except_while_they_are_calculated() -> None:
    process, order = AnalysisProcess(), list[str]()
    suggesting = SerialExecutor("suggestions", process)
    forecasting = SerialExecutor("odds", process, urgent=suggesting)

    async def note(executor: SerialExecutor, name: str) -> None:
        order.append(await executor.run(str, name))

    jobs = [(forecasting, "odds"), (forecasting, "odds"), (suggesting, "suggestion"), (suggesting, "suggestion")]
    await asyncio.gather(*(note(executor, name) for executor, name in jobs))
    assert order == ["odds", "suggestion", "suggestion", "odds"]
    process.close()
