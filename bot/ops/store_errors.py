"""Explains to the host why the database can't be used."""

from __future__ import annotations

from bot.common.errors import HostError
from bot.common.messages import say
from bot.storage import StoreError


def describe(error: StoreError) -> str:
    """The reason as a sentence."""
    details = {
        name: "; ".join(map(_part, value)) if isinstance(value, tuple) else value
        for name, value in error.values.items()
    }
    return say(error.key, **details)


def host_error(error: StoreError) -> HostError:
    """The reason as an error that stops the bot or a host command."""
    return HostError(describe(error))


def _part(part: str | StoreError) -> str:
    return part if isinstance(part, str) else describe(part)
