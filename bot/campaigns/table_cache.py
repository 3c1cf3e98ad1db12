"""The tables in memory: loaded from the store when needed, changed by one caller at a time."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from weakref import WeakValueDictionary

import msgspec
from cachetools import LRUCache

import rules
from bot.campaigns.changes import change_of, decision_numbers
from bot.campaigns.due_times import timers
from bot.campaigns.notices import notice
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import NotSavedError, UserError
from bot.scheduling.scheduler import Scheduler
from bot.storage import Action, Campaign, Change, ConflictError, Store
from bot.telemetry.logging import bind
from bot.workers.suggestions import PATIENCE, SuggestionWorker
from rules.core.events import Resumed
from rules.core.suggestions import Counsel
from rules.core.text import Text, speaking

KEPT_TABLES = 64
"""How many campaigns stay loaded. The least recently used one is dropped and reloaded when needed."""

_CounselsOf = Callable[[Campaign, rules.Table], Awaitable[Mapping[int, Counsel]]]

_log = logging.getLogger(__name__)


class TableCache:
    """The most recently used tables. A table in memory never gets ahead of the store."""

    def __init__(
        self,
        store: Store,
        scheduler: Scheduler,
        size: int = KEPT_TABLES,
        suggestions: SuggestionWorker | None = None,
        legate: Callable[[], int] = lambda: 0,
    ) -> None:
        self._store = store
        self._scheduler = scheduler
        self._suggestions = suggestions
        self._legate = legate
        self._tables: LRUCache[int, rules.Table] = LRUCache(size)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._tables)

    def locked(self, campaign: int) -> AbstractAsyncContextManager[CampaignSnapshot]:
        """A campaign as it is now; no one else can change it until the block ends.

        Raises:
            UserError: it doesn't exist, or its save can't be read.
        """
        return self._locked(campaign, self._counsels)

    async def peek(self, campaign: int) -> CampaignSnapshot:
        """A campaign as it is now, with those suggestions only that are known already.

        Raises:
            UserError: it doesn't exist, or its save can't be read.
        """
        async with self._locked(campaign, self._known_counsels) as snapshot:
            return snapshot

    @asynccontextmanager
    async def _locked(self, campaign: int, counsels: _CounselsOf) -> AsyncIterator[CampaignSnapshot]:
        async with self.lock(campaign):
            bind(campaign=campaign)
            found = await self._store.campaigns.with_roster(campaign)
            if found is None:
                raise UserError("unknown-campaign")
            known, seats, roster = found
            table = self._cached(known) or await self._load(known, seats)
            self.keep(campaign, table)
            bind(decision=table.public_number)
            numbers = decision_numbers(table)
            if numbers != (known.number,):
                roster = await self._store.members.roster(campaign, numbers)
            yield CampaignSnapshot(known, table, seats, roster, await counsels(known, table), self._legate())

    async def finish_suggestions(self, campaign: int, patience: float = PATIENCE) -> None:
        """Wait until the suggestions for the pending decisions are known, without keeping others out.

        After ``patience`` seconds it goes on without them.

        Raises:
            UserError: the campaign doesn't exist, or its save can't be read.
        """
        if self._suggestions is None:
            return
        async with self.locked(campaign) as snapshot:
            table = snapshot.table
        await self._suggestions.finish(campaign, table, patience)

    async def counsels(self, snapshot: CampaignSnapshot) -> Mapping[int, Counsel]:
        """The suggestions for the pending decisions of a locked campaign; those not known soon are left out."""
        return await self._counsels(snapshot.campaign, snapshot.table)

    async def finish_odds(self, campaign: int) -> None:
        """Wait a short time for the odds of the options of the pending decisions.

        Raises:
            UserError: the campaign doesn't exist, or its save can't be read.
        """
        if self._suggestions is None:
            return
        async with self.locked(campaign) as snapshot:
            table = snapshot.table
        await self._suggestions.finish_odds(campaign, table)

    async def _counsels(self, campaign: Campaign, table: rules.Table) -> Mapping[int, Counsel]:
        if self._suggestions is None or campaign.status == "archived":
            return {}
        return await self._suggestions.counsels(campaign.id, table)

    async def _known_counsels(self, campaign: Campaign, table: rules.Table) -> Mapping[int, Counsel]:
        if self._suggestions is None or campaign.status == "archived":
            return {}
        return self._suggestions.known_counsels(campaign.id, table)

    def lock(self, campaign: int) -> asyncio.Lock:
        """The lock of a campaign."""
        return self._locks.setdefault(campaign, asyncio.Lock())

    def keep(self, campaign: int, table: rules.Table) -> None:
        """Keep a table in memory as the most recently used one."""
        self._tables[campaign] = table

    def forget(self, campaign: int) -> None:
        """Drop a table; the next caller reloads it from the store."""
        self._tables.pop(campaign, None)

    def clear(self) -> None:
        """Drop all tables."""
        self._tables.clear()

    async def commit(self, change: Change) -> None:
        """Write a change. If that fails, drop the table: the store holds the truth.

        Raises:
            UserError: it couldn't be saved, or an action with that number exists.
        """
        try:
            await self._store.actions.commit(change)
        except BaseException as error:
            self.forget(change.campaign)
            if isinstance(error, ConflictError):
                raise UserError("stale-elsewhere") from error
            if isinstance(error, sqlite3.Error):
                _log.error("Campaign %s: failed to save: %s.", change.campaign, error)
                raise NotSavedError from error
            raise
        table = self._tables[change.campaign]
        table.events.clear()
        if self._suggestions is not None:
            self._suggestions.prepare(change.campaign, table)
        self._scheduler.wake()

    def _cached(self, campaign: Campaign) -> rules.Table | None:
        """The table in memory, unless the store's number differs: then it must be reloaded."""
        table = self._tables.get(campaign.id)
        if table is not None and table.number != campaign.number:
            _log.warning("Campaign %s: the table in memory is out of date, reloading.", campaign.id)
            return None
        return table

    async def _load(self, campaign: Campaign, seats: Mapping[str, int]) -> rules.Table:
        saved = await self._store.actions.newest_save(campaign.id)
        try:
            table = rules.load(saved)
        except rules.SaveError as error:
            _log.error("Campaign %s: failed to load: %s", campaign.id, error)
            raise UserError("unreadable", reason=str(error)) from error
        self.keep(campaign.id, table)
        if table.number != campaign.number:
            await self._resume(campaign, table, seats, rules.corrections(saved))
        return table

    async def _resume(
        self, campaign: Campaign, table: rules.Table, seats: Mapping[str, int], corrections: Sequence[Text]
    ) -> None:
        """Record and announce that a loaded game continues from its last checkpoint, and which rules were corrected.

        The choices given up are marked as undone: they'll be made and told again.
        """
        events = list(table.events)
        dropped = sum(event.dropped for event in events if isinstance(event, Resumed))
        action = Action(table.number, "resume", "", 0, "", "{}")
        notices = [notice("campaign-resumed", dropped=dropped)]
        with speaking(campaign.locale):
            notices += [notice("campaign-corrected", what=str(each)) for each in corrections]
        change = change_of(campaign, table, action, events, notices)
        roster = await self._store.members.roster(campaign.id, ())
        after = CampaignSnapshot(
            msgspec.structs.replace(campaign, number=table.number, poll=None),
            table,
            seats,
            roster,
            legate=self._legate(),
        )
        given_up = await self._store.actions.first_of_last(campaign.id, dropped)
        await self.commit(
            msgspec.structs.replace(change, undoes_from=given_up, timers=tuple(timers(after, time.time())))
        )
