"""Orders filed ahead: tried when their seat's turn comes, and carried out only if all of them still fit."""

from __future__ import annotations

import logging
import time
from typing import NamedTuple

from bot.campaigns.availability import reachable_from
from bot.campaigns.due_orders import Rest, draft_turn, is_due
from bot.campaigns.notices import notice
from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.common.errors import NotSavedError, UserError
from bot.common.messages import speaking
from bot.scheduling.scheduler import Scheduler
from bot.storage import FILED, FiledOrders, LeftOut, Store
from bot.workers.analysis import AnalysisWorker, order_book
from rules import RulesError
from rules.core.orders import Plan, Reading, Verdict
from rules.core.orders.conditions import after_dice, following, stages
from rules.core.registry import coming_turns, turn_id, turn_name

TRY_AGAIN = 20.0
"""Seconds after which orders are tried again if too many questions were waiting."""

_log = logging.getLogger(__name__)


def whose_turn(snapshot: CampaignSnapshot, seat: str) -> str:
    """Whose turn is being played, in the campaign's language: the nation, or else the seat."""
    with speaking(snapshot.campaign.locale):
        return turn_name(snapshot.table) or snapshot.seat_title(seat)


class _Tried(NamedTuple):
    """What is left of a sheet, and its first stage: as it's read, and as it would turn out.

    ``passed_over`` are the orders of the stages before it, which are left out as a whole.
    """

    text: str
    reading: Reading
    plan: Plan
    passed_over: tuple[Verdict, ...] = ()

    @property
    def is_good(self) -> bool:
        """Whether all of the stage fits."""
        return self.plan.is_good and not self.reading.faults

    @property
    def is_left_out(self) -> bool:
        """Whether the stage does nothing, and needn't."""
        return self.is_good and not self.plan.answers

    def left_out(self, locale: str) -> list[LeftOut]:
        """The orders that are left out, but not those that are repeated: these end like that."""
        verdicts = [*self.passed_over, *(each for each in self.plan.verdicts if each.is_left_out)]
        with speaking(locale):
            return [LeftOut(each.order.text, str(each.note)) for each in verdicts if not each.order.is_repeated]


def _missed(snapshot: CampaignSnapshot, sheet: FiledOrders) -> str:
    """The orders of a sheet that are missed if none is carried out: all but those that are repeated while possible."""
    book = order_book(snapshot)
    orders = [order for stage in stages(sheet.text) for order in book.parse(stage, sheet.locale).orders]
    return "\n".join(order.text for order in orders if not order.is_repeated)


class FiledOrdersRunner:
    """Handles the timers of campaigns with orders filed ahead. Whatever a sheet says, it waits the same fixed pause."""

    def __init__(
        self, campaigns: Campaigns, store: Store, analysis_worker: AnalysisWorker, scheduler: Scheduler
    ) -> None:
        self._campaigns = campaigns
        self._store = store
        self._analysis_worker = analysis_worker
        self._scheduler = scheduler
        scheduler.handle(FILED, self._try_all)

    async def _try_all(self, campaign: int) -> float | None:
        """Try the sheets whose turn has come; return when to try again if the worker is busy."""
        filed = await self._store.filed_orders.of(campaign)
        if not filed:
            return None
        try:
            snapshot = await self._campaigns.snapshot(campaign)
        except UserError as error:
            _log.warning("Campaign %s can't be read, so filed orders wait: %s", campaign, error)
            return None
        waiting = [sheet for sheet in filed if not await self._is_over(snapshot, sheet)]
        for pending in snapshot.pending:
            due = [sheet for sheet in waiting if is_due(sheet, pending)]
            if due:  # what is for this very turn goes before what is for the next one, whichever that is
                again = await self._try(snapshot, pending, max(due, key=lambda sheet: sheet.turn != ""))
                break
        else:
            again = None
        if again is None and snapshot.roster.rules:  # what waited for the sheets
            await self._campaigns.answer_by_rule(campaign, 0)
        return again

    async def _is_over(self, snapshot: CampaignSnapshot, sheet: FiledOrders) -> bool:
        """End a sheet whose turn won't come any more; return whether that was so."""
        campaign, table = snapshot.campaign.id, snapshot.table
        here = turn_id(table)
        if sheet.continues and await self._store.filed_orders.is_overtaken(campaign, sheet):
            await self._store.filed_orders.drop(campaign, sheet)
            return True
        if sheet.continues and sheet.turn != here:
            missed = _missed(snapshot, sheet)
            if missed:
                await self._store.filed_orders.drop_unused(campaign, sheet, missed)
            else:
                await self._store.filed_orders.drop(campaign, sheet)
            return True
        coming = {here, "", *(each.id for each in coming_turns(table, sheet.seat))}
        if snapshot.decision is None or (not sheet.continues and sheet.turn not in coming):
            await self._store.filed_orders.end(campaign, sheet, table.state.turn)
            return True
        return False

    async def _try(self, snapshot: CampaignSnapshot, pending: PendingDecision, sheet: FiledOrders) -> float | None:
        campaign = snapshot.campaign.id
        if await self._store.filed_orders.is_overtaken(campaign, sheet):
            await self._hand_back(snapshot, pending, sheet, "orders-filed-undone")
            return None
        try:
            tried = await self._first_that_fits(snapshot, sheet)
        except UserError as error:
            if error.key == "counsel-busy":
                return time.time() + TRY_AGAIN
            await self._hand_back(snapshot, pending, sheet, "orders-filed-refused")
            return None
        if sheet not in await self._store.filed_orders.of(campaign):
            return time.time()  # taken back or replaced meanwhile
        await self._settle(snapshot, pending, sheet, tried)
        return None  # the next action sets the timer again

    async def _first_that_fits(self, snapshot: CampaignSnapshot, sheet: FiledOrders) -> _Tried:
        """The first stage of a sheet; after the dice the first from there on that isn't left out as a whole."""
        text, passed_over = sheet.text, list[Verdict]()
        while True:
            reading = order_book(snapshot).parse(stages(text)[0], sheet.locale)
            plan = await self._analysis_worker.plan(snapshot, sheet.seat, reading.orders)
            tried = _Tried(text, reading, plan.foreseen if sheet.continues else plan, tuple(passed_over))
            if not (sheet.continues and tried.is_left_out and after_dice(text)):
                return tried
            passed_over += tried.plan.verdicts
            text = after_dice(text)

    async def _settle(
        self, snapshot: CampaignSnapshot, pending: PendingDecision, sheet: FiledOrders, tried: _Tried
    ) -> None:
        """Carry a sheet out if all of it fits; otherwise hand it back, unless all of it could be left out."""
        if tried.is_good and tried.plan.answers:
            await self._carry_out(snapshot, pending, sheet, tried)
        elif await self._campaigns.answer_by_rule(snapshot.campaign.id, pending.decision.number):
            return  # what is stored for all turns answers what isn't written; the sheet is tried again at the next
        elif sheet.continues and tried.is_left_out:
            await self._store.filed_orders.drop(snapshot.campaign.id, sheet)
            await self._note_left_out(snapshot.campaign.id, sheet, tried)
        else:
            key = "orders-rest-unfit" if sheet.continues else "orders-filed-unfit"
            await self._hand_back(snapshot, pending, sheet, key)

    async def _carry_out(
        self, snapshot: CampaignSnapshot, pending: PendingDecision, sheet: FiledOrders, tried: _Tried
    ) -> None:
        campaign, number = snapshot.campaign.id, pending.decision.number
        left = following(tried.text, tried.reading.orders, tried.plan.verdicts, sheet.locale)
        rest = Rest(left, sheet.locale)
        said = notice("orders-filed-ran", who=f"<@{sheet.user}>", seat=whose_turn(snapshot, pending.seat))
        try:
            await self._store.order_drafts.save_draft(campaign, sheet.user, snapshot.table.state.turn, sheet.text)
            notices = [] if sheet.continues else [said]
            plan = tried.plan
            await self._campaigns.answer_all(campaign, sheet.user, plan.answers, number, notices, rest, plan.good)
        except NotSavedError:
            raise
        except (UserError, RulesError) as error:
            _log.info("Campaign %s: filed orders weren't carried out: %s", campaign, error)
            await self._refused(campaign, number, sheet)
        else:
            await self._note_left_out(campaign, sheet, tried)

    async def _note_left_out(self, campaign: int, sheet: FiledOrders, tried: _Tried) -> None:
        """Keep for the writer what of the orders after the dice was left out: no one was asked about it."""
        if sheet.continues:
            await self._store.filed_orders.note_left_out(campaign, sheet.user, tried.left_out(sheet.locale))

    async def _refused(self, campaign: int, number: int, sheet: FiledOrders) -> None:
        """If the same decision is still pending, no later action will try the sheet again: hand it back."""
        snapshot = await self._campaigns.snapshot(campaign)
        for pending in snapshot.pending:
            if pending.decision.number == number and sheet.user in pending.deciders:
                await self._hand_back(snapshot, pending, sheet, "orders-filed-refused")

    async def _hand_back(
        self, snapshot: CampaignSnapshot, pending: PendingDecision, sheet: FiledOrders, key: str
    ) -> None:
        """Make a sheet the draft of its writer, and mention them, as far as they want to be mentioned.

        What is left of a nation's turn after the dice is a draft for that turn only.
        """
        user, person = sheet.user, snapshot.person(sheet.user)
        is_wanted = snapshot.campaign.agreement.mentions and person.mentions
        mentioned = [user] if is_wanted and reachable_from(person, time.time()) <= time.time() else []
        said = notice(key, mentioned, who=f"<@{user}>", seat=whose_turn(snapshot, pending.seat))
        turn = draft_turn(snapshot.table) if sheet.continues else snapshot.table.state.turn
        await self._store.filed_orders.hand_back(snapshot.campaign.id, sheet, turn, said, mentioned)
        self._scheduler.wake()
