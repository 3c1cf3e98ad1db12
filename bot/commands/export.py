"""``/chronicle``, ``/dice``, and ``/campaign export`` and ``import``."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
from discord import app_commands

import rules
from bot.campaigns.changes import FIRST_MAP
from bot.campaigns.creation import NewCampaign
from bot.campaigns.notices import Opening, Origin
from bot.campaigns.snapshot import CampaignSnapshot
from bot.commands.checks import for_servers, snapshot_to_read
from bot.common.errors import UserError
from bot.common.messages import say, spoken
from bot.common.sanitize import clean_name, clipped, quoted
from bot.components.controls import Interaction
from bot.export.dice import check_dice, describe_check
from bot.export.public_history import check_length
from bot.interactions.chronicle import open_dice, open_story
from bot.interactions.endings import send_files
from bot.interactions.new_campaigns import MAX_TITLE_LENGTH, check_campaign_limit, created_in, thread_for
from bot.interactions.responses import handling, tell
from bot.storage import OPENING, Store
from rules.core.foreign import LONGEST
from rules.core.typed_data import from_json

_TURN = app_commands.Range[int, 1, 10_000]


async def _here(interaction: Interaction) -> CampaignSnapshot:
    snapshot = await snapshot_to_read(interaction)
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
            _check_dice_are_used(snapshot)
            await interaction.response.defer(ephemeral=True, thinking=True)
            await open_dice(interaction, snapshot, turn or 0)

    @app_commands.command(name="verify", description=say("command-dice-verify"))
    async def verify(self, interaction: Interaction) -> None:
        """Report what can be verified about the dice now."""
        async with handling(interaction):
            here = await _here(interaction)
            _check_dice_are_used(here)
            campaign = here.campaign
            await interaction.response.defer(ephemeral=True, thinking=True)
            store = interaction.client.store
            message = await store.posts.message_of(campaign.id, await _commitment_post(store, campaign.id))
            opening = campaign.url if message is None else f"{campaign.url}/{message}"
            campaigns = interaction.client.campaigns
            async with campaigns.locked(campaign.id) as snapshot:
                recorded = await store.history.dice(campaign.id)
                reply = describe_check(snapshot, check_dice(snapshot, recorded), opening)
            await tell(interaction, clipped(reply, 2000))


def _check_dice_are_used(snapshot: CampaignSnapshot) -> None:
    if not snapshot.info.has_dice:
        raise UserError("no-dice", game=snapshot.info.title)


async def _commitment_post(store: Store, campaign: int) -> str:
    """The key of the post with the dice commitment. In earlier versions it was the opening post."""
    opening = await store.posts.with_key(campaign, OPENING)
    is_old = opening is not None and from_json(opening.recipe, Opening).dice
    return OPENING if is_old else FIRST_MAP


@app_commands.command(name="export", description=say("command-campaign-export"))
async def export(interaction: Interaction) -> None:
    """Send this channel's campaign as files."""
    async with handling(interaction):
        snapshot = await _here(interaction)
        await send_files(interaction, snapshot)


@app_commands.command(name="import", description=say("command-campaign-import"))
@app_commands.describe(file=say("option-import-file"), title=say("option-title"))
async def import_save(
    interaction: Interaction,
    file: discord.Attachment,
    title: app_commands.Range[str, 1, MAX_TITLE_LENGTH] | None = None,
) -> None:
    """Create a campaign that continues from an exported save."""
    async with handling(interaction):
        await check_campaign_limit(interaction)
        if file.size > LONGEST:
            raise UserError("import-large", most=LONGEST // 1024)
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await _taken_up(await _fetched(file))
        info = rules.games()[table.game]
        assert interaction.guild_id is not None
        campaigns, given = interaction.client.campaigns, interaction.client.campaign_names
        named = title or await given.next(interaction.guild_id, info, table.scenario)
        name = clean_name(named, info.scenarios[table.scenario].title, MAX_TITLE_LENGTH)
        channel = await thread_for(interaction, name)
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
