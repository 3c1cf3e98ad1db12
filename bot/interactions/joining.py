"""The buttons of the opening post: join, and learn the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.campaigns.notices import notice
from bot.campaigns.saving import saving
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.common.messages import say
from bot.common.sanitize import quoted
from bot.components.controls import Control, Interaction, button, rows
from bot.components.custom_ids import ControlId, base36
from bot.components.layouts import Message, message
from bot.interactions.doors import enter, kept_for_others, open_seats
from bot.interactions.responses import is_dialogue, note_outcome, show, tell
from bot.interactions.set_up import open_set_up
from bot.views.group_status import is_learning
from bot.views.several_seats import seat_lines, seats_text

_MAX_SEATS = 25


def join_button(campaign: int) -> Control:
    """The button with which someone joins a campaign."""
    return button(ControlId(campaign, 0, "join"), say("button-join"))


async def pressed_join(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Join: the group, the seats kept for the user, or the only free one, at once; several are offered in private.

    So is a second seat.
    """
    snapshot = await interaction.client.campaigns.snapshot(control.campaign)
    user = interaction.user.id
    if snapshot.is_shared:
        await tell(interaction, await enter(interaction, snapshot, None))
        return
    if snapshot.campaign.status != "open":
        raise UserError("archived" if snapshot.campaign.status == "archived" else "over")
    seats = open_seats(snapshot, user)
    if not seats:
        raise none_free(snapshot, user)
    is_first = user not in snapshot.seats.values()
    if (len(seats) == 1 and is_first) or seats[0] in snapshot.kept_seats:
        await tell(interaction, "\n".join([await enter(interaction, snapshot, seat) for seat in seats]))
        return
    await show(interaction, _seats_offered(snapshot, say("join-which"), user))


async def pressed_seat(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Take the seat that was pressed; if someone else has it meanwhile, the question offers the others."""
    snapshot = await interaction.client.campaigns.snapshot(control.campaign)
    seat = next((each for place, each in enumerate(snapshot.places) if base36(place) == control.rest), None)
    if seat is None:
        raise UserError("unknown-button")
    try:
        told = await enter(interaction, snapshot, seat)
    except UserError as error:
        if error.key != "seat-taken" or not is_dialogue(interaction):
            raise
        note_outcome(interaction, "refused")
        now = await interaction.client.campaigns.snapshot(control.campaign)
        await show(interaction, _seats_offered(now, str(error), interaction.user.id))
        return
    await show(interaction, message("", text=told))


def none_free(snapshot: CampaignSnapshot, user: int) -> UserError:
    """Why this user can't have a seat where none is free."""
    if user in snapshot.seats.values():
        return UserError("seat-yours-already")
    if snapshot.kept_seats:
        return kept_for_others(snapshot, list(snapshot.kept_seats))
    return UserError("no-free-seat", seats=seats_text(snapshot))


def _seats_offered(snapshot: CampaignSnapshot, heading: str, user: int) -> Message:
    """A heading, and a button for each free seat that isn't kept for someone else."""
    places, free = list(snapshot.places), open_seats(snapshot, user)
    offered = [
        button(
            ControlId(snapshot.campaign.id, snapshot.number, "seat", base36(places.index(seat))),
            say("button-seat", seat=snapshot.seat_title(seat)),
        )
        for seat in free[:_MAX_SEATS]
    ]
    return message("", text="\n".join([heading, *seat_lines(snapshot, free)]), rows=rows(offered))


async def pressed_teach(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Explain their first turn in this campaign to its players; offer everyone else a tutorial of their own.

    Whoever has no seat takes a free one, if the campaign explains their first turn anyway.
    """
    if not control.campaign:
        await open_set_up(interaction, teaches=True)
        return
    campaigns, user = interaction.client.campaigns, interaction.user.id
    snapshot = await campaigns.snapshot(control.campaign)
    if user not in snapshot.members and _has_lessons(snapshot, user):
        await pressed_join(interaction, control, ())
        return
    if user not in snapshot.members or snapshot.decision is None or not is_learning(snapshot, user):
        note = say("set-up-own-tutorial", title=quoted(snapshot.campaign.title))
        await open_set_up(interaction, snapshot.info, teaches=True, note=note)
        return
    async with campaigns.locked(control.campaign) as current:
        campaign = current.campaign
        if not campaign.agreement.tutorial:
            agreement = msgspec.structs.replace(campaign.agreement, tutorial=True)
            told = notice("tutorial-on", who=f"<@{user}>")
            with saving():
                await interaction.client.store.campaigns.change_settings(campaign, agreement, campaign.locale, told)
    await campaigns.reschedule(control.campaign)
    await tell(interaction, say("teach-on", panel=campaign.panel_url))


def _has_lessons(snapshot: CampaignSnapshot, user: int) -> bool:
    """Whether a newcomer can join and learn here: the tutorial is on, and a seat is free for them."""
    is_open = snapshot.campaign.status == "open"
    has_room = snapshot.is_shared or bool(open_seats(snapshot, user))
    return is_open and has_room and snapshot.campaign.agreement.tutorial
