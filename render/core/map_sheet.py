"""A map of any game: the ground, then the game's layers of ways, signs and counters, then names.

A game's map is a subclass with its own layers. A layer draws through the methods here, which track occupied boxes so
that names cover nothing.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from PIL import Image

from render.core.arrows import EDGE, Kind, Leg, boxes_along, draw_arrow, leg
from render.core.basemap import BaseMap, Chart
from render.core.canvas import Box, Pen, Point, Sprite, paste_colour, smooth
from render.core.fonts import Face
from render.core.labels import Ground, Placer, label
from render.core.map_symbols import ring
from render.core.palette import FRAME_DARK, INK, IVORY, LEGAL, Colour, rgb
from render.core.plates import letter_disc, name_plate, parts_of, question_plate
from render.core.targets import Targets
from render.core.text_panels import pill
from render.core.wide_board import Inset

_WATER: Final = rgb("#5fa3cf")
_WAYS: Final[dict[str, tuple[Colour, float, float]]] = {
    "sea": (_WATER, 2.4, 9.0),
    "coast": (_WATER, 1.4, 5.0),
    "strait": (_WATER, 2.6, 0.0),
    "river": (rgb("#3f86b4"), 2.2, 0.0),
    "mountain": (rgb("#7a4a2a"), 2.4, 4.0),
}
"""Kind of link to colour, width and dash length (0: a plain line) in pixels."""

_PLAIN_WAY: Final = (rgb("#4b3a28"), 1.6, 6.0)
_WAYS_OPACITY: Final = 0.62
_NO_SIGN: Final = 6
_CORNER: Final = 14
_STEP: Final = 24
_STEPS_DOWN: Final = 40
_EDGE: Final = 7
"""Pixels between a sign and the edge of the picture: its frame."""

_LEAST_LETTERS: Final = 40
_QUESTION_WHOLE: Final = 34
_ABOUT: Final = 42
_LETTER_WHOLE, _LETTER_NEAR = 36, 56
"""The diameter of a target's letter on the whole map, and on a part of it: there it can be read at 360 pixels."""

_DIMMED: Final = 130
"""How dark an area becomes that another part of the picture shows, of 255."""

_LETTER_OUT: Final = 0.14
"""How far outside the corner of a sign the middle of its letter is, as a share of the letter's disc."""

_COUNT: Final = 54
"""The size of the number of units on an arrow: it can be read at 360 pixels."""

_FAR_OUT: Final = 10_000
"""More than a letter can cover."""

_PLATES: Final = (760, 560, 460, 400)
"""The widths of a plate that are tried until one covers nothing."""
_SMALLER: Final = 0.8
"""How much smaller the letters of a plate are that would cover something."""


@dataclass(frozen=True)
class March:
    """The way of a people: the spaces it passes, beginning with the first, and what it does there.

    ``count``: how many of its units go that way; 0 if the picture needn't say.
    """

    people: str
    path: tuple[str, ...]
    kind: Kind = "attack"
    count: int = 0


class MapSheet:
    """One picture of a map; signs and names grow by ``growth`` per zoom factor.

    ``nudges``: pixels by which signs of spaces are moved away from a neighbour that is too close. ``lettering``: the
    size of the letters of targets on a part of the map, ``lettering_whole`` that on the whole map.
    ``least_letters``: the least size of names on a part of the map, ``heading_letters``: the size of its heading.
    ``arrow_edge``: the width of the pale edge around arrows.
    ``inset``: which part of a picture of the whole board this one is, if it's one.
    """

    growth: float = 0.55
    heading_letters: int = _LEAST_LETTERS
    halo: float = 2.0
    arrow_edge: float = EDGE
    lettering: int = _LETTER_NEAR
    lettering_whole: int = _LETTER_WHOLE
    least_letters: int = _LEAST_LETTERS
    inset: Inset | None = None
    nudges: Mapping[str, Point] = {}

    def __init__(self, board: BaseMap, chart: Chart, least_scale: float = 1.0) -> None:
        self.board = board
        self.chart = chart
        self.picture: Image.Image = chart.picture
        self.scale = max(1.0 + self.growth * (chart.zoom - 1), least_scale)
        self.placer = Placer(chart.picture.width, chart.picture.height)
        self.signs: list[tuple[str, Box]] = []
        self.heads: list[Box] = []

    @property
    def labels(self) -> list[tuple[str, Box]]:
        """The names that were written, and where."""
        return self.placer.labels

    @property
    def is_whole(self) -> bool:
        """Whether the picture shows the whole board."""
        return self.chart.zoom == 1

    def is_shown(self, space: str) -> bool:
        """Whether a space is on this picture."""
        if self.inset is not None and space not in self.inset.spaces:
            return False
        return space in self.board.spaces and self.chart.contains(*self._place(space))

    def _place(self, space: str) -> Point:
        """The position of a space in pixels of the board."""
        moved = {} if self.inset is None else self.inset.moved
        return moved.get(space) or self.board.spaces[space]

    def at(self, space: str) -> Point:
        """The position of a space on this picture."""
        x, y = self.chart.at(*self._place(space))
        dx, dy = self.nudges.get(space, (0, 0))
        return x + dx, y + dy

    def px(self, size: float) -> int:
        """The size in pixels of something that grows with the zoom."""
        return round(size * self.scale)

    def letters(self, size: float) -> int:
        """The font size of something that grows with the zoom: on a part of the map, it can be read at 360 pixels."""
        return self.px(size) if self.is_whole else max(self.px(size), self.least_letters)

    def put(self, space: str, sprite: Sprite, x: float, y: float) -> None:
        """Paste a space's sign or counter wholly inside the picture, and keep names away from it."""
        half_width, half_height = sprite.width / 2 + _EDGE, sprite.height / 2 + _EDGE
        x = min(max(x, half_width), self.picture.width - half_width)
        y = min(max(y, half_height), self.picture.height - half_height)
        box = self.paste(sprite, x - sprite.width / 2, y - sprite.height / 2, of=space)
        self.placer.take(box)
        self.signs.append((space, box))

    def put_plate(self, sprite: Sprite, x: float, y: float) -> None:
        """Paste a plate or legend with its upper left corner at a place, and keep names away from it."""
        self.placer.take(self.paste(sprite, x, y))

    def paste(self, sprite: Sprite, x: float, y: float, *, of: str = "") -> Box:
        """Paste a sprite with its upper left corner at a place; returns its box. ``of``: the space that it shows."""
        return sprite.put(self.picture, x, y, of=of)

    def ask(self, prompt: str, about: Iterable[str]) -> None:
        """Put a plate with a decision's prompt on the whole map, or on a part of it that shows what it's about.

        It's at the upper or lower edge, or else further inside, or narrower, so that it covers nothing.
        """
        if not prompt or not (self.is_whole or any(self.is_shown(space) for space in about)):
            return
        letters = _QUESTION_WHOLE if self.is_whole else _LEAST_LETTERS
        plate, covered, spot = self._best_of(_question_plates(prompt, letters))
        if covered:
            smaller, less, other = self._best_of(_question_plates(prompt, round(letters * _SMALLER)))
            plate, spot = (smaller, other) if less < covered else (plate, spot)
        self.placer.take(plate.put(self.picture, *spot))

    def title(self, text: str) -> None:
        """Put a plate with a name, if any, where it covers nothing. Call it after the signs and before the names.

        It's at the upper or lower edge, or else further inside, and in two lines if one has no room. Without a free
        place it's left out: signs matter more, and the names of spaces tell which part of the map it is.
        """
        if text:
            plates = [name_plate(lines, self.heading_letters) for lines in _as_lines(text)]
            fitting = [plate for plate in plates if plate.width < self.picture.width]
            plate, covered, spot = self._best_of(fitting or plates[-1:])
            if not covered:
                self.placer.take(plate.put(self.picture, *spot))

    def _best_of(self, plates: Sequence[Sprite]) -> tuple[Sprite, int, tuple[int, int]]:
        """The first plate that covers nothing at an edge, or else further inside; or the one that covers the least.

        With it are the pixels that it covers, and its place.
        """
        tried = []
        for steps in (1, _STEPS_DOWN):
            for plate in plates:
                covered, spot = self._best_spot(plate, steps)
                if not covered:
                    return plate, covered, spot
                tried.append((plate, covered, spot))
        return min(tried, key=lambda each: each[1])

    def _best_spot(self, sprite: Sprite, steps: int = 1) -> tuple[int, tuple[int, int]]:
        """The place where a plate covers the least, and how many pixels it covers there.

        The place is at the upper or lower edge, or in one of the rows by which ``steps`` divide the height.
        """
        margin = round(_CORNER * self.scale)
        right, bottom = self.picture.width - sprite.width - margin, self.picture.height - sprite.height - margin
        rows = sorted(
            (margin + round((bottom - margin) * step / steps) for step in range(steps + 1)),
            key=lambda y: min(y - margin, bottom - y),
        )
        spots = [(x, y) for y in rows for x in (*range(margin, right, _STEP), right)]
        costs = ((self.placer.covered((x, y, x + sprite.width, y + sprite.height)), (x, y)) for x, y in spots)
        return min(costs, key=lambda each: each[0])

    def point_out(self, spaces: Sequence[str]) -> None:
        """Make what a decision is about glow, and ring it. Call it before the signs."""
        self.glow(spaces)
        for space in spaces:
            self.ring(space, LEGAL, _ABOUT)

    def outline(self, targets: Targets) -> None:
        """Outline the areas of a decision's targets in gold. Call it before the signs."""
        self.glow([space for space in targets.about if space not in targets.spaces], IVORY, fill=0.16)
        self.glow(targets.spaces)

    def letter(self, targets: Targets) -> None:
        """Ring what a decision is about, and put the letter of each target beside its sign.

        If everything around a sign is taken, the letter covers a corner of it. Call it after the signs and arrows, and
        before plates and names.
        """
        if targets.spaces:
            for space in targets.about:
                self.ring(space, INK, _ABOUT)
        size = self.lettering_whole if self.is_whole else self.lettering
        for space, letter in targets.spaces.items():
            if letter and self.is_shown(space):
                disc = letter_disc(letter, size)
                sprite = disc.shown_as("letter", f"{letter} {space}", disc.letters)
                box = self._best_for_letter(space, sprite)
                self.placer.take(box)
                self.signs.append((space, sprite.put(self.picture, box[0], box[1])))

    def _best_for_letter(self, space: str, sprite: Sprite) -> Box:
        """The free box nearest to a space's sign, in its own area if possible."""
        x, y = self.at(space)
        half = max(max(x - left, right - x, y - top, below - y) for left, top, right, below in self.boxes_of(space))
        reach = min(half, sprite.width)
        tried = (self.placer.free_boxes(sprite, (x, y), reach + further, "e") for further in (0, reach, 2 * reach))
        for boxes in map(list, tried):
            if boxes:
                return next((box for box in boxes if self.board.area_at(box, self.chart) == space), boxes[0])
        return sprite.box_at(x + reach, y - reach)

    def dim_others(self) -> None:
        """Darken the areas that another part of the picture shows. Call it before the signs."""
        if self.inset is not None:
            own = {number for area, number in self.board.areas.items() if area in self.inset.spaces}
            others = [0 if not value or value in own else _DIMMED for value in range(256)]
            paste_colour(self.picture, FRAME_DARK, (0, 0), self.chart.index.point(others))

    def best_corner(self, sign: Box, sprite: Sprite) -> Box:
        """The corner of a sign where its letter covers the least of others, the upper right one first."""
        return min(corners(sign, sprite), key=lambda box: self._cost_of_letter(box, sign))

    def _cost_of_letter(self, box: Box, sign: Box) -> int:
        """How much of other signs a letter would cover, and whether it would leave the picture."""
        left, top, right, bottom = box
        inside = left >= _EDGE and top >= _EDGE and right <= self.picture.width - _EDGE
        outside = 0 if inside and bottom <= self.picture.height - _EDGE else _FAR_OUT
        return self.placer.covered(box) - shared(box, sign) + outside

    def glow(self, areas: Iterable[str], colour: Colour = LEGAL, fill: float = 0.24) -> None:
        """Make areas glow."""
        self.board.highlighted(self.chart, areas, colour=colour, fill=fill)

    def ring(self, space: str, colour: Colour, size: float) -> None:
        """Ring a space, if it's on this picture."""
        if self.is_shown(space):
            ring(colour, self.px(size)).centre(self.picture, *self.at(space))

    def march(self, path: Sequence[str], colour: Colour, kind: Kind, width: float) -> None:
        """Draw an arrow for each leg of a way along spaces; unknown spaces are skipped.

        Call it after the signs and before the names: arrows go round signs and end beside them, and names keep away
        from arrows. Their boxes are in ``heads``.
        """
        known = [space for space in path if space in self.board.spaces]
        thick = width * self.scale
        for start, end in itertools.pairwise(known):
            line = leg(
                self.at(start), self.at(end), thick,
                start_boxes=self.boxes_of(start), end_boxes=self.boxes_of(end), blocked=self.is_blocked,
            )  # fmt: skip
            if line is not None:
                self.put_arrow(line, colour, kind, thick)

    def write_count(self, march: March, colour: Colour) -> None:
        """Write how many units go along a march on the middle of its last step. Call it after its arrow."""
        if march.count and len(march.path) > 1 and all(map(self.is_shown, march.path[-2:])):
            (ax, ay), (bx, by) = map(self.at, march.path[-2:])
            sign = pill(str(march.count), _COUNT, colour, IVORY).shown_as("sign", str(march.count), _COUNT)
            self.placer.take(sign.centre(self.picture, (ax + bx) / 2, (ay + by) / 2))

    def put_arrow(self, line: Leg, colour: Colour, kind: Kind, thick: float) -> None:
        """Draw an arrow along a line, and keep names away from it."""
        head = draw_arrow(self.picture, line, colour, kind, width=thick, pale=self.arrow_edge)
        self.heads.append(head)
        self.placer.take(head)
        for box in boxes_along(line, thick):
            self.placer.avoid(box)

    def is_blocked(self, point: Point) -> bool:
        """Whether a sign or a plate is at a point: arrows go round it."""
        return self.placer.is_taken(*point)

    def boxes_of(self, space: str) -> list[Box]:
        """The boxes of a space's signs; without signs, a small one around its position."""
        boxes = [box for other, box in self.signs if other == space]
        x, y = map(round, self.at(space))
        half = self.px(_NO_SIGN)
        return boxes or [(x - half, y - half, x + half, y + half)]

    def draw_ways(self, links: Iterable[Mapping[str, Any]]) -> None:
        """Draw the links of a board, each kind in its style; a kind without its own gets the plain one."""
        ways = [link for link in links if self.is_shown(link["a"]) or self.is_shown(link["b"])]

        def paint(pen: Pen) -> None:
            for link in ways:
                colour, width, dash = _WAYS.get(link["kind"], _PLAIN_WAY)
                for piece in _dashes(self.at(link["a"]), self.at(link["b"]), dash * self.scale):
                    pen.line(piece, width * self.scale, colour)

        layer = smooth(self.picture.width, self.picture.height, paint, scale=2)
        layer.putalpha(layer.getchannel("A").point([round(value * _WAYS_OPACITY) for value in range(256)]))
        self.picture.paste(layer, (0, 0), layer)

    def name(
        self,
        key: str,
        text: str,
        face: Face,
        sizes: Sequence[float],
        at: Point,
        reach: float,
        side: str = "s",
        *,
        spacing: float = 0,
        ground: Ground = "land",
        accepts: Callable[[Box], bool] | None = None,
    ) -> bool:
        """Write a name around a sign of half-size ``reach``, in the first of the sizes that fits.

        ``key`` is its key in `labels`. ``accepts``: whether a place will do. Returns whether it was written.
        """
        radius = self.halo * self.scale
        for size in map(self.letters, sizes):
            sprite = label(text, face, size, ground, spacing=spacing, radius=radius)
            box = self.placer.place(sprite, at, reach, side, accepts)
            if box is None:
                continue
            label(text, face, size, self.ground_under(box), spacing=spacing, radius=radius).put(
                self.picture, box[0], box[1]
            )
            self.placer.labels.append((key, box))
            return True
        return False

    def ground_under(self, box: Box) -> Ground:
        """What a name in a box is on: a game with dark land may tell that from pale land."""
        return "sea" if self.board.is_water(box, self.chart) else "land"


def counted(marches: Iterable[March]) -> list[March]:
    """Marches of single units as one for each way, with the number of units that go it."""
    return [replace(march, count=count) for march, count in Counter(marches).items()]


def _question_plates(prompt: str, letters: int) -> list[Sprite]:
    """A question as plates of several widths, with letters of one size."""
    return [question_plate(*parts_of(prompt), room=room, letters=letters) for room in _PLATES]


def corners(sign: Box, sprite: Sprite, beyond: float = _LETTER_OUT) -> list[Box]:
    """The places of a letter at the corners of a sign, where it covers little of it: the upper right one first.

    ``beyond``: how far outside the corner the middle of the letter is, as a share of its width.
    """
    left, top, right, bottom = sign
    out = sprite.width * beyond
    across, down = (right + out, left - out), (top - out, bottom + out)
    return [sprite.box_at(x, y) for y in down for x in across]


def shared(one: Box, other: Box) -> int:
    """The pixels that two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    return max(wide, 0) * max(min(one[3], other[3]) - max(one[1], other[1]), 0)


def _dashes(start: Point, end: Point, length: float) -> list[list[Point]]:
    """A straight way in dashes of a length, or a solid one if that's 0."""
    (ax, ay), (bx, by) = start, end
    whole = max(abs(bx - ax), abs(by - ay))
    if not length or whole < 2 * length:
        return [[start, end]]
    count = int(whole // (2 * length)) or 1
    pieces = []
    for place in range(count):
        near, far = place / count, (place + 0.55) / count
        pieces.append([(ax + (bx - ax) * near, ay + (by - ay) * near), (ax + (bx - ax) * far, ay + (by - ay) * far)])
    return pieces


def _as_lines(text: str) -> list[tuple[str, ...]]:
    """A name in one line, and in the two most equal ones that it can be broken into."""
    words = text.split(" ")
    broken = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
    return [(text,), *sorted(broken, key=lambda lines: max(map(len, lines)))[:1]]
