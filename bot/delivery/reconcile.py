"""The round after a start: what happened to threads and panels while the bot was away, and what of it can be mended."""

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

MOST = 1000
"""Most campaigns that are looked at after a start, those first in which something was done last."""

APART = 0.25
"""Seconds from one look to the next: people who play come in between, and Discord's limits are kept."""

_UNKNOWN_MESSAGE = 10008

_log = logging.getLogger(__name__)


class Reconciler:
    """Goes its round once, in the background."""

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
        self.apart = APART

    async def start(self) -> None:
        """Set out: what threads were left behind is asked for first, before new ones are opened."""
        left = await self._thread_creator.left()
        self._task = asyncio.create_task(self._go(left), name="patrol")

    async def stop(self) -> None:
        """Break the round off; the next start starts over."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go(self, left: list[tuple[str, str]]) -> None:
        try:
            await self._client.wait_until_ready()
            await self._thread_creator.tidy_up(left)
            for campaign in await self._store.campaigns.recently_played(MOST):
                await asyncio.sleep(self.apart)
                await self._look_at(campaign)
        except Exception:
            _log.exception("The round after the start was broken off.")

    async def _look_at(self, campaign: int) -> None:
        """Load a campaign, so that a resumption under corrected rules is announced, and look for its panel."""
        known = await self._store.campaigns.get(campaign)
        if known is None or known.status != "open":
            return
        try:
            if not rules.is_current(await self._store.actions.newest_save(campaign)):
                await self._campaigns.snapshot(campaign)
            if known.panel is not None and not known.lost and await self._is_gone(known, known.panel):
                _log.info("Campaign %s: its panel was deleted while nobody was there.", campaign)
                await self._store.posts.queue_panel(known.id)
                self._scheduler.wake()
        except UserError as error:
            _log.info("Campaign %s: it was passed over: %s", campaign, error)

    async def _is_gone(self, campaign: Campaign, panel: int) -> bool:
        """Whether a panel has been deleted. Where Discord is not well, or does not say, it counts as there."""
        channel = self._client.get_partial_messageable(campaign.channel, guild_id=campaign.guild)
        try:
            await channel.fetch_message(panel)
        except discord.NotFound:
            return True
        except Exception as error:
            if not isinstance(error, discord.HTTPException) and not is_transient(error):
                raise
            _log.info("Campaign %s: its panel could not be looked for: %s", campaign.id, error)
        return False
