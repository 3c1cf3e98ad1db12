"""A post whose pictures can't be drawn goes out as text, and its pictures follow; nothing else waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.client import CursusBot
from bot.delivery import composition, late_pictures
from bot.delivery.late_pictures import MOST_TRIES, LatePictures
from bot.delivery.shown_pictures import BoardAbove
from bot.interactions.rate_limits import NO_BOUNDS
from bot.sandbox import Sandbox, readable
from bot.sandbox.protocol import Json
from bot.storage import Store
from bot.workers.drawing_process import Drawing, DrawingError
from render.presenter import Posting
from rules.core import registry
from tests.bot.conftest import running
from tests.bot.playing import PATIENCE, Game, until

NEWS = "The map has changed."


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are tried again at once."""
    monkeypatch.setattr(late_pictures, "DELAY", 0.0)


class Fails:
    """Drawing for channels, which fails as often as it's told."""

    def __init__(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left = 0
        self.drawn = 0
        self._draw: Callable[..., Awaitable[Any]] = game.bot.renderer.draw_for_channel
        monkeypatch.setattr(game.bot.renderer, "draw_for_channel", self)

    async def __call__(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self.left:
            self.left -= 1
            raise DrawingError
        self.drawn += 1
        return await self._draw(work, *args, **kwargs)


@pytest.fixture
def fails(game: Game, monkeypatch: pytest.MonkeyPatch) -> Fails:
    return Fails(game, monkeypatch)


def news(game: Game) -> list[Json]:
    return [each for each in game.box.messages(game.thread) if NEWS in readable(each)]


def has_picture(message: Json) -> bool:
    return ".png" in str(message["components"])


async def lacking(game: Game) -> int:
    return len(await game.bot.store.posts.without_pictures(game.campaign))


async def all_drawn(game: Game) -> None:
    async def done() -> bool:
        return not await lacking(game)

    await game.shown()
    await until(done)
    await game.shown()


class Hangs(Fails):
    """Drawing for channels that takes forever as often as it's told, as on a starved machine."""

    async def __call__(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self.left:
            self.left -= 1
            await asyncio.Event().wait()
        return await super().__call__(work, *args, **kwargs)


async def test_the_text_does_not_wait_for_a_picture_that_takes_forever(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(composition, "DRAWING_PATIENCE", 1.0)
    hangs = Hangs(game, monkeypatch)
    hangs.left = 1
    await game.act("field-7")
    await all_drawn(game)
    assert has_picture(news(game)[-1])
    assert hangs.left == 0


async def test_a_panel_does_not_wait_for_a_picture_that_takes_forever(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was tried again and again as a whole, and the old question stayed."""
    monkeypatch.setattr(composition, "DRAWING_PATIENCE", 1.0)
    monkeypatch.setattr(late_pictures, "DELAY", 3600.0)
    hangs = Hangs(game, monkeypatch)
    hangs.left = 2
    await game.act("field-7")
    panel = await game.shown()
    assert "Turn 1" in readable(panel)
    assert not has_picture(panel)
    assert await lacking(game) == 2


async def test_after_a_late_picture_the_next_ones_are_waited_for_a_short_time(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five posts in a row waited for theirs, each as long as it may, and the panel came minutes later."""
    hangs = Hangs(game, monkeypatch)
    hangs.left = 3
    monkeypatch.setattr(composition, "DRAWING_PATIENCE", 0.5)
    monkeypatch.setattr(composition, "SHORT_PATIENCE", 0.01)
    composition.begin_delivery()
    with pytest.raises(DrawingError):
        await composition.drawn_in_time(game.bot.renderer, lambda: Posting(""))
    monkeypatch.setattr(composition, "DRAWING_PATIENCE", 10 * PATIENCE)
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(DrawingError):
            await composition.drawn_in_time(game.bot.renderer, lambda: Posting(""))
    composition.begin_delivery()
    monkeypatch.setattr(composition, "DRAWING_PATIENCE", 0.5)
    monkeypatch.setattr(composition, "SHORT_PATIENCE", 10 * PATIENCE)
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(DrawingError):
            await composition.drawn_in_time(game.bot.renderer, lambda: Posting(""))


async def test_a_try_that_is_cut_off_counts(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was begun again and again, and nothing else of the campaign went out meanwhile."""
    monkeypatch.setattr(late_pictures, "DELAY", 3600.0)
    monkeypatch.setattr(composition, "DRAWING_PATIENCE", 0.5)
    hangs = Hangs(game, monkeypatch)
    hangs.left = 1
    await game.act("field-7")
    await game.shown()
    hangs.left = 1
    monkeypatch.setattr(composition, "DRAWING_PATIENCE", 10 * PATIENCE)
    campaign = await game.bot.store.campaigns.get(game.campaign)
    assert campaign is not None
    late = LatePictures(game.bot.store, game.bot.renderer)
    later = time.time() + 7200.0
    monkeypatch.setattr(late_pictures, "time", SimpleNamespace(time=lambda: later))
    channel = game.bot.get_partial_messageable(int(game.thread))
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.5):
            await late.add(campaign, channel)
    [(_, missing)] = await game.bot.store.posts.without_pictures(game.campaign)
    assert missing.tries == 1


class Breaks(Fails):
    """Drawing for channels with a bug."""

    async def __call__(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self.left:
            self.left -= 1
            raise KeyError("mare-tyrrhenum")
        return await super().__call__(work, *args, **kwargs)


@pytest.mark.parametrize("failures", [1, 99])
async def test_a_bug_in_a_picture_does_not_cost_the_text(
    game: Game, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    """The whole post was given up."""
    breaks = Breaks(game, monkeypatch)
    breaks.left = failures
    await game.act("field-7")
    await all_drawn(game)
    assert has_picture(news(game)[-1]) == (failures == 1)
    assert "What do your men do?" in readable(await game.shown())


@pytest.mark.parametrize("failures", [1, 2, 3, 4])
async def test_the_text_goes_out_and_the_picture_follows(game: Game, fails: Fails, failures: int) -> None:
    before = len(news(game))
    fails.left = failures
    await game.act("field-7")
    await all_drawn(game)
    assert fails.left == 0
    posted = news(game)
    assert len(posted) == before + 1
    assert has_picture(posted[-1])
    panel = await game.panel()
    assert int(panel["id"]) > int(posted[-1]["id"])
    assert "Turn 1" in readable(panel)


async def test_the_text_is_there_before_its_picture(game: Game, fails: Fails, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(late_pictures, "DELAY", 3600.0)
    fails.left = 2
    await game.act("field-7")
    await game.shown()
    assert NEWS in readable(news(game)[-1])
    assert not has_picture(news(game)[-1])
    assert "Turn 1" in readable(await game.panel())
    assert await lacking(game) == 2
    assert not (await game.act("work")).error


async def test_a_picture_that_never_works_is_given_up(game: Game, fails: Fails) -> None:
    fails.left = 1000
    await game.act("field-7")
    await all_drawn(game)
    assert NEWS in readable(news(game)[-1])
    assert not has_picture(news(game)[-1])
    assert 1000 - fails.left <= 2 * (MOST_TRIES + 1)
    fails.left = 0
    await game.act("work")
    assert "Which gifts" in readable(await game.shown())


async def test_a_restart_does_not_forget_a_picture(game: Game, fails: Fails, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(late_pictures, "DELAY", 3600.0)
    fails.left = 1
    await game.act("field-7")
    await game.shown()
    [(post, missing)] = await game.bot.store.posts.without_pictures(game.campaign)
    assert post.key.startswith("news") or post.kind in ("map", "news")
    assert post.view
    assert missing.tries == 0


async def test_a_drawing_process_that_is_killed_in_a_game_is_replaced(sandbox: Sandbox, tmp_path: Path) -> None:
    bot = CursusBot(
        await Store.open(tmp_path / "killed.db"),
        bounds=NO_BOUNDS,
        drawing=Drawing(tmp_path / "maps"),
        guild_ready_timeout=0.05,
    )
    assert "toy" in registry.packages()
    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        process = bot.renderer.process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        await game.act("field-7")
        panel = await game.shown()
        assert has_picture(news(game)[-1])
        assert "Turn 1" in readable(panel)
    assert process.pid is None


async def test_a_map_that_could_not_be_drawn_is_compared_with_none(game: Game) -> None:
    """The panel that should have shown it was given up, so that everyone saw the former question."""
    await game.act("field-7")
    await game.shown()
    campaign = await game.bot.store.campaigns.get(game.campaign)
    assert campaign is not None
    assert not campaign.below
    assert not BoardAbove().is_enough(campaign, campaign.number, Posting("Text alone.", is_board=True))
