"""Several arrows on one map: the bend of each with which the fewest cross, run side by side or hide a counter."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.core.arrows import Blocked, Leg

BENDS: Final = (0.14, -0.14, 0.04, 0.24, -0.24, 0.34, -0.34, 0.5, -0.5, 0.66, -0.66)
"""The bends that are tried, as shares of an arrow's length."""

_STEP, _CELL = 1.6, 2.6
"""The distance between the points of an arrow that count, and how near to another one they're too near, in widths."""

_BENT, _ON_SIGN, _NEAR = 9.0, 1.5, 1.6
"""What a bend costs, as long as the arrow; what each point on a sign costs, and each one too near another arrow."""

_TRIED: Final = 60
"""How many of the best choices for the first arrows are tried with the next one."""

_Cells = frozenset[tuple[int, int]]


@dataclass(frozen=True)
class _Choice:
    """One bend of an arrow: the cells that it goes through, those around these, and its cost on its own."""

    line: Leg
    cells: _Cells
    around: _Cells
    cost: float

    def beside(self, other: _Choice) -> float:
        """What two arrows cost that come near each other."""
        return _NEAR * len(self.cells & other.around)


def kept_apart(arrows: Sequence[Sequence[Leg]], blocked: Blocked, width: float) -> list[Leg]:
    """One line for each arrow, of those that it may have."""
    found: list[tuple[float, tuple[_Choice, ...]]] = [(0.0, ())]
    for lines in arrows:
        choices = [_choice(line, blocked, width) for line in lines]
        tried = [
            (cost + each.cost + sum(each.beside(other) for other in before), (*before, each))
            for cost, before in found
            for each in choices
        ]
        found = sorted(tried, key=lambda each: each[0])[:_TRIED]
    return [each.line for each in found[0][1]]


def _choice(line: Leg, blocked: Blocked, width: float) -> _Choice:
    steps = max(round(line.length / (width * _STEP)), 1)
    points = [line.at(line.length * step / steps) for step in range(steps + 1)]
    size = width * _CELL
    cells = frozenset((int(x // size), int(y // size)) for x, y in points)
    around = frozenset((x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    straight = math.dist(line.points[0], line.tip) or 1.0
    cost = _BENT * (line.length / straight - 1) + _ON_SIGN * sum(map(blocked, points))
    return _Choice(line, cells, around, cost)
