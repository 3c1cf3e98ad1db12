"""Storage statistics for the host and for monitoring."""

from __future__ import annotations

import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path

from bot.storage.database import Database

ACTIVE = 7 * 86_400.0
"""An open campaign counts as active if something was done in it within this many seconds."""


STUCK = 300.0
"""A Legate whose turn has lasted this many seconds is stuck."""


@dataclass(frozen=True)
class Count:
    """``stored`` counts all campaigns, ``open`` those in play, ``active`` those with a recent choice.

    ``queued`` posts and panels wait to be sent; ``stuck`` ones wait in channels that can't be posted in.
    """

    stored: int
    open: int
    active: int
    queued: int
    stuck: int


@dataclass(frozen=True)
class Waits:
    """Seconds since the oldest queued post and the most overdue timer; where a Legate is stuck; blocked campaigns.

    What waits in a campaign that can't be played is left out: no one but its people can change that.
    """

    post: float
    timer: float
    legates: frozenset[tuple[int, int]]
    blocked: int


class StatsStore:
    """Counts what's in the store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self) -> Count:
        """How many campaigns and queued posts there are."""
        return await self._database.run(_count, time.time() - ACTIVE)

    async def waits(self) -> Waits:
        """What has been waiting for how long."""
        return await self._database.run(_waits, time.time())

    async def size(self) -> int:
        """Size of the database in bytes, including its write-ahead log."""
        return await self._database.run(_size)


def _count(db: sqlite3.Connection, since: float) -> Count:
    stored, opened, active = db.execute(
        "SELECT count(*), coalesce(sum(status = 'open'), 0), coalesce(sum(status = 'open' AND (SELECT made FROM actions"
        " WHERE actions.campaign = campaigns.id AND actions.number = campaigns.number) > ?), 0) FROM campaigns",
        (since,),
    ).fetchone()
    queued, stuck = db.execute(
        "SELECT coalesce(sum(campaigns.lost = ''), 0), coalesce(sum(campaigns.lost <> ''), 0)"
        " FROM posts JOIN campaigns ON campaigns.id = posts.campaign WHERE posts.state = 'queued'"
    ).fetchone()
    return Count(stored, opened, active, queued, stuck)


def _waits(db: sqlite3.Connection, now: float) -> Waits:
    (post,) = db.execute(
        "SELECT coalesce(? - min(made), 0) FROM posts JOIN campaigns ON campaigns.id = posts.campaign"
        " JOIN actions ON actions.campaign = posts.campaign AND actions.number = posts.action"
        " WHERE state = 'queued' AND lost = '' AND posts.campaign NOT IN (SELECT campaign FROM obstacles)",
        (now,),
    ).fetchone()
    (timer,) = db.execute(
        "SELECT coalesce(max(? - min(due), 0), 0) FROM timers WHERE subject NOT IN (SELECT campaign FROM obstacles)",
        (now,),
    ).fetchone()
    (blocked,) = db.execute("SELECT count(*) FROM obstacles").fetchone()
    return Waits(max(post, 0.0), timer, stuck_legates(db, now), blocked)


def stuck_legates(db: sqlite3.Connection, now: float) -> frozenset[tuple[int, int]]:
    """The campaigns in which it's the Legate's turn and nothing has been done for a while, with their number."""
    rows = db.execute(
        "SELECT campaigns.id, campaigns.number FROM timers JOIN campaigns ON campaigns.id = subject"
        " WHERE timers.kind = 'legate' AND campaigns.status = 'open' AND coalesce((SELECT made FROM actions"
        " WHERE campaign = campaigns.id AND actions.number = campaigns.number), 0) < ?"
        " AND campaigns.id NOT IN (SELECT campaign FROM obstacles)",
        (now - STUCK,),
    )
    return frozenset(rows.fetchall())


def _size(db: sqlite3.Connection) -> int:
    named = [Path(file) for _, name, file in db.execute("PRAGMA database_list") if name == "main"]
    beside = [file.with_name(file.name + "-wal") for file in named]
    return sum(file.stat().st_size for file in (*named, *beside) if file.exists())
