"""What the host sees: error reports, metrics on a local port, and the bot's status."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot import __version__
from bot.app import serve_metrics
from bot.client import CursusBot
from bot.common.errors import HostError
from bot.components.controls import called
from bot.delivery import outbox
from bot.ops.backups import BACKUP
from bot.ops.status import refresh
from bot.sandbox import Outcome, Sandbox, readable
from bot.sandbox.protocol import Right
from bot.settings import Settings
from bot.telemetry.error_reporter import MAX_REPORTS_PER_HOUR, application_owner, is_host, signature_of
from bot.telemetry.metrics import REGISTRY, metrics_page
from tests.bot.conftest import running
from tests.bot.playing import BLUE, HALL, RED, Game, control, make_bot, until

HOST = "Iustinianus"
"""The owner of the sandbox's application."""

SECRET = "the words of a player"


def figure(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def told(box: Sandbox) -> list[str]:
    return [readable(message) for message in box.messages(box.dm(HOST)["id"])]


@pytest.fixture
def broken(bot: CursusBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot whose campaigns can no longer be found."""

    async def fail(_: int) -> None:
        raise ZeroDivisionError(SECRET)

    for read in ("in_channel", "newest_in_channel"):
        monkeypatch.setattr(bot.campaigns, read, fail)


def reference(outcome: Outcome) -> str:
    found = re.search(r"\*\*([0-9A-F]{8})\*\*", outcome.text)
    assert found, outcome.text
    return found[1]


async def test_a_fault_is_told_to_the_host_once_with_the_reference_that_the_player_sees(
    sandbox: Sandbox, bot: CursusBot, broken: None, caplog: pytest.LogCaptureFixture
) -> None:
    first = await sandbox.slash(RED, HALL, "status")
    second = await sandbox.slash(BLUE, HALL, "status")
    assert reference(first) == reference(second)
    assert "Something went wrong on my side" in first.text
    [failure] = {
        signature_of(record.exc_info[1]) for record in caplog.records if record.exc_info and record.exc_info[1]
    }
    assert failure.reference == reference(first)

    async def reported() -> bool:
        return bool(told(sandbox))

    await until(reported)
    await bot.reporter.stop()
    [report] = told(sandbox)
    assert reference(first) in report
    assert "ZeroDivisionError" in report
    assert "bot/commands/checks.py" in report
    assert __version__ in report
    assert SECRET not in report
    assert SECRET not in first.text


async def test_a_fault_is_not_told_again_after_a_restart(sandbox: Sandbox, file: Any) -> None:
    for _ in range(2):
        bot = await make_bot(file)
        async with running(bot):
            report(bot, ZeroDivisionError())
            await asyncio.gather(*bot.reporter._tasks)
            await settle(bot)
        await bot.store.close()
    assert len(told(sandbox)) == 1


def report(bot: CursusBot, error: Exception) -> None:
    """Log a fault, as any module would."""
    try:
        raise error
    except Exception:
        logging.getLogger("bot.anything").exception("A fault")


async def settle(bot: CursusBot) -> None:
    """Let the reports that are under way arrive."""
    for _ in range(3):
        await asyncio.sleep(0)
        await asyncio.gather(*bot.reporter._tasks)


async def test_the_host_is_not_flooded(sandbox: Sandbox, bot: CursusBot) -> None:
    kinds = [type(f"Fault{number}", (Exception,), {}) for number in range(MAX_REPORTS_PER_HOUR + 5)]
    for kind in kinds:
        report(bot, kind())
    await settle(bot)
    assert len(told(sandbox)) == MAX_REPORTS_PER_HOUR


@pytest.mark.parametrize("error", [TimeoutError(), ConnectionResetError(), aiohttp.ClientError()])
async def test_bad_weather_is_no_fault(sandbox: Sandbox, bot: CursusBot, error: Exception) -> None:
    report(bot, error)
    await settle(bot)
    assert not told(sandbox)


async def test_a_host_who_cannot_be_told_is_no_fault_either(
    sandbox: Sandbox, bot: CursusBot, caplog: pytest.LogCaptureFixture
) -> None:
    sandbox.faults.status("POST /users/@me/channels", 403)
    report(bot, ZeroDivisionError())
    await settle(bot)
    assert not told(sandbox)
    assert "Failed to notify the owner about fault" in caplog.text


async def test_a_fault_outside_our_code_has_a_place_too() -> None:
    try:
        int("x")
    except ValueError as error:
        assert signature_of(error).place.startswith("test_monitoring.py:")
    assert signature_of(ValueError()).place == "nowhere"
    assert signature_of(ValueError("a")).reference == signature_of(ValueError("b")).reference
    assert signature_of(ValueError()).reference != signature_of(KeyError()).reference


async def test_status_of_the_bot_is_for_the_host(game: Game, bot: CursusBot, tmp_path: Path) -> None:
    before = await game.box.slash(HOST, HALL, "status", of="bot")
    assert f"Cursus Publicus {__version__}" in before.text
    assert "1 stored, 1 in play, 1 of them active" in before.text
    assert "1 of at most 64 in memory" in before.text
    assert "Outbox: 0 waiting" in before.text
    assert re.search(r"Acknowledgement: \d+ ms in the median, \d+ ms", before.text)
    assert re.search(r"Database: \d+\.\d MB", before.text)
    assert "Last backup: none that I know of" in before.text
    await asyncio.to_thread((tmp_path / "cursus-20261101T120000Z.db").touch)
    await bot.store.notes.set(BACKUP, str(tmp_path))
    after = await game.box.slash(HOST, game.thread, "status", of="bot")
    assert "Last backup: <t:" in after.text
    assert after.ephemeral


async def test_status_of_the_bot_has_the_decimal_mark_of_the_language(game: Game) -> None:
    game.box.world.set_locale(HOST, "fr")
    status = await game.box.slash(HOST, HALL, "status", of="bot")
    assert re.search(r"Base de données\s: \d+,\d\sMo", status.text)


async def test_status_of_the_bot_is_for_no_one_else(game: Game) -> None:
    refused = await game.box.slash(RED, game.thread, "status", of="bot")
    assert "Only for the host" in refused.text
    assert "MB" not in refused.text


async def test_status_is_for_players_as_it_was(game: Game) -> None:
    assert "Only for the host" not in (await game.box.slash(RED, game.thread, "status")).text
    assert "Rules version 1" in (await game.box.slash(RED, game.thread, "status")).text
    assert "no campaign" in (await game.box.slash(RED, HALL, "status")).text.lower()


class Application:
    """As much of an application as says whose it is."""

    def __init__(self, team: Any = None) -> None:
        self.owner = discord.Object(1)
        self.team = team


class Team:
    owner_id = 2

    def __init__(self) -> None:
        self.members = [self.member(2, 2), self.member(3, 2), self.member(4, 1)]

    def member(self, user: int, state: int) -> Any:
        member: Any = discord.Object(user)
        return type("Member", (), {"id": member.id, "membership_state": discord.TeamMembershipState(state)})()


class Client:
    def __init__(self, application: Any) -> None:
        self.application = application


def test_a_team_hosts_together() -> None:
    alone: Any = Client(Application())
    team: Any = Client(Application(Team()))
    assert application_owner(alone) == 1
    assert application_owner(team) == 2
    assert [user for user in range(1, 6) if is_host(alone, user)] == [1]
    assert [user for user in range(1, 6) if is_host(team, user)] == [2, 3]
    unknown: Any = Client(None)
    assert not is_host(unknown, 1)


async def test_what_happens_is_counted(game: Game, bot: CursusBot) -> None:
    def figures() -> list[float]:
        return [
            figure("cursus_choices_total", game="toy", kind="answer"),
            figure("cursus_interactions_total", command="/act", outcome="done"),
            figure("cursus_interactions_total", command="/act", outcome="refused"),
            figure("cursus_interactions_total", command="button pick", outcome="done"),
            figure("cursus_acknowledgement_seconds_count"),
            figure("cursus_posts_total", kind="panel", outcome="sent"),
            figure("cursus_drawing_seconds_count"),
        ]

    before = figures()
    await game.act("field-3")
    panel = await game.shown()
    assert "isn't on offer" in (await game.act("nonsense")).text
    await game.box.click(RED, panel["id"], control(panel, "pick", "Work")["custom_id"])
    await game.shown()

    async def counted() -> bool:  # a message is in the channel a moment before it's counted
        grown = [after - former for after, former in zip(figures(), before, strict=True)]
        return grown[:5] == [2, 1, 1, 1, 3] and min(grown[5:]) >= 2

    await until(counted)


async def test_gateway_sessions_are_counted(game: Game) -> None:
    resumed = figure("cursus_gateway_total", event="resumed")
    await game.box.gateway.drop()

    async def back() -> bool:
        return figure("cursus_gateway_total", event="resumed") == resumed + 1

    await until(back)


async def test_retried_and_lost_posts_are_counted(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MAX_BACKOFF", 0.0)

    def figures() -> list[float]:
        outcomes = ("sent", "retried", "lost")
        return [figure("cursus_posts_total", kind="map", outcome=outcome) for outcome in outcomes]

    before = figures()
    game.box.faults.cut("POST /channels/*/messages")
    await game.act("field-7")
    await game.shown()
    assert figures() == [before[0] + 1, before[1] + 1, before[2]]
    await game.act_until("claim")
    before = figures()
    game.box.forbid(Right.SEND_MESSAGES_IN_THREADS)
    await game.act("field-8")

    async def lost() -> bool:
        return figures()[2] > before[2]

    await until(lost)


async def test_the_figures_are_served_on_this_machine(game: Game, bot: CursusBot) -> None:
    async with metrics_page(0, lambda: refresh(bot)) as address, aiohttp.ClientSession() as session:
        assert address.startswith("http://127.0.0.1:")
        async with session.get(address) as answer:
            page = await answer.text()
        async with session.get(address.replace("/metrics", "/")) as other:
            assert other.status == 404
    assert "cursus_tables_in_memory 1.0" in page
    assert 'cursus_campaigns{status="open"} 1.0' in page
    assert 'cursus_outbox_depth{lost="no"} 0.0' in page
    assert "process_resident_memory_bytes" in page
    assert "War" not in page


async def test_a_taken_port_is_a_sentence(bot: CursusBot) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(HostError, match=f"{port} for the metrics"):
            async with serve_metrics(lambda: bot, port):
                raise AssertionError("it opened")


def test_no_port_is_open_unless_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CURSUS_METRICS_PORT", raising=False)
    assert Settings(_env_file=None).metrics_port is None
    assert Settings(_env_file=None).log_format == "lines"


@pytest.mark.parametrize("custom_id", ["cp:1:1:xyzzy", "anything"])
async def test_a_made_up_button_makes_no_label_of_its_own(custom_id: str) -> None:
    component_router = type("Desk", (), {"verbs": ("pick",)})()
    press: Any = type("Press", (), {})()
    press.command, press.data, press.type = None, {"custom_id": custom_id}, discord.InteractionType.component
    press.client = type("Bot", (), {"component_router": component_router})()
    assert called(press) == "other component"


async def test_no_one_waits_once_all_are_answered(game: Game, bot: CursusBot) -> None:
    await game.act("field-3")
    await game.box.autocomplete(RED, game.thread, "act", focused="choice")
    assert bot.backpressure.is_idle
