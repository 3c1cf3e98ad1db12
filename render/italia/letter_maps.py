"""Maps of questions with many places: each has its letter, and nothing else that hides one."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from render.core.basemap import base_map
from render.core.canvas import Box, Point, Sprite
from render.core.plates import letter_disc
from render.core.targets import Targets
from render.core.theatres import WIDTH, Theatre, tile_sizes
from render.core.words import Words
from render.italia.map import Part, Sheet
from render.italia.map_highlights import Changes
from render.italia.texts import GAME
from rules.italia.data.loader import Area
from rules.italia.game import Italia

MARGIN: Final = 46
"""The least pixels of the board from a lettered place to the edge of its part."""

_DISC: Final = 74
"""The size of a letter on a part of the board that shows nothing else."""

_FEW: Final = 6
"""The most places for which every picture has room."""

_BESIDE_STACKS: Final = 100
"""The pixels between the two nearest places from which stacks have room beside their letters."""

_OWN: Final = 12
"""How many pixels a name must be nearer to its own letter than to any other."""

_WORTH: Final = 1.2
"""How much larger two parts must be than one to be worth the line between them."""

_APART: Final = 4.0
"""How much a letter keeps away from the others."""

_SORTED: Final[tuple[Callable[[Point], float], ...]] = (
    lambda at: at[0],
    lambda at: at[1],
    lambda at: at[0] + at[1],
    lambda at: at[0] - at[1],
)
"""The directions in which places can be split into two parts."""


def has_many(targets: Targets) -> bool:
    """Whether a decision has so many lettered places that most pictures would be a heap of counters."""
    return bool(targets.options) and len(targets.spaces) > _FEW


def zoom_of(spaces: Sequence[str], size: tuple[int, int], margin: int = MARGIN) -> float:
    """How large the board is where some spaces just fit into a size."""
    places: list[Point] = [base_map(GAME).spaces[space] for space in spaces]
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
    across, down = size[0] / (right - left + 2 * margin), size[1] / (bottom - top + 2 * margin)
    return float(min(across, down))


def parts_with_letters(spaces: Theatre, height: int) -> list[Theatre]:
    """Some spaces as one part of the board, or as the two that can be drawn the largest."""
    board = base_map(GAME).spaces
    best, found = zoom_of(spaces, (WIDTH, height)) * _WORTH, [spaces]
    if best < _WORTH * WIDTH / base_map(GAME).size[0]:  # the board isn't as wide as the picture
        best = 0.0
    large, small = tile_sizes(2, height=height)
    for key in _SORTED:
        ordered = sorted(spaces, key=lambda space, key=key: key(board[space]))  # type: ignore[misc]
        for cut in range(1, len(ordered)):
            for one, other in ((ordered[:cut], ordered[cut:]), (ordered[cut:], ordered[:cut])):
                zoom = min(zoom_of(one, large), zoom_of(other, small))
                if zoom > best:
                    best, found = zoom, [tuple(one), tuple(other)]
    return found


class LetterSheet(Sheet):
    """A part of the board where each place of a decision has its letter; stacks only if they have room."""

    worst_name = 1.0
    beside_stacks: float = _BESIDE_STACKS

    def __init__(self, game: Italia, texts: Words, shown: Changes, part: Part) -> None:
        super().__init__(game, texts, shown, part)
        places = [base_map(GAME).spaces[space] for space in shown.targets.spaces]
        nearest = min((math.dist(*pair) for pair in combinations(places, 2)), default=math.inf)
        self._has_room = nearest * part.zoom >= self.beside_stacks

    def _has_counters(self, space: str) -> bool:
        """Only what the question is about, or else all that it concerns if they have room."""
        if space in self.ringed or space in self._shown.about:
            return True
        return self._is_bright(space) and self._has_room

    def _signs_of(self, area: Area) -> list[Sprite]:
        """None: letters need the room."""
        return []

    def letter(self, targets: Targets) -> None:
        """Put each letter into its place, apart from the others."""
        if self._has_room:
            super().letter(targets)
            return
        for space, letter in targets.spaces.items():
            if self.is_shown(space):
                disc = letter_disc(letter, _DISC)
                sprite = disc.shown_as("letter", f"{letter} {space}", disc.letters)
                self._put_near(space, sprite, self.at(space), _APART)

    def _crowds(self, space: str, box: Box, letters: int) -> float:
        """Whether a name would be read as that of another letter than its own."""
        own = [_gap(box, sign) for each, sign in self.signs if each == space]
        others = [_gap(box, sign) for each, sign in self.signs if each != space]
        return math.inf if own and others and min(others) < min(own) + _OWN else 0.0


class CrowdedSheet(LetterSheet):
    """A part of the board of a question with so many places that no part shows stacks."""

    beside_stacks = math.inf


def _gap(one: Box, other: Box) -> float:
    """The distance between two boxes."""
    across = max(one[0] - other[2], other[0] - one[2], 0)
    down = max(one[1] - other[3], other[1] - one[3], 0)
    return math.hypot(across, down)
