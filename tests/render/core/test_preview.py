"""Arrows of a plan on a map."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from render.core.basemap import BaseMap, base_map
from render.core.palette import LOSS, Colour, distance
from render.core.preview import draw_arrows, framing
from rules.core.orders import Arrow, ArrowKind

GAME = "rise-and-fall"


@pytest.fixture(scope="module")
def board() -> BaseMap:
    return base_map(GAME)


def _arrow(kind: ArrowKind, *path: str) -> Arrow:
    return Arrow("legion-01", path, kind)


def test_the_picture_goes_near_to_what_is_planned(board: BaseMap) -> None:
    near = [_arrow("attack", "aquilia", "norica")]
    (x, _), zoom = framing(board.spaces, near, board.size)
    assert zoom > 2
    assert abs(x - (board.spaces["aquilia"][0] + board.spaces["norica"][0]) / 2) < 1
    far = [_arrow("transfer", "olisipo", "merv")]
    assert framing(board.spaces, far, board.size)[1] == 1
    assert framing(board.spaces, [], board.size) == ((board.size[0] / 2, board.size[1] / 2), 1.0)


@pytest.mark.parametrize("kind", ["attack", "support", "move", "transfer"])
def test_an_arrow_is_drawn_from_place_to_place_and_nowhere_else(board: BaseMap, kind: ArrowKind) -> None:
    arrows = [_arrow(kind, "aquilia", "norica")]
    centre, zoom = framing(board.spaces, arrows, board.size)
    chart = board.focus({}, centre, zoom)
    before = chart.picture.copy()
    draw_arrows(chart, board.spaces, arrows)
    box = ImageChops.difference(before, chart.picture).getbbox()
    assert box is not None
    ends = [chart.at(*board.spaces[space]) for space in ("aquilia", "norica")]
    assert box[0] >= min(x for x, _ in ends) - 60
    assert box[2] <= max(x for x, _ in ends) + 60
    assert box[1] >= min(y for _, y in ends) - 60
    assert box[3] <= max(y for _, y in ends) + 60


def test_attacks_lie_on_top(board: BaseMap) -> None:
    arrows = [_arrow("attack", "aquilia", "norica"), _arrow("move", "aquilia", "norica")]
    centre, zoom = framing(board.spaces, arrows, board.size)
    chart = board.focus({}, centre, zoom)
    draw_arrows(chart, board.spaces, arrows)
    seen = chart.picture.convert("RGB").getcolors(1 << 22)
    assert seen is not None
    assert any(_is_close(colour) for _, colour in seen)


def _is_close(colour: object) -> bool:
    assert isinstance(colour, tuple)
    found: Colour = (int(colour[0]), int(colour[1]), int(colour[2]))
    return distance(found, LOSS) < 2


def test_what_is_not_on_the_map_is_left_out(board: BaseMap) -> None:
    chart = board.overview({})
    before = chart.picture.copy()
    draw_arrows(chart, board.spaces, [_arrow("move", "aquilia", "atlantis")])
    assert ImageChops.difference(before, chart.picture).getbbox() is None
