"""Discord's bad days: which of its failures pass by themselves, so that what failed is tried again and not given up."""

from __future__ import annotations

from http import HTTPStatus

import aiohttp
import discord

_PASSING = (
    discord.DiscordServerError,
    discord.GatewayNotFound,
    discord.RateLimited,
    aiohttp.ClientError,
    TimeoutError,
    OSError,
)

_PASSING_STATUS = (HTTPStatus.UNAUTHORIZED, HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_MANY_REQUESTS)
"""401 lasts until the host has put down the new token; 429 reaches us where it does not say how long to wait, as from a
machine in front of Discord."""

_LEAVING = "Session is closed"
"""What the client says of a request that is made while the bot leaves; whatever it was for comes after the restart."""


def is_unwell(fault: BaseException) -> bool:
    """Whether a request failed because Discord, or the way to it, is not well just now."""
    if isinstance(fault, _PASSING):
        return True
    if isinstance(fault, discord.HTTPException):
        return fault.status in _PASSING_STATUS
    if isinstance(fault, RuntimeError):
        return str(fault) == _LEAVING
    # discord.py 2.7 looks for this key in the body of every 429, and it is not always there.
    return isinstance(fault, KeyError) and fault.args == ("retry_after",)
