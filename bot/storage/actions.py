"""Actions: each changes a table and is written with its events, save and posts."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence

import msgspec

from bot.storage.database import Database
from bot.storage.filed_orders import replace_filed, try_filed_soon
from bot.storage.models import NOTICE, PANEL, Action, Change, EventRow, TurnSnapshot
from bot.storage.stored_answers import forget_stored_answers
from bot.storage.transactions import (
    ConflictError,
    delete_all_but,
    packed,
    queue,
    set_due_times,
    settle_undo_request,
    unpacked,
    write_ballot,
)
from bot.storage.turn_mentions import record_hand_over


class ActionStore:
    """Commits actions and reads back what play and undo need."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def commit(self, change: Change) -> None:
        """Write one action with its events, save and posts in one transaction.

        Raises:
            ConflictError: an action with that number exists. Nothing was written.
        """
        await self._database.write(_commit, change)

    async def newest_save(self, campaign: int) -> str:
        """The newest save of a campaign."""
        ((blob,),) = await self._database.rows("SELECT save FROM saves WHERE campaign = ?", campaign)
        return unpacked(blob)

    async def last_answer(self, campaign: int, seat: str | None = None) -> int | None:
        """The number of the last answer that isn't undone; only those of ``seat`` if given."""
        rows = await self._database.rows(
            "SELECT max(number) FROM actions WHERE campaign = ? AND kind = 'answer' AND NOT undone"
            " AND seat = coalesce(?, seat)",
            campaign,
            seat,
        )
        ((number,),) = rows
        return None if number is None else int(number)

    async def first_of_last(self, campaign: int, choices: int) -> int | None:
        """The number of the first answer among the last ``choices`` choices that aren't undone.

        Written orders are many choices in one answer; they're skipped if only part of them is among the last.
        """
        rows = await self._database.rows(
            "SELECT number, choices FROM (SELECT number, kind, undone,"
            " number - coalesce(lag(number) OVER (ORDER BY number), number - 1) AS choices"
            " FROM actions WHERE campaign = ?) WHERE kind = 'answer' AND NOT undone ORDER BY number DESC LIMIT ?",
            campaign,
            choices,
        )
        first = None
        for number, count in rows:
            choices -= count
            if choices < 0:
                break
            first = number
        return first

    async def choice_count(self, campaign: int, action: int) -> int:
        """How many choices an answer made: one, or all those of written orders."""
        ((before,),) = await self._database.rows(
            "SELECT coalesce(max(number), ?) FROM actions WHERE campaign = ? AND number < ?",
            action - 1,
            campaign,
            action,
        )
        return action - int(before)

    async def user_of(self, campaign: int, action: int) -> int:
        """The user who did an action; 0 if no one did."""
        rows = await self._database.rows("SELECT user FROM actions WHERE campaign = ? AND number = ?", campaign, action)
        return int(rows[0][0]) if rows else 0

    async def rule_of(self, campaign: int, decision: int) -> str:
        """The rule that a decision of this number was asked by; empty if it wasn't answered alone, or was secret."""
        rows = await self._database.rows(
            "SELECT rule FROM actions WHERE campaign = ? AND number = ? AND kind = 'answer' AND NOT secret",
            campaign,
            decision + 1,
        )
        return str(rows[0][0]) if rows else ""

    async def snapshot(self, campaign: int, turn: int) -> TurnSnapshot | None:
        """The game at the start of a turn."""
        rows = await self._database.rows(
            "SELECT turn, number, save FROM snapshots WHERE campaign = ? AND turn = ?", campaign, turn
        )
        return TurnSnapshot(rows[0][0], rows[0][1], unpacked(rows[0][2])) if rows else None

    async def snapshot_turns(self, campaign: int) -> list[int]:
        """The turns that the game can be rewound to."""
        rows = await self._database.rows("SELECT turn FROM snapshots WHERE campaign = ? ORDER BY turn", campaign)
        return [turn for (turn,) in rows]


def _commit(db: sqlite3.Connection, change: Change) -> None:
    write_change(db, change.campaign, change)
    db.execute(
        "UPDATE campaigns SET number = ?, status = ?, poll = CASE WHEN poll = ? THEN poll END"
        " WHERE id = ? AND status <> 'archived'",
        (change.action.number, change.status, next(iter(change.asked), None), change.campaign),
    )


def write_change(db: sqlite3.Connection, campaign: int, change: Change) -> None:
    """Write an action with everything that follows from it, except the campaign's own row.

    Raises:
        ConflictError: an action with that number exists.
    """
    _write_action(db, campaign, change.action)
    if change.undoes is not None:
        _mark_undone(db, campaign, change.undoes, change.undoes + 1)
    if change.undoes_from is not None:
        _mark_undone(db, campaign, change.undoes_from, change.action.number)
        db.execute("DELETE FROM snapshots WHERE campaign = ? AND number >= ?", (campaign, change.undoes_from))
    _write_events(db, campaign, change.action.number, change.events)
    db.execute("INSERT OR REPLACE INTO saves VALUES (?, ?)", (campaign, packed(change.save)))
    if change.ballot is not None:
        write_ballot(db, campaign, *change.ballot)
    if change.orders is not None:
        db.execute(
            "UPDATE order_drafts SET done = ? WHERE campaign = ? AND user = ?",
            (change.action.number, campaign, change.orders.user),
        )
        replace_filed(db, campaign, change.action.seat, change.orders, change.action.number)
    delete_all_but(db, "drafts", campaign, change.asked)
    if not change.is_unseen:
        settle_undo_request(db, campaign, "taken-back" if change.action.kind == "undo" else "overtaken")
    forget_stored_answers(db, campaign, change)
    if change.snapshot is not None:
        _write_snapshot(db, campaign, TurnSnapshot(change.snapshot, change.action.number, change.save))
    set_due_times(db, campaign, change.timers)
    try_filed_soon(db, campaign)
    record_hand_over(db, campaign, change)
    if not change.is_unseen:
        queue(db, campaign, change.action.number, change.posts)


def _write_action(db: sqlite3.Connection, campaign: int, action: Action) -> None:
    try:
        db.execute(
            "INSERT INTO actions (campaign, number, kind, seat, user, rule, answer, way, secret, topic, made)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (campaign, *msgspec.structs.astuple(action), time.time()),
        )
    except sqlite3.IntegrityError as error:
        raise ConflictError(str(error)) from error


def _write_events(db: sqlite3.Connection, campaign: int, action: int, events: Sequence[EventRow]) -> None:
    (last,) = db.execute("SELECT coalesce(max(id), 0) FROM events WHERE campaign = ?", (campaign,)).fetchone()
    db.executemany(
        "INSERT INTO events (campaign, id, action, turn, scene, kind, json) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (campaign, last + place, action, event.turn, event.scene, event.kind, event.json)
            for place, event in enumerate(events, 1)
        ],
    )


def _mark_undone(db: sqlite3.Connection, campaign: int, first: int, end: int) -> None:
    """Mark the actions from ``first`` to before ``end`` as undone, and their events.

    Their queued posts are dropped, and the keys of those posts become free.
    """
    span = (campaign, first, end)
    db.execute("UPDATE actions SET undone = 1 WHERE campaign = ? AND number >= ? AND number < ?", span)
    db.execute("UPDATE events SET undone = 1 WHERE campaign = ? AND action >= ? AND action < ?", span)
    db.execute(
        "UPDATE posts SET key = key || '~' || id, view = NULL,"
        " state = CASE state WHEN 'sent' THEN 'sent' ELSE 'undone' END"
        " WHERE campaign = ? AND action >= ? AND action < ? AND kind NOT IN (?, ?)",
        (*span, PANEL, NOTICE),
    )


def _write_snapshot(db: sqlite3.Connection, campaign: int, snapshot: TurnSnapshot) -> None:
    """Store the game at the start of a turn; later snapshots no longer apply."""
    db.execute("DELETE FROM snapshots WHERE campaign = ? AND turn >= ?", (campaign, snapshot.turn))
    db.execute(
        "INSERT INTO snapshots VALUES (?, ?, ?, ?)",
        (campaign, snapshot.turn, snapshot.number, packed(snapshot.save)),
    )
