"""Written orders as the store keeps them: what a player is writing, and what a seat orders every turn."""

from __future__ import annotations

from bot.storage.database import Database


class OrderDraftStore:
    """Drafts of orders, one for each player of a campaign, and standing orders, one for each seat."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def draft(self, campaign: int, user: int, turn: int) -> str:
        """What a player has written this turn and not had carried out, or has undone; empty if nothing.

        An action that carries a draft out marks it as done (:class:`bot.storage.models.Change`).
        """
        rows = await self._database.rows(
            "SELECT text FROM order_drafts WHERE campaign = ? AND user = ? AND turn = ? AND (done IS NULL OR EXISTS"
            " (SELECT 1 FROM actions WHERE actions.campaign = order_drafts.campaign AND number = done AND undone))",
            campaign,
            user,
            turn,
        )
        return rows[0][0] if rows else ""

    async def save_draft(self, campaign: int, user: int, turn: int, text: str) -> None:
        """Keep what a player is writing, in place of what was there."""
        await self._database.execute(
            "INSERT OR REPLACE INTO order_drafts VALUES (?, ?, ?, ?, NULL)", campaign, user, turn, text
        )

    async def delete_draft(self, campaign: int, user: int) -> None:
        """Delete what a player is writing."""
        await self._database.execute("DELETE FROM order_drafts WHERE campaign = ? AND user = ?", campaign, user)

    async def standing(self, campaign: int, seat: str) -> str:
        """The standing orders of a seat; empty if there are none."""
        rows = await self._database.rows(
            "SELECT text FROM standing_orders WHERE campaign = ? AND seat = ?", campaign, seat
        )
        return rows[0][0] if rows else ""

    async def save_standing(self, campaign: int, seat: str, text: str) -> None:
        """Keep the standing orders of a seat; an empty text ends them."""
        if text:
            await self._database.execute(
                "INSERT OR REPLACE INTO standing_orders VALUES (?, ?, ?)", campaign, seat, text
            )
        else:
            await self._database.execute("DELETE FROM standing_orders WHERE campaign = ? AND seat = ?", campaign, seat)
