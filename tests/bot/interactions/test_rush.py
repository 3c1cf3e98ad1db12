"""In a rush a choice is acknowledged before it's made, and its answer follows."""

from __future__ import annotations

import contextlib

import pytest

import render.presenter
from bot.client import CursusBot
from bot.sandbox import Outcome, Sandbox
from bot.sandbox.protocol import Reply
from rules.core import registry
from tests.bot.playing import BLUE, RED, Game, control

pytestmark = pytest.mark.usefixtures("without_pictures")

RUSH = range(5)


def _rush(bot: CursusBot) -> None:
    for interaction in RUSH:
        bot.backpressure.received(interaction)


async def _act(game: Game, user: str, choice: str) -> Outcome:
    _rush(game.bot)
    outcome = await game.box.slash(user, game.thread, "act", choice=choice)
    assert outcome.type is Reply.DEFERRED_MESSAGE
    return await outcome.settled()


async def test_a_choice_is_made_after_its_acknowledgement(game: Game) -> None:
    number = await game.number()
    done = await _act(game, RED, "field-7")
    assert done.text.startswith("Done")
    assert len(done.messages) == len(done.ephemeral) == 1
    assert await game.number() > number


async def test_a_choice_waits_until_the_others_are_acknowledged(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.interactions.responses._RUSH", 60.0)
    number = await game.number()
    _rush(game.bot)
    outcome = await game.box.slash(RED, game.thread, "act", choice="field-7")
    assert outcome.type is Reply.DEFERRED_MESSAGE
    assert await game.number() == number
    for interaction in RUSH:
        game.bot.backpressure.acknowledged(interaction)
    assert (await outcome.settled()).text.startswith("Done")
    assert await game.number() > number


async def test_a_choice_is_acknowledged_at_once_while_many_are_still_carried_out(game: Game) -> None:
    with contextlib.ExitStack() as others:
        for _ in RUSH:
            others.enter_context(game.bot.in_flight.counted())
        outcome = await game.box.slash(RED, game.thread, "act", choice="field-7")
        assert outcome.type is Reply.DEFERRED_MESSAGE
        assert (await outcome.settled()).text.startswith("Done")


async def test_a_refusal_follows_and_changes_nothing(game: Game) -> None:
    number = await game.number()
    refused = await _act(game, BLUE, "field-7")
    assert refused.text
    assert not refused.text.startswith("Done")
    assert len(refused.ephemeral) == 1
    assert await game.number() == number


async def test_a_question_follows_with_its_button(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: "a campaign that lasts 40")
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")
    game = await Game.found(sandbox, bot, game="romanitas")
    await game.act_until("manage")
    number = await game.number()
    asked = await _act(game, RED, "done")
    assert "Unused: " in asked.text
    assert asked.message is not None
    await sandbox.click(RED, asked.message["id"], control(asked.message, "sure")["custom_id"])
    assert await game.number() > number
