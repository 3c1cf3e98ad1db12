"""The Legate at the table: he holds seats like a player, under the bot's own name, and decides after a short pause."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence

import discord

from bot.campaigns.membership import take_seat
from bot.campaigns.service import Campaigns, Due
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import NotSavedError, UserError
from bot.scheduling.scheduler import Scheduler
from bot.storage import Store
from bot.workers.analysis import AnalysisWorker
from rules import RulesError
from rules.core.registry import has_legate

LEGATE = "legate"
"""Kind of the timer that says when the Legate decides in a campaign."""

PAUSE = 3.0
"""Seconds before he decides, so that people can follow and Discord's limits are kept."""

BETWEEN = 0.1
"""Seconds from one campaign to the next in which he goes on after a start, so that people come in between."""

_log = logging.getLogger(__name__)


class AIPlayer:
    """Decides wherever the bot itself holds the seat that has to."""

    def __init__(
        self,
        client: discord.Client,
        campaigns: Campaigns,
        analysis_worker: AnalysisWorker,
        store: Store,
        scheduler: Scheduler,
    ) -> None:
        self._client = client
        self._campaigns = campaigns
        self._analysis_worker = analysis_worker
        self._store = store
        self._scheduler = scheduler
        self.pause = PAUSE
        scheduler.handle(LEGATE, self._decide)
        campaigns.also_due = self.due

    @property
    def user(self) -> int:
        """The user under whose name he sits at tables: the bot's own."""
        return self._client.user.id if self._client.user else 0

    async def take_up(self) -> None:
        """After a start: go on wherever he has a seat."""
        first = time.time() + self.pause
        seated = await self._store.seats.open_campaigns_of(self.user)
        await self._store.timers.set_many(LEGATE, {each: first + BETWEEN * place for place, each in enumerate(seated)})

    async def sit_down(self, snapshot: CampaignSnapshot, seat: str) -> None:
        """Take a seat, from its holder if it has one.

        Raises:
            UserError: he does not know the game, has the seat already, or somebody else has taken it meanwhile.
        """
        if not has_legate(snapshot.campaign.game):
            raise UserError("no-legate", game=snapshot.info.title)
        campaign, holder = snapshot.campaign.id, snapshot.seats.get(seat)
        soon = [self._soon()]
        if holder is None or holder == self.user:
            await take_seat(self._campaigns, snapshot, seat, self.user, soon)
        elif not await self._campaigns.pass_seat_on(campaign, seat, holder, self.user, soon):
            raise UserError("seat-taken", seat=snapshot.info.seats[seat].title)

    async def get_up(self, campaign: int) -> None:
        """Leave all seats of a campaign.

        Raises:
            UserError: he has none.
        """
        if not await self._campaigns.leave(campaign, self.user):
            raise UserError("no-legate-here")

    def due(self, snapshot: CampaignSnapshot) -> Sequence[Due]:
        """When he decides in a campaign that stands so; nothing where it is not his turn."""
        return [self._soon()] if self._is_due(snapshot) else []

    def _soon(self) -> Due:
        return LEGATE, time.time() + self.pause

    def _is_due(self, snapshot: CampaignSnapshot) -> bool:
        decision = snapshot.decision
        return decision is not None and self.user in snapshot.awaited

    async def _decide(self, campaign: int) -> None:
        try:
            snapshot = await self._campaigns.look(campaign)
            if self._is_due(snapshot):
                number = snapshot.table.number
                answer = await self._analysis_worker.legates_answer(snapshot)
                await self._campaigns.answer(campaign, self.user, answer, number)
        except NotSavedError:
            raise
        except (UserError, RulesError) as refusal:
            _log.warning("The Legate cannot decide in campaign %s: %s", campaign, refusal)
