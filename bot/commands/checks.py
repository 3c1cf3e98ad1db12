"""Who may dispose of a campaign."""

from __future__ import annotations

from bot.common.errors import UserError
from bot.components.controls import Interaction
from bot.storage import Campaign


def is_master(interaction: Interaction, campaign: Campaign) -> bool:
    """Whether somebody may dispose of a campaign: its founder, and who manages the server."""
    return bool(interaction.user.id == campaign.owner or interaction.permissions.manage_guild)


def check_master(interaction: Interaction, campaign: Campaign) -> None:
    """Make sure that somebody may dispose of a campaign.

    Raises:
        UserError: they may not.
    """
    if not is_master(interaction, campaign):
        raise UserError("not-master", owner=f"<@{campaign.owner}>")
