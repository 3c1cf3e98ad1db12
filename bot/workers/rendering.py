"""The render worker: draws pictures beside the event loop, so that it stays free to answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import ParamSpec, TypeVar

from bot.telemetry.metrics import DRAWING
from bot.workers.backpressure import Backpressure
from bot.workers.drawing_process import DrawingProcess

MAX_DELAY = 0.5
"""Maximum seconds to hold back a picture that someone waits for."""

P = ParamSpec("P")
T = TypeVar("T")


class RenderWorker:
    """Draws one picture after another: in a process of its own, or without one on a thread.

    A second thread would gain little: fonts are shared and drawing is short.
    """

    def __init__(self, backpressure: Backpressure, process: DrawingProcess | None = None) -> None:
        self._backpressure = backpressure
        self.process = process
        """The process that draws; None if pictures are drawn on a thread."""
        self._for_channels = asyncio.Lock()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="render")

    async def draw(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work``, a function of a module or a method of a presenter, in the caller's language.

        Raises:
            DrawingError: the process died or hung.
        """
        if self.process is not None:
            return await self.process.run(work, *args, **kwargs)
        loop, context = asyncio.get_running_loop(), copy_context()
        return await loop.run_in_executor(self._pool, lambda: _timed(lambda: context.run(work, *args, **kwargs)))

    async def draw_for_player(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for a player with an acknowledged interaction; unacknowledged ones come first."""
        await self._backpressure.wait_until_idle(MAX_DELAY)
        return await self.draw(work, *args, **kwargs)

    async def draw_for_channel(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for a post in a channel: one at a time, while no interaction waits."""
        async with self._for_channels:
            await self._backpressure.wait_for_turn()
            return await self.draw(work, *args, **kwargs)

    def close(self) -> None:
        """Finish the picture in progress; drop the others."""
        self._pool.shutdown(wait=True, cancel_futures=True)
        if self.process is not None:
            self.process.close()


def _timed(work: Callable[[], T]) -> T:
    with DRAWING.time():
        return work()
