"""The names on a map of Italy: where those of areas and leaders go, and which comes first."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from render.core.boxes import gap_between, grown, middle_of
from render.core.canvas import Box, Sprite
from render.core.fonts import Face
from render.core.labels import label
from render.core.text_panels import name_tag
from render.italia.board_sheet import CLEAR, RIM, BoardSheet
from render.italia.sea_names import APART, SeaNames
from render.italia.stacks import navies_at, stacks_at
from render.italia.staging import has_captions
from render.italia.theme import livery
from rules.italia.data.loader import Area

_OF_LEADER: Final = 2.0
"""How far the name of a leader may be in the way before it's left out."""

_CROWDED: Final = 4
"""What it costs a name to be read as one with another: more than to lie in a neighbouring area."""

_MISTAKEN, _OWN = 3.0, 18
"""What it costs a name to be read as that of another counter, and how many pixels nearer to its own it should be."""

_MANY_NAMES: Final = 5
"""How many areas of a question are named from which all names are on one side, if they have room there."""

_LEADER: Final = 40
"""The letters of a leader's name on a region."""

_BESIDE: Final = 10
"""The pixels from a stack to the name of its leader beside it."""

_FROM_ARROW: Final = 44
"""The pixels from the middle of an area to its name where an arrow may end there."""

_LONE, _NEAR_LETTER = 1.1, 5
"""The most size of a letter, as a share of the usual one, and how near one a name is read as its answer's."""

_ON_ONE_GROUND, _OFF_COAST = 0.02, (0.15, 0.3, 0.45, 0.6, 0.8)
"""How much of the lesser ground may be below a name, and how far one goes off a coast, as shares of its letters."""

_GREAT: Final = frozenset({"roma", "carthago", "syracusae", "ravenna", "mediolanum", "tarentum"})
"""The areas that are named first."""


class AreaNames:
    """The names of a map: areas and leaders beside their signs, seas on water."""

    smaller: Sequence[int] = ()
    """The sizes of names that have no room otherwise."""
    worst_name = math.inf
    """How far a name may be in other areas, or in the way of other names, before it's left out."""

    def __init__(self, sheet: BoardSheet) -> None:
        self.sheet = sheet
        self._seas = SeaNames(sheet)
        self.plated = set[tuple[str, str]]()
        """The spaces in which a leader's name is on a plate, each with his nation."""
        self._one_side = ""
        """Where all names are, below their counters or above them, so that they are read alike; empty if either."""

    def name_asked(self, areas: Sequence[Area]) -> None:
        """The names of the areas that a question is about, then of its leaders, before signs take their room."""
        sheet = self.sheet
        asked = {*sheet.shown.targets.spaces, *sheet.shown.about, *sheet.ringed} - {*sheet.subjects}
        named = [area.id for area in areas if area.id in asked and not area.is_staging and sheet.named_land]
        for area in named:
            self._name_area(area)
        self.name_leaders()

    def name_fought(self) -> None:
        """The names of places where something happened, before what is told of it takes the room.

        What is told of the numbered stops of a campaign begins with their names.
        """
        sheet = self.sheet
        done = {name for name, _ in sheet.placer.labels}
        for space in dict.fromkeys([*sheet.shown.fought, *sheet.shown.pillaged]):
            if space not in done and not sheet.is_told(space) and not sheet.is_small and sheet.is_shown(space):
                (self._seas.write if space in sheet.game.data.seas else self._name_area)(space)

    def write(self, areas: Sequence[Area]) -> None:
        """Names of areas, the most important first, then those of leaders and seas."""
        sheet = self.sheet
        named = set(sheet.shown.targets.framed) | set(sheet.shown.about)
        cities, done = sheet.game.state.cities, {name for name, _ in sheet.placer.labels}
        land = [area for area in areas if not area.is_staging and sheet.is_bright(area.id) and sheet.named_land]
        land = [area for area in land if area.id not in done and not sheet.is_told(area.id)]
        land.sort(key=lambda each: (each.id not in named, each.id not in _GREAT, each.id not in cities))
        is_asked = sheet.bright is not None and not sheet.shown.marches
        sides = ("s", "n") if is_asked and len(land) >= _MANY_NAMES else ()
        self._one_side = next((side for side in sides if self._have_room([each.id for each in land], side)), "")
        for area in land:
            if area.id in named or area.id in _GREAT:
                self._name_area(area.id)
        has_leaders = not sheet.is_small and (sheet.bright is None or sheet.shown.marches)
        if has_leaders and not sheet.names_first:
            self.name_leaders()
        for area in land:
            if area.id not in named and area.id not in _GREAT:
                self._name_area(area.id)
        self._one_side = ""
        for sea in sheet.game.data.seas:
            is_named = sheet.named_seas and sheet.is_shown(sea) and sheet.is_bright(sea)
            if is_named and sheet.texts.short_name(sea) not in done:
                self._seas.write(sea)

    def name_leaders(self) -> None:
        """The names of leaders above their stacks."""
        sheet = self.sheet
        for space, boxes in sheet.counters_at.items():
            stacks = [stack for stack in stacks_at(sheet.game, space) if stack.leaders]
            if space in sheet.game.data.staging and has_captions(sheet):
                continue
            if any(place == space for place, _ in self.plated):
                continue
            if stacks and sheet.has_leaders(space) and sheet.is_bright(space) and space not in sheet.subjects:
                text = sheet.texts.short_name(stacks[-1].leaders[0])
                box = sheet.stack_boxes.get((space, stacks[-1].nation), boxes[-1])
                if sheet.names_first:
                    self._tag_leader(stacks[-1].leaders[0], stacks[-1].nation, space, box)
                    continue
                if space in sheet.game.data.staging:
                    box = grown(box, RIM + 5)  # the frame of the box, and the ring around it
                self._name_at(text, text, Face.HEAVY, 14, space, box, "n", _OF_LEADER)

        if sheet.names_first:
            for sea in filter(sheet.is_shown, sheet.game.data.seas):
                for navy in navies_at(sheet.game, sea):
                    at = sheet.navy_boxes.get((sea, navy.nation))
                    if navy.cargo.leaders and at is not None:
                        self._tag_leader(navy.cargo.leaders[0], navy.nation, sea, at)

    def tag_of(self, leader: str, nation: str) -> Sprite:
        """The name of a leader in the colour of his nation."""
        return name_tag(self.sheet.texts.short_name(leader), livery(nation).counter, _LEADER)

    def _tag_leader(self, leader: str, nation: str, space: str, stack: Box) -> None:
        """The name of a leader in the colour of his nation, above or below his stack: it isn't that of a place.

        It's in his own area if it can be.
        """
        tag = self.tag_of(leader, nation)
        x, gap = middle_of(stack)[0], tag.height / 2 + 4
        rows = stack[1] - gap, stack[3] + gap
        boxes = [tag.box_at(x + aside * tag.width, row) for aside in (0, 0.3, -0.3) for row in rows]
        beside = tag.width / 2 + _BESIDE
        boxes += [tag.box_at(at, middle_of(stack)[1]) for at in (stack[2] + beside, stack[0] - beside)]
        free = [each for each in boxes if self.sheet.placer.is_free(grown(each, CLEAR))]
        free = free or list(filter(self.sheet.placer.is_free, boxes))
        if free:
            box = min(free, key=lambda each: self.sheet.elsewhere(space, each))
            self.sheet.placer.take(tag.put(self.sheet.picture, box[0], box[1]))
            self.plated.add((space, nation))

    def _have_room(self, areas: Sequence[str], side: str) -> bool:
        """Whether each of some areas has room for its name on one side of its counters."""
        sheet = self.sheet
        for area in areas:
            boxes = sheet.counters_at.get(area, ())
            sprite = label(sheet.texts.short_name(area), Face.STRONG, sheet.letters(14), "land")
            for box in boxes[:1]:
                if not any(_is_on_side(each, box, side) for each in self._beside(sprite, box, side)):
                    return False
        return True

    def _name_area(self, area: str) -> None:
        sheet = self.sheet
        boxes = sheet.counters_at.get(area) or [box for space, box in sheet.signs if space == area]
        x, y = map(round, sheet.at(area))
        half = _FROM_ARROW if sheet.shown.marches else 2  # an arrow ends in the middle of an area without a sign
        box = boxes[0] if boxes else (x - half, y - half, x + half, y + half)
        self._name_at(area, sheet.texts.short_name(area), Face.STRONG, 14, area, box, "s")

    def _name_at(
        self, key: str, text: str, face: Face, size: float, space: str, sign: Box, side: str, worst: float = math.inf
    ) -> None:
        """Write a name beside a sign, in its own area or at sea if possible, else over another area.

        ``worst``: how far it may be in other areas, or in the way of other names, before it's left out.
        """
        sheet = self.sheet
        for letters in dict.fromkeys((sheet.letters(size), sheet.letters(size - 2), *self.smaller)):
            sprite = label(text, face, letters, "land", radius=sheet.halo * sheet.scale)
            found = list(self._beside(sprite, sign, side))
            if self._one_side:
                found = [each for each in found if _is_on_side(each, sign, self._one_side)] or found
            if found:
                costs = [self._cost_of_name(space, each, letters) for each in found]
                if min(costs) > min(self.worst_name, worst):
                    continue
                box = self._off_coast(space, found[costs.index(min(costs))], letters)
                label(text, face, letters, sheet.ground_under(box), radius=sheet.halo * sheet.scale).put(
                    sheet.picture, box[0], box[1]
                )
                sheet.placer.take(box)
                sheet.placer.labels.append((key, box))
                return

    def _off_coast(self, space: str, box: Box, letters: int) -> Box:
        """A box of a name that would be across a coast, or a near one on one ground if the name has room there."""
        if self._across(box) <= _ON_ONE_GROUND:
            return box
        steps = [letters * share for share in _OFF_COAST]
        moves = [(x * step, y * step) for step in steps for x, y in ((0, 1), (0, -1), (-1, 0), (1, 0))]
        aside = [(round(x), round(y)) for x, y in moves]
        near = [(box[0] + x, box[1] + y, box[2] + x, box[3] + y) for x, y in aside]
        cost = self._cost_of_name(space, box, letters)
        free = (each for each in near if self._across(each) <= _ON_ONE_GROUND and self.sheet.is_clear(each))
        return next((each for each in free if self._cost_of_name(space, each, letters) <= cost), box)

    def _across(self, box: Box) -> float:
        """The share of the lesser ground below a name: land or water."""
        wet = self.sheet.board.water_share(box, self.sheet.chart)
        return min(wet, 1 - wet)

    def _cost_of_name(self, space: str, box: Box, letters: int) -> float:
        """How far a name in a box is in other areas, over arrows and in the way of other names."""
        crowds = _CROWDED * self._crowds(space, box, letters) + _MISTAKEN * self._is_mistaken(space, box)
        return self.sheet.elsewhere(space, box) // 0.4 + self.sheet.placer.is_avoided(box) + crowds

    def _is_mistaken(self, space: str, box: Box) -> bool:
        """Whether a name on the map of a question is about as near to another area's counter as to its own."""
        counters = self.sheet.counters_at
        own = [gap_between(box, each) for each in counters.get(space, ())]
        others = [gap_between(box, each) for other, boxes in counters.items() if other != space for each in boxes]
        is_asked = self.sheet.bright is not None and not self.sheet.shown.marches
        return is_asked and not self._one_side and bool(own and others) and min(others) < min(own) + _OWN

    def _crowds(self, space: str, box: Box, letters: int) -> float:
        """Whether a name would be read as one with another in its line, or close above or below it."""
        left, top, right, bottom = box
        wide, high = letters * APART, letters * APART / 4
        return float(
            self._beside_letter(space, box)
            or any(
                other[0] - wide < right
                and left < other[2] + wide
                and other[1] - high < bottom
                and top < other[3] + high
                for _, other in self.sheet.placer.labels
            )
        )

    def _beside_letter(self, space: str, box: Box) -> bool:
        """Whether a name is so near the letter of another space that it would be read as that answer."""
        sheet = self.sheet
        letters = [each for other, each in sheet.signs if other in sheet.shown.targets.spaces and other != space]
        lone = [each for each in letters if each[2] - each[0] <= sheet.lettering * _LONE]
        return any(gap_between(box, each) < CLEAR * _NEAR_LETTER for each in lone)

    def _beside(self, sprite: Sprite, sign: Box, side: str) -> Iterator[Box]:
        """The free boxes for a name around a sign, those above and below it first."""
        left, top, right, bottom = sign
        x, y, gap = (left + right) / 2, (top + bottom) / 2, max(round(3 * self.sheet.scale), CLEAR + 1)
        wide, high = sprite.width / 2, sprite.height / 2
        rows = [bottom + gap + high, top - gap - high]
        rows = rows if side == "s" else rows[::-1]
        spots = [(x + shift * wide, row) for shift in (0, 0.4, -0.4) for row in rows]
        drops = 0, -high, high, -2 * high, 2 * high
        spots += [(right + gap + wide, y + drop) for drop in drops]
        spots += [(left - gap - wide, y + drop) for drop in drops]
        spots += [
            (x + shift * wide, row + (gap + high) * (1 if row > y else -1)) for shift in (0, 0.7, -0.7) for row in rows
        ]
        for spot in spots:
            box = sprite.box_at(*spot)
            if self.sheet.is_clear(box):
                yield box


def _is_on_side(name: Box, sign: Box, side: str) -> bool:
    """Whether a name is below a sign, or above it."""
    return name[1] >= sign[3] if side == "s" else name[3] <= sign[1]
