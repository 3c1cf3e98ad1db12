"""No picture is uploaded twice: an edit keeps it, and a panel doesn't repeat the map above it."""

from __future__ import annotations

import pytest

import render.presenter
from bot.client import CursusBot
from bot.delivery import panel_position
from bot.sandbox import Sandbox
from bot.sandbox.attachments import walk
from rules.core import registry
from tests.bot.playing import RED, Game, Json, until


def pictures(message: Json) -> list[Json]:
    """The uploaded pictures that a message shows."""
    return [
        item["media"]
        for part in walk(message["components"])
        for item in part.get("items", ())
        if "attachment_id" in item["media"]
    ]


def uploads(game: Game) -> int:
    return sum(len(entry.files) for entry in game.box.record.entries)


async def redrawn(game: Game) -> Json:
    await game.bot.store.posts.queue_panel(game.campaign)
    game.bot.scheduler.wake()
    return await game.shown()


async def test_an_edit_keeps_the_picture_that_does_not_change(game: Game) -> None:
    await game.act_until("act")
    before, uploaded = await redrawn(game), uploads(game)
    assert pictures(before)
    after = await redrawn(game)
    assert after["id"] == before["id"]
    assert pictures(after) == pictures(before)
    assert uploads(game) == uploaded


async def test_a_pressed_panel_keeps_its_picture(game: Game) -> None:
    await game.act_until("act")
    before = await redrawn(game)
    game.box.faults.delay("PATCH /**", 30.0)
    await game.click(RED, "pick", "Work")
    assert pictures(game.box.world.posts[before["id"]].wire) == pictures(before)


async def test_a_picture_that_discord_lost_is_uploaded_again(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    await game.act_until("act")
    before, uploaded = await redrawn(game), uploads(game)
    game.box.world.posts[before["id"]].files = []
    after = await redrawn(game)
    assert after["id"] == before["id"]
    assert pictures(after)
    assert pictures(after) != pictures(before)
    assert uploads(game) > uploaded
    assert "doesn't know its panel's pictures" in caplog.text


async def test_the_opening_of_a_campaign_has_one_map(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(panel_position, "SILENCE_SECONDS", 0.05)
    registry.register("rise-and-fall", "rules.rise_and_fall")
    render.presenter.register("rise-and-fall", "render.rise_and_fall")
    game = await Game.found(sandbox, bot, game="rise-and-fall")
    title, *others = sandbox.messages(game.thread)
    panel = others[-1]
    assert pictures(title)
    assert [len(pictures(each)) for each in others if pictures(each)] == [1]
    assert len(pictures(await redrawn(game))) == len(pictures(panel))
    await sandbox.say(RED, game.thread, "Where is Carthage?")

    async def has_moved() -> bool:
        return bool((await game.shown())["id"] != panel["id"])

    await until(has_moved)
    assert pictures(await game.panel())
