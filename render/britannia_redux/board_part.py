"""A part of the board to draw on: what it's about, how large its signs are, and where its counters are."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from render.britannia_redux.framing import DETAILED, SIZE, ZOOM
from render.britannia_redux.map_highlights import Changes
from render.britannia_redux.texts import GAME
from render.britannia_redux.theme import owners, tints
from render.core.arrows import WIDE_EDGE
from render.core.basemap import base_map
from render.core.boxes import gap_between, middle_of
from render.core.canvas import Box, Point, Sprite
from render.core.map_sheet import MapSheet, March
from render.core.palette import LEGAL, Colour
from render.core.targets import Targets
from render.core.wide_board import LEAST_LETTERS, Inset
from render.core.words import Words
from rules.britannia_redux.game import BritanniaRedux

_SMALL_ARMY, _ARMY = 84, 88
"""The sizes of counters on a part of the board: on a wide one, and from the zoom where areas show their population."""

TILE_ARMY: Final = 116
"""The size of counters where parts of the board share a picture."""

_TILE_LETTER: Final = 84
"""The size of a target's letter there."""

_TILE_NAME: Final = 50
"""The size of names there."""

_TAG_ARMY: Final = 73
"""The height of the armies of an area on the whole board."""

_HIGH_ARMY, _HIGH_LETTER = 96, 66
"""The sizes of counters and of letters on a picture of a question that's higher than others."""

LARGE_NAMES: Final = 46
"""The size of names on such a picture, and on that of a region."""

_LISTED_ARMY, _NUMBER = 100, 74
"""The sizes of counters on a map beside a list, and of the number of a battle that the list tells of."""

_PALE_SIZE: Final = 0.66
"""The size of counters that a picture isn't about, as a share of the others."""

OUTLINE_GRAIN: Final = 2
"""How much smaller wide outlines are drawn: that's enough for lines that are blurred."""

_EDGE: Final = 30
"""How far from the edge of the picture a space is at least that arrows may begin or end at."""

_EDGE_OF_LIST: Final = 12
"""What stays free between a counter beside a list and the edge of the map."""

_EDGE_OF_NAMES: Final = 8
"""What stays free between a name or a letter and the edge of the map."""

_LETTER_APART, _LETTER_STEP, _LETTER_REACH, _LETTER_OFF = 7, 3, 36, 120
"""The least room in pixels between a letter in place of counters and other signs; in what steps, and how far at most,
it's moved away from these; and how many pixels farther if it's in its own space then."""

_NEARER: Final = 5
"""How much nearer a name is to its own counter than to any other, in pixels."""


class BoardPart(MapSheet):
    """A part of the board, or all of it, in the colours of its owners; each layer of the map draws on it.

    ``holders``: the nation that owns each area. ``army``: the size of counters. ``middles``: where the middle of the
    counters of each space is, ``armies_at``: the boxes of nations' armies in spaces.
    """

    growth = 0.62
    halo = 1.6
    arrow_edge = WIDE_EDGE

    def __init__(
        self,
        game: BritanniaRedux,
        texts: Words,
        shown: Changes,
        centre: Point | None = None,
        zoom: float = ZOOM,
        size: tuple[int, int] = SIZE,
        inset: Inset | None = None,
    ) -> None:
        board, self.holders = base_map(GAME), owners(game)
        seats = {area: game.seat_of(nation) for area, nation in self.holders.items() if nation}
        super().__init__(board, board.chart(tints(game, self.holders), centre, zoom, seats, size))
        self.game = game
        self.texts = texts
        self.shown = shown
        self.inset = inset
        self.is_small = self.is_whole or inset is not None
        """Whether signs are small: on the whole board, or on a part of a picture of it."""
        self.is_part_of_several = size[0] != SIZE[0]
        """Whether this is one of several parts of the board in a picture, or has a list beside it."""
        self.is_overview = inset is not None
        """Whether this is a part of the whole board: without the seas and what only a part of the board tells."""
        self.is_region = False
        """Whether it's the picture of a region, which shows the population of areas."""
        self.is_listed = False
        """Whether a list beside the map names what it shows."""
        self.is_crowded = False
        """Whether there are so many letters that what the picture isn't about has no counters."""
        self.is_of_orders = False
        """Whether this shows orders: without the counters that these aren't about."""
        self.focus: frozenset[str] = frozenset()
        """The spaces that the picture is about; the others are pale and have no names. Empty if it's about all."""
        self.numbered: Mapping[str, int] = {}
        """The areas whose battles have a number here, and are told in a list beside the map."""
        self.ways: Sequence[tuple[str, str]] = ()
        """The starts and ends of marches whose place here is their number, from 1, in that list."""
        self.army_of_list, self.numbering = _LISTED_ARMY, _NUMBER
        """The sizes of counters and of numbers beside a list."""
        self._size_signs(zoom)
        self.middles: dict[str, Point] = {}
        self.armies_at: dict[tuple[str, str], Box] = {}
        self.afloat: set[str] = set()
        """The spaces whose counters are at sea beside their area, joined with it by a pin."""
        self.nations_named: set[str] = set()
        """The nations whose names are on the map."""
        self.works: set[str] = set()
        """The kinds of intact fortifications whose signs are on the map."""
        self.frames: list[Box] = []
        """The boxes of the frames around the counters that a question is about."""
        self.badge_boxes: set[Box] = set()
        """The boxes of the letters and numbers at counters."""
        self.arrows = 0
        """How many arrows are on the map."""
        self.lettered: set[str] = set()
        """The targets whose letters are at their counters already."""

    def _size_signs(self, zoom: float) -> None:
        """Choose the sizes of counters, letters and names by what kind of picture this is."""
        if self.is_part_of_several:
            self.army, self.lettering, self.least_letters = TILE_ARMY, _TILE_LETTER, _TILE_NAME
        else:
            self.army = _ARMY if zoom >= DETAILED else _SMALL_ARMY
        if self.is_overview:
            self.army, self.least_letters = _TAG_ARMY, LEAST_LETTERS

    def enlarge(self) -> None:
        """Make signs and names larger on a picture that's so high that a channel shows it smaller than others."""
        self.army, self.lettering, self.least_letters = _HIGH_ARMY, _HIGH_LETTER, LARGE_NAMES

    # What the picture shows

    @property
    def tells(self) -> bool:
        """Whether this is the map of a report beside a list: without what it isn't about."""
        return self.is_listed and not self.shown.targets.spaces

    @property
    def is_of_heirs(self) -> bool:
        """Whether this shows who follows the Romans: with numbers in their colours instead of counters."""
        return bool(self.numbered and self.shown.left)

    def is_pale(self, space: str) -> bool:
        """Whether the picture isn't about a space."""
        return bool(self.focus) and space not in self.focus

    def is_bare(self, space: str) -> bool:
        """Whether a space has no counters on this picture though armies are there."""
        is_cut = self.tells and space not in self.numbered and self._is_cut(space)
        asked = self.asked() if self.is_crowded else []
        is_other = self.is_pale(space) or (bool(asked) and space not in asked)
        return is_cut or (is_other and self._has_no_others and space not in self.shown.left)

    @property
    def _has_no_others(self) -> bool:
        """Whether what the picture isn't about has no counters."""
        return self.tells or self.is_crowded or self.is_of_orders

    def _is_cut(self, space: str) -> bool:
        """Whether a counter at a space would be at the very edge of the picture."""
        (x, y), room = self.at(space), self.army / 2 + _EDGE_OF_LIST
        return not (room < x < self.picture.width - room and room < y < self.picture.height - room)

    def is_inside(self, space: str) -> bool:
        """Whether a space is on the picture, and not at its very edge."""
        if not self.is_shown(space):
            return False
        x, y = self.at(space)
        return _EDGE < x < self.picture.width - _EDGE and _EDGE < y < self.picture.height - _EDGE

    def is_inside_edges(self, box: Box) -> bool:
        """Whether a box of a name or a letter is on the picture, and not at its very edge."""
        left, top, right, bottom = box
        is_across = left > _EDGE_OF_NAMES and right < self.picture.width - _EDGE_OF_NAMES
        return is_across and top > _EDGE_OF_NAMES and bottom < self.picture.height - _EDGE_OF_NAMES

    def army_size(self, space: str) -> int:
        """The size of counters in a space: smaller where the picture isn't about it."""
        return round(self.army * _PALE_SIZE) if self.is_pale(space) else self.army

    def nations_at(self, space: str) -> list[str]:
        """The nations with armies or leaders in a space, its owner first, but at a letter the one that's asked."""
        nation_of = self.game.data.nation_of
        found = dict.fromkeys(nation_of[unit] for unit in self.game.state.stacks.get(space, ()))
        asked = self.shown.nation if space in self.shown.targets.spaces else ""
        return sorted(found, key=lambda nation: (nation != asked, -len(self.game.armies(space, nation)), nation))

    def ends(self, march: March) -> tuple[str, str]:
        """Where a march starts and ends; its last step if it ends where it began or its start is off the map."""
        start, end = march.path[0], march.path[-1]
        return (start, end) if start != end and self.is_inside(start) else (march.path[-2], end)

    def asked(self) -> list[str]:
        """The spaces that a question is about, without those with a letter."""
        about = dict.fromkeys([*self.shown.about, *self.shown.targets.about])
        return [space for space in about if space not in self.shown.targets.spaces]

    def own_box(self, space: str) -> Box | None:
        """The box of the armies in a space of the nation that decides, or else of its first counter."""
        own = self.armies_at.get((space, self.shown.nation))
        return own or next((box for other, box in self.signs if other == space), None)

    # What the picture is about

    def outline(self, targets: Targets) -> None:
        """Outline the areas of a decision's targets that this part of the board shows."""
        own = {space: letter for space, letter in targets.spaces.items() if self.is_shown(space)}
        super().outline(replace(targets, spaces=own, about=tuple(filter(self.is_shown, targets.about))))

    def glow(self, areas: Iterable[str], colour: Colour = LEGAL, fill: float = 0.24) -> None:
        """Make areas glow: their outlines are wide, so half the size is enough to find them."""
        self.board.highlighted(self.chart, areas, colour=colour, fill=fill, grain=OUTLINE_GRAIN)

    def ring(self, space: str, colour: Colour, size: float) -> None:
        """Ring a space without counters: on others a ring would lie across them, and their areas are outlined."""
        if space not in self.middles:
            super().ring(space, colour, size)

    def letter(self, targets: Targets) -> None:
        """Put the letter of each target beside its sign, if it isn't there in place of one."""
        super().letter(replace(targets, spaces={k: v for k, v in targets.spaces.items() if k not in self.lettered}))

    def _best_for_letter(self, space: str, sprite: Sprite) -> Box:
        """The middle of a space without counters, or a place near it that's clear of the signs of others.

        A letter of a space with counters is before them.
        """
        (x, y), others = self.at(space), self.frames + [box for other, box in self.signs if other != space]
        usual = sprite.box_at(x, y)
        if _is_clear(usual, others):
            return usual
        steps = range(-_LETTER_REACH, _LETTER_REACH + 1, _LETTER_STEP)
        tried = ((math.hypot(*way), sprite.box_at(x + way[0], y + way[1])) for way in itertools.product(steps, steps))
        clear = [(far, box) for far, box in tried if _is_clear(box, others) and self.is_inside_edges(box)]
        return min(clear, key=lambda each: each[0] + self._cost_off(space, each[1]), default=(0, usual))[1]

    def _cost_off(self, space: str, box: Box) -> float:
        """How much of a box isn't in a space, in pixels that a letter may be moved so that it's there."""
        found = self.chart.index.crop(box).histogram()
        return _LETTER_OFF * (1 - found[self.board.areas.get(space, 0)] / sum(found))

    # Names

    def is_nearest_to(self, space: str, box: Box, by: float = _NEARER) -> bool:
        """Whether a name is by some pixels nearer to the counters of a space than to those of all others."""
        near = min(gap_between(box, own) for own in self.boxes_of(space))
        return all(gap_between(box, sign) > near + by for other, sign in self.signs if other != space)


def _is_clear(disc: Box, others: Iterable[Box]) -> bool:
    """Whether a round letter keeps from all of some boxes."""
    middle, reach = around_point(middle_of(disc)), (disc[2] - disc[0]) / 2 + _LETTER_APART
    return all(gap_between(middle, other) >= reach for other in others)


def around_point(at: Point) -> Box:
    """A small box around a point."""
    x, y = round(at[0]), round(at[1])
    return x - 1, y - 1, x + 1, y + 1
