"""What can go wrong for a player or a host, each with a sentence for the person who reads it."""

from __future__ import annotations

from bot.common.messages import say


class UserError(Exception):
    """Something a player asked for that cannot be; the string is a kind sentence. Nothing has changed."""

    def __init__(self, key: str, /, **args: str | int) -> None:
        super().__init__(say(key, **args))
        self.key = key


class NotSavedError(UserError):
    """Something could not be written, as on a full disk, so that it has not happened; it may be tried again."""

    def __init__(self) -> None:
        super().__init__("not-saved")


class HostError(Exception):
    """Why the bot cannot run; the string is a sentence for the person who hosts it."""
