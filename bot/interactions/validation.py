"""Input validation: checks everything from people before anything else reads it.

Discord's own client sends only what was registered; other programs can send anything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.common.errors import UserError
from bot.common.sanitize import strip_unsafe
from bot.components.controls import Interaction
from bot.interactions.rate_limits import RateLimits

_SUBCOMMANDS = (1, 2)
_MAX_VALUES = 25
_LONGEST_VALUE = 100

_Command = app_commands.Command[Any, ..., Any]

_FITS: Mapping[discord.AppCommandOptionType, Callable[[Any], bool]] = {
    discord.AppCommandOptionType.string: lambda value: isinstance(value, str),
    discord.AppCommandOptionType.integer: lambda value: isinstance(value, int) and not isinstance(value, bool),
    discord.AppCommandOptionType.boolean: lambda value: isinstance(value, bool),
    discord.AppCommandOptionType.number: lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
}


def admit_command(tree: app_commands.CommandTree[Any], rate_limits: RateLimits, interaction: Interaction) -> None:
    """Check that Discord's client could have sent a command or autocomplete request.

    Typed text is sanitized in place.

    Raises:
        UserError: it couldn't, it needs a server, or a rate limit is exceeded.
    """
    interaction.client.shut_out.check(interaction)
    data: dict[str, Any] = interaction.data  # type: ignore[assignment]
    data.update(strip_unsafe(dict(data)))
    command, options = _found(tree, data)
    if _guild_only(command) and interaction.guild_id is None:
        raise UserError("servers-only")
    user, channel = interaction.user.id, interaction.channel_id or 0
    if interaction.type is discord.InteractionType.autocomplete:
        _check_options(command, options, data, _fits_while_typed)
        rate_limits.suggestion(user)
    else:
        _check_options(command, options, data, _fits)
        rate_limits.command(user, channel, command.qualified_name)


def admit_press(rate_limits: RateLimits, interaction: Interaction, verb: str, values: Sequence[object]) -> list[str]:
    """The values of a press, checked to be ones that Discord's client could send.

    Raises:
        UserError: they aren't, or a rate limit is exceeded.
    """
    interaction.client.shut_out.check(interaction)
    rate_limits.press(interaction.user.id, interaction.channel_id or 0, verb)
    if (
        len(values) > _MAX_VALUES
        or any(values.count(each) > 1 for each in values)
        or not all(isinstance(each, str) and len(each) <= _LONGEST_VALUE for each in values)
    ):
        raise UserError("unknown-button")
    cleaned: list[str] = strip_unsafe(list(values))
    return cleaned


def _found(tree: app_commands.CommandTree[Any], data: Mapping[str, Any]) -> tuple[_Command, list[dict[str, Any]]]:
    """The command and the options that came with it.

    Raises:
        UserError: it doesn't exist.
    """
    found: Any = tree.get_command(str(data.get("name")))
    options = data.get("options") or []
    while isinstance(found, app_commands.Group) and options and options[0].get("type") in _SUBCOMMANDS:
        found, options = found.get_command(str(options[0].get("name"))), options[0].get("options") or []
    if not isinstance(found, app_commands.Command):
        raise UserError("command-outdated")
    return found, options


def _guild_only(command: _Command) -> bool:
    parent = command.parent
    contexts = command.allowed_contexts or (parent.allowed_contexts if parent is not None else None)
    return contexts is None or not contexts.dm_channel


def _check_options(
    command: _Command,
    options: Sequence[Mapping[str, Any]],
    data: Mapping[str, Any],
    fits: Callable[[app_commands.Parameter, Any, Mapping[str, Any]], bool],
) -> None:
    known = {str(parameter.display_name): parameter for parameter in command.parameters}
    named = [option.get("name") for option in options]
    if len({*named}) < len(named) or not {*named} <= {*known}:
        raise UserError("command-outdated")
    resolved = data.get("resolved") or {}
    for option in options:
        parameter = known[option["name"]]
        if option.get("type") != parameter.type.value or not fits(parameter, option.get("value"), resolved):
            raise UserError("command-outdated")
    if fits is _fits and any(each.required and name not in named for name, each in known.items()):
        raise UserError("command-outdated")
    focused = [known[option["name"]] for option in options if option.get("focused")]
    if fits is not _fits and not any(each.autocomplete for each in focused[:1]):
        raise UserError("command-outdated")


def _fits_while_typed(parameter: app_commands.Parameter, value: Any, _: Mapping[str, Any]) -> bool:
    """Whether an unfinished value could become a valid one for a parameter."""
    if parameter.type in (discord.AppCommandOptionType.user, discord.AppCommandOptionType.attachment):
        return isinstance(value, str) and re.fullmatch(r"[0-9]{1,20}", value) is not None
    return isinstance(value, str) or (not parameter.autocomplete and isinstance(value, (int, float)))


def _fits(parameter: app_commands.Parameter, value: Any, resolved: Mapping[str, Any]) -> bool:
    """Whether a value is valid for a parameter."""
    if parameter.type is discord.AppCommandOptionType.user:
        return isinstance(value, str) and value in (resolved.get("users") or {})
    if parameter.type is discord.AppCommandOptionType.attachment:
        return isinstance(value, str) and value in (resolved.get("attachments") or {})
    if not _FITS[parameter.type](value):
        return False
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    size = len(value) if isinstance(value, str) else value
    low, high = parameter.min_value, parameter.max_value
    return (low is None or size >= low) and (high is None or size <= high)
