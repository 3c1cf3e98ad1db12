"""A time limit is put off while Discord limits all requests, because discord.py must not be interrupted then."""

from __future__ import annotations

import asyncio

import pytest

from bot.client import CursusBot
from bot.sandbox import Sandbox

USER = "GET /users/*"
PATIENCE = 0.2
LIMITED = 1.0


async def ask(bot: CursusBot) -> int:
    assert bot.user is not None
    async with bot.global_rate_limit.timeout(PATIENCE):
        return (await bot.fetch_user(bot.user.id)).id


async def test_a_request_waits_out_a_limit_longer_than_our_patience(sandbox: Sandbox, bot: CursusBot) -> None:
    sandbox.faults.rate_limit_everything(USER, LIMITED)
    assert bot.user is not None
    assert await ask(bot) == bot.user.id


async def test_requests_that_begin_meanwhile_wait_it_out_too(sandbox: Sandbox, bot: CursusBot) -> None:
    sandbox.faults.rate_limit_everything(USER, LIMITED)
    first = asyncio.create_task(ask(bot))
    await asyncio.sleep(PATIENCE)
    assert await ask(bot) == await first


async def test_two_limits_one_after_the_other_are_waited_out(sandbox: Sandbox, bot: CursusBot) -> None:
    sandbox.faults.rate_limit_everything(USER, LIMITED, count=2)
    assert bot.user is not None
    assert await ask(bot) == bot.user.id


async def test_a_limit_on_one_route_does_not_put_it_off(sandbox: Sandbox, bot: CursusBot) -> None:
    sandbox.faults.rate_limit(USER, LIMITED)
    with pytest.raises(TimeoutError):
        await ask(bot)


async def test_without_a_limit_time_runs_out_when_discord_is_silent(sandbox: Sandbox, bot: CursusBot) -> None:
    sandbox.faults.silence(USER)
    with pytest.raises(TimeoutError):
        await ask(bot)
