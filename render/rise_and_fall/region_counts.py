"""Candidates that are too many to be told apart on a map: how many there are in each region."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PIL import Image, ImageDraw

from render.core.basemap import base_map
from render.core.canvas import Box, Pen, Point, Sprite, smooth
from render.core.counters import counter_sprite
from render.core.palette import INK, IVORY, LEGAL
from render.core.plates import name_plate
from render.core.words import Words
from render.rise_and_fall.map import REGIONS
from render.rise_and_fall.sheet import Sheet, as_lines, target_ring
from render.rise_and_fall.texts import GAME
from render.rise_and_fall.theme import unit_counter

_DOT, _UNIT, _ORIGIN = 26, 40, 56
_STEP: Final = 28
_REACH: Final = 12
"""The pixels of a step, and how many steps a plate may be from the middle of its region's candidates."""

_NAMED: Final = 1.8
"""The magnification from which candidates have their names too, where there is room."""

_EDGE: Final = 16
_GAP: Final = 8
_LEADER: Final = 4
_CELL: Final = 20
"""The size in pixels of the cells in which covered land is measured."""

_LONG: Final = 12
"""The letters from which a region's name is broken into two lines."""


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


class RegionCounts(Sheet):
    """A part of the map with the units or places of all candidates, and a plate for each region with their number.

    Plates are beside the land of the candidates, each with a line to the nearest of its own. ``told_as``: what is
    counted, "units" or "places".
    """

    told_as = "places"

    def draw(self) -> None:
        """Draw the land of the candidates, their signs, then the plates."""
        areas = tuple(self.shown.targets.spaces)
        self.bright = {*areas, *self.shown.about}
        self._pale_others()
        self.glow(areas, fill=0.1)
        for area in areas:
            self._put_candidate(area)
        for area in self.shown.about:
            self._put_origin(area)
        land = _Land(self, areas)
        plates = [self._placed(region, members, land) for region, members in by_region(areas).items()]
        for _, box, members in plates:
            self._join(box, members)
        for plate, box, _ in plates:
            plate.put(self.picture, box[0], box[1])
        near = [area for _, _, members in plates if len(members) > 1 for area in members]
        named = [*self.shown.about, *(near if self.chart.zoom >= _NAMED else ())]
        self.name_areas([self.game.data.areas[area] for area in named])

    def _put_origin(self, area: str) -> None:
        """The unit that the decision is about, ringed."""
        self.put(area, target_ring(_ORIGIN + 26), *self.at(area))
        units = self.game.at(area)
        if units:
            counter = unit_counter(units[0], self.game.nation_of(units[0]))
            self.put(area, counter_sprite(counter, _ORIGIN), *self.at(area))

    def _put_candidate(self, area: str) -> None:
        """The unit that could be chosen in an area, or a dot if it's about places."""
        units = self.game.at(area) if self.told_as == "units" else []
        sign = _dot() if not units else counter_sprite(unit_counter(units[0], self.game.nation_of(units[0])), _UNIT)
        self.put(area, sign, *self.at(area))

    def _placed(self, region: str, members: Sequence[str], land: _Land) -> tuple[Sprite, Box, Sequence[str]]:
        """A plate and its box: near its region's candidates, but not over any candidate, its land or another plate."""
        lines = _lines(region, members, self.told_as, self.texts)
        plate = name_plate(lines)
        plate = plate.shown_as("plate", " ".join(lines), plate.letters)
        spots = [self.at(area) for area in members]
        x, y = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        steps = range(-_REACH, _REACH + 1)
        moved = sorted((math.hypot(across, down) * _STEP, across, down) for across in steps for down in steps)
        best, cheapest = plate.box_at(x, y), math.inf
        for off, across, down in moved:
            if off * _COST_OF_STEPS >= cheapest:
                break
            box = self._inside(plate, x + across * _STEP, y + down * _STEP)
            away = min(math.dist(_nearest_in(box, spot), spot) for spot in spots)
            cost = off * _COST_OF_STEPS + away * _COST_OF_DISTANCE
            if cost < cheapest:
                cost += self.placer.covered(box) * _COST_OF_SIGNS + land.under(box) * _COST_OF_LAND
            if cost < cheapest:
                best, cheapest = box, cost
        left, top, right, bottom = best
        self.placer.take((left - _GAP, top - _GAP, right + _GAP, bottom + _GAP))
        return plate, (left, top, right, bottom), members

    def _join(self, box: Box, members: Sequence[str]) -> None:
        """A line from a plate to the nearest of its candidates, if they don't touch."""
        pen = ImageDraw.Draw(self.picture)
        goal = min((self.at(area) for area in members), key=lambda spot: math.dist(_nearest_in(box, spot), spot))
        start = _nearest_in(box, goal)
        length = math.dist(start, goal)
        if length > _UNIT:
            share = 1 - _UNIT / 2 / length
            end = start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share
            pen.line([start, end], fill=IVORY, width=_LEADER + 4)
            pen.line([start, end], fill=INK, width=_LEADER)

    def _inside(self, plate: Sprite, x: float, y: float) -> Box:
        """The box of a plate around a place, wholly on the picture."""
        half_width, half_height = plate.width / 2 + _EDGE, plate.height / 2 + _EDGE
        x = min(max(x, half_width), self.picture.width - half_width)
        y = min(max(y, half_height), self.picture.height - half_height)
        return plate.box_at(x, y)


class _Land:
    """How much of some areas lies under a box, measured in a small copy of the map."""

    def __init__(self, sheet: Sheet, areas: Iterable[str]) -> None:
        numbers = {sheet.board.areas[area] for area in areas if area in sheet.board.areas}
        mask = sheet.chart.index.point([255 if value in numbers else 0 for value in range(256)])
        self._wide, high = mask.width // _CELL, mask.height // _CELL
        cells = mask.resize((self._wide, high), Image.Resampling.BOX).tobytes()
        self._rows = [cells[row * self._wide : (row + 1) * self._wide] for row in range(high)]

    def under(self, box: Box) -> float:
        """The pixels of the areas under a box."""
        left, top, right, bottom = (side // _CELL for side in box)
        return sum(sum(row[left : right + 1]) for row in self._rows[top : bottom + 1]) / 255 * _CELL**2


def _nearest_in(box: Box, spot: Point) -> Point:
    """The point of a box that is nearest to a place."""
    left, top, right, bottom = box
    return min(max(spot[0], left), right), min(max(spot[1], top), bottom)


def _lines(region: str, members: Sequence[str], told_as: str, texts: Words) -> tuple[str, ...]:
    """What a plate says: a region and how many candidates it has, or the name of a single one."""
    if len(members) == 1:
        return (texts.short_name(members[0]),)
    name = texts(f"region-{region}")
    broken = as_lines(name)[-1] if len(name) > _LONG else (name,)
    return (*broken, texts(f"counted-{told_as}", count=len(members)))


_COST_OF_LAND: Final = 0.6
_COST_OF_DISTANCE: Final = 14
_COST_OF_STEPS: Final = 5
_COST_OF_SIGNS: Final = 50
"""How bad a pixel of covered land is, a pixel between a plate and its candidates, one from their middle, and a pixel of
a covered sign."""


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


def _dot() -> Sprite:
    middle = _DOT / 2

    def paint(pen: Pen) -> None:
        pen.disc(middle, middle, middle, INK)
        pen.disc(middle, middle, middle - 3, LEGAL)

    return Sprite(smooth(_DOT, _DOT, paint), _DOT, _DOT)
