"""The pieces of land that areas make up together on the board, whatever ways lead from one to another."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Collection
from functools import cache
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.rise_and_fall.texts import GAME

_COARSE: Final = 2
"""How much smaller than the board the image is on which it's seen which areas touch."""

_FRONTIER: Final = 6
"""The pixels of that image from which a frontier joins two areas: those that touch at a corner look apart."""

_COARSER, _SCRAP = 4, 120
"""How much smaller than the board the image is on which scraps are seen, and the pixels of it that are none."""


def pieces(areas: Collection[str]) -> list[tuple[str, ...]]:
    """The groups of areas whose land hangs together, in the order of their first areas."""
    numbers, left, found = base_map(GAME).areas, [*areas], list[tuple[str, ...]]()
    while left:
        piece = left[:1]
        for area in piece:
            piece += [
                other for other in left if other not in piece and numbers[other] in touching().get(numbers[area], ())
            ]
        found.append(tuple(piece))
        left = [area for area in left if area not in piece]
    return found


def scraps(areas: Collection[str], box: tuple[float, float, float, float]) -> int:
    """How many bits of land a part of the board cuts off at its edge, so small that they'd be taken for lands."""
    numbers, index = {base_map(GAME).areas[area] for area in areas}, _coarse(_COARSER)
    left, top, right, bottom = (round(side / _COARSER) for side in box)
    left, top, right, bottom = max(left, 0), max(top, 0), min(right, index.width), min(bottom, index.height)
    part = index.crop((left, top, right, bottom))
    wide, high, rest = *part.size, {place for place, number in enumerate(part.tobytes()) if number in numbers}
    ends = [*range(wide), *range((high - 1) * wide, high * wide)]
    ends += [row * wide + side for row in range(high) for side in (0, wide - 1)]
    found = 0
    for end in ends:
        if end in rest:
            bit = _bit(end, rest, wide)
            found += len(bit) < _SCRAP
            rest -= bit
    return found


def _bit(start: int, land: Collection[int], wide: int) -> set[int]:
    """The pixels of a piece of land around one of them, by their places in rows of a width."""
    bit, edge = {start}, [start]
    while edge:
        near = {place + step for place in edge for step in (1, -1, wide, -wide)}
        edge = [place for place in near if place in land and place not in bit]
        bit.update(edge)
    return bit


@cache
def _coarse(smaller: int) -> Image.Image:
    """The numbers of the areas on the board, on a smaller image."""
    whole = base_map(GAME).layers("overview")
    index = whole.crop((0, 0, *whole.size)).index
    return index.resize((whole.size[0] // smaller, whole.size[1] // smaller), Image.Resampling.NEAREST)


@cache
def touching() -> dict[int, frozenset[int]]:
    """The number of each area to those of the areas that have a frontier with it on the board."""
    numbers, wide = _coarse(_COARSE).tobytes(), _coarse(_COARSE).width
    rows = [numbers[start : start + wide] for start in range(0, len(numbers), wide)]
    pairs = Counter[tuple[int, int]]()
    for row, lower in itertools.zip_longest(rows, rows[1:], fillvalue=b""):
        pairs.update(itertools.pairwise(row))
        pairs.update(zip(row, lower, strict=False))
    found: dict[int, set[int]] = {}
    for (one, other), count in pairs.items():
        if one and other and one != other and count + pairs[other, one] >= _FRONTIER:
            found.setdefault(one, set()).add(other)
            found.setdefault(other, set()).add(one)
    return {number: frozenset(others) for number, others in found.items()}
