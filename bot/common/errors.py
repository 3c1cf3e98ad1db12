"""Errors whose text is shown to a player or the host."""

from __future__ import annotations

from bot.common.messages import say


class UserError(Exception):
    """A player's request can't be done; the text says why. Nothing has changed."""

    def __init__(self, key: str, /, **args: str | int) -> None:
        super().__init__(say(key, **args))
        self.key = key


class NotSavedError(UserError):
    """A write failed, for example on a full disk. Nothing has changed, so it can be retried."""

    def __init__(self) -> None:
        super().__init__("not-saved")


class HostError(Exception):
    """The bot can't run; the text tells the host why."""


class TryLaterError(HostError):
    """The same, but it may go away without the host: a service manager should try again."""
