"""Rise and Fall in the channel: two or three seats, a report for each player turn, a summary for each decade."""

from __future__ import annotations

import pytest

import render.presenter
from bot.client import CursusBot
from bot.sandbox import Sandbox, readable
from rules.core import registry
from rules.core.registry import agents
from tests.bot.playing import BLUE, RED, Game, control, controls, verb
from tests.sampling import first


@pytest.fixture(autouse=True)
def _rise_and_fall() -> None:
    registry.register("rise-and-fall", "rules.rise_and_fall")
    render.presenter.register("rise-and-fall", "render.rise_and_fall")


async def found(sandbox: Sandbox, bot: CursusBot, scenario: str = "fall-350-470", **options: str) -> Game:
    return await Game.found(sandbox, bot, game="rise-and-fall", scenario=scenario, title="The Fall", **options)


async def seated(sandbox: Sandbox, game: Game) -> Game:
    for who, seat in ((RED, "rome"), (BLUE, "parthia")):
        joined = await sandbox.slash(who, game.thread, "campaign join", seat=seat)
        assert not joined.error, joined.error
    await game.shown()
    return game


async def play_on(game: Game, turn: int) -> None:
    """Let the Legate's choices bring the campaign into a turn."""
    legate = agents("rise-and-fall", 1)["legate"]
    for _ in range(600):
        snapshot = await game.snapshot()
        if snapshot.table.state.turn >= turn:
            return
        await game.bot.campaigns.answer(
            game.campaign, snapshot.waiting_for[0], legate(snapshot.table), snapshot.table.number
        )
    raise AssertionError(f"turn {turn} does not begin")


async def test_two_players_have_two_seats(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    seats = [each["label"] for each in controls(await game.shown()) if verb(each) == "seat"]
    assert [label.split()[-1] for label in seats] == ["Rome", "Sassanids"]
    await seated(sandbox, game)
    full = await sandbox.slash("Procopius", game.thread, "campaign join", seat="german")
    assert "isn't on offer here" in full.text


async def test_a_taken_seat_is_called_what_it_plays_now(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot)
    taken = await sandbox.slash(BLUE, game.thread, "campaign join", seat="parthia")
    assert "You have taken the seat The Sassanids" in taken.text
    assert (
        "The seat The Sassanids is taken"
        in (await sandbox.slash(RED, game.thread, "campaign join", seat="parthia")).text
    )


async def test_three_players_have_three(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await found(sandbox, bot, options="three_player")
    assert len([each for each in controls(await game.shown()) if verb(each) == "seat"]) == 3


async def test_the_legate_takes_no_ones_seat_unasked_and_its_coming_and_going_are_told(
    sandbox: Sandbox, bot: CursusBot
) -> None:
    game = await seated(sandbox, await found(sandbox, bot))
    bot.ai_turns.pause = 3600.0
    refused = await sandbox.slash(RED, game.thread, "campaign legate")
    assert "choose Rome in " in refused.text
    assert "campaign legate" in refused.text
    await sandbox.slash(RED, game.thread, "campaign legate", seat="rome")
    await game.shown()
    assert "has handed Rome to the Legate" in game.texts()
    await sandbox.slash(RED, game.thread, "campaign dismiss")
    await game.shown()
    red = int(sandbox.world.user(RED)["id"])
    assert f"has dismissed the Legate. Back with their players: Rome (<@{red}>)." in game.texts()
    assert (await game.snapshot()).seats["rome"] == red


@pytest.mark.usefixtures("without_pictures")
@pytest.mark.parametrize(("scenario", "decade"), first(1, [("rise-60bc-20ad", "60 BC"), ("fall-350-470", "350 AD")]))
async def test_a_decade_is_reported_player_by_player(
    sandbox: Sandbox, bot: CursusBot, scenario: str, decade: str
) -> None:
    game = await seated(sandbox, await found(sandbox, bot, scenario))
    opening = (await game.snapshot()).table.state.turn
    await play_on(game, opening + 1)
    panel = readable(await game.shown())
    assert f"Turn {opening + 1} of" in panel
    posts = await bot.store.database.rows("SELECT key, kind FROM posts WHERE campaign = ? ORDER BY id", game.campaign)
    kinds = [kind for _, kind in posts]
    assert kinds.count("summary") == 1
    assert kinds.count("report") == 2
    assert f"The decade of {decade} is over" in game.texts()
    undone = await sandbox.slash(RED, game.thread, "status")
    assert "Rome" in undone.text


async def test_only_the_seat_that_moves_may_act(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await seated(sandbox, await found(sandbox, bot))
    number = await game.number()
    panel = await game.shown()
    named = [each for each in controls(panel) if verb(each) in ("pick", "usual", "open", "none")]
    outcome = await sandbox.click(BLUE, panel["id"], named[0]["custom_id"])
    assert outcome.text
    assert await game.number() == number
    assert control(panel, verb(named[0]))
