"""A client for the sandbox's page, for tests that play against another process."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from types import TracebackType
from typing import Any

import aiohttp
import msgspec

from bot.sandbox import readable

Json = dict[str, Any]
_PATIENCE = 300.0


class Page:
    """One browser. It keeps the messages that it was told of, by channel."""

    def __init__(self, address: str, user: str) -> None:
        self._address = address
        self._user = user
        self._nonces = itertools.count(1)
        self._results: dict[str, Json] = {}
        self._opened: set[str] = set()
        self._changed = asyncio.Event()
        self.world: Json = {}
        self.messages: dict[str, dict[str, Json]] = {}

    async def __aenter__(self) -> Page:
        self._session = aiohttp.ClientSession()
        self._socket = await self._session.ws_connect(f"{self._address}/page/socket?user={self._user}")
        self._listening = asyncio.create_task(self._listen())
        await self.until(lambda: self.world)
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        await self._socket.close()
        await self._session.close()

    async def _listen(self) -> None:
        async for frame in self._socket:
            self._hear(msgspec.json.decode(frame.data))
            self._changed.set()

    def _hear(self, told: Json) -> None:
        match told["op"]:
            case "world":
                self.world = told
            case "result":
                self._results[str(told["nonce"])] = told
            case "history":
                self._opened.add(told["channel"])
                self.messages[told["channel"]] = {each["id"]: each for each in told["messages"]}
            case "event" if told["event"].startswith("MESSAGE_"):
                self._message(told["event"], told["data"])
            case "event" if told["event"] == "THREAD_CREATE":
                self.world["channels"].append(told["data"])

    def _message(self, event: str, data: Json) -> None:
        known = self.messages.setdefault(data["channel_id"], {})
        if event == "MESSAGE_DELETE":
            known.pop(data["id"], None)
        else:
            known[data["id"]] = data

    async def until(self, true: Callable[[], Any]) -> None:
        """Wait until something is true of what the page was told."""
        async with asyncio.timeout(_PATIENCE):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    async def do(self, deed: str, **what: Any) -> Json:
        """Do something as a person at the page would, and return the result."""
        nonce = str(next(self._nonces))
        await self._socket.send_str(msgspec.json.encode({"op": deed, "nonce": nonce, **what}).decode())
        if deed == "open":
            await self.until(lambda: what["channel"] in self._opened)
        else:
            await self.until(lambda: nonce in self._results)
        return self._results.get(nonce, {})

    def channel(self, name: str) -> str:
        """The id of a channel or thread."""
        found: list[str] = [each["id"] for each in self.world["channels"] if each["name"] == name]
        return found[-1]

    def texts(self, channel: str) -> list[str]:
        """What the messages of a channel say, oldest first."""
        return [readable(each) for _, each in sorted(self.messages.get(channel, {}).items())]
