"""Reconciling after a start: deleted panels come back, stray threads go, rule corrections are announced."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from bot.client import CursusBot
from bot.delivery.reconcile import Reconciler
from bot.delivery.threads import Intention, ThreadCreator
from bot.sandbox import Sandbox, readable
from bot.storage import Campaign
from tests.bot.conftest import running
from tests.bot.playing import HALL, RED, Game, control, make_bot, until
from tests.toy import GAME


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.reconcile.CAMPAIGN_INTERVAL", 0.0)


async def _round(bot: CursusBot) -> None:
    """Wait until the round is over."""
    assert bot.reconciler._task is not None
    await bot.reconciler._task


def _open_threads(sandbox: Sandbox) -> list[str]:
    return [each["name"] for each in sandbox.threads(HALL) if not each["thread_metadata"]["archived"]]


async def test_a_panel_that_was_deleted_while_no_one_was_there_comes_back(sandbox: Sandbox, file: Path) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        before = await game.shown()
    await bot.store.close()
    sandbox.message_service.remove(sandbox.world.posts[before["id"]])
    bot = await make_bot(file)
    async with running(bot):
        await _round(bot)
        game = game.with_bot(bot)
        panel = await game.shown()
        assert panel["id"] != before["id"]
        pressed = await sandbox.click(RED, panel["id"], control(panel, "under")["custom_id"])
        assert not pressed.error or "made" not in pressed.text
    await bot.store.close()


async def test_a_thread_that_was_deleted_while_no_one_was_there_is_opened_anew(sandbox: Sandbox, file: Path) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
    await bot.store.close()
    sandbox.remove_thread(game.thread)
    bot = await make_bot(file)
    async with running(bot):
        await _round(bot)

        async def is_opened() -> bool:
            known = await bot.store.campaigns.get(game.campaign)
            return known is not None and str(known.channel) != game.thread and known.panel is not None

        await until(is_opened)
        assert _open_threads(sandbox) == ["War"]
        assert await bot.store.notes.starting_with("opening ") == []
    await bot.store.close()


async def test_what_is_there_is_left_alone(sandbox: Sandbox, file: Path) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
        before = await game.shown()
    await bot.store.close()
    bot = await make_bot(file)
    asked = len(sandbox.record.entries)
    async with running(bot):
        await _round(bot)
        assert (await game.with_bot(bot).shown())["id"] == before["id"]
    await bot.store.close()
    changed = [each for each in sandbox.record.entries[asked:] if each.method != "GET" and "/channels/" in each.path]
    assert changed == []


async def test_what_is_chosen_while_the_channel_is_read_is_not_lost(
    sandbox: Sandbox, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        await game.shown()
    await bot.store.close()
    read, made = Reconciler._newest_shown, list[int]()

    async def read_late(reconciler: Reconciler, campaign: Campaign) -> int:
        snapshot = await reconciler._campaigns.snapshot(campaign.id)
        decision = snapshot.decision
        assert decision is not None
        await reconciler._campaigns.answer(campaign.id, snapshot.seats[decision.seat], decision.default)
        await game.with_bot(bot).shown()
        made.append(await read(reconciler, campaign))
        return made[-1]

    monkeypatch.setattr(Reconciler, "_newest_shown", read_late)
    bot = await make_bot(file)
    async with running(bot):
        await _round(bot)
        await game.with_bot(bot).shown()
        assert made == [(await game.with_bot(bot).snapshot()).number]
        assert "lost" not in game.texts()
    await bot.store.close()


@pytest.mark.parametrize("dies", ["before it knows the thread", "before it founds the campaign"])
async def test_a_thread_in_which_nothing_was_founded_is_put_away(
    sandbox: Sandbox, file: Path, dies: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the process had ended there: nothing of what comes after in the program happens."""
    bot = await make_bot(file)
    async with running(bot):
        await Game.found(sandbox, bot, title="Kept")
        keep, calls = bot.store.notes.set, 0

        async def dead(*_: object) -> Any:
            raise asyncio.CancelledError

        async def kept_once(key: str, value: str) -> None:
            nonlocal calls
            calls += key.startswith("opening")
            if calls > 1 and key.startswith("opening"):
                raise asyncio.CancelledError
            await keep(key, value)

        with monkeypatch.context() as death:
            if dies == "before it knows the thread":
                death.setattr(bot.store.notes, "set", kept_once)
            else:
                death.setattr(bot.store.campaigns, "create", dead)
            asked = asyncio.create_task(sandbox.slash(RED, HALL, "campaign new", title="Lost"))

            async def is_opened() -> bool:
                return "Lost" in _open_threads(sandbox)

            await until(is_opened)
            await asyncio.sleep(0.1)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
    await bot.store.close()
    assert _open_threads(sandbox) == ["Kept", "Lost"]
    bot = await make_bot(file)
    async with running(bot):
        await _round(bot)
        assert _open_threads(sandbox) == ["Kept"]
        assert await bot.store.notes.starting_with("opening ") == []
    await bot.store.close()


async def test_a_thread_of_the_same_name_that_someone_else_opened_stays(
    sandbox: Sandbox, bot: CursusBot, file: Path
) -> None:
    game = await Game.found(sandbox, bot, title="War")
    other = await Game.found(sandbox, bot, title="War")
    thread_creator = ThreadCreator(bot, bot.store, bot.global_rate_limit)
    known = await bot.store.campaigns.get(game.campaign)
    assert known is not None
    await thread_creator._save("opening x", Intention(known.parent or 0, "War", time.time()))
    await thread_creator.archive_orphans(await thread_creator.leftover_intentions())
    assert {each["id"] for each in sandbox.threads(HALL) if not each["thread_metadata"]["archived"]} == {
        game.thread,
        other.thread,
    }


async def test_the_founding_leaves_no_intention(sandbox: Sandbox, bot: CursusBot) -> None:
    await Game.found(sandbox, bot)
    assert await bot.store.notes.starting_with("opening ") == []


async def test_a_resumption_under_other_rules_is_told_after_the_start(
    sandbox: Sandbox, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.begun(sandbox, bot)
    await bot.store.close()
    monkeypatch.setattr(GAME, "version", GAME.version + 1)
    monkeypatch.setattr(GAME, "upgrade", classmethod(lambda _, version, state: state))
    bot = await make_bot(file)
    async with running(bot):
        await _round(bot)
        game = game.with_bot(bot)
        await game.shown()
        assert [each.action.kind for each in await bot.store.history.actions(game.campaign)][-1] == "resume"
        said = [text for text in map(readable, sandbox.messages(game.thread)) if "rules" in text.lower()]
        assert any("correct" in text or "last" in text for text in said), said
    await bot.store.close()
