"""Trouble of the host machine: full or read-only disks, a locked file, clock jumps, a stop in mid-work."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import resource
import signal
import sqlite3
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from bot.app import check_health
from bot.client import CursusBot
from bot.common.errors import HostError
from bot.ops.maintenance import check
from bot.sandbox import Sandbox
from bot.scheduling.scheduler import Scheduler
from bot.storage import DEADLINE, DELIVERY, Store
from bot.storage.backup import back_up
from tests.bot.playing import PATIENCE, RED, Game, control, until, unusable
from tests.bot.pragmas import pragma
from tests.bot.processes import (
    acted,
    answering,
    answers,
    last_told,
    seated,
)
from tests.sampling import first

_ROOT = Path(__file__).parents[3]

Trouble = Callable[[CursusBot, Path], contextlib.AbstractAsyncContextManager[None]]


@contextlib.asynccontextmanager
async def no_room(bot: CursusBot, file: Path) -> AsyncIterator[None]:
    """No file may be written beyond its first kilobyte."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextlib.asynccontextmanager
async def read_only(bot: CursusBot, file: Path) -> AsyncIterator[None]:
    """The file system was remounted read-only."""
    await pragma(bot.store, "query_only = 1")
    yield
    await pragma(bot.store, "query_only = 0")


@contextlib.contextmanager
def held(file: Path) -> Iterator[None]:
    """Another program has begun to write."""
    db = sqlite3.connect(file, isolation_level=None)
    try:
        db.execute("BEGIN IMMEDIATE")
        yield
        db.execute("ROLLBACK")
    finally:
        db.close()


@contextlib.asynccontextmanager
async def locked(bot: CursusBot, file: Path) -> AsyncIterator[None]:
    """Another program has begun to write, and takes its time."""
    await pragma(bot.store, "busy_timeout = 20")
    with held(file):
        yield
    await pragma(bot.store, "busy_timeout = 2000")


@pytest.mark.parametrize("trouble", [no_room, read_only, locked])
async def test_what_cannot_be_saved_has_not_happened_and_can_be_done_later(
    trouble: Trouble, sandbox: Sandbox, bot: CursusBot, game: Game, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.scheduling.scheduler._RETRY_SECONDS", 0.01)
    monkeypatch.setattr("bot.delivery.outbox.pause", lambda _: 0.01)
    await game.shown()
    number = await game.number()
    async with trouble(bot, file):
        for _ in range(3):
            outcome = await game.act("field-7")
            assert "couldn't be saved, so it hasn't happened" in outcome.text
        new = await (await sandbox.slash(RED, "forum", "campaign new", title="Another")).settled()
        assert new.text
    assert await game.number() == number
    done = await game.act("field-7")
    assert not done.error and "Done" in done.text
    shown = await game.shown()
    pressed = await sandbox.click(RED, shown["id"], control(shown, "pick", "Work")["custom_id"])
    assert not pressed.error
    await game.shown()
    said: list[str] = []
    assert await check(file, said.append), said
    kept = await bot.store.database.rows(
        "SELECT message FROM posts WHERE kind <> 'panel' AND campaign = ?", game.campaign
    )
    assert len(kept) == len(set(kept))
    assert await bot.store.database.rows("SELECT key FROM posts WHERE state = 'failed'") == []


async def test_posts_wait_while_nothing_can_be_written_and_come_once(
    sandbox: Sandbox, bot: CursusBot, game: Game, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The post reaches the channel, but the bot can't record that. Later it finds it and doesn't send it again."""
    monkeypatch.setattr("bot.scheduling.scheduler._RETRY_SECONDS", 0.01)
    monkeypatch.setattr("bot.delivery.outbox.pause", lambda _: 0.01)
    await game.shown()
    sent, troubles = bot.store.posts.mark_sent, 0

    async def fails_at_first(*args: object) -> None:
        nonlocal troubles
        troubles += 1
        if troubles <= 3:
            raise sqlite3.OperationalError("database or disk is full")
        await sent(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(bot.store.posts, "mark_sent", fails_at_first)
    await game.act("field-7")
    await game.shown()
    posts = await bot.store.database.rows("SELECT message FROM posts WHERE kind <> 'panel' ORDER BY id")
    assert troubles >= 4
    assert {str(message) for (message,) in posts} < {each["id"] for each in sandbox.messages(game.thread)}

    async def has_one_panel() -> bool:
        return len(sandbox.messages(game.thread)) == len(posts) + 1

    await until(has_one_panel)


async def test_a_locked_database_stops_the_bot_with_a_sentence(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.connection.BUSY_MILLISECONDS", 20)
    with held(file), unusable("locked by another program"):
        await Store.open(file)


async def test_a_full_disk_stops_the_bot_with_a_sentence(file: Path) -> None:
    store = await Store.open(file)
    await store.close()
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, before[1]))
    try:
        with unusable(re.escape(str(file))):
            await Store.open(file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    store = await Store.open(file)
    await store.close()


async def test_a_backup_on_a_full_disk_leaves_nothing_half_made(store: Store, file: Path, tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, before[1]))
    try:
        with unusable("couldn't be made"):
            await asyncio.to_thread(back_up, file, tmp_path / "copy.db")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert not await asyncio.to_thread(lambda: list(tmp_path.glob("copy*")))


# The clock of the machine


class Watch:
    """A clock that can be put forward and back."""

    def __init__(self) -> None:
        self.shift = 0.0

    def time(self) -> float:
        return time.time() + self.shift

    def monotonic(self) -> float:
        return time.monotonic()


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    for module in (
        "scheduling.scheduler",
        "client",
        "campaigns.actions",
        "campaigns.ai_turns",
        "campaigns.creation",
        "campaigns.rescheduling",
        "campaigns.table_cache",
        "campaigns.deadlines",
        "delivery.outbox",
        "app",
        "storage.posts",
        "storage.actions",
        "storage.transactions",
        "campaigns.snapshot",
    ):
        monkeypatch.setattr(f"bot.{module}.time", watch)
    return watch


async def test_a_clock_that_is_put_back_delays_no_post_and_no_heartbeat(
    watch: Watch, sandbox: Sandbox, bot: CursusBot, game: Game, file: Path
) -> None:
    await game.shown()
    watch.shift = -86_400
    await game.act("field-7")
    await game.shown()

    async def beats() -> bool:
        beat = await bot.store.notes.get("heartbeat")
        return beat is not None and abs(float(beat) - watch.time()) < 60

    await until(beats)
    check_health(file)
    watch.shift = 86_400
    with pytest.raises(HostError, match="good connection"):
        check_health(file)


async def test_promised_times_stay_and_others_come_at_once(watch: Watch, store: Store) -> None:
    handled: list[str] = []
    scheduler = Scheduler(store)
    for kind in (DELIVERY, DEADLINE):

        async def handle(_: int, kind: str = kind) -> None:
            handled.append(kind)

        scheduler.handle(kind, handle)
    await store.timers.set(DELIVERY, 1, watch.time() + 30)
    await store.timers.set(DEADLINE, 1, watch.time() + 30)
    scheduler.start()
    watch.shift = -3600
    scheduler.wake()

    async def is_delivered() -> bool:
        # The timer is deleted only after its handler has returned.
        return [timer.kind for timer in await store.timers.next(9)] == [DEADLINE]

    await until(is_delivered)
    assert handled == [DELIVERY]
    watch.shift = 60
    scheduler.wake()

    async def is_up() -> bool:
        return handled == [DELIVERY, DEADLINE]

    await until(is_up)
    await scheduler.stop()


async def test_a_deadline_that_a_jump_brings_up_gives_people_another_hour(
    watch: Watch, sandbox: Sandbox, bot: CursusBot, game: Game
) -> None:
    await sandbox.slash(RED, game.thread, "campaign settings", time="86400", expiry="default")
    await game.shown()
    number = await game.number()
    ((due,),) = await bot.store.database.rows("SELECT due FROM timers WHERE kind = ?", DEADLINE)
    watch.shift = due - time.time() + 3600
    bot.scheduler.wake()

    async def is_put_off() -> bool:
        ((later,),) = await bot.store.database.rows("SELECT due FROM timers WHERE kind = ?", DEADLINE)
        return bool(later > watch.time() + 1800)

    await until(is_put_off)
    assert await game.number() == number


async def test_a_clock_that_cannot_write_does_not_run_wild(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    async def fails(_: int) -> None:
        nonlocal calls
        calls += 1
        raise sqlite3.OperationalError("database or disk is full")

    async def cannot_write(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    scheduler = Scheduler(store)
    scheduler.handle(DELIVERY, fails)
    await store.timers.set(DELIVERY, 1, 0.0)
    monkeypatch.setattr(store.timers, "postpone", cannot_write)
    scheduler.start()

    async def has_failed() -> bool:
        return calls > 0

    await until(has_failed)
    for _ in range(50):
        scheduler.wake()
        await asyncio.sleep(0)
    await scheduler.stop()
    assert calls == 1


# SIGTERM in the middle of work


@pytest.mark.parametrize("seed", first(1, range(3)))
async def test_a_stop_in_the_middle_of_work_is_clean(tmp_path: Path, sandbox: Sandbox, seed: int) -> None:
    rng, thread, acknowledged = Random(seed), "", list[str]()
    for _ in range(2):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.toy.elsewhere", sandbox.http, sandbox.ws, str(tmp_path / "cursus.db")),
            cwd=_ROOT,
            env=os.environ | {"CURSUS_LOG_LEVEL": "WARNING"},
            stdout=DEVNULL,
            stderr=PIPE,
        )
        await answering(sandbox)
        thread = thread or await seated(sandbox)
        for _ in range(rng.randrange(2, 5)):
            acknowledged += await acted(sandbox, thread, tmp_path, rng)
        hurried = asyncio.create_task(acted(sandbox, thread, tmp_path, rng))
        await asyncio.sleep(rng.random() * 0.03)
        process.send_signal(signal.SIGTERM)
        _, complaints = await asyncio.wait_for(process.communicate(), PATIENCE)
        acknowledged += await last_told(sandbox, hurried)
        assert process.returncode == 0
        assert b"Traceback" not in complaints, complaints.decode()
        assert set(acknowledged) <= set(map(str, answers(tmp_path)))
        said: list[str] = []
        assert await check(tmp_path / "cursus.db", said.append), said


@pytest.mark.parametrize("milliseconds", [50, 400, 900])
async def test_a_stop_while_it_starts_is_clean(tmp_path: Path, sandbox: Sandbox, milliseconds: int) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.toy.elsewhere", sandbox.http, sandbox.ws, str(tmp_path / "cursus.db")),
        cwd=_ROOT,
        stdout=DEVNULL,
        stderr=PIPE,
    )
    await asyncio.sleep(milliseconds / 1000)
    process.send_signal(signal.SIGTERM)
    _, complaints = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert b"Traceback" not in complaints, complaints.decode()
    assert process.returncode in (0, -signal.SIGTERM), complaints.decode()
    store = await Store.open(tmp_path / "cursus.db")
    await store.close()


async def test_a_stop_while_it_waits_for_discord_to_let_it_in_is_clean(tmp_path: Path, sandbox: Sandbox) -> None:
    sandbox.faults.delay("GET /applications/*/commands", 1.0)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.toy.elsewhere", sandbox.http, sandbox.ws, str(tmp_path / "cursus.db")),
        cwd=_ROOT,
        stdout=DEVNULL,
        stderr=PIPE,
    )

    async def has_logged_in() -> bool:
        return any(entry.path.endswith("/users/@me") for entry in sandbox.record.entries)

    await until(has_logged_in)
    await asyncio.sleep(0.2)
    process.send_signal(signal.SIGTERM)
    _, complaints = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert (process.returncode, complaints) == (0, b""), complaints.decode()
