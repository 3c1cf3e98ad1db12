"""Automatic backups: an hourly copy of the database, thinned out with age."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import re
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.common.messages import say
from bot.ops.store_errors import describe
from bot.scheduling.scheduler import Scheduler
from bot.storage import Store, StoreError
from bot.storage.backup import PART, back_up
from bot.telemetry.error_reporter import ErrorReporter

BACKUP = "backup"
"""Kind of the timer for the next backup, and key of the note with their folder."""

INTERVAL = 3600.0
"""Seconds between two backups."""

_SAME = 60.0
"""Seconds by which a backup's name may be ahead of the clock."""

_NAME = re.compile(r"cursus-(\d{8}T\d{6}Z)\.db")
_STAMP = "%Y%m%dT%H%M%SZ"
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Rotation:
    """How many backups are kept: the newest of each of the last hours, days and weeks that have any."""

    hours: int = 24
    days: int = 14
    weeks: int = 8

    def kept(self, moments: Iterable[datetime], now: datetime | None = None) -> set[datetime]:
        """The times whose backups are kept; always the newest one.

        After the clock was set back, some are later than now: they're kept, and take no one else's place.
        """
        known = list(moments)
        future = {each for each in known if now is not None and each > now}
        newest_first = sorted(set(known) - future, reverse=True)
        kept = {*newest_first[:1], *future}
        for count, period in ((self.hours, _hour), (self.days, _day), (self.weeks, _week)):
            kept |= _newest_of_each(newest_first, count, period)
        return kept


def name_of(moment: datetime) -> str:
    """The file name of a backup made at a time."""
    return f"cursus-{moment.strftime(_STAMP)}.db"


def backups_in(folder: Path) -> dict[datetime, Path]:
    """The backups in a folder by time. Other files are ignored."""
    found = ((_NAME.fullmatch(file.name), file) for file in folder.glob("cursus-*.db"))
    return {datetime.strptime(name[1], _STAMP).replace(tzinfo=UTC): file for name, file in found if name}


def last_backup(folder: Path) -> float | None:
    """When the newest backup on disk was made (seconds, epoch), apart from those of a clock that was ahead."""
    now = datetime.fromtimestamp(time.time() + _SAME, UTC)
    return max((moment.timestamp() for moment in backups_in(folder) if moment <= now), default=None)


class Backups:
    """Makes a backup every hour on its own thread, and deletes the oldest ones."""

    def __init__(
        self,
        database: Path,
        folder: Path,
        rotation: Rotation,
        store: Store,
        scheduler: Scheduler,
        reporter: ErrorReporter,
    ) -> None:
        self._database = database
        self._folder = folder
        self._rotation = rotation
        self._store = store
        self._reporter = reporter
        self._failing = False
        scheduler.handle(BACKUP, self._due)

    async def start(self) -> None:
        """Schedule the next backup an hour after the newest one, which may be at once."""
        made = await asyncio.to_thread(self._newest)
        now = time.time()
        await self._store.timers.set(BACKUP, 0, max(min(made + INTERVAL, now + INTERVAL), now))

    async def _due(self, _: int) -> float:
        try:
            file = await asyncio.to_thread(self._make)
        except (StoreError, OSError) as error:
            reason = describe(error) if isinstance(error, StoreError) else str(error)
            self._log_once(reason)
            await self._reporter.report_problem(BACKUP, say("trouble-backup", reason=reason))
        else:
            await self._reporter.report_recovery(BACKUP, say("trouble-backup-over"))
            await self._note()
            _log.log(logging.INFO if self._failing else logging.DEBUG, "Backup created: %s.", file)
            self._failing = False
        return time.time() + INTERVAL

    async def _note(self) -> None:
        """Record where the backups are. If that fails, it's no reason to make another one at once."""
        try:
            await self._store.notes.set(BACKUP, str(self._folder.resolve()))
        except sqlite3.Error as error:
            _log.error("Failed to record where the backups are: %s.", error)

    def _log_once(self, reason: str) -> None:
        """Log the first failure only: a host who missed it isn't helped by one every hour."""
        level = logging.DEBUG if self._failing else logging.ERROR
        _log.log(level, "Failed to create a backup (logged once, retrying every hour): %s", reason)
        self._failing = True

    def _newest(self) -> float:
        return last_backup(self._folder) or 0.0

    def _make(self) -> Path:
        for unfinished in self._folder.glob(f"cursus-*{PART}*"):
            unfinished.unlink(missing_ok=True)
        now = datetime.fromtimestamp(int(time.time()), UTC)
        while (file := self._folder / name_of(now)).exists():
            now += timedelta(seconds=1)
        back_up(self._database, file)
        known = backups_in(self._folder)
        for moment in known.keys() - self._rotation.kept(known, now) - {now}:
            known[moment].unlink(missing_ok=True)
        if not file.exists():
            raise StoreError("backup-failed", file=str(file), reason=os.strerror(errno.ENOENT))
        return file


def _newest_of_each(
    newest_first: Sequence[datetime], count: int, period: Callable[[datetime], object]
) -> set[datetime]:
    newest: dict[object, datetime] = {}
    for moment in newest_first:
        newest.setdefault(period(moment), moment)
    return set(list(newest.values())[:count])


def _hour(moment: datetime) -> object:
    return moment.date(), moment.hour


def _day(moment: datetime) -> object:
    return moment.date()


def _week(moment: datetime) -> object:
    return moment.isocalendar()[:2]
