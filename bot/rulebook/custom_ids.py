"""The buttons and menus of the rulebook: like all of ours, their custom id says what they do.

``ru:<game>:<locale>:<verb>``, with an argument after a full stop: sections separated by commas, or the index of a menu
in its message. They belong to no campaign, so they never become stale.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import discord
from discord import ui

from bot.common.sanitize import clipped
from bot.components.controls import LABEL, PLACEHOLDER, Interaction, Part, chosen_values
from bot.components.custom_ids import base36

TEMPLATE = (
    r"ru:(?P<game>[a-z0-9_-]{1,30}):(?P<locale>[A-Za-z-]{2,12}):(?P<verb>[a-z]{1,12})(?:\.(?P<rest>[0-9A-Za-z.,]*))?"
)
"""Matches all custom ids of this kind and no others."""

_MAX_REST = 40


@dataclass(frozen=True)
class ReferenceId:
    """What a button or menu is for: game, language, verb and argument."""

    game: str
    locale: str
    verb: str
    rest: str = ""

    def __str__(self) -> str:
        head = f"ru:{self.game}:{self.locale}:{self.verb}"
        return f"{head}.{self.rest}" if self.rest else head

    @classmethod
    def read(cls, match: re.Match[str]) -> ReferenceId:
        """The parts of a custom id that matched :data:`TEMPLATE`."""
        return cls(match["game"], match["locale"], match["verb"], match["rest"] or "")


class Reference(ui.DynamicItem[ui.Item[ui.View | ui.LayoutView]], template=TEMPLATE):
    """A button or menu that leads to a page of the rules."""

    def __init__(self, item: Part, reference: ReferenceId) -> None:
        super().__init__(item)
        self.reference = reference

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[discord.Client], item: Part, match: re.Match[str], /
    ) -> Reference:
        """The pressed control, built from its custom id."""
        return cls(item, ReferenceId.read(match))

    async def callback(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Pass the press to the rulebook browser."""
        press = cast("Interaction", interaction)
        await press.client.rulebook_browser.pressed(press, self.reference, chosen_values(press))


def join_numbers(sections: Sequence[str]) -> str:
    """Section numbers as the argument of a custom id; those that don't fit are dropped."""
    kept: list[str] = []
    for number in sections:
        if len(",".join([*kept, number])) <= _MAX_REST:
            kept.append(number)
    return ",".join(kept)


def link(reference: ReferenceId, label: str) -> Reference:
    """A button that leads to a page."""
    return Reference(ui.Button(label=clipped(label, LABEL), custom_id=str(reference)), reference)


def disabled_link(reference: ReferenceId, label: str) -> Reference:
    """A disabled button."""
    return Reference(ui.Button(label=clipped(label, LABEL), disabled=True, custom_id=str(reference)), reference)


def page_menu(reference: ReferenceId, place: int, label: str, lines: Sequence[discord.SelectOption]) -> Reference:
    """A menu of at most 25 pages, at index ``place`` in its message."""
    made = ReferenceId(reference.game, reference.locale, reference.verb, base36(place))
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=str(made), placeholder=clipped(label, PLACEHOLDER), options=list(lines)
    )
    return Reference(select, made)
