"""``/campaign settings``, ``pause`` and ``resume``: a campaign's settings and its clock."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.campaigns.due_times import MAX_REMINDERS
from bot.campaigns.options import options_line
from bot.campaigns.service import Campaigns
from bot.campaigns.settings import DOORS, EXPIRIES, MODES, TIES, TIMES, WINDOWS, agreement_text, change_agreement
from bot.commands.autocomplete import Choice, quiet
from bot.commands.checks import campaign_to_read
from bot.commands.lengths import length_meant, offered_lengths
from bot.common.errors import UserError
from bot.common.messages import LANGUAGES, say
from bot.common.sanitize import quoted
from bot.components.controls import Interaction
from bot.interactions.permissions import check_can_manage
from bot.interactions.responses import handling, tell
from bot.storage import Campaign
from render.presenter import LENGTHS


def choices(stem: str, values: tuple[str, ...]) -> list[Choice]:
    """Values with their names from the catalogue."""
    return [Choice(name=say(f"{stem}-{value}"), value=value) for value in values]


async def _here(interaction: Interaction) -> tuple[Campaigns, Campaign]:
    campaigns = interaction.client.campaigns
    return campaigns, await campaign_to_read(interaction)


@app_commands.command(name="settings", description=say("command-campaign-settings"))
@app_commands.describe(
    mode=say("option-mode"),
    time=say("option-time"),
    expiry=say("option-expiry"),
    reminders=say("option-reminders"),
    narrator=say("option-narrator"),
    language=say("option-language"),
    quorum=say("option-quorum"),
    tie=say("option-tie"),
    tutorial=say("option-tutorial"),
    window=say("option-window-time"),
    mentions=say("option-mentions"),
    door=say("option-door"),
)
@app_commands.choices(
    mode=choices("mode", MODES),
    expiry=choices("expiry", EXPIRIES),
    narrator=choices("length", LENGTHS),
    language=choices("language", LANGUAGES),
    tie=choices("tie", TIES),
    door=choices("door-value", DOORS),
)
async def settings(
    interaction: Interaction,
    mode: str | None = None,
    time: str | None = None,
    expiry: str | None = None,
    reminders: app_commands.Range[int, 0, MAX_REMINDERS] | None = None,
    narrator: str | None = None,
    language: str | None = None,
    quorum: app_commands.Range[int, 1, 100] | None = None,
    tie: str | None = None,
    tutorial: bool | None = None,
    window: str | None = None,
    mentions: bool | None = None,
    door: str | None = None,
) -> None:
    """Show the settings of this channel's campaign; the owner can change them."""
    async with handling(interaction):
        campaigns, campaign = await _here(interaction)
        named = {
            "mode": mode,
            "limit": None if time is None else int(length_meant(TIMES, time)),
            "expiry": expiry,
            "reminders": reminders,
            "length": narrator,
            "quorum": quorum,
            "tie": tie,
            "tutorial": tutorial,
            "mentions": mentions,
            "door": door,
            "window": None if window is None else int(length_meant(WINDOWS, window)),
        }
        locale = campaign.locale if language is None else _one_of(language, LANGUAGES)
        changes: dict[str, Any] = {key: value for key, value in named.items() if value is not None}
        if changes or language is not None:
            check_can_manage(interaction, campaign)
            if campaign.status != "open":
                raise UserError("archived" if campaign.status == "archived" else "over")
            store = interaction.client.store
            campaign = await change_agreement(campaigns, store, campaign.id, interaction.user.id, changes, locale)
        head = say("settings-of", title=quoted(campaign.title))
        options = options_line(await campaigns.snapshot(campaign.id))
        await tell(interaction, f"{head}\n{agreement_text(campaign)}{options}")


def _one_of(typed: str, values: tuple[str, ...]) -> str:
    if typed not in values:
        raise UserError("not-offered", typed=quoted(typed, 50))
    return typed


@settings.autocomplete("time")
@quiet
async def _offer_times(_interaction: Interaction, current: str) -> list[Choice]:
    return offered_lengths(TIMES, current)


@settings.autocomplete("window")
@quiet
async def _offer_windows(_interaction: Interaction, current: str) -> list[Choice]:
    return offered_lengths(WINDOWS, current)


@app_commands.command(name="pause", description=say("command-campaign-pause"))
async def pause(interaction: Interaction) -> None:
    """Stop the clock of this channel's campaign."""
    async with handling(interaction):
        _, campaign = await _here(interaction)
        check_can_manage(interaction, campaign)
        deadlines = interaction.client.deadlines
        await deadlines.pause(campaign.id, interaction.user.id)
        await tell(interaction, say("done"))


@app_commands.command(name="resume", description=say("command-campaign-resume"))
async def resume(interaction: Interaction) -> None:
    """Restart the clock of this channel's campaign."""
    async with handling(interaction):
        _, campaign = await _here(interaction)
        check_can_manage(interaction, campaign)
        deadlines = interaction.client.deadlines
        await deadlines.resume(campaign.id, interaction.user.id)
        await tell(interaction, say("done"))


CAMPAIGN_SETTINGS: list[app_commands.Command[Any, ..., None]] = [settings, pause, resume]
"""The commands in the ``/campaign`` group."""
