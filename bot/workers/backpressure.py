"""Who waits for an answer right now, so that what can wait a moment does not stand in their way."""

from __future__ import annotations

import asyncio
import contextlib
import time

PATIENCE = 1.0
"""Seconds for which pictures that nobody waits for give way at most, in one rush."""
_FORGOTTEN = 3.0
"""Seconds after which Discord no longer takes an answer."""
_SHARE = 0.5
"""The share of the time for which pictures give way at most, so that they never pile up."""


class Backpressure:
    """The interactions that have come in and are not acknowledged yet.

    An acknowledgement takes some milliseconds and somebody waits for it; a picture takes fifty, holds the interpreter
    for most of them, and nobody sees when exactly it was drawn. So pictures give way: a rush is over before they go on,
    but where one rush follows another they get their half of the time.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._waiting: dict[int, float] = {}
        self._calm = asyncio.Event()
        self._most = self._patience = patience
        self._counted = time.monotonic()

    def came(self, interaction: int) -> None:
        """An interaction has come in."""
        self._waiting[interaction] = time.monotonic()
        self._calm.clear()

    def acknowledged(self, interaction: int) -> None:
        """It has got its first answer."""
        self._waiting.pop(interaction, None)
        if not self._waiting:
            self._calm.set()

    @property
    def is_quiet(self) -> bool:
        """Whether nobody waits for an answer that could still come."""
        oldest = time.monotonic() - _FORGOTTEN
        for interaction in [each for each, came in self._waiting.items() if came < oldest]:
            del self._waiting[interaction]
        return not self._waiting

    async def give_way(self) -> None:
        """Wait until nobody waits for an answer, or until patience is at its end; it comes back with time.

        It is for one at a time.
        """
        began = time.monotonic()
        self._patience = min(self._most, self._patience + (began - self._counted) * _SHARE)
        await self.quiet(self._patience)
        self._counted = time.monotonic()
        self._patience -= self._counted - began

    async def quiet(self, within: float) -> None:
        """Wait until nobody waits for an answer, or until that has taken so many seconds."""
        if self.is_quiet:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._calm.wait()
