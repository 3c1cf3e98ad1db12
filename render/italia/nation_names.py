"""The names of nations on the whole board of Italy: each once, nearer to its own counters than to others."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from render.core.boxes import gap_between, grown, middle_of
from render.core.canvas import Box, Point, Sprite
from render.core.text_panels import name_tag
from render.italia.board_sheet import BoardSheet
from render.italia.stacks import only_waits
from render.italia.theme import livery
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

_NAMED_AGAIN, _MOST_AGAIN = 2, 60.0
"""The least stacks of a nation on a second part of the board for its name there too, and the most that may cost."""

_TAG_STEP, _TAG_REACH = 12, 120
"""The steps in which a place for a nation's name is looked for around its stacks, and how far, in pixels."""

_COARSE: Final = 40
"""The same steps on the picture of a question, which has to be drawn fast."""

_OFF_CENTRE: Final = 0.06
"""How much the distance from the middle of a nation's stacks counts for its name."""

_MISTAKEN, _TAG_CLEAR, _FOREIGN = 3.0, 12, 60.0
"""What it costs such a name, in pixels, to be closer to another nation's counters than to its own, or not so much
farther as it should be; and to be on another one's land only."""


def name_nations(game: Italia, sheets: Iterable[BoardSheet]) -> None:
    """The name of each nation, nearer to its own counters than to others; those with few places for it first.

    It's where most of its stacks are, and again on another part with many. That whose turn it is comes before all.
    Those that wait in staging zones only have theirs in the boxes.
    """
    parts = [NationNames(sheet) for sheet in sheets]
    counts = {nation: [part.stacks_of(nation) for part in parts] for nation in game.period.order}
    order = [nation for nation in game.period.order if sum(counts[nation]) and not only_waits(game, nation)]
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
            parts[place].put(tag, box)
            named.add((place, nation))
    for place, part in enumerate(parts):
        for nation in order:
            if (place, nation) not in named and counts[nation][place] >= _NAMED_AGAIN:
                part.put_again(nation)


def name_some(sheet: BoardSheet, nations: Iterable[str]) -> None:
    """The names of some nations that have stacks on a part of the board."""
    names = NationNames(sheet, _COARSE)
    for nation in nations:
        names.put_again(nation)


class NationNames:
    """The places for names of nations on one part of the whole board."""

    def __init__(self, sheet: BoardSheet, step: int = _TAG_STEP) -> None:
        self.sheet = sheet
        self._step = step

    def stacks_of(self, nation: str) -> int:
        """How many stacks of a nation are here."""
        return sum(owner == nation for _, owner in self.sheet.stack_boxes)

    def places(self, nation: str) -> Iterator[tuple[Sprite, float, Box]]:
        """The best free place for the name of a nation in each size of its letters, with what it costs.

        The sizes that cost more than a place already found are left out.
        """
        sheet = self.sheet
        own = [box for (_, owner), box in sheet.stack_boxes.items() if owner == nation]
        others = [box for (_, owner), box in (*sheet.stack_boxes.items(), *sheet.navy_boxes.items()) if owner != nation]
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
            cost = far[box] + self._likeness(box, away[box], others)
            if cost <= best[0]:
                best = min(best, (cost + self._cost_of_land(box, nation), box))
        return best

    def _is_within(self, box: Box, edge: int) -> bool:
        """Whether a box is so far inside the edges of the picture."""
        right, bottom = self.sheet.picture.size
        return box[0] >= edge and box[1] >= edge and box[2] <= right - edge and box[3] <= bottom - edge

    def _likeness(self, box: Box, near: float, others: Sequence[Box]) -> float:
        """How much a name at a place so near to its own counters would be taken for another nation's."""
        other = min((gap_between(box, each) for each in others), default=math.inf)
        return _MISTAKEN * max(0.0, near + _TAG_CLEAR - other)

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
            self.put(tag, box)

    def put(self, tag: Sprite, box: Box) -> None:
        """Write the name of a nation."""
        self.sheet.placer.take(grown(tag.put(self.sheet.picture, box[0], box[1]), BETWEEN_TAGS))


def _centre_of(boxes: Sequence[Box]) -> Point:
    """The centre of the middles of some boxes."""
    middles = [middle_of(each) for each in boxes]
    return sum(x for x, _ in middles) / len(boxes), sum(y for _, y in middles) / len(boxes)


def _around(stack: Box, tag: Sprite, step: int) -> Iterator[Box]:
    """The boxes for a nation's name around its stack, some pixels from each other."""
    (x, y), wide, high = (
        middle_of(stack),
        (stack[2] - stack[0] + tag.width) / 2,
        (stack[3] - stack[1] + tag.height) / 2,
    )
    for down in range(-_TAG_REACH, _TAG_REACH + 1, step):
        for across in range(-_TAG_REACH, _TAG_REACH + 1, step):
            at_side = math.copysign(wide, across) + across, math.copysign(high, down) + down
            yield tag.box_at(x + across, y + at_side[1])
            yield tag.box_at(x + at_side[0], y + down)
