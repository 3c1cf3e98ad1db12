"""Group commit: concurrent writes share a transaction, and one that fails doesn't affect the others."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from bot.storage import Store
from bot.storage.group_commit import write_batch
from bot.storage.pending import Pending

T = TypeVar("T")


@pytest.fixture
def written(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How much went into each transaction from now on."""
    sizes: list[int] = []
    visit = store.database.writer.visit

    async def watched(work: Callable[[sqlite3.Connection, Sequence[Pending]], T], batch: Sequence[Pending]) -> T:
        if work is write_batch:
            sizes.append(len(batch))
        return await visit(work, batch)

    monkeypatch.setattr(store.database.writer, "visit", watched)
    return sizes


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
    assert await asyncio.gather(*(store.database.write(keep, key) for key in keys)) == keys
    assert written == [20]
    assert [await store.notes.get(key) for key in keys] == ["kept"] * 20


async def test_a_fault_is_met_by_the_one_whose_it_is(store: Store, written: list[int]) -> None:
    results = await asyncio.gather(
        store.database.write(keep, "first"),
        store.database.write(keep_and_fail, "second"),
        store.database.write(keep, "first"),
        store.database.write(keep, "third"),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [str, ZeroDivisionError, sqlite3.IntegrityError, str]
    assert [await store.notes.get(key) for key in ("first", "second", "third")] == ["kept", None, "kept"]
    assert written == [4]


async def test_where_nothing_can_be_written_no_one_is_told_otherwise(store: Store, written: list[int]) -> None:
    results = await asyncio.gather(
        store.database.write(keep, "before"),
        store.database.write(give_up_everything),
        store.database.write(keep, "after"),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [sqlite3.OperationalError] * 3
    assert [await store.notes.get(key) for key in ("before", "after")] == [None, None]
    assert await store.database.write(keep, "later") == "later"
    assert written == [3, 1]


async def test_who_no_longer_waits_does_not_hold_up_the_others(store: Store) -> None:
    gone = asyncio.create_task(store.database.write(keep, "gone"))
    stays = asyncio.create_task(store.database.write(keep, "stays"))
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays == "stays"
    assert await store.notes.get("gone") == "kept"


async def test_closing_waits_for_what_was_asked_for(file: Path) -> None:
    store = await Store.open(file)
    asked = [asyncio.create_task(store.database.write(keep, key)) for key in ("one", "two")]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*asked)
    again = await Store.open(file)
    assert [await again.notes.get(key) for key in ("one", "two")] == ["kept", "kept"]
    await again.close()
