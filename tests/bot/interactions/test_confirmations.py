"""What wastes something is asked about once, wherever it's chosen."""

from __future__ import annotations

import pytest

import render.presenter
from bot.client import CursusBot
from bot.sandbox import Sandbox
from rules.core import registry
from tests.bot.playing import RED, Game, control, controls, verb

pytestmark = pytest.mark.usefixtures("without_pictures")


@pytest.fixture(autouse=True)
def _known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: "a campaign that lasts 40")
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


async def _at_the_end_of_a_turn(sandbox: Sandbox, bot: CursusBot) -> Game:
    game = await Game.found(sandbox, bot, game="romanitas")
    await game.act_until("manage")
    return game


async def test_the_button_that_ends_a_turn_asks_once(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await _at_the_end_of_a_turn(sandbox, bot)
    number = await game.number()
    asked = await game.click(RED, "pick", "End the turn")
    assert "Unused: " in asked.text
    assert "**End the turn** anyway?" in asked.text
    assert asked.message is not None
    assert await game.number() == number
    await sandbox.click(RED, asked.message["id"], control(asked.message, "sure")["custom_id"])
    assert await game.number() > number


async def test_the_command_asks_as_well(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await _at_the_end_of_a_turn(sandbox, bot)
    number = await game.number()
    asked = await sandbox.slash(RED, game.thread, "act", choice="done")
    assert "Unused: " in asked.text
    assert asked.message is not None
    assert await game.number() == number
    await sandbox.click(RED, asked.message["id"], control(asked.message, "sure")["custom_id"])
    assert await game.number() > number


async def test_what_wastes_nothing_is_not_asked_about(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    await game.act_until("window")
    number = await game.number()
    panel = await game.panel()
    passing = next(each for each in controls(panel) if verb(each) == "pick")
    await sandbox.click(RED, panel["id"], passing["custom_id"])
    assert await game.number() > number


@pytest.mark.parametrize("is_typed", [False, True], ids=["panel", "command"])
async def test_whoever_is_asked_can_go_back_to_the_question(sandbox: Sandbox, bot: CursusBot, is_typed: bool) -> None:
    """Beside the way on there's a way back: it shows the question again, and chooses nothing."""
    game = await _at_the_end_of_a_turn(sandbox, bot)
    number = await game.number()
    if is_typed:
        asked = await sandbox.slash(RED, game.thread, "act", choice="done")
    else:
        asked = await game.click(RED, "pick", "End the turn")
    assert asked.message is not None
    assert [verb(each) for each in controls(asked.message)] == ["sure", "back"]
    back = await sandbox.click(RED, asked.message["id"], control(asked.message, "back", "Back")["custom_id"])
    assert back.message is not None
    assert str((await game.decision()).prompt) in back.text
    assert control(back.message, "pick", "End the turn")
    assert await game.number() == number
