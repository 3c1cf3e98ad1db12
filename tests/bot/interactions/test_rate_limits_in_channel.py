"""Rate limits in the channel, repeated interactions, and titles and files made to do harm."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.client import CursusBot
from bot.interactions.rate_limits import NO_BOUNDS, Bounds
from bot.sandbox import Sandbox, readable
from bot.storage import Store
from tests.bot.conftest import running
from tests.bot.playing import BLUE, HALL, RED, WATCHER, Game, control

HOSTILE = "@everyone <@1456799236489216000> [**free**](https://evil.example) ||x|| `y`\n# z \u202e\x00"


@pytest.fixture
async def strict(sandbox: Sandbox, file: Path) -> AsyncIterator[CursusBot]:
    """A bot as a host runs it: with bounds."""
    bot = CursusBot(await Store.open(file), guild_ready_timeout=0.05)
    async with running(bot):
        yield bot
    await bot.store.close()


async def test_a_flood_is_answered_kindly_and_stops_no_one_else(sandbox: Sandbox, strict: CursusBot) -> None:
    game = await Game.found(sandbox, strict)
    await game.take_seats()
    told = [(await sandbox.slash(RED, game.thread, "status")).text for _ in range(40)]
    assert sum("a little fast" in text for text in told) >= 10
    assert not any("a little fast" in text for text in told[:20])
    assert (await sandbox.autocomplete(RED, game.thread, "act", focused="choice", value="")).choices
    assert "a little fast" not in (await sandbox.slash(BLUE, game.thread, "status")).text
    panel = await game.panel()
    drilled = await sandbox.click(RED, panel, control(panel, "under")["custom_id"])
    assert "Which field" in drilled.text


async def test_a_flood_of_heavy_commands_is_stopped_before_anything_is_drawn(
    sandbox: Sandbox, strict: CursusBot
) -> None:
    game = await Game.found(sandbox, strict)
    told = [(await (await sandbox.slash(WATCHER, game.thread, "campaign film")).settled()).text for _ in range(6)]
    assert [("a little fast" in text) for text in told] == [False] * 4 + [True] * 2


async def test_no_one_founds_campaigns_without_number(sandbox: Sandbox, file: Path) -> None:
    bot = CursusBot(await Store.open(file), bounds=Bounds(campaigns=2), guild_ready_timeout=0.05)
    async with running(bot):
        for _ in range(2):
            await Game.found(sandbox, bot)
        made = await (await sandbox.slash(RED, HALL, "campaign new", title="One more")).settled()
        assert "You take part in 2 campaigns" in made.text
        assert len(sandbox.threads(HALL)) == 2
    await bot.store.close()


@pytest.mark.parametrize(
    "command", ["campaign film", "campaign statistics", "campaign export", "chronicle", "dice history", "dice verify"]
)
async def test_a_campaign_without_end_is_not_gone_through(
    game: Game, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    await game.act("field-1")
    monkeypatch.setattr("bot.export.public_history.MAX_EVENTS", 0)
    outcome = await (await game.box.slash(RED, game.thread, command)).settled()
    assert "is too long" in outcome.text
    assert outcome.ephemeral


async def test_a_repeated_interaction_is_dealt_with_once(game: Game) -> None:
    game.box.faults.repeat_interactions()
    await (await game.box.slash(RED, HALL, "campaign new", title="Once")).settled()
    game.box.faults.repeat_interactions()
    await game.act("field-1")
    await game.shown()
    assert [thread["name"] for thread in game.box.threads(HALL)] == ["War", "Once"]
    assert await game.number() == 1


async def test_a_title_is_nothing_but_a_title(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, title=HOSTILE)
    joined = await sandbox.slash(RED, game.thread, "campaign join", seat="red")
    await sandbox.slash(BLUE, game.thread, "campaign join", seat="blue")
    told = [joined.text]
    for command in ("campaign settings", "campaign list", "campaign film", "mygames", "chronicle", "campaign leave"):
        told.append((await (await sandbox.slash(RED, game.thread, command)).settled()).text)
    await game.shown()
    for message in sandbox.messages(game.thread):
        told.append(readable(message))
        assert message["mentions"] == []
        assert not message["mention_everyone"]
    shown = "\n".join(told)
    assert "free" in shown
    for live in ("@everyone", "[**free", "](https://evil", "\n# z", "\u202e", "\x00"):
        assert live not in shown
    assert not re.search(r"(?<!\\)\|\||(?<!\\)<@1456799236489216000> ", shown.replace("<@1456799236489216000>,", ""))
    thread = sandbox.threads(HALL)[-1]["name"]
    assert "\n" not in thread
    assert "\u202e" not in thread


async def test_a_file_that_discord_does_not_give_out_is_told_kindly(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game.box.world, "base_url", "http://127.0.0.1:9")
    asked = await game.box.slash(WATCHER, HALL, "campaign import", file=("save.json", b"{}"))
    assert "couldn't download" in (await asked.settled()).text


def test_the_sandbox_has_no_bounds() -> None:
    assert min(amount for amount, _ in (NO_BOUNDS.presses, NO_BOUNDS.commands, NO_BOUNDS.heavy)) > 10_000
