"""Turn mentions: one for each hand-over, once the game really waits for someone who isn't there."""

from __future__ import annotations

import logging
import time

from bot.campaigns.availability import reachable_from
from bot.campaigns.due_times import runs
from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.scheduling.scheduler import Scheduler
from bot.storage import TURN, Store

PRESENT_SECONDS = 60.0
"""Whoever acted so many seconds ago, or later, is still looking at the channel and needs no mention."""

_log = logging.getLogger(__name__)


class TurnMentions:
    """Handles the timers of hand-overs: the next panel mentions whom the game was handed to."""

    def __init__(self, campaigns: Campaigns, store: Store, scheduler: Scheduler) -> None:
        self._campaigns = campaigns
        self._store = store
        self._scheduler = scheduler
        scheduler.handle(TURN, self._handed_over)

    async def _handed_over(self, campaign: int) -> float | None:
        """Mention whom the game was handed to; return when the next of them is due."""
        try:
            async with self._campaigns.locked(campaign) as snapshot:
                return await self._mention(snapshot)
        except UserError as error:
            _log.info("Campaign %s: no one is mentioned: %s", campaign, error)
            return None

    async def _mention(self, snapshot: CampaignSnapshot) -> float | None:
        if not runs(snapshot) or not snapshot.campaign.agreement.mentions:
            return None
        campaign, now = snapshot.campaign.id, time.time()
        known = await self._store.turn_mentions.of(campaign)
        due = {
            user: max(known[user].acted + PRESENT_SECONDS, reachable_from(snapshot.person(user), now))
            for user in snapshot.publicly_asked
            if user in known and known[user].pending and self._wants(snapshot, user)
        }
        mentioned = [user for user, when in due.items() if when <= now]
        if mentioned:
            await self._store.turn_mentions.mention(campaign, mentioned)
            self._scheduler.wake()
        return min((when for when in due.values() if when > now), default=None)

    def _wants(self, snapshot: CampaignSnapshot, user: int) -> bool:
        return user != self._campaigns.bot_user and snapshot.person(user).mentions
