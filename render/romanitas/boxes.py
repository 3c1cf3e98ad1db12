"""Boxes of signs and names on a map: around others, between them, in parts."""

from __future__ import annotations

import math
from typing import Final

from render.core.canvas import Box, Point

_APART: Final = (18, 16)
"""The gaps between two names across and down."""

_PARTS_ACROSS, _PARTS_DOWN = 5, 3
"""The parts of a power's name across and down: what's below each is looked at."""

PARTS: Final = _PARTS_ACROSS * _PARTS_DOWN
"""How many parts that are in all."""


def around_name(box: Box) -> Box:
    """A box with the gap that other names keep to it."""
    return box[0] - _APART[0], box[1] - _APART[1], box[2] + _APART[0], box[3] + _APART[1]


def distance(at: Point, box: Box) -> float:
    """How far a point is from the edge of a box; 0 inside."""
    return math.hypot(max(box[0] - at[0], at[0] - box[2], 0), max(box[1] - at[1], at[1] - box[3], 0))


def parts_under(box: Box) -> list[Box]:
    """The parts of a box, column by column."""
    left, top, right, bottom = box
    wide, tall = (right - left) / _PARTS_ACROSS, (bottom - top) / _PARTS_DOWN
    return [
        (round(left + wide * x), round(top + tall * y), round(left + wide * (x + 1)), round(top + tall * (y + 1)))
        for x in range(_PARTS_ACROSS)
        for y in range(_PARTS_DOWN)
    ]
