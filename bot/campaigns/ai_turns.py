"""The Legate's turns: the bot holds seats as its own user, and decides after a short pause."""

from __future__ import annotations

import time
from collections.abc import Sequence

import discord

from bot.campaigns.due_times import Due
from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision

AI_TURN = "legate"
"""Kind of the timer for the Legate's next decision in a campaign."""

PAUSE = 3.0
"""Seconds before it decides, so that people can follow and rate limits are kept."""


class AITurns:
    """Knows the bot's own user, and when it's that user's turn. Without a client there isn't one."""

    def __init__(self, client: discord.Client | None = None) -> None:
        self._client = client
        self.pause = PAUSE

    @property
    def user(self) -> int:
        """The bot's own user, who holds the Legate's seats; 0 before login."""
        return self._client.user.id if self._client is not None and self._client.user else 0

    def is_due(self, snapshot: CampaignSnapshot) -> bool:
        """Whether a campaign waits for the Legate."""
        return bool(self.due(snapshot))

    def due(self, snapshot: CampaignSnapshot) -> list[PendingDecision]:
        """The decisions for which a campaign waits for the Legate."""
        return [each for each in snapshot.pending if self.user in each.waiting_for and each.kept is None]

    def timers(self, snapshot: CampaignSnapshot) -> Sequence[Due]:
        """When the Legate decides in a campaign; empty if it isn't its turn."""
        return [self.next_turn()] if self.is_due(snapshot) else []

    def next_turn(self) -> Due:
        """The timer of a turn that begins now."""
        return AI_TURN, time.time() + self.pause
