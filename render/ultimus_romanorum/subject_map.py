"""A map that may be about some areas: what is there, what matters, and where there's room for more."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from render.core.basemap import base_map
from render.core.boxes import grown
from render.core.canvas import Box, Point, Sprite
from render.core.fonts import Face
from render.core.labels import label
from render.core.map_sheet import MapSheet
from render.core.words import Words
from render.ultimus_romanorum.armies import Army, armies_at, controllers, tints
from render.ultimus_romanorum.boxes import STEPS_AROUND, length_within, middle_of
from render.ultimus_romanorum.map_highlights import Changes
from render.ultimus_romanorum.texts import GAME
from render.ultimus_romanorum.theme import shade_of
from render.ultimus_romanorum.waters import Crossing, straits
from rules.ultimus_romanorum.game import UltimusRomanorum

_SMALL_ARMY, _TILE_ARMY, _REGION_ARMY, _ARMY = 66, 118, 100, 136
_DETAILED, _NUMBERED = 2.4, 1.7
"""The sizes of armies; the zoom from which they show all they have, and that from which all areas have numbers."""

_GROWTH: Final = 0.75

_CUT: Final = 130
"""Pixels from the edge of a theatre within which areas of the next one are left out."""

EDGE: Final = 34
"""Pixels from the edge of a picture within which an arrow neither begins nor ends."""

_MARGIN: Final = 12
"""How far signs stay away from the edge of a picture."""

_BY_OTHERS: Final = 22
"""The gap between an army and other armies and plates."""

_LEAST_FERRY: Final = 140
"""The least length of the line of a ferry that a theatre shows, in pixels."""

_BY_FERRY: Final = 6
"""The least room between a name and the line of a ferry."""

_SMALLER: Final = (46, 42)
"""The letters of names on theatres that have no room in their usual ones: they, too, can be read at 360 pixels."""

_AT_SEA_STEP: Final = 0.2
"""The step in which a place at sea is looked for, in armies."""

_OFF_COAST: Final = 1.2
"""How far around the middle of a sign at sea no other area is, in widths of the sign."""

LEG: Final = 60
"""The least length of an arrow between two armies, in pixels of a part of the map: a head and a shaft can be seen."""

_ROOM: Final = 1.6
"""The room around an army on the march, in such lengths."""


class SubjectMap(MapSheet):
    """What the parts of a map share: the game, what the picture is about, and where things are that they drew.

    ``armies``: those on the picture, and ``army``: the size of theirs. ``centres``: areas with their armies as drawn.
    ``apart``: how far armies moved from their places. ``names_at``: where the numbers of areas are, ``tags``: their
    names below their armies, ``plates``: what arrows keep away from. ``home``: the areas that a theatre is about, and
    ``wanted``: those that must be on it. ``drawn``: the kinds of signs on it, for its key.
    ``is_bare``: it shows larger lands alone.
    """

    nudges: dict[str, Point]
    growth = _GROWTH
    halo = 2.4
    lettering_whole = 50
    least_letters = 50

    def __init__(
        self,
        game: UltimusRomanorum,
        texts: Words,
        shown: Changes,
        centre: Point | None,
        zoom: float,
        size: tuple[int, int] | None = None,
        *,
        is_tile: bool = False,
    ) -> None:
        board, holders = base_map(GAME), controllers(game)
        chart = board.chart(
            tints(holders), centre, zoom, {area: shade_of(who) for area, who in holders.items() if who}, size
        )
        super().__init__(board, chart)
        self.game = game
        self.texts = texts
        self.shown = shown
        self.holders = holders
        self.is_tile = is_tile
        near = _TILE_ARMY if self.is_tile else _ARMY if shown.subject else _REGION_ARMY
        self.army = near if zoom >= _DETAILED else _SMALL_ARMY
        self.has_numbers = zoom >= _NUMBERED
        self.subject = shown.subject
        self.home: frozenset[str] = frozenset()
        self.wanted: frozenset[str] = frozenset()
        self.drawn: set[str] = set()
        self.centres: dict[str, list[tuple[Army, Box]]] = {}
        self.apart: dict[str, Point] = {}
        self.names_at: dict[str, Box] = {}
        self.tags: dict[str, Box] = {}
        self.plates: list[Box] = []
        self.nudges = {}
        self.is_bare = bool(shown.provinces)
        areas = [] if self.is_bare else [area for area in game.data.areas if self.is_shown(area)]
        self.armies = [self._as_usurped(army) for area in areas for army in armies_at(game, area)]

    def _as_usurped(self, army: Army) -> Army:
        """An army, under the sign of a Usurper if he who reaches for a throne is there."""
        who = self.shown.usurper
        is_his = bool(who) and self.game.area_of(who) == army.area and army.camp == self.game.camp(who)
        return replace(army, leader=who, office="usurper") if is_his else army

    @property
    def is_about_some(self) -> bool:
        """Whether the picture is about some areas, and no one marches: fleets and straits don't matter then."""
        return bool(self.subject) and not self.shown.loud

    def is_beside(self, area: str) -> bool:
        """Whether an area isn't what the picture is about."""
        return area not in (self.home or self.subject or {area})

    @property
    def ferries(self) -> list[Crossing]:
        """The straits of the areas that the picture is about; in a theatre, those of which enough can be seen."""
        own = [each for each in straits() if not (self.is_beside(each.one) and self.is_beside(each.other))]
        frame = grown((0, 0, *self.picture.size), -EDGE)
        return [
            each
            for each in own
            if not self.home or length_within(frame, self.at(each.one), self.at(each.other)) >= _LEAST_FERRY
        ]

    def is_on_ferry(self, box: Box) -> bool:
        """Whether the line of a ferry on a theatre runs through a box."""
        wide = grown(box, _BY_FERRY)
        return any(length_within(wide, self.at(each.one), self.at(each.other)) for each in self.ferries if self.home)

    @property
    def is_about_rivals(self) -> bool:
        """Whether the picture is about who reaches for a throne and who sits on it: it shows those two alone."""
        return bool(self.shown.usurper)

    def is_at_the_edge(self, area: str) -> bool:
        """Whether a theatre would cut off what is in an area that belongs to the next one."""
        if not self.home or area in self.wanted:
            return False
        x, y = self.at(area)
        return not (_CUT < x < self.picture.width - _CUT and _CUT < y < self.picture.height - _CUT)

    def is_inside(self, space: str) -> bool:
        """Whether a space is on the picture, and not at its very edge."""
        if space not in self.board.spaces:
            return False
        x, y = self.at(space)
        return EDGE < x < self.picture.width - EDGE and EDGE < y < self.picture.height - EDGE

    def middle(self, area: str) -> Point:
        """The middle of the first army in an area, or else its position."""
        armies = self.centres.get(area)
        return middle_of(armies[0][1] if armies else None, self.at(area))

    def clear_spot(self, space: str, sprite: Sprite, at: Point, abroad: float = 1.0, step: float = 0.16) -> Point:
        """Where a sprite near a place covers the least of what is there, in its own area if possible.

        ``abroad``: how bad it is to be in another area. ``step``: between the places that are tried, in armies.
        """
        unit = self.army * step
        right = self.picture.width - sprite.width / 2 - _MARGIN
        bottom = self.picture.height - sprite.height / 2 - _MARGIN
        best: tuple[float, Point] | None = None
        for dx, dy in STEPS_AROUND:
            x = min(max(at[0] + dx * unit, sprite.width / 2 + _MARGIN), right)
            y = min(max(at[1] + dy * unit, sprite.height / 2 + _MARGIN), bottom)
            cost = math.hypot(dx, dy) * unit
            if best is not None and cost >= best[0]:
                break
            box = sprite.box_at(x, y)
            cost += self.army * abroad * self._is_elsewhere(space, box)
            if best is not None and cost >= best[0]:
                continue
            cost += self.placer.covered(grown(box, 2)) * 0.6
            if best is None or cost < best[0]:
                best = cost, (x, y)
        return best[1] if best is not None else at

    def smaller_letters(self, size: float) -> tuple[int, ...]:
        """The letters of a name, and on a theatre the smaller ones in which it may be on its own land."""
        return (self.letters(size), *(_SMALLER if self.home else ()))

    def name_in(
        self, text: str, face: Face, letters: int, at: Point, reach: float, accepts: Callable[[Box], bool]
    ) -> bool:
        """Write a name in letters of a size around a sign of half-size ``reach``; returns whether it has room.

        ``accepts``: whether a place will do.
        """
        radius = self.halo * self.scale
        box = self.placer.place(label(text, face, letters, "land", radius=radius), at, reach, "s", accepts)
        if box is not None:
            label(text, face, letters, self.ground_under(box), radius=radius).put(self.picture, box[0], box[1])
            self.placer.labels.append((text, box))
        return box is not None

    def roomy(self, area: str, sprite: Sprite) -> Point:
        """The place in an area where a sprite has some room to other signs."""
        wide = Sprite(sprite.image, sprite.width + 2 * _BY_OTHERS, sprite.height + _BY_OTHERS)
        return self.clear_spot(area, wide, self.at(area))

    def roomy_spot(self, space: str, sprite: Sprite, at: Point) -> Point:
        """Where a sprite near a place has room for arrows around it, if that covers nothing."""
        roomy = Sprite(sprite.image, round(sprite.width + _ROOM * LEG), round(sprite.height + _ROOM * LEG))
        spot = self.clear_spot(space, roomy, at)
        return self.clear_spot(space, sprite, at) if self.placer.covered(sprite.box_at(*spot)) else spot

    def _is_elsewhere(self, space: str, box: Box) -> float:
        """How far a box leaves its own area: more for another area than for the sea."""
        found = self.board.area_at(box, self.chart)
        return 0 if found == space else 0.5 if not found else 1.2

    def spot_at_sea(self, sprite: Sprite, area: str) -> Point | None:
        """Where a sprite is wholly on water off an area, clear of what is there; None if it would be far away.

        If it can be, no other area is as near to it.
        """
        at, unit = self.middle(area), self.army * _AT_SEA_STEP
        spots = [(at[0] + dx * unit, at[1] + dy * unit) for dx, dy in STEPS_AROUND]
        free = [spot for spot in spots if self._is_free_at_sea(sprite.box_at(*spot))]
        own = (spot for spot in free if self._coasts_by(spot, sprite.width * _OFF_COAST) <= {area, ""})
        return next(own, None) or next(iter(free), None)

    def _is_free_at_sea(self, sign: Box) -> bool:
        """Whether a sign would be wholly on water and clear of what is there."""
        box = grown(sign, _BY_OTHERS // 2)
        points = ((x, y) * 2 for x in (box[0], (box[0] + box[2]) // 2, box[2]) for y in (box[1], box[3]))
        return self.placer.is_free(box) and not any(self.board.area_at(each, self.chart) for each in points)

    def _coasts_by(self, spot: Point, far: float) -> set[str]:
        """The areas that are a distance away from a place, in any direction."""
        turns = (math.tau * turn / 16 for turn in range(16))
        points = ((round(spot[0] + far * math.cos(turn)), round(spot[1] + far * math.sin(turn))) for turn in turns)
        return {self.board.area_at(point * 2, self.chart) for point in points}

    def put_near(self, space: str, sprite: Sprite, at: Point) -> None:
        """Paste a space's sign where it covers the least near a place."""
        self.put(space, sprite, *self.clear_spot(space, sprite, at))
