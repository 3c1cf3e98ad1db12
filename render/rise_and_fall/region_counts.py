"""Candidates that are too many to be told apart on a map: how many there are in each region."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from render.core.basemap import base_map
from render.core.canvas import Box, Pen, Sprite, smooth
from render.core.map_sheet import shared
from render.core.palette import INK, LEGAL
from render.core.plates import name_plate
from render.core.words import Words
from render.rise_and_fall.map import REGIONS
from render.rise_and_fall.sheet import Sheet, as_lines
from render.rise_and_fall.texts import GAME

_DOT: Final = 20
_STEP: Final = 20
_REACH: Final = 9
"""The pixels of a step, and how many steps a plate may be from the middle of its region's candidates."""

_EDGE: Final = 16
_GAP: Final = 8
_LONG: Final = 12
"""The letters from which a region's name is broken into two lines."""


def by_region(areas: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Areas by their regions, the one with most of them first. An area of none counts to the nearest one."""
    found: dict[str, list[str]] = {}
    for area in areas:
        found.setdefault(_region_of(area), []).append(area)
    return {region: tuple(found[region]) for region in sorted(found, key=lambda region: -len(found[region]))}


def counts_told(areas: Sequence[str], texts: Words) -> list[str]:
    """What a picture leaves out, counted by region, in lines, the longest first."""
    groups = [(_counted(region, each, texts), len(each)) for region, each in by_region(areas).items()]
    lines = [texts("also-areas", areas=", ".join(told for told, _ in groups))]
    for shown in range(len(groups) - 1, 0, -1):
        named, more = ", ".join(told for told, _ in groups[:shown]), sum(count for _, count in groups[shown:])
        lines.append(texts("also-areas-more", areas=named, more=more))
    return lines


def told_of_regions(areas: Sequence[str], texts: Words) -> str:
    """How many candidates each region has, as a sentence for those who can't see it."""
    counts = (_counted(region, each, texts) for region, each in by_region(areas).items())
    return texts("alt-candidates", told=", ".join(counts))


class RegionCounts(Sheet):
    """A part of the map with a plate for each region with how many candidates it has, and a dot for each of them."""

    def draw(self) -> None:
        """Draw the land of the candidates, the plates, then the dots that are left."""
        areas = tuple(self.shown.targets.spaces)
        self.bright = areas
        self._pale_others()
        self.glow(areas, fill=0.1)
        dot = _dot()
        for area in areas:
            self.placer.take(dot.box_at(*self.at(area)))
        plates = [self._put_count(region, members) for region, members in by_region(areas).items()]
        for area in areas:
            box = dot.box_at(*self.at(area))
            if not any(shared(box, plate) for plate in plates):
                self.put(area, dot, *self.at(area))

    def _put_count(self, region: str, members: Sequence[str]) -> Box:
        """A plate near the middle of a region's candidates, over as few other plates and dots as can be."""
        told = _counted(region, members, self.texts)
        plate = name_plate(as_lines(told)[-1] if len(told) > _LONG else (told,))
        spots = [self.at(area) for area in members]
        x, y = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        steps = range(-_REACH, _REACH + 1)
        boxes = [self._inside(plate, x + across * _STEP, y + down * _STEP) for across in steps for down in steps]

        def cost(box: Box) -> float:
            away = math.dist(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), (x, y))
            return self.placer.covered(box) + away * _COST_OF_DISTANCE

        left, top, right, bottom = min(boxes, key=cost)
        self.placer.take((left - _GAP, top - _GAP, right + _GAP, bottom + _GAP))
        plate.shown_as("plate", told, plate.letters).put(self.picture, left, top)
        return left, top, right, bottom

    def _inside(self, plate: Sprite, x: float, y: float) -> Box:
        """The box of a plate around a place, wholly on the picture."""
        half_width, half_height = plate.width / 2 + _EDGE, plate.height / 2 + _EDGE
        x = min(max(x, half_width), self.picture.width - half_width)
        y = min(max(y, half_height), self.picture.height - half_height)
        return plate.box_at(x, y)


_COST_OF_DISTANCE: Final = 3
"""How many covered pixels are as bad as one pixel of distance from the middle of a region."""


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
