"""Helpers that play a campaign through the sandbox, as people would."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import rules
from bot.campaigns.snapshot import CampaignSnapshot
from bot.client import CursusBot
from bot.interactions.rate_limits import NO_BOUNDS
from bot.ops.store_errors import describe
from bot.sandbox import Outcome, Sandbox, readable
from bot.sandbox.attachments import walk
from bot.storage import REVIEW, WINDOW, Store, StoreError
from bot.storage.connection import connect
from rules.core.decisions import Decision, Pick

Json = dict[str, Any]

RED, BLUE, WATCHER = "Theodora", "Belisarius", "Procopius"
SEATS = {"red": RED, "blue": BLUE}
HALL = "forum"
PATIENCE = 300.0
"""Seconds within which something comes true, even on a slow machine under load."""


def read_game(asked: str) -> tuple[str, dict[str, str]]:
    """What ``toy:intrigue`` asks for: the game, and the options of ``/campaign new``."""
    game, _, options = asked.partition(":")
    return game, {"options": options} if options else {}


@cache
def _empty_database() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        connect(file).close()
        return file.read_bytes()


def _prepare(file: Path) -> None:
    """Give a new database its tables: all migrations take long, and have tests of their own."""
    if not file.exists():
        file.write_bytes(_empty_database())


async def make_bot(file: Path) -> CursusBot:
    """A bot over a database file. Close its store when it is done."""
    _prepare(file)
    return CursusBot(await Store.open(file), bounds=NO_BOUNDS, guild_ready_timeout=0.05)


@contextmanager
def unusable(sentence: str) -> Iterator[None]:
    """The database can't be used, and the host reads why; ``sentence`` is a pattern."""
    with pytest.raises(StoreError) as refused:
        yield
    assert re.search(sentence, describe(refused.value))


def controls(message: Json) -> list[Json]:
    """The buttons and menus of a message."""
    return [part for part in walk(message["components"]) if "custom_id" in part]


def verb(control: Json) -> str:
    """What a control of ours does."""
    return str(control["custom_id"]).split(":")[3].split(".")[0]


def verbs(message: Json) -> set[str]:
    """What can be done by the controls of a message."""
    return {verb(each) for each in controls(message)}


def is_panel(message: Json) -> bool:
    """Whether a message has controls, and isn't an opening post."""
    return bool(verbs(message) - {"join", "teach"})


def control(message: Json, wanted: str, label: str = "") -> Json:
    """The control of a message that does a thing, the one with that label if there are several."""
    found = [each for each in controls(message) if verb(each) == wanted and label in each.get("label", "")]
    assert found, f"no {wanted} {label} among {[(verb(each), each.get('label')) for each in controls(message)]}"
    return found[0]


async def answered(outcome: Outcome) -> Json:
    """The private answer, once it is there."""
    settled = await outcome.settled()
    assert not settled.error, settled.error
    assert settled.message is not None
    return settled.message


async def until(true: Callable[[], Awaitable[object]]) -> None:
    """Wait until something is true; look every few milliseconds."""
    end = time.monotonic() + PATIENCE
    while not await true():
        assert time.monotonic() < end, "it did not come true"
        await asyncio.sleep(0.002)


class Game:
    """A campaign of a test, and what is to be seen of it in its thread."""

    def __init__(self, box: Sandbox, bot: CursusBot, thread: str, campaign: int) -> None:
        self.box = box
        self.bot = bot
        self.thread = thread
        self.campaign = campaign

    @classmethod
    async def found(cls, box: Sandbox, bot: CursusBot, title: str = "War", **options: Any) -> Game:
        """Found a campaign, and wait for its panel."""
        made = await (await box.slash(RED, HALL, "campaign new", title=title, **options)).settled()
        assert not made.error, made.error
        thread = box.threads(HALL)[-1]["id"]
        campaign = await bot.store.campaigns.in_channel(int(thread))
        assert campaign is not None, made.text
        game = cls(box, bot, thread, campaign.id)
        await game.shown()
        return game

    @classmethod
    async def begun(cls, box: Sandbox, bot: CursusBot) -> Game:
        """A campaign with both seats taken, in which the first field has been chosen and shown."""
        game = await cls.found(box, bot)
        await game.take_seats()
        await game.act("field-7")
        await game.shown()
        return game

    def with_bot(self, bot: CursusBot) -> Game:
        """The same campaign after a restart."""
        return Game(self.box, bot, self.thread, self.campaign)

    async def release(self) -> None:
        """Let the time pass for which a secret window collects answers."""
        await self.let_pass(WINDOW)

    async def let_pass(self, kind: str) -> None:
        """Let the time of a timer pass, and wait until it's handled.

        First the due times are recalculated if someone went away: that would set the timer again.
        """
        await self._handled(REVIEW)
        await self.bot.scheduler.set(kind, self.campaign, time.time())
        await self._handled(kind)

    async def _handled(self, kind: str) -> None:
        """Wait until no timer of a kind is due."""

        async def done() -> bool:
            timers = await self.bot.store.timers.next(50)
            return not any(each.kind == kind and each.due < time.time() + 1 for each in timers)

        self.bot.scheduler.wake()
        await until(done)

    async def take_seats(self) -> None:
        """Red and Blue sit down."""
        for seat, user in SEATS.items():
            outcome = await self.box.slash(user, self.thread, "campaign join", seat=seat)
            assert not outcome.error, outcome.error
        await self.shown()

    async def shown(self) -> Json:
        """Wait until everything is posted and the former panel is gone, and return the current panel."""
        await until(self.is_settled)
        return await self.panel()

    async def is_settled(self) -> bool:
        """Whether nothing waits in the outbox, and no former panel has to be deleted.

        The outbox is asked first: the panel that leaves it may leave a former one behind.
        """
        if not await self.is_posted():
            return False
        campaign = await self.bot.store.campaigns.get(self.campaign)
        return campaign is None or campaign.former is None

    async def is_posted(self) -> bool:
        """Whether nothing waits in the outbox."""
        return await self.bot.store.posts.next(self.campaign) is None

    async def panel(self) -> Json:
        """The message that is the panel now."""
        await until(self._panels)  # it may be moving to the bottom
        return (await self._panels())[0]

    async def _panels(self) -> list[Json]:
        campaign = await self.bot.store.campaigns.get(self.campaign)
        assert campaign is not None
        return [each for each in self.box.messages(self.thread) if each["id"] == str(campaign.panel)]

    async def snapshot(self) -> CampaignSnapshot:
        """The campaign as the bot sees it."""
        return await self.bot.campaigns.snapshot(self.campaign)

    async def number(self) -> int:
        """The number of the pending decision."""
        return (await self.snapshot()).table.number

    async def decision(self) -> Decision:
        """The pending decision."""
        decision = (await self.snapshot()).decision
        assert decision is not None
        return decision

    async def click(self, user: str, wanted: str, label: str = "") -> Outcome:
        """Press a button of the panel."""
        panel = await self.panel()
        return await self.box.click(user, panel["id"], control(panel, wanted, label)["custom_id"])

    async def act(self, *choices: str) -> Outcome:
        """Let whose turn it is choose by command."""
        decision = await self.decision()
        typed = ",".join(choices) if isinstance(decision, Pick) else "suggested"
        return await self.box.slash(SEATS[decision.seat], self.thread, "act", choice=typed or "-")

    async def act_until(self, topic: str) -> Decision:
        """Choose the defaults, without tapping, until a decision is about something, and return it."""
        for _ in range(200):
            snapshot = await self.snapshot()
            decision = snapshot.decision
            assert decision is not None
            if decision.topic == topic:
                await self.shown()
                return decision
            user = snapshot.seats[decision.seat]
            await self.bot.campaigns.answer(self.campaign, user, decision.default)
        raise AssertionError(f"no decision about {topic}")

    async def act_at_random(self, rng: Random) -> Outcome:
        """Let whose turn it is choose anything legal, by command."""
        decision = await self.decision()
        answer = rules.random_choice(decision, rng)
        return await self.act(*answer) if isinstance(answer, tuple) else await self.act()

    async def close(self, user: str = RED) -> Outcome:
        """Close the campaign for good, as its owner or a server manager does: ask, then confirm."""
        asked = await self.box.slash(user, self.thread, "campaign archive")
        assert asked.message is not None, asked.text
        return await self.box.click(user, asked.message["id"], control(asked.message, "archive")["custom_id"])

    async def undo_agreed(self, user: str, other: str) -> None:
        """Take back a choice that others have seen: one asks, another agrees."""
        asking = await self.click(user, "undo")
        assert "I've asked them" in asking.text
        assert "been taken back" in await self.told(await self.press_newest(other, "agree"))

    async def told(self, pressed: Outcome) -> str:
        """The private text that follows a press which changed the pressed message."""
        await self.box.wait_for(lambda: bool(pressed.ephemeral))
        return readable(pressed.ephemeral[-1])

    async def press_newest(self, user: str, wanted: str) -> Outcome:
        """Press a button of the newest message that has such a one."""
        await self.shown()
        for message in reversed(self.box.messages(self.thread)):
            if wanted in verbs(message):
                return await self.box.click(user, message["id"], control(message, wanted)["custom_id"])
        raise AssertionError(f"no message offers {wanted}")

    def texts(self) -> str:
        """All texts in the thread."""
        return "\n".join(readable(each) for each in self.box.messages(self.thread))
