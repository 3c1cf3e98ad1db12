"""The ground of a map: colouring what changed again gives the picture of colouring all of it."""

from __future__ import annotations

from random import Random

import pytest
from PIL import Image, ImageChops

from render.core.basemap import BaseMap, base_map
from render.core.palette import Colour
from tests.sampling import first

GAME = "romanitas"
TINTS: list[Colour | None] = [(200, 80, 80), (80, 80, 200), (90, 160, 90), None]
MIDDLE = (700, 450)


def fresh(board: BaseMap) -> BaseMap:
    """The same board without any picture of before."""
    other = BaseMap(board.game)
    other.layers = board.layers
    return other


def same(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is None


@pytest.mark.parametrize("changes", [1, 3, 12])
@pytest.mark.parametrize("zoom", first(2, [None, 1.37, 2.0, 2.9]))
def test_colouring_again_what_changed_is_the_same_as_colouring_it_all(changes: int, zoom: float | None) -> None:
    board, rng = base_map(GAME), Random(changes)
    tints = {area: rng.choice(TINTS) for area in board.areas}
    centre = None if zoom is None else MIDDLE
    board.chart(tints, centre, zoom or 1)
    for _ in range(3):
        tints |= {area: rng.choice(TINTS) for area in rng.sample(sorted(board.areas), changes)}
        assert same(board.chart(tints, centre, zoom or 1).picture, fresh(board).chart(tints, centre, zoom or 1).picture)


def test_a_picture_that_was_handed_out_does_not_change() -> None:
    board, tints = base_map(GAME), dict.fromkeys(base_map(GAME).areas, TINTS[0])
    before = board.overview(tints).picture
    kept = before.copy()
    board.overview(tints | {sorted(tints)[0]: TINTS[1]})
    assert same(before, kept)


def test_opposite_edges_of_the_map_are_no_frontier() -> None:
    """One owner in the west and one in the east: the only frontier is between them."""
    board = base_map(GAME)
    middle = board.size[0] / 2
    sides = {area: TINTS[0] if board.spaces.get(area, (0, 0))[0] < middle else TINTS[1] for area in board.areas}
    plain = dict.fromkeys(board.areas, TINTS[0])
    split, whole = fresh(board).overview(sides).picture, fresh(board).overview(plain).picture
    edge = (0, 0, 4, board.size[1])
    assert same(split.crop(edge), whole.crop(edge))


def test_a_frontier_between_the_last_of_many_owners_is_drawn() -> None:
    board = base_map("rise-and-fall")
    neighbours = ("cyrene", "hermopolis")
    others = [area for area in sorted(board.areas) if area not in neighbours][:14]
    tints: dict[str, Colour | None] = {area: (place, 0, 0) for place, area in enumerate(others)}
    alike = tints | dict.fromkeys(neighbours, (20, 0, 0))
    apart = alike | {"hermopolis": (21, 0, 0)}
    changed = ImageChops.difference(fresh(board).overview(alike).picture, fresh(board).overview(apart).picture)
    assert any(changed.convert("L").histogram()[41:])
