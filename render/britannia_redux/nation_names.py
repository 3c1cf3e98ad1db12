"""Where the names of nations are on the whole board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.britannia_redux.board_part import BoardPart
from render.britannia_redux.signs import nation_plate
from render.britannia_redux.theme import livery
from render.core.canvas import Box, Sprite

_TRIED: Final = ((54, 12, 8), (54, 9, 6), (50, 9, 6), (50, 8, 2), (49, 7, 0))
"""The letters of a nation's name, the pixels between it and its armies, and those around it; the best first."""

_EDGE: Final = 10
"""The room between a name and the edge of the map."""

_NATION_NEARER: Final = {20: 0.0, 5: 0.2}
_NOT_NEARER: Final = 2.0
"""How much nearer a name is to its own counter than to any other, in pixels, and how bad that is; if it isn't nearer at
all, too."""

_WORST, _FARTHEST_OFF = 0.6, 0.4
"""How bad a place for a nation's name is, and how much of it on the land of others, if the name isn't written there."""

_SEA_SHARE: Final = 0.7
"""How good the sea is for a nation's name, as a share of its own land."""


class NationNames:
    """The names of nations, each once."""

    def __init__(self, part: BoardPart) -> None:
        self._part, self._game, self._texts = part, part.game, part.texts

    def write(self, spaces: Sequence[str]) -> None:
        """The name of each nation once, in its colour beside its armies, on or nearest to its own land.

        Nations with the fewest places for their names are first. What has no good place is in the key of the board.
        """
        nations = dict.fromkeys(nation for space, nation in self._part.armies_at if space in spaces)
        order = sorted(nations, key=lambda nation: len(self._places(nation, *_TRIED[0])))
        for nation in order:
            free = next(filter(None, (self._places(nation, *tried) for tried in _TRIED)), [])
            if not free:
                continue
            plate, space, box = min(free, key=lambda each: self._cost_of_nation(nation, *each[1:]))
            if self._cost_of_nation(nation, space, box) < _WORST or self._off_land(nation, box) < _FARTHEST_OFF:
                self._part.placer.take(plate.put(self._part.picture, *box[:2]))
                self._part.nations_named.add(nation)

    def _places(self, nation: str, letters: int, apart: int, around: int) -> list[tuple[Sprite, str, Box]]:
        """The free places of a nation's name in letters of a size, each with its plate and the space of its armies."""
        plate = nation_plate(self._texts.short_name(nation), livery(self._game, nation).counter, letters)
        here = [space for space, other in self._part.armies_at if other == nation]
        return [
            (plate, space, box) for space in here for box in self._boxes_for_nation(nation, space, plate, apart, around)
        ]

    def _boxes_for_nation(self, nation: str, space: str, plate: Sprite, apart: int, around: int) -> list[Box]:
        """The free boxes for a nation's name at its counter, clear of others by some pixels ``around``."""
        left, top, right, bottom = self._part.armies_at[space, nation]
        wide, tall = plate.width / 2, plate.height / 2
        edge = self._part.picture.width - wide - _EDGE
        across = ((left + right) / 2, left + wide, right - wide, min(left + wide, edge))
        places = [(x, y) for y in (bottom + tall + apart, top - tall - apart) for x in across]
        beside = (right + wide + apart, left - wide - apart)
        places += [(x, y) for x in beside for y in ((top + bottom) / 2, bottom - tall, top + tall)]
        boxes = [plate.box_at(x, y) for x, y in places]
        return [
            box for box in boxes if self._part.is_inside_edges(box) and self._part.placer.is_free(_grown(box, around))
        ]

    def _cost_of_nation(self, nation: str, space: str, box: Box) -> float:
        """How bad a box is for a nation's name at a space: off its land, or nearly as near to others' counters."""
        nearer = (cost for by, cost in _NATION_NEARER.items() if self._part.is_nearest_to(space, box, by))
        return self._off_land(nation, box) + next(nearer, _NOT_NEARER)

    def _off_land(self, nation: str, box: Box) -> float:
        """How much of a box lies on the land of others, and less bad at sea; 0 on the nation's own."""
        counts = self._part.chart.index.crop(box).histogram()
        areas, holders = self._part.board.areas, self._part.holders
        own = sum(counts[number] for area, number in areas.items() if holders[area] == nation)
        return 1 - (own + counts[0] * _SEA_SHARE) / sum(counts)


def _grown(box: Box, around: int) -> Box:
    left, top, right, bottom = box
    return left - around, top - around, right + around, bottom + around
