"""Faults on demand, and what the unmodified client makes of them."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox
from tests.bot.conftest import running
from tests.bot.sandbox.town import Town

POST = "POST /channels/*/messages"
CALLBACK = "POST /interactions/*/*/callback"


async def test_client_waits_out_a_429(sandbox: Sandbox) -> None:
    async with running(Town()) as bot:
        sandbox.faults.rate_limit(POST, 0.05)
        sandbox.faults.rate_limit_everything(POST, 0.05)
        await bot.forum().send("Through")
    assert [entry["content"] for entry in sandbox.messages("forum")] == ["Through"]
    assert [entry.status for entry in sandbox.record.entries if entry.path.endswith("/messages")] == [429, 429, 200]


async def test_429_without_via_is_a_ban(sandbox: Sandbox) -> None:
    async with running(Town()) as bot:
        sandbox.faults.ban(POST)
        with pytest.raises(discord.HTTPException) as caught:
            await bot.forum().send("x")
        assert caught.value.status == 429


async def test_503_is_raised_at_once(sandbox: Sandbox) -> None:
    async with running(Town()) as bot:
        sandbox.faults.status(POST, 503)
        with pytest.raises(discord.DiscordServerError):
            await bot.forum().send("x")
        assert sandbox.messages("forum") == []


async def test_cut_connection_is_not_an_http_exception(sandbox: Sandbox) -> None:
    async with running(Town()) as bot:
        sandbox.faults.cut(POST)
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await bot.forum().send("x")
        assert sandbox.messages("forum") == []
        sandbox.faults.cut_after(POST)
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await bot.forum().send("Arrived")
        assert len(sandbox.messages("forum")) == 1


async def test_lost_answer_is_repeated_but_written_once(sandbox: Sandbox) -> None:
    async with running(Town()) as bot:
        sandbox.faults.lost_answer(POST)
        await bot.forum().send("Once")
    assert [entry["content"] for entry in sandbox.messages("forum")] == ["Once"]


async def test_delay(sandbox: Sandbox) -> None:
    async with running(Town()) as bot:
        sandbox.faults.delay(POST, 0.05, count=2)
        await bot.forum().send("Late")
        await bot.forum().send("Later")
    assert len(sandbox.messages("forum")) == 2


async def test_interaction_delivered_twice(sandbox: Sandbox, discord_errors: list[object]) -> None:
    async with running(Town()) as bot:
        sandbox.faults.repeat_interactions()
        done = await sandbox.slash("Theodora", "forum", "found", name="Roma")
        assert done.text == "Roma has 1 hearths"
        await sandbox.wait_for(lambda: len(discord_errors) == 1 and len(bot.handled) == 2)
        discord_errors.clear()
    assert len(sandbox.messages("forum")) == 1


async def test_lost_callback_answer_ends_in_40060(sandbox: Sandbox, discord_errors: list[object]) -> None:
    async with running(Town()):
        sandbox.faults.lost_answer(CALLBACK)
        done = await sandbox.slash("Theodora", "forum", "found", name="Roma")
        assert done.text == "Roma has 1 hearths"
        await sandbox.wait_for(lambda: len(discord_errors) == 1)
        discord_errors.clear()
    callbacks = [entry.status for entry in sandbox.record.entries if entry.path.endswith("/callback")]
    assert callbacks == [500, 400]


def test_routes_match_step_by_step(sandbox: Sandbox) -> None:
    fault = sandbox.faults.status("PATCH /channels/*", 500, count=9)
    assert fault.meets("PATCH", "/channels/1")
    assert not fault.meets("PATCH", "/channels/1/messages/2")
    assert not fault.meets("GET", "/channels/1")
    wide = sandbox.faults.status("* /channels/**", 500)
    assert wide.meets("DELETE", "/channels/1/messages/2")
    sandbox.faults.clear()
    assert sandbox.faults.strike("PATCH", "/channels/1") is None
