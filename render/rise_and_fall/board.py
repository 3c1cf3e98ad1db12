"""The whole board of Rise and Fall at a glance: powers named on their land, their armies in sum, stars and years."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Box, Point
from render.core.fonts import Face
from render.core.icons import paste_icon
from render.core.legends import sign_key
from render.core.map_symbols import desolation, swatch
from render.core.palette import GAIN, INK, IVORY, LOSS, PORPHYRY, RIM, SECONDARY
from render.core.text_panels import panel, tile, write, write_fitted
from render.core.words import Words
from render.rise_and_fall.map_highlights import Changes
from render.rise_and_fall.sheet import Sheet
from render.rise_and_fall.texts import GAME, land_name, year_text
from render.rise_and_fall.theme import livery
from rules.rise_and_fall.chapters.victory import stars
from rules.rise_and_fall.data.loader import SASSANIDS
from rules.rise_and_fall.game import RiseAndFall

_CARTOUCHE: Final = (14, 680, 560, 306)
"""Left, top, width and height of the plate over the Sahara."""

_TILE: Final = 60
_NEAR: Final = ((0, 0), *((dx, dy) for reach in (20, 40, 60, 80, 100, 120) for dx, dy in (
    (reach, 0), (-reach, 0), (0, reach), (0, -reach), (reach, reach), (-reach, reach), (reach, -reach), (-reach, -reach)
)))  # fmt: skip
"""Where a tile may be, seen from its armies: the nearest places first."""

_APART: Final = 120.0
"""Pixels within which the armies of a power are counted together."""

_SIGN: Final = 34
_KEY: Final = 46
_LAND_NAME: Final = 58
_COST_OF_SEA, _COST_OF_OTHERS = 240, 1_200
"""How bad it is for each part of a name to be on the sea, and on someone else's land."""

_LEAST_HOST: Final = 2
"""The units from which armies are shown that aren't the largest of their power."""

_LEAST_LAND: Final = 2
"""The areas from which a power's name is written over its land."""


@dataclass(frozen=True)
class Host:
    """The armies of a power near each other: how many units, and where they are in pixels of the board."""

    power: str
    count: int
    at: Point


class Board(Sheet):
    """The whole board: its details are left to the regions."""

    def __init__(self, game: RiseAndFall, texts: Words, shown: Changes) -> None:
        super().__init__(game, texts, shown)
        left, top, width, height = _CARTOUCHE
        self.placer.take((left, top, left + width, top + height))

    def draw(self) -> None:
        """Draw every layer, from the ground up: names before armies, for armies have room beside them."""
        self.highlight()
        self._draw_ways()
        self.draw_moves()
        self._draw_signs()
        _draw_cartouche(self.picture, self.game, self.texts)
        for power, land in lands(self.game).items():
            self.name_land(land_name(self.shown_as(power), self.texts), land, _LAND_NAME)
        for host in hosts(self.game):
            self._draw_host(host)
        self.draw_marches()

    def _cost_on_land(self, box: Box, numbers: Collection[int], middle: Point) -> float:
        """A name on another power's land would be taken for its name: the sea is better."""
        left, top, right, bottom = box
        xs, ys = [left + (right - left) * place // 6 for place in range(7)], (top, (top + bottom) // 2, bottom)
        under = [self.chart.number_at(x, y) for x in xs for y in ys]
        sea = under.count(0)
        others = len(under) - sea - sum(number in numbers for number in under)
        away = abs((left + right) / 2 - middle[0]) + abs((top + bottom) / 2 - middle[1])
        return self.placer.covered(box) * 60.0 + sea * _COST_OF_SEA + others * _COST_OF_OTHERS + away * 2

    def _draw_signs(self) -> None:
        """Where something changed, broke out or lies in ruins."""
        for area in self.game.data.areas.values():
            x, y = self.at(area.id)
            if area.id in self.shown.areas:
                self.ring(area.id, LOSS if area.id in self.shown.revolts else GAIN, 38)
            if area.id in self.game.state.ruins:
                self.put(area.id, desolation(_SIGN), x, y)
            if area.id in self.game.state.revolts:
                self.put(area.id, sign_key("flame", _SIGN, LOSS), x, y)

    def _draw_host(self, host: Host) -> None:
        """A tile in the power's colour with the number of its units, where it covers the least."""
        colours = livery(host.power)
        edge = INK if colours.light_ground else RIM
        sprite = tile(str(host.count), _TILE, colours.counter, colours.silhouette, edge)
        width, height = self.picture.size
        x, y = min(max(host.at[0], _TILE), width - _TILE), min(max(host.at[1], _TILE), height - _TILE)
        boxes = [
            sprite.box_at(x + dx, max(y + dy, _TILE / 2 + 8)) for dx, dy in _NEAR if x + dx < width - _TILE / 2 - 8
        ]
        costs = [(self.placer.covered(box) + 6 * place, box) for place, box in enumerate(boxes)]
        _, box = min(costs, key=lambda each: each[0])
        self.placer.take(box)
        self.signs.append(("", sprite.put(self.picture, box[0], box[1])))


def hosts(game: RiseAndFall) -> list[Host]:
    """The armies of each power, those near each other together: its largest, and others of some units."""
    places: dict[str, Counter[str]] = {}
    for unit, area in game.on_map():
        places.setdefault(game.nation_of(unit), Counter())[area] += 1
    found = []
    for power, counts in places.items():
        largest, *others = sorted(_hosts_of(power, counts), key=lambda host: -host.count)
        found += [largest, *(host for host in others if host.count >= _LEAST_HOST)]
    return sorted(found, key=lambda host: -host.count)


def _hosts_of(power: str, counts: Counter[str]) -> Iterator[Host]:
    spaces, left = base_map(GAME).spaces, dict(counts)
    while left:

        def near(area: str) -> list[str]:
            return [other for other in left if math.dist(spaces[area], spaces[other]) < _APART]

        middle = max(left, key=lambda area: sum(left[other] for other in near(area)))
        members = near(middle)
        count = sum(left[area] for area in members)
        x = sum(spaces[area][0] * left[area] for area in members) / count
        y = sum(spaces[area][1] * left[area] for area in members) / count
        yield Host(power, count, (x, y))
        for area in members:
            del left[area]


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
    write(picture, left + 28, top + 70, year_text(game.year, texts), Face.TITLE, 58, PORPHYRY, spacing=1)
    turn = texts("card-turn", turn=game.state.turn, last=game.state.last_turn)
    write_fitted(
        picture, left + width - 28, top + 68, turn, Face.ITALIC, 42, width / 2 - 40, SECONDARY, least=28, align=1
    )
    parthia = SASSANIDS if game.state.sassanid else "parthia"
    for place, (power, shown) in enumerate((("rome", "rome"), ("parthia", parthia))):
        y = top + 144 + place * 72
        swatch(livery(power).counter, 44).put(picture, left + 28, y - 40)
        write(picture, left + 90, y, texts.name(shown), Face.STRONG, 54, INK)
        paste_icon(picture, left + width - 176, y - 46, "star", 52, livery(power).counter)
        write(picture, left + width - 28, y + 2, str(stars(game, power)), Face.HEAVY, 66, INK, align=1)
    keys = [(tile("5", _KEY, SECONDARY, IVORY, RIM), "key-units")]
    keys += [(sign_key("flame", _KEY, LOSS), "key-revolt")] if game.state.revolts else []
    keys += [(desolation(_KEY), "key-ruins")] if game.state.ruins else []
    x = left + 28.0
    for sign, key in keys:
        sign.centre(picture, x + _KEY / 2, top + 262)
        x += _KEY + 12
        x += write(picture, x, top + 276, texts(key), Face.STRONG, 42, INK) + 26
