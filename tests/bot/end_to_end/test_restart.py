"""After a restart, panels, open dialogues and undo work on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.campaigns.snapshot import CampaignSnapshot
from bot.sandbox import Sandbox, readable
from tests.bot.conftest import running
from tests.bot.playing import BLUE, RED, Game, control, make_bot


async def test_a_half_made_line_outlives_a_restart(sandbox: Sandbox, file: Path) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        await game.act_until("act")
        await game.act("raid")
        await game.shown()
        opened = (await game.click(RED, "change")).message
        assert opened is not None
        take = control(opened, "take")
        await sandbox.select(RED, opened["id"], take["custom_id"], [take["options"][0]["value"]])
        await sandbox.click(RED, opened["id"], control(opened, "put", "Right")["custom_id"])
    await bot.store.close()

    bot = await make_bot(file)
    async with running(bot):
        game = game.with_bot(bot)
        moved = await sandbox.select(RED, opened["id"], take["custom_id"], [take["options"][2]["value"]])
        assert "- Right: man-3, man-1" in moved.text
        outcome = await sandbox.click(RED, opened["id"], control(opened, "confirm")["custom_id"])
        assert "Done" in outcome.text
        assert any(
            '"right":["man-3","man-1"]' in each for each in await bot.store.history.last_events(game.campaign, 9)
        )
    await bot.store.close()


async def test_buttons_and_undo_work_after_a_restart(sandbox: Sandbox, file: Path) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        await game.act("field-3")
        panel = await game.shown()
    await bot.store.close()

    bot = await make_bot(file)
    async with running(bot):
        game = game.with_bot(bot)
        assert (await game.shown())["id"] == panel["id"]
        await game.undo_agreed(RED, BLUE)
        assert (await game.decision()).topic == "claim"
        await game.act("field-5")
        again = await game.shown()
        await sandbox.click(RED, again["id"], control(again, "pick", "Work")["custom_id"])
        assert "Which gifts do you give away?" in readable(await game.shown())
        assert "red claimed field-5" in (await sandbox.slash(RED, game.thread, "log")).text
    await bot.store.close()


async def test_a_campaign_is_the_same_after_loading(sandbox: Sandbox, file: Path) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        for topic in ("act", "gifts", "bid"):
            await game.act_until(topic)
            before = (await game.snapshot()).table
            bot.campaigns.tables.clear()
            after = (await game.snapshot()).table
            assert after is not before
            assert after.public() == before.public()
            assert after.save() == before.save()
            assert after.can_undo == before.can_undo
    await bot.store.close()


async def test_a_stop_waits_for_a_choice_that_is_being_made(
    sandbox: Sandbox, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, begun, stopping = await make_bot(file), asyncio.Event(), asyncio.Event()
    answer = bot.campaigns.answer

    async def slowly(*args: Any) -> CampaignSnapshot:
        begun.set()
        await stopping.wait()
        return await answer(*args)

    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        monkeypatch.setattr(bot.campaigns, "answer", slowly)
        choice = asyncio.create_task(sandbox.slash(RED, game.thread, "act", choice="field-3"))
        await begun.wait()
        stop = asyncio.create_task(bot.close())
        await asyncio.sleep(0)
        stopping.set()
        assert "Field 3" in (await choice).text
        await stop
    assert [each.action.kind for each in await bot.store.history.actions(game.campaign)] == ["start", "answer"]
    await bot.store.close()
