"""Errors with a sentence for the player or host who reads it."""

from __future__ import annotations

from bot.common.messages import say


class UserError(Exception):
    """What a player asked for can't be done; the string says why. Nothing has changed."""

    def __init__(self, key: str, /, **args: str | int) -> None:
        super().__init__(say(key, **args))
        self.key = key


class NotSavedError(UserError):
    """Something couldn't be written, as on a full disk, so it didn't happen; it may be tried again."""

    def __init__(self) -> None:
        super().__init__("not-saved")


class HostError(Exception):
    """The bot can't run; the string tells its host why."""
