"""Runs the bot until it's stopped, on Discord or in the sandbox."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import discord

from bot.client import HEARTBEAT_SECONDS, CursusBot
from bot.common.discord_errors import is_transient
from bot.common.errors import HostError
from bot.common.messages import say
from bot.ops.backups import Backups, Rotation
from bot.ops.status import refresh
from bot.ops.store_errors import host_error
from bot.storage import Store, StoreError
from bot.storage.backup import lock_database
from bot.storage.store import read_heartbeat
from bot.telemetry.metrics import metrics_page
from bot.workers.drawing_process import Drawing
from bot.workers.warmup import warm_up, warm_up_texts
from render.core.canvas import preferred

GIL_SWITCH_INTERVAL = 0.001
"""Seconds that a rendering thread may hold the GIL while the event loop wants it.

Python's default is five times as long. Answering an interaction releases the GIL half a dozen times (sending, hashing,
decompressing), and the event loop would wait that long each time.
"""

_WRONG_TOKEN = 4004


@contextlib.asynccontextmanager
async def open_store(database: Path) -> AsyncIterator[Store]:
    """The store; closed when the block ends.

    Raises:
        HostError: it can't be used.
    """
    with contextlib.ExitStack() as alone:
        try:
            alone.enter_context(lock_database(database))
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
        HostError: the database can't be used, the token is wrong, Discord can't be reached, or the metrics port is
            taken.
    """
    async with open_store(database) as store:
        bot = CursusBot(store, drawing=drawing_beside(database))
        if backups is not None:
            await Backups(database, *backups, store, bot.scheduler, bot.reporter).start()
        async with serve_metrics(bot, metrics_port):
            await run_until_stopped(bot, token)


def drawing_beside(database: Path) -> Drawing:
    """Pictures in the preferred format, drawn in a process of its own, with a cache beside the database."""
    return Drawing(database.absolute().parent / "cache", preferred())


@contextlib.asynccontextmanager
async def serve_metrics(bot: CursusBot, port: int | None) -> AsyncIterator[None]:
    """Serve the bot's metrics on a local port until the block ends. Without a port, do nothing.

    Raises:
        HostError: the port is taken.
    """
    async with contextlib.AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(metrics_page(port, lambda: refresh(bot)))
        except OSError as error:
            raise HostError(say("metrics-port-taken", port=str(port), reason=os.strerror(error.errno or 0))) from error
        yield


async def run_until_stopped(bot: CursusBot, token: str) -> None:
    """Run a bot until SIGINT or SIGTERM, then shut it down cleanly.

    Raises:
        HostError: the token is wrong, or Discord can't be reached.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stop.set)
    sys.setswitchinterval(GIL_SWITCH_INTERVAL)
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
            return
        try:
            await running
        except discord.LoginFailure as error:
            raise HostError(say("token-wrong")) from error
        except discord.ConnectionClosed as error:
            raise HostError(say("token-wrong" if error.code == _WRONG_TOKEN else "gateway-closed")) from error
        except Exception as error:
            if not is_transient(error):
                raise
            raise HostError(say("discord-unreachable", reason=type(error).__name__)) from error


async def _warm_up(bot: CursusBot) -> None:
    if bot.renderer.process is not None:
        await asyncio.to_thread(warm_up_texts)
    await bot.renderer.draw(warm_up)


def check_health(database: Path) -> None:
    """Check that the bot with this database had a recent heartbeat.

    Raises:
        HostError: it didn't.
    """
    try:
        beat = read_heartbeat(database)
    except StoreError as error:
        raise host_error(error) from error
    if beat is None or abs(time.time() - beat) > 3 * HEARTBEAT_SECONDS:
        raise HostError(say("not-well"))
