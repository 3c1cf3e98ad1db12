"""Upgrades: today's program opens databases of every earlier version, plays on, and finds their records sound.

Earlier programs played and wrote these databases (``tests/bot/storage/data/played.py``).
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import render.presenter
from bot.campaigns.service import Campaigns
from bot.common.errors import UserError
from bot.ops.maintenance import check
from bot.sandbox import Sandbox
from bot.scheduling.scheduler import Scheduler
from bot.storage import Store
from bot.storage import connection as stored
from bot.storage.connection import migrations
from render.presenter import Post
from rules.core import registry
from rules.romanitas.ai.legate import legate
from tests.bot.conftest import running
from tests.bot.playing import BLUE, RED, Game, make_bot, unusable
from tests.toy.game import Toy

DATA = Path(__file__).parent / "data"
VERSIONS = sorted(int(file.name.split("-")[1].split(".")[0]) for file in DATA.glob("schema-*.sql.gz"))
THEODORA, BELISARIUS = 11, 12
OPEN, OVER, ARCHIVED, IN_BATTLE = 1, 2, 3, 4


@pytest.fixture(autouse=True)
def _romanitas(toy: None) -> None:
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


def read_in(version: int, file: Path) -> None:
    """Write a database of old to the disk."""
    db = sqlite3.connect(file)
    db.executescript(gzip.decompress((DATA / f"schema-{version}.sql.gz").read_bytes()).decode())
    db.close()


def counted(file: Path) -> dict[str, int]:
    """How many rows each table has."""
    db = sqlite3.connect(file)
    try:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
    finally:
        db.close()


async def verdict(file: Path) -> tuple[bool, str]:
    said: list[str] = []
    sound = await check(file, said.append)
    return sound, "\n".join(said)


def test_there_is_a_database_of_every_version() -> None:
    assert [version for version, _ in sorted(migrations())] == VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_database_of_old_is_opened_and_played_on(version: int, file: Path) -> None:
    await asyncio.to_thread(read_in, version, file)
    before = await asyncio.to_thread(counted, file)
    store = await Store.open(file)
    try:
        after = await asyncio.to_thread(counted, file)
        for table in before.keys() - {"notes", "members"}:
            assert after[table] == before[table], table
        await check_known(store)
        await play_on(store)
    finally:
        await store.close()


async def check_known(store: Store) -> None:
    """Everything is known that was played."""
    campaigns = Campaigns(store, Scheduler(store))
    stored_campaigns = await store.campaigns.all()
    status = {campaign.id: campaign.status for campaign in stored_campaigns}
    assert status == {OPEN: "open", OVER: "over", ARCHIVED: "archived", IN_BATTLE: "open"}
    assert {campaign.agreement.door for campaign in stored_campaigns} == {"open"}, "as open as they were"
    over = await campaigns.snapshot(OVER)
    assert over.table.result is not None and over.table.secret is not None
    assert sorted((await campaigns.snapshot(OPEN)).members) == [THEODORA, BELISARIUS]


async def play_on(store: Store) -> None:
    """Both campaigns that are open go on."""
    campaigns = Campaigns(store, Scheduler(store))
    for campaign in (OPEN, IN_BATTLE):
        snapshot = await campaigns.snapshot(campaign)
        for _ in range(8):
            assert snapshot.decision is not None and snapshot.holder is not None
            wanted = legate(snapshot.table) if campaign == IN_BATTLE else snapshot.decision.default
            snapshot = await campaigns.answer(campaign, snapshot.holder, wanted)


@pytest.mark.parametrize("version", VERSIONS)
async def test_the_records_of_old_are_sound(version: int, file: Path) -> None:
    await asyncio.to_thread(read_in, version, file)
    sound, said = await verdict(file)
    assert f"(tables of version {version})" in said
    assert sound, said


@pytest.mark.parametrize("version", VERSIONS)
async def test_reports_of_old_are_shown_again(version: int, file: Path) -> None:
    await asyncio.to_thread(read_in, version, file)
    store = await Store.open(file)
    try:
        assert await store.database.rows("SELECT id FROM posts WHERE kind = 'battle'") == []
        posts = await store.database.rows("SELECT kind, recipe FROM posts WHERE recipe LIKE '{\"kind\":%'")
        assert "report" in {kind for kind, _ in posts}
        assert all(msgspec.json.decode(recipe, type=Post).kind == kind for kind, recipe in posts)
        last = await store.posts.last_report(OPEN)
        assert last is not None
        assert msgspec.json.decode(last.recipe, type=Post).kind == "report"
    finally:
        await store.close()


async def test_a_migration_that_fails_leaves_the_database_as_it_was(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asyncio.to_thread(read_in, 1, file)
    before = await asyncio.to_thread(counted, file)
    steps = dict(migrations())
    steps[3] += "\nINSERT INTO nowhere VALUES (1);"
    with monkeypatch.context() as patched:
        patched.setattr(stored, "migrations", lambda: iter(steps.items()))
        with unusable("nowhere"):
            await Store.open(file)
    assert await asyncio.to_thread(counted, file) == before
    store = await Store.open(file)
    await store.close()
    assert (await verdict(file))[0]


# Corrected rules


def twice(begin_scene: Callable[[Any, str], None]) -> Callable[[Any, str], None]:
    """A correction of the rules: battles are counted twice."""

    def corrected(game: Any, name: str) -> None:
        game.state.scenes += 1
        begin_scene(game, name)

    return corrected


async def test_a_correction_in_mid_battle_goes_on_from_the_checkpoint_and_says_so(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asyncio.to_thread(read_in, VERSIONS[-1], file)
    played = registry.game_type("romanitas")
    monkeypatch.setattr(played, "begin_scene", twice(played.begin_scene))
    store = await Store.open(file)
    try:
        campaigns = Campaigns(store, Scheduler(store))
        before = await store.campaigns.get(IN_BATTLE)
        snapshot = await campaigns.snapshot(IN_BATTLE)
        assert before is not None and snapshot.table.number == before.number + 1
        assert not snapshot.table.can_undo
        actions = await store.history.actions(IN_BATTLE)
        assert actions[-1].action.kind == "resume"
        (told,) = [each for each in await store.history.events(IN_BATTLE) if each.action == snapshot.table.number]
        dropped = json.loads(told.json)["dropped"]
        assert dropped > 3
        given_up = [done.action for done in actions if done.undone]
        assert [action.number for action in given_up] == list(range(before.number - dropped + 1, before.number + 1))
        posts = await store.database.rows(
            "SELECT kind FROM posts WHERE action = ? AND campaign = ?", before.number + 1, IN_BATTLE
        )
        assert sorted(kind for (kind,) in posts) == ["news", "notice", "panel"]
        for _ in range(30):
            assert snapshot.holder is not None
            snapshot = await campaigns.answer(IN_BATTLE, snapshot.holder, legate(snapshot.table))
            if snapshot.table.state.scene:
                break
        assert snapshot.table.state.scene
    finally:
        await store.close()


async def test_the_channel_learns_of_a_correction_once(
    sandbox: Sandbox, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        await game.act("field-7")
        await game.act("raid")
        await game.shown()
        assert (await game.decision()).topic == "line"
        number = await game.number()
    await bot.store.close()
    monkeypatch.setattr(Toy, "begin_scene", twice(Toy.begin_scene))
    for _ in range(2):
        bot = await make_bot(file)
        async with running(bot):
            game = game.with_bot(bot)
            refused = await sandbox.slash(BLUE, game.thread, "act", choice="-")
            assert refused.text
            await game.shown()
            assert game.texts().count("The rules have been corrected since the last choice.") == 1
            assert "2 choices have to be made again" in game.texts()
            assert (await game.decision()).topic == "claim"
            assert await game.number() == number + 1
        await bot.store.close()
    bot = await make_bot(file)
    async with running(bot):
        game = game.with_bot(bot)
        await game.act("field-7")
        await game.act("raid")
        await game.act_until("claim")
        shown = game.texts()
        assert shown.count("**Turn 1**") == 1
        assert "red claimed field-7" in (await sandbox.slash(RED, game.thread, "log")).text
    await bot.store.close()
    sound, said = await verdict(file)
    assert sound, said


# Saves of earlier versions


async def upgraded(store: Store, monkeypatch: pytest.MonkeyPatch, known: int) -> Campaigns:
    """The open campaign as one that an earlier version of the toy's rules had saved."""

    def upgrade(_: type[Toy], version: int, state: dict[str, Any]) -> dict[str, Any] | None:
        return {**state, "turns": state["turns"] + 1} if version == known else None

    monkeypatch.setattr(Toy, "upgrade", classmethod(upgrade))
    monkeypatch.setattr(Toy, "version", 3)
    monkeypatch.setattr(Toy, "corrections", {known: "unread", 3: "title"})
    return Campaigns(store, Scheduler(store))


async def test_a_save_of_an_earlier_version_goes_on_and_says_so(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await asyncio.to_thread(read_in, VERSIONS[-1], file)
    store = await Store.open(file)
    try:
        campaigns = await upgraded(store, monkeypatch, 1)
        snapshot = await campaigns.snapshot(OPEN)
        assert snapshot.table.state.model_dump()["turns"] == 11
        told = await store.database.rows(
            "SELECT recipe FROM posts WHERE action = ? AND kind = 'notice' ORDER BY id", snapshot.table.number
        )
        resumed, corrected = (json.loads(recipe) for (recipe,) in told)
        assert resumed["key"] == "campaign-resumed"
        assert (corrected["key"], corrected["args"]["what"]) == ("campaign-corrected", "The Toy War")
        again = Campaigns(store, Scheduler(store))
        assert (await again.snapshot(OPEN)).table.number == snapshot.table.number
        assert (await again.snapshot(OPEN)).table.save() == snapshot.table.save()
    finally:
        await store.close()


async def test_a_save_of_an_unknown_version_is_refused_with_a_sentence(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asyncio.to_thread(read_in, VERSIONS[-1], file)
    store = await Store.open(file)
    try:
        campaigns = await upgraded(store, monkeypatch, 2)
        with pytest.raises(UserError, match=r"saved by version 1 of the rules of .*this program knows version 3"):
            await campaigns.snapshot(OPEN)
        assert (await campaigns.snapshot(IN_BATTLE)).decision is not None
    finally:
        await store.close()
    sound, said = await verdict(file)
    assert not sound and "its save can't be read: This game was saved by version 1" in said


async def test_rules_that_stumble_over_a_save_refuse_it_with_a_sentence(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asyncio.to_thread(read_in, VERSIONS[-1], file)

    def stumble(*_: object) -> None:
        raise KeyError("what old positions lack")

    monkeypatch.setattr(Toy, "claim", stumble)
    store = await Store.open(file)
    try:
        with pytest.raises(UserError, match="can't go on from this saved game"):
            await Campaigns(store, Scheduler(store)).snapshot(OPEN)
    finally:
        await store.close()
