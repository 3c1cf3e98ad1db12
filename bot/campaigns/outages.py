"""Outages: a deadline runs only while its table can be played.

While Discord or the bot is away, the timers of players wait; when it's back, they get the time back. A single campaign
whose server, thread or permission is gone has an obstacle of its own, which works the same.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Collection

from bot.scheduling.scheduler import Scheduler
from bot.storage import Campaign, Store

CanPlay = Callable[[Campaign, float], Awaitable[bool]]
"""Whether a campaign can be played, and could be at a time (seconds, epoch); what keeps it from that is recorded."""

_log = logging.getLogger(__name__)


class Outages:
    """What keeps all campaigns, or those of some servers, from being played. Causes are named by their finder."""

    def __init__(self, store: Store, scheduler: Scheduler) -> None:
        self._store = store
        self._scheduler = scheduler
        self._causes: dict[str, float] = {}
        self._lost: dict[frozenset[int] | None, float] = {}
        self.can_play: CanPlay | None = None
        scheduler.on_lost_time(self.lost)

    @property
    def is_active(self) -> bool:
        """Whether anything keeps campaigns from being played."""
        return bool(self._causes)

    @property
    def since(self) -> float:
        """When the outage began (seconds, epoch); now if there's none."""
        return min(self._lost.values(), default=time.time())

    def has(self, cause: str) -> bool:
        """Whether a cause lasts."""
        return cause in self._causes

    def began(self, cause: str, since: float, guilds: Collection[int] | None = None) -> None:
        """Record that an outage began at a time (seconds, epoch), for some servers or all. Players' timers wait."""
        if cause in self._causes:
            return
        _log.warning("Deadlines wait: %s.", cause)
        where = None if guilds is None else frozenset(guilds)
        self._causes[cause] = since
        self._lost[where] = min(self._lost.get(where, since), since)
        self._scheduler.holds_players = True

    async def ended(self, cause: str) -> None:
        """Record that a cause is over. After the last one, players get the time back."""
        since = self._causes.get(cause)
        if since is None:
            return
        del self._causes[cause]
        if self._causes:
            return
        try:
            for guilds, begin in list(self._lost.items()):
                await self.lost(begin, time.time(), guilds)
        except sqlite3.Error as error:
            _log.error("Failed to give players their time back, deadlines wait on: %s.", error)
            self._causes.setdefault(cause, since)
            return
        if not self._causes:
            self._lost.clear()
            self._scheduler.holds_players = False
            self._scheduler.wake()

    async def lost(self, since: float, now: float, guilds: Collection[int] | None = None) -> None:
        """Give the decisions of campaigns a time back in which no one could play."""
        count = await self._store.outages.extend(since, now, guilds)
        if count:
            _log.info("%s campaigns got %.0f seconds back.", count, now - since)
        self._scheduler.wake()

    async def is_playable(self, campaign: Campaign, since: float) -> bool:
        """Whether a campaign can be played, and could be at a time. If it can't, its timers wait."""
        if self.is_active or self._scheduler.clock_error:
            return False
        return self.can_play is None or await self.can_play(campaign, since)
