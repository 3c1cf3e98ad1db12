"""Candidates that are too many to be told apart on a map: how many there are in each region."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from render.core.basemap import base_map
from render.core.canvas import Box, Pen, Point, Sprite, smooth
from render.core.counters import counter_sprite
from render.core.fonts import Face, text_width
from render.core.image_cache import cached_image
from render.core.map_symbols import numbered
from render.core.palette import GOLD, HAIRLINE, INK, IVORY, PANEL, PORPHYRY, Colour, rgb
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from render.rise_and_fall.map import REGIONS
from render.rise_and_fall.sheet import Sheet, target_ring
from render.rise_and_fall.texts import GAME
from render.rise_and_fall.theme import unit_counter

_DOT, _UNIT, _ORIGIN, _DISC = 34, 46, 62, 64
_RIM: Final = 3
"""The width of the rim of a unit in its region's colour."""

_STEP: Final = 20
_REACH: Final = 9
"""The pixels of a step, and how many steps a disc may be from the middle of its region's candidates."""

_NAMED: Final = 1.5
"""The magnification from which all candidates have their names, where there is room."""

_EDGE, _GAP, _LEADER = 6, 4, 5
_MARGIN: Final = 46
_OVER: Final = 0.001
"""The pixels of the board around candidates, and how much larger than the whole board's height a map is at least."""

_COLUMNS, _ROW, _SIDE, _PADDING = 2, 86, 28, 10
_LETTERS, _LEAST = 58, 54
"""The list of regions below the map: its columns, its rows, and the letters of its names."""

_COLOURS: Final = tuple(
    rgb(each)
    for each in (
        "#8e1f3b", "#1c5a8c", "#2f6f3e", "#7a3fa0", "#a8500f", "#14706f", "#4a3b2a",
        "#b0256f", "#33419c", "#6a6a10", "#4f5561", "#8a3324", "#0d5a4a", "#5d2a63",
    )
)  # fmt: skip
"""The colours of the regions, the largest region's first."""


def by_region(areas: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Areas by their regions, the one with most of them first. An area of none counts to the nearest one."""
    found: dict[str, list[str]] = {}
    for area in areas:
        found.setdefault(_region_of(area), []).append(area)
    return {region: tuple(found[region]) for region in sorted(found, key=lambda region: -len(found[region]))}


def common_region(areas: Iterable[str]) -> str:
    """The region that all of some areas are in; empty if they're in several."""
    found = tuple(by_region(areas))
    return found[0] if len(found) == 1 else ""


def told_of_regions(areas: Sequence[str], texts: Words) -> str:
    """How many candidates each region has, as a sentence for those who can't see it."""
    counts = (_counted(region, each, texts) for region, each in by_region(areas).items())
    return texts("alt-candidates", told=", ".join(counts))


@dataclass(frozen=True)
class Group:
    """The candidates of a region: their number and colour on the map and in the list, and what they're called."""

    number: int
    colour: Colour
    name: str
    areas: tuple[str, ...]


def groups(areas: Iterable[str], texts: Words) -> list[Group]:
    """Candidates by region, the largest region first; a single one has its own name."""
    found = enumerate(by_region(areas).items())
    return [
        Group(
            place + 1,
            _COLOURS[place % len(_COLOURS)],
            texts.short_name(each[0]) if len(each) == 1 else texts(f"region-{region}"),
            each,
        )
        for place, (region, each) in found
    ]


def framed(areas: Iterable[str], size: tuple[int, int], nearest: float) -> tuple[Point, float]:
    """The middle and the zoom that fit candidates above the list, smaller than the whole board if they must be."""
    board = base_map(GAME)
    places = [board.spaces[area] for area in areas]
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
    fits = size[0] / (right - left + 2 * _MARGIN), size[1] / (bottom - top + 2 * _MARGIN)
    least = max(size[0] / board.size[0], size[1] / board.size[1]) + _OVER
    return ((left + right) / 2, (top + bottom) / 2), max(min(nearest, *fits), least)


def list_height(shown: Sequence[Group]) -> int:
    """The height of the list of some regions."""
    return _rows(shown) * _ROW + 2 * _PADDING


def _rows(shown: Sequence[Group]) -> int:
    return math.ceil(len(shown) / _COLUMNS)


def draw_list(picture: Image.Image, shown: Sequence[Group]) -> None:
    """Each region with its number and how many candidates it has, column by column at the lower edge."""
    top, wide = picture.height - list_height(shown), picture.width // _COLUMNS
    picture.paste(PANEL, (0, top, picture.width, picture.height))
    picture.paste(GOLD, (0, top, picture.width, top + 4))
    rows = _rows(shown)
    for place, group in enumerate(shown):
        column, row = divmod(place, rows)
        middle = top + _PADDING + round((row + 0.5) * _ROW)
        if row:
            line = middle - _ROW // 2
            picture.paste(HAIRLINE, (column * wide + _SIDE, line - 1, (column + 1) * wide - _SIDE, line + 1))
        _draw_row(picture, group, (column * wide + _SIDE, middle, wide - 2 * _SIDE))


def _draw_row(picture: Image.Image, group: Group, at: tuple[int, int, int]) -> None:
    """The disc of a region, its name and how many candidates it has; a single one has its own name."""
    (x, middle, room), several = at, len(group.areas)
    count = f"×{several}" if several > 1 else ""
    _disc(group.number, group.colour, _ROW - 14).centre(picture, x + (_ROW - 14) / 2, middle)
    write(picture, x + room, middle + 18, count, Face.HEAVY, _LETTERS, PORPHYRY, align=1)
    left = _ROW + 4
    free = room - left - text_width(count, Face.HEAVY, _LETTERS) - 16
    write_fitted(picture, x + left, middle + 18, group.name, Face.STRONG, _LETTERS, free, INK, least=_LEAST)


class RegionCounts(Sheet):
    """A part of the map with the units or places of all candidates in the colours of their regions.

    A numbered disc beside the candidates of a region, with a line to the nearest of them, is its number in the list.
    """

    told_as = "places"
    """What is counted, "units" or "places"."""

    def draw(self) -> None:
        """Draw the land of the candidates, their signs, the discs of their regions, then names."""
        areas = tuple(self.shown.targets.spaces)
        shown = groups(areas, self.texts)
        self.bright = {*areas, *self.shown.about}
        self._pale_others()
        self.glow(areas, fill=0.1)
        for group in shown:
            for area in group.areas:
                self._put_candidate(area, group.colour)
        for area in self.shown.about:
            self._put_origin(area)
        discs = [(group, self._place_of_disc(group)) for group in shown]
        for group, box in discs:
            self._join(group, box)
        for group, box in discs:
            _disc(group.number, group.colour).put(self.picture, box[0], box[1])
        single = [group.areas[0] for group in shown if len(group.areas) == 1]
        named = [*self.shown.about, *(areas if self.chart.zoom >= _NAMED else single)]
        self.name_areas([self.game.data.areas[area] for area in named])

    def _put_origin(self, area: str) -> None:
        """The unit that the decision is about, ringed."""
        self.put(area, target_ring(_ORIGIN + 26), *self.at(area))
        units = self.game.at(area)
        if units:
            counter = unit_counter(units[0], self.game.nation_of(units[0]))
            self.put(area, counter_sprite(counter, _ORIGIN), *self.at(area))

    def _put_candidate(self, area: str, colour: Colour) -> None:
        """The unit that could be chosen in an area, or a dot if it's about places, in the colour of the region."""
        units = self.game.at(area) if self.told_as == "units" else []
        if not units:
            self.put(area, _dot(colour), *self.at(area))
            return
        x, y = self.at(area)
        half = _UNIT // 2 + _RIM
        self.picture.paste(colour, (round(x) - half, round(y) - half, round(x) + half, round(y) + half))
        self.put(area, counter_sprite(unit_counter(units[0], self.game.nation_of(units[0])), _UNIT), x, y)

    def _place_of_disc(self, group: Group) -> Box:
        """Where the disc of a region is: near the middle of its candidates, but over no sign."""
        disc = _disc(group.number, group.colour)
        spots = [self.at(area) for area in group.areas]
        x, y = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        steps = range(-_REACH, _REACH + 1)
        moved = sorted((math.hypot(across, down) * _STEP, across, down) for across in steps for down in steps)
        boxes = (self._inside(disc, x + across * _STEP, y + down * _STEP) for _, across, down in moved)
        best, cheapest = disc.box_at(x, y), math.inf
        for (off, _, _), box in zip(moved, boxes, strict=True):
            if off >= cheapest:
                break
            away = min(math.dist(_nearest_in(box, spot), spot) for spot in spots)
            cost = off + away * _COST_OF_DISTANCE + self.placer.covered(_around(box)) * _COST_OF_SIGNS
            if cost < cheapest:
                best, cheapest = box, cost
        self.placer.take(_around(best))
        return best

    def _join(self, group: Group, box: Box) -> None:
        """A line from the disc of a region to the nearest of its candidates, if they don't touch."""
        pen = ImageDraw.Draw(self.picture)
        goal = min((self.at(area) for area in group.areas), key=lambda spot: math.dist(_nearest_in(box, spot), spot))
        start = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        length = math.dist(start, goal)
        if length > _UNIT + _DISC / 2:
            share = 1 - _UNIT / 2 / length
            end = start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share
            pen.line([start, end], fill=IVORY, width=_LEADER + 4)
            pen.line([start, end], fill=group.colour, width=_LEADER)

    def _inside(self, disc: Sprite, x: float, y: float) -> Box:
        """The box of a disc around a place, wholly on the picture."""
        half = _DISC / 2 + _EDGE
        x = min(max(x, half), self.picture.width - half)
        y = min(max(y, half), self.picture.height - half)
        return disc.box_at(x, y)


def _around(box: Box) -> Box:
    left, top, right, bottom = box
    return left - _GAP, top - _GAP, right + _GAP, bottom + _GAP


def _nearest_in(box: Box, spot: Point) -> Point:
    """The point of a box that is nearest to a place."""
    left, top, right, bottom = box
    return min(max(spot[0], left), right), min(max(spot[1], top), bottom)


_COST_OF_DISTANCE: Final = 2
_COST_OF_SIGNS: Final = 5
"""How bad a pixel between a disc and its candidates is, and a pixel of a covered sign."""


def _counted(region: str, areas: Sequence[str], texts: Words) -> str:
    """A region with how many candidates it has; a single one by its own name."""
    return (
        texts.short_name(areas[0]) if len(areas) == 1 else f"{texts(f'region-{region}')}\N{NO-BREAK SPACE}{len(areas)}"
    )


def _region_of(area: str) -> str:
    """The region that names an area, or else the nearest one."""
    board, regions = base_map(GAME), _regions()
    return regions.get(area) or min(
        REGIONS, key=lambda region: math.dist(board.spaces[area], board.middle(REGIONS[region]) or (0, 0))
    )


def _regions() -> Mapping[str, str]:
    """Each area's region: the first that names it."""
    return {area: region for region, areas in [*REGIONS.items()][::-1] for area in areas}


@cached_image
def _dot(colour: Colour) -> Sprite:
    middle = _DOT / 2

    def paint(pen: Pen) -> None:
        pen.disc(middle, middle, middle, IVORY)
        pen.disc(middle, middle, middle - 4, colour)

    return Sprite(smooth(_DOT, _DOT, paint), _DOT, _DOT)


@cached_image
def _disc(number: int, colour: Colour, size: int = _DISC) -> Sprite:
    """The number of a region on a disc of its colour."""
    return numbered(str(number), size, colour, IVORY, IVORY)
