"""Written orders as the store keeps them: what a player is writing, and what stands for every turn."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

Run = Callable[..., Awaitable[Any]]
"""Runs a function on the database's thread, with the connection as its first argument."""


class OrderDraftStore:
    """Drafts of orders, one for each player of a campaign, and standing orders, one for each seat."""

    def __init__(self, run: Run) -> None:
        self._run = run

    async def draft(self, campaign: int, user: int, turn: int) -> str:
        """What a player has written in this turn and not had carried out, or has taken back; empty if nothing.

        What an action carries out it marks as done itself (:class:`bot.storage.models.Change`).
        """
        text: str = await self._run(_draft, campaign, user, turn)
        return text

    async def keep_draft(self, campaign: int, user: int, turn: int, text: str) -> None:
        """Keep what a player is writing, in place of what was there."""
        await self._run(_keep_draft, campaign, user, turn, text)

    async def drop_draft(self, campaign: int, user: int) -> None:
        """Forget what a player is writing."""
        await self._run(_drop_draft, campaign, user)

    async def standing(self, campaign: int, seat: str) -> str:
        """The standing orders of a seat; empty if there are none."""
        text: str = await self._run(_standing, campaign, seat)
        return text

    async def keep_standing(self, campaign: int, seat: str, text: str) -> None:
        """Keep the standing orders of a seat; an empty text ends them."""
        await self._run(_keep_standing, campaign, seat, text)


def _draft(db: sqlite3.Connection, campaign: int, user: int, turn: int) -> str:
    row = db.execute(
        "SELECT text FROM order_drafts WHERE campaign = ? AND user = ? AND turn = ? AND (done IS NULL OR EXISTS"
        " (SELECT 1 FROM actions WHERE actions.campaign = order_drafts.campaign AND number = done AND undone))",
        (campaign, user, turn),
    ).fetchone()
    return row[0] if row else ""


def _keep_draft(db: sqlite3.Connection, campaign: int, user: int, turn: int, text: str) -> None:
    db.execute("INSERT OR REPLACE INTO order_drafts VALUES (?, ?, ?, ?, NULL)", (campaign, user, turn, text))


def _drop_draft(db: sqlite3.Connection, campaign: int, user: int) -> None:
    db.execute("DELETE FROM order_drafts WHERE campaign = ? AND user = ?", (campaign, user))


def _standing(db: sqlite3.Connection, campaign: int, seat: str) -> str:
    row = db.execute("SELECT text FROM standing_orders WHERE campaign = ? AND seat = ?", (campaign, seat)).fetchone()
    return row[0] if row else ""


def _keep_standing(db: sqlite3.Connection, campaign: int, seat: str, text: str) -> None:
    if text:
        db.execute("INSERT OR REPLACE INTO standing_orders VALUES (?, ?, ?)", (campaign, seat, text))
    else:
        db.execute("DELETE FROM standing_orders WHERE campaign = ? AND seat = ?", (campaign, seat))
