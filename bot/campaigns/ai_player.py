"""The Legate at the table: it holds seats as the bot's own user, and decides after a short pause."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence

from bot.campaigns.ai_turns import AI_TURN, AITurns
from bot.campaigns.notices import notice
from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import NotSavedError, UserError
from bot.scheduling.scheduler import Scheduler
from bot.storage import NewPost, Store
from bot.workers.analysis import AnalysisWorker
from rules import RulesError
from rules.core.registry import has_legate

CAMPAIGN_INTERVAL = 0.1
"""Seconds between two campaigns when it continues after a start, so that people's requests aren't delayed."""

TRY_AGAIN = 60.0
"""Seconds after which the Legate tries again if it couldn't decide. It never gives its turn up."""

UNREADABLE_PAUSE = 3600.0
"""The same for a campaign that can't be read."""

_log = logging.getLogger(__name__)


class AIPlayer:
    """Decides for the seats that the bot itself holds."""

    def __init__(
        self,
        campaigns: Campaigns,
        ai_turns: AITurns,
        analysis_worker: AnalysisWorker,
        store: Store,
        scheduler: Scheduler,
    ) -> None:
        self._campaigns = campaigns
        self._ai_turns = ai_turns
        self._analysis_worker = analysis_worker
        self._store = store
        scheduler.handle(AI_TURN, self._decide)

    async def resume(self) -> None:
        """After a start: continue wherever it holds a seat."""
        first = time.time() + self._ai_turns.pause
        seated = await self._store.seats.open_campaigns_of(self._ai_turns.user)
        await self._store.timers.set_many(
            AI_TURN, {each: first + CAMPAIGN_INTERVAL * place for place, each in enumerate(seated)}
        )

    async def take_seat(self, snapshot: CampaignSnapshot, seat: str, notices: Sequence[NewPost] = ()) -> None:
        """Take a seat, lent by its holder if it has one, and post notices.

        Raises:
            UserError: it can't play this game, already has the seat, or someone else has just taken it.
        """
        if not has_legate(snapshot.campaign.game):
            raise UserError("no-legate", game=snapshot.info.title)
        user, holder = self._ai_turns.user, snapshot.seats.get(seat)
        membership, due = self._campaigns.membership, [self._ai_turns.next_turn()]
        if holder is None or holder == user:
            await membership.join(snapshot, seat, user, due, notices)
        elif not await membership.lend_seat(snapshot.campaign.id, seat, holder, user, due, notices):
            raise UserError("seat-taken", seat=snapshot.seat_title(seat))

    async def leave(self, snapshot: CampaignSnapshot, who: int) -> None:
        """Leave all seats of a campaign: lent ones to their players. Post that ``who`` dismissed it.

        Raises:
            UserError: it has none.
        """
        campaign, user = snapshot.campaign.id, self._ai_turns.user
        lenders = await self._store.seats.lenders(campaign)
        held = {seat: lenders.get(seat) for seat, holder in snapshot.seats.items() if holder == user}
        if not await self._campaigns.membership.dismiss(campaign, user, [_dismissal(snapshot, who, held)]):
            raise UserError("no-legate-here")

    async def leave_seat(self, snapshot: CampaignSnapshot, who: int, seat: str) -> None:
        """Leave one seat: a lent one to its player. Post that ``who`` dismissed it.

        Raises:
            UserError: it doesn't hold that seat any more.
        """
        told = _dismissal(snapshot, who, {seat: snapshot.roster.lenders.get(seat)})
        if not await self._campaigns.membership.dismiss_from(snapshot.campaign.id, self._ai_turns.user, seat, told):
            raise UserError("no-legate-here")

    async def give_back(self, snapshot: CampaignSnapshot, lender: int) -> bool:
        """Return the seats that a player lent, and post it; False if there are none."""
        campaign, user = snapshot.campaign.id, self._ai_turns.user
        lenders = await self._store.seats.lenders(campaign)
        lent = [seat for seat, holder in snapshot.seats.items() if holder == user and lenders.get(seat) == lender]
        seats = ", ".join(map(snapshot.posted_title, lent))
        told = notice("legate-gave-back-told", who=f"<@{lender}>", seats=seats)
        return await self._campaigns.membership.take_back(campaign, user, lender, told)

    async def _decide(self, campaign: int) -> float | None:
        """Decide in a campaign; return when to try again if it couldn't (seconds, epoch)."""
        try:
            snapshot = await self._campaigns.snapshot(campaign)
            user = self._ai_turns.user
            for pending in self._ai_turns.due(snapshot):
                answer = await self._analysis_worker.legates_answer(snapshot, pending.seat)
                await self._campaigns.answer(campaign, user, answer, pending.decision.number)
        except NotSavedError:
            raise
        except (UserError, RulesError) as error:
            _log.warning("Campaign %s: the Legate can't decide: %s", campaign, error)
            return await self._again(campaign)
        return None

    async def _again(self, campaign: int) -> float | None:
        """When the Legate tries again: soon, if it's still its turn."""
        try:
            snapshot = await self._campaigns.snapshot(campaign)
        except UserError as error:
            _log.warning("Campaign %s can't be read, so the Legate waits: %s", campaign, error)
            return time.time() + UNREADABLE_PAUSE
        return time.time() + TRY_AGAIN if self._ai_turns.is_due(snapshot) else None


def _dismissal(snapshot: CampaignSnapshot, who: int, held: Mapping[str, int | None]) -> NewPost:
    """The notice of a dismissal. ``held``: its seats, with the players who get them back."""
    lent = {seat: lender for seat, lender in held.items() if lender is not None}
    returned = ", ".join(f"{snapshot.posted_title(seat)} (<@{lender}>)" for seat, lender in lent.items())
    seats = ", ".join(snapshot.posted_title(seat) for seat in held if seat not in lent)
    key = "legate-left-told" if not lent else "legate-partly-returned-told" if seats else "legate-returned-told"
    told_to = [lender for lender in dict.fromkeys(lent.values()) if lender != who]
    return notice(key, told_to, who=f"<@{who}>", seats=seats, returned=returned)
