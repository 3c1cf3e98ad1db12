"""The database connections and their threads: every read and write is a plain function that runs there.

SQLite calls block, so they stay off the event loop. One function does a whole transaction, so no other task's
statements can come between. Reads have a connection of their own: in WAL mode they see everything committed so far
and don't wait for a commit that syncs to disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.storage.connection import connect, connect_to_read
from bot.storage.group_commit import GroupCommit, write_batch
from bot.storage.group_read import GroupRead, read_batch
from bot.storage.pending import Pending
from bot.storage.transactions import read_transaction

P = ParamSpec("P")
T = TypeVar("T")


class Connection:
    """One SQLite connection on its own thread; functions run on it one after another."""

    def __init__(self, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self._connection = connection
        self._thread = thread

    @classmethod
    async def open(cls, connect: Callable[[Path], sqlite3.Connection], file: Path, name: str) -> Connection:
        """Connect to the file on a new thread with this name.

        Raises:
            StoreError: it can't be opened.
        """
        thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        try:
            connection = await asyncio.get_running_loop().run_in_executor(thread, connect, file)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(connection, thread)

    async def visit(self, work: Callable[[sqlite3.Connection, Sequence[Pending]], T], batch: Sequence[Pending]) -> T:
        """Run ``work(connection, batch)`` on the thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._connection, batch)

    async def close(self) -> None:
        """Close the connection and end its thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown(wait=True)


class Database:
    """A SQLite file with one connection that writes, one that reads, and one for look-ups on the event loop."""

    def __init__(self, file: Path, writer: Connection, reader: Connection, lookups: sqlite3.Connection) -> None:
        self.writer = writer
        self.reader = reader
        self._lookups = lookups
        self._writes = GroupCommit(lambda batch: writer.visit(write_batch, batch))
        self._reads = GroupRead(lambda batch: reader.visit(read_batch, batch))
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
        """Connect to the file.

        Raises:
            StoreError: see :func:`bot.storage.connection.connect`.
        """
        writer = await Connection.open(connect, file, "database")
        try:
            reader = await Connection.open(connect_to_read, file, "database reads")
        except BaseException:
            await writer.close()
            raise
        return cls(file, writer, reader, connect_to_read(file, busy_milliseconds=0))

    async def run(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work(connection, ...)`` on the reading thread and return its result; it can't write."""

        def call(db: sqlite3.Connection) -> T:
            return work(db, *args, **kwargs)

        return await self._reads.read(call)

    async def look_up(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The same for a read of a few rows by their keys: it runs on the event loop.

        Handing it to a thread and back costs far more than the read itself, most of all when many players act at once:
        each statement gives the GIL away. If another program holds the file, the reading thread waits instead.
        """
        try:
            with read_transaction(self._lookups):
                return work(self._lookups, *args, **kwargs)
        except sqlite3.OperationalError:
            return await self.run(work, *args, **kwargs)

    async def write(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run ``work(connection, ...)`` in a transaction; return its result once it's on disk."""

        def call(db: sqlite3.Connection) -> T:
            return work(db, *args, **kwargs)

        return await self._writes.write(call)

    async def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """All rows of one query."""
        return await self.run(_rows, sql, values)

    async def execute(self, sql: str, *values: object) -> None:
        """Write one statement."""
        await self.write(_execute, sql, values)

    async def close(self) -> None:
        """Finish everything queued so far, then close the connections and end their threads."""
        if self._closed:
            return
        self._closed = True
        await self._writes.finish()
        await self._reads.finish()
        self._lookups.close()
        await self.reader.close()
        await self.writer.close()


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
