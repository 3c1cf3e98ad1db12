"""The same map isn't sent twice in a row, and whoever asks again after that gets it; a stop keeps no one waiting."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from bot.delivery.shown_pictures import MapsShown
from bot.sandbox import Outcome
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
    begun, asked = threading.Event(), list[Outcome]()

    def draw_until_answered() -> bool:
        """The bot waits for this drawing before it has stopped, so the drawing looks for the answer by itself."""
        begun.set()
        end = time.monotonic() + PATIENCE
        while not (asked and asked[0].is_settled) and time.monotonic() < end:
            time.sleep(0.002)
        return bool(asked and asked[0].is_settled)

    drawing = asyncio.create_task(game.bot.renderer.draw(draw_until_answered))
    await until(lambda: _is_set(begun))
    asked.append(await game.box.slash(RED, game.thread, "map"))  # acknowledged, so it's waiting, or about to
    await game.bot.close()
    assert await drawing, "the answer waited for a drawing"
    assert "restarted" in asked[0].text
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


async def _is_set(event: threading.Event) -> bool:
    return event.is_set()
