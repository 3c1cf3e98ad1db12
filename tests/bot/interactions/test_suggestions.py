"""One voice: the bright button, an expired deadline, the suggested line and the warnings are the rules' suggestion."""

from __future__ import annotations

import threading
import time

import msgspec
import pytest

import render.presenter
import rules
from bot.client import CursusBot
from bot.sandbox import Sandbox
from bot.storage import DEADLINE
from rules.core import registry
from rules.core.decisions import Arrange, Pick
from rules.core.suggestions import Counsel
from rules.core.table import Table
from tests.bot.playing import RED, Game, control, controls, until, verb
from tests.toy.game import Toy

pytestmark = pytest.mark.usefixtures("without_pictures")

SECRET = "a campaign that lasts 40"


@pytest.fixture(autouse=True)
def _known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: SECRET)
    monkeypatch.setattr("bot.workers.suggestions.BRIEFLY", 10.0)
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


async def _until_pick(game: Game, topic: str) -> Pick:
    """Follow the suggestions until a Pick of this topic is asked."""
    decision = await game.act_until(topic)
    assert isinstance(decision, Pick)
    return decision


async def test_every_decision_has_the_suggestion_as_its_default(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    differs = 0
    for _ in range(25):
        snapshot = await game.snapshot()
        decision, raw = snapshot.decision, snapshot.table.decision
        if decision is None or raw is None:
            break
        assert decision.default == rules.suggestion(rules.load(snapshot.table.save()))
        differs += decision.default != raw.default
        await bot.campaigns.answer(game.campaign, snapshot.seats[decision.seat], decision.default)
    assert differs


async def test_the_bright_button_is_the_suggestion(sandbox: Sandbox, bot: CursusBot) -> None:
    """At the first decision with buttons where the script's own default differs."""
    game = await Game.found(sandbox, bot, game="romanitas")
    for _ in range(200):
        snapshot = await game.snapshot()
        decision, raw = snapshot.decision, snapshot.table.decision
        assert decision is not None
        assert raw is not None
        if isinstance(decision, Pick) and len(decision.options) <= 10 and decision.default != raw.default:
            break
        await bot.campaigns.answer(game.campaign, snapshot.seats[decision.seat], decision.default)
    picks = [each for each in controls(await game.shown()) if verb(each) == "pick"]
    bright = [each["label"] for each in picks if each["style"] == 1]
    assert isinstance(decision, Pick)
    assert bright == [option.label for option in decision.options if (option.id,) == decision.default]
    shown = snapshot.public_view()["decision"]
    assert shown is not None
    assert shown.get("suggested") == list(decision.default)


async def test_the_suggested_arrangement_is_shown_and_taken(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    decision = await game.act_until("line")
    snapshot = await game.snapshot()
    assert isinstance(decision, Arrange)
    shown = snapshot.public_view()["decision"]
    assert shown is not None
    assert shown.get("default") == {slot: list(items) for slot, items in decision.default.items()}
    await game.click(RED, "usual")
    action = (await bot.store.history.actions(game.campaign))[-1].action
    assert msgspec.json.decode(action.answer) == {slot: list(items) for slot, items in decision.default.items()}


async def test_an_expired_deadline_takes_the_suggestion(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    await sandbox.slash(RED, game.thread, "campaign settings", time="3600", expiry="default")
    decision = await _until_pick(game, "manage")
    number = await game.number()
    await bot.scheduler.set(DEADLINE, game.campaign, time.time())

    async def went_on() -> bool:
        return await game.number() > number

    await until(went_on)
    action = (await bot.store.history.actions(game.campaign))[-1].action
    assert decision.default[0] in action.answer


async def test_the_rules_of_play_by_post_may_name_another_answer(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = ("field-9",)

    def differently(_table: Table, _seat: str) -> Counsel:
        return Counsel(wanted)

    monkeypatch.setattr("bot.workers.suggestions.has_legate", lambda _: True)
    monkeypatch.setattr("bot.workers.suggestions.counsel", differently)
    first = (await game.snapshot()).first
    assert first is not None
    assert first.decision.default == first.at_deadline == wanted
    monkeypatch.setattr(Toy, "deadline_defaults", {"claim"})
    first = (await game.snapshot()).first
    assert first is not None
    assert (first.decision.default, first.at_deadline) == (wanted, ("field-1",))


async def test_a_losing_option_says_so_on_the_panel_and_in_act(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    decision = await _until_pick(game, "manage")
    losing = next(option for option in decision.options if (option.id,) != decision.default)
    number = await game.number()

    def warning(table: Table, seat: str) -> Counsel:
        return Counsel(rules.suggestion(table, seat), frozenset({losing.id}))

    monkeypatch.setattr("bot.workers.suggestions.counsel", warning)
    bot.suggestion_worker.forget()
    asked = await game.decision()
    assert isinstance(asked, Pick)
    details = {option.id: option.detail for option in asked.options}
    assert details[losing.id].startswith("⚠️ Loses the game at once.")
    refused = await sandbox.slash(RED, game.thread, "act", choice=losing.id)
    assert "loses the game at once" in refused.text
    assert refused.message is not None
    assert await game.number() == number
    nonetheless = control(refused.message, "pick")["custom_id"]
    await sandbox.click(RED, refused.message["id"], nonetheless)
    assert await game.number() > number


async def test_a_line_that_loses_says_so_in_the_dialogue(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    await game.act_until("line")
    monkeypatch.setattr("bot.workers.analysis.loses_at_once", lambda *_: True)
    opened = await game.click(RED, "change")
    assert "This layout loses the game at once" in opened.text


async def test_a_losing_layout_says_so_on_the_panel(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def warning(table: Table, seat: str) -> Counsel:
        assert isinstance(table.decision, Arrange)
        suggested = rules.suggestion(table, seat)
        others = (layout.id for layout in table.decision.layouts if layout.slots != suggested)
        return Counsel(suggested, frozenset({next(others)}))

    monkeypatch.setattr("bot.workers.suggestions.counsel", warning)
    game = await Game.found(sandbox, bot, game="romanitas")
    assert game.texts().count("⚠️ Loses the game at once.") == 1


async def test_a_lost_game_is_told_on_the_panel(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(table: Table, seat: str) -> Counsel:
        return Counsel(rules.suggestion(table, seat), is_lost=True)

    monkeypatch.setattr("bot.workers.suggestions.counsel", lost)
    game = await Game.found(sandbox, bot, game="romanitas")
    assert "every answer ends it in defeat" in game.texts()


async def test_a_suggestion_that_fails_leaves_the_default(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_table: Table, _seat: str) -> Counsel:
        raise rules.RulesError("the Legate is out")

    monkeypatch.setattr("bot.workers.suggestions.counsel", broken)
    game = await Game.found(sandbox, bot, game="romanitas")
    snapshot = await game.snapshot()
    assert snapshot.decision == snapshot.table.decision


@pytest.mark.parametrize("waiting", [0, 9])
async def test_act_does_not_wait_for_a_legate_who_takes_long(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch, waiting: int
) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    decision = await _until_pick(game, "manage")
    number, thought = await game.number(), threading.Event()

    def slowly(table: Table, seat: str) -> Counsel:
        thought.wait(60)
        return Counsel(rules.suggestion(table, seat))

    monkeypatch.setattr("bot.workers.suggestions.counsel", slowly)
    monkeypatch.setattr("bot.workers.suggestions.BRIEFLY", 0.01)
    monkeypatch.setattr("bot.commands.play.PRESS_PATIENCE", 0.01)
    bot.suggestion_worker.forget()
    for interaction in range(waiting):
        bot.backpressure.received(interaction)
    acted = await (await sandbox.slash(RED, game.thread, "act", choice=decision.options[0].id)).settled()
    assert decision.options[0].label in acted.text
    assert await game.number() > number
    thought.set()
