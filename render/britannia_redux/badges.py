"""The letter of a target or the number of a battle at the counters of a space: which side of them is the best."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from render.britannia_redux.board_part import BoardPart
from render.britannia_redux.rows import SIDES, Row, Side
from render.britannia_redux.signs import number_disc
from render.britannia_redux.theme import livery
from render.britannia_redux.ways import Ways
from render.core.canvas import Box, Point, Sprite
from render.core.map_sheet import shared
from render.core.plates import letter_disc

_SIDES_COST: Final[Mapping[Side, float]] = {"left": 0.0, "above": 0.3, "right": 0.25, "below": 0.4, "corner": 0.45}
_OUTSIDE, _AT_SEA_SHARE, _ON_OTHERS, _ASIDE, _ASIDE_OF_CORNER = 3.0, 0.5, 2.0, 0.3, 0.4
_NEAR_OTHERS, _AFTER_WORKS = 34, 0.5
"""How bad it is for the letter or number of a space to be outside the picture or within some pixels of the counters of
others, or after a fortification; how good the sea is as a share of its own land, and how straight an arrow goes to its
side, or to the corner, before that's bad."""


class Badges:
    """The letters and numbers at counters on a part of the board."""

    def __init__(self, part: BoardPart) -> None:
        self._part, self._game, self._shown = part, part.game, part.shown

    def of(self, space: str, *, is_bare: bool) -> Sprite | None:
        """The letter of a space as a target, or the number of its battle; ``is_bare``: it has no counters."""
        letter = self._shown.targets.spaces.get(space)
        if letter and (self._part.is_listed or not is_bare):
            self._part.lettered.add(space)
            disc = letter_disc(letter, self._part.lettering)
            return disc.shown_as("letter", f"{letter} {space}", disc.letters)
        if space not in self._part.numbered:
            return None
        is_inherited = space in self._shown.taken and self._part.is_of_heirs
        heir = livery(self._game, self._part.holders[space]) if is_inherited else None
        return number_disc(self._part.numbered[space], self._part.numbering, *([heir.counter] if heir else []))

    def attach(self, space: str, row: Row) -> None:
        """Put the badge of a row at the best side of its counters, which stay in the middle of their space.

        Where Roads go off it's at the corner or below: clear of them.
        """
        sides: Sequence[Side] = ("corner", "below") if any(space in road for road in self._roads) else tuple(SIDES)
        row.side = min(sides, key=lambda side: self._cost_of_side(space, replace(row, side=side)))
        row.home = row.around(self._part.at(space))

    def _cost_of_side(self, space: str, row: Row) -> float:
        """How bad a side is for the letter or number of a space.

        It's on its own land or else at sea, inside the picture, not where the counters of others are, and not between
        its counters and an arrow.
        """
        at, badge = self._part.at(space), row.badge
        if badge is None:
            return 0
        box = badge.box_at(*row.badge_at(at))
        cost = _SIDES_COST[row.side] + _OUTSIDE * (not self._part.is_inside_edges(box))
        cost += _AFTER_WORKS * (row.side == "right" and len(row.sprites) > len(row.nations))
        counts = self._part.chart.index.crop(box).histogram()
        own = counts[self._part.board.areas.get(space, 0)]
        cost += 1 - (own + (counts[0] if space in self._game.data.areas else 0) * _AT_SEA_SHARE) / sum(counts)
        left, top, right, bottom = box
        around = left - _NEAR_OTHERS, top - _NEAR_OTHERS, right + _NEAR_OTHERS, bottom + _NEAR_OTHERS
        covered = sum(shared(around, other) for place, other in self._expected if place != space)
        cost += _ON_OTHERS * covered / (badge.width * badge.height)
        aside = _ASIDE_OF_CORNER if row.side == "corner" else _ASIDE
        return cost + sum(max(_towards(row.side, at, end) - aside, 0) for end in self._ways_at(space))

    @cached_property
    def _expected(self) -> list[tuple[str, Box]]:
        """About where the counters of spaces will be."""
        found = []
        for space in filter(self._part.is_shown, self._part.board.spaces):
            if self._part.nations_at(space) and not self._part.is_bare(space):
                (x, y), near = self._part.at(space), self._part.army_size(space) / 2
                wide = near * len(self._part.nations_at(space))
                found.append((space, (round(x - wide), round(y - near), round(x + wide), round(y + near))))
        return found

    def _ways_at(self, space: str) -> Iterator[Point]:
        """The other ends of the arrows and of the Roads at a space."""
        for march in self._shown.marches:
            ends = march.path[0], march.path[-1]
            if space in ends and ends[0] != ends[1]:
                yield self._part.at(ends[ends[0] == space])
        for road in self._roads:
            if space in road:
                yield self._part.at(road[road[0] == space])

    @cached_property
    def _roads(self) -> list[tuple[str, str]]:
        """The Roads on the picture: a letter lies on none."""
        return list(dict.fromkeys(Ways(self._part).roads()))


def _towards(side: Side, start: Point, end: Point) -> float:
    """How much an arrow goes to a side of its start: 1 if straight there."""
    way = SIDES[side]
    along = (end[0] - start[0]) * way[0] + (end[1] - start[1]) * way[1]
    return along / (math.dist(start, end) or 1) / math.hypot(*way)
