"""Actions on a table: each is applied, written in one transaction, and only then seen by anyone."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

import rules
from bot.campaigns.ai_turns import AITurns
from bot.campaigns.changes import change_of
from bot.campaigns.due_times import timers
from bot.campaigns.snapshot import CampaignSnapshot
from bot.campaigns.table_cache import TableCache
from bot.common.errors import UserError
from bot.storage import Action, Ballot, NewPost
from bot.storage.models import ActionKind, Way
from bot.telemetry.metrics import CHOICES
from rules.core.decisions import Answer, Decision
from rules.core.events import Event

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class TableAction:
    """Something that someone does to a table, and how it is recorded.

    ``user`` is who does it (0: no one), ``answer`` what is kept of it as JSON text, ``notices`` what is said of it,
    ``ballot`` the vote that brought it about, ``orders_of`` the player whose written orders it carries out.
    """

    kind: ActionKind
    user: int
    answer: str
    run: Callable[[rules.Table], Sequence[Event]]
    way: Way = ""
    notices: tuple[NewPost, ...] = ()
    undoes: int | None = None
    undoes_from: int | None = None
    ballot: Ballot | None = None
    orders_of: int | None = None


def answer_action(decision: Decision, answer: Answer, user: int, way: Way = "") -> TableAction:
    """The answer to a decision of a seat, in whichever way it came about."""

    def run(table: rules.Table) -> Sequence[Event]:
        if isinstance(answer, Mapping):
            return table.arrange(answer, seat=decision.seat)
        return table.choose(*answer, seat=decision.seat)

    return TableAction("answer", user, msgspec.json.encode(answer).decode(), run, way)


def answers_action(user: int, answers: Sequence[Answer], way: Way = "") -> TableAction:
    """Many answers as one action, as written orders are. :meth:`ActionRunner.apply_to_copy` runs them."""
    return TableAction("answer", user, msgspec.json.encode(answers).decode(), lambda _: (), way, orders_of=user)


def undo_action(user: int, last: int | None) -> TableAction:
    """Take back the last answer, the one of number ``last``."""
    return TableAction("undo", user, "{}", rules.Table.undo, undoes=last)


@dataclass(frozen=True)
class _Position:
    """Where a table was when an action was done: its turn, its number, and the decision that was pending."""

    turn: int
    number: int
    decision: Decision | None

    @classmethod
    def of(cls, table: rules.Table) -> _Position:
        return cls(table.state.turn, table.number, table.decision)


class ActionRunner:
    """Applies actions to locked tables and commits them."""

    def __init__(self, tables: TableCache, ai_turns: AITurns) -> None:
        self._tables = tables
        self._ai_turns = ai_turns

    async def apply(self, snapshot: CampaignSnapshot, action: TableAction) -> CampaignSnapshot:
        """Apply an action to a locked table, and return the campaign after it.

        Raises:
            UserError: it could not be saved. Nothing has changed.
            RulesError: it cannot be done. Nothing has changed.
        """
        before = _Position.of(snapshot.table)
        try:
            events = action.run(snapshot.table)
        except rules.IllegalChoice:
            raise
        except Exception:
            # the rules may have stopped half-way: the table is read again from the store
            self._tables.forget(snapshot.campaign.id)
            _log.exception("The rules failed in campaign %s.", snapshot.campaign.id)
            raise
        return await self._commit(snapshot, before, action, events)

    async def apply_to_copy(
        self, snapshot: CampaignSnapshot, action: TableAction, run: Callable[[CampaignSnapshot], Sequence[Event]]
    ) -> CampaignSnapshot:
        """Run an action on a copy of a locked table, on a thread; the copy replaces the table once it is written.

        Raises:
            UserError: it could not be saved. Nothing has changed.
            RulesError: it cannot be done. Nothing has changed.
        """
        before, save = _Position.of(snapshot.table), snapshot.table.save()
        copy = dataclasses.replace(snapshot, table=await asyncio.to_thread(rules.load, save))
        if copy.table.number != snapshot.table.number:
            raise UserError("stale-elsewhere")
        events = await asyncio.to_thread(run, copy)
        self._tables.keep(snapshot.campaign.id, copy.table)
        return await self._commit(copy, before, action, events)

    async def _commit(
        self, snapshot: CampaignSnapshot, before: _Position, action: TableAction, events: Sequence[Event]
    ) -> CampaignSnapshot:
        """Write what was done to a table, and return the campaign after it."""
        campaign, table = snapshot.campaign, snapshot.table
        after = CampaignSnapshot(
            msgspec.structs.replace(campaign, number=table.number, poll=None),
            table,
            snapshot.seats,
            msgspec.structs.replace(snapshot.roster, ballots=(), request=None, due=None),
        )
        change = change_of(campaign, table, _record(action, table.number, before.decision), events, action.notices)
        change = msgspec.structs.replace(
            change,
            undoes=action.undoes,
            undoes_from=action.undoes_from,
            timers=(*timers(after, time.time()), *self._ai_turns.timers(after)),
            snapshot=table.state.turn if table.state.turn > before.turn and not table.result else None,
            ballot=None if action.ballot is None else (before.number, action.ballot),
            orders_of=action.orders_of,
        )
        await self._tables.commit(change)
        CHOICES.labels(campaign.game, action.kind).inc()
        return after


def _record(action: TableAction, number: int, decision: Decision | None) -> Action:
    """The row of an action that was done while ``decision`` was pending."""
    if decision is None:
        return Action(number, action.kind, "", action.user, "", action.answer, action.way, False, "")
    secret = decision.secret and action.kind == "answer"
    return Action(
        number,
        action.kind,
        decision.seat,
        action.user,
        decision.rule,
        action.answer,
        action.way,
        secret,
        decision.topic,
    )
