"""The slash commands. Each does what a button of the panel does, or answers one player alone."""

from bot.commands.tree import Tree, add_commands

__all__ = ["Tree", "add_commands"]
