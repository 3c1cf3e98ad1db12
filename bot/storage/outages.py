"""Outages: since when campaigns can't be played, and the time that their decisions get back."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping
from typing import NamedTuple

from bot.storage.database import Database
from bot.storage.transactions import DEADLINE, DELIVERY, REMINDER, WINDOW, queue_panel, set_timer

PLAYERS_TIMERS = (DEADLINE, REMINDER, WINDOW)
"""Kinds of timers that run only while the table can be played."""

HOUR = 3600.0
_AT_ONCE = 1.0
_TOLD_FROM = 60.0
"""Seconds from which the panel says that a decision got time back."""


class Place(NamedTuple):
    """Where an open campaign is played, why its channel is lost (empty: it isn't), and what keeps it from being played
    (None: nothing)."""

    campaign: int
    guild: int
    channel: int
    lost: str
    obstacle: str | None


class OutageStore:
    """What keeps campaigns from being played. All times are seconds since the epoch."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def places(self, guild: int | None = None) -> list[Place]:
        """Where the open campaigns are played: on one server, or on all."""
        rows = await self._database.rows(
            "SELECT id, guild, channel, lost, reason FROM campaigns LEFT JOIN obstacles ON campaign = id"
            " WHERE status = 'open' AND (? IS NULL OR guild = ?)",
            guild,
            guild,
        )
        return [Place(*row) for row in rows]

    async def block(self, reasons: Mapping[int, str], since: float) -> None:
        """Record that campaigns can't be played, and why. Their players' timers wait."""
        await self._database.write(_block, reasons, since)

    async def unblock(self, campaigns: Collection[int], now: float) -> None:
        """Record that campaigns can be played again, give their decisions the time back, and send what waits."""
        await self._database.write(_unblock, campaigns, now)

    async def extend(self, since: float, now: float, guilds: Collection[int] | None = None) -> int:
        """Give the decisions of all campaigns (or of those servers) back the time of an outage; return how many."""
        return await self._database.write(_extend_all, since, now, guilds)

    async def extend_by(self, seconds: float, now: float) -> int:
        """Give every running decision more time; return how many."""
        return await self._database.write(_extend_by, seconds, now)


def extension_of(db: sqlite3.Connection, campaign: int) -> float:
    """The seconds that a campaign's pending decision got back."""
    row = db.execute(
        "SELECT seconds FROM stoppages JOIN campaigns ON id = campaign AND campaigns.number = stoppages.number"
        " WHERE campaign = ?",
        (campaign,),
    ).fetchone()
    return float(row[0]) if row else 0.0


def _block(db: sqlite3.Connection, reasons: Mapping[int, str], since: float) -> None:
    db.executemany(
        "INSERT INTO obstacles VALUES (?, ?, ?) ON CONFLICT (campaign) DO UPDATE SET reason = excluded.reason",
        [(campaign, since, reason) for campaign, reason in reasons.items()],
    )


def _unblock(db: sqlite3.Connection, campaigns: Collection[int], now: float) -> None:
    for campaign in campaigns:
        row = db.execute("SELECT since FROM obstacles WHERE campaign = ?", (campaign,)).fetchone()
        if row is None:
            continue
        db.execute("DELETE FROM obstacles WHERE campaign = ?", (campaign,))
        _give_back(db, campaign, row[0], now)
        if db.execute("SELECT 1 FROM posts WHERE campaign = ? AND state = 'queued'", (campaign,)).fetchone():
            set_timer(db, DELIVERY, campaign, now)


def _extend_all(db: sqlite3.Connection, since: float, now: float, guilds: Collection[int] | None) -> int:
    return sum(
        _give_back(db, campaign, since, now) for campaign, guild in _running(db) if guilds is None or guild in guilds
    )


def _extend_by(db: sqlite3.Connection, seconds: float, now: float) -> int:
    running = _running(db)
    for campaign, _ in running:
        _shift(db, campaign, seconds, now)
    return len(running)


def _running(db: sqlite3.Connection) -> list[tuple[int, int]]:
    """The campaigns with a running decision, and their servers. Blocked ones get their time back later."""
    return db.execute(
        "SELECT DISTINCT campaigns.id, guild FROM campaigns JOIN timers ON subject = campaigns.id"
        " WHERE status = 'open' AND timers.kind IN (?, ?)"
        " AND campaigns.id NOT IN (SELECT campaign FROM obstacles)",
        (DEADLINE, WINDOW),
    ).fetchall()


def _give_back(db: sqlite3.Connection, campaign: int, since: float, now: float) -> bool:
    """Give a decision back the part of an outage since it was asked, without counting any moment twice."""
    (until,) = db.execute("SELECT coalesce(max(until), 0) FROM stoppages WHERE campaign = ?", (campaign,)).fetchone()
    lost = now - max(since, _asked(db, campaign), min(until, now))
    if lost <= 0:
        return False
    _shift(db, campaign, lost, now)
    return True


def _asked(db: sqlite3.Connection, campaign: int) -> float:
    """When the pending decision was asked."""
    (made,) = db.execute(
        "SELECT coalesce((SELECT made FROM actions WHERE campaign = ? ORDER BY number DESC LIMIT 1), 0)", (campaign,)
    ).fetchone()
    return float(made)


def _shift(db: sqlite3.Connection, campaign: int, seconds: float, now: float) -> None:
    """Move a campaign's timers. After an outage players have at least as much time as it took, up to an hour.

    A window's timer that is due as soon as it opens only gives stored answers, so it stays.
    """
    asked = _asked(db, campaign)
    number, limit = db.execute(
        "SELECT number, coalesce(json_extract(agreement, '$.limit'), 0) FROM campaigns WHERE id = ?", (campaign,)
    ).fetchone()
    before = extension_of(db, campaign)
    for kind, least in ((DEADLINE, min(limit or HOUR, HOUR, seconds)), (WINDOW, min(HOUR, seconds)), (REMINDER, 0.0)):
        db.execute(
            "UPDATE timers SET due = max(due + ?, ?), serial = serial + 1"
            " WHERE kind = ? AND subject = ? AND (kind <> ? OR due > ?)",
            (seconds, now + least, kind, campaign, WINDOW, asked + _AT_ONCE),
        )
    db.execute("INSERT OR REPLACE INTO stoppages VALUES (?, ?, ?, ?)", (campaign, number, before + seconds, now))
    if before + seconds >= _TOLD_FROM and (before + seconds) // 60 != before // 60:
        queue_panel(db, campaign)
