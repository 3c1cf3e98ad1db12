"""The toy as the only game, and a bot in the sandbox, as for the tests of campaigns."""

from tests.bot.campaigns.conftest import bot, file, toy

__all__ = ["bot", "file", "toy"]
