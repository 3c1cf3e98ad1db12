"""Doors: who may join a campaign, who asks, who is put out, and who takes over what another player held."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from bot.campaigns.farewells import put_out_notice
from bot.campaigns.gm_actions import replace
from bot.campaigns.notices import notice
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.common.messages import say
from bot.common.sanitize import quoted
from bot.components.controls import Interaction
from bot.components.custom_ids import LARGEST_ID, ControlId
from bot.interactions.new_campaigns import check_campaign_limit
from bot.interactions.permissions import can_manage, check_can_manage
from bot.interactions.responses import tell
from bot.interactions.stored_rules import with_stored
from bot.storage import NewPost

ADMIT, REJECT, ACCEPT, DECLINE, STAND_IN = "admit", "reject", "accept", "decline", "standin"
"""The verbs of the buttons under an application, under an offer, and under the wish for a stand-in."""

ANNOUNCED_WITHIN = 10.0
"""Seconds within which a takeover has to be announced in the channel; otherwise it doesn't happen."""

_LOOK_EVERY = 0.05


async def enter(interaction: Interaction, snapshot: CampaignSnapshot, seat: str | None) -> str:
    """Join a campaign, its group (None) or in a seat, as far as its door allows; return what to tell the player.

    Raises:
        UserError: they may not, the seat is taken or kept for someone else, or the campaign is closed.
    """
    user, door = interaction.user.id, snapshot.campaign.agreement.door
    kept_for = None if seat is None else snapshot.kept_seats.get(seat)
    if seat is not None and kept_for not in (None, user):
        raise kept_for_others(snapshot, [seat])
    if user not in snapshot.members:
        await check_campaign_limit(interaction)
        if await interaction.client.store.doors.is_banned(snapshot.campaign.id, user):
            raise UserError("door-banned", owner=f"<@{snapshot.campaign.owner}>")
        if kept_for is None and not can_manage(interaction, snapshot.campaign):
            if door == "locked":
                raise UserError("door-locked", owner=f"<@{snapshot.campaign.owner}>")
            if door == "approval":
                return await _apply(interaction, snapshot, seat)
    if seat is not None and _takes_over(interaction, snapshot, seat):
        told = notice("seat-taken-over", who=_mention(user), seat=snapshot.posted_title(seat))
        await _announce(interaction, snapshot, told)
    return await _join(interaction, snapshot, seat, user)


def open_seats(snapshot: CampaignSnapshot, user: int) -> list[str]:
    """The free seats that someone may take: those kept for them, else those kept for no one."""
    kept = snapshot.kept_seats
    own = [seat for seat, holder in kept.items() if holder == user]
    return own or [seat for seat in snapshot.free_seats if seat not in kept]


def kept_for_others(snapshot: CampaignSnapshot, seats: Sequence[str]) -> UserError:
    """Why no one else can take these seats, which are kept for their players."""
    kept = snapshot.kept_seats
    held = [say("seat-held", seat=snapshot.seat_title(seat), holder=_mention(kept[seat])) for seat in seats]
    return UserError("seat-kept", seats=", ".join(held), owner=_mention(snapshot.campaign.owner))


def _takes_over(interaction: Interaction, snapshot: CampaignSnapshot, seat: str) -> bool:
    """Whether someone who manages the campaign takes a vacant seat of a game that has begun, member or not."""
    is_begun = snapshot.campaign.status == "open" and snapshot.number > 0
    is_vacant = seat in snapshot.places and seat not in snapshot.seats
    return is_begun and is_vacant and can_manage(interaction, snapshot.campaign)


async def _join(interaction: Interaction, snapshot: CampaignSnapshot, seat: str | None, user: int) -> str:
    membership = interaction.client.campaigns.membership
    if seat is None and not snapshot.is_shared:
        return await membership.stand_in(snapshot, user)
    if seat is None:
        return await membership.join_group(snapshot, user)
    told = await membership.join(snapshot, seat, user)
    return with_stored(told, await interaction.client.campaigns.store_initial_rules(snapshot.campaign.id, user, [seat]))


async def _apply(interaction: Interaction, snapshot: CampaignSnapshot, seat: str | None) -> str:
    """Ask the owner to be let in."""
    campaign, user = snapshot.campaign, interaction.user.id
    if campaign.status != "open":
        raise UserError("archived" if campaign.status == "archived" else "over")
    if seat is not None and seat in snapshot.seats:
        raise UserError("seat-taken", seat=_title(snapshot, seat))
    owner = _mention(campaign.owner)
    told = notice("door-asked", (campaign.owner,), (ADMIT, REJECT), user, who=_mention(user), owner=owner)
    is_new = await interaction.client.store.doors.apply(campaign.id, user, seat or "", told)
    interaction.client.scheduler.wake()
    return say("door-waiting" if is_new else "door-waits-already", owner=_mention(campaign.owner))


async def pressed_admit(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Let someone in who has asked."""
    snapshot, user, seat = await _application(interaction, control)
    if seat and (seat in snapshot.seats or snapshot.kept_seats.get(seat, user) != user):
        seat = next(iter(open_seats(snapshot, user)), "")
        if not seat:
            raise UserError("no-seat-left")
    known = await interaction.client.store.members.campaign_count(user)
    interaction.client.rate_limits.campaign(known)
    is_seatless = snapshot.is_shared or user in snapshot.roster.stand_ins.values()
    await _join(interaction, snapshot, None if is_seatless and not seat else seat, user)
    await interaction.client.store.doors.drop_application(snapshot.campaign.id, user)
    await _post(interaction, snapshot, notice("door-admitted", (user,), who=_mention(user)))
    await tell(interaction, say("done"))


async def pressed_reject(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Don't let someone in who has asked."""
    snapshot, user, _ = await _application(interaction, control)
    await interaction.client.store.doors.drop_application(snapshot.campaign.id, user)
    await tell(interaction, say("door-rejected", who=_mention(user)))


async def _application(interaction: Interaction, control: ControlId) -> tuple[CampaignSnapshot, int, str]:
    snapshot, user = await interaction.client.campaigns.snapshot(control.campaign), control.number
    check_can_manage(interaction, snapshot.campaign)
    doors = interaction.client.store.doors
    seat = await doors.application(snapshot.campaign.id, user) if user <= LARGEST_ID else None
    if seat is None:
        raise UserError("door-nothing-asked")
    return snapshot, user, seat


async def put_out(interaction: Interaction, snapshot: CampaignSnapshot, user: int, *, banned: bool) -> None:
    """Take everything in a campaign from someone, and keep them out if wanted.

    Raises:
        UserError: the user may not do that, or not to this person, or the game is over.
    """
    campaign, client = snapshot.campaign, interaction.client
    check_can_manage(interaction, campaign)
    snapshot.check_unfinished()
    if user == interaction.user.id:
        raise UserError("kick-yourself")
    if user == campaign.owner:
        raise UserError("kick-owner", owner=_mention(user))
    if user == client.ai_turns.user:
        raise UserError("kick-legate")
    told = notice("banned-told", who=_mention(interaction.user.id), player=_mention(user))
    if not banned:
        told = put_out_notice(snapshot, interaction.user.id, user)
    if banned:
        await client.store.doors.ban(campaign.id, user)
    is_out = await client.campaigns.membership.leave(campaign.id, user, [told])
    if not is_out and not banned:
        raise UserError("not-a-member", player=_mention(user))
    await client.campaigns.reschedule(campaign.id)


async def hand_over(interaction: Interaction, snapshot: CampaignSnapshot, former: int, by: int) -> str:
    """Hand everything that someone holds to the user, after an announcement, or offer it to someone else.

    Raises:
        UserError: they hold nothing, both are the same person, the game is over, or it couldn't be announced.
    """
    campaign, client, user = snapshot.campaign, interaction.client, interaction.user.id
    snapshot.check_unfinished()
    if former == by:
        raise UserError("replace-same")
    if former not in (*snapshot.members, *snapshot.roster.offices.values()):
        raise UserError("not-a-member", player=_mention(former))
    if by == client.ai_turns.user:
        await replace(client.campaigns, client.store, snapshot, user, former, by)
        return say("done")
    if by == user:
        told = notice("gm-takes-over", (former,), who=_mention(user), former=_mention(former))
        await _announce(interaction, snapshot, told)
        return with_stored(say("done"), await replace(client.campaigns, client.store, snapshot, user, former, by))
    if await client.store.doors.is_banned(campaign.id, by):
        raise UserError("offer-banned", player=_mention(by))
    offer = await client.store.doors.offer(campaign.id, former, by)
    told = notice(
        "offer-told", (by,), (ACCEPT, DECLINE), offer, who=_mention(user), former=_mention(former), by=_mention(by)
    )
    await _post(interaction, snapshot, told)
    return say("offer-made", by=_mention(by))


async def pressed_accept(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Take over what someone else held."""
    snapshot, former = await _offered(interaction, control)
    snapshot.check_unfinished()
    client, user = interaction.client, interaction.user.id
    if user not in snapshot.members:
        await check_campaign_limit(interaction)
    held = await replace(client.campaigns, client.store, snapshot, user, former, user)
    await client.store.doors.withdraw(control.number)
    await tell(interaction, with_stored(say("offer-accepted", title=quoted(snapshot.campaign.title)), held))


async def pressed_decline(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Don't take over what someone else holds."""
    snapshot, former = await _offered(interaction, control)
    await interaction.client.store.doors.withdraw(control.number)
    told = notice("offer-declined-told", who=_mention(interaction.user.id), former=_mention(former))
    await _post(interaction, snapshot, told)
    await tell(interaction, say("done"))


async def ask_stand_in(interaction: Interaction, snapshot: CampaignSnapshot, user: int) -> bool:
    """Ask someone who isn't a member, in the channel, to stand in for the user; False if they may not join."""
    campaign, away = snapshot.campaign, interaction.user.id
    if await interaction.client.store.doors.is_banned(campaign.id, user):
        return False
    told = notice("stand-in-asked", (user,), (STAND_IN,), away, who=_mention(away), stand_in=_mention(user))
    await _post(interaction, snapshot, told)
    return True


async def pressed_stand_in(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Become a member to decide for someone who is away and has named the user."""
    snapshot = await interaction.client.campaigns.snapshot(control.campaign)
    user, away = interaction.user.id, control.number
    named = snapshot.roster.stand_ins.get(away)
    if named is None or not snapshot.is_absent(away):
        raise UserError("offer-gone")
    if named != user:
        raise UserError("offer-not-yours", player=_mention(named))
    if user in snapshot.members:
        await tell(interaction, say("done"))
        return
    await tell(interaction, await enter(interaction, snapshot, None))


async def _offered(interaction: Interaction, control: ControlId) -> tuple[CampaignSnapshot, int]:
    snapshot = await interaction.client.campaigns.snapshot(control.campaign)
    doors = interaction.client.store.doors
    offer = await doors.offered(control.number) if control.number <= LARGEST_ID else None
    if offer is None or offer.campaign != snapshot.campaign.id:
        raise UserError("offer-gone")
    if offer.user != interaction.user.id:
        raise UserError("offer-not-yours", player=_mention(offer.user))
    return snapshot, offer.former


async def _announce(interaction: Interaction, snapshot: CampaignSnapshot, told: NewPost) -> None:
    """Post a notice, and wait until the channel has it.

    Raises:
        UserError: that took too long; the notice isn't posted any more.
    """
    posts, campaign = interaction.client.store.posts, snapshot.campaign.id
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)
    await _post(interaction, snapshot, told)
    until = time.monotonic() + ANNOUNCED_WITHIN
    while await posts.message_of(campaign, told.key) is None:
        if time.monotonic() > until:
            break
        await asyncio.sleep(_LOOK_EVERY)
    if await posts.take_back(campaign, told.key) or await posts.message_of(campaign, told.key) is None:
        raise UserError("not-announced")


async def _post(interaction: Interaction, snapshot: CampaignSnapshot, told: NewPost) -> None:
    await interaction.client.campaigns.post_notice(snapshot.campaign.id, told)


def _title(snapshot: CampaignSnapshot, seat: str) -> str:
    return snapshot.seat_title(seat) if seat in snapshot.places else seat


def _mention(user: int) -> str:
    return f"<@{user}>"
