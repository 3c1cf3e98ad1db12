"""Orders filed ahead: tried when their seat's turn comes, and carried out only if all of them still fit."""

from __future__ import annotations

import logging
import time

from bot.campaigns.availability import reachable_from
from bot.campaigns.notices import notice
from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.common.errors import NotSavedError, UserError
from bot.scheduling.scheduler import Scheduler
from bot.storage import FILED, FiledOrders, Store
from bot.workers.analysis import AnalysisWorker, order_book
from rules import RulesError
from rules.core.registry import opens_turn

TRY_AGAIN = 20.0
"""Seconds after which orders are tried again if too many questions were waiting."""

_log = logging.getLogger(__name__)


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
        if snapshot.decision is None:
            for seat in filed:
                await self._store.filed_orders.end(campaign, seat, snapshot.table.state.turn)
            return None
        for pending in snapshot.pending:
            sheet = filed.get(pending.seat)
            if sheet is not None and is_due(pending, sheet):
                return await self._try(snapshot, pending, sheet)  # the next action sets the timer again
        return None

    async def _try(self, snapshot: CampaignSnapshot, pending: PendingDecision, sheet: FiledOrders) -> float | None:
        campaign, who = snapshot.campaign.id, f"<@{sheet.user}>"
        if await self._store.filed_orders.is_overtaken(campaign, sheet):
            await self._hand_back(snapshot, pending, sheet, "orders-filed-undone")
            return None
        reading = order_book(snapshot).parse(sheet.text, sheet.locale)
        try:
            plan = await self._analysis_worker.plan(snapshot, pending.seat, reading.orders)
        except UserError as error:
            if error.key == "counsel-busy":
                return time.time() + TRY_AGAIN
            await self._hand_back(snapshot, pending, sheet, "orders-filed-refused")
            return None
        if reading.faults or not plan.is_good or not plan.answers:
            count = len(reading.faults) + len(plan.verdicts)
            await self._hand_back(snapshot, pending, sheet, "orders-filed-unfit", good=plan.good, all=count)
            return None
        if (await self._store.filed_orders.of(campaign)).get(pending.seat) != sheet:
            return time.time()  # taken back or replaced meanwhile
        turn, number = snapshot.table.state.turn, pending.decision.number
        try:
            await self._store.order_drafts.save_draft(campaign, sheet.user, turn, sheet.text)
            said = notice("orders-filed-ran", who=who, seat=snapshot.seat_title(pending.seat))
            await self._campaigns.answer_all(campaign, sheet.user, plan.answers, number, [said])
        except NotSavedError:
            raise
        except (UserError, RulesError) as error:
            _log.info("Campaign %s: filed orders weren't carried out: %s", campaign, error)
            await self._refused(campaign, number, sheet)
        return None

    async def _refused(self, campaign: int, number: int, sheet: FiledOrders) -> None:
        """If the same decision is still pending, no later action will try the sheet again: hand it back."""
        snapshot = await self._campaigns.snapshot(campaign)
        for pending in snapshot.pending:
            if pending.decision.number == number and sheet.user in pending.deciders:
                await self._hand_back(snapshot, pending, sheet, "orders-filed-refused")

    async def _hand_back(
        self, snapshot: CampaignSnapshot, pending: PendingDecision, sheet: FiledOrders, key: str, **counts: int
    ) -> None:
        """Make a sheet the draft of its writer, and mention them, as far as they want to be mentioned."""
        user, person = sheet.user, snapshot.person(sheet.user)
        is_wanted = snapshot.campaign.agreement.mentions and person.mentions
        mentioned = [user] if is_wanted and reachable_from(person, time.time()) <= time.time() else []
        said = notice(key, mentioned, who=f"<@{user}>", **counts)
        turn = snapshot.table.state.turn
        await self._store.filed_orders.hand_back(snapshot.campaign.id, pending.seat, turn, said, mentioned)
        self._scheduler.wake()


def is_due(pending: PendingDecision, sheet: FiledOrders) -> bool:
    """Whether a sheet's turn has come: its writer alone decides, and at the beginning of a turn."""
    game = pending.snapshot.campaign.game
    return pending.deciders == [sheet.user] and opens_turn(game, pending.decision)
