"""Pieces: every counter of a game is in exactly one place, in order within it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.core.errors import RulesError


class MisplacedPiece(RulesError):  # noqa: N818
    """The stacks name a piece twice, or a piece is asked for that no stack holds."""


class Pieces:
    """The stacks of a game, and where each piece lies.

    ``stacks`` (place to pieces, first on top) is the plain data that is saved; it is shared with the state, not copied.
    A piece can only be moved, so none is ever lost, doubled or in two places.
    """

    def __init__(self, stacks: dict[str, list[str]]) -> None:
        self._stacks = stacks
        self._place = {piece: place for place, stack in stacks.items() for piece in stack}
        if len(self._place) != sum(map(len, stacks.values())):
            raise MisplacedPiece("A piece stands in two places of this saved game.")

    def at(self, place: str) -> Sequence[str]:
        """The pieces of a place, first on top. Do not keep it: it changes as pieces move."""
        return self._stacks.get(place, ())

    def watch(self, place: str) -> Sequence[str]:
        """The pieces of a place, first on top, as a view that stays true while pieces move."""
        return self._stacks.setdefault(place, [])

    def place(self, piece: str) -> str:
        """Where a piece lies.

        Raises:
            MisplacedPiece: no such piece in this game.
        """
        try:
            return self._place[piece]
        except KeyError:
            raise MisplacedPiece(f"There is no piece '{piece}' in this game.") from None

    def is_at(self, piece: str, place: str) -> bool:
        """Whether the piece lies in that place."""
        return self._place.get(piece) == place

    def move(self, piece: str, place: str) -> None:
        """Put a piece at the bottom of the stack of a place."""
        stacks, places = self._stacks, self._place
        stacks[places[piece]].remove(piece)
        if place not in stacks:
            stacks[place] = []
        stacks[place].append(piece)
        places[piece] = place

    def move_all(self, pieces: Iterable[str], place: str) -> None:
        """Put several pieces at the bottom of a place, one after another."""
        for piece in list(pieces):
            self.move(piece, place)
