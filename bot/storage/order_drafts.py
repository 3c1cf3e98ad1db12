"""Stored written orders: players' drafts and seats' standing orders."""

from __future__ import annotations

from bot.storage.database import Database


class OrderDraftStore:
    """Order drafts, one for each player of a campaign, and standing orders, one for each seat."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def draft(self, campaign: int, user: int, turn: int, named: int | None = None) -> str:
        """A player's draft for this turn that isn't carried out, or was undone; empty if there's none.

        ``named`` is the number of the nation's turn in progress.

        An action that carries a draft out marks it as done (:class:`bot.storage.models.Change`).
        """
        rows = await self._database.rows(
            "SELECT text FROM order_drafts WHERE campaign = ? AND user = ? AND turn IN (?, ?)"
            " AND (done IS NULL OR EXISTS"
            " (SELECT 1 FROM actions WHERE actions.campaign = order_drafts.campaign AND number = done AND undone))",
            campaign,
            user,
            turn,
            turn if named is None else named,
        )
        return rows[0][0] if rows else ""

    async def newest(self, campaign: int, user: int) -> str:
        """What a player wrote last and hasn't carried out, in whatever turn; empty if there's nothing."""
        rows = await self._database.rows(
            "SELECT text FROM order_drafts WHERE campaign = ? AND user = ? AND done IS NULL", campaign, user
        )
        return rows[0][0] if rows else ""

    async def save_draft(self, campaign: int, user: int, turn: int, text: str) -> None:
        """Save a player's draft, replacing the earlier one."""
        await self._database.execute(
            "INSERT OR REPLACE INTO order_drafts VALUES (?, ?, ?, ?, NULL)", campaign, user, turn, text
        )

    async def delete_draft(self, campaign: int, user: int) -> None:
        """Delete a player's draft."""
        await self._database.execute("DELETE FROM order_drafts WHERE campaign = ? AND user = ?", campaign, user)

    async def standing(self, campaign: int, seat: str) -> str:
        """The standing orders of a seat; empty if there are none."""
        rows = await self._database.rows(
            "SELECT text FROM standing_orders WHERE campaign = ? AND seat = ?", campaign, seat
        )
        return rows[0][0] if rows else ""

    async def save_standing(self, campaign: int, seat: str, text: str) -> None:
        """Save a seat's standing orders; an empty text ends them."""
        if text:
            await self._database.execute(
                "INSERT OR REPLACE INTO standing_orders VALUES (?, ?, ?)", campaign, seat, text
            )
        else:
            await self._database.execute("DELETE FROM standing_orders WHERE campaign = ? AND seat = ?", campaign, seat)
