"""How long a panel of one server takes while two people of another ask for all that they may.

Usage: ``python -m tests.load.fairness``. The bot runs in a process of its own, as a host runs it, with its limits. It
ends with code 1 if the 99th percentile is more than 1.5 times as long.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import rules
from bot.campaigns.creation import NewCampaign
from bot.campaigns.service import Campaigns
from bot.sandbox import UNLIMITED, Sandbox, SandboxSettings
from bot.sandbox.attachments import walk
from bot.sandbox.settings import GuildSettings, Person, WorldSettings
from bot.scheduling.scheduler import Scheduler
from bot.storage import Store
from tests.load.crowd import started

GAME = "rise-and-fall"
QUIET, BUSY = ("Narses", "quiet"), (("Theodora", "loud-1"), ("Belisarius", "loud-2"))
"""Who plays in which channel: the first on a server of their own."""

CHOICES = 400
PANELS = 150
PAUSE = 1.0
"""Seconds between two choices."""

PATIENCE = 60.0
MOST = 1.5
"""How many times as long the slowest panels may take."""


def settings() -> SandboxSettings:
    """Two servers, and as many requests as the bot itself allows."""
    guilds = (
        GuildSettings("Quiet", (QUIET[1],), (QUIET[0],)),
        GuildSettings("Busy", tuple(hall for _, hall in BUSY), tuple(name for name, _ in BUSY)),
    )
    people = tuple(Person(name) for name, _ in (QUIET, *BUSY))
    return SandboxSettings(rates=UNLIMITED, answer_window=PATIENCE, world=WorldSettings(guilds, people))


async def stock(box: Sandbox, file: Path, choices: int) -> None:
    """A campaign for each of them, those of the busy ones after so many choices."""
    store = await Store.open(file)
    campaigns, rng = Campaigns(store, Scheduler(store)), Random(1)
    for name, hall in (QUIET, *BUSY):
        channel, user = box.channel(hall), int(box.world.user(name)["id"])
        plan = NewCampaign(int(channel["guild_id"]), int(channel["id"]), user, GAME, None, {}, f"War of {name}")
        made = (await campaigns.create_from_table(plan, rules.start(GAME, seed=name))).id
        for seat in (await campaigns.snapshot(made)).places:
            await campaigns.membership.take_seat(made, seat, user)
        for _ in range(choices if (name, hall) in BUSY else 0):
            decision = (await campaigns.snapshot(made)).decision
            if decision is None:
                break
            await campaigns.answer(made, user, rules.random_choice(decision, rng))
    await store.database.execute("UPDATE posts SET state = 'sent' WHERE kind <> 'panel'")
    await store.close()


def shown_number(box: Sandbox, hall: str) -> int:
    """The newest decision that a panel in a channel shows; 0 if there's none."""
    parts = [part for post in box.messages(hall) for part in walk(post["components"]) if "custom_id" in part]
    ids = [part["custom_id"].split(":") for part in parts]
    return max((int(each[2], 36) for each in ids if len(each) == 4 and each[0] == "cp"), default=0)


async def act(box: Sandbox, name: str, hall: str, rng: Random) -> None:
    """Choose anything legal, and press *Do it anyway* where the bot asks for it."""
    offered = (await box.autocomplete(name, hall, "act", focused="choice")).choices
    outcome = await box.slash(name, hall, "act", choice=rng.choice([each["value"] for each in offered] or ["-"]))
    reply = outcome.message
    for control in walk(reply["components"]) if reply else ():
        if control.get("custom_id", "").rpartition(":")[2].startswith("sure."):
            await box.click(name, reply, control["custom_id"])


async def panels(box: Sandbox, count: int, rng: Random) -> list[float]:
    """The seconds from a choice to the panel with the next decision."""
    name, hall = QUIET
    taken: list[float] = []
    while len(taken) < count:
        before, began = shown_number(box, hall), time.monotonic()
        await act(box, name, hall, rng)
        while shown_number(box, hall) <= before and time.monotonic() - began < PATIENCE:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        taken.append(time.monotonic() - began)
        await asyncio.sleep(PAUSE)
    return taken


async def at_the_limit(box: Sandbox, name: str, hall: str, rng: Random) -> None:
    """Ask for films, maps and advice as fast as the bot allows; a choice before each film, so that none is kept."""
    while True:
        await act(box, name, hall, rng)
        for command in ("campaign film", "map", "advise"):
            await (await box.slash(name, hall, command)).settled()
        await asyncio.sleep(1)


async def measure(folder: Path, count: int, choices: int) -> float:
    """How many times as long the slowest panels take."""
    file, rng = folder / "cursus.db", Random(2)
    async with Sandbox(settings()) as box:
        await stock(box, file, choices)
        async with started(box, file):
            await panels(box, 10, rng)
            alone = await panels(box, count, rng)
            crowd = [asyncio.create_task(at_the_limit(box, name, hall, Random(name))) for name, hall in BUSY]
            beside = await panels(box, count, rng)
            for each in crowd:
                each.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
    (one, two), medians = (_p99(alone), _p99(beside)), (statistics.median(alone), statistics.median(beside))
    print(
        f"{count} panels, p99: alone {one * 1000:.0f} ms, beside two busy people {two * 1000:.0f} ms,"
        f" {two / one:.2f} times; medians {medians[0] * 1000:.0f} and {medians[1] * 1000:.0f} ms"
    )
    return two / one


def _p99(taken: list[float]) -> float:
    return statistics.quantiles(taken, n=100, method="inclusive")[98]


def main() -> None:
    """Measure from the command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--panels", type=int, default=PANELS)
    asked.add_argument("--choices", type=int, default=CHOICES, help="how long the campaigns of the busy people are")
    wanted = asked.parse_args()
    with TemporaryDirectory() as folder:
        sys.exit(asyncio.run(measure(Path(folder), wanted.panels, wanted.choices)) > MOST)


if __name__ == "__main__":
    main()
