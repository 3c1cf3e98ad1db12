"""Seats and members: taking, transferring and leaving seats, and joining a group."""

from __future__ import annotations

from collections.abc import Sequence

from bot.campaigns.due_times import Due
from bot.campaigns.notices import names
from bot.campaigns.rescheduling import Rescheduler
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.common.messages import say
from bot.common.sanitize import quoted
from bot.scheduling.scheduler import Scheduler
from bot.storage import NewPost, Store


class Membership:
    """The seats and members of campaigns. ``due`` are timers to set together with a change."""

    def __init__(self, store: Store, scheduler: Scheduler, rescheduler: Rescheduler) -> None:
        self._store = store
        self._scheduler = scheduler
        self._rescheduler = rescheduler

    async def join(
        self,
        snapshot: CampaignSnapshot,
        seat: str,
        user: int,
        due: Sequence[Due] = (),
        notices: Sequence[NewPost] = (),
    ) -> str:
        """Give a free seat to a player, and return the confirmation.

        Raises:
            UserError: the seat is taken or doesn't exist, or the campaign is closed.
        """
        if snapshot.campaign.status != "open":
            raise UserError("archived" if snapshot.campaign.status == "archived" else "over")
        if seat not in snapshot.places:
            raise UserError("no-such-seat")
        if not await self.take_seat(snapshot.campaign.id, seat, user, due, notices):
            holder = snapshot.seats.get(seat)
            raise UserError("seat-yours" if holder == user else "seat-taken", seat=snapshot.seat_title(seat))
        joined = say("seat-joined", seat=snapshot.seat_title(seat), title=quoted(snapshot.campaign.title))
        detail = snapshot.table.seat_detail(seat)
        return f"{joined} {say('seat-you-play', detail=detail)}" if detail else joined

    async def join_group(self, snapshot: CampaignSnapshot, user: int) -> str:
        """Add someone to the group that plays a campaign, and return the confirmation.

        Raises:
            UserError: they're already a member, or the campaign is closed.
        """
        snapshot.check_open()
        if not await self._store.members.enrol(snapshot.campaign.id, user):
            raise UserError("member-already")
        await self._rescheduler.reschedule(snapshot.campaign.id)
        return say("group-joined", title=quoted(snapshot.campaign.title))

    async def stand_in(self, snapshot: CampaignSnapshot, user: int) -> str:
        """Make someone a member whom a player has named as a stand-in, and return the confirmation.

        Raises:
            UserError: no one has named them, or the campaign is closed.
        """
        snapshot.check_open()
        holders = [holder for holder, named in snapshot.roster.stand_ins.items() if named == user]
        if not holders:
            raise UserError("no-such-seat")
        await self._store.members.enrol(snapshot.campaign.id, user)
        await self._rescheduler.reschedule(snapshot.campaign.id)
        return say("stand-in-joined", who=names(holders), title=quoted(snapshot.campaign.title))

    async def take_seat(
        self, campaign: int, seat: str, user: int, due: Sequence[Due] = (), notices: Sequence[NewPost] = ()
    ) -> bool:
        """Give a free seat to a player; False if it's taken."""
        taken = await self._store.seats.take(campaign, seat, user, due, notices)
        self._scheduler.wake()
        return taken

    async def lend_seat(
        self,
        campaign: int,
        seat: str,
        holder: int,
        user: int,
        due: Sequence[Due] = (),
        notices: Sequence[NewPost] = (),
    ) -> bool:
        """Lend a seat to another player; False if ``holder`` no longer has it."""
        lent = await self._store.seats.lend(campaign, seat, holder, user, due, notices)
        self._scheduler.wake()
        return lent

    async def leave(self, campaign: int, user: int, notices: Sequence[NewPost] = ()) -> bool:
        """Free every seat and office of a player; False if they don't belong to the campaign."""
        left = await self._store.members.leave(campaign, user, notices)
        self._scheduler.wake()
        return left

    async def leave_seat(self, campaign: int, user: int, seat: str, notices: Sequence[NewPost] = ()) -> bool:
        """Free one of a player's seats, or one kept for them; whoever has no part left leaves. False if not theirs."""
        left = await self._store.members.leave_seat(campaign, user, seat, notices)
        self._scheduler.wake()
        return left

    async def dismiss_from(self, campaign: int, user: int, seat: str, notice: NewPost) -> bool:
        """Return one of a player's lent seats, or free another one; False if they don't hold it."""
        left = await self._store.members.dismiss_from(campaign, user, seat, notice)
        await self._rescheduler.reschedule(campaign)
        return left

    async def dismiss(self, campaign: int, user: int, notices: Sequence[NewPost] = ()) -> bool:
        """Return a player's lent seats and free the others; False if they don't belong to the campaign."""
        left = await self._store.members.dismiss(campaign, user, notices)
        await self._rescheduler.reschedule(campaign)
        return left

    async def take_back(self, campaign: int, holder: int, lender: int, notice: NewPost) -> bool:
        """Return a player's seats from whoever they're lent to; False if none is."""
        returned = await self._store.members.take_back(campaign, holder, lender, notice)
        await self._rescheduler.reschedule(campaign)
        return returned
