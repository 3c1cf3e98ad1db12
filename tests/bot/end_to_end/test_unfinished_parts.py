"""What the log and ``/battle`` know of a nation's turn or a campaign that is still going on, before its report."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import render.presenter
from bot.campaigns.post_events import untold_scenes
from bot.client import CursusBot
from bot.sandbox import Sandbox, readable
from render.core.posts import View
from rules.core import registry
from rules.core.events import Event
from rules.core.registry import suggestion
from tests.bot.playing import BLUE, RED, Game
from tests.toy.game import FieldClaimed
from tests.toy.presenter import ToyPresenter

GAMES = [
    ("italia", "rules.italia", "render.italia"),
    ("britannia-redux", "rules.britannia_redux", "render.britannia_redux"),
]


async def in_the_middle(sandbox: Sandbox, bot: CursusBot, name: str) -> Game:
    """A campaign in which a battle is over whose report is still to come."""
    game = await Game.found(sandbox, bot, game=name, title="Going on")
    for seat in (await game.snapshot()).places:
        await sandbox.slash(RED, game.thread, "campaign join", seat=seat)
    for _ in range(300):
        snapshot = await game.snapshot()
        if not snapshot.table.state.scene and await untold_scenes(bot.store, snapshot):
            return game
        await play_on(game)
    raise AssertionError("no battle is fought")


async def play_on(game: Game) -> None:
    """Answer what is asked first as suggested."""
    snapshot = await game.snapshot()
    (seat, decision), *_ = snapshot.table.decisions.items()
    answer = suggestion(snapshot.table, seat)
    await game.bot.campaigns.answer(game.campaign, snapshot.seats[seat], answer, decision.number)


@pytest.mark.usefixtures("without_pictures")
@pytest.mark.parametrize(("name", "rules", "pictures"), GAMES)
async def test_a_battle_before_its_report_is_known(
    sandbox: Sandbox, bot: CursusBot, name: str, rules: str, pictures: str
) -> None:
    registry.register(name, rules)
    render.presenter.register(name, pictures)
    game = await in_the_middle(sandbox, bot, name)
    scenes = await untold_scenes(bot.store, await game.snapshot())
    shown = render.presenter.presenter(name)
    battle = await (await sandbox.slash(BLUE, game.thread, "battle")).settled()
    assert "No battle" not in battle.text
    told = shown.battle(scenes[-1], (await game.snapshot()).public_view(), "en").text
    assert told.splitlines()[0] in battle.text
    log = (await sandbox.slash(BLUE, game.thread, "log")).text
    assert len([line for line in log.splitlines() if line]) > 3, log
    if name == "italia":
        assert told.splitlines()[0] in log
        assert "Its full report comes when it ends." in log


@pytest.mark.usefixtures("without_pictures")
async def test_a_panel_tells_what_has_been_settled_before_its_report(
    sandbox: Sandbox, bot: CursusBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def settled(_: ToyPresenter, turn: Sequence[Event], _view: View, _locale: str) -> list[str]:
        return [f"Settled: {event.field}." for event in turn if isinstance(event, FieldClaimed)]

    monkeypatch.setattr(ToyPresenter, "settled", settled)
    game = await Game.begun(sandbox, bot)
    assert "Settled: field-7." in readable(await game.shown())


@pytest.mark.usefixtures("without_pictures")
@pytest.mark.parametrize(("name", "rules", "pictures"), GAMES)
async def test_a_battle_is_told_of_by_its_report_alone_once_there_is_one(
    sandbox: Sandbox, bot: CursusBot, name: str, rules: str, pictures: str
) -> None:
    """It's the same turn of the game still."""
    registry.register(name, rules)
    render.presenter.register(name, pictures)
    game = await in_the_middle(sandbox, bot, name)
    turn = (await game.snapshot()).table.state.turn
    scene = (await untold_scenes(bot.store, await game.snapshot()))[-1][0].scene
    while any(each[0].scene == scene for each in await untold_scenes(bot.store, await game.snapshot())):
        await play_on(game)
    assert (await game.snapshot()).table.state.turn == turn


@pytest.mark.usefixtures("without_pictures")
async def test_a_log_before_the_first_battle_says_what_a_nation_has_done(sandbox: Sandbox, bot: CursusBot) -> None:
    """It had the turn's heading only."""
    registry.register("italia", "rules.italia")
    render.presenter.register("italia", "render.italia")
    game = await Game.found(sandbox, bot, game="italia", title="Going on")
    log = (await sandbox.slash(BLUE, game.thread, "log")).text
    assert "- 🪙 income" in log
    assert "This is still going on." in log
