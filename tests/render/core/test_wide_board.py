"""A high board in a landscape picture, the chips of fights, letters at corners, and counts on arrows."""

from __future__ import annotations

import pytest

from render.britannia_redux import whole_board as britannia
from render.core.basemap import base_map
from render.core.labels import Placer
from render.core.map_sheet import MapSheet, March, corners, counted, shared
from render.core.plates import letter_disc
from render.core.verdicts import free_verdict, verdict_sign
from render.core.wide_board import HEIGHT, WIDTH, Inset
from render.italia import whole_board as italia

_MOST_HEIGHT = 1.2 * HEIGHT
"""Higher boards shrink in Discord."""

INSETS = {"britannia-redux": britannia.insets(), "italia": italia.insets()}


@pytest.mark.parametrize("game", INSETS)
def test_every_space_is_on_one_part_of_the_whole_board(game: str) -> None:
    shown = [space for inset in INSETS[game] for space in inset.spaces]
    assert sorted(shown) == sorted(base_map(game).spaces)


@pytest.mark.parametrize(("game", "inset"), [(game, inset) for game, insets in INSETS.items() for inset in insets])
def test_a_part_shows_its_spaces_and_nothing_beyond_the_board(game: str, inset: Inset) -> None:
    board, (width, height) = base_map(game), inset.size
    assert 0 <= inset.corner[0] <= board.size[0] - width / inset.zoom
    assert 0 <= inset.corner[1] <= board.size[1] - height / inset.zoom
    for space in inset.spaces:
        x, y = inset.moved.get(space, board.spaces[space])
        assert 0 < (x - inset.corner[0]) * inset.zoom < width, space
        assert 0 < (y - inset.corner[1]) * inset.zoom < height, space


@pytest.mark.parametrize("game", INSETS)
def test_parts_dont_overlap(game: str) -> None:
    boxes = [inset.box for inset in INSETS[game]]
    assert not any(shared(one, other) for place, one in enumerate(boxes) for other in boxes[:place])
    assert all(0 <= box[0] < box[2] <= WIDTH and 0 < box[1] < box[3] < _MOST_HEIGHT for box in boxes)


def test_the_longest_verdict_that_has_room_is_shown() -> None:
    """In its own area if possible; where all is taken a shorter one is shown."""
    lines = ("Romans win", "Celts: 3 lost")
    long, short = (verdict_sign(lines[:count], (150, 30, 50), 40) for count in (2, 1))
    placer, at = Placer(600, 600), (300.0, 300.0)
    sign, box = free_verdict(placer, [long, short], at, 40, lambda each: each[1] > at[1])
    assert (sign, box[1] > at[1]) == (long, True)
    for taken in ((0, 0, 600, 250), (0, 350, 600, 600), (0, 0, 240, 600), (360, 0, 600, 600)):
        placer.take(taken)
    assert free_verdict(placer, [long, short], at, 40, lambda _: True)[0] == short


def test_a_letter_takes_another_corner_if_a_neighbour_is_there() -> None:
    board = base_map("romanitas")
    sheet = MapSheet(board, board.chart({}, board.spaces["naissus"], 2))
    disc, sign = letter_disc("A", 56), (700, 400, 790, 490)
    first = corners(sign, disc)[0]
    assert sheet.best_corner(sign, disc) == first
    assert shared(first, sign) < (first[2] - first[0]) ** 2 / 4
    sheet.placer.take((790, 330, 880, 420))
    assert sheet.best_corner(sign, disc) != first


def test_units_that_go_the_same_way_are_one_arrow() -> None:
    way, other = March("romans", ("rome", "capua"), "move"), March("romans", ("rome", "ravenna"), "move")
    assert {(each.path, each.count) for each in counted([way, other, way])} == {
        (("rome", "capua"), 2),
        (("rome", "ravenna"), 1),
    }
