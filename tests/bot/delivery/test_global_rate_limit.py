"""discord.py closes a gate during a global rate limit, and we open it after a request was cancelled.

If this fails, discord.py has changed. Then :mod:`bot.delivery.global_rate_limit` has to change, or can go.
"""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.client import CursusBot
from bot.delivery import global_rate_limit
from bot.sandbox import Sandbox


def test_the_version_is_the_one_that_the_adapter_knows() -> None:
    assert discord.version_info[:2] == (2, 7)


async def test_requests_go_through_after_one_was_cancelled_in_a_global_rate_limit(
    sandbox: Sandbox, bot: CursusBot
) -> None:
    sandbox.faults.rate_limit_everything("GET /users/*", 20.0)
    assert bot.user is not None
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.5):
            await bot.fetch_user(bot.user.id)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.5):
            await bot.fetch_user(bot.user.id)
    global_rate_limit.reopen(bot)
    async with asyncio.timeout(5):
        assert (await bot.fetch_user(bot.user.id)).id == bot.user.id
