"""Maps of questions with many places: each has its letter, and nothing else that hides one."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Final

from render.core.basemap import base_map
from render.core.canvas import Box, Sprite
from render.core.plates import letter_disc
from render.core.targets import Targets
from render.core.words import Words
from render.italia.map import Part, Sheet, gap_between
from render.italia.map_highlights import Changes
from render.italia.texts import GAME
from rules.italia.data.loader import Area
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
    """A part of the board where each place of a decision has its letter; stacks only if they have room."""

    worst_name = 1.0

    def __init__(self, game: Italia, texts: Words, shown: Changes, part: Part) -> None:
        super().__init__(game, texts, shown, part)
        places = [base_map(GAME).spaces[space] for space in shown.targets.spaces]
        nearest = min((math.dist(*pair) for pair in combinations(places, 2)), default=math.inf)
        self._has_room = len(places) <= _MOST_STACKS and nearest * part.zoom >= _BESIDE_STACKS

    def _has_counters(self, space: str) -> bool:
        """Only what the question is about, or else all that it concerns if they have room."""
        if space in self.ringed or space in self._shown.about:
            return True
        return self._is_bright(space) and self._has_room

    def _is_summed(self, area: str) -> bool:
        """One counter for each place, as in the list; what the question is about has all its kinds."""
        return area not in self.ringed and area not in self._shown.about

    def _signs_of(self, area: Area) -> list[Sprite]:
        """None: letters need the room."""
        return []

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
                if space in self._centres:
                    box = self._best_for_letter(space, sprite)
                    self.put(space, sprite, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
                else:
                    self._put_near(space, sprite, self.at(space), _APART)

    def _crowds(self, space: str, box: Box, letters: int) -> float:
        """Whether a name would be read as that of another letter than its own."""
        own = [gap_between(box, sign) for each, sign in self.signs if each == space]
        others = [gap_between(box, sign) for each, sign in self.signs if each != space]
        return math.inf if own and others and min(others) < min(own) + _OWN else 0.0
