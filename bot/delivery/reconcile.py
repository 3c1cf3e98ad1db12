"""Reconciliation after a start: repairs what happened to threads and panels while the bot was offline."""

from __future__ import annotations

import asyncio
import logging
import re

import discord
from discord import ui

import rules
from bot.campaigns.lost_choices import lost_notice
from bot.campaigns.rekeying import LOST, RESTORED
from bot.campaigns.service import Campaigns
from bot.common.discord_errors import is_transient
from bot.common.errors import UserError
from bot.components.custom_ids import TEMPLATE, ControlId
from bot.delivery.threads import ThreadCreator
from bot.scheduling.scheduler import Scheduler
from bot.storage import Campaign, Store

MAX_CAMPAIGNS = 1000
"""Maximum number of campaigns checked after a start, most recently played first."""

CAMPAIGN_INTERVAL = 0.25
"""Seconds between two checks, so that players' requests get through and rate limits are kept."""

_LOOKED_THROUGH = 20
_WITHOUT_DECISION = {"admit", "reject", "accept", "decline", "standin", "join", "teach"}
"""Verbs of controls whose number isn't a decision's."""

_log = logging.getLogger(__name__)


class Reconciler:
    """Reconciles campaigns with Discord once, in the background."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        campaigns: Campaigns,
        scheduler: Scheduler,
        thread_creator: ThreadCreator,
    ) -> None:
        self._client = client
        self._store = store
        self._campaigns = campaigns
        self._scheduler = scheduler
        self._thread_creator = thread_creator
        self._task: asyncio.Task[None] | None = None
        self.interval = CAMPAIGN_INTERVAL

    async def start(self) -> None:
        """Start. Orphaned threads are listed first, before new ones are opened."""
        left = await self._thread_creator.leftover_intentions()
        self._task = asyncio.create_task(self._run(left), name="reconcile")

    async def stop(self) -> None:
        """Cancel the reconciliation; the next start begins again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, left: list[tuple[str, str]]) -> None:
        try:
            await self._client.wait_until_ready()
            await self._thread_creator.archive_orphans(left)
            for campaign in await self._store.campaigns.recently_played(MAX_CAMPAIGNS):
                await asyncio.sleep(self.interval)
                await self.check(campaign)
        except Exception:
            _log.exception("Reconciliation after the start failed.")

    async def check(self, campaign: int) -> None:
        """Load a campaign, so that resuming under corrected rules is announced, and check its panel."""
        known = await self._store.campaigns.get(campaign)
        if known is None or known.status != "open":
            return
        try:
            if not rules.is_current(await self._store.actions.newest_save(campaign)):
                await self._campaigns.snapshot(campaign)
            if not known.lost:
                await self._tell_lost_choices(known)
            if known.panel is not None and not known.lost and await self._is_deleted(known, known.panel):
                _log.info("Campaign %s: its panel was deleted while the bot was offline, reposting.", campaign)
                await self._store.posts.queue_panel(known.id)
                self._scheduler.wake()
        except UserError as error:
            _log.info("Campaign %s: not reconciled: %s", campaign, error)

    async def _tell_lost_choices(self, campaign: Campaign) -> None:
        """Say so if the channel or receipts know later choices than the database: the machine has lost choices."""
        key = f"{LOST}/{campaign.id}"
        noted = await self._store.notes.get(key)
        in_channel = await self._newest_shown(campaign)
        receipts = await self._store.receipts.lost(campaign.id, campaign.channel, 0)
        table = (await self._campaigns.snapshot(campaign.id)).table  # last: someone may choose meanwhile
        number = table.number
        receipts = [receipt for receipt in receipts if receipt.number > number]
        asked = max([number, *(decision.number for decision in table.asked)])
        shown = max([in_channel if in_channel > asked else number, *(receipt.number for receipt in receipts)])
        if noted == RESTORED:
            await self._store.notes.set(key, str(max(shown, number)))
        elif shown <= max(number, int(noted or 0)):
            return
        else:
            await self._store.notes.set(key, str(shown))
            await self._campaigns.rekey(campaign.id)
        if shown > number:
            _log.error("Campaign %s: %s choices are lost.", campaign.id, shown - number)
            await self._campaigns.post_notice(campaign.id, lost_notice(campaign, shown - number, receipts))
            self._store.receipts.add_told(campaign.id, campaign.channel, number)

    async def _newest_shown(self, campaign: Campaign) -> int:
        """The largest number of a decision in our newest messages; 0 if there's none, or Discord doesn't say."""
        channel = self._client.get_partial_messageable(campaign.channel, guild_id=campaign.guild)
        numbers = [0]
        try:
            async for message in channel.history(limit=_LOOKED_THROUGH):
                if message.author == self._client.user:
                    numbers += decision_numbers_in(message, campaign.id)
        except Exception as error:
            if not isinstance(error, discord.HTTPException) and not is_transient(error):
                raise
            _log.info("Campaign %s: failed to read its channel: %s", campaign.id, error)
        return max(numbers)

    async def _is_deleted(self, campaign: Campaign, panel: int) -> bool:
        """Whether a panel has been deleted. If Discord fails or doesn't say, the panel counts as present."""
        channel = self._client.get_partial_messageable(campaign.channel, guild_id=campaign.guild)
        try:
            await channel.fetch_message(panel)
        except discord.NotFound:
            return True
        except Exception as error:
            if not isinstance(error, discord.HTTPException) and not is_transient(error):
                raise
            _log.info("Campaign %s: failed to fetch its panel: %s", campaign.id, error)
        return False


def decision_numbers_in(message: discord.Message, campaign: int) -> list[int]:
    """The numbers of the decisions that a message's controls belong to."""
    view = ui.LayoutView.from_message(message) if message.flags.components_v2 else ui.View.from_message(message)
    texts = [str(getattr(part, "custom_id", "")) for part in view.walk_children()]
    controls = [ControlId.read(found) for text in texts if (found := re.fullmatch(TEMPLATE, text)) is not None]
    return [
        control.number for control in controls if control.campaign == campaign and control.verb not in _WITHOUT_DECISION
    ]
