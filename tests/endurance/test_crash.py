"""A small run of SIGKILL at random moments, and a check that the inspection notices faults."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.storage import Store
from tests.bot.conftest import running, sandbox, sandbox_settings
from tests.bot.playing import Game, make_bot, until
from tests.endurance.crash import aged, contents, trial
from tests.endurance.inspection import faults, is_quiet, rows

__all__ = ["sandbox", "sandbox_settings"]


async def test_nothing_is_lost_and_nothing_is_doubled(tmp_path: Path) -> None:
    report = await trial(tmp_path, seed=7, kills=4)
    assert not report.faults, report
    assert report.acknowledged


@pytest.mark.soak
@pytest.mark.parametrize("seed", [101, 102])
async def test_nothing_is_lost_in_many_more(tmp_path: Path, seed: int) -> None:
    report = await trial(tmp_path, seed, kills=100)
    assert not report.faults, report


@pytest.mark.parametrize(
    ("damage", "noticed"),
    [
        ("DELETE FROM actions WHERE number = 2", "its actions are"),
        ("UPDATE actions SET answer = '[\"field-9\"]' WHERE number = 1", "its log leads elsewhere"),
        ("UPDATE posts SET message = message + 1 WHERE key = 'opening'", "opening stands 1 times"),
        ("UPDATE posts SET state = 'failed' WHERE key = 'opening'", "opening is failed"),
        ("DELETE FROM posts WHERE key = 'opening'", "no one knows of message"),
        ("UPDATE campaigns SET panel = panel + 1", "its panel is not there"),
        ("UPDATE campaigns SET former = 1", "its former panel"),
        ("UPDATE campaigns SET number = 9", "its number is 9"),
    ],
)
async def test_an_inspection_notices_what_is_wrong(tmp_path: Path, sandbox: Sandbox, damage: str, noticed: str) -> None:
    file = tmp_path / "cursus.db"
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        for choice in ("field-3", "work"):
            await game.act(choice)
        await game.shown()
        await until(lambda: quiet(file))
    await bot.store.close()
    assert await faults(file, sandbox) == []
    db = sqlite3.connect(file)
    db.execute(damage)
    db.commit()
    db.close()
    assert any(noticed in fault for fault in await faults(file, sandbox))


async def quiet(file: Path) -> bool:
    """Whether a database has nothing left to post, draw or take away."""
    return is_quiet(file)


async def test_an_aged_copy_is_as_an_earlier_version_wrote_it(tmp_path: Path) -> None:
    today, before = tmp_path / "today.db", tmp_path / "before.db"
    await (await Store.open(today)).close()
    aged(today, before, 1)
    assert rows(before, "PRAGMA user_version") == [(1,)]
    assert "members" not in contents(before)
    await (await Store.open(before)).close()
    assert contents(before) == contents(today)
