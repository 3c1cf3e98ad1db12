"""The names of cities and client peoples, with the badges of cities: where each is seen as that of its own sign."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from render.core.canvas import Box, Point, Sprite
from render.core.fonts import Face
from render.core.labels import label
from render.romanitas.badges import below, beside, in_row
from render.romanitas.board_part import CLIENT, NAME_LETTERS, BoardPart
from render.romanitas.boxes import around_name, distance
from render.romanitas.city_plates import put_city_plate

_ALL_NAMED: Final = 1.9
"""How much a part of the map is magnified at least for the names of all its cities."""

_NARROW: Final = 1000
"""A part of the map with an attack that is narrower, beside a list, names only what is concerned."""

_BY_RING: Final = 5
"""The gap between the ring of a place and its name, besides that of all names."""

_FURTHER: Final = (0, 20, 44)
"""How much farther from its sign the name of a place may be that is fought for."""

_PURE: Final = 0.06
"""The most of a name that may be on the other side of a coast."""

_OWN: Final = 14
"""How many pixels nearer to its own sign than to others a name is at least."""


_BESIDE: Final = 8
"""The pixels between a sign and badges beside it."""

_ON_PLATE: Final = 2
"""As many badges have a plate of their own if they have no room in a row with the name."""

_Tier = tuple[Callable[[Box], bool] | None, Sequence[int]]
"""Which places of a name will do, and how much farther out it may be."""

_LEVEL: Final = 8
"""How many pixels the middle of a row of a name and badges may be above or below its sign to be level with it."""


class AreaNames:
    """Writes the names of cities and client peoples, after all signs."""

    def __init__(self, sheet: BoardPart) -> None:
        self.sheet = sheet
        self._fought = sheet.state.battle.place if sheet.state.battle is not None else ""

    def write(self) -> None:
        """Names of cities, first of those that a decision lets choose between, then of client peoples."""
        sheet = self.sheet
        for city in sorted(sheet.reaches, key=lambda city: city not in sheet.shown.lettered.framed):
            if self._is_named(city):
                self._name(city, sheet.reaches[city])
        for space in sheet.data.client_spaces:
            self._name(space, sheet.px(CLIENT) / 2 + _BY_RING)

    def _is_named(self, city: str) -> bool:
        """Whether a city's name is written: on a wide or a narrow part, only of capitals and of what is concerned."""
        sheet = self.sheet
        is_narrow = sheet.picture.width < _NARROW and bool(sheet.shown.marches)
        is_wide = (sheet.chart.zoom < _ALL_NAMED or bool(sheet.shown.camp) or is_narrow) and not sheet.heading
        ends = {space for march in sheet.shown.marches for space in march.path}
        return not is_wide or sheet.data.cities[city].capital or city in {*sheet.concerned, *sheet.shown.about, *ends}

    def _name(self, space: str, reach: float) -> None:
        """Write a name beside its sign: on land or on the sea, and nearer to its own sign than to others."""
        sheet = self.sheet
        if not sheet.is_shown(space):
            return
        name, side = sheet.texts.short_name(space), sheet.side_of_name(space)
        rings = _FURTHER if space == self._fought else (0,)
        strict, loose = partial(self._is_clear, space), partial(self._is_own, space)
        clear = partial(self._is_off_arrows, space)
        tiers: Sequence[_Tier] = (
            (strict, rings), (clear, rings), (loose, (*rings, *_FURTHER[1:])), (None, _FURTHER),
        )  # fmt: skip
        badges = sheet.badges.get(space, [])
        if badges:
            level = [(partial(self._is_level, space, accepts), rings) for accepts in (strict, clear)]
            if self._write(space, name, (reach, side), level, badges):
                return
            if len(badges) >= _ON_PLATE and put_city_plate(sheet, space, badges):
                return
            if not self._put_beside(space, badges, reach):
                self._write(space, name, (reach, side), tiers, badges)
                return
        self._write(space, name, (reach, side), tiers, [])

    def _write(
        self, space: str, name: str, at: tuple[float, str], tiers: Sequence[_Tier], badges: Sequence[Sprite]
    ) -> bool:
        """Write a name with badges, if any, in the first of some tiers with room for it; return whether one has.

        ``at``: the half-size of its sign, and the side where it usually is.
        """
        sheet, (reach, side) = self.sheet, at
        for accepts, further_out in tiers:
            for further in further_out:
                place = sheet.at(space), reach + further, side
                if badges and self._name_with(badges, name, place, accepts):
                    return True
                if not badges and sheet.name(name, name, Face.STRONG, (NAME_LETTERS,), *place, accepts=accepts):
                    sheet.placer.take(around_name(sheet.labels[-1][1]))
                    return True
        return False

    def _put_beside(self, space: str, badges: Sequence[Sprite], reach: float) -> bool:
        """Put badges close to their sign, at its right or left; return whether one of these is free."""
        sheet, row = self.sheet, in_row(badges)
        (x, y), out = sheet.at(space), reach + _BESIDE + row.width / 2
        for box in (row.box_at(x + out, y), row.box_at(x - out, y)):
            if sheet.placer.is_free(box) and sheet.has_margin(box) and not sheet.placer.is_avoided(box):
                row.put(sheet.picture, box[0], box[1])
                sheet.placer.take(box)
                return True
        return False

    def _name_with(
        self, badges: Sequence[Sprite], name: str, at: tuple[Point, float, str], accepts: Callable[[Box], bool] | None
    ) -> bool:
        """Write a name in a row with its city's badges, or above them; return whether there's room."""
        sheet = self.sheet
        size = sheet.letters(NAME_LETTERS)
        for build in (beside, below) if len(badges) < _ON_PLATE else (beside,):
            named = partial(label, name, Face.STRONG, size, radius=sheet.halo * sheet.scale)
            sprite = build(named("land"), badges)
            box = sheet.placer.place(sprite, *at, accepts)
            if box is not None:
                plain = named("land")
                left = box[0] if build is beside else round((box[0] + box[2] - plain.width) / 2)
                under = left, box[1], left + plain.width, box[3] if build is beside else box[1] + plain.height
                build(named(sheet.ground_under(under)), badges).put(sheet.picture, box[0], box[1])
                sheet.labels.append((name, box))
                sheet.placer.take(around_name(box))
                return True
        return False

    def _is_level(self, space: str, accepts: Callable[[Box], bool], box: Box) -> bool:
        """Whether a name with badges will do and is level with its sign: the end of a row above it would be far off."""
        return abs((box[1] + box[3]) / 2 - self.sheet.at(space)[1]) < _LEVEL and accepts(box)

    def _is_clear(self, space: str, box: Box) -> bool:
        """Whether a name keeps off edge and arrows, is wholly on land or wholly on the sea, and is seen as its own."""
        share = self.sheet.board.water_share(box, self.sheet.chart)
        return (share < _PURE or share > 1 - _PURE) and self._is_off_arrows(space, box)

    def _is_off_arrows(self, space: str, box: Box) -> bool:
        """Whether a name keeps off edge and arrows and is seen as its own, even if it's across a coast."""
        is_off = self.sheet.has_margin(box) and not self.sheet.placer.is_avoided(box)
        return is_off and self._is_own(space, box)

    def _is_own(self, space: str, box: Box) -> bool:
        """Whether no other place is as near to a name as its own."""
        sheet = self.sheet
        own = distance(sheet.at(space), box)
        others = [other for other in (*sheet.data.cities, *sheet.data.client_spaces) if other != space]
        return all(distance(sheet.at(other), box) > own + _OWN for other in others if sheet.is_shown(other))
