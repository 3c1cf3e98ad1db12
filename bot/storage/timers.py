"""Timers: the table behind the scheduler, and how often players were reminded."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence

from bot.storage.database import Database
from bot.storage.filed_orders import try_filed_soon
from bot.storage.models import NewPost, ReminderState, Timer
from bot.storage.outages import PLAYERS_TIMERS
from bot.storage.transactions import REVIEW, DueTimes, queue_notice, queue_panel, set_due_times, set_timer


class TimerStore:
    """Timers by kind and subject (mostly a campaign). All times are seconds since the epoch."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def next(self, count: int) -> list[Timer]:
        """The ``count`` timers that are due first."""
        rows = await self._database.rows("SELECT kind, subject, due, serial FROM timers ORDER BY due LIMIT ?", count)
        return [Timer(*row) for row in rows]

    async def next_of_each(self, kinds: Collection[str], count: int) -> dict[str, list[Timer]]:
        """The ``count`` timers of each kind that are due first. Those of players wait while their table is blocked."""
        return await self._database.run(_next_of_each, kinds, count)

    async def due(self, kind: str, subject: int) -> float | None:
        """When a timer is due; None if it isn't set."""
        rows = await self._database.rows("SELECT due FROM timers WHERE kind = ? AND subject = ?", kind, subject)
        return rows[0][0] if rows else None

    async def set(self, kind: str, subject: int, due: float) -> None:
        """Set a timer, replacing the earlier one."""
        await self._database.write(set_timer, kind, subject, due)

    async def set_many(self, kind: str, due: Mapping[int, float]) -> None:
        """Set many timers of one kind, replacing the earlier ones."""
        await self._database.write(_set_many, kind, due)

    async def postpone(self, timer: Timer, due: float) -> None:
        """Postpone a handled timer, unless it was set again meanwhile."""
        await self._database.execute(
            "UPDATE timers SET due = ? WHERE kind = ? AND subject = ? AND serial = ?",
            due,
            timer.kind,
            timer.subject,
            timer.serial,
        )

    async def delete(self, timer: Timer) -> None:
        """Delete a handled timer, unless it was set again meanwhile."""
        await self._database.execute(
            "DELETE FROM timers WHERE kind = ? AND subject = ? AND serial = ?", timer.kind, timer.subject, timer.serial
        )

    async def bring_forward(self, due: float, excepted: Sequence[str]) -> None:
        """Make every timer due by this time, except some kinds."""
        places = ", ".join("?" * len(excepted))
        await self._database.execute(
            f"UPDATE timers SET due = ?, serial = serial + 1 WHERE due > ? AND kind NOT IN ({places})",  # noqa: S608
            due,
            due,
            *excepted,
        )

    async def schedule(self, campaign: int, due: DueTimes) -> None:
        """Set the due times of a campaign and redraw its panel."""
        await self._database.write(_schedule, campaign, due)

    async def finish_review(self, campaign: int, due: DueTimes) -> None:
        """Set the recalculated due times of a campaign and redraw its panel."""
        await self._database.write(_schedule, campaign, [*due, (REVIEW, None)])

    async def skip_review(self, campaign: int, due: DueTimes) -> None:
        """Keep the due times of a campaign, except these."""
        await self._database.write(set_due_times, campaign, [*due, (REVIEW, None)])

    async def reminders(self, campaign: int, number: int) -> ReminderState:
        """How many reminders the players of a decision got."""
        rows = await self._database.rows(
            "SELECT number, sent, nudged FROM reminders WHERE campaign = ? AND number = ?", campaign, number
        )
        return ReminderState(*rows[0]) if rows else ReminderState(number)

    async def remind(self, campaign: int, reminders: ReminderState, notice: NewPost) -> None:
        """Record a reminder and queue it."""
        await self._database.write(_remind, campaign, reminders, notice)


def _next_of_each(db: sqlite3.Connection, kinds: Collection[str], count: int) -> dict[str, list[Timer]]:
    return {kind: _next_of(db, kind, count) for kind in kinds}


def _next_of(db: sqlite3.Connection, kind: str, count: int) -> list[Timer]:
    unblocked = " AND subject NOT IN (SELECT campaign FROM obstacles)" if kind in PLAYERS_TIMERS else ""
    rows = db.execute(
        f"SELECT kind, subject, due, serial FROM timers WHERE kind = ?{unblocked} ORDER BY due LIMIT ?",  # noqa: S608
        (kind, count),
    )
    return [Timer(*row) for row in rows]


def _set_many(db: sqlite3.Connection, kind: str, due: Mapping[int, float]) -> None:
    for subject, when in due.items():
        set_timer(db, kind, subject, when)


def _schedule(db: sqlite3.Connection, campaign: int, due: Iterable[tuple[str, float | None]]) -> None:
    set_due_times(db, campaign, due)
    try_filed_soon(db, campaign)
    queue_panel(db, campaign)


def _remind(db: sqlite3.Connection, campaign: int, reminders: ReminderState, notice: NewPost) -> None:
    db.execute(
        "INSERT OR REPLACE INTO reminders VALUES (?, ?, ?, ?)",
        (campaign, reminders.number, reminders.sent, reminders.nudged),
    )
    queue_notice(db, campaign, notice)
