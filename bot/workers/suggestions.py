"""Suggestions and the odds of options, calculated on threads of their own as soon as a decision is asked."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec
from cachetools import LRUCache

import rules
from bot.workers.analysis import ROUNDS
from rules.core.forecasts import Forecast
from rules.core.registry import compares_options, counsel, forecasts, has_legate
from rules.core.suggestions import Counsel

PATIENCE = 10.0
"""Seconds after which a decision is shown without a suggestion: the Legate must be stuck."""

BRIEFLY = 0.3
"""Seconds that other things wait for a suggestion."""

ODDS_PATIENCE = 2.0
"""Seconds after which a panel is posted without odds. A press never waits for them."""

_KEPT = 1024
_Key = tuple[int, int, str]
Odds = tuple[Forecast, ...]
_log = logging.getLogger(__name__)


class SuggestionWorker:
    """Keeps the suggestions for the pending decisions. Close it when the bot stops."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="suggestions")
        self._known: LRUCache[_Key, asyncio.Future[Counsel]] = LRUCache(_KEPT)
        self._odds_pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="odds")
        self._odds: LRUCache[_Key, asyncio.Future[Odds]] = LRUCache(_KEPT)

    def prepare(self, campaign: int, table: rules.Table) -> None:
        """Start on the suggestions for a table's pending decisions."""
        if not has_legate(table.game):
            return
        save = ""
        self._drop_outdated(campaign, table)
        for decision in table.decisions.values():
            key = campaign, decision.number, decision.seat
            if key not in self._known:
                save = save or table.save()
                self._start(key, save, decision.seat)
                if compares_options(table.game, decision) and key in self._known:
                    odds_after = partial(self._start_odds, key, save, decision.seat)
                    self._known[key].add_done_callback(odds_after)

    async def finish(self, campaign: int, table: rules.Table) -> None:
        """Wait until the suggestions for a table's pending decisions are known."""
        self.prepare(campaign, table)
        asked = [future for number, seat in _asked(table) if (future := self._known.get((campaign, number, seat)))]
        if asked:
            await asyncio.wait(asked, timeout=PATIENCE)

    async def finish_odds(self, campaign: int, table: rules.Table) -> None:
        """Wait until the odds for a table's pending decisions are known."""
        await self.finish(campaign, table)
        asked = [future for number, seat in _asked(table) if (future := self._odds.get((campaign, number, seat)))]
        if asked:
            await asyncio.wait(asked, timeout=ODDS_PATIENCE)

    async def counsels(self, campaign: int, table: rules.Table) -> dict[int, Counsel]:
        """The suggestions for a table's pending decisions, by decision number; those not known soon are left out."""
        self.prepare(campaign, table)
        keys = {number: (campaign, number, seat) for number, seat in _asked(table)}
        asked = {number: self._known.get(key) for number, key in keys.items()}
        found = {number: await _settled(future) for number, future in asked.items() if future is not None}
        return {
            number: msgspec.structs.replace(each, forecasts=_done(self._odds.get(keys[number])))
            for number, each in found.items()
            if each is not None
        }

    def _drop_outdated(self, campaign: int, table: rules.Table) -> None:
        """Cancel what has been begun for earlier decisions, so that answers in a row delay no one."""
        current = [(campaign, number, seat) for number, seat in _asked(table)]
        for key in [key for key in self._known if key[0] == campaign and key not in current]:
            self._known.pop(key).cancel()
        for key in [key for key in self._odds if key[0] == campaign and key not in current]:
            self._odds.pop(key).cancel()

    def forget(self) -> None:
        """Drop all suggestions; they're calculated again when needed."""
        self._known.clear()
        self._odds.clear()

    def close(self) -> None:
        """Finish the suggestion and the odds in progress; drop the others."""
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._odds_pool.shutdown(wait=True, cancel_futures=True)

    def _start(self, key: _Key, save: str, seat: str) -> None:
        loop = asyncio.get_running_loop()
        try:
            self._known[key] = loop.run_in_executor(self._pool, lambda: counsel(rules.load(save), seat))
        except RuntimeError:
            _log.debug("No suggestion for campaign %s: the bot is stopping.", key[0])

    def _start_odds(self, key: _Key, save: str, seat: str, _counsel: asyncio.Future[Counsel]) -> None:
        """Start on the odds once the suggestion is known, so that they don't slow it down."""
        loop = asyncio.get_running_loop()
        try:
            self._odds[key] = loop.run_in_executor(self._odds_pool, lambda: forecasts(rules.load(save), seat, ROUNDS))
        except RuntimeError:
            _log.debug("No odds for campaign %s: the bot is stopping.", key[0])


def _done(future: asyncio.Future[Odds] | None) -> Odds:
    """The odds if they're known by now."""
    if future is None or not future.done() or future.cancelled():
        return ()
    error = future.exception()
    if error is not None:
        _log.warning("No odds for a decision: %s", error)
        return ()
    return future.result()


def _asked(table: rules.Table) -> list[tuple[int, str]]:
    return [(decision.number, seat) for seat, decision in table.decisions.items()]


async def _settled(future: asyncio.Future[Counsel]) -> Counsel | None:
    """A suggestion; None if it failed or takes long: then the default answer is used."""
    done, _ = await asyncio.wait([future], timeout=BRIEFLY)
    if not done or future.cancelled():
        return None
    error = future.exception()
    if error is not None:
        _log.warning("No suggestion, the default is used: %s", error)
        return None
    return future.result()
