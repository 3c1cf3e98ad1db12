"""Interactions in flight: a stop waits for those that are being handled (graceful shutdown)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator


class InFlight:
    """Counts the interactions that are being handled."""

    def __init__(self) -> None:
        self._count = 0
        self._drained = asyncio.Event()
        self._drained.set()

    @property
    def count(self) -> int:
        """How many are being handled now, acknowledged or not."""
        return self._count

    @contextlib.contextmanager
    def counted(self) -> Iterator[None]:
        """Count an interaction until the block ends."""
        self._count += 1
        self._drained.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._drained.set()

    async def drain(self, within: float) -> int:
        """Wait until all are handled, at most ``within`` seconds; return how many are left."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await self._drained.wait()
        return self._count
