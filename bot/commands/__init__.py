"""The slash commands. Each does what a button of the panel does, or gives a private answer."""

from bot.commands.tree import Tree, add_commands

__all__ = ["Tree", "add_commands"]
