"""Alarms: the host hears once when something waits for too long, and once when it's over."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.campaigns.ai_turns import AI_TURN
from bot.campaigns.notices import notice
from bot.client import CursusBot
from bot.common.errors import UserError
from bot.ops.alarms import ALARMS
from bot.ops.backups import BACKUP, name_of
from bot.ops.status import refresh
from bot.sandbox import Sandbox, readable
from bot.storage import DELIVERY
from bot.telemetry.error_reporter import application_owner
from bot.telemetry.metrics import REGISTRY
from tests.bot.playing import Game, until

LONG = 20 * 60.0


def told(sandbox: Sandbox, bot: CursusBot) -> list[str]:
    """What the bot has written to its owner."""
    there = sandbox.message_service.open_dm(str(application_owner(bot)))["id"]
    return [readable(each) for each in sandbox.messages(there)]


async def look(bot: CursusBot) -> None:
    """Let the bot look three times; it tells only what's new."""
    for _ in range(3):
        await bot.alarms._look(0)
        await asyncio.gather(*bot.reporter._tasks)


@pytest.fixture
async def long_running(bot: CursusBot) -> CursusBot:
    """A bot that has been running for a day."""
    await until(_is_playable(bot))
    bot.alarms._began -= 86_400
    return bot


def _is_playable(bot: CursusBot) -> Callable[[], Awaitable[bool]]:
    async def is_playable() -> bool:
        return not bot.scheduler.holds_players

    return is_playable


async def never(_: int) -> float:
    return time.time() + 3600


async def _old_post(bot: CursusBot, game: Game) -> None:
    await game.shown()
    bot.scheduler.handle(DELIVERY, never)
    await bot.store.posts.queue_notice(game.campaign, notice("paused", who="someone"))
    await bot.store.database.execute("UPDATE actions SET made = made - ?", LONG)


async def test_a_post_that_waits_is_told_once(
    sandbox: Sandbox, bot: CursusBot, long_running: CursusBot, game: Game
) -> None:
    await _old_post(bot, game)
    await look(bot)
    (begun,) = told(sandbox, bot)
    assert "A post has been waiting for 20 minutes" in begun
    await bot.store.database.execute("UPDATE posts SET state = 'sent'")
    await look(bot)
    assert len(told(sandbox, bot)) == 2 and "No post is overdue" in told(sandbox, bot)[1]


async def test_after_a_start_everything_gets_its_time(sandbox: Sandbox, bot: CursusBot, game: Game) -> None:
    await _old_post(bot, game)
    await look(bot)
    assert told(sandbox, bot) == []


async def test_a_campaign_that_cant_be_played_is_no_alarm(
    sandbox: Sandbox, bot: CursusBot, long_running: CursusBot, game: Game
) -> None:
    await _old_post(bot, game)
    await bot.store.timers.set(DELIVERY, game.campaign, time.time() - LONG)
    await bot.store.outages.block({game.campaign: "locked"}, time.time() - LONG)
    await look(bot)
    assert told(sandbox, bot) == []


async def test_nothing_is_told_while_no_one_can_play(
    sandbox: Sandbox, bot: CursusBot, long_running: CursusBot, game: Game
) -> None:
    await _old_post(bot, game)
    bot.outages.began("a drill", time.time())
    await look(bot)
    assert told(sandbox, bot) == []
    await bot.outages.ended("a drill")


async def test_a_timer_that_is_late_is_told_once(
    sandbox: Sandbox, bot: CursusBot, long_running: CursusBot, game: Game
) -> None:
    await game.shown()
    await bot.store.timers.set("of no one", game.campaign, time.time() - LONG)
    await look(bot)
    (begun,) = told(sandbox, bot)
    assert "A timer is 20 minutes late" in begun
    await bot.store.database.execute("DELETE FROM timers WHERE kind = 'of no one'")
    await look(bot)
    assert "No timer is late" in told(sandbox, bot)[-1]


async def test_a_legate_that_cant_decide_is_told_once(
    sandbox: Sandbox, bot: CursusBot, long_running: CursusBot, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It's tried again each minute, so its timer is never overdue."""

    async def busy(*_: Any) -> None:
        raise UserError("counsel-busy")

    snapshot = await game.snapshot()
    monkeypatch.setattr(type(bot.ai_turns), "user", property(lambda _: snapshot.seats["red"]))
    monkeypatch.setattr(bot.analysis_worker, "legates_answer", busy)
    await bot.store.database.execute("UPDATE actions SET made = made - ?", LONG)
    await bot.scheduler.set(AI_TURN, game.campaign, time.time())

    async def is_put_off() -> bool:
        due = await bot.store.timers.due(AI_TURN, game.campaign)
        return due is not None and due > time.time() + 30

    await until(is_put_off)
    await look(bot)
    assert told(sandbox, bot) == [], "it may have got its turn just now"
    monkeypatch.setattr("bot.ops.alarms.STUCK", 0.0)
    await look(bot)
    assert f"is stuck in these campaigns: {game.campaign}." in told(sandbox, bot)[0]
    assert (await bot.store.stats.waits()).legates == {(game.campaign, await game.number())}
    await bot.store.database.execute("DELETE FROM timers WHERE kind = ?", AI_TURN)
    await look(bot)
    assert len(told(sandbox, bot)) == 2 and "isn't stuck anywhere" in told(sandbox, bot)[1]


async def test_a_backup_that_is_late_is_told_once(
    sandbox: Sandbox, bot: CursusBot, long_running: CursusBot, tmp_path: Path
) -> None:
    await look(bot)
    assert told(sandbox, bot) == [], "the host has switched backups off"
    now = datetime.fromtimestamp(int(time.time()), UTC)
    (tmp_path / name_of(now - timedelta(hours=5))).write_text("one")
    await bot.store.notes.set(BACKUP, str(tmp_path))
    await bot.store.timers.set(BACKUP, 0, time.time() + 1000)
    await look(bot)
    (begun,) = told(sandbox, bot)
    assert "5 hours old" in begun
    (tmp_path / name_of(now)).write_text("another")
    await look(bot)
    assert "There's a new backup" in told(sandbox, bot)[-1]


def _figures(*names: str) -> list[float | None]:
    return [REGISTRY.get_sample_value(f"cursus_{name}") for name in names]


async def test_the_metrics_have_what_waits(
    bot: CursusBot, game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    names = ("oldest_queued_post_seconds", "oldest_due_timer_seconds", "stuck_legates", "blocked_campaigns")
    await game.shown()
    await bot.store.database.execute("UPDATE posts SET state = 'sent'")
    await refresh(bot)
    assert _figures(*names) == [0, pytest.approx(0, abs=60), 0, 0]
    assert math.isnan(REGISTRY.get_sample_value("cursus_backup_age_seconds") or 0)
    await _old_post(bot, game)
    await bot.store.timers.set("of no one", game.campaign, time.time() - 2 * LONG)
    await bot.store.timers.set(AI_TURN, game.campaign, time.time() + LONG)
    made = datetime.fromtimestamp(int(time.time()), UTC) - timedelta(hours=5)
    (tmp_path / name_of(made)).write_text("one")
    await bot.store.notes.set(BACKUP, str(tmp_path))
    await refresh(bot)
    assert _figures(*names) == [pytest.approx(LONG, abs=60), pytest.approx(2 * LONG, abs=60), 1, 0]
    assert _figures("backup_age_seconds") == [pytest.approx(5 * 3600, abs=60)]
    await bot.store.outages.block({game.campaign: "locked"}, time.time())
    await refresh(bot)
    assert _figures(*names) == [0, pytest.approx(0, abs=60), 0, 1]


async def test_it_looks_by_itself(bot: CursusBot) -> None:
    async def has_looked() -> bool:
        due = await bot.store.timers.due(ALARMS, 0)
        return due is not None and due > time.time() + 30

    await until(has_looked)
