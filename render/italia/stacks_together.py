"""Where several stacks of an area stand beside or above each other, so that each is in that area."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from render.core.boxes import grown
from render.core.canvas import Box, Point, Sprite
from render.italia.board_sheet import RIM, BoardSheet

GAP: Final = RIM + 5
"""The pixels between stacks one of which may have a frame."""

_EDGE: Final = 24
"""The pixels from a stack to the edge of a picture, for its frame and its letter."""


@dataclass(frozen=True)
class Reach:
    """How far from the middle of an area a place is looked for.

    ``steps``, each as many heights of a stack long as ``step``; ``far`` is what one height away costs, as a share of a
    stack that leaves its area.
    """

    steps: int
    step: float
    far: float


NEAR: Final = Reach(9, 0.18, 0.12)
LONG: Final = Reach(16, 0.22, 0.04)
"""The usual reach, and that of what may be at the end of a long area."""

_COVERED: Final = 2.0
"""What it costs to cover other signs, as a share of a stack."""

_AT_SEA: Final = 0.6
"""How much less it costs to be at sea than in another area: the stack still isn't another area's."""

_ROUND: Final = [(x / 4, y / 4) for x in range(5) for y in range(5) if (x % 4, y % 4) != (0, 0)]
"""Where a counter is looked at, as shares of its box: its corners are empty."""


@dataclass(frozen=True)
class Group:
    """Stacks with where their middles are from that of all of them, their height, and what it costs to draw them so."""

    sprites: Sequence[Sprite]
    offsets: Sequence[Point]
    size: int
    cost: float = 0.0
    weights: Sequence[float] = ()
    """How much it counts that each leaves the area; all alike if empty."""

    def boxes_at(self, at: Point) -> list[Box]:
        """The boxes of the stacks if the group is at a point."""
        return [
            sprite.box_at(at[0] + dx, at[1] + dy) for sprite, (dx, dy) in zip(self.sprites, self.offsets, strict=True)
        ]


def beside(sprites: Sequence[Sprite], gap: int = GAP) -> list[Point]:
    """Where the middles of stacks in a row are from the middle of the row."""
    return [(at, 0.0) for at in _along([sprite.width for sprite in sprites], gap)]


def above(sprites: Sequence[Sprite]) -> list[Point]:
    """Where the middles of stacks in a column are from the middle of the column."""
    return [(0.0, at) for at in _along([sprite.height for sprite in sprites], GAP)]


def _along(sizes: Sequence[float], gap: int) -> Iterator[float]:
    at = -(sum(sizes) + gap * (len(sizes) - 1)) / 2
    for size in sizes:
        yield at + size / 2
        at += size + gap


def placed(sheet: BoardSheet, area: str, groups: Sequence[Group], reach: Reach = NEAR) -> tuple[Group, Point]:
    """The group that leaves an area least, and where: near the middle of the area, and free of other signs."""
    home = sheet.at(area)
    best, found = math.inf, (groups[0], home)
    for group in groups:
        for x, y in _around(home, reach.steps, sheet.size * reach.step):
            cost = group.cost + math.dist((x, y), home) / sheet.size * reach.far
            if cost >= best:
                break
            cost += _cost_of(sheet, area, group, (x, y), best - cost)
            if cost < best:
                best, found = cost, (group, (x, y))
    return found


def _around(home: Point, count: int, step: float) -> list[Point]:
    """The points around one, the nearest first."""
    steps = range(-count, count + 1)
    points = [(home[0] + dx * step, home[1] + dy * step) for dx in steps for dy in steps]
    return sorted(points, key=lambda point: math.dist(point, home))


def _cost_of(sheet: BoardSheet, area: str, group: Group, at: Point, most: float) -> float:
    """How much stacks leave their area, cover other signs, or aren't on the picture; not exact above a limit."""
    boxes = group.boxes_at(at)
    if not all(sheet.is_inside(grown(box, _EDGE)) for box in boxes):
        return math.inf
    found = 0.0
    for box, weight in zip(boxes, group.weights or [1.0] * len(boxes), strict=True):
        room = (box[2] - box[0]) * (box[3] - box[1])
        found += _COVERED * sheet.placer.covered(grown(box, GAP // 2)) / room
        if found >= most:
            return found
        found += weight * beyond(sheet, area, box)
    return found


def beyond(sheet: BoardSheet, area: str, box: Box) -> float:
    """How much of a counter isn't in its area, as a share: at sea counts less than in another area."""
    left, top, right, bottom = grown(box, 3)
    found = 0.0
    for across, down in _ROUND:
        x, y = round(left + (right - left) * across), round(top + (bottom - top) * down)
        there = sheet.board.area_at((x, y, x, y), sheet.chart) if sheet.is_inside((x, y, x, y)) else ""
        found += 0 if there == area else 1 if there else _AT_SEA
    return found / len(_ROUND)
