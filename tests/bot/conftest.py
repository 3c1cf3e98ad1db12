"""Fixtures for tests of the bot: a sandbox, a client pointed at it, and an eye on what discord.py swallows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from typing import TypeVar

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.sandbox import UNLIMITED, Sandbox, SandboxSettings

TOKEN = SandboxSettings().token
READY_WITHIN = 20

BotT = TypeVar("BotT", bound=discord.Client)


def point(box: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Point discord.py at a sandbox for the length of a test."""
    monkeypatch.setattr(Route, "BASE", f"{box.http}/api/v10")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(box.ws))
    monkeypatch.setattr(discord.Asset, "BASE", box.http)


@pytest.fixture
def sandbox_settings() -> SandboxSettings:
    """The settings of the ``sandbox`` fixture; override it in a module or class for others."""
    return SandboxSettings(rates=UNLIMITED)


@pytest.fixture
async def sandbox(sandbox_settings: SandboxSettings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A fresh sandbox at a free port, with the client pointed at it."""
    async with Sandbox(sandbox_settings) as box:
        point(box, monkeypatch)
        yield box


@contextlib.asynccontextmanager
async def running(bot: BotT) -> AsyncIterator[BotT]:
    """Run a bot until the block ends. Twice in a test is a restart."""
    async with bot:
        task = asyncio.create_task(bot.start(TOKEN))
        ready = asyncio.create_task(bot.wait_until_ready())
        done, _ = await asyncio.wait({task, ready}, timeout=READY_WITHIN, return_when=asyncio.FIRST_COMPLETED)
        if ready not in done:
            ready.cancel()
        if task in done:
            task.result()
        assert ready in done, "the bot was not ready in time"
        yield bot
        await bot.close()
        await task


class _Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(record)


@pytest.fixture
def discord_errors() -> Iterator[list[logging.LogRecord]]:
    """The ERROR records of discord.py and of the sandbox so far; a test that expects some clears the list."""
    watch = _Errors()
    loggers = [logging.getLogger(name) for name in ("discord", "bot.sandbox")]
    for logger in loggers:
        logger.addHandler(watch)
    yield watch.seen
    for logger in loggers:
        logger.removeHandler(watch)


@pytest.fixture(autouse=True)
def no_swallowed_errors(discord_errors: list[logging.LogRecord]) -> Iterator[None]:
    """Fail a test in which discord.py logged an exception instead of raising it."""
    yield
    lines = [logging.Formatter().format(record) for record in discord_errors]
    assert not lines, "\n".join(lines)
