"""The sheet of a map of Italy: what it's about, where its counters are, and where something has room."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from render.core.arrows import WIDE_EDGE
from render.core.basemap import base_map
from render.core.boxes import box_around, grown, middle_of
from render.core.canvas import Box, Point, Sprite
from render.core.map_sheet import MapSheet
from render.core.palette import LEGAL, Colour
from render.core.wide_board import LEAST_LETTERS, Inset
from render.core.words import Words
from render.italia.framing import Part
from render.italia.map_highlights import Changes
from render.italia.stacks import owners
from render.italia.texts import GAME
from render.italia.theme import tints
from render.italia.waters import leaves_sea
from rules.italia.game import Italia

_GROWTH: Final = 0.7

_WHOLE, _SMALL, _LARGE = 70, 64, 88
"""The height of a stack on the whole board, on a large part of it, and on a small one."""

_SMALL_TO, LARGE_FROM = 1.4, 2.0
"""The magnifications between which stacks grow from small to large."""

_LARGER_FROM, _LARGEST = 2.9, 112
"""The magnification above which stacks grow with the land, and their greatest height."""

_INSET_LETTER: Final = 46
"""The size of a target's letter on a part of the whole board's picture."""

_LETTER: Final = 74
"""The size of a target's letter on a part of the map."""

_ON_LAND, _ON_LAND_OF_BOARD = 2.0, 6.0
"""What it costs a fleet to be on land only, in heights of a stack: on a part of the board, and on the whole board,
where it keeps away from the counters on land."""

_ASTRAY: Final = 3.0
"""What it costs a fleet to be beyond the border of its sea, in heights of a stack."""

_BESIDE: Final = 0.12
"""The steps in which a place for a fleet is looked for on a question's map, as a share of its width."""

_FROM_FRAMED: Final = 22
"""The room between the fleets of a sea whose own one has a frame, so that none is at that frame."""

_FROM_LAND: Final = 10
"""The room between a fleet and all other counters on the whole board, where it would be taken for one on land."""

_INSET_EDGE: Final = 16
"""The room between a counter and the edge of a part of the whole board: closer, it looks cut."""

_GRAIN: Final = 2
"""The pixels of the picture across one of the mask in which outlines are found."""

RIM: Final = 9
"""The pixels between a stack and the frame around it."""

CLEAR: Final = 5
"""The least pixels between a name and a letter or counter."""

_ALL_WATER: Final = 0.995
"""The share of water below the name of a sea, which is all on water."""

_REACH: Final = 12

_AROUND: Final = sorted(
    ((dx, dy) for dx in range(-_REACH, _REACH + 1) for dy in range(-_REACH, _REACH + 1)),
    key=lambda step: math.hypot(*step),
)
"""The steps from a place to those around it, the nearest first."""


class BoardSheet(MapSheet):
    """What all layers of the map share: the game, what the picture is about, and the boxes of counters."""

    growth = _GROWTH
    halo = 1.6
    arrow_edge = WIDE_EDGE
    lettering = _LETTER
    least_letters = 49
    names_first = False
    """Whether areas are named before signs take the room, and before leaders: these are left out where they crowd."""

    def __init__(self, game: Italia, texts: Words, shown: Changes, part: Part, inset: Inset | None = None) -> None:
        board, holders = base_map(GAME), owners(game)
        owned = {area: who for area, who in holders.items() if who}
        chart = board.chart(tints(holders), part.centre, part.zoom, owned, part.size)
        super().__init__(board, chart)
        self.inset = inset
        self.is_small = self.is_whole or inset is not None
        """Whether counters and letters are those of an overview."""
        if inset is not None:
            self.least_letters, self.lettering = LEAST_LETTERS, _INSET_LETTER
        self.game = game
        self.texts = texts
        self.shown = shown
        self.holders = holders
        """Each area with the nation that owns it; empty if none does."""
        self.size = _WHOLE if self.is_small else _height_at(part.zoom)
        """The height of a stack."""
        self.heading = ""
        """The name of this part of the board, on a plate; empty if it needs none."""
        self.bright: Collection[str] | None = None
        """The spaces that a question is about, beside which all others are pale; None if all are alike."""
        self.actor = ""
        """The nation whose stacks are ringed and lettered; the topmost ones if none is."""
        self.ringed: Sequence[str] = ()
        """The spaces whose stacks are ringed."""
        self.subjects: Collection[str] = ()
        """The areas whose ruins a question is about: they are shown instead of stacks."""
        self.numbers: Mapping[str, Sprite] = {}
        """The numbers of the places of a report, which tells of them below the map."""
        self.has_bystanders = True
        """Whether stacks are drawn that a question isn't about."""
        self.is_plain = False
        """Whether each stack is one counter with its number, not one for each kind of unit."""
        self.only_capitals = False
        """Whether capitals are the only signs of areas."""
        self.inverted: Collection[str] = ()
        """The nations whose capitals have their colours inverted, as another one's there looks alike."""
        self.named_land = True
        """Whether the names of the areas that a question is about are written."""
        self.named_seas = True
        """Whether the names of seas are written."""
        self.subject = 1.0
        """The size of the stacks that a question is about, as a share of a stack's height."""
        self.counters_at: dict[str, list[Box]] = {}
        """The boxes of the counters in each space, in the order in which they are drawn."""
        self.stack_boxes: dict[tuple[str, str], Box] = {}
        """The box of each stack, by its space and its nation."""
        self.navy_boxes: dict[tuple[str, str], Box] = {}
        """The box of each navy, by its sea and its nation."""

    def glow(self, areas: Iterable[str], colour: Colour = LEGAL, fill: float = 0.24) -> None:
        """Make areas glow; their outline is found at half the size, in a third of the time."""
        self.board.highlighted(self.chart, areas, colour=colour, fill=fill, grain=_GRAIN)

    def is_bright(self, space: str) -> bool:
        """Whether a space isn't pale: a question is about it, or about none in particular."""
        return self.bright is None or space in self.bright

    def has_leaders(self, space: str) -> bool:
        """Whether the leaders in a space are shown: not on an overview, nor where a question is about nations only."""
        return not self.is_small and (not self.is_plain or space in self.ringed)

    def has_stripes(self, area: str) -> bool:
        """Whether the land of a submitted nation has its stripes there; regions override it."""
        return bool(area)

    def is_told(self, space: str) -> bool:
        """Whether a space is one of the numbered stops of a campaign."""
        return len(self.shown.stops) > 1 and space in self.shown.stops and not self.numbers

    def own_box(self, space: str) -> Box | None:
        """The stack of the nation that a question is about, or else the topmost one of a space; None without any.

        All fleets of a sea without own ones: a letter between two of them would be read as that of one.
        """
        own = self.stack_boxes.get((space, self.actor)) or self.navy_boxes.get((space, self.actor))
        boxes = self.counters_at.get(space, [])
        if not own and boxes and space in self.game.data.seas:
            return box_around(boxes)
        return own or next(iter(boxes), None)

    def middle(self, space: str) -> Point:
        """The middle of the topmost stack of a space; without any, its position."""
        boxes = self.counters_at.get(space)
        return middle_of(boxes[0]) if boxes else self.at(space)

    def note_counter(self, space: str) -> Box:
        """Keep the box of what was put last as that of a counter in a space, and return it."""
        box = self.signs[-1][1]
        self.counters_at.setdefault(space, []).append(box)
        return box

    def put_near(self, space: str, sprite: Sprite, at: Point, apart: float = 1.0, flat: float = 1.0) -> None:
        """Put a sprite near a place, where it covers the least; see `clear_spot`."""
        self.put(space, sprite, *self.clear_spot(space, sprite, at, apart, flat))

    def clear_spot(self, space: str, sprite: Sprite, at: Point, apart: float, flat: float = 1.0) -> Point:
        """Where a sprite near a place covers the least of what is there, in its own area if possible.

        ``flat``: how much farther away a place above or below counts than one beside.
        """
        unit = self.size * 0.17
        is_sea = space in self.game.data.seas
        room = _FROM_FRAMED if is_sea and space in self.ringed else _FROM_LAND if is_sea and self.is_small else 2
        if self.bright is not None and is_sea:
            unit = max(unit, sprite.width * _BESIDE)  # there is room beside a fleet, which is wide
        edge = _INSET_EDGE if self.is_small else 8
        right, bottom = self.picture.width - sprite.width / 2 - edge, self.picture.height - sprite.height / 2 - edge
        best: tuple[float, Point] | None = None
        for dx, dy in _AROUND:
            x = min(max(at[0] + dx * unit, sprite.width / 2 + edge), right)
            y = min(max(at[1] + dy * unit, sprite.height / 2 + edge), bottom)
            cost = math.hypot(dx, dy) * unit
            if best is not None and cost >= best[0]:
                break
            cost = math.hypot(dx, dy * flat) * unit
            box = sprite.box_at(x, y)
            cost += self.placer.covered(grown(box, room)) * 0.6 * apart
            if best is None or cost < best[0]:  # what it covers is known faster than where it lies
                cost += self.size * self.elsewhere(space, box)
            if best is None or cost < best[0]:
                best = cost, (x, y)
        return best[1] if best is not None else at

    def elsewhere(self, space: str, box: Box) -> float:
        """How far a box leaves its own area: more for another area than for the sea."""
        if space in self.game.data.seas:
            strays = leaves_sea(self.chart, space, self.at(space), middle_of(box))
            on_land = _ON_LAND_OF_BOARD if self.is_small else _ON_LAND
            return on_land * (1 - self.board.water_share(box, self.chart)) + _ASTRAY * strays
        left, top, right, bottom = box
        middle = (top + bottom) // 2
        found = 0.0
        for x in (left, (left + right) // 2, right):
            area = self.board.area_at((x, middle, x, middle), self.chart) if self._is_on(x, middle) else ""
            found += 0 if area == space else 0.25 if not area else 0.6
        return found

    def is_on_water(self, box: Box) -> bool:
        """Whether a name in a box has only water below it."""
        return self.board.water_share(box, self.chart) >= _ALL_WATER

    def is_clear(self, box: Box) -> bool:
        """Whether a name in a box would keep its distance from letters and counters."""
        return self.placer.is_free(grown(box, CLEAR))

    def is_inside(self, box: Box) -> bool:
        """Whether a box is inside the picture."""
        return self._is_on(box[0], box[1]) and self._is_on(box[2], box[3])

    def _is_on(self, x: float, y: float) -> bool:
        return 0 <= x < self.picture.width and 0 <= y < self.picture.height


def _height_at(zoom: float) -> int:
    """The height of a stack on a part of the board."""
    if zoom < LARGE_FROM:
        return round(_SMALL + (_LARGE - _SMALL) * max(zoom - _SMALL_TO, 0) / (LARGE_FROM - _SMALL_TO))
    return min(round(_LARGE * max(zoom / _LARGER_FROM, 1)), _LARGEST)
