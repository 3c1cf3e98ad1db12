"""Runs the bot until it's stopped, on Discord or in the sandbox."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import discord

import rules
from bot.client import HEARTBEAT, HEARTBEAT_SECONDS, CursusBot
from bot.common.allocator import keep_little_memory
from bot.common.discord_errors import is_transient
from bot.common.errors import HostError, TryLaterError
from bot.common.messages import say
from bot.ops.backups import Backups, Rotation
from bot.ops.status import refresh
from bot.ops.store_errors import host_error
from bot.rulebook.index import opening_steps
from bot.scheduling.scheduler import MAX_CLOCK_ERROR
from bot.storage import Store, StoreError
from bot.storage.backup import back_up_before_migration, lock_database
from bot.storage.connection import has_fixed_sqlite
from bot.storage.store import read_note_of
from bot.telemetry.metrics import WARM, metrics_page
from bot.workers.drawing_process import Drawing
from bot.workers.warmup import (
    keep_what_is_loaded,
    run_between_interactions,
    warm_up_analysis,
    warm_up_game,
    warm_up_text_steps,
)
from render.core.canvas import preferred

GIL_SWITCH_INTERVAL = 0.001
"""Seconds that a rendering thread may hold the GIL while the event loop wants it.

Python's default is five times as long. Answering an interaction releases the GIL half a dozen times (sending, hashing,
decompressing), and the event loop would wait that long each time.
"""

CONNECTING_SECONDS = 3.0
"""Maximum seconds that the warm-up waits for the connection to Discord."""

FIRST_PAUSE = 5.0
"""Seconds after which the bot tries again to reach Discord; each time it waits twice as long."""

LONGEST_BREAK = 5 * 365 * 86_400.0
"""Seconds after which the bot takes a break since its last heartbeat for a wrong clock."""

LONGEST_PAUSE = 60.0
"""Maximum seconds between two such attempts."""

STARTING = "starting"
"""Key of the note with the time and the reason of the last attempt that failed."""

BotMaker = Callable[[], Awaitable[CursusBot]]

_WRONG_TOKEN = 4004
_log = logging.getLogger(__name__)


@contextlib.asynccontextmanager
async def open_store(database: Path, backups: Path | None = None) -> AsyncIterator[Store]:
    """The store; closed when the block ends. A database to be migrated is copied into ``backups`` first.

    Raises:
        HostError: it can't be used.
    """
    with contextlib.ExitStack() as alone:
        try:
            alone.enter_context(lock_database(database))
            copy = back_up_before_migration(database, backups or database.parent)
            if copy is not None:
                _log.info("Before the upgrade the database was copied to %s.", copy)
            store = await Store.open(database)
        except StoreError as error:
            raise host_error(error) from error
        try:
            yield store
        finally:
            await store.close()


async def run(
    token: str,
    database: Path,
    backups: tuple[Path, Rotation] | None = None,
    metrics_port: int | None = None,
) -> None:
    """Run the bot on Discord until SIGINT or SIGTERM; ``backups`` says where backups go and how many are kept.

    Raises:
        HostError: the database can't be used, the clock or the token is wrong, or the metrics port is taken.
    """
    async with open_store(database, None if backups is None else backups[0]) as store:
        if not has_fixed_sqlite():
            _log.warning("%s", say("sqlite-old", version=sqlite3.sqlite_version))
        await check_clock(store)

        async def make() -> CursusBot:
            bot = CursusBot(store, drawing=drawing_beside(database))
            if backups is not None:
                await Backups(database, *backups, store, bot.scheduler, bot.reporter).start()
            return bot

        await run_until_stopped(make, token, metrics_port)


def drawing_beside(database: Path) -> Drawing:
    """Pictures in the preferred format, drawn in a process of its own, with a cache beside the database."""
    return Drawing(database.absolute().parent / "cache", preferred())


@contextlib.asynccontextmanager
async def serve_metrics(current: Callable[[], CursusBot], port: int | None) -> AsyncIterator[None]:
    """Serve the metrics of the current bot on a local port until the block ends. Without a port, do nothing.

    Raises:
        HostError: the port is taken.
    """
    async with contextlib.AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(metrics_page(port, lambda: refresh(current())))
        except OSError as error:
            raise HostError(say("metrics-port-taken", port=str(port), reason=os.strerror(error.errno or 0))) from error
        yield


async def run_until_stopped(make: BotMaker, token: str, metrics_port: int | None = None) -> None:
    """Run a bot until SIGINT or SIGTERM, then shut it down cleanly.

    As long as Discord can't be reached, a new one is made and tried again after a while.

    Raises:
        HostError: the token is wrong, or the metrics port is taken.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stop.set)
    sys.setswitchinterval(GIL_SWITCH_INTERVAL)
    keep_little_memory()
    bot, pause = await make(), FIRST_PAUSE
    async with serve_metrics(lambda: bot, metrics_port):
        while True:
            error = await _run_once(bot, token, stop)
            if error is None:
                return
            reason = say("discord-unreachable", reason=type(error).__name__, seconds=round(pause))
            await bot.store.notes.set(STARTING, f"{time.time()} {type(error).__name__}")
            _log.warning("%s", reason)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await stop.wait()
                    return
            bot, pause = await make(), min(pause * 2, LONGEST_PAUSE)


async def _run_once(bot: CursusBot, token: str, stop: asyncio.Event) -> Exception | None:
    """Run a bot until it's stopped; return why Discord can't be reached, if it can't.

    Raises:
        HostError: the token is wrong.
    """
    async with bot:
        warming_up = asyncio.create_task(_warm_up(bot))
        running = asyncio.create_task(bot.start(token))
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        await bot.close()
        await asyncio.gather(warming_up, return_exceptions=True)
        if stop.is_set():
            # closing the bot cancelled what was in progress
            await asyncio.gather(running, return_exceptions=True)
            return None
        try:
            await running
        except discord.LoginFailure as error:
            raise HostError(say("token-wrong")) from error
        except discord.ConnectionClosed as error:
            raise HostError(say("token-wrong" if error.code == _WRONG_TOKEN else "gateway-closed")) from error
        except Exception as error:
            if not is_transient(error):
                raise
            return error
    return None


async def check_clock(store: Store) -> None:
    """Check that the clock can be right, judging by the bot's last heartbeat.

    Raises:
        TryLaterError: it can't.
    """
    beat = await store.notes.get(HEARTBEAT)
    if beat is not None and not -MAX_CLOCK_ERROR < time.time() - float(beat) < LONGEST_BREAK:
        now, then = (datetime.fromtimestamp(each, UTC).strftime("%Y-%m-%d") for each in (time.time(), float(beat)))
        raise TryLaterError(say("clock-wrong", now=now, last=then))


async def _warm_up(bot: CursusBot) -> None:
    with contextlib.suppress(TimeoutError):  # connecting comes first
        await bot.wait_for("connect", timeout=CONNECTING_SECONDS)
    if bot.renderer.process is not None:
        steps = (*warm_up_text_steps(), *opening_steps(), keep_what_is_loaded)
        await run_between_interactions(bot.backpressure, steps)
    if bot.analysis_process is not None:
        await bot.analysis_process.run(warm_up_analysis)
    for game in rules.games():  # one by one: a picture that someone waits for comes between
        await bot.renderer.draw(warm_up_game, game)
    await bot.renderer.draw(keep_what_is_loaded)
    WARM.set(1)


def check_health(database: Path) -> None:
    """Check that the bot with this database had a recent heartbeat.

    Raises:
        HostError: it didn't, or it's still trying to reach Discord.
    """
    try:
        beat = read_note_of(database, HEARTBEAT)
        starting = read_note_of(database, STARTING)
    except StoreError as error:
        raise host_error(error) from error
    if beat is not None and abs(time.time() - float(beat)) <= 3 * HEARTBEAT_SECONDS:
        return
    if starting is not None:
        since, _, reason = starting.partition(" ")
        if abs(time.time() - float(since)) <= 3 * LONGEST_PAUSE:
            raise HostError(say("health-starting", reason=reason))
    raise HostError(say("not-well"))
