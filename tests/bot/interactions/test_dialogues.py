"""A player has one private dialogue at a time, and can open a dismissed one again."""

from __future__ import annotations

import render.presenter
from bot.client import CursusBot
from bot.sandbox import Outcome, Sandbox
from rules.core import registry
from rules.core.decisions import Pick
from tests.bot.playing import RED, Game, control, controls, verb, verbs


async def _open(game: Game, label: str) -> Outcome:
    return await game.click(RED, "under", label)


async def test_a_new_dialogue_replaces_the_former_one(game: Game) -> None:
    north = (await _open(game, "The north")).message
    south = (await _open(game, "The south")).message
    assert north is not None and south is not None
    assert north["id"] != south["id"]
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


async def test_a_menu_is_reset_when_it_opens_a_dialogue(sandbox: Sandbox, bot: CursusBot) -> None:
    registry.register("rise-and-fall", "rules.rise_and_fall")
    render.presenter.register("rise-and-fall", "render.rise_and_fall")
    game = await Game.found(sandbox, bot, title="Menus", game="rise-and-fall", scenario="rise-60bc-20ad")
    for _ in range(60):
        snapshot = await game.snapshot()
        assert snapshot.decision is not None
        headings = (
            [option for option in snapshot.decision.options if option.path]
            if isinstance(snapshot.decision, Pick)
            else []
        )
        if len({option.path[0] for option in headings}) > 10 and len(snapshot.decision.options) > 25:
            break
        user = snapshot.seats.get(snapshot.decision.seat)
        if user is None:
            await game.box.slash("Belisarius", game.thread, "campaign join", seat=snapshot.decision.seat)
            continue
        await bot.campaigns.answer(game.campaign, user, snapshot.decision.default)
    panel = await game.shown()
    assert "drill" in verbs(panel)
    menu = control(panel, "drill")
    heading = next(each["value"] for each in menu["options"] if each["value"].startswith("open."))
    user = {"rome": RED}.get(snapshot.decision.seat, "Belisarius")
    for _ in range(2):
        opened = await (await game.box.select(user, panel["id"], menu["custom_id"], [heading])).settled()
        assert not opened.error
        (dialogue,) = opened.ephemeral
        game.box.dismiss(user, dialogue["id"])
    assert (await game.panel())["id"] == panel["id"]
    assert "drill" in verbs(await game.panel())
