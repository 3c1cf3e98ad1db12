"""The names of nations on the whole board of Italy: each beside its own counters, or with a pointer to one."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from render.core.boxes import gap_between, grown, middle_of
from render.core.canvas import Box, Point, Sprite
from render.core.text_panels import name_tag
from render.italia.board_sheet import BoardSheet
from render.italia.name_pointers import Pointer, draw_pointer, pointer_to
from render.italia.theme import livery
from render.italia.waters import strait_boxes
from rules.italia.game import Italia

_NATION, SMALL_NATION, _LEAST = 50, 46, 42
"""The sizes of a nation's name on the whole board: the usual one, and those where it has no room."""

_TAG_EDGE, BETWEEN_TAGS = 16, 4
"""The least room between a nation's name and the edge of its part, and around it."""

_NAMED_NATIONS: Final = (
    (_NATION, _TAG_EDGE, 0.0), (_NATION, _TAG_EDGE // 2, 10.0), (SMALL_NATION, _TAG_EDGE // 2, 36.0),
    (_LEAST, _TAG_EDGE // 2, 110.0),
)  # fmt: skip
"""The sizes of a nation's name, each with its room to the edge, and what it costs to be smaller, in pixels."""

_OTHER_PART: Final = 14.0
"""What it costs a nation's name to be on a part of the board with fewer of its stacks, for each of them, in pixels."""

_TAG_FREE: Final = 2
"""The least pixels between a nation's name and a counter."""

_MOST_AGAIN: Final = 130.0
"""The most that the name of a nation may cost on a second part of the board."""

_TAG_STEP, _TAG_REACH = 12, 120
"""The steps in which a place for a nation's name is looked for around its stacks, and how far, in pixels."""

_AGAIN: Final = 16
"""The same steps for a name that another part has too."""

_COARSE: Final = 40
"""The same steps on the picture of a question, which has to be drawn fast."""

_OFF_CENTRE: Final = 0.06
"""How much the distance from the middle of a nation's stacks counts for its name."""

_MISTAKEN, _TAG_CLEAR, _FOREIGN = 3.0, 24, 60.0
"""What it costs such a name, in pixels, to be closer to another nation's counters than to its own, or not so much
farther as it should be; and to be on another one's land only."""

_POINTED, _NO_POINTER = 40.0, 90.0
"""What it costs a name that would be mistaken to need a pointer to its own counter, and to have no room for one."""

_AT_HAND: Final = 36
"""The most pixels from a name without a pointer to its own counter: farther away, another name may be between them."""


def name_nations(game: Italia, sheets: Iterable[BoardSheet]) -> None:
    """The name of each nation, nearer to its own counters than to others; those with few places for it first.

    It's where most of its stacks are, and again on every other part with room. That whose turn it is comes before all.
    Those that wait in staging zones have theirs in the boxes.
    """
    parts = [NationNames(sheet) for sheet in sheets]
    for part in parts:
        part.keep_straits_clear()
    counts = {nation: [part.stacks_of(nation) for part in parts] for nation in game.period.order}
    order = [nation for nation in game.period.order if sum(counts[nation])]
    order.sort(key=lambda each: (each != game.active, sum(counts[each])))
    named = set[tuple[int, str]]()
    for nation in order:
        most = max(counts[nation])
        found = [
            (cost + _OTHER_PART * (most - count), place, tag, box)
            for place, (part, count) in enumerate(zip(parts, counts[nation], strict=True))
            for tag, cost, box in part.places(nation)
        ]
        if found:
            _, place, tag, box = min(found, key=lambda each: each[:2])
            parts[place].put(nation, tag, box)
            named.add((place, nation))
    again = [
        (counts[nation][place], place, nation)
        for nation in order
        for place in range(len(parts))
        if (place, nation) not in named and counts[nation][place]
    ]
    further = [NationNames(part.sheet, _AGAIN) for part in parts]
    for _, place, nation in sorted(again, key=lambda each: -each[0]):
        further[place].put_again(nation)


def name_some(sheet: BoardSheet, nations: Iterable[str]) -> None:
    """The names of some nations that have stacks on a part of the board."""
    names = NationNames(sheet, _COARSE)
    names.keep_straits_clear()
    for nation in nations:
        names.put_again(nation)


class NationNames:
    """The places for names of nations on one part of the whole board."""

    def __init__(self, sheet: BoardSheet, step: int = _TAG_STEP) -> None:
        self.sheet = sheet
        self._step = step

    def keep_straits_clear(self) -> None:
        """Let no name cover the arrow over a strait: without it two islands would seem to be apart."""
        for box in strait_boxes(self.sheet.chart, self.sheet.scale):
            self.sheet.placer.take(box)

    def stacks_of(self, nation: str) -> int:
        """How many stacks of a nation are here."""
        return len(self._own(nation))

    def _own(self, nation: str) -> list[Box]:
        """The stacks of a nation here; boxes of staging zones have names of their own."""
        zones = self.sheet.game.data.staging
        return [box for (place, owner), box in self.sheet.stack_boxes.items() if owner == nation and place not in zones]

    def _others(self, nation: str) -> list[Box]:
        """The stacks and fleets of all other nations here."""
        here = (*self.sheet.stack_boxes.items(), *self.sheet.navy_boxes.items())
        return [box for (_, owner), box in here if owner != nation]

    def places(self, nation: str) -> Iterator[tuple[Sprite, float, Box]]:
        """The best free place for the name of a nation in each size of its letters, with what it costs.

        The sizes that cost more than a place already found are left out.
        """
        sheet = self.sheet
        own, others = self._own(nation), self._others(nation)
        least = math.inf
        for letters, edge, cost in _NAMED_NATIONS if own else ():
            if cost >= least:
                break
            tag = name_tag(sheet.texts.short_name(nation), livery(nation).counter, letters)
            around = {box for stack in own for box in _around(stack, tag, self._step)}
            free = [box for box in around if self._is_within(box, edge) and sheet.placer.is_free(grown(box, _TAG_FREE))]
            if free:
                cheapest, best = self._cheapest(free, nation, own, others)
                least = min(least, cost + cheapest)
                yield tag, cost + cheapest, best

    def _cheapest(
        self, free: Iterable[Box], nation: str, own: Sequence[Box], others: Sequence[Box]
    ) -> tuple[float, Box]:
        """The cost of the best place, and the place. Whatever is already too far away isn't looked at more closely."""
        centre = _centre_of(own)
        away = {box: min(gap_between(box, each) for each in own) for box in free}
        far = {box: near + math.dist(middle_of(box), centre) * _OFF_CENTRE for box, near in away.items()}
        best: tuple[float, Box] = math.inf, (0, 0, 0, 0)
        for box in sorted(far, key=far.__getitem__):
            if far[box] > best[0]:
                break
            cost = far[box] + self._likeness(box, away[box], own, others)
            if cost <= best[0]:
                best = min(best, (cost + self._cost_of_land(box, nation), box))
        return best

    def _is_within(self, box: Box, edge: int) -> bool:
        """Whether a box is so far inside the edges of the picture."""
        right, bottom = self.sheet.picture.size
        return box[0] >= edge and box[1] >= edge and box[2] <= right - edge and box[3] <= bottom - edge

    def _likeness(self, box: Box, near: float, own: Sequence[Box], others: Sequence[Box]) -> float:
        """How much a name at a place so near to its own counters would be taken for another nation's."""
        other = min((gap_between(box, each) for each in others), default=math.inf)
        if _is_plain(near, other):
            return 0.0
        mistaken = max(near + _TAG_CLEAR - other, 0.0)
        if pointer_to(box, own, self.sheet.placer) is not None:
            return _POINTED + mistaken
        return _NO_POINTER + _MISTAKEN * mistaken

    def _cost_of_land(self, box: Box, nation: str) -> float:
        """How much of a name would be on another nation's land."""
        sheet = self.sheet
        middle = (box[1] + box[3]) // 2
        lands = [sheet.board.area_at((x, middle, x, middle), sheet.chart) for x in range(box[0], box[2], _TAG_STEP)]
        foreign = sum(bool(sheet.holders.get(area)) and sheet.holders[area] != nation for area in lands)
        return _FOREIGN * foreign / len(lands)

    def put_again(self, nation: str) -> None:
        """Write the name of a nation that another part has too, if it has a place beside its counters."""
        found = [(cost, box, tag) for tag, cost, box in self.places(nation) if cost <= _MOST_AGAIN]
        if found:
            _, box, tag = min(found, key=lambda each: each[:2])
            self.put(nation, tag, box)

    def pointer(self, nation: str, box: Box) -> Pointer | None:
        """The pointer that the name of a nation in a box needs: another counter is about as near as its own."""
        own, others = self._own(nation), self._others(nation)
        near, other = (min((gap_between(box, each) for each in stacks), default=math.inf) for stacks in (own, others))
        return None if _is_plain(near, other) else pointer_to(box, own, self.sheet.placer)

    def put(self, nation: str, tag: Sprite, box: Box) -> None:
        """Write the name of a nation, with a pointer to its counter if it would be mistaken."""
        pointer = self.pointer(nation, box)
        if pointer is not None:
            draw_pointer(self.sheet.picture, pointer, livery(nation).counter)
            self.sheet.placer.take(_around_line(pointer))
        self.sheet.placer.take(grown(tag.put(self.sheet.picture, box[0], box[1]), BETWEEN_TAGS))


def _is_plain(near: float, other: float) -> bool:
    """Whether a name so near to its own counters, and to those of others, needs no pointer."""
    return near <= _AT_HAND and near + _TAG_CLEAR <= other


def _around_line(pointer: Pointer) -> Box:
    """The box around a pointer."""
    (left, right), (top, bottom) = (sorted(map(round, pair)) for pair in zip(*pointer, strict=True))
    return left, top, right, bottom


def _centre_of(boxes: Sequence[Box]) -> Point:
    """The centre of the middles of some boxes."""
    middles = [middle_of(each) for each in boxes]
    return sum(x for x, _ in middles) / len(boxes), sum(y for _, y in middles) / len(boxes)


def _around(stack: Box, tag: Sprite, step: int) -> Iterator[Box]:
    """The boxes for a nation's name around its stack, some pixels from each other."""
    (x, y), wide, high = (
        middle_of(stack),
        (stack[2] - stack[0] + tag.width) / 2 + _TAG_FREE + 1,
        (stack[3] - stack[1] + tag.height) / 2 + _TAG_FREE + 1,
    )
    for down in range(-_TAG_REACH, _TAG_REACH + 1, step):
        for across in range(-_TAG_REACH, _TAG_REACH + 1, step):
            at_side = math.copysign(wide, across) + across, math.copysign(high, down) + down
            yield tag.box_at(x + across, y + at_side[1])
            yield tag.box_at(x + at_side[0], y + down)
