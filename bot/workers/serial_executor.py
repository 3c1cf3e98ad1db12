"""Serial executors: one job after another, off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from bot.workers.worker_process import WorkerProcess

P = ParamSpec("P")
T = TypeVar("T")


class SerialExecutor:
    """Runs one job after another, on a thread of its own or in a worker process.

    Several executors can share a process. Then each has at most one job in its queue, so no executor's jobs wait for
    all of another's; and one can give way: its jobs wait until the ``urgent`` one has none.
    """

    def __init__(self, name: str, process: WorkerProcess | None = None, urgent: SerialExecutor | None = None) -> None:
        self._process = process
        self._urgent = urgent
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work``, a function of a module or a partial of one.

        Raises:
            WorkerProcessError: the process died or hung, and so did the next one.
            RuntimeError: the executor is closed.
        """
        if self._process is None:
            job = partial(work, *args, **kwargs)
            return await asyncio.get_running_loop().run_in_executor(self._pool, job)
        self._waiting += 1
        self._idle.clear()
        try:
            async with self._turn:
                if self._urgent is not None:
                    await self._urgent.wait_until_idle()
                return await self._process.run(work, *args, **kwargs)
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._idle.set()

    async def wait_until_idle(self) -> None:
        """Wait until no job is left for the process."""
        await self._idle.wait()

    def close(self) -> None:
        """Finish the job in progress on the thread; drop the others."""
        self._pool.shutdown(wait=True, cancel_futures=True)
