"""Whose capitals are on a picture, and which of them have their colours inverted to be told apart."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from render.core.palette import Colour
from render.italia.theme import livery
from rules.italia.game import Italia

_ALIKE: Final = 80
"""The sum of the differences of two colours' channels below which small signs in them look alike."""


def capitals_in(game: Italia, spaces: Collection[str]) -> list[str]:
    """The nations with their capital in some spaces, those with units there first."""
    present = {game.nation_of(piece) for space in spaces for piece in game.stack(space)}
    found = [nation for nation, facts in game.state.nations.items() if facts.capital in spaces]
    return sorted(found, key=lambda nation: nation not in present)


def inverted_capitals(game: Italia, spaces: Collection[str]) -> frozenset[str]:
    """The nations whose capital would look like that of another one there."""
    plain, inverted = list[str](), set[str]()
    for nation in capitals_in(game, spaces):
        alike = any(_difference(livery(nation).counter, livery(other).counter) < _ALIKE for other in plain)
        (inverted.add if alike else plain.append)(nation)
    return frozenset(inverted)


def _difference(one: Colour, other: Colour) -> int:
    return sum(abs(this - that) for this, that in zip(one, other, strict=True))
