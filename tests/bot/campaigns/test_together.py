"""What is written at the same moment is written together, and nobody suffers from another's fault."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage import Store
from bot.storage.group_commit import GroupCommit


@pytest.fixture
async def written(store: Store) -> AsyncIterator[list[int]]:
    """How much went into each transaction from now on."""
    sizes: list[int] = []
    run = store._run

    async def watched(work: object, *args: list[object]) -> object:
        sizes.append(len(args[0]))
        return await run(work, *args)  # type: ignore[arg-type]

    store._together = GroupCommit(watched)
    yield sizes


def keep(db: sqlite3.Connection, key: str) -> str:
    db.execute("INSERT INTO notes VALUES (?, 'kept')", (key,))
    return key


def keep_and_fail(db: sqlite3.Connection, key: str) -> None:
    keep(db, key)
    raise ZeroDivisionError(key)


def give_up_everything(db: sqlite3.Connection) -> None:
    """As SQLite does by itself when the disk is full."""
    db.execute("ROLLBACK")
    raise sqlite3.OperationalError("database or disk is full")


async def test_what_gathers_during_a_write_is_written_together(store: Store, written: list[int]) -> None:
    keys = [f"key {number}" for number in range(20)]
    assert await asyncio.gather(*(store._write(keep, key) for key in keys)) == keys
    assert written == [20]
    assert [await store.note(key) for key in keys] == ["kept"] * 20


async def test_a_fault_is_met_by_the_one_whose_it_is(store: Store, written: list[int]) -> None:
    results = await asyncio.gather(
        store._write(keep, "first"),
        store._write(keep_and_fail, "second"),
        store._write(keep, "first"),
        store._write(keep, "third"),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [str, ZeroDivisionError, sqlite3.IntegrityError, str]
    assert [await store.note(key) for key in ("first", "second", "third")] == ["kept", None, "kept"]
    assert written == [4]


async def test_where_nothing_can_be_written_nobody_is_told_otherwise(store: Store, written: list[int]) -> None:
    results = await asyncio.gather(
        store._write(keep, "before"),
        store._write(give_up_everything),
        store._write(keep, "after"),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [sqlite3.OperationalError] * 3
    assert [await store.note(key) for key in ("before", "after")] == [None, None]
    assert await store._write(keep, "later") == "later"
    assert written == [3, 1]


async def test_who_no_longer_waits_does_not_hold_up_the_others(store: Store) -> None:
    gone = asyncio.create_task(store._write(keep, "gone"))
    stays = asyncio.create_task(store._write(keep, "stays"))
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays == "stays"
    assert await store.note("gone") == "kept"


async def test_closing_waits_for_what_was_asked_for(file: Path) -> None:
    store = await Store.open(file)
    asked = [asyncio.create_task(store._write(keep, key)) for key in ("one", "two")]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*asked)
    again = await Store.open(file)
    assert [await again.note(key) for key in ("one", "two")] == ["kept", "kept"]
    await again.close()
