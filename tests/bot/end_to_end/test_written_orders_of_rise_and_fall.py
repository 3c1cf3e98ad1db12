"""A player turn of Rise and Fall by written orders, through the channel, played by two people."""

from __future__ import annotations

import json

import pytest

import render.presenter
from bot.client import CursusBot
from bot.sandbox import Outcome, Sandbox, readable
from bot.sandbox.attachments import walk
from rules.core import registry
from tests.bot.playing import BLUE, RED, Game, Json, control, controls, verb

pytestmark = pytest.mark.usefixtures("without_pictures")

ATTACKS = "attack Burdigala from Tarraco\nattack Gergovia from Cremona, support from Rome"


@pytest.fixture(autouse=True)
def _rise_and_fall() -> None:
    registry.register("rise-and-fall", "rules.rise_and_fall")
    render.presenter.register("rise-and-fall", "render.rise_and_fall")


@pytest.fixture
async def field(sandbox: Sandbox, bot: CursusBot) -> Game:
    """The Rise, founded and seated in the channel, where Rome moves for the first time."""
    game = await Game.found(sandbox, bot, game="rise-and-fall", scenario="rise-60bc-20ad", title="The Rise")
    for who, seat in ((RED, "rome"), (BLUE, "parthia")):
        joined = await sandbox.slash(who, game.thread, "campaign join", seat=seat)
        assert not joined.error, joined.error
    return await _usual_until(game, "operation")


async def _usual_until(game: Game, topic: str) -> Game:
    """Take each decision's own default, whatever is suggested, until Rome has to decide about this."""
    for _ in range(400):
        snapshot = await game.snapshot()
        decision = snapshot.table.decision
        if decision is not None and (decision.seat, decision.topic) == ("rome", topic):
            await game.shown()
            return game
        assert decision is not None
        await game.bot.campaigns.answer(game.campaign, snapshot.waiting_for[0], decision.default, snapshot.table.number)
    raise AssertionError(f"no decision about {topic}")


async def _settled(outcome: Outcome) -> Json:
    settled = await outcome.settled()
    assert not settled.error, settled.error
    assert settled.message is not None
    return settled.message


def _again(game: Game, message: Json) -> Json:
    """A private message as it is now."""
    return game.box.message_service.shown(game.box.world.posts[message["id"]])


async def _write(game: Game, text: str) -> Json:
    return await _settled(await game.box.slash(RED, game.thread, "orders", text=text))


async def _press(game: Game, message: Json, wanted: str) -> Json:
    pressed = await game.box.click(RED, message["id"], control(message, wanted)["custom_id"])
    await pressed.settled()
    return _again(game, message)


def _picture(message: Json) -> Json:
    galleries = [part for part in walk(message["components"]) if part["type"] == 12]
    assert galleries, "no picture was shown"
    item: Json = galleries[0]["items"][0]
    return item


async def test_a_turn_from_the_analysis_to_the_next_seat(field: Game) -> None:
    shown = await _settled(await field.box.slash(RED, field.thread, "analysis"))
    assert "Burdigala: Bituriges" in readable(shown)
    menu = next(each for each in controls(shown) if verb(each) == "add")
    wanted = [each["value"] for each in menu["options"] if each["label"] == "attack Burdigala from Tarraco"]
    await (await field.box.select(RED, shown["id"], menu["custom_id"], wanted)).settled()
    assert "This order can be carried out" in readable(_again(field, shown))
    preview = await _write(field, "+ attack Gergovia from Cremona, support from Rome; legion 9 > vesontio; end")
    assert "4 of 4 orders can be carried out" in readable(preview)
    assert _picture(preview)["description"]
    before = await field.number()
    said = readable(await _press(field, preview, "commit"))
    assert "4 orders have been carried out" in said
    panel = readable(await field.shown())
    snapshot = await field.snapshot()
    assert snapshot.table.number > before
    assert snapshot.decision is not None
    told = field.texts()
    assert "Burdigala" in told
    assert "Gergovia" in told
    assert "Turn 1" in panel


async def test_every_error_is_named_with_its_rule_and_what_is_right_can_be_kept(field: Game) -> None:
    before = await field.number()
    wrong = await _write(field, f"{ATTACKS}\nattack Helvetia from Tarraco\nfrobnicate\nCtesiphon > Rome")
    text = readable(wrong)
    assert "2 of 5 orders can be carried out" in text
    assert "Line 4, column 1: “frobnicate” isn't an order." in text
    assert "❌ `attack Helvetia from Tarraco`" in text
    assert text.index("attack Helvetia") < text.index("Line 4") < text.index("`Ctesiphon > Rome` (line 5)")
    assert control(wrong, "commit")["label"] == "3 orders to fix"
    assert control(wrong, "commit")["disabled"]
    pruned = await _press(field, wrong, "prune")
    assert "2 of 2 orders can be carried out" in readable(pruned)
    assert await field.number() == before
    alone = readable(await _write(field, "war on celts"))
    assert "❌ `war on Celts`: Rome is already at war with the Celts" in alone


async def test_ticked_targets_are_planned_together(field: Game) -> None:
    shown = await _settled(await field.box.slash(RED, field.thread, "analysis"))
    menu = next(each for each in controls(shown) if verb(each) == "add")
    attacks = [each for each in menu["options"] if each["label"].startswith("attack")][:5]
    await (await field.box.select(RED, shown["id"], menu["custom_id"], [each["value"] for each in attacks])).settled(30)
    preview = readable(_again(field, shown))
    assert "5 of 5 orders can be carried out" in preview, preview


async def test_orders_are_one_action_in_the_log_and_undo_takes_them_all_back(field: Game) -> None:
    before = (await field.snapshot()).table.state.model_dump()
    panel = await field.shown()
    await _press(field, await _write(field, ATTACKS), "commit")
    actions = [done.action for done in await field.bot.store.history.actions(field.campaign)]
    written = json.loads(actions[-1].answer)
    assert len(written) >= 2
    assert all(isinstance(choice, list) for choice in written)
    after = (await field.snapshot()).table.state.model_dump()
    assert after != before
    await field.shown()
    undone = await field.click(RED, "undo")
    if "I've asked them" in undone.text:
        await field.press_newest(BLUE, "agree")
    await field.shown()
    assert (await field.snapshot()).table.state.model_dump() == before
    assert readable(await field.shown()) == readable(panel)
    opened = await field.box.slash(RED, field.thread, "orders")
    assert opened.modal is not None
    assert opened.modal["components"][0]["component"]["value"] == ATTACKS


async def test_the_end_of_a_turn_is_taken_back_with_its_orders(field: Game) -> None:
    before = (await field.snapshot()).table.state.model_dump()
    await _press(field, await _write(field, f"{ATTACKS}\nlegion 9 > Vesontio\nend"), "commit")
    await field.shown()
    assert (await field.decision()).seat == "parthia"
    await field.undo_agreed(RED, BLUE)
    await field.shown()
    assert (await field.snapshot()).table.state.model_dump() == before


async def test_standing_orders_wait_in_the_form_of_the_next_turn(field: Game) -> None:
    kept = await field.box.slash(RED, field.thread, "orders", standing="hold Rome; end")
    assert "Kept: 2 standing orders" in kept.text
    await _press(field, await _write(field, f"{ATTACKS}\nlegion 9 > Vesontio\nend"), "commit")
    await _usual_until(field, "operation")
    assert (await field.snapshot()).table.state.turn == 2
    opened = await field.click(RED, "orders")
    assert opened.modal is not None
    assert opened.modal["components"][0]["component"]["value"] == "hold Rome; end"


async def test_autocomplete_completes_the_names_of_units_and_areas(field: Game) -> None:
    offered = await field.box.autocomplete(RED, field.thread, "orders", "text", "attack Burd")
    values = [each["value"] for each in offered.choices]
    assert any(value.startswith("attack Burdigala") for value in values), values
    onward = await field.box.autocomplete(RED, field.thread, "orders", "text", "Tarraco > ")
    assert len(onward.choices) > 1
    ahead = await field.box.autocomplete(BLUE, field.thread, "orders", "text", "hold Ctes")
    assert [each["value"] for each in ahead.choices] == ["hold Ctesiphon"], "written ahead"


async def test_in_french_the_same_orders_are_read_and_answered(field: Game) -> None:
    field.box.world.set_locale(RED, "fr")
    shown = await _write(field, "attaque Burdigala depuis Tarraco")
    assert "Cet ordre peut être exécuté" in readable(shown)
    assert not control(shown, "commit")["disabled"]
    said = readable(await _press(field, shown, "commit"))
    assert "ordre" in said
    await field.shown()
    assert "ordre" not in field.texts()
