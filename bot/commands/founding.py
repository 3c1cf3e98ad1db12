"""Where a new campaign is played: in the thread where it was asked for, or in one of its own."""

from __future__ import annotations

from collections.abc import Awaitable

import discord

from bot.errors import Refusal
from bot.panels.controls import Interaction
from bot.permissions import check_permitted
from bot.places import QUIET_MINUTES
from bot.store import Campaign, Store
from bot.unwell import is_unwell


async def place_for(interaction: Interaction, name: str) -> discord.Thread:
    """The thread that a campaign is to be played in: this one, or a new one in this channel.

    Raises:
        Refusal: it cannot be played here.
    """
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        if await interaction.client.store.campaign_in(channel.id):
            raise Refusal("channel-taken")
        check_permitted(interaction)
        return channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("wrong-channel")
    check_permitted(interaction)
    try:
        return await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=QUIET_MINUTES
        )
    except discord.Forbidden as fault:
        raise Refusal("no-thread") from fault


async def check_room(interaction: Interaction) -> None:
    """Make sure that somebody may take part in one more campaign.

    Raises:
        Refusal: they are in too many already.
    """
    store: Store = interaction.client.store
    interaction.client.allowance.campaign(await store.people.concern(interaction.user.id))


async def settled(founding: Awaitable[Campaign], thread: discord.Thread, asked_in: int | None) -> Campaign:
    """The campaign; where it cannot be founded, the thread that was made for it is taken away again."""
    try:
        return await founding
    except Exception:
        if thread.id != asked_in:
            await _remove(thread)
        raise


async def _remove(thread: discord.Thread) -> None:
    try:
        await thread.edit(archived=True)
    except Exception as fault:
        if not isinstance(fault, discord.HTTPException) and not is_unwell(fault):
            raise
