"""The whole board of Rise and Fall at a glance: powers named on their land, their armies in sum, stars and years."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from typing import Final

from PIL import Image, ImageDraw

from render.core.boxes import grown
from render.core.canvas import Box, Point, Sprite
from render.core.fonts import Face, text_width
from render.core.icons import paste_icon
from render.core.map_symbols import desolation, swatch
from render.core.palette import GAIN, INK, IVORY, LOSS, PORPHYRY, RIM, SECONDARY
from render.core.text_panels import panel, tile, write, write_fitted
from render.core.words import Words
from render.rise_and_fall.map_highlights import Changes
from render.rise_and_fall.power_plates import power_plate
from render.rise_and_fall.sheet import NameOnLand, Sheet, revolt_sign
from render.rise_and_fall.texts import land_name, year_text
from render.rise_and_fall.theme import livery
from rules.rise_and_fall.chapters.victory import stars
from rules.rise_and_fall.data.loader import SASSANIDS, rise_data
from rules.rise_and_fall.game import RiseAndFall

_LEAST_TURN: Final = 45
"""The least letters of which turn it is; without room for words there are its number and that of the last one."""

_CARTOUCHE: Final = (14, 680, 560, 306)
"""Left, top, width and height of the plate over the Sahara."""

_OFF_CARTOUCHE: Final = 14
"""The pixels between that and the plate of a power, which would seem to be a part of it."""

_COST_OF_AWAY: Final = 10
_FAR, _LEADER, _LONGEST = 26, 5, 230
"""The pixels between a name and its land from which a line joins them, its width, and the most pixels of one: a name
farther away is left out."""

_SIGN: Final = 58
_KEY, _KEY_FEW, _KEY_MANY = 46, 50, 44
"""The signs of keys, and the letters beside two or three of them."""

_LAND_NAME: Final = 54
"""The letters of all names: the same size for every power."""

_ASHORE, _WELL_ASHORE, _TOO_NEAR, _COST_OF_NEAR = 5, 10, 26, 3_000
"""The points of a plate on its land from which it needs no line to a near place, and from which it needs none at all;
how far, in pixels, the end of a line is at least from a plate, and how bad a nearer one is."""

_BETWEEN_PLATES, _OFF_EDGE = 14, 30
"""The least pixels between two plates, and between the middle of the end of a line and the edge of the picture."""

_GAP: Final = 12
_SMALL, _TINY, _CLEAR = 26_000, 16_000, 24
"""The pixels of land up to which a name is beside it if there's room, up to which it always is and plates keep off the
middles of its areas, and by how many pixels."""

_FLAME, _APART = 58, 78
"""The size of the sign of a revolt, and the least pixels between two."""

_COST_OF_SEA, _COST_OF_OTHERS = 240, 1_200
_COST_OF_HIDING, _COST_OF_AWAY_SMALL, _COST_OF_CROSSING, _SHORT = 300, 6, 20_000, 110
"""How bad it is for each part of a name to be on the sea, and on someone else's land; and on its own land
if that's small, as it would hide whose it is, each pixel away from
that, each part of its line over others' signs, and the pixels up to which such a line is short."""

_ROME: Final = "rome"
_BLOCK, _MOST_BLOCKS = 4, 3
"""The areas of a part of a scattered land to which a line joins its name, and the most parts."""

_COST_OF_LARGE, _LITTLE = 500, 120_000
"""How bad it is for each part of a name beside its land to be on the largest one of others; and the pixels of a land
that a name may cover as little as any name may be on someone else's."""

_STEPS, _STEPS_SMALL = 2, 5
"""How many steps from its land a name is tried, and that of a small land."""

_LEAST_LAND: Final = 2
"""The areas from which a power's name is written over its land before those of others."""


class Board(Sheet):
    """The whole board: its details are left to the regions."""

    def __init__(self, game: RiseAndFall, texts: Words, shown: Changes) -> None:
        super().__init__(game, texts, shown)
        self._count, self._power, self._blocks = 0, "rome", list[list[Point]]()
        self._own = list[frozenset[int]]()
        left, top, width, height = _CARTOUCHE
        self.placer.take((left, top - _OFF_CARTOUCHE, left + width + _OFF_CARTOUCHE, top + height))

    def draw(self) -> None:
        """Draw every layer, from the ground up, then each power's name with the number of its units."""
        self.highlight()
        self._draw_ways()
        self.draw_moves()
        self._draw_signs()
        _draw_cartouche(self.picture, self.game, self.texts)
        armies = Counter(self.game.nation_of(unit) for unit, _ in self.game.on_map())
        for land in lands(self.game).values():
            if self._size_of(main_land(land)) < _TINY:
                self._keep_clear(land)
        for power, (main, found) in self._names(armies).items():
            self._turn_to(power, main, armies)
            self._write_on_land(land_name(self.shown_as(power), self.texts), *found)
        self.draw_marches()

    def _names(self, armies: Mapping[str, int]) -> dict[str, tuple[Collection[str], NameOnLand]]:
        """Where the names of powers are, each with its land: first those of powers with several areas.

        Those that find no place, and those of powers with one area, then have what is left.
        """
        main_of = {power: self._named_land(land) for power, land in lands(self.game).items()}
        orders = (sorted(main_of, key=lambda power: turn(main_of[power])) for turn in (self._turn, self._is_large))
        tried = []
        for order in orders:
            tried.append(self._placed({power: main_of[power] for power in order}, armies, _STEPS))
            if len(tried[-1]) == len(main_of):
                break
        found = max(tried, key=len)
        for power, name in found.items():
            self._turn_to(power, main_of[power], armies)
            self._take(name[1])
        all_of = main_of | lone_lands(self.game)
        left = {power: land for power, land in all_of.items() if power not in found}
        found |= self._placed(left, armies, _STEPS_SMALL)
        return {power: (all_of[power], name) for power, name in found.items()}

    def _placed(
        self, main_of: Mapping[str, Collection[str]], armies: Mapping[str, int], steps: int
    ) -> dict[str, NameOnLand]:
        """Where the names of powers would be if they had their places in this order, without those that had none.

        ``steps``: how many steps from a land that isn't small its name is tried.
        """
        kept, self.placer, found = self.placer, deepcopy(self.placer), dict[str, NameOnLand]()
        for power, main in main_of.items():
            self._turn_to(power, main, armies)
            text = land_name(self.shown_as(power), self.texts)
            self.steps_away = _STEPS_SMALL if self._is_small(main) else steps
            if _TINY <= self._size_of(main) < _SMALL and not self._has_room_beside(text, main):
                self.steps_away = steps
            name = self.best_on_land(text, main, _LAND_NAME)
            if (
                name is not None
                and math.dist(_nearest_in(name[1], self._goal(name[1])), self._goal(name[1])) <= _LONGEST
            ):
                found[power] = name
                self._take(name[1])
        self.placer = kept
        return found

    def _named_land(self, land: Collection[str]) -> Sequence[str]:
        """The land that a power's name is for: the part with most areas and units, or several if it's scattered."""
        armies = {area: len(self.game.at(area)) for area in land}
        main, blocks = main_land(land, armies), joined_lands(land)
        large = [block for block in blocks if len(block) >= _BLOCK][:_MOST_BLOCKS]
        is_scattered = len(large) > 1 and len(main) * 2 < len(land)
        return [*itertools.chain.from_iterable(large)] if is_scattered else main

    def _turn_to(self, power: str, main: Collection[str], armies: Mapping[str, int]) -> None:
        """Begin with the name of a power."""
        self._count, self._power = armies.get(power, 0), power
        self._blocks = [[self._inside(area) for area in block] for block in joined_lands(main)]
        self._own = [frozenset(self.board.areas[area] for area in block) for block in joined_lands(main)]

    def _inside(self, area: str) -> Point:
        """The place of an area, or the nearest one where the end of a line is off the edge of the picture."""
        x, y = self.at(area)
        wide, high = self.picture.size
        return min(max(x, _OFF_EDGE), wide - _OFF_EDGE), min(max(y, _OFF_EDGE), high - _OFF_EDGE)

    def _take(self, box: Box) -> None:
        """Keep other names off a plate, and off the line that joins it to its land."""
        self.placer.take(grown(box, _BETWEEN_PLATES))
        for goal in self._goals(box):
            start = _nearest_in(box, goal)
            for share in range(1, 10):
                x, y = (a + (b - a) * share / 10 for a, b in zip(start, goal, strict=True))
                self.placer.take(_around(x, y, _GAP))

    @cached_property
    def _pixels(self) -> Sequence[int]:
        """How many pixels of the board each area has, by its number."""
        return self.chart.index.histogram()

    @cached_property
    def _smallness(self) -> Mapping[int, float]:
        """How bad it is to cover a part of each area, by its number: worse if its power has little land."""
        return {
            self.board.areas[area]: _COST_OF_LARGE + _COST_OF_OTHERS * _LITTLE / max(self._size_of(land), 1)
            for land in lands(self.game).values()
            for area in land
            if area in self.board.areas
        }

    def _size_of(self, land: Collection[str]) -> int:
        """How many pixels of the board a land has."""
        return sum(self._pixels[self.board.areas[area]] for area in land if area in self.board.areas)

    def _is_small(self, land: Collection[str]) -> bool:
        """Whether the plate of a power would hide most of its land."""
        return self._size_of(land) < _SMALL

    def _turn(self, land: Collection[str]) -> tuple[bool, int]:
        """When the plate of a power gets its place: those beside their land first, the smallest one before others."""
        return self._is_large(land), 0 if self._is_large(land) else self._size_of(land)

    def _is_large(self, land: Collection[str]) -> bool:
        """Whether the plate of a power has room on its land."""
        return not self._is_small(land)

    def _has_room_beside(self, text: str, land: Collection[str]) -> bool:
        """Whether a name has a place beside its land that is on no other power's."""
        box = self._name_on_land(text, land, _LAND_NAME)[2]
        numbers = {self.board.areas[area] for area in land if area in self.board.areas}
        return box is not None and all(number in numbers or not number for number in self._under(box))

    def _under(self, box: Box) -> list[int]:
        """The numbers of the areas under a name."""
        left, top, right, bottom = box
        xs, ys = [left + (right - left) * place // 6 for place in range(7)], (top, (top + bottom) // 2, bottom)
        return [self.chart.number_at(x, y) for x in xs for y in ys]

    def _keep_clear(self, land: Collection[str]) -> None:
        """Keep plates off the middle of the areas of a land."""
        for area in land:
            self.placer.take(_around(*self.at(area), _CLEAR))

    def _size_on_land(self, lines: Sequence[str], size: int) -> tuple[int, int]:
        """Width and height of the plate of a power."""
        plate = self._plate(lines, size)
        return plate.width, plate.height

    def _plate(self, lines: Sequence[str], size: int) -> Sprite:
        return power_plate(tuple(lines), size, livery(self._power), str(self._count))

    def _write_on_land(self, text: str, lines: Sequence[str], box: Box, size: int) -> None:
        self._join(box)
        left, top, _, _ = box
        self._plate(lines, size).put(self.picture, left, top)
        self.placer.labels.append((text, box))

    def _join(self, box: Box) -> None:
        """A line from the tile of a power to its land, or to each part of it, where its name is beside it."""
        pen, colour = ImageDraw.Draw(self.picture), livery(self._power).counter
        for goal in self._goals(box):
            start = _nearest_in(box, goal)
            pen.line([start, goal], fill=IVORY, width=_LEADER + 4)
            pen.ellipse((goal[0] - 11, goal[1] - 11, goal[0] + 11, goal[1] + 11), fill=IVORY)
            pen.line([start, goal], fill=colour, width=_LEADER)
            pen.ellipse((goal[0] - 9, goal[1] - 9, goal[0] + 9, goal[1] + 9), fill=colour)

    def _goals(self, box: Box) -> list[Point]:
        """The places to which lines join a plate: the nearest one in each part of the land that it isn't on or beside.

        A plate that isn't on its land has a line however near it is: it would be taken for the name of what it's on.
        """
        nearest = [min(block, key=lambda spot: math.dist(_nearest_in(box, spot), spot)) for block in self._blocks]
        lengths = {goal: math.dist(_nearest_in(box, goal), goal) for goal in nearest}
        reach = max(min(lengths.values()), _LONGEST)
        under = [tuple(number in own for number in self._under(box)).count(True) for own in self._own]
        least = _FAR if sum(under) >= _ASHORE else 0
        on_it = [goal for goal, points in zip(nearest, under, strict=True) if points >= _WELL_ASHORE]
        return [goal for goal, length in lengths.items() if least < length <= reach and goal not in on_it]

    def _goal(self, box: Box) -> Point:
        """The place in a power's land that is nearest to its plate."""
        spots = itertools.chain.from_iterable(self._blocks)
        return min(spots, key=lambda spot: math.dist(_nearest_in(box, spot), spot))

    def _crossed(self, box: Box, goal: Point) -> float:
        """How bad it is that the line from a plate to its land crosses signs and other plates."""
        (x, y), count = _nearest_in(box, goal), int(math.dist(_nearest_in(box, goal), goal) // 16)
        shares = [place / count for place in range(1, count - 1)]
        points = [(x + (goal[0] - x) * share, y + (goal[1] - y) * share) for share in shares]
        return sum(self.placer.is_taken(*point) for point in points) * _COST_OF_CROSSING

    def _cost_on_land(self, box: Box, numbers: Collection[int], middle: Point) -> float:
        """A name on another power's land would be taken for its name: the sea is better. It never covers anything.

        That of Rome is as near to the city as it can be, unless lines join it to several parts of its land.
        """
        if not self.placer.is_free(box):
            return math.inf
        left, top, right, bottom = box
        is_romes = self._power == _ROME and len(self._blocks) == 1
        under, middle = self._under(box), self.at(_ROME) if is_romes else middle
        sea, own = under.count(0), sum(number in numbers for number in under)
        away = abs((left + right) / 2 - middle[0]) + abs((top + bottom) / 2 - middle[1])
        goal = self._goal(box)
        if own < _ASHORE and math.dist(_nearest_in(box, goal), goal) < _TOO_NEAR:
            away += _COST_OF_NEAR
        if self.steps_away == _STEPS_SMALL:
            reach = max(math.dist(_nearest_in(box, goal), goal) - _SHORT, 0)
            others = sum(self._smallness.get(number, 0) for number in under if number not in numbers)
            return others + own * _COST_OF_HIDING + (away + reach * 3) * _COST_OF_AWAY_SMALL + self._crossed(box, goal)
        crossed = sum(self._crossed(box, goal) for goal in self._goals(box))
        return (len(under) - sea - own) * _COST_OF_OTHERS + sea * _COST_OF_SEA + away * _COST_OF_AWAY + crossed

    def _draw_signs(self) -> None:
        """Where something changed, broke out or lies in ruins; of revolts beside each other, one flame."""
        flames: list[Point] = []
        for area in self.game.data.areas.values():
            x, y = self.at(area.id)
            if area.id in self.shown.areas:
                self.ring(area.id, LOSS if area.id in self.shown.revolts else GAIN, 38)
            if area.id in self.game.state.ruins:
                self.put(area.id, desolation(_SIGN), x, y)
            if area.id in self.game.state.revolts and all(math.dist(each, (x, y)) > _APART for each in flames):
                self.put(area.id, revolt_sign(_FLAME), x, y)
                self.placer.take(_around(x, y, _FLAME // 2 + _GAP))
                flames.append((x, y))


def _around(x: float, y: float, reach: float) -> Box:
    return round(x - reach), round(y - reach), round(x + reach), round(y + reach)


def _nearest_in(box: Box, spot: Point) -> Point:
    """The point of a box that is nearest to a place."""
    return min(max(spot[0], box[0]), box[2]), min(max(spot[1], box[1]), box[3])


def main_land(land: Collection[str], armies: Mapping[str, int] | None = None) -> tuple[str, ...]:
    """The part of a power's land that hangs together and has most areas and units: its name belongs there."""
    return max(joined_lands(land), key=lambda part: len(part) + sum((armies or {}).get(each, 0) for each in part))


def joined_lands(land: Collection[str]) -> list[tuple[str, ...]]:
    """The parts of a land that hang together, the one with most areas first."""
    left, parts = set(land), list[tuple[str, ...]]()
    for area in land:
        if area in left:
            parts.append(_joined(area, left))
    return sorted(parts, key=lambda part: -len(part))


def _joined(start: str, left: set[str]) -> tuple[str, ...]:
    """The areas that can be reached by land from one of them; they are taken out of those that are left."""
    found, beside = list[str](), [start]
    left.discard(start)
    while beside:
        area = beside.pop()
        found.append(area)
        near = [path.to for path in rise_data().areas[area].paths if not path.sea and path.to in left]
        left.difference_update(near)
        beside += near
    return tuple(found)


def lands(game: RiseAndFall) -> dict[str, tuple[str, ...]]:
    """The areas of each power that holds enough of them to be named first, the largest first."""
    found: dict[str, list[str]] = {}
    for area, power in game.state.control.items():
        if power:
            found.setdefault(power, []).append(area)
    large = {power: tuple(areas) for power, areas in found.items() if len(areas) >= _LEAST_LAND}
    return dict(sorted(large.items(), key=lambda each: -len(each[1])))


def lone_lands(game: RiseAndFall) -> dict[str, tuple[str, ...]]:
    """The area of each power that holds only one."""
    count = Counter(game.state.control.values())
    return {power: (area,) for area, power in game.state.control.items() if power and count[power] == 1}


def _draw_cartouche(picture: Image.Image, game: RiseAndFall, texts: Words) -> None:
    """The year, the turn and the stars of the empires over the Sahara."""
    left, top, width, height = _CARTOUCHE
    panel(width, height).put(picture, left, top)
    year = write(picture, left + 28, top + 70, year_text(game.year, texts), Face.TITLE, 56, PORPHYRY, spacing=1)
    now, last, room = game.state.turn, game.state.last_turn, width - year - 72
    told = [texts(key, turn=now, last=last) for key in ("card-turn", "map-turn-brief")]
    fitting = (each for each in told if text_width(each, Face.ITALIC, _LEAST_TURN) <= room)
    turn = next(fitting, f"{now}/{last}")
    write_fitted(picture, left + width - 28, top + 68, turn, Face.ITALIC, 54, room, SECONDARY, least=30, align=1)
    parthia = SASSANIDS if game.state.sassanid else "parthia"
    for place, (power, shown) in enumerate((("rome", "rome"), ("parthia", parthia))):
        y = top + 144 + place * 72
        swatch(livery(power).counter, 44).put(picture, left + 28, y - 40)
        write(picture, left + 90, y, texts.name(shown), Face.STRONG, 54, INK)
        paste_icon(picture, left + width - 176, y - 46, "star", 52, livery(power).counter)
        write(picture, left + width - 28, y + 2, str(stars(game, power)), Face.HEAVY, 66, INK, align=1)
    keys = [(tile("5", _KEY, SECONDARY, IVORY, RIM), "key-units")]
    keys += [(revolt_sign(_KEY), "key-revolt")] if game.state.revolts else []
    keys += [(desolation(_KEY), "key-ruins")] if game.state.ruins else []
    x = left + 28.0
    for sign, key in keys:
        sign.centre(picture, x + _KEY / 2, top + 262)
        x += _KEY + 12
        x += write(picture, x, top + 278, texts(key), Face.STRONG, _KEY_FEW if len(keys) < 3 else _KEY_MANY, INK) + 24
