"""Roads, herepaths and straits on a map."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from render.britannia_redux.board_part import BoardPart
from render.britannia_redux.signs import draw_road, draw_strait
from render.britannia_redux.texts import GAME
from render.core.basemap import base_map
from render.core.canvas import Pen, Point, smooth
from render.core.image_cache import cached_image
from rules.britannia_redux.data.loader import britannia_data

_ROAD_STEP, _ROAD_HALF = 24, 6
"""The steps in which names keep away from a Road, and by how much."""

_PALE_ROAD: Final = 200
"""How strong Roads are below letters, of 255."""

_STAGES_WITHOUT_STRAITS: Final = ("increase", "excess")
"""When a question with letters is about armies that stay where they are."""

_WHOLE_STRAIT: Final = 20
"""How far from the edge of a picture the ends of a strait are at least."""


class Ways:
    """The Roads and straits on a part of the board."""

    def __init__(self, part: BoardPart) -> None:
        self._part, self._game, self._shown = part, part.game, part.shown

    def draw(self) -> None:
        """Roads, herepaths and straits: no Roads where arrows and a list tell of marches, none on the whole board."""
        if self._part.is_overview:
            return
        roads = tuple(dict.fromkeys(self.roads()))
        for one, other in roads:
            self._avoid_line(self._part.at(one), self._part.at(other))
        straits = () if self._is_of_limit else tuple(_straits())
        for ends in straits:
            start, end = (self._part.chart.at(*point) for point in ends)
            self._avoid_line(start, end)
        chart = self._part.chart
        part = (chart.left, chart.top, chart.zoom, chart.picture.size)
        self._paste(_ways(part, roads, straits, round(self._part.scale * 0.9, 2)))

    def has_roads(self) -> bool:
        """Whether a Road is on the picture: its key asks before the map is drawn."""
        return any(self._part.is_shown(end) for road in self.roads() for end in road)

    def _paste(self, layer: Image.Image) -> None:
        """Paste the layer of ways, less strong below letters."""
        box = layer.getbbox()
        if box is None:
            return
        layer = layer.crop(box)
        alpha = layer.getchannel("A")
        if self._part.is_listed:
            alpha = alpha.point([value * _PALE_ROAD // 255 for value in range(256)])
        self._part.picture.paste(layer, box[:2], alpha)

    def roads(self) -> Iterator[tuple[str, str]]:
        """The Roads that are drawn: on a question about moves those of all nations, beside a list only the mover's."""
        part = self._part
        if part.inset is not None or part.tells or part.is_region or not self._is_of_moves:
            return
        for nation in [self._shown.nation] if part.is_listed else self._game.data.order:
            yield from self._roads_of(nation)

    def _roads_of(self, nation: str) -> Iterator[tuple[str, str]]:
        """A nation's Roads; all of them where it's asked about its moves."""
        areas, is_asked = self._game.roads(nation), self._is_of_moves and bool(self._shown.about)
        is_asked = is_asked and nation == self._shown.nation
        for area in sorted(areas):
            for other in self._game.data.areas[area].by_land:
                if other in areas and area < other and (is_asked or not any(map(self._part.is_pale, (area, other)))):
                    yield area, other

    @property
    def _is_of_moves(self) -> bool:
        """Whether the pending decision is about moves: these may go along any Road of the nation [15.2.1, 16.2.3]."""
        return self._game.state.stage == "movement"

    @property
    def _is_of_limit(self) -> bool:
        """Whether the pending decision is which armies over a limit are removed: no strait matters for that."""
        return bool(self._shown.targets.spaces) and self._game.state.stage in _STAGES_WITHOUT_STRAITS

    def _avoid_line(self, start: Point, end: Point) -> None:
        """Keep names away from a Road."""
        steps, half = max(1, round(math.dist(start, end) / _ROAD_STEP)), self._part.px(_ROAD_HALF)
        for step in range(steps + 1):
            x, y = (round(a + (b - a) * step / steps) for a, b in zip(start, end, strict=True))
            self._part.placer.avoid((x - half, y - half, x + half, y + half))


def _straits() -> Iterator[tuple[Point, Point]]:
    """Where each strait crosses the sea, in pixels of the whole board."""
    for area in britannia_data().areas.values():
        for other in area.by_strait:
            if area.id < other:
                yield sea_part(area.id, other)


@lru_cache(maxsize=12)
def sea_part(one: str, other: str) -> tuple[Point, Point]:
    """Where the line between two areas crosses the sea, in pixels of the whole board."""
    board = base_map(GAME)
    (ax, ay), (bx, by) = board.spaces[one], board.spaces[other]
    index, count = board.overview({}).index, 200
    way = [(ax + (bx - ax) * step / count, ay + (by - ay) * step / count) for step in range(count + 1)]
    at_sea = [not index.getpixel((round(x), round(y))) for x, y in way]
    runs = [list(run) for is_sea, run in itertools.groupby(range(count + 1), key=at_sea.__getitem__) if is_sea]
    longest, reach = max(runs, key=len), 5 * count / math.dist((ax, ay), (bx, by))
    first, last = max(round(longest[0] - reach), 0), min(round(longest[-1] + reach), count)
    return way[first], way[last]


@cached_image
def _ways(
    part: tuple[float, float, float, tuple[int, int]],
    roads: tuple[tuple[str, str], ...],
    straits: tuple[tuple[Point, Point], ...],
    scale: float,
) -> Image.Image:
    """Roads and straits over a part of the board: its left, top, zoom and size.

    A strait that leads out of it is left out: half of an arrow would end nowhere.
    """
    left, top, zoom, size = part
    spaces = base_map(GAME).spaces

    def at(point: Point) -> Point:
        return (point[0] - left) * zoom, (point[1] - top) * zoom

    def is_inside(point: Point) -> bool:
        return all(_WHOLE_STRAIT < each < most - _WHOLE_STRAIT for each, most in zip(point, size, strict=True))

    def paint(pen: Pen) -> None:
        for one, other in roads:
            draw_road(pen, at(spaces[one]), at(spaces[other]), scale)
        for start, end in (map(at, ends) for ends in straits):
            if is_inside(start) and is_inside(end):
                draw_strait(pen, start, end, scale)

    return smooth(*size, paint, scale=2)
