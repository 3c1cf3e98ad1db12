"""Counters that would hide their area are at sea instead, and a pin joins them with it."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterator
from typing import Final

from render.britannia_redux.board_part import BoardPart
from render.britannia_redux.rows import Row
from render.core.canvas import Box, Point

_STEP, _TURNS, _STEPS = 24, 24, 20
"""The distances from an area at which a place is looked for, and the directions."""

_AROUND, _NAME, _WIDEST_NAME = 16, 56, 230
"""What's free around the counters there, below them for the name of their area, and its usual width."""

_EDGE: Final = 14
_ALL_WATER: Final = 0.985
_NEAR_OTHERS: Final = 64
_OVER_OTHERS: Final = 240
"""How near a pin may come to the counters or letters of others, and how bad it is if it comes nearer, in pixels."""


def place_at_sea(part: BoardPart, space: str, row: Row, others: Collection[Point]) -> Point | None:
    """The nearest place at sea for the counters of a space, with a way to it past those of ``others``."""
    start = part.at(space)
    best_first = sorted(_around(start), key=lambda at: _cost(start, at, others))
    return next((at for at in best_first if _is_free(part, _room(row, at), others)), None)


def _around(start: Point) -> Iterator[Point]:
    for step in range(2, _STEPS + 1):
        for turn in range(_TURNS):
            angle = math.tau * turn / _TURNS
            yield start[0] + step * _STEP * math.cos(angle), start[1] + step * _STEP * math.sin(angle)


def _room(row: Row, at: Point) -> Box:
    """The box of counters at a place with the name of their area."""
    wide = max(row.across / 2, _WIDEST_NAME / 2) + _AROUND
    tall = row.down / 2 + row.frame + _AROUND
    return round(at[0] - wide), round(at[1] - tall), round(at[0] + wide), round(at[1] + tall + _NAME)


def _is_free(part: BoardPart, box: Box, others: Collection[Point]) -> bool:
    """Whether a box is on the picture, all water, and without counters or letters."""
    left, top, right, bottom = box
    if left < _EDGE or top < _EDGE or right > part.picture.width - _EDGE or bottom > part.picture.height - _EDGE:
        return False
    if any(left < x < right and top < y < bottom for x, y in others):
        return False
    corners = itertools.product((left, right), (top, bottom))
    if any(part.chart.number_at(*corner) for corner in corners):
        return False
    return part.board.water_share(box, part.chart) >= _ALL_WATER


def _cost(start: Point, at: Point, others: Collection[Point]) -> float:
    """How long the way from an area to a place is, and how many counters of others it comes near."""
    length = math.dist(start, at)
    near = 0
    for x, y in others:
        share = ((x - start[0]) * (at[0] - start[0]) + (y - start[1]) * (at[1] - start[1])) / length**2
        if 0 < share < 1:
            on_way = start[0] + share * (at[0] - start[0]), start[1] + share * (at[1] - start[1])
            near += math.dist(on_way, (x, y)) < _NEAR_OTHERS
    return length + _OVER_OTHERS * near
