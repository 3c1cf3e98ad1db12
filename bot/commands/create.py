"""Where a new campaign is played: in the current thread, or in a new one."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Awaitable

import discord

from bot.common.errors import UserError
from bot.components.controls import Interaction
from bot.interactions.permissions import check_permitted
from bot.storage import Campaign


async def thread_for(interaction: Interaction, name: str) -> discord.Thread:
    """The thread for a campaign: this one, or a new one in this channel.

    Raises:
        UserError: it can't be played here.
    """
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        if await interaction.client.store.campaigns.in_channel(channel.id):
            raise UserError("channel-taken")
        check_permitted(interaction)
        return channel
    if not isinstance(channel, discord.TextChannel):
        raise UserError("wrong-channel")
    check_permitted(interaction)
    thread_creator = interaction.client.thread_creator
    try:
        return await thread_creator.open(channel, name)
    except discord.Forbidden as error:
        raise UserError("no-thread") from error


async def check_campaign_limit(interaction: Interaction) -> None:
    """Check that someone may join one more campaign.

    Raises:
        UserError: they're in too many already.
    """
    store = interaction.client.store
    interaction.client.rate_limits.campaign(await store.members.campaign_count(interaction.user.id))


async def created_in(interaction: Interaction, creating: Awaitable[Campaign], thread: discord.Thread) -> Campaign:
    """Create the campaign. If that fails, archive the thread that was opened for it."""
    thread_creator = interaction.client.thread_creator
    try:
        campaign = await creating
    except Exception:
        with contextlib.suppress(sqlite3.Error):  # the next start archives the thread
            await thread_creator.discard(thread)
        raise
    with contextlib.suppress(sqlite3.Error):
        await thread_creator.campaign_created(thread.id)
    return campaign
