"""A small bot that does everything a panel bot does, for the tests of the sandbox."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

PLACES = ("Ravenna", "Roma", "Neapolis", "Carthago", "Mediolanum")


def picture(colour: str = "#8c1d2f", size: tuple[int, int] = (320, 180)) -> io.BytesIO:
    """Draw a plain picture."""
    body = io.BytesIO()
    Image.new("RGB", size, colour).save(body, "PNG")
    body.seek(0)
    return body


class Vote(ui.DynamicItem[ui.Button[ui.View]], template=r"vote:(?P<place>\w+):(?P<count>\d+)"):
    """A button that survives a restart: its custom_id holds all it knows."""

    def __init__(self, place: str, count: int) -> None:
        self.place, self.count = place, count
        super().__init__(ui.Button(label=f"{place} {count}", custom_id=f"vote:{place}:{count}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: re.Match[str]) -> Vote:
        return cls(match["place"], int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = ui.View(timeout=None)
        view.add_item(Vote(self.place, self.count + 1))
        await interaction.response.edit_message(content=f"{self.place}: {self.count + 1}", view=view)


class Menu(ui.View):
    """A short dialogue: a menu and a button that opens a modal."""

    @ui.select(
        placeholder="Where to?",
        max_values=2,
        custom_id="where",
        options=[discord.SelectOption(label=name, value=name.lower(), description="A city") for name in PLACES],
    )
    async def where(self, interaction: discord.Interaction[Any], menu: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"Off to {', '.join(menu.values)}", ephemeral=True)

    @ui.button(label="Name it", style=discord.ButtonStyle.primary, custom_id="name-it")
    async def name_it(self, interaction: discord.Interaction[Any], _: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Naming())

    @ui.button(label="Slowly", custom_id="slowly")
    async def slowly(self, interaction: discord.Interaction[Any], _: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Slowly done")

    @ui.button(label="Never", custom_id="never", disabled=True)
    async def never(self, interaction: discord.Interaction[Any], _: ui.Button[Any]) -> None:
        raise AssertionError(interaction)


class Naming(ui.Modal, title="Name the legion"):
    """A modal with a text and a choice."""

    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=40))
    seat: ui.Label[Any] = ui.Label(
        text="Seat",
        component=ui.Select(custom_id="seat", options=[discord.SelectOption(label=name) for name in PLACES]),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        name, seat = self.name.component, self.seat.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(seat, ui.Select)
        await interaction.response.send_message(f"{name.value} sits at {seat.values[0]}")


class Board(ui.LayoutView):
    """A panel of components V2 with a picture."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Any] = ui.Container(accent_colour=discord.Colour(0x8C1D2F))
        box.add_item(ui.Section("# Italia", "The Goths stand at the gates.", accessory=Vote("Roma", 0)))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://map.png", description="Map of Italia")))
        box.add_item(ui.Separator())
        box.add_item(ui.ActionRow(Vote("Ravenna", 0), Vote("Neapolis", 0)))
        self.add_item(box)


class Town(discord.Client):
    """The bot."""

    def __init__(self, **options: Any) -> None:
        settings = {"guild_ready_timeout": 0.05, "max_ratelimit_timeout": 30.0} | options
        super().__init__(
            intents=settings.pop("intents", discord.Intents(guilds=True)),
            allowed_mentions=discord.AllowedMentions.none(),
            **settings,
        )
        self.tree: app_commands.CommandTree[Town] = app_commands.CommandTree(self)
        self.resumes = 0
        self.readies = 0
        self.handled: list[str] = []
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Vote)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds between two identifies."""

    async def on_ready(self) -> None:
        self.readies += 1

    async def on_resumed(self) -> None:
        self.resumes += 1

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.handled.append(str(interaction.type))

    def forum(self, name: str = "forum") -> discord.TextChannel:
        """Give a text channel by name."""
        return next(channel for channel in self.get_all_channels() if channel.name == name)  # type: ignore[return-value]


def add_commands(tree: app_commands.CommandTree[Town]) -> None:
    """Add the commands."""

    @tree.command(description="Found a town")
    @app_commands.describe(name="What it is called", size="How many hearths")
    async def found(interaction: discord.Interaction[Town], name: str, size: app_commands.Range[int, 1, 9] = 1) -> None:
        view = ui.View(timeout=None)
        view.add_item(Vote(name, 0))
        await interaction.response.send_message(f"{name} has {size} hearths", view=view)

    @tree.command(description="Go somewhere")
    async def go(interaction: discord.Interaction[Town], place: str, number: int = 0) -> None:
        await interaction.response.send_message(f"You are in {place} ({number})", ephemeral=True)

    @go.autocomplete("place")
    async def places(_: discord.Interaction[Town], typed: str) -> list[app_commands.Choice[str]]:
        found = [name for name in PLACES if typed.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=name.lower()) for name in found]

    @tree.command(description="Open the menu")
    async def menu(interaction: discord.Interaction[Town]) -> None:
        await interaction.response.send_message("Choose", view=Menu(), ephemeral=True)

    @tree.command(description="Show the board")
    async def board(interaction: discord.Interaction[Town]) -> None:
        file = discord.File(picture(), "map.png", description="Map of Italia")
        await interaction.response.send_message(view=Board(), file=file)

    @tree.command(description="Think for a while")
    async def think(interaction: discord.Interaction[Town]) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await asyncio.sleep(0.02)
        await interaction.edit_original_response(content="Thought")

    @tree.command(description="Say nothing at all")
    async def silence(interaction: discord.Interaction[Town]) -> None:
        del interaction

    @tree.command(description="Call someone")
    async def call(interaction: discord.Interaction[Town], who: discord.Member) -> None:
        await interaction.response.send_message(f"{who.display_name}, {who.mention}!")

    group = app_commands.Group(name="war", description="Of wars")

    @group.command(name="declare", description="Declare it")
    async def declare(interaction: discord.Interaction[Town], against: str) -> None:
        await interaction.response.send_message(f"War on {against}")
        message = await interaction.original_response()
        thread = await message.create_thread(name=f"War on {against}", auto_archive_duration=10080)
        file = discord.File(picture("#356"), "map.png", description="Where it is fought")
        embed = discord.Embed(title="The war begins").set_image(url="attachment://map.png")
        await thread.send(embed=embed, file=file)

    tree.add_command(group)
