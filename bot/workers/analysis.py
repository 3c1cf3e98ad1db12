"""Counsel: odds, advice and the Legate's own choices, worked out on a thread beside the event loop.

Each question is about a position as it was when it was asked: the thread gets a copy. What is known about a position is
kept for a while, so that asking again costs nothing, and everybody who asks hears the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, cast

import rules
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from rules.core.advice import Advice, advise
from rules.core.decisions import Answer, Decision
from rules.core.forecasts import Forecast
from rules.core.orders import Order, OrderBook, Plan, Prospect
from rules.core.registry import companions

ROUNDS = 1200
"""Rehearsals for one question about odds: a fifth of a second on a small machine."""

TRIALS = 8
"""How often each answer is played on for advice."""

_REMEMBERED = 128
_WAITING_AT_MOST = 16

T = TypeVar("T")


class AnalysisWorker:
    """Answers one question after another. Close it when the bot stops."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="counsel")
        self._known: OrderedDict[tuple[Any, ...], asyncio.Future[Any]] = OrderedDict()

    async def odds(self, snapshot: CampaignSnapshot) -> list[Forecast]:
        """What each way to answer the pending decision promises; empty where no combat hangs on it.

        Raises:
            UserError: too many questions are waiting.
        """
        return await self._ask(("odds", *_position(snapshot)), _odds, snapshot)

    async def odds_of(self, snapshot: CampaignSnapshot, option: str) -> Forecast | None:
        """One way to answer in full; None where nothing is known of it.

        Raises:
            UserError: too many questions are waiting.
        """
        return await self._ask(("odds", *_position(snapshot), option), lambda table: _odds_of(table, option), snapshot)

    async def advice(self, snapshot: CampaignSnapshot) -> list[Advice]:
        """The best answers to the pending decision, and why.

        Raises:
            UserError: nobody knows how to play this game, or too many questions are waiting.
        """
        found = companions(snapshot.campaign.game)
        if found.judge is None or found.legate is None or found.explain is None:
            raise UserError("no-legate", game=snapshot.info.title)
        return await self._ask(("advice", *_position(snapshot)), _advice, snapshot)

    async def legates_answer(self, snapshot: CampaignSnapshot) -> Answer:
        """What the Legate would do.

        Raises:
            UserError: this game has none, or too many questions are waiting.
        """
        if not has_legate(snapshot.campaign.game):
            raise UserError("no-legate", game=snapshot.info.title)
        return await self._ask(("legate", *_position(snapshot)), _legates_answer, snapshot)

    async def plan(self, snapshot: CampaignSnapshot, seat: str, orders: Sequence[Order]) -> Plan:
        """What comes of written orders of a seat; the position is left as it is.

        Raises:
            UserError: this game takes none, or too many questions are waiting.
        """
        book, given = order_book(snapshot), tuple(orders)
        key = ("orders", *_position(snapshot), seat, given)
        return await self._ask(key, lambda table: book.plan(table, seat, given), snapshot)

    async def prospects(self, snapshot: CampaignSnapshot, seat: str, locale: str) -> list[Prospect]:
        """What a seat could take this turn.

        Raises:
            UserError: this game has no answer to that, or too many questions are waiting.
        """
        book = order_book(snapshot)
        key = ("prospects", *_position(snapshot), seat, locale)
        return await self._ask(key, lambda table: book.analysis(table, seat, locale), snapshot)

    def close(self) -> None:
        """Finish the question in hand, and take up none after it."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _ask(self, key: tuple[Any, ...], work: Callable[[rules.Table], T], snapshot: CampaignSnapshot) -> T:
        asked = self._known.get(key)
        if asked is None:
            asked = self._put(key, work, snapshot.table.save())
        self._known.move_to_end(key)
        return cast(T, await asyncio.shield(asked))

    def _put(self, key: tuple[Any, ...], work: Callable[[rules.Table], T], save: str) -> asyncio.Future[T]:
        if sum(not asked.done() for asked in self._known.values()) >= _WAITING_AT_MOST:
            raise UserError("counsel-busy")
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._pool, lambda: work(rules.load(save)))
        self._known[key] = asked
        asked.add_done_callback(lambda done: self._forget_failure(key, done))
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return asked

    def _forget_failure(self, key: tuple[Any, ...], done: asyncio.Future[Any]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._known.pop(key, None)


def has_legate(game: str) -> bool:
    """Whether somebody who is no person can play this game."""
    return companions(game).legate is not None


def has_odds(game: str, decision: Decision) -> bool:
    """Whether there is something to be said about odds at a decision."""
    forecaster = companions(game).forecaster
    return forecaster is not None and forecaster.concerns(decision)


def takes_orders(game: str, decision: Decision) -> bool:
    """Whether the rest of a turn can be written down at a decision."""
    book = companions(game).orders
    return book is not None and not decision.secret and book.concerns(decision)


def order_book(snapshot: CampaignSnapshot) -> OrderBook:
    """What takes the written orders of a campaign's game.

    Raises:
        UserError: nothing does.
    """
    book = companions(snapshot.campaign.game).orders
    if book is None:
        raise UserError("orders-none", game=snapshot.info.title)
    return book


def _position(snapshot: CampaignSnapshot) -> tuple[int, int]:
    return snapshot.campaign.id, snapshot.table.number


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


def _legates_answer(table: rules.Table) -> Answer:
    legate = companions(table.game).legate
    assert legate is not None
    return legate(table)
