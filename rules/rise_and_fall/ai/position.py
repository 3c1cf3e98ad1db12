"""The Legate's own view of the position, kept from decision to decision."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.state import RiseState


class _Known(NamedTuple):
    state: RiseState
    text: bytes
    game: RiseAndFall


class PositionView:
    """The view of the last position. It is updated when the state changes, so that what still holds is kept."""

    def __init__(self) -> None:
        self._known: _Known | None = None

    def __call__(self, state: RiseState) -> RiseAndFall:
        """The view of a position."""
        text, known = msgspec.json.encode(state), self._known
        if known is None or known.state is not state:
            game = RiseAndFall(state, "")
        else:
            game = known.game
            if known.text != text:
                game.reread()
        self._known = _Known(state, text, game)
        return game
