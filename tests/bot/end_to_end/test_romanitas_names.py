"""What Romanitas answers to questions of other games, and to names of the land around its cities."""

from __future__ import annotations

import pytest

import render.presenter
from bot.client import CursusBot
from bot.sandbox import Sandbox
from rules.core import registry
from tests.bot.playing import RED, Game

pytestmark = pytest.mark.usefixtures("without_pictures")


@pytest.fixture
async def game(sandbox: Sandbox, bot: CursusBot) -> Game:
    """A campaign of Romanitas."""
    registry.register("romanitas", "rules.romanitas")
    render.presenter.register("romanitas", "render.romanitas")
    return await Game.found(sandbox, bot, game="romanitas")


async def test_a_game_without_an_analysis_says_what_there_is_instead(game: Game) -> None:
    told = (await game.box.slash(RED, game.thread, "analysis")).text
    assert "written orders" not in told
    assert "odds" in told


@pytest.mark.parametrize("name", ["Dalmatia", "dalmatia", "Salona", "Africa Proconsularis"])
async def test_the_map_shows_the_land_that_the_panel_speaks_of(game: Game, name: str) -> None:
    shown = await (await game.box.slash(RED, game.thread, "map", region=name)).settled()
    assert "isn't on offer" not in shown.text
    offered = await game.box.autocomplete(RED, game.thread, "map", focused="region", value=name)
    assert offered.choices
