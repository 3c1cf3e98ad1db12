"""The game master's tools: correct, skip, replace, rewind. Each is announced and recorded."""

from __future__ import annotations

import json

import pytest

import render.presenter
import rules
from bot.client import CursusBot
from bot.sandbox import Sandbox
from rules.core import registry
from rules.romanitas.ai.legate import legate
from rules.romanitas.state import RomanitasState
from tests.bot.playing import BLUE, RED, WATCHER, Game, until

pytestmark = pytest.mark.usefixtures("without_pictures")


@pytest.fixture(autouse=True)
def _romanitas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: "a campaign that lasts 41")
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")


async def found(sandbox: Sandbox, bot: CursusBot, **options: str) -> Game:
    return await Game.found(sandbox, bot, game="romanitas", title="Restoration", **options)


async def user(sandbox: Sandbox, name: str) -> int:
    return int(sandbox.world.user(name)["id"])


async def state(game: Game) -> RomanitasState:
    found = (await game.snapshot()).table.state
    assert isinstance(found, RomanitasState)
    return found


async def play_to_turn(game: Game, turn: int) -> None:
    """Let the Legate's choices bring the campaign into a turn."""
    for _ in range(400):
        snapshot = await game.snapshot()
        if snapshot.table.state.turn >= turn:
            return
        (member, *_) = snapshot.waiting_for
        await game.bot.campaigns.answer(game.campaign, member, legate(snapshot.table), snapshot.table.number)
    raise AssertionError(f"turn {turn} does not begin")


async def settled(game: Game, wanted: str) -> None:
    async def is_there() -> bool:
        return wanted in game.texts()

    await until(is_there)


async def test_a_correction_is_made_announced_and_on_record(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    await play_to_turn(game, 2)
    await game.shown()
    before, number = (await state(game)).rp, await game.number()
    wanted = next(each for each in (await game.snapshot()).table.amendments() if each.id.startswith("rp:"))
    outcome = await (await sandbox.slash(RED, game.thread, "gm amend", change=wanted.id)).settled()
    assert outcome.text == "Done."
    assert (await state(game)).rp != before
    await settled(game, f"has corrected the position: Romanness · {wanted.label}")
    rows = await bot.store.database.rows("SELECT kind, user FROM actions WHERE number = ?", number + 1)
    assert rows == [("amend", await user(sandbox, RED))]
    restored = rules.load((await game.snapshot()).table.save())
    assert restored.state == await state(game)


async def test_corrections_are_offered_as_one_types(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    offers = (await sandbox.autocomplete(RED, game.thread, "gm amend", "change", "ravenna")).choices
    assert any("Ravenna to the Romans" in offer["name"] for offer in offers)
    assert len((await sandbox.autocomplete(RED, game.thread, "gm amend", "change", "")).choices) == 25
    assert (await sandbox.autocomplete(BLUE, game.thread, "gm amend", "change", "")).choices == []


async def test_only_who_runs_the_campaign_puts_it_right(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    number = await game.number()
    for command, options in (
        ("gm amend", {"change": "rp:1"}),
        ("gm skip", {}),
        ("gm rewind", {"turn": "1", "confirm": True}),
        ("gm replace", {"player": await user(sandbox, RED), "by": await user(sandbox, WATCHER)}),
    ):
        outcome = await (await sandbox.slash(BLUE, game.thread, command, **options)).settled()
        assert "or a server manager" in outcome.text, command
        assert outcome.ephemeral
    assert await game.number() == number


async def test_what_is_no_correction_is_refused(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    number = await game.number()
    for typed in ("no such thing", "x" * 3000, "\u202e`@everyone`"):
        outcome = await (await sandbox.slash(RED, game.thread, "gm amend", change=typed)).settled()
        assert outcome.ephemeral
        assert outcome.text
    assert await game.number() == number


async def test_a_decision_passed_over_is_made_as_the_rules_suggest(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    number = await game.number()
    outcome = await (await sandbox.slash(RED, game.thread, "gm skip")).settled()
    assert outcome.text == "Done."
    assert await game.number() == number + 1
    await settled(game, "has let the rules decide")
    rows = await bot.store.database.rows("SELECT way FROM actions WHERE number = ?", number + 1)
    assert rows == [("skip",)]


async def test_someone_else_takes_a_seat_over(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    red, blue = await user(sandbox, RED), await user(sandbox, BLUE)
    outcome = await (await sandbox.slash(RED, game.thread, "gm replace", player=red, by=blue)).settled()
    assert "Nothing changes until they agree" in outcome.text
    assert (await game.snapshot()).waiting_for == [red]
    other = await game.press_newest(WATCHER, "accept")
    assert "This offer is for" in other.text
    taken = await game.press_newest(BLUE, "accept")
    assert "You've taken over" in taken.text
    await settled(game, "has taken over the place of")
    assert (await game.snapshot()).waiting_for == [blue]
    again = await (await sandbox.slash(RED, game.thread, "gm replace", player=red, by=blue)).settled()
    assert "has no seat or office in this campaign" in again.text
    same = await (await sandbox.slash(RED, game.thread, "gm replace", player=blue, by=blue)).settled()
    assert same.text == "That's the same person. Name someone else."


async def test_the_campaign_goes_back_to_the_beginning_of_a_turn(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    await play_to_turn(game, 2)
    await game.shown()
    began, asked = (await state(game)).model_dump(), (await game.decision()).prompt
    await play_to_turn(game, 3)
    await game.shown()
    dice, number = (await state(game)).dice, await game.number()
    asked_first = await (await sandbox.slash(RED, game.thread, "gm rewind", turn="2")).settled()
    assert "undoes everything from the beginning of turn 2 to now (turn 3)" in asked_first.text
    assert await game.number() == number
    outcome = await (await sandbox.slash(RED, game.thread, "gm rewind", turn="2", confirm=True)).settled()
    assert outcome.text == "Done."
    await settled(game, "back to the beginning of turn 2")
    now = (await state(game)).model_dump()
    assert now.pop("leaps")
    assert now == {key: value for key, value in began.items() if key != "leaps"}
    assert (await game.decision()).prompt == asked
    assert await game.number() == number + 1

    offers = (await sandbox.autocomplete(RED, game.thread, "gm rewind", "turn", "")).choices
    assert [offer["value"] for offer in offers] == ["1", "2"]
    forward = await (await sandbox.slash(RED, game.thread, "gm rewind", turn="3", confirm=True)).settled()
    assert forward.ephemeral
    assert await game.number() == number + 1

    summaries = await bot.store.database.rows("SELECT count(*) FROM posts WHERE kind = 'summary' AND state = 'sent'")
    await play_to_turn(game, 3)
    await game.shown()
    again = await bot.store.database.rows("SELECT count(*) FROM posts WHERE kind = 'summary' AND state = 'sent'")
    assert again[0][0] == summaries[0][0] + 1, "the turn that is played anew gets a summary of its own"
    rows = await bot.store.database.rows("SELECT json, undone FROM events WHERE kind = 'dice-thrown' ORDER BY id")
    (*_, last), numbers = rows, [roll[0] for text, _ in rows for roll in json.loads(text)["rolls"]]
    assert numbers == list(range(len(numbers))), "each die falls once, and none is left out"
    assert json.loads(last[0])["rolls"][0][0] >= dice


async def test_after_a_restart_the_campaign_is_where_it_was_taken_back_to(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    await play_to_turn(game, 2)
    await (await sandbox.slash(RED, game.thread, "gm rewind", turn="1", confirm=True)).settled()
    before = (await game.snapshot()).table.save()
    assert (await state(game)).turn == 1
    await bot.campaigns.reschedule(game.campaign)
    assert (await game.snapshot()).table.save() == before
