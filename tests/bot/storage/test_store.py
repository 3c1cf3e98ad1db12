"""The store: which files it refuses to open, and that a choice is written completely or not at all."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import msgspec
import pytest

from bot.storage import Action, Campaign, Change, ConflictError, Draft, EventRow, NewPost, Store
from bot.storage.connection import APPLICATION_ID, migrations
from bot.storage.models import ActionKind
from tests.bot.playing import unusable

CAMPAIGN = Campaign(
    id=0,
    guild=1,
    channel=2,
    owner=3,
    game="toy",
    scenario="long",
    title="War",
    locale="en",
    status="open",
    number=0,
    commitment="c",
)


def change(campaign: int, number: int, posts: tuple[str, ...] = (), undoes: int | None = None) -> Change:
    """An action with one event, that queues posts of those keys."""
    kind: ActionKind = "undo" if undoes is not None else ("start" if number == 0 else "answer")
    return Change(
        campaign,
        Action(number, kind, "red", 3, "1", "[]"),
        (EventRow(1, "raid-1", "earned", f'{{"number": {number}}}'),),
        f"save {number}",
        "open",
        tuple(NewPost(key, "report" if key.startswith("battle") else "news", "{}", '{"v": 1}') for key in posts),
        undoes,
    )


async def founded(store: Store) -> int:
    return await store.campaigns.create(CAMPAIGN, [("red", 3)], change(0, 0, ("opening",)))


async def test_a_new_file_is_ours_durable_and_of_the_newest_version(store: Store, file: Path) -> None:
    with sqlite3.connect(file) as db:
        assert db.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert db.execute("PRAGMA user_version").fetchone() == (max(dict(migrations())),)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()
    assert await store.database.rows("PRAGMA synchronous") == [(2,)]


async def test_what_was_written_is_there_after_opening_again(file: Path) -> None:
    store = await Store.open(file)
    campaign = await founded(store)
    await store.close()
    store = await Store.open(file)
    assert await store.actions.newest_save(campaign) == "save 0"
    assert await store.seats.of(campaign) == {"red": 3}
    found = await store.campaigns.in_channel(2)
    assert found == msgspec.structs.replace(CAMPAIGN, id=campaign)
    await store.close()


async def test_a_choice_is_written_as_a_whole_or_not_at_all(store: Store) -> None:
    campaign = await founded(store)
    await store.actions.commit(change(campaign, 1, ("map-1",)))
    with pytest.raises(ConflictError):
        await store.actions.commit(change(campaign, 1, ("map-2",)))
    assert await store.actions.newest_save(campaign) == "save 1"
    assert await store.history.last_events(campaign, 9) == ['{"number": 0}', '{"number": 1}']
    keys = await store.database.rows("SELECT key FROM posts WHERE kind <> 'panel' ORDER BY id")
    assert keys == [("opening",), ("map-1",)]


async def test_a_choice_that_fails_half_way_leaves_nothing(store: Store) -> None:
    campaign = await founded(store)
    broken = change(campaign, 1, ("map-1",))
    with pytest.raises(sqlite3.Error):
        await store.actions.commit(msgspec.structs.replace(broken, status="nonsense"))
    assert await store.actions.newest_save(campaign) == "save 0"
    assert await store.actions.last_answer(campaign) is None
    assert await store.history.last_events(campaign, 9) == ['{"number": 0}']
    await store.actions.commit(broken)
    assert await store.actions.last_answer(campaign) == 1


async def test_a_post_of_the_same_key_is_queued_once(store: Store) -> None:
    campaign = await founded(store)
    await store.actions.commit(change(campaign, 1, ("map-1",)))
    await store.actions.commit(change(campaign, 2, ("map-1", "map-2")))
    keys = await store.database.rows("SELECT key FROM posts WHERE kind <> 'panel' ORDER BY id")
    assert keys == [("opening",), ("map-1",), ("map-2",)]


async def test_an_undone_action_keeps_its_record_and_frees_its_posts(store: Store) -> None:
    campaign = await founded(store)
    await store.actions.commit(change(campaign, 1, ("map-1",)))
    await store.actions.commit(change(campaign, 2, undoes=1))
    assert await store.actions.last_answer(campaign) is None
    assert await store.history.last_events(campaign, 9) == ['{"number": 0}', '{"number": 2}']
    assert await store.database.rows("SELECT count(*) FROM events WHERE undone") == [(1,)]
    await store.actions.commit(change(campaign, 3, ("map-1",)))
    queued = await store.database.rows("SELECT action FROM posts WHERE key = 'map-1' AND state = 'queued'")
    assert queued == [(3,)]


async def test_posts_come_in_order_and_the_panel_last(store: Store) -> None:
    campaign = await founded(store)
    await store.actions.commit(change(campaign, 1, ("map-1",)))
    order = []
    for _ in range(3):
        post = await store.posts.next(campaign)
        assert post is not None
        order.append(post.key)
        await (store.posts.mark_panel_moved(post, 50) if post.kind == "panel" else store.posts.mark_sent(post, 40))
    assert order == ["opening", "map-1", "panel"]
    assert await store.posts.next(campaign) is None
    known = await store.campaigns.get(campaign)
    assert known is not None
    assert (known.panel, known.below) == (50, 0)


async def test_a_panel_wanted_anew_while_it_is_shown_stays_queued(store: Store) -> None:
    campaign = await founded(store)
    opening = await store.posts.next(campaign)
    assert opening is not None
    await store.posts.mark_sent(opening, 40)
    panel = await store.posts.next(campaign)
    assert panel is not None
    await store.actions.commit(change(campaign, 1))
    await store.posts.mark_panel_moved(panel, 50)
    again = await store.posts.next(campaign)
    assert again is not None
    assert again.version == panel.version + 1


async def test_the_last_report_keeps_its_view(store: Store) -> None:
    campaign = await founded(store)
    await store.actions.commit(change(campaign, 1, ("map-1", "battle-1")))
    while (post := await store.posts.next(campaign)) is not None:
        await (store.posts.mark_panel_moved(post, 50) if post.kind == "panel" else store.posts.mark_sent(post, 40))
    battle = await store.posts.last_report(campaign)
    assert battle is not None
    assert (battle.key, battle.view) == ("battle-1", '{"v": 1}')


async def test_one_channel_holds_one_campaign_until_it_is_archived(store: Store) -> None:
    campaign = await founded(store)
    with pytest.raises(ConflictError):
        await founded(store)
    await store.campaigns.archive(campaign)
    assert await founded(store) != campaign


async def test_a_seat_is_taken_once(store: Store) -> None:
    campaign = await founded(store)
    assert await store.seats.take(campaign, "blue", 4)
    assert not await store.seats.take(campaign, "blue", 5)
    assert await store.members.leave(campaign, 4)
    assert not await store.members.leave(campaign, 4)
    assert await store.seats.take(campaign, "blue", 5)


async def test_a_draft_is_kept_until_the_decision_is_made(store: Store) -> None:
    campaign = await founded(store)
    draft = Draft(0, {"left": ["man-1"]}, ["man-2"])
    await store.drafts.save(campaign, 3, draft)
    assert await store.drafts.get(campaign, 3) == draft
    await store.actions.commit(change(campaign, 1))
    assert await store.drafts.get(campaign, 3) is None


def write_foreign(file: Path, content: bytes | None) -> bytes:
    """A file of someone else: any bytes, or a database without content."""
    if content is None:
        db = sqlite3.connect(file)
        db.execute("CREATE TABLE recipes (name TEXT)")
        db.close()
    else:
        file.write_bytes(content)
    return file.read_bytes()


@pytest.mark.parametrize("content", [b"this is no database at all, but a letter" * 40, None])
async def test_a_file_that_is_not_ours_is_refused_and_left_alone(file: Path, content: bytes | None) -> None:
    before = write_foreign(file, content)
    with unusable("isn't a database of this bot"):
        await Store.open(file)
    assert await asyncio.to_thread(file.read_bytes) == before


async def test_a_read_only_file_is_refused(store: Store, file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    shutil.copy(file, copy)
    copy.chmod(0o444)
    with unusable("read-only"):
        await Store.open(copy)


async def test_tables_of_a_newer_version_are_refused(file: Path) -> None:
    await (await Store.open(file)).close()
    db = sqlite3.connect(file)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with unusable("version 99"):
        await Store.open(file)


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with unusable("can't be opened"):
        await Store.open(tmp_path)


async def test_a_journal_that_is_not_durable_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)  # the bot makes a private file first, here by the name of SQLite's database in memory
    with unusable("can't be kept safely"):
        await Store.open(Path(":memory:"))


async def test_timers_come_by_time_and_one_set_anew_is_not_ended(store: Store) -> None:
    await store.timers.set("deadline", 1, 200.0)
    await store.timers.set("deadline", 2, 100.0)
    first, second = await store.timers.next(5)
    assert (first.subject, second.subject) == (2, 1)
    await store.timers.set("deadline", 2, 300.0)
    await store.timers.delete(first)
    await store.timers.postpone(first, 400.0)
    assert [(timer.subject, timer.due) for timer in await store.timers.next(5)] == [(1, 200.0), (2, 300.0)]
    await store.timers.delete(second)
    assert [timer.subject for timer in await store.timers.next(5)] == [2]


def answer(campaign: int, number: int, seat: str, user: int, topic: str, turn: int | None = None) -> Change:
    """Someone's answer, after which that turn begins."""
    action = Action(number, "answer", seat, user, "1", "[]", topic=topic)
    return Change(campaign, action, (), f"save {number}", "open", (), snapshot=turn)


async def test_topics_met_are_read_while_a_first_turn_lasts(store: Store) -> None:
    campaign = await store.campaigns.create(
        CAMPAIGN, [("red", 3), ("blue", 4)], msgspec.structs.replace(change(0, 0), snapshot=1)
    )
    await store.actions.commit(answer(campaign, 1, "red", 3, "raid"))
    assert (await store.members.roster(campaign, ())).met >= {("red", "raid", 3)}
    for number, turn in ((2, 2), (3, 3), (4, 4)):
        await store.actions.commit(answer(campaign, number, "red", 3, "march", turn))
    assert not (await store.members.roster(campaign, ())).met
    await store.actions.commit(answer(campaign, 5, "blue", 4, "tribute", 5))
    newcomers = await store.members.roster(campaign, ())
    assert newcomers.met == frozenset({("blue", "tribute", 4)})
    assert newcomers.began == {3: 1, 4: 4}
    await store.actions.commit(answer(campaign, 6, "blue", 4, "tribute", 6))
    assert not (await store.members.roster(campaign, ())).met
