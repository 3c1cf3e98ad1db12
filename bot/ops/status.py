"""The bot's own status, for its host only."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from bot import __version__
from bot.campaigns.service import Campaigns
from bot.campaigns.table_cache import KEPT_TABLES
from bot.common.messages import say
from bot.ops.backups import BACKUP, last_backup
from bot.storage import Store
from bot.telemetry.metrics import (
    BACKUP_AGE,
    BLOCKED,
    CAMPAIGNS,
    OLDEST_POST,
    OLDEST_TIMER,
    OUTBOX,
    SERVERS,
    STUCK_LEGATES,
    TABLES,
    memory,
    recent_acknowledgements,
)

_MEGABYTE = 1_000_000


class RunningBot(Protocol):
    """What the status needs; the client has all of it."""

    store: Store
    campaigns: Campaigns
    began: float

    @property
    def guilds(self) -> Sequence[object]:
        """The servers the bot belongs to."""

    @property
    def shards(self) -> Mapping[int, object]:
        """Its gateway connections."""


async def refresh(bot: RunningBot) -> None:
    """Set the gauges that aren't updated as things happen."""
    count = await bot.store.stats.count()
    OUTBOX.labels("no").set(count.queued)
    OUTBOX.labels("yes").set(count.stuck)
    CAMPAIGNS.labels("stored").set(count.stored)
    CAMPAIGNS.labels("open").set(count.open)
    CAMPAIGNS.labels("active").set(count.active)
    TABLES.set(len(bot.campaigns.tables))
    SERVERS.set(len(bot.guilds))
    waits = await bot.store.stats.waits()
    OLDEST_POST.set(waits.post)
    OLDEST_TIMER.set(waits.timer)
    STUCK_LEGATES.set(len(waits.legates))
    BLOCKED.set(waits.blocked)
    folder = await bot.store.notes.get(BACKUP)
    made = None if folder is None else last_backup(Path(folder))
    BACKUP_AGE.set(math.nan if made is None else time.time() - made)


async def describe_status(bot: RunningBot) -> str:
    """The bot's status in a few lines."""
    count = await bot.store.stats.count()
    return say(
        "host-status",
        version=__version__,
        since=f"<t:{int(bot.began)}:R>",
        servers=len(bot.guilds),
        shards=len(bot.shards),
        stored=count.stored,
        open=count.open,
        active=count.active,
        loaded=len(bot.campaigns.tables),
        most=KEPT_TABLES,
        queued=count.queued,
        stuck=count.stuck,
        latency=_latency(),
        memory=_megabytes(memory()),
        database=_megabytes(await bot.store.stats.size()),
        backup=_backup(await bot.store.notes.get(BACKUP)),
    )


def _latency() -> str:
    known = recent_acknowledgements()
    if known is None:
        return say("host-no-figure")
    median, worst = (f"{seconds * 1000:.0f}" for seconds in known)
    return say("host-latency", median=median, worst=worst)


def _megabytes(size: int | None) -> str:
    return say("host-no-figure") if size is None else say("host-megabytes", size=size / _MEGABYTE)


def _backup(folder: str | None) -> str:
    made = None if folder is None else last_backup(Path(folder))
    return say("host-no-backup") if made is None else f"<t:{int(made)}:R>"
