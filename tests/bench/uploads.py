"""``python -m tests.bench.uploads``: what an evening uploads, in pictures and megabytes.

Three people make the Legate's choices at the speed of people: everything is posted before the next press. Each choice
of the council of Romanitas takes two votes. Every few choices, someone writes.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from pathlib import Path
from unittest.mock import patch

from bot.delivery import panel_position
from bot.sandbox import UNLIMITED, Sandbox, SandboxSettings, point_client_at
from bot.sandbox.request_log import Entry
from rules.core.decisions import Answer, Arrange
from rules.core.registry import agents
from tests.bot.playing import BLUE, RED, WATCHER, Game, make_bot, until

CHOICES = 120
CHAT_EVERY = 6
PEOPLE = (RED, BLUE, WATCHER)
EVENINGS = {
    "romanitas": {"scenario": "restauratio-528", "mode": "council"},
    "rise-and-fall": {"scenario": "fall-350-470", "options": "three_player"},
}


class Uploads:
    """Counts the pictures that the bot sends."""

    def __init__(self, box: Sandbox) -> None:
        self.posted = self.edited = self.size = 0
        self._end = box.record.end
        box.record.end = self._ended  # type: ignore[method-assign]

    def _ended(self, entry: Entry, status: int) -> None:
        self._end(entry, status)
        if entry.method == "POST":
            self.posted += len(entry.files)
        else:
            self.edited += len(entry.files)
        self.size += sum(each["size"] for each in entry.files)


async def _evening(name: str, file: Path) -> tuple[int, Uploads]:
    settings = SandboxSettings(rates=UNLIMITED)
    async with Sandbox(settings) as box:
        point_client_at(box)
        uploads, bot = Uploads(box), await make_bot(file)
        async with bot:
            running = asyncio.create_task(bot.start(settings.token))
            await bot.wait_until_ready()
            game = await Game.found(box, bot, title="Evening", game=name, **EVENINGS[name])
            choices = await _play(game, name)
            await bot.close()
            await running
        await bot.store.close()
    return choices, uploads


async def _play(game: Game, name: str) -> int:
    seats = [seat.id for seat in (await game.snapshot()).places.values()]
    for place, member in enumerate(PEOPLE):
        options = {"seat": seats[place]} if len(seats) > 1 else {}
        await game.box.slash(member, game.thread, "campaign join", **options)
    people = {int(game.box.world.user(user)["id"]): user for user in PEOPLE}
    legate = agents(name, 1)["legate"]
    for choice in range(CHOICES):
        await game.shown()
        snapshot = await game.snapshot()
        if snapshot.decision is None:
            return choice
        typed = _typed(legate(snapshot.table), snapshot.decision)
        for user in snapshot.waiting_for[:2]:
            await (await game.box.slash(people[user], game.thread, "act", choice=typed)).settled()
            await game.shown()
        if choice % CHAT_EVERY == 0:
            await _talk(game)
    return CHOICES


def _typed(answer: Answer, decision: object) -> str:
    if isinstance(decision, Arrange) or not isinstance(answer, tuple):
        return "suggested"
    return ",".join(answer) or "-"


async def _talk(game: Game) -> None:
    before = (await game.panel())["id"]
    await game.box.say(RED, game.thread, "Well played.")

    async def has_moved() -> bool:
        return bool((await game.shown())["id"] != before)

    await until(has_moved)


def main() -> None:
    """Play an evening of each game and print what was uploaded."""
    for name in EVENINGS:
        with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
            stack.enter_context(patch.object(panel_position, "SILENCE_SECONDS", 0.05))
            stack.enter_context(patch("rules.core.registry.secrets.token_hex", lambda _: "a campaign that ends 33"))
            choices, uploads = asyncio.run(_evening(name, Path(folder) / "cursus.db"))
        pictures, megabytes = uploads.posted + uploads.edited, uploads.size / 1e6
        print(f"{name}: {choices} choices, {pictures} pictures ({uploads.edited} of them in edits), {megabytes:.1f} MB")


if __name__ == "__main__":
    main()
