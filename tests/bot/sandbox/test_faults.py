"""Faults on demand, and how the unmodified client handles them."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.faults import Kind, RandomFaults
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
    assert fault.matches("PATCH", "/channels/1")
    assert not fault.matches("PATCH", "/channels/1/messages/2")
    assert not fault.matches("GET", "/channels/1")
    wide = sandbox.faults.status("* /channels/**", 500)
    assert wide.matches("DELETE", "/channels/1/messages/2")
    sandbox.faults.clear()
    assert sandbox.faults.strike("PATCH", "/channels/1") is None


async def test_a_429_that_does_not_say_how_long_surprises_the_client(sandbox: Sandbox) -> None:
    async with running(Town()) as bot:
        sandbox.faults.rate_limit_barely(POST)
        with pytest.raises(KeyError, match="retry_after"):
            await bot.forum().send("x")
        assert sandbox.messages("forum") == []


async def test_an_answer_that_is_cut_in_the_middle_comes_after_the_work(sandbox: Sandbox) -> None:
    async with running(Town()) as bot:
        sandbox.faults.cut_midway(POST)
        with pytest.raises(aiohttp.ClientError):
            await bot.forum().send("Half")
    assert [entry["content"] for entry in sandbox.messages("forum")] == ["Half"]


@pytest.mark.parametrize(("fault", "written"), [("silence", 0), ("silence_after", 1)])
async def test_silence_lasts_until_the_client_gives_up(sandbox: Sandbox, fault: str, written: int) -> None:
    async with running(Town()) as bot:
        getattr(sandbox.faults, fault)(POST)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await bot.forum().send("Hello?")
        assert len(sandbox.messages("forum")) == written


async def test_an_interaction_that_has_expired_is_unknown(sandbox: Sandbox, discord_errors: list[object]) -> None:
    async with running(Town()):
        sandbox.faults.expire(CALLBACK)
        pressed = asyncio.create_task(sandbox.slash("Theodora", "forum", "found", name="Roma"))
        await sandbox.wait_for(lambda: len(discord_errors) == 1)
        sandbox.interactions.give_up()
        assert (await pressed).error
        discord_errors.clear()
    assert sandbox.messages("forum") == []


def test_weather_is_repeatable_and_meets_its_share() -> None:
    met = [
        [fault and fault.kind for fault in (weather.strike("POST", "/channels/1/messages") for _ in range(2000))]
        for weather in (RandomFaults(7, 0.2), RandomFaults(7, 0.2), RandomFaults(8, 0.2))
    ]
    assert met[0] == met[1] != met[2]
    assert 300 < sum(fault is not None for fault in met[0]) < 500
    assert Kind.EXPIRED not in met[0]
    assert {Kind.EXPIRED} < {
        fault.kind for _ in range(500) if (fault := RandomFaults(_, 1).strike("POST", "/webhooks/1"))
    }


async def test_events_come_out_of_their_order(sandbox: Sandbox) -> None:
    seen: list[str] = []

    class Listener(Town):
        async def on_raw_message_delete(self, _: discord.RawMessageDeleteEvent) -> None:
            seen.append("gone")

        async def on_message(self, message: discord.Message) -> None:
            seen.append(message.content)

    async with running(Listener(intents=discord.Intents(guilds=True, guild_messages=True))) as bot:
        sandbox.gateway.swap_events()
        sent = await bot.forum().send("first")
        await sent.delete()
        await sandbox.wait_for(lambda: len(seen) == 2)
        sandbox.gateway.swap_events()
        await bot.forum().send("alone")
        await sandbox.wait_for(lambda: len(seen) == 3)
    assert seen == ["gone", "first", "alone"]
