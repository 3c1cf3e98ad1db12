"""Group commit: writes that arrive at the same time share one transaction and one disk sync.

A commit waits for the disk, some milliseconds on a small machine, and commits wait for one another. While one is
running, others queue up and are then written in one transaction, each in its own savepoint. A write that fails doesn't
affect the others, and no one is told that something is saved before all of it is on the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, Protocol, TypeVar

from bot.storage.transactions import transaction

BATCH_SIZE = 64
"""Most writes in one transaction."""

T = TypeVar("T")


class Pending(Protocol):
    """A write that someone waits for."""

    error: BaseException | None

    def attempt(self, db: sqlite3.Connection) -> None:
        """Do it in its own savepoint; remember the result or the error."""

    def report(self) -> None:
        """Tell whoever waits."""


class PendingWrite(Generic[T]):
    """A function that writes, and the future of whoever waits for its result."""

    def __init__(self, work: Callable[[sqlite3.Connection], T]) -> None:
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.error: BaseException | None = None
        self._work = work
        self._result: list[T] = []

    def attempt(self, db: sqlite3.Connection) -> None:
        """Do it in its own savepoint; remember the result or the error."""
        try:
            with transaction(db):
                self._result = [self._work(db)]
        except Exception as error:
            self.error = error

    def report(self) -> None:
        """Tell whoever waits."""
        if self.done.done():  # cancelled: no one waits
            return
        if self.error is None:
            self.done.set_result(self._result[0])
        else:
            self.done.set_exception(self.error)


class GroupCommit:
    """Queues writes in the order they arrive and commits them in batches.

    ``run`` takes a batch to the connection's thread, where :func:`write_batch` writes it.
    """

    def __init__(self, run: Callable[[Sequence[Pending]], Awaitable[None]]) -> None:
        self._run = run
        self._waiting: list[Pending] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run ``work(connection)`` in a transaction and return its result once that is on the disk."""
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
        sqlite3.Error: nothing could be written at all, as on a full disk.
    """
    if len(batch) == 1:
        batch[0].attempt(db)
        return
    with transaction(db):
        for pending in batch:
            pending.attempt(db)
            if not db.in_transaction:  # SQLite rolled back everything, the writes before this one too
                assert pending.error is not None
                raise pending.error
