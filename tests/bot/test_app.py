"""Starting and running the bot: error sentences, exit codes and health."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.app import check_health, run
from bot.client import CursusBot
from bot.common.errors import HostError, TryLaterError
from bot.sandbox import Sandbox, SandboxSettings
from bot.storage import Store
from tests.bot.conftest import point, running
from tests.bot.playing import make_bot, until
from tests.sampling import first


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "CURSUS_DATABASE", "CURSUS_LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("bot.__main__.set_up_logging", lambda *_: None)


def test_without_a_token_there_is_a_sentence() -> None:
    result = CliRunner().invoke(app, [])
    assert result.exit_code == 2
    assert "A token is missing" in result.stderr
    assert "Traceback" not in result.stderr


def test_settings_that_make_no_sense_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CURSUS_LOG_LEVEL", "LOUD")
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    result = CliRunner().invoke(app, [])
    assert result.exit_code == 2
    assert "CURSUS_LOG_LEVEL" in result.stderr
    assert "very-secret" not in result.stderr


@pytest.mark.parametrize("arguments", [[], ["sandbox", "--port", "0", "--database", "foreign.db"]])
def test_a_foreign_database_stops_the_bot(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    db = sqlite3.connect(tmp_path / "foreign.db")
    db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    monkeypatch.setenv("CURSUS_DATABASE", str(tmp_path / "foreign.db"))
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert "isn't a database of this bot" in result.stderr
    assert "very-secret" not in result.output


async def test_a_wrong_token_is_a_sentence(sandbox: Sandbox, file: Path) -> None:
    with pytest.raises(HostError, match="doesn't accept the token"):
        await run("wrong-token", file)


def test_a_wrong_token_ends_the_program_with_code_two(
    sandbox_settings: SandboxSettings, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then the service manager leaves it stopped: another start would be refused as well."""
    monkeypatch.setenv("DISCORD_TOKEN", "wrong-token")
    monkeypatch.setenv("CURSUS_DATABASE", str(file))
    with served(sandbox_settings) as box:
        point(box, monkeypatch)
        result = CliRunner().invoke(app, [])
    assert result.exit_code == 2
    assert "doesn't accept the token" in result.stderr and "wrong-token" not in result.output


@contextlib.contextmanager
def served(settings: SandboxSettings) -> Iterator[Sandbox]:
    """A sandbox that runs in a thread of its own, because the program under test needs the main one."""
    opened: Future[tuple[Sandbox, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve() -> None:
        done = asyncio.Event()
        async with Sandbox(settings) as box:
            opened.set_result((box, asyncio.get_running_loop(), done))
            await done.wait()

    with ThreadPoolExecutor(1) as threads:
        serving = threads.submit(asyncio.run, serve())
        box, loop, done = opened.result(timeout=30)
        yield box
        loop.call_soon_threadsafe(done.set)
        serving.result(timeout=30)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.FIRST_PAUSE", 0.2)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("status", first(1, [503, None]))
async def test_a_discord_that_is_not_there_is_tried_again(
    sandbox: Sandbox, file: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, status: int | None
) -> None:
    """No connection, or an outage of Discord itself."""
    monkeypatch.setattr("discord.http.asyncio.sleep", _shortly)
    if status is None:
        fault = sandbox.faults.cut("GET /users/@me", count=1_000_000)
    else:
        fault = sandbox.faults.status("GET /users/@me", status, count=1_000_000)
    running = asyncio.create_task(run("sandbox-token", file))
    await until(lambda: _says(caplog, "I can't reach Discord"))
    with pytest.raises(HostError, match="is starting: it can't reach Discord yet"):
        check_health(file)
    fault.left = 0
    await until(lambda: _is_healthy(file))
    os.kill(os.getpid(), signal.SIGTERM)
    await running


@pytest.mark.usefixtures("hurried")
async def test_a_stop_while_discord_is_not_there_is_clean(
    sandbox: Sandbox, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    sandbox.faults.cut("GET /users/@me", count=1_000_000)
    running = asyncio.create_task(run("sandbox-token", file))
    await until(lambda: _says(caplog, "I can't reach Discord"))
    os.kill(os.getpid(), signal.SIGTERM)
    await running


_sleep = asyncio.sleep


async def _shortly(seconds: float, *_: object) -> None:
    await _sleep(seconds / 100)


async def _says(caplog: pytest.LogCaptureFixture, sentence: str) -> bool:
    return sentence in caplog.text


async def _is_healthy(file: Path) -> bool:
    try:
        check_health(file)
    except HostError:
        return False
    return True


@pytest.mark.parametrize("years", [-2, 20])
async def test_a_clock_that_must_be_wrong_is_a_sentence(file: Path, years: int) -> None:
    store = await Store.open(file)
    await store.notes.set("heartbeat", str(time.time() - years * 365 * 86_400))
    await store.close()
    with pytest.raises(TryLaterError, match="The clock says"):
        await run("sandbox-token", file)


async def test_health_is_the_running_bots_own_word(sandbox: Sandbox, file: Path) -> None:
    with pytest.raises(HostError, match="can't be opened"):
        check_health(file)
    bot: CursusBot = await make_bot(file)
    with pytest.raises(HostError, match="good connection"):
        check_health(file)
    async with running(bot):
        async with asyncio.timeout(30):
            while await bot.store.notes.get("heartbeat") is None:  # noqa: ASYNC110 - nothing says when it beats
                await asyncio.sleep(0.002)
        check_health(file)
    await bot.store.notes.set("heartbeat", str(time.time() - 1000))
    with pytest.raises(HostError, match="good connection"):
        check_health(file)
    await bot.store.close()


def test_health_has_its_exit_codes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CURSUS_DATABASE", str(tmp_path / "cursus.db"))
    assert CliRunner().invoke(app, ["health"]).exit_code == 1

    async def alive() -> None:
        store = await Store.open(tmp_path / "cursus.db")
        await store.notes.set("heartbeat", str(time.time()))
        await store.close()

    asyncio.run(alive())
    assert CliRunner().invoke(app, ["health"]).exit_code == 0


def test_a_taken_port_is_a_sentence(tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(app, ["sandbox", "--port", port, "--database", str(tmp_path / "cursus.db")])
    assert result.exit_code == 2
    assert f"can't open port {port}" in result.stderr


async def test_a_stop_waits_for_what_a_new_connection_began(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store may be closed right after the bot."""
    bot = await make_bot(tmp_path / "stopped.db")
    begun, finished = asyncio.Event(), False
    ready = bot.reachability.ready

    async def slowly() -> None:
        nonlocal finished
        begun.set()
        await asyncio.sleep(0.2)
        await ready()
        finished = True

    monkeypatch.setattr(bot.reachability, "ready", slowly)
    async with running(bot):
        await begun.wait()
    assert finished
    await bot.store.close()
