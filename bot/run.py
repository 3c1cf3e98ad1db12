"""Running the bot until it is told to stop, against Discord or against the sandbox."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import logging.config
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import discord

from bot.client import HEARTBEAT_SECONDS, CursusBot
from bot.errors import HostError
from bot.store import Store, StoreError
from bot.store.store import heartbeat_of
from bot.texts import say
from bot.unwell import is_unwell

_WRONG_TOKEN = 4004


def set_up_logging(level: str) -> None:
    """Log to stderr, a line each: time, level, where, what. The library speaks only of what went wrong."""
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
            "root": {"level": level, "handlers": ["stderr"]},
            "loggers": {
                "discord": {"level": "WARNING"},
                "discord.client": {"level": "ERROR"},
                "aiosqlite": {"level": "WARNING"},
                "PIL": {"level": "WARNING"},
            },
        }
    )


@contextlib.asynccontextmanager
async def opened(database: Path) -> AsyncIterator[Store]:
    """The store, closed afterwards.

    Raises:
        HostError: it cannot be used.
    """
    try:
        store = await Store.open(database)
    except StoreError as fault:
        raise HostError(str(fault)) from fault
    try:
        yield store
    finally:
        await store.close()


async def run(token: str, database: Path) -> None:
    """Run the bot against Discord until SIGINT or SIGTERM.

    Raises:
        HostError: the database cannot be used, the token is wrong, or Discord cannot be reached.
    """
    async with opened(database) as store:
        await until_stopped(CursusBot(store), token)


async def until_stopped(bot: CursusBot, token: str) -> None:
    """Run a bot until SIGINT or SIGTERM, then let it leave in good order.

    Raises:
        HostError: the token is wrong, or Discord cannot be reached.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stop.set)
    async with bot:
        running = asyncio.create_task(bot.start(token))
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        await bot.close()
        try:
            await running
        except discord.LoginFailure as fault:
            raise HostError(say("token-wrong")) from fault
        except discord.ConnectionClosed as fault:
            raise HostError(say("token-wrong" if fault.code == _WRONG_TOKEN else "gateway-closed")) from fault
        except Exception as fault:
            if not is_unwell(fault):
                raise
            raise HostError(say("discord-unreachable", reason=type(fault).__name__)) from fault


def check_health(database: Path) -> None:
    """Make sure that the bot which uses this database was well of late.

    Raises:
        HostError: it was not.
    """
    try:
        beat = heartbeat_of(database)
    except StoreError as fault:
        raise HostError(say("store-unopened", file=str(database), reason=str(fault))) from fault
    if beat is None or time.time() - beat > 3 * HEARTBEAT_SECONDS:
        raise HostError(say("not-well"))
