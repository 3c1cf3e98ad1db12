"""One picture of the map of Italy: the order of its layers, and the letters and rings of a question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from render.core.boxes import box_around, grown
from render.core.canvas import Box, Sprite
from render.core.map_sheet import corners, shared
from render.core.palette import INK, Colour
from render.core.plates import letter_disc
from render.core.targets import Targets
from render.core.wide_board import Inset
from render.core.words import Words
from render.italia.area_names import AreaNames
from render.italia.area_signs import draw_signs
from render.italia.board_sheet import RIM, BoardSheet
from render.italia.counters_on_map import Counters
from render.italia.framing import Part
from render.italia.ground import draw_ground
from render.italia.map_highlights import Changes
from render.italia.marches import Marches
from render.italia.signs import frame_of, token_middles
from render.italia.stacks import stacks_at
from render.italia.verdicts import Verdicts
from rules.italia.game import Italia

_RING: Final = 42
"""The size of the ring around a place without counters that a question is about."""

_TOP: Final = 20
"""The least room above a letter at the upper edge of a picture: it rather covers a corner of its stack."""

_LETTER_OUT: Final = -0.06
"""How far the middle of a letter is outside the corner of its stack, in letters: it's on it, so that it's its own."""

_LITTLE, _OUT_OF_LITTLE = 1.25, 0.24
"""A stack lower than that, in letters, would be hidden by its letter: how far this is outside its corner."""

_ON_FRAME: Final = 10
"""How many times as much what a letter covers of the frame of another stack counts."""

_FROM_FLEETS: Final = 16
"""The room between the letter of a sea on the own fleet and the foreign fleets there."""

_COVERED: Final = 0.3
"""The share of a letter that may cover other signs for it to be at the same corner as all others."""

_FROM_COUNTERS: Final = 3.0
"""How much a letter without a stack keeps away from the counters of others."""


class Sheet(BoardSheet):
    """The map: rims of the seats and hatching, seas, stacks, signs of areas, then names where they fit."""

    letter_out = _LETTER_OUT
    has_signs = True
    """Whether areas have signs of cities and terrain beside their counters."""

    def __init__(self, game: Italia, texts: Words, shown: Changes, part: Part, inset: Inset | None = None) -> None:
        super().__init__(game, texts, shown, part, inset)
        self.marches = Marches(self)
        self.counters = Counters(self)
        self.names = AreaNames(self)
        self._framed: dict[str, Box] = {}

    def draw(self) -> None:
        """Draw every layer, from the ground up."""
        areas = [area for area in self.game.data.areas.values() if self.is_shown(area.id)]
        draw_ground(self)
        self.counters.draw(areas)
        for space in filter(self.is_shown, self.ringed):
            self.ring(space, INK, _RING)
        self.letter(self.shown.targets)
        for box in self._framed.values():
            self.placer.take(box)
        if self.bright is not None and not self.shown.marches:
            self.names.name_asked(areas)
        if self.names_first:
            self.names.write(areas)
        if self.has_signs and not self.is_small:
            for area in areas:
                if not area.is_staging and self.is_bright(area.id):
                    draw_signs(self, area)
        self.marches.draw()
        self.names.name_fought()
        if not self.numbers:
            Verdicts(self).draw()
        self.title(self.heading)
        if not self.is_small and not self.names_first:
            self.names.write(areas)

    def ring(self, space: str, colour: Colour, size: float) -> None:
        """Frame the stack of a space, if it has one: a ring at its position would lie across it."""
        box = self.own_box(space)
        if box is None:
            super().ring(space, colour, size)
            return
        left, top, right, bottom = grown(box, RIM)
        if space not in self._framed:
            frame_of(right - left, bottom - top, colour).put(self.picture, left, top)
        self._framed[space] = (left, top, right, bottom)

    def letter(self, targets: Targets) -> None:
        """Letters at stacks first: they have one place only, those without a stack keep away from them."""
        several = {space for space in self.shown.units if space in targets.spaces and self.own_box(space)}
        single = [each for each in targets.spaces.items() if each[0] not in several]
        by_stack = sorted(single, key=lambda each: self.own_box(each[0]) is None)
        super().letter(replace(targets, spaces=dict(by_stack)))
        for space in filter(self.is_shown, several):
            self._letter_units(space)

    def _letter_units(self, space: str) -> None:
        """Put a letter on the upper edge of each kind of unit in a place where several can be chosen."""
        left, top, *_ = self.own_box(space) or (0, 0, 0, 0)
        stack = next(stack for stack in stacks_at(self.game, space) if stack.nation == self.actor)
        middles = token_middles(stack, self.counters.sized(space))
        for token, middle in zip(stack.tokens, middles, strict=True):
            letter = self.shown.units[space].get(token.kind)
            if letter:
                disc = letter_disc(letter, self.lettering)
                self.put(
                    space,
                    disc.shown_as("letter", f"{letter} {space}", disc.letters),
                    left + middle,
                    top - disc.height / 3,
                )

    def _best_for_letter(self, space: str, sprite: Sprite) -> Box:
        """The upper right corner of a space's own stack, or else the one where its letter covers the least.

        Without a stack it's the middle of the space, beside the counters of others. In a sea it's at the own fleet,
        apart from foreign ones: beside one of them it would lead aboard it.
        """
        box = self.own_box(space)
        if box is not None and space in self.game.data.seas and (space, self.actor) not in self.navy_boxes:
            box = _upper_row(self.counters_at[space])  # the letter means the sea, not one of its fleets
        if box is None:
            return sprite.box_at(*self.clear_spot(space, sprite, self.at(space), _FROM_COUNTERS))
        lowered = box[0], max(box[1], _TOP + sprite.height // 2), box[2], box[3]
        is_little = box[3] - box[1] < _LITTLE * sprite.height
        found = corners(lowered, sprite, max(self.letter_out, _OUT_OF_LITTLE) if is_little else self.letter_out)
        costs = [
            self._cost_of_letter(each, box) + self._cost_of_frames(each, space) + self._cost_of_fleets(each, space)
            for each in found
        ]
        return found[0 if costs[0] <= _COVERED * sprite.width * sprite.height else costs.index(min(costs))]

    def _cost_of_frames(self, box: Box, space: str) -> int:
        """How much of the frames of other spaces a letter would cover: it would seem to be theirs."""
        return _ON_FRAME * sum(shared(box, frame) for other, frame in self._framed.items() if other != space)

    def _cost_of_fleets(self, box: Box, space: str) -> int:
        """How near a letter of the sea with an own fleet would be to foreign ones there."""
        if (space, self.actor) not in self.navy_boxes:
            return 0
        foreign = [fleet for (sea, nation), fleet in self.navy_boxes.items() if sea == space and nation != self.actor]
        return _ON_FRAME * sum(shared(grown(box, _FROM_FLEETS), fleet) for fleet in foreign)


def _upper_row(boxes: Sequence[Box]) -> Box:
    """The box around the topmost of some counters, and those beside it."""
    low = min(box[3] for box in boxes)
    return box_around([box for box in boxes if box[1] < low])
