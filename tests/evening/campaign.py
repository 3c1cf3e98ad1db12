"""A campaign in the sandbox, from its start to the inspection at its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from unittest.mock import patch

from bot.campaigns import turn_mentions
from bot.client import CursusBot
from bot.delivery import panel_position
from bot.sandbox import Sandbox, SandboxSettings, point_client_at
from bot.sandbox.settings import RateLimits, Window
from bot.storage import turn_mentions as stored_mentions
from tests.bot.playing import HALL, Game, Json, controls, make_bot
from tests.endurance.inspection import faults_of_panels, faults_of_posts, is_quiet
from tests.evening.setups import Setup
from tests.evening.watch import Errors, Report, Wire

_HAND_OVERS = """
CREATE TABLE hand_overs (campaign INTEGER, user INTEGER);
CREATE TRIGGER handed_over AFTER INSERT ON turn_mentions WHEN new.pending
BEGIN INSERT INTO hand_overs VALUES (new.campaign, new.user); END;
CREATE TRIGGER handed_over_again AFTER UPDATE ON turn_mentions WHEN new.pending AND NOT old.pending
BEGIN INSERT INTO hand_overs VALUES (new.campaign, new.user); END;
INSERT INTO hand_overs SELECT campaign, user FROM turn_mentions WHERE pending;
"""


@dataclass(frozen=True)
class Pace:
    """How fast time passes: 1 as in life, 0.1 ten times as fast. ``present`` is how long no one needs a mention."""

    share: float = 1.0
    present: float = turn_mentions.PRESENT_SECONDS

    @contextlib.contextmanager
    def applied(self) -> Iterator[None]:
        """Let the bot's own patience be a fraction of what it is in life."""
        changed = (
            (panel_position, "SILENCE_SECONDS", panel_position.SILENCE_SECONDS),
            (stored_mentions, "SETTLE_SECONDS", stored_mentions.SETTLE_SECONDS),
            (turn_mentions, "PRESENT_SECONDS", self.present),
        )
        with contextlib.ExitStack() as stack:
            for module, name, seconds in changed:
                stack.enter_context(patch.object(module, name, seconds * self.share))
            yield

    def settings(self) -> SandboxSettings:
        """A sandbox whose rate limits reset in a fraction of the time, with patience for a busy machine."""
        usual = RateLimits()
        posts, edits, webhooks = (
            Window(each.limit, each.seconds * self.share) for each in (usual.posts, usual.edits, usual.webhooks)
        )
        return SandboxSettings(rates=RateLimits(posts=posts, edits=edits, webhooks=webhooks), answer_window=15.0)


@contextlib.asynccontextmanager
async def campaign(
    file: Path, setup: Setup, seed: int, pace: Pace, report: Report
) -> AsyncIterator[tuple[Sandbox, CursusBot, Game]]:
    """A campaign with everyone seated. At the end of the block, the report gets all that's wrong."""
    errors = Errors(report)
    logging.getLogger().addHandler(errors)
    secret = patch("rules.core.registry.secrets.token_hex", lambda _: f"an evening {seed}")
    try:
        with pace.applied(), secret:
            async with _started(file, pace) as (box, bot):
                wire = Wire(box, report)
                game = await Game.found(box, bot, title="Evening", **setup.typed)
                await take_seats(game, setup.people)
                _execute(file, _HAND_OVERS)
                await game.shown()
                yield box, bot, game
                async with asyncio.timeout(60):
                    while not await asyncio.to_thread(is_quiet, file):  # noqa: ASYNC110 - another task delivers
                        await asyncio.sleep(0.02)
                for fault in [fault async for fault in _faults_at_the_end(file, box, bot, wire)]:
                    report.complain("other", fault)
                report.hand_overs = len(_execute(file, "SELECT user FROM hand_overs"))
    finally:
        logging.getLogger().removeHandler(errors)


@contextlib.asynccontextmanager
async def _started(file: Path, pace: Pace) -> AsyncIterator[tuple[Sandbox, CursusBot]]:
    """A sandbox with a bot in it that runs until the block ends."""
    settings = pace.settings()
    async with Sandbox(settings) as box:
        point_client_at(box)
        bot = await make_bot(file)
        async with bot:
            running = asyncio.create_task(bot.start(settings.token))
            await bot.wait_until_ready()
            yield box, bot
            await bot.close()
            await running
        await bot.store.close()


async def take_seats(game: Game, people: Sequence[str]) -> None:
    """Everyone gets a seat, or an office of the group. Those left over go round again; people left over only watch."""
    snapshot = await game.snapshot()
    if snapshot.is_shared:
        for name in people:
            if int(game.box.world.user(name)["id"]) not in snapshot.members:
                await _done(game, name, "campaign join")
        for office, name in zip(snapshot.info.offices if snapshot.has_offices else (), cycle(people), strict=False):
            await _done(game, name, "office appoint", office=office, member=name)
        return
    free = [seat for seat in snapshot.places if seat not in snapshot.seats]
    seated = {*snapshot.seats.values()}
    waiting = [name for name in people if int(game.box.world.user(name)["id"]) not in seated]
    for seat, name in zip(free, cycle(waiting or people), strict=False):
        await _done(game, name, "campaign join", seat=seat)


async def _done(game: Game, name: str, command: str, **options: str) -> None:
    outcome = await game.box.slash(name, game.thread, command, **options)
    assert not outcome.error, outcome.error


async def _faults_at_the_end(file: Path, box: Sandbox, bot: CursusBot, wire: Wire) -> AsyncIterator[str]:
    bots = str(bot.user.id if bot.user else 0)
    others = {int(each["id"]) for each in _every_message(box) if each["author"]["id"] != bots or _is_shared_rule(each)}
    for fault in (*_mentions_too_many(file, wire), *faults_of_posts(file, box, others)):
        yield fault
    for fault in await faults_of_panels(file, box):
        yield fault


def _every_message(box: Sandbox) -> Iterator[Json]:
    """The messages in all threads."""
    for thread in box.threads(HALL):
        yield from box.messages(thread["id"])


def _is_shared_rule(message: Json) -> bool:
    """Whether someone shares a page of the rules with everyone."""
    return any(str(each["custom_id"]).startswith("ru:") for each in controls(message))


def _mentions_too_many(file: Path, wire: Wire) -> Iterator[str]:
    handed = Counter(user for (user,) in _execute(file, "SELECT user FROM hand_overs"))
    for user, count in wire.mentioned.items():
        if count > handed[user]:
            yield f"{user} was mentioned {count} times, and handed the game {handed[user]} times"


def _execute(file: Path, script: str) -> Sequence[tuple[int, ...]]:
    with contextlib.closing(sqlite3.connect(file)) as db:
        if ";" in script:
            db.executescript(script)
            return ()
        return db.execute(script).fetchall()
