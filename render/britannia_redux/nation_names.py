"""Where the names of nations are on the whole board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.britannia_redux.board_part import BoardPart
from render.britannia_redux.signs import nation_plate
from render.britannia_redux.theme import livery
from render.core.canvas import Box, Sprite

_NATION: Final = 54
"""The size of the name of a nation."""

_BESIDE_TAG: Final = (12, 9)
"""The pixels between armies and the name of their nation, and those where there's less room."""

_NATION_NEARER: Final = {20: 0.0, 5: 0.2}
_NOT_NEARER: Final = 2.0
"""How much nearer a name is to its own counter than to any other, in pixels, and how bad that is; if it isn't nearer at
all, too."""

_SEA_SHARE: Final = 0.7
"""How good the sea is for a nation's name, as a share of its own land."""


class NationNames:
    """The names of nations, each once."""

    def __init__(self, part: BoardPart) -> None:
        self._part, self._game, self._texts = part, part.game, part.texts

    def write(self, spaces: Sequence[str]) -> None:
        """The name of each nation once, in its colour beside its armies, on or nearest to its own land."""
        for nation in self._game.data.order:
            here = [space for space in spaces if (space, nation) in self._part.armies_at]
            plate = nation_plate(self._texts.short_name(nation), livery(self._game, nation).counter, _NATION)
            tried = (
                [(space, box) for space in here for box in self._boxes_for_nation(nation, space, plate, apart)]
                for apart in _BESIDE_TAG
            )
            free = next(filter(None, tried), [])
            if free:
                _, (left, top, _, _) = min(free, key=lambda each: self._cost_of_nation(nation, *each))
                self._part.placer.take(plate.put(self._part.picture, left, top))

    def _boxes_for_nation(self, nation: str, space: str, plate: Sprite, apart: int) -> list[Box]:
        """The free boxes for a nation's name at its counter."""
        left, top, right, bottom = self._part.armies_at[space, nation]
        wide, tall = plate.width / 2, plate.height / 2
        across = ((left + right) / 2, left + wide, right - wide)
        places = [(x, y) for y in (bottom + tall + apart, top - tall - apart) for x in across]
        beside = (right + wide + apart, left - wide - apart)
        places += [(x, y) for x in beside for y in ((top + bottom) / 2, bottom - tall, top + tall)]
        boxes = [plate.box_at(x, y) for x, y in places]
        return [box for box in boxes if self._part.is_inside_edges(box) and self._part.placer.is_free(box)]

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
