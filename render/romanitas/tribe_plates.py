"""The plates of the tribes: name and counter, beside cities, signs and the likely places of names."""

from __future__ import annotations

import itertools
import math
from collections import Counter as Tally
from collections.abc import Iterable
from typing import Final

from render.core.canvas import Box, Sprite
from render.core.counters import counter_sprite, overview
from render.core.fonts import Face, shortened, text_width
from render.core.map_sheet import shared
from render.core.map_symbols import battle
from render.core.palette import INK, LEGAL, LOSS
from render.core.text_panels import panel, write
from render.romanitas.board_part import NAME_LETTERS, BoardPart
from render.romanitas.boxes import around_name, distance
from render.romanitas.framing import NEAR_ENOUGH
from render.romanitas.theme import livery, plain_counter, unit_icon

_LETTERS: Final = 20
_PLATE: Final = (168, 58)
"""The size of letters on a plate, and of the plate with such letters."""

_LIT: Final = 28
"""How much larger than the plate of a tribe the gold behind it is if the decision is about it."""

_FAR_FROM_HOME: Final = 0.9
"""How many of its widths the plate of a tribe at peace may be from its home; it's left out if that's not enough."""

_PARTS, _BESIDE_MARCH = 12, 60
"""The points of an arrow's way that are tried, and how far from it the plate of a tribe at peace is at least."""

_STEPS: Final = tuple(step / 4 for step in range(-10, 11))
_SHIFTS: Final = tuple(sorted(itertools.product(_STEPS, _STEPS), key=lambda at: math.hypot(*at)))
"""How far a tribe's plate may be moved on a part of the map, in widths and heights, the nearest places first."""

_NAME_AT: Final = {"n": (0, -1), "s": (0, 1), "w": (-1, 0), "e": (1, 0)}
_NAME_GAP: Final = 26
"""The directions of the sides of a sign, and about how far from its middle a name begins."""

_TITLE: Final = 116
"""The height of the corner that the title of a part of the board needs, and how much wider than its letters it is."""


class TribePlates:
    """The plates of the tribes on a map."""

    def __init__(self, sheet: BoardPart) -> None:
        self.sheet = sheet

    def draw(self) -> None:
        """Draw the plates of those tribes that have room, first of those at war."""
        boxes, at_war = self.sheet.data.tribe_boxes, self.sheet.state.now.at_war
        for nation, box in sorted(boxes.items(), key=lambda each: each[0] not in at_war):
            if self._is_shown(box.id) and self._has_room_for(nation):
                self._draw_plate(nation, box.id)

    def _is_shown(self, box: str) -> bool:
        """Whether a tribe's home is on the picture, or, beyond its edge, where a march on the picture began."""
        is_shown, marches = self.sheet.is_shown, self.sheet.shown.marches
        return is_shown(box) or any(each.path[0] == box and is_shown(each.path[-1]) for each in marches)

    def _has_room_for(self, nation: str) -> bool:
        """Whether a tribe's plate is drawn: on a wide part of the map only of who acts next: it hides cities."""
        order, checked = self.sheet.data.nation_order, self.sheet.state.nations_checked
        is_next = checked < len(order) and order[checked] == nation
        return self.sheet.chart.zoom >= NEAR_ENOUGH or is_next

    def _draw_plate(self, nation: str, box: str) -> None:
        """Draw a tribe's plate near its home; at peace it's left out if that is far away, or on another's march."""
        sheet = self.sheet
        is_at_war, is_about = nation in sheet.state.now.at_war, box in sheet.shown.about
        plate = self._empty_plate(nation)
        home = sheet.at(box)
        x, y = self._clear_of_others(plate, *home)
        is_aside = math.dist(home, (x, y)) > _FAR_FROM_HOME * plate.width or self._is_on_march(plate.box_at(x, y), box)
        if not is_at_war and not is_about and is_aside:
            return
        if not sheet.is_shown(box):
            sheet.nudges = {**sheet.nudges, box: (x - home[0], y - home[1])}
        if is_about:
            panel(plate.width + _LIT, plate.height + _LIT, INK, LEGAL).centre(sheet.picture, x, y)
        sheet.put(box, plate, x, y)
        sheet.placer.take(around_name(sheet.signs[-1][1]))
        self._write_on(plate, nation, x, y)
        if is_at_war:
            sheet.keys.add("map-key-war")
            sign = battle(round(plate.height * 0.45), LOSS)
            sheet.put(box, sign, x + plate.width / 2 - 4, y - plate.height / 2 + 4)

    def _empty_plate(self, nation: str) -> Sprite:
        """A tribe's plate in its colour, as wide as its name needs."""
        letters = self.sheet.letters(_LETTERS)
        width, height = (round(side * letters / _LETTERS) for side in _PLATE)
        written = text_width(self.sheet.texts.short_name(nation), Face.STRONG, letters)
        return panel(min(width, round(height * 1.35 + written)), height, livery(nation).counter)

    def _write_on(self, plate: Sprite, nation: str, x: float, y: float) -> None:
        """Put a tribe's counter, with its most frequent unit, and its name on its plate."""
        sheet, letters = self.sheet, self.sheet.letters(_LETTERS)
        units = [sheet.data.unit[unit] for unit in sheet.data.nation_units[nation]]
        commonest = Tally(unit_icon(unit) for unit in units).most_common(1)[0][0]
        counter = counter_sprite(overview(plain_counter(nation, commonest)), round(plate.height * 0.76))
        counter.centre(sheet.picture, x - plate.width / 2 + plate.height * 0.55, y)
        name = shortened(sheet.texts.short_name(nation), Face.STRONG, letters, plate.width - plate.height * 1.2)
        colour = LOSS if nation in sheet.state.now.at_war else INK
        at = x + plate.height * 0.46, y + letters * 0.35
        write(sheet.picture, *at, name, Face.STRONG, letters, colour, align=0.5)

    def _is_on_march(self, plate: Box, home: str) -> bool:
        """Whether the arrow of another people would run across a plate."""
        at, ways = self.sheet.at, [march.path for march in self.sheet.shown.marches if march.path[0] != home]
        return any(
            distance((ax + (bx - ax) * part / _PARTS, ay + (by - ay) * part / _PARTS), plate) < _BESIDE_MARCH
            for (ax, ay), (bx, by) in ((at(path[0]), at(path[-1])) for path in ways)
            for part in range(_PARTS + 1)
        )

    def _clear_of_others(self, plate: Sprite, x: float, y: float) -> tuple[float, float]:
        """The place for a tribe's plate inside the picture that covers least of others and of cities, near its own."""
        picture = self.sheet.picture
        right, bottom = picture.width - plate.width / 2 - 12, picture.height - plate.height / 2 - 12
        left, top = plate.width / 2 + 12, plate.height / 2 + 12
        aside, down = plate.width + 8, plate.height + 8
        spots = [(min(max(x + dx * aside, left), right), min(max(y + dy * down, top), bottom)) for dx, dy in _SHIFTS]
        near = self._sites(), [box for _, box in likely_names(self.sheet)]
        costs = ((self._hidden_by(plate.box_at(*spot), near), spot) for spot in dict.fromkeys(spots))
        least, best = next(costs)
        for cost, spot in costs:
            if not least:
                break
            if cost < least:
                least, best = cost, spot
        return best

    def _sites(self) -> list[tuple[float, float, int]]:
        """The places of cities and sea zones on the picture, with the room that their signs will need."""
        sheet = self.sheet
        reaches = dict.fromkeys(sheet.data.cities, 24) | dict.fromkeys(sheet.data.zones, sheet.px(40))
        return [(*sheet.at(space), reach) for space, reach in reaches.items() if sheet.is_shown(space)]

    def _hidden_by(self, box: Box, near: tuple[Iterable[tuple[float, float, int]], Iterable[Box]]) -> int:
        """How much a plate would cover: pixels of signs, cities and sea zones that have no sign yet, and names."""
        sheet, (sites, names) = self.sheet, near
        if sheet.heading:
            wide = round(text_width(sheet.heading, Face.STRONG, sheet.heading_letters)) + _TITLE
            names = [*names, (0, 0, wide, _TITLE)]
        hidden = sum(box[0] - r < x < box[2] + r and box[1] - r < y < box[3] + r for x, y, r in sites)
        return sheet.placer.covered(box) + 12_000 * hidden + sum(shared(box, name) for name in names)


def likely_names(sheet: BoardPart) -> list[tuple[str, Box]]:
    """Where the names of cities will probably be, on the sides where they usually are: each city with a box."""
    found, letters = list[tuple[str, Box]](), sheet.letters(NAME_LETTERS)
    for city in filter(sheet.is_shown, sheet.data.cities):
        half = text_width(sheet.texts.short_name(city), Face.STRONG, letters) / 2
        (x, y), (across, down) = sheet.at(city), _NAME_AT[sheet.side_of_name(city)]
        is_out = across and not half < x + across * (half + _NAME_GAP) < sheet.picture.width - half
        across = -across if is_out else across
        x, y = x + across * (half + _NAME_GAP), y + down * (letters / 2 + _NAME_GAP)
        found.append((city, (round(x - half), round(y - letters / 2), round(x + half), round(y + letters / 2))))
    return found
