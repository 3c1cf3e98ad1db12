"""One connection writes, one reads, and one looks up rows on the event loop."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from bot.storage import Store

SECONDS = 10.0


def note(db: sqlite3.Connection, key: str, value: str) -> None:
    db.execute("INSERT OR REPLACE INTO notes (key, value) VALUES (?, ?)", (key, value))


def noted(db: sqlite3.Connection, key: str) -> str | None:
    row = db.execute("SELECT value FROM notes WHERE key = ?", (key,)).fetchone()
    return None if row is None else str(row[0])


def thread(db: sqlite3.Connection) -> str:
    return threading.current_thread().name


class Writing:
    """A write that takes until it's told to finish."""

    def __init__(self) -> None:
        self.begun, self.finish = threading.Event(), threading.Event()

    def run(self, db: sqlite3.Connection) -> None:
        note(db, "key", "new")
        self.begun.set()
        assert self.finish.wait(SECONDS)


async def test_reads_do_not_wait_for_a_write(store: Store) -> None:
    await store.database.write(note, "key", "old")
    writing = Writing()
    written = asyncio.create_task(store.database.write(writing.run))
    await asyncio.to_thread(writing.begun.wait, SECONDS)
    async with asyncio.timeout(SECONDS / 2):
        assert await store.database.run(noted, "key") == "old"
        assert await store.database.look_up(noted, "key") == "old"
    writing.finish.set()
    await written
    assert await store.database.run(noted, "key") == "new"
    assert await store.database.look_up(noted, "key") == "new"


async def test_a_read_of_several_queries_sees_one_moment(store: Store) -> None:
    await store.database.write(note, "key", "old")
    first, goes_on = threading.Event(), threading.Event()

    def read_twice(db: sqlite3.Connection) -> list[str | None]:
        before = noted(db, "key")
        first.set()
        assert goes_on.wait(SECONDS)
        return [before, noted(db, "key")]

    reading = asyncio.create_task(store.database.run(read_twice))
    await asyncio.to_thread(first.wait, SECONDS)
    await store.database.write(note, "key", "new")
    goes_on.set()
    assert await reading == ["old", "old"]


async def test_only_writes_can_write(store: Store) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store.database.run(note, "key", "new")
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await store.database.look_up(note, "key", "new")


async def test_a_look_up_runs_on_the_event_loop(store: Store) -> None:
    assert await store.database.look_up(thread) == threading.current_thread().name
    assert await store.database.run(thread) != threading.current_thread().name


async def test_a_look_up_waits_on_a_thread_for_another_program(store: Store, file: Path) -> None:
    """An exclusive lock would hold up the event loop."""
    await store.database.write(note, "key", "old")
    tried: list[str] = []

    def held(db: sqlite3.Connection) -> str | None:
        tried.append(thread(db))
        if len(tried) == 1:
            raise sqlite3.OperationalError("database is locked")
        return noted(db, "key")

    assert await store.database.look_up(held) == "old"
    assert tried[0] == threading.current_thread().name != tried[1]
