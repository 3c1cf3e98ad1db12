"""One of several players stays away: the others wait for one deadline a turn, not for one a step."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from bot.campaigns.availability import DAY, HOUR
from bot.campaigns.snapshot import CampaignSnapshot
from bot.client import CursusBot
from bot.sandbox import Sandbox
from bot.storage import DEADLINE
from rules.core.decisions import Answer
from tests.bot.playing import PATIENCE, RED, SEATS, Game, until


async def _ways(game: Game) -> list[str]:
    """How the choices so far came about."""
    return [each.action.way for each in await game.bot.store.history.actions(game.campaign) if not each.undone]


async def test_a_missed_turn_costs_one_deadline(game: Game) -> None:
    """Red is asked for several steps. All are played when the time for the first is up; then Blue is asked."""
    await game.box.slash(RED, game.thread, "campaign settings", time=str(int(DAY)), expiry="default")
    before = len(await _ways(game))
    assert (await game.decision()).seat == "red"
    await game.let_pass(DEADLINE)

    async def is_over() -> bool:
        return (await game.decision()).seat == "blue"

    await until(is_over)
    await game.shown()
    played = (await _ways(game))[before:]
    assert len(played) > 1 and set(played) == {"default"}
    assert game.texts().count("ran out of time") == 1


async def test_nothing_is_played_if_the_table_agreed_to_wait(game: Game) -> None:
    await game.box.slash(RED, game.thread, "campaign settings", time=str(int(DAY)), expiry="wait")
    number = await game.number()
    await game.let_pass(DEADLINE)
    await game.shown()
    assert await game.number() == number


async def _press_while(game: Game, monkeypatch: pytest.MonkeyPatch, owner: object, method: str) -> asyncio.Future[int]:
    """Let Red press once while a method still holds the campaign: the press waits for it, before anything later does.

    The future gets the number of the decision after the press.
    """
    original, reached = getattr(owner, method), asyncio.get_running_loop().create_future()
    presses: list[asyncio.Task[None]] = []

    async def press(user: int, answer: Answer, number: int) -> None:
        reached.set_result((await game.bot.campaigns.answer(game.campaign, user, answer, number)).number)

    async def watched(snapshot: CampaignSnapshot, *rest: object) -> object:
        result = await original(snapshot, *rest)
        first = snapshot.first
        if not presses and first is not None and first.holder is not None:
            presses.append(asyncio.create_task(press(first.holder, first.decision.default, snapshot.number)))
            await asyncio.sleep(0)
        return result

    monkeypatch.setattr(owner, method, watched)
    return reached


async def _time_is_up(game: Game, due: float) -> None:
    """Let the time for the pending decision be up, and wait until all of what its deadline does is done."""
    handled = asyncio.Event()

    async def watched(campaign: int) -> float | None:
        waits = game.bot.outages.is_active  # on a slow machine the bot may still be starting: then it looks again
        again = await game.bot.deadlines._time_is_up(campaign)
        if not waits:
            handled.set()
        return again

    game.bot.scheduler.handle(DEADLINE, watched)
    await game.bot.scheduler.set(DEADLINE, game.campaign, due)
    await asyncio.wait_for(handled.wait(), PATIENCE)
    await game.shown()


async def _default_agreed(game: Game) -> int:
    """Let the table agree on the default; return how many choices there were so far."""
    await game.box.slash(RED, game.thread, "campaign settings", time=str(int(DAY)), expiry="default")
    return len(await _ways(game))


async def test_a_player_who_returns_is_not_overtaken(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red presses while the first step is played: the rest of the turn is Red's again."""
    before = await _default_agreed(game)
    pressed = await _press_while(game, monkeypatch, game.bot.campaigns.windows, "close")
    await _time_is_up(game, time.time())
    reached = await asyncio.wait_for(pressed, PATIENCE)
    assert (await _ways(game))[before:] == ["default", ""]
    assert await game.number() == reached


async def test_time_given_back_after_an_outage_is_not_played_away(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deadline passed unnoticed, so it moves. Red presses at that moment, and keeps the rest of the turn."""
    before = await _default_agreed(game)
    pressed = await _press_while(game, monkeypatch, game.bot.deadlines, "_ended")
    await _time_is_up(game, time.time() - HOUR)
    reached = await asyncio.wait_for(pressed, PATIENCE)
    assert (await _ways(game))[before:] == [""]
    assert await game.number() == reached


async def test_who_gets_the_seat_in_mid_turn_is_asked(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Red hands the seat over while the first step is played: no choice tells of that."""
    before = await _default_agreed(game)
    close = game.bot.campaigns.windows.close

    async def handing_over(snapshot: CampaignSnapshot, *rest: Any) -> CampaignSnapshot:
        after = await close(snapshot, *rest)
        assert await game.bot.campaigns.membership.lend_seat(game.campaign, "red", snapshot.seats["red"], 4711)
        return after

    monkeypatch.setattr(game.bot.campaigns.windows, "close", handing_over)
    await _time_is_up(game, time.time())
    assert (await _ways(game))[before:] == ["default"]
    assert (await game.snapshot()).holder == 4711


async def test_without_others_who_wait_a_deadline_costs_one_step(sandbox: Sandbox, bot: CursusBot) -> None:
    """Red plays both seats."""
    game = await Game.found(sandbox, bot)
    for seat in SEATS:
        await game.box.slash(RED, game.thread, "campaign join", seat=seat)
    before = await _default_agreed(game)
    await _time_is_up(game, time.time())
    assert (await _ways(game))[before:] == ["default"]
