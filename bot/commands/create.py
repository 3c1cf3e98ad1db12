"""Where a new campaign is played: in the thread where it was asked for, or in one of its own."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Awaitable

import discord

from bot.common.errors import Refusal
from bot.components.controls import Interaction
from bot.delivery.threads import Openings
from bot.interactions.permissions import check_permitted
from bot.storage import Campaign, Store


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
    openings: Openings = interaction.client.openings
    try:
        return await openings.open(channel, name)
    except discord.Forbidden as fault:
        raise Refusal("no-thread") from fault


async def check_room(interaction: Interaction) -> None:
    """Make sure that somebody may take part in one more campaign.

    Raises:
        Refusal: they are in too many already.
    """
    store: Store = interaction.client.store
    interaction.client.allowance.campaign(await store.people.concern(interaction.user.id))


async def settled(interaction: Interaction, founding: Awaitable[Campaign], thread: discord.Thread) -> Campaign:
    """The campaign; where it cannot be founded, the thread that was opened for it is put away again."""
    openings: Openings = interaction.client.openings
    try:
        campaign = await founding
    except Exception:
        with contextlib.suppress(sqlite3.Error):  # what is left of it is put away after the next start
            await openings.give_up(thread)
        raise
    with contextlib.suppress(sqlite3.Error):
        await openings.founded(thread.id)
    return campaign
