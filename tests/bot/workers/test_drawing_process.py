"""Pictures are drawn in a process of its own, which may die, hang or run out of memory."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

import rules
from bot.workers.drawing_process import Drawing, DrawingError, DrawingProcess
from render.presenter import Voice, presenter
from rules.core.text import speaking, spoken

PATIENCE = 20.0

pytestmark = [pytest.mark.xdist_group("drawing process"), pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[DrawingProcess]:
    """One for all tests: to start takes long, as it gives way to whatever else is going on."""
    process = DrawingProcess(Drawing(tmp_path_factory.mktemp("drawing") / "maps"), patience=PATIENCE)
    yield process
    process.close()


@pytest.fixture
def process(shared: DrawingProcess) -> DrawingProcess:
    shared.patience = PATIENCE
    return shared


def own_pid() -> int:
    return os.getpid()


def language() -> str:
    return spoken()


def die_once(marker: Path) -> int:
    """Die the first time; the second time there's a file that says so."""
    if not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def always_die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def work_on_and_on() -> None:
    while True:
        pass


def hang() -> None:
    time.sleep(600)


def run_out_of_memory() -> None:
    raise MemoryError


def fail() -> None:
    raise ValueError("no such picture")


@pytest.mark.slow
async def test_the_process_gives_way_to_the_bot(process: DrawingProcess) -> None:
    pid = await process.run(own_pid)

    assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, os.getpid())


@pytest.mark.slow
async def test_pictures_are_the_same_as_on_a_thread(process: DrawingProcess) -> None:
    for game in rules.games():
        table, shown = rules.start(game, seed="drawn elsewhere"), presenter(game)
        view = table.public()
        assert (await process.run(shown.map, view, None, "en")).data == shown.map(view, None, "en").data
        for post in shown.posts(table.events):
            made = await process.run(shown.compose, post, table.events, view, Voice("fr", "normal"))
            assert made == shown.compose(post, table.events, view, Voice("fr", "normal"))


async def test_it_is_another_process_and_speaks_the_callers_language(process: DrawingProcess) -> None:
    assert await process.run(own_pid) == process.pid != os.getpid()
    with speaking("fr"):
        assert await process.run(language) == "fr"


async def test_a_process_that_died_is_started_again(process: DrawingProcess, tmp_path: Path) -> None:
    first = await process.run(own_pid)
    second = await process.run(die_once, tmp_path / "dead")
    assert second != first
    assert await process.run(own_pid) == second


@pytest.mark.slow
async def test_a_picture_that_kills_twice_is_given_up(process: DrawingProcess) -> None:
    for killer in (always_die, run_out_of_memory):
        with pytest.raises(DrawingError):
            await process.run(killer)
    assert await process.run(own_pid) == process.pid


async def test_a_process_that_hangs_is_killed(tmp_path: Path) -> None:
    process = DrawingProcess(Drawing(tmp_path), patience=PATIENCE)
    hung = await process.run(own_pid)
    process.patience = 0.2
    waiting = asyncio.create_task(process.run(hang))
    with pytest.raises(DrawingError):
        await waiting
    with pytest.raises(ProcessLookupError):
        while True:  # until the system has noticed
            os.kill(hung, 0)
            await asyncio.sleep(0.05)
    process.close()


@pytest.mark.slow
async def test_a_process_that_is_kept_busy_too_long_ends(process: DrawingProcess) -> None:
    first = await process.run(own_pid)
    process.patience = 0.2
    with pytest.raises(DrawingError):
        await process.run(work_on_and_on)
    process.patience = PATIENCE
    assert await process.run(own_pid) != first


@pytest.mark.slow
async def test_a_process_on_a_starved_machine_is_left_alone(process: DrawingProcess) -> None:
    """By the clock it takes longer than its patience, but it has hardly had the processor."""
    first = await process.run(own_pid)
    process.patience = 0.5
    await process.run(time.sleep, 1.0)
    assert await process.run(own_pid) == first


async def test_the_start_of_a_process_isnt_charged_to_its_first_picture(tmp_path: Path) -> None:
    """Starting takes a second or more, a small machine's first start a minute."""
    process = DrawingProcess(Drawing(tmp_path), patience=0.5)
    assert await process.run(os.getpid) == process.pid
    process.close()


async def test_a_fault_in_a_picture_leaves_the_process_alone(process: DrawingProcess) -> None:
    first = await process.run(own_pid)
    with pytest.raises(ValueError, match="no such picture"):
        await process.run(fail)
    assert await process.run(own_pid) == first
