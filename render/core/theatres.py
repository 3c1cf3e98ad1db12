"""Theatres of war: the parts of a board where a report's fights were, as tiles of one picture."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterable, Sequence
from heapq import heappop, heappush
from typing import Final

from PIL import Image

from render.core.basemap import BaseMap
from render.core.canvas import Box
from render.core.layout import note_joined
from render.core.palette import FRAME_DARK, GOLD

Theatre = tuple[str, ...]
"""The spaces of one theatre of war."""

_Join = tuple[float, int, int]
"""Two groups of spaces, after the extent that they would have together."""

WIDTH, HEIGHT = 1600, 1000
MOST: Final = 4
"""The most theatres on one picture: with more, none can be read."""

_APART: Final = 190.0
"""Pixels of the overview between two theatres."""

LARGEST: Final = 420.0
"""The width and height in pixels of the overview that near fights may have together."""

_BORDER: Final = 10
_WIDER: Final = 920
"""The usual width of the first of several tiles."""


def theatres(
    board: BaseMap, fights: Iterable[Sequence[str]], *, most: int = MOST, largest: float = LARGEST
) -> list[Theatre]:
    """The theatres of some fights, each given by the spaces it was about; the widest first.

    Fights near each other are one theatre, unless it would be larger than ``largest`` pixels of the overview. Of more
    than ``most``, those that stay smallest together are joined.
    """
    known = (tuple(space for space in fight if space in board.spaces) for fight in fights)
    groups = dict(enumerate(fight for fight in known if fight))
    near: list[_Join] = []
    apart: list[_Join] = []

    def add(one: int, other: int) -> None:
        extent = _extent(board, groups[one] + groups[other])
        heappush(apart, (extent, one, other))
        if extent < largest and _are_near(board, groups[one], groups[other]):
            heappush(near, (extent, one, other))

    for pair in itertools.combinations(groups, 2):
        add(*pair)
    while join := _first(near, groups) or (_first(apart, groups) if len(groups) > most else None):
        _, one, other = join
        merged = max(groups) + 1
        groups[merged] = tuple(dict.fromkeys(groups.pop(one) + groups.pop(other)))
        for each in [*groups][:-1]:
            add(each, merged)
    return sorted(groups.values(), key=lambda spaces: -_extent(board, spaces))


def _first(joins: list[_Join], groups: Collection[int]) -> _Join | None:
    """The join of two groups that there still are with the least extent."""
    while joins and not (joins[0][1] in groups and joins[0][2] in groups):
        heappop(joins)
    return joins[0] if joins else None


def _extent(board: BaseMap, spaces: Theatre) -> float:
    """The larger of the width and height of some spaces."""
    across, down = zip(*(board.spaces[space] for space in spaces), strict=True)
    return float(max(max(across) - min(across), max(down) - min(down)))


def _are_near(board: BaseMap, one: Theatre, other: Theatre) -> bool:
    return any(math.dist(board.spaces[a], board.spaces[b]) < _APART for a, b in itertools.product(one, other))


def shown_on(board: BaseMap, found: Sequence[Theatre]) -> list[frozenset[str]]:
    """The spaces that the tile of each theatre shows: its own, and those that are nearest to it.

    So no space is on two tiles, unless it's part of two theatres.
    """
    shown = [set(theatre) for theatre in found]
    middles = [board.middle(theatre) or (0.0, 0.0) for theatre in found]
    for space in board.spaces.keys() - set(itertools.chain.from_iterable(found)):
        far = [math.dist(board.spaces[space], middle) for middle in middles]
        shown[far.index(min(far))].add(space)
    return [frozenset(each) for each in shown]


def tile_sizes(count: int, top: int = 0, first: int = _WIDER, height: int = HEIGHT) -> list[tuple[int, int]]:
    """The sizes of the tiles for some theatres below a head ``top`` pixels high, the ``first`` one as wide as that."""
    return [(right - left, bottom - upper) for left, upper, right, bottom in _boxes(count, top, first, height)]


def _boxes(count: int, top: int, first: int, height: int) -> list[Box]:
    """The tiles below a head: the first as high as the picture, the others beside it, one below the other."""
    if count == 1:
        return [(0, top, WIDTH, height)]
    left, rows = first + _BORDER, count - 1
    edges = [top + round((height + _BORDER - top) * place / rows) for place in range(count)]
    beside = [(left, upper, WIDTH, lower - _BORDER) for upper, lower in itertools.pairwise(edges)]
    return [(0, top, first, height), *beside]


def joined(tiles: Sequence[Image.Image], top: int = 0, height: int = HEIGHT) -> Image.Image:
    """The tiles as one picture below a head ``top`` pixels high, with gold lines between them."""
    picture = Image.new("RGB", (WIDTH, height), FRAME_DARK)
    boxes = _boxes(len(tiles), top, tiles[0].width, height)
    for tile, (left, upper, right, bottom) in zip(tiles, boxes, strict=True):
        picture.paste(tile, (left, upper))
        note_joined(picture, tile, (left, upper))
        middle = _BORDER // 2
        if right < WIDTH:
            picture.paste(GOLD, (right + middle - 2, upper, right + middle + 2, bottom))
        if bottom < height:
            picture.paste(GOLD, (max(left - middle, 0), bottom + middle - 2, right, bottom + middle + 2))
    return picture
