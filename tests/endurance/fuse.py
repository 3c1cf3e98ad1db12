"""Runs the bot in a process that kills itself after so many statements, requests, answers or pictures."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal, ParamSpec, TypeVar

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import tests.toy
from bot.app import open_store, run_until_stopped
from bot.client import CursusBot
from bot.interactions.rate_limits import NO_BOUNDS
from bot.sandbox import SandboxSettings
from bot.storage import WINDOW
from bot.storage.connection import connect
from bot.workers.rendering import RenderWorker
from rules.core import registry

P = ParamSpec("P")
T = TypeVar("T")

Spark = Literal["statement", "commit", "request", "answer", "drawing", "moment"]
"""Where a fuse burns: before a statement that writes; at a commit, before or after it; before a request that changes
something; after Discord has done it and before the bot has put that down; while drawing; or at any moment."""


@dataclass(frozen=True)
class Fuse:
    """The process dies at the ``count``-th spark of a kind since its start or since it was ready, and some seconds on.

    A fuse of length 0 never burns down.
    """

    spark: Spark
    count: int
    seconds: float = 0.0
    since: Literal["start", "ready"] = "ready"

    def __str__(self) -> str:
        return f"{self.spark} {self.count} since {self.since} and {self.seconds * 1000:.1f} ms"


NO_FUSE = Fuse("moment", 0)

CRASHES = "crash.log"
"""The file in which a process that crashes writes where each of its threads was."""


class Lit:
    """A fuse that hears of the sparks of its process."""

    def __init__(self, fuse: Fuse) -> None:
        self._fuse = fuse
        self._left = fuse.count
        self._burns = False
        if fuse.since == "start":
            self.light()

    def light(self) -> None:
        """From now on sparks count."""
        if not self._burns:
            self._burns = True
            self.hear("moment")

    def hear(self, spark: Spark) -> None:
        """Something has happened at which a process may die."""
        if not self._burns or spark != self._fuse.spark:
            return
        self._left -= 1
        if self._left == 0:
            threading.Timer(self._fuse.seconds, _die).start() if self._fuse.seconds else _die()

    def hear_statement(self, sql: str) -> None:
        """A statement is about to be carried out."""
        if sql.startswith("COMMIT"):
            self.hear("commit")
        if not sql.startswith(("SELECT", "PRAGMA journal", "PRAGMA sync")):
            self.hear("statement")


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


TWO_GAMES = ("toy", "romanitas")
_EVERY_GAME = registry.packages()


def only_two_games() -> None:
    """Make the toy and Romanitas the only games of this process."""
    only_games(TWO_GAMES)


def only_games(games: Sequence[str]) -> None:
    """Make these the only games of this process."""
    tests.toy.register()
    known = {**_EVERY_GAME, **registry.packages()}
    registry.replace_games({game: known[game] for game in games})


def play(http: str, ws: str, folder: Path, fuse: Fuse, games: Sequence[str] = TWO_GAMES) -> None:
    """Be the bot at a sandbox in another process, until the fuse has burnt down."""
    only_games(games)
    faulthandler.enable((folder / CRASHES).open("a", encoding="utf-8"))
    logging.basicConfig(filename=folder / "bot.log", level=logging.WARNING)
    Route.BASE = f"{http}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(ws)
    discord.Asset.BASE = http
    lit = Lit(fuse)
    _watch_statements(lit)
    _watch_drawing(lit)
    asyncio.run(_run(folder / "cursus.db", lit))


def migrate(file: Path, fuse: Fuse) -> None:
    """Bring a database up to today's version, until the fuse has burnt down."""
    lit = Lit(fuse)
    _watch_statements(lit)
    connect(file).close()


class _Watched(CursusBot):
    lit: Lit
    tending: asyncio.Task[None] | None = None

    async def on_ready(self) -> None:
        await super().on_ready()
        self.lit.light()
        self.tending = self.tending or asyncio.create_task(_tend(self))


async def _tend(bot: CursusBot) -> None:
    """Let the time of secret windows pass once everyone has answered."""
    while not bot.is_closed():
        await asyncio.sleep(0.1)
        for campaign in await bot.store.campaigns.all():
            snapshot = await bot.campaigns.snapshot(campaign.id)
            if snapshot.is_collecting and all(each.kept is not None for each in snapshot.pending):
                await bot.store.timers.set(WINDOW, campaign.id, time.time())
                bot.scheduler.wake()


async def _run(database: Path, lit: Lit) -> None:
    async with open_store(database) as store:

        async def make() -> _Watched:
            bot = _Watched(store, bounds=NO_BOUNDS, guild_ready_timeout=0.05, http_trace=_watched_requests(lit))
            bot.lit = lit
            bot.ai_turns.pause = 0.05
            return bot

        await run_until_stopped(make, SandboxSettings().token)


def _watch_statements(lit: Lit) -> None:
    plain: Callable[..., sqlite3.Connection] = sqlite3.connect

    def traced(*args: Any, **options: Any) -> sqlite3.Connection:
        db = plain(*args, **options)
        db.set_trace_callback(lit.hear_statement)
        return db

    sqlite3.connect = traced  # type: ignore[assignment]


def _watch_drawing(lit: Lit) -> None:
    plain = RenderWorker.draw

    async def draw(self: RenderWorker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        def watched(*args: P.args, **kwargs: P.kwargs) -> T:
            lit.hear("drawing")
            return work(*args, **kwargs)

        return await plain(self, watched, *args, **kwargs)

    RenderWorker.draw = draw  # type: ignore[method-assign]


def _watched_requests(lit: Lit) -> aiohttp.TraceConfig:
    trace = aiohttp.TraceConfig()

    async def begun(_: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestStartParams) -> None:
        if request.method != "GET":
            lit.hear("request")

    async def answered(_: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
        if request.method != "GET":
            lit.hear("answer")

    trace.on_request_start.append(begun)
    trace.on_request_end.append(answered)
    return trace
