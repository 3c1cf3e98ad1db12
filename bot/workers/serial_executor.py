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
    all of another's.
    """

    def __init__(self, name: str, process: WorkerProcess | None = None) -> None:
        self._process = process
        self._turn = asyncio.Lock()
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
        async with self._turn:
            return await self._process.run(work, *args, **kwargs)

    def close(self) -> None:
        """Finish the job in progress on the thread; drop the others."""
        self._pool.shutdown(wait=True, cancel_futures=True)
