"""The controls of a question that is settled can't be pressed any more."""

from __future__ import annotations

import pytest

from bot.sandbox import Sandbox
from tests.bot.playing import BLUE, RED, Game, controls, verbs

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
