"""``python -m tests.endurance.evening``: an evening of three people who all press at once and chat in between.

All the time, a watch looks at the thread: whether every control answers, whether there is one panel, whether it is the
last message when people have stopped talking, and whether anyone is mentioned more often than the game came to them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from bot.campaigns import turn_mentions
from bot.client import CursusBot
from bot.common.messages import say
from bot.delivery import panel_position
from bot.sandbox import Outcome, Sandbox, SandboxSettings, point_client_at, readable
from bot.sandbox.protocol import Reply
from bot.sandbox.request_log import Entry
from bot.sandbox.settings import RateLimits, Window
from bot.storage import Campaign
from bot.storage import turn_mentions as stored_mentions
from tests.bot.playing import BLUE, HALL, RED, WATCHER, Game, controls, make_bot, verb
from tests.endurance.inspection import faults_of_panels, faults_of_posts, is_quiet

Json = dict[str, Any]
Offer = tuple[Json, Json]
"""A message and one of its controls."""

PEOPLE = (RED, BLUE, WATCHER)
ROMANITAS = {"game": "romanitas", "mode": "council"}
RISE = {"game": "rise-and-fall", "scenario": "fall-350-470", "options": "three_player"}
EVENINGS = {"romanitas": ROMANITAS, "rise-and-fall": RISE}

SILENCE = 5.0
"""Seconds without a word after which the panel has to be the last message."""

SLACK = 3.0
"""Seconds that a busy machine may take longer than Discord's own limits explain."""

_LOOK = 0.02
"""Seconds between two looks of the watch."""

_BREAK, _BREAK_EVERY = 12.0, 25
"""Everyone leaves for so many seconds, whenever so many presses are made."""

_LEFT_OUT = {"film", "statistics", "export", "join", "teach"}
_OF_NOTICES = {"join", "teach", "agree", "refuse"}
_DECIDING = {"pick", "usual", "layout", "several", "none", "confirm", "second", "commit"}
_NEVER = ("unknown-button", "not-saved", "discord-refused")
_CHAT = ("Well played.", "I'd attack.", "Not so fast!", "Whose turn is it?", "Brb.", "Let's wait for the Persians.")
_HAND_OVERS = """
CREATE TABLE hand_overs (campaign INTEGER, user INTEGER);
CREATE TRIGGER handed_over AFTER INSERT ON turn_mentions WHEN new.pending
BEGIN INSERT INTO hand_overs VALUES (new.campaign, new.user); END;
CREATE TRIGGER handed_over_again AFTER UPDATE ON turn_mentions WHEN new.pending AND NOT old.pending
BEGIN INSERT INTO hand_overs VALUES (new.campaign, new.user); END;
INSERT INTO hand_overs SELECT campaign, user FROM turn_mentions WHERE pending;
"""


@dataclass
class Report:
    """What came of an evening."""

    presses: Counter[str] = field(default_factory=Counter)
    said: int = 0
    decisions: int = 0
    campaigns: int = 1
    mentions: int = 0
    posts: int = 0
    edits: int = 0
    pictures: int = 0
    uploaded: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        found = "\n  ".join(["", *self.faults]) if self.faults else " none"
        return (
            f"{self.presses.total()} presses, {self.said} messages of people, {self.decisions} decisions in"
            f" {self.campaigns} campaigns; {self.posts} posts, {self.edits} edits, {self.mentions} mentions,"
            f" {self.pictures} pictures, {self.uploaded / 1e6:.1f} MB; faults:{found}"
        )


class _Errors(logging.Handler):
    def __init__(self, report: Report) -> None:
        super().__init__(logging.ERROR)
        self._report = report

    def emit(self, record: logging.LogRecord) -> None:
        self._report.faults.append(f"{record.name}: {logging.Formatter().format(record)}")


class Wire:
    """What the bot sends: counts it, and keeps who was mentioned."""

    def __init__(self, box: Sandbox, report: Report) -> None:
        self.mentioned: Counter[int] = Counter()
        self._report = report
        self._end = box.record.end
        box.record.end = self._ended  # type: ignore[method-assign]

    def _ended(self, entry: Entry, status: int) -> None:
        self._end(entry, status)
        if not 200 <= status < 300:
            return
        self._report.pictures += len(entry.files)
        self._report.uploaded += sum(each["size"] for each in entry.files)
        is_post = entry.method == "POST" and entry.path.endswith("/messages")
        self._report.posts += is_post
        self._report.edits += entry.method == "PATCH"
        is_turn = is_post and "your turn" in str(entry.json["components"])
        users = entry.json["allowed_mentions"].get("users", ()) if is_turn else ()
        self.mentioned.update(int(user) for user in users)
        self._report.mentions += len(users)


class Watch:
    """Looks at a thread all the time, as someone does who waits for their turn."""

    def __init__(self, box: Sandbox, report: Report, thread: str, pace: float) -> None:
        self._box = box
        self._report = report
        self._pace = pace
        self._now = 0.0
        self._panels: list[str] = []
        self._last = ""
        self.follow(thread)

    def follow(self, thread: str) -> None:
        """Watch this thread from now on."""
        self.thread = thread
        self._spoken = self._since = self._two_since = self._now

    def heard(self) -> None:
        """Someone writes just now."""
        self._spoken = self._now

    async def look(self) -> None:
        """Look until cancelled. While the whole process has no processor, no time passes."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(_LOOK)
            self.look_at(self._now + min(time.monotonic() - before, 3 * _LOOK))

    def look_at(self, now: float) -> None:
        """Look once, at a time in seconds."""
        self._now = now
        messages = self._box.messages(self.thread)
        panels = [each["id"] for each in messages if is_live_panel(each)]
        if panels != self._panels:
            self._panels, self._two_since = panels, now
        if len(panels) > 1 and now > self._two_since + SLACK + self._pace * SILENCE:
            shown = [readable(each)[:60] for each in messages if is_live_panel(each)]
            self._complain(f"there are {len(panels)} panels: {shown}")
        if messages[-1]["id"] != self._last:
            self._last, self._since = messages[-1]["id"], now
        quiet_since = max(self._spoken, self._since)
        if not is_panel_message(messages[-1]) and now > quiet_since + self._pace * SILENCE + SLACK:
            self._complain(f"the last message isn't the panel but {self._last} {readable(messages[-1])[:60]!r}")

    def _complain(self, text: str) -> None:
        if text not in self._report.faults:
            self._report.faults.append(text)


class Evening:
    """Three people, each of whom presses what they see, as fast as they can read."""

    def __init__(self, box: Sandbox, bot: CursusBot, game: Game, seed: int, pace: float, report: Report) -> None:
        self._box = box
        self._bot = bot
        self._game = game
        self._seed = seed
        self._pace = pace
        self._left = self._breaks_left = 0
        self._report = report
        self._watch = Watch(box, report, game.thread, pace)

    async def play(self, presses: int) -> None:
        """Let everyone press and talk until so many presses are made."""
        self._left = presses
        self._breaks_left = presses // _BREAK_EVERY
        self._break = asyncio.create_task(asyncio.sleep(0))
        looking = asyncio.create_task(self._watch.look())
        try:
            people = (self._person(name, Random(f"{self._seed} {name}")) for name in PEOPLE)
            await asyncio.gather(*people)
            await self._break
            await asyncio.sleep(self._pace * SILENCE + SLACK)
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
        self._report.decisions += (await self._campaign()).number

    async def _campaign(self) -> Campaign:
        campaign = await self._bot.store.campaigns.get(self._game.campaign)
        assert campaign is not None
        return campaign

    async def _person(self, name: str, rng: Random) -> None:
        while self._left > 0:
            await asyncio.sleep(rng.uniform(0.2, 1.6) * self._pace)
            if self._left // _BREAK_EVERY < self._breaks_left:
                self._breaks_left -= 1
                self._break = asyncio.create_task(asyncio.sleep(_BREAK * self._pace))
            await self._break
            if rng.random() < 0.08:
                await self._talk(name, rng)
            elif not await self._press(name, rng):
                await asyncio.sleep(0.05)

    async def _talk(self, name: str, rng: Random) -> None:
        """Say a word or two, and now and then wait for an answer of the others."""
        for _ in range(rng.randint(1, 3)):
            await self._box.say(name, self._game.thread, rng.choice(_CHAT))
            self._watch.heard()
            self._report.said += 1
            await asyncio.sleep(rng.uniform(0.1, 1.0) * self._pace)
        if rng.random() < 0.5:
            await asyncio.sleep(2 * SILENCE * self._pace)

    async def _press(self, name: str, rng: Random) -> bool:
        """Press or choose something that can be pressed; False if there's nothing."""
        known = await self._bot.campaigns.snapshot(self._game.campaign)
        before = {each.decision.number for each in known.pending}
        offered = [(each, part) for each in self._seen(name) for part in controls(each) if not part.get("disabled")]
        offered = [(each, part) for each, part in offered if verb(part) not in _LEFT_OUT]
        if not offered:
            return False
        message, part = rng.choice(_narrowed(offered, rng))
        self._left -= 1
        self._report.presses[verb(part)] += 1
        outcome = await self._touched(name, message, part, rng)
        after = await self._bot.campaigns.snapshot(self._game.campaign)
        is_current = _number(part) in before and {each.decision.number for each in after.pending} == before
        self._judge(outcome, part, is_current=is_current)
        if verb(part) == "again" and not outcome.error:
            await self._go_on_elsewhere(outcome)
        elif outcome.modal is not None:
            self._judge(await self._filled(name, outcome), part, is_current=is_current)
        return True

    def _seen(self, name: str) -> list[Json]:
        """The panel and the dialogues someone can press, as far as they scroll up."""
        found = [each for each in self._box.messages(self._game.thread, name) if controls(each)]
        return found[-3:]

    async def _touched(self, name: str, message: Json, part: Json, rng: Random) -> Outcome:
        if part["type"] == 2:
            pressed = await self._box.click(name, message["id"], part["custom_id"])
        else:
            values = [option["value"] for option in part["options"]]
            count = rng.randint(part.get("min_values", 1), min(part.get("max_values", 1), len(values)))
            chosen = rng.sample(values, count)
            pressed = await self._box.select(name, message["id"], part["custom_id"], chosen)
        return await _filled_in(pressed)

    async def _filled(self, name: str, opened: Outcome) -> Outcome:
        assert opened.modal is not None
        fields = {
            each["component"]["custom_id"]: each["component"].get("value") or "end turn"
            for each in opened.modal["components"]
            if "custom_id" in each.get("component", {})
        }
        return await _filled_in(await self._box.submit(name, opened, fields))

    def _judge(self, outcome: Outcome, part: Json, *, is_current: bool) -> None:
        said = "\n".join([*map(readable, outcome.messages), outcome.text])
        name = f"{verb(part)} ({part['custom_id']}, {part.get('label')!r})"
        if outcome.error:
            self._report.faults.append(f"{name} is dead: {outcome.error}")
        for key in _NEVER:
            if say(key) in said:
                self._report.faults.append(f"{name} is dead: {say(key)}")
        if "Something went wrong" in said:
            self._report.faults.append(f"{name} meets a fault: {said[:200]}")
        if is_current and ("That decision has been made" in said or say("option-gone") in said):
            self._report.faults.append(f"{name} is dead although the question is open: {said[:80]}")

    async def _go_on_elsewhere(self, outcome: Outcome) -> None:
        """Go on in the campaign that follows this one."""
        if "has started" not in outcome.text:
            return
        self._report.decisions += (await self._campaign()).number
        campaign = (await self._bot.store.campaigns.all())[-1]
        self._game = Game(self._box, self._bot, str(campaign.channel), campaign.id)
        await take_seats(self._game)
        self._report.campaigns += 1
        self._watch.follow(self._game.thread)


async def _filled_in(outcome: Outcome) -> Outcome:
    """Wait until a deferred message has come."""
    if outcome.type is Reply.DEFERRED_MESSAGE:
        try:
            await outcome.settled(20)
        except TimeoutError:
            outcome.error = "nothing came after the deferral"
    return outcome


def _narrowed(offered: Sequence[Offer], rng: Random) -> Sequence[Offer]:
    """Most people press what decides, and most of those the bright button."""
    deciding = [(each, part) for each, part in offered if verb(part) in _DECIDING]
    if not deciding or rng.random() < 0.2:
        return offered
    bright = [(each, part) for each, part in deciding if part.get("style") in (1, 3)]
    return bright if bright and rng.random() < 0.7 else deciding


def of_panel(message: Json) -> list[Json]:
    """The controls of a panel or dialogue; none if a message is something else."""
    ours = [each for each in controls(message) if str(each["custom_id"]).startswith("cp:")]
    return [each for each in ours if verb(each) not in _OF_NOTICES]


def is_panel_message(message: Json) -> bool:
    """Whether a message is a panel, pressed or not."""
    return bool(of_panel(message))


def is_live_panel(message: Json) -> bool:
    """Whether a message has controls that can be pressed, other than those of the opening post."""
    return any(not each.get("disabled") for each in of_panel(message))


def _number(part: Json) -> int:
    return int(str(part["custom_id"]).split(":")[2], 36)


def is_shared_rule(message: Json) -> bool:
    """Whether someone shares a page of the rules with everyone."""
    return any(str(each["custom_id"]).startswith("ru:") for each in controls(message))


async def take_seats(game: Game) -> None:
    """Everyone sits down, or joins the group."""
    snapshot = await game.snapshot()
    free = [seat for seat in snapshot.places if seat not in snapshot.seats]
    seated = {*snapshot.seats.values(), *snapshot.members}
    for name in PEOPLE:
        if int(game.box.world.user(name)["id"]) in seated:
            continue
        options = {} if snapshot.is_shared else {"seat": free.pop(0)}
        joined = await game.box.slash(name, game.thread, "campaign join", **options)
        assert not joined.error, joined.error


@contextlib.contextmanager
def paced(pace: float) -> Iterator[None]:
    """Let the bot's own patience be a fraction of what it is in life."""
    with contextlib.ExitStack() as stack:
        for module, name in (
            (panel_position, "SILENCE_SECONDS"),
            (stored_mentions, "SETTLE_SECONDS"),
            (turn_mentions, "PRESENT_SECONDS"),
        ):
            stack.enter_context(patch.object(module, name, getattr(module, name) * pace))
        stack.enter_context(patch.object(turn_mentions, "PRESENT_SECONDS", 2.0 * pace))
        yield


def settings_at(pace: float) -> SandboxSettings:
    """A sandbox whose rate limits reset in a fraction of the time, with patience for a busy machine."""
    usual = RateLimits()
    posts, edits, webhooks = (
        Window(each.limit, each.seconds * pace) for each in (usual.posts, usual.edits, usual.webhooks)
    )
    return SandboxSettings(rates=RateLimits(posts=posts, edits=edits, webhooks=webhooks), answer_window=15.0)


@contextlib.asynccontextmanager
async def started(file: Path, pace: float) -> AsyncIterator[tuple[Sandbox, CursusBot]]:
    """A sandbox with a bot in it that runs until the block ends."""
    settings = settings_at(pace)
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


async def evening(file: Path, options: dict[str, str], presses: int, seed: int = 1, pace: float = 1.0) -> Report:
    """Play one evening; the report lists what must not happen."""
    report = Report()
    errors = _Errors(report)
    logging.getLogger().addHandler(errors)
    secrets = patch("rules.core.registry.secrets.token_hex", lambda _: f"an evening {seed}")
    try:
        with paced(pace), secrets:
            async with started(file, pace) as (box, bot):
                wire = Wire(box, report)
                game = await Game.found(box, bot, title="Evening", **options)
                await take_seats(game)
                _execute(file, _HAND_OVERS)
                await game.shown()
                await Evening(box, bot, game, seed, pace, report).play(presses)
                async with asyncio.timeout(60):
                    while not await asyncio.to_thread(is_quiet, file):  # noqa: ASYNC110 - another task delivers
                        await asyncio.sleep(0.02)
                bots = str(bot.user.id if bot.user else 0)
                others = [int(each["id"]) for each in every_message(box) if each["author"]["id"] != bots]
                shared = [int(each["id"]) for each in every_message(box) if is_shared_rule(each)]
                report.faults += _mentions_too_many(file, wire)
                report.faults += faults_of_posts(file, box, {*others, *shared})
                report.faults += await faults_of_panels(file, box)
    finally:
        logging.getLogger().removeHandler(errors)
    return report


def every_message(box: Sandbox) -> Iterator[Json]:
    """The messages in all threads."""
    for thread in box.threads(HALL):
        yield from box.messages(thread["id"])


def _mentions_too_many(file: Path, wire: Wire) -> Iterator[str]:
    handed = Counter(dict(_execute(file, "SELECT user, count(*) FROM hand_overs GROUP BY 1")))
    for user, count in wire.mentioned.items():
        if count > handed[user]:
            yield f"{user} was mentioned {count} times, and handed the game {handed[user]} times"


def _execute(file: Path, script: str) -> Sequence[Any]:
    with contextlib.closing(sqlite3.connect(file)) as db:
        if ";" in script:
            db.executescript(script)
            return ()
        return db.execute(script).fetchall()


def main() -> None:
    """Play evenings from the command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--presses", type=int, default=500)
    asked.add_argument("--pace", type=float, default=1.0, help="1: as in life; 0.1: ten times as fast")
    asked.add_argument("--game", action="append", choices=[*EVENINGS])
    wanted = asked.parse_args()
    failed = False
    for name in wanted.game or [*EVENINGS]:
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            played = evening(Path(folder) / "cursus.db", EVENINGS[name], wanted.presses, wanted.seed, wanted.pace)
            report = asyncio.run(played)
        print(f"{name}, seed {wanted.seed}, {time.monotonic() - began:.0f} s: {report}")
        print(f"  pressed: {dict(report.presses)}")
        failed = failed or bool(report.faults)
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
