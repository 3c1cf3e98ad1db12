"""``/away``, ``/back``, ``/quiet``, ``/mentions``, ``/nudge`` and ``/mygames``: availability, and what waits."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any
from zoneinfo import available_timezones

import discord
import msgspec
from discord import app_commands

from bot.campaigns.availability import DAY
from bot.campaigns.farewells import farewell
from bot.campaigns.snapshot import CampaignSnapshot
from bot.commands.autocomplete import Choice, offers, resolve
from bot.commands.autocomplete import quiet as quietly
from bot.commands.checks import for_servers, snapshot_here
from bot.common.errors import UserError
from bot.common.messages import say
from bot.common.sanitize import clipped, quoted
from bot.components.controls import Interaction
from bot.interactions.doors import ask_stand_in
from bot.interactions.permissions import can_manage
from bot.interactions.responses import handling, tell
from bot.storage import Person

MAX_ABSENCE_DAYS = 60
"""Maximum number of days for an absence."""

_CLOCK = re.compile(r"([01]?\d|2[0-3])(?:[:.h]([0-5]\d))?")
_MAX_GAMES = 25
_MOST_LOADED = 120


@app_commands.command(name="away", description=say("command-away"))
@app_commands.describe(days=say("option-days"), stand_in=say("option-stand-in"))
async def away(
    interaction: Interaction,
    days: app_commands.Range[int, 1, MAX_ABSENCE_DAYS],
    stand_in: discord.User | None = None,
) -> None:
    """Set an absence: no reminders, and a stand-in may decide meanwhile."""
    async with handling(interaction):
        members = interaction.client.store.members
        user, until = interaction.user.id, time.time() + days * DAY
        if stand_in is not None and (stand_in.id == user or stand_in.bot):
            raise UserError("no-such-stand-in")
        here = await _here(interaction, user)
        called = [] if stand_in is None else await _called_to(interaction, here, stand_in.id)
        person = msgspec.structs.replace(await members.person(user), away_until=until)
        await members.go_away(person, here, stand_in.id if stand_in else None)
        interaction.client.scheduler.wake()
        when = f"<t:{int(until)}:D>"
        if stand_in is None:
            await tell(interaction, say("away-alone", when=when))
        else:
            await tell(interaction, await _stood_in_for(interaction, here, stand_in.id, when))
            now_called = await _called_to(interaction, here, stand_in.id)
            await _call(interaction, [each for each in now_called if each not in called], stand_in.id)


async def _stood_in_for(interaction: Interaction, here: Sequence[int], stand_in: int, when: str) -> str:
    """Ask a stand-in who isn't a member of this channel's campaign; return in how many campaigns they decide."""
    belongs = set(await interaction.client.store.members.open_campaigns_of(stand_in))
    others = [campaign for campaign in here if campaign not in belongs]
    name = f"<@{stand_in}>"
    if not others:
        return say("away-with", when=when, stand_in=name)
    campaign = await interaction.client.store.campaigns.in_channel(interaction.channel_id or 0)
    is_asked = (
        campaign is not None
        and campaign.id in others
        and await ask_stand_in(interaction, await interaction.client.campaigns.snapshot(campaign.id), stand_in)
    )
    told = say("away-with-some", when=when, stand_in=name, count=len(here) - len(others), others=len(others))
    return f"{told} {say('away-asked' if is_asked else 'away-ask', stand_in=name)}"


async def _called_to(interaction: Interaction, campaigns: Sequence[int], stand_in: int) -> list[int]:
    """The campaigns that wait for a stand-in now, in place of the user."""
    client, away = interaction.client, interaction.user.id
    waiting = [await client.campaigns.snapshot(campaign) for campaign in campaigns[:_MOST_LOADED]]
    return [each.campaign.id for each in waiting if each.is_asked_for(stand_in, away)]


async def _call(interaction: Interaction, campaigns: Sequence[int], stand_in: int) -> None:
    """Call a stand-in to campaigns that have just begun to wait for them: no hand-over to come would mention them."""
    for campaign in campaigns:
        await interaction.client.store.turn_mentions.hand_to(campaign, [stand_in])
    interaction.client.scheduler.wake()


@app_commands.command(name="back", description=say("command-back"))
async def back(interaction: Interaction) -> None:
    """End an absence early."""
    async with handling(interaction):
        store = interaction.client.store
        user = interaction.user.id
        person = await store.members.person(user)
        if person.away_until is None or person.away_until <= time.time():
            raise UserError("not-away")
        await store.members.save_person(msgspec.structs.replace(person, away_until=None))
        interaction.client.scheduler.wake()
        await tell(interaction, say("welcome-back"))


@app_commands.command(name="quiet", description=say("command-quiet"))
@app_commands.rename(begin="from", end="to")
@app_commands.describe(begin=say("option-from"), end=say("option-to"), zone=say("option-zone"))
async def quiet(
    interaction: Interaction, begin: str | None = None, end: str | None = None, zone: str | None = None
) -> None:
    """Set the quiet hours without reminders or deadlines; neither hour removes them."""
    async with handling(interaction):
        store = interaction.client.store
        person = await store.members.person(interaction.user.id)
        if zone is not None and zone not in available_timezones():
            raise UserError("no-such-zone", zone=quoted(zone, 60))
        hours = {"quiet_from": _minutes(begin), "quiet_to": _minutes(end)}
        changed = msgspec.structs.replace(person, zone=zone or person.zone, **hours)
        if (changed.quiet_from is None) != (changed.quiet_to is None):
            raise UserError("quiet-both")
        await store.members.save_person(changed)
        interaction.client.scheduler.wake()
        await tell(interaction, _quiet_text(changed))


@quiet.autocomplete("zone")
@quietly
async def _offer_zones(interaction: Interaction, current: str) -> list[Choice]:
    return offers({zone: zone.replace("_", " ") for zone in sorted(available_timezones())}, current)


def _quiet_text(person: Person) -> str:
    if person.quiet_from is None or person.quiet_to is None:
        return say("quiet-none", zone=person.zone)
    return say("quiet-set", begin=_clock(person.quiet_from), end=_clock(person.quiet_to), zone=person.zone)


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _minutes(typed: str | None) -> int | None:
    """Minutes after midnight."""
    if typed is None:
        return None
    found = _CLOCK.fullmatch(typed.strip())
    if found is None:
        raise UserError("no-such-hour", typed=quoted(typed, 20))
    return int(found[1]) * 60 + int(found[2] or 0)


@app_commands.command(name="mentions", description=say("command-mentions"))
@app_commands.describe(on=say("option-mentions-on"))
async def mentions(interaction: Interaction, on: bool) -> None:
    """Turn the mention at the start of a turn on or off, for this user on every server."""
    async with handling(interaction):
        store = interaction.client.store
        person = await store.members.person(interaction.user.id)
        await store.members.save_person(msgspec.structs.replace(person, mentions=on))
        interaction.client.scheduler.wake()
        await tell(interaction, say("mentions-on" if on else "mentions-off"))


@app_commands.command(name="nudge", description=say("command-nudge"))
async def nudge(interaction: Interaction) -> None:
    """Remind the people the game waits for."""
    async with handling(interaction):
        snapshot = await snapshot_here(interaction)
        if interaction.user.id not in snapshot.members and not can_manage(interaction, snapshot.campaign):
            raise UserError("no-seat")
        deadlines = interaction.client.deadlines
        later = await deadlines.nudge(snapshot.campaign.id, interaction.user.id)
        await tell(interaction, say("done") if later is None else say("nudge-later", when=f"<t:{int(later)}:R>"))


@app_commands.command(name="mygames", description=say("command-mygames"))
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.describe(leave=say("option-leave"))
async def mygames(interaction: Interaction, leave: str | None = None) -> None:
    """List the games that wait for this user, on every server; or leave one of them."""
    async with handling(interaction):
        campaigns = interaction.client.campaigns
        store = interaction.client.store
        if leave is not None:
            await tell(interaction, await _left(interaction, leave))
            return
        known = await store.members.open_campaigns_of(interaction.user.id)
        found = [await campaigns.snapshot(each) for each in known[-_MOST_LOADED:]]
        found += await _kept_for(interaction, known)
        if not found:
            raise UserError("no-games")
        found.sort(key=lambda each: (interaction.user.id not in each.waiting_for, each.roster.due or float("inf")))
        lines = [_listed(snapshot, interaction.user.id) for snapshot in found[:_MAX_GAMES]]
        await tell(interaction, clipped("\n".join(lines), 1900))


@mygames.autocomplete("leave")
@quietly
async def _offer_own(interaction: Interaction, current: str) -> list[Choice]:
    return offers(await _own(interaction), current)


async def _own(interaction: Interaction) -> dict[str, str]:
    """The open campaigns that someone belongs to: id to title, with the number where titles are the same."""
    store = interaction.client.store
    known = await store.members.open_campaigns_of(interaction.user.id)
    kept = [snapshot.campaign.id for snapshot in await _kept_for(interaction, known)]
    found = [await store.campaigns.get(each) for each in (*known, *kept)]
    return {str(each.id): f"{each.title} ({each.id})" for each in found if each is not None}


async def _kept_for(interaction: Interaction, known: Sequence[int]) -> list[CampaignSnapshot]:
    """The open campaigns, other than those known, in which a free seat is kept for someone."""
    campaigns, user = interaction.client.campaigns, interaction.user.id
    kept = await interaction.client.store.members.open_campaigns_kept_for(user)
    found = [await campaigns.snapshot(each) for each in kept[-_MOST_LOADED:] if each not in known]
    return [snapshot for snapshot in found if user in snapshot.kept_seats.values()]


async def _left(interaction: Interaction, typed: str) -> str:
    own = await _own(interaction)
    campaign = resolve(own, typed)
    campaigns, user = interaction.client.campaigns, interaction.user.id
    told = farewell(await campaigns.snapshot(int(campaign)), user)
    if not await campaigns.membership.leave(int(campaign), user, told):
        raise UserError("no-seat")
    await campaigns.reschedule(int(campaign))
    return say("campaign-left", title=quoted(own[campaign]))


def _listed(snapshot: CampaignSnapshot, user: int) -> str:
    campaign, due = snapshot.campaign, snapshot.roster.due
    title, url = quoted(campaign.title), campaign.panel_url
    kept = [snapshot.seat_title(seat) for seat, holder in snapshot.kept_seats.items() if holder == user]
    if kept and user not in snapshot.members:
        return say("mygames-kept", title=title, url=url, seats=", ".join(kept))
    mine = [each for each in snapshot.pending_for(user) if user in each.waiting_for]
    if not mine:
        return say("mygames-other", title=title, url=url)
    prompt = mine[0].decision.prompt if mine[0].may_look(user) else ""
    when = "" if due is None else f" (<t:{int(due)}:R>)"
    return say("mygames-mine", title=title, url=url, prompt=prompt, when=when)


async def _here(interaction: Interaction, user: int) -> list[int]:
    """The campaigns of this server that someone belongs to."""
    store = interaction.client.store
    of_server = {campaign.id for campaign in await store.campaigns.in_guild(interaction.guild_id or 0)}
    return [campaign for campaign in await store.members.open_campaigns_of(user) if campaign in of_server]


_IN_SERVERS: tuple[app_commands.Command[Any, ..., None], ...] = (away, back, quiet, mentions, nudge)

AVAILABILITY = [*(for_servers(command) for command in _IN_SERVERS), mygames]
"""The availability commands."""
