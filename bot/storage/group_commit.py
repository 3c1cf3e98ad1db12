"""Writing together what is to be written at the same moment: one synchronisation of the disk for all of it.

A commit waits for the disk, some milliseconds on a small machine, and commits wait for one another. While one is under
way others gather, and are then written in one transaction, each in a savepoint of its own: what one of them meets with
is no concern of the others, and nobody is told that something is saved before all of it is on the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from bot.storage.transactions import transaction

MOST = 64
"""What is written in one transaction at most."""


class Work(NamedTuple):
    """A function that writes, with its arguments, and who waits for what it returns."""

    function: Callable[..., Any]
    args: tuple[Any, ...]
    done: asyncio.Future[Any]


class GroupCommit:
    """Takes what is to be written, in the order in which it comes."""

    def __init__(self, run: Callable[..., Awaitable[Any]]) -> None:
        self._run = run
        self._waiting: list[Work] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, function: Callable[..., Any], *args: Any) -> Any:
        """Do ``function(db, *args)`` in a transaction, and return what it returns once that is on the disk."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Work(function, args, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all(), name="store")
        return await done

    async def finish(self) -> None:
        """Wait until everything that came so far is written."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                results = await self._run(_written, batch)
            except BaseException as fault:
                results = [_Failed(fault)] * len(batch)
                if not isinstance(fault, Exception):
                    _tell(batch, results)
                    raise
            _tell(batch, results)


class _Failed(NamedTuple):
    fault: BaseException


def _tell(batch: list[Work], results: list[Any]) -> None:
    for work, result in zip(batch, results, strict=True):
        if work.done.done():
            continue
        if isinstance(result, _Failed):
            work.done.set_exception(result.fault)
        else:
            work.done.set_result(result)


def _written(db: sqlite3.Connection, batch: list[Work]) -> list[Any]:
    """What each of them returned or met with.

    Raises:
        sqlite3.Error: nothing at all could be written, as on a full disk.
    """
    if len(batch) == 1:
        return [_attempted(db, batch[0])]
    results = []
    with transaction(db):
        for work in batch:
            results.append(_attempted(db, work))
            if not db.in_transaction:  # the database gave up all of it, the parts before this one too
                raise results[-1].fault
    return results


def _attempted(db: sqlite3.Connection, work: Work) -> Any:
    try:
        with transaction(db):
            return work.function(db, *work.args)
    except Exception as fault:
        return _Failed(fault)
