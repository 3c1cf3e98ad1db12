"""A part of the board to draw on: what it's about, what has room on it, and what its layers have drawn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from render.core.basemap import base_map
from render.core.canvas import Box, Point, Sprite
from render.core.counters import Counter
from render.core.labels import Ground
from render.core.map_sheet import MapSheet
from render.core.palette import LEGAL, Colour
from render.core.targets import Targets
from render.core.words import Words
from render.romanitas.ground import land_under, owners, tints
from render.romanitas.map_highlights import Changes
from render.romanitas.theme import GAME
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.models import Side
from rules.romanitas.state import RomanitasState

NAME_LETTERS: Final = 19
"""The size of the names of cities and client peoples: it grows with the zoom."""

CLIENT: Final = 17
"""The size of the ring of a client people, which grows with the zoom."""

OUTLINE: Final = 6
"""The width of the outline of areas."""

_SIDES: Final[dict[str, Side]] = {"carthage": "e", "toletum": "e", "rome": "e", "ctesiphon": "s", "albania": "s"}
"""The sides of names on parts of the map, where the sides of the board are too narrow."""

_CUT, _CUT_ASIDE = 84, 140
"""Cities and client peoples nearer to the edge are left out: it would cut their signs and names.

At the sides of a region, where names have their badges beside them, they are farther from it.
"""

_MARGIN: Final = 26
"""The gap between a name and the edge."""

_LETTER_OUT: Final = 0.3
"""How far outside the corner of a city's sign the middle of its letter is, as a share of the letter's disc."""


class BoardPart(MapSheet):
    """A part of the board in the colours of its owners; each layer of the map draws on it.

    ``heading``: the name of this part of the board, on a plate. ``reaches``: the half-sizes of the signs of cities, in
    the order in which they were drawn; ``badges``: what is written in a row with their names. ``keys``, ``monuments``
    and ``fleets``: the signs that a key explains.
    """

    least_letters = 54
    heading_letters = 60
    lettering = 78
    nudges = {"nicaea": (5, 7), "caesarea-palaestinae": (-3, -8), "jerusalem": (3, 4), "mediolanum": (0, -3)}

    def __init__(
        self,
        state: RomanitasState,
        texts: Words,
        shown: Changes,
        centre: Point | None,
        zoom: float,
        size: tuple[int, int],
        *,
        heading: str = "",
    ) -> None:
        board = base_map(GAME)
        super().__init__(board, board.chart(tints(state), centre, zoom, owners(state), size))
        self.state = state
        self.texts = texts
        self.shown = shown
        self.data = romanitas_data()
        self.heading = heading
        self.keys: set[str] = set()
        self.monuments: dict[Counter, None] = {}
        self.fleets: dict[str, None] = {}
        self.reaches: dict[str, float] = {}
        self.badges: dict[str, list[Sprite]] = {}
        self._tribes = {box.id for box in self.data.tribe_boxes.values()}

    # What the picture shows

    def is_shown(self, space: str) -> bool:
        """Whether a space is on this picture, with room for its sign."""
        if not super().is_shown(space) or space in self.data.zones or space in self._tribes:
            return super().is_shown(space)
        x, y = self.at(space)
        aside = _CUT_ASIDE if self.heading else _CUT
        return aside <= x <= self.picture.width - aside and _CUT <= y <= self.picture.height - _CUT

    @property
    def concerned(self) -> set[str]:
        """The places that changed or may be chosen: their Monuments are shown without a key as well."""
        return {*self.shown.changed, *self.shown.targets, *self.shown.lettered.spaces}

    def areas_of(self, spaces: Iterable[str]) -> list[str]:
        """The areas of some spaces: the cities of a territory, else the space itself."""
        return [area for space in spaces for area in self.data.cities_of.get(space, (space,))]

    # What the picture is about

    def glow(self, areas: Iterable[str], colour: Colour = LEGAL, fill: float = 0.24) -> None:
        """Make areas glow, with an outline that can be seen on a phone."""
        self.board.highlighted(self.chart, areas, colour=colour, fill=fill, width=OUTLINE)

    def letter(self, targets: Targets) -> None:
        """Letter the targets; what a decision is about glows, and a ring would strike through its badges."""
        super().letter(replace(targets, about=()))

    def _best_for_letter(self, space: str, sprite: Sprite) -> Box:
        """The corner of a city's sign for its letter, the upper right one if it's free: it touches the sign."""
        sign = next((box for other, box in self.signs if other == space), None)
        if sign is None:
            return super()._best_for_letter(space, sprite)
        left, top, right, bottom = sign
        out = sprite.width * _LETTER_OUT
        spots = [
            (right + out, top - out),
            (left - out, top - out),
            (right + out, bottom + out),
            (left - out, bottom + out),
        ]
        return min((sprite.box_at(*spot) for spot in spots), key=lambda box: self._cost_of_letter(box, sign))

    # Names

    def side_of_name(self, space: str) -> Side:
        """The side of the sign of a city or a client people where its name usually is."""
        place = self.data.cities.get(space) or self.data.client_spaces[space]
        return _SIDES.get(space, place.label_side)

    def ground_under(self, box: Box) -> Ground:
        """What a name in a box is on; land is dark or pale."""
        ground = super().ground_under(box)
        return land_under(self.picture, box) if ground == "land" else ground

    def has_margin(self, box: Box) -> bool:
        """Whether a name is not close to the edge of the picture."""
        inside = box[0] >= _MARGIN and box[1] >= _MARGIN
        return inside and box[2] <= self.picture.width - _MARGIN and box[3] <= self.picture.height - _MARGIN
