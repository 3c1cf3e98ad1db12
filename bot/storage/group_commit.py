"""Group commit: writes that arrive at the same time share one transaction and one disk sync.

A commit waits for the disk, some milliseconds on a small machine. Writes that arrive meanwhile queue up and go into the
next transaction, each in its own savepoint. A failed write doesn't affect the others. No write is confirmed before its
batch is on disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from bot.storage.pending import Pending, PendingCall
from bot.storage.transactions import transaction

BATCH_SIZE = 64
"""Maximum number of writes in one transaction."""

T = TypeVar("T")


class PendingWrite(PendingCall[T]):
    """A write function, and the future that its caller awaits."""

    def attempt(self, db: sqlite3.Connection) -> None:
        """Run it in its own savepoint; remember the result or the error."""
        try:
            with transaction(db):
                self.run(db)
        except Exception as error:
            self.error = error


class GroupCommit:
    """Queues writes in order of arrival and commits them in batches.

    ``run`` passes a batch to the connection's thread, where :func:`write_batch` writes it.
    """

    def __init__(self, run: Callable[[Sequence[Pending]], Awaitable[None]]) -> None:
        self._run = run
        self._waiting: list[Pending] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work(connection)`` in a transaction and return its result once it's on disk."""
        pending = PendingWrite(work)
        self._waiting.append(pending)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all(), name="store")
        return await pending.done

    async def finish(self) -> None:
        """Wait until everything queued so far is written."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH_SIZE], self._waiting[BATCH_SIZE:]
            try:
                await self._run(batch)
            except BaseException as error:
                for pending in batch:
                    pending.error = error
                if not isinstance(error, Exception):
                    raise
            finally:
                for pending in batch:
                    pending.report()


def write_batch(db: sqlite3.Connection, batch: Sequence[Pending]) -> None:
    """Attempt every write of a batch.

    Raises:
        sqlite3.Error: nothing could be written at all, for example on a full disk.
    """
    if len(batch) == 1:
        batch[0].attempt(db)
        return
    with transaction(db):
        for pending in batch:
            pending.attempt(db)
            if not db.in_transaction:  # SQLite rolled back everything, including earlier writes
                assert pending.error is not None
                raise pending.error
