"""What can go wrong for a player or a host, each with a sentence for the person who reads it."""

from __future__ import annotations

from bot.texts import say


class Refusal(Exception):  # noqa: N818
    """Something a player asked for that cannot be; the string is a kind sentence. Nothing has changed."""

    def __init__(self, key: str, /, **args: str | int) -> None:
        super().__init__(say(key, **args))
        self.key = key


class HostError(Exception):
    """Why the bot cannot run; the string is a sentence for the person who hosts it."""
