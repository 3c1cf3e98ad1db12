"""The gateway: resuming, close codes, intents, and the compression that the client asks for."""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import Any

import aiohttp
import discord
import msgspec
import pytest

from bot.sandbox import UNLIMITED, Sandbox, SandboxSettings
from tests.bot.conftest import running
from tests.bot.playing import PATIENCE
from tests.bot.sandbox.raw import post
from tests.bot.sandbox.town import Town

IDENTIFY = {"token": "sandbox-token", "intents": 1, "properties": {}}


class Wire:
    """A bare connection to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def frame(self) -> dict[str, Any]:
        return msgspec.json.decode(await asyncio.wait_for(self.socket.receive_str(), PATIENCE), type=dict[str, Any])

    async def until(self, event: str) -> dict[str, Any]:
        for _ in range(20):
            frame = await self.frame()
            if frame["t"] == event:
                return frame
        raise AssertionError(event)

    async def closed(self) -> int | None:
        for _ in range(20):
            frame = await asyncio.wait_for(self.socket.receive(), PATIENCE)
            if frame.type is aiohttp.WSMsgType.CLOSE:
                return int(frame.data)
        return None

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_str(msgspec.json.encode({"op": op, "d": data}).decode())


async def test_ready_and_guild(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.ws) as socket:
        wire = Wire(socket)
        assert (await wire.frame())["op"] == 10
        await wire.send(1, None)
        assert (await wire.frame())["op"] == 11
        await wire.send(2, IDENTIFY)
        ready = await wire.until("READY")
        assert ready["d"]["guilds"][0]["unavailable"] is True
        guild = await wire.until("GUILD_CREATE")
        assert [channel["name"] for channel in guild["d"]["channels"]] == ["forum", "castra"]
        asked = {"guild_id": guild["d"]["id"], "query": "theo", "limit": 5, "nonce": "n"}
        await wire.send(8, asked)
        chunk = await wire.until("GUILD_MEMBERS_CHUNK")
        assert [member["user"]["global_name"] for member in chunk["d"]["members"]] == ["Theodora"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (IDENTIFY | {"token": "wrong"}, 4004),
        (IDENTIFY | {"intents": 1 << 15}, 4014),
        (IDENTIFY | {"intents": 1 << 30}, 4013),
    ],
)
async def test_close_codes(sandbox: Sandbox, data: dict[str, Any], code: int) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.ws, autoclose=False) as socket:
        wire = Wire(socket)
        await wire.send(2, data)
        assert await wire.closed() == code


async def test_unknown_opcode_and_garbage(sandbox: Sandbox) -> None:
    for text, code in (('{"op":77}', 4001), ("ave", 4002)):
        async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.ws, autoclose=False) as socket:
            await socket.send_str(text)
            assert await Wire(socket).closed() == code


async def test_zlib_stream(sandbox: Sandbox) -> None:
    context = zlib.decompressobj()
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{sandbox.ws}?compress=zlib-stream") as socket:
        await Wire(socket).send(2, IDENTIFY)
        for op in (10, 0, 0):
            frame = await asyncio.wait_for(socket.receive_bytes(), PATIENCE)
            assert frame.endswith(b"\x00\x00\xff\xff")
            assert msgspec.json.decode(context.decompress(frame))["op"] == op


async def test_replay_keeps_the_numbers(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(sandbox.ws) as socket:
            wire = Wire(socket)
            await wire.send(2, IDENTIFY | {"intents": 1 | 1 << 9})
            ready = await wire.until("READY")
            await wire.until("GUILD_CREATE")
        for number in range(2):
            await post(sandbox, {"content": str(number)})
        resume = {"token": "sandbox-token", "session_id": ready["d"]["session_id"], "seq": 3}
        async with session.ws_connect(sandbox.ws) as socket:
            wire = Wire(socket)
            await wire.send(6, resume)
            missed = await wire.until("MESSAGE_CREATE")
            assert (missed["s"], missed["d"]["content"]) == (4, "1")
            assert (await wire.frame())["t"] == "RESUMED"
        sandbox.gateway.forget_events()
        await post(sandbox, {"content": "2"})
        sandbox.gateway.forget_events()
        async with session.ws_connect(sandbox.ws) as socket:
            wire = Wire(socket)
            await wire.frame()
            await wire.send(6, resume)
            frame = await wire.frame()
            assert (frame["op"], frame["d"]) == (9, False)


async def test_wrong_token_shows_itself(sandbox: Sandbox) -> None:
    bot = Town()
    async with bot:
        with pytest.raises(discord.LoginFailure):
            await bot.start("wrong")


async def test_privileged_intents_are_refused(sandbox: Sandbox) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(Town(intents=discord.Intents(guilds=True, message_content=True))):
            pass


@pytest.mark.parametrize("code", [4000, 4009, 1001])
async def test_dropped_client_resumes_and_misses_nothing(sandbox: Sandbox, code: int) -> None:
    async with running(Town()) as bot:
        first = await sandbox.slash("Theodora", "forum", "found", name="Roma")
        await sandbox.gateway.drop(code)
        pressed = await sandbox.click("Narses", first.message, "vote:Roma:0")
        assert pressed.error == ""
        assert sandbox.messages("forum")[0]["content"] == "Roma: 1"
        await sandbox.wait_for(lambda: bot.resumes == 1)
        assert sandbox.gateway.identified == 1


async def test_asked_to_reconnect(sandbox: Sandbox) -> None:
    async with running(Town()) as bot:
        sandbox.gateway.ask_reconnect()
        await sandbox.wait_for(lambda: bot.resumes == 1)
        sandbox.gateway.ask_resume()
        await sandbox.wait_for(lambda: bot.resumes == 2)
        assert sandbox.gateway.identified == 1


async def test_lost_session_identifies_anew(sandbox: Sandbox) -> None:
    async with running(Town()):
        sandbox.gateway.expire()
        await sandbox.wait_for(lambda: sandbox.gateway.identified == 2 and sandbox.gateway.connected)
        assert not (await sandbox.slash("Theodora", "forum", "found", name="Roma")).error


async def test_events_told_twice(sandbox: Sandbox, discord_errors: list[logging.LogRecord]) -> None:
    async with running(Town()) as bot:
        first = await sandbox.slash("Theodora", "forum", "found", name="Roma")
        await sandbox.click("Narses", first.message, "vote:Roma:0")
        sandbox.gateway.repeat_events(0)
        sandbox.gateway.repeat_events(1)
        await sandbox.wait_for(lambda: len(bot.handled) == 3 and discord_errors)
        assert "40060" in logging.Formatter().format(discord_errors[0])
        discord_errors.clear()
        assert sandbox.messages("forum")[0]["content"] == "Roma: 1"


class TestSilence:
    @pytest.fixture
    def sandbox_settings(self) -> SandboxSettings:
        return SandboxSettings(rates=UNLIMITED, heartbeat_seconds=0.1)

    async def test_client_leaves_a_silent_line(self, sandbox: Sandbox) -> None:
        async with running(Town(heartbeat_timeout=0.3)) as bot:
            sandbox.gateway.fall_silent()
            await sandbox.wait_for(lambda: bot.resumes == 1)


class TestContent:
    @pytest.fixture
    def sandbox_settings(self) -> SandboxSettings:
        return SandboxSettings(rates=UNLIMITED, privileged_intents=1 << 15)

    @pytest.mark.parametrize(("intents", "seen"), [(1 << 9, ""), (1 << 9 | 1 << 15, "Salve"), (0, None)])
    async def test_content_goes_by_intents(self, sandbox: Sandbox, intents: int, seen: str | None) -> None:
        async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.ws) as socket:
            wire = Wire(socket)
            await wire.send(2, IDENTIFY | {"intents": 1 | intents})
            await wire.until("GUILD_CREATE")
            await sandbox.say("Narses", "forum", "Salve")
            await wire.send(1, None)
            frame = await wire.frame()
            assert (frame["d"]["content"] if frame["t"] == "MESSAGE_CREATE" else None) == seen
