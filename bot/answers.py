"""Answers to interactions: always one, and one that only the player sees unless there is nothing to say."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot.errors import Refusal
from bot.panels.controls import Interaction
from bot.panels.messages import Message, message
from bot.store import Campaign
from bot.texts import language, say, speaking
from bot.unwell import is_unwell
from rules import RulesError

_log = logging.getLogger(__name__)
_UNKNOWN_INTERACTION = 10062
_ALREADY_ANSWERED = 40060


@asynccontextmanager
async def answering(interaction: Interaction) -> AsyncIterator[None]:
    """See to it that the player gets a sentence, whatever happens inside, and in the player's language."""
    with speaking(language_of(interaction)):
        async with _answering(interaction):
            yield


def language_of(interaction: Interaction) -> str:
    """The language of the player's Discord if the bot speaks it, else the server's, else the first."""
    return language(str(interaction.locale), interaction.guild_locale and str(interaction.guild_locale))


@asynccontextmanager
async def _answering(interaction: Interaction) -> AsyncIterator[None]:
    try:
        yield
    except (Refusal, RulesError) as refusal:
        await _tell_surely(interaction, str(refusal))
    except Exception as fault:
        if isinstance(fault, discord.HTTPException) or is_unwell(fault):
            await _after_discord_fault(interaction, fault)
            return
        _log.exception("Interaction %s failed.", interaction.id)
        await _tell_surely(interaction, say("fault"))


async def _after_discord_fault(interaction: Interaction, fault: Exception) -> None:
    """What was done is done; the panel will show it even where the answer did not arrive."""
    if isinstance(fault, discord.HTTPException) and fault.code in (_UNKNOWN_INTERACTION, _ALREADY_ANSWERED):
        _log.info("Interaction %s was answered too late or twice.", interaction.id)
        return
    _log.warning("Interaction %s could not be answered: %s", interaction.id, fault)
    await _tell_surely(interaction, say("discord-refused"))


async def _tell_surely(interaction: Interaction, text: str) -> None:
    try:
        await tell(interaction, text)
    except Exception as fault:
        if not isinstance(fault, discord.DiscordException) and not is_unwell(fault):
            raise
        _log.warning("Interaction %s could not be told: %s", interaction.id, fault)


async def tell(interaction: Interaction, text: str) -> None:
    """Say something that only the player sees."""
    if not interaction.response.is_done():
        await interaction.response.send_message(text, ephemeral=True)
    elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(content=text)
    else:
        await interaction.followup.send(text, ephemeral=True)


async def show(interaction: Interaction, shown: Message) -> None:
    """Show a dialogue that only the player sees; one that is open already changes in place."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await interaction.response.edit_message(view=shown.layout, attachments=shown.files())
    else:
        await interaction.response.send_message(view=shown.layout, files=shown.files(), ephemeral=True)


async def show_late(interaction: Interaction, shown: Message) -> None:
    """Fill a deferred answer."""
    await interaction.edit_original_response(view=shown.layout)


async def show_pictures(interaction: Interaction, shown: Message) -> None:
    """Fill a deferred answer with a message and its pictures."""
    await interaction.edit_original_response(view=shown.layout, attachments=shown.files())


async def done(interaction: Interaction, campaign: Campaign) -> None:
    """Acknowledge a press that is saved. Nothing is said beyond the panel, unless the channel cannot be written to."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await interaction.response.edit_message(view=message("", text=say("done")).layout, attachments=[])
    else:
        await interaction.response.defer()
    await _warn_of_lost_channel(interaction, campaign)


async def done_in_words(interaction: Interaction, campaign: Campaign, text: str) -> None:
    """Acknowledge a command that is saved."""
    await tell(interaction, text)
    await _warn_of_lost_channel(interaction, campaign)


async def _warn_of_lost_channel(interaction: Interaction, campaign: Campaign) -> None:
    if campaign.lost:
        await interaction.followup.send(say("channel-lost", reason=campaign.lost), ephemeral=True)
