"""SIGKILL at any moment loses no acknowledged choice, posts nothing twice, and leaves the buttons working."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

import pytest

from bot.sandbox import Sandbox, readable
from tests.bot.browser import Json, Page
from tests.bot.playing import HALL, PATIENCE, RED, SEATS, control, controls, is_panel, until
from tests.bot.processes import acted, answering, answers, last_told, read, seated
from tests.endurance.inspection import is_quiet
from tests.sampling import first

_ROOT = Path(__file__).parents[3]


async def python(folder: Path, *arguments: str, stdout: int = DEVNULL) -> Process:
    """Another process of ours, which logs to a file in that folder."""
    with (folder / "process.log").open("ab") as log:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", *arguments),
            cwd=_ROOT,
            env=os.environ | {"CURSUS_LOG_LEVEL": "WARNING"},
            stdout=stdout,
            stderr=log,
        )


@contextmanager
def explained(folder: Path) -> Iterator[None]:
    """Add to what fails what the processes logged, and what's still to be posted."""
    try:
        yield
    except AssertionError as error:
        error.add_note((folder / "process.log").read_text())
        for table in ("timers", "posts", "campaigns"):
            error.add_note(f"{table}: {read(folder, f'SELECT * FROM {table}')}")
        raise


async def killed(process: Process) -> None:
    """End a process without a word of warning."""
    if process.returncode is None:
        process.send_signal(signal.SIGKILL)
        await process.wait()
    process._transport.close()  # type: ignore[attr-defined]


@asynccontextmanager
async def sandbox_process(folder: Path) -> AsyncIterator[tuple[Process, str]]:
    """A process with the sandbox and the bot, and the address of its page; killed in the end."""
    files = ("--database", str(folder / "cursus.db"), "--state", str(folder / "channel.db"))
    process = await python(folder, "tests.toy.bot", "sandbox", "--port", "0", *files, stdout=PIPE)
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        yield process, next(word for word in line.split() if word.startswith("http"))
    finally:
        await killed(process)


def panel(page: Page, thread: str) -> Json:
    """The message with buttons and menus, or an empty one."""
    found = [each for each in page.messages.get(thread, {}).values() if is_panel(each) and not each["flags"] & 64]
    return found[-1] if found else {"components": []}


async def connected(page: Page) -> None:
    """Wait until the bot answers."""

    async def is_answered() -> bool:
        answer = await page.do("slash", channel=page.channel(HALL), command="campaign list", options={})
        return not answer["error"]

    await until(is_answered)


async def founded(red: Page) -> str:
    """A campaign in which Red and Blue sit, up to Red's second decision; the id of its thread."""
    await connected(red)
    await red.do("slash", channel=red.channel(HALL), command="campaign new", options={"title": "War"})
    await red.until(lambda: "War" in [each["name"] for each in red.world["channels"]])
    thread = red.channel("War")
    await red.until(lambda: controls(panel(red, thread)))
    for seat in SEATS:
        await red.do("slash", channel=thread, command="campaign join", options={"seat": seat})
    await red.do("slash", channel=thread, command="act", options={"choice": "field-7"})
    await red.until(lambda: "What do your men do?" in readable(panel(red, thread)))
    return thread


@pytest.mark.parametrize("seed", first(1, [1, 2, 3]))
async def test_the_same_buttons_work_after_a_kill(tmp_path: Path, seed: int) -> None:
    async with sandbox_process(tmp_path) as (process, address), Page(address, RED) as red:
        thread = await founded(red)
        shown = panel(red, thread)
        work, gamble = (control(shown, "pick", label)["custom_id"] for label in ("Work", "Gamble"))
        pressed = asyncio.create_task(red.do("click", message=shown["id"], custom_id=work))
        await asyncio.sleep(Random(seed).random() * 0.02)
        await killed(process)
        acknowledged = pressed.done() and not pressed.result()["error"]
        pressed.cancel()
        await asyncio.gather(pressed, return_exceptions=True)
    before = answers(tmp_path)
    assert before == ['["field-7"]', '["work"]'] if acknowledged else before[:1] == ['["field-7"]']

    async with sandbox_process(tmp_path) as (process, address), Page(address, RED) as red:
        await connected(red)
        await red.do("open", channel=thread)
        assert answers(tmp_path) == before
        if len(before) == 1:
            await red.until(lambda: controls(panel(red, thread)))
            newest = panel(red, thread)  # the panel may have moved to the bottom meanwhile
            outcome = await red.do("click", message=newest["id"], custom_id=gamble)
            assert not outcome["error"]
            assert answers(tmp_path) == ['["field-7"]', '["gamble"]']
        await red.until(lambda: "Which gifts" in readable(panel(red, thread)))
        assert sum("**The Toy War**" in each for each in red.texts(thread)) == 1


@pytest.mark.parametrize("rounds", first(1, [2, 4]))
async def test_a_bot_that_is_killed_again_and_again_posts_everything_once(
    tmp_path: Path, sandbox: Sandbox, rounds: int
) -> None:
    rng = Random(552)
    acknowledged: list[str] = []
    thread = ""
    for round_ in range(rounds):
        process = await python(tmp_path, "tests.toy.elsewhere", sandbox.http, sandbox.ws, str(tmp_path / "cursus.db"))
        try:
            await answering(sandbox)
            thread = thread or await seated(sandbox)
            for _ in range(6 + round_):
                acknowledged += await acted(sandbox, thread, tmp_path, rng)
            hurried = asyncio.create_task(acted(sandbox, thread, tmp_path, rng))
            await asyncio.sleep(rng.random() * 0.02)
        finally:
            await killed(process)
        acknowledged += await last_told(sandbox, hurried)
        assert set(acknowledged) <= set(map(str, answers(tmp_path)))
    process = await python(tmp_path, "tests.toy.elsewhere", sandbox.http, sandbox.ws, str(tmp_path / "cursus.db"))
    try:
        await answering(sandbox)

        async def is_posted() -> bool:
            assert process.returncode is None, "the bot has ended"
            return is_quiet(tmp_path / "cursus.db")

        with explained(tmp_path):
            await until(is_posted)
    finally:
        await killed(process)
    check_posts(sandbox, thread, tmp_path)


def check_posts(sandbox: Sandbox, thread: str, folder: Path) -> None:
    """Every post is in the thread exactly once, and one panel."""
    shown = sandbox.messages(thread)
    posts = [str(message) for (message,) in read(folder, "SELECT message FROM posts WHERE kind <> 'panel'")]
    ((panel,),) = read(folder, "SELECT panel FROM campaigns")
    assert len(posts) == len(set(posts)) > 5
    assert sorted(each["id"] for each in shown) == sorted([*posts, str(panel)])


@pytest.mark.parametrize("sign", first(1, [signal.SIGTERM, signal.SIGINT]))
async def test_it_leaves_in_good_order_when_told_to_stop(tmp_path: Path, sign: signal.Signals) -> None:
    async with sandbox_process(tmp_path) as (process, address), Page(address, RED) as red:
        await founded(red)
        process.send_signal(sign)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert answers(tmp_path) == ['["field-7"]']
