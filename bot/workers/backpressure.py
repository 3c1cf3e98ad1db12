"""Backpressure: pictures that no one waits for are held back while interactions wait to be acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import time

PATIENCE = 1.0
"""Most seconds for which such pictures are held back in one rush."""
_FORGOTTEN = 3.0
"""Seconds after which Discord no longer takes an answer."""
_SHARE = 0.5
"""Most of the time, as a share, for which pictures are held back, so that they never pile up."""


class Backpressure:
    """The interactions that were received and are not acknowledged yet.

    An acknowledgement takes some milliseconds and someone waits for it; a picture takes fifty, holds the interpreter
    for most of them, and no one sees when exactly it was drawn. So pictures wait until a rush is over, but if one rush
    follows another they get their half of the time.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._waiting: dict[int, float] = {}
        self._calm = asyncio.Event()
        self._most = self._patience = patience
        self._counted = time.monotonic()

    def received(self, interaction: int) -> None:
        """An interaction was received."""
        self._waiting[interaction] = time.monotonic()
        self._calm.clear()

    def acknowledged(self, interaction: int) -> None:
        """An interaction has got its first answer."""
        self._waiting.pop(interaction, None)
        if not self._waiting:
            self._calm.set()

    @property
    def is_idle(self) -> bool:
        """Whether no one waits for an answer that could still come."""
        oldest = time.monotonic() - _FORGOTTEN
        for interaction in [each for each, came in self._waiting.items() if came < oldest]:
            del self._waiting[interaction]
        return not self._waiting

    async def wait_for_turn(self) -> None:
        """Wait until no one waits for an answer or the patience is used up; it recovers with time.

        Only one task at a time may call this.
        """
        began = time.monotonic()
        self._patience = min(self._most, self._patience + (began - self._counted) * _SHARE)
        await self.wait_until_idle(self._patience)
        self._counted = time.monotonic()
        self._patience -= self._counted - began

    async def wait_until_idle(self, within: float) -> None:
        """Wait until no one waits for an answer, so many seconds at most."""
        if self.is_idle:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._calm.wait()
