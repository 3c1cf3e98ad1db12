"""Drafts: what players have begun to choose in menus, and not sent yet."""

from __future__ import annotations

import msgspec

from bot.storage.database import Database
from bot.storage.models import Draft


class DraftStore:
    """One draft for each player of a campaign, for whichever decision."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, campaign: int, user: int) -> Draft | None:
        """What a player has begun to choose."""
        for number, json in await self._database.rows(
            "SELECT number, json FROM drafts WHERE campaign = ? AND user = ?", campaign, user
        ):
            slots, chosen = msgspec.json.decode(json, type=tuple[dict[str, list[str]], list[str]])
            return Draft(number, slots, chosen)
        return None

    async def save(self, campaign: int, user: int, draft: Draft) -> None:
        """Keep what a player has begun to choose."""
        json = msgspec.json.encode((draft.slots, draft.chosen)).decode()
        await self._database.execute(
            "INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?)", campaign, user, draft.number, json
        )
