"""Resampling of hidden information, so that lookahead for a seat can't peek.

Pieces that a seat can't tell apart swap places: all pieces that were hidden at the last checkpoint, and, within each
place, those that were open then and are hidden now.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.core.game import Game, Guess
from rules.core.pieces import Pieces

TRIES = 64
"""How many guesses to make before giving up on finding a consistent position."""

Position = tuple[str, int]
"""A place of the stacks and an index in it."""


def unknown_to(seat: str | None, game: Game[Any]) -> frozenset[str]:
    """Return the pieces that a seat (None: a viewer without one) can't tell apart now."""
    return frozenset(piece for zone in game.hidden_zones(seat) for piece in game.pieces.at(zone.id))


def shuffle_unknown(reached: Game[Any], now: Game[Any], guess: Guess) -> None:
    """Shuffle the pieces that a seat doesn't know now, in the checkpoint's game ``reached``.

    The result depends only on the seat's knowledge and the guess's random source, not on the real places. Pieces that
    were shown since then stay where they were.
    """
    hidden = {zone.id for zone in now.hidden_zones(guess.seat)}
    unknown = frozenset(guess.unknown) - frozenset(guess.shown)
    stacks = reached.state.stacks
    known_to_be_hidden = [
        (zone, index) for zone in sorted(hidden) for index, piece in enumerate(stacks.get(zone, ())) if piece in unknown
    ]
    _shuffle_positions(stacks, known_to_be_hidden, guess)
    for place in sorted(stacks.keys() - hidden):
        _shuffle_positions(
            stacks, [(place, index) for index, piece in enumerate(stacks[place]) if piece in unknown], guess
        )
    reached.pieces = Pieces(stacks)


def _shuffle_positions(stacks: dict[str, list[str]], positions: Iterable[Position], guess: Guess) -> None:
    """Shuffle the pieces at these positions."""
    places = list(positions)
    pieces = sorted(stacks[place][index] for place, index in places)
    guess.rng.shuffle(pieces)
    for (place, index), piece in zip(places, pieces, strict=True):
        stacks[place][index] = piece
