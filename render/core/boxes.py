"""Boxes of signs and names on a picture: around others, between them, larger."""

from __future__ import annotations

import math
from collections.abc import Iterable

from render.core.canvas import Box, Point


def gap_between(one: Box, other: Box) -> float:
    """The distance in pixels between two boxes; 0 if they touch."""
    across = max(one[0] - other[2], other[0] - one[2], 0)
    down = max(one[1] - other[3], other[1] - one[3], 0)
    return math.hypot(across, down)


def box_around(boxes: Iterable[Box]) -> Box:
    """The box around some boxes."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def middle_of(box: Box) -> Point:
    """The middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def grown(box: Box, by: int) -> Box:
    """A box that is larger by some pixels on each side."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by
