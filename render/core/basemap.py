"""A built base map: the ground, the areas in their owners' colours, and the positions of everything.

Positions are pixels of the overview (1600 by 1000 for a landscape board); the master has twice the resolution. A
`Chart` is a part of the map at the size of the final picture. It converts overview positions to pixels of that picture.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from typing import Any, Final, Literal

from cachetools import LRUCache
from PIL import Image, ImageChops, ImageFilter

import data
from render.core.canvas import Box, Point, paste_colour, paste_colour_in_pieces
from render.core.image_cache import MEGABYTE, cached_image, memory_of
from render.core.layer_cache import LayerCache, Layers, Source, decode
from render.core.layout import Ground, note_ground
from render.core.palette import BORDER, BRIGHT_GOLD, IVORY, LAND_TINT_SHARE, LEGAL, Colour

Layer = Literal["overview", "master"]
_MASTER: Final = 2
_KEPT: Final = 24
"""Megabytes of coloured grounds that the maps of all games keep together."""

_MARGIN: Final = 90
_MOST_AGAIN: Final = 0.5
"""The share of a picture up to which it's quicker to colour the changed boxes than all of it."""

_MIN_ZOOM: Final = 1.15
_NARROW: Final = 62
_LEAST_ZOOM: Final = 1.01
_OUTLINE: Final = 5
"""The usual width of a highlighted area's outline in pixels."""

_GLOW: Final = 7
"""How far the glow of an area fades inwards from its outline in pixels."""

_CHOICES: Final = (LEGAL, IVORY, BRIGHT_GOLD)
"""The colours of what may be chosen or is asked about."""
_BRIGHTER: Final = 0.2
"""How much brighter an area becomes for each share of its fill."""

_SOLID: Final = [0] * 128 + [255] * 128
"""From a mask of shares to one of whole pixels, which is pasted in a fraction of the time."""

_WHOLLY_INSIDE: Final = [min(255, max(0, (value - 215) * 8)) for value in range(256)]
"""From the mean around a pixel to how far it's inside an area; much faster than a filter for the minimum."""

_INK: Final = 0.85
_WHITE: Final = (255, 255, 255)


@dataclass(frozen=True)
class Chart:
    """A part of the map as a picture's background: ``zoom`` times the overview, from (``left``, ``top``)."""

    picture: Image.Image
    index: Image.Image
    left: float
    top: float
    zoom: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A position of the overview in pixels of this picture."""
        return (x - self.left) * self.zoom, (y - self.top) * self.zoom

    def number_at(self, x: int, y: int) -> int:
        """The number of the area at a pixel of this picture; 0 on the sea."""
        return self._numbers[y * self.index.width + x]

    @cached_property
    def _numbers(self) -> bytes:
        return self.index.tobytes()

    def contains(self, x: float, y: float) -> bool:
        """Whether a position of the overview is on this picture."""
        px, py = self.at(x, y)
        return 0 <= px < self.picture.width and 0 <= py < self.picture.height


class BaseMap:
    """The base map of one game. Its layers are loaded when first needed."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._folder = data.path(game, "map")
        layout: dict[str, Any] = data.load_json(game, "map", "places.json")
        self.size: tuple[int, int] = (layout["size"][0], layout["size"][1])
        self.spaces: Mapping[str, Point] = {k: (v[0], v[1]) for k, v in layout["spaces"].items()}
        self.areas: Mapping[str, int] = layout["areas"]
        self._numbered = {number: area for area, number in self.areas.items()}
        self.boxes: Mapping[str, tuple[int, int, int, int]] = {
            k: (v[0], v[1], v[2], v[3]) for k, v in layout["boxes"].items()
        }
        self.countries: list[dict[str, Any]] = layout["countries"]
        self.letters: int = layout.get("letters", 0)
        """The most targets that its pictures have room to letter; 0 if it's as many as on most boards."""

    @cache  # noqa: B019 - one base map per game, kept forever
    def layers(self, layer: Layer) -> Source:
        """The images of one size, decoded once: in memory, or in the cache of `cache_in`."""
        files = [self._folder / f"{layer}-{kind}" for kind in ("base.jpg", "index.png", "tint.png", "ink.png")]
        return _layer_cache[0].layers(f"{self.game}-{layer}", files) if _layer_cache else decode(files)

    @cache  # noqa: B019 - one base map per game, kept forever
    def _overview(self) -> Image.Image:
        """The areas of the whole map."""
        return self.layers("overview").crop((0, 0, *self.layers("overview").size)).index

    def overview(self, tints: Mapping[str, Colour | None]) -> Chart:
        """The whole map, each area in its owner's tint (None: no owner)."""
        whole = self.layers("overview")
        picture = self._coloured(whole, (0, 0, *whole.size), 1, self._key(tints)).copy()
        note_ground(picture, Ground(self.game, 1, tints))
        return Chart(picture, self._overview(), 0, 0, 1)

    def focus(
        self, tints: Mapping[str, Colour | None], centre: Point, zoom: float, size: tuple[int, int] | None = None
    ) -> Chart:
        """A part of the map around a position, ``zoom`` times the overview. ``size``: in pixels; the overview's."""
        box, shown = self._part(centre, zoom, size)
        picture, index = self._coloured_part(box, self._key(tints), shown)
        chart = Chart(picture.copy(), index, box[0] / _MASTER, box[1] / _MASTER, zoom)
        note_ground(chart.picture, Ground(self.game, zoom, tints))
        return chart

    def areas_around(self, centre: Point, zoom: float, size: tuple[int, int]) -> Chart:
        """The same part without its ground, which takes long: the areas are its picture, too. Read-only."""
        box, shown = self._part(centre, zoom, size)
        index = self._index_of_part(box, shown)
        return Chart(index, index, box[0] / _MASTER, box[1] / _MASTER, zoom)

    def _part(self, centre: Point, zoom: float, size: tuple[int, int] | None) -> tuple[Box, tuple[int, int]]:
        """A part around a position as a box of the master, and its size as a picture."""
        shown = size or self.size
        width, height = shown[0] / zoom, shown[1] / zoom
        left = min(max(centre[0] - width / 2, 0), self.size[0] - width)
        top = min(max(centre[1] - height / 2, 0), self.size[1] - height)
        corner = round(left * _MASTER), round(top * _MASTER)
        return (*corner, corner[0] + round(width * _MASTER), corner[1] + round(height * _MASTER)), shown

    def chart(
        self,
        tints: Mapping[str, Colour | None],
        centre: Point | None,
        zoom: float,
        owners: Mapping[str, str] | None = None,
        size: tuple[int, int] | None = None,
    ) -> Chart:
        """The part of the map around a position, or the whole map. ``owners`` of areas go into the layout."""
        chart = self.overview(tints) if centre is None else self.focus(tints, centre, zoom, size)
        note_ground(chart.picture, Ground(self.game, chart.zoom, tints, owners))
        return chart

    def middle(self, spaces: Iterable[str]) -> Point | None:
        """The centre of some spaces; None if the map has none of them."""
        places = [self.spaces[space] for space in spaces if space in self.spaces]
        if not places:
            return None
        return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)

    def framing(self, spaces: Iterable[str], nearest: float) -> tuple[Point | None, float]:
        """Centre and zoom (at most ``nearest``) that fit some spaces into a picture; no centre means the whole map."""
        places = [self.spaces[space] for space in spaces if space in self.spaces]
        if not places:
            return None, 1.0
        (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
        room = right - left + 2 * _MARGIN, bottom - top + 2 * _MARGIN
        zoom = min(nearest, self.size[0] / room[0], self.size[1] / room[1])
        return (((right + left) / 2, (bottom + top) / 2), zoom) if zoom > _MIN_ZOOM else (None, 1.0)

    def area_at(self, box: tuple[int, int, int, int], chart: Chart) -> str:
        """The area in the middle of a box of the picture; empty on the sea."""
        number = chart.number_at((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
        return str(self._numbered.get(number, ""))

    def frame(self, spaces: Iterable[str], size: tuple[int, int], nearest: float) -> tuple[Point | None, float]:
        """Centre and zoom (at most ``nearest``) that fit some spaces into a picture of a size; never the whole map."""
        places = [self.spaces[space] for space in spaces if space in self.spaces]
        (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
        room = right - left + 2 * _NARROW, bottom - top + 2 * _NARROW
        zoom = min(nearest, size[0] / room[0], size[1] / room[1])
        return ((right + left) / 2, (bottom + top) / 2), max(zoom, _LEAST_ZOOM)

    def is_water(self, box: tuple[int, int, int, int], chart: Chart) -> bool:
        """Whether more than half of a box of the picture is water."""
        return self._wetness(box, chart) > 140

    def water_share(self, box: tuple[int, int, int, int], chart: Chart) -> float:
        """The share of a box of the picture that is water."""
        return self._wetness(box, chart) / 255

    def _wetness(self, box: tuple[int, int, int, int], chart: Chart) -> float:
        """How much of a box is water: 0 for none, 255 for all."""
        left, top = box[0] / chart.zoom + chart.left, box[1] / chart.zoom + chart.top
        right, bottom = box[2] / chart.zoom + chart.left, box[3] / chart.zoom + chart.top
        part = self._water().crop(
            (round(left), round(top), max(round(right), round(left) + 1), max(round(bottom), round(top) + 1))
        )
        return float(part.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0)))  # type: ignore[arg-type]

    @cache  # noqa: B019 - one base map per game, kept forever
    def _water(self) -> Image.Image:
        """The mask of the sea (255), derived from the ground's colour: only water has more blue than red."""
        whole = self.layers("overview")
        red, _, blue = whole.crop((0, 0, *whole.size)).base.filter(ImageFilter.BoxBlur(2)).split()
        return ImageChops.subtract(blue, red).point([255 if value > 12 else 0 for value in range(256)])

    def highlighted(
        self,
        chart: Chart,
        areas: Iterable[str],
        *,
        fill: float = 0.24,
        colour: Colour = LEGAL,
        width: int = _OUTLINE,
        light: int = 0,
        grain: int = 1,
    ) -> None:
        """Mark areas on the chart: their common outline in a width.

        What may be chosen keeps its owner's hue, only brighter by ``fill``: gold over blue would be someone else's
        green. Other colours say what happened to a land: it glows in them, and ``fill`` is how strong they are.
        ``light``: the width of a light outline below the one in the colour. ``grain``: the pixels of the picture across
        one of the mask in which outlines are found.
        """
        numbers = {self.areas[area] for area in areas if area in self.areas}
        if not numbers:
            return
        mask = chart.index.point([255 if value in numbers else 0 for value in range(256)])
        box = mask.getbbox()
        if box is None:
            return
        box = (max(box[0] - 8, 0), max(box[1] - 8, 0), min(box[2] + 8, mask.width), min(box[3] + 8, mask.height))
        part = whole = mask.crop(box)
        size = part.size
        if grain > 1:
            part = part.resize((-(-size[0] // grain), -(-size[1] // grain)), Image.Resampling.NEAREST)
        part = part.filter(ImageFilter.BoxBlur(1.5 / grain)).point([255 if v > 127 else 0 for v in range(256)])
        part = part.filter(ImageFilter.BoxBlur(0.8 / grain))
        if light:
            outer = ImageChops.subtract(part, _inside(part, light / grain))
            paste_colour_in_pieces(chart.picture, IVORY, box, outer)
        inner = _inside(part, width / grain)
        outline = ImageChops.subtract(part, inner)
        if colour in _CHOICES:
            if fill:
                bright = chart.picture.crop(box).point(
                    [min(round(v * (1 + fill * _BRIGHTER)), 255) for v in range(256)] * 3
                )
                chart.picture.paste(bright, box, part if grain == 1 else whole.point(_SOLID, "1"))
            paste_colour_in_pieces(chart.picture, colour, box, outline)
            return
        glow = ImageChops.subtract(part, inner.filter(ImageFilter.BoxBlur(_GLOW / grain))).point(
            [round(v * 0.7) for v in range(256)]
        )
        filled = part.point([round(value * fill) for value in range(256)])
        mask = ImageChops.lighter(ImageChops.lighter(filled, glow), outline)
        paste_colour_in_pieces(chart.picture, colour, box, mask)

    @cached_image
    def _coloured_part(
        self, box: Box, tints: tuple[Colour | None, ...], size: tuple[int, int]
    ) -> tuple[Image.Image, Image.Image]:
        """A part of the master in its owners' colours, and its areas, at a size; read-only."""
        shown = (0, 0, box[2] - box[0], box[3] - box[1])
        even = (box[0], box[1], box[2] + shown[2] % 2, box[3] + shown[3] % 2)  # frontiers are drawn at half the size
        part = self.layers("master").crop(even)
        picture, index = self._coloured(part, even, _MASTER, tints), part.index
        if picture.size != size:
            picture = picture.resize(size, Image.Resampling.BICUBIC, box=shown)
            index = index.resize(size, Image.Resampling.NEAREST, box=shown)
        return picture, index

    @cached_image
    def _index_of_part(self, box: Box, size: tuple[int, int]) -> Image.Image:
        """The areas of a part of the master at a size; read-only."""
        index = self.layers("master").crop(box).index
        return index if index.size == size else index.resize(size, Image.Resampling.NEAREST)

    def _coloured(self, layers: Source, part: Box, scale: int, tints: tuple[Colour | None, ...]) -> Image.Image:
        """The ground of a part of the map in its owners' colours; read-only.

        ``part`` is where its ``layers`` are on those of the whole map, which have ``scale`` times the overview's size.
        Only the areas that changed since the last picture of this part are coloured again.
        """
        with _lock:
            last = _grounds.get((self.game, part))
        if last is None:
            picture = _coloured(layers.crop((0, 0, *layers.size)), tints, layers.size[0])
        else:
            changed = [number for number, tint in enumerate(tints) if tint != last.tints[number]]
            boxes = [self._within(part, number, scale) for number in changed]
            picture = _recoloured(last.image, layers, tints, boxes)
        with _lock:
            _grounds[self.game, part] = _Ground(tints, picture)
        return picture

    def _within(self, part: Box, number: int, scale: int) -> Box:
        """The box of an area in the pixels of a part of the map."""
        left, top, right, bottom = self.boxes[self._numbered[number]]
        return left * scale - part[0], top * scale - part[1], right * scale - part[0], bottom * scale - part[1]

    def _key(self, tints: Mapping[str, Colour | None]) -> tuple[Colour | None, ...]:
        by_number = {number: tints.get(area) for area, number in self.areas.items()}
        return tuple(by_number.get(number) for number in range(max(self.areas.values()) + 1))


@dataclass(frozen=True)
class _Ground:
    """The last picture of a part of the map, and the tint of each area on it by the area's number."""

    tints: tuple[Colour | None, ...]
    image: Image.Image


_grounds: LRUCache[tuple[str, Box], _Ground] = LRUCache(_KEPT * MEGABYTE, getsizeof=memory_of)
_lock = Lock()


def _inside(mask: Image.Image, width: float) -> Image.Image:
    """What is further inside the edge of a mask than a width."""
    return mask.filter(ImageFilter.BoxBlur(width)).point(_WHOLLY_INSIDE)


def _recoloured(
    picture: Image.Image, layers: Source, tints: tuple[Colour | None, ...], boxes: Iterable[Box]
) -> Image.Image:
    """A coloured ground with other tints within some boxes: exactly as if all of it were coloured again."""
    width, height = picture.size
    reach = _reach(width)
    changed = [grown for box in boxes if _area(grown := _clipped(box, reach, width, height))]
    if sum(map(_area, changed)) > width * height * _MOST_AGAIN:
        return _coloured(layers.crop((0, 0, width, height)), tints, width)
    picture = picture.copy()
    for box in changed:
        around = _clipped(box, reach, width, height)
        again = _coloured(layers.crop(around), tints, width)
        left, top = box[0] - around[0], box[1] - around[1]
        picture.paste(again.crop((left, top, left + box[2] - box[0], top + box[3] - box[1])), box[:2])
    return picture


def _clipped(box: Box, margin: int, width: int, height: int) -> Box:
    """A box with a margin, from even to even pixels, cut at the edges of a picture."""
    left, top = max(box[0] - margin, 0) // 2 * 2, max(box[1] - margin, 0) // 2 * 2
    right, bottom = min(box[2] + margin + 1, width) // 2 * 2, min(box[3] + margin + 1, height) // 2 * 2
    return left, top, right, bottom


def _area(box: Box) -> int:
    """Its pixels; 0 for a box outside the picture."""
    return max(box[2] - box[0], 0) * max(box[3] - box[1], 0)


def _coloured(layers: Layers, tints: tuple[Colour | None, ...], width: int) -> Image.Image:
    """The ground in its owners' colours: stronger along the frontiers, with inked borders on top.

    ``width``: of the whole picture, of which the layers may be a part.
    """
    palette = [channel for tint in tints for channel in (tint or _WHITE)]
    colours = layers.index.copy()
    colours.putpalette(palette + [255] * (768 - len(palette)))
    washed = ImageChops.multiply(layers.base, colours.convert("RGB"))
    share = layers.tint.point([round(value * LAND_TINT_SHARE) for value in range(256)])
    mask = ImageChops.lighter(share, ImageChops.multiply(layers.tint, _frontier_band(layers.index, tints, width)))
    picture = Image.composite(washed, layers.base, mask)
    paste_colour(picture, BORDER, (0, 0), layers.ink.point([round(value * _INK) for value in range(256)]))
    return picture


def _frontier_band(index: Image.Image, tints: tuple[Colour | None, ...], width: int) -> Image.Image:
    """A soft band along frontiers between owners, in which the colour is full."""
    owners = sorted({tint for tint in tints if tint})
    numbers = [owners.index(tint) + 1 if tint else 0 for tint in tints]
    half = index.resize((index.width // 2, index.height // 2), Image.Resampling.NEAREST)
    owned = half.point([numbers[value] if value < len(numbers) else 0 for value in range(256)])
    edge = Image.new("L", owned.size)
    for right, down in ((1, 0), (0, 1)):  # unlike ImageChops.offset, this doesn't compare opposite edges of the map
        here, before = (
            owned.crop((right, down, *owned.size)),
            owned.crop((0, 0, owned.width - right, owned.height - down)),
        )
        differs = ImageChops.difference(here, before).point([0] + [255] * 255)
        edge.paste(255, (right, down), differs)
    radius = _band_radius(width)
    band = edge.filter(ImageFilter.BoxBlur(radius)).filter(ImageFilter.BoxBlur(radius))
    return band.point([min(255, value * 4) for value in range(256)]).resize(index.size, Image.Resampling.BILINEAR)


def _band_radius(width: int) -> float:
    """The radius of a frontier's band on a picture of a width, at half its size."""
    return width / 1600 * 2.2


def _reach(width: int) -> int:
    """How far a frontier's band reaches beyond it, in pixels of the picture: two blurs at half the size."""
    return 2 * (2 * math.ceil(_band_radius(width)) + 3)


def cache_in(folder: Path | None) -> None:
    """Map decoded base maps from files in a folder (None: keep them in memory), for maps not loaded yet."""
    _layer_cache[:] = [] if folder is None else [LayerCache(folder)]


_layer_cache: list[LayerCache] = []


@cache
def base_map(game: str) -> BaseMap:
    """The base map of a game, loaded once.

    Raises:
        data.DataError: it hasn't been built.
    """
    return BaseMap(game)
