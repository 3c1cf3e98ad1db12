"""A player has one private dialogue at a time, and can open a dismissed one again."""

from __future__ import annotations

from functools import partial

import pytest

import render.presenter
from bot.client import CursusBot
from bot.components.select_menus import entries
from bot.sandbox import Outcome, Sandbox
from rules.core import registry
from rules.core.decisions import Decision, Pick
from tests.bot.playing import BLUE, RED, Game, control, controls, until, verb, verbs

pytestmark = pytest.mark.usefixtures("without_pictures")


async def _open(game: Game, label: str) -> Outcome:
    return await game.click(RED, "under", label)


async def _is_gone(game: Game, message: str) -> bool:
    """Whether a former dialogue is deleted; the bot does it after its answer."""
    return message not in game.box.world.posts


async def test_a_new_dialogue_replaces_the_former_one(game: Game) -> None:
    north = (await _open(game, "The north")).message
    south = (await _open(game, "The south")).message
    assert north is not None and south is not None
    assert north["id"] != south["id"]
    await until(partial(_is_gone, game, north["id"]))
    gone = await game.box.click(RED, north["id"], controls(north)[0]["custom_id"])
    assert gone.error == "The message is gone."
    field = next(each for each in controls(south) if verb(each) == "pick")
    assert "Done" in (await game.box.click(RED, south["id"], field["custom_id"])).text


async def test_a_dismissed_dialogue_is_opened_again(game: Game) -> None:
    north = (await _open(game, "The north")).message
    assert north is not None
    game.box.dismiss(RED, north["id"])
    again = (await _open(game, "The north")).message
    assert again is not None
    assert control(again, "under", "District 1")


async def _has_menu(game: Game) -> bool:
    return "drill" in verbs(await game.panel())


def _has_dialogue(opened: Outcome) -> bool:
    return bool(opened.ephemeral)


def _has_long_menu(decision: Decision) -> bool:
    return isinstance(decision, Pick) and len(entries(decision.options)) > 10 and len(decision.options) > 25


async def test_a_menu_is_reset_when_it_opens_a_dialogue(sandbox: Sandbox, bot: CursusBot) -> None:
    registry.register("rise-and-fall", "rules.rise_and_fall")
    render.presenter.register("rise-and-fall", "render.rise_and_fall")
    game = await Game.found(sandbox, bot, title="Menus", game="rise-and-fall", scenario="rise-60bc-20ad")
    seats = {"rome": RED, "parthia": BLUE}
    for seat, player in seats.items():
        await game.box.slash(player, game.thread, "campaign join", seat=seat)
    for _ in range(60):
        decision = await game.decision()
        if _has_long_menu(decision):
            break
        user = int(sandbox.world.user(seats[decision.seat])["id"])
        await bot.campaigns.answer(game.campaign, user, decision.default)
    else:
        raise AssertionError("no long menu with these dice")
    await game.shown()
    await until(partial(_has_menu, game))  # the panel may still be edited to the last decision
    panel = await game.panel()
    menu = control(panel, "drill")
    heading = next(each["value"] for each in menu["options"] if each["value"].startswith("open."))
    player = seats[decision.seat]
    for _ in range(2):
        opened = await game.box.select(player, panel["id"], menu["custom_id"], [heading])
        assert not opened.error
        await sandbox.wait_for(partial(_has_dialogue, opened))
        game.box.dismiss(player, opened.ephemeral[0]["id"])
    assert (await game.panel())["id"] == panel["id"]
    assert "drill" in verbs(await game.panel())
