"""Where campaigns are played: what was deleted by hand comes back, and what is not permitted is told to the owner."""

from __future__ import annotations

import logging

import discord

from bot.campaigns.notices import notice
from bot.common.discord_errors import is_transient
from bot.common.messages import say
from bot.common.sanitize import quoted
from bot.delivery.threads import ThreadCreator
from bot.scheduling.scheduler import Scheduler
from bot.storage import Campaign, Store

_log = logging.getLogger(__name__)


class ChannelRecovery:
    """Watches over panels and threads."""

    def __init__(
        self, client: discord.Client, store: Store, scheduler: Scheduler, thread_creator: ThreadCreator
    ) -> None:
        self._client = client
        self._store = store
        self._scheduler = scheduler
        self._thread_creator = thread_creator

    async def message_deleted(self, message: int) -> None:
        """A message was deleted: where it was a panel, that is posted again."""
        campaign = await self._store.campaigns.with_panel(message)
        if campaign is not None and campaign.status != "archived":
            await self._store.posts.queue_panel(campaign.id)
            self._scheduler.wake()

    async def thread_maybe_deleted(self, thread: int) -> None:
        """A thread is said to have been deleted: where a campaign is played in it, its outbox will find out."""
        campaign = await self._store.campaigns.in_channel(thread)
        if campaign is not None:
            await self._store.posts.queue_panel(campaign.id)
            self._scheduler.wake()

    async def replace_thread(self, thread: int) -> bool:
        """A thread was deleted: where a campaign was played in it, that goes on in a new one.

        False where there is no place for one.
        """
        campaign = await self._store.campaigns.in_channel(thread)
        if campaign is None or campaign.parent is None:
            return False
        opened = await self._opened(campaign, campaign.parent)
        if opened is None:
            return False
        said = notice("thread-anew", title=quoted(campaign.title))
        await self._store.campaigns.move(campaign, opened, said)
        await self._thread_creator.campaign_created(opened)
        self._scheduler.wake()
        return True

    async def _opened(self, campaign: Campaign, parent: int) -> int | None:
        try:
            channel = await self._client.fetch_channel(parent)
            if not isinstance(channel, discord.TextChannel):
                return None
            thread = await self._thread_creator.open(channel, campaign.title)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            _log.warning("Campaign %s: no new thread could be opened: %s", campaign.id, error)
            return None
        return thread.id

    async def tell_owner(self, campaign: Campaign, reason: str) -> None:
        """Tell a campaign's owner in private that nothing can be posted in its channel, and what would help."""
        title = quoted(campaign.title)
        try:
            founder = await self._client.fetch_user(campaign.owner)
            await founder.send(say("founder-lost", title=title, channel=campaign.url, reason=reason))
        except Exception as error:
            if not isinstance(error, discord.HTTPException) and not is_transient(error):
                raise
            _log.info("Campaign %s: its founder cannot be told: %s", campaign.id, error)
