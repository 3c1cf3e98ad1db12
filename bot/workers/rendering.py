"""The render worker: draws pictures beside the event loop, so that it stays free to answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from contextvars import copy_context
from functools import partial
from typing import ParamSpec, TypeVar

from cachetools import LRUCache

from bot.common.errors import UserError
from bot.telemetry.metrics import DRAWING
from bot.workers.backpressure import Backpressure
from bot.workers.drawing_process import DrawingProcess
from bot.workers.fairness import ASKERS, FairTurns
from render.core.pacing import with_breaks
from render.core.picture import Picture

MAX_DELAY = 0.5
"""Maximum seconds to hold back a picture that someone waits for."""

KEPT_FILMS = 8
"""How many films are kept in memory, at most a few megabytes each."""

FILM_PROCESS_KEPT = 120.0
"""Seconds after a film for which its process waits for another one."""

P = ParamSpec("P")
T = TypeVar("T")


class RenderWorker:
    """Draws one picture after another: in a process of its own, or without one on a thread.

    Those who asked for little come first. Films are drawn beside the other pictures, one at a time and with a break
    after each frame, and kept. A second thread for other pictures would gain little: fonts are shared and drawing is
    short.
    """

    def __init__(
        self, backpressure: Backpressure, process: DrawingProcess | None = None, films: DrawingProcess | None = None
    ) -> None:
        self._backpressure = backpressure
        self.process = process
        """The process that draws; None if pictures are drawn on a thread."""
        self._film_process = films
        self._turns, self._film_turns = FairTurns(), FairTurns()
        self._films: LRUCache[Hashable, asyncio.Future[Picture]] = LRUCache(KEPT_FILMS)
        self._closing: asyncio.TimerHandle | None = None
        self._for_channels = asyncio.Lock()
        self._refuses_users = False
        self._film_pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="film")
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="render")

    async def draw(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work``, a function of a module or a method of a presenter, in the caller's language.

        Raises:
            DrawingError: the process died or hung.
        """
        async with self._turns.line_up():
            if self.process is not None:
                return await self.process.run(work, *args, **kwargs)
            loop, context = asyncio.get_running_loop(), copy_context()
            return await loop.run_in_executor(self._pool, lambda: _timed(lambda: context.run(work, *args, **kwargs)))

    async def draw_for_player(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for a player with an acknowledged interaction; unacknowledged ones come first.

        Raises:
            UserError: the player, the channel or the server has enough waiting; or the bot is stopping.
            DrawingError: the process died or hung.
        """
        if self._turns.is_full_for(ASKERS.get()):
            raise UserError("pictures-busy")
        await self._backpressure.wait_until_idle(MAX_DELAY)
        if self._refuses_users:
            raise UserError("stopping")
        return await self.draw(work, *args, **kwargs)

    async def draw_for_channel(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for a post in a channel: one at a time, while no interaction waits."""
        async with self._for_channels:
            await self._backpressure.wait_for_turn()
            return await self.draw(work, *args, **kwargs)

    def knows_film(self, key: Hashable) -> bool:
        """Whether a film has been drawn already, or is being drawn."""
        return key in self._films

    async def film(self, key: Hashable, work: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> Picture:
        """A film, drawn once, with a function as :meth:`draw` wants it.

        Raises:
            UserError: the player, the channel or the server has enough waiting; or the bot is stopping.
            DrawingError: the process died or hung.
        """
        known = self._films.get(key)
        if known is None:
            self.check_film_queue()
            known = self._films[key] = asyncio.ensure_future(
                self._drawn_beside(self._film_turns.line_up(), partial(work, *args, **kwargs))
            )
            known.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(known)

    def check_film_queue(self) -> None:
        """Check that whoever asks may line up for a film, or for something else that takes long.

        Raises:
            UserError: the player, the channel or the server has enough waiting; or the bot is stopping.
        """
        if self._refuses_users:
            raise UserError("stopping")
        if self._film_turns.is_full_for(ASKERS.get()):
            raise UserError("pictures-busy")

    async def draw_beside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Draw one part of something long, as films are drawn: in their queue, and with breaks. It isn't kept.

        Raises:
            DrawingError: the process died or hung.
        """
        return await self._drawn_beside(self._film_turns.line_up(), partial(work, *args, **kwargs))

    async def _drawn_beside(self, turn: AbstractAsyncContextManager[None], work: Callable[[], T]) -> T:
        async with turn:
            if self._film_process is not None:
                try:
                    return await self._film_process.run(with_breaks, work)
                finally:
                    self._close_film_process_later(self._film_process)
            loop, context = asyncio.get_running_loop(), copy_context()
            return await loop.run_in_executor(self._film_pool, lambda: context.run(with_breaks, work))

    def _close_film_process_later(self, process: DrawingProcess) -> None:
        """Films are asked for seldom, so the memory of their process isn't kept for long."""
        if self._closing is not None:
            self._closing.cancel()
        self._closing = asyncio.get_running_loop().call_later(FILM_PROCESS_KEPT, process.close_if_idle)

    def _keep(self, key: Hashable, done: asyncio.Future[Picture]) -> None:
        """Failures are not kept."""
        if done.cancelled() or done.exception() is not None:
            self._films.pop(key, None)

    def refuse_users(self) -> None:
        """Refuse what users wait for, so that a stop needn't. Pictures of posts are still drawn."""
        self._refuses_users = True
        for turns in (self._turns, self._film_turns):
            turns.refuse_users(lambda: UserError("stopping"))

    def close(self) -> None:
        """Finish the picture in progress; drop the others."""
        self._pool.shutdown(wait=True, cancel_futures=True)
        if self._closing is not None:
            self._closing.cancel()
        self._film_pool.shutdown(wait=True, cancel_futures=True)
        for process in (self.process, self._film_process):
            if process is not None:
                process.close()


def _timed(work: Callable[[], T]) -> T:
    with DRAWING.time():
        return work()
