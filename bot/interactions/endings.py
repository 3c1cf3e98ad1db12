"""What remains when a game is over: the film, the statistics, the files, and another game."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.campaigns.notices import invitation
from bot.campaigns.readers import public_of
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.discord_errors import is_transient
from bot.common.errors import UserError
from bot.common.messages import say, speaking
from bot.common.sanitize import clipped, quoted
from bot.components.controls import Interaction, button, row
from bot.components.custom_ids import ControlId
from bot.components.layouts import message, posted, stateless
from bot.export.attachments import split_by_size
from bot.export.collect import SAVE, Export
from bot.export.editions import FULL
from bot.export.public_history import MAX_EVENTS, check_length
from bot.interactions.new_campaigns import Order, check_campaign_limit, new_thread, start_campaign
from bot.interactions.permissions import can_manage
from bot.interactions.responses import show, show_late
from bot.interactions.stored_rules import with_stored
from bot.storage import Campaign
from bot.views.set_up import started
from render.presenter import presenter
from rules.core.events import Event
from rules.core.registry import events_from_json
from rules.core.stored_answers import StoredRule

CANCEL_EXPORT = "noexport"
"""The verb of the button that cancels an export."""

CLOSE = "archive"
"""The verb of the button that closes a campaign for good."""

_log = logging.getLogger(__name__)


async def post_film(interaction: Interaction, campaign: int) -> None:
    """Post a campaign's film for everyone, in the campaign's language."""
    snapshot, events = await _told(interaction, campaign)
    await interaction.response.defer(thinking=True)
    shown, view, locale = presenter(snapshot.campaign.game), snapshot.table.public(), snapshot.campaign.locale
    renderer, key = interaction.client.renderer, (campaign, snapshot.number, locale)
    if not renderer.knows_film(key):
        user, channel = interaction.user.id, interaction.channel_id or 0
        interaction.client.rate_limits.film(user, channel, len(events))
    picture = await renderer.film(key, shown.film, events, view, locale)
    with speaking(locale):
        film = message(say("film-heading", title=quoted(snapshot.campaign.title)), [picture])
    await show_late(interaction, film)


async def post_statistics(interaction: Interaction, campaign: int) -> None:
    """Post a campaign's statistics for everyone, in the campaign's language."""
    snapshot, events = await _told(interaction, campaign)
    await interaction.response.defer(thinking=True)
    shown, view = presenter(snapshot.campaign.game), snapshot.table.public()
    title, locale, renderer = snapshot.campaign.title, snapshot.campaign.locale, interaction.client.renderer
    posting = await renderer.draw_for_player(shown.statistics, events, view, title, locale)
    with speaking(locale):
        sheet = posted(posting)
    await show_late(interaction, sheet)


async def send_files(interaction: Interaction, snapshot: CampaignSnapshot) -> None:
    """Send a campaign as files, for the user only. Meanwhile they see how far it is, and may cancel it."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    progress = ExportProgress(interaction, snapshot.campaign)
    most = interaction.filesize_limit
    try:
        export = await interaction.client.exporter.export(
            snapshot.campaign.id, interaction.user.id, most, progress.show
        )
    except UserError:
        await progress.clear()
        raise
    packed, heavy = split_by_size(export.files, most)
    first, *others = packed or [[]]
    await interaction.edit_original_response(
        content=clipped("\n".join(_about(snapshot.campaign, export, heavy)), 2000),
        attachments=[file.file() for file in first],
        view=None,
    )
    for parcel in others:
        await interaction.followup.send(files=[file.file() for file in parcel], ephemeral=True)


def _about(campaign: Campaign, export: Export, heavy: Sequence[str]) -> list[str]:
    """What an export contains, and what it had to leave out."""
    parts = [say("exported", title=quoted(campaign.title))]
    volume = export.volumes[0]
    if len(export.volumes) > 1:
        parts.append(say("exported-volumes", count=len(export.volumes)))
    elif volume.edition.pictures == "ends":
        parts.append(say("exported-ends"))
    elif volume.edition != FULL:
        parts.append(say("exported-small"))
    if export.book.undrawn:
        parts.append(say("exported-undrawn", count=export.book.undrawn))
    if export.book.missing:
        parts.append(say("exported-missing", count=export.book.missing))
    if any(file.name == SAVE for file in export.files):
        parts.append(say("exported-save" if campaign.status == "open" else "exported-secret"))
    else:
        parts.append(say("exported-hidden"))
    return parts + ([say("exported-heavy", files=", ".join(heavy))] if heavy else [])


class ExportProgress:
    """Tells whoever asked for an export how far it is, with a button to cancel it. A quick export has no progress."""

    pause = 3.0
    """Seconds between two edits, and before the first."""

    def __init__(self, interaction: Interaction, campaign: Campaign) -> None:
        self._interaction = interaction
        self._campaign = campaign.id
        self._due = time.monotonic() + self.pause
        self._is_shown = False

    async def show(self, done: int, total: int) -> None:
        """Show how many of how many chapters are drawn; none of none while another book is drawn."""
        if time.monotonic() < self._due and total:
            return
        self._due = time.monotonic() + self.pause
        if not total and not self._interaction.client.exporter.is_busy:
            return
        text = say("export-progress", done=done, total=total) if total else self._waiting()
        view = stateless(ui.View(timeout=None))
        view.add_item(button(ControlId(self._campaign, 0, CANCEL_EXPORT), say("button-cancel-export")))
        await self._edit(content=text, view=view)
        self._is_shown = True

    def _waiting(self) -> str:
        """Whose book comes first."""
        is_same = self._interaction.client.exporter.is_drawing(self._campaign)
        return say("export-waiting-same" if is_same else "export-waiting")

    async def clear(self) -> None:
        """Remove the button: there's nothing left to cancel."""
        if self._is_shown:
            await self._edit(view=None)

    async def _edit(self, **changes: Any) -> None:
        """Progress isn't worth failing for."""
        try:
            await self._interaction.edit_original_response(**changes)
        except Exception as error:
            if not isinstance(error, discord.HTTPException) and not is_transient(error):
                raise
            _log.info("Failed to show the progress of an export: %s", error)


async def pressed_cancel_export(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Cancel the user's export."""
    if not interaction.client.exporter.cancel(control.campaign, interaction.user.id):
        raise UserError("export-not-running")
    await interaction.response.defer()


async def ask_to_close(interaction: Interaction, campaign: Campaign) -> None:
    """Ask its owner in private whether to close a campaign for good, and say what that means.

    Raises:
        UserError: the user may not close it.
    """
    _check_may_close(interaction, campaign)
    with speaking(campaign.locale):
        again = say("button-again")
    parts = [
        say("close-asked", title=quoted(campaign.title)),
        say("close-unfinished") if campaign.status == "open" else "",
        say("close-means", button=again),
    ]
    close = button(ControlId(campaign.id, 0, CLOSE), say("button-close"), discord.ButtonStyle.danger)
    await show(interaction, message("", text="\n".join(filter(None, parts)), rows=[row(close)]))


async def pressed_close(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Close a campaign for good."""
    campaigns = interaction.client.campaigns
    campaign = (await campaigns.snapshot(control.campaign)).campaign
    _check_may_close(interaction, campaign)
    await campaigns.archive(campaign.id)
    await show(interaction, message("", text=say("campaign-archived", title=quoted(campaign.title))))


def _check_may_close(interaction: Interaction, campaign: Campaign) -> None:
    if campaign.status == "archived":
        raise UserError("archived")
    if not can_manage(interaction, campaign):
        raise UserError("not-owner", owner=f"<@{campaign.owner}>")


async def pressed_film(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Post the film."""
    await post_film(interaction, control.campaign)


async def pressed_statistics(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Post the statistics."""
    await post_statistics(interaction, control.campaign)


async def pressed_export(interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
    """Send the files."""
    snapshot = await interaction.client.campaigns.snapshot(control.campaign)
    await check_length(interaction.client.store, control.campaign)
    await send_files(interaction, snapshot)


async def _told(interaction: Interaction, campaign: int) -> tuple[CampaignSnapshot, list[Event]]:
    """A campaign, and all its public events."""
    store = interaction.client.store
    snapshot = await interaction.client.campaigns.snapshot(campaign)
    await check_length(store, campaign)
    texts = await store.history.last_events(campaign, MAX_EVENTS)
    return snapshot, public_of(snapshot).readable(events_from_json(snapshot.campaign.game, texts))


class PlayAgain:
    """Starts another campaign like one that is over. However many people press, there's one."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def pressed(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Start another campaign, or lead to the one that was started."""
        lock = self._locks.setdefault(control.campaign, asyncio.Lock())
        snapshot = await interaction.client.campaigns.snapshot(control.campaign)
        _check_may_play_again(interaction, snapshot)
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with lock:
            upcoming = await _started_before(interaction, snapshot.campaign)
            if upcoming is not None:
                text = say("again-started", channel=f"<#{upcoming.channel}>")
            else:
                await check_campaign_limit(interaction)
                upcoming, held = await _start_again(interaction, snapshot)
                founded = say("campaign-founded", title=quoted(upcoming.title), channel=f"<#{upcoming.channel}>")
                text = with_stored(founded, held)
        await show_late(interaction, started(upcoming, text))


def _check_may_play_again(interaction: Interaction, snapshot: CampaignSnapshot) -> None:
    if snapshot.campaign.status == "open":
        raise UserError("again-open")
    is_member = interaction.user.id in snapshot.members or interaction.user.id == snapshot.campaign.owner
    if snapshot.members and not is_member and not interaction.permissions.manage_guild:
        raise UserError("again-members")


async def _started_before(interaction: Interaction, campaign: Campaign) -> Campaign | None:
    """The campaign that was started to play this one again, if it's still being played."""
    store = interaction.client.store
    noted = await store.notes.get(_note(campaign))
    found = None if noted is None else await store.campaigns.get(int(noted))
    return found if found is not None and found.status == "open" else None


async def _start_again(interaction: Interaction, snapshot: CampaignSnapshot) -> tuple[Campaign, Sequence[StoredRule]]:
    """Start the campaign: everyone moves on by one seat. The user and the Legate get theirs, the others are invited.

    Their seats are kept for them.

    Return it with the rules that are stored for the user from the start.
    """
    client, former = interaction.client, snapshot.campaign
    with speaking(former.locale):
        title = await client.campaign_names.after(former.title, former.guild, snapshot.info, former.scenario)
    order = Order(snapshot.info, former.scenario, snapshot.table.options, former.agreement, former.locale, title)
    campaign = await start_campaign(interaction, order, new_thread)
    await client.store.notes.set(_note(former), str(campaign.id))
    seats = moved_on(snapshot, client.campaigns.bot_user)
    await client.store.seats.keep(campaign.id, seats)
    held = await _seat(interaction, campaign, seats)
    await _invite(interaction, snapshot.members, campaign.id)
    return campaign, held


async def _invite(interaction: Interaction, members: Sequence[int], campaign: int) -> None:
    """Invite those for whom seats are kept; if none is, and there's room, the other members of the former campaign."""
    campaigns, user = interaction.client.campaigns, interaction.user.id
    upcoming = await campaigns.snapshot(campaign)
    kept = list(dict.fromkeys(upcoming.kept_seats.values()))
    if kept:
        await campaigns.post_notice(campaign, invitation("again-kept", kept, upcoming.number, user))
        return
    others = [member for member in members if member not in (user, campaigns.bot_user)]
    if others and not upcoming.is_full:
        await campaigns.post_notice(campaign, invitation("again-invited", others, upcoming.number, user))


def moved_on(snapshot: CampaignSnapshot, legate: int) -> dict[str, int]:
    """Who plays which seat the next time: two change sides. Whoever lent the Legate a seat plays again.

    No one if only the Legate played.
    """
    held = {**snapshot.seats, **snapshot.roster.lenders}
    seats = [seat for seat in snapshot.places if seat in held]
    if all(held[seat] == legate for seat in seats):
        return {}
    return {seat: held[before] for before, seat in zip(seats, [*seats[1:], *seats[:1]], strict=True)}


async def _seat(interaction: Interaction, campaign: Campaign, former: Mapping[str, int]) -> Sequence[StoredRule]:
    """Seat the user and the Legate; return what is stored for the user from the start."""
    client, taken = interaction.client, list[str]()
    snapshot = await client.campaigns.snapshot(campaign.id)
    for seat, holder in former.items():
        if seat in snapshot.seats or seat not in snapshot.places:
            continue
        if holder == interaction.user.id:
            await client.campaigns.membership.take_seat(campaign.id, seat, holder)
            taken.append(seat)
        elif holder == client.campaigns.bot_user:
            await client.ai_player.take_seat(snapshot, seat)
    return await client.campaigns.store_initial_rules(campaign.id, interaction.user.id, taken)


def _note(campaign: Campaign) -> str:
    return f"again {campaign.id}"
