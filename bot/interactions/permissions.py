"""The bot's permissions on a server: the minimum that its own calls need. And who may manage a campaign.

It sends no embeds, so it doesn't need "Embed Links". It can archive the threads it opened without "Manage Threads"
(https://discord.com/developers/docs/topics/threads#permissions).
"""

from __future__ import annotations

import discord

from bot.common.errors import UserError
from bot.common.messages import say
from bot.components.controls import Interaction
from bot.storage import Campaign

IN_A_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
"""To play in a thread: write posts with pictures, and find posts again after a crash."""

TO_OPEN_ONE = "create_public_threads"
"""To open a thread for a campaign."""

TO_SHARE = "send_messages"
"""To share a page of the rules in an ordinary channel."""

NEEDED = discord.Permissions(**dict.fromkeys((*IN_A_THREAD, TO_OPEN_ONE, TO_SHARE), True))
"""The permissions of the bot's role."""


def check_permitted(interaction: Interaction) -> None:
    """Check that a campaign can be played here, in this thread or in a new one.

    Raises:
        UserError: a permission is missing; the text names it.
    """
    wanted = IN_A_THREAD if isinstance(interaction.channel, discord.Thread) else (*IN_A_THREAD, TO_OPEN_ONE)
    missing = [each for each in wanted if not getattr(interaction.app_permissions, each)]
    if missing:
        names = ", ".join(say(f"permission-{each.replace('_', '-')}") for each in missing)
        raise UserError("permissions-missing", names=names)


def can_manage(interaction: Interaction, campaign: Campaign) -> bool:
    """Whether someone may manage a campaign, as its owner or a server manager."""
    return bool(interaction.user.id == campaign.owner or interaction.permissions.manage_guild)


def check_can_manage(interaction: Interaction, campaign: Campaign) -> None:
    """Check that someone may manage a campaign.

    Raises:
        UserError: they may not.
    """
    if not can_manage(interaction, campaign):
        raise UserError("not-master", owner=f"<@{campaign.owner}>")
