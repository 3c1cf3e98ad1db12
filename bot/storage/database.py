"""The database connection and its thread: every read and write is a plain function that runs there.

SQLite calls block, so they stay off the event loop. One function does a whole transaction, so no other task's
statements can come between.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.storage.connection import connect
from bot.storage.group_commit import GroupCommit, write_batch
from bot.storage.group_read import GroupRead, read_batch
from bot.storage.pending import Pending

P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """One SQLite connection on its own thread; functions run on it one after another."""

    def __init__(self, connection: sqlite3.Connection, thread: ThreadPoolExecutor, file: Path) -> None:
        self._connection = connection
        self._thread = thread
        self._writes = GroupCommit(lambda batch: self.visit(write_batch, batch))
        self._reads = GroupRead(lambda batch: self.visit(read_batch, batch))
        self._closed = False
        self._file = file
        self._identity = _identity(file)

    @property
    def file(self) -> Path:
        """Where the database is."""
        return self._file

    def is_replaced(self) -> bool:
        """Whether another file, or none, is where the database was when it was opened."""
        return self._identity is not None and _identity(self._file) != self._identity

    @classmethod
    async def open(cls, file: Path) -> Database:
        """Connect to the file on a new thread.

        Raises:
            StoreError: see :func:`bot.storage.connection.connect`.
        """
        thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="database")
        try:
            connection = await asyncio.get_running_loop().run_in_executor(thread, connect, file)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(connection, thread, file)

    async def run(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work(connection, ...)`` on the thread and return its result; it must only read."""

        def call(db: sqlite3.Connection) -> T:
            return work(db, *args, **kwargs)

        return await self._reads.read(call)

    async def write(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run ``work(connection, ...)`` in a transaction; return its result once it's on disk."""

        def call(db: sqlite3.Connection) -> T:
            return work(db, *args, **kwargs)

        return await self._writes.write(call)

    async def visit(self, work: Callable[[sqlite3.Connection, Sequence[Pending]], T], batch: Sequence[Pending]) -> T:
        """Run ``work(connection, batch)`` on the thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._connection, batch)

    async def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """All rows of one query."""
        return await self.run(_rows, sql, values)

    async def execute(self, sql: str, *values: object) -> None:
        """Write one statement."""
        await self.write(_execute, sql, values)

    async def close(self) -> None:
        """Finish everything queued so far, then close the connection and end its thread."""
        if self._closed:
            return
        self._closed = True
        await self._writes.finish()
        await self._reads.finish()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown(wait=True)


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _rows(db: sqlite3.Connection, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    return db.execute(sql, values).fetchall()


def _execute(db: sqlite3.Connection, sql: str, values: tuple[Any, ...]) -> None:
    db.execute(sql, values)
