"""Who sits where: taking a seat and leaving it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.campaigns.service import Campaigns, Due
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.common.messages import say
from bot.common.sanitize import quoted
from bot.storage import Store


async def take_seat(
    campaigns: Campaigns, snapshot: CampaignSnapshot, seat: str, user: int, due: Sequence[Due] = ()
) -> str:
    """Give a free seat to a player, after which something may be due, and return the sentence that says so.

    Raises:
        UserError: somebody has it, there is no such seat, or the campaign is closed.
    """
    if snapshot.campaign.status != "open":
        raise UserError("archived" if snapshot.campaign.status == "archived" else "over")
    known = snapshot.places.get(seat)
    if known is None:
        raise UserError("no-such-seat")
    if not await campaigns.join(snapshot.campaign.id, seat, user, due):
        holder = snapshot.seats.get(seat)
        raise UserError("seat-yours" if holder == user else "seat-taken", seat=known.title)
    return say("seat-joined", seat=known.title, title=quoted(snapshot.campaign.title))


async def join_group(campaigns: Campaigns, store: Store, snapshot: CampaignSnapshot, user: int) -> str:
    """Make somebody a member of the group that plays a campaign, and return the sentence that says so.

    Raises:
        UserError: they are one, or the campaign is closed.
    """
    snapshot.check_open()
    if not await store.members.enrol(snapshot.campaign.id, user):
        raise UserError("member-already")
    await campaigns.look_again(snapshot.campaign.id)
    return say("group-joined", title=quoted(snapshot.campaign.title))
