"""Seats: which user holds which seat of a campaign."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

import msgspec

from bot.storage.database import Database
from bot.storage.models import NewPost
from bot.storage.stored_answers import forget_former_holders
from bot.storage.transactions import DueTimes, queue_notice, queue_opening, queue_panel, set_due_times
from rules.core.typed_data import from_json


class SeatStore:
    """Who holds which seat, and how seats change hands."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, campaign: int) -> dict[str, int]:
        """The taken seats of a campaign and their users."""
        return dict(await self._database.rows("SELECT seat, user FROM seats WHERE campaign = ?", campaign))

    async def open_campaigns_of(self, user: int) -> list[int]:
        """The open campaigns in which a user has a seat."""
        rows = await self._database.rows(
            "SELECT DISTINCT campaign FROM seats JOIN campaigns ON id = campaign"
            " WHERE user = ? AND status = 'open' ORDER BY campaign",
            user,
        )
        return [campaign for (campaign,) in rows]

    async def take(
        self, campaign: int, seat: str, user: int, due: DueTimes = (), notices: Sequence[NewPost] = ()
    ) -> bool:
        """Give a free seat to a user, set due times and post notices; False if it's taken."""
        return await self._database.write(_take, campaign, seat, user, due, notices)

    async def lend(
        self, campaign: int, seat: str, holder: int, user: int, due: DueTimes = (), notices: Sequence[NewPost] = ()
    ) -> bool:
        """Lend a seat to another user, set due times and post notices; False if ``holder`` no longer has it."""
        return await self._database.write(_lend, campaign, seat, holder, user, due, notices)

    async def lenders(self, campaign: int) -> dict[str, int]:
        """The lent seats of a campaign and the users who get them back."""
        return await self._database.look_up(lenders_of, campaign)

    async def keep(self, campaign: int, seats: Mapping[str, int]) -> None:
        """Keep each of these seats of a campaign for a user, until they take or decline it."""
        await self._database.write(_keep, campaign, seats)


def lenders_of(db: sqlite3.Connection, campaign: int) -> dict[str, int]:
    """The lent seats of a campaign and the users who get them back."""
    rows = db.execute("SELECT seat, lender FROM seats WHERE campaign = ? AND lender IS NOT NULL", (campaign,))
    return dict(rows.fetchall())


def kept_seats_of(db: sqlite3.Connection, campaign: int) -> dict[str, int]:
    """The users for whom seats of a campaign are kept, by seat; those who have taken theirs are among them."""
    noted = db.execute("SELECT value FROM notes WHERE key = ?", (_note(campaign),)).fetchone()
    return {} if noted is None else from_json(noted[0], dict[str, int])


def stop_keeping(db: sqlite3.Connection, campaign: int, user: int, seat: str | None = None) -> int:
    """Keep no seat of a campaign for a user any more, or not this one; return how many were kept."""
    kept = kept_seats_of(db, campaign)
    others = {each: holder for each, holder in kept.items() if holder != user or seat not in (None, each)}
    if others != kept:
        _keep(db, campaign, others)
    return len(kept) - len(others)


def _keep(db: sqlite3.Connection, campaign: int, seats: Mapping[str, int]) -> None:
    written = msgspec.json.encode(seats).decode()
    db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (_note(campaign), written))
    queue_opening(db, campaign)
    queue_panel(db, campaign)


def _note(campaign: int) -> str:
    return f"seats {campaign}"


def _take(
    db: sqlite3.Connection, campaign: int, seat: str, user: int, due: DueTimes, notices: Sequence[NewPost]
) -> bool:
    taken = db.execute(
        "INSERT OR IGNORE INTO seats (campaign, seat, user) VALUES (?, ?, ?)", (campaign, seat, user)
    ).rowcount
    if taken:
        _seated(db, campaign, user, due, notices)
    return taken == 1


def _lend(
    db: sqlite3.Connection,
    campaign: int,
    seat: str,
    holder: int,
    user: int,
    due: DueTimes,
    notices: Sequence[NewPost],
) -> bool:
    lent = db.execute(
        "UPDATE seats SET user = ?, lender = user WHERE campaign = ? AND seat = ? AND user = ?",
        (user, campaign, seat, holder),
    ).rowcount
    if lent:
        _seated(db, campaign, user, due, notices)
    return lent == 1


def _seated(db: sqlite3.Connection, campaign: int, user: int, due: DueTimes, notices: Sequence[NewPost]) -> None:
    """Every holder of a seat is a member."""
    db.execute("INSERT OR IGNORE INTO members (campaign, user) VALUES (?, ?)", (campaign, user))
    forget_former_holders(db, campaign)
    set_due_times(db, campaign, due)
    queue_opening(db, campaign)
    queue_panel(db, campaign)
    for notice in notices:
        queue_notice(db, campaign, notice)
