"""The scheduler: one task over one table of due times.

It sleeps until the next row is due, a minute at most because the machine's clock may be set forward or back meanwhile,
and it wakes when an earlier one is added. A timer stays in the table until its handler has finished, so a crash only
means that it is handled again.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable

from bot.common.errors import NotSavedError
from bot.storage import DEADLINE, REMINDER, Store, Timer
from bot.telemetry.logging import bind

Handler = Callable[[int], Awaitable[float | None]]
"""Called with a timer's subject; returns when it is due again (seconds, epoch), or None when it is done."""

_log = logging.getLogger(__name__)
_LONGEST_SLEEP = 60.0
_JUMP = 5.0
"""Seconds by which the machine's clock may be corrected without anyone noticing."""

PROMISED = (DEADLINE, REMINDER)
"""Kinds of timers that were promised for a time of day, whatever happens to the machine's clock."""

_RETRY_SECONDS = 60.0
_MOST_MOST_AT_ONCE = 16


class Scheduler:
    """Handles whatever is due. Timers of different subjects are handled side by side, up to sixteen at once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._handlers: dict[str, Handler] = {}
        self._running: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._offset = time.time() - time.monotonic()

    def handle(self, kind: str, handler: Handler) -> None:
        """Register the handler for timers of a kind. Timers of a kind without a handler wait."""
        self._handlers[kind] = handler

    def wake(self) -> None:
        """Look at the table again: it has changed."""
        self._woken.set()

    async def set(self, kind: str, subject: int, due: float) -> None:
        """Make something due at a time (seconds, epoch), in place of its earlier one."""
        await self._store.timers.set(kind, subject, due)
        self.wake()

    def start(self) -> None:
        """Start handling what is due."""
        self._task = asyncio.create_task(self._run(), name="scheduler")

    async def stop(self) -> None:
        """Stop; running handlers are cancelled and their timers handled again after the next start."""
        tasks = [task for task in (self._task, *self._running.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            pause = await self._start_due()
            try:
                async with asyncio.timeout(pause):
                    await self._woken.wait()
            except TimeoutError:
                continue

    async def _start_due(self) -> float:
        """Start the handlers of what is due; return the seconds until something else is."""
        try:
            await self._check_clock()
            timers = await self._store.timers.next(len(self._running) + _MOST_MOST_AT_ONCE)
        except sqlite3.Error as error:
            _log.error("The table of due times cannot be used: %s.", error)
            return _RETRY_SECONDS
        except Exception:
            _log.exception("The table of due times cannot be read.")
            return _RETRY_SECONDS
        for timer in timers:
            key = (timer.kind, timer.subject)
            if key in self._running or timer.kind not in self._handlers:
                continue
            wait = timer.due - time.time()
            if wait > 0:
                return min(wait, _LONGEST_SLEEP)
            if len(self._running) >= _MOST_MOST_AT_ONCE:
                break
            self._running[key] = asyncio.create_task(self._handle(timer), name=f"{timer.kind} {timer.subject}")
        return _LONGEST_SLEEP

    async def _check_clock(self) -> None:
        """When the machine's clock was set back, what was due soon would be late: it is due now."""
        offset = time.time() - time.monotonic()
        jump = offset - self._offset
        if abs(jump) > _JUMP:
            _log.warning("The machine's clock has jumped by %.0f seconds.", jump)
        if jump < -_JUMP:
            await self._store.timers.bring_forward(time.time(), PROMISED)
        self._offset = offset

    async def _handle(self, timer: Timer) -> None:
        bind(timer=timer.kind, subject=timer.subject)
        try:
            again = await self._handlers[timer.kind](timer.subject)
            await (self._store.timers.delete(timer) if again is None else self._store.timers.postpone(timer, again))
        except (sqlite3.Error, NotSavedError) as error:
            _log.error("A timer waits for the database: %s %s: %s", timer.kind, timer.subject, error.__cause__ or error)
            await self._retry_later(timer)
        except Exception:
            _log.exception("A timer failed: %s %s.", timer.kind, timer.subject)
            await self._retry_later(timer)
        finally:
            del self._running[timer.kind, timer.subject]
            self.wake()

    async def _retry_later(self, timer: Timer) -> None:
        """Try again in a while; if not even that can be written, the timer counts as being handled until then."""
        try:
            await self._store.timers.postpone(timer, time.time() + _RETRY_SECONDS)
        except Exception as error:
            _log.error("The table of due times cannot be written: %s.", error)
            await asyncio.sleep(_RETRY_SECONDS)
