"""Stored answers: what a seat's holder has set for windows to come, and for the open one."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.storage.database import Database
from bot.storage.models import Change
from bot.storage.transactions import WINDOW, queue_panel, set_due_times
from rules.core.stored_answers import StoredAnswer


class StoredAnswerStore:
    """Answers private to a campaign, a seat and its holder. Every call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, campaign: int) -> dict[str, tuple[StoredAnswer, ...]]:
        """The stored answers of a campaign's seats."""
        return await self._database.run(stored_answers_of, campaign)

    async def store(self, campaign: int, seat: str, stored: StoredAnswer) -> None:
        """Store a seat's answer, replacing an earlier one to the same question. Does nothing if the seat is free."""
        await self._database.write(_store, campaign, seat, stored)

    async def delete(self, campaign: int, seat: str, topic: str | None = None) -> int:
        """Delete a seat's stored answers for windows to come (of one topic if given); return how many."""
        return await self._database.write(_delete, campaign, seat, topic)

    async def take_back(self, campaign: int, seat: str, number: int) -> None:
        """Delete a seat's answer in the open window."""
        await self._database.execute(
            "DELETE FROM stored_answers WHERE campaign = ? AND seat = ? AND number = ?", campaign, seat, number
        )

    async def finish_release(self, campaign: int) -> None:
        """Record that a secret window has released its answers: from now on each is given at once."""
        await self._database.write(_finish_release, campaign)


def stored_answers_of(db: sqlite3.Connection, campaign: int) -> dict[str, tuple[StoredAnswer, ...]]:
    """The stored answers of a campaign's seats."""
    found: dict[str, list[StoredAnswer]] = {}
    for seat, json in db.execute("SELECT seat, json FROM stored_answers WHERE campaign = ? ORDER BY id", (campaign,)):
        found.setdefault(seat, []).append(msgspec.json.decode(json, type=StoredAnswer))
    return {seat: tuple(stored) for seat, stored in found.items()}


def forget_former_holders(db: sqlite3.Connection, campaign: int) -> None:
    """Delete the answers stored for seats that have a new holder, or none."""
    db.execute(
        "DELETE FROM stored_answers WHERE campaign = ? AND NOT EXISTS (SELECT 1 FROM seats WHERE"
        " seats.campaign = stored_answers.campaign AND seats.seat = stored_answers.seat AND user = holder)",
        (campaign,),
    )


def forget_stored_answers(db: sqlite3.Connection, campaign: int, change: Change) -> None:
    """Delete the answers that an action makes useless: those to closed windows, and of seats it clears."""
    open_ = ", ".join(str(int(number)) for number in change.asked)
    db.execute(
        f"DELETE FROM stored_answers WHERE campaign = ? AND number NOT IN ({open_})",  # noqa: S608
        (campaign,),
    )
    db.executemany(
        "DELETE FROM stored_answers WHERE campaign = ? AND seat = ?", [(campaign, seat) for seat in change.clears]
    )
    if change.status != "open":
        db.execute("DELETE FROM stored_answers WHERE campaign = ?", (campaign,))


def _store(db: sqlite3.Connection, campaign: int, seat: str, stored: StoredAnswer) -> None:
    for earlier in _replaced(db, campaign, seat, stored):
        db.execute("DELETE FROM stored_answers WHERE id = ?", (earlier,))
    db.execute(
        "INSERT INTO stored_answers (campaign, seat, holder, topic, number, json)"
        " SELECT campaign, seat, user, ?, ?, ? FROM seats WHERE campaign = ? AND seat = ?",
        (stored.topic, stored.number, msgspec.json.encode(stored).decode(), campaign, seat),
    )


def _replaced(db: sqlite3.Connection, campaign: int, seat: str, stored: StoredAnswer) -> Sequence[int]:
    """The stored answers that a new one replaces.

    One without conditions replaces all of its topic. One for a single window replaces those for that window. Any other
    replaces those with the same conditions, and those without any.
    """
    rows = db.execute(
        "SELECT id, json FROM stored_answers WHERE campaign = ? AND seat = ? AND topic = ? AND number IS ?",
        (campaign, seat, stored.topic, stored.number),
    ).fetchall()
    conditions = (stored.when, stored.unless)
    found = []
    for row, json in rows:
        earlier = msgspec.json.decode(json, type=StoredAnswer)
        if conditions == ((), ()) or (earlier.when, earlier.unless) in (conditions, ((), ())):
            found.append(row)
    return found


def _delete(db: sqlite3.Connection, campaign: int, seat: str, topic: str | None) -> int:
    return db.execute(
        "DELETE FROM stored_answers WHERE campaign = ? AND seat = ? AND number IS NULL AND topic = coalesce(?, topic)",
        (campaign, seat, topic),
    ).rowcount


def _finish_release(db: sqlite3.Connection, campaign: int) -> None:
    set_due_times(db, campaign, [(WINDOW, None)])
    queue_panel(db, campaign)
