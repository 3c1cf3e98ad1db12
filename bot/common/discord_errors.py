"""Transient Discord errors: the request is retried instead of given up."""

from __future__ import annotations

from http import HTTPStatus

import aiohttp
import discord

_TRANSIENT = (
    discord.DiscordServerError,
    discord.GatewayNotFound,
    discord.RateLimited,
    aiohttp.ClientError,
    TimeoutError,
    OSError,
)

_TRANSIENT_STATUS = (HTTPStatus.UNAUTHORIZED, HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_MANY_REQUESTS)
"""401 lasts until the host sets a new token. A 429 reaches us only without a retry time, as from a proxy in front of
Discord."""

_SHUTTING_DOWN = "Session is closed"
"""The client's error for requests made during shutdown. They're repeated after the restart."""


UNKNOWN_INTERACTION = 10062
"""Discord's code for an interaction that expired, or whose offers the player no longer waits for."""


def is_expired(error: BaseException | None) -> bool:
    """Whether Discord refused a response because it came too late."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_INTERACTION


def is_transient(error: BaseException) -> bool:
    """Whether a request failed only because Discord or the connection is down right now."""
    if isinstance(error, _TRANSIENT):
        return True
    if isinstance(error, discord.HTTPException):
        return error.status in _TRANSIENT_STATUS
    if isinstance(error, RuntimeError):
        return str(error) == _SHUTTING_DOWN
    # discord.py 2.7 expects this key in the body of every 429, but it can be missing.
    return isinstance(error, KeyError) and error.args == ("retry_after",)
