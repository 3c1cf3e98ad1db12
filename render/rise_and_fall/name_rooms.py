"""The places of the names of a region, and which of them all the names take so that each is read as what it names."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from render.core.canvas import Box, Point
from render.core.labels import overlaps
from render.rise_and_fall.sheet import BESIDE_NAME
from rules.rise_and_fall.data.loader import Area

_LINES_APART: Final = 14
"""The pixels between names above each other."""

_ON_ONE_LINE, _GAP_ON_LINE, _COST_OF_LINE = 0.5, 1.5, 250
"""Two names are read as one if their lines are less than a share of their letters apart in height, and what is between
them is less than a multiple of these; and how bad that is without any gap."""

_GAP_OF_STACK, _COST_OF_STACK = 0.5, 80
"""What is between two names above each other that are read as one, as a share of their letters; and how bad it is."""

_ROUNDS, _PUSHES = 3, 2
"""How often each name is moved to a better place that others left, and how many names, each by the one before, are
pushed away for that.
"""


@dataclass(frozen=True)
class Room:
    """A place of a name: its lines and letters, how bad it is, and the ends of the line to its area if it needs one."""

    lines: Sequence[str]
    letters: int
    box: Box
    cost: float
    ends: tuple[Point, Point] | None = None

    @cached_property
    def parts(self) -> tuple[Box, ...]:
        """The boxes of its lines, as wide as the widest."""
        left, top, right, bottom = self.box
        high = (bottom - top) / len(self.lines)
        return tuple(
            (left, round(top + place * high), right, round(top + (place + 1) * high))
            for place in range(len(self.lines))
        )


def has_place(room: Room, others: Iterable[Room]) -> bool:
    """Whether a place of a name is off some other names."""
    return not any(overlaps(room.box, with_margin(each.box)) for each in others)


def with_margin(box: Box) -> Box:
    """The box of a name with what keeps others off it."""
    left, top, right, bottom = box
    across, _ = BESIDE_NAME
    return left - across, top - _LINES_APART, right + across, bottom + _LINES_APART


def improved(chosen: Mapping[Area, Room], every: Mapping[Area, Sequence[Room]]) -> dict[Area, Room]:
    """Better places of names than those chosen one after the other, out of ``every`` place that each has."""
    found = {**chosen}
    rooms = {area: sorted(every[area], key=lambda room: room.cost) for area in chosen}
    for _ in range(_ROUNDS):
        before = {**found}
        for area, places in rooms.items():
            found[area] = _best_among(places, _without(found, area)) or found[area]
        for area in rooms:
            found = _pushed(found, rooms, area)
        if found == before:
            break
    return found


def _best_among(rooms: Sequence[Room], others: Sequence[Room]) -> Room | None:
    """The best of some places of a name, those that cost least by themselves first, among other names."""
    best, least = None, math.inf
    for room in rooms:
        if room.cost >= least:
            break
        if has_place(room, others):
            cost = _cost_among(room, others)
            if cost < least:
                best, least = room, cost
    return best


def _pushed(found: dict[Area, Room], rooms: Mapping[Area, Sequence[Room]], area: Area) -> dict[Area, Room]:
    """The places of names if one takes a better place than it has and pushes others out of it, if that's good."""
    now, best, least = _cost_among(found[area], _without(found, area)), found, _cost_of_all(found)
    for room in itertools.takewhile(lambda each: each.cost < now, rooms[area]):
        for trial in _trials({**found, area: room}, rooms, [area], now - room.cost):
            cost = _cost_of_all(trial)
            if cost < least:
                best, least = trial, cost
    return best


def _trials(
    found: dict[Area, Room], rooms: Mapping[Area, Sequence[Room]], fixed: Sequence[Area], gain: float
) -> Iterator[dict[Area, Room]]:
    """The places of names after the last of those that are ``fixed`` got its own, and pushed another out of it.

    ``gain``: how much worse the places of others may become for that.
    """
    room = found[fixed[-1]]
    out = [each for each, other in found.items() if each != fixed[-1] and not has_place(room, [other])]
    if not out:
        yield found
    elif len(out) == 1 and out[0] not in fixed and len(fixed) <= _PUSHES:
        (other,) = out
        most = found[other].cost + gain
        for place in itertools.takewhile(lambda each: each.cost < most, rooms[other]):
            if has_place(place, [found[each] for each in fixed]):
                yield from _trials({**found, other: place}, rooms, [*fixed, other], most - place.cost)


def _without(found: Mapping[Area, Room], area: Area) -> list[Room]:
    return [room for each, room in found.items() if each != area]


def _cost_of_all(found: Mapping[Area, Room]) -> float:
    """How bad the places of all names are together."""
    pairs = itertools.starmap(_cost_of_pair, itertools.combinations(found.values(), 2))
    return sum(room.cost for room in found.values()) + sum(pairs)


def _cost_among(room: Room, others: Iterable[Room]) -> float:
    """How bad a place of a name is among other names."""
    return room.cost + sum(_cost_of_pair(room, other) for other in others)


def _cost_of_pair(one: Room, other: Room) -> float:
    """How bad it is that two names have lines beside or right above each other, as if they were one name."""
    letters = max(one.letters, other.letters)
    beside = max(_nearness(*pair, letters) for pair in itertools.product(one.parts, other.parts)) ** 2
    shared = min(one.box[2], other.box[2]) - max(one.box[0], other.box[0])
    gap = max(one.box[1] - other.box[3], other.box[1] - one.box[3])
    is_stack = shared > letters and gap < letters * _GAP_OF_STACK
    return beside * _COST_OF_LINE + is_stack * _COST_OF_STACK


def _nearness(one: Box, other: Box, letters: int) -> float:
    """From 0, if two lines aren't beside each other, or far enough apart, to 1 if nothing is between them."""
    gap = max(one[0] - other[2], other[0] - one[2], 0)
    if abs(one[3] - other[3]) >= letters * _ON_ONE_LINE or gap >= letters * _GAP_ON_LINE:
        return 0
    return 1 - gap / (letters * _GAP_ON_LINE)
