"""Analysis: odds, advice and the Legate's choices, calculated beside the event loop.

It's done with a copy of the position as it was when the question was asked. Answers are cached. If nothing is hidden,
everyone gets the same answer; otherwise each seat gets what follows from what it may know.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, Protocol, TypeVar, cast

from cachetools import LRUCache

import rules
from bot.common.errors import UserError
from bot.storage import Campaign
from bot.workers.fairness import ASKERS, FairTurns
from bot.workers.serial_executor import SerialExecutor
from bot.workers.worker_process import WorkerProcess, WorkerProcessError
from rules.core.advice import Advice, advise, advise_by_rating, usual
from rules.core.agents import ONLOOKER, pending, seen_from
from rules.core.decisions import Answer
from rules.core.forecasts import Forecast
from rules.core.orders import Order, OrderBook, Plan, Prospect, RehearsingBook, SuggestingBook
from rules.core.registry import companions, has_legate, legates_answer, suggestion
from rules.core.suggestions import loses_at_once

ROUNDS = 600
"""Simulated fights per odds question."""

TRIALS = 8
"""How often each answer is played out for advice, if there's time."""

BUDGET = 0.5
"""Seconds after which advice begins no further round of trials."""

_log = logging.getLogger(__name__)
_REMEMBERED = 128

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

    def __init__(self, process: WorkerProcess | None = None) -> None:
        self._questions = SerialExecutor("analysis", process)
        self._legates = SerialExecutor("legate", process)
        self._turns = FairTurns()
        self._known: LRUCache[tuple[Any, ...], asyncio.Future[Any]] = LRUCache(_REMEMBERED)

    async def odds(self, position: Position, asker: str | None) -> list[Forecast]:
        """The odds of each answer to the pending decision; empty if no combat depends on it.

        ``asker`` is the seat of the person who asks, None without a seat. Only what they may know counts.

        Raises:
            UserError: they know too little for odds, or too many questions are waiting.
        """
        viewer = _viewer(position, asker)
        return await self._ask(("odds", *_key(position, viewer)), partial(_odds, viewer=viewer), position)

    async def odds_of(self, position: Position, asker: str | None, option: str) -> Forecast | None:
        """The odds of one answer in full; None if they're unknown.

        Raises:
            UserError: the asker knows too little for odds, or too many questions are waiting.
        """
        viewer = _viewer(position, asker)
        key = ("odds", *_key(position, viewer), option)
        return await self._ask(key, partial(_odds_of, viewer=viewer, option=option), position)

    async def advice(self, position: Position, asker: str | None) -> list[Advice]:
        """The suggestion and other good answers, with reasons; empty if the asker knows too little.

        Raises:
            UserError: this game has no Legate, or too many questions are waiting.
        """
        if not has_legate(position.campaign.game):
            raise UserError("no-legate", game=_title(position))
        viewer = _viewer(position, asker)
        return await self._ask(("advice", *_key(position, viewer)), partial(_advice, viewer=viewer), position)

    async def legates_answer(self, position: Position, seat: str) -> Answer:
        """What the Legate would do for a seat; the default answer if it knows too little.

        It waits for one player's question at most.

        Raises:
            UserError: this game has no Legate.
        """
        if not has_legate(position.campaign.game):
            raise UserError("no-legate", game=_title(position))
        try:
            return await self._legates.run(_legates_answer, position.table.save(), seat)
        except WorkerProcessError:
            _log.warning("The Legate plays the default for %s: its process failed twice.", seat)
            return pending(position.table, seat).default

    async def loses_at_once(self, position: Position, seat: str, answer: Answer) -> bool:
        """Whether a legal answer of a seat ends the game in defeat, whatever the dice.

        Raises:
            UserError: too many questions are waiting.
        """
        if not has_legate(position.campaign.game) or not position.table.may_end:
            return False
        key = ("loses", *_key(position, seat), repr(answer))
        return await self._ask(key, partial(_loses_at_once, seat=seat, answer=answer), position)

    async def plan(self, position: Position, seat: str, orders: Sequence[Order]) -> Plan:
        """What a seat's written orders would do; the position doesn't change.

        Raises:
            UserError: this game takes none, or too many questions are waiting.
        """
        order_book(position)
        given = tuple(orders)
        key = ("orders", *_key(position, seat), given)
        return await self._ask(key, partial(_plan, seat=seat, orders=given), position)

    async def rehearsal(self, position: Position, seat: str, turn: str, orders: Sequence[Order]) -> Plan | None:
        """What a sheet for a coming turn of a seat would do if that turn began now; None where that can't be told.

        Raises:
            UserError: too many questions are waiting.
        """
        if not isinstance(order_book(position), RehearsingBook):
            return None
        given = tuple(orders)
        key = ("rehearsal", *_key(position, seat), turn, given)
        return await self._ask(key, partial(_rehearsal, seat=seat, turn=turn, orders=given), position)

    async def prospects(self, position: Position, seat: str, locale: str) -> list[Prospect]:
        """What a seat could take this turn.

        Raises:
            UserError: this game doesn't support it, or too many questions are waiting.
        """
        order_book(position)
        key = ("prospects", *_key(position, seat), locale)
        return await self._ask(key, partial(_prospects, seat=seat, locale=locale), position)

    async def suggested_orders(self, position: Position, seat: str, locale: str) -> str:
        """The suggestion for a seat's turn as orders; empty if the game doesn't write them.

        Raises:
            UserError: too many questions are waiting.
        """
        if not isinstance(order_book(position), SuggestingBook):
            return ""
        key = ("suggested", *_key(position, seat), locale)
        return await self._ask(key, partial(_suggested_orders, seat=seat, locale=locale), position)

    def close(self) -> None:
        """Finish the question in progress; drop the others."""
        self._questions.close()
        self._legates.close()

    async def _ask(self, key: tuple[Any, ...], work: Callable[[rules.Table], T], position: Position) -> T:
        asked = self._known.get(key)
        if asked is None:
            asked = self._put(key, work, position.table.save())
        try:
            return cast(T, await asyncio.shield(asked))
        except _KnowsTooLittleError as error:
            raise UserError("counsel-blind") from error
        except WorkerProcessError as error:
            raise UserError("counsel-failed") from error

    def _put(self, key: tuple[Any, ...], work: Callable[[rules.Table], T], save: str) -> asyncio.Future[T]:
        if self._turns.is_full_for(ASKERS.get()):
            raise UserError("counsel-busy")
        asked = self._known[key] = asyncio.ensure_future(
            self._in_turn(self._turns.line_up(), partial(_worked_out, work, save))
        )
        asked.add_done_callback(lambda done: self._answered(key, done))
        return asked

    async def _in_turn(self, turn: AbstractAsyncContextManager[None], work: Callable[[], T]) -> T:
        async with turn:
            return await self._questions.run(work)

    def _answered(self, key: tuple[Any, ...], done: asyncio.Future[Any]) -> None:
        """Failures are not cached."""
        if done.cancelled() or done.exception() is not None:
            self._known.pop(key, None)


def order_book(position: Position) -> OrderBook:
    """The parser of written orders for a campaign's game.

    Raises:
        UserError: it has none.
    """
    try:
        return _book(position.campaign.game)
    except LookupError as error:
        raise UserError("orders-none", game=_title(position)) from error


def _book(game: str) -> OrderBook:
    """The parser of written orders of a game.

    Raises:
        LookupError: it has none.
    """
    book = companions(game).orders
    if book is None:
        raise LookupError(game)
    return book


def _viewer(position: Position, asker: str | None) -> str:
    """Whose view of the pending decision counts; one for everyone if nothing is hidden."""
    table, viewer = position.table, asker or ONLOOKER
    return viewer if table.hides_from(viewer) or viewer in table.decisions else pending(table).seat


def _key(position: Position, viewer: str) -> tuple[int, int, str]:
    """The campaign, the number of the pending decision, and the viewer."""
    table = position.table
    decision = table.decisions.get(viewer) or table.decision
    return position.campaign.id, table.public_number if decision is None else decision.number, viewer


class _KnowsTooLittleError(Exception):
    """No position fits what the viewer knows."""


def _seen(table: rules.Table, viewer: str) -> rules.Table:
    """The table as the viewer may know it.

    Raises:
        _KnowsTooLittleError: they know too little of it.
    """
    try:
        return seen_from(table, viewer)
    except rules.RulesError as error:
        raise _KnowsTooLittleError from error


def _title(position: Position) -> str:
    return rules.games()[position.campaign.game].title


def _worked_out(work: Callable[[rules.Table], T], save: str) -> T:
    return work(rules.load(save))


def _odds(table: rules.Table, viewer: str) -> list[Forecast]:
    forecaster = companions(table.game).forecaster
    return [] if forecaster is None else forecaster.overview(_seen(table, viewer), ROUNDS)


def _odds_of(table: rules.Table, viewer: str, option: str) -> Forecast | None:
    forecaster = companions(table.game).forecaster
    return None if forecaster is None else forecaster.detail(_seen(table, viewer), option, ROUNDS)


def _loses_at_once(table: rules.Table, seat: str, answer: Answer) -> bool:
    return loses_at_once(table, pending(table, seat), answer)


def _plan(table: rules.Table, seat: str, orders: Sequence[Order]) -> Plan:
    _seen(table, seat)  # the book forks the table the same way
    return _book(table.game).plan(table, seat, orders)


def _rehearsal(table: rules.Table, seat: str, turn: str, orders: Sequence[Order]) -> Plan | None:
    book = _book(table.game)
    ahead = book.ahead(table, seat, turn) if isinstance(book, RehearsingBook) else None
    return None if ahead is None else book.plan(ahead, seat, orders)


def _prospects(table: rules.Table, seat: str, locale: str) -> list[Prospect]:
    return _book(table.game).analysis(_seen(table, seat), seat, locale)


def _suggested_orders(table: rules.Table, seat: str, locale: str) -> str:
    book = _book(table.game)
    return book.suggested(_seen(table, seat), seat, locale) if isinstance(book, SuggestingBook) else ""


def _advice(table: rules.Table, viewer: str) -> list[Advice]:
    try:
        return advice_for(table, viewer, BUDGET)
    except rules.RulesError as error:
        _log.info("No advice for %s at decision %s: %s", viewer, table.public_number, error)
        return []


def advice_for(table: rules.Table, viewer: str, budget: float) -> list[Advice]:
    """The advice for a viewer: as the game rates its answers, or rehearsed for a limited time.

    Raises:
        RulesError: the game is over, or no position fits what the viewer knows.
    """
    found, deadline = companions(table.game), time.monotonic() + budget
    seen = seen_from(table, viewer)
    suggested = suggestion(table, viewer) if viewer in table.decisions else suggestion(seen)
    rated = found.rate(seen) if found.rate is not None else ()
    if rated:
        return advise_by_rating(seen, suggested, rated)
    policy = found.hasty or found.legate
    if policy is None or found.judge is None or found.explain is None:
        return usual(seen, suggested)
    return advise(
        table,
        policy,
        found.judge,
        found.explain,
        TRIALS,
        viewer,
        suggested,
        go_on=lambda: time.monotonic() < deadline,
    )


def _legates_answer(save: str, seat: str) -> Answer:
    table = rules.load(save)
    try:
        return legates_answer(table, seat)
    except rules.RulesError as error:
        _log.warning("The Legate plays the default for %s at decision %s: %s", seat, table.public_number, error)
        return pending(table, seat).default
