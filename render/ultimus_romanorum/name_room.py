"""Where on the map a name may be: clear of others, on its own land, and beside what it belongs to."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import Final

from render.core.boxes import gap_between, grown, middle_of
from render.core.canvas import Box
from render.ultimus_romanorum.armies import Army
from render.ultimus_romanorum.subject_map import EDGE, SubjectMap

_DOUBT: Final = 40
"""How much nearer a name is to its own army than to any other, in pixels."""

_BY_NUMBER: Final = 18
"""The least room between an army's name and the number of another area."""

_BETWEEN, _BETWEEN_IN_THEATRE = 22, 40
"""The least room between two names, in pixels."""

_ALL_ROUND: Final = 16
"""The least room around the name of a diocese."""

_OFF_NUMBERS: Final = 28
"""The room between the name of a diocese and the number of an area, if there's as much."""

_CLEAR: Final = 22
"""The least room around the name of an area that the picture isn't about."""

_BY_BANK: Final = 14
"""The least room between the name of a diocese and a river at its border, or the shore."""

_BY_EDGE: Final = 18
"""The least room between a name and the left or the right edge of a theatre."""

_LEVEL: Final = 16
"""Up to how many pixels above or below the middle of an army a name is level with it."""

_SEA_POINTS: Final = 8
"""How many points of the name of a sea must be on open water."""


class NameRoom:
    """What decides whether a place on a map will do for a name."""

    def __init__(self, sheet: SubjectMap) -> None:
        self._sheet = sheet

    def is_apart(self, box: Box) -> bool:
        """Whether a name has some room between itself and every other one."""
        sheet = self._sheet
        least = _BETWEEN_IN_THEATRE if sheet.home else _BETWEEN
        if sheet.home and (not self._is_clear_of_edges(box) or sheet.is_on_ferry(box)):
            return False
        return all(gap_between(box, other) >= least for _, other in sheet.placer.labels)

    def _is_clear_of_edges(self, box: Box) -> bool:
        """Whether a name has some room to the edges of a theatre."""
        wide, high = self._sheet.picture.size
        return min(box[0], wide - box[2]) >= _BY_EDGE and min(box[1], high - box[3]) >= EDGE // 2

    def is_nearest_to(self, own: Box, area: str) -> Callable[[Box], bool]:
        """A name that no one takes for that of another army, not even of one beside it in its area."""
        others = [each for other, pairs in self._sheet.centres.items() if other != area for _, each in pairs]
        beside = [each for _, each in self._sheet.centres.get(area, ()) if each != own]

        def accepts(box: Box) -> bool:
            near = gap_between(box, own)
            far = math.dist(middle_of(box), middle_of(own))
            is_own = all(
                near + _DOUBT < gap_between(box, other) and far < math.dist(middle_of(box), middle_of(other))
                for other in others
            )
            return (
                is_own and self.is_apart(box) and is_off_numbers(box) and all(_is_by(box, own, each) for each in beside)
            )

        def is_off_numbers(box: Box) -> bool:
            numbers = (each for other, each in self._sheet.names_at.items() if other != area)
            return all(gap_between(box, each) >= _BY_NUMBER for each in numbers)

        return accepts

    def is_on_land_of(self, army: Army) -> Callable[[Box], bool]:
        """A name on land of whoever holds an army's area, or on water."""
        return self._is_held_by((self._sheet.holders[army.area],))

    def is_on_no_one_elses_land(self, army: Army) -> Callable[[Box], bool]:
        """A name on land of whoever holds an army's area or of no one, or on water."""
        return self._is_held_by((self._sheet.holders[army.area], ""))

    def is_wholly_in(self, area: str) -> Callable[[Box], bool]:
        """A name with all its corners in an area."""
        return lambda box: self._is_all_in(box, {area})

    def _is_held_by(self, peoples: Sequence[str]) -> Callable[[Box], bool]:
        areas = {"", *(area for area, people in self._sheet.holders.items() if people in peoples)}
        return lambda box: self._is_all_in(box, areas)

    def _is_all_in(self, box: Box, areas: set[str]) -> bool:
        """Whether the corners of a name, its ends and its middle are in some areas."""
        return self.areas_at(box) <= areas and self.is_within(box, tuple(areas))

    def is_by(self, area: str) -> Callable[[Box], bool]:
        """A name that no one takes for that of another area."""
        sheet = self._sheet
        own = sheet.boxes_of(area)
        others = [box for other, box in sheet.signs if other != area and other in sheet.game.data.areas]

        def accepts(box: Box) -> bool:
            near = min(gap_between(box, each) for each in own)
            return self.is_apart(box) and all(near + _DOUBT < gap_between(box, other) for other in others)

        return accepts

    def is_on_this_side(self, box: Box) -> bool:
        """Whether neither the ends nor the middle of the name of a town of the Empire are beyond the border."""
        sheet, (left, top, right, bottom) = self._sheet, box
        x, y = (left + right) // 2, (top + bottom) // 2
        spots = [(left, top, left, bottom), (right, top, right, bottom), *((at, y, at, y) for at in (left, x, right))]
        found = (sheet.board.area_at(spot, sheet.chart) for spot in spots)
        return all(sheet.game.data.areas[area].in_empire for area in found if area)

    def is_mostly_on_this_side(self, box: Box) -> bool:
        """Whether a name that reaches over the border is on the Empire's side with its middle and an end at least."""
        sheet, (left, top, right, bottom) = self._sheet, box
        x, y = (left + right) // 2, (top + bottom) // 2
        middle, *ends = (sheet.board.area_at((at, y, at, y), sheet.chart) for at in (x, left, right))
        areas = sheet.game.data.areas
        return (not middle or areas[middle].in_empire) and any(not end or areas[end].in_empire for end in ends)

    def is_in_own(self, area: str) -> Callable[[Box], bool]:
        """A name that the picture isn't about is in its own area and clear of all others, or is left out."""

        def accepts(box: Box) -> bool:
            is_free = self._sheet.placer.is_free(grown(box, _CLEAR)) and not self._sheet.is_on_ferry(box)
            return is_free and self.is_within(box, (area,))

        return accepts

    def is_on_water(self, box: Box) -> bool:
        """Whether a name is free, and wholly on water."""
        sheet = self._sheet
        across = [box[0] + (box[2] - box[0]) * share // _SEA_POINTS for share in range(_SEA_POINTS + 1)]
        points = ((x, y) * 2 for x, y in itertools.product(across, (box[1], box[3])))
        is_free = sheet.placer.is_free(grown(box, EDGE if sheet.home else 4)) and self.is_apart(box)
        return is_free and not any(sheet.board.area_at(each, sheet.chart) for each in points)

    def is_clear_on(self, box: Box, areas: Sequence[str]) -> bool:
        """Whether a name is wholly on some land, borders of others included, with nothing near it."""
        sheet = self._sheet
        wide = grown(box, _ALL_ROUND)
        if sheet.board.area_at(box, sheet.chart) not in areas or not sheet.placer.is_free(wide):
            return False
        across = (wide[0], box[0], (box[0] + box[2]) // 2, box[2], wide[2])
        points = ((x, y) * 2 for x, y in itertools.product(across, (wide[1], wide[3])))
        return self.is_apart(box) and all(sheet.board.area_at(each, sheet.chart) in areas for each in points)

    def is_off_numbers(self, box: Box) -> bool:
        """Whether no one takes the number of an area for a part of the name of a diocese."""
        return all(gap_between(box, each) >= _OFF_NUMBERS for each in self._sheet.names_at.values())

    def is_among(self, box: Box, own: Sequence[str], around: int) -> bool:
        """Whether the name of a diocese is wholly on its own land, with that little room around it."""
        sheet = self._sheet
        if not sheet.placer.is_free(grown(box, around)):
            return False
        is_own = self.is_within(box, own) and self.areas_at(grown(box, _BY_BANK)) <= set(own)
        return is_own and self._is_clear_of_edges(box) and not sheet.is_on_ferry(box)

    def areas_at(self, box: Box) -> set[str]:
        """The areas at the corners of a box, with an empty one for the sea."""
        sheet, (left, top, right, bottom) = self._sheet, box
        return {
            sheet.board.area_at((x, y) * 2, sheet.chart) for x, y in itertools.product((left, right), (top, bottom))
        }

    def is_mostly_on(self, box: Box, own: str) -> bool:
        """Whether the middle of a name is in an area beyond the border, and no corner on the land of anyone else."""
        sheet = self._sheet
        areas = [sheet.game.data.areas[area] for area in self.areas_at(box) - {"", own}]
        is_middle = sheet.board.area_at(box, sheet.chart) == own
        return is_middle and not any(area.in_empire or area.tribe for area in areas)

    def is_within(self, box: Box, areas: Sequence[str]) -> bool:
        """Whether both ends and the middle of a box are in some areas."""
        left, top, right, bottom = box
        thirds = [(edge, top, edge, bottom) for edge in (left, (left + right) // 2, right)]
        return all(self._sheet.board.area_at(part, self._sheet.chart) in areas for part in thirds)


def _is_by(name: Box, own: Box, other: Box) -> bool:
    """Whether a name is at the far side of one of two armies beside each other, or over its end of them.

    Of two armies one below the other, it may also be level with its own.
    """
    (x, y), (own_x, own_y), (other_x, other_y) = map(middle_of, (name, own, other))
    if abs(own_x - other_x) < abs(own_y - other_y):
        side = 1 if own_y < other_y else -1
        return (own_y - y) * side >= (own[3] - own[1]) / 2 or abs(own_y - y) < _LEVEL
    side = 1 if own_x < other_x else -1
    return (own_x - x) * side >= (own[2] - own[0]) / 2
