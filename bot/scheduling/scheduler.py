"""The scheduler: one task over one table of due times.

It sleeps until the next timer is due, but at most a minute, because the clock may be set forward or back. It wakes when
an earlier timer is added. A timer stays in the table until its handler finishes, so after a crash it's handled again.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from bot.common.errors import NotSavedError
from bot.storage import DEADLINE, PLAYERS_TIMERS, REMINDER, Store, Timer
from bot.telemetry.logging import bind

Handler = Callable[[int], Awaitable[float | None]]
"""Called with a timer's subject; returns when it's due again (seconds, epoch), or None when it's done."""

_log = logging.getLogger(__name__)
_MAX_SLEEP = 60.0
_MAX_CLOCK_DRIFT = 5.0
"""Clock corrections up to this many seconds are ignored."""

WALL_CLOCK_KINDS = (DEADLINE, REMINDER)
"""Kinds of timers promised for a time of day, so clock corrections don't move them."""

MAX_CLOCK_ERROR = 365 * 86_400.0
"""A clock that jumps by more seconds than this is wrong: players' timers wait until it's set right."""

_RETRY_SECONDS = 60.0
_MAX_CONCURRENT = 16
_FROZEN = _MAX_SLEEP + 30.0
"""Seconds without a look at the table after which the whole process must have been stopped."""

Lost = Callable[[float, float], Awaitable[None]]
"""Called with the begin and the end of a time in which the bot couldn't run (seconds, epoch)."""


class Scheduler:
    """Handles due timers. Different subjects are handled concurrently, up to sixteen of a kind at once.

    While :attr:`holds_players`, the timers of players wait, because their tables can't be played.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._handlers: dict[str, Handler] = {}
        self._running: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._offset = time.time() - time.monotonic()
        self._seen = time.monotonic()
        self._error = 0.0
        self._on_lost: Lost | None = None
        self.holds_players = False

    @property
    def clock_error(self) -> float:
        """By how many seconds the clock must be wrong; 0 if it may be right."""
        return self._error if abs(self._error) > MAX_CLOCK_ERROR else 0.0

    def on_lost_time(self, handler: Lost) -> None:
        """Register what gives players back a time in which the machine slept or its clock jumped forward."""
        self._on_lost = handler

    def handle(self, kind: str, handler: Handler) -> None:
        """Register the handler for a kind of timer. Timers without a handler wait."""
        self._handlers[kind] = handler

    def wake(self) -> None:
        """Check the table again: it has changed."""
        self._changed.set()

    async def set(self, kind: str, subject: int, due: float) -> None:
        """Set a timer (seconds, epoch), replacing the earlier one."""
        await self._store.timers.set(kind, subject, due)
        self.wake()

    def start(self) -> None:
        """Start handling timers."""
        self._task = asyncio.create_task(self._run(), name="scheduler")

    async def stop(self) -> None:
        """Stop. Running handlers are cancelled; their timers are handled again after the next start."""
        tasks = [task for task in (self._task, *self._running.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._running.clear()  # a task that was cancelled before its first step hasn't taken itself out

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            pause = await self._start_due()
            try:
                async with asyncio.timeout(pause):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def _start_due(self) -> float:
        """Start the handlers of due timers; return the seconds until the next one."""
        try:
            now = await self._check_clock()
            kinds = [kind for kind in self._handlers if not (kind in PLAYERS_TIMERS and self._players_wait)]
            timers = await self._store.timers.next_of_each(kinds, len(self._running) + _MAX_CONCURRENT)
        except sqlite3.Error as error:
            _log.error("Failed to read timers: %s.", error)
            return _RETRY_SECONDS
        except Exception:
            _log.exception("Failed to read timers.")
            return _RETRY_SECONDS
        return min([self._start_due_of(kind, first, now) for kind, first in timers.items()], default=_MAX_SLEEP)

    @property
    def _players_wait(self) -> bool:
        return self.holds_players or self.clock_error != 0.0

    def _start_due_of(self, kind: str, timers: list[Timer], now: float) -> float:
        """The same for the timers of one kind, so that no kind waits for another.

        ``now`` is the time at which the clock was checked: if it has jumped since, the next check notices.
        """
        running = Counter(kind for kind, _ in self._running)[kind]
        for timer in timers:
            key = (timer.kind, timer.subject)
            if key in self._running:
                continue
            wait = timer.due - now
            if wait > 0:
                return min(wait, _MAX_SLEEP)
            if running >= _MAX_CONCURRENT:
                break
            running += 1
            self._running[key] = asyncio.create_task(self._handle(timer), name=f"{timer.kind} {timer.subject}")
        return _MAX_SLEEP

    async def _check_clock(self) -> float:
        """Notice that the clock was set or that the machine slept; return the time (seconds, epoch).

        If the clock was set back, timers due soon would be late, so make them due now. If it was set forward, players
        get the time back that they never had.
        """
        now, seen = time.time(), time.monotonic()
        jump, frozen = now - seen - self._offset, seen - self._seen
        self._offset, self._seen = now - seen, seen
        if abs(jump) > _MAX_CLOCK_DRIFT:
            _log.warning("The system clock jumped by %.0f seconds.", jump)
            await self._clock_jumped(jump, now)
        elif frozen > _FROZEN and self._on_lost is not None:
            _log.warning("The process was stopped for %.0f seconds.", frozen)
            await self._on_lost(now - frozen, now)
        return now

    async def _clock_jumped(self, jump: float, now: float) -> None:
        was_wrong = self.clock_error != 0.0
        self._error += jump
        if self.clock_error:
            days = self._error / 86_400
            _log.error("The clock must be wrong by %.0f days. Deadlines wait until it's set right.", days)
        elif not was_wrong:
            self._error = 0.0
            if jump > 0 and self._on_lost is not None:
                await self._on_lost(now - jump, now)
        if jump < 0:
            await self._store.timers.bring_forward(now, WALL_CLOCK_KINDS)

    async def _handle(self, timer: Timer) -> None:
        bind(timer=timer.kind, subject=timer.subject)
        try:
            again = await self._handlers[timer.kind](timer.subject)
            await (self._store.timers.delete(timer) if again is None else self._store.timers.postpone(timer, again))
        except (sqlite3.Error, NotSavedError) as error:
            _log.error("Timer rescheduled: %s %s: %s", timer.kind, timer.subject, error.__cause__ or error)
            await self._retry_later(timer)
        except Exception:
            _log.exception("Timer failed: %s %s.", timer.kind, timer.subject)
            await self._retry_later(timer)
        finally:
            del self._running[timer.kind, timer.subject]
            self.wake()

    async def _retry_later(self, timer: Timer) -> None:
        """Retry in a while. If not even that can be written, the timer counts as running until then."""
        try:
            await self._store.timers.postpone(timer, time.time() + _RETRY_SECONDS)
        except Exception as error:
            _log.error("Failed to reschedule a timer: %s.", error)
            await asyncio.sleep(_RETRY_SECONDS)
