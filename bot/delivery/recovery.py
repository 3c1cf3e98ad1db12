"""Channel recovery: restores deleted panels and threads, and tells owners about missing permissions."""

from __future__ import annotations

import logging
import time

import discord

from bot.campaigns.notices import notice
from bot.common.discord_errors import is_transient
from bot.common.messages import say
from bot.common.sanitize import quoted
from bot.delivery.threads import ThreadCreator
from bot.scheduling.scheduler import Scheduler
from bot.storage import Campaign, Store

MAX_IN_A_ROW = 3
"""How often a thread is replaced if the new ones are deleted, too."""

FIRST_PAUSE = 30.0
"""Seconds between the first new thread and the second; each pause is twice as long."""

QUIET_TIME = 86_400.0
"""Seconds after which a deleted thread counts as the first again."""

_log = logging.getLogger(__name__)


class TooSoonError(Exception):
    """A thread isn't replaced yet: the last one was deleted at once. ``wait`` is in seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


class ChannelRecovery:
    """Restores panels and threads."""

    def __init__(
        self, client: discord.Client, store: Store, scheduler: Scheduler, thread_creator: ThreadCreator
    ) -> None:
        self._client = client
        self._store = store
        self._scheduler = scheduler
        self._thread_creator = thread_creator

    async def message_deleted(self, message: int) -> None:
        """Repost a panel whose message was deleted."""
        campaign = await self._store.campaigns.with_panel(message)
        if campaign is not None and campaign.status != "archived":
            await self._store.posts.queue_panel(campaign.id)
            self._scheduler.wake()

    async def thread_maybe_deleted(self, thread: int) -> None:
        """Queue the panel of a campaign whose thread may be deleted: its outbox will find out."""
        campaign = await self._store.campaigns.in_channel(thread)
        if campaign is not None:
            await self._store.posts.queue_panel(campaign.id)
            self._scheduler.wake()

    async def replace_thread(self, thread: int) -> bool:
        """Continue a campaign whose thread was deleted in a new one.

        False if none can be opened, or something deletes each of them.

        Raises:
            TooSoonError: the last one has just been opened.
        """
        campaign = await self._store.campaigns.in_channel(thread)
        if campaign is None or campaign.parent is None:
            return False
        count, last = await self._store.campaigns.replaced(campaign.id)
        now = time.time()
        count = count + 1 if now - last < QUIET_TIME else 1
        if count > MAX_IN_A_ROW:
            _log.warning("Campaign %s: its thread was deleted %s times, giving up.", campaign.id, count)
            return False
        wait = last + FIRST_PAUSE * 2 ** (count - 2) - now
        if count > 1 and wait > 0:
            raise TooSoonError(wait)
        opened = await self._opened(campaign, campaign.parent)
        if opened is None:
            return False
        await self._store.campaigns.note_replaced(campaign.id, count, now)
        announcement = notice("thread-anew", title=quoted(campaign.title))
        await self._store.campaigns.move(campaign, opened, announcement)
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
            _log.warning("Campaign %s: failed to open a new thread: %s", campaign.id, error)
            return None
        return thread.id

    async def tell_owner(self, campaign: Campaign, reason: str) -> None:
        """Tell a campaign's owner in private that its channel can't be posted in, and what would help."""
        title = quoted(campaign.title)
        try:
            founder = await self._client.fetch_user(campaign.owner)
            await founder.send(say("founder-lost", title=title, channel=campaign.url, reason=reason))
        except Exception as error:
            if not isinstance(error, discord.HTTPException) and not is_transient(error):
                raise
            _log.info("Campaign %s: failed to notify its owner: %s", campaign.id, error)
