"""Panel position: the panel returns to the bottom of its channel when people stop talking."""

from __future__ import annotations

import time

from cachetools import LRUCache

from bot.scheduling.scheduler import Scheduler
from bot.storage import BOTTOM, Store

SILENCE_SECONDS = 4.0
"""How long no one must have written before the panel moves below the chat."""

_MAX_CHANNELS = 4096


class PanelPosition:
    """Notices messages below panels, and moves those panels."""

    def __init__(self, store: Store, scheduler: Scheduler) -> None:
        self._store = store
        self._scheduler = scheduler
        self._newest: LRUCache[int, int] = LRUCache(_MAX_CHANNELS)
        scheduler.handle(BOTTOM, self._move)

    async def message_posted(self, channel: int, message: int) -> None:
        """Move the panel of the campaign in this channel, if there is one, once the chat has paused."""
        campaign = await self._store.campaigns.in_channel(channel)
        if campaign is None or campaign.status != "open" or campaign.panel is None:
            return
        self._newest[campaign.id] = message
        await self._store.posts.bury_panel(campaign.id, message, time.time() + SILENCE_SECONDS)
        self._scheduler.wake()

    async def _move(self, campaign: int) -> None:
        """Queue a panel with messages below it. It may have moved meanwhile."""
        known = await self._store.campaigns.get(campaign)
        if known is None or known.status != "open" or known.panel is None:
            return
        if self._newest.pop(campaign, known.panel + 1) > known.panel:
            await self._store.posts.queue_buried_panel(campaign)
            self._scheduler.wake()
