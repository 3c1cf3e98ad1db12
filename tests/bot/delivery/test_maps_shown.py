"""The same map isn't sent twice in a row, and whoever asks again after that gets it."""

from __future__ import annotations

import pytest

from bot.delivery.shown_pictures import MapsShown
from render.core.picture import Picture
from tests.bot.playing import BLUE, RED, Game

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
