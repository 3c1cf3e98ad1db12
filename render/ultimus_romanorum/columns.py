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
_OUTSIDE: Final = 40.0
"""The points across each sign that should be in its area, and what one outside costs, in pixels of distance."""

_GAP, _AIR, _BY_BORDER = 5, 2, 7
"""The gap between two signs, the room around each of them, and that to a border: a river may be there."""


def best_column(
    sheet: SubjectMap, area: str, sprites: Sequence[Sprite], margin: int = _BY_BORDER
) -> tuple[Point, ...] | None:
    """The middles of signs one below the other, the last one at a side of them, where most of them is in an area.

    ``margin``: the room that each should have to the border. None without room for them.
    """
    *column, last = sprites
    best: tuple[float, tuple[Point, ...]] | None = None
    x, y = sheet.at(area)
    for dx, dy in STEPS_AROUND:
        far = math.hypot(dx, dy) * _STEP
        if best is not None and far >= best[0]:
            break
        spots = _column((x + dx * _STEP, y + dy * _STEP), column)
        cost = far + _cost(sheet, area, [each.box_at(*spot) for each, spot in zip(column, spots, strict=True)], margin)
        if best is not None and cost >= best[0]:
            continue
        for beside in _beside(spots, column, last):
            whole = cost + _cost(sheet, area, [last.box_at(*beside)], margin)
            if whole < (best[0] if best is not None else math.inf):
                best = whole, (*spots, beside)
    return best and best[1]


def _column(middle: Point, sprites: Sequence[Sprite]) -> list[Point]:
    """The middles of signs one below the other."""
    spots: list[Point] = []
    y = middle[1] - (sum(each.height for each in sprites) + _GAP * (len(sprites) - 1)) / 2
    for each in sprites:
        spots.append((middle[0], y + each.height / 2))
        y += each.height + _GAP
    return spots


def _beside(spots: Sequence[Point], column: Sequence[Sprite], sprite: Sprite) -> Iterator[Point]:
    """The middles of a sign right or left of one of a column, below or above all of them."""
    for (x, y), each in zip(spots, column, strict=True):
        aside = (each.width + sprite.width) / 2 + _GAP
        yield from ((x + aside, y), (x - aside, y))
    below, above = ((each.height + sprite.height) / 2 + _GAP for each in (column[-1], column[0]))
    yield from ((spots[-1][0], spots[-1][1] + below), (spots[0][0], spots[0][1] - above))


def _cost(sheet: SubjectMap, area: str, boxes: Sequence[Box], margin: int) -> float:
    """How bad the places of signs are: by how much of them is outside an area; infinitely if they aren't free."""
    if not all(sheet.placer.is_free(grown(box, _AIR)) for box in boxes):
        return math.inf
    return _OUTSIDE * sum(_outside(sheet, area, grown(box, margin)) for box in boxes)


def is_inside(sheet: SubjectMap, area: str, boxes: Sequence[Box]) -> bool:
    """Whether signs are wholly in an area, or on water."""
    return not any(_outside(sheet, area, box) for box in boxes)


def _outside(sheet: SubjectMap, area: str, box: Box) -> int:
    """How many points of a box are in another area."""
    shares = [step / (_POINTS - 1) for step in range(_POINTS)]
    points = (
        (round(box[0] + (box[2] - box[0]) * across), round(box[1] + (box[3] - box[1]) * down))
        for across, down in itertools.product(shares, shares)
    )
    return sum(sheet.board.area_at(point * 2, sheet.chart) not in (area, "") for point in points)
