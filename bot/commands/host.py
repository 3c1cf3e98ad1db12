"""``/host``: the host's tools, in private messages with the bot only."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.commands.autocomplete import Choice
from bot.common.errors import UserError
from bot.common.messages import say
from bot.common.sanitize import clipped
from bot.components.controls import Interaction
from bot.interactions.responses import handling, tell
from bot.ops import admin
from bot.storage.doors import SERVER, USER
from bot.telemetry.error_reporter import is_host

_Tool = Callable[[Interaction, str | None], Awaitable[str]]


async def _ban_server(interaction: Interaction, typed: str | None) -> str:
    server = admin.number(typed)
    told = await admin.shut_out(interaction.client.store, SERVER, server)
    guild = interaction.client.get_guild(server)
    if guild is not None:
        await guild.leave()
    return told


async def _ban_user(interaction: Interaction, typed: str | None) -> str:
    return await admin.shut_out(interaction.client.store, USER, admin.number(typed))


async def _allow_server(interaction: Interaction, typed: str | None) -> str:
    return await admin.let_in(interaction.client.store, SERVER, admin.number(typed))


async def _allow_user(interaction: Interaction, typed: str | None) -> str:
    return await admin.let_in(interaction.client.store, USER, admin.number(typed))


async def _free(interaction: Interaction, typed: str | None) -> str:
    return await admin.free(interaction.client.store, admin.number(typed))


async def _extend(interaction: Interaction, typed: str | None) -> str:
    return await admin.extend(interaction.client.store, admin.number(typed))


async def _rekey(interaction: Interaction, typed: str | None) -> str:
    campaign = admin.number(typed)
    known = await interaction.client.store.campaigns.get(campaign)
    if known is None or known.status != "open":
        raise UserError("admin-no-campaign", id=str(campaign))
    await interaction.client.campaigns.rekey(campaign)
    return say("admin-rekeyed", id=str(campaign))


async def _list(interaction: Interaction, _: str | None) -> str:
    return await admin.waiting(interaction.client.store)


TOOLS: dict[str, _Tool] = {
    "list": _list,
    "ban-server": _ban_server,
    "ban-user": _ban_user,
    "allow-server": _allow_server,
    "allow-user": _allow_user,
    "free": _free,
    "extend": _extend,
    "rekey": _rekey,
}
"""The host's tools by name."""


@app_commands.command(name="host", description=say("command-host"))
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=False, dms=True, private_channels=False)
@app_commands.describe(tool=say("option-tool"), number=say("option-number"))
@app_commands.choices(tool=[Choice(name=say(f"tool-{tool}"), value=tool) for tool in TOOLS])
async def host(interaction: Interaction, tool: str, number: str | None = None) -> None:
    """Use one of the host's tools."""
    async with handling(interaction):
        if not is_host(interaction.client, interaction.user.id):
            raise UserError("not-host")
        chosen = TOOLS.get(tool)
        if chosen is None:
            raise UserError("command-outdated")
        told = await chosen(interaction, number)
        await interaction.client.shut_out.refresh()
        interaction.client.scheduler.wake()
        await tell(interaction, clipped(told, 1900))


HOST: list[app_commands.Command[Any, ..., None]] = [host]
"""The host's command."""
