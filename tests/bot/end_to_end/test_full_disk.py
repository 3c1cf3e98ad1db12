"""A full, broken or read-only disk while people play leaves nothing half done."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import resource
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import render.presenter
import tests.toy
from bot.client import CursusBot
from bot.ops.backups import Backups, Rotation
from bot.ops.maintenance import check
from bot.sandbox import Outcome, Sandbox, readable
from bot.sandbox.commands import upload
from bot.sandbox.protocol import Asked
from bot.storage import Store
from bot.telemetry.error_reporter import ErrorReporter, application_owner
from rules.core import registry
from tests.bot.playing import BLUE, HALL, RED, WATCHER, Game, Json, control, controls, until, verb
from tests.bot.pragmas import pragma
from tests.endurance.inspection import faults_of_panels, faults_of_posts, is_quiet
from tests.toy.orders import ToyOrderBook

pytestmark = pytest.mark.usefixtures("without_pictures")

NOT_SAVED = "couldn't be saved, so it hasn't happened"
STRANGER = "Narses"

KEPT = {
    "campaigns": "id, guild, channel, owner, title, locale, status, number, agreement, paused, poll",
    "seats": "*",
    "members": "*",
    "offices": "*",
    "people": "*",
    "actions": "campaign, number, kind, user, answer, undone",
    "saves": "*",
    "ballots": "campaign, number, user, answer",
    "requests": "*",
    "drafts": "*",
    "order_drafts": "*",
    "standing_orders": "*",
    "posts WHERE kind = 'notice'": "campaign, key",
    "timers WHERE kind IN ('deadline', 'reminder')": "kind, subject",
}
"""What people can do something about, by table."""

Trouble = Callable[[Store], contextlib.AbstractAsyncContextManager[None]]


@contextlib.asynccontextmanager
async def full(store: Store) -> AsyncIterator[None]:
    """Not a page more."""
    ((pages,),) = await pragma(store, "page_count")
    await pragma(store, f"max_page_count = {pages}")
    yield
    await pragma(store, "max_page_count = 1000000")


@contextlib.asynccontextmanager
async def broken(store: Store) -> AsyncIterator[None]:
    """Whatever is written meets with a disk I/O error."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextlib.asynccontextmanager
async def read_only(store: Store) -> AsyncIterator[None]:
    """The file system was remounted read-only."""
    await pragma(store, "query_only = 1")
    yield
    await pragma(store, "query_only = 0")


@contextlib.asynccontextmanager
async def filling(store: Store) -> AsyncIterator[None]:
    """There is room for one thing to be written, and for nothing after it."""
    visit = store.database.writer.visit
    left = 1

    async def watched(work: Callable[..., Any], *args: Any) -> Any:
        def one_only(db: sqlite3.Connection, *given: Any) -> Any:
            nonlocal left
            before = db.total_changes
            try:
                return work(db, *given)
            finally:
                left -= db.total_changes > before
                if left <= 0:
                    db.execute("PRAGMA query_only = 1")

        return await visit(one_only, *args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store.database.writer, "visit", watched)
        yield
    await pragma(store, "query_only = 0")


TROUBLES: tuple[Trouble, ...] = (full, broken, read_only, filling)


class Complaints(logging.Handler):
    """Errors with a traceback: what no one foresaw."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.heard.append(self.format(record))


@pytest.fixture(autouse=True)
def complaints() -> Iterator[list[str]]:
    """No error report blames the program for the disk's fault."""
    ear = Complaints()
    logging.getLogger().addHandler(ear)
    yield ear.heard
    logging.getLogger().removeHandler(ear)
    assert not ear.heard, "\n".join(ear.heard)


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tests.toy, "ORDERS", ToyOrderBook(), raising=False)
    monkeypatch.setattr("bot.scheduling.scheduler._RETRY_SECONDS", 0.01)
    monkeypatch.setattr("bot.delivery.outbox.pause", lambda _: 0.01)
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


Press = Callable[[], Awaitable[Outcome]]


@dataclass(frozen=True)
class TableAction:
    """Something that someone does, after whatever has to come before it; ``group`` is how a table of one plays."""

    name: str
    prepare: Callable[[Game], Awaitable[Press]]
    group: str = ""


DEEDS: list[TableAction] = []


def deed(group: str = "") -> Callable[[Callable[[Game], Awaitable[Press]]], Callable[[Game], Awaitable[Press]]]:
    """Put a deed down under its function's name."""

    def put_down(prepare: Callable[[Game], Awaitable[Press]]) -> Callable[[Game], Awaitable[Press]]:
        DEEDS.append(TableAction(prepare.__name__, prepare, group))
        return prepare

    return put_down


def _slash(game: Game, user: str, command: str, /, **options: Any) -> Press:
    async def press() -> Outcome:
        return await (await game.box.slash(user, game.thread, command, **options)).settled()

    return press


def _click(game: Game, user: str, message: Json, part: Json) -> Press:
    async def press() -> Outcome:
        pressed = await game.box.click(user, message["id"], part["custom_id"])
        with contextlib.suppress(TimeoutError):  # a panel may have to wait until something can be written again
            await pressed.settled(0.5)
        return pressed

    return press


async def _preview(game: Game, text: str) -> Json:
    shown = await (await game.box.slash(RED, game.thread, "orders", text=text)).settled()
    assert shown.message is not None
    return shown.message


@deed()
async def a_choice_by_command(game: Game) -> Press:
    return _slash(game, RED, "act", choice="field-7")


@deed()
async def a_choice_by_button(game: Game) -> Press:
    await game.act("field-7")
    panel = await game.shown()
    return _click(game, RED, panel, control(panel, "pick", "Work"))


@deed()
async def a_choice_in_a_dialogue(game: Game) -> Press:
    await game.act_until("bid")
    opened = await game.click(RED, "open")
    assert opened.message is not None
    return _click(game, RED, opened.message, control(opened.message, "pick", "0 coins"))


@deed()
async def a_draft(game: Game) -> Press:
    await game.act("field-7")
    panel = await game.shown()
    await (await game.box.click(RED, panel["id"], control(panel, "pick", "Raid")["custom_id"])).settled()
    await game.shown()
    panel = await game.shown()
    return _click(game, RED, panel, control(panel, "change"))


@deed()
async def orders_that_are_written(game: Game) -> Press:
    return _slash(game, RED, "orders", text="claim 7; work")


@deed()
async def orders_in_the_form(game: Game) -> Press:
    opened = await game.click(RED, "orders")

    async def send() -> Outcome:
        return await (await game.box.submit(RED, opened, {"text": "claim 4\nwork"})).settled()

    return send


def _deed_with_a_preview(name: str, text: str, button: str) -> None:
    """Record that a button under the preview of written orders is pressed."""

    async def prepare(game: Game) -> Press:
        shown = await _preview(game, text)
        return _click(game, RED, shown, control(shown, button))

    DEEDS.append(TableAction(name, prepare))


_deed_with_a_preview("orders_that_are_carried_out", "claim 7; work; give 1 2", "commit")
_deed_with_a_preview("orders_that_are_pruned", "claim 99; claim 3", "prune")
_deed_with_a_preview("orders_that_are_dropped", "claim 4; work", "drop")
_deed_with_a_preview("orders_that_become_standing", "claim 4; work", "keep")


@deed()
async def orders_out_of_the_analysis(game: Game) -> Press:
    shown = await (await game.box.slash(RED, game.thread, "analysis")).settled()
    assert shown.message is not None
    menu, message = control(shown.message, "add"), shown.message["id"]

    async def add() -> Outcome:
        asked = await game.box.select(RED, message, menu["custom_id"], [menu["options"][2]["value"]])
        return await asked.settled()

    return add


@deed()
async def standing_orders(game: Game) -> Press:
    return _slash(game, RED, "orders", standing="claim 3; work")


@deed()
async def taking_back(game: Game) -> Press:
    await game.act("field-7")
    return _slash(game, RED, "undo")


@deed()
async def agreeing_to_take_back(game: Game) -> Press:
    await _asked_to_undo(game)
    return await _newest(game, BLUE, "agree")


@deed()
async def refusing_to_take_back(game: Game) -> Press:
    await _asked_to_undo(game)
    return await _newest(game, BLUE, "refuse")


async def _asked_to_undo(game: Game) -> None:
    await game.act("field-7")
    await game.shown()
    asked = await game.box.slash(RED, game.thread, "undo")
    assert "I've asked them" in asked.text
    await game.shown()


async def _newest(game: Game, user: str, wanted: str) -> Press:
    for message in reversed(game.box.messages(game.thread)):
        for part in controls(message):
            if verb(part) == wanted:
                return _click(game, user, message, part)
    raise AssertionError(wanted)


@deed()
async def new_settings(game: Game) -> Press:
    return _slash(game, RED, "campaign settings", time="86400", expiry="default", narrator="epic", language="fr")


@deed()
async def a_pause(game: Game) -> Press:
    return _slash(game, RED, "campaign pause")


@deed()
async def the_end_of_a_pause(game: Game) -> Press:
    await game.box.slash(RED, game.thread, "campaign settings", time="86400")
    await game.box.slash(RED, game.thread, "campaign pause")
    return _slash(game, RED, "campaign resume")


@deed()
async def leaving(game: Game) -> Press:
    return _slash(game, BLUE, "campaign leave")


@deed()
async def joining(game: Game) -> Press:
    await game.box.slash(BLUE, game.thread, "campaign leave")
    return _slash(game, WATCHER, "campaign join", seat="blue")


@deed()
async def a_seat_by_button(game: Game) -> Press:
    await game.box.slash(BLUE, game.thread, "campaign leave")
    panel = await game.shown()
    return _click(game, WATCHER, panel, control(panel, "seat"))


@deed()
async def archiving(game: Game) -> Press:
    asked = await game.box.slash(RED, game.thread, "campaign archive")
    assert asked.message is not None
    return _click(game, RED, asked.message, control(asked.message, "archive"))


@deed()
async def founding(game: Game) -> Press:
    async def found() -> Outcome:
        return await (await game.box.slash(RED, HALL, "campaign new", title="Another")).settled()

    return found


@deed()
async def importing(game: Game) -> Press:
    text = registry.start("toy", seed="honest").open_save()
    assert text is not None
    world = game.box.world
    where, user = world.channel(HALL), world.user(RED)["id"]

    async def hand_over() -> Outcome:
        resolved: Json = {}
        key = upload(world, where, ("save.json", text.encode()), resolved)
        command = next(each for each in world.commands["0"] if each["name"] == "campaign")
        branch = {"name": "import", "type": 1, "options": [{"name": "file", "type": 11, "value": key}]}
        data: Json = {"id": command["id"], "name": "campaign", "type": 1, "options": [branch], "resolved": resolved}
        asked = game.box.interactions.ask(Asked.COMMAND, user, where, data)
        await asked.answered.wait()
        return await Outcome(game.box, asked).settled()

    return hand_over


@deed()
async def a_nudge(game: Game) -> Press:
    return _slash(game, BLUE, "nudge")


@deed()
async def going_away(game: Game) -> Press:
    return _slash(game, RED, "away", days=5, stand_in=WATCHER)


@deed()
async def coming_back(game: Game) -> Press:
    await game.box.slash(RED, game.thread, "away", days=5, stand_in=WATCHER)
    return _slash(game, RED, "back")


@deed()
async def quiet_hours(game: Game) -> Press:
    return _slash(game, RED, "quiet", **{"from": "22", "to": "7", "zone": "Europe/Paris"})


@deed("solo")
async def a_correction(game: Game) -> Press:
    (change, *_) = (await game.snapshot()).table.amendments()
    return _slash(game, RED, "gm amend", change=change.id)


@deed()
async def passing_over(game: Game) -> Press:
    return _slash(game, RED, "gm skip")


@deed()
async def replacing(game: Game) -> Press:
    return _slash(game, RED, "gm replace", player=BLUE, by=WATCHER)


@deed()
async def going_back(game: Game) -> Press:
    for _ in range(40):
        if (await game.snapshot()).table.state.turn > 1:
            break
        decision = await game.decision()
        holder = (await game.snapshot()).seats[decision.seat]
        await game.bot.campaigns.answer(game.campaign, holder, decision.default)
    await game.shown()
    return _slash(game, RED, "gm rewind", turn=str((await game.snapshot()).table.state.turn), confirm=True)


@deed("council")
async def joining_a_group(game: Game) -> Press:
    return _slash(game, STRANGER, "campaign join")


@deed("council")
async def the_vote_that_decides(game: Game) -> Press:
    await game.box.slash(RED, game.thread, "act", choice="suggested")
    return _slash(game, BLUE, "act", choice="suggested")


@deed("council")
async def a_vote_among_others(game: Game) -> Press:
    return _slash(game, BLUE, "act", choice="suggested")


@deed("council")
async def the_legate_sits_down(game: Game) -> Press:
    return _slash(game, RED, "campaign legate")


@deed("council")
async def the_legate_gets_up(game: Game) -> Press:
    game.bot.ai_turns.pause = 3600
    await game.box.slash(RED, game.thread, "campaign legate")
    await game.shown()
    return _slash(game, RED, "campaign dismiss")


@deed("offices")
async def an_appointment(game: Game) -> Press:
    office = next(iter((await game.snapshot()).info.offices))
    return _slash(game, RED, "office appoint", office=office, member=BLUE)


@deed("offices")
async def laying_an_office_down(game: Game) -> Press:
    office = next(iter((await game.snapshot()).info.offices))
    await game.box.slash(RED, game.thread, "office appoint", office=office, member=BLUE)
    await game.shown()
    return _slash(game, BLUE, "office resign", office=office)


async def test_orders_that_cannot_be_kept_are_given_back(sandbox: Sandbox, bot: CursusBot) -> None:
    """Who has filled a form with a whole turn need not write it again, and what was kept before stays."""
    game = await Game.found(sandbox, bot, game="toy")
    await game.take_seats()
    await _preview(game, "claim 4")
    opened = await game.click(RED, "orders")
    written = "claim 7\n" + "work\n" * 600
    async with read_only(bot.store):
        for outcome in (
            await (await sandbox.submit(RED, opened, {"text": written})).settled(),
            await (await sandbox.slash(RED, game.thread, "orders", text=written.replace("\n", "; "))).settled(),
            await (await sandbox.slash(RED, game.thread, "orders", standing=written)).settled(),
        ):
            assert "so it hasn't happened" in outcome.text
            assert outcome.ephemeral
            (file,) = outcome.messages[0]["attachments"]
            given_back = sandbox.world.files[file["id"]].body.decode()
            assert given_back.replace(";", " ").split() == written.split()
    again = await game.click(RED, "orders")
    assert again.modal is not None
    assert again.modal["components"][0]["component"]["value"] == "claim 4"


async def _table(sandbox: Sandbox, bot: CursusBot, each: TableAction) -> Game:
    if not each.group:
        game = await Game.found(sandbox, bot, game="toy")
        await game.take_seats()
        return game
    game = await Game.found(sandbox, bot, game="romanitas", title="Restoration", mode=each.group)
    for member in (BLUE, WATCHER) if each.group != "solo" else ():
        await sandbox.slash(member, game.thread, "campaign join")
    await game.shown()
    return game


def fingerprint(file: Path) -> dict[str, list[Any]]:
    """All that people can do something about."""
    with contextlib.closing(sqlite3.connect(file)) as db:
        return {table: db.execute(f"SELECT {columns} FROM {table}").fetchall() for table, columns in KEPT.items()}


def _changed(before: dict[str, list[Any]], after: dict[str, list[Any]]) -> dict[str, Any]:
    return {table: (before[table], rows) for table, rows in after.items() if rows != before[table]}


def deeds_and_troubles() -> list[Any]:
    """Every third deed with one of the troubles in turn; the others in the soak."""
    return [
        pytest.param(
            each,
            trouble,
            id=f"{each.name}-{trouble.__name__}",
            marks=[] if place % 3 == 0 and place % len(TROUBLES) == turn else [pytest.mark.soak],
        )
        for place, each in enumerate(DEEDS)
        for turn, trouble in enumerate(TROUBLES)
    ]


@pytest.mark.parametrize(("each", "trouble"), deeds_and_troubles())
async def test_what_is_refused_has_not_happened_and_what_is_not_has(
    each: TableAction, trouble: Trouble, sandbox: Sandbox, bot: CursusBot, file: Path
) -> None:
    """Nothing is half done: where the answer says that it has not happened, no table knows of it."""
    game = await _table(sandbox, bot, each)
    press = await each.prepare(game)
    await game.shown()
    before = fingerprint(file)
    async with trouble(bot.store):
        outcome = await press()
        said = _said(game, outcome)
        after = fingerprint(file)
    if NOT_SAVED in said:
        assert _changed(before, after) == {}
        again = await press()
        assert NOT_SAVED not in _said(game, again)
    else:
        assert "Something went wrong" not in said
        assert _changed(before, after)
    assert _changed(before, fingerprint(file))
    await _at_rest(game, file)


def _said(game: Game, outcome: Outcome) -> str:
    """All that the player reads now, who alone reads it."""
    assert outcome.ephemeral or not outcome.messages
    return "\n".join(readable(each) for each in outcome.messages) or outcome.text


async def _at_rest(game: Game, file: Path) -> None:
    """Everything is posted, once; the panels show how things stand; the log leads to the save."""

    async def faults() -> list[str]:
        return [*faults_of_posts(file, game.box), *await faults_of_panels(file, game.box)]

    async def at_rest() -> bool:
        return is_quiet(file) and not await faults()

    with contextlib.suppress(AssertionError):
        await until(at_rest)
    assert await faults() == []
    said: list[str] = []
    assert await check(file, said.append), said


# What the owner hears


def _to_owner(sandbox: Sandbox, bot: CursusBot) -> list[str]:
    """What the bot has written to its owner."""
    there = sandbox.message_service.open_dm(str(application_owner(bot)))["id"]
    return [each["content"] for each in sandbox.messages(there)]


def _small_disk() -> contextlib.AbstractContextManager[None]:
    """No file can be larger than sixteen kilobytes."""

    @contextlib.contextmanager
    def limited() -> Iterator[None]:
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (16_384, before[1]))
        yield
        resource.setrlimit(resource.RLIMIT_FSIZE, before)

    return limited()


async def _told(bot: CursusBot) -> None:
    """Wait until what is on its way to the owner has arrived."""
    await asyncio.gather(*bot.reporter._tasks)


async def test_backups_on_a_full_disk_are_told_of_once_and_leave_nothing_behind(
    sandbox: Sandbox, bot: CursusBot, game: Game, file: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    backups = Backups(file, folder, Rotation(), bot.store, bot.scheduler, bot.reporter)
    for _ in range(3):
        with _small_disk():
            await backups._due(0)
        await _told(bot)
        assert list(folder.iterdir()) == []
    (begun,) = _to_owner(sandbox, bot)
    assert "can't make a backup" in begun
    for _ in range(2):
        await backups._due(0)
        await _told(bot)
    begun, over = _to_owner(sandbox, bot)
    assert "can make backups again" in over
    assert len(list(folder.iterdir())) == 1


async def test_a_restart_does_not_tell_of_the_same_trouble_again(
    sandbox: Sandbox, bot: CursusBot, game: Game, file: Path, tmp_path: Path
) -> None:
    for _ in range(2):
        reporter = ErrorReporter(bot, bot.store)
        await reporter.report_problem("backup", "It is full.")
        await asyncio.gather(*reporter._tasks)
    assert _to_owner(sandbox, bot) == ["It is full."]
    for _ in range(2):
        reporter = ErrorReporter(bot, bot.store)
        await reporter.report_recovery("backup", "There is room.")
        await asyncio.gather(*reporter._tasks)
    assert _to_owner(sandbox, bot) == ["It is full.", "There is room."]


async def test_trouble_that_could_not_be_told_is_told_later(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, tries = bot.reporter._write_to_owner, 0

    async def fails_at_first(text: str) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise TimeoutError
        await written(text)

    monkeypatch.setattr(bot.reporter, "_write_to_owner", fails_at_first)
    for _ in range(4):
        await bot.reporter.report_problem("backup", "It is full.")
        await _told(bot)
    assert _to_owner(sandbox, bot) == ["It is full."]


async def test_a_backup_is_not_made_again_because_its_time_could_not_be_noted(
    sandbox: Sandbox, bot: CursusBot, game: Game, file: Path, tmp_path: Path
) -> None:
    backups = Backups(file, tmp_path / "backups", Rotation(), bot.store, bot.scheduler, bot.reporter)
    async with read_only(bot.store):
        assert await backups._due(0) > time.time() + 3000
    assert len(list((tmp_path / "backups").iterdir())) == 1


async def test_the_owner_hears_once_that_nothing_can_be_written(sandbox: Sandbox, bot: CursusBot, game: Game) -> None:
    async with read_only(bot.store):
        for _ in range(3):
            with pytest.raises(sqlite3.OperationalError):
                await bot._heartbeat(0)
            await _told(bot)
    assert [each.split(":")[0] for each in _to_owner(sandbox, bot)] == ["⚠️ I can't write to the database right now"]
    for _ in range(3):
        await bot._heartbeat(0)
        await _told(bot)
    assert len(_to_owner(sandbox, bot)) == 2
    assert _to_owner(sandbox, bot)[1].startswith("✅")


# What comes due meanwhile


async def test_a_deadline_that_could_not_be_saved_is_not_forgotten(
    sandbox: Sandbox, bot: CursusBot, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sandbox.slash(RED, game.thread, "campaign settings", time="3600", expiry="default")
    await game.shown()
    number = await game.number()
    commit, tried = bot.store.actions.commit, list[int]()

    async def fails_at_first(change: Any) -> None:
        tried.append(change.action.number)
        if len(tried) == 1:
            raise sqlite3.OperationalError("database or disk is full")
        await commit(change)

    monkeypatch.setattr(bot.store.actions, "commit", fails_at_first)
    await bot.store.database.execute("UPDATE timers SET due = ? WHERE kind = 'deadline'", time.time() - 1)
    bot.scheduler.wake()

    async def is_done() -> bool:
        return await game.number() > number

    await until(is_done)
    assert tried[:2] == [number + 1, number + 1]
    assert tried.count(number + 1) == 2


async def test_the_legate_goes_on_after_a_full_disk(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot.ai_turns.pause = 0.01
    game = await Game.found(sandbox, bot, game="romanitas", title="Restoration")
    number = await game.number()
    commit, tries = bot.store.actions.commit, 0

    async def fails_at_first(change: Any) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise sqlite3.OperationalError("database or disk is full")
        await commit(change)

    monkeypatch.setattr(bot.store.actions, "commit", fails_at_first)
    await sandbox.slash(RED, game.thread, "campaign legate")

    async def is_done() -> bool:
        return await game.number() > number

    await until(is_done)
    assert tries >= 2
    await sandbox.slash(RED, game.thread, "campaign dismiss")
