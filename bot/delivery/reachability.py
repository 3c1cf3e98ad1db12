"""Reachability: whether Discord answers, and whether campaigns' servers, threads and permissions are still there.

What Discord says in events is taken from the client's cache; once in a while everything is looked at. Before a deadline
has consequences, Discord is asked.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections import defaultdict

import discord

from bot.campaigns.outages import Outages
from bot.common.discord_errors import is_transient
from bot.delivery.global_rate_limit import GlobalRateLimit
from bot.scheduling.scheduler import Scheduler
from bot.storage import Campaign, Place, Store

FRESH = 5.0
"""Seconds for which Discord's last answer shows that it still answers."""

PROBE_PATIENCE = 10.0
"""Seconds that Discord has to answer a probe."""

PROBE_INTERVAL = 5.0
"""Seconds between probes while Discord doesn't answer."""

STARTING = "the bot is starting"
REST = "Discord's API doesn't answer"
STORAGE = "the database can't be written"

_SERVER, _LOCKED, _PERMISSION, _LOST = "server", "locked", "permission", "lost"
_SERVER_ERRORS = 500
_NEEDED = ("view_channel", "send_messages_in_threads")

_log = logging.getLogger(__name__)


def _gateway(shard: int) -> str:
    return f"the gateway of shard {shard} doesn't answer"


class Reachability:
    """Watches Discord for one client."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        store: Store,
        scheduler: Scheduler,
        outages: Outages,
        global_rate_limit: GlobalRateLimit,
    ) -> None:
        self._client = client
        self._global_rate_limit = global_rate_limit
        self._store = store
        self._scheduler = scheduler
        self._outages = outages
        self._rest = time.time()
        self._gateways: dict[int, float] = {}
        self._closing = False
        self._probing: asyncio.Task[None] | None = None
        self._probes: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        outages.can_play = self.can_play

    def started(self, heartbeat: float | None) -> None:
        """The bot starts; its last sign of life was at that time (seconds, epoch; None: never)."""
        self._outages.began(STARTING, time.time() if heartbeat is None else heartbeat)

    async def ready(self) -> None:
        """All servers are known: look which campaigns can be played."""
        now = time.time()
        self._gateways.update(dict.fromkeys(self._client.shards, now))
        await self.look(asked_for=True)
        await self._outages.ended(STARTING)

    def heard(self, shard: int | None = None) -> None:
        """The gateway sent something."""
        for known in self._client.shards if shard is None else (shard,):
            self._gateways[known] = time.time()

    def responded(self, status: int | None) -> None:
        """Discord's API answered with a status, or not at all."""
        if status is not None and status < _SERVER_ERRORS:
            self._rest = time.time()
        elif self._client.is_ready() and not self._closing and (self._probing is None or self._probing.done()):
            self._probing = asyncio.create_task(self._probe_until_it_answers(), name="probe")

    async def close(self) -> None:
        """Stop probing: the client closes."""
        self._closing = True
        if self._probing is not None:
            self._probing.cancel()
            await asyncio.gather(self._probing, return_exceptions=True)

    def disconnected(self, shard: int) -> None:
        """A shard lost its connection."""
        if not self._closing and not self._client.is_closed():
            guilds = [guild.id for guild in self._client.guilds if guild.shard_id == shard]
            self._outages.began(_gateway(shard), self._gateways.get(shard, time.time()), guilds)

    async def connected(self, shard: int) -> None:
        """A shard has its session, old or new."""
        self.heard(shard)
        await self.look(asked_for=True)
        await self._outages.ended(_gateway(shard))

    async def check(self) -> bool:
        """Ask Discord and look at all campaigns, once in a while; whether everything can be played."""
        if self._client.is_ready():
            for shard in list(self._client.shards):
                await self._probe_gateway(shard)
            if time.time() - self._rest > FRESH:
                await self._probe_rest()
            await self.look()
            await self._outages.ended(STARTING)
        return not self._outages.is_active

    def not_written(self, since: float) -> None:
        """The database can't be written, so no choice can be made."""
        self._outages.began(STORAGE, since)

    @property
    def is_waiting_for_storage(self) -> bool:
        """Whether only the database keeps campaigns from being played."""
        return self._outages.has(STORAGE)

    async def written(self) -> None:
        """The database can be written again."""
        await self._outages.ended(STORAGE)

    async def look(self, guild: int | None = None, *, asked_for: bool = False) -> None:
        """Look in the client's cache which campaigns can be played: those of a server, or all.

        ``asked_for``: something has changed, so campaigns that were lost may be reachable again.
        """
        try:
            await self._look(await self._store.outages.places(guild), asked_for)
        except sqlite3.Error as error:
            _log.error("Failed to record which campaigns can be played: %s.", error)

    async def _look(self, places: list[Place], asked_for: bool) -> None:
        reasons = {place.campaign: self._reason(place, asked_for) for place in places}
        blocked = {
            place.campaign: reason
            for place in places
            if (reason := reasons[place.campaign]) is not None and reason != place.obstacle
        }
        waiting = [place for place in places if place.obstacle is not None or (place.lost and asked_for)]
        free = [place.campaign for place in waiting if reasons[place.campaign] is None]
        if blocked:
            await self._store.outages.block(blocked, self._outages.since)
        if free:
            await self._store.outages.unblock(free, time.time())
            self._scheduler.wake()

    def _reason(self, place: Place, asked_for: bool) -> str | None:
        """What the cache says against a campaign.

        A thread that isn't cached may be archived, which doesn't matter. A lost channel stays lost until something
        changes, whatever the cache says.
        """
        guild = self._client.get_guild(place.guild)
        if guild is None or guild.unavailable:
            return _SERVER
        channel = guild.get_channel_or_thread(place.channel)
        known = place.obstacle if place.obstacle != _SERVER else None
        if channel is None or known == _LOST:
            return None if asked_for else known
        return _obstacle(channel, guild)

    async def thread_changed(self, guild: int, channel: int, is_locked: bool) -> None:
        """A thread was changed; archived ones aren't in the cache."""
        await self.look(guild, asked_for=True)
        if is_locked:
            places = await self._store.outages.places(guild)
            locked = {place.campaign: _LOCKED for place in places if place.channel == channel}
            await self._store.outages.block(locked, self._outages.since)

    async def lost(self, campaign: int) -> None:
        """A campaign's channel can't be posted in."""
        await self._store.outages.block({campaign: _LOST}, self._outages.since)

    async def reached(self, campaign: int) -> None:
        """Something was posted in a channel that was lost."""
        await self._store.outages.unblock([campaign], time.time())

    async def can_play(self, campaign: Campaign, since: float) -> bool:
        """Ask Discord whether a campaign can be played, and could be at a time; record what keeps it from that."""
        guild = self._client.get_guild(campaign.guild)
        if guild is None or guild.unavailable:
            await self.look(campaign.guild)
            return False
        async with self._probes[guild.shard_id]:
            is_heard = self._gateways.get(guild.shard_id, 0.0) >= since
            if self._outages.is_active or not (is_heard or await self._probe_gateway(guild.shard_id)):
                return False
        reason = await self._asked(campaign, guild)
        if reason is not None:
            await self._store.outages.block({campaign.id: reason}, time.time())
        return reason is None and not self._outages.is_active

    async def _asked(self, campaign: Campaign, guild: discord.Guild) -> str | None:
        if campaign.lost:
            return _LOST
        try:
            async with self._global_rate_limit.timeout(PROBE_PATIENCE):
                channel = await self._client.fetch_channel(campaign.channel)
        except (discord.Forbidden, discord.NotFound):
            await self._store.posts.queue_panel(campaign.id)  # the outbox finds out and tells the owner
            self._scheduler.wake()
            return _LOST
        except Exception as error:
            if not is_transient(error):
                raise
            self._not_answered()
            return None
        return _obstacle(channel, guild)

    async def _probe_gateway(self, shard: int) -> bool:
        """Whether the gateway answers within a few seconds; players' timers wait as long as it doesn't."""
        guild = next((each for each in self._client.guilds if each.shard_id == shard), None)
        if guild is not None:
            try:
                async with asyncio.timeout(PROBE_PATIENCE):
                    await guild.query_members(limit=1, user_ids=[guild.me.id], cache=False)
            except Exception as error:
                _log.info("Shard %s doesn't answer: %s", shard, type(error).__name__)
                self.disconnected(shard)
                return False
        self.heard(shard)
        await self._outages.ended(_gateway(shard))
        return True

    async def _probe_until_it_answers(self) -> None:
        if not await self._probe_rest():
            self._probing = asyncio.create_task(self._probe_later(), name="probe")

    async def _probe_later(self) -> None:
        await asyncio.sleep(PROBE_INTERVAL)
        await self._probe_until_it_answers()

    async def _probe_rest(self) -> bool:
        """Whether Discord's API answers; players' timers wait as long as it doesn't."""
        try:
            async with self._global_rate_limit.timeout(PROBE_PATIENCE):
                await self._client.fetch_channel(self._some_channel())
        except (discord.Forbidden, discord.NotFound):
            pass
        except Exception as error:
            if not is_transient(error):
                _log.exception("Failed to ask Discord's API.")
                return True
            self._not_answered()
            return False
        self._rest = time.time()
        await self._outages.ended(REST)
        return True

    def _not_answered(self) -> None:
        if self._closing:
            return
        self._outages.began(REST, self._rest)
        self.responded(None)

    def _some_channel(self) -> int:
        return next((guild.channels[0].id for guild in self._client.guilds if guild.channels), 0)


def _obstacle(channel: object, guild: discord.Guild) -> str | None:
    """What keeps a campaign from being played in a channel."""
    if not isinstance(channel, discord.Thread | discord.TextChannel):
        return None
    if isinstance(channel, discord.Thread):
        if channel.locked:
            return _LOCKED
        if channel.parent is None:
            return None
    held = channel.permissions_for(guild.me)
    needed = _NEEDED if isinstance(channel, discord.Thread) else _NEEDED[:1]
    return None if all(getattr(held, each) for each in needed) else _PERMISSION
