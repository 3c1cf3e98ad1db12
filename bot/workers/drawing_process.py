"""A process that draws, beside the bot's own.

Drawing keeps the interpreter busy for tens of milliseconds at a time. In a process of its own it delays no answer, its
memory isn't the bot's, and if it dies or hangs, another one is started.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any, Literal, ParamSpec, TypeVar, cast

import render.presenter
from bot.telemetry.metrics import DRAWING
from render.core.basemap import cache_in
from render.core.canvas import prefer
from rules.core import registry
from rules.core.text import speaking, spoken

PATIENCE = 25.0
"""Maximum seconds for one picture; the process is killed after that. Two of them are less than the outbox waits."""

FILM_PATIENCE = 180.0
"""The same for a film."""

STARTING_PATIENCE = 120.0
"""Maximum seconds until a new process can draw; it isn't charged to the first picture."""

_TRIES = 2
_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class DrawingError(Exception):
    """A picture can't be drawn: twice the process died, hung or ran out of memory."""


@dataclass(frozen=True)
class Drawing:
    """How a drawing process draws: ``cache`` is the folder of its base maps, ``kind`` the format of its pictures."""

    cache: Path | None = None
    kind: Literal["jpeg", "webp"] = "jpeg"


class DrawingProcess:
    """Runs one picture after another in another process, which is started when it's needed first."""

    def __init__(self, drawing: Drawing, patience: float = PATIENCE) -> None:
        self._drawing = drawing
        self.patience = patience
        self._turn = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self.pid: int | None = None
        """The id of the process; None while there's none."""

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work``, a function of a module or a method of a presenter, in the caller's language.

        Raises:
            DrawingError: the process died or hung, and so did the next one.
        """
        job = partial(_drawn, spoken(), work, args, kwargs)
        async with self._turn:
            for _ in range(_TRIES):
                try:
                    taken, result = await self._in_pool(job)
                except BrokenProcessPool:
                    _log.warning("The drawing process %s died; another one is started.", self.pid)
                    self._stop()
                except MemoryError:
                    _log.warning("The drawing process %s ran out of memory; another one is started.", self.pid)
                    self._kill()
                except TimeoutError:
                    _log.warning("The drawing process %s hung and is killed; another one is started.", self.pid)
                    self._kill()
                else:
                    DRAWING.observe(taken)
                    return cast(T, result)
        raise DrawingError

    async def _in_pool(self, job: Callable[[], tuple[float, Any]]) -> tuple[float, Any]:
        loop = asyncio.get_running_loop()
        if self._pool is None:
            setup = partial(_set_up, self._drawing, registry.packages(), render.presenter.packages())
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=setup)
        if self.pid is None:
            async with asyncio.timeout(STARTING_PATIENCE):
                self.pid = await loop.run_in_executor(self._pool, os.getpid)
        async with asyncio.timeout(self.patience):
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
        """End the process if it draws nothing; the next picture starts another one."""
        if not self._turn.locked():
            self._stop()

    def close(self) -> None:
        """Finish the picture in progress; drop the others."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        self._pool = self.pid = None


def _set_up(drawing: Drawing, games: Mapping[str, str], presenters: Mapping[str, str]) -> None:
    """Prepare a new process: the same games, base maps in the cache, and an end when the bot ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    registry.replace_games(games)
    for game, package in presenters.items():
        render.presenter.register(game, package)
    cache_in(drawing.cache)
    prefer(drawing.kind)


def _end_with_the_bot() -> None:
    """A bot that is killed can't stop its processes."""
    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def _drawn(language: str, work: Callable[..., T], args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> tuple[float, T]:
    """The result of a job, and the seconds it took."""
    began = time.perf_counter()
    with speaking(language):
        result = work(*args, **kwargs)
    return time.perf_counter() - began, result
