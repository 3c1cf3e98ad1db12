"""The newest private dialogue of each player, which replaces the one before, and what each shows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from cachetools import TTLCache

_MOST = 2_000
_LIFETIME = 14 * 60.0
"""Seconds for which a private message can be deleted: the interaction's token lives for a quarter of an hour."""


Delete = Callable[[], Awaitable[None]]


class DialogueRegistry:
    """Knows each player's newest dialogue in each channel, so that only one is open there."""

    def __init__(self) -> None:
        self._newest: TTLCache[tuple[int | None, int], Delete] = TTLCache(_MOST, _LIFETIME)
        self._edits: TTLCache[int, int] = TTLCache(_MOST, _LIFETIME)

    def note_edit(self, shown: int) -> None:
        """Note that a dialogue shows something else now. ``shown`` is its message."""
        self._edits[shown] = self.edits(shown) + 1

    def edits(self, shown: int) -> int:
        """How often a dialogue has been edited by its buttons: the same number means that it shows the same."""
        return self._edits.get(shown, 0)

    async def replace(self, channel: int | None, user: int, delete: Delete) -> None:
        """Note how to delete the dialogue that was opened, and delete the player's former one in this channel."""
        former = self._newest.pop((channel, user), None)
        self._newest[channel, user] = delete
        if former is None:
            return
        try:
            await former()
        except discord.HTTPException:
            return  # dismissed, or expired: there's nothing left to delete
