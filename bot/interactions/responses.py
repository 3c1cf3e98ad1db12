"""Responses to interactions: always exactly one, and private if it says anything."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager

import discord

from bot.common.discord_errors import UNKNOWN_INTERACTION, is_transient
from bot.common.errors import UserError
from bot.common.messages import pick_language, say, speaking
from bot.components.controls import Interaction, called
from bot.components.layouts import Message, as_shown, greyed, message
from bot.interactions.dialogues import Delete
from bot.storage import Campaign
from bot.telemetry.error_reporter import signature_of
from bot.telemetry.logging import bound
from bot.telemetry.metrics import INTERACTIONS
from bot.workers.fairness import asked_by
from render.core.picture import Picture
from rules import RulesError

_log = logging.getLogger(__name__)
_ALREADY_ANSWERED = 40060
_UNKNOWN_MESSAGE = 10008
_INVALID_FORM = 50035
"""What Discord answers if a picture that should stay has been replaced meanwhile."""

_OUTCOME = "outcome"

_FEW = 3
"""More interactions than this being handled hold up the answer to the next one."""

_RUSH = 0.3
"""Maximum seconds that an acknowledged command waits for others to be acknowledged."""


@asynccontextmanager
async def handling(interaction: Interaction) -> AsyncIterator[None]:
    """Handle an interaction: whatever happens inside, the player gets an answer in their language."""
    command = called(interaction)
    asked_by(server=interaction.guild_id, channel=interaction.channel_id, user=interaction.user.id)
    with speaking(language_of(interaction)), bound(interaction=interaction.id, command=command):
        try:
            with interaction.client.in_flight.counted():
                async with _answering(interaction):
                    yield
        finally:
            INTERACTIONS.labels(command, interaction.extras.get(_OUTCOME, "done")).inc()


def note_outcome(interaction: Interaction, outcome: str) -> None:
    """Record an interaction's outcome for the metrics: ``refused``, ``late``, ``unanswered`` or ``fault``."""
    interaction.extras[_OUTCOME] = outcome


def language_of(interaction: Interaction) -> str:
    """The language of the player's Discord if the bot speaks it, else the server's, else the first."""
    return pick_language(str(interaction.locale), interaction.guild_locale and str(interaction.guild_locale))


@asynccontextmanager
async def _answering(interaction: Interaction) -> AsyncIterator[None]:
    try:
        yield
    except (UserError, RulesError) as error:
        note_outcome(interaction, "refused")
        await _try_tell(interaction, str(error))
    except sqlite3.Error as error:
        note_outcome(interaction, "fault")
        _log.error("Interaction %s: database error: %s.", interaction.id, error)
        await _try_tell(interaction, say("not-saved"))
    except Exception as error:
        if isinstance(error, discord.HTTPException) or is_transient(error):
            await _after_discord_error(interaction, error)
            return
        note_outcome(interaction, "fault")
        _log.exception("Interaction %s failed.", interaction.id)
        await _try_tell(interaction, say("fault", reference=signature_of(error).reference))


async def _after_discord_error(interaction: Interaction, error: Exception) -> None:
    """Changes already made stay, and the panel shows them even if the response didn't arrive."""
    if isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_INTERACTION, _ALREADY_ANSWERED):
        note_outcome(interaction, "late")
        _log.info("Interaction %s: expired or already acknowledged.", interaction.id)
        return
    note_outcome(interaction, "unanswered")
    _log.warning("Interaction %s: failed to respond: %s", interaction.id, error)
    await _try_tell(interaction, say("discord-refused"))


async def _try_tell(interaction: Interaction, text: str) -> None:
    try:
        await tell(interaction, text)
    except Exception as error:
        if not isinstance(error, discord.DiscordException) and not is_transient(error):
            raise
        twice = isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_INTERACTION, _ALREADY_ANSWERED)
        level = logging.INFO if twice else logging.WARNING
        _log.log(level, "Interaction %s: failed to send the error message: %s", interaction.id, error)


async def refuse(interaction: Interaction, error: UserError) -> None:
    """Respond with an error; autocomplete requests get no suggestions."""
    async with handling(interaction):
        if interaction.type is not discord.InteractionType.autocomplete:
            raise error
        await interaction.response.autocomplete([])


async def tell(interaction: Interaction, text: str) -> None:
    """Send a private text."""
    if not interaction.response.is_done():
        await interaction.response.send_message(text, ephemeral=True)
    elif interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(content=text)
    else:
        await interaction.followup.send(text, ephemeral=True)


def is_dialogue(interaction: Interaction) -> bool:
    """Whether a control was pressed in the player's own dialogue, which can be edited in place."""
    flags = interaction.message.flags if interaction.message is not None else None
    return flags is not None and flags.ephemeral and flags.components_v2


async def defer(interaction: Interaction) -> None:
    """Defer the response: the player's own dialogue is edited in place, anything else gets a new one."""
    if interaction.response.is_done():
        return
    if is_dialogue(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def defer_in_rush(interaction: Interaction) -> None:
    """Acknowledge a command before it's carried out if many are being handled; otherwise its answer acknowledges it.

    The others are acknowledged first: no one waits for the work that is left.
    """
    backpressure = interaction.client.backpressure
    if interaction.client.in_flight.count > _FEW or not backpressure.is_calm:
        await defer(interaction)
        await backpressure.wait_until_calm(_RUSH)


async def show(interaction: Interaction, shown: Message) -> None:
    """Show a private dialogue; an open one is edited in place. A new one replaces the player's former one."""
    if is_dialogue(interaction) and await _turned_into(interaction, shown):
        return
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await show_late(interaction, shown)
    else:
        await interaction.response.send_message(view=shown.layout, files=shown.files(), ephemeral=True)
    await _replace_former(interaction, interaction.delete_original_response)


async def show_from_menu(interaction: Interaction, shown: Message) -> None:
    """Show a private dialogue that was chosen from a menu, and reset the menu: the same line can be chosen again."""
    if is_dialogue(interaction) or interaction.message is None or not await _reset(interaction, interaction.message):
        await show(interaction, shown)
    else:
        await show_after(interaction, shown)


async def show_after(interaction: Interaction, shown: Message) -> None:
    """Show a private dialogue after the press has been acknowledged; it replaces the player's former one."""
    sent = await interaction.followup.send(view=shown.layout, files=shown.files(), ephemeral=True, wait=True)
    await _replace_former(interaction, sent.delete)


async def _replace_former(interaction: Interaction, delete: Delete) -> None:
    await interaction.client.dialogues.replace(interaction.channel_id, interaction.user.id, delete)


async def _reset(interaction: Interaction, pressed: discord.Message) -> bool:
    """Show the pressed message again as it is, with nothing chosen in its menus; False if it's gone or has changed."""
    return await _shown_again(interaction, pressed, as_shown(pressed))


async def _shown_again(interaction: Interaction, pressed: discord.Message, same: Message) -> bool:
    """Edit a pressed message with what it shows already; False if it's gone or shows something else by now."""
    if not interaction.client.panel_edits.is_newest(pressed):
        return False
    interaction.client.dialogues.note_edit(pressed.id)
    try:
        await interaction.response.edit_message(view=same.layout, attachments=same.attachments())
    except discord.HTTPException as error:
        if error.code not in (_UNKNOWN_MESSAGE, _INVALID_FORM):
            raise
        return False
    return True


async def _turned_into(interaction: Interaction, shown: Message) -> bool:
    """Edit the pressed dialogue; False if it's gone."""
    _note_edit(interaction)
    try:
        await interaction.response.edit_message(view=shown.layout, attachments=shown.files())
    except discord.NotFound as error:
        if error.code != _UNKNOWN_MESSAGE:
            raise
        return False
    return True


def _note_edit(interaction: Interaction) -> None:
    if interaction.message is not None and is_dialogue(interaction):
        interaction.client.dialogues.note_edit(interaction.message.id)


async def show_late(interaction: Interaction, shown: Message) -> discord.Message:
    """Fill a deferred response, with any pictures; if it's gone, send a followup. Return what was filled or sent."""
    _note_edit(interaction)
    try:
        return await interaction.edit_original_response(view=shown.layout, attachments=shown.files())
    except discord.NotFound as error:
        if error.code != _UNKNOWN_MESSAGE:
            raise
        return await interaction.followup.send(view=shown.layout, files=shown.files(), ephemeral=True, wait=True)


async def show_with_late_picture(
    interaction: Interaction,
    shown: Callable[[Sequence[Picture]], Message],
    drawing: Coroutine[object, object, Picture | None],
    soon: float,
) -> None:
    """Fill a deferred response. A picture that isn't drawn within ``soon`` seconds follows when it is.

    ``shown`` is the message with some pictures. One that shows something else by then, or is gone, stays as it is.
    """
    drawn = asyncio.ensure_future(drawing)
    try:
        await asyncio.wait([drawn], timeout=soon)
        if drawn.done():
            await show_late(interaction, shown(_one_or_none(drawn.result())))
            return
        message = await show_late(interaction, shown(()))
        edits = interaction.client.dialogues.edits(message.id)
        picture = await drawn
        if picture is not None and interaction.client.dialogues.edits(message.id) == edits:
            await _complete(interaction, message, shown([picture]))
    finally:
        drawn.cancel()


def _one_or_none(picture: Picture | None) -> list[Picture]:
    return [] if picture is None else [picture]


async def _complete(interaction: Interaction, message: discord.Message, whole: Message) -> None:
    """Edit a private message that was shown without its picture. A picture isn't worth failing for."""
    try:
        await interaction.followup.edit_message(message.id, view=whole.layout, attachments=whole.files())
    except Exception as error:
        if not isinstance(error, discord.HTTPException) and not is_transient(error):
            raise
        _log.info("Interaction %s: failed to add a late picture: %s", interaction.id, error)


async def done(interaction: Interaction, campaign: Campaign, text: str) -> None:
    """Acknowledge a saved press, in a dialogue in words. The panel says the rest, unless nothing can be posted."""
    if not is_dialogue(interaction) or not await _turned_into(interaction, message("", text=text)):
        await interaction.response.defer()
    await _warn_of_lost_channel(interaction, campaign)


async def done_for_all(interaction: Interaction, campaign: Campaign, text: str) -> None:
    """Acknowledge a press that made the panel's decision: nothing on the pressed panel can be pressed any more."""
    if is_dialogue(interaction) or not await _greyed(interaction, campaign):
        await done(interaction, campaign, text)
    else:
        await _warn_of_lost_channel(interaction, campaign)


async def _greyed(interaction: Interaction, campaign: Campaign) -> bool:
    """Disable the controls of the pressed panel, until the story and the next question are posted."""
    pressed = interaction.message
    if pressed is None or pressed.id != campaign.panel:
        return False
    return await _shown_again(interaction, pressed, greyed(pressed))


async def done_in_words(interaction: Interaction, campaign: Campaign, text: str) -> None:
    """Acknowledge a saved command."""
    await tell(interaction, text)
    await _warn_of_lost_channel(interaction, campaign)


async def _warn_of_lost_channel(interaction: Interaction, campaign: Campaign) -> None:
    if campaign.lost:
        await interaction.followup.send(say("channel-lost", reason=campaign.lost), ephemeral=True)
