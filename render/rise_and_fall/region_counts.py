"""Candidates that are too many to be told apart on a map: how many there are in each region."""

from __future__ import annotations

import itertools
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
from rules.rise_and_fall.game import RiseAndFall

_DOT, _ORIGIN, _DISC = 26, 84, 84

_EDGE, _GAP, _LEADER = 20, 4, 6
_ROME: Final = "rome"
_MARGIN: Final = 46
_OVER: Final = 0.001
"""The pixels of the board around candidates, and how much larger than the whole board's height a map is at least."""

_COLUMNS, _ROW, _SIDE, _PADDING = 2, 86, 18, 10
_LETTERS, _LEAST = 58, 54
"""The list of regions below the map: its columns, its rows, and the letters of its names."""

_JOINED: Final = {"alps": "danube"}
"""Regions of the map that lists count as a part of another one."""

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


def told_of_regions(areas: Sequence[str], texts: Words) -> str:
    """How many candidates each region has, as a sentence for those who can't see it."""
    counts = (_counted(region, each, texts) for region, each in by_region(areas).items())
    return texts("alt-candidates", told=", ".join(counts))


@dataclass(frozen=True)
class Group:
    """The candidates of a region or a province: its sign and colour on the map and in the list, and its name.

    ``count``: how many candidates or units it has; empty if that need not be said. ``option``: the answer that its
    letter is for.
    """

    sign: str
    colour: Colour
    name: str
    areas: tuple[str, ...]
    count: str = ""
    option: str = ""


def groups(areas: Iterable[str], units: Mapping[str, str], texts: Words) -> list[Group]:
    """Candidates by region, the largest region first; a single one has its own name.

    ``units``: the units to choose from and where they are; none if areas are chosen.
    """
    found = enumerate(by_region(areas).items())
    return [
        Group(
            str(place + 1),
            _COLOURS[place % len(_COLOURS)],
            texts.short_name(each[0]) if len(each) == 1 else texts(f"region-{region}"),
            each,
            _count_told(each, units, texts),
        )
        for place, (region, each) in found
    ]


def _count_told(areas: Sequence[str], units: Mapping[str, str], texts: Words) -> str:
    """How many units or areas a region has to choose from; empty if it's one."""
    count = sum(area in areas for area in units.values()) if units else len(areas)
    if count < 2:
        return ""
    return texts("listed-units", count=count) if units else texts("report-areas", count=count, sign="")


def lettered_lands(
    lands: Mapping[str, tuple[str, ...]], letters: Mapping[str, str], game: RiseAndFall, texts: Words
) -> list[Group]:
    """Provinces to choose from, each with the letter of its answer and the number of units there."""
    return [
        Group(
            letters[land], _COLOURS[place % len(_COLOURS)], texts.short_name(land), areas,
            texts(
                "listed-units",
                count=sum(game.nation_of(unit) == _ROME for area in areas for unit in game.at(area)),
            ),
            land,
        )
        for place, (land, areas) in enumerate(lands.items())
        if land in letters
    ]  # fmt: skip


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
    x, middle, room = at
    count = group.count
    _disc(group.sign, group.colour, group.option, _ROW - 14).centre(picture, x + (_ROW - 14) / 2, middle)
    write(picture, x + room, middle + 18, count, Face.STRONG, _LEAST, PORPHYRY, align=1)
    left = _ROW - 8
    free = room - left - text_width(count, Face.STRONG, _LEAST) - 14
    write_fitted(picture, x + left, middle + 18, group.name, Face.STRONG, _LETTERS, free, INK, least=_LEAST)


class RegionCounts(Sheet):
    """A part of the map with the areas of all candidates in the colours of their regions.

    The disc on the areas of a region has its number or letter in the list, which has the names.
    """

    groups: Sequence[Group] = ()

    def draw(self) -> None:
        """Draw the areas of the candidates, what the decision is about, then the discs of their regions."""
        shown = self.groups
        self.bright = {*itertools.chain.from_iterable(group.areas for group in shown), *self.shown.about}
        self._pale_others()
        self._tint(shown)
        for area in self.shown.about:
            self._put_origin(area)
        for group in sorted(shown, key=lambda each: len(each.areas)):
            self._put_disc(group)
        self.name_areas([self.game.data.areas[area] for area in self.shown.about])

    def _tint(self, shown: Sequence[Group]) -> None:
        """Colour the areas of each region so that the relief is still seen, with light lines between them."""
        colours = {self.board.areas[area]: group.colour for group in shown for area in group.areas}
        index = self.chart.index
        bands = (index.point([colours.get(value, PANEL)[band] for value in range(256)]) for band in range(3))
        tint = Image.merge("RGB", [*bands])
        self.picture.paste(tint, (0, 0), index.point([_TINT if value in colours else 0 for value in range(256)]))

    def _put_origin(self, area: str) -> None:
        """The unit that the decision is about, ringed."""
        self.put(area, target_ring(_ORIGIN + 26), *self.at(area))
        units = self.game.at(area)
        if units:
            counter = unit_counter(units[0], self.game.nation_of(units[0]))
            self.put(area, counter_sprite(counter, _ORIGIN), *self.at(area))

    def _put_disc(self, group: Group) -> None:
        """The disc of a region on one of its areas, near their middle, where it covers no other sign."""
        disc = _disc(group.sign, group.colour, group.option)
        spots = [self.at(area) for area in group.areas]
        middle = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
        tried = []
        near = _BESIDE if len(spots) == 1 else _NEAR
        for spot, (across, down) in itertools.product(spots, near):
            box = self._inside(disc, spot[0] + across, spot[1] + down)
            cost = self.placer.covered(_around(box)) * _COST_OF_SIGNS + math.hypot(across, down) * _COST_OF_DISTANCE
            tried.append((cost + math.dist(spot, middle), spot, box))
        _, spot, box = min(tried)
        self.placer.take(_around(box))
        self._join(group, spot, box)
        self.signs.append((group.areas[spots.index(spot)], disc.put(self.picture, box[0], box[1])))

    def _join(self, group: Group, spot: Point, box: Box) -> None:
        """A line from the disc of a region to the area that it's beside, if it isn't on it."""
        start = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        if math.dist(start, spot) > _DISC / 2:
            pen = ImageDraw.Draw(self.picture)
            pen.line([start, spot], fill=IVORY, width=_LEADER + 4)
            pen.line([start, spot], fill=group.colour, width=_LEADER)
            _dot(group.colour).centre(self.picture, *spot)

    def _inside(self, disc: Sprite, x: float, y: float) -> Box:
        """The box of a disc around a place, wholly on the picture."""
        half = _DISC / 2 + _EDGE
        x = min(max(x, half), self.picture.width - half)
        y = min(max(y, half), self.picture.height - half)
        return disc.box_at(x, y)


def _around(box: Box) -> Box:
    left, top, right, bottom = box
    return left - _GAP, top - _GAP, right + _GAP, bottom + _GAP


_TINT: Final = 185
"""How strong the colour of a region is on its areas, of 255."""

_COST_OF_DISTANCE: Final = 2
_COST_OF_SIGNS: Final = 5
"""How bad a pixel between a disc and its area is, and a pixel of a covered sign."""


def _circle(reach: float) -> Iterable[tuple[int, int]]:
    """Places around a spot at a distance from it."""
    return ((round(math.cos(turn) * reach), round(math.sin(turn) * reach)) for turn in range(6))


_NEAR: Final = ((0, 0), *itertools.chain.from_iterable(map(_circle, (24, 48, 76, 104))))
"""Where a disc may be, seen from an area of its region: the nearest places first."""

_BESIDE: Final = (*itertools.chain.from_iterable(map(_circle, (86, 112))),)
"""Where the disc of a single area may be: on the area, it would hide its colour."""


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


@cached_image
def _dot(colour: Colour) -> Sprite:
    middle = _DOT / 2

    def paint(pen: Pen) -> None:
        pen.disc(middle, middle, middle, IVORY)
        pen.disc(middle, middle, middle - 4, colour)

    return Sprite(smooth(_DOT, _DOT, paint), _DOT, _DOT)


@cached_image
def _disc(sign: str, colour: Colour, option: str, size: int = _DISC) -> Sprite:
    """The number of a region, or the letter of an answer, on a disc of its colour."""
    disc = numbered(sign, size, colour, IVORY, IVORY)
    return disc.shown_as("letter", f"{sign} {option}", disc.letters or round(size * 0.6)) if option else disc
