"""Alarms: the host is told in private when something waits for too long, once until it's over."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path

from bot.common.messages import say
from bot.ops.backups import BACKUP, last_backup
from bot.scheduling.scheduler import Scheduler
from bot.storage import Store
from bot.storage.stats import STUCK
from bot.telemetry.error_reporter import ErrorReporter

ALARMS = "alarms"
"""Kind of the timer that looks for what to tell the host."""

LOOK_EVERY = 60.0
"""Seconds between two looks."""

POST_WAITS = TIMER_WAITS = 600.0
"""Seconds after which a queued post, or a due timer, waits for too long."""

BACKUP_AGE = 7200.0
"""Seconds after which the newest backup is too old."""

_MINUTE, _HOUR = 60.0, 3600.0


class Alarms:
    """Watches what waits. After a start everything gets its time: what waited meanwhile raises none yet."""

    def __init__(self, store: Store, scheduler: Scheduler, reporter: ErrorReporter) -> None:
        self._store = store
        self._scheduler = scheduler
        self._reporter = reporter
        self._began = time.time()
        self._legates: dict[tuple[int, int], float] = {}
        scheduler.handle(ALARMS, self._look)

    async def start(self) -> None:
        """Schedule the first look."""
        self._began = time.time()
        await self._store.timers.set(ALARMS, 0, self._began)

    async def _look(self, _: int) -> float:
        """Tell the host what's new; while no one can play, everything has to wait."""
        if not self._scheduler.holds_players:
            for alarm, text in (await self._found(time.time() - self._began)).items():
                if text is None:
                    await self._reporter.report_recovery(f"alarm-{alarm}", say(f"alarm-{alarm}-over"))
                else:
                    await self._reporter.report_problem(f"alarm-{alarm}", text)
        return time.time() + LOOK_EVERY

    async def _found(self, running: float) -> Mapping[str, str | None]:
        """The text of each alarm; None where all is well. ``running``: seconds since the start."""
        waits = await self._store.stats.waits()
        stuck = self._stuck(waits.legates)
        backup = await self._backup_age()
        post, timer = min(waits.post, running), min(waits.timer, running)
        return {
            "post": _minutes("post", post) if post > POST_WAITS else None,
            "timer": _minutes("timer", timer) if timer > TIMER_WAITS else None,
            "legate": say("alarm-legate", campaigns=", ".join(map(str, stuck))) if stuck else None,
            "backup": say("alarm-backup", hours=int(backup // _HOUR)) if min(backup, running) > BACKUP_AGE else None,
        }

    def _stuck(self, seen: frozenset[tuple[int, int]]) -> list[int]:
        """The campaigns in which a Legate has been seen with the same turn for a while."""
        now = time.time()
        self._legates = {each: self._legates.get(each, now) for each in seen}
        return sorted(campaign for (campaign, _), since in self._legates.items() if now - since >= STUCK)

    async def _backup_age(self) -> float:
        """Seconds since the newest backup on disk, at most since the start without one; 0 without backups."""
        folder = await self._store.notes.get(BACKUP)
        if folder is None or await self._store.timers.due(BACKUP, 0) is None:
            return 0.0
        return time.time() - (last_backup(Path(folder)) or self._began)


def _minutes(alarm: str, seconds: float) -> str:
    return say(f"alarm-{alarm}", minutes=int(seconds // _MINUTE))
