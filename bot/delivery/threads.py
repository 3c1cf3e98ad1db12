"""Threads that are opened for campaigns: none stays behind, empty, where the bot dies before the campaign is created.

Discord makes no promise for threads as it does for messages (a nonce), so what is intended is recorded first, then the
thread is opened, then it is recorded which one it is; once the campaign is created, the intention is deleted.
Intentions left after a start are threads in which no campaign was created: they are put away.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

import discord
import msgspec

from bot.common.discord_errors import is_transient
from bot.storage import Store

QUIET_MINUTES: Final = 10_080
"""After so many minutes without a message Discord puts a thread away; a post brings it back."""

_NOTE = "opening"
_NAME = 100
_CLOCKS_APART = timedelta(minutes=2)
"""By so much this machine's clock and Discord's may disagree."""

_log = logging.getLogger(__name__)


class Intention(msgspec.Struct, frozen=True):
    """A thread that is to be opened, or (``thread`` is its id) has been: where, under which name, and when."""

    parent: int
    name: str
    since: float
    thread: int | None = None


class ThreadCreator:
    """Opens threads for campaigns, and puts those away in which none was created."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._count = 0
        self._keys: dict[int, str] = {}

    async def open(self, channel: discord.TextChannel, name: str) -> discord.Thread:
        """Open a thread in a channel for a campaign of that name."""
        self._count += 1
        key = f"{_NOTE} {channel.id} {time.time_ns()}.{self._count}"
        wanted = Intention(channel.id, name[:_NAME], time.time())
        await self._save(key, wanted)
        try:
            thread = await channel.create_thread(
                name=wanted.name, type=discord.ChannelType.public_thread, auto_archive_duration=QUIET_MINUTES
            )
        except discord.Forbidden:
            await self._store.notes.delete(key)
            raise
        await self._save(key, msgspec.structs.replace(wanted, thread=thread.id))
        self._keys[thread.id] = key
        return thread

    async def campaign_created(self, thread: int) -> None:
        """A campaign is played in a thread: it has served its purpose."""
        key = self._keys.pop(thread, None)
        if key is not None:
            await self._store.notes.delete(key)

    async def discard(self, thread: discord.Thread) -> None:
        """No campaign was created in a thread: put it away, if it was opened for that."""
        key = self._keys.pop(thread.id, None)
        if key is None:
            return
        if await self._put_away(thread):
            await self._store.notes.delete(key)

    async def left(self) -> list[tuple[str, str]]:
        """What is left of intentions of before the start, asked for before there are new ones."""
        return await self._store.notes.starting_with(f"{_NOTE} ")

    async def tidy_up(self, left: Sequence[tuple[str, str]]) -> None:
        """Put away what was opened before the start, and never came to a campaign."""
        for key, text in left:
            wanted = msgspec.json.decode(text, type=Intention)
            try:
                await self._tidy(wanted)
            except Exception as error:
                if is_transient(error):
                    _log.info("A thread left behind could not be put away yet; the next start tries again: %s", error)
                    continue
                if not isinstance(error, discord.HTTPException):
                    raise
                _log.info("A thread that was left behind cannot be put away: %s", error)
            await self._store.notes.delete(key)

    async def _tidy(self, wanted: Intention) -> None:
        async for thread in self._left_behind(wanted):
            if await self._store.campaigns.newest_in(thread.id) is None:
                _log.info("Thread %s was left behind without a campaign: it is put away.", thread.id)
                await thread.edit(archived=True)

    async def _left_behind(self, wanted: Intention) -> AsyncIterator[discord.Thread]:
        """The threads of ours that may have come of an intention."""
        if wanted.thread is not None:
            found = await self._client.fetch_channel(wanted.thread)
            if isinstance(found, discord.Thread):
                yield found
            return
        parent = await self._client.fetch_channel(wanted.parent)
        if not isinstance(parent, discord.TextChannel) or self._client.user is None:
            return
        since = datetime.fromtimestamp(wanted.since, UTC) - _CLOCKS_APART
        until = since + 2 * _CLOCKS_APART
        for thread in await parent.guild.active_threads():
            ours = thread.owner_id == self._client.user.id and thread.parent_id == wanted.parent
            made = thread.created_at
            if ours and thread.name == wanted.name and made is not None and since <= made <= until:
                yield thread

    async def _put_away(self, thread: discord.Thread) -> bool:
        """Whether a thread could be put away."""
        try:
            async with asyncio.timeout(_CLOCKS_APART.total_seconds()):
                await thread.edit(archived=True)
        except Exception as error:
            if not isinstance(error, discord.HTTPException) and not is_transient(error):
                raise
            return not is_transient(error)
        return True

    async def _save(self, key: str, wanted: Intention) -> None:
        await self._store.notes.set(key, msgspec.json.encode(wanted).decode())
