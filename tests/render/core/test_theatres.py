"""Theatres of war: near fights share one, few enough to read, each in its own tile of one picture."""

from __future__ import annotations

import pytest
from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import encoded
from render.core.layout import recorded
from render.core.text_panels import panel
from render.core.theatres import HEIGHT, MOST, WIDTH, joined, shown_on, theatres, tile_sizes

BOARD = base_map("rise-and-fall")


def test_near_fights_share_a_theatre_and_the_widest_is_first() -> None:
    found = theatres(BOARD, [("merv",), ("rome", "ravenna"), ("capua",), ("tarentum",)])
    assert [set(each) for each in found] == [{"rome", "ravenna", "capua", "tarentum"}, {"merv"}]


def test_there_are_never_more_than_fit() -> None:
    fights = [(area,) for area in ("merv", "rome", "gades", "iceni", "alexandria", "tanais", "persepolis")]
    found = theatres(BOARD, fights)
    assert len(found) == MOST
    assert sorted(space for each in found for space in each) == sorted(area for (area,) in fights)


def test_no_fights_no_theatres() -> None:
    assert theatres(BOARD, []) == []
    assert theatres(BOARD, [("the pile",)]) == []


@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_the_tiles_fill_the_picture(count: int) -> None:
    sizes = tile_sizes(count)
    assert len(sizes) == count
    assert sum(width * height for width, height in sizes) > 0.97 * WIDTH * HEIGHT
    assert WIDTH / HEIGHT <= 1.6
    white = joined([Image.new("RGB", size, "white") for size in sizes])
    assert white.size == (WIDTH, HEIGHT)


def test_parts_of_a_tile_are_recorded_where_they_are_on_the_picture() -> None:
    with recorded() as layouts:
        tiles = [Image.new("RGB", size, "white") for size in tile_sizes(2)]
        panel(80, 40).put(tiles[1], 10, 20)
        encoded(joined(tiles), "report", "A report.")
    (layout,) = layouts
    assert [(part.kind, part.box) for part in layout.parts] == [("plate", (940, 20, 1020, 60))]


def test_no_space_is_on_two_tiles() -> None:
    """A tile shows its own theatre and what is nearest to it."""
    found = theatres(BOARD, [("merv",), ("rome",)])
    shown = shown_on(BOARD, found)
    assert len(found) == len(shown) == 2
    assert all(set(theatre) <= spaces for theatre, spaces in zip(found, shown, strict=True))
    assert shown[0] | shown[1] == BOARD.spaces.keys()
    assert not shown[0] & shown[1]
