"""Where the names of areas and seas are on a part of the board."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from render.britannia_redux.board_part import BoardPart, around_point
from render.britannia_redux.counters_on_map import FRAME
from render.core.boxes import grown
from render.core.canvas import Box, Point
from render.core.fonts import Face
from render.core.labels import label

_SIZES: Final = (15, 14)
"""The sizes of the names of areas, before they grow with the zoom."""

_NAMES_APART: Final = 28
"""Pixels that stay free beside a name, so that it doesn't run on into the next."""

_LINES_APART: Final = 12
"""The pixels between names one above the other, so that they don't run together."""

_CLOSE: Final = 3
"""The gap between counters and a name below or above them that has no room farther away."""

_FLUSH: Final = 10
"""The room between a counter and a name that's flush with it."""

_REGION_GAP, _GAP = 7, 5
"""The room between a counter and its name on the picture of a region, and on others."""

_BELOW_FLEET: Final = 10
"""How much further from a fleet the name of its sea is than other names from counters."""

_BESIDE_TIP: Final = 40
"""How far from the tip of an arrow the name of its goal is."""

_COAST: Final = 4
"""The room between a name and a coast, whose ink would be read as a part of its letters."""

_OFF_SHORE: Final = 36
"""How much farther below its counters the name of a target is that's in the sea off its coast."""

_OWN_SHARE: Final = 0.85
"""How much of such a place on land is its own area at least, as a share."""

_OFFSHORE: Final = 6
"""How far from the coast a name at sea beside its area is."""

_OFF_SIGNS: Final = tuple(range(10, 60, 4))
"""The gaps that are tried between the last sign of an area and its name at sea beside it."""

_DROPS: Final = (0, 12, -12, 24, -24, 36, -36, -48)
"""How far such a name may be below or above the middle of the signs."""

_LOW_SEA: Final = 64
"""How far from the lower edge the place of a sea has room for its name."""

_OPEN, _SHORE = 0.985, 16
"""The share of water around the name of a sea, and how far around it."""


class AreaNames:
    """The names of areas and seas; ``entries``: where those of seas outside the picture are, at arrows from them."""

    def __init__(self, part: BoardPart, entries: Mapping[str, Point]) -> None:
        self._part, self._game, self._texts, self._shown = part, part.game, part.texts, part.shown
        self._entries = entries

    def write(self, spaces: Sequence[str]) -> None:
        """The names of areas, then of seas."""
        for area in spaces:
            if area in self._game.data.areas and self._is_named(area) and self._name_area(area):
                self._keep_free(self._part.labels[-1][1])
        for sea, at in self._entries.items():
            self._name_entry(sea, at)
        for sea in [] if self._part.is_listed else spaces:
            if sea in self._game.data.seas and self._part.at(sea)[1] < self._part.picture.height - _LOW_SEA:
                self._name_sea(sea)

    def _is_named(self, area: str) -> bool:
        """Whether a picture names an area: it's about it, and not only tells that its fort is gone."""
        if self._part.is_listed:
            return area in self._part.afloat
        return not self._part.is_pale(area) and (area not in self._shown.left or bool(self._part.nations_at(area)))

    def _name_area(self, area: str) -> bool:
        """Write the name of an area at its best place, that of a target at any; returns whether it was written."""
        name, (at, reach) = self._texts.short_name(area), self._around(area)
        if area == self._shown.stays:
            name = self._texts("place-stay", place=name)
        put = partial(self._part.name, area, name, Face.STRONG, _SIZES, at, reach)
        return (
            put(accepts=partial(self._is_off_coast, area))
            or self._name_off_shore(area, name)
            or self._name_in_water(area, name, _SIZES[-1])
            or put(accepts=partial(self._is_at_home, area))
            or put(accepts=partial(self._is_clear, area))
            or self._name_aligned(area, name, _SIZES[-1])
            or put(accepts=partial(self._part.is_nearest_to, area))
            or (bool(self._shown.targets.spaces.get(area)) and put())
        )

    def _name_off_shore(self, area: str, name: str) -> bool:
        """Write the name of a target in the sea below its counters if a coast is between, and no land is near it."""
        if not self._shown.targets.spaces.get(area) or not self._part.is_part_of_several:
            return False
        at, reach = self._around(area)
        further = (at[0], at[1] + _OFF_SHORE)
        accepts = partial(self._is_off_shore, area)
        return self._part.name(area, name, Face.STRONG, _SIZES, further, reach, accepts=accepts)

    def _is_off_shore(self, area: str, box: Box) -> bool:
        """Whether a name has a clear place below its counters that's wholly at sea."""
        x, y = self._part.middles.get(area, self._part.at(area))
        around = grown(box, _COAST)
        is_at_sea = self._part.chart.index.crop(around).histogram()[0] == (around[2] - around[0]) * (
            around[3] - around[1]
        )
        return is_at_sea and box[0] < x < box[2] and box[1] > y and self._is_clear(area, box)

    def _keep_free(self, name: Box) -> None:
        """Keep other names away from one that was written."""
        left, top, right, bottom = name
        self._part.placer.take((left - _NAMES_APART, top - _LINES_APART, right + _NAMES_APART, bottom + _LINES_APART))

    def _is_clear(self, area: str, box: Box) -> bool:
        """Whether a name has a place beside its own counters and off the arrows and Roads."""
        return self._part.is_nearest_to(area, box) and not self._part.placer.is_avoided(box)

    def _is_at_home(self, area: str, box: Box) -> bool:
        """Whether a name has a clear place that isn't in another area: in its own one, or at sea."""
        return self._part.board.area_at(box, self._part.chart) in (area, "") and self._is_clear(area, box)

    def _is_off_coast(self, area: str, box: Box) -> bool:
        """Whether a name has a place above or below its counters that no coast runs into: at sea, or in its area."""
        left, top, right, bottom = box
        x, _ = self._part.middles.get(area, self._part.at(area))
        around = left - _COAST, top - _COAST, right + _COAST, bottom + _COAST
        found, size = self._part.chart.index.crop(around).histogram(), (around[2] - around[0]) * (around[3] - around[1])
        own = found[self._part.board.areas[area]]
        is_on_one_ground = found[0] == size or (not found[0] and own >= _OWN_SHARE * size)
        return is_on_one_ground and left < x < right and self._is_clear(area, box)

    def _name_in_water(self, area: str, name: str, size: int) -> bool:
        """Write the name of a target in open water right of its armies and its fort, if it's clear there."""
        sign = label(name, Face.STRONG, self._part.letters(size), "sea", radius=self._part.halo * self._part.scale)
        boxes = self._part.boxes_of(area)
        if area not in self._game.state.forts or area not in self._shown.targets.spaces or area == self._shown.stays:
            return False
        wide, tall, right = sign.width, sign.height, max(box[2] for box in boxes)
        middle = (min(box[1] for box in boxes) + max(box[3] for box in boxes) - tall) // 2
        for gap, drop in itertools.product(_OFF_SIGNS, _DROPS):
            box = (right + gap, middle + drop, right + gap + wide, middle + drop + tall)
            if self._part.placer.is_free(box) and self._is_in_water(box) and self._is_clear(area, box):
                self._part.placer.take(sign.put(self._part.picture, box[0], box[1]))
                self._part.placer.labels.append((area, box))
                return True
        return False

    def _is_in_water(self, box: Box) -> bool:
        """Whether a box and the little around it are all at sea."""
        left, top, right, bottom = box
        around = left - _OFFSHORE, top - _OFFSHORE, right + _OFFSHORE, bottom + _OFFSHORE
        return self._part.chart.index.crop(around).histogram()[0] == (around[2] - around[0]) * (around[3] - around[1])

    def _name_aligned(self, area: str, name: str, size: int) -> bool:
        """Write a name above or below its counters, flush with an edge or beside their middle, if it's clear there."""
        sign = label(name, Face.STRONG, self._part.letters(size), "land", radius=self._part.halo * self._part.scale)
        left, top, right, bottom = self._part.own_box(area) or around_point(self._part.at(area))
        wide, tall = sign.width, sign.height
        middle = (left + right) // 2
        for gap, x in itertools.product((_FLUSH, _CLOSE), (right - wide, left, middle, middle - wide)):
            for y in (top - tall - gap, bottom + gap):
                box = (x, y, x + wide, y + tall)
                if self._part.placer.is_free(box) and self._is_clear(area, box):
                    self._part.placer.take(sign.put(self._part.picture, x, y))
                    self._part.placer.labels.append((area, box))
                    return True
        return False

    def _name_sea(self, sea: str) -> None:
        """The name of a sea in open water, beside the fleets there."""
        at, reach = self._around(sea)
        reach += _BELOW_FLEET if sea in self._part.middles else 0
        name, sizes = self._texts.short_name(sea), (24, 22, 20)
        self._part.name(sea, name, Face.ITALIC, sizes, at, reach, ground="sea", accepts=self._is_open_water)

    def _name_entry(self, sea: str, at: Point) -> None:
        """The name of a sea outside the picture, beside an arrow from it."""
        name, sizes, accepts = self._texts.short_name(sea), (22, 20, 18), self._is_off_arrows
        self._part.name(sea, name, Face.ITALIC, sizes, at, _BESIDE_TIP, ground="sea", accepts=accepts)

    def _is_off_arrows(self, box: Box) -> bool:
        """Whether a box is in water and no arrow crosses it."""
        return self._is_open_water(box) and not self._part.placer.is_avoided(box)

    def _is_open_water(self, box: Box) -> bool:
        """Whether there's no land in a box and around it."""
        left, top, right, bottom = box
        around = left - _SHORE, top - _SHORE, right + _SHORE, bottom + _SHORE
        return self._part.board.water_share(around, self._part.chart) >= _OPEN

    def _around(self, space: str) -> tuple[Point, float]:
        """The middle of a space's counters, and half their height."""
        if space in self._part.middles:
            gap = FRAME if space in self._part.asked() else self._name_gap
            return self._part.middles[space], self._part.army / 2 + gap
        if any(space in self._part.ends(march) for march in self._shown.marches if len(march.path) > 1):
            return self._part.at(space), _BESIDE_TIP
        return self._part.at(space), self._part.lettering / 2 if self._shown.targets.spaces.get(space) else 2

    @property
    def _name_gap(self) -> int:
        """The room between a counter and a name: more on the picture of a region, where there's some."""
        return _REGION_GAP if self._part.is_region else _GAP
