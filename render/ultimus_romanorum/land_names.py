"""The names of dioceses, of seas and of larger lands, over what they name."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from render.core.boxes import box_around, grown
from render.core.canvas import Box, Point, Sprite
from render.core.fonts import Face
from render.core.labels import Ground, label
from render.ultimus_romanorum.boxes import STEPS_AROUND
from render.ultimus_romanorum.name_room import NameRoom
from render.ultimus_romanorum.signs import area_tag
from render.ultimus_romanorum.subject_map import SubjectMap
from rules.ultimus_romanorum.data.models import Diocese

_PROVINCE: Final = 50
"""The letters of the tag of a larger land that a decision is about."""

_SMALLER: Final = (50, 46, 42)
"""The letters of the name of a diocese on a theatre that has no room for it in its usual ones."""

_AROUND, _AROUND_LAST = (16, 10), (10, 7)
"""The room around such a name, if there's as much, and the least, first and where it found none."""

_OFF_BORDER: Final = 5
"""The room between the name of land and its border, if there's as much."""

_COARSE, _FINE = 0.3, 0.06
"""The steps in armies in which the name of a diocese looks for room, and where it found none in those."""

BESIDE_IT: Final = 7.0
"""How far a name may be from the middle of land that has no room for it, in steps."""

_ALL_ROUND, _LEADING = 10, 1.0
_LINES_STEP: Final = 0.12
"""The least room around a name in several lines, from one line to the next one in the size of its letters, and the
steps in armies in which it looks for room."""

_GROUNDS: Final[tuple[Ground, Ground]] = ("land", "sea")

_SEA_STEP: Final = 0.4
"""The steps in armies in which the name of a sea looks for open water."""


class LandNames:
    """Writes the names of lands and seas where there's room."""

    def __init__(self, sheet: SubjectMap, room: NameRoom) -> None:
        self._sheet = sheet
        self._room = room

    def name_provinces(self) -> None:
        """The names of larger lands that a decision is about, each over its middle."""
        sheet = self._sheet
        for name, areas in sheet.shown.provinces.items():
            middle = sheet.board.middle(areas)
            if middle is not None:
                tag = area_tag(name, _PROVINCE, 0)
                x, y = sheet.chart.at(*middle)
                unit = tag.height / 4
                spots = ((x + dx * unit, y + dy * unit) for dx, dy in STEPS_AROUND)
                free = (spot for spot in spots if sheet.placer.is_free(grown(tag.box_at(*spot), 4)))
                x, y = next(free, (x, y))
                sheet.put_plate(tag, x - tag.width / 2, y - tag.height / 2)

    def name_sea(self, sea: str) -> None:
        """The name of a sea on the nearest open water, if it has room there."""
        sheet = self._sheet
        text = sheet.texts.short_name(sea)
        sprite = label(text, Face.ITALIC, sheet.letters(24), "sea", spacing=1, radius=sheet.halo * sheet.scale)
        (x, y), unit = sheet.at(sea), sheet.army * _SEA_STEP
        boxes = (sprite.box_at(x + dx * unit, y + dy * unit) for dx, dy in STEPS_AROUND)
        box = next(filter(self._room.is_on_water, boxes), None)
        if box is not None:
            sheet.placer.take(box)
            sprite.put(sheet.picture, box[0], box[1])
            sheet.placer.labels.append((text, box))

    def name_dioceses(self, sizes: Sequence[int], *, is_last: bool = False) -> None:
        """The names of dioceses, each in the first of some sizes that fits.

        ``is_last``: those of a theatre that found no room before, in whatever is left between signs.
        """
        for diocese in () if is_last and not self._sheet.home else self._sheet.game.data.dioceses.values():
            if not is_last or self._name_of(diocese) not in (name for name, _ in self._sheet.placer.labels):
                self._name_diocese(diocese, sizes, is_last=is_last)

    def _name_of(self, diocese: Diocese) -> str:
        return self._sheet.texts.short_name(diocese.id.lower()).upper()

    def _name_diocese(self, diocese: Diocese, sizes: Sequence[int], *, is_last: bool) -> None:
        """Write the name of a diocese over its own land, as large as there's a free place for it."""
        sheet = self._sheet
        places = [sheet.at(area) for area in diocese.areas if sheet.is_shown(area)]
        is_told = any(area in sheet.tags and area not in sheet.shown.names for area in diocese.areas)
        if not places or is_told or (sheet.home and not sheet.home.intersection(diocese.areas)):
            return
        text = self._name_of(diocese)
        sprites = [self._letters_of(text, sheet.letters(size)) for size in sizes]
        middle = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
        spots = self._open_spots(diocese, middle, sprites[-1])
        clear = [pair for pair in self._boxes(sprites, spots) if self._room.is_clear_on(pair[1], diocese.areas)]
        found = next((pair for pair in clear if self._room.is_off_numbers(pair[1])), next(iter(clear), None))
        if found is None and sheet.home and not sheet.names_at.keys().isdisjoint(diocese.areas):
            found = self._among_signs(text, diocese, middle, is_last=is_last)
        if found is not None:
            sprite, box = found
            sheet.placer.take(sprite.put(sheet.picture, box[0], box[1]))
            sheet.placer.labels.append((text, box))

    def _among_signs(self, text: str, diocese: Diocese, middle: Point, *, is_last: bool) -> tuple[Sprite, Box] | None:
        """The name of a diocese whose numbers are on a theatre, in smaller letters near other signs.

        ``is_last``: it found no room before, and looks everywhere.
        """
        sprites = [self._letters_of(text, letters) for letters in _SMALLER]
        places = [self._sheet.at(area) for area in diocese.areas if self._sheet.is_shown(area)]
        tried = [(middle, _FINE), *((place, _FINE) for place in places)] if is_last else [(middle, _COARSE)]
        steps = (self._open_spots(diocese, place, sprites[-1], step) for place, step in tried)
        around_it = _AROUND_LAST if is_last else _AROUND
        found = itertools.chain.from_iterable(
            itertools.product(around_it, list(self._boxes(sprites, spots))) for spots in steps
        )
        return next((pair for around, pair in found if self._room.is_among(pair[1], diocese.areas, around)), None)

    @staticmethod
    def _boxes(sprites: Sequence[Sprite], spots: Sequence[Point]) -> Iterator[tuple[Sprite, Box]]:
        """The places of some sprites at some points, all of each sprite before those of the next one."""
        return ((sprite, sprite.box_at(x, y)) for sprite in sprites for x, y in spots)

    def name_beside(
        self, text: str, face: Face, size: int, middle: Point, own: Sequence[str], reach: float = BESIDE_IT
    ) -> None:
        """The name of land that has no room for it around a point: elsewhere on it, or partly on what is beside it.

        ``reach``: how far it may be, in steps.
        """
        sheet = self._sheet
        looks = self._looks(text, face, sheet.letters(size))
        self._write(text, looks, self._beside(looks[0], (middle, reach), own))

    def name_within(self, text: str, size: int, area: str) -> bool:
        """The name of an area wholly on its land, in smaller letters if it's narrow; returns whether it has room."""
        made = [self._looks(text, Face.STRONG, letters) for letters in self._sheet.smaller_letters(size)]
        found = self._inside(made, (self._sheet.at(area), BESIDE_IT), (area,))
        return found is not None and self._write(text, *found)

    def _write(self, text: str, looks: Sequence[Sprite], box: Box | None) -> bool:
        """Write a name in a box in its look for the ground there; returns whether there's a box."""
        sheet = self._sheet
        if box is not None:
            sheet.placer.take(looks[sheet.board.is_water(box, sheet.chart)].put(sheet.picture, box[0], box[1]))
            sheet.placer.labels.append((text, box))
        return box is not None

    def _looks(self, text: str, face: Face, letters: int) -> list[Sprite]:
        """A name on each ground."""
        spacing, radius = letters / 7 if face == Face.HEAD else 0, self._sheet.halo * self._sheet.scale
        return [label(text, face, letters, each, spacing=spacing, radius=radius) for each in _GROUNDS]

    def _inside(
        self, made: Sequence[Sequence[Sprite]], around: tuple[Point, float], own: Sequence[str]
    ) -> tuple[Sequence[Sprite], Box] | None:
        """A name in the largest letters that have room wholly on its own land, and where it is."""
        for looks in made:
            for box in self._free_around(looks[0], around, _LINES_STEP):
                if self._room.areas_at(grown(box, _OFF_BORDER)) <= set(own) and self._room.is_off_numbers(box):
                    return looks, box
        return None

    def _beside(self, name: Sprite, around: tuple[Point, float], own: Sequence[str]) -> Box | None:
        """Where a name is on its own land or at sea, or else partly on what is beside it."""
        free = list(self._free_around(name, around, _COARSE))
        inside = (box for box in free if self._room.is_within(box, (*own, "")))
        over = (
            box
            for box in free
            if self._sheet.board.area_at(box, self._sheet.chart) in own and self._is_on_its_side(box, own)
        )
        return next(inside, None) or next(over, None)

    def _free_around(self, name: Sprite, around: tuple[Point, float], step: float) -> Iterator[Box]:
        """The free places of a name around a point, apart from other names, the nearest first.

        ``around``: the point, and how far a name may be from it, in coarse steps. ``step``: in armies.
        """
        (x, y), reach = around
        sheet = self._sheet
        unit, most = sheet.army * step, reach * sheet.army * _COARSE
        boxes = (name.box_at(x + dx * unit, y + dy * unit) for dx, dy in STEPS_AROUND)
        near = itertools.takewhile(lambda box: _is_near(box, (x, y), most), boxes)
        return (box for box in near if sheet.placer.is_free(grown(box, 4)) and self._room.is_apart(box))

    def _is_on_its_side(self, box: Box, own: Sequence[str]) -> bool:
        """Whether the name of land beyond the border has neither end in the Empire, as if it were someone's there."""
        sheet = self._sheet
        areas, (left, top, right, bottom) = sheet.game.data.areas, box
        ends = (sheet.board.area_at((x, top, x, bottom), sheet.chart) for x in (left, right))
        return any(areas[area].in_empire for area in own) or not any(end and areas[end].in_empire for end in ends)

    def name_in_lines(self, text: str, size: int, area: str) -> bool:
        """The name of an area in one line for each of its words, wholly on it or beside no one else's land.

        Returns whether it has room.
        """
        sheet = self._sheet
        words = text.split()
        if len(words) < 2:
            return False
        letters, unit = sheet.letters(size), sheet.army * _LINES_STEP
        lines = [label(each, Face.STRONG, letters, "land", radius=sheet.halo * sheet.scale) for each in words]
        name, (x, y) = _stacked(lines, text, letters), sheet.at(area)
        near = (name.box_at(x + dx * unit, y + dy * unit) for dx, dy in STEPS_AROUND)
        free = [box for box in near if sheet.placer.is_free(grown(box, _ALL_ROUND)) and self._room.is_apart(box)]
        whole = (box for box in free if self._corners_of(box) <= {area})
        most = (box for box in free if self._room.is_mostly_on(box, area))
        box = next(whole, None) or next(most, None)
        if box is not None:
            sheet.placer.take(name.put(sheet.picture, box[0], box[1]))
            sheet.placer.labels.append((text, box))
        return box is not None

    def _corners_of(self, box: Box) -> set[str]:
        """What is at the corners of the room around a name."""
        return self._room.areas_at(grown(box, _ALL_ROUND))

    def _letters_of(self, text: str, size: int) -> Sprite:
        sheet = self._sheet
        return label(text, Face.HEAD, size, "land", spacing=size / 7, radius=sheet.halo * sheet.scale)

    def _open_spots(self, diocese: Diocese, middle: Point, smallest: Sprite, step: float = _COARSE) -> list[Point]:
        """Places around a point, the nearest first, on the land of a diocese and free for the middle of any name there.

        Where the smallest name doesn't fit, no larger one does: so most places are tried once, not for every size.
        """
        unit, slack = self._sheet.army * step, 2
        left, top, right, bottom = box_around(self._box_of(area) for area in diocese.areas)
        found: list[Point] = []
        for dx, dy in STEPS_AROUND:
            x, y = middle[0] + dx * unit, middle[1] + dy * unit
            is_near = left - slack <= x <= right + slack and top - slack <= y <= bottom + slack
            if is_near and self._sheet.placer.is_free(grown(smallest.box_at(x, y), 2)):
                found.append((x, y))
        return found

    def _box_of(self, area: str) -> Box:
        """The box around an area, in pixels of this picture."""
        sheet = self._sheet
        left, top, right, bottom = sheet.board.boxes[area]
        (x1, y1), (x2, y2) = sheet.chart.at(left, top), sheet.chart.at(right, bottom)
        return math.floor(x1), math.floor(y1), math.ceil(x2), math.ceil(y2)


def _stacked(lines: Sequence[Sprite], text: str, letters: int) -> Sprite:
    """Lines of a name one below the other, as one sprite."""
    wide, step = max(line.image.width for line in lines), round(letters * _LEADING)
    high = step * (len(lines) - 1) + lines[0].image.height
    image = Image.new("RGBA", (wide, high))
    for place, line in enumerate(lines):
        image.alpha_composite(line.image, ((wide - line.image.width) // 2, place * step))
    left, top = lines[0].left, lines[0].top
    return Sprite(image, wide - 2 * left, step * (len(lines) - 1) + lines[0].height, left, top, "name", text, letters)


def _is_near(box: Box, point: Point, most: float) -> bool:
    """Whether the middle of a box is near a point."""
    return math.dist(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), point) <= most + 1
