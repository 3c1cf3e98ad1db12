"""The plates of powers in a film: each on its own land or joined to it, and where it was in the frame before."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from PIL import Image, ImageDraw

from render.core.basemap import Chart, base_map
from render.core.canvas import Box, Point, Sprite
from render.core.labels import Placer
from render.core.palette import IVORY, Colour
from render.rise_and_fall.texts import GAME

_GAP: Final = 12
"""The pixels between two plates, and between a plate and the line of another."""

_ASHORE: Final = 7
"""The points of a plate, of 21, on its power's land from which it needs no line if its middle is there too."""

_SHORTEST, _SHORT, _LONGEST, _STEP = 36, 90, 250, 24
"""The pixels of the shortest line from a plate, of a short one, and of the longest, and between the points by which
one is judged."""

_FOREIGN, _SEA, _HIDDEN, _JOINED, _JOINED_SMALL, _LONG, _AWAY = 55, 4, 30, 450, 150, 6, 0.5
"""How bad each point of a plate is on others' land, on the sea, and on a small land of its own; how bad a line
is, that of a small land, and each pixel of it that is more than short; and each pixel from the middle of the land."""

_SMALL: Final = 2
"""A land smaller than so many plates is small: its plate would hide it."""

_WORSE: Final = 250
"""How much worse the place of a plate may become before it moves."""

_PLACES: Final = 6
_NEAR: Final = tuple(itertools.product(range(-420, 421, 35), range(-240, 241, 20)))
"""The areas of a land around which a plate is tried, and where, seen from them."""


@dataclass(frozen=True)
class Land:
    """A power's land: its plate in one line and in two, its main part, all its areas, and its colour."""

    versions: Sequence[Sprite]
    main: Collection[str]
    areas: Collection[str]
    colour: Colour


@dataclass(frozen=True)
class LandPlate:
    """A plate on a frame, and the end of the line that joins it to its land if it's beside that."""

    plate: Sprite
    box: Box
    goal: Point | None
    colour: Colour

    @property
    def line(self) -> Sequence[Point]:
        """Some points of its line."""
        if self.goal is None:
            return ()
        (x, y), (end_x, end_y) = nearest_in(self.box, self.goal), self.goal
        count = max(int(math.dist((x, y), self.goal) // _STEP), 2)
        return [(x + (end_x - x) * step / count, y + (end_y - y) * step / count) for step in range(1, count + 1)]

    def put(self, picture: Image.Image) -> None:
        """Draw it, its line first."""
        if self.goal is not None:
            pen, (x, y), start = ImageDraw.Draw(picture), self.goal, nearest_in(self.box, self.goal)
            for reach, width, ink in ((12, 9, IVORY), (10, 5, self.colour)):
                pen.line([start, self.goal], ink, width)
                pen.ellipse((x - reach, y - reach, x + reach, y + reach), ink)
        self.plate.put(picture, *self.box[:2])


@dataclass(frozen=True)
class _Kept:
    """Where a plate was: its version, its middle, the end of its line, and how bad that was."""

    version: int
    middle: Point
    goal: Point | None
    cost: float


class LandPlates:
    """Finds the places of plates frame by frame: one that still has room stays where it was."""

    def __init__(self, chart: Chart, edge: int) -> None:
        self._chart, self._edge, self._kept = chart, edge, dict[str, _Kept]()
        self._without: Collection[str] = set[str]()

    @cached_property
    def _pixels(self) -> Sequence[int]:
        return self._chart.index.histogram()

    def place(self, lands: Mapping[str, Land], taken: Collection[Box]) -> list[LandPlate]:
        """The plates of one frame. All move if another one has room only then."""
        found = self._placed(lands, self._kept, taken)
        without = lands.keys() - found.keys()
        if without - {*self._without}:
            fresh = self._placed(lands, {}, taken)
            found = fresh if len(fresh) > len(found) else found
        self._without = lands.keys() - found.keys()
        self._kept |= {power: kept for power, (kept, _) in found.items()}
        return [plate for _, plate in found.values()]

    def _placed(
        self, lands: Mapping[str, Land], kept: Mapping[str, _Kept], taken: Iterable[Box]
    ) -> dict[str, tuple[_Kept, LandPlate]]:
        """The powers that have room for a plate; those that had one in an earlier frame come first."""
        placer = Placer(self._chart.picture.width, self._chart.picture.height, self._edge)
        found = dict[str, tuple[_Kept, LandPlate]]()
        for box in taken:
            placer.take(box)
        for power in dict.fromkeys([*(each for each in kept if each in lands), *lands]):
            best = self._again(lands[power], kept.get(power), placer) or self._best(lands[power], placer)
            if best is not None:
                found[power] = best
                _take(placer, best[1])
        return found

    def _again(self, land: Land, kept: _Kept | None, placer: Placer) -> tuple[_Kept, LandPlate] | None:
        """A plate where it was before, if that's still on its land, or beside it, and about as good."""
        if kept is None or not (kept.goal is None or kept.goal in self._spots(land.areas)):
            return None
        plate = self._plate(land, kept.version, kept.middle, kept.goal)
        cost = self._cost(land, plate)
        is_good = cost <= kept.cost + _WORSE and _has_room(placer, plate)
        return (kept, plate) if is_good else None

    def _best(self, land: Land, placer: Placer) -> tuple[_Kept, LandPlate] | None:
        """The best place of a plate for the main part of its land, or for any part if that has none."""
        tried = (min(self._tried(land, part, placer), default=None, key=_badness) for part in (land.main, land.areas))
        return next((each for each in tried if each is not None), None)

    def _tried(self, land: Land, part: Collection[str], placer: Placer) -> Iterator[tuple[_Kept, LandPlate]]:
        """The places of a plate around the middle of a part of its land that have room."""
        spots = self._spots(part)
        middle = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        near = sorted(spots, key=lambda spot: math.dist(spot, middle))[:_PLACES]
        for spot, (across, down), version in itertools.product(near, _NEAR, range(len(land.versions))):
            place = spot[0] + across, spot[1] + down
            bare = self._plate(land, version, place, None)
            if placer.is_free(bare.box):
                for plate in (bare, replace(bare, goal=spot)):
                    cost = self._cost(land, plate)
                    if cost < math.inf and _has_room(placer, plate):
                        cost += math.dist(place, middle) * _AWAY
                        yield _Kept(version, place, plate.goal, cost), plate
                        break

    def _spots(self, areas: Iterable[str]) -> list[Point]:
        spaces = base_map(GAME).spaces
        return [spaces[area] for area in areas if area in spaces]

    def _plate(self, land: Land, version: int, middle: Point, goal: Point | None) -> LandPlate:
        """A plate around a place."""
        plate = land.versions[min(version, len(land.versions) - 1)]
        left, top = round(middle[0] - plate.width / 2), round(middle[1] - plate.height / 2)
        return LandPlate(plate, (left, top, left + plate.width, top + plate.height), goal, land.colour)

    def _cost(self, land: Land, plate: LandPlate) -> float:
        """How bad a place is; endless if a plate off its land has no line, or one too short or too long."""
        under, numbers = self._under(plate.box), {base_map(GAME).areas[area] for area in land.areas}
        own, sea = sum(number in numbers for number in under), under.count(0)
        cost = float((len(under) - own - sea) * _FOREIGN + sea * _SEA)
        size = sum(self._pixels[number] for number in numbers)
        is_small = size < _SMALL * plate.plate.width * plate.plate.height
        cost += own * _HIDDEN if is_small else 0
        if plate.goal is None:
            return cost if own >= _ASHORE and under[len(under) // 2] in numbers else math.inf
        length = math.dist(nearest_in(plate.box, plate.goal), plate.goal)
        if not _SHORTEST <= length <= _LONGEST:
            return math.inf
        return cost + length + max(length - _SHORT, 0) * _LONG + (_JOINED_SMALL if is_small else _JOINED)

    def _under(self, box: Box) -> list[int]:
        """The numbers of the areas under a plate, at some points; beyond the picture there are none."""
        left, top, right, bottom = box
        wide, high = self._chart.index.size
        if left < 0 or top < 0 or right >= wide or bottom >= high:
            return [-1]
        xs = [left + (right - left) * place // 6 for place in range(7)]
        return [self._chart.number_at(x, y) for x in xs for y in (top, (top + bottom) // 2, bottom)]


def _badness(place: tuple[_Kept, LandPlate]) -> float:
    return place[0].cost


def _has_room(placer: Placer, plate: LandPlate) -> bool:
    """Whether a plate and its line cross no other."""
    return placer.is_free(plate.box) and not any(placer.is_taken(*point) for point in plate.line)


def _take(placer: Placer, plate: LandPlate) -> None:
    """Keep other plates off one and its line."""
    left, top, right, bottom = plate.box
    placer.take((left - _GAP, top - _GAP, right + _GAP, bottom + _GAP))
    for x, y in plate.line:
        placer.take((round(x) - _GAP, round(y) - _GAP, round(x) + _GAP, round(y) + _GAP))


def nearest_in(box: Box, spot: Point) -> Point:
    """The point of a box that is nearest to a place."""
    return min(max(spot[0], box[0]), box[2]), min(max(spot[1], box[1]), box[3])
