"""Candidates in several windows: letters alone on the map, and below it a list with the name of each."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from PIL import Image, ImageDraw

from render.core.canvas import Box, Point
from render.core.fonts import Face
from render.core.palette import BRIGHT_GOLD, GOLD, INK, PANEL
from render.core.plates import letter_disc
from render.core.targets import Targets
from render.core.text_panels import write_fitted
from render.rise_and_fall.sheet import Sheet
from rules.rise_and_fall.data.loader import Area

_COLUMNS, _ROW, _SIDE, _PADDING = 3, 84, 28, 10
_DISC, _LETTERS, _LEAST = 76, 58, 54
_ON_MAP: Final = 76
"""The size of a letter on the map: it's the only sign of its area there."""

_NEAR: Final = ((0, 0), *((dx * reach, dy * reach) for reach in (16, 30, 48, 70) for dx, dy in (
    (1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7),
)))  # fmt: skip
"""Where a letter may be, seen from its place: the nearest places first."""


class Lettered(Sheet):
    """A part of the map with the letters of candidates on their places, instead of their counters and names."""

    def _draw_area(self, area: Area) -> None:
        """Candidates have their letters only."""
        if area.id not in self.shown.targets.spaces:
            super()._draw_area(area)

    def letter(self, targets: Targets) -> None:
        """Put each letter on the place of its candidate."""
        for space, letter in targets.spaces.items():
            if letter and self.is_shown(space):
                disc, spot = letter_disc(letter, _ON_MAP), self._free_near(space)
                self._join(self.at(space), spot)
                self.put(space, disc.shown_as("letter", f"{letter} {space}", disc.letters), *spot)

    def _is_named(self, area: Area) -> bool:
        """The list has the names: on the map, they would be in the way of the letters."""
        return False

    def _join(self, place: Point, spot: Point) -> None:
        """A line from a letter to its place, if it's beside it."""
        if math.dist(place, spot) > _ON_MAP / 2:
            pen, (x, y) = ImageDraw.Draw(self.picture), place
            pen.line([place, spot], fill=INK, width=9)
            pen.ellipse((x - 13, y - 13, x + 13, y + 13), fill=INK)
            pen.line([place, spot], fill=BRIGHT_GOLD, width=5)
            pen.ellipse((x - 10, y - 10, x + 10, y + 10), fill=BRIGHT_GOLD)

    def _free_near(self, space: str) -> Point:
        """The place of a letter on its candidate, as far away from other letters as it must be."""
        (x, y), half = self.at(space), _ON_MAP / 2
        tried = [(x + across, y + down) for across, down in _NEAR]
        return min(tried, key=lambda at: self.placer.covered(_box(at, half)) * _COVERED + math.dist(at, (x, y)))


_COVERED: Final = 0.2
"""How many pixels of distance a covered pixel of another letter is worth."""


def _box(at: Point, half: float) -> Box:
    x, y = at
    return round(x - half), round(y - half), round(x + half), round(y + half)


def height(count: int) -> int:
    """The height of a list of so many candidates."""
    return math.ceil(count / _COLUMNS) * _ROW + 2 * _PADDING


def draw(picture: Image.Image, names: Mapping[str, tuple[str, str]]) -> None:
    """The letter and the name of each area, column by column at the lower edge."""
    top, wide = picture.height - height(len(names)), picture.width // _COLUMNS
    picture.paste(PANEL, (0, top, picture.width, picture.height))
    picture.paste(GOLD, (0, top, picture.width, top + 4))
    rows = math.ceil(len(names) / _COLUMNS)
    for place, (area, (letter, name)) in enumerate(names.items()):
        column, row = divmod(place, rows)
        x, middle = column * wide + _SIDE, top + _PADDING + round((row + 0.5) * _ROW)
        disc = letter_disc(letter, _DISC)
        disc.shown_as("letter", f"{letter} {area}", disc.letters).centre(picture, x + _DISC / 2, middle)
        room = wide - _SIDE - _DISC - 24
        write_fitted(picture, x + _DISC + 14, middle + 19, name, Face.STRONG, _LETTERS, room, INK, least=_LEAST)
