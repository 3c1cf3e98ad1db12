"""The whole board of Rise and Fall at a glance: powers named on their land, their armies in sum, stars and years."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from PIL import Image, ImageDraw

from render.core.canvas import Box, Pen, Point, Sprite, smooth, with_shadow
from render.core.fonts import Face
from render.core.icons import icon, paste_icon
from render.core.image_cache import cached_image
from render.core.map_symbols import desolation, swatch
from render.core.palette import GAIN, INK, IVORY, LOSS, PANEL, PORPHYRY, RIM, SECONDARY
from render.core.text_panels import panel, tile, write, write_fitted
from render.core.words import Words
from render.rise_and_fall.map_highlights import Changes
from render.rise_and_fall.power_plates import power_plate
from render.rise_and_fall.sheet import Sheet
from render.rise_and_fall.texts import land_name, year_text
from render.rise_and_fall.theme import livery
from rules.rise_and_fall.chapters.victory import stars
from rules.rise_and_fall.data.loader import SASSANIDS, rise_data
from rules.rise_and_fall.game import RiseAndFall

_CARTOUCHE: Final = (14, 680, 560, 306)
"""Left, top, width and height of the plate over the Sahara."""

_TILE: Final = 30
"""Where the line to its land begins on a plate, seen from its left edge."""

_COST_OF_AWAY: Final = 10
_FAR, _LEADER = 26, 5
"""The pixels between a name and its land from which a line joins them, and its width."""

_SIGN: Final = 58
_KEY, _KEY_FEW, _KEY_MANY = 46, 50, 44
"""The signs of keys, and the letters beside two or three of them."""

_LAND_NAME: Final = 54
"""The letters of all names: the same size for every power."""

_GAP: Final = 12
_SMALL, _CLEAR = 4, 24
"""The areas of a land whose middles plates keep off, and by how many pixels: they'd hide whose it is."""

_FLAME, _APART = 58, 78
"""The size of the sign of a revolt, and the least pixels between two."""

_COST_OF_SEA, _COST_OF_OTHERS = 240, 1_200
"""How bad it is for each part of a name to be on the sea, and on someone else's land."""

_LEAST_LAND: Final = 2
"""The areas from which a power's name is written over its land."""


class Board(Sheet):
    """The whole board: its details are left to the regions."""

    def __init__(self, game: RiseAndFall, texts: Words, shown: Changes) -> None:
        super().__init__(game, texts, shown)
        self._count, self._power, self._spots = 0, "rome", list[Point]()
        left, top, width, height = _CARTOUCHE
        self.placer.take((left, top, left + width, top + height))

    def draw(self) -> None:
        """Draw every layer, from the ground up, then each power's name with the number of its units."""
        self.highlight()
        self._draw_ways()
        self.draw_moves()
        self._draw_signs()
        _draw_cartouche(self.picture, self.game, self.texts)
        armies = Counter(self.game.nation_of(unit) for unit, _ in self.game.on_map())
        for land in lands(self.game).values():
            self._keep_clear(land)
        for power, land in lands(self.game).items():
            self._count, self._power = armies[power], power
            main = main_land(land, {area: len(self.game.at(area)) for area in land})
            self._spots = [self.at(area) for area in main]
            self.name_land(land_name(self.shown_as(power), self.texts), main, _LAND_NAME)
        self.draw_marches()

    def _keep_clear(self, land: Collection[str]) -> None:
        """Keep plates off the middle of the areas of a small land."""
        for area in land if len(land) <= _SMALL else ():
            self.placer.take(_around(*self.at(area), _CLEAR))

    def _size_on_land(self, lines: Sequence[str], size: int) -> tuple[int, int]:
        """Width and height of the plate of a power."""
        plate = self._plate(lines, size)
        return plate.width, plate.height

    def _plate(self, lines: Sequence[str], size: int) -> Sprite:
        return power_plate(tuple(lines), size, livery(self._power), str(self._count))

    def _write_on_land(self, text: str, lines: Sequence[str], box: Box, size: int) -> None:
        self._join(box)
        left, top, right, bottom = box
        self.placer.take((left - 6, top - 6, right + 6, bottom + 6))
        self._plate(lines, size).put(self.picture, left, top)
        self.placer.labels.append((text, box))

    def _join(self, box: Box) -> None:
        """A line from the tile of a power to its land, if its name is beside it."""
        start = box[0] + _TILE, (box[1] + box[3]) / 2
        goal = min(self._spots, key=lambda spot: math.dist(_nearest_in(box, spot), spot))
        if math.dist(_nearest_in(box, goal), goal) > _FAR:
            pen, colour = ImageDraw.Draw(self.picture), livery(self._power).counter
            pen.line([start, goal], fill=IVORY, width=_LEADER + 4)
            pen.ellipse((goal[0] - 11, goal[1] - 11, goal[0] + 11, goal[1] + 11), fill=IVORY)
            pen.line([start, goal], fill=colour, width=_LEADER)
            pen.ellipse((goal[0] - 9, goal[1] - 9, goal[0] + 9, goal[1] + 9), fill=colour)

    def _cost_on_land(self, box: Box, numbers: Collection[int], middle: Point) -> float:
        """A name on another power's land would be taken for its name: the sea is better."""
        left, top, right, bottom = box
        xs, ys = [left + (right - left) * place // 6 for place in range(7)], (top, (top + bottom) // 2, bottom)
        under = [self.chart.number_at(x, y) for x in xs for y in ys]
        sea = under.count(0)
        others = len(under) - sea - sum(number in numbers for number in under)
        away = abs((left + right) / 2 - middle[0]) + abs((top + bottom) / 2 - middle[1])
        return self.placer.covered(box) * 60.0 + sea * _COST_OF_SEA + others * _COST_OF_OTHERS + away * _COST_OF_AWAY

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
                self.put(area.id, _revolt(_FLAME), x, y)
                self.placer.take(_around(x, y, _FLAME // 2 + _GAP))
                flames.append((x, y))


def _around(x: float, y: float, reach: float) -> Box:
    return round(x - reach), round(y - reach), round(x + reach), round(y + reach)


@cached_image
def _revolt(size: int) -> Sprite:
    """A flame on a light disc: on land of its own colour it would not be seen."""

    def paint(pen: Pen) -> None:
        pen.disc(size / 2, size / 2, size / 2, LOSS)
        pen.disc(size / 2, size / 2, size / 2 - 4, PANEL)

    image, inner = smooth(size, size, paint), round(size * 0.8)
    flame = icon("flame", inner, LOSS)
    image.alpha_composite(flame, ((size - inner) // 2, (size - inner) // 2))
    return with_shadow(image, blur=2, drop=2, strength=0.4)


def _nearest_in(box: Box, spot: Point) -> Point:
    """The point of a box that is nearest to a place."""
    return min(max(spot[0], box[0]), box[2]), min(max(spot[1], box[1]), box[3])


def main_land(land: Collection[str], armies: Mapping[str, int] | None = None) -> tuple[str, ...]:
    """The part of a power's land that hangs together and has most areas and units: its name belongs there."""
    left, parts = set(land), list[tuple[str, ...]]()
    for area in land:
        if area in left:
            parts.append(_joined(area, left))
    return max(parts, key=lambda part: len(part) + sum((armies or {}).get(each, 0) for each in part))


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
    """The areas of each power that holds enough of them to be named, the largest first."""
    found: dict[str, list[str]] = {}
    for area, power in game.state.control.items():
        if power:
            found.setdefault(power, []).append(area)
    large = {power: tuple(areas) for power, areas in found.items() if len(areas) >= _LEAST_LAND}
    return dict(sorted(large.items(), key=lambda each: -len(each[1])))


def _draw_cartouche(picture: Image.Image, game: RiseAndFall, texts: Words) -> None:
    """The year, the turn and the stars of the empires over the Sahara."""
    left, top, width, height = _CARTOUCHE
    panel(width, height).put(picture, left, top)
    year = write(picture, left + 28, top + 70, year_text(game.year, texts), Face.TITLE, 56, PORPHYRY, spacing=1)
    turn = texts("card-turn", turn=game.state.turn, last=game.state.last_turn)
    room = width - year - 80
    write_fitted(picture, left + width - 28, top + 68, turn, Face.ITALIC, 54, room, SECONDARY, least=30, align=1)
    parthia = SASSANIDS if game.state.sassanid else "parthia"
    for place, (power, shown) in enumerate((("rome", "rome"), ("parthia", parthia))):
        y = top + 144 + place * 72
        swatch(livery(power).counter, 44).put(picture, left + 28, y - 40)
        write(picture, left + 90, y, texts.name(shown), Face.STRONG, 54, INK)
        paste_icon(picture, left + width - 176, y - 46, "star", 52, livery(power).counter)
        write(picture, left + width - 28, y + 2, str(stars(game, power)), Face.HEAVY, 66, INK, align=1)
    keys = [(tile("5", _KEY, SECONDARY, IVORY, RIM), "key-units")]
    keys += [(_revolt(_KEY), "key-revolt")] if game.state.revolts else []
    keys += [(desolation(_KEY), "key-ruins")] if game.state.ruins else []
    x = left + 28.0
    for sign, key in keys:
        sign.centre(picture, x + _KEY / 2, top + 262)
        x += _KEY + 12
        x += write(picture, x, top + 278, texts(key), Face.STRONG, _KEY_FEW if len(keys) < 3 else _KEY_MANY, INK) + 24
