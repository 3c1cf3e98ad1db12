"""Doors: who asks to join a campaign, who may not, and what is offered to whom."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

from bot.storage.database import Database
from bot.storage.models import NewPost
from bot.storage.transactions import queue_notice

SERVER, USER = "server", "user"
"""Kinds of what the host can shut out."""


class Offer(NamedTuple):
    """What ``former`` holds in a campaign, offered to a user."""

    id: int
    campaign: int
    former: int
    user: int


class DoorStore:
    """Applications, bans and offers of campaigns, and whom the host has shut out."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def is_banned(self, campaign: int, user: int) -> bool:
        """Whether someone may not join a campaign."""
        return bool(await self._database.rows("SELECT 1 FROM bans WHERE campaign = ? AND user = ?", campaign, user))

    async def ban(self, campaign: int, user: int) -> None:
        """Keep someone out of a campaign."""
        await self._database.write(_ban, campaign, user)

    async def unban(self, campaign: int, user: int) -> bool:
        """Let someone join again; False if they weren't banned."""
        return await self._database.write(_delete, "bans", campaign, user)

    async def apply(self, campaign: int, user: int, seat: str, notice: NewPost) -> bool:
        """Record that someone asks to join, and tell the owner; False if they have asked already."""
        return await self._database.write(_apply, campaign, user, seat, notice)

    async def application(self, campaign: int, user: int) -> str | None:
        """The seat that someone has asked for (empty: the group); None if they haven't asked."""
        rows = await self._database.rows(
            "SELECT seat FROM applications WHERE campaign = ? AND user = ?", campaign, user
        )
        return rows[0][0] if rows else None

    async def drop_application(self, campaign: int, user: int) -> bool:
        """Forget that someone asks to join; False if they don't."""
        return await self._database.write(_delete, "applications", campaign, user)

    async def offer(self, campaign: int, former: int, user: int) -> int:
        """Offer what someone holds to someone else, instead of to anyone else; return the offer's id."""
        return await self._database.write(_offer, campaign, former, user)

    async def offered(self, offer: int) -> Offer | None:
        """An offer; None if it's gone."""
        rows = await self._database.rows("SELECT id, campaign, former, user FROM offers WHERE id = ?", offer)
        return Offer(*rows[0]) if rows else None

    async def withdraw(self, offer: int) -> None:
        """Withdraw an offer."""
        await self._database.execute("DELETE FROM offers WHERE id = ?", offer)

    async def shut_out(self, kind: str, subject: int) -> bool:
        """Shut a server or a user out of the bot; False if they are."""
        return await self._database.write(_shut_out, kind, subject)

    async def let_in(self, kind: str, subject: int) -> bool:
        """Let a server or a user in again; False if they weren't shut out."""
        return await self._database.write(_let_in, kind, subject)

    async def all_shut_out(self, kind: str) -> set[int]:
        """The servers or users that are shut out."""
        return {row[0] for row in await self._database.rows("SELECT id FROM shut_out WHERE kind = ?", kind)}


def _ban(db: sqlite3.Connection, campaign: int, user: int) -> None:
    db.execute("INSERT OR IGNORE INTO bans VALUES (?, ?)", (campaign, user))
    db.execute("DELETE FROM applications WHERE campaign = ? AND user = ?", (campaign, user))
    db.execute("DELETE FROM offers WHERE campaign = ? AND user = ?", (campaign, user))


def _delete(db: sqlite3.Connection, table: str, campaign: int, user: int) -> bool:
    found = db.execute(f"DELETE FROM {table} WHERE campaign = ? AND user = ?", (campaign, user))  # noqa: S608
    return found.rowcount > 0


def _apply(db: sqlite3.Connection, campaign: int, user: int, seat: str, notice: NewPost) -> bool:
    if db.execute("INSERT OR IGNORE INTO applications VALUES (?, ?, ?)", (campaign, user, seat)).rowcount:
        queue_notice(db, campaign, notice)
        return True
    db.execute("UPDATE applications SET seat = ? WHERE campaign = ? AND user = ?", (seat, campaign, user))
    return False


def _offer(db: sqlite3.Connection, campaign: int, former: int, user: int) -> int:
    db.execute("DELETE FROM offers WHERE campaign = ? AND former = ?", (campaign, former))
    made = db.execute("INSERT INTO offers (campaign, former, user) VALUES (?, ?, ?)", (campaign, former, user))
    return int(made.lastrowid or 0)


def _shut_out(db: sqlite3.Connection, kind: str, subject: int) -> bool:
    return db.execute("INSERT OR IGNORE INTO shut_out VALUES (?, ?)", (kind, subject)).rowcount > 0


def _let_in(db: sqlite3.Connection, kind: str, subject: int) -> bool:
    return db.execute("DELETE FROM shut_out WHERE kind = ? AND id = ?", (kind, subject)).rowcount > 0
