"""Drafts: what players have selected in menus but not sent yet."""

from __future__ import annotations

import msgspec

from bot.storage.database import Database
from bot.storage.models import Draft
from rules.core.typed_data import from_json


class DraftStore:
    """One draft for each player of a campaign, whatever the decision."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, campaign: int, user: int) -> Draft | None:
        """A player's draft."""
        for number, json in await self._database.rows(
            "SELECT number, json FROM drafts WHERE campaign = ? AND user = ?", campaign, user
        ):
            slots, chosen = from_json(json, tuple[dict[str, list[str]], list[str]])
            return Draft(number, slots, chosen)
        return None

    async def save(self, campaign: int, user: int, draft: Draft) -> None:
        """Save a player's draft."""
        json = msgspec.json.encode((draft.slots, draft.chosen)).decode()
        await self._database.execute(
            "INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?)", campaign, user, draft.number, json
        )
