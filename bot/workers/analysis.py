"""Analysis: odds, advice and the Legate's own choices, worked out on a thread beside the event loop.

Each question is about a position as it was when it was asked: the thread gets a copy. Answers are cached, so asking
again costs nothing and everyone who asks hears the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar, cast

from cachetools import LRUCache

import rules
from bot.common.errors import UserError
from bot.storage import Campaign
from rules.core.advice import Advice, advise
from rules.core.agents import seen_from
from rules.core.decisions import Answer
from rules.core.forecasts import Forecast
from rules.core.orders import Order, OrderBook, Plan, Prospect
from rules.core.registry import companions, has_legate

ROUNDS = 1200
"""Simulated fights for one question about odds: a fifth of a second on a small machine."""

TRIALS = 8
"""How often each answer is played on for advice."""

_REMEMBERED = 128
_WAITING_AT_MOST = 16

T = TypeVar("T")


class Position(Protocol):
    """A campaign and its table at one moment, such as a campaign snapshot."""

    @property
    def campaign(self) -> Campaign:
        """The campaign."""

    @property
    def table(self) -> rules.Table:
        """Its table."""


class AnalysisWorker:
    """Answers one question after another. Close it when the bot stops."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="analysis")
        self._known: LRUCache[tuple[Any, ...], asyncio.Future[Any]] = LRUCache(_REMEMBERED)
        self._waiting = 0

    async def odds(self, position: Position) -> list[Forecast]:
        """The odds of each answer to the pending decision; empty if no combat depends on it.

        Raises:
            UserError: too many questions are waiting.
        """
        return await self._ask(("odds", *_key(position)), _odds, position)

    async def odds_of(self, position: Position, option: str) -> Forecast | None:
        """The odds of one answer in full; None if nothing is known of it.

        Raises:
            UserError: too many questions are waiting.
        """
        return await self._ask(("odds", *_key(position), option), lambda table: _odds_of(table, option), position)

    async def advice(self, position: Position) -> list[Advice]:
        """The best answers to the pending decision, and why.

        Raises:
            UserError: this game has no Legate, or too many questions are waiting.
        """
        found = companions(position.campaign.game)
        if found.judge is None or found.legate is None or found.explain is None:
            raise UserError("no-legate", game=_title(position))
        return await self._ask(("advice", *_key(position)), _advice, position)

    async def legates_answer(self, position: Position, seat: str) -> Answer:
        """What the Legate would do for a seat.

        Raises:
            UserError: this game has none, or too many questions are waiting.
        """
        if not has_legate(position.campaign.game):
            raise UserError("no-legate", game=_title(position))
        return await self._ask(("legate", *_key(position), seat), lambda table: _legates_answer(table, seat), position)

    async def plan(self, position: Position, seat: str, orders: Sequence[Order]) -> Plan:
        """What written orders of a seat would do; the position doesn't change.

        Raises:
            UserError: this game takes none, or too many questions are waiting.
        """
        book, given = order_book(position), tuple(orders)
        key = ("orders", *_key(position), seat, given)
        return await self._ask(key, lambda table: book.plan(table, seat, given), position)

    async def prospects(self, position: Position, seat: str, locale: str) -> list[Prospect]:
        """What a seat could take this turn.

        Raises:
            UserError: this game has no answer to that, or too many questions are waiting.
        """
        book = order_book(position)
        key = ("prospects", *_key(position), seat, locale)
        return await self._ask(key, lambda table: book.analysis(table, seat, locale), position)

    def close(self) -> None:
        """Finish the question in progress; drop the others."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _ask(self, key: tuple[Any, ...], work: Callable[[rules.Table], T], position: Position) -> T:
        asked = self._known.get(key)
        if asked is None:
            asked = self._put(key, work, position.table.save())
        return cast(T, await asyncio.shield(asked))

    def _put(self, key: tuple[Any, ...], work: Callable[[rules.Table], T], save: str) -> asyncio.Future[T]:
        if self._waiting >= _WAITING_AT_MOST:
            raise UserError("counsel-busy")
        self._waiting += 1
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._pool, lambda: work(rules.load(save)))
        self._known[key] = asked
        asked.add_done_callback(lambda done: self._answered(key, done))
        return asked

    def _answered(self, key: tuple[Any, ...], done: asyncio.Future[Any]) -> None:
        """Failures are not cached."""
        self._waiting -= 1
        if done.cancelled() or done.exception() is not None:
            self._known.pop(key, None)


def order_book(position: Position) -> OrderBook:
    """What takes the written orders of a campaign's game.

    Raises:
        UserError: nothing does.
    """
    book = companions(position.campaign.game).orders
    if book is None:
        raise UserError("orders-none", game=_title(position))
    return book


def _key(position: Position) -> tuple[int, int]:
    return position.campaign.id, position.table.number


def _title(position: Position) -> str:
    return rules.games()[position.campaign.game].title


def _odds(table: rules.Table) -> list[Forecast]:
    forecaster = companions(table.game).forecaster
    return [] if forecaster is None else forecaster.overview(table, ROUNDS)


def _odds_of(table: rules.Table, option: str) -> Forecast | None:
    forecaster = companions(table.game).forecaster
    return None if forecaster is None else forecaster.detail(table, option, ROUNDS)


def _advice(table: rules.Table) -> list[Advice]:
    found = companions(table.game)
    assert found.legate is not None
    assert found.judge is not None
    assert found.explain is not None
    return advise(table, found.legate, found.judge, found.explain, TRIALS)


def _legates_answer(table: rules.Table, seat: str) -> Answer:
    legate = companions(table.game).legate
    assert legate is not None
    return legate(seen_from(table, seat))
