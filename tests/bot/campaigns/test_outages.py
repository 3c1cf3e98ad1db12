"""Drills: no one's deadline passes while their table can't be played, and the time is added again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.campaigns.creation import NewCampaign
from bot.campaigns.outages import Outages
from bot.campaigns.service import Campaigns
from bot.client import HEARTBEAT, CursusBot
from bot.sandbox import Sandbox
from bot.sandbox.protocol import Right
from bot.sandbox.world import public
from bot.scheduling.scheduler import Scheduler
from bot.storage import DEADLINE, CampaignSettings, Store
from tests.bot.conftest import running
from tests.bot.playing import BLUE, HALL, RED, Game, make_bot, until
from tests.sampling import chosen, first

DAY = 86_400
MINUTE = 60.0
MANY = first(1, [(31, 64), (31, 200), (10, 200), (1, 200)])
"""Minutes, and tables: several times as many as the scheduler handles at once."""


async def due_of(store: Store, campaign: int) -> float:
    due = await store.timers.due(DEADLINE, campaign)
    assert due is not None
    return due


class Clock:
    """A clock whose outages pass at once: wall clock and monotonic clock go forward together."""

    def __init__(self) -> None:
        self.shift = 0.0

    def time(self) -> float:
        return time.time() + self.shift

    def monotonic(self) -> float:
        return time.monotonic() + self.shift

    def passes(self, bot: CursusBot, minutes: float) -> None:
        """Let time pass in which the bot's own process runs on."""
        self.shift += minutes * MINUTE
        bot.scheduler._seen += minutes * MINUTE
        bot.scheduler.wake()


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.reachability.PROBE_PATIENCE", 0.5)
    monkeypatch.setattr("bot.delivery.reachability.PROBE_INTERVAL", 0.1)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (
        "scheduling.scheduler",
        "client",
        "campaigns.actions",
        "campaigns.creation",
        "campaigns.deadlines",
        "campaigns.outages",
        "campaigns.rescheduling",
        "campaigns.snapshot",
        "campaigns.table_cache",
        "delivery.outbox",
        "delivery.reachability",
        "storage.actions",
        "storage.posts",
        "storage.transactions",
    ):
        monkeypatch.setattr(f"bot.{module}.time", clock)
    return clock


async def many_tables(box: Sandbox, bot: CursusBot, count: int) -> dict[int, int]:
    """Campaigns with a deadline that plays the suggested choice; id to the number of the pending decision."""
    asked: dict[int, int] = {}
    settings = CampaignSettings(limit=DAY, expiry="default")
    hall, guild = box.channel(HALL), bot.guilds[0].id
    for place in range(count):
        thread = box.message_service.open_thread(hall, box.world.me["id"], {"name": f"War {place}", "type": 11}, None)
        plan = NewCampaign(guild, int(thread["id"]), 11, "toy", "long", {}, f"War {place}", agreement=settings)
        campaign = (await bot.campaigns.create(plan)).id
        for seat, user in (("red", 11), ("blue", 12)):
            await bot.campaigns.membership.take_seat(campaign, seat, user)
        asked[campaign] = (await bot.store.campaigns.get(campaign)).number  # type: ignore[union-attr]
    return asked


async def numbers(store: Store) -> dict[int, int]:
    return {campaign.id: campaign.number for campaign in await store.campaigns.all()}


Outage = Callable[[Sandbox, CursusBot, Game, Clock, float], Awaitable[None]]


async def _beat(bot: CursusBot) -> None:
    """Let the bot record that it runs, and wait until it has."""
    await bot.scheduler.set(HEARTBEAT, 0, 0.0)

    async def has_beaten() -> bool:
        return bool(await bot.store.timers.due(HEARTBEAT, 0))

    await until(has_beaten)


async def _noticed(bot: CursusBot) -> None:
    """Wait until the bot holds the players' timers."""

    async def holds() -> bool:
        return bot.scheduler.holds_players

    await until(holds)


async def gateway_away(box: Sandbox, bot: CursusBot, game: Game, clock: Clock, minutes: float) -> None:
    box.gateway.fall_silent()
    clock.passes(bot, minutes)
    await _noticed(bot)
    await box.gateway.drop()


async def api_away(box: Sandbox, bot: CursusBot, game: Game, clock: Clock, minutes: float) -> None:
    fault = box.faults.status("* /**", 503, count=1_000_000)
    clock.passes(bot, minutes)
    await _noticed(bot)
    fault.left = 0


async def kicked(box: Sandbox, bot: CursusBot, game: Game, clock: Clock, minutes: float) -> None:
    guild = box.world.guild(str(bot.guilds[0].id))
    box.announce("GUILD_DELETE", {"id": guild.id}, box.channel(HALL))
    await until(lambda: _obstacles(bot.store))
    clock.passes(bot, minutes)
    await asyncio.sleep(0.3)
    box.announce("GUILD_CREATE", box.guild_body(guild), box.channel(HALL))


async def permission_taken(box: Sandbox, bot: CursusBot, game: Game, clock: Clock, minutes: float) -> None:
    box.forbid(Right.SEND_MESSAGES_IN_THREADS, HALL)
    await until(lambda: _obstacles(bot.store))
    clock.passes(bot, minutes)
    await asyncio.sleep(0.3)
    box.allow(Right.SEND_MESSAGES_IN_THREADS, HALL)


async def thread_locked(box: Sandbox, bot: CursusBot, game: Game, clock: Clock, minutes: float) -> None:
    thread = box.channel(game.thread)
    thread["thread_metadata"]["locked"] = True
    box.announce("THREAD_UPDATE", public(thread), thread)
    await until(lambda: _obstacles(bot.store))
    clock.passes(bot, minutes)
    await asyncio.sleep(0.3)
    thread["thread_metadata"]["locked"] = False
    box.announce("THREAD_UPDATE", public(thread), thread)


async def thread_deleted(box: Sandbox, bot: CursusBot, game: Game, clock: Clock, minutes: float) -> None:
    """No new thread can be opened for as long."""
    box.forbid(Right.CREATE_PUBLIC_THREADS, HALL)
    box.remove_thread(game.thread)
    await until(lambda: _obstacles(bot.store))
    clock.passes(bot, minutes)
    await asyncio.sleep(0.3)
    box.allow(Right.CREATE_PUBLIC_THREADS, HALL)
    await in_another_thread(box, bot, game)


async def in_another_thread(box: Sandbox, bot: CursusBot, game: Game) -> None:
    """Wait until the campaign goes on in a new thread."""
    former = game.thread

    async def has_moved() -> bool:
        campaign = await bot.store.campaigns.get(game.campaign)
        assert campaign is not None
        game.thread = str(campaign.channel)
        return game.thread != former

    await until(has_moved)


async def _obstacles(store: Store) -> bool:
    return bool(await store.database.rows("SELECT * FROM obstacles"))


async def extended(store: Store, campaign: int, by: float) -> None:
    async def is_extended() -> bool:
        rows = await store.database.rows("SELECT seconds FROM stoppages WHERE campaign = ?", campaign)
        return bool(rows and rows[0][0] >= by and not await _obstacles(store))

    await until(is_extended)


OUTAGES: tuple[Outage, ...] = (gateway_away, api_away, kicked, permission_taken, thread_locked, thread_deleted)
SHORTER = [(outage, minutes) for minutes in (1, 10) for outage in OUTAGES]


@pytest.mark.parametrize(
    ("outage", "minutes"),
    [*((outage, 31) for outage in OUTAGES), *chosen(SHORTER, lambda place: place % len(OUTAGES) == 0)],
)
async def test_a_deadline_waits_while_the_table_cant_be_played(
    clock: Clock, sandbox: Sandbox, bot: CursusBot, game: Game, outage: Outage, minutes: float
) -> None:
    await sandbox.slash(RED, game.thread, "campaign settings", time=str(DAY), expiry="default")
    await game.shown()
    number, left = await game.number(), 40.0
    await _beat(bot)
    await bot.scheduler.set(DEADLINE, game.campaign, clock.time() + left)
    await outage(sandbox, bot, game, clock, minutes)
    await extended(bot.store, game.campaign, minutes * MINUTE - 1)
    assert await game.number() == number
    due = await due_of(bot.store, game.campaign)
    assert due >= clock.time() + left - 10
    assert due >= clock.time() + minutes * MINUTE - 10
    panel = await game.shown()
    assert "no one could play here" in str(panel["components"])


async def test_a_deadline_finds_out_that_its_thread_was_deleted(
    clock: Clock, sandbox: Sandbox, bot: CursusBot, game: Game
) -> None:
    """The gateway says nothing of it. The campaign goes on in a new thread, and no one has been played for."""
    await sandbox.slash(RED, game.thread, "campaign settings", time=str(DAY), expiry="default")
    await game.shown()
    number = await game.number()
    sandbox.world.drop_channel(sandbox.channel(game.thread))
    await bot.scheduler.set(DEADLINE, game.campaign, clock.time())
    await in_another_thread(sandbox, bot, game)
    await game.shown()

    async def is_playable() -> bool:
        return not await _obstacles(bot.store)

    await until(is_playable)
    assert await game.number() == number
    clock.passes(bot, 60)
    await bot.scheduler.set(DEADLINE, game.campaign, clock.time())

    async def is_made() -> bool:
        return await game.number() > number

    await until(is_made)


@pytest.mark.parametrize(("minutes", "tables"), MANY)
async def test_no_choice_is_made_for_many_tables_while_the_bot_is_down(
    clock: Clock, sandbox: Sandbox, file: Path, minutes: float, tables: int
) -> None:
    bot = await make_bot(file)
    async with running(bot):
        asked = await many_tables(sandbox, bot, tables)
        await until(lambda: _beaten(bot.store))
        due = clock.time() + 20
        await bot.store.timers.set_many(DEADLINE, dict.fromkeys(asked, due))
    await bot.store.close()
    clock.shift += minutes * MINUTE
    again = await make_bot(file)
    async with running(again):
        await extended(again.store, max(asked), minutes * MINUTE - 31)
        await asyncio.sleep(0.3)
        assert await numbers(again.store) == asked
        for campaign in list(asked)[::10]:
            assert await due_of(again.store, campaign) > clock.time() + 15
    await again.store.close()


async def _beaten(store: Store) -> bool:
    return await store.notes.get(HEARTBEAT) is not None


@pytest.mark.parametrize(("minutes", "tables"), MANY)
@pytest.mark.parametrize("outage", first(1, [api_away, gateway_away, kicked]))
async def test_no_choice_is_made_for_many_tables(
    clock: Clock, sandbox: Sandbox, bot: CursusBot, game: Game, outage: Outage, minutes: float, tables: int
) -> None:
    asked = await many_tables(sandbox, bot, tables)
    await until(lambda: _is_all_posted(bot.store))
    await _beat(bot)
    due = clock.time() + 20
    await bot.store.timers.set_many(DEADLINE, dict.fromkeys(asked, due))
    await outage(sandbox, bot, game, clock, minutes)
    await extended(bot.store, max(asked), minutes * MINUTE - 1)
    now = await numbers(bot.store)
    assert {campaign: now[campaign] for campaign in asked} == asked
    assert await due_of(bot.store, min(asked)) > clock.time() + 15


async def _is_all_posted(store: Store) -> bool:
    """Whether nothing is being posted. What succeeds after the clock has moved would make the outage short."""
    return not await store.database.rows("SELECT id FROM posts WHERE state = 'queued' LIMIT 1")


async def test_a_decision_keeps_its_extension_when_people_change(
    clock: Clock, sandbox: Sandbox, bot: CursusBot, game: Game
) -> None:
    await sandbox.slash(RED, game.thread, "campaign settings", time=str(DAY), expiry="default")
    await game.shown()
    before = await due_of(bot.store, game.campaign)
    await bot.outages.lost(clock.time() - 1800, clock.time() + 3600)
    later = await due_of(bot.store, game.campaign)
    assert later > before + 3600
    await sandbox.slash(BLUE, game.thread, "campaign leave")
    await sandbox.slash(BLUE, game.thread, "campaign join", seat="blue")
    assert await due_of(bot.store, game.campaign) >= later - 5


async def test_no_moment_of_two_outages_counts_twice(store: Store) -> None:
    scheduler = Scheduler(store)
    campaigns, outages = Campaigns(store, scheduler), Outages(store, scheduler)
    settings = CampaignSettings(limit=DAY, expiry="default")
    plan = NewCampaign(1, 2, 11, "toy", "long", {}, "War", agreement=settings)
    campaign = (await campaigns.create(plan)).id
    await campaigns.membership.take_seat(campaign, "red", 11)
    await campaigns.membership.take_seat(campaign, "blue", 12)
    await campaigns.reschedule(campaign)
    now = time.time()
    before = await due_of(store, campaign)
    outages.began("one", now + 10)
    outages.began("two", now + 5)
    assert scheduler.holds_players
    await outages.lost(now + 20, now + 30)
    await outages.lost(now + 10, now + 40)
    assert (await due_of(store, campaign)) == pytest.approx(before + 20, abs=1)


@pytest.mark.parametrize("years", [20, -20])
async def test_a_clock_twenty_years_off_moves_no_deadline(
    years: int, clock: Clock, sandbox: Sandbox, bot: CursusBot, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sandbox.slash(RED, game.thread, "campaign settings", time=str(DAY), expiry="default")
    await game.shown()
    number, due = await game.number(), await due_of(bot.store, game.campaign)
    monkeypatch.setattr(clock, "monotonic", time.monotonic)
    clock.shift += years * 365 * DAY
    bot.scheduler.wake()
    await asyncio.sleep(0.3)
    assert bot.scheduler.clock_error == pytest.approx(years * 365 * DAY, abs=60)
    assert (await game.number(), await due_of(bot.store, game.campaign)) == (number, due)
    clock.shift -= years * 365 * DAY
    bot.scheduler.wake()
    await asyncio.sleep(0.3)
    assert bot.scheduler.clock_error == 0
    assert (await game.number(), await due_of(bot.store, game.campaign)) == (number, due)
