"""A council's choice has one name: on the buttons, in the tally, and when it's taken back."""

from __future__ import annotations

import pytest

import render.presenter
from bot.client import CursusBot
from bot.sandbox import Sandbox, readable
from bot.views.analysis import named
from rules.core import registry
from rules.core.decisions import Arrange
from tests.bot.playing import BLUE, RED, Game, controls, verb

pytestmark = pytest.mark.usefixtures("without_pictures")


@pytest.fixture(autouse=True)
def _romanitas() -> None:
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


async def test_the_dice_of_fate_are_named_alike_wherever_a_council_speaks_of_them(
    sandbox: Sandbox, bot: CursusBot
) -> None:
    game = await Game.found(sandbox, bot, game="romanitas", mode="council")
    await sandbox.slash(BLUE, game.thread, "campaign join")
    red, blue = (int(sandbox.world.user(name)["id"]) for name in (RED, BLUE))
    for _ in range(20):
        decision = await game.decision()
        if isinstance(decision, Arrange) and decision.layouts:
            break
        for user in (red, blue):
            await bot.campaigns.answer(game.campaign, user, decision.default, decision.number)
    assert isinstance(decision, Arrange)
    layout = decision.layouts[-1]
    assert named(decision, layout.slots) == layout.label, "in advice too"
    assert named(decision, {**layout.slots, "none": ()}) == layout.label
    await bot.campaigns.answer(game.campaign, red, layout.slots, decision.number)
    panel = await game.shown()
    assert f"- **{layout.label}**: 1 (<@{red}>)" in readable(panel)
    assert f"Vote: {layout.label}" in [each["label"] for each in controls(panel) if verb(each) == "second"]
    await bot.campaigns.answer(game.campaign, blue, layout.slots, decision.number)
    await game.shown()
    outcome = await sandbox.slash(RED, game.thread, "undo")
    assert not outcome.error, outcome.error
    await game.shown()
    (asked,) = [line for line in game.texts().splitlines() if "would like" in line]
    assert f"take the last choice back: **{layout.label}**" in asked
