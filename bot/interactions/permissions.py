"""What the bot has to be permitted on a server: the least that its own calls need, and nothing else.

It sends no embeds, so that it can do without "Embed Links"; a thread that it has opened it may put away without "Manage
Threads" (https://discord.com/developers/docs/topics/threads#permissions).
"""

from __future__ import annotations

import discord

from bot.common.errors import UserError
from bot.common.messages import say
from bot.components.controls import Interaction

IN_A_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
"""To play in a thread: to write posts with pictures there, and to find those again that a crash left uncounted."""

TO_OPEN_ONE = "create_public_threads"
"""To open a thread for a campaign."""

TO_SHARE = "send_messages"
"""To show a page of the rules to everyone in an ordinary channel, when someone asks for that."""

NEEDED = discord.Permissions(**dict.fromkeys((*IN_A_THREAD, TO_OPEN_ONE, TO_SHARE), True))
"""The role that a host gives to the bot."""


def check_permitted(interaction: Interaction) -> None:
    """Make sure that a campaign can be played where this was asked, in a thread there or one that is to be opened.

    Raises:
        UserError: something is not permitted; it says what.
    """
    wanted = IN_A_THREAD if isinstance(interaction.channel, discord.Thread) else (*IN_A_THREAD, TO_OPEN_ONE)
    missing = [each for each in wanted if not getattr(interaction.app_permissions, each)]
    if missing:
        names = ", ".join(say(f"permission-{each.replace('_', '-')}") for each in missing)
        raise UserError("permissions-missing", names=names)
