"""The panel is the last message whenever people have stopped talking."""

from __future__ import annotations

import pytest

from bot.delivery import panel_position
from tests.bot.playing import BLUE, HALL, RED, Game, is_panel, until


@pytest.fixture(autouse=True)
def short_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(panel_position, "SILENCE_SECONDS", 0.05)


async def is_last(game: Game) -> bool:
    messages = game.box.messages(game.thread)
    campaign = await game.bot.store.campaigns.get(game.campaign)
    assert campaign is not None
    only = [each["id"] for each in messages if is_panel(each)] == [str(campaign.panel)]
    return only and messages[-1]["id"] == str(campaign.panel)


async def test_the_panel_moves_below_talk(game: Game) -> None:
    old = await game.panel()
    for text in ("Well played.", "Thanks!", "My turn now."):
        await game.box.say(RED, game.thread, text)
    await until(lambda: is_last(game))
    assert (await game.panel())["id"] != old["id"]


async def test_the_panel_moves_below_a_public_answer(game: Game) -> None:
    old = await game.panel()
    outcome = await game.box.slash(BLUE, game.thread, "campaign statistics")
    await outcome.settled(20)
    await until(lambda: is_last(game))
    assert (await game.panel())["id"] != old["id"]


async def test_talk_elsewhere_moves_nothing(game: Game) -> None:
    old = await game.panel()
    await game.box.say(RED, HALL, "Nothing to do with it.")
    await game.shown()
    assert (await game.panel())["id"] == old["id"]


async def test_private_answers_move_nothing(game: Game) -> None:
    old = await game.panel()
    await game.box.slash(RED, game.thread, "status")
    await game.shown()
    assert (await game.panel())["id"] == old["id"]


async def test_every_post_has_the_panel_below_it(game: Game) -> None:
    for _ in range(3):
        await game.act_until("claim")
        await game.shown()
        await until(lambda: is_last(game))
