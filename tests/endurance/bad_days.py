"""``python -m tests.endurance.bad_days``: a campaign with and without faults, with the same public record.

A share of all requests, on every route, meets a fault: refused, cut off, not answered, rate-limited or expired. The
gateway closes again and again, resumably or not. It sends events twice and out of order.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import re
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, ClassVar
from unittest.mock import patch

import aiohttp
import discord
import discord.http
import discord.shard

import rules
import tests.toy
from bot.campaigns.snapshot import CampaignSnapshot
from bot.client import CursusBot
from bot.common.discord_errors import is_transient
from bot.delivery import outbox
from bot.sandbox import UNLIMITED, Outcome, Sandbox, SandboxSettings, point_client_at, readable
from bot.sandbox.attachments import walk
from bot.sandbox.faults import EVERY_KIND, Kind, RandomFaults
from bot.storage import WINDOW, Store
from rules.core.decisions import Answer, Arrange, Decision, Pick
from rules.romanitas.ai.legate import legate
from tests.bot.playing import read_game
from tests.endurance.inspection import faults, is_quiet, rows

Json = dict[str, Any]

HALL, PLAYERS = "forum", ("Theodora", "Belisarius")
SHARE = 0.2
SECRET = "a campaign that lasts 40"
"""Dice under which the Legate sees the end of the longest scenario of Romanitas."""

HURRY = 100.0
"""So many times as fast as in life does the client's patience run out."""

_SNOWFLAKE = re.compile(r"\d{17,20}")
_MOST_TRIES = 500
_LONGEST = 900.0


@dataclass
class PublicRecord:
    """What everyone can read of a campaign, and its log."""

    posts: list[str]
    panel: tuple[str, list[str]]
    log: list[tuple[Any, ...]]


@dataclass
class Report:
    """What came of one campaign."""

    record: PublicRecord
    requests: int = 0
    met: Counter[Kind] = field(default_factory=Counter)
    storms: Counter[str] = field(default_factory=Counter)
    starts: int = 0
    presses: int = 0
    faults: list[str] = field(default_factory=list)
    client_errors: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        met = ", ".join(f"{count} {kind.name.lower()}" for kind, count in sorted(self.met.items(), key=_by_name))
        storms = ", ".join(f"{count} {kind}" for kind, count in sorted(self.storms.items()))
        found = "\n".join(["", *self.faults]) if self.faults else " none"
        return (
            f"{len(self.record.log)} actions, {len(self.record.posts)} posts, {self.requests} requests,"
            f" {self.presses} presses, {self.starts} starts; met: {met or 'nothing'}; gateway: {storms or 'quiet'};"
            f" errors that the client logged: {dict(self.client_errors)}; faults:{found}"
        )


def _by_name(met: tuple[Kind, int]) -> str:
    return met[0].name


class Hurried:
    """``asyncio`` for a module whose sleeps are to be short."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        """Sleep a fraction of that."""
        await asyncio.sleep(seconds / HURRY)


@contextlib.contextmanager
def hurried(patience: float) -> Iterator[None]:
    """Let everyone's patience be short, and the dice known."""
    modules: tuple[ModuleType, ...] = (discord.http, discord.shard)
    with contextlib.ExitStack() as stack:
        for module in modules:
            stack.enter_context(patch.object(module, "asyncio", Hurried()))
        whole = aiohttp.ClientTimeout(total=(aiohttp.client.DEFAULT_TIMEOUT.total or 0) / HURRY)
        stack.enter_context(patch.object(aiohttp.client, "DEFAULT_TIMEOUT", whole))
        stack.enter_context(patch.object(outbox, "PATIENCE", patience))
        stack.enter_context(patch.object(outbox, "MAX_BACKOFF", 0.05))
        stack.enter_context(patch("rules.core.registry.secrets.token_hex", lambda _: SECRET))
        yield


class Errors(logging.Handler):
    """Errors of ours, which are faults, and of the client, which complains of Discord."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.ours: list[str] = []
        self.clients: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith("bot."):
            self.ours.append(self.format(record))
        else:
            self.clients[f"{record.name}: {record.msg}"] += 1


class Bot(CursusBot):
    """A bot that does not wait five seconds between two identifies."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Go on at once."""


class Supervised:
    """A bot that is started again whenever it could not start, as a service is."""

    def __init__(self, store: Store, token: str) -> None:
        self.bot = Bot(store)
        self.starts = 0
        self._store = store
        self._token = token

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            self.starts += 1
            self.bot = Bot(self._store, guild_ready_timeout=0.05, heartbeat_timeout=1.0)
            async with self.bot:
                try:
                    await self.bot.start(self._token)
                except Exception as error:
                    if not is_transient(error):
                        raise


class Storms:
    """What befalls the gateway, now and then, in an order that depends on the seed."""

    BLOWS: ClassVar[dict[str, Callable[[Sandbox], Any]]] = {
        "closed": lambda box: box.gateway.drop(4000),
        "closed and timed out": lambda box: box.gateway.drop(4009),
        "asked to reconnect": lambda box: box.gateway.ask_reconnect(),
        "asked to resume": lambda box: box.gateway.ask_resume(),
        "session ended": lambda box: box.gateway.expire(),
        "told twice": lambda box: box.gateway.repeat_events(5),
        "told out of order": lambda box: box.gateway.swap_events(3),
        "interaction twice": lambda box: box.faults.repeat_interactions(),
        "silent": lambda box: box.gateway.fall_silent(),
    }
    RARE = ("session ended", "silent")

    def __init__(self, box: Sandbox, seed: int) -> None:
        self._box = box
        self._rng = Random(seed)
        self.blown: Counter[str] = Counter()

    async def blow(self) -> None:
        """Perhaps let something happen."""
        if self._rng.random() >= SHARE:
            return
        name = self._rng.choice([*self.BLOWS])
        if name in self.RARE and self._rng.random() < 0.7:
            return
        self.blown[name] += 1
        done = self.BLOWS[name](self._box)
        if asyncio.iscoroutine(done):
            await done


MOST_CHOICES = 5000
"""A campaign is played no further."""


class Player:
    """Whoever plays: by button where there is one, by command where there is none, again until it is done."""

    def __init__(self, box: Sandbox, supervised: Supervised, game: str, storms: Storms | None, most: int) -> None:
        self._most = most
        self._box = box
        self._supervised = supervised
        self._game = game
        self._storms = storms
        self.presses = 0

    async def play(self, **options: Any) -> int:
        """Found a campaign and play it to its end, or so many choices; return its number."""
        store = self._supervised.bot.store
        await self._until_done(
            lambda: self._box.slash(PLAYERS[0], HALL, "campaign new", title="War", game=self._game, **options),
            lambda: self._founded(store),
        )
        campaign = 1
        await self._posted(store, campaign)
        places = list((await self._supervised.bot.campaigns.snapshot(campaign)).places)
        for seat, user in zip(places, cycle(PLAYERS), strict=False):
            await self._take(store, campaign, seat, user)
        for _ in range(self._most):
            snapshot = await self._supervised.bot.campaigns.snapshot(campaign)
            if snapshot.decision is None:
                break
            await self._decide(snapshot)
        return campaign

    async def _founded(self, store: Store) -> bool:
        return await store.campaigns.get(1) is not None

    async def _take(self, store: Store, campaign: int, seat: str, user: str) -> None:
        async def is_taken() -> bool:
            return seat in await store.seats.of(campaign)

        if not await is_taken():
            known = await store.campaigns.get(campaign)
            assert known is not None
            thread = str(known.channel)
            await self._until_done(lambda: self._box.slash(user, thread, "campaign join", seat=seat), is_taken)

    async def _decide(self, snapshot: CampaignSnapshot) -> None:
        asked = next((each for each in snapshot.pending if each.kept is None), None)
        if asked is None:
            await self._release(snapshot)
            return
        decision, number, campaign = asked.decision, asked.decision.number, snapshot.campaign.id
        user = next(name for name in PLAYERS if int(self._box.world.user(name)["id"]) == asked.holder)
        answer = self._answer(snapshot, decision)
        thread = str(snapshot.campaign.channel)
        typed = ",".join(answer) or "-" if isinstance(answer, tuple) else "suggested"

        async def press() -> Outcome:
            button = self._button(thread, number, decision, answer)
            if button is not None:
                return await self._box.click(user, *button)
            return await self._box.slash(user, thread, "act", choice=typed)

        async def is_made() -> bool:
            now = await self._supervised.bot.campaigns.snapshot(campaign)
            return all(each.decision.number != number or each.kept is not None for each in now.pending)

        await self._until_done(press, is_made)

    async def _release(self, snapshot: CampaignSnapshot) -> None:
        """Let the time pass for which a secret window collects answers: everyone has answered."""
        campaign, number = snapshot.campaign.id, snapshot.number
        await self._supervised.bot.store.timers.set(WINDOW, campaign, time.time())
        while (await self._supervised.bot.campaigns.snapshot(campaign)).number == number:
            self._supervised.bot.scheduler.wake()
            await asyncio.sleep(0.005)

    def _answer(self, snapshot: CampaignSnapshot, decision: Decision) -> Answer:
        if isinstance(decision, Arrange):
            return decision.default
        if self._game == "romanitas":
            return legate(snapshot.table)
        return rules.random_choice(decision, Random(decision.number))

    def _button(self, thread: str, number: int, decision: Decision, answer: Answer) -> tuple[str, str] | None:
        """The button that means an answer, on a panel that has come to show the decision; every second time."""
        if number % 2 or not isinstance(decision, Pick) or len(answer) != 1:
            return None
        label = next(option.label for option in decision.options if (option.id,) == answer)
        for message in reversed(self._box.messages(thread)):
            for part in walk(message["components"]):
                words = str(part.get("custom_id", "")).split(":")
                meant = len(words) == 4 and words[3].startswith("pick") and int(words[2], 36) == number
                if meant and part["label"] == label:
                    return message["id"], part["custom_id"]
        return None

    async def _until_done(self, press: Callable[[], Any], is_done: Callable[[], Any]) -> None:
        for _ in range(_MOST_TRIES):
            if self._storms is not None:
                await self._storms.blow()
            self.presses += 1
            await press()
            for _ in range(20):
                if await is_done():
                    return
                await asyncio.sleep(0.005)
        raise AssertionError("it is never done")

    async def _posted(self, store: Store, campaign: int) -> None:
        while await store.posts.next(campaign) is not None:  # noqa: ASYNC110 - another task delivers
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def supervised(store: Store, token: str) -> AsyncIterator[Supervised]:
    """A bot that runs until the block ends. If it ends with a fault, the block ends with it."""
    bot = Supervised(store, token)
    try:
        async with asyncio.TaskGroup() as group:
            running = group.create_task(bot.run())
            yield bot
            running.cancel()
    finally:
        await bot.bot.close()


async def campaign(
    game: str,
    seed: int,
    share: float,
    kinds: tuple[Kind, ...] = EVERY_KIND,
    most: int = MOST_CHOICES,
    **options: Any,
) -> Report:
    """Play one campaign to its end or so many choices.

    That share of requests fails on every route, and there's as much trouble with the gateway.
    """
    watch = Errors()
    logging.getLogger().addHandler(watch)
    settings = SandboxSettings(rates=UNLIMITED, answer_window=0.6, heartbeat_seconds=0.3)
    try:
        with tempfile.TemporaryDirectory() as folder, hurried(0.5 if game == "toy" else 3.0):
            file = Path(folder) / "cursus.db"
            async with Sandbox(settings) as box:
                point_client_at(box)
                weather = RandomFaults(seed, share, kinds)
                storms = Storms(box, seed) if share else None
                box.faults.random_faults = weather
                store = await Store.open(file)
                async with supervised(store, settings.token) as bot:
                    player = Player(box, bot, game, storms, most)
                    async with asyncio.timeout(_LONGEST):
                        made = await player.play(**options)
                        while not await asyncio.to_thread(is_quiet, file):  # noqa: ASYNC110 - another task delivers
                            await asyncio.sleep(0.02)
                await store.close()
                report = Report(public_record(box, file, made), len(box.record.entries))
                report.faults = [*await faults(file, box), *watch.ours]
                report.met, report.starts, report.presses = weather.met, bot.starts, player.presses
                report.storms = storms.blown if storms else Counter()
    finally:
        logging.getLogger().removeHandler(watch)
    report.client_errors = watch.clients
    return report


def public_record(box: Sandbox, file: Path, campaign: int) -> PublicRecord:
    """What everyone can read of a campaign, without ids that depend on when something was posted."""
    ((thread, shown),) = rows(file, "SELECT channel, panel FROM campaigns WHERE id = ?", campaign)
    messages = box.messages(str(thread))
    posts = [_timeless(_told(each)) for each in messages if each["id"] != str(shown) and not each["flags"] & 64]
    panel = next(each for each in messages if each["id"] == str(shown))
    ids = [str(part["custom_id"]) for part in walk(panel["components"]) if "custom_id" in part]
    log = rows(
        file,
        "SELECT number, kind, seat, user, rule, answer, way, undone, topic FROM actions WHERE campaign = ?"
        " ORDER BY number",
        campaign,
    )
    return PublicRecord(posts, (_timeless(_told(panel)), ids), log)


def _told(message: Json) -> str:
    """The text of a message and of its pictures, for those who cannot see them."""
    alts = [str(item.get("description")) for part in walk(message["components"]) for item in part.get("items", ())]
    return "\n".join([readable(message), *alts])


def _timeless(text: str) -> str:
    return _SNOWFLAKE.sub("#", text)


def differences(good: PublicRecord, bad: PublicRecord) -> list[str]:
    """What is not the same in two records."""
    found = [
        f"post {place}: {one[:200]!r} is {other[:200]!r}"
        for place, (one, other) in enumerate(zip(good.posts, bad.posts, strict=False))
        if one != other
    ]
    if len(good.posts) != len(bad.posts):
        found.append(f"{len(good.posts)} posts are {len(bad.posts)}")
    if good.panel != bad.panel:
        found.append(f"the panel {good.panel} is {bad.panel}")
    return [*found, *([] if good.log == bad.log else ["the logs differ"])]


async def comparison(game: str, seed: int, share: float = SHARE, **options: Any) -> list[Report]:
    """Play a campaign twice; the second report's faults list what differs on the bad days."""
    good = await campaign(game, seed, 0.0, **options)
    bad = await campaign(game, seed, share, **options)
    bad.faults += differences(good.record, bad.record)
    return [good, bad]


def main() -> None:
    """Play and compare from the command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--rounds", type=int, default=3, help="how many seeds, one after another")
    asked.add_argument("--game", action="append", help="toy, or any game of this program; with options: toy:intrigue")
    asked.add_argument("--choices", type=int, default=MOST_CHOICES, help="how many choices at most")
    wanted = asked.parse_args()
    tests.toy.register()
    failed = False
    for each in wanted.game or ["toy", "romanitas"]:
        game, chosen = read_game(each)
        options: dict[str, Any] = {"most": wanted.choices, **chosen}
        for seed in range(wanted.seed, wanted.seed + wanted.rounds):
            began = time.monotonic()
            good, bad = asyncio.run(comparison(game, seed, **options))
            print(f"{each}, seed {seed}, {time.monotonic() - began:.0f} s\n  good days: {good}\n  bad days: {bad}")
            failed = failed or bool(good.faults or bad.faults)
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
