"""Buttons and menus that need no memory of ours: their custom id says what they are for, before a restart and after."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import discord
from discord import ui

from bot.components.custom_ids import TEMPLATE, ControlId

Interaction: TypeAlias = "discord.Interaction[Any]"

LABEL = 80
"""Most characters on a button."""
LINE = 100
"""Most characters of a menu entry's label, value and description."""
PLACEHOLDER = 150
"""Most characters of a menu's placeholder."""


class PressHandler(Protocol):
    """Whoever handles a press; it answers the interaction whatever happens."""

    @property
    def verbs(self) -> Collection[str]:
        """What buttons and menus can do."""

    async def pressed(self, interaction: Interaction, control: ControlId, values: Sequence[str]) -> None:
        """Do what a button or menu asks for."""


class Control(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button or menu of ours."""

    def __init__(self, item: ui.Item[Any], control: ControlId) -> None:
        super().__init__(item)
        self.control = control

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Control:
        """The control that was pressed, out of its custom id alone."""
        return cls(item, ControlId.read(match))

    async def callback(self, interaction: Interaction) -> None:
        """Hand the press to the desk."""
        data: Mapping[str, Any] = interaction.data or {}
        component_router: PressHandler = interaction.client.component_router
        await component_router.pressed(interaction, self.control, data.get("values", []))


def called(interaction: Interaction) -> str:
    """What somebody used: the command by name, or what the button does; nothing that they typed or made up."""
    if isinstance(interaction.command, (discord.app_commands.Command, discord.app_commands.ContextMenu)):
        return f"/{interaction.command.qualified_name}"
    data: Mapping[str, Any] = interaction.data or {}
    found = re.fullmatch(TEMPLATE, str(data.get("custom_id", "")))
    component_router: PressHandler = interaction.client.component_router
    if found and found["verb"] in component_router.verbs:
        return f"button {found['verb']}"
    return f"other {interaction.type.name}"


def button(control: ControlId, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Control:
    """A button that can be pressed."""
    return Control(ui.Button(label=clipped(label, LABEL), style=style, custom_id=str(control)), control)


def idle_button(control: ControlId, label: str) -> Control:
    """A button that cannot be pressed now."""
    return Control(ui.Button(label=clipped(label, LABEL), disabled=True, custom_id=str(control)), control)


def menu(
    control: ControlId, placeholder: str, lines: Sequence[discord.SelectOption], least: int = 1, most: int = 1
) -> Control:
    """A menu of at most 25 lines."""
    select: ui.Select[Any] = ui.Select(
        custom_id=str(control),
        placeholder=clipped(placeholder, PLACEHOLDER),
        min_values=least,
        max_values=most,
        options=list(lines),
    )
    return Control(select, control)


def line(label: str, value: str, detail: str = "") -> discord.SelectOption:
    """An entry of a menu."""
    return discord.SelectOption(label=clipped(label, LINE), value=value, description=clipped(detail, LINE) or None)


def chosen_line(label: str, value: str, detail: str = "") -> discord.SelectOption:
    """An entry of a menu that is chosen when the menu opens."""
    entry = line(label, value, detail)
    entry.default = True
    return entry


def rows(controls: Sequence[ui.Item[Any]]) -> list[ui.ActionRow[Any]]:
    """Buttons in rows of at most five."""
    return [row(*controls[start : start + 5]) for start in range(0, len(controls), 5)]


def row(*controls: ui.Item[Any]) -> ui.ActionRow[Any]:
    """One row: up to five buttons, or one menu."""
    made: ui.ActionRow[Any] = ui.ActionRow()
    for control in controls:
        made.add_item(control)
    return made


def clipped(text: str, limit: int) -> str:
    """The text, cut with an ellipsis where it is too long."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
