"""What the store has put down of a campaign from its first turn to now: read back for chronicles, exports and dice."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

from bot.storage import transactions
from bot.storage.models import Action, DoneAction, ToldEvent, TurnSnapshot

Run = Callable[..., Awaitable[Any]]
"""Runs a function on the database's thread, with the connection as its first argument."""


class HistoryStore:
    """What has happened in campaigns. Nothing is written here."""

    def __init__(self, run: Run) -> None:
        self._run = run

    async def actions(self, campaign: int) -> list[DoneAction]:
        """Everything that changed a campaign, in order, what was taken back among it."""
        actions: list[DoneAction] = await self._run(_actions, campaign)
        return actions

    async def events(self, campaign: int) -> list[ToldEvent]:
        """Every event of a campaign, in order, what was taken back among it."""
        events: list[ToldEvent] = await self._run(_events, campaign)
        return events

    async def length(self, campaign: int) -> int:
        """How many events a campaign has, those that were taken back among them."""
        count: int = await self._run(_length, campaign)
        return count

    async def dice(self, campaign: int) -> list[ToldEvent]:
        """The events that name the dice, in order, what was taken back among them."""
        events: list[ToldEvent] = await self._run(_dice, campaign)
        return events

    async def snapshots(self, campaign: int) -> list[TurnSnapshot]:
        """The game as it stood at the beginning of each turn, as far as that has been kept."""
        snapshots: list[TurnSnapshot] = await self._run(_snapshots, campaign)
        return snapshots

    async def newest_in(self, channel: int) -> int | None:
        """The campaign that is played in a channel, else the last one that was, closed or not."""
        campaign: int | None = await self._run(_newest, channel)
        return campaign

    async def message_of(self, campaign: int, key: str) -> int | None:
        """The message that a post has become; None as long as it has not been sent."""
        message: int | None = await self._run(_message, campaign, key)
        return message


_TOLD = "SELECT action, turn, json, undone FROM events WHERE campaign = ?"


def _actions(db: sqlite3.Connection, campaign: int) -> list[DoneAction]:
    rows = db.execute(
        "SELECT number, kind, seat, user, rule, answer, way, secret, topic, made, undone FROM actions"
        " WHERE campaign = ? ORDER BY number",
        (campaign,),
    )
    return [
        DoneAction(Action(number, kind, seat, user, rule, answer, way, bool(secret), topic), made, bool(undone))
        for number, kind, seat, user, rule, answer, way, secret, topic, made, undone in rows
    ]


def _length(db: sqlite3.Connection, campaign: int) -> int:
    row = db.execute("SELECT coalesce(max(id), 0) FROM events WHERE campaign = ?", (campaign,)).fetchone()
    return int(row[0])


def _events(db: sqlite3.Connection, campaign: int) -> list[ToldEvent]:
    return _told(db.execute(f"{_TOLD} ORDER BY id", (campaign,)))


def _dice(db: sqlite3.Connection, campaign: int) -> list[ToldEvent]:
    return _told(db.execute(f"{_TOLD} AND kind = 'dice-thrown' ORDER BY id", (campaign,)))


def _told(rows: sqlite3.Cursor) -> list[ToldEvent]:
    return [ToldEvent(action, turn, json, bool(undone)) for action, turn, json, undone in rows]


def _snapshots(db: sqlite3.Connection, campaign: int) -> list[TurnSnapshot]:
    rows = db.execute("SELECT turn, number, save FROM snapshots WHERE campaign = ? ORDER BY turn", (campaign,))
    return [TurnSnapshot(turn, number, transactions.unpacked(save)) for turn, number, save in rows]


def _message(db: sqlite3.Connection, campaign: int, key: str) -> int | None:
    row = db.execute("SELECT message FROM posts WHERE campaign = ? AND key = ?", (campaign, key)).fetchone()
    return None if row is None else row[0]


def _newest(db: sqlite3.Connection, channel: int) -> int | None:
    row = db.execute("SELECT max(id) FROM campaigns WHERE channel = ?", (channel,)).fetchone()
    return None if row is None else row[0]
