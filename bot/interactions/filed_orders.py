"""Filing orders ahead: they're carried out when the seat's turn comes, unless their writer takes them back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.common.messages import spoken
from bot.components.controls import Interaction
from bot.components.custom_ids import ControlId
from bot.interactions.responses import show
from bot.scheduling.scheduler import Scheduler
from bot.storage import FiledOrders, Store
from bot.views import filed_orders as pages
from bot.workers.analysis import order_book


class Filing:
    """Files a player's orders and takes them back. Only their writer reads them."""

    def __init__(self, campaigns: Campaigns, store: Store, scheduler: Scheduler) -> None:
        self._campaigns = campaigns
        self._store = store
        self._scheduler = scheduler

    async def text(self, snapshot: CampaignSnapshot, user: int) -> str:
        """What a player has filed; empty if there's nothing."""
        mine = await self._mine(snapshot, user)
        return next((filed.text for filed in mine.values()), "")

    async def offer(self, interaction: Interaction, snapshot: CampaignSnapshot, text: str) -> None:
        """Name what can't be parsed in orders written before the turn, and ask whether to file them."""
        user = interaction.user.id
        reading = order_book(snapshot).parse(text, spoken())
        mine = await self._mine(snapshot, user)
        await show(interaction, pages.offer(snapshot, _seats(snapshot, user), text, reading, [*mine]))

    async def pressed_file(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """File the orders shown.

        Raises:
            UserError: the text has changed since, or the seat's turn has come.
        """
        user = interaction.user.id
        snapshot = await self._campaigns.snapshot(control.campaign)
        snapshot.check_open()
        text = await self._store.order_drafts.newest(control.campaign, user)
        chosen = next(
            (seat for seat in _seats(snapshot, user) if pages.token(snapshot, seat, text) == control.rest), ""
        )
        if not text or not chosen:
            raise UserError("orders-changed")
        if snapshot.pending_for(user):
            turn = snapshot.table.state.turn
            await self._store.order_drafts.save_draft(control.campaign, user, turn, text)
            raise UserError("orders-filed-late")
        await self._store.filed_orders.file(control.campaign, chosen, user, spoken(), text)
        self._scheduler.wake()
        await show(interaction, pages.filed(snapshot, chosen))

    async def pressed_unfile(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Only keep the orders: whatever the player has filed is taken back.

        Raises:
            UserError: they were to be taken back, but none are filed any more.
        """
        snapshot, user = await self._campaigns.snapshot(control.campaign), interaction.user.id
        mine = await self._mine(snapshot, user)
        if control.rest == pages.BACK and not mine:
            raise UserError("orders-none-filed")
        for seat in mine:
            await self._store.filed_orders.end(control.campaign, seat, snapshot.table.state.turn)
        await show(interaction, pages.kept())

    async def _mine(self, snapshot: CampaignSnapshot, user: int) -> dict[str, FiledOrders]:
        filed = await self._store.filed_orders.of(snapshot.campaign.id)
        return {seat: each for seat, each in filed.items() if each.user == user}


def _seats(snapshot: CampaignSnapshot, user: int) -> list[str]:
    """The seats for which a player can file orders; none if people share the seat."""
    if snapshot.is_shared:
        return []
    return [seat for seat in snapshot.places if snapshot.seats.get(seat) == user]
