"""The controls of a question that is settled can't be pressed any more."""

from __future__ import annotations

import pytest

from bot.sandbox import Sandbox
from tests.bot.playing import BLUE, RED, Game, control, controls, verbs

pytestmark = pytest.mark.usefixtures("without_pictures")


async def _asked_to_take_back(game: Game) -> str:
    """The message that asks the others whether the last choice is taken back."""
    await game.act("field-3")
    await game.shown()
    assert "I've asked them" in (await game.click(RED, "undo")).text
    await game.shown()
    return next(str(each["id"]) for each in reversed(game.box.messages(game.thread)) if "agree" in verbs(each))


@pytest.mark.parametrize(("verb", "told"), [("agree", "has been taken back"), ("refuse", "The move stays")])
async def test_whether_a_choice_is_taken_back(game: Game, sandbox: Sandbox, verb: str, told: str) -> None:
    asked = await _asked_to_take_back(game)
    assert told in await game.told(await game.press_newest(BLUE, verb))
    pressed = sandbox.world.posts.get(asked)
    assert pressed is None or all(each.get("disabled") for each in controls(pressed.wire))


async def test_a_request_that_the_game_has_left_behind(game: Game, sandbox: Sandbox) -> None:
    """Whoever asked has played on instead."""
    asked = await _asked_to_take_back(game)
    await game.act(*(await game.decision()).default)
    await game.shown()
    pressed = await sandbox.click(BLUE, asked, control(sandbox.world.posts[asked].wire, "agree")["custom_id"])
    assert "That request is over" in await game.told(pressed)
    assert all(each.get("disabled") for each in controls(sandbox.world.posts[asked].wire))
