"""Processes beside the bot's own, for work that keeps the interpreter busy.

In a process of its own such work delays no answer, its memory isn't the bot's, and if it dies or hangs, another one is
started.
"""

from __future__ import annotations

import asyncio
import faulthandler
import itertools
import logging
import os
import signal
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from typing import Any, ClassVar, ParamSpec, TypeVar, cast

from prometheus_client import Histogram

from bot.common.allocator import return_free_memory
from rules.core.text import speaking, spoken

STARTING_PATIENCE = 120.0
"""Maximum seconds until a new process can work; it isn't charged to the first job."""

_NICENESS = 10
"""How far such a process gives way to the bot when both want the processor, by nice(2): about nine parts of ten."""

_STARVED = 4
"""How many times its ``patience`` a job may take by the clock. A process that is blocked uses no processor."""

_TRIES = 2
_TRIM_EVERY = 4
"""After so many jobs a process returns free memory; pictures leave much of it, and new pages cost time."""

_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class WorkerProcessError(Exception):
    """A job can't be done: twice the process died, hung or ran out of memory."""


class WorkerProcess(ABC):
    """Runs one job after another in another process, which is started when it's needed first.

    ``patience`` is the maximum of processor seconds for one job; the process is killed after that. On a starved machine
    they may take several times as long by the clock.
    """

    name: ClassVar[str]
    """What the process is for, as the log says it."""

    durations: ClassVar[Histogram]
    """The metric for the seconds that each job takes, without waiting."""

    failure: ClassVar[type[WorkerProcessError]] = WorkerProcessError
    """What is raised when a job can't be done."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self._turn = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False
        self.pid: int | None = None
        """The id of the process; None while there's none."""

    @abstractmethod
    def _setup(self) -> Callable[[], None]:
        """What a new process runs first: a function of a module, or a partial of one."""

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work``, a function of a module or a method of something that can be pickled, in the caller's language.

        Raises:
            WorkerProcessError: the process died or hung, and so did the next one; or it's closed for good.
        """
        job = partial(_timed, spoken(), self.patience, work, args, kwargs)
        async with self._turn:
            for _ in range(_TRIES):
                if self._is_closed:
                    break
                try:
                    taken, result = await self._in_pool(job)
                except BrokenProcessPool:
                    _log.warning("The %s process %s died; another one is started.", self.name, self.pid)
                    self._stop()
                except MemoryError:
                    _log.warning("The %s process %s ran out of memory; another one is started.", self.name, self.pid)
                    self._kill()
                except TimeoutError:
                    _log.warning("The %s process %s hung and is killed; another one is started.", self.name, self.pid)
                    self._kill()
                else:
                    self.durations.observe(taken)
                    return cast(T, result)
        reason = "is closed" if self._is_closed else f"failed {_TRIES} times"
        raise self.failure(f"The {self.name} process {reason}.")

    async def _in_pool(self, job: Callable[[], tuple[float, Any]]) -> tuple[float, Any]:
        loop = asyncio.get_running_loop()
        if self._pool is None:
            setup = partial(_set_up, self._setup())
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=setup)
        if self.pid is None:
            async with asyncio.timeout(STARTING_PATIENCE):
                self.pid = await loop.run_in_executor(self._pool, os.getpid)
        async with asyncio.timeout(self.patience * _STARVED):
            return await loop.run_in_executor(self._pool, job)

    def _stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self.pid = None

    def _kill(self) -> None:
        if self.pid is not None:
            os.kill(self.pid, signal.SIGKILL)
        self._stop()

    def close_if_idle(self) -> None:
        """End the process if it does nothing; the next job starts another one."""
        if not self._turn.locked():
            self._stop()

    def close(self) -> None:
        """Finish the job in progress; drop the others, and take no more."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        self._pool = self.pid = None


def _set_up(setup: Callable[[], None]) -> None:
    """Prepare a new process, which gives way to the bot and ends when the bot ends."""
    faulthandler.enable()
    os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    setup()


def _end_with_the_bot() -> None:
    """A bot that is killed can't stop its processes."""
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


_jobs = itertools.count(1)


def _timed(
    language: str, patience: float, work: Callable[..., T], args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> tuple[float, T]:
    """The seconds that a job took, and its result. After ``patience`` processor seconds the system ends the process."""
    began = time.perf_counter()
    signal.setitimer(signal.ITIMER_PROF, patience)
    try:
        with speaking(language):
            result = work(*args, **kwargs)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    if not next(_jobs) % _TRIM_EVERY:
        return_free_memory()
    return time.perf_counter() - began, result
