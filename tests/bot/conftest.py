"""Fixtures for tests of the bot: a sandbox, the toy as the only game, a database, a running bot and a campaign.

``no_swallowed_errors`` fails a test in which discord.py hides an exception.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import ParamSpec, TypeVar

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import tests.toy
from bot.client import REGISTERED, CursusBot
from bot.sandbox import UNLIMITED, Sandbox, SandboxSettings
from bot.sandbox.guild_routes import GLOBAL
from bot.storage import Store
from bot.workers.rendering import RenderWorker
from render.presenter import text_only
from rules.core.registry import only_games
from tests.bot.playing import PATIENCE, Game, Json, make_bot

TOKEN = SandboxSettings().token

BotT = TypeVar("BotT", bound=discord.Client)
P = ParamSpec("P")
T = TypeVar("T")


def point(box: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Point discord.py at a sandbox for the length of a test."""
    monkeypatch.setattr(Route, "BASE", f"{box.http}/api/v10")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(box.ws))
    monkeypatch.setattr(discord.Asset, "BASE", box.http)


@pytest.fixture
def sandbox_settings() -> SandboxSettings:
    """The settings of the ``sandbox`` fixture; override it in a module or class for others.

    Discord waits three seconds for an answer. A busy machine may need longer, which no test is about.
    """
    return SandboxSettings(rates=UNLIMITED, answer_window=60.0)


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
        done, _ = await asyncio.wait({task, ready}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
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


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """The toy is the only game. A module that needs the real games overrides this fixture."""
    with only_games({}):
        tests.toy.register()
        yield


@pytest.fixture(autouse=True)
def fixed_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice secrets of this process's campaigns are the same in every run, and differ within a test."""
    drawn = itertools.count()

    def token_hex(size: int = 32) -> str:
        return hashlib.shake_256(f"{request.node.name} {next(drawn)}".encode()).hexdigest(size)

    monkeypatch.setattr("secrets.token_hex", token_hex)


@pytest.fixture
def without_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Posts are composed without their pictures, for tests of real games that are about something else."""
    draw = RenderWorker.draw

    async def told(worker: RenderWorker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        with text_only():
            return await draw(worker, work, *args, **kwargs)

    monkeypatch.setattr(RenderWorker, "draw", told)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database of a test is."""
    return tmp_path / "cursus.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    """A store of its own."""
    store = await Store.open(file)
    yield store
    await store.close()


_REGISTERED: dict[str, list[Json]] = {}
"""The commands that an earlier bot of this process has registered, by their digest."""


async def _register(sandbox: Sandbox, bot: CursusBot, commands: Sequence[Json]) -> None:
    """Register commands that have been found sound before: to translate and check them is half of a bot's start."""
    world = sandbox.world
    own = [{**each, "id": world.snowflakes.next(), "application_id": world.application_id} for each in commands]
    world.set_commands(GLOBAL, own)
    await bot.store.notes.set(REGISTERED, bot.digest_of_commands(int(world.application_id)))


@pytest.fixture
async def bot(sandbox: Sandbox, file: Path) -> AsyncIterator[CursusBot]:
    """A bot that runs in the sandbox."""
    bot = await make_bot(file)
    key = bot.digest_of_commands(None)
    if key in _REGISTERED:
        await _register(sandbox, bot, _REGISTERED[key])
    async with running(bot):
        _REGISTERED[key] = sandbox.world.commands[GLOBAL]
        yield bot
    await bot.store.close()


@pytest.fixture
async def game(sandbox: Sandbox, bot: CursusBot) -> Game:
    """A campaign whose seats are taken and whose first decision waits for Red."""
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    return game
