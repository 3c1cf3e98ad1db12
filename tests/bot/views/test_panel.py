"""Panels: players can make every kind of decision with a few taps."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import discord
import pytest
from discord.ui import TextDisplay

from bot.campaigns.snapshot import PendingDecision
from bot.views import several_seats
from bot.views.panel import barred_texts, dialogue
from rules.core.decisions import Barred, Option, Pick
from rules.core.game import Play, one, some
from tests.bot.playing import BLUE, HALL, RED, Game, Json, control, controls, verb, verbs
from tests.toy.game import Given, Toy, say


async def test_ten_options_are_buttons_with_what_they_mean(game: Game) -> None:
    await game.act_until("act")
    panel = await game.shown()
    labels = {each["label"]: each["style"] for each in controls(panel)}
    assert labels["Work"] == 1
    assert labels["Gamble"] == 2
    assert "You earn two coins." in game.texts()
    assert "Rule: 2" in game.texts()


async def test_buttons_of_groups_lead_to_forty_options(game: Game) -> None:
    panel = await game.panel()
    assert _labels(panel, "under") == ["The north (30) ›", "The south (10) ›"]
    north = (await game.click(RED, "under", "The north")).message
    assert north is not None
    assert north["flags"] & 64
    assert _labels(north, "under") == ["District 1 (10) ›", "District 2 (10) ›", "District 3 (10) ›"]
    second = (await game.box.click(RED, north["id"], control(north, "under", "District 2")["custom_id"])).message
    assert second is not None
    assert second["id"] == north["id"]
    assert _labels(second, "pick") == [f"Field {number}" for number in range(11, 21)]
    back = (await game.box.click(RED, second["id"], control(second, "back")["custom_id"])).message
    assert back is not None
    assert _labels(back, "under") == _labels(north, "under")
    again = (await game.click(RED, "under", "The north")).message
    assert again is not None
    second = (await game.box.click(RED, again["id"], control(again, "under", "District 2")["custom_id"])).message
    assert second is not None
    assert "Done" in (await game.box.click(RED, second["id"], control(second, "pick", "Field 15")["custom_id"])).text
    assert "red claimed field-15" in (await game.box.slash(RED, game.thread, "log")).text


def _labels(message: Json, wanted: str) -> list[str]:
    return [each["label"] for each in controls(message) if verb(each) == wanted]


async def test_a_line_is_used_with_one_tap(game: Game) -> None:
    await game.act_until("act")
    await game.act("raid")
    panel = await game.shown()
    assert "- Centre: man-1, man-4" in "".join(part.get("content", "") for part in panel["components"][0]["components"])
    await game.click(RED, "usual")
    await game.shown()
    assert (await game.decision()).topic == "gifts"
    assert "**A raid!**" in game.texts()


async def test_a_line_is_changed_in_a_few_taps(game: Game) -> None:
    await game.act_until("act")
    await game.act("raid")
    await game.shown()
    opened = await game.click(RED, "change")
    message = opened.message
    assert message is not None
    assert {"take", "put", "lead", "confirm", "reset"} <= verbs(message)
    assert control(message, "put")["disabled"]
    take = control(message, "take")
    assert take["options"][0]["description"] == "Centre · strength 3"
    await game.box.select(RED, message["id"], take["custom_id"], [take["options"][0]["value"]])
    moved = await game.box.click(RED, message["id"], control(message, "put", "→ Right wing, behind")["custom_id"])
    assert "- Right: man-3, man-1" in moved.text
    message = (await game.click(RED, "item", "Man 1")).message
    assert message is not None
    front = await game.box.click(RED, message["id"], control(message, "lead", "→ Right wing, in front")["custom_id"])
    assert "- Right: man-1, man-3" in front.text
    outcome = await game.box.click(RED, message["id"], control(message, "confirm")["custom_id"])
    assert "Done" in outcome.text
    (fought,) = [e for e in await game.bot.store.history.last_events(game.campaign, 9) if '"kind":"fought"' in e]
    assert '"right":["man-1","man-3"]' in fought


async def test_a_line_that_is_not_legal_cannot_be_confirmed(game: Game) -> None:
    await game.act_until("act")
    await game.act("raid")
    await game.shown()
    message = (await game.click(RED, "change")).message
    assert message is not None
    take = control(message, "take")
    everyone = [each["value"] for each in take["options"]]
    await game.box.select(RED, message["id"], take["custom_id"], everyone)
    crowded = await game.box.click(RED, message["id"], control(message, "put", "→ Left wing, behind")["custom_id"])
    assert crowded.message is not None
    assert control(crowded.message, "confirm")["disabled"]
    assert "Left wing takes 1 to 2" in crowded.text
    again = await game.box.click(RED, message["id"], control(message, "reset")["custom_id"])
    assert again.message is not None
    assert not control(again.message, "confirm").get("disabled")


async def test_several_are_chosen_from_one_menu(game: Game) -> None:
    await game.act_until("gifts")
    panel = await game.shown()
    several = control(panel, "several")
    assert (several["min_values"], several["max_values"]) == (1, 3)
    values = [each["value"] for each in several["options"][1:3]]
    outcome = await game.box.select(RED, panel["id"], several["custom_id"], values)
    assert not outcome.error
    events = await game.bot.store.history.last_events(game.campaign, 9)
    assert any('"gifts":["gift-2","gift-3"]' in event for event in events)


async def test_none_is_chosen_with_a_button(game: Game) -> None:
    await game.act_until("gifts")
    await game.shown()
    await game.click(RED, "usual", "None")
    assert (await game.decision()).topic == "claim"


async def test_a_question_for_several_has_its_way_back(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "_give", _give_on_second_thoughts)
    await game.act_until("gifts")
    before = (await game.decision()).number
    await game.shown()
    await game.click(RED, "return", "Pass")
    again = await game.decision()
    assert (again.topic, again.number) == ("gifts", before + 1)
    await game.act("gift-2")
    events = await game.bot.store.history.last_events(game.campaign, 9)
    assert any('"gifts":["gift-2"]' in event for event in events)


async def test_a_question_for_one_has_its_way_back(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "_give", _give_one_on_second_thoughts)
    await game.act_until("gifts")
    before = (await game.decision()).number
    await game.shown()
    await game.click(RED, "return", "Pass")
    assert (await game.decision()).number == before + 1
    await game.act("gift-2")
    events = await game.bot.store.history.last_events(game.campaign, 9)
    assert any('"gifts":["gift-2"]' in event for event in events)


def _give_one_on_second_thoughts(self: Toy, seat: str) -> Play[None]:
    options = [Option(f"gift-{number}", say("gift", number=number)) for number in range(1, 4)]
    gift = "back"
    while gift == "back":
        pick = self.pick(seat, "gifts", "4", options, default=("gift-1",))
        pick.back = Option("back", say("pass"))
        gift = yield from one(pick)
    self.tell(Given(seat=seat, gifts=(gift,)), "4")


def _give_on_second_thoughts(self: Toy, seat: str) -> Play[None]:
    options = [Option(f"gift-{number}", say("gift", number=number)) for number in range(1, 4)]
    gifts: tuple[str, ...] = ("back",)
    while gifts == ("back",):
        pick = self.pick(seat, "gifts", "4", options, default=(), least=0, most=3)
        pick.back = Option("back", say("pass"))
        gifts = yield from some(pick)
    self.tell(Given(seat=seat, gifts=gifts), "4")


async def test_what_is_barred_is_explained(game: Game) -> None:
    await game.act_until("act")
    await game.act("raid")
    await game.shown()
    await game.click(RED, "usual")
    for topic in ("claim", "act"):
        await game.act_until(topic)
    (await game.snapshot()).table.state.tired = "blue"  # type: ignore[attr-defined]
    snapshot = await game.snapshot()
    assert snapshot.decision is not None
    assert isinstance(snapshot.decision, Pick)
    snapshot.decision.barred = lambda: [Barred("raid", say("raid"), say("raid-barred"))]
    assert "too tired" in barred_texts(snapshot.decision)[0]
    await game.bot.store.posts.queue_panel(snapshot.campaign.id)
    game.bot.scheduler.wake()
    await game.shown()
    outcome = await game.click(BLUE, "why")
    assert "**Raid**: Your men are too tired" in outcome.text
    assert len(outcome.ephemeral) == 1


async def test_a_blocked_option_is_refused_with_its_reason_by_label_and_by_id(game: Game) -> None:
    await game.act_until("act")
    decision = (await game.snapshot()).decision
    assert isinstance(decision, Pick)
    decision.options = [option for option in decision.options if option.id != "raid"]
    decision.barred = lambda: [Barred("raid", say("raid"), say("raid-barred"))]
    for typed in ("raid", "Raid", " RAID "):
        assert "too tired" in (await game.box.slash(RED, game.thread, "act", choice=typed)).text
    assert "isn't on offer" in (await game.box.slash(RED, game.thread, "act", choice="Sleep")).text


async def test_what_a_secret_decision_bars_is_told_in_its_dialogue_only(game: Game) -> None:
    """Its panel has no button for that: it would tell that there's something."""
    await game.act_until("bid")
    snapshot = await game.snapshot()
    pending = next(each for each in snapshot.pending if each.seat == "red")
    assert isinstance(pending.decision, Pick)
    pending.decision.barred = lambda: [Barred("raid", say("raid"), say("raid-barred"))]
    assert pending.holder is not None
    opened = dialogue(pending, pending.holder).layout
    assert "too tired" in "".join(part.content for part in opened.walk_children() if isinstance(part, TextDisplay))
    assert "too tired" not in str((await game.shown())["components"])


async def test_a_secret_decision_is_made_in_secret(game: Game) -> None:
    await game.act_until("bid")
    panel = await game.shown()
    shown = "".join(part.get("content", "") for part in panel["components"][0]["components"])
    assert "How much" not in shown
    assert "coin" not in shown
    assert verbs(panel) == {"open", "undo", "hand"}
    assert "belongs to" in (await game.click(BLUE, "open")).text
    secret = await game.click(RED, "open")
    assert secret.message is not None
    assert "How much do you bid?" in secret.text
    outcome = await game.box.click(RED, secret.message["id"], control(secret.message, "pick", "2 coins")["custom_id"])
    assert "Done" in outcome.text
    await game.shown()
    table = (await game.snapshot()).table
    assert table.public()["state"]["bids"] == {}
    assert (table.view("red")["state"]["bids"], table.view("blue")["state"]["bids"]) == ({"red": 2}, {})
    assert "red': 2" not in (await game.box.slash(BLUE, game.thread, "status")).text
    await game.box.slash(BLUE, game.thread, "act", choice="bid-1")
    await game.shown()
    assert "'red': 2, 'blue': 1" in game.texts()


async def test_the_press_before_a_secret_decision_opens_it(game: Game) -> None:
    """It saves its player a press. The panel has the button all the same, for whoever comes back later."""
    await game.act_until("gifts")
    await game.act()
    await game.act_until("gifts")
    await game.act()
    await game.act_until("gifts")
    await game.shown()
    before = {each["id"] for each in game.box.messages(game.thread, RED)}
    await (await game.click(RED, "usual", "None")).settled()
    panel = await game.shown()
    assert "open" in verbs(panel)
    new = [each for each in game.box.messages(game.thread, RED) if each["flags"] & 64 and each["id"] not in before]
    assert _labels(new[-1], "pick") == ["0 coins", "1 coin", "2 coins", "3 coins"]
    assert all(each["id"] != new[-1]["id"] for each in game.box.messages(game.thread, BLUE))


async def test_titles_have_no_effect_on_others(game: Game, sandbox: object) -> None:
    for before, after in pairwise(game.box.messages(game.thread)):
        assert int(before["id"]) < int(after["id"])
    odd = await Game.found(game.box, game.bot, title="**@everyone** {campaign} -done")
    thread = game.bot.get_channel(int(odd.thread))
    assert isinstance(thread, discord.Thread)
    await thread.edit(name="Renamed")
    listed = await game.box.slash(RED, HALL, "campaign list")
    assert "\\*\\*@\u200beveryone\\*\\*" in listed.text
    assert "@everyone" not in odd.texts()


async def test_a_button_from_another_time_is_answered(game: Game) -> None:
    from discord import ui

    class Odd(ui.View):
        def __init__(self) -> None:
            super().__init__(timeout=None)
            self.add_item(ui.Button(label="Old", custom_id="old:button"))

    channel = game.bot.get_partial_messageable(int(game.thread))
    sent = await channel.send("An old message", view=Odd())
    outcome = await game.box.click(RED, str(sent.id), "old:button")
    assert "has expired" in outcome.text
    odd = ui.View(timeout=None)
    odd.add_item(ui.Button(label="Odd", custom_id="cp:1:0:dance.3"))
    sent = await channel.send("Another one", view=odd)
    outcome = await game.box.click(RED, str(sent.id), "cp:1:0:dance.3")
    assert "has expired" in outcome.text
    assert isinstance(discord.utils.MISSING, object)


def test_people_who_are_asked_the_same_share_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [("Red", "Run?", False), ("Blue", "Run?", False), ("Green", "Help?", False), ("White", "Bid?", True)]
    pending = [
        SimpleNamespace(name=name, decision=SimpleNamespace(prompt=prompt, secret=secret))
        for name, prompt, secret in asked
    ]
    monkeypatch.setattr(several_seats, "who", lambda each: each.name)
    lines = several_seats.asked_lines(cast("list[PendingDecision]", pending))
    assert lines == ["- Red, Blue: Run?", "- Green: Help?", "- White"]
