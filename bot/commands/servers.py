"""Commands that are offered in servers only, for every campaign is played in a channel of one."""

from __future__ import annotations

from typing import Any

from discord import app_commands


def for_servers(command: app_commands.Command[Any, ..., None]) -> app_commands.Command[Any, ..., None]:
    """The command, offered in servers only."""
    app_commands.guild_only(command)
    app_commands.allowed_installs(guilds=True, users=False)(command)
    app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(command)
    return command
