"""Fifty players in a sandbox, each in a campaign of their own, who all act at the same moment."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from bot.sandbox import Outcome, Sandbox, SandboxSettings
from bot.sandbox.settings import GuildSettings, Person, WorldSettings
from tests.load.stock import Place

ROUNDS = 20
PAUSE = 2.0
"""Seconds between two moments at which everyone acts."""

MOST_SECONDS = 60.0


@dataclass
class Acknowledgements:
    """Milliseconds from interaction to acknowledgement, by what was asked for; and what was answered in error."""

    times: dict[str, list[float]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    def all(self) -> list[float]:
        """Those of all sorts."""
        return [each for sort in self.times.values() for each in sort]

    def joined(self, other: Acknowledgements) -> Acknowledgements:
        """These and those of another time."""
        sorts = {*self.times, *other.times}
        times = {sort: self.times.get(sort, []) + other.times.get(sort, []) for sort in sorts}
        return Acknowledgements(times, self.errors + other.errors)


def world(players: int) -> SandboxSettings:
    """A server in which each player has a channel."""
    names = tuple(f"Player{number}" for number in range(players))
    guild = GuildSettings("Load", tuple(f"hall-{number}" for number in range(players)), names)
    return SandboxSettings(world=WorldSettings((guild,), tuple(Person(name) for name in names)))


def places(box: Sandbox, players: int) -> list[Place]:
    """The channel of each player."""
    guild = int(next(iter(box.world.guilds)))
    return [
        Place(guild, int(box.channel(f"hall-{number}")["id"]), int(box.world.user(f"Player{number}")["id"]))
        for number in range(players)
    ]


class Bot:
    """A bot in a process of its own, and its figures."""

    def __init__(self, port: int, pid: int) -> None:
        self._page = f"http://127.0.0.1:{port}/metrics"
        self._pid = pid

    def memory(self) -> list[tuple[float, float]]:
        """Of the bot and then each of its processes: megabytes of its own, and those mapped from files."""
        children = Path(f"/proc/{self._pid}/task/{self._pid}/children").read_text(encoding="ascii").split()
        return [_memory_of(pid) for pid in (self._pid, *map(int, children))]

    async def figures(self) -> dict[str, float]:
        """Its metrics: name (with labels, if any) to value."""
        async with aiohttp.ClientSession() as session, session.get(self._page) as answer:
            page = await answer.text()
        found: dict[str, float] = {}
        for family in text_string_to_metric_families(page):
            for sample in family.samples:
                labels = ",".join(f"{key}={value}" for key, value in sorted(sample.labels.items()))
                found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
        return found


def _memory_of(pid: int) -> tuple[float, float]:
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    sizes = {name: int(size.split()[0]) / 1024 for name, size in (line.split(":") for line in lines if "kB" in line)}
    return sizes["RssAnon"], sizes["RssFile"]


@contextlib.asynccontextmanager
async def started(box: Sandbox, database: Path) -> AsyncIterator[tuple[Bot, float]]:
    """A bot over a database, and how many seconds it took to be ready; it is stopped when the block ends."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    arguments = (box.http, box.ws, box.settings.token, str(database), str(port))
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.load.process", *arguments)
    try:
        await box.wait_for(lambda: box.gateway.connected, MOST_SECONDS)
        yield Bot(port, process.pid), time.perf_counter() - began
    finally:
        process.send_signal(signal.SIGTERM)
        await process.wait()


async def crowded(box: Sandbox, players: int, rounds: int, seed: int) -> Acknowledgements:
    """Let everyone act at the same moment, and again after a pause; now and then someone asks for the map."""
    rng = Random(seed)
    found = Acknowledgements()
    for _ in range(rounds):
        pause = asyncio.create_task(asyncio.sleep(PAUSE))
        await asyncio.gather(*(_act(box, number, Random(rng.random()), found) for number in range(players)))
        await pause
    return found


async def _act(box: Sandbox, number: int, rng: Random, found: Acknowledgements) -> None:
    player, hall = f"Player{number}", f"hall-{number}"
    if rng.random() < 0.1:
        await _timed(found, "/map", box.slash(player, hall, "map"))
        return
    offered = await _timed(found, "autocomplete", box.autocomplete(player, hall, "act", focused="choice"))
    choices = [each["value"] for each in offered.choices if each["value"] != "-"] or ["-"]
    await _timed(found, "/act", box.slash(player, hall, "act", choice=rng.choice(choices)))


async def _timed(found: Acknowledgements, sort: str, asking: Awaitable[Outcome]) -> Outcome:
    began = time.perf_counter()
    outcome = await asking
    found.times.setdefault(sort, []).append((time.perf_counter() - began) * 1000)
    if outcome.error:
        found.errors.append(f"{sort}: {outcome.error}")
    return outcome
