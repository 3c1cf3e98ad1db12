"""Helpers that play with a bot in another process, and read what it has saved."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random

from bot.sandbox import Sandbox
from tests.bot.playing import BLUE, HALL, RED, SEATS, until


def read(folder: Path, sql: str) -> list[tuple[object, ...]]:
    """What the database on the disk holds."""
    db = sqlite3.connect(folder / "cursus.db")
    try:
        return db.execute(sql).fetchall()
    finally:
        db.close()


def answers(folder: Path) -> list[object]:
    """The answers that are on the disk, oldest first."""
    return [answer for (answer,) in read(folder, "SELECT answer FROM actions WHERE kind = 'answer' ORDER BY number")]


async def answering(sandbox: Sandbox) -> None:
    """Wait until the bot answers; while it is away, nothing comes back in time."""

    async def answers_now() -> bool:
        if not sandbox.gateway.connected or not sandbox.commands(RED, HALL):
            return False
        return not (await sandbox.slash(RED, HALL, "campaign list")).error

    await until(answers_now)


async def seated(sandbox: Sandbox) -> str:
    """A campaign in which Red and Blue sit; the id of its thread."""
    await (await sandbox.slash(RED, HALL, "campaign new", title="War")).settled()
    thread: str = sandbox.threads(HALL)[-1]["id"]
    for seat, user in SEATS.items():
        await sandbox.slash(user, thread, "campaign join", seat=seat)
    return thread


async def acted(sandbox: Sandbox, thread: str, folder: Path, rng: Random) -> list[str]:
    """Let Red or Blue choose the first of what is offered, and return the answer if the bot said that it is done."""
    for user in (RED, BLUE):
        offered = (await sandbox.autocomplete(user, thread, "act", focused="choice")).choices
        if offered:
            choice = rng.choice(offered)["value"]
            outcome = await sandbox.slash(user, thread, "act", choice=choice)
            done = outcome.text.startswith("Done") and choice.startswith("field")
            return [f'["{choice}"]'] if done else []
    return []


async def last_told(sandbox: Sandbox, hurried: asyncio.Task[list[str]]) -> list[str]:
    """What someone was told by a bot that has ended meanwhile. What hasn't arrived by now will never come."""
    await sandbox.wait_for(lambda: not sandbox.gateway.connected)
    await asyncio.wait({hurried}, timeout=1)
    if hurried.done():
        return hurried.result()
    hurried.cancel()
    return []
