"""Theatres of war: the parts of a board where a report's fights were, as tiles of one picture."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PIL import Image

from render.core.basemap import BaseMap
from render.core.canvas import Box
from render.core.layout import note_joined
from render.core.palette import FRAME_DARK, GOLD

Theatre = tuple[str, ...]
"""The spaces of one theatre of war."""

WIDTH, HEIGHT = 1600, 1000
MOST: Final = 4
"""The most theatres on one picture: with more, none can be read."""

_APART: Final = 190.0
"""Pixels of the overview between two theatres."""

LARGEST: Final = 420.0
"""The width and height in pixels of the overview that near fights may have together."""

_BORDER: Final = 10
_WIDER: Final = 920
"""The width of the first of several tiles."""


def theatres(
    board: BaseMap, fights: Iterable[Sequence[str]], *, most: int = MOST, largest: float = LARGEST
) -> list[Theatre]:
    """The theatres of some fights, each given by the spaces it was about; the widest first.

    Fights near each other are one theatre, unless it would be larger than ``largest`` pixels of the overview. Of more
    than ``most``, those that stay smallest together are joined.
    """
    known = [tuple(space for space in fight if space in board.spaces) for fight in fights]
    groups = [fight for fight in known if fight]
    while joins := list(_joins(board, groups)):
        near = [join for join in joins if join[0] < largest and _are_near(board, groups, join)]
        if not near and len(groups) <= most:
            break
        _, one, other = min(near or joins)
        merged = tuple(dict.fromkeys(groups[one] + groups[other]))
        groups = [group for place, group in enumerate(groups) if place not in (one, other)] + [merged]
    return sorted(groups, key=lambda spaces: -_extent(board, spaces))


def _joins(board: BaseMap, groups: Sequence[Theatre]) -> Iterator[tuple[float, int, int]]:
    """The pairs of groups, each with the extent that they would have together."""
    for (one, here), (other, there) in itertools.combinations(enumerate(groups), 2):
        yield _extent(board, here + there), one, other


def _extent(board: BaseMap, spaces: Theatre) -> float:
    """The larger of the width and height of some spaces."""
    across, down = zip(*(board.spaces[space] for space in spaces), strict=True)
    return float(max(max(across) - min(across), max(down) - min(down)))


def _are_near(board: BaseMap, groups: Sequence[Theatre], join: tuple[float, int, int]) -> bool:
    _, one, other = join
    pairs = itertools.product(groups[one], groups[other])
    return any(math.dist(board.spaces[a], board.spaces[b]) < _APART for a, b in pairs)


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


def tile_sizes(count: int, top: int = 0) -> list[tuple[int, int]]:
    """The sizes of the tiles for some theatres below a head ``top`` pixels high, the largest first."""
    return [(right - left, bottom - upper) for left, upper, right, bottom in _boxes(count, top)]


def _boxes(count: int, top: int) -> list[Box]:
    """The tiles below a head: the first as high as the picture, the others beside it, one below the other."""
    if count == 1:
        return [(0, top, WIDTH, HEIGHT)]
    left, rows = _WIDER + _BORDER, count - 1
    edges = [top + round((HEIGHT + _BORDER - top) * place / rows) for place in range(count)]
    beside = [(left, upper, WIDTH, lower - _BORDER) for upper, lower in itertools.pairwise(edges)]
    return [(0, top, _WIDER, HEIGHT), *beside]


def joined(tiles: Sequence[Image.Image], top: int = 0) -> Image.Image:
    """The tiles as one picture below a head ``top`` pixels high, with gold lines between them."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), FRAME_DARK)
    for tile, (left, upper, right, bottom) in zip(tiles, _boxes(len(tiles), top), strict=True):
        picture.paste(tile, (left, upper))
        note_joined(picture, tile, (left, upper))
        middle = _BORDER // 2
        if right < WIDTH:
            picture.paste(GOLD, (right + middle - 2, upper, right + middle + 2, bottom))
        if bottom < HEIGHT:
            picture.paste(GOLD, (max(left - middle, 0), bottom + middle - 2, right, bottom + middle + 2))
    return picture
