"""Dice after a loss: no die falls that anyone could know, and every die can be checked across secrets."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import re
import shutil
import time
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.app import open_store
from bot.client import CursusBot
from bot.ops.backups import Backups, Rotation, backups_in, last_backup, name_of
from bot.ops.maintenance import check, restore_backup
from bot.sandbox import Sandbox
from bot.scheduling.scheduler import Scheduler
from bot.storage import Store
from bot.storage.backup import back_up, back_up_before_migration, check_version
from bot.storage.connection import has_fixed_sqlite
from rules.core.dice import Stream, commitment, rekeyed, streams
from tests.bot.conftest import running
from tests.bot.exports import exported
from tests.bot.ops.test_backups import silent
from tests.bot.playing import RED, Game, make_bot, until
from tests.bot.storage.test_upgrades import read_in

ROOT = Path(__file__).parents[3]
OLD, NEW = "ab" * 32, "cd" * 32


def script() -> Any:
    spec = importlib.util.spec_from_file_location("verify_dice", ROOT / "docs" / "verify_dice.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_new_secret_counts_from_its_first_die() -> None:
    both = rekeyed(OLD, 5, NEW)
    assert streams(both) == [(0, OLD), (5, NEW)]
    assert [Stream(both).die(n, 6) for n in range(5)] == [Stream(OLD).die(n, 6) for n in range(5)]
    assert [Stream(both).die(n, 6) for n in range(5, 50)] == [Stream(NEW).die(n, 6) for n in range(5, 50)]
    assert commitment(both) == f"{commitment(OLD)}+5:{commitment(NEW)}"
    assert rekeyed(both, 5, OLD) == rekeyed(OLD, 5, OLD), "a secret that no die has used is replaced"
    assert streams(rekeyed(OLD, 0, NEW)) == [(0, NEW)]


async def played_to_its_end(game: Game) -> None:
    for _ in range(300):
        snapshot = await game.snapshot()
        if snapshot.decision is None:
            return
        holder = snapshot.seats[snapshot.decision.seat]
        await game.bot.campaigns.answer(game.campaign, holder, snapshot.decision.default)
    raise AssertionError("the game did not end")


async def test_a_restored_campaign_throws_other_dice_and_all_can_be_checked(
    sandbox: Sandbox, file: Path, tmp_path: Path
) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.begun(sandbox, bot)
        for _ in range(12):
            await game.act_until("act")
            await game.act("gamble")
            if (await game.snapshot()).table.state.dice:
                break
        await game.act_until("claim")
        await asyncio.to_thread(back_up, file, tmp_path / "copy.db")
        before = (await game.snapshot()).table.give_up()
        await game.act_until("act")
        await game.act_until("claim")
        lost = (await game.snapshot()).number
        await game.shown()
    await bot.store.close()

    await asyncio.to_thread(restore_backup, tmp_path / "copy.db", file)
    bot = await make_bot(file)
    bot.reconciler.interval = 0.0
    async with running(bot):
        game = game.with_bot(bot)
        await game.shown()
        first = (await game.snapshot()).table.state.dice
        after = (await game.snapshot()).table.give_up()
        assert after != before
        assert streams(after)[0] == (0, before) and streams(after)[1][0] == first

        async def is_told() -> bool:
            return "lost the last" in game.texts()

        await until(is_told)
        assert re.search(rf"From die {first} on .* `{commitment(streams(after)[1][1])}`", game.texts())
        assert lost > (await game.snapshot()).number
        await game.act_until("act")
        await game.act("gamble")
        await played_to_its_end(game)
        await game.shown()
        outcome = await (await sandbox.slash(RED, game.thread, "dice verify")).settled()
        assert "✅" in outcome.text
        log = json.loads((await exported(game, RED))["actions.json"])
    await bot.store.close()
    verify = script()
    assert verify.faults(log, log["commitment"]) == []
    assert verify.faults(log, commitment(before)) != []
    forged = json.loads(json.dumps(log))
    rolls = [roll for action in forged["actions"] for roll in action["dice"] if roll["number"] >= first]
    rolls[0]["value"] = rolls[0]["value"] % rolls[0]["sides"] + 1
    assert verify.faults(forged, log["commitment"]) != []
    said: list[str] = []
    assert await check(file, said.append), said


async def _tells(game: Game, sentence: str) -> bool:
    return sentence in game.texts()


def _lose(file: Path, copy: Path) -> None:
    """The journal of the newest choices is lost."""
    for ending in ("", "-wal", "-shm"):
        Path(f"{file}{ending}").unlink(missing_ok=True)
    shutil.copy(copy, file)


async def test_choices_lost_with_the_journal_are_named_once(sandbox: Sandbox, file: Path, tmp_path: Path) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.begun(sandbox, bot)
        await asyncio.to_thread(back_up, file, tmp_path / "copy.db")
        await game.act("work")
        await game.act_until("claim")
        await game.act("field-9")
        await game.shown()
        made = await bot.store.database.rows("SELECT number, user, made FROM actions WHERE kind = 'answer'")
        number = await game.number()
    await bot.store.close()
    await asyncio.to_thread(_lose, file, tmp_path / "copy.db")
    kept = await Store.open(file)
    known = (await kept.campaigns.all())[0].number
    await kept.close()
    for _ in range(2):
        bot = await make_bot(file)
        bot.reconciler.interval = 0.0
        async with running(bot):
            game = game.with_bot(bot)

            await until(partial(_tells, game, "lost the last"))
            await game.shown()
        await bot.store.close()
    assert game.texts().count("lost the last") == 1
    assert f"lost the last {number - known} choices" in game.texts()
    listed = [f"<t:{int(when)}:f>, <@{user}>:" for n, user, when in made if n > known]
    assert len(listed) == number - known > 1
    assert all(each in game.texts() for each in listed)
    assert re.search(r">: Work", game.texts()) and re.search(r">: Field 9", game.texts())
    assert "have a new secret" in game.texts()


async def test_the_host_can_rekey_a_running_campaign(sandbox: Sandbox, bot: CursusBot, game: Game) -> None:
    before = (await game.snapshot()).table.commitment
    await bot.campaigns.rekey(game.campaign)
    snapshot = await game.snapshot()
    assert snapshot.table.commitment != before == before
    assert snapshot.table.commitment == snapshot.campaign.commitment
    await game.act("field-7")
    await game.shown()
    assert "have a new secret" in game.texts()


# Backups


class Shifted:
    def __init__(self) -> None:
        self.shift = 0.0

    def time(self) -> float:
        return time.time() + self.shift


async def test_no_backup_is_lost_when_the_clock_jumps(
    store: Store, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, folder = Shifted(), tmp_path / "backups"
    monkeypatch.setattr("bot.ops.backups.time", clock)
    folder.mkdir()
    begun = datetime.fromtimestamp(int(time.time()), UTC)
    for hours in range(1, 49):
        (folder / name_of(begun - timedelta(hours=hours))).write_text("an old one")
    backups = Backups(file, folder, Rotation(), store, Scheduler(store), silent(store))
    for shift in (0, 2, 0, -2, 0):
        clock.shift = shift * 86_400
        await backups._due(0)
        newest = last_backup(folder)
        assert newest is not None and abs(newest - clock.time()) < 5
    known = {moment.strftime("%d %H") for moment in backups_in(folder)}
    ahead = (begun + timedelta(days=2)).strftime("%d %H")
    assert known >= {(begun - timedelta(hours=each)).strftime("%d %H") for each in range(23)} | {ahead}


def test_the_last_backup_is_the_one_on_disk(tmp_path: Path) -> None:
    assert last_backup(tmp_path) is None
    made = datetime.fromtimestamp(int(time.time()), UTC) - timedelta(hours=5)
    (tmp_path / name_of(made)).write_text("one")
    (tmp_path / name_of(made + timedelta(days=2))).write_text("of a clock that was ahead")
    assert last_backup(tmp_path) == made.timestamp()


def test_a_database_is_copied_before_it_is_migrated(file: Path, tmp_path: Path) -> None:
    assert back_up_before_migration(file, tmp_path) is None
    read_in(9, file)
    copy = back_up_before_migration(file, tmp_path / "backups")
    assert copy is not None and copy.name.startswith("before-upgrade-from-9-")
    assert copy.stat().st_mode & 0o077 == 0

    async def migrated() -> None:
        store = await Store.open(file)
        await store.close()

    asyncio.run(migrated())
    assert back_up_before_migration(file, tmp_path) is None
    assert file.stat().st_mode & 0o077 == 0


async def test_a_start_copies_an_old_database_first(file: Path, tmp_path: Path) -> None:
    read_in(9, file)
    async with open_store(file, tmp_path / "backups"):
        (copy,) = (tmp_path / "backups").iterdir()
    assert check_version(copy) == 9 < check_version(file)


@pytest.mark.parametrize(
    ("version", "is_fixed"),
    [((3, 40, 1), False), ((3, 44, 5), False), ((3, 44, 6), True), ((3, 46, 1), False), ((3, 50, 7), True),
     ((3, 51, 2), False), ((3, 51, 3), True), ((3, 52, 0), True)],
)  # fmt: skip
def test_which_sqlite_is_fixed(version: tuple[int, ...], is_fixed: bool) -> None:
    assert has_fixed_sqlite(version) is is_fixed
