"""Transient errors of Discord: those that pass by themselves, so that a request is retried and not given up."""

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
"""401 lasts until the host has set the new token; 429 reaches us if it doesn't say how long to wait, as from a proxy in
front of Discord."""

_SHUTTING_DOWN = "Session is closed"
"""The client's error for a request made while the bot shuts down; whatever it was for comes after the restart."""


def is_transient(error: BaseException) -> bool:
    """Whether a request failed only because Discord or the connection to it is down right now."""
    if isinstance(error, _TRANSIENT):
        return True
    if isinstance(error, discord.HTTPException):
        return error.status in _TRANSIENT_STATUS
    if isinstance(error, RuntimeError):
        return str(error) == _SHUTTING_DOWN
    # discord.py 2.7 looks for this key in the body of every 429, and it is not always there.
    return isinstance(error, KeyError) and error.args == ("retry_after",)
