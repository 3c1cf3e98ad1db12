"""The pointers from the names of nations to their counters, where another nation's counter is about as near."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from PIL import Image

from render.core.boxes import gap_between, middle_of
from render.core.canvas import Box, Pen, Point, smooth
from render.core.labels import Placer
from render.core.palette import IVORY, Colour

_FROM_END, _HALF, _EDGE = 24, 17, 4
"""From the ends of a name to where a pointer may begin, half its width there, and its pale edge, in pixels."""

_INTO: Final = 7
"""How far a pointer reaches into its counter, over its rim."""

_LONGEST: Final = 130
"""The most pixels from a name to the counter that it points to."""

_STEP: Final = 5


class Pointer(NamedTuple):
    """Where a pointer begins, below its name, and its tip on a counter."""

    start: Point
    tip: Point


def pointer_to(name: Box, stacks: Iterable[Box], placer: Placer) -> Pointer | None:
    """The pointer from a name to the nearest of its stacks to which nothing else is in the way; None without any."""
    near = sorted((gap_between(name, stack), stack) for stack in stacks)
    for gap, stack in near:
        if gap > _LONGEST:
            break
        pointer = _between(name, stack)
        if not any(placer.is_taken(x, y) for x, y in _outside(pointer, name, stack)):
            return pointer
    return None


def _between(name: Box, stack: Box) -> Pointer:
    """The pointer from the middle line of a name to the rim of a counter."""
    (x, y), (_, row) = middle_of(stack), middle_of(name)
    start = min(max(x, name[0] + _FROM_END), name[2] - _FROM_END), row
    far = math.dist(start, (x, y))
    into = max(far - min(stack[2] - stack[0], stack[3] - stack[1]) / 2 + _INTO, 0) / max(far, 1)
    return Pointer(start, (start[0] + (x - start[0]) * into, start[1] + (y - start[1]) * into))


def _outside(pointer: Pointer, name: Box, stack: Box) -> Iterator[Point]:
    """The points of a pointer that are neither on its name nor on its counter."""
    (x, y), (right, down) = pointer
    steps = max(round(math.dist(*pointer) / _STEP), 1)
    for step in range(steps + 1):
        at = x + (right - x) * step / steps, y + (down - y) * step / steps
        if not (_holds(name, at) or _holds(stack, at)):
            yield at


def _holds(box: Box, at: Point) -> bool:
    return box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]


def draw_pointer(picture: Image.Image, pointer: Pointer, colour: Colour) -> None:
    """Draw a pointer in the colour of its name, which is put on it afterwards."""
    (x, y), (tip_x, tip_y) = pointer
    left, top = (math.floor(min(pair)) - _HALF - _EDGE for pair in ((x, tip_x), (y, tip_y)))
    right, bottom = (math.ceil(max(pair)) + _HALF + _EDGE for pair in ((x, tip_x), (y, tip_y)))
    far = max(math.dist(*pointer), 1)
    aside = (tip_y - y) / far, (x - tip_x) / far

    def paint(pen: Pen) -> None:
        for half, end, tone in ((_HALF + _EDGE, 0, IVORY), (_HALF - _EDGE / 2, 2 * _EDGE, colour)):
            share = (far - end) / far
            point = x + (tip_x - x) * share - left, y + (tip_y - y) * share - top
            base = [(x + aside[0] * side - left, y + aside[1] * side - top) for side in (half, -half)]
            pen.polygon([*base, point], tone)

    image = smooth(right - left, bottom - top, paint)
    picture.paste(image, (left, top), image)
