"""``/help``: what to do next, here and now."""

from __future__ import annotations

from discord import app_commands

from bot.campaigns.notices import names
from bot.campaigns.snapshot import CampaignSnapshot
from bot.commands.checks import for_servers
from bot.common.errors import UserError
from bot.common.messages import say
from bot.components.controls import Control, Interaction, button, row
from bot.components.custom_ids import ControlId
from bot.components.layouts import Message, message
from bot.interactions.permissions import can_manage
from bot.interactions.responses import handling, show
from bot.views.set_up import CARD


@app_commands.command(name="help", description=say("command-help"))
async def show_help(interaction: Interaction) -> None:
    """Show what the user can do here, the most useful thing first."""
    async with handling(interaction):
        campaigns = interaction.client.campaigns
        try:
            campaign = await campaigns.in_channel(interaction.channel_id or 0)
        except UserError:
            await show(interaction, await _elsewhere(interaction))
            return
        await show(interaction, _here(interaction, await campaigns.snapshot(campaign.id)))


async def _elsewhere(interaction: Interaction) -> Message:
    """Help in a channel without a campaign."""
    store = interaction.client.store
    running = await store.campaigns.in_guild(interaction.guild_id or 0)
    parts = [say("help-nothing-here")]
    if running:
        parts.append(say("help-others", channels=", ".join(f"<#{each.channel}>" for each in running[-5:])))
    buttons = [_button(0, CARD), _button(0, "teach")]
    return message("", text="\n".join([*parts, say("help-more")]), rows=[row(*buttons)])


def _here(interaction: Interaction, snapshot: CampaignSnapshot) -> Message:
    """Help in a campaign's channel."""
    user, panel = interaction.user.id, snapshot.campaign.panel_url
    parts = [_first(snapshot, user, panel), say("help-look")]
    if snapshot.decision is not None and user in snapshot.members:
        parts.append(say("help-table"))
        if any(snapshot.table.stored_rules(seat) for seat in snapshot.places):
            parts.append(say("help-stored"))
    if can_manage(interaction, snapshot.campaign):
        parts.append(say("help-master"))
    buttons = [_button(snapshot.campaign.id, "teach")]
    if snapshot.decision is not None and _can_join(snapshot, user):
        buttons.insert(0, _button(snapshot.campaign.id, "join"))
    return message("", text="\n".join([*parts, say("help-more")]), rows=[row(*buttons)])


def _button(campaign: int, verb: str) -> Control:
    return button(ControlId(campaign, 0, verb), say(f"button-{verb}"))


def _can_join(snapshot: CampaignSnapshot, user: int) -> bool:
    free = any(seat not in snapshot.seats for seat in snapshot.places)
    return user not in snapshot.members and (free or snapshot.is_shared)


def _first(snapshot: CampaignSnapshot, user: int, panel: str) -> str:
    """The one thing to do now."""
    if snapshot.decision is None:
        return say("help-over", button=snapshot.posted_button("button-again"))
    mine = [each for each in snapshot.pending_for(user) if user in each.waiting_for and each.may_look(user)]
    if mine:
        why, advice = snapshot.posted_button("button-why"), snapshot.posted_button("button-advice")
        return say("help-your-turn", prompt=mine[0].decision.prompt, panel=panel, why=why, advice=advice)
    if user in snapshot.voters:
        return say("help-voted", panel=panel)
    if _can_join(snapshot, user):
        return say("help-join")
    if user not in snapshot.members:
        return say("help-watch", awaited=names(snapshot.publicly_asked) or say("nobody"))
    return say("help-wait", awaited=names(snapshot.publicly_asked) or say("nobody"))


HELP = [for_servers(show_help)]
"""The help command."""
