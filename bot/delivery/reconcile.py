"""Reconciliation after a start: repairs what happened to threads and panels while the bot was offline."""

from __future__ import annotations

import asyncio
import logging

import discord

import rules
from bot.campaigns.service import Campaigns
from bot.common.discord_errors import is_transient
from bot.common.errors import UserError
from bot.delivery.threads import ThreadCreator
from bot.scheduling.scheduler import Scheduler
from bot.storage import Campaign, Store

MAX_CAMPAIGNS = 1000
"""Maximum number of campaigns checked after a start, most recently played first."""

CAMPAIGN_INTERVAL = 0.25
"""Seconds between two checks, so that players' requests get through and rate limits are kept."""

_UNKNOWN_MESSAGE = 10008

_log = logging.getLogger(__name__)


class Reconciler:
    """Reconciles campaigns with Discord once, in the background."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        campaigns: Campaigns,
        scheduler: Scheduler,
        thread_creator: ThreadCreator,
    ) -> None:
        self._client = client
        self._store = store
        self._campaigns = campaigns
        self._scheduler = scheduler
        self._thread_creator = thread_creator
        self._task: asyncio.Task[None] | None = None
        self.interval = CAMPAIGN_INTERVAL

    async def start(self) -> None:
        """Start. Orphaned threads are listed first, before new ones are opened."""
        left = await self._thread_creator.leftover_intentions()
        self._task = asyncio.create_task(self._run(left), name="reconcile")

    async def stop(self) -> None:
        """Cancel the reconciliation; the next start begins again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, left: list[tuple[str, str]]) -> None:
        try:
            await self._client.wait_until_ready()
            await self._thread_creator.archive_orphans(left)
            for campaign in await self._store.campaigns.recently_played(MAX_CAMPAIGNS):
                await asyncio.sleep(self.interval)
                await self._reconcile(campaign)
        except Exception:
            _log.exception("Reconciliation after the start failed.")

    async def _reconcile(self, campaign: int) -> None:
        """Load a campaign, so that resuming under corrected rules is announced, and check its panel."""
        known = await self._store.campaigns.get(campaign)
        if known is None or known.status != "open":
            return
        try:
            if not rules.is_current(await self._store.actions.newest_save(campaign)):
                await self._campaigns.snapshot(campaign)
            if known.panel is not None and not known.lost and await self._is_deleted(known, known.panel):
                _log.info("Campaign %s: its panel was deleted while the bot was offline, reposting.", campaign)
                await self._store.posts.queue_panel(known.id)
                self._scheduler.wake()
        except UserError as error:
            _log.info("Campaign %s: not reconciled: %s", campaign, error)

    async def _is_deleted(self, campaign: Campaign, panel: int) -> bool:
        """Whether a panel has been deleted. If Discord fails or doesn't say, the panel counts as present."""
        channel = self._client.get_partial_messageable(campaign.channel, guild_id=campaign.guild)
        try:
            await channel.fetch_message(panel)
        except discord.NotFound:
            return True
        except Exception as error:
            if not isinstance(error, discord.HTTPException) and not is_transient(error):
                raise
            _log.info("Campaign %s: failed to fetch its panel: %s", campaign.id, error)
        return False
