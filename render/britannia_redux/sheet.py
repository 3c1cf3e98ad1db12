"""A map of Britannia reDux: who owns what, armies with their numbers, fortifications, Roads, marches, names."""

from __future__ import annotations

import math
from typing import Final

from render.britannia_redux.area_names import AreaNames
from render.britannia_redux.battles_on_map import Battles
from render.britannia_redux.board_part import BoardPart
from render.britannia_redux.counters_on_map import Counters
from render.britannia_redux.ground import Ground
from render.britannia_redux.marches import Marches
from render.britannia_redux.nation_names import NationNames
from render.britannia_redux.ways import Ways
from render.core.canvas import Point

_REGION_ARMY: Final = 100
"""The size of counters on the picture of a region."""

_LEAST_ARMY, _ARMY_OF_WAY = 96, 0.42
"""The least size of counters on a part of a picture, and their size as a share of the shortest arrow's way there."""


class Sheet(BoardPart):
    """The map: patterns of land, Roads and straits, counters, arrows, then names where they fit."""

    def draw(self) -> None:
        """Draw every layer, from the ground up."""
        self.army = self._size_of_armies()
        spaces = [space for space in self.board.spaces if self.is_shown(space)]
        counters, marches = Counters(self), Marches(self)
        Ground(self).draw()
        Ways(self).draw()
        counters.draw(spaces)
        self.nudges = {space: self._off(space) for space in self.middles}
        counters.point_to_areas()
        counters.frame_asked()
        self.letter(self.shown.targets)
        marches.draw()
        Battles(self).draw()
        if self.is_small:
            NationNames(self).write(spaces)
        else:
            AreaNames(self, marches.entries).write(spaces)

    def _size_of_armies(self) -> int:
        """The size of counters: beside a list, on the picture of a region, between arrows, or the usual one."""
        if self.is_listed:
            return self.army_of_list
        if self.is_region:
            return _REGION_ARMY
        is_tile = self.is_part_of_several and not self.is_overview
        return self._size_between_arrows(self.army) if is_tile else self.army

    def _size_between_arrows(self, size: int) -> int:
        """The size of counters between which the shortest arrow has room."""
        ways = [self.ends(each) for each in self.shown.marches if len(each.path) > 1]
        far = [math.dist(self.at(start), self.at(end)) for start, end in ways if self.is_shown(start) and start != end]
        return max(min([size, *(round(each * _ARMY_OF_WAY) for each in far)]), min(_LEAST_ARMY, size))

    def _off(self, space: str) -> Point:
        """How far the counters of a space are from its position."""
        (x, y), (to_x, to_y) = self.at(space), self.middles[space]
        return to_x - x, to_y - y
