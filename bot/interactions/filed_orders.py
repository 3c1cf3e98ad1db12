"""Filing orders ahead: they're carried out when the seat's turn comes, unless their writer takes them back."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence

import discord

from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.common.messages import spoken
from bot.components.controls import Interaction, Row
from bot.components.custom_ids import ControlId
from bot.interactions.responses import defer, show, show_late
from bot.scheduling.scheduler import Scheduler
from bot.storage import FiledOrders, Store
from bot.views import filed_orders as pages
from bot.views.filed_orders import TurnPlace
from bot.workers.analysis import AnalysisWorker, order_book
from rules.core.orders import Plan
from rules.core.orders.conditions import stages
from rules.core.registry import coming_turns

_PATIENCE = 8.0
"""Seconds that a filed sheet waits to be tried on the position as it is now."""

_log = logging.getLogger(__name__)


class Filing:
    """Files a player's orders and takes them back. Only their writer reads them."""

    def __init__(
        self, campaigns: Campaigns, store: Store, analysis_worker: AnalysisWorker, scheduler: Scheduler
    ) -> None:
        self._campaigns = campaigns
        self._store = store
        self._analysis_worker = analysis_worker
        self._scheduler = scheduler

    async def text(self, snapshot: CampaignSnapshot, user: int) -> str:
        """What a player has filed for the soonest turn; empty if there's nothing."""
        return next((sheet.text for sheet in await self._mine(snapshot, user)), "")

    async def offer(self, interaction: Interaction, snapshot: CampaignSnapshot, text: str) -> None:
        """Name what can't be parsed in orders written before the turn, and ask whether to file them."""
        user = interaction.user.id
        readings = [order_book(snapshot).parse(stage, spoken()) for stage in stages(text)]
        filed = await self._mine(snapshot, user)
        await show(interaction, pages.offer(snapshot, places_of(snapshot, user), text, readings, filed))

    async def check_kept(self, snapshot: CampaignSnapshot, user: int, rest: str) -> None:
        """Make sure that the text that a button is about hasn't been deleted, if it's no draft any more: it's filed.

        Raises:
            UserError: it has been deleted.
        """
        if not any(pages.is_about(rest, sheet.text) for sheet in await self._mine(snapshot, user)):
            raise UserError("orders-deleted")

    async def pressed_file(self, interaction: Interaction, control: ControlId, values: Sequence[str]) -> None:
        """File the orders shown, for the turn of the button or the one chosen from the menu.

        Raises:
            UserError: the text has changed or been deleted since, or the turn has come.
        """
        user = interaction.user.id
        snapshot = await self._campaigns.snapshot(control.campaign)
        snapshot.check_open()
        text = await self._store.order_drafts.newest(control.campaign, user)
        if not text:
            await self.check_kept(snapshot, user, control.rest)
        if not pages.is_about(control.rest, text):
            raise UserError("orders-changed")
        wanted = values[0] if values else control.rest
        known = places_of(snapshot, user)
        chosen = next((each for each in known if pages.token(snapshot, each, text) == wanted), None)
        is_asked = bool(snapshot.pending_for(user))
        if is_asked and not (chosen and chosen.turn):
            turn = snapshot.table.state.turn
            await self._store.order_drafts.save_draft(control.campaign, user, turn, text)
            raise UserError("orders-filed-late")
        if chosen is None:
            raise UserError("orders-turn-gone")
        sheet = FiledOrders(user, spoken(), text, seat=chosen.seat, turn=chosen.turn)
        await self._store.filed_orders.file(control.campaign, sheet)
        if is_asked:  # the form opens with what is for the turn being played
            await self._store.order_drafts.delete_draft(control.campaign, user)
        self._scheduler.wake()
        await defer(interaction)
        await show_late(interaction, pages.filed(snapshot, chosen, text, await self._rehearsed(snapshot, chosen, text)))

    async def _rehearsed(self, snapshot: CampaignSnapshot, place: TurnPlace, text: str) -> Plan | None:
        """What a sheet would do if its turn began now; None if that can't be told, or not soon."""
        orders = order_book(snapshot).parse(stages(text)[0], spoken()).orders
        try:
            async with asyncio.timeout(_PATIENCE):
                return await self._analysis_worker.rehearsal(snapshot, place.seat, place.turn, orders)
        except (TimeoutError, UserError):
            return None

    async def pressed_unfile(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Take back the sheet that the button names, or all that the player has filed.

        Raises:
            UserError: it was to be taken back, but isn't filed any more.
        """
        snapshot, user = await self._campaigns.snapshot(control.campaign), interaction.user.id
        mine = [each for each in await self._mine(snapshot, user) if pages.names(snapshot, control.rest, each)]
        if control.rest and not mine:
            raise UserError("orders-none-filed")
        turn = snapshot.table.state.turn
        for sheet in mine:
            await self._store.filed_orders.end(control.campaign, sheet, turn)
        if not mine:
            await show(interaction, pages.kept())
            return
        text = await self._store.order_drafts.draft(control.campaign, user, turn)
        await show(interaction, pages.taken_back(snapshot, places_of(snapshot, user), mine, text))

    async def tell_unused(self, interaction: Interaction, campaign: int) -> None:
        """Tell a player privately which of their orders for after the dice were left out or never used.

        The interaction has been handled, so a database error here must not say that it wasn't saved.
        """
        response = interaction.response
        if not response.is_done() or response.type is discord.InteractionResponseType.modal:
            return
        try:
            left_out = await self._store.filed_orders.take_left_out(campaign, interaction.user.id)
            sheets = await self._store.filed_orders.take_unused(campaign, interaction.user.id)
        except sqlite3.Error as error:
            _log.warning("Campaign %s: unused orders are told at the next press: %s.", campaign, error)
            return
        if left_out or sheets:
            await interaction.followup.send(pages.unused(left_out, sheets), ephemeral=True)

    async def instead(self, snapshot: CampaignSnapshot, user: int, text: str) -> tuple[list[str], list[Row]]:
        """What the preview in a player's own turn adds: to file the text for another turn, and what is filed."""
        return pages.instead(snapshot, places_of(snapshot, user), text, await self._mine(snapshot, user))

    async def _mine(self, snapshot: CampaignSnapshot, user: int) -> list[FiledOrders]:
        """What a player has filed, in the order of the turns."""
        order = [(each.seat, each.turn) for each in places_of(snapshot, user)]
        mine = [each for each in await self._store.filed_orders.of(snapshot.campaign.id) if each.user == user]
        return sorted(mine, key=lambda each: order.index(at) if (at := (each.seat, each.turn)) in order else -1)


def places_of(snapshot: CampaignSnapshot, user: int) -> list[TurnPlace]:
    """The turns for which a player can file orders, soonest first; none if people share the seat."""
    if snapshot.is_shared:
        return []
    seats = [seat for seat in snapshot.places if snapshot.seats.get(seat) == user]
    named = [TurnPlace(seat, each.id, str(each.name)) for seat in seats for each in coming_turns(snapshot.table, seat)]
    return named or [TurnPlace(seat, "", snapshot.seat_title(seat)) for seat in seats]
