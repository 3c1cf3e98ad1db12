"""Backpressure: holds back work that no one waits for while interactions wait to be acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import time

PATIENCE = 1.0
"""Maximum seconds to hold such pictures back in one rush."""
_FEW = 3
"""More interactions than this at the same time are a rush."""
_RESPONSE_TIMEOUT = 3.0
"""Seconds after which Discord no longer accepts a response."""
_SHARE = 0.5
"""Maximum share of the time during which pictures are held back, so that they never pile up."""


class Backpressure:
    """Tracks received interactions that aren't acknowledged yet.

    An acknowledgement takes a few milliseconds and someone waits for it. A picture takes fifty, mostly with the GIL
    held, and no one notices a short delay. So pictures wait until a rush is over, but rush after rush still leaves them
    half of the time.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self._waiting: dict[int, float] = {}
        self._idle = asyncio.Event()
        self._calm = asyncio.Event()
        self._most = self._patience = patience
        self._counted = time.monotonic()

    def received(self, interaction: int) -> None:
        """Record that an interaction was received."""
        self._waiting[interaction] = time.monotonic()
        self._idle.clear()
        if len(self._waiting) > _FEW:
            self._calm.clear()

    def acknowledged(self, interaction: int) -> None:
        """Record that an interaction got its first response."""
        self._waiting.pop(interaction, None)
        if not self._waiting:
            self._idle.set()
        if len(self._waiting) <= _FEW:
            self._calm.set()

    @property
    def is_idle(self) -> bool:
        """Whether no interaction waits for a response that could still arrive in time."""
        self._forget_late()
        return not self._waiting

    @property
    def is_calm(self) -> bool:
        """Whether so few interactions wait that work for one of them doesn't hold up many."""
        self._forget_late()
        return len(self._waiting) <= _FEW

    def _forget_late(self) -> None:
        oldest = time.monotonic() - _RESPONSE_TIMEOUT
        for interaction in [each for each, came in self._waiting.items() if came < oldest]:
            del self._waiting[interaction]

    async def wait_for_turn(self) -> None:
        """Wait until the worker is idle or the patience is used up; it recovers over time.

        Only one task at a time may call this.
        """
        began = time.monotonic()
        self._patience = min(self._most, self._patience + (began - self._counted) * _SHARE)
        await self.wait_until_idle(self._patience)
        self._counted = time.monotonic()
        self._patience -= self._counted - began

    async def wait_until_calm(self, within: float) -> None:
        """Wait until a rush is over, at most ``within`` seconds."""
        if self.is_calm:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._calm.wait()

    async def wait_until_idle(self, within: float) -> None:
        """Wait until no interaction waits, at most ``within`` seconds."""
        if self.is_idle:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._idle.wait()
