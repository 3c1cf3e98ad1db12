"""Suggestions and the odds of options, calculated beside the event loop as soon as a decision is asked.

In a rush they wait until most interactions are acknowledged.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar
from weakref import WeakSet

import msgspec
from cachetools import LRUCache

import rules
from bot.workers.analysis import ROUNDS
from bot.workers.backpressure import Backpressure
from bot.workers.serial_executor import SerialExecutor
from bot.workers.worker_process import WorkerProcess
from rules.core.forecasts import Forecast
from rules.core.registry import compares_options, counsel, forecasts, has_legate
from rules.core.suggestions import Counsel

PATIENCE = 10.0
"""Seconds after which a decision is shown without a suggestion: the Legate must be stuck."""

PRESS_PATIENCE = 1.0
"""The same for an interaction, which Discord gives three seconds."""

BRIEFLY = 0.3
"""Seconds that other things wait for a suggestion; only once for each, and not in a rush."""

_RUSH = 1.0
"""Maximum seconds that a suggestion waits for the end of a rush."""

ODDS_PATIENCE = 2.0
"""Seconds after which a panel is posted without odds. A press never waits for them."""

_KEPT = 1024
_Key = tuple[int, int, str]
Odds = tuple[Forecast, ...]
T = TypeVar("T")
_log = logging.getLogger(__name__)


class SuggestionWorker:
    """Keeps the suggestions for the pending decisions. Close it when the bot stops."""

    def __init__(self, backpressure: Backpressure | None = None, process: WorkerProcess | None = None) -> None:
        self._backpressure = backpressure or Backpressure()
        self._suggesting = SerialExecutor("suggestions", process)
        self._known: LRUCache[_Key, asyncio.Future[Counsel]] = LRUCache(_KEPT)
        self._forecasting = SerialExecutor("odds", process, urgent=self._suggesting)
        self._odds: LRUCache[_Key, asyncio.Future[Odds]] = LRUCache(_KEPT)
        self._is_closed = False
        self._slow: WeakSet[asyncio.Future[Counsel]] = WeakSet()
        """Suggestions that someone has waited for in vain."""

    def prepare(self, campaign: int, table: rules.Table) -> None:
        """Start on the suggestions for a table's pending decisions, unless the bot is stopping."""
        if self._is_closed or not has_legate(table.game):
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

    async def finish(self, campaign: int, table: rules.Table, patience: float = PATIENCE) -> None:
        """Wait until the suggestions for a table's pending decisions are known, at most ``patience`` seconds."""
        self.prepare(campaign, table)
        asked = [future for number, seat in _asked(table) if (future := self._known.get((campaign, number, seat)))]
        if asked:
            _, late = await asyncio.wait(asked, timeout=patience)
            self._slow.update(late)

    async def finish_odds(self, campaign: int, table: rules.Table) -> None:
        """Wait until the odds for a table's pending decisions are known."""
        await self.finish(campaign, table)
        asked = [future for number, seat in _asked(table) if (future := self._odds.get((campaign, number, seat)))]
        if asked:
            await asyncio.wait(asked, timeout=ODDS_PATIENCE)

    async def counsels(self, campaign: int, table: rules.Table) -> dict[int, Counsel]:
        """The suggestions for a table's pending decisions, by decision number; those not known soon are left out."""
        self.prepare(campaign, table)
        for number, seat in _asked(table):
            if (future := self._known.get((campaign, number, seat))) is not None:
                await self._settle(future)
        return self.known_counsels(campaign, table)

    def known_counsels(self, campaign: int, table: rules.Table) -> dict[int, Counsel]:
        """The same without waiting: those not known yet are left out."""
        self.prepare(campaign, table)
        keys = {number: (campaign, number, seat) for number, seat in _asked(table)}
        found = {number: _result(self._known.get(key)) for number, key in keys.items()}
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
        """Finish the suggestion and the odds in progress; drop the others, and start no more."""
        self._is_closed = True
        for known in (self._known, self._odds):
            for future in known.values():
                future.cancel()
        self._suggesting.close()
        self._forecasting.close()

    def _start(self, key: _Key, save: str, seat: str) -> None:
        self._known[key] = self._begin(self._suggesting, partial(_counsel, save, seat))

    def _start_odds(self, key: _Key, save: str, seat: str, _suggested: asyncio.Future[Counsel]) -> None:
        """Start on the odds once the suggestion is known, so that they don't slow it down."""
        self._odds[key] = self._begin(self._forecasting, partial(_forecasts, save, seat))

    def _begin(self, executor: SerialExecutor, work: Callable[[], T]) -> asyncio.Future[T]:
        begun = asyncio.ensure_future(self._in_turn(executor, work))
        begun.add_done_callback(_note_failure)
        return begun

    async def _in_turn(self, executor: SerialExecutor, work: Callable[[], T]) -> T:
        await self._backpressure.wait_until_calm(_RUSH)
        try:
            return await executor.run(work)
        except RuntimeError as error:
            _log.debug("No suggestion: the bot is stopping.")
            raise asyncio.CancelledError from error

    async def _settle(self, future: asyncio.Future[Counsel]) -> None:
        """Wait briefly for a suggestion, unless it's known to take long."""
        if not future.done() and future not in self._slow and self._backpressure.is_calm:
            await asyncio.wait([future], timeout=BRIEFLY)
            self._slow.add(future)


def _note_failure(begun: asyncio.Future[Any]) -> None:
    """Take note of a failure: a decision may be over before anyone asks for its suggestion."""
    if not begun.cancelled() and (error := begun.exception()) is not None:
        _log.warning("A suggestion failed: %r", error)


def _counsel(save: str, seat: str) -> Counsel:
    return counsel(rules.load(save), seat)


def _forecasts(save: str, seat: str) -> Odds:
    return forecasts(rules.load(save), seat, ROUNDS)


def _result(future: asyncio.Future[Counsel] | None) -> Counsel | None:
    """A suggestion; None if it isn't known or failed: then the default answer is used."""
    if future is None or not future.done() or future.cancelled():
        return None
    error = future.exception()
    if error is not None:
        _log.warning("No suggestion, the default is used: %s", error)
        return None
    return future.result()


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
