"""The Legate at the table: he holds seats like a player, under the bot's own name, and decides after a short pause."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence

import discord

from bot.campaigns.membership import take_seat
from bot.campaigns.service import Campaigns, Due
from bot.campaigns.snapshot import Sitting
from bot.common.errors import Refusal, Unsaved
from bot.scheduling.scheduler import Clock
from bot.storage import Store
from bot.workers.analysis import Counsel, has_legate
from rules import RulesError

LEGATE = "legate"
"""Kind of the timer that says when the Legate decides in a campaign."""

PAUSE = 3.0
"""Seconds before he decides, so that people can follow and Discord's limits are kept."""

BETWEEN = 0.1
"""Seconds from one campaign to the next in which he goes on after a start, so that people come in between."""

_log = logging.getLogger(__name__)


class Legate:
    """Decides wherever the bot itself holds the seat that has to."""

    def __init__(
        self, client: discord.Client, campaigns: Campaigns, counsel: Counsel, store: Store, clock: Clock
    ) -> None:
        self._client = client
        self._campaigns = campaigns
        self._counsel = counsel
        self._store = store
        self._clock = clock
        self.pause = PAUSE
        clock.handle(LEGATE, self._decide)
        campaigns.also_due = self.due

    @property
    def user(self) -> int:
        """The user under whose name he sits at tables: the bot's own."""
        return self._client.user.id if self._client.user else 0

    async def take_up(self) -> None:
        """After a start: go on wherever he has a seat."""
        first = time.time() + self.pause
        seated = await self._store.open_campaigns_with(self.user)
        await self._store.set_timers(LEGATE, {each: first + BETWEEN * place for place, each in enumerate(seated)})

    async def sit_down(self, sitting: Sitting, seat: str) -> None:
        """Take a seat, from its holder if it has one.

        Raises:
            Refusal: he does not know the game, has the seat already, or somebody else has taken it meanwhile.
        """
        if not has_legate(sitting.campaign.game):
            raise Refusal("no-legate", game=sitting.info.title)
        campaign, holder = sitting.campaign.id, sitting.seats.get(seat)
        soon = [self._soon()]
        if holder is None or holder == self.user:
            await take_seat(self._campaigns, sitting, seat, self.user, soon)
        elif not await self._campaigns.pass_seat_on(campaign, seat, holder, self.user, soon):
            raise Refusal("seat-taken", seat=sitting.info.seats[seat].title)

    async def get_up(self, campaign: int) -> None:
        """Leave all seats of a campaign.

        Raises:
            Refusal: he has none.
        """
        if not await self._campaigns.leave(campaign, self.user):
            raise Refusal("no-legate-here")

    def due(self, sitting: Sitting) -> Sequence[Due]:
        """When he decides in a campaign that stands so; nothing where it is not his turn."""
        return [self._soon()] if self._is_due(sitting) else []

    def _soon(self) -> Due:
        return LEGATE, time.time() + self.pause

    def _is_due(self, sitting: Sitting) -> bool:
        decision = sitting.decision
        return decision is not None and self.user in sitting.awaited

    async def _decide(self, campaign: int) -> None:
        try:
            sitting = await self._campaigns.look(campaign)
            if self._is_due(sitting):
                number = sitting.table.number
                answer = await self._counsel.legates_answer(sitting)
                await self._campaigns.answer(campaign, self.user, answer, number)
        except Unsaved:
            raise
        except (Refusal, RulesError) as refusal:
            _log.warning("The Legate cannot decide in campaign %s: %s", campaign, refusal)
