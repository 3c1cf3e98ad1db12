"""The host's tools: on the command line, in private messages, and for monitoring."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import aiohttp
import discord
import pytest
from discord.utils import snowflake_time
from typer.testing import CliRunner, Result

from bot.__main__ import app
from bot.campaigns.creation import NewCampaign
from bot.campaigns.notices import notice
from bot.campaigns.service import Campaigns
from bot.client import CursusBot
from bot.ops.admin import remember_hosts, shut_out
from bot.ops.status import refresh
from bot.sandbox import Sandbox, readable
from bot.sandbox.protocol import Right
from bot.sandbox.world import public
from bot.scheduling.scheduler import Scheduler
from bot.storage import DEADLINE, CampaignSettings, Store
from bot.storage.backup import check_version, lock_database
from bot.storage.doors import SERVER
from bot.telemetry.error_reporter import hosts
from bot.telemetry.metrics import metrics_page
from tests.bot.playing import BLUE, RED, Game, until, unusable
from tests.bot.storage.test_upgrades import read_in


@pytest.fixture
def host(file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CURSUS_DATABASE", str(file))
    monkeypatch.setattr("bot.__main__.set_up_logging", lambda *_: None)


def tool(*arguments: str) -> Result:
    result = CliRunner().invoke(app, ["admin", *arguments])
    assert "Traceback" not in result.output
    return result


def written(file: Path) -> None:
    async def write() -> None:
        store = await Store.open(file)
        campaigns = Campaigns(store, Scheduler(store))
        settings = CampaignSettings(limit=86_400)
        made = await campaigns.create(NewCampaign(1, 1, 11, "toy", "long", {}, "War", agreement=settings))
        for seat, user in (("red", 11), ("blue", 12)):
            await campaigns.membership.take_seat(made.id, seat, user)
        await store.timers.set(DEADLINE, made.id, time.time() + 100)
        await store.close()

    asyncio.run(write())


def due(file: Path) -> float:
    async def read() -> float:
        store = await Store.open(file)
        found = await store.timers.due(DEADLINE, 1)
        await store.close()
        assert found is not None
        return found

    return asyncio.run(read())


def test_the_tools_on_the_command_line(host: None, file: Path) -> None:
    written(file)
    before = due(file)
    assert "Oldest timer: delivery 1" in tool("list").stdout
    assert "extended in 1 campaign: 5 hours more" in tool("extend", "5").stdout
    assert due(file) == pytest.approx(before + 5 * 3600)
    assert "Server 7 is shut out" in tool("ban-server", "7").stdout
    assert "User 12 is shut out" in tool("ban-user", "12").stdout
    assert "Users shut out: 12" in tool("list").stdout
    assert "12 can use the bot again" in tool("allow-user", "12").stdout
    assert "has left 1 campaign" in tool("free", "12").stdout
    assert "have a new secret" in tool("rekey", "1").stdout
    assert tool("clock").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("nothing",), "I don't know that tool"),
        (("ban-user",), "takes a number"),
        (("ban-user", "Theodora"), "takes a number"),
        (("ban-server", "0"), "takes a number"),
        (("ban-server", "9" * 30), "takes a number"),
        (("allow-user", "12"), "isn't shut out"),
        (("free", "99"), "isn't in any open campaign"),
        (("extend", "100000"), "too long"),
        (("rekey", "99"), "no open campaign 99"),
    ],
)
def test_what_is_wrong_changes_nothing(host: None, file: Path, arguments: tuple[str, ...], complaint: str) -> None:
    written(file)
    before = due(file)
    result = tool(*arguments)
    assert result.exit_code == 2 and complaint in result.stderr
    assert due(file) == before


def test_a_running_bot_is_not_rekeyed_behind_its_back(host: None, file: Path) -> None:
    written(file)
    with lock_database(file):
        refused = tool("rekey", "1")
    assert refused.exit_code == 2 and "Another bot uses" in refused.stderr


def test_a_second_bot_through_a_link_is_refused(file: Path, tmp_path: Path) -> None:
    written(file)
    (tmp_path / "link.db").symlink_to(file)
    with lock_database(file), unusable("Another bot uses"), lock_database(tmp_path / "link.db"):
        pass


def test_no_one_else_can_read_the_database(file: Path) -> None:
    written(file)
    assert file.stat().st_mode & 0o077 == 0
    file.chmod(0o644)

    async def reopened() -> None:
        store = await Store.open(file)
        await store.close()

    asyncio.run(reopened())
    assert file.stat().st_mode & 0o077 == 0


async def in_private(box: Sandbox, user: str, **options: str) -> str:
    dm = str(box.dm(user)["id"])
    return (await (await box.slash(user, dm, "host", **options)).settled()).text


async def test_the_host_shuts_a_user_out_in_private(
    sandbox: Sandbox, bot: CursusBot, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    blue, red = sandbox.world.user(BLUE)["id"], sandbox.world.user(RED)["id"]
    assert "Only for the host" in await in_private(sandbox, BLUE, tool="ban-user", number=red)
    monkeypatch.setattr("bot.commands.host.is_host", lambda _, user: str(user) == red)
    await remember_hosts(bot.store, [int(red)])
    assert f"{red} hosts this bot" in await in_private(sandbox, RED, tool="ban-user", number=red)
    assert "is shut out" in await in_private(sandbox, RED, tool="ban-user", number=blue)
    refused = await sandbox.slash(BLUE, game.thread, "map")
    assert "can't use this bot" in refused.text
    pressed = await game.click(BLUE, "pick")
    assert "can't use this bot" in pressed.text
    assert "can use the bot again" in await in_private(sandbox, RED, tool="allow-user", number=blue)
    assert "isn't shut out" in await in_private(sandbox, RED, tool="allow-user", number=blue)
    for name, number in (("rekey", "99"), ("free", "1"), ("extend", "x")):
        assert await in_private(sandbox, RED, tool=name, number=number)
    assert "Oldest timer" in await in_private(sandbox, RED, tool="list")
    assert "have a new secret" in await in_private(sandbox, RED, tool="rekey", number=str(game.campaign))


@pytest.mark.usefixtures("host")
async def test_the_command_line_shuts_no_host_out(bot: CursusBot, file: Path) -> None:
    (owner,) = hosts(bot)
    refused = await asyncio.to_thread(tool, "ban-user", str(owner))
    assert refused.exit_code == 2 and "hosts this bot" in refused.stderr
    assert str(owner) not in (await asyncio.to_thread(tool, "list")).stdout
    assert (await asyncio.to_thread(tool, "ban-server", str(owner))).exit_code == 0, "a server isn't a user"


async def test_a_server_shut_out_on_the_command_line_is_left(bot: CursusBot, monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[int] = []

    async def leave(guild: discord.Guild) -> None:
        left.append(guild.id)

    monkeypatch.setattr(discord.Guild, "leave", leave)
    await bot._heartbeat(0)
    assert left == []
    (guild,) = bot.guilds
    await shut_out(bot.store, SERVER, guild.id)
    await bot._heartbeat(0)
    assert left == [guild.id]


@pytest.mark.usefixtures("host")
def test_a_tool_copies_an_old_database_first_and_leaves_that_of_a_running_bot_alone(file: Path) -> None:
    read_in(9, file)
    with lock_database(file):
        refused = tool("list")
    assert refused.exit_code != 0 and "Another bot" in refused.output
    assert check_version(file) == 9
    assert tool("list").exit_code == 0
    (copy,) = file.parent.glob("before-upgrade-from-9-*.db")
    assert check_version(copy) == 9 < check_version(file)


@pytest.mark.usefixtures("host")
def test_a_tool_without_a_database_says_so(file: Path) -> None:
    refused = tool("list")
    assert refused.exit_code != 0 and "the file doesn't exist" in refused.output.replace("\n", " ")
    assert not file.exists()


async def test_a_file_that_is_replaced_is_noticed(bot: CursusBot, file: Path, tmp_path: Path) -> None:
    assert not bot.store.database.is_replaced()
    await asyncio.to_thread(shutil.copy, file, tmp_path / "other.db")
    await asyncio.to_thread((tmp_path / "other.db").replace, file)
    assert bot.store.database.is_replaced()
    await bot._heartbeat(0)
    assert bot.outages.is_active


async def test_metrics_answer_this_machine_only(bot: CursusBot) -> None:
    async with metrics_page(0, lambda: refresh(bot)) as page, aiohttp.ClientSession() as session:
        async with session.get(page) as answer:
            assert answer.status == 200
            text = await answer.text()
        for name in ("oldest_queued_post_seconds", "oldest_due_timer_seconds", "stuck_legates", "backup_age_seconds"):
            assert f"cursus_{name}" in text
        async with session.get(page, headers={"Host": "evil.example:80"}) as answer:
            assert answer.status == 403


async def test_threads_that_are_deleted_at_once_are_replaced_three_times_only(
    sandbox: Sandbox, bot: CursusBot, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.recovery.FIRST_PAUSE", 0.2)
    seen = {game.thread}

    async def lost() -> bool:
        campaign = await bot.store.campaigns.get(game.campaign)
        assert campaign is not None
        thread = str(campaign.channel)
        if any(each["id"] == thread for each in sandbox.threads("forum")):
            seen.add(thread)
            sandbox.remove_thread(thread)
        return bool(campaign.lost)

    await until(lost)
    assert len(seen) == 1 + 3
    _, *replacements = sorted(snowflake_time(int(thread)) for thread in seen)
    pauses = [(later - earlier).total_seconds() for earlier, later in pairwise(replacements)]
    assert [pause >= least for pause, least in zip(pauses, (0.2, 0.4), strict=True)] == [True, True]

    async def is_told() -> bool:
        return any("War" in readable(each) for each in sandbox.messages(str(sandbox.dm(RED)["id"])))

    await until(is_told)


def forbid(box: Sandbox, game: Game) -> None:
    box.forbid(Right.SEND_MESSAGES_IN_THREADS)


def allow(box: Sandbox, game: Game) -> None:
    box.allow(Right.SEND_MESSAGES_IN_THREADS)


def lock(box: Sandbox, game: Game) -> None:
    """A moderator locks and archives the thread: the bot can't post in it."""
    forbid(box, game)
    _locked(box, game, is_locked=True)


def unlock(box: Sandbox, game: Game) -> None:
    allow(box, game)
    _locked(box, game, is_locked=False)


def _locked(box: Sandbox, game: Game, *, is_locked: bool) -> None:
    thread = box.channel(game.thread)
    thread["thread_metadata"]["locked"] = is_locked
    box.announce("THREAD_UPDATE", public(thread), thread)


def kick(box: Sandbox, game: Game) -> None:
    """The bot is removed from the server."""
    forbid(box, game)
    box.announce("GUILD_DELETE", {"id": str(game.bot.guilds[0].id)}, box.channel("forum"))


def invite(box: Sandbox, game: Game) -> None:
    """The bot is invited again."""
    overwrites = box.channel("forum")["permission_overwrites"]
    overwrites[:] = [each for each in overwrites if each["id"] != box.world.me["id"]]
    guild = next(iter(box.world.guilds))
    box.announce("GUILD_CREATE", box.guild_body(box.world.guild(guild)), box.channel("forum"))


@pytest.mark.parametrize(("shut", "let_in"), [(forbid, allow), (lock, unlock), (kick, invite)])
async def test_what_waited_is_sent_when_the_bot_is_let_in_again(
    sandbox: Sandbox,
    bot: CursusBot,
    game: Game,
    shut: Callable[[Sandbox, Game], None],
    let_in: Callable[[Sandbox, Game], None],
) -> None:
    await game.shown()
    shut(sandbox, game)
    sandbox.settings = replace(sandbox.settings, answer_window=0.5)  # in a locked thread no answer comes
    await game.act("field-7")
    await bot.store.posts.queue_notice(game.campaign, notice("paused", who="someone"))
    bot.scheduler.wake()

    async def is_lost() -> bool:
        campaign = await bot.store.campaigns.get(game.campaign)
        return campaign is not None and bool(campaign.lost)

    await until(is_lost)
    let_in(sandbox, game)
    await game.shown()
    assert "paused" in game.texts()
