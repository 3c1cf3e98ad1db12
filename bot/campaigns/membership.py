"""Who sits where: taking a seat and leaving it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.campaigns.service import Campaigns, Due
from bot.campaigns.snapshot import Sitting
from bot.common.errors import Refusal
from bot.common.messages import say
from bot.common.sanitize import quoted
from bot.storage import Store


async def take_seat(campaigns: Campaigns, sitting: Sitting, seat: str, user: int, due: Sequence[Due] = ()) -> str:
    """Give a free seat to a player, after which something may be due, and return the sentence that says so.

    Raises:
        Refusal: somebody has it, there is no such seat, or the campaign is closed.
    """
    if sitting.campaign.status != "open":
        raise Refusal("archived" if sitting.campaign.status == "archived" else "over")
    known = sitting.places.get(seat)
    if known is None:
        raise Refusal("no-such-seat")
    if not await campaigns.join(sitting.campaign.id, seat, user, due):
        holder = sitting.seats.get(seat)
        raise Refusal("seat-yours" if holder == user else "seat-taken", seat=known.title)
    return say("seat-joined", seat=known.title, title=quoted(sitting.campaign.title))


async def join_group(campaigns: Campaigns, store: Store, sitting: Sitting, user: int) -> str:
    """Make somebody a member of the group that plays a campaign, and return the sentence that says so.

    Raises:
        Refusal: they are one, or the campaign is closed.
    """
    sitting.check_open()
    if not await store.people.enrol(sitting.campaign.id, user):
        raise Refusal("member-already")
    await campaigns.look_again(sitting.campaign.id)
    return say("group-joined", title=quoted(sitting.campaign.title))
