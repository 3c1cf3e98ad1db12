"""Guessing what a seat cannot know, so that who looks ahead for it cannot peek.

The pieces that a seat cannot tell apart change places among themselves: those that lay hidden when the game is taken up
again at its last checkpoint, and, place by place, those that lay open then and are hidden now.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.core.game import Game, Guess
from rules.core.pieces import Pieces

TRIES = 64
"""How many guesses are made before the search for a position that fits is given up."""

Position = tuple[str, int]
"""A place of the stacks, and which piece of it."""


def unknown_to(seat: str | None, game: Game[Any]) -> frozenset[str]:
    """The pieces that a seat (None: someone without a seat) cannot tell apart now."""
    return frozenset(piece for zone in game.hidden_zones(seat) for piece in game.pieces.at(zone.id))


def shuffle_unknown(reached: Game[Any], now: Game[Any], guess: Guess) -> None:
    """Shuffle the pieces that a seat does not know now, in the state that the game had ``reached`` at its checkpoint.

    The result depends on what the seat knows and on the chance of the guess alone, not on where the pieces really are.
    """
    hidden, unknown = {zone.id for zone in now.hidden_zones(guess.seat)}, guess.unknown
    stacks = reached.state.stacks
    known_to_be_hidden = [
        (zone, index) for zone in sorted(hidden) for index, piece in enumerate(stacks.get(zone, ())) if piece in unknown
    ]
    _exchange(stacks, known_to_be_hidden, guess)
    for place in sorted(stacks.keys() - hidden):
        _exchange(stacks, [(place, index) for index, piece in enumerate(stacks[place]) if piece in unknown], guess)
    reached.pieces = Pieces(stacks)


def _exchange(stacks: dict[str, list[str]], positions: Iterable[Position], guess: Guess) -> None:
    """Put the pieces of these positions back in an order drawn at random."""
    places = list(positions)
    pieces = sorted(stacks[place][index] for place, index in places)
    guess.rng.shuffle(pieces)
    for (place, index), piece in zip(places, pieces, strict=True):
        stacks[place][index] = piece
