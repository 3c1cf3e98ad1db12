"""The map of a part of the board: its layers from the ground up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Box, paste_colour
from render.core.layout import note_joined
from render.core.map_sheet import March
from render.core.palette import GAIN, INK, LEGAL, LOSS
from render.core.words import Words
from render.romanitas.area_names import AreaNames
from render.romanitas.board_part import OUTLINE, BoardPart
from render.romanitas.counters_on_map import Counters
from render.romanitas.framing import CLOSE
from render.romanitas.map_highlights import Changes
from render.romanitas.power_names import PowerNames
from render.romanitas.sea_names import SeaNames
from render.romanitas.theme import GAME, livery
from render.romanitas.tribe_plates import TribePlates
from rules.romanitas.state import RomanitasState

_DIMMED: Final = 96
"""How dark the land becomes that the news is not about, of 255."""

_RING, _RING_AT_SEA = 44, 68
"""The sizes of rings around changed spaces, and around sea zones."""

_ARROW: Final = 8
"""The width of an attack's arrow: it grows with the zoom."""


class Sheet(BoardPart):
    """The map of Romanitas: symbols and counters first, then names where there is room."""

    def draw(self) -> None:
        """Draw every layer, from bottom to top."""
        self._dim_unchanged()
        self._point_out_areas()
        TribePlates(self).draw()
        self._point_out_spaces()
        Counters(self).draw()
        for each in self.shown.marches:
            self._draw_march(each)
        self.letter(self.shown.lettered)
        self.title(self.heading)
        self.ask(self.shown.prompt, [*self.shown.about, *self.shown.lettered.spaces])
        AreaNames(self).write()
        SeaNames(self).write()
        if self.heading:
            PowerNames(self).write()

    def _dim_unchanged(self) -> None:
        """Darken the land where nothing changed, if something changed on land."""
        areas = self.board.areas
        changed = {areas[area] for area in self.areas_of(self.shown.changed) if area in areas}
        if changed:
            others = [0 if not value or value in changed else _DIMMED for value in range(256)]
            paste_colour(self.picture, INK, (0, 0), self.chart.index.point(others))

    def _point_out_areas(self) -> None:
        """Highlight areas that may be chosen, are at stake, or were won or lost."""
        shown = self.shown
        self.glow([*self.areas_of(shown.about), *shown.targets])
        for spaces, colour in ((shown.better, GAIN), (shown.worse, LOSS)):
            self.board.highlighted(self.chart, self.areas_of(spaces), colour=colour, fill=0, width=2 * OUTLINE)

    def _point_out_spaces(self) -> None:
        """Ring changed spaces and the sea zones that may be chosen."""
        zones = [space for space in self.shown.targets if space in self.data.zones]
        for spaces, colour in ((zones, LEGAL), (self.shown.better, GAIN), (self.shown.worse, LOSS)):
            for space in spaces:
                self.ring(space, colour, _RING_AT_SEA if space in self.data.zones else _RING)

    def _draw_march(self, on_the_way: March) -> None:
        """Draw the route of an attack from its start to the city at stake."""
        known = all(space in self.board.spaces for space in on_the_way.path)
        if known and self.is_shown(on_the_way.path[-1]):
            self.march(on_the_way.path, livery(on_the_way.people).counter, on_the_way.kind, width=_ARROW)


def part_with(
    spaces: Sequence[str],
    size: tuple[int, int],
    state: RomanitasState,
    texts: Words,
    shown: Changes,
    nearest: float = CLOSE,
) -> Image.Image:
    """The part of the map with some spaces in a size, magnified by ``nearest`` at most."""
    sheet = Sheet(state, texts, shown, *base_map(GAME).frame(spaces, size, nearest=nearest), size)
    sheet.draw()
    return sheet.picture


def put_part(
    picture: Image.Image,
    state: RomanitasState,
    texts: Words,
    shown: Changes,
    of: tuple[Sequence[str], Box],
    nearest: float = CLOSE,
) -> None:
    """Put the part of the map with some spaces into a box of a picture. ``of``: these and that."""
    spaces, (left, top, right, bottom) = of
    part = part_with(spaces, (right - left, bottom - top), state, texts, shown, nearest)
    picture.paste(part, (left, top))
    note_joined(picture, part, (left, top))
