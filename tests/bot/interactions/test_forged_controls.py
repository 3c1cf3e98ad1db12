"""Controls that the bot never sent are refused politely, and nothing changes."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any

import pytest

import tests.toy
from bot.client import CursusBot
from bot.common.errors import UserError
from bot.components.custom_ids import base36, token
from bot.interactions.validation import admit_press
from bot.sandbox import Outcome, readable
from bot.sandbox.interactions import Interaction
from bot.sandbox.protocol import Asked, Flag, Json, Reply
from bot.sandbox.world import Post
from rules.core.decisions import Pick
from tests.bot.playing import BLUE, HALL, RED, WATCHER, Game, control, until
from tests.sampling import spread
from tests.toy.orders import ToyOrderBook

OVERSIZED = "z" * 13


DIALOGUE = Flag.EPHEMERAL | Flag.COMPONENTS_V2


async def forge(
    game: Game, user: str, custom_id: str, *values: str, channel: str = "", flags: Flag = DIALOGUE, **wrong: Any
) -> Interaction:
    """Press a control with that custom id on a dialogue that is not there, and wait for what is answered.

    The dialogue is on the panel's place; ``wrong`` is what else Discord would say of it, as its id.
    """
    box = game.box
    where = box.world.channel(channel or game.thread)
    who = box.world.user(user)["id"]
    kind: Json = {"type": 3, "options": []} if values else {"type": 2, "style": 2, "label": "x"}
    part = kind | {"id": 1, "custom_id": custom_id}
    panel = await game.panel()
    wire = panel | {
        "channel_id": where["id"],
        "flags": flags,
        "components": [{"type": 1, "id": 2, "components": [part]}],
        **wrong,
    }
    data: Json = {"custom_id": custom_id, "component_type": kind["type"], "id": 1}
    if values:
        data["values"] = list(values)
    asked = box.interactions.ask(Asked.COMPONENT, who, where, data, Post(wire, viewer=who))
    await box.wait_for(asked.answered.is_set)
    return asked


async def said(game: Game, asked: Interaction) -> str:
    """What was answered; the dialogue that was changed counts as well."""
    outcome = Outcome(game.box, asked)
    assert asked.reply in (Reply.MESSAGE, Reply.UPDATE), asked.reply
    if asked.reply is Reply.UPDATE:
        assert asked.message is not None
        return readable(asked.message.wire)
    assert asked.ephemeral
    return outcome.text


@pytest.mark.parametrize(
    ("verb", "campaign"),
    spread(["pick.0", "drill", "open", "odds", "advice", "story.0", "dice.0.0", "seat.0", "agree"], ["7", OVERSIZED]),
)
async def test_of_a_campaign_that_there_is_not(game: Game, campaign: str, verb: str) -> None:
    asked = await forge(game, RED, f"cp:{campaign}:0:{verb}")
    assert "I don't know this campaign" in await said(game, asked)


@pytest.mark.parametrize("verb", ["pick.0", "open", "why", "story.0", "dice.0.0", "undo", "seat.0"])
async def test_of_a_campaign_that_is_played_elsewhere(game: Game, verb: str) -> None:
    asked = await forge(game, RED, f"cp:{base36(game.campaign)}:{base36(await game.number())}:{verb}", channel=HALL)
    assert "I don't know this campaign" in await said(game, asked)


async def test_of_a_decision_that_was_made_or_is_someone_elses(game: Game) -> None:
    pick = await game.decision()
    assert isinstance(pick, Pick)
    own, number = base36(game.campaign), await game.number()
    for user, decision in ((BLUE, number), (WATCHER, number), (RED, number + 1), (RED, 36**12)):
        asked = await forge(game, user, f"cp:{own}:{base36(decision)}:pick.{token(pick.options, 0)}")
        await said(game, asked)
    assert await game.number() == number


@pytest.mark.parametrize("values", [("open.0", "open.1"), ("open.zzzzzzz",), ("open.-1",), ("open.²",), ("\x00",)])
async def test_with_values_that_no_menu_has(game: Game, values: tuple[str, ...]) -> None:
    asked = await forge(game, RED, f"cp:{base36(game.campaign)}:{base36(await game.number())}:drill", *values)
    assert "has expired" in (text := await said(game, asked)) or "is gone" in text


@pytest.mark.parametrize("rest", ["9", "zzzzzz.0", ".".join("0" * 30), "0.9.9"])
async def test_a_path_that_leads_nowhere_ends_where_it_still_led(game: Game, rest: str) -> None:
    number = base36(await game.number())
    asked = await forge(game, RED, f"cp:{base36(game.campaign)}:{number}:back.{rest}")
    assert "Which field" in await said(game, asked)


async def test_a_control_that_its_message_does_not_have_is_answered_too(game: Game) -> None:
    box = game.box
    where, who = box.world.channel(game.thread), box.world.user(RED)["id"]
    post = box.world.posts[(await game.panel())["id"]]
    data: Json = {"custom_id": f"cp:{base36(game.campaign)}:0:confirm", "component_type": 2, "id": 1}
    asked = box.interactions.ask(Asked.COMPONENT, who, where, data, post)
    await box.wait_for(asked.answered.is_set)
    assert "has expired" in await said(game, asked)


async def test_below_a_sentence_of_ones_own_an_answer_opens_beside_it(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence cannot become a page."""
    monkeypatch.setattr(tests.toy, "ORDERS", ToyOrderBook(), raising=False)
    shown = await (await game.box.slash(RED, game.thread, "orders", text="claim 99; claim 3")).settled()
    assert shown.message is not None
    asked = await forge(game, RED, control(shown.message, "prune")["custom_id"], flags=Flag.EPHEMERAL)
    assert asked.reply is Reply.DEFERRED_MESSAGE
    settled = await Outcome(game.box, asked).settled()
    assert "This order can be carried out" in settled.text


GONE = "1"
"""The id of no message."""


async def test_a_dialogue_that_has_gone_meanwhile_opens_anew(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    asked = await forge(game, RED, f"cp:{base36(game.campaign)}:{base36(await game.number())}:open", id=GONE)
    assert asked.reply is Reply.MESSAGE
    assert "Which field" in await said(game, asked)
    assert caplog.messages == []


async def test_a_choice_in_a_dialogue_that_has_gone_meanwhile_counts(
    game: Game, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    pick, number = await game.decision(), await game.number()
    assert isinstance(pick, Pick)
    custom_id = f"cp:{base36(game.campaign)}:{base36(number)}:pick.{token(pick.options, 0)}"
    asked = await forge(game, RED, custom_id, id=GONE)
    assert asked.reply is Reply.DEFERRED_UPDATE
    assert await game.number() == number + 1
    assert caplog.messages == []


async def test_a_late_answer_to_a_dialogue_that_has_gone_meanwhile_stands_beside_it(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(tests.toy, "ORDERS", ToyOrderBook(), raising=False)
    shown = await (await game.box.slash(RED, game.thread, "orders", text="claim 99; claim 3")).settled()
    assert shown.message is not None
    asked = await forge(game, RED, control(shown.message, "prune")["custom_id"], id=GONE)
    assert asked.reply is Reply.DEFERRED_UPDATE

    async def is_there() -> bool:
        latest = game.box.messages(game.thread, RED)[-1]
        return "This order can be carried out" in readable(latest) and bool(latest["flags"] & Flag.EPHEMERAL)

    await until(is_there)
    assert caplog.messages == []


async def test_a_menu_that_names_the_same_twice_is_refused(bot: CursusBot) -> None:
    """Discord's client can't send that: pages of the rules would get two buttons of one id."""
    with pytest.raises(UserError):
        admit_press(bot.rate_limits, _press(bot), "look", ["8.1", "8.1"])


def _press(bot: CursusBot) -> Any:
    return SimpleNamespace(client=bot, user=SimpleNamespace(id=1), guild_id=1, channel_id=1)
