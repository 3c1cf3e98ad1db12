"""Questions with so many letters that they have two pictures: which places each has, and the letters in their order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from render.core.basemap import base_map
from render.core.posts import View
from render.core.targets import Targets, targets_in
from render.core.theatres import Theatre
from render.italia.texts import GAME

AROUND: Final = (100, 104)
"""The least pixels from a lettered place to the edges beside it, and to those above and below it."""

_FEW: Final = 6
"""The most places for which every picture has room."""

_MANY: Final = 14
"""The most letters for which one part of the board has room: a question with more has two pictures."""

_UNEVEN: Final = 2
"""How many letters more than half of them one of two pictures may have."""

_HALF: Final = 1080, 880
"""The size of the map of half a question with more letters, beside its list."""

_DIRECTIONS: Final = ((0, 1), (1, 1), (1, 2), (1, 0), (-1, 1))
"""The directions in which places are in two parts: north to south, north-west to south-east and so on."""


def has_many(targets: Targets) -> bool:
    """Whether a decision has so many lettered places that most pictures would be a heap of counters."""
    return bool(targets.options) and len(targets.spaces) > _FEW


def is_in_halves(targets: Targets) -> bool:
    """Whether a question has more letters than one picture has room for."""
    return has_many(targets) and len(targets.spaces) > _MANY


def targets_of(view: View) -> Targets:
    """The targets of the pending decision; those of two pictures have the letters of the first one first."""
    targets = targets_in(view)
    if not is_in_halves(targets):
        return targets
    first = halves(targets)[0]
    places = sorted(targets.spaces, key=lambda space: space not in first)
    letters = dict(zip(places, targets.spaces.values(), strict=True))
    space_of = {letter: space for space, letter in targets.spaces.items()}
    options = {option: letters[space_of[letter]] for option, letter in targets.options.items()}
    return replace(targets, spaces=letters, options=options)


def halves(targets: Targets) -> Sequence[Theatre]:
    """The places of a question as two parts of the board, with half of the letters each, so that both can be large.

    That with the first letter comes first.
    """
    board, lettered = base_map(GAME).spaces, [*targets.spaces]
    known = [space for space in targets.framed if space in board]
    half = -(-len(lettered) // 2)
    most = max(half, min(half + _UNEVEN, _MANY))
    splits: list[list[Theatre]] = []
    for across, down in _DIRECTIONS:
        order = sorted(known, key=lambda space: board[space][0] * across + board[space][1] * down)
        splits += [[tuple(order[:count]), tuple(order[count:])] for count in range(1, len(order))]
    fitting = [parts for parts in splits if all(sum(each in targets.spaces for each in part) <= most for part in parts)]
    best = max(fitting, key=lambda parts: min(_magnified(part, _HALF) for part in parts))
    return sorted(best, key=lambda part: lettered[0] not in part)


def _magnified(spaces: Theatre, room: tuple[int, int]) -> float:
    """How large some spaces can be in a room with letters."""
    spans = [max(each) - min(each) for each in zip(*(base_map(GAME).spaces[space] for space in spaces), strict=True)]
    return float(min((side - 2 * free) / max(span, 1) for side, free, span in zip(room, AROUND, spans, strict=True)))
