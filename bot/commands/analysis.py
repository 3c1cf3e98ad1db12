"""``/odds`` and ``/advise``: private odds and advice."""

from __future__ import annotations

from discord import app_commands

from bot.commands.checks import for_servers
from bot.common.messages import say
from bot.components.controls import Interaction
from bot.interactions.analysis import show_advice, show_odds
from bot.interactions.responses import handling


@app_commands.command(name="odds", description=say("command-odds"))
async def odds(interaction: Interaction) -> None:
    """Show the odds of the fights ahead."""
    async with handling(interaction):
        campaign = await interaction.client.campaigns.in_channel(interaction.channel_id or 0)
        await show_odds(interaction, await interaction.client.campaigns.snapshot(campaign.id))


@app_commands.command(name="advise", description=say("command-advise"))
async def advise(interaction: Interaction) -> None:
    """Show the best answers to the pending decision."""
    async with handling(interaction):
        campaign = await interaction.client.campaigns.in_channel(interaction.channel_id or 0)
        await show_advice(interaction, await interaction.client.campaigns.snapshot(campaign.id))


ANALYSIS = [for_servers(odds), for_servers(advise)]
"""The analysis commands."""
