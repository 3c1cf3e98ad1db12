"""A region of Rise and Fall: every area of it has its name, beside its sign, on its land, or joined to it by a line."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from PIL import ImageDraw

from render.core.boxes import gap_between
from render.core.canvas import Box, Pen, Point, Sprite, smooth, with_shadow
from render.core.counters import Counter, counter_sprite
from render.core.fonts import Face, text_width
from render.core.image_cache import cached_image
from render.core.labels import label, overlaps
from render.core.palette import INK, PANEL
from render.rise_and_fall.name_rooms import Room, has_place, improved, with_margin
from render.rise_and_fall.sheet import BESIDE_NAME, Sheet, as_lines
from rules.rise_and_fall.data.loader import Area
from rules.rise_and_fall.game import RiseAndFall

_BESIDE, _CLEARLY, _JUST, _LONELY = 8, 26, 4, 16
"""The pixels between a sign and its name; by how many a name is nearer to its own sign than to any other, and by how
many if there's no other room; and how far the name of an empty area keeps off signs."""

_BELOW_SIGN, _COST_OF_DOUBT = 40, 3
"""The pixels from a sign up to which the name of an empty area is taken for that of the sign's; and how bad each pixel
is by which a name isn't clearly nearer to its own sign than to others."""

_SHARED: Final = 20
"""The pixels from a sign up to which a name below it is taken for its own, even if it's below another too."""

_UNDER: Final = 20
"""By how many pixels a name is nearer to its own sign than to one that its middle is rather below or above."""

_STEP: Final = 6
"""How many of a name's points on others' land count as one more."""

_AFAR, _TURNS = (60, 85, 115, 150, 190, 230, 270, 320, 370), 24
"""How far from its sign a name may be that a line joins to it, and in how many directions it's tried."""

_SMALLER: Final = 0.86
"""The letters of a name that has no room for larger ones, as a share of these."""

_GRID: Final = 20
_REACH: Final = (220, 160)
"""The steps in which places of a name are tried on an empty area's land, and how far they are from its middle."""

_OVER, _OVER_OTHERS, _ON_SHORE = 10, 3, 34
"""How many of the points of a name, of 21, with its middle on its area's land may be beyond that, how many of them on
land of other powers; and by how many pixels a name on the sea may be off its land without a line."""

_ABROAD, _COST_OF_TIER, _COST_OF_SMALLER, _COST_OF_CROWDING = 1000, 100, 160, 400
_COST_OF_SHARING, _COST_OF_TAKEN, _COST_OF_MIDDLE = 300, 900, 700
_COST_OF_SHORE, _COST_OF_OVER, _COST_OF_LAND = 120, 30, 14
"""How bad it is for a name to be on others' land; to have two lines, or to be as near to another sign; to be smaller;
to take the last place of another name; to be below another sign too; to be taken for another's; and to be in small
lines that are as near to others; and for the name of an empty area to be on the sea beside its land, each point
beyond its land, and each point of a name with a line that is on other areas of the region."""

_FOREIGN, _EMPTY, _PALE, _BORDERS, _COST_OF_NEXT = 3, 2, 0.5, 8, 14
"""How many points on other land one on that of other powers counts for, one on an empty area, and one on pale land
beyond the region, of a name beside its sign; how many a border that it crosses takes up; and how bad each other one is.
"""

_FRAME: Final = 8
"""How thick the frame around units in another power's land is."""

_DOT, _SHORTEST, _MOST_ABROAD = 9, 34, 1
"""Half the size of the end of a line on an empty area, the least length of a line, and how much of a name, in steps,
may be on land of other powers without one."""


class Region(Sheet):
    """A region: each name is beside its own sign, or a line joins it to that; empty areas are named on their land."""

    region: Collection[str] = ()
    lined = True

    def _draw_area(self, area: Area) -> None:
        """An area with its signs; units in an area that another power holds have a dark frame."""
        if guest_of(self.game, area.id):
            self.put(area.id, _frame(self.px(self.subject), _FRAME), *self.at(area.id))
        super()._draw_area(area)

    def name_areas(self, areas: Iterable[Area]) -> None:
        """Write the names of areas, those with the least room first, then those that need lines."""
        self._sites, afar, chosen = self.sites(), list[Area](), dict[Area, Room]()
        every = {area: [*self._rooms(area)] for area in areas}
        rooms = every
        while rooms:
            rooms = {
                area: [room for room in found if has_place(room, chosen.values())] for area, found in rooms.items()
            }
            afar += [area for area, found in rooms.items() if not found]
            rooms = {area: found for area, found in rooms.items() if found}
            if rooms:
                tightest = min(rooms, key=lambda area: (_is_bad(rooms[area]), len(rooms[area])))
                chosen[tightest] = self._least_crowding(rooms.pop(tightest), rooms.values())
        for area, room in improved(chosen, every).items():
            self._write(area, room)
        for area in afar:
            self._name_afar(area)

    def _least_crowding(self, rooms: Sequence[Room], others: Iterable[Sequence[Room]]) -> Room:
        """The best of some places of a name; one that leaves a good place to all other names, if there's any."""
        good = [[room.box for room in found if room.cost < _ABROAD] for found in others]

        def cost(room: Room) -> float:
            taken = with_margin(room.box)
            crowded = sum(bool(boxes) and all(overlaps(taken, box) for box in boxes) for boxes in good)
            return room.cost + crowded * _COST_OF_CROWDING

        return min(rooms, key=cost)

    def _rooms(self, area: Area) -> Iterator[Room]:
        """The places of a name that need no line."""
        return self._beside_sign(area) if self._has_sign(area) else self._on_land(area)

    def _has_sign(self, area: Area) -> bool:
        return any(each == area.id for each, _ in self.signs)

    def _beside_sign(self, area: Area) -> Iterator[Room]:
        """The places of a name beside its own sign; those on land of other powers and in two lines are worse."""
        tried = itertools.product(self._sizes, (_CLEARLY, _JUST), as_lines(self.texts.name(area.id)))
        seen = set[Box]()
        for tier, (size, nearer, lines) in enumerate(tried):
            for place, box in enumerate(self._around_sign(area, lines, size)):
                if box not in seen and self.placer.is_free(box) and self.belongs(box, area.id, nearer):
                    seen.add(box)
                    abroad = self._abroad(area.id, box)
                    cost = _COST_OF_TIER * tier + place + self._cost_of_doubt(area, box)
                    cost += _ABROAD + 12 * abroad if abroad else 0
                    cost += self._cost_of_sharing(area, box)
                    cost += self._cost_of_land(area.id, box)
                    if abroad <= _MOST_ABROAD:
                        yield Room(lines, size, box, cost)
        yield from self._in_the_middle(area)

    def _in_the_middle(self, area: Area) -> Iterator[Room]:
        """The places of a name in two small lines right below or above its own sign, as near to others as to that."""
        size = self._sizes[-1]
        for lines in as_lines(self.texts.name(area.id))[1:]:
            for place, box in enumerate(itertools.islice(self._around_sign(area, lines, size), 2)):
                if self.placer.is_free(box) and self.belongs(box, area.id, 0) and not self._abroad(area.id, box):
                    yield Room(lines, size, box, _COST_OF_MIDDLE + place + self._cost_of_doubt(area, box))

    def _cost_of_land(self, area: str, box: Box) -> float:
        """How bad it is for a name beside its sign to be on the land of other areas, most of all on that of others."""
        weights = self._weights(area)
        return max(sum(weights.get(number, _PALE) for number in self._under(box)) - _BORDERS, 0) * _COST_OF_NEXT

    def _weights(self, area: str) -> Mapping[int, float]:
        """How bad a point of an area's name on each area of the region is, and on the sea, by their numbers."""
        weights = dict.fromkeys(self._numbers, 1.0) | dict.fromkeys(self._empty, _EMPTY)
        return weights | dict.fromkeys(self._foreign(area), _FOREIGN) | {0: 0, self.board.areas[area]: 0}

    @cached_property
    def _empty(self) -> frozenset[int]:
        """The numbers of the areas of this region that have no sign: a name on one is taken for its own."""
        marked = {area for area, _ in self.signs}
        return frozenset(self.board.areas[area] for area in self.region if area not in marked)

    def _cost_of_sharing(self, area: Area, box: Box) -> float:
        """How bad it is for a name to be below its own sign and another, or above both, or be taken for another's."""
        own, sides = self.boxes_of(area.id), {_side(box, sign) for sign in self.boxes_of(area.id)} - {0}
        others = [sign for other, sign in self.signs if other != area.id]
        if is_taken_for_another(box, own, others):
            return _COST_OF_TAKEN
        is_shared = any(_side(box, sign) in sides for sign in others if gap_between(box, sign) < _SHARED)
        return _COST_OF_SHARING if is_shared else 0

    def _cost_of_doubt(self, area: Area, box: Box) -> float:
        """How bad it is for a name to be about as near to another area's sign as to its own, which it is for."""
        own = min(gap_between(box, sign) for sign in self.boxes_of(area.id))
        return max(_CLEARLY + own - self._gap_to_signs(area, box), 0) * _COST_OF_DOUBT

    def _gap_to_signs(self, area: Area, box: Box) -> float:
        """How many pixels are between a name and the nearest sign of another area."""
        return min((gap_between(box, sign) for other, sign in self.signs if other != area.id), default=math.inf)

    @property
    def _sizes(self) -> tuple[int, int]:
        """The letters of names, and smaller ones for those that have no room else."""
        return self.letters(14), round(self.letters(14) * _SMALLER)

    def _around_sign(self, area: Area, lines: Sequence[str], size: int) -> Iterator[Box]:
        """The places of a name around its sign, whether they're free or not, the best first."""
        wide, high = self._size(area, lines, size)
        signs = self.boxes_of(area.id)
        (left, top, right, _), y = outer(signs), self.at(area.id)[1]
        counter = max(signs, key=lambda box: box[2] - box[0])
        middle, base = (counter[0] + counter[2]) / 2, counter[3] + _BESIDE
        for across, down in (
            (middle - wide / 2, base), (middle - wide / 2, top - _BESIDE - high), (right + _BESIDE, y - high / 2),
            (left - _BESIDE - wide, y - high / 2), (middle - wide * 0.3, base), (middle - wide * 0.7, base),
            (right + _BESIDE, y), (left - _BESIDE - wide, y), (middle - wide * 0.3, top - _BESIDE - high),
            (middle - wide * 0.7, top - _BESIDE - high), (left, base), (right - wide, base),
        ):  # fmt: skip
            yield round(across), round(down), round(across) + wide, round(down) + high

    def _on_land(self, area: Area) -> Iterator[Room]:
        """The places of an empty area's name on its land, away from all signs, or on the sea beside its shore."""
        (x, y), own = self.at(area.id), self.board.areas[area.id]
        grid = itertools.product(*(range(-reach, reach + 1, _GRID) for reach in _REACH))
        places = [(x + across, y + down) for across, down in grid]
        for size, lines in itertools.product(self._sizes, as_lines(self.texts.name(area.id))):
            wide, high = self._size(area, lines, size)
            smaller = _COST_OF_SMALLER * (size != self._sizes[0]) + _COST_OF_TIER / 4 * (len(lines) - 1)
            for across, down in places:
                left, top = round(across - wide / 2), round(down - high / 2)
                box = left, top, left + wide, top + high
                away = left - _LONELY, top - _LONELY, left + wide + _LONELY, top + high + _LONELY
                if self.placer.is_free(away):
                    cost = self._cost_of_ground(area.id, box, own)
                    if cost < math.inf:
                        cost += max(_BELOW_SIGN - self._gap_to_signs(area, box), 0)
                        yield Room(lines, size, box, cost + smaller + math.dist((across, down), (x, y)) / 2)

    def _cost_of_ground(self, area: str, box: Box, own: int) -> float:
        """How bad it is for an empty area's name to be where it is; it can't be where it's taken for another's."""
        (x, y), under = middle_of(box), self._under(box)
        inside, sea, foreign = under.count(own), under.count(0), self._foreign(area)
        beside = sum(number in self._numbers for number in under) - inside
        if self.chart.number_at(round(x), round(y)) == own:
            abroad = sum(number in foreign for number in under)
            if len(under) - inside > _OVER or abroad > _OVER_OTHERS:
                return math.inf
            return (len(under) - inside + beside + abroad) * _COST_OF_OVER
        if inside + sea < len(under) or not sea:
            return math.inf
        gap = self._gap_to_shore(box, self.at(area), own)
        return _COST_OF_SHORE + gap if gap <= _ON_SHORE else math.inf

    def _gap_to_shore(self, box: Box, site: Point, own: int) -> float:
        """How many pixels are between a name and its land, on the line to its middle; endless if others' is between."""
        start = _clamped(site, box)
        length = math.dist(start, site)
        for away in range(0, int(length) + 1, 4):
            share = away / max(length, 1)
            x, y = (round(a + (b - a) * share) for a, b in zip(start, site, strict=True))
            number = self.chart.number_at(x, y)
            if number == own:
                return away
            if number:
                break
        return math.inf

    def _under(self, box: Box) -> list[int]:
        """The numbers of the areas under a name, at some points."""
        left, top, right, bottom = box
        across = [left + (right - left) * share // 6 for share in range(7)]
        return [self.chart.number_at(x, y) for x in across for y in (top, (top + bottom) // 2, bottom)]

    @cached_property
    def _numbers(self) -> frozenset[int]:
        """The numbers of the areas of this region."""
        return frozenset(self.board.areas[each] for each in self.region)

    def _abroad(self, area: str, box: Box) -> int:
        """How much of a name is on land of other powers, in steps: it would be taken for the name of that land."""
        foreign = self._foreign(area)
        return sum(number in foreign for number in self._under(box)) // _STEP

    def _foreign(self, area: str) -> Collection[int]:
        """The numbers of the areas of this region that another power holds than an area."""
        control = self.game.state.control
        return {self.board.areas[each] for each in self.region if control.get(each) != control.get(area)}

    def _size(self, area: Area, lines: Sequence[str], letters: int) -> tuple[int, int]:
        """The width and the height of a name, with the strokes below its base."""
        wide = max(text_width(line, self.face(area), letters) for line in lines)
        return round(wide), round(letters * (len(lines) - 0.05))

    def face(self, area: Area) -> Face:
        """The letters of an area's name: heavy ones if it has a star."""
        return Face.HEAVY if self.game.is_star(area) else Face.STRONG

    def _write(self, area: Area, room: Room) -> None:
        """Write a name in one line or two into its place, and keep others off it."""
        size, (left, top, right, _) = room.letters, room.box
        for place, line in enumerate(room.lines):
            ground = self.ground_under(room.box)
            sprite = label(line, self.face(area), size, ground, radius=self.halo * self.scale)
            x, y = round((left + right - sprite.width) / 2), round(top + place * size * 0.95)
            sprite.put(self.picture, x, y)
            self.placer.labels.append((area.id, (x, y, x + sprite.width, y + sprite.height)))
        self.placer.take(with_margin(room.box))

    def _name_afar(self, area: Area) -> None:
        """Write a name where there's room, and join it to its sign or its land with a line; without room, leave it."""
        best = min(self._afar(area), default=None, key=lambda room: room.cost)
        if best is not None and best.ends is not None:
            start, end = best.ends
            pen = ImageDraw.Draw(self.picture)
            pen.line(best.ends, fill=PANEL, width=10)
            if not self._has_sign(area):
                pen.ellipse(_disc(start, _DOT + 3), fill=PANEL)
                pen.ellipse(_disc(start, _DOT), fill=INK)
            pen.line(best.ends, fill=INK, width=5)
            for x, y in _points(start, end):
                self.placer.take(_disc((x, y), BESIDE_NAME[1]))
            self._write(area, best)

    def _afar(self, area: Area) -> Iterator[Room]:
        """The free places of a name around its sign or its land to which a line crosses nothing."""
        site, others = self.at(area.id), self._numbers - {self.board.areas[area.id]}
        sign = max(self.boxes_of(area.id), key=lambda box: box[2] - box[0]) if self._has_sign(area) else _disc(site, 0)
        foreign = self._foreign(area.id)
        for size, lines in itertools.product(self._sizes, as_lines(self.texts.name(area.id))):
            wide, high = self._size(area, lines, size)
            for reach, turn in itertools.product(_AFAR, range(_TURNS)):
                angle = turn * math.tau / _TURNS
                x, y = site[0] + math.cos(angle) * (reach + wide / 2), site[1] + math.sin(angle) * reach
                box = round(x - wide / 2), round(y - high / 2), round(x + wide / 2), round(y + high / 2)
                ends = nearest_points(sign, box)
                if math.dist(*ends) >= _SHORTEST and self.placer.is_free(box) and self._is_open(*ends):
                    land = sum((number in others) + 2 * (number in foreign) for number in self._under(box))
                    cost = math.dist(*ends) + land * _COST_OF_LAND + _COST_OF_SMALLER * (size != self._sizes[0])
                    yield Room(lines, size, box, cost, ends)

    def _is_open(self, start: Point, end: Point) -> bool:
        """Whether a line crosses no sign and no name between its ends."""
        return not any(self.placer.is_taken(*point) for point in _points(start, end)[1:])


def guest_of(game: RiseAndFall, area: str) -> str:
    """The unit on top in an area if another power holds the area; empty without one."""
    unit = next(iter(game.at(area)), "")
    holder = game.state.control.get(area)
    return unit if unit and holder and holder != game.nation_of(unit) else ""


def framed_counter(counter: Counter, size: int, thick: int) -> Sprite:
    """A counter in the frame of units in another power's land."""
    frame, inner = _frame(size, thick), counter_sprite(counter, size)
    image = frame.image.copy()
    image.alpha_composite(inner.image, (frame.left + thick - inner.left, frame.top + thick - inner.top))
    return replace(frame, image=image)


@cached_image
def _frame(size: int, thick: int) -> Sprite:
    """The frame around a counter of a size; the counter covers what is inside."""
    whole = size + 2 * thick

    def paint(pen: Pen) -> None:
        pen.box(0, 0, whole, whole, INK, radius=whole / 7)

    return with_shadow(smooth(whole, whole, paint), blur=2, drop=2, strength=0.4)


def is_taken_for_another(box: Box, own: Collection[Box], others: Collection[Box]) -> bool:
    """Whether a name is nearer to another's sign than to its own counter, its largest sign, or is below the other."""
    away = gap_between(box, _largest(own))
    return any(gap_between(box, sign) < away for sign in others) or is_below_another(box, own, others)


def is_below_another(box: Box, own: Collection[Box], others: Iterable[Box]) -> bool:
    """Whether a name has its middle rather below or above another's sign, and about as near to that as to its own."""
    middle, near = middle_of(box)[0], min(gap_between(box, each) for each in own)
    aside = abs(middle - middle_of(_largest(own))[0])
    return any(
        _side(box, sign) and gap_between(box, sign) < near + _UNDER and abs(middle - middle_of(sign)[0]) < aside
        for sign in others
    )


def _largest(signs: Iterable[Box]) -> Box:
    """The counter among the signs of an area."""
    return max(signs, key=lambda each: each[2] - each[0])


def _side(box: Box, sign: Box) -> int:
    """1 if a name is below a sign, -1 if it's above it, 0 if it's beside it."""
    if box[2] <= sign[0] or sign[2] <= box[0]:
        return 0
    return (box[1] >= sign[3]) - (box[3] <= sign[1])


def _is_bad(rooms: Iterable[Room]) -> bool:
    """Whether each place of a name is on others' land: it gets one after all names that have a good place."""
    return all(room.cost >= _ABROAD for room in rooms)


def _points(start: Point, end: Point) -> list[Point]:
    """Some points of a line between its ends."""
    count = max(int(math.dist(start, end) // 6), 2)
    return [
        (start[0] + (end[0] - start[0]) * each / count, start[1] + (end[1] - start[1]) * each / count)
        for each in range(1, count)
    ]


def _disc(middle: Point, reach: int) -> Box:
    x, y = map(round, middle)
    return x - reach, y - reach, x + reach, y + reach


def middle_of(box: Box) -> Point:
    """The middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def outer(boxes: Iterable[Box]) -> Box:
    """The box around several."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def nearest_points(one: Box, other: Box) -> tuple[Point, Point]:
    """The points of two boxes that are nearest to each other, from the middle of the first's side."""
    end = _clamped(middle_of(one), other)
    return _clamped(end, one), end


def _clamped(spot: Point, box: Box) -> Point:
    """The point of a box that is nearest to a place."""
    return min(max(spot[0], box[0]), box[2]), min(max(spot[1], box[1]), box[3])
