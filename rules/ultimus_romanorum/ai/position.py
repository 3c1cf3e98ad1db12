"""The Legate's view of the position, kept from decision to decision."""

from __future__ import annotations

import msgspec

from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.state import UltimusState


class PositionView:
    """The facade over the last position; it is rebuilt when the state has changed."""

    def __init__(self) -> None:
        self._known: tuple[UltimusState, bytes, UltimusRomanorum] | None = None

    def __call__(self, state: UltimusState) -> UltimusRomanorum:
        """The view of a position."""
        text = msgspec.json.encode(state)
        if self._known is None or self._known[0] is not state or self._known[1] != text:
            self._known = state, text, UltimusRomanorum(state, "")
        return self._known[2]
