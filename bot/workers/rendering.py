"""Where pictures are drawn: on a thread of their own, so that the event loop is always free to answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import ParamSpec, TypeVar

from bot.telemetry.metrics import DRAWING
from bot.workers.backpressure import Backpressure

A_MOMENT = 0.5
"""Seconds for which a picture that somebody waits for gives way at most."""

P = ParamSpec("P")
T = TypeVar("T")


class RenderWorker:
    """Draws one picture after another. A second thread would gain little, for fonts are shared and drawing is short."""

    def __init__(self, traffic: Backpressure) -> None:
        self._traffic = traffic
        self._for_channels = asyncio.Lock()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")

    async def draw(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` makes of its arguments, made on the studio's thread in the language that is spoken here."""
        loop, context = asyncio.get_running_loop(), copy_context()
        return await loop.run_in_executor(self._pool, lambda: _timed(lambda: context.run(work, *args, **kwargs)))

    async def draw_for_player(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for somebody who has been told that it takes a moment: those who wait to be told so come first."""
        await self._traffic.quiet(A_MOMENT)
        return await self.draw(work, *args, **kwargs)

    async def draw_for_channel(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for a channel, one at a time, in a moment in which nobody waits for an answer."""
        async with self._for_channels:
            await self._traffic.give_way()
            return await self.draw(work, *args, **kwargs)

    def close(self) -> None:
        """Finish what is being drawn, and nothing after it."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def _timed(work: Callable[[], T]) -> T:
    with DRAWING.time():
        return work()
