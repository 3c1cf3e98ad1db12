"""Odds, advice, and the Legate at the table."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from discord.ui import Button, LayoutView, TextDisplay

import render.presenter
import rules
import tests.toy
from bot.campaigns.snapshot import CampaignSnapshot
from bot.client import CursusBot
from bot.common.errors import UserError
from bot.common.messages import LANGUAGES, speaking
from bot.common.sanitize import clipped
from bot.components.controls import Control
from bot.sandbox import Outcome, Sandbox
from bot.views.analysis import advice, followed
from bot.workers.analysis import Position
from rules.core import registry
from rules.core.advice import Advice
from rules.core.agents import give
from rules.core.decisions import Answer, Option, Pick
from rules.core.forecasts import ExactForecaster, Forecast
from rules.romanitas.ai.legate import legate
from tests.bot.conftest import running
from tests.bot.playing import BLUE, RED, WATCHER, Game, Json, control, controls, make_bot, until, verbs
from tests.toy.game import say

pytestmark = pytest.mark.usefixtures("without_pictures")

SECRET = "a campaign that lasts 40"


@pytest.fixture(autouse=True)
def _known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: SECRET)
    monkeypatch.setattr("bot.campaigns.ai_turns.PAUSE", 0.0)
    monkeypatch.setattr("bot.workers.suggestions.BRIEFLY", 10.0)
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


async def _settled(outcome: Outcome) -> Outcome:
    settled = await outcome.settled()
    assert not settled.error, settled.error
    assert settled.ephemeral
    return settled


def _panel(outcome: Outcome) -> Json:
    """The private message that answered."""
    assert outcome.message is not None
    return outcome.message


async def test_odds_of_every_force_and_of_one(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    await game.act_until("muster")
    before = (await game.snapshot()).table.save()
    shown = await _settled(await sandbox.slash(WATCHER, game.thread, "odds"))
    assert "±" in shown.text
    assert "Comes" in shown.text
    decision = await game.decision()
    menu = control(_panel(shown), "oddsof")
    wanted = menu["options"][1]
    chosen = await sandbox.select(WATCHER, _panel(shown)["id"], menu["custom_id"], [wanted["value"]])
    inside = await chosen.settled()  # the private message changes in place
    assert not inside.error, inside.error
    assert clipped(wanted["label"], 60) in inside.text
    assert "Against" in inside.text
    assert (await game.snapshot()).table.save() == before
    assert decision.topic == "muster"


async def test_odds_where_there_are_none(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    assert "odds" not in verbs(await game.shown())
    refused = await (await sandbox.slash(RED, game.thread, "odds")).settled()
    assert "No odds here" in refused.text
    assert "Ask again when you choose who goes" in refused.text, "how there'll be some"
    assert refused.ephemeral


@pytest.mark.parametrize("found", [[], [Forecast(option="", title=say("work"), share=0.5, error=0.0)]])
async def test_odds_are_offered_only_where_a_decision_has_some(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch, found: list[Forecast]
) -> None:
    """A question about a move has none if no enemy is in reach: the button would only say so."""
    monkeypatch.setattr(tests.toy, "FORECASTER", ExactForecaster(("claim",), (), lambda *_: found), raising=False)
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    assert ("odds" in verbs(await game.shown())) == bool(found)
    told = await (await sandbox.slash(RED, game.thread, "odds")).settled()
    assert ("No odds here" in told.text) == (not found)


async def test_at_most_five_rows_of_odds_the_best_first_and_none_cut(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    await game.act_until("window")
    shown = await _settled(await sandbox.slash(WATCHER, game.thread, "odds"))
    rows = [line for line in shown.text.splitlines() if " RP on average" in line]
    assert 1 <= len(rows) <= 5
    net = [float(re.search(r"([+−][\d.]+) RP on average", each)[1].replace("−", "-")) for each in rows]  # type: ignore[index]
    assert net == sorted(net, reverse=True)
    assert all("prize:" in each and "gained for" in each for each in rows)
    assert "…" not in shown.text
    assert not re.search(r"\*\*(0|100)%\*\* \(±", shown.text)


async def test_advice_works_in_rise_and_fall(sandbox: Sandbox, bot: CursusBot) -> None:
    registry.register("rise-and-fall", "rules.rise_and_fall")
    render.presenter.register("rise-and-fall", "render.rise_and_fall")
    rules.suggestion(rules.start("rise-and-fall", seed="load everything before the three seconds of a command"))
    game = await Game.found(sandbox, bot, game="rise-and-fall")
    await sandbox.slash(RED, game.thread, "campaign join", seat="rome")
    await sandbox.slash(BLUE, game.thread, "campaign join", seat="parthia")
    await game.act_until("operation")
    decision = await game.decision()
    shown = await _settled(await sandbox.slash(RED, game.thread, "advise"))
    assert isinstance(decision, Pick)
    suggested = next(option.label for option in decision.options if (option.id,) == decision.default)
    assert f"1. **{suggested}**" in shown.text
    assert "doesn't know how to play" not in shown.text
    number = await game.number()
    await sandbox.click(RED, _panel(shown)["id"], control(_panel(shown), "follow", "1")["custom_id"])
    assert await game.number() == number + 1


async def test_the_first_advice_is_the_suggestion(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    await game.act_until("window")
    decision = await game.decision()
    assert isinstance(decision, Pick)
    suggested = next(option.label for option in decision.options if (option.id,) == decision.default)
    shown = await _settled(await sandbox.slash(RED, game.thread, "advise"))
    assert f"1. **{suggested}**" in shown.text


async def test_advice_on_a_decision_that_has_been_made_is_refused(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Someone decides while the advice is calculated."""
    game = await Game.found(sandbox, bot, game="romanitas")
    slow = bot.analysis_worker.advice

    async def meanwhile(position: Position, asker: str | None) -> list[Advice]:
        found = await slow(position, asker)
        snapshot = await game.snapshot()
        assert snapshot.decision is not None
        holder = snapshot.seats[snapshot.decision.seat]
        await bot.campaigns.answer(game.campaign, holder, snapshot.decision.default)
        return found

    monkeypatch.setattr(bot.analysis_worker, "advice", meanwhile)
    shown = await (await sandbox.slash(RED, game.thread, "advise")).settled()
    assert "1. **" not in shown.text


def shown_advice(count: int, compared: int) -> LayoutView:
    """Advice about a question with so many answers, of which the first ones could be compared."""
    pick = Pick(
        seat="red",
        question=say("claim"),
        rule="1",
        domain="military",
        options=[Option(f"field-{place}", say("field", number=place)) for place in range(count)],
        default=("field-0",),
    )
    snapshot = cast(CampaignSnapshot, SimpleNamespace(campaign=SimpleNamespace(id=1)))
    return advice(snapshot, pick, [Advice((option.id,), 0, ()) for option in pick.options[:compared]]).layout


@pytest.mark.parametrize(("count", "told"), [(1, "The answer is the bright"), (2, "The first answer is the bright")])
def test_a_single_answer_is_not_the_first(count: int, told: str) -> None:
    texts = [part.content for part in shown_advice(count, count).walk_children() if isinstance(part, TextDisplay)]
    assert told in "".join(texts)


@pytest.mark.parametrize(
    ("compared", "labels"),
    [(2, [f"1. {say('field', number=0)}", f"2. {say('field', number=1)}"]), (0, [str(say("field", number=0))])],
)
@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_buttons_of_advice_say_what_they_do(locale: str, compared: int, labels: list[str]) -> None:
    """The numbered lines may have scrolled away."""
    with speaking(locale):
        parts = [part.item for part in shown_advice(2, compared).walk_children() if isinstance(part, Control)]
    assert [part.label for part in parts if isinstance(part, Button)] == labels


def test_a_button_of_other_advice_does_nothing() -> None:
    answers: list[Answer] = [("a",), ("b",)]
    assert followed("1", answers) == ("b",)
    with pytest.raises(UserError, match="That choice is gone"):
        followed("1.zzz", answers)
    for rest in ("2", "", "x.y.z", "é"):
        with pytest.raises(UserError):
            followed(rest, answers)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, advice compares its answers to the end."""
    monkeypatch.setattr("bot.workers.analysis.BUDGET", 120.0)


@pytest.mark.usefixtures("unhurried")
async def test_advice_names_three_answers_and_gives_them(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    panel = await game.shown()
    shown = await _settled(await sandbox.click(WATCHER, panel["id"], control(panel, "advice")["custom_id"]))
    assert all(f"{place}." in shown.text for place in (1, 2, 3))
    assert "At the turn's end" in shown.text
    assert not controls(_panel(shown)), "only those who may answer have buttons"
    number = await game.number()
    mine = await _settled(await sandbox.slash(RED, game.thread, "advise"))
    await sandbox.click(RED, _panel(mine)["id"], control(_panel(mine), "follow", "2")["custom_id"])
    assert await game.number() == number + 1


async def test_the_legate_plays_a_whole_campaign_by_himself(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas", scenario="restauratio-528")
    refused = await sandbox.slash(BLUE, game.thread, "campaign legate", seat="roman")
    assert "hand over your own seat" in refused.text
    taken = await sandbox.slash(RED, game.thread, "campaign legate")
    assert "The Legate plays" in taken.text

    async def over() -> bool:
        return (await game.snapshot()).decision is None

    for _ in range(20):
        try:
            await until(over)
            break
        except AssertionError:
            continue
    snapshot = await game.snapshot()
    assert snapshot.table.result is not None
    assert bot.user is not None
    assert set(snapshot.seats.values()) == {bot.user.id}


async def test_the_legate_goes_on_after_a_restart_and_can_be_sent_away(sandbox: Sandbox, tmp_path: Path) -> None:
    file = tmp_path / "legate.db"
    first = await make_bot(file)
    first.ai_turns.pause = 3600.0
    async with running(first) as bot:
        game = await Game.found(sandbox, bot, game="romanitas")
        await sandbox.slash(RED, game.thread, "campaign legate")
        number = await game.number()
        await asyncio.sleep(0.05)
        assert await game.number() == number
    await first.store.close()
    second = await make_bot(file)
    async with running(second) as bot:
        again = game.with_bot(bot)

        async def moved() -> bool:
            return await again.number() > number + 2

        await until(moved)
        away = await sandbox.slash(RED, again.thread, "campaign dismiss")
        assert "left the table" in away.text
        assert (await again.snapshot()).seats == {"roman": int(sandbox.world.user(RED)["id"])}
        none = await sandbox.slash(RED, again.thread, "campaign dismiss")
        assert "no seat" in none.text
    await second.store.close()


async def test_the_legate_at_the_table_decides_as_he_does_elsewhere(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    table = registry.load((await game.snapshot()).table.save())
    snapshot = await game.snapshot()
    answer = await bot.analysis_worker.legates_answer(snapshot, (await game.decision()).seat)
    assert answer == legate(table)
    give(table, answer)


async def test_the_menu_of_targets_shows_the_odds_without_being_asked(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot, game="romanitas")
    await game.act_until("window")
    panel = await game.shown()
    lines = [line for each in controls(panel) for line in each.get("options", ())]
    rated = [line["description"] for line in lines if "% · " in line.get("description", "")]
    assert len(rated) > 10
    assert all(" RP" in each for each in rated)
