"""Boxes on a map, and the steps from a place to those around it."""

from __future__ import annotations

import math
from typing import Final

from render.core.canvas import Box, Point

_REACH: Final = 12
STEPS_AROUND: Final = sorted(
    ((dx, dy) for dx in range(-_REACH, _REACH + 1) for dy in range(-_REACH, _REACH + 1)),
    key=lambda step: math.hypot(*step),
)
"""The steps from a place to those around it, the nearest first."""


def middle_of(box: Box | None, otherwise: Point) -> Point:
    """The middle of a box; without one, another place."""
    return otherwise if box is None else ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def length_within(box: Box, one: Point, other: Point) -> float:
    """How much of the straight line from one place to another is in a box."""
    enter, leave = 0.0, 1.0
    for axis in (0, 1):
        start, way, least, most = one[axis], other[axis] - one[axis], box[axis], box[axis + 2]
        if way:
            near, far = sorted(((least - start) / way, (most - start) / way))
            enter, leave = max(enter, near), min(leave, far)
        elif not least <= start <= most:
            return 0
    return max(0, leave - enter) * math.dist(one, other)
