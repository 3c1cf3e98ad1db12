"""Many candidates, or crowded ones: letters alone on the map, and beside it a list with the name of each."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PIL import Image, ImageDraw

from render.core.canvas import Box, Point
from render.core.counters import Counter, counter_sprite
from render.core.fonts import Face, text_width, wrapped
from render.core.palette import GOLD, HAIRLINE, INK, IVORY, PANEL
from render.core.plates import letter_disc
from render.core.targets import Targets
from render.core.text_panels import write
from render.rise_and_fall.sheet import Sheet
from rules.rise_and_fall.data.loader import Area

_ROW, _MOST_ROW, _SIDE, _PADDING, _LINE, _APART = 68, 104, 30, 10, 6, 16
_DISC, _UNIT, _LETTERS = 62, 56, 58
"""The rows of the list and what is in one, in pixels."""

_WIDEST, _SECOND = 430, 0.72
"""The width from which a name is in two lines, and the height of the second one, as a share of a row."""

_MANY, _LEAST_ROW = 12, 62
"""The rows up to which they have their usual height, and the height of more."""

ON_MAP: Final = 76
"""The size of a letter on the map: it's the only sign of its area there."""

_NEAR: Final = ((0, 0), *((dx * reach, dy * reach) for reach in (16, 30, 48, 70) for dx, dy in (
    (1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7),
)))  # fmt: skip
"""Where a letter may be, seen from its place: the nearest places first."""

_BESIDE: Final = tuple((dx * reach / 48, dy * reach / 48) for reach in (68, 84, 104) for dx, dy in _NEAR[17:25])
"""Where a letter may be that would hide its place."""


class Lettered(Sheet):
    """A part of the map with the letters of candidates on their places, instead of their counters and names."""

    def _draw_area(self, area: Area) -> None:
        """Candidates have their letters only."""
        if area.id not in self.shown.targets.spaces:
            super()._draw_area(area)

    def letter(self, targets: Targets) -> None:
        """Put each letter on the place of its candidate."""
        shown, spots = {each: letter for each, letter in targets.spaces.items() if letter and self.is_shown(each)}, {}
        for space in shown:
            spots[space] = self._free_near(space, [self.at(other) for other in shown if other != space])
            self.placer.take(_box(spots[space], ON_MAP / 2 + _KEPT))
            join(self.picture, self.at(space), spots[space])
        for space, letter in shown.items():
            disc = letter_disc(letter, ON_MAP)
            self.put(space, disc.shown_as("letter", f"{letter} {space}", disc.letters), *spots[space])

    def _is_named(self, area: Area) -> bool:
        """The list has the names of candidates; what the decision is about is in no list, so the map names it."""
        return area.id in self.shown.about and area.id not in self.shown.targets.spaces

    def _free_near(self, space: str, others: Sequence[Point]) -> Point:
        """The place of a letter on its candidate, as far away from other letters as it must be.

        It's beside a candidate that it would hide.
        """
        (x, y), half = self.at(space), ON_MAP / 2
        is_hidden = self._pixels[self.board.areas[space]] < _HIDDEN
        near = _BESIDE if is_hidden else _NEAR
        tried = [(x + across, y + down) for across, down in near if self._is_inside(x + across, y + down)] or [(x, y)]
        reach = half + _EDGE + max(max(map(abs, step)) for step in near)
        others = [(ax, ay) for ax, ay in others if abs(ax - x) < reach and abs(ay - y) < reach]

        def cost(at: Point) -> float:
            hidden = sum(max(abs(at[0] - x), abs(at[1] - y)) < half + _EDGE for x, y in others)
            return self.placer.covered(_box(at, half)) * _COVERED + math.dist(at, (x, y)) + hidden * _HIDING

        return min(tried, key=cost)

    @cached_property
    def _pixels(self) -> Sequence[int]:
        """How many pixels of the picture each area has, by its number."""
        return self.chart.index.histogram()

    def _is_inside(self, x: float, y: float) -> bool:
        """Whether a letter at a place is wholly on the picture."""
        edge = ON_MAP / 2 + _EDGE
        return edge <= x <= self.picture.width - edge and edge <= y <= self.picture.height - edge


_HIDDEN, _EDGE = 5_500, 8
"""The pixels of land up to which a letter would hide it, and those between a letter and the edge."""

_KEPT: Final = 8
"""The pixels that letters keep to each other: less looks like one sign."""

_COVERED, _HIDING = 0.2, 60
"""How many pixels of distance a covered pixel of another letter is worth, and a hidden place of another candidate."""


def join(picture: Image.Image, place: Point, spot: Point) -> None:
    """A line from a letter to its place, if it's beside it: light, as gold would not be seen on gold land."""
    if math.dist(place, spot) > ON_MAP / 2:
        pen, (x, y) = ImageDraw.Draw(picture), place
        pen.line([place, spot], fill=INK, width=9)
        pen.ellipse((x - 13, y - 13, x + 13, y + 13), fill=INK)
        pen.line([place, spot], fill=IVORY, width=5)
        pen.ellipse((x - 10, y - 10, x + 10, y + 10), fill=IVORY)


def _box(at: Point, half: float) -> Box:
    x, y = at
    return round(x - half), round(y - half), round(x + half), round(y + half)


@dataclass(frozen=True)
class Row:
    """A candidate in the list: its letter, its name, and its unit if units are chosen."""

    letter: str
    name: str
    unit: Counter | None = None


def width(rows: Iterable[Row]) -> int:
    """The width of a list of candidates: that of the longest line."""
    return 2 * _SIDE + max(
        _before_name(row) + round(text_width(line, Face.STRONG, _LETTERS)) for row in rows for line in _lines(row)
    )


def _lines(row: Row) -> Sequence[str]:
    """A name in one line, or in two if it's long."""
    return wrapped(row.name, Face.STRONG, _LETTERS, _WIDEST)[:2]


def _rows(row: Row) -> float:
    """How many rows a candidate takes."""
    return 1 + _SECOND * (len(_lines(row)) - 1)


def _before_name(row: Row) -> int:
    """The pixels from the letter of a candidate to its name."""
    return _DISC + _APART + (_UNIT + _APART if row.unit else 0)


def least_height(rows: Iterable[Row]) -> int:
    """The height that a list of candidates needs."""
    count = sum(map(_rows, rows))
    return round(count * (_ROW if count <= _MANY else _LEAST_ROW)) + 2 * _PADDING


def draw(picture: Image.Image, rows: Mapping[str, Row], box: Box) -> None:
    """The letter, the unit and the name of each area, one below the other."""
    left, top, right, bottom = box
    picture.paste(PANEL, box)
    picture.paste(GOLD, (left, top, left + _LINE, bottom))
    count = sum(map(_rows, rows.values()))
    pitch = min((bottom - top - 2 * _PADDING) / count, _MOST_ROW)
    line, x = top + (bottom - top - pitch * count) / 2, left + _SIDE
    for place, (area, row) in enumerate(rows.items()):
        if place:
            picture.paste(HAIRLINE, (x, round(line) - 1, right - _SIDE, round(line) + 1))
        middle = round(line + _rows(row) * pitch / 2)
        line += _rows(row) * pitch
        disc = letter_disc(row.letter, _DISC)
        disc.shown_as("letter", f"{row.letter} {area}", disc.letters).centre(picture, x + _DISC / 2, middle)
        if row.unit:
            counter_sprite(row.unit, _UNIT).centre(picture, x + _DISC + _APART + _UNIT / 2, middle)
        lines = _lines(row)
        for number, told in enumerate(lines):
            base = middle + 19 + (number - (len(lines) - 1) / 2) * _LETTERS * 0.9
            write(picture, x + _before_name(row), base, told, Face.STRONG, _LETTERS, INK)
