"""Fairness: who asks for work, and whose work comes next.

Each piece of work is charged to its user, its campaign or channel, and its server. The one whose askers have used the
least time lately comes first, so no one's work waits for all that someone else has asked for.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass

Key = tuple[str, int]
"""Kind and id of an asker: ``("server", 7)``."""

HALF_LIFE = 30.0
"""Seconds after which work that was done counts half."""

SHARES = {"user": 2, "channel": 4, "server": 8}
"""How many pieces of work one asker of a kind may have waiting."""

_FORGOTTEN = 0.001

ASKERS: ContextVar[tuple[Key, ...]] = ContextVar("askers", default=())
"""Who asks for what is done in this task."""


def asked_by(*, server: int | None, channel: int | None, user: int | None = None) -> None:
    """Set who asks for what is done from now on in this task."""
    named = (("server", server), ("channel", channel), ("user", user))
    ASKERS.set(tuple((kind, ident) for kind, ident in named if ident))


@dataclass
class _Waiter:
    askers: tuple[Key, ...]
    turn: asyncio.Future[None]


class FairTurns:
    """Lets one piece of work run at a time, and the fairest of those that wait next."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiters: list[_Waiter] = []
        self._spent: dict[Key, tuple[float, float]] = {}

    @property
    def is_taken(self) -> bool:
        """Whether some work is going on, so that more has to wait."""
        return self._is_taken

    def is_full_for(self, askers: tuple[Key, ...]) -> bool:
        """Whether one of these askers has its share waiting already."""
        waiting = Counter(asker for waiter in self._waiters for asker in waiter.askers)
        return any(waiting[asker] >= SHARES[asker[0]] for asker in askers)

    def line_up(self) -> AbstractAsyncContextManager[None]:
        """Line up at once. The turn comes in the ``async with`` block; what that takes is charged to who asks."""
        waiter = _Waiter(ASKERS.get(), asyncio.get_running_loop().create_future())
        if self._is_taken:
            self._waiters.append(waiter)
        else:
            self._is_taken = True
            waiter.turn.set_result(None)
        return self._turn(waiter)

    def refuse_users(self, error: Callable[[], Exception]) -> None:
        """Raise an error in everything that waits because a user asked for it."""
        for waiter in self._waiters:
            if any(kind == "user" for kind, _ in waiter.askers) and not waiter.turn.done():
                waiter.turn.set_exception(error())

    @asynccontextmanager
    async def _turn(self, waiter: _Waiter) -> AsyncIterator[None]:
        try:
            await waiter.turn
        except asyncio.CancelledError:
            if waiter in self._waiters:
                self._waiters.remove(waiter)
            elif not waiter.turn.cancelled():
                self._pass_on()
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            self._charge(waiter.askers, time.monotonic() - began)
            self._pass_on()

    def _pass_on(self) -> None:
        now = time.monotonic()
        self._waiters = [each for each in self._waiters if not each.turn.done()]
        if not self._waiters:
            self._is_taken = False
            return
        chosen = min(self._waiters, key=lambda each: self._used(each.askers, now))
        self._waiters.remove(chosen)
        chosen.turn.set_result(None)

    def _used(self, askers: tuple[Key, ...], now: float) -> float:
        """The time lately used by the asker that used most, in tenths of a second: less makes no difference."""
        return round(max([0.0, *(self._left(asker, now) for asker in askers)]), 1)

    def _left(self, asker: Key, now: float) -> float:
        seconds, since = self._spent.get(asker, (0.0, now))
        return float(seconds * 0.5 ** ((now - since) / HALF_LIFE))

    def _charge(self, askers: tuple[Key, ...], seconds: float) -> None:
        now = time.monotonic()
        for asker in askers:
            self._spent[asker] = (self._left(asker, now) + seconds, now)
        self._spent = {key: known for key, known in self._spent.items() if self._left(key, now) > _FORGOTTEN}
