"""Suggestions: they wait until a rush is over, and in a rush no one waits for them."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import AsyncIterator

import pytest

import rules
from bot.workers import suggestions
from bot.workers.analysis_process import AnalysisProcess
from bot.workers.backpressure import Backpressure
from bot.workers.suggestions import SuggestionWorker
from bot.workers.worker_process import WorkerProcessError
from rules.core.suggestions import Counsel

CAMPAIGN = 1


@pytest.fixture
def pressure() -> Backpressure:
    return Backpressure()


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> rules.Table:
    monkeypatch.setattr(suggestions, "has_legate", lambda _: True)
    monkeypatch.setattr(suggestions, "compares_options", lambda *_: False)
    return rules.start("toy", seed="rush")


@pytest.fixture
async def worker(pressure: Backpressure) -> AsyncIterator[SuggestionWorker]:
    worker = SuggestionWorker(pressure)
    yield worker
    worker.close()


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Suggestions aren't known before this is set."""
    thought = threading.Event()

    def slowly(thought_of: rules.Table, seat: str) -> Counsel:
        thought.wait(60)
        return Counsel(rules.suggestion(thought_of, seat))

    monkeypatch.setattr(suggestions, "counsel", slowly)
    return thought


async def test_a_rush_is_over_when_few_wait(pressure: Backpressure) -> None:
    for interaction in range(5):
        pressure.received(interaction)
    over = asyncio.create_task(pressure.wait_until_calm(60))
    pressure.acknowledged(0)
    await asyncio.sleep(0)
    assert not pressure.is_calm
    pressure.acknowledged(1)
    await over
    assert (pressure.is_calm, pressure.is_idle) == (True, False)


async def test_no_one_waits_for_a_suggestion_in_a_rush(
    worker: SuggestionWorker, pressure: Backpressure, table: rules.Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(suggestions, "BRIEFLY", 60.0)
    for interaction in range(5):
        pressure.received(interaction)
    assert await worker.counsels(CAMPAIGN, table) == {}
    for interaction in range(5):
        pressure.acknowledged(interaction)
    await worker.finish(CAMPAIGN, table)
    assert len(await worker.counsels(CAMPAIGN, table)) == len(table.decisions)


async def test_a_stop_drops_what_waits_for_the_end_of_a_rush(
    worker: SuggestionWorker, pressure: Backpressure, table: rules.Table
) -> None:
    for interaction in range(5):
        pressure.received(interaction)
    worker.prepare(CAMPAIGN, table)
    waiting = asyncio.create_task(worker.finish(CAMPAIGN, table))
    await asyncio.sleep(0)
    worker.close()
    await waiting
    assert await worker.counsels(CAMPAIGN, table) == {}


async def test_a_suggestion_that_takes_long_is_left_out(
    worker: SuggestionWorker, table: rules.Table, thought: threading.Event
) -> None:
    await worker.finish(CAMPAIGN, table, patience=0.01)
    assert await worker.counsels(CAMPAIGN, table) == {}
    thought.set()
    await worker.finish(CAMPAIGN, table)
    assert await worker.counsels(CAMPAIGN, table)


async def test_one_waits_for_a_slow_suggestion_only_once(
    worker: SuggestionWorker, table: rules.Table, thought: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interaction looks at its campaign several times, and Discord gives it three seconds in all."""
    await worker.finish(CAMPAIGN, table, patience=0.01)
    monkeypatch.setattr(suggestions, "BRIEFLY", 3600.0)
    async with asyncio.timeout(30):
        assert await worker.counsels(CAMPAIGN, table) == {}
    thought.set()
    await worker.finish(CAMPAIGN, table)
    assert await worker.counsels(CAMPAIGN, table)


async def test_a_look_at_what_is_known_does_not_wait(
    worker: SuggestionWorker, table: rules.Table, thought: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Autocomplete needs the options only."""
    monkeypatch.setattr(suggestions, "BRIEFLY", 3600.0)
    assert worker.known_counsels(CAMPAIGN, table) == {}
    thought.set()
    await worker.finish(CAMPAIGN, table)
    assert worker.known_counsels(CAMPAIGN, table) == await worker.counsels(CAMPAIGN, table) != {}


async def test_a_failure_that_no_one_asks_about_is_no_fault(
    worker: SuggestionWorker, table: rules.Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process died twice, and the decision was over before: there's nothing to report to the owner."""
    reported: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: reported.append(context))

    def fail(thought_of: rules.Table, seat: str) -> Counsel:
        raise WorkerProcessError

    monkeypatch.setattr(suggestions, "counsel", fail)
    await worker.finish(CAMPAIGN, table)
    worker.forget()
    gc.collect()
    assert reported == []


async def test_a_stopping_bot_starts_on_nothing(
    pressure: Backpressure, table: rules.Table, caplog: pytest.LogCaptureFixture
) -> None:
    """A post that is still being delivered asks for suggestions after the processes are closed."""
    process = AnalysisProcess()
    worker = SuggestionWorker(pressure, process)
    worker.close()
    process.close()
    await worker.finish(CAMPAIGN, table)
    assert worker.known_counsels(CAMPAIGN, table) == {}
    assert caplog.records == []
