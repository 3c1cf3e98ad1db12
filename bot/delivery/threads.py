"""Opens threads for campaigns without leaving empty ones behind if the bot crashes before creating the campaign.

Discord has nonces for messages but not for threads. So an intention is recorded first, then the thread is opened and
its id recorded. The intention is deleted once the campaign exists. Intentions left after a start belong to threads
without a campaign, which are archived.
"""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

import discord
import msgspec

from bot.common.discord_errors import is_transient
from bot.delivery.global_rate_limit import GlobalRateLimit
from bot.storage import Store
from rules.core.typed_data import from_json

AUTO_ARCHIVE_MINUTES: Final = 10_080
"""After this many minutes without a message Discord archives a thread; a post reopens it."""

_NOTE = "opening"
_NAME = 100
_CLOCK_SKEW = timedelta(minutes=2)
"""Maximum difference between the local clock and Discord's."""

_log = logging.getLogger(__name__)


class Intention(msgspec.Struct, frozen=True):
    """A thread about to be opened, or opened (``thread`` is its id): where, its name, and when."""

    parent: int
    name: str
    since: float
    thread: int | None = None


class ThreadCreator:
    """Opens threads for campaigns, and archives orphaned ones."""

    def __init__(self, client: discord.Client, store: Store, global_rate_limit: GlobalRateLimit) -> None:
        self._client = client
        self._store = store
        self._global_rate_limit = global_rate_limit
        self._count = 0
        self._keys: dict[int, str] = {}

    async def open(self, channel: discord.TextChannel, name: str) -> discord.Thread:
        """Open a thread in a channel for a campaign with that name."""
        self._count += 1
        key = f"{_NOTE} {channel.id} {time.time_ns()}.{self._count}"
        intention = Intention(channel.id, name[:_NAME], time.time())
        await self._save(key, intention)
        try:
            thread = await channel.create_thread(
                name=intention.name, type=discord.ChannelType.public_thread, auto_archive_duration=AUTO_ARCHIVE_MINUTES
            )
        except discord.Forbidden:
            await self._store.notes.delete(key)
            raise
        await self._save(key, msgspec.structs.replace(intention, thread=thread.id))
        self._keys[thread.id] = key
        return thread

    async def campaign_created(self, thread: int) -> None:
        """Drop the intention of a thread that now has its campaign."""
        key = self._keys.pop(thread, None)
        if key is not None:
            await self._store.notes.delete(key)

    async def discard(self, thread: discord.Thread) -> None:
        """Archive a thread that got no campaign, if it was opened for one."""
        key = self._keys.pop(thread.id, None)
        if key is None:
            return
        if await self._archive(thread):
            await self._store.notes.delete(key)

    async def leftover_intentions(self) -> list[tuple[str, str]]:
        """The intentions left from before the start. Call it before opening new threads."""
        return await self._store.notes.starting_with(f"{_NOTE} ")

    async def archive_orphans(self, left: Sequence[tuple[str, str]]) -> None:
        """Archive threads opened before the start that never got a campaign."""
        for key, text in left:
            intention = from_json(text, Intention)
            try:
                await self._archive_orphan(intention)
            except Exception as error:
                if is_transient(error):
                    _log.info("Failed to archive an orphaned thread, retrying after the next start: %s", error)
                    continue
                if not isinstance(error, discord.HTTPException):
                    raise
                _log.info("Failed to archive an orphaned thread: %s", error)
            await self._store.notes.delete(key)

    async def _archive_orphan(self, intention: Intention) -> None:
        async for thread in self._orphaned_threads(intention):
            if await self._store.campaigns.newest_in(thread.id) is None:
                _log.info("Archiving thread %s: it has no campaign.", thread.id)
                await thread.edit(archived=True)

    async def _orphaned_threads(self, intention: Intention) -> AsyncIterator[discord.Thread]:
        """Our threads that may belong to an intention."""
        if intention.thread is not None:
            found = await self._client.fetch_channel(intention.thread)
            if isinstance(found, discord.Thread):
                yield found
            return
        parent = await self._client.fetch_channel(intention.parent)
        if not isinstance(parent, discord.TextChannel) or self._client.user is None:
            return
        since = datetime.fromtimestamp(intention.since, UTC) - _CLOCK_SKEW
        until = since + 2 * _CLOCK_SKEW
        for thread in await parent.guild.active_threads():
            ours = thread.owner_id == self._client.user.id and thread.parent_id == intention.parent
            made = thread.created_at
            if ours and thread.name == intention.name and made is not None and since <= made <= until:
                yield thread

    async def _archive(self, thread: discord.Thread) -> bool:
        """Archive a thread; False if it should be retried."""
        try:
            async with self._global_rate_limit.timeout(_CLOCK_SKEW.total_seconds()):
                await thread.edit(archived=True)
        except Exception as error:
            if not isinstance(error, discord.HTTPException) and not is_transient(error):
                raise
            return not is_transient(error)
        return True

    async def _save(self, key: str, intention: Intention) -> None:
        await self._store.notes.set(key, msgspec.json.encode(intention).decode())
