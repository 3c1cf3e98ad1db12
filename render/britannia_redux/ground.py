"""The ground of a map: hatched terrain, dotted subjects, frontiers of nations, and what a picture is about."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, Protocol

from PIL import Image, ImageChops, ImageFilter

from render.britannia_redux.board_part import OUTLINE_GRAIN, BoardPart
from render.britannia_redux.signs import GILT, dots, stripes
from render.core.canvas import paste_colour
from render.core.palette import BORDER, IVORY, Colour, rgb
from rules.britannia_redux.data.loader import FORT

_HATCH_STRENGTH, _DOT_STRENGTH = 46, 190
_FRONTIER: Final = 1.5

_FIRST_OWN: Final = 2
"""The first number of an area after those of nations where each has a line around it."""

_STONE: Final = rgb("#dcd7ca")
_PALED: Final = 170
"""How pale an area becomes that a picture isn't about, of 255."""

_ELSEWHERE, _HIDDEN = rgb("#b3ac9c"), 225
"""The colour of areas that the other part of the whole board shows, and how much of them it hides, of 255."""

_TAKEN: Final = 5
"""The width of the outline of an area that changed hands."""


class _Pattern(Protocol):
    """Draws a pattern over a picture as a mask."""

    def __call__(self, size: tuple[int, int], step: int, /) -> Image.Image: ...


class Ground:
    """The layer below all signs and ways of a part of the board."""

    def __init__(self, part: BoardPart) -> None:
        self._part, self._game, self._shown = part, part.game, part.shown

    def draw(self) -> None:
        """Hatched terrain, dotted subjects, frontiers of nations, the limes, what a decision is about."""
        self._draw_patterns()
        self._draw_frontiers()
        self._hide_others()
        self._pale_others()
        self._outline_limes()
        if self._shown.targets.spaces:
            self._part.outline(self._shown.targets)
        else:
            self._part.glow(filter(self._part.is_shown, self._shown.about))
        for area in filter(self._part.is_shown, self._shown.taken):
            self._part.board.highlighted(self._part.chart, [area], colour=IVORY, fill=0.0, width=_TAKEN)

    def _draw_patterns(self) -> None:
        """Hatch difficult terrain, and dot the land of subjects."""
        hatched, dotted = (13, 12) if self._part.is_small else (26, 24)
        difficult = (each.id for each in self._game.data.areas.values() if each.is_difficult)
        self._pattern(difficult, stripes, hatched, BORDER, _HATCH_STRENGTH)
        subjects = (area for area, nation in self._part.holders.items() if nation and self._game.is_subject(nation))
        self._pattern(subjects, dots, dotted, GILT, _DOT_STRENGTH)

    def _pattern(self, areas: Iterable[str], pattern: _Pattern, step: int, colour: Colour, strength: int) -> None:
        """Draw a pattern over areas."""
        numbers = {self._part.board.areas[area] for area in areas}
        if numbers:
            mask = self._part.chart.index.point([strength if value in numbers else 0 for value in range(256)])
            box = mask.getbbox()
            if box is not None:
                lines = pattern(self._part.picture.size, step).crop(box)
                paste_colour(self._part.picture, colour, box[:2], ImageChops.multiply(mask.crop(box), lines))

    def _outline_limes(self) -> None:
        """Outline the areas with intact Roman forts; a region's picture has a sign for each."""
        if self._part.is_region:
            return
        for area, fort in self._game.state.forts.items():
            is_limes = fort.work == FORT and fort.intact and area not in self._shown.targets.spaces
            if is_limes and self._part.is_shown(area) and not self._part.is_pale(area):
                self._part.glow([area], GILT, fill=0.0)

    def _draw_frontiers(self) -> None:
        """A strong line between areas of different nations: those of one player have the same colour.

        Where letters are told in a list it's around the area of each.

        The line is blurred, so half the size is enough to find it.
        """
        part, picture = self._part, self._part.picture
        order = {nation: place for place, nation in enumerate(self._game.data.order, 2)}
        numbers = {part.board.areas[area]: order.get(nation, 1) for area, nation in part.holders.items()}
        if part.is_listed and not part.tells:
            own = _FIRST_OWN + len(order)
            targets = [space for space in self._shown.targets.spaces if space in part.board.areas]  # some are seas
            numbers |= {part.board.areas[area]: own + place for place, area in enumerate(targets)}
        whole, half = picture.size, 1 if part.is_small else OUTLINE_GRAIN
        index = part.chart.index.resize((whole[0] // half, whole[1] // half), Image.Resampling.NEAREST)
        nations = index.point([numbers.get(value, 0) for value in range(256)])
        land = index.point([255 if value else 0 for value in range(256)])
        edge = Image.new("L", nations.size, 0)
        for dx, dy in ((1, 0), (0, 1)):
            differs = ImageChops.difference(nations, ImageChops.offset(nations, dx, dy)).point([0] + [255] * 255)
            both = ImageChops.multiply(land, ImageChops.offset(land, dx, dy))
            edge = ImageChops.lighter(edge, ImageChops.multiply(differs, both))
        wide = _FRONTIER if part.is_small else _FRONTIER * 1.8 / half
        grown = edge.filter(ImageFilter.BoxBlur(wide)).point([min(255, value * 5) for value in range(256)])
        mask = grown.filter(ImageFilter.BoxBlur(0.7 / half)).point([v * 8 // 10 for v in range(256)])
        box = mask.getbbox()
        if box is not None:
            place = (box[0] * half, box[1] * half, box[2] * half, box[3] * half)
            line = mask.crop(box).resize((place[2] - place[0], place[3] - place[1]), Image.Resampling.BILINEAR)
            paste_colour(picture, BORDER, place[:2], line)

    def _hide_others(self) -> None:
        """What the other part of the whole board shows isn't seen twice; what a picture isn't about is pale."""
        inset, areas = self._part.inset, self._part.board.areas
        if inset is not None and not self._part.focus:
            others = {number for area, number in areas.items() if area not in inset.spaces}
            self._cover(others, *((_ELSEWHERE, _HIDDEN) if self._part.is_overview else (_STONE, _PALED)))

    def _pale_others(self) -> None:
        """Make the areas pale that the picture isn't about."""
        if self._part.focus:
            others = {number for area, number in self._part.board.areas.items() if area not in self._part.focus}
            self._cover(others, _STONE, _PALED)

    def _cover(self, numbers: Collection[int], colour: Colour, strength: int) -> None:
        """Cover areas with a colour, by their numbers."""
        mask = [strength if value in numbers else 0 for value in range(256)]
        paste_colour(self._part.picture, colour, (0, 0), self._part.chart.index.point(mask))
