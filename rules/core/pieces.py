"""Pieces: every counter of a game is in exactly one place, with a position in its stack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.core.errors import RulesError


class MisplacedPiece(RulesError):  # noqa: N818
    """A piece is in two stacks, or a requested piece is in none."""


class Pieces:
    """The stacks of a game, indexed by piece.

    ``stacks`` (place to pieces, first on top) is the saved data, shared with the state, not copied. Pieces can only be
    moved, so none is ever lost or duplicated.
    """

    def __init__(self, stacks: dict[str, list[str]]) -> None:
        self._stacks = stacks
        self._place = {piece: place for place, stack in stacks.items() for piece in stack}
        if len(self._place) != sum(map(len, stacks.values())):
            raise MisplacedPiece("A piece is in two places in this saved game.")

    def at(self, place: str) -> Sequence[str]:
        """Return the pieces of a place, first on top. Don't keep the result: it changes as pieces move."""
        return self._stacks.get(place, ())

    def watch(self, place: str) -> Sequence[str]:
        """Return a live view of the pieces of a place, first on top."""
        return self._stacks.setdefault(place, [])

    def place(self, piece: str) -> str:
        """Return the place of a piece.

        Raises:
            MisplacedPiece: no such piece in this game.
        """
        try:
            return self._place[piece]
        except KeyError:
            raise MisplacedPiece(f"There is no piece '{piece}' in this game.") from None

    def is_at(self, piece: str, place: str) -> bool:
        """Whether the piece is in that place."""
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
