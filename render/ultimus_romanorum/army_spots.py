"""Where the armies of the whole board are drawn: each in one piece with its name, so that no one asks whose it is."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from render.core.boxes import gap_between, grown
from render.core.canvas import Box, Point, Sprite
from render.core.labels import overlaps

_APART, _INSET = 9, 14
"""Half of the gap between two pieces, and the gap to the edge of the picture."""

_TOLD_APART, _MISTAKEN = 56, 80.0
"""The gap between a name and the counter of another army beside it, and what it costs if there's less."""

_LEFT, _BELOW, _FAR, _MISSING = 6.0, 12.0, 130.0, 900.0
"""What it costs, in pixels of distance, if the name is at the left, or below or above, or if the piece is far away or
left out."""

_ALONE: Final = 30
"""The gap between the name of a town and an army anywhere around it."""

_STEP: Final = 40
_STARTS: Final = 9
_REACH: Final = 200
_TIE, _POINTS = 12, 16
"""How far apart the places are that are tried, how far away, the room of a line, and its points that must be free."""

_SEEN: Final = 48
"""The least length of a line that can be seen: a shorter one would be taken for a part of its counter."""

_BAD: Final = 70.0
"""The cost from which a place is bad."""

_ROUNDS: Final = 12
"""How often pieces are placed: each time those that had no good place come earlier."""


@dataclass(frozen=True, eq=False)
class Piece:
    """An army: its counter, the plate with its name, its place, and where the counter may be near it.

    ``tips``: where a pointer from elsewhere may end, well inside the area. ``is_town``: it's a town with its name,
    which is never away from its place. ``cost_of_place``: what it costs if its counter and its name are somewhere.
    ``gap``: between the counter and a name beside it, in pixels.
    """

    area: str
    counter: Sprite
    plate: Sprite
    at: Point
    spots: tuple[Point, ...]
    is_town: bool = False
    tips: tuple[Point, ...] = ()
    cost_of_place: Callable[[Box, Box], float] = lambda counter, name: 0
    gap: int = 0


class Spot(NamedTuple):
    """Where a piece is: its counter, its plate, and the line from its place if it's away from it.

    ``margin``: what's kept free around its counter, in pixels.
    """

    cost: float
    counter: Box
    plate: Box
    tie: tuple[Point, Point] | None = None
    margin: int = _APART

    @property
    def line(self) -> list[Box]:
        """The room of the line from its place to its counter."""
        return _line(self)


class ArmySpots:
    """Finds where pieces are; what it found out about a piece it knows when it's asked again with more of them."""

    def __init__(self, is_free: Callable[[Box], bool], size: tuple[int, int]) -> None:
        self._is_free = is_free
        self._size = size
        self._near = cache(self._by_cost)
        self._placed_before: dict[tuple[Piece, ...], list[tuple[Piece, Spot]]] = {}
        self._touched_by = cache(
            lambda piece, room: {
                place for place, spot in enumerate(self._near(piece)) if _touches(_room_of(spot), room)
            }
        )
        self._away = cache(lambda piece: self._fitting(() if piece.is_town else _away(piece)))

    def best(self, pieces: Sequence[Piece]) -> list[tuple[Piece, Spot]]:
        """Where pieces are, so that none touches another one and most are at their places."""
        asked = tuple(pieces)
        if asked not in self._placed_before:
            self._placed_before[asked] = self._best(asked)
        return self._placed_before[asked]

    def added(self, found: Sequence[tuple[Piece, Spot]], pieces: Sequence[Piece]) -> list[tuple[Piece, Spot]]:
        """Where pieces are together with those that were found: in what these leave free."""
        return self._placed(pieces, found)

    def _best(self, pieces: Sequence[Piece]) -> list[tuple[Piece, Spot]]:
        best: list[tuple[Piece, Spot]] = []
        urgency = Counter[Piece]()
        for _ in range(_ROUNDS):
            order = sorted(pieces, key=lambda piece: (-urgency[piece], len(self._near(piece))))
            found = self._placed(order)
            if not best or _cost(found, pieces) < _cost(best, pieces):
                best = found
            costs = {piece: spot.cost for piece, spot in found}
            badly = [piece for piece in pieces if costs.get(piece, math.inf) > _BAD]
            if not badly:
                break
            urgency.update(each for piece in badly for each in [piece] * (1 if piece in costs else 3))
        return sorted(best, key=lambda pair: pieces.index(pair[0]))

    def _by_cost(self, piece: Piece) -> list[Spot]:
        """The places of a piece near its own that are free, the best first."""
        found = self._fitting(_near(piece))
        told = (spot._replace(cost=spot.cost + piece.cost_of_place(spot.counter, spot.plate)) for spot in found)
        return sorted(told, key=_cost_of)

    def _fitting(self, spots: Iterable[Spot]) -> list[Spot]:
        """Those of some places that are free, the best first."""
        found = (spot for spot in spots if _is_inside(spot, self._size) and self._is_free(_whole(spot)))
        return sorted(found, key=_cost_of)

    def _placed(self, order: Sequence[Piece], there: Sequence[tuple[Piece, Spot]] = ()) -> list[tuple[Piece, Spot]]:
        """Pieces in an order, each in the best of its places that the others and those already there leave free."""
        found = [*there]
        for piece in order:
            touched = self._touched(piece, found)
            near = [each for place, each in enumerate(self._near(piece)) if place not in touched]
            spot = next((each for each in near if _is_told_apart(piece, each, found)), None)
            if spot is None and near:
                spot = near[0]._replace(cost=near[0].cost + _MISTAKEN)
            spot = spot or self._seen_away(piece, found)
            if spot is not None:
                found.append((piece, spot))
        return found

    def _touched(self, piece: Piece, found: Iterable[tuple[Piece, Spot]]) -> Set[int]:
        """Which of the places of a piece near its own others take; the same two meet again and again."""
        return frozenset[int]().union(*(self._touched_by(piece, _room_of(spot)) for _, spot in found))

    def _seen_away(self, piece: Piece, found: Iterable[tuple[Piece, Spot]]) -> Spot | None:
        """The best place of a piece away from its area that others leave free and whose line can be seen.

        Many places differ only in where the line ends.
        """
        taken = [box for _, spot in found for box in _room_of(spot)]
        is_free = cache(lambda *ends: not _touches((grown(each, _APART) for each in ends), taken))
        free = (each for each in self._away(piece) if is_free(each.counter, each.plate))
        return next((each for each in free if not _touches(each.line, taken) and _is_seen(each)), None)


def _cost(found: Sequence[tuple[Piece, Spot]], pieces: Sequence[Piece]) -> float:
    """How bad the places of pieces are: worst if some have none, above all the first."""
    there = [piece for piece, _ in found]
    missing = sum(_MISSING * (len(pieces) - place) for place, piece in enumerate(pieces) if piece not in there)
    return missing + sum(spot.cost for _, spot in found)


def _cost_of(spot: Spot) -> float:
    return spot.cost


def _near(piece: Piece) -> Iterator[Spot]:
    """A piece at its place, or near it in the same area."""
    for middle in piece.spots:
        for spot in _at(piece, middle, math.dist(piece.at, middle)):
            yield spot._replace(margin=0 if piece.is_town else _APART)


def _at(piece: Piece, middle: Point, cost: float) -> Iterator[Spot]:
    """A piece with its counter at a place: its name at the right, at the left, below or above."""
    counter, plate = piece.counter.box_at(*middle), piece.plate
    left, top, right, bottom = counter
    y, middle_x = (top + bottom - plate.height) // 2, (left + right - plate.width) // 2
    yield Spot(cost, counter, _box(right + piece.gap, y, plate))
    yield Spot(cost + _LEFT, counter, _box(left - plate.width - piece.gap, y, plate))
    for x, more in ((middle_x, _BELOW), (left, 2 * _BELOW), (right - plate.width, 2 * _BELOW)):
        yield Spot(cost + more, counter, _box(x, bottom, plate))
        yield Spot(cost + more, counter, _box(x, top - plate.height, plate))


def _away(piece: Piece) -> Iterator[Spot]:
    """A piece away from its place, with a line to its counter."""
    for dx in range(-_REACH, _REACH + 1, _STEP):
        for dy in range(-_REACH, _REACH + 1, _STEP):
            far = math.hypot(dx, dy)
            if piece.counter.width < far <= _REACH:
                middle = piece.at[0] + dx, piece.at[1] + dy
                for start, (place, spot) in itertools.product(
                    piece.tips or piece.spots[::_STARTS], enumerate(_at(piece, middle, far))
                ):
                    if place < 2:
                        yield spot._replace(cost=spot.cost + _FAR, tie=(start, middle))


def _is_seen(spot: Spot) -> bool:
    """Whether the line from a place can be seen: it isn't below the counter or the name of its own army."""
    if spot.tie is None or gap_between(spot.counter, _at_point(spot.tie[0])) < _SEEN:
        return False
    return not any(overlaps(each, spot.plate) for each in _line(spot))


def _at_point(point: Point) -> Box:
    """A box without any room at a point."""
    return (round(point[0]), round(point[1])) * 2


def _room_of(spot: Spot) -> tuple[Box, ...]:
    """What a piece takes: its counter and its plate with the gap to others, and its line."""
    return grown(spot.counter, spot.margin), grown(spot.plate, _APART), *spot.line


def _touches(boxes: Iterable[Box], taken: Sequence[Box]) -> bool:
    """Whether some boxes touch any that is taken."""
    return any(overlaps(each, other) for each in boxes for other in taken)


def _is_told_apart(piece: Piece, spot: Spot, found: Iterable[tuple[Piece, Spot]]) -> bool:
    """Whether neither a name nor a counter is beside that of another army, as if both were one piece."""
    return all(
        _is_alone(own, name, counter)
        for other, there in found
        for own, name, counter in ((piece, spot.plate, there.counter), (other, there.plate, spot.counter))
    )


def _is_alone(piece: Piece, name: Box, counter: Box) -> bool:
    """Whether the name of a piece is far from the counter of another one: that of an army if both are level.

    The sign of a town is smaller, so its name must be away from all sides.
    """
    if piece.is_town:
        return gap_between(name, counter) >= _ALONE
    is_level = name[1] < counter[3] and counter[1] < name[3]
    return not is_level or gap_between(name, counter) >= _TOLD_APART


def _line(spot: Spot) -> list[Box]:
    """The room of the line from a place to a counter."""
    if spot.tie is None:
        return []
    (ax, ay), (bx, by) = spot.tie
    shares = [step / _POINTS for step in range(_POINTS)]
    points = [(round(ax + (bx - ax) * share), round(ay + (by - ay) * share)) for share in shares]
    return [(x - _TIE, y - _TIE, x + _TIE, y + _TIE) for x, y in points]


def _whole(spot: Spot) -> Box:
    """The box around a counter and its plate."""
    one, other = spot.counter, spot.plate
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _is_inside(spot: Spot, size: tuple[int, int]) -> bool:
    left, top, right, bottom = _whole(spot)
    return left >= _INSET and top >= _INSET and right <= size[0] - _INSET and bottom <= size[1] - _INSET


def _box(x: float, y: float, sprite: Sprite) -> Box:
    return round(x), round(y), round(x) + sprite.width, round(y) + sprite.height
