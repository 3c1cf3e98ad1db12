"""The command tree: where commands can be used, and what happens when one fails."""

from __future__ import annotations

import logging
from typing import cast

import discord
from discord import app_commands

from bot.commands.analysis import ANALYSIS
from bot.commands.answers import AnswerCommands
from bot.commands.availability import AVAILABILITY
from bot.commands.campaign import CampaignCommands
from bot.commands.export import CAMPAIGN_FILES, CHRONICLE, DiceCommands
from bot.commands.gm import GMCommands
from bot.commands.help import HELP
from bot.commands.host import HOST
from bot.commands.office import OfficeCommands
from bot.commands.orders import ORDERS
from bot.commands.play import PLAY
from bot.commands.rulebook import RULES
from bot.commands.settings import CAMPAIGN_SETTINGS
from bot.common.errors import UserError
from bot.common.messages import speak
from bot.components.controls import Interaction
from bot.interactions.responses import handling, language_of, refuse
from bot.interactions.validation import admit_command

_log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[discord.Client]):
    """The commands; every error is answered with a message."""

    async def interaction_check(self, interaction: discord.Interaction[discord.Client], /) -> bool:
        """Switch to the player's language (each interaction has its own task), and validate the command."""
        asked = cast("Interaction", interaction)
        speak(language_of(asked))
        rate_limits = asked.client.rate_limits
        if rate_limits.is_repeated(asked.id):
            return False
        try:
            admit_command(self, rate_limits, asked)
        except UserError as error:
            await refuse(asked, error)
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer with the error. A player's mistake isn't logged as one of ours."""
        async with handling(cast("Interaction", interaction)):
            if isinstance(error, app_commands.CommandInvokeError):
                raise error.original
            if isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
                _log.warning("Command signature mismatch: %s", error)
                raise UserError("command-outdated")
            if isinstance(error, app_commands.TransformerError):
                raise UserError("command-outdated")
            raise error


def add_commands(tree: Tree) -> None:
    """Add every command to the tree, for servers only."""
    campaign = CampaignCommands()
    for command in (*CAMPAIGN_SETTINGS, *CAMPAIGN_FILES):
        campaign.add_command(command)
    for group in (campaign, AnswerCommands(), DiceCommands(), OfficeCommands(), GMCommands()):
        tree.add_command(group)
    for command in (*PLAY, *ORDERS, *ANALYSIS, *RULES, *AVAILABILITY, *CHRONICLE, *HELP, *HOST):
        tree.add_command(command)
