"""Signs one below the other in an area that is too narrow for a row of them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Final

from render.core.boxes import grown
from render.core.canvas import Box, Point, Sprite
from render.ultimus_romanorum.boxes import STEPS_AROUND
from render.ultimus_romanorum.subject_map import SubjectMap

_STEP: Final = 10
"""Pixels between the places that are tried."""

_POINTS: Final = 3
_OUTSIDE: Final = 14.0
"""The points across each sign that should be in its area, and what one outside costs, in pixels of distance."""

_GAP, _AIR = 5, 2
"""The gap between two signs, and the room around each of them."""


def best_column(sheet: SubjectMap, area: str, sprites: Sequence[Sprite]) -> tuple[Point, ...] | None:
    """The middles of signs one below the other, the last one at a side of them, where most of them is in an area.

    None without room for them.
    """
    best: tuple[float, tuple[Point, ...]] | None = None
    x, y = sheet.at(area)
    for dx, dy in STEPS_AROUND:
        far = math.hypot(dx, dy) * _STEP
        if best is not None and far >= best[0]:
            break
        for spots in _columns((x + dx * _STEP, y + dy * _STEP), sprites):
            boxes = [sprite.box_at(*spot) for sprite, spot in zip(sprites, spots, strict=True)]
            if all(sheet.placer.is_free(grown(box, _AIR)) for box in boxes):
                cost = far + _OUTSIDE * sum(_outside(sheet, area, box) for box in boxes)
                if best is None or cost < best[0]:
                    best = cost, spots
    return best and best[1]


def _columns(middle: Point, sprites: Sequence[Sprite]) -> Iterator[tuple[Point, ...]]:
    """The middles of signs below each other, with the last one right or left of one of them."""
    *column, last = sprites
    high = sum(each.height for each in column) + _GAP * (len(column) - 1)
    spots: list[Point] = []
    y = middle[1] - high / 2
    for each in column:
        spots.append((middle[0], y + each.height / 2))
        y += each.height + _GAP
    for (x, level), each in zip(spots, column, strict=True):
        aside = (each.width + last.width) / 2 + _GAP
        for side in (1, -1):
            yield (*spots, (x + side * aside, level))
    for end in (y + last.height / 2, middle[1] - high / 2 - _GAP - last.height / 2):
        yield (*spots, (middle[0], end))


def _outside(sheet: SubjectMap, area: str, box: Box) -> int:
    """How many points of a box are in another area."""
    shares = [step / (_POINTS - 1) for step in range(_POINTS)]
    points = (
        (round(box[0] + (box[2] - box[0]) * across), round(box[1] + (box[3] - box[1]) * down))
        for across, down in itertools.product(shares, shares)
    )
    return sum(sheet.board.area_at(point * 2, sheet.chart) not in (area, "") for point in points)
