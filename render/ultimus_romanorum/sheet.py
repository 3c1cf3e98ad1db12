"""The map of a theatre, or of a part of the board that something is about: its layers from the ground up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from render.core.arrows import Kind, Leg
from render.core.boxes import grown
from render.core.canvas import Point
from render.core.palette import INK, LEGAL, LOSS, Colour
from render.core.targets import Targets
from render.core.words import Words
from render.ultimus_romanorum.area_names import AreaNames
from render.ultimus_romanorum.area_signs import AreaSigns
from render.ultimus_romanorum.land_names import LandNames
from render.ultimus_romanorum.map_highlights import Changes
from render.ultimus_romanorum.marches import Marches
from render.ultimus_romanorum.name_room import NameRoom
from render.ultimus_romanorum.pale_land import pale_land
from render.ultimus_romanorum.signs import frame_sprite
from render.ultimus_romanorum.stacks import Stacks
from render.ultimus_romanorum.stripes import draw_stripes
from render.ultimus_romanorum.subject_map import SubjectMap
from render.ultimus_romanorum.theme import USURPER
from render.ultimus_romanorum.waters import draw_waters
from rules.ultimus_romanorum.game import UltimusRomanorum

_ABOUT: Final = 42
"""The size of the ring of an area without an army that a decision is about."""

_STRIPES: Final = 34
"""The pixels from one stripe of civil war to the next."""

_PALED: Final = 120
"""How pale the land is that the picture isn't about, of 255."""

_OUTLINE: Final = 5
_LIGHT: Final = 9
_GRAIN: Final = 2
"""The width of the outline of areas on a part of the map, and with the light edge of a golden one; how many pixels of
it are found as one."""


class Sheet(SubjectMap):
    """The map: rivers and armies, signs of areas, then names where they fit.

    ``heading``: its name, if it's one of several pictures.
    """

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
        super().__init__(game, texts, shown, centre, zoom, size, is_tile=is_tile)
        self.heading = ""
        room = NameRoom(self)
        self._marches = Marches(self)
        self._area_signs = AreaSigns(self)
        self._stacks = Stacks(self, self._area_signs)
        self._lands = LandNames(self, room)
        self._names = AreaNames(self, room, self._lands)

    def draw(self) -> None:
        """Draw every layer, from the ground up."""
        areas = [area for area in self.game.data.areas.values() if self.is_shown(area.id)]
        self._draw_ground()
        self.apart = self._marches.moved_apart()
        self._stacks.draw_tagged()
        self._lands.name_provinces()
        self._marches.draw_ghosts()
        if self.home:
            self._area_signs.draw_costs()
        self._stacks.draw()
        self._marches.draw()
        self._area_signs.draw_battles()
        if not (self.shown.targets.spaces or self.is_bare or self.is_about_rivals):
            for space in self.shown.about:
                self.ring(space, LEGAL, _ABOUT)
        self.letter(self.shown.targets)
        if not self.is_bare:
            for area in sorted(areas, key=lambda area: (not area.capital, not area.town)):
                self._area_signs.draw_area(area)
            self._names.name_seats()
            self._names.name_rulers()
            self._area_signs.draw_fleets()
            self._area_signs.draw_markers()
        self.ask(self.shown.prompt, self.game.data.areas)
        self.title(self.heading)
        if not self.is_bare:
            self._names.write(areas)

    def _draw_ground(self) -> None:
        """What lies on the ground: rivers, the hatching of civil war, what a decision is about."""
        draw_stripes(self.board, self.chart, [area for area, who in self.holders.items() if who == USURPER], _STRIPES)
        frozen, wide = tuple(self.game.state.open_rivers), 0.6 + 0.6 * self.chart.zoom
        draw_waters(self.chart, frozen, wide, tuple(self.ferries) if self.home else None)
        self._pale_others()
        if self.shown.targets.spaces:
            self.outline(self.shown.targets)
        else:
            self.glow(self.shown.about)
        self.glow([*self.shown.risen, *self.shown.marked], LOSS, fill=0.2)
        self.glow(self.shown.lands)
        for areas in self.shown.provinces.values():
            self.glow(areas)

    def _pale_others(self) -> None:
        """Pale the land that the picture isn't about, so that what it's about catches the eye."""
        if not (self.subject or self.home):
            return
        bright = {*(self.home or self.subject), *(area for areas in self.shown.provinces.values() for area in areas)}
        pale_land(self.board, self.chart, bright, _PALED)

    def glow(self, areas: Iterable[str], colour: Colour = LEGAL, fill: float = 0.24) -> None:
        """Make areas glow, with an outline that can be seen on a phone."""
        light = _LIGHT if colour == LEGAL else 0
        self.board.highlighted(self.chart, areas, colour=colour, fill=fill, width=_OUTLINE, light=light, grain=_GRAIN)

    def ring(self, space: str, colour: Colour, size: float) -> None:
        """Frame the army of an area that is asked about, if it has one: a ring would lie across the army."""
        armies = self.centres.get(space, [])
        armies = [pair for pair in armies if pair[0].camp == self.shown.camp] or armies
        if not armies:
            if space not in self.tags:
                super().ring(space, colour, size)
            return
        left, top, right, bottom = grown(armies[0][1], 5)
        frame_sprite(right - left, bottom - top, colour).put(self.picture, left, top)

    def letter(self, targets: Targets) -> None:
        """Frame what a decision is about; on a part of the map, its targets already have their letters."""
        if targets.spaces:
            for space in targets.about:
                self.ring(space, INK, _ABOUT)

    def put_arrow(self, line: Leg, colour: Colour, kind: Kind, thick: float) -> None:
        """Draw an arrow along a line; on a part of the map, everything else keeps away from it."""
        self._marches.put_arrow(line, colour, kind, thick)
