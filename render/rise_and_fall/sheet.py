"""A part of the map of Rise and Fall: control, stars, units, ruins and revolts, ways and borders."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property, partial
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from render.core.arrows import Kind, bent
from render.core.basemap import Chart, base_map
from render.core.boxes import gap_between
from render.core.canvas import Box, Pen, Point, Sprite, faded, paste_colour_in_pieces, smooth, with_shadow
from render.core.counters import Counter, counter_sprite, stack_sprite
from render.core.fonts import Face
from render.core.icons import icon
from render.core.image_cache import cached_image
from render.core.labels import label
from render.core.legends import sign_key
from render.core.map_sheet import MapSheet
from render.core.map_symbols import desolation
from render.core.palette import BRIGHT_GOLD, COAST_INK, INK, IVORY, LEGAL, LOSS, PANEL, SECONDARY, Colour, mix, rgb
from render.core.targets import Targets
from render.core.text_panels import pill
from render.core.words import Words
from render.rise_and_fall.map_highlights import Changes
from render.rise_and_fall.texts import GAME, land_name
from render.rise_and_fall.theme import livery, tints, unit_counter
from rules.rise_and_fall.data.loader import SASSANIDS, Area, Path, rise_data
from rules.rise_and_fall.game import RiseAndFall

ZOOM = 2.2
"""How much a part of the board is magnified."""

STAR: Final = rgb("#f2c230")
RED_STAR: Final = rgb("#d8283c")
_GROWTH: Final = 0.5
_PART_SCALE: Final = 1.8
"""How much larger counters are on one of several parts than on the whole board, if its zoom leaves room."""

_WAY: Final = rgb("#3a2a1a")
_ROUTE: Final = rgb("#cfe6f2")
_TERRAIN: Final[dict[str, Colour]] = {
    "mountain": rgb("#7a4a2a"),
    "heavy-forest-swamp": rgb("#2f5f35"),
    "major-river": rgb("#2f6f9a"),
}
_LINE: Final = rgb("#8e1f3b")
_MOVES: Final = rgb("#4d4740")
_MOVE_WIDTH: Final = 4.6
_WIDTHS: Final[dict[Kind, float]] = {"support": 4.5, "attack": 7.0}
"""Kind of arrow to its width, from bottom to top."""

_BEND: Final = 26.0
_START: Final = 17

_COUNTER, _SUBJECT, _BYSTANDER = 26, 32, 15
_RING: Final = 25
"""The size of a ring around a target that has neither a letter nor a unit."""

_RING_OUT: Final = 11
_BESIDE_RING: Final = 23
_LETTER_OUT: Final = 0.3
_TOUCHED: Final = 0.08
"""How far the middle of a letter is from the corner of its counter, across and down, as a share of its size; and how
much of it may touch others at the upper right corner: letters that are all at that one are told apart at once."""

_PALED: Final = 0.59
"""How pale land is that a picture isn't about."""

_FAINT: Final = 0.5
"""How much of a bystander's counter is seen."""

_SITE: Final = 6
BESIDE_NAME: Final = (10, 5)
"""The room in pixels that a name keeps to the next one, across and down."""

_FURTHER: Final = (0, 16, 34, 58)
"""How much farther from its sign a name may be that must be read."""

_NEARER: Final = (14, 1)
"""Pixels by which a name must be nearer to its own area's sign than to any other; the first that leaves room."""

_LEAST_COUNTER, _SMALLEST_COUNTER, _BETWEEN = 76, 44, 6
"""The pixels that counters at issue should have at least, those that they have if they're close together, and what is
between them."""

_LEAST_ZOOM: Final = 1.01
_LIFTED, _ASIDE = 0.56, 0.8
"""How high above the middle of a counter its star is, as a share of its size; and how far aside, as a share of that."""

_FLAME_LARGER, _FLAME_ASIDE = 8, 1.04
"""By how many pixels a flame is larger than a star, and how far aside it is, as a share of what it's beside."""

_STEP: Final = 36
_LAND_LETTERS: Final = 54
_LEAST_LAND_LETTERS: Final = 50
_SMALLER: Final = 4
_COST_OF_SMALLER: Final = 30
_COST_OF_FOREIGN: Final = 240
_DARKER, _LITTLE_DARKER, _PALE = 0.62, 0.55, 100
_ALONE_GLOW: Final = 0.3
"""How strongly the only land of a question glows: pale land must differ from what is pale around it."""

_COARSE, _ISLET, _THICK = 4, 2, 170
"""Land that fills less than a share, of 255, of a square around it is an islet. Half the size of that square, on an
image that is smaller by a factor."""

_GRAIN: Final = 2
"""The pixels of the picture across one of the mask in which outlines are found."""

_COARSE_EDGE, _EDGE_SHOWN = 3, 235
_EDGE_COLOUR: Final = rgb("#3a260c")
"""How much smaller the lines around lands are drawn, how strong they are, of 255, and their colour."""

_POOL: Final = 7
"""The pixels of that smaller image across up to which water in lands is a lake, with no line around it."""

_FAINT_GLOW: Final = 0.06
"""How strongly the land of many targets glows: their rings say where they are."""


NameOnLand = tuple[list[str], Box, int]
"""The lines of a power's name, their box and their letters."""


class Sheet(MapSheet):
    """A part of the map of Rise and Fall: ways and borders, signs and counters, then names where they fit.

    ``heading``: what the part shows, on a plate. ``named``: the areas whose names matter; None if all do.
    ``bright``: the areas that the picture is about, beside which all others are pale; None if all are alike.
    ``subject``: the size of the counters there, before it grows with the zoom. ``bystanders``: whether other units are
    drawn at all. ``starred``: whether stars are drawn: they'd crowd a picture that isn't about them; ``least_star``:
    their least size in pixels. ``least_arrow``: the least pixels across the line of an arrow. ``steps_away``: how many
    steps from its land the name of a power is tried. ``lined``: whether the Barbarian Line is drawn: it needs a key.
    """

    growth = _GROWTH
    halo = 1.6
    lettering = 75
    least_letters = 50
    heading_letters = 54
    subject: float = _SUBJECT
    bystanders = True
    starred = False
    lined = False
    least_star = 0
    least_arrow = 0
    steps_away = 2

    def __init__(
        self,
        game: RiseAndFall,
        texts: Words,
        shown: Changes,
        centre: Point | None = None,
        zoom: float = ZOOM,
        size: tuple[int, int] | None = None,
    ) -> None:
        board, control = base_map(GAME), game.state.control
        control = {**control, **_provinces(shown)}
        chart = board.chart(tints(control), centre, zoom, control, size)
        super().__init__(board, chart, least_scale=1.0 if size is None else min(0.35 + 0.75 * zoom, _PART_SCALE))
        self.game = game
        self.texts = texts
        self.shown = shown
        self.heading = ""
        self.named: Collection[str] | None = None
        self.bright: Collection[str] | None = None
        self._sites: dict[str, list[Box]] = {}

    def draw(self) -> None:
        """Draw every layer, from the ground up."""
        areas = [area for area in self.game.data.areas.values() if self.is_shown(area.id)]
        if not self.shown.lands:
            self._draw_ways()
        self._pale_others()
        self.highlight()
        self.draw_moves()
        for area in areas:
            if self.shown.lands:
                continue
            if self.is_bright(area.id):
                self._draw_area(area)
            elif self.bystanders and not self._has_many_targets:
                self._draw_bystanders(area.id)
        self.draw_marches()
        self.letter(self.shown.targets)
        self.letter(Targets(self.shown.coming_letters))
        self.ask(self.shown.prompt, self.board.spaces)
        self.title(self.heading)
        for power, land in self.shown.lands.items():
            self.name_land(land_name(self.shown_as(power), self.texts), land)
        self.name_areas([area for area in sorted(areas, key=self._rank) if self._is_named(area)])

    def _best_for_letter(self, space: str, sprite: Sprite) -> Box:
        """Beside a corner of a space's counter, where its letter covers the least; or beside its place."""
        if not self.game.at(space) and space not in self.shown.coming:
            return super()._best_for_letter(space, sprite)
        sign = max(self.boxes_of(space), key=_extent)
        touched = sprite.width * sprite.height * _TOUCHED
        return min(_beside(sign, sprite), key=lambda box: max(self._cost_of_letter(box, sign) - touched, 0))

    def is_bright(self, area: str) -> bool:
        """Whether the picture is about an area, so that it has its full colours and all its signs."""
        return self.bright is None or area in self.bright

    @property
    def _has_many_targets(self) -> bool:
        """Whether a decision has too many targets for letters: then each has a ring, and others have no counters."""
        return bool(self.shown.targets.spaces) and not self.shown.targets.options

    def _ring_target(self, area: str) -> None:
        """Ring a target that has no letter, around its counters or its place."""
        x, y = self.at(area)
        size = self.px(_SUBJECT + _RING_OUT if self.game.at(area) else _RING)
        self.put(area, target_ring(size), x, y)

    def _pale_others(self) -> None:
        """Pale the land that the picture isn't about, so that what it's about catches the eye."""
        if self.bright is not None:
            own = {number for area, number in self.board.areas.items() if area in self.bright}
            others = self.chart.index.point([0 if not value or value in own else 255 for value in range(256)], "1")
            pale = Image.blend(self.picture, Image.new("RGB", self.picture.size, PANEL), _PALED)
            self.picture.paste(pale, (0, 0), others)

    def _draw_bystanders(self, area: str) -> None:
        """The units of an area that the picture isn't about: faint and small."""
        units = self.game.at(area)
        if units:
            counter = unit_counter(units[0], self.game.nation_of(units[0]))
            self.put(area, _faint(counter, self.px(_BYSTANDER)), *self.at(area))

    def glow(self, areas: Iterable[str], colour: Colour = LEGAL, fill: float = 0.24) -> None:
        """Make areas of this part of the map glow, if there are any."""
        shown = [area for area in areas if area in self.board.areas]
        if shown:
            self.board.highlighted(self._without_islets(shown), shown, colour=colour, fill=fill, grain=_GRAIN)

    def _without_islets(self, areas: Iterable[str]) -> Chart:
        """The chart without the islets of areas, which outlines would clutter; with them if an area is nothing else."""
        return self._mainland if all(self._ashore[self.board.areas[area]] for area in areas) else self.chart

    @cached_property
    def _ashore(self) -> Sequence[int]:
        """How many pixels of the picture each area has without its islets, by its number."""
        return self._mainland.index.histogram()

    @cached_property
    def _mainland(self) -> Chart:
        index = self.chart.index
        land = index.point([0, *[255] * 255]).reduce(_COARSE)
        thick = land.filter(ImageFilter.BoxBlur(_ISLET)).point([255 if value > _THICK else 0 for value in range(256)])
        near = thick.filter(ImageFilter.BoxBlur(2 * _ISLET)).point([0, *[255] * 255], "1")
        kept = Image.new("L", index.size, 0)
        kept.paste(index, (0, 0), near.resize(index.size, Image.Resampling.NEAREST))
        return replace(self.chart, index=kept)

    def highlight(self) -> None:
        """Outline the targets of the decision or point out what it's about, and the lands that changed hands."""
        targets = self.shown.targets
        if self._has_many_targets:
            self.glow(targets.spaces, fill=_FAINT_GLOW)
        elif targets.spaces:
            self.outline(targets)
        else:
            self.point_out(self.shown.about)
            self.glow(self.shown.only, self._coming_colour(), _ALONE_GLOW)
        for province in self.shown.lands.keys() & rise_data().areas_of_province.keys():
            self.glow(self.shown.lands[province], fill=0.06)
        self.glow(self.shown.taken, BRIGHT_GOLD, fill=0.2)
        self.glow(self.shown.numbers, LOSS, fill=0.1)

    def outline(self, targets: Targets) -> None:
        """Outline the areas of targets in gold in a dark line: gold alone can't be seen on pale land.

        They aren't brightened: all other land is paled.
        """
        self.edge({self.board.areas[area]: place for place, area in enumerate((*targets.spaces, *targets.about), 1)})
        self.glow([space for space in targets.about if space not in targets.spaces], IVORY, fill=0)
        self.glow(targets.spaces, fill=0)

    def edge(self, numbers: Mapping[int, int]) -> None:
        """Draw a dark line around lands, each several areas by their numbers on the index image."""
        shown = [area for area, number in self.board.areas.items() if number in numbers]
        index = self._without_islets(shown).index
        small = index.resize((index.width // _COARSE_EDGE, index.height // _COARSE_EDGE), Image.Resampling.NEAREST)
        lands = _without_pools(small.point([numbers.get(value, 0) for value in range(256)]), small)
        box = lands.getbbox()
        if box is None:
            return
        left, top = max(box[0] - 1, 0), max(box[1] - 1, 0)
        lands = lands.crop((left, top, min(box[2] + 1, lands.width), min(box[3] + 1, lands.height)))
        edges = lands.filter(ImageFilter.FIND_EDGES).point([_EDGE_SHOWN if value else 0 for value in range(256)])
        size = lands.width * _COARSE_EDGE, lands.height * _COARSE_EDGE
        x, y = left * _COARSE_EDGE, top * _COARSE_EDGE
        paste_colour_in_pieces(self.picture, _EDGE_COLOUR, (x, y, x + size[0], y + size[1]), edges)

    def _coming_colour(self) -> Colour:
        """The colour of the land where a unit may appear: its people's."""
        unit = next(iter(self.shown.coming.values()), "")
        return livery(self.game.nation_of(unit)).counter if unit else BRIGHT_GOLD

    def draw_moves(self) -> None:
        """Draw the moves in grey below the counters that they pass, so that fights are what catches the eye."""
        for each in dict.fromkeys(self.shown.marches):
            if each.kind == "move" and any(self.is_shown(area) for area in each.path):
                self._draw_move(each.path)

    def draw_marches(self) -> None:
        """Draw the arrows of attacks and of their support."""
        for kind, width in _WIDTHS.items():
            for each in dict.fromkeys(self.shown.marches):
                if each.kind == kind and any(self.is_shown(area) for area in each.path):
                    self.march(each.path, _ground(each.people), kind, max(width, self.least_arrow / self.scale))

    def _draw_move(self, path: Sequence[str]) -> None:
        """One grey arrow along all areas that a unit passes."""
        corners = [self.at(area) for area in path if area in self.board.spaces]
        if len(corners) < 2:
            return
        reach = self.px(_START)
        start, end = towards(corners[0], corners[1], reach), towards(corners[-1], corners[-2], reach)
        self.put_arrow(bent([start, *corners[1:-1], end], _BEND), _MOVES, "move", _MOVE_WIDTH * self.scale)

    def name_land(self, text: str, land: Collection[str], size: int = _LAND_LETTERS) -> None:
        """Write a power's name over its land, in one line or two, as large as fits without covering anything.

        A land too crowded for the smallest letters keeps its colour and signs only.
        """
        found = self.best_on_land(text, land, size)
        if found is not None:
            self._write_on_land(text, *found)

    def best_on_land(self, text: str, land: Collection[str], size: int) -> NameOnLand | None:
        """The lines of a power's name, their box and their letters, as large as fits without covering anything."""
        tried = []
        for letters in range(size, _LEAST_LAND_LETTERS - 1, -_SMALLER):
            cost, lines, box = self._name_on_land(text, land, letters)
            if box is not None and not self.placer.covered(box):
                tried.append((cost + (size - letters) * _COST_OF_SMALLER, lines, box, letters))
        return min(tried, key=lambda each: each[0])[1:] if tried else None

    def _name_on_land(self, text: str, land: Collection[str], size: int) -> tuple[float, list[str], Box | None]:
        """What a name costs, its lines, and the box that covers the least; no box if none is on the picture."""
        tried = []
        for lines in as_lines(text):
            spot = self._spot_on_land(land, *self._size_on_land(lines, size))
            if spot is not None:
                tried.append((spot[0], lines, spot[1]))
        if not tried:
            return 0, [], None
        cost, lines, box = min(tried, key=lambda each: each[0])
        return cost, list(lines), box

    def _size_on_land(self, lines: Sequence[str], size: int) -> tuple[int, int]:
        """Width and height of a name over its land."""
        width = max(label(line, Face.HEAVY, size, "land", radius=3).width for line in lines)
        return width, round(len(lines) * size * 1.05)

    def _write_on_land(self, text: str, lines: Sequence[str], box: Box, size: int) -> None:
        left, top, right, bottom = box
        self.placer.take((left - 6, top - 6, right + 6, bottom + 6))
        for place, line in enumerate(lines):
            sprite = label(line, Face.HEAVY, size, "land", radius=3)
            x, y = (left + right - sprite.width) // 2, top + round(place * size * 1.05)
            sprite.put(self.picture, x, y)
            self.placer.labels.append((text, (x, y, x + sprite.width, y + sprite.height)))

    def _spot_on_land(self, land: Collection[str], width: int, height: int) -> tuple[float, Box] | None:
        """The box of a size that covers the fewest signs and the least of others' land, and what it costs."""
        numbers = {self.board.areas[area] for area in land if area in self.board.areas}
        spots = [self.at(area) for area in land if area in self.board.spaces]
        seen = [(x, y) for x, y in spots if 0 <= x < self.picture.width and 0 <= y < self.picture.height]
        if not seen:
            return None
        middle = sum(x for x, _ in seen) / len(seen), sum(y for _, y in seen) / len(seen)
        reach = range(-self.steps_away * _STEP, self.steps_away * _STEP + 1, _STEP)
        tried = {
            (round(x / 12) * 12 + dx, round(y / 12) * 12 + dy)
            for x, y in (*seen, middle)
            for dx in reach
            for dy in reach
        }
        boxes = [(x - width // 2, y - height // 2, x + width - width // 2, y + height - height // 2) for x, y in tried]
        inside = [
            box
            for box in boxes
            if box[0] > 12 and box[1] > 12 and box[2] < self.picture.width - 12 and box[3] < self.picture.height - 12
        ]
        costs = ((self._cost_on_land(box, numbers, middle), box) for box in inside)
        return min(costs, default=None, key=lambda each: each[0])

    def _cost_on_land(self, box: Box, numbers: Collection[int], middle: Point) -> float:
        left, top, right, bottom = box
        xs, ys = [left + (right - left) * place // 6 for place in range(7)], (top, (top + bottom) // 2, bottom)
        foreign = sum(self.chart.number_at(x, y) not in numbers for x in xs for y in ys)
        away = abs((left + right) / 2 - middle[0]) + abs((top + bottom) / 2 - middle[1])
        return self.placer.covered(box) * 60.0 + foreign * _COST_OF_FOREIGN + away * 2

    def shown_as(self, power: str) -> str:
        """Whose name a power has: after their revolt, Parthia is the Sassanids."""
        return SASSANIDS if power == "parthia" and self.game.state.sassanid else power

    def name_areas(self, areas: Iterable[Area]) -> None:
        """Write the names of areas, the first ones first. Call it after everything else."""
        self._sites = self.sites()
        for area in areas:
            self._name(area)

    def _is_named(self, area: Area) -> bool:
        """Whether an area's name matters on this picture."""
        return self.named is None or area.id in self.named or self._is_at_issue(area)

    def _rank(self, area: Area) -> tuple[bool, bool, bool]:
        """The order in which areas get their names: what is at issue first, then what matters, stars before others."""
        return not self._is_at_issue(area), not (self.named and area.id in self.named), not self.game.is_star(area)

    def _is_at_issue(self, area: Area) -> bool:
        """Whether an area is a target of the decision, or something happened there."""
        shown = self.shown
        issues = shown.targets.spaces, shown.about, shown.only, shown.areas, shown.numbers
        return any(area.id in each for each in issues)

    def _draw_ways(self) -> None:
        """Details next to the ground colours: on close-ups all ways with their terrain, and the Barbarian Line."""
        chart, opened = self.chart, self.game.year >= rise_data().dates.free_movement
        layer = _printed(chart.left, chart.top, chart.zoom, chart.picture.size, opened=opened, lined=self.lined)
        chart.picture.paste(layer, (0, 0), layer)

    def _draw_area(self, area: Area) -> None:
        x, y = self.at(area.id)
        units = self.game.at(area.id)
        if self._has_many_targets and area.id in self.shown.targets.spaces:
            self._ring_target(area.id)
        if not units:
            self._draw_star(area, x, y, 0)
        if area.id in self.shown.revolts or area.id in self.shown.looted:
            self.ring(area.id, LOSS, 38)
        if units:
            counters = [unit_counter(unit, self.game.nation_of(unit)) for unit in units]
            sprite = stack_sprite(
                counters, self.px(_COUNTER if self.bright is None else self.subject), step=(3, -3), most=3
            )
            self.put(area.id, sprite, x, y)
            if count := self.count_told(area.id):
                self.put_count(area.id, count)
            self._draw_star(area, x, y, round(self.px(self.subject) * _LIFTED))
        elif area.id in self.shown.coming:
            unit = self.shown.coming[area.id]
            counter = unit_counter(unit, self.game.nation_of(unit))
            self.put(area.id, counter_sprite(counter, self.px(self.subject)), x, y)
        if area.id in self.game.state.ruins:
            self.put(area.id, desolation(self.px(20)), x - self.px(15), y + self.px(13))
        if self.game.walled(area.id):
            self._draw_walls(area.id, has_units=bool(units))
        if area.id in self.game.state.revolts:
            self._draw_revolt(area, x, y, has_units=bool(units))

    def _draw_walls(self, area: str, *, has_units: bool) -> None:
        """The walls of an area, above its place or beside its counter, which would hide them."""
        (x, y), size = self.at(area), self.px(22)
        aside = (self.px(self.subject) + size) / 2 if has_units else 0
        self.put(area, sign_key("walls", size, COAST_INK), x - aside, y if has_units else y - self.px(19))

    def _draw_revolt(self, area: Area, x: float, y: float, *, has_units: bool) -> None:
        """A flame beside the star of an area, or at the upper left corner of its counter, where it hides neither."""
        sprite = revolt_sign(max(self.px(17), self.least_star + _FLAME_LARGER))
        if has_units:
            lifted = self.px(self.subject) * _LIFTED
            self.put(area.id, sprite, x - lifted * _FLAME_ASIDE, y - lifted)
        else:
            self.put(area.id, sprite, x - sprite.width * _FLAME_ASIDE, y)

    def count_told(self, area: str) -> str:
        """How many units an area has, if it's more than one, and if the picture isn't about its star."""
        count = len(self.game.at(area))
        return str(count) if count > 1 and not self.shown.about_stars else ""

    def put_count(self, area: str, count: str) -> None:
        """The number of units at the corner of their counter."""
        x, y = self.at(area)
        self.put(area, pill(count, self.px(12), INK, IVORY), x + self.px(13), y + self.px(11))

    def _draw_star(self, area: Area, x: float, y: float, lifted: float) -> None:
        """A star: red if Rome needs no garrison, ``lifted`` above the counter if there is one."""
        if not (self.starred and self.game.is_star(area)):
            return
        sprite = star(RED_STAR if area.red else STAR, max(self.px(16), self.least_star))
        self.put(area.id, sprite, x + lifted * _ASIDE, y - lifted)

    def _name(self, area: Area) -> None:
        """Write an area's name beside its own sign; it's left out if it would look like another area's."""
        text = self.texts.name(area.id)
        face = self.face(area)
        before = len(self.placer.labels)
        at, reach = self.at(area.id), self.px(self.reach(area.id))
        belongs = [partial(self.belongs, area=area.id, nearer=nearer) for nearer in self.nearness(area)]
        found = any(self.name(area.id, text, face, (14,), at, reach, accepts=each) for each in belongs)
        if not found and self._is_at_issue(area):
            found = self.name_beyond(area, belongs[-1]) or any(
                self.name(area.id, text, face, (14,), at, reach + further) for further in _FURTHER
            )
            if not found and " " in text:
                self.name_in_two(area.id, as_lines(text)[-1], face)
        elif not found and " " in text and self.game.at(area.id):
            self.name_in_two(area.id, as_lines(text)[-1], face, belongs[-1])
        self.keep_off_names(before)

    def name_beyond(self, area: Area, accepts: Callable[[Box], bool]) -> bool:
        """Write a name that must be read farther away, if it's still nearer to its own sign than to any other."""
        at, reach = self.at(area.id), self.px(self.reach(area.id))
        name = self.texts.name(area.id)
        return any(
            self.name(area.id, name, self.face(area), (14,), at, reach + further, accepts=accepts)
            for further in _FURTHER
        )

    def face(self, area: Area) -> Face:
        """The letters of an area's name: heavy ones if it matters."""
        return Face.HEAVY if self.game.is_star(area) or self._is_at_issue(area) else Face.STRONG

    def keep_off_names(self, first: int) -> None:
        """Keep other names off those that were written, from the first of these on."""
        for _, (left, top, right, bottom) in self.placer.labels[first:]:
            across, down = BESIDE_NAME
            self.placer.take((left - across, top - down, right + across, bottom + down))

    def nearness(self, area: Area) -> Sequence[int]:
        """By how many pixels an area's name must be nearer to its own sign than to any other: the first with room."""
        return _NEARER

    def name_in_two(
        self,
        area: str,
        lines: Sequence[str],
        face: Face,
        accepts: Callable[[Box], bool] | None = None,
        *,
        lifted: float = 0,
    ) -> bool:
        """Write a name that has no room in one line in two, if they have; returns whether they have.

        ``lifted``: by how much of a line they are higher beside their sign.
        """
        size = self.letters(14)
        sprites = [label(line, face, size, "land", radius=self.halo * self.scale) for line in lines]
        wide = max(sprite.width for sprite in sprites)
        both = Sprite(Image.new("RGBA", (1, 1)), wide, size + sprites[-1].height)
        x, y = self.at(area)
        box = self.placer.place(both, (x, y - lifted * size), self.px(self.reach(area)), "s", accepts)
        if box is None:
            return False
        self.write_lines(area, sprites, box)
        return True

    def write_lines(self, area: str, sprites: Sequence[Sprite], box: Box) -> None:
        """Write the lines of an area's name into a box."""
        for place, sprite in enumerate(sprites):
            x, y = (box[0] + box[2] - sprite.width) // 2, box[1] + place * self.letters(14)
            sprite.put(self.picture, x, y)
            self.placer.labels.append((area, (x, y, x + sprite.width, y + sprite.height)))

    def reach(self, area: str) -> float:
        """How far the signs of an area reach from its place."""
        if self._has_many_targets and area in self.shown.targets.spaces:
            return (_SUBJECT + _RING_OUT if self.game.at(area) else _RING) / 2
        return _BESIDE_RING if area in self.shown.about else 15

    def belongs(self, box: Box, area: str, nearer: float) -> bool:
        """Whether a name is nearer by some pixels to its own area's sign than to any other."""
        own = min(gap_between(box, sign) for sign in self._sites[area])
        return all(
            gap_between(box, sign) >= own + nearer
            for other, signs in self._sites.items()
            if other != area
            for sign in signs
        )

    def sites(self) -> dict[str, list[Box]]:
        """The boxes of the signs of all areas on the picture; of one without signs, a small one at its place."""
        found: dict[str, list[Box]] = {}
        for space, box in self.signs:
            found.setdefault(space, []).append(box)
        half = self.px(_SITE)
        for space in self.board.spaces:
            if self.is_shown(space) and space not in found:
                x, y = map(round, self.at(space))
                found[space] = [(x - half, y - half, x + half, y + half)]
        return found


def frame(areas: Iterable[str], size: tuple[int, int], nearest: float, margin: float) -> tuple[Point, float]:
    """The middle and the zoom (at most ``nearest``) that fit some areas with a margin into a picture of a size."""
    places = [base_map(GAME).spaces[area] for area in areas]
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
    fits = size[0] / (right - left + 2 * margin), size[1] / (bottom - top + 2 * margin)
    return ((left + right) / 2, (top + bottom) / 2), max(min(nearest, *fits), _LEAST_ZOOM)


def roomy(areas: Iterable[str], size: tuple[int, int], nearest: float, room: tuple[int, int]) -> tuple[Point, float]:
    """The middle and the zoom that fit some areas into a picture, with pixels for signs and names beside and below."""
    places = [base_map(GAME).spaces[area] for area in areas]
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
    across, down = (size[0] - 2 * room[0]) / max(right - left, 1), (size[1] - 2 * room[1]) / max(bottom - top, 1)
    return ((left + right) / 2, (top + bottom) / 2), max(min(nearest, across, down), _LEAST_ZOOM)


def size_of_counters(sheet: Sheet, areas: Sequence[str]) -> float:
    """The size of counters at issue before it grows with the zoom: as large as a phone needs, if they don't touch."""
    spots = [sheet.at(area) for area in areas if sheet.is_shown(area)]
    apart = (max(abs(ax - bx), abs(ay - by)) for (ax, ay), (bx, by) in itertools.combinations(spots, 2))
    wished = max(sheet.subject * sheet.scale, _LEAST_COUNTER)
    return max(min(wished, min(apart, default=wished) - _BETWEEN), _SMALLEST_COUNTER) / sheet.scale


def _provinces(shown: Changes) -> dict[str, str]:
    """The areas of the provinces that a decision is about: each province is one land there, whoever holds it."""
    provinces = rise_data().areas_of_province.keys() & shown.lands.keys()
    return {area: "rome" for province in provinces for area in shown.lands[province]}


def _ground(power: str) -> Colour:
    """The colour of a power, dark enough for light figures and for arrows on pale land."""
    colours = livery(power)
    if colours.light_ground:
        return mix(colours.counter, INK, _DARKER)
    return mix(colours.counter, INK, _LITTLE_DARKER) if min(colours.counter) > _PALE else colours.counter


def _without_pools(lands: Image.Image, index: Image.Image) -> Image.Image:
    """Some lands with the lakes in them, which outlines would clutter; ``index`` has 0 where water is."""
    water = index.point([255, *[0] * 255])
    sea = water.filter(ImageFilter.MinFilter(_POOL)).filter(ImageFilter.MaxFilter(2 * _POOL - 1))
    pools = ImageChops.subtract(water, sea)
    around = lands.point([0, *[255] * 255]).filter(ImageFilter.MaxFilter(_POOL)).filter(ImageFilter.MinFilter(_POOL))
    grown = lands.copy()
    grown.paste(lands.filter(ImageFilter.MaxFilter(_POOL)), (0, 0), ImageChops.multiply(around, pools))
    return grown


@cached_image
def _faint(counter: Counter, size: int) -> Sprite:
    """A counter that the land shines through."""
    sprite = counter_sprite(counter, size)
    return replace(sprite, image=faded(sprite.image, _FAINT))


@cached_image
def target_ring(size: int) -> Sprite:
    """A gold ring with a light edge on a dark one, with room for a counter inside."""
    middle = size / 2

    def paint(pen: Pen) -> None:
        pen.disc(middle, middle, middle, INK)
        pen.disc(middle, middle, middle - 1.5, IVORY)
        pen.disc(middle, middle, middle - 4, LEGAL)
        pen.disc(middle, middle, middle * 0.72, PANEL)

    return with_shadow(smooth(size, size, paint), blur=2, drop=2, strength=0.4)


@cached_image
def star(colour: Colour, size: int) -> Sprite:
    """A star on a dark disc: it can be told from land and from counters of its own colour."""
    whole = size + 8
    inner = round(size * 0.8)

    def paint(pen: Pen) -> None:
        pen.disc(whole / 2, whole / 2, whole / 2, IVORY)
        pen.disc(whole / 2, whole / 2, whole / 2 - 2, INK)

    image = smooth(whole, whole, paint)
    bright = icon("star", inner, colour)
    image.alpha_composite(bright, ((whole - inner) // 2, (whole - inner) // 2))
    return Sprite(image, whole, whole)


@cached_image
def revolt_sign(size: int) -> Sprite:
    """A flame on a light disc: on land of its own colour it would not be seen."""

    def paint(pen: Pen) -> None:
        pen.disc(size / 2, size / 2, size / 2, LOSS)
        pen.disc(size / 2, size / 2, size / 2 - 4, PANEL)

    image, inner = smooth(size, size, paint), round(size * 0.8)
    flame = icon("flame", inner, LOSS)
    image.alpha_composite(flame, ((size - inner) // 2, (size - inner) // 2))
    return with_shadow(image, blur=2, drop=2, strength=0.4)


@cached_image
def _printed(left: float, top: float, zoom: float, size: tuple[int, int], *, opened: bool, lined: bool) -> Image.Image:
    """The ways of a part of the map. ``opened``: the route from Frisia to the Iceni exists. ``lined``: see `Sheet`."""
    spaces, grown = base_map(GAME).spaces, 1.0 + _GROWTH * (zoom - 1)

    def at(area: str) -> Point:
        x, y = spaces[area]
        return (x - left) * zoom, (y - top) * zoom

    def paint(pen: Pen) -> None:
        if zoom > 1:
            for path in _paths(opened):
                _paint_path(pen, path, at(path.origin), at(path.to))
        for one, other in border() if lined else ():
            _paint_border(pen, at(one), at(other), 7 * grown, 3.2 * grown)

    layer = smooth(*size, paint, scale=2)
    layer.putalpha(layer.getchannel("A").point([round(value * 0.75) for value in range(256)]))
    return layer


@cache
def _paths(opened: bool) -> tuple[Path, ...]:
    first = rise_data().tables.first_year
    return tuple(path for area in rise_data().areas.values() for path in area.paths if opened or path.opens <= first)


@cache
def border() -> tuple[tuple[str, str], ...]:
    """Areas on opposite sides of the Barbarian Line with a path between them, the northern one first."""
    areas = rise_data().areas
    return tuple(
        (path.origin, path.to)
        for area in areas.values()
        if area.north
        for path in area.paths
        if not path.sea and not areas[path.to].north
    )


def _paint_path(pen: Pen, path: Path, start: Point, end: Point) -> None:
    (ax, ay), (bx, by) = start, end
    if path.origin < path.to:
        colour, width = (_ROUTE, 2.2) if path.sea else (_WAY, 1.8)
        for near, far in _DASHES:
            pen.line([_between(start, end, near), _between(start, end, far)], width, colour)
    for place, kind in enumerate(sorted(path.terrain)):
        x, y = bx + (ax - bx) * (0.3 + 0.08 * place), by + (ay - by) * (0.3 + 0.08 * place)
        pen.disc(x, y, 5.5, INK)
        pen.disc(x, y, 4.2, _TERRAIN.get(kind, SECONDARY))


@cached_image
def border_key(size: int) -> Sprite:
    """A stroke of the Barbarian Line across a way, for a legend."""

    def paint(pen: Pen) -> None:
        for near, far in _DASHES:
            pen.line([(size * near, size / 2), (size * far, size / 2)], size * _KEY_OF_WAY, _WAY)
        _paint_border(pen, (0, size / 2), (size, size / 2), size * _KEY_OF_LINE[0], size * _KEY_OF_LINE[1])

    return Sprite(smooth(size, size, paint), size, size)


def _paint_border(pen: Pen, north: Point, south: Point, half: float, width: float) -> None:
    """A stroke across the way between two areas."""
    (ax, ay), (bx, by) = north, south
    x, y, dx, dy = (ax + bx) / 2, (ay + by) / 2, bx - ax, by - ay
    length = max((dx * dx + dy * dy) ** 0.5, 1.0)
    ux, uy = -dy / length * half, dx / length * half
    pen.line([(x - ux, y - uy), (x + ux, y + uy)], width, _LINE)


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


_KEY_OF_WAY, _KEY_OF_LINE = 0.08, (0.44, 0.17)
"""The width of a way in a legend, and half the length and the width of a stroke across it, as shares of its size."""

_DASHES: Final = tuple((place / 9, (place + 0.6) / 9) for place in range(1, 8))


def towards(start: Point, goal: Point, distance: float) -> Point:
    """The point at a distance from one place towards another, at most halfway."""
    whole = math.dist(start, goal) or 1.0
    share = min(distance / whole, 0.45)
    return _between(start, goal, share)


def _beside(sign: Box, sprite: Sprite) -> list[Box]:
    """The places of a letter that touches a corner of a sign, the upper right one first."""
    left, top, right, bottom = sign
    out = sprite.width * _LETTER_OUT
    return [sprite.box_at(x, y) for y in (top - out, bottom + out) for x in (right + out, left - out)]


def _extent(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def as_lines(text: str) -> list[tuple[str, ...]]:
    """A name in one line, and in the two most equal ones that it can be broken into, after a space or a stroke."""
    broken = [(text[: gap.start()], text[gap.end() :]) for gap in re.finditer(" |(?<=/)", text)]
    return [(text,), *sorted(broken, key=lambda lines: max(map(len, lines)))[:1]]
