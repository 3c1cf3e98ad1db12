"""Maps of questions with many places: each has its letter, and nothing else that hides one."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Final

from render.core.basemap import base_map
from render.core.boxes import gap_between
from render.core.canvas import Box
from render.core.plates import letter_disc
from render.core.targets import Targets
from render.core.words import Words
from render.italia.area_names import AreaNames
from render.italia.counters_on_map import Counters
from render.italia.framing import Part
from render.italia.map_highlights import Changes
from render.italia.sheet import Sheet
from render.italia.texts import GAME
from rules.italia.game import Italia

_DISC: Final = 74
"""The size of a letter on a part of the board that shows nothing else."""

_BESIDE_STACKS: Final = 150
"""The pixels between the two nearest places from which stacks have room beside their letters."""

_MOST_STACKS: Final = 12
"""The most letters with stacks beside them: more would be a heap."""

_OWN: Final = 12
"""How many pixels a name must be nearer to its own letter than to any other."""

_APART: Final = 4.0
"""How much a letter keeps away from the others."""

_OUT: Final = 0.22
"""How far the middle of a letter without room is outside the corner of its stack: it mustn't hide the number."""


class LetterSheet(Sheet):
    """A part of the board where each place of a decision has its letter; stacks only if they have room.

    It has no signs: letters need the room.
    """

    has_signs = False

    def __init__(self, game: Italia, texts: Words, shown: Changes, part: Part) -> None:
        super().__init__(game, texts, shown, part)
        places = [base_map(GAME).spaces[space] for space in shown.targets.spaces]
        nearest = min((math.dist(*pair) for pair in combinations(places, 2)), default=math.inf)
        self._has_room = len(places) <= _MOST_STACKS and nearest * part.zoom >= _BESIDE_STACKS
        self.counters = RoomyCounters(self) if self._has_room else AskedCounters(self)
        self.names = LetterNames(self)

    def letter(self, targets: Targets) -> None:
        """Put each letter into its place, apart from the others."""
        if self._has_room:
            super().letter(targets)
            return
        self.letter_out = _OUT
        for space, letter in targets.spaces.items():
            if self.is_shown(space):
                disc = letter_disc(letter, _DISC)
                sprite = disc.shown_as("letter", f"{letter} {space}", disc.letters)
                if space in self.counters_at:
                    box = self._best_for_letter(space, sprite)
                    self.put(space, sprite, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
                else:
                    self.put_near(space, sprite, self.at(space), _APART)


class AskedCounters(Counters):
    """The counters of what the question is about, and no others."""

    def _is_asked(self, space: str) -> bool:
        return space in self.sheet.ringed or space in self.sheet.shown.about

    def _has_counters(self, space: str) -> bool:
        return self._is_asked(space)

    def _is_summed(self, area: str) -> bool:
        """One counter for each place, as in the list; what the question is about has all its kinds."""
        return not self._is_asked(area)


class RoomyCounters(AskedCounters):
    """The counters of all places that the question concerns: they have room beside their letters."""

    def _has_counters(self, space: str) -> bool:
        return self._is_asked(space) or self.sheet.is_bright(space)


class LetterNames(AreaNames):
    """The names of lettered places, each nearer to its own letter than to any other."""

    worst_name = 1.0

    def _crowds(self, space: str, box: Box, letters: int) -> float:
        """Whether a name would be read as that of another letter than its own."""
        signs = self.sheet.signs
        own = [gap_between(box, sign) for each, sign in signs if each == space]
        others = [gap_between(box, sign) for each, sign in signs if each != space]
        return math.inf if own and others and min(others) < min(own) + _OWN else 0.0
