"""Reschedules due times after the people of a campaign or its settings have changed."""

from __future__ import annotations

import logging
import sqlite3
import time

from bot.campaigns.ai_turns import AITurns
from bot.campaigns.due_times import timers_again
from bot.campaigns.table_cache import TableCache
from bot.scheduling.scheduler import Scheduler
from bot.storage import REVIEW, Store

_log = logging.getLogger(__name__)


class Rescheduler:
    """Reschedules campaigns, and handles the timer that retries a failed reschedule."""

    def __init__(self, store: Store, scheduler: Scheduler, tables: TableCache, ai_turns: AITurns) -> None:
        self._store = store
        self._scheduler = scheduler
        self._tables = tables
        self._ai_turns = ai_turns
        scheduler.handle(REVIEW, self._reschedule)

    async def reschedule(self, campaign: int) -> None:
        """Recalculate the due times of a campaign after its people or settings changed.

        The change itself is already saved. If this fails, for example on a full disk, the scheduler retries.
        """
        try:
            await self._reschedule(campaign)
        except sqlite3.Error as error:
            _log.error("Campaign %s: failed to reschedule, retrying: %s.", campaign, error)
            self._scheduler.wake()

    async def _reschedule(self, campaign: int) -> None:
        timers = self._store.timers
        async with self._tables.locked(campaign) as snapshot:
            if snapshot.has_poll:
                await timers.skip_review(campaign, self._ai_turns.timers(snapshot))
            else:
                known = await timers.reminders(campaign, snapshot.number)
                due = timers_again(snapshot, time.time(), known.sent)
                await timers.finish_review(campaign, [*due, *self._ai_turns.timers(snapshot)])
            self._scheduler.wake()
