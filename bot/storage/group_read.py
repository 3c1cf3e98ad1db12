"""Group read: reads that arrive at the same time share one visit to the connection's thread.

A visit costs the event loop more than most reads take: the thread has to be woken, and the GIL changes hands twice.
When many players act at the same moment, all of their reads go together. A long read is the last of its visit, so the
others get their results first.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from bot.storage.pending import Pending, PendingCall
from bot.storage.transactions import read_transaction

LONGEST_VISIT = 0.004
"""Seconds after which a visit takes no further read."""

T = TypeVar("T")


class PendingRead(PendingCall[T]):
    """A read function, and the future that its caller awaits."""

    def attempt(self, db: sqlite3.Connection) -> None:
        """Run it, unless its caller no longer waits; remember the result or the error."""
        if self.done.cancelled():
            return
        try:
            self.run(db)
        except Exception as error:
            self.error = error


class GroupRead:
    """Queues reads in order of arrival.

    ``run`` passes them to the connection's thread, where :func:`read_batch` reads, and returns how many it did.
    """

    def __init__(self, run: Callable[[Sequence[Pending]], Awaitable[int]]) -> None:
        self._run = run
        self._waiting: deque[Pending] = deque()
        self._reading: asyncio.Task[None] | None = None

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work(connection)`` on the connection's thread and return its result."""
        pending = PendingRead(work)
        self._waiting.append(pending)
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read_all(), name="reads")
        return await pending.done

    async def finish(self) -> None:
        """Wait until everything queued so far is read."""
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    async def _read_all(self) -> None:
        while self._waiting:
            batch = tuple(self._waiting)
            try:
                count = await self._run(batch)
            except BaseException as error:
                count = len(batch)
                for pending in batch:
                    pending.error = error
                if not isinstance(error, Exception):
                    raise
            finally:
                for _ in range(count):
                    self._waiting.popleft().report()


def read_batch(db: sqlite3.Connection, batch: Sequence[Pending]) -> int:
    """Read in order, and stop once the visit takes too long; return how many were done.

    All reads of a visit see the database at one moment, so a read of several queries can't mix what was before a commit
    with what came after it.
    """
    until = time.monotonic() + LONGEST_VISIT
    with read_transaction(db):
        for count, pending in enumerate(batch, 1):
            pending.attempt(db)
            if time.monotonic() >= until:
                return count
    return len(batch)
