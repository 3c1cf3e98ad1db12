"""Group read: concurrent reads share a visit to the thread, and one that fails or is slow doesn't affect the others."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from bot.storage import Store
from bot.storage.group_read import LONGEST_VISIT, read_batch
from bot.storage.pending import Pending

T = TypeVar("T")


@pytest.fixture
def visits(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many reads each visit has done from now on."""
    counts: list[int] = []
    visit = store.database.reader.visit

    async def watched(work: Callable[[sqlite3.Connection, Sequence[Pending]], T], batch: Sequence[Pending]) -> T:
        done = await visit(work, batch)
        if work is read_batch:
            assert isinstance(done, int)
            counts.append(done)
        return done

    monkeypatch.setattr(store.database.reader, "visit", watched)
    return counts


def read(db: sqlite3.Connection, value: int) -> int:
    return int(db.execute("SELECT ?", (value,)).fetchone()[0])


def fail(db: sqlite3.Connection) -> None:
    raise ZeroDivisionError


def linger(db: sqlite3.Connection) -> str:
    time.sleep(LONGEST_VISIT)
    return "slow"


async def test_reads_of_the_same_moment_share_a_visit(store: Store, visits: list[int]) -> None:
    assert await asyncio.gather(*(store.database.run(read, number) for number in range(20))) == list(range(20))
    assert visits == [20]


async def test_a_read_that_fails_fails_alone(store: Store, visits: list[int]) -> None:
    results = await asyncio.gather(
        store.database.run(read, 1), store.database.run(fail), store.database.run(read, 2), return_exceptions=True
    )
    assert [type(result) for result in results] == [int, ZeroDivisionError, int]


async def test_a_slow_read_ends_its_visit(store: Store, visits: list[int]) -> None:
    results = await asyncio.gather(store.database.run(read, 1), store.database.run(linger), store.database.run(read, 2))
    assert [str(each) for each in results] == ["1", "slow", "2"]
    assert visits == [2, 1]


async def test_a_read_no_one_waits_for_is_skipped(store: Store) -> None:
    done: list[int] = []

    def note(db: sqlite3.Connection) -> None:
        done.append(read(db, 1))

    gone = asyncio.create_task(store.database.run(note))
    stays = asyncio.create_task(store.database.run(read, 1))
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays == 1
    assert not done


async def test_a_read_sees_what_was_written_before_it(store: Store) -> None:
    await store.notes.set("key", "new")
    assert await store.notes.get("key") == "new"


async def test_closing_waits_for_reads(file: Path) -> None:
    store = await Store.open(file)
    asked = [asyncio.create_task(store.database.run(read, number)) for number in (1, 2)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*asked) == [1, 2]
