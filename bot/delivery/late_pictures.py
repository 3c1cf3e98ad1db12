"""Pictures that follow later: posts whose pictures couldn't be drawn go out as text, and get them in an edit."""

from __future__ import annotations

import logging
import time

import discord
from cachetools import LRUCache

from bot.common.discord_errors import is_transient
from bot.components.layouts import fingerprint, posted
from bot.delivery.composition import composed, messages
from bot.storage import PANEL, Campaign, MissingPictures, QueuedPost, Store
from bot.workers.drawing_process import DrawingError
from bot.workers.rendering import RenderWorker

DELAY = 5.0
"""Seconds before a picture is tried again; each time it's twice as long."""

MOST_TRIES = 5
_MOST_PANELS = 1024
_log = logging.getLogger(__name__)


class LatePictures:
    """The posts of all campaigns that still lack their pictures. The store keeps them over a restart."""

    def __init__(self, store: Store, renderer: RenderWorker) -> None:
        self._store = store
        self._renderer = renderer
        self._panels: LRUCache[int, int] = LRUCache(_MOST_PANELS)

    async def expect(self, post: QueuedPost) -> None:
        """Record that a post is about to go out without its pictures."""
        tries = self._panels.get(post.campaign, 0) if post.kind == PANEL else 0
        if tries < MOST_TRIES:
            await self._try_later(post, tries)

    def panel_drawn(self, campaign: int) -> None:
        """Record that a campaign's panel has its picture."""
        self._panels.pop(campaign, None)

    async def add(self, campaign: Campaign, channel: discord.PartialMessageable) -> float | None:
        """Add what a campaign's posts lack; return when to try again (seconds, epoch), None when there's nothing left.

        A panel isn't edited here but queued again. New posts go first.
        """
        again: list[float] = []
        for post, missing in await self._store.posts.without_pictures(campaign.id):
            if await self._store.posts.next(campaign.id) is not None:
                return time.time()
            if missing.due > time.time():
                again.append(missing.due)
            elif post.kind == PANEL:
                self._panels[campaign.id] = missing.tries + 1
                await self._store.posts.pictures_done(post)
                await self._store.posts.queue_panel(campaign.id)
                again.append(time.time())
            else:
                due = await self._try_later(post, missing.tries + 1)  # first: a try that is cut off counts, too
                if await self._added(campaign, channel, post) or missing.tries + 1 >= MOST_TRIES:
                    await self._store.posts.pictures_done(post)
                else:
                    again.append(due)
        return min(again, default=None)

    async def _try_later(self, post: QueuedPost, tries: int) -> float:
        due = time.time() + DELAY * (1 << tries)
        await self._store.posts.expect_pictures(post, MissingPictures(tries, due))
        return due

    async def _added(self, campaign: Campaign, channel: discord.PartialMessageable, post: QueuedPost) -> bool:
        """Draw a post's pictures and edit its message; False if they still can't be drawn."""
        try:
            waiting = await self._store.posts.joined_to(post)
            *_, posting = messages(await composed(self._store, self._renderer, campaign, post, waiting))
        except DrawingError:
            _log.warning("Campaign %s: the pictures of %s still can't be drawn.", campaign.id, post.key)
            return False
        message = await self._store.posts.message_of(campaign.id, post.key)
        if message is None:
            return True
        made = posted(posting, fingerprint(campaign.id, post.key, post.id))
        try:
            shown = channel.get_partial_message(message)
            await shown.edit(
                view=made.layout, attachments=made.files(), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            _log.info("Campaign %s: %s stays without its pictures: %s", campaign.id, post.key, error)
        return True
