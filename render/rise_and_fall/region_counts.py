"""Candidates that are too many to be told apart on a map: how many there are in each region."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PIL import ImageDraw, ImageFilter

from render.core.basemap import base_map
from render.core.canvas import Box, Point, Sprite
from render.core.counters import counter_sprite
from render.core.palette import IVORY, LEGAL, PORPHYRY, Livery, rgb
from render.core.words import Words
from render.rise_and_fall.map import REGIONS
from render.rise_and_fall.power_plates import power_plate
from render.rise_and_fall.sheet import Sheet, as_lines, target_ring
from render.rise_and_fall.texts import GAME
from render.rise_and_fall.theme import unit_counter
from rules.rise_and_fall.game import RiseAndFall

_ORIGIN: Final = 84
_ROME: Final = "rome"
_MARGIN: Final = 60
_OVER: Final = 0.001
"""The pixels of the board around candidates, and how much larger than the whole board's height a map is at least."""

_LETTERS: Final = 56

_JOINED: Final = {"alps": "danube"}
"""Regions of the map that lists count as a part of another one."""


def by_region(areas: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Areas by their regions, the one with most of them first. An area of none counts to the nearest one."""
    found: dict[str, list[str]] = {}
    for area in areas:
        found.setdefault(_region_of(area), []).append(area)
    return {region: tuple(found[region]) for region in sorted(found, key=lambda region: -len(found[region]))}


def told_of_regions(areas: Sequence[str], texts: Words) -> str:
    """How many candidates each region has, as a sentence for those who can't see it."""
    counts = (_counted(region, each, texts) for region, each in by_region(areas).items())
    return texts("alt-candidates", told=", ".join(counts))


@dataclass(frozen=True)
class Group:
    """The candidates of a region or a province: what the field of its plate says, its name, and its areas.

    ``lines``: its name, and what else its plate says. ``option``: the answer that the letter in the field is for.
    """

    field: str
    lines: tuple[str, ...]
    areas: tuple[str, ...]
    option: str = ""


_Place = tuple[Group, Box, Sprite]
"""A region, and the box of its plate."""


def groups(areas: Iterable[str], units: Mapping[str, str], texts: Words) -> list[Group]:
    """Candidates by region, the largest region first; a single one has its own name.

    ``units``: the units to choose from and where they are; none if areas are chosen.
    """
    return [
        Group(
            str(sum(area in each for area in units.values()) if units else len(each)),
            (texts.short_name(each[0]) if len(each) == 1 else texts(f"region-{region}"),),
            each,
        )
        for region, each in by_region(areas).items()
    ]


def lettered_lands(
    lands: Mapping[str, tuple[str, ...]], letters: Mapping[str, str], game: RiseAndFall, texts: Words
) -> list[Group]:
    """Provinces to choose from, each with the letter of its answer and the number of units there."""
    return [
        Group(letters[land], (texts.short_name(land), _units_told(areas, game, texts)), areas, land)
        for land, areas in lands.items()
        if land in letters
    ]


def _units_told(areas: Iterable[str], game: RiseAndFall, texts: Words) -> str:
    """How many of Rome's units are in some areas."""
    count = sum(game.nation_of(unit) == _ROME for area in areas for unit in game.at(area))
    return texts("listed-units", count=count)


def framed(areas: Iterable[str], size: tuple[int, int], nearest: float) -> tuple[Point, float]:
    """The middle and the zoom that fit candidates above the list, smaller than the whole board if they must be."""
    board = base_map(GAME)
    places = [board.spaces[area] for area in areas]
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
    fits = size[0] / (right - left + 2 * _MARGIN), size[1] / (bottom - top + 2 * _MARGIN)
    least = max(size[0] / board.size[0], size[1] / board.size[1]) + _OVER
    return ((left + right) / 2, (top + bottom) / 2), max(min(nearest, *fits), least)


class RegionCounts(Sheet):
    """A part of the map with all candidates in gold, and a plate with the name of each region and their number."""

    groups: Sequence[Group] = ()

    def draw(self) -> None:
        """Draw the areas of the candidates, what the decision is about, then the plates of their regions."""
        shown = self.groups
        self.bright = {*itertools.chain.from_iterable(group.areas for group in shown), *self.shown.about}
        self._pale_others()
        self._tint(shown)
        for area in self.shown.about:
            self._put_origin(area)
        self.name_areas([self.game.data.areas[area] for area in self.shown.about])
        for group in shown:
            self._keep_clear(group)
        places = self._places(shown)
        for group, box, _ in places:
            self._join(box, self._spots(group))
        for group, box, plate in places:
            self._put_plate(group, box, plate)

    def _tint(self, shown: Sequence[Group]) -> None:
        """Colour the areas of all regions so that the relief is still seen, and draw a dark line around each region."""
        numbers = {self.board.areas[area]: place for place, group in enumerate(shown, start=1) for area in group.areas}
        index = self.chart.index
        self.picture.paste(LEGAL, (0, 0), index.point([_TINT if value in numbers else 0 for value in range(256)]))
        regions = index.point([numbers.get(value, 0) for value in range(256)]).reduce(_COARSE)
        edges = regions.filter(ImageFilter.FIND_EDGES)
        lines = edges.point([_EDGE_SHOWN if value else 0 for value in range(256)]).resize(index.size)
        self.picture.paste(_EDGE_COLOUR, (0, 0), lines)

    def _put_origin(self, area: str) -> None:
        """The unit that the decision is about, ringed."""
        self.put(area, target_ring(_ORIGIN + 26), *self.at(area))
        units = self.game.at(area)
        if units:
            counter = unit_counter(units[0], self.game.nation_of(units[0]))
            self.put(area, counter_sprite(counter, _ORIGIN), *self.at(area))

    def _keep_clear(self, group: Group) -> None:
        """Keep plates off the places that a region's pin may end on: they'd hide what can be chosen."""
        for x, y in ((round(x), round(y)) for x, y in self._spots(group)):
            self.placer.take((x - _CLEAR, y - _CLEAR, x + _CLEAR, y + _CLEAR))

    def _places(self, shown: Sequence[Group]) -> list[_Place]:
        """The places of all plates, small regions first; if one covers something, large ones first if that's better."""
        taken, tried = self.placer, list[tuple[float, list[_Place]]]()
        for order in (shown[::-1], shown):
            self.placer = deepcopy(taken)
            found = [self._place_of(group) for group in order]
            tried.append((sum(cost for cost, _ in found), [place for _, place in found]))
            if max(cost for cost, _ in found) < _GOOD:
                break
        self.placer = taken
        return min(tried, key=lambda each: each[0])[1]

    def _place_of(self, group: Group) -> tuple[float, _Place]:
        """Where the plate of a region covers the least, near its areas, and what that costs."""
        spots, best, found = self._spots(group), math.inf, list[_Place]()
        numbers = {self.board.areas[area] for area in group.areas}
        for plate in _plates(group):
            for box in self._boxes_near(plate, spots[0]):
                cost = _away(box, spots) + (self.placer.covered(box) * 5 if found else 0)
                if cost < best:
                    cost = self._cost(box, numbers, spots, is_small=len(group.areas) <= _SMALL)
                if cost < best:
                    best, found = cost, [(group, box, plate)]
        self._take(found[0][1], spots)
        return best, found[0]

    def _spots(self, group: Group) -> Sequence[Point]:
        """The places of a region's areas that are nearest to their middle, the nearest first; on land if any is."""
        places = [(area, self.at(area)) for area in group.areas]
        ashore = [spot for area, spot in places if self.chart.number_at(*map(round, spot)) == self.board.areas[area]]
        spots = ashore or [spot for _, spot in places]
        middle = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        return sorted(spots, key=lambda spot: math.dist(spot, middle))[:_MOST_SPOTS]

    def _take(self, box: Box, spots: Sequence[Point]) -> None:
        """Keep other plates off the plate in a box, and off its line."""
        left, top, right, bottom = box
        self.placer.take((left - _GAP, top - _GAP, right + _GAP, bottom + _GAP))
        for x, y in _along(box, spots):
            self.placer.take((round(x) - _GAP, round(y) - _GAP, round(x) + _GAP, round(y) + _GAP))

    def _put_plate(self, group: Group, box: Box, plate: Sprite) -> None:
        """The plate of a region at its place, over the lines of all."""
        sign = f"{group.field} {group.option}"
        shown = plate.shown_as("letter", sign, _LETTERS) if group.option else plate
        self.signs.append((group.areas[0], shown.put(self.picture, box[0], box[1])))

    def _boxes_near(self, plate: Sprite, spot: Point) -> Iterator[Box]:
        """The boxes of a plate on a place and around it, wholly on the picture, the nearest first."""
        (x, y), wide, high = spot, plate.width / 2, plate.height / 2
        for reach, (across, down) in itertools.product(_REACHES, _DIRECTIONS):
            yield self._inside(plate, x + across * (reach + wide), y + down * (reach + high))

    def _inside(self, plate: Sprite, x: float, y: float) -> Box:
        """The box of a plate around a place, wholly on the picture."""
        wide, high = plate.width / 2 + _EDGE, plate.height / 2 + _EDGE
        x = min(max(x, wide), self.picture.width - wide)
        y = min(max(y, high), self.picture.height - high)
        return plate.box_at(x, y)

    @cached_property
    def _choices(self) -> frozenset[int]:
        """The numbers of all candidates on the index image."""
        return frozenset(self.board.areas[area] for group in self.groups for area in group.areas)

    def _cost(self, box: Box, own: Collection[int], spots: Sequence[Point], *, is_small: bool) -> float:
        """How bad a box is: how far, what it covers of signs, of others' areas and of its own if they're few."""
        left, top, right, bottom = box
        at = itertools.product((left, (left + right) // 2, right - 1), (top, (top + bottom) // 2, bottom - 1))
        under = [self.chart.number_at(x, y) for x, y in at]
        foreign = sum(number in self._choices and number not in own for number in under)
        covered = sum(number in own for number in under) if is_small else 0
        crossed = sum(self.placer.is_taken(*point) for point in _along(box, spots))
        hidden = self.placer.covered(box) * 5 + foreign * 150 + covered * 20
        return _away(box, spots) + hidden + crossed * _COST_OF_CROSSING

    def _join(self, box: Box, spots: Sequence[Point]) -> None:
        """A line from the plate of a region to its nearest area, if the plate is beside it."""
        start, spot = _line(box, spots)
        if math.dist(start, spot) > _NEAR:
            pen = ImageDraw.Draw(self.picture)
            for colour, width, reach in ((IVORY, 14, 14), (PORPHYRY, 7, 10)):
                pen.line([start, spot], fill=colour, width=width)
                pen.ellipse((spot[0] - reach, spot[1] - reach, spot[0] + reach, spot[1] + reach), fill=colour)


_TINT, _COARSE, _EDGE_SHOWN = 150, 2, 210
_EDGE_COLOUR: Final = rgb("#4a3413")
"""How strong the gold of candidates and the line around a region are, of 255; how much smaller the line is drawn."""

_SMALL, _CLEAR, _NEAR, _EDGE, _GAP = 3, 20, 16, 16, 8
"""The most areas of a small region; by how many pixels plates keep off the ends of pins; the pixels from which a line
joins a plate to its areas; and those between a plate and the edge and others."""

_COST_OF_CROSSING: Final = 220
"""How bad it is that a line crosses another plate, for each of its points there."""

_MOST_SPOTS, _GOOD = 3, 400
"""The most areas of a region that a plate may be joined to, and the cost from which its place is a bad one."""

_REACHES: Final = (0, 26, 64, 110, 170)
_DIRECTIONS: Final = (
    (0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 0.6), (-1, 0.6), (1, -0.6), (-1, -0.6), (0.5, 1), (-0.5, 1),
    (0.5, -1), (-0.5, -1), (1, 1), (-1, 1), (1, -1), (-1, -1),
)  # fmt: skip
"""How far from the areas of a region, and where, its plate may be."""

_COUNTED: Final = Livery(PORPHYRY, "")
_LETTERED: Final = Livery(LEGAL, "", light_ground=True)


def _plates(group: Group) -> Iterator[Sprite]:
    """The plate of a region with its name in one line and in two."""
    colours = _LETTERED if group.option else _COUNTED
    broken = [group.lines] if len(group.lines) > 1 else as_lines(group.lines[0])
    return (power_plate(tuple(lines), _LETTERS, colours, group.field) for lines in broken)


def _away(box: Box, spots: Sequence[Point]) -> float:
    """How far a plate is from the nearest of its areas, and from their middle."""
    start, spot = _line(box, spots)
    return math.dist(start, spot) * 2 + math.dist(spots[0], ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)) * 0.5


def _line(box: Box, spots: Sequence[Point]) -> tuple[Point, Point]:
    """From a plate to the nearest of its areas."""
    spot = min(spots, key=lambda each: math.dist(_nearest_in(box, each), each))
    return _nearest_in(box, spot), spot


def _along(box: Box, spots: Sequence[Point]) -> list[Point]:
    """Points of the line from a plate to its areas, away from both; none if it has no line."""
    (ax, ay), (bx, by) = _line(box, spots)
    count = int(math.dist((ax, ay), (bx, by)) // _CLEAR)
    return [(ax + (bx - ax) * place / count, ay + (by - ay) * place / count) for place in range(1, count)]


def _nearest_in(box: Box, spot: Point) -> Point:
    """The point of a box that is nearest to a place."""
    return min(max(spot[0], box[0]), box[2]), min(max(spot[1], box[1]), box[3])


def _counted(region: str, areas: Sequence[str], texts: Words) -> str:
    """A region with how many candidates it has; a single one by its own name."""
    return (
        texts.short_name(areas[0]) if len(areas) == 1 else f"{texts(f'region-{region}')}\N{NO-BREAK SPACE}{len(areas)}"
    )


def _region_of(area: str) -> str:
    """The region that names an area, or else the nearest one."""
    board, regions = base_map(GAME), _regions()
    nearest = min(REGIONS, key=lambda region: math.dist(board.spaces[area], board.middle(REGIONS[region]) or (0, 0)))
    return regions.get(area) or _JOINED.get(nearest, nearest)


def _regions() -> Mapping[str, str]:
    """Each area's region: the first that names it. A list has one line for the whole Danube, up to the Alps."""
    named = {area: region for region, areas in [*REGIONS.items()][::-1] for area in areas}
    return {area: _JOINED.get(region, region) for area, region in named.items()}
