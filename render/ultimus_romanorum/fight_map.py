"""The map beside the rows of fights: the mark of each place, and an arrow for each step of a march.

Who meets whom and how strong they are is told by the rows, so the map shows nothing else.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from render.core.arrows import Kind, Leg, draw_arrow, head_box
from render.core.basemap import base_map
from render.core.canvas import Box, Pen, Point, Sprite, smooth
from render.core.fonts import Face
from render.core.labels import overlaps
from render.core.map_sheet import MapSheet, March
from render.core.palette import GOLD, INK, IVORY, Colour, darker
from render.core.plates import letter_disc, name_plate
from render.core.words import Words
from render.ultimus_romanorum.armies import Army, controllers, tints
from render.ultimus_romanorum.pale_land import pale_land
from render.ultimus_romanorum.signs import area_tag, badge, leader_sign
from render.ultimus_romanorum.texts import GAME
from render.ultimus_romanorum.theme import livery, office_sign, shade_of
from render.ultimus_romanorum.waters import draw_waters
from rules.ultimus_romanorum.game import UltimusRomanorum

MarkKind = Literal["sign", "letter"]
"""What the marks of places are: numbers of their rows, or the letters of the menu."""

_NEAREST, _NEAREST_SMALL, _NEAREST_ALONE, _NEAREST_HEADED = 4.6, 5.0, 2.8, 2.0
_BESIDE_DISC: Final = 1.4
"""How far apart marks are that are clear of each other, in their size."""

_MANY: Final = 6
_ROOM, _CLOSE = (150, 84), (110, 54)
"""The largest zoom, also that of a small part with marches, whose names need room, and of one with a single
place, or few, and a heading, which shows what is around them; and the room for marks and names at
the edges, in pixels: in a large part, and in a small one or one with many marks."""


_HEADED: Final = 36
"""How much more room there is above and below the places of a part with a heading."""

_MOST_ROOM: Final = 0.28
"""The most room at each side, as a share of a part's width: a narrow one would show its places too small."""


class Sizes(NamedTuple):
    """The sizes of marks, of the dots where marches begin, and the width of arrows."""

    disc: int
    dot: int
    arrow: float


LARGE, SMALL = Sizes(88, 40, 15.0), Sizes(78, 32, 11.0)
"""Those of a picture with one map, or two, and of one with several small ones."""

_PALE: Final = 4.0
_SHORTEST: Final = 2.4
"""The pale edge of an arrow, and the least length in widths: a shorter one would be a mere head."""

_PALED: Final = 150
"""How pale the land is that no one marches over, of 255."""

_OUTLINE, _LIGHT, _GRAIN = 6, 10, 2
"""The width of the outline of areas, that with the light edge between two choices, and how many pixels of it are found
as one."""

_NAMES, _LANDS = 54, 50
_CLEAR: Final = 16
_TAGS: Final = (_NAMES, _LANDS)
_MOST_ORDERED: Final = 4
"""The sizes of names on plates, and up to how many of them every order is tried."""

_TAG_RINGS, _NEAR, _DOUBT = (2, 7, 13, 24), 8, 12
"""The gaps between a dot and the plate with its name that are tried, the least one between two plates, and how much
nearer a plate is to its own dot than to any other."""

_FAR_OFF: Final = sorted(
    itertools.product(range(-360, 361, 24), range(-200, 201, 20)), key=lambda step: math.hypot(*step)
)
_TIE, _PIECES, _BY_ARROWS = 7, 40, 60
"""Where a plate with a line to its dot may be, the nearest places first, the width of the line, the points of it that
must be free, and how near to the dot they needn't be, beside the arrows there."""

_SLIDES, _SHARES = (4, 16, 32), (0.3, -0.3, 0.6, -0.6, 0.85, -0.85)
"""The gaps above or below a dot, and by how much of half its width a plate is beside it."""

_SHAFT: Final = 9.5
"""The least length of an arrow in widths: its dot and its mark move apart until it has so much room."""

_SHADE: Final = 0.45
"""How much darker arrows of light liveries are."""

_FURTHEST: Final = sorted(
    itertools.product(range(-120, 121, 20), range(-120, 121, 20)), key=lambda step: math.hypot(*step)
)
"""How far the ends of a short step may move within their areas, the nearest places first."""

_CLOSE_BY, _MOST_IN_ROW = 4, 3
"""The gap between the letters of one area, and how many of them are side by side."""

_EDGE: Final = 12
_COUNTER: Final = 4
_COARSE: Final = 8
"""How much larger counters are than marks, and how many pixels are looked at as one to find the middle of lands."""

_AT_SEA, _ON_LAND, _ON_CHOICE = 60, 120, 240
"""How bad it is for a sign to be outside its area."""

_AWAY: Final = range(0, 3 * LARGE.disc, 6)
_NEARBY: Final = range(0, 3 * LARGE.disc // 2, 12)
_TURNS: Final = tuple(math.tau * turn / 16 for turn in range(16))


@dataclass(frozen=True)
class Shown:
    """What a part of the map shows.

    ``marks``: areas with their letters (several if they belong to several choices) or numbers, and their ``kind``.
    ``lands`` are lit without a mark. ``spots``: the lands that have the marks of areas amid them. ``heading``: the name
    of the part, if it's one of several. ``around``: areas that are lit if they happen to be in this part. ``dots``:
    areas with a dot and a name that isn't theirs. ``counters``: areas with the armies that are asked about.
    ``is_named``: the areas with marks are named, too, some of them by their ``titles``.
    """

    marks: Mapping[str, str]
    marches: Sequence[March] = ()
    kind: MarkKind = "sign"
    lands: Sequence[str] = ()
    spots: Mapping[str, Sequence[str]] = field(default_factory=dict)
    heading: str = ""
    dots: Mapping[str, str] = field(default_factory=dict)
    counters: Mapping[str, Army] = field(default_factory=dict)
    around: Sequence[str] = ()
    is_named: bool = False
    titles: Mapping[str, str] = field(default_factory=dict)


class FightMap(MapSheet):
    """A part of the map with the marks of some places, and the marches there.

    Call `plan` first: it finds the places of marks, arrows and names, and which areas are left ``unnamed``. Then `draw`
    draws them. So a map with too little room for its names is dropped before it costs much.
    """

    halo = 2.2

    def __init__(
        self,
        game: UltimusRomanorum,
        texts: Words,
        shown: Shown,
        size: tuple[int, int],
        sizes: Sizes = LARGE,
        more_room: int = 0,
    ) -> None:
        marks, lands = shown.marks, shown.lands
        board, holders = base_map(GAME), controllers(game)
        self._marks = marks
        self._marches = list(dict.fromkeys(each for each in shown.marches if len(each.path) > 1))
        self._lands = (*lands, *shown.around)
        places = [*marks, *lands, *shown.dots, *(area for each in self._marches for area in each.path)]
        shades = {area: shade_of(who) for area, who in holders.items() if who}
        nearest = _NEAREST_SMALL if sizes is SMALL and shown.marches else _NEAREST
        nearest = _NEAREST_HEADED if shown.heading and _is_clear_at(_NEAREST_HEADED, places, sizes.disc) else nearest
        nearest = _NEAREST_ALONE if len(set(places)) == 1 and shown.heading else nearest
        across, down = _room(shown, sizes)
        across = min(across, round(size[0] * _MOST_ROOM))
        frame = _framed(places, size, (across + more_room, down + more_room // 2), nearest)
        super().__init__(board, board.chart(tints(holders), *frame, shades, size))
        self.scale = 1.0
        self.lettering, self._dot, self._thick = sizes
        self._game = game
        self._texts = texts
        self._kind = shown.kind
        self._spots = shown.spots
        self._heading = shown.heading
        self._dots = shown.dots
        self._counters = shown.counters
        self._is_named = shown.is_named
        self._titles = shown.titles
        self._blocks: dict[str, tuple[Point, float]] = {}
        self._pointed: dict[str, tuple[Point, float]] = {}
        self.unnamed: list[str] = []
        self._strokes: list[Callable[[], object]] = []
        self.nudges = self._moved_apart()

    def draw(self) -> None:
        """Draw every layer, from the ground up: what was planned, then names where there's room."""
        self._draw_ground()
        for stroke in self._strokes:
            stroke()
        self._name_dioceses()

    def paste(self, sprite: Sprite, x: float, y: float, *, of: str = "") -> Box:
        """Plan to paste a sprite with its upper left corner at a place; returns its box."""
        self._strokes.append(partial(sprite.put, self.picture, x, y, of=of))
        return round(x), round(y), round(x) + sprite.width, round(y) + sprite.height

    def plan(self) -> None:
        """Find the places of marks, arrows and the names of places."""
        if self._heading:
            self.put_plate(name_plate((self._heading,), _LANDS), _EDGE, _EDGE)
        for area, army in self._counters.items():
            if not self._is_paired(area):
                self.put(area, _counter(army, self.lettering + _COUNTER), *self.at(area))
        for area, mark in self._marks.items():
            if self.is_shown(area):
                self._put_mark(area, mark)
        for area in self._dots.keys() - self._counters.keys():
            self.put(area, _dot(INK, self._dot), *self.at(area))
        starts = self._plan_marches()
        pointed = filter(self.is_shown, {*self._marks, *self._dots, *starts})
        self._pointed = {area: self._place_of(area) for area in pointed}
        dotted = (*self._dots, *starts, *(area for area, mark in self._marks.items() if self._needs_name(area, mark)))
        self._name_dots(list(filter(self.is_shown, dict.fromkeys(dotted))))

    def _needs_name(self, area: str, mark: str) -> bool:
        """Whether an area is named on the map: one without a mark, or with the letters of several choices."""
        is_shared = self._kind == "letter" and len(mark) > 1
        return (
            not mark
            or area in self._titles
            or ((self._is_named or is_shared) and self._texts.short_name(area) != self._heading)
        )

    def _plan_marches(self) -> list[str]:
        """Draw where steps of marches begin, and an arrow for each step; returns those areas."""
        peoples = {start: each.people for each in reversed(self._marches) for start in each.path[:-1]}
        starts = [start for start in peoples if start not in self._marks]
        for start in filter(self.is_shown, starts):
            self.put(start, _dot(livery(peoples[start]).counter, self._dot), *self.at(start))
        steps = {step: each for each in reversed(self._marches) for step in itertools.pairwise(each.path)}
        for step, each in steps.items():
            if all(map(self.is_shown, step)):
                self.march(step, _arrow_colour(each.people), each.kind, self._thick)
        return starts

    def _moved_apart(self) -> dict[str, Point]:
        """How far the ends of short steps move away from each other, so that their arrows can be seen."""
        moved: dict[str, Point] = {}
        need = _SHAFT * self._thick + (self.lettering + self._dot) / 2
        steps = dict.fromkeys(step for each in self._marches for step in itertools.pairwise(each.path))
        shown = [step for step in steps if all(map(self.is_shown, step))]
        for start, end in sorted(
            shown, key=lambda step: math.dist(*map(self.at, step))
        ):  # the shortest have least room
            places = [_moved(self.at(area), moved, area) for area in (start, end)]
            if math.dist(*places) >= need:
                continue
            found = [
                [place] if area in moved else self._spots_in(area, place)
                for area, place in zip((start, end), places, strict=True)
            ]
            best = _best_ends(found, places, need)
            for area, spot in zip((start, end), best, strict=True):
                x, y = self.at(area)
                moved[area] = spot[0] - x, spot[1] - y
        return moved

    def _spots_in(self, area: str, place: Point) -> list[Point]:
        """A place, and those around it in the same area and clear of the edges of the picture."""
        inset, (wide, high) = self.lettering / 2 + _EDGE, self.picture.size
        spots = [place]
        for dx, dy in _FURTHEST:
            x, y = place[0] + dx, place[1] + dy
            is_inside = inset < x < wide - inset and inset < y < high - inset
            if is_inside and self.board.area_at((round(x), round(y)) * 2, self.chart) == area:
                spots.append((x, y))
        return spots

    def _put_mark(self, area: str, mark: str) -> None:
        """The letter or the number of an area; a dot if it has none."""
        if not mark:
            self.put(area, _dot(GOLD, self._dot), *self.at(area))
            return
        if self._kind == "letter" and len(mark) > 1:
            self._draw_letters(area, mark)
            return
        disc = letter_disc(mark, self.lettering)
        of = f"{mark} {area}" if self._kind == "letter" else mark
        sign = disc.shown_as(self._kind, of, disc.letters)
        if self._is_paired(area):
            self._draw_pair(area, _counter(self._counters[area], self.lettering + _COUNTER), sign)
            return
        self.put(area, sign, *self._free_spot(self._middle_of(area), sign))

    def _is_paired(self, area: str) -> bool:
        """Whether an area has one letter, which belongs to the army there."""
        return area in self._counters and len(self._marks.get(area, "")) == 1

    def _draw_pair(self, area: str, counter: Sprite, letter: Sprite) -> None:
        """An army with its letter always at its right, so that no one takes it for that of another army."""
        whole = Sprite(Image.new("RGBA", (1, 1)), counter.width + letter.width, max(counter.height, letter.height))
        x, y = self._spot_within(area, whole)
        left = x - whole.width / 2
        self.put(area, counter, left + counter.width / 2, y)
        self.put(area, letter, left + counter.width + letter.width / 2 - _CLOSE_BY, y)

    def _draw_letters(self, area: str, letters: str) -> None:
        """The letters of several choices in an area as a block amid it, in the order in which they are read."""
        step, rows = self.lettering + _CLOSE_BY, -(-len(letters) // _MOST_IN_ROW)
        in_row = -(-len(letters) // rows)
        whole = Sprite(Image.new("RGBA", (1, 1)), step * in_row, step * rows)
        beside = self._spot_beside(area, whole) if len(letters) > _MOST_IN_ROW else None
        if beside is not None:
            self._tie_block(area, whole.box_at(*beside))
        x, y = beside or self._free_spot(self._middle_of(area), whole)
        self._blocks[area] = (x, y), step * rows
        left, top = x - step * in_row / 2, y - step * rows / 2
        for place, letter in enumerate(letters):
            row, column = divmod(place, in_row)
            sign = letter_disc(letter, self.lettering)
            sign = sign.shown_as("letter", f"{letter} {area}", sign.letters)
            self.put(area, sign, left + step * (column + 0.5), top + step * (row + 0.5))

    def _spot_beside(self, area: str, block: Sprite) -> Point | None:
        """The middle of a block of letters beside an area that it would hide; None without room there."""
        where = self._coarse.point(
            [255 if value == self.board.areas.get(area) else 0 for value in range(256)]
        ).getbbox()
        if where is None:
            return None
        left, top, right, bottom = (_COARSE * edge for edge in where)
        x, y = self.at(area)
        out_x, out_y = block.width / 2 + _CLEAR, block.height / 2 + _CLEAR
        y = max(y, out_y)
        spots = [(right + out_x, y), (left - out_x, y), (x, bottom + out_y), (x, top - out_y)]
        return next((spot for spot in spots if self.placer.is_free(block.box_at(*spot))), None)

    def _tie_block(self, area: str, block: Box) -> None:
        """Draw a dot in an area, and the line from it to the block with its letters."""
        x, y = self.at(area)
        end = min(max(x, block[0]), block[2]), min(max(y, block[1]), block[3])
        self._strokes.append(partial(_tie, self.picture, (x, y), end))
        self.put(area, _dot(GOLD, self._dot), x, y)

    @cached_property
    def _coarse(self) -> Image.Image:
        """The areas of the map, much smaller."""
        wide, high = self.chart.index.size
        return self.chart.index.resize((wide // _COARSE, high // _COARSE), Image.Resampling.NEAREST)

    def _middle_of(self, area: str) -> Point:
        """Where the mark of an area is: amid the lands that it means, or at the area."""
        lands = {number for each in self._spots.get(area, ()) if (number := self.board.areas.get(each)) is not None}
        mask = self._coarse.point([255 if value in lands else 0 for value in range(256)])
        where = mask.getbbox()
        if where is None:
            return self.at(area)
        dx, dy = where[0] - 1, where[1] - 1
        left = inner = mask.crop((dx, dy, where[2] + 1, where[3] + 1))
        while inner.getbbox():
            left, inner = inner, inner.filter(ImageFilter.MinFilter(3))
        x, y, right, _ = left.getbbox() or (0, 0, 1, 1)
        column = left.crop((x, y, right, y + 1)).getbbox()
        across = x + (column[0] if column else 0)
        return (dx + across + 0.5) * _COARSE, (dy + y + 0.5) * _COARSE

    def _draw_ground(self) -> None:
        draw_waters(self.chart, tuple(self._game.state.open_rivers), 0.6 + 0.6 * self.chart.zoom)
        bright = {*self._marks, *self._lands, *itertools.chain.from_iterable(each.path for each in self._marches)}
        pale_land(self.board, self.chart, bright, _PALED)
        lit = [*self._marks, *self._lands]
        self.board.highlighted(self.chart, lit, colour=GOLD, fill=0.12, width=_OUTLINE, grain=_GRAIN)
        for area in self._apart_from_neighbours():
            self.board.highlighted(self.chart, [area], colour=GOLD, fill=0, width=_OUTLINE, light=_LIGHT, grain=_GRAIN)

    def _apart_from_neighbours(self) -> Iterator[str]:
        """Of choices beside each other, those whose own outlines draw all borders between them.

        Larger lands keep their common outline.
        """
        lands = self._game.data.areas
        choices = {area for area in self._marks if self._kind == "letter" and area in lands and area not in self._spots}
        beside = {area: choices.intersection(path.to for path in self._game.area(area).paths) for area in choices}
        outlined = set[str]()
        for area in sorted(choices, key=lambda area: (-len(beside[area]), area)):
            if beside[area] - outlined:
                outlined.add(area)
                yield area

    def _free_spot(self, at: Point, sprite: Sprite) -> Point:
        """A place, or the nearest one to it where a mark covers no other mark."""
        rings = self._rings(at, sprite, _AWAY)
        return next((spot for spot in rings if not self.placer.covered(sprite.box_at(*spot))), at)

    def _rings(self, at: Point, sprite: Sprite, reach: Iterable[int]) -> Iterator[Point]:
        """The middles of a sprite so far away from a place, so that it's wholly inside the picture."""
        half_w, half_h = sprite.width / 2 + 8, sprite.height / 2 + 8
        wide, high = self.picture.size
        for far, turn in itertools.product(reach, _TURNS):
            x, y = at[0] + far * math.cos(turn), at[1] + far * math.sin(turn)
            yield min(max(x, half_w), wide - half_w), min(max(y, half_h), high - half_h)

    def _spot_within(self, area: str, sprite: Sprite) -> Point:
        """The nearest place where a sprite covers no mark and is in its own area, or as much of it as possible."""
        place, best = self._free_spot(self.at(area), sprite), math.inf
        others = self._badness_for(area)
        for spot in self._rings(self.at(area), sprite, _NEARBY):
            box = sprite.box_at(*spot)
            if self.placer.covered(box):
                continue
            outside = _mean_in(others, box)
            if outside < best:
                place, best = spot, outside
            if not best:
                break
        return place

    def _badness_for(self, area: str) -> Image.Image:
        """How bad it is for the sign of an area to be at a place: least at sea, worst on another choice."""
        named = {number: each for each, number in self.board.areas.items()}
        found = [named.get(value, "") for value in range(256)]
        return self._coarse.point(
            [
                0 if each == area else _AT_SEA if not each else _ON_CHOICE if each in self._marks else _ON_LAND
                for each in found
            ]
        )

    def put_arrow(self, line: Leg, colour: Colour, kind: Kind, thick: float) -> None:
        """Draw an arrow with a pale edge; names keep away from it."""
        if line.length < _SHORTEST * thick:
            return
        shape: Kind = "attack" if kind == "retreat" else kind
        self._strokes.append(partial(draw_arrow, self.picture, line, colour, shape, width=thick, pale=_PALE))
        head = head_box(line, shape, thick, _PALE)
        self.heads.append(head)
        self.placer.take(head)
        half = round(thick)
        for x, y in line.points:
            self.placer.take((round(x) - half, round(y) - half, round(x) + half, round(y) + half))

    def _name_dots(self, areas: Sequence[str]) -> None:
        """The names of where marches began, on plates beside their dots, in the order that has room for most."""
        found = cache(self._boxes_for)
        scarce = sorted(areas, key=lambda area: len(found(area, _NAMES)))
        orders = itertools.permutations(scarce) if len(areas) <= _MOST_ORDERED else [tuple(scarce)]
        best: dict[str, tuple[int, Box]] = {}
        for order in orders:
            placed: dict[str, tuple[int, Box]] = {}
            for area in order:
                boxes = ((letters, box) for letters in _TAGS for box in found(area, letters))
                spot = next((each for each in boxes if not _meets(each[1], placed.values())), None)
                if spot is not None:
                    placed[area] = spot
            best = placed if len(placed) > len(best) else best
            if len(best) == len(areas):
                break
        for area, (letters, box) in best.items():
            self._put_tag(self._tag(area, letters), box)
        for area in scarce:
            if area not in best and not self._put_far_tag(area):
                self.unnamed.append(area)

    def _is_at_the_edge(self, box: Box) -> bool:
        """Whether a name would touch the frame: any other place for it is better."""
        wide, high = self.picture.size
        return box[0] < _EDGE or box[1] < _EDGE or box[2] > wide - _EDGE or box[3] > high - _EDGE

    def _put_tag(self, tag: Sprite, box: Box) -> None:
        self.put_plate(tag, box[0], box[1])
        self.placer.labels.append((tag.text, box))

    def _put_far_tag(self, area: str) -> bool:
        """The name of a dot that has no room around it: elsewhere, with a line to it that crosses nothing.

        Returns whether there's such a place.
        """
        tag, ((x, y), high) = self._tag(area, _LANDS), self._place_of(area)
        for dx, dy in _FAR_OFF:
            box = tag.box_at(x + dx, y + dy)
            if not self.placer.is_free(box):
                continue
            end = min(max(x, box[0] + _LANDS), box[2] - _LANDS), min(max(y, box[1]), box[3])
            length = math.dist((x, y), end)
            points = [(x + (end[0] - x) * step / _PIECES, y + (end[1] - y) * step / _PIECES) for step in range(_PIECES)]
            outside = [point for point in points if math.dist(point, (x, y)) > high / 2]
            beyond = [point for point in points if math.dist(point, (x, y)) > high / 2 + _BY_ARROWS]
            if length < high / 2 or any(self.placer.is_taken(*point) for point in beyond):
                continue
            self._strokes.append(partial(_tie, self.picture, outside[0] if outside else end, end))
            self._put_tag(tag, box)
            return True
        return False

    def _tag(self, area: str, letters: int) -> Sprite:
        text = self._dots.get(area) or self._titles.get(area) or self._texts.short_name(area)
        return area_tag(text, letters, 0).shown_as("name", text, letters)

    def _boxes_for(self, area: str, letters: int) -> list[Box]:
        """The free places for the name of a dot, those at the frame last: around it, or aside above or below it."""
        tag, ((x, y), high) = self._tag(area, letters), self._place_of(area)
        half = high / 2
        near = partial(self._is_nearest_to, area)
        found = list(filter(near, self.placer.free_boxes(tag, (x, y), half + 2, "s", _TAG_RINGS)))
        for gap, share, side in itertools.product(_SLIDES, _SHARES, (1, -1)):
            box = tag.box_at(x + share * tag.width / 2, y + side * (half + gap + tag.height / 2))
            if self.placer.is_free(box) and near(box):
                found.append(box)
        return sorted(found, key=self._is_at_the_edge)

    def _place_of(self, area: str) -> tuple[Point, float]:
        """Where the sign of an area is, and how high it is: its letters, a counter, a mark, or a dot."""
        is_dot = not self._marks.get(area) and area not in self._counters
        return self._blocks.get(area, (self.at(area), self._dot if is_dot else self.lettering + _COUNTER))

    def _is_nearest_to(self, area: str, box: Box) -> bool:
        """Whether no one takes a name for that of another mark or dot."""
        own = self._from_edge(box, area)
        return all(own + _DOUBT < self._from_edge(box, each) for each in self._pointed if each != area)

    def _from_edge(self, box: Box, area: str) -> float:
        """How far a name is from the sign of an area."""
        place, high = self._pointed[area]
        return max(0.0, _apart(box, place) - high / 2)

    def _name_dioceses(self) -> None:
        """The names of dioceses around what the picture is about, where there's room on their own land."""
        told = {*self._marks, *self._lands, *self._dots, *itertools.chain.from_iterable(self._spots.values())}
        told.update(itertools.chain.from_iterable(each.path for each in self._marches))
        for diocese in self._game.data.dioceses.values():
            areas = [area for area in diocese.areas if self.is_shown(area)]
            if told.intersection(diocese.areas):
                continue
            text = self._texts.short_name(diocese.id.lower()).upper()
            for area in areas:
                if self.name(text, text, Face.HEAD, (_LANDS,), self.at(area), 0, accepts=self._within(diocese.areas)):
                    break

    def _within(self, areas: Sequence[str]) -> Callable[[Box], bool]:
        """A name that is on some areas and clear of all others, or is left out."""

        def accepts(box: Box) -> bool:
            wide = box[0] - _CLEAR, box[1] - _CLEAR, box[2] + _CLEAR, box[3] + _CLEAR
            across, down = (wide[0], box[0], (box[0] + box[2]) // 2, box[2], wide[2]), (wide[1], box[1], wide[3])
            points = ((x, y) * 2 for x, y in itertools.product(across, down))
            return self.placer.is_free(wide) and all(self.board.area_at(each, self.chart) in areas for each in points)

        return accepts


def _mean_in(coarse: Image.Image, box: Box) -> float:
    """The mean of a coarse image in a box of the map."""
    left, top = box[0] / _COARSE, box[1] / _COARSE
    right, bottom = min(box[2] / _COARSE, coarse.width), min(box[3] / _COARSE, coarse.height)
    found = coarse.resize((1, 1), Image.Resampling.BOX, box=(left, top, right, bottom)).getpixel((0, 0))
    return float(found) if isinstance(found, int | float) else 0.0


def _counter(army: Army, size: int) -> Sprite:
    """An army, or the sign of a leader without one."""
    if army.units:
        return badge(army, size)
    return office_sign(army.office, size) if army.office else leader_sign(army.people, size)


def _apart(box: Box, point: Point) -> float:
    """How far a point is from a box."""
    x, y = point
    return math.hypot(max(box[0] - x, x - box[2], 0), max(box[1] - y, y - box[3], 0))


def _meets(box: Box, placed: Iterable[tuple[int, Box]]) -> bool:
    """Whether a plate would touch one of those that are placed."""
    wide = box[0] - _NEAR, box[1] - _NEAR, box[2] + _NEAR, box[3] + _NEAR
    return any(overlaps(wide, other) for _, other in placed)


def _arrow_colour(people: str) -> Colour:
    """The colour of a people's arrows: of light liveries a darker shade, which can be seen on pale land."""
    colours = livery(people)
    return darker(colours.counter, _SHADE) if colours.light_ground else colours.counter


def _moved(at: Point, moved: Mapping[str, Point], area: str) -> Point:
    """A place after its move."""
    right, down = moved.get(area, (0.0, 0.0))
    return at[0] + right, at[1] + down


def _best_ends(found: Sequence[Sequence[Point]], places: Sequence[Point], need: float) -> tuple[Point, Point]:
    """The ends of a step that is too short by the least, and of those the nearest to where they were.

    ``found``: where each of both ends may be, thousands of pairs, so a pair that is further is left unmeasured once one
    is long enough.
    """
    starts, ends = (
        [(spot, math.dist(spot, place)) for spot in spots] for spots, place in zip(found, places, strict=True)
    )
    best, best_cost = (places[0], places[1]), (math.inf, math.inf)
    for start, start_moved in starts:
        for end, end_moved in ends:
            moved = start_moved + end_moved
            if best_cost[0] or moved < best_cost[1]:
                cost = max(0.0, need - math.dist(start, end)), moved
                if cost < best_cost:
                    best, best_cost = (start, end), cost
    return best


def _room(shown: Shown, sizes: Sizes) -> tuple[int, int]:
    """The room at the edges of a part of the map."""
    is_close = (sizes is SMALL and shown.marches) or len(shown.marks) > _MANY
    across, down = _CLOSE if is_close else _ROOM
    return across, down + (_HEADED if shown.heading and len(shown.marks) > 1 else 0)


def _is_clear_at(zoom: float, places: Iterable[str], disc: int) -> bool:
    """Whether marks of a size are clear of each other at a zoom."""
    known = [base_map(GAME).spaces[each] for each in set(places)]
    return all(math.dist(*pair) * zoom > disc * _BESIDE_DISC for pair in itertools.combinations(known, 2))


def _framed(spaces: Iterable[str], size: tuple[int, int], room: tuple[int, int], nearest: float) -> tuple[Point, float]:
    """Centre and zoom with which some places are as far apart as a part of a picture has room for."""
    known, whole = base_map(GAME).spaces, base_map(GAME).size
    across, down = zip(*(known[space] for space in spaces if space in known), strict=True)
    (left, right), (top, bottom) = (min(across), max(across)), (min(down), max(down))
    wide, high = size[0] - 2 * room[0], size[1] - 2 * room[1]
    zoom = min(nearest, wide / max(right - left, 1), high / max(bottom - top, 1))
    middle = (left + right) / 2, (top + bottom) / 2
    return middle, max(zoom, size[0] / whole[0], size[1] / whole[1])


def _tie(picture: Image.Image, start: Point, end: Point) -> None:
    """Draw the line from a dot to its name."""
    pen = ImageDraw.Draw(picture)
    for width, colour in ((_TIE + 6, IVORY), (_TIE, INK)):
        pen.line([start, end], fill=colour, width=width)


def _dot(colour: Colour, size: int) -> Sprite:
    """Where a march begins."""

    def paint(pen: Pen) -> None:
        pen.disc(size / 2, size / 2, size / 2, IVORY)
        pen.disc(size / 2, size / 2, size / 2 - 4, darker(colour, 0.1))

    return Sprite(smooth(size, size, paint), size, size).shown_as("sign")
