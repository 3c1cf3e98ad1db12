"""Table actions: applied, written in one transaction, and visible only after that."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

import msgspec

import rules
from bot.campaigns.ai_turns import AITurns
from bot.campaigns.changes import change_of
from bot.campaigns.due_times import release_time, timers
from bot.campaigns.ended_rules import ended_rules
from bot.campaigns.lost_choices import receipt_of
from bot.campaigns.snapshot import CampaignSnapshot
from bot.campaigns.table_cache import TableCache
from bot.common.errors import UserError
from bot.storage import Action, Ballot, CarriedOut, HeldRule, NewPost
from bot.storage.models import ActionKind, Way
from bot.storage.receipts import Receipts
from bot.telemetry.metrics import CHOICES
from rules.core.decisions import Answer, Decision
from rules.core.events import Event

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class TableAction:
    """Something that someone does to a table, and how it's recorded.

    ``user`` is who does it (0: no one), ``answer`` its JSON text for the record, ``notices`` what the channel is told.
    ``ballot`` is the deciding vote, ``orders`` the written orders that are carried out. ``decision`` is the
    one it answers or undoes; without one, the action is about the first pending decision.
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
    orders: CarriedOut | None = None
    decision: Decision | None = None


def answer_action(decision: Decision, answer: Answer, user: int, way: Way = "") -> TableAction:
    """The answer to a seat's decision, however it came about."""

    def run(table: rules.Table) -> Sequence[Event]:
        if isinstance(answer, Mapping):
            return table.arrange(answer, seat=decision.seat)
        return table.choose(*answer, seat=decision.seat)

    return TableAction("answer", user, msgspec.json.encode(answer).decode(), run, way, decision=decision)


def answers_action(
    answers: Sequence[Answer], orders: CarriedOut, way: Way = "", notices: Sequence[NewPost] = ()
) -> TableAction:
    """Many answers as one action, as written orders need. :meth:`ActionRunner.apply_to_copy` runs them."""
    written = msgspec.json.encode(answers).decode()
    return TableAction("answer", orders.user, written, lambda _: (), way, notices=tuple(notices), orders=orders)


def undo_action(user: int, last: int | None, decision: Decision | None = None) -> TableAction:
    """Undo the last answer (number ``last``); the one to ``decision`` if it waits for other seats."""

    def run(table: rules.Table) -> Sequence[Event]:
        return table.undo(None if decision is None else decision.seat)

    return TableAction("undo", user, "{}", run, undoes=last, decision=decision)


@dataclass(frozen=True)
class _Position:
    """The table before an action: its turn, the number of its decision, and the first decision."""

    turn: int
    number: int
    asked: Decision | None
    is_secret_window: bool
    awaiting: tuple[int, ...]

    @classmethod
    def of(cls, snapshot: CampaignSnapshot) -> _Position:
        table = snapshot.table
        asked = next(iter(table.asked), None)
        return cls(
            table.state.turn,
            table.public_number,
            asked,
            table.has_secret_window,
            # in a secret window no one may tell who acted last, so all who are asked afterwards count as new
            () if snapshot.is_secret_window else tuple(snapshot.publicly_asked),
        )

    def is_of(self, table: rules.Table) -> bool:
        """Whether the same decision is still pending."""
        return self.asked is not None and self.number == table.public_number and bool(table.asked)


class ActionRunner:
    """Applies actions to locked tables and commits them."""

    def __init__(self, tables: TableCache, ai_turns: AITurns, receipts: Receipts) -> None:
        self._tables = tables
        self._ai_turns = ai_turns
        self._receipts = receipts

    async def apply(self, snapshot: CampaignSnapshot, action: TableAction) -> CampaignSnapshot:
        """Apply an action to a locked table, and return the campaign afterwards.

        Raises:
            UserError: it couldn't be saved. Nothing has changed.
            RulesError: it isn't possible. Nothing has changed.
        """
        before = _Position.of(snapshot)
        try:
            events = action.run(snapshot.table)
        except rules.IllegalChoice:
            raise
        except Exception:
            # the rules may have stopped halfway: reload the table from the store
            self._tables.forget(snapshot.campaign.id)
            _log.exception("Campaign %s: the rules failed.", snapshot.campaign.id)
            raise
        return await self._commit(snapshot, before, action, events)

    async def apply_to_copy(
        self, snapshot: CampaignSnapshot, action: TableAction, run: Callable[[CampaignSnapshot], Sequence[Event]]
    ) -> CampaignSnapshot:
        """Run an action on a copy of a locked table, on a thread. Once written, the copy replaces the table.

        Raises:
            UserError: it couldn't be saved. Nothing has changed.
            RulesError: it isn't possible. Nothing has changed.
        """
        before, save = _Position.of(snapshot), snapshot.table.save()
        copy = dataclasses.replace(snapshot, table=await asyncio.to_thread(rules.load, save))
        if copy.table.number != snapshot.table.number:
            raise UserError("stale-elsewhere")
        events = await asyncio.to_thread(run, copy)
        self._tables.keep(snapshot.campaign.id, copy.table)
        return await self._commit(copy, before, action, events)

    async def _commit(
        self, snapshot: CampaignSnapshot, before: _Position, action: TableAction, events: Sequence[Event]
    ) -> CampaignSnapshot:
        """Write an action, and return the campaign afterwards."""
        campaign, table, now = snapshot.campaign, snapshot.table, time.time()
        is_partial = before.is_of(table)
        after = _after(snapshot) if is_partial else _after_all_answered(snapshot)
        decision = action.decision or before.asked
        change = change_of(campaign, table, _record(action, table.number, decision), events, action.notices)
        awaiting = () if table.result else tuple(after.publicly_asked)
        actor = 0 if before.is_secret_window or action.way == "stored" else action.user
        ended = ended_rules(after, action.kind, events)
        after = _without_stored(after, change.clears, ended)
        if not is_partial:
            after = _with_release(after, now)
        change = msgspec.structs.replace(
            change,
            awaiting=None if is_partial else awaiting,
            handed_to=() if is_partial or _keeps_still(after) else _handed_to(before, awaiting, actor),
            actor=actor,
            ended=ended,
            undoes=action.undoes,
            undoes_from=action.undoes_from,
            timers=(*(() if is_partial else timers(after, now)), *self._ai_turns.timers(after)),
            snapshot=table.state.turn if table.state.turn > before.turn and not table.result else None,
            ballot=None if action.ballot is None or decision is None else (decision.number, action.ballot),
            orders=action.orders,
            is_unseen=is_partial and before.is_secret_window,
        )
        await self._tables.commit(change)
        is_secret = change.action.secret or before.is_secret_window
        orders = 0 if action.orders is None else action.orders.count
        self._receipts.add(receipt_of(campaign, change.action, decision, now, orders, is_secret=is_secret))
        CHOICES.labels(campaign.game, action.kind).inc()
        return after


def _keeps_still(snapshot: CampaignSnapshot) -> bool:
    """Whether no one is called: a secret window is open. Until the release most answers are stored."""
    return snapshot.is_collecting or snapshot.is_passed_openly


def _handed_to(before: _Position, awaiting: tuple[int, ...], actor: int) -> tuple[int, ...]:
    """Whom the game is handed to."""
    return tuple(sorted(set(awaiting) - {*before.awaiting, actor}))


def _after(snapshot: CampaignSnapshot) -> CampaignSnapshot:
    """The campaign after an answer that waits for others: their deadline and votes go on."""
    campaign = msgspec.structs.replace(snapshot.campaign, number=snapshot.table.number)
    return dataclasses.replace(snapshot, campaign=campaign)


def _after_all_answered(snapshot: CampaignSnapshot) -> CampaignSnapshot:
    """The campaign when a new decision is pending."""
    campaign = msgspec.structs.replace(snapshot.campaign, number=snapshot.table.number, poll=None)
    roster = msgspec.structs.replace(snapshot.roster, ballots={}, request=None, due=None, release=None)
    return dataclasses.replace(snapshot, campaign=campaign, roster=roster)


def _with_release(snapshot: CampaignSnapshot, now: float) -> CampaignSnapshot:
    """The campaign with the time of a window that opens now, which depends on what is stored."""
    roster = msgspec.structs.replace(snapshot.roster, release=release_time(snapshot, now))
    return dataclasses.replace(snapshot, roster=roster)


def _without_stored(
    snapshot: CampaignSnapshot, seats: Collection[str], ended: Collection[HeldRule]
) -> CampaignSnapshot:
    """The campaign without everything that these seats have stored, and without these rules."""
    if not seats and not ended:
        return snapshot
    roster = snapshot.roster
    stored = {seat: answers for seat, answers in roster.stored.items() if seat not in seats}
    kept = tuple(held for held in roster.rules if held.seat not in seats and held not in ended)
    return dataclasses.replace(snapshot, roster=msgspec.structs.replace(roster, stored=stored, rules=kept))


def _record(action: TableAction, number: int, decision: Decision | None) -> Action:
    """The row of an action done while ``decision`` was pending."""
    if decision is None:
        return Action(number, action.kind, "", action.user, "", action.answer, action.way, False, "")
    secret = decision.secret and action.decision is not None
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
