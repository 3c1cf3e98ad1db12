"""Stateless buttons and menus: the custom id says what they're for, even after a restart."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias, cast

import discord
from discord import ui

from bot.common.sanitize import clipped
from bot.components.custom_ids import TEMPLATE, ControlId

if TYPE_CHECKING:
    from bot.client import CursusBot

Interaction: TypeAlias = "discord.Interaction[CursusBot]"
"""Any interaction, with the bot as its client; handlers find the services there."""

Row: TypeAlias = "ui.ActionRow[ui.LayoutView]"
"""A row of buttons, or one menu."""

Part: TypeAlias = "ui.Item[ui.View | ui.LayoutView]"
"""A button or menu in a row."""

LABEL = 80
"""Maximum length of a button's label."""
LINE = 100
"""Maximum length of a menu entry's label, value and description."""
PLACEHOLDER = 150
"""Maximum length of a menu's placeholder."""


class Control(ui.DynamicItem[ui.Item[ui.View | ui.LayoutView]], template=TEMPLATE):
    """One of our buttons or menus."""

    def __init__(self, item: Part, control: ControlId) -> None:
        super().__init__(item)
        self.control = control

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[discord.Client], item: Part, match: re.Match[str], /
    ) -> Control:
        """The pressed control, built from its custom id alone."""
        return cls(item, ControlId.read(match))

    async def callback(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Pass the press to the router."""
        press = cast("Interaction", interaction)
        await press.client.component_router.pressed(press, self.control, chosen_values(press))


def chosen_values(interaction: Interaction) -> Sequence[object]:
    """The values of a press on a menu, not validated yet."""
    data: Mapping[str, object] = interaction.data or {}
    values = data.get("values", ())
    return values if isinstance(values, list) else ()


def called(interaction: Interaction) -> str:
    """What someone used: the command's name or the button's verb, without anything typed or made up."""
    if isinstance(interaction.command, (discord.app_commands.Command, discord.app_commands.ContextMenu)):
        return f"/{interaction.command.qualified_name}"
    data: Mapping[str, object] = interaction.data or {}
    found = re.fullmatch(TEMPLATE, str(data.get("custom_id", "")))
    if found and found["verb"] in interaction.client.component_router.verbs:
        return f"button {found['verb']}"
    return f"other {interaction.type.name}"


def button(control: ControlId, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Control:
    """An enabled button."""
    return Control(ui.Button(label=clipped(label, LABEL), style=style, custom_id=str(control)), control)


def idle_button(control: ControlId, label: str) -> Control:
    """A disabled button."""
    return Control(ui.Button(label=clipped(label, LABEL), disabled=True, custom_id=str(control)), control)


def link_button(url: str, label: str) -> Part:
    """A button that opens a link."""
    return ui.Button(label=clipped(label, LABEL), url=url)


def menu(
    control: ControlId, placeholder: str, lines: Sequence[discord.SelectOption], least: int = 1, most: int = 1
) -> Control:
    """A menu of at most 25 lines."""
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=str(control),
        placeholder=clipped(placeholder, PLACEHOLDER),
        min_values=least,
        max_values=most,
        options=list(lines),
    )
    return Control(select, control)


def line(label: str, value: str, detail: str = "") -> discord.SelectOption:
    """A menu entry."""
    return discord.SelectOption(label=clipped(label, LINE), value=value, description=clipped(detail, LINE) or None)


def chosen_line(label: str, value: str, detail: str = "") -> discord.SelectOption:
    """A menu entry selected by default."""
    entry = line(label, value, detail)
    entry.default = True
    return entry


def rows(controls: Sequence[Part]) -> list[Row]:
    """Buttons in rows of at most five."""
    return [row(*controls[start : start + 5]) for start in range(0, len(controls), 5)]


def row(*controls: Part) -> Row:
    """One row: up to five buttons, or one menu."""
    made: Row = ui.ActionRow()
    for control in controls:
        made.add_item(control)
    return made
