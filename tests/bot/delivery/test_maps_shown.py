"""The same map isn't sent twice in a row, and whoever asks again after that gets it; a stop keeps no one waiting."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.delivery.shown_pictures import MapsShown
from render.core.picture import Picture
from tests.bot.playing import BLUE, PATIENCE, RED, Game, until

BOARD, OTHER = (Picture(data, "map.png", "A board.", 8, 8) for data in (b"board", b"other"))


def test_only_the_map_shown_last_is_above() -> None:
    shown = MapsShown()
    assert not shown.is_above(1, 7, BOARD)
    assert shown.is_above(1, 7, BOARD)
    assert not shown.is_above(1, 7, BOARD), "a third time it may be out of sight"
    assert not shown.is_above(1, 7, OTHER)
    assert not shown.is_above(1, 7, BOARD)
    assert not shown.is_above(1, 8, BOARD)
    assert not shown.is_above(2, 7, BOARD)


@pytest.mark.parametrize("other", [RED, BLUE])
async def test_a_second_map_in_a_row_says_that_it_is_above(game: Game, other: str) -> None:
    first = await (await game.box.slash(RED, game.thread, "map")).settled()
    second = await (await game.box.slash(other, game.thread, "map")).settled()
    assert "the map above" not in first.text
    assert ("the map above" in second.text) == (other == RED)


async def test_who_waits_for_a_map_when_the_bot_stops_is_told(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    free, begun = threading.Event(), threading.Event()

    def busy() -> None:
        begun.set()
        free.wait(PATIENCE)

    drawing = asyncio.create_task(game.bot.renderer.draw(busy))
    await until(lambda: _is_set(begun))
    asked = await game.box.slash(RED, game.thread, "map")  # acknowledged, so it's waiting, or about to
    closing = asyncio.create_task(game.bot.close())
    answer = await asked.settled(PATIENCE)
    assert "restarted" in answer.text
    free.set()
    await drawing
    await closing
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


async def _is_set(event: threading.Event) -> bool:
    return event.is_set()
