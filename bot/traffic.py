"""Who waits for an answer right now, so that what can wait a moment does not stand in their way."""

from __future__ import annotations

import asyncio
import time

_FORGOTTEN = 3.0
"""Seconds after which Discord no longer takes an answer."""
_LOOK_AGAIN = 0.02


class Traffic:
    """The interactions that have come in and are not acknowledged yet.

    An acknowledgement takes some milliseconds and somebody waits for it; a picture takes fifty, holds the interpreter
    for most of them, and nobody sees when exactly it was drawn. So pictures give way, but not for long.
    """

    def __init__(self) -> None:
        self._waiting: dict[int, float] = {}

    def came(self, interaction: int) -> None:
        """An interaction has come in."""
        self._waiting[interaction] = time.monotonic()

    def acknowledged(self, interaction: int) -> None:
        """It has got its first answer."""
        self._waiting.pop(interaction, None)

    @property
    def is_quiet(self) -> bool:
        """Whether nobody waits for an answer that could still come."""
        oldest = time.monotonic() - _FORGOTTEN
        for interaction in [each for each, came in self._waiting.items() if came < oldest]:
            del self._waiting[interaction]
        return not self._waiting

    async def give_way(self, patience: float) -> None:
        """Wait until nobody waits for an answer, or until that has taken so many seconds."""
        for _ in range(round(patience / _LOOK_AGAIN)):
            if self.is_quiet:
                return
            await asyncio.sleep(_LOOK_AGAIN)
