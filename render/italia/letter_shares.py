"""Questions with so many letters that they have several pictures: which places each has, the letters in their order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
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
"""The most letters for which one part of the board has room: a question with more has several pictures."""

_SHARE: Final = 10
"""How many letters each of several pictures has, if they needn't be more than `_MOST_PICTURES`."""

_MOST_PICTURES: Final = 3

_UNEVEN: Final = 2
"""How many letters more than its share one of several pictures may have."""

_ROOM: Final = 1080, 880
"""The size of the map of each of several pictures, beside its list."""

_DIRECTIONS: Final = ((0, 1), (1, 1), (1, 2), (1, 0), (-1, 1))
"""The directions in which places are in two parts: north to south, north-west to south-east and so on."""


def has_many(targets: Targets) -> bool:
    """Whether a decision has so many lettered places that most pictures would be a heap of counters."""
    return bool(targets.options) and len(targets.spaces) > _FEW


def pictures_of(targets: Targets) -> int:
    """How many pictures a question has room for its letters in."""
    if not has_many(targets) or len(targets.spaces) <= _MANY:
        return 1
    return min(-(-len(targets.spaces) // _SHARE), _MOST_PICTURES)


def targets_of(view: View) -> Targets:
    """The targets of the pending decision; those of several pictures have the letters in their order."""
    targets = targets_in(view)
    if pictures_of(targets) == 1:
        return targets
    picture_of = {space: place for place, share in enumerate(shares(targets)) for space in share}
    places = sorted(targets.spaces, key=lambda space: picture_of[space])
    letters = dict(zip(places, targets.spaces.values(), strict=True))
    space_of = {letter: space for space, letter in targets.spaces.items()}
    options = {option: letters[space_of[letter]] for option, letter in targets.options.items()}
    return replace(targets, spaces=letters, options=options)


def shares(targets: Targets) -> Sequence[Theatre]:
    """The places of a question as parts of the board, with as many letters each, so that all can be large.

    That with the first letter comes first.
    """
    lettered = tuple(targets.spaces)
    known = tuple(sorted(space for space in targets.framed if space in base_map(GAME).spaces))
    found = _shares(known, frozenset(lettered), pictures_of(targets))
    first = {space: place for place, space in reversed([*enumerate(lettered)])}
    return sorted(found, key=lambda share: min(first.get(space, len(lettered)) for space in share))


@lru_cache(maxsize=64)
def _shares(known: Theatre, lettered: frozenset[str], count: int) -> Sequence[Theatre]:
    """Some spaces in the parts that can be largest; the same question is asked about its letters several times."""
    share = -(-len(lettered) // count)
    most = max(share, min(share + _UNEVEN, _MANY))
    return max(_splits(known, lettered, count, most), key=lambda parts: sorted(map(_magnified, parts)))


def _splits(known: Theatre, lettered: frozenset[str], count: int, most: int) -> Iterator[list[Theatre]]:
    """The ways to have some spaces in a number of parts with many letters, but none with more than ``most``."""
    if count == 1:
        yield [known]
        return
    board = base_map(GAME).spaces
    for across, down in _DIRECTIONS:
        order = sorted(known, key=lambda space: board[space][0] * across + board[space][1] * down)
        for place in range(1, len(order)):
            one, others = tuple(order[:place]), tuple(order[place:])
            letters = len(lettered.intersection(one))
            if _FEW < letters <= most and _FEW * (count - 1) < len(lettered) - letters <= most * (count - 1):
                for rest in _splits(others, lettered.intersection(others), count - 1, most):
                    yield [one, *rest]


@lru_cache(maxsize=4096)
def _magnified(spaces: Theatre) -> float:
    """How large some spaces can be in a room with letters."""
    spans = [max(each) - min(each) for each in zip(*(base_map(GAME).spaces[space] for space in spaces), strict=True)]
    return float(min((side - 2 * free) / max(span, 1) for side, free, span in zip(_ROOM, AROUND, spans, strict=True)))
