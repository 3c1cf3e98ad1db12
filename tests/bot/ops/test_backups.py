"""Backups: made while the bot runs, restored only while it doesn't, and kept by rotation."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from bot.__main__ import app
from bot.campaigns.creation import NewCampaign
from bot.campaigns.service import Campaigns
from bot.ops.backups import BACKUP, Backups, Rotation, backups_in, name_of
from bot.sandbox import Sandbox, readable
from bot.scheduling.scheduler import Scheduler
from bot.settings import Settings
from bot.storage import Store
from bot.storage.backup import back_up, check_integrity, lock_database, restore
from bot.telemetry.error_reporter import ErrorReporter
from tests.bot.conftest import running
from tests.bot.playing import Game, is_panel, make_bot, until, unusable

RED = 11
MONDAY = datetime(2026, 11, 16, 12, tzinfo=UTC)


@pytest.fixture
def host(file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A host who uses the command line."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CURSUS_DATABASE", str(file))
    monkeypatch.setattr("bot.__main__.set_up_logging", lambda *_: None)


def command(*arguments: str) -> Result:
    result = CliRunner().invoke(app, arguments)
    assert "Traceback" not in result.output
    return result


def titles(file: Path) -> list[str]:
    db = sqlite3.connect(file)
    try:
        return [title for (title,) in db.execute("SELECT title FROM campaigns ORDER BY id")]
    finally:
        db.close()


def silent(store: Store) -> ErrorReporter:
    """A reporter whose owner cannot be reached."""
    return ErrorReporter(discord.Client(intents=discord.Intents.none()), store)


async def founded(store: Store, channel: int, title: str) -> None:
    await Campaigns(store, Scheduler(store)).create(NewCampaign(1, channel, RED, "toy", "short", {}, title))


def written(file: Path, *names: str) -> None:
    """A database with campaigns of these titles, left in good order."""

    async def write() -> None:
        store = await Store.open(file)
        for channel, title in enumerate(names, 1):
            await founded(store, channel, title)
        await store.close()

    asyncio.run(write())


async def test_a_backup_is_whole_while_the_bot_writes(store: Store, file: Path, tmp_path: Path) -> None:
    campaigns = Campaigns(store, Scheduler(store))
    campaign = await campaigns.create(NewCampaign(1, 1, RED, "toy", "long", {}, "War"))
    for seat in ("red", "blue"):
        await campaigns.membership.take_seat(campaign.id, seat, RED)
    copies = [asyncio.create_task(asyncio.to_thread(back_up, file, tmp_path / f"{number}.db")) for number in range(5)]
    for _ in range(20):
        snapshot = await campaigns.snapshot(campaign.id)
        assert snapshot.decision is not None
        await campaigns.answer(campaign.id, RED, snapshot.decision.default)
    await asyncio.gather(*copies)
    for number in range(5):
        copy = await Store.open(tmp_path / f"{number}.db")
        snapshot = await Campaigns(copy, Scheduler(copy)).snapshot(campaign.id)
        assert snapshot.table.number == snapshot.campaign.number
        await copy.close()


async def test_a_backup_is_one_file(store: Store, file: Path, tmp_path: Path) -> None:
    await founded(store, 1, "War")
    await asyncio.to_thread(back_up, file, tmp_path / "copies" / "copy.db")
    assert [each.name for each in (tmp_path / "copies").iterdir()] == ["copy.db"]
    assert titles(tmp_path / "copies" / "copy.db") == ["War"]


def test_backup_and_restore_from_the_command_line(host: None, file: Path, tmp_path: Path) -> None:
    written(file, "War")
    made = command("backup", "copy.db")
    assert made.exit_code == 0 and "copied to copy.db and the copy is sound" in made.stdout
    again = command("backup", "copy.db")
    assert again.exit_code == 2 and "won't overwrite it" in again.stderr
    file.unlink()
    written(file, "Peace", "Truce")
    done = command("restore", "copy.db")
    assert done.exit_code == 0, done.stderr
    (kept,) = tmp_path.glob("cursus.db.before-*")
    assert kept.name in done.stdout
    assert titles(file) == ["War"]
    assert titles(kept) == ["Peace", "Truce"]
    assert command("check").exit_code == 0
    assert command("check", "copy.db").exit_code == 0
    unnamed = command("backup")
    assert unnamed.exit_code == 0
    assert len(backups_in(tmp_path)) == 1


def test_restoring_where_nothing_is_left(host: None, file: Path, tmp_path: Path) -> None:
    written(file, "War")
    back_up(file, tmp_path / "copy.db")
    file.unlink()
    Path(f"{file}-wal").write_bytes(b"the journal of another database")
    done = command("restore", "copy.db")
    assert done.exit_code == 0 and "There was none before" in done.stdout
    assert titles(file) == ["War"]


async def test_a_running_bot_is_not_robbed_of_its_database(store: Store, file: Path, tmp_path: Path) -> None:
    await founded(store, 1, "War")
    await asyncio.to_thread(back_up, file, tmp_path / "copy.db")
    with lock_database(file):
        with unusable("Another bot uses"):
            restore(tmp_path / "copy.db", file)
        with unusable("Another bot uses"), lock_database(file):
            pass
    assert titles(file) == ["War"]


def test_a_database_that_is_lost_with_its_journal_is_kept_as_it_is(file: Path, tmp_path: Path) -> None:
    written(file, "War")
    back_up(file, tmp_path / "copy.db")
    file.write_bytes(b"broken" * 1000)
    Path(f"{file}-wal").write_bytes(b"journal")
    kept = restore(tmp_path / "copy.db", file)
    assert kept is not None
    assert kept.read_bytes() == b"broken" * 1000
    assert Path(f"{kept}-wal").read_bytes() == b"journal"
    assert not Path(f"{file}-wal").exists()
    assert titles(file) == ["War"]


def torn(file: Path) -> bytes:
    """The bytes of a database with a page of nonsense in the middle."""
    whole = bytearray(file.read_bytes())
    middle = len(whole) // 8192 * 4096
    whole[middle : middle + 4096] = Random(552).randbytes(4096)
    return bytes(whole)


def test_a_copy_that_is_not_sound_is_not_restored(host: None, file: Path, tmp_path: Path) -> None:
    written(file, "War")
    back_up(file, tmp_path / "copy.db")
    before = file.read_bytes()
    for content, complaint in (
        (torn(tmp_path / "copy.db"), "is damaged"),
        ((tmp_path / "copy.db").read_bytes()[:20_000], "is damaged"),
        (b"no database at all" * 100, "isn't a database of this bot"),
        (b"", "isn't a database of this bot"),
    ):
        (tmp_path / "bad.db").write_bytes(content)
        for verb in ("restore", "check"):
            result = command(verb, "bad.db")
            assert result.exit_code == 2 and complaint in result.stderr, (verb, complaint, result.output)
    assert command("restore", "nowhere.db").exit_code == 2
    assert "nothing to restore" in command("restore", str(file)).stderr
    assert file.read_bytes() == before
    left = {each.name for each in tmp_path.iterdir()} - {f"cursus.db{ending}" for ending in (".lock", "-wal", "-shm")}
    assert left == {"bad.db", "copy.db", "cursus.db"}


def test_a_row_that_belongs_to_nothing_is_named(host: None, file: Path) -> None:
    written(file, "War")
    db = sqlite3.connect(file)
    db.execute("INSERT INTO seats (campaign, seat, user) VALUES (77, 'red', 1)")
    db.commit()
    db.close()
    with unusable("a row of seats belongs to nothing in campaigns"):
        check_integrity(file)
    assert command("backup", "copy.db").exit_code == 2


def test_a_backup_that_cannot_be_written_leaves_nothing(host: None, file: Path, tmp_path: Path) -> None:
    written(file, "War")
    (tmp_path / "taken").write_text("a file where a folder should be")
    result = command("backup", "taken/copy.db")
    assert result.exit_code == 2 and "couldn't be made" in result.stderr
    assert command("backup").exit_code == 0
    assert not list(tmp_path.glob("*.part"))


def test_what_the_host_may_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CURSUS_DATABASE", "var/mine.db")
    assert Settings().backup_folder == Path("var/backups")
    assert Settings().backups_kept == (24, 14, 8)
    monkeypatch.setenv("CURSUS_BACKUPS", "/mnt/safe")
    monkeypatch.setenv("CURSUS_BACKUPS_KEPT", "6, 7,0")
    assert Settings().backup_folder == Path("/mnt/safe")
    assert Settings().backups_kept == (6, 7, 0)
    monkeypatch.setenv("CURSUS_BACKUPS", "off")
    assert Settings().backup_folder is None
    monkeypatch.setattr("bot.__main__.set_up_logging", lambda *_: None)
    for wrong in ("many", "1,2", "1,2,-3"):
        monkeypatch.setenv("CURSUS_BACKUPS_KEPT", wrong)
        result = command()
        assert result.exit_code == 2 and "CURSUS_BACKUPS_KEPT" in result.stderr


# Backups by themselves


def test_fewer_are_kept_the_older_they_are() -> None:
    moments = [MONDAY - timedelta(hours=hours) for hours in range(24 * 100)]
    kept = Rotation(24, 14, 8).kept(moments)
    assert set(moments[:24]) <= kept
    assert len({moment.date() for moment in kept}) == 14 + 5
    assert len(kept) == 24 + 12 + 5
    assert min(kept) == datetime(2026, 10, 4, 23, tzinfo=UTC)


@given(st.lists(st.datetimes(timezones=st.just(UTC)), min_size=1), st.tuples(*[st.integers(0, 5)] * 3))
def test_rotation_keeps_the_newest_and_no_more_than_agreed(moments: list[datetime], counts: tuple[int, ...]) -> None:
    rotation = Rotation(*counts)
    kept = rotation.kept(moments)
    assert max(moments) in kept <= set(moments)
    assert len(kept) <= max(sum(counts), 1)
    assert rotation.kept(kept) == kept


async def test_the_clock_makes_backups_and_takes_old_ones_away(store: Store, file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    scheduler = Scheduler(store)
    backups = Backups(file, folder, Rotation(2, 0, 0), store, scheduler, silent(store))
    old = [MONDAY - timedelta(hours=hours) for hours in range(1, 4)]
    for moment in old:
        (folder / name_of(moment)).write_text("an old one")
    (folder / "cursus-mine.db").write_text("made by hand")
    (folder / "cursus-20260101T000000Z.db.part").write_text("broken off")
    await founded(store, 1, "War")
    await backups.start()
    scheduler.start()

    async def is_made() -> bool:
        due = [each.due for each in await store.timers.next(9) if each.kind == BACKUP]
        return await store.notes.get(BACKUP) is not None and min(due) > time.time()

    await until(is_made)
    await scheduler.stop()
    known = backups_in(folder)
    assert len(known) == 2 and old[0] in known
    assert titles(known[max(known)]) == ["War"]
    assert {each.name for each in folder.iterdir()} - {each.name for each in known.values()} == {"cursus-mine.db"}
    (timer,) = [each for each in await store.timers.next(9) if each.kind == BACKUP]
    await backups.start()
    (again,) = [each for each in await store.timers.next(9) if each.kind == BACKUP]
    assert abs(again.due - timer.due) < 60


async def test_a_backup_that_fails_is_told_once_and_tried_again(
    store: Store, file: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "backups").write_text("a file where a folder should be")
    backups = Backups(file, tmp_path / "backups", Rotation(), store, Scheduler(store), silent(store))
    caplog.set_level(logging.INFO, "bot.ops.backups")
    for _ in range(3):
        await backups._due(0)
    assert [record.levelname for record in caplog.records if record.name == "bot.ops.backups"] == ["ERROR"]
    assert "couldn't be made" in caplog.text
    (tmp_path / "backups").unlink()
    await backups._due(0)
    assert [record.levelname for record in caplog.records if record.name == "bot.ops.backups"] == ["ERROR", "INFO"]
    assert len(backups_in(tmp_path / "backups")) == 1


# After a restoration


def told(sandbox: Sandbox, game: Game) -> list[str]:
    """The thread's messages, without panels."""
    return [readable(each) for each in sandbox.messages(game.thread) if not is_panel(each)]


async def test_a_restored_campaign_goes_on_with_its_panel_and_posts_nothing_twice(
    sandbox: Sandbox, file: Path, tmp_path: Path
) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.begun(sandbox, bot)
        await bot.scheduler.stop()
        await game.act("work")
        await asyncio.to_thread(back_up, file, tmp_path / "copy.db")
        bot.scheduler.start()
        await game.act_until("claim")
        await game.shown()
        before = told(sandbox, game)
    await bot.store.close()

    assert await asyncio.to_thread(restore, tmp_path / "copy.db", file)
    bot = await make_bot(file)
    async with running(bot):
        game = game.with_bot(bot)
        panel = await game.shown()
        assert "Which gifts do you give away?" in readable(panel)
        assert sandbox.messages(game.thread)[-1]["id"] == panel["id"]
        assert told(sandbox, game) == before
        assert (await game.decision()).topic == "gifts"
        await game.act_until("claim")
        await game.shown()
    await bot.store.close()


async def test_other_choices_after_a_restoration_are_told_though_the_lost_ones_were_told_a_moment_ago(
    sandbox: Sandbox, file: Path, tmp_path: Path
) -> None:
    """Discord takes two messages of one nonce for one, and for some minutes remembers those of the lost choices."""
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.begun(sandbox, bot)
        await asyncio.to_thread(back_up, file, tmp_path / "copy.db")
        await game.act("work")
        await game.act_until("claim")
        await game.shown()
        before = told(sandbox, game)
    await bot.store.close()

    assert await asyncio.to_thread(restore, tmp_path / "copy.db", file)
    bot = await make_bot(file)
    async with running(bot):
        game = game.with_bot(bot)
        await game.shown()
        await game.act("gamble")
        await game.act_until("claim")
        await game.shown()
        after = told(sandbox, game)
    await bot.store.close()
    assert after[: len(before)] == before
    assert len(after) == len(before) + 1
    assert "**Turn 1**" in before[-1] and "**Turn 1**" in after[-1]


async def test_posts_after_a_second_restoration_of_a_copy_have_numbers_of_their_own(
    sandbox: Sandbox, file: Path, tmp_path: Path
) -> None:
    bot = await make_bot(file)
    async with running(bot):
        await Game.found(sandbox, bot)
    await bot.store.close()
    await asyncio.to_thread(back_up, file, tmp_path / "copy.db")
    begun = []
    for restored in (tmp_path / "first.db", tmp_path / "second.db"):
        await asyncio.sleep(0.05)
        await asyncio.to_thread(restore, tmp_path / "copy.db", restored)
        with contextlib.closing(sqlite3.connect(restored)) as db:
            begun += [seq for (seq,) in db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'posts'")]
    assert begun[1] > begun[0]
