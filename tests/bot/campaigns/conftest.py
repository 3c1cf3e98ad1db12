"""The toy as the only game, a database file, and a bot in the sandbox."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import render.presenter
import tests.toy
from bot.client import CursusBot
from bot.sandbox import Sandbox
from bot.storage import Store
from rules.core import registry
from tests.bot.campaigns.playing import Game, make_bot
from tests.bot.conftest import running


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is the only game, whatever others there are."""
    monkeypatch.setattr(registry, "_PACKAGES", {})
    monkeypatch.setattr(render.presenter, "_PACKAGES", {})
    tests.toy.register()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database of a test is."""
    return tmp_path / "cursus.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    """A store of its own."""
    store = await Store.open(file)
    yield store
    await store.close()


@pytest.fixture
async def bot(sandbox: Sandbox, file: Path) -> AsyncIterator[CursusBot]:
    """A bot that runs in the sandbox."""
    bot = await make_bot(file)
    async with running(bot):
        yield bot
    await bot.store.close()


@pytest.fixture
async def game(sandbox: Sandbox, bot: CursusBot) -> Game:
    """A campaign whose seats are taken and whose first decision waits for Red."""
    game = await Game.found(sandbox, bot)
    await game.take_seats()
    return game
