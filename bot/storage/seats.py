"""Seats: which user holds which seat of a campaign."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from bot.storage.database import Database
from bot.storage.models import NewPost
from bot.storage.stored_answers import forget_former_holders
from bot.storage.transactions import DueTimes, queue_notice, queue_opening, queue_panel, set_due_times


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
        return dict(
            await self._database.rows(
                "SELECT seat, lender FROM seats WHERE campaign = ? AND lender IS NOT NULL", campaign
            )
        )


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
