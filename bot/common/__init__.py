"""Shared by the whole bot: user-facing errors, localized messages, input sanitizing."""
