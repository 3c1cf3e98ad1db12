"""``/chronicle``, ``/dice``, and ``/campaign export`` and ``import``."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
from discord import app_commands

import rules
from bot.campaigns.changes import OPENING
from bot.campaigns.creation import NewCampaign
from bot.campaigns.notices import Origin
from bot.campaigns.snapshot import CampaignSnapshot
from bot.commands.checks import for_servers
from bot.commands.create import check_campaign_limit, created_in, thread_for
from bot.common.errors import UserError
from bot.common.messages import say, spoken
from bot.common.sanitize import clean_name, clipped, quoted
from bot.components.controls import Interaction
from bot.export.attachments import split_by_size
from bot.export.collect import SAVE
from bot.export.dice import check_dice, describe_check
from bot.export.public_history import check_length, find_in_channel
from bot.interactions.chronicle import open_dice, open_story
from bot.interactions.responses import handling, tell
from rules.core.foreign import LONGEST

_TITLE = 100
_TURN = app_commands.Range[int, 1, 10_000]


async def _here(interaction: Interaction) -> CampaignSnapshot:
    snapshot = await find_in_channel(
        interaction.client.campaigns, interaction.client.store, interaction.channel_id or 0
    )
    await check_length(interaction.client.store, snapshot.campaign.id)
    return snapshot


@app_commands.command(name="chronicle", description=say("command-chronicle"))
@app_commands.describe(turn=say("option-story-turn"))
async def chronicle(interaction: Interaction, turn: _TURN | None = None) -> None:
    """Show the story so far."""
    async with handling(interaction):
        snapshot = await _here(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await open_story(interaction, snapshot, turn)


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class DiceCommands(app_commands.Group):
    """The dice of a campaign."""

    def __init__(self) -> None:
        super().__init__(name="dice", description=say("command-dice"))

    @app_commands.command(name="history", description=say("command-dice-history"))
    @app_commands.describe(turn=say("option-dice-turn"))
    async def history(self, interaction: Interaction, turn: _TURN | None = None) -> None:
        """List every die, its purpose and its rule."""
        async with handling(interaction):
            snapshot = await _here(interaction)
            await interaction.response.defer(ephemeral=True, thinking=True)
            await open_dice(interaction, snapshot, turn or 0)

    @app_commands.command(name="verify", description=say("command-dice-verify"))
    async def verify(self, interaction: Interaction) -> None:
        """Report what can be verified about the dice now."""
        async with handling(interaction):
            campaign = (await _here(interaction)).campaign
            await interaction.response.defer(ephemeral=True, thinking=True)
            store = interaction.client.store
            message = await store.posts.message_of(campaign.id, OPENING)
            opening = campaign.url if message is None else f"{campaign.url}/{message}"
            campaigns = interaction.client.campaigns
            async with campaigns.locked(campaign.id) as snapshot:
                recorded = await store.history.dice(campaign.id)
                reply = describe_check(snapshot, check_dice(snapshot, recorded), opening)
            await tell(interaction, clipped(reply, 2000))


@app_commands.command(name="export", description=say("command-campaign-export"))
async def export(interaction: Interaction) -> None:
    """Send this channel's campaign as files."""
    async with handling(interaction):
        snapshot = await _here(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        archivist = interaction.client.exporter
        most = interaction.filesize_limit
        files = await archivist.export(snapshot.campaign.id, most)
        packed, heavy = split_by_size(files, most)
        parts = [say("exported", title=quoted(snapshot.campaign.title))]
        if any(file.name == SAVE for file in files):
            parts.append(say("exported-save" if snapshot.campaign.status == "open" else "exported-secret"))
        else:
            parts.append(say("exported-hidden"))
        parts += [say("exported-heavy", files=", ".join(heavy))] if heavy else []
        first, *others = packed or [[]]
        await interaction.edit_original_response(
            content=clipped("\n".join(parts), 2000), attachments=[file.file() for file in first]
        )
        for parcel in others:
            await interaction.followup.send(files=[file.file() for file in parcel], ephemeral=True)


@app_commands.command(name="import", description=say("command-campaign-import"))
@app_commands.describe(file=say("option-import-file"), title=say("option-title"))
async def import_save(
    interaction: Interaction, file: discord.Attachment, title: app_commands.Range[str, 1, _TITLE] | None = None
) -> None:
    """Create a campaign that continues from an exported save."""
    async with handling(interaction):
        await check_campaign_limit(interaction)
        if file.size > LONGEST:
            raise UserError("import-large", most=LONGEST // 1024)
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await _taken_up(await _fetched(file))
        info = rules.games()[table.game]
        name = clean_name(title or "", info.scenarios[table.scenario].title, _TITLE)
        campaigns = interaction.client.campaigns
        channel = await thread_for(interaction, name)
        assert interaction.guild_id is not None
        plan = NewCampaign(
            guild=interaction.guild_id,
            channel=channel.id,
            owner=interaction.user.id,
            game=table.game,
            scenario=table.scenario,
            options=table.options,
            title=name,
            locale=spoken(),
            parent=channel.parent_id,
        )
        origin = Origin(interaction.user.id, table.state.turn)
        await created_in(interaction, campaigns.create_from_table(plan, table, origin), channel)
        recorded = say("imported", title=quoted(name), channel=f"<#{channel.id}>", turn=origin.turn)
        await tell(interaction, recorded)


async def _fetched(file: discord.Attachment) -> bytes:
    """An uploaded file.

    Raises:
        UserError: Discord doesn't return it.
    """
    try:
        return await file.read()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        raise UserError("import-unread") from error


async def _taken_up(text: bytes) -> rules.Table:
    """The table of an uploaded save.

    Raises:
        UserError: it isn't valid.
    """
    try:
        return await asyncio.to_thread(rules.take_up, text)
    except rules.SaveError as error:
        raise UserError("import-refused", reason=quoted(str(error), 400)) from error


CHRONICLE: list[app_commands.Command[Any, ..., None]] = [for_servers(chronicle)]
"""The top-level commands."""

CAMPAIGN_FILES: list[app_commands.Command[Any, ..., None]] = [export, import_save]
"""The commands in the ``/campaign`` group."""
