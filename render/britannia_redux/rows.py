"""Where the counters of spaces are on a map: rows that would cover each other are pushed apart."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal

from render.core.canvas import Point, Sprite

_APART: Final = 8
"""Pixels that stay free between the rows of two spaces."""

_LETTERED_APART: Final = 26
"""Pixels before the letter or number of a space: it isn't taken for that of the counters at its left."""

_ROUNDS: Final = 12
_FARTHEST: Final = 0.62
"""How far a row may be from the position of its space, as a share of the height of its counters."""

_EDGE: Final = 26

Side = Literal["left", "above", "right", "below", "corner"]
SIDES: Final[Mapping[Side, Point]] = {
    "left": (-1, 0), "above": (0, -1), "right": (1, 0), "below": (0, 1), "corner": (-1, -1),
}  # fmt: skip
"""Where the letter or number of a space may be at its counters, the usual side first; at their corner it's over it."""

_OVER_CORNER: Final = 0.14
"""How far outside the corner of counters the middle of a letter over it is, as a share of the letter."""


@dataclass
class Row:
    """The counters of a space side by side, those of ``nations`` first; ``frame`` is the room around them.

    ``weight`` is how hard it's to move away, ``badge`` the letter or number at a ``side`` of the counters. ``home`` and
    ``at`` are the middle of all of it.
    """

    sprites: Sequence[Sprite]
    nations: Sequence[str]
    gap: int
    weight: float = 1.0
    home: Point = (0.0, 0.0)
    at: Point = field(default=(0.0, 0.0))
    badge: Sprite | None = None
    side: Side = "left"
    frame: int = 0

    @cached_property
    def across(self) -> int:
        """The width of all of its counters."""
        return sum(sprite.width for sprite in self.sprites) + self.gap * (len(self.sprites) - 1)

    @cached_property
    def down(self) -> int:
        """The height of its highest counter."""
        return max(sprite.height for sprite in self.sprites)

    @property
    def width(self) -> int:
        """The width of its counters and its badge."""
        return self._extent(self.across, 0)[0]

    @property
    def height(self) -> int:
        """The height of its counters and its badge."""
        return self._extent(self.down, 1)[0]

    @property
    def counters(self) -> Point:
        """The middle of its counters."""
        return _moved(self.at, self._shift, -1)

    def around(self, middle: Point) -> Point:
        """The middle of all of it, with its counters in the middle of a place."""
        return _moved(middle, self._shift, 1)

    def badge_at(self, middle: Point) -> Point:
        """Where the badge is if the counters are in the middle of a place."""
        if self.badge is None:
            return middle
        way = SIDES[self.side]
        wide, tall = self.badge.width, self.badge.height
        if self.side == "corner":
            reach = self.across / 2 + wide * _OVER_CORNER, self.down / 2 + tall * _OVER_CORNER
        else:
            reach = (self.across + wide) / 2 + self.gap, (self.down + tall) / 2 + self.gap
        return middle[0] + way[0] * reach[0], middle[1] + way[1] * reach[1]

    @property
    def _shift(self) -> Point:
        """From the middle of the counters to that of all of it."""
        return self._extent(self.across, 0)[1], self._extent(self.down, 1)[1]

    def _extent(self, counters: int, axis: int) -> tuple[int, float]:
        """The size of all of it along an axis, and how far its middle is from that of the ``counters``."""
        if self.badge is None:
            return counters + 2 * self.frame, 0.0
        half, middle = (self.badge.width, self.badge.height)[axis] / 2, self.badge_at((0.0, 0.0))[axis]
        first, last = min(-counters / 2, middle - half), max(counters / 2, middle + half)
        return round(last - first), (first + last) / 2


def spread(rows: Mapping[str, Row], size: tuple[int, int], edge: int = _EDGE) -> None:
    """Give each row its middle on a picture of a size: at its space, or beside it if others are too close.

    ``edge``: the least room to the edges of the picture.
    """
    for row in rows.values():
        row.at = _inside(row, row.home, size, edge)
        row.home = row.at
    pairs = [pair for pair in itertools.combinations(rows.values(), 2) if _are_close(*pair)]
    for _ in range(_ROUNDS if pairs else 0):
        for one, other in pairs:
            _push_apart(one, other)
        for row in rows.values():
            row.at = _inside(row, _held(row), size, edge)


def _are_close(one: Row, other: Row) -> bool:
    (ax, ay), (bx, by) = one.home, other.home
    reach = _FARTHEST * (one.height + other.height)
    return (
        abs(ax - bx) < (one.width + other.width) / 2 + reach and abs(ay - by) < (one.height + other.height) / 2 + reach
    )


def _push_apart(one: Row, other: Row) -> None:
    """Move two rows that cover each other apart, across or down, whichever is the shorter way."""
    (ax, ay), (bx, by) = one.at, other.at
    left, right = (one, other) if ax < bx else (other, one)
    is_between = (right.badge is not None and right.side == "left") or (left.badge is not None and left.side == "right")
    across = (one.width + other.width) / 2 + (_LETTERED_APART if is_between else _APART) - abs(ax - bx)
    down = (one.height + other.height) / 2 + _APART - abs(ay - by)
    if across <= 0 or down <= 0:
        return
    share = other.weight / (one.weight + other.weight)
    if across < down:
        way = across if ax < bx else -across
        one.at, other.at = (ax - way * share, ay), (bx + way * (1 - share), by)
    else:
        way = down if ay < by else -down
        one.at, other.at = (ax, ay - way * share), (bx, by + way * (1 - share))


def _held(row: Row) -> Point:
    """The middle of a row, not too far from the position of its space."""
    (x, y), (home_x, home_y), far = row.at, row.home, _FARTHEST * row.down
    return min(max(x, home_x - far), home_x + far), min(max(y, home_y - far), home_y + far)


def _moved(at: Point, way: Point, share: float) -> Point:
    return at[0] + way[0] * share, at[1] + way[1] * share


def _inside(row: Row, at: Point, size: tuple[int, int], edge: int) -> Point:
    across = min(max(at[0], edge + row.width / 2), size[0] - edge - row.width / 2)
    return across, min(max(at[1], edge + row.height / 2), size[1] - edge - row.height / 2)
