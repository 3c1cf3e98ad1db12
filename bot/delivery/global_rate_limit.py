"""Discord's rate limit on all requests at once, and time limits that wait it out.

discord.py holds all requests back while one of them waits out a global rate limit. If that one is cancelled, the others
wait forever. So a time limit on a request never runs out during a global rate limit: it's put off until after it.
https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class GlobalRateLimit:
    """Knows until when Discord limits all requests of a client."""

    def __init__(self) -> None:
        self._until = 0.0
        self._timeouts: dict[asyncio.Timeout, float] = {}

    def hit(self, retry_after: float) -> None:
        """Discord has limited all requests for so many seconds."""
        self._until = max(self._until, asyncio.get_running_loop().time() + retry_after)
        for timeout, seconds in self._timeouts.items():
            if not timeout.expired():
                timeout.reschedule(self._until + seconds)

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        """Limit how long requests may take, in seconds beside a global rate limit.

        Raises:
            TimeoutError: they took longer.
        """
        began = max(asyncio.get_running_loop().time(), self._until)
        async with asyncio.timeout_at(began + seconds) as timeout:
            self._timeouts[timeout] = seconds
            try:
                yield
            finally:
                del self._timeouts[timeout]
