"""Checks shared by commands: the channel's campaign, and server-only commands."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.campaigns.snapshot import CampaignSnapshot
from bot.components.controls import Interaction
from bot.storage import Campaign


def for_servers(command: app_commands.Command[Any, ..., None]) -> app_commands.Command[Any, ..., None]:
    """The command, offered in servers only: every campaign is played in a server's channel."""
    app_commands.guild_only(command)
    app_commands.allowed_installs(guilds=True, users=False)(command)
    app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(command)
    return command


async def campaign_here(interaction: Interaction) -> Campaign:
    """The campaign played in this channel.

    Raises:
        UserError: there is none.
    """
    return await interaction.client.campaigns.in_channel(interaction.channel_id or 0)


async def snapshot_here(interaction: Interaction) -> CampaignSnapshot:
    """The campaign played in this channel, as it is now.

    Raises:
        UserError: there is none, or its save can't be read.
    """
    return await interaction.client.campaigns.snapshot((await campaign_here(interaction)).id)


async def campaign_to_read(interaction: Interaction) -> Campaign:
    """The campaign played in this channel, or else the newest of its archived ones: for commands that only read.

    Raises:
        UserError: there is none.
    """
    return await interaction.client.campaigns.newest_in_channel(interaction.channel_id or 0)


async def snapshot_to_read(interaction: Interaction) -> CampaignSnapshot:
    """The same as it is now.

    Raises:
        UserError: there is none, or its save can't be read.
    """
    return await interaction.client.campaigns.snapshot((await campaign_to_read(interaction)).id)


async def peek_here(interaction: Interaction) -> CampaignSnapshot:
    """The same for autocomplete, which waits for no suggestion of the Legate.

    Raises:
        UserError: there is none, or its save can't be read.
    """
    return await interaction.client.campaigns.peek((await campaign_here(interaction)).id)
