"""How the bot itself is: for the host alone."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from bot import __version__
from bot.campaigns.service import KEPT_TABLES
from bot.common.messages import say
from bot.telemetry.metrics import CAMPAIGNS, OUTBOX, SERVERS, TABLES, memory, recent_acknowledgements

if TYPE_CHECKING:
    from bot.client import CursusBot

BACKUP = "backup"
"""Key of the note that says when the database was last copied (seconds, epoch)."""

_MEGABYTE = 1_000_000


async def refresh(bot: CursusBot) -> None:
    """Set the figures that are not counted as they happen."""
    count = await bot.store.stats.count()
    OUTBOX.labels("no").set(count.queued)
    OUTBOX.labels("yes").set(count.stuck)
    CAMPAIGNS.labels("stored").set(count.stored)
    CAMPAIGNS.labels("open").set(count.open)
    CAMPAIGNS.labels("active").set(count.active)
    TABLES.set(bot.campaigns.loaded)
    SERVERS.set(len(bot.guilds))


async def described(bot: CursusBot) -> str:
    """How the bot is, in a few lines."""
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
        loaded=bot.campaigns.loaded,
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
    return say("host-no-figure") if size is None else say("host-megabytes", size=f"{size / _MEGABYTE:.1f}")


def _backup(noted: str | None) -> str:
    try:
        made = float(noted or "")
    except ValueError:
        return say("host-no-backup")
    return f"<t:{int(min(made, time.time()))}:R>"
