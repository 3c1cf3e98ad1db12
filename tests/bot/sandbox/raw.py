"""Plain requests to the sandbox, from a client that checks nothing."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import aiohttp

from bot.sandbox import Sandbox
from bot.sandbox.protocol import Json


class Answered(NamedTuple):
    """The status, headers and body of an answer."""

    status: int
    headers: Mapping[str, str]
    body: Any

    @property
    def code(self) -> int:
        """Discord's error code."""
        return int(self.body["code"])

    def inner(self, *path: str) -> list[Json]:
        """The errors noted at a path of the body."""
        place = self.body["errors"]
        for step in path:
            place = place[step]
        found: list[Json] = place["_errors"]
        return found


async def send(
    box: Sandbox, method: str, path: str, payload: Any = None, *files: tuple[str, bytes], **headers: str
) -> Answered:
    """Send a request with the bot's token."""
    told = {"Authorization": f"Bot {box.settings.token}", "User-Agent": "DiscordBot (test, 1)"} | headers
    form = aiohttp.FormData()
    if files:
        form.add_field("payload_json", json.dumps(payload or {}))
        for place, (name, body) in enumerate(files):
            form.add_field(f"files[{place}]", io.BytesIO(body), filename=name)
    async with (
        aiohttp.ClientSession() as session,
        session.request(
            method,
            f"{box.http}/api/v10{path}",
            json=None if files else payload,
            data=form if files else None,
            headers=told,
        ) as response,
    ):
        text = await response.text()
        parsed: Any = json.loads(text) if response.headers.get("Content-Type") == "application/json" else text
        return Answered(response.status, dict(response.headers), parsed)


async def post(box: Sandbox, payload: Json, *files: tuple[str, bytes]) -> Answered:
    """Write a message into #forum."""
    return await send(box, "POST", f"/channels/{box.channel('forum')['id']}/messages", payload, *files)


def row(*components: Json) -> Json:
    """Give an action row."""
    return {"type": 1, "components": list(components)}


def button(custom_id: str, **more: Any) -> Json:
    """Give a button."""
    return {"type": 2, "style": 2, "label": "Press", "custom_id": custom_id} | more


def menu(count: int, **more: Any) -> Json:
    """Give a menu of so many options."""
    options = [{"label": f"Option {number}", "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options} | more


def text(content: str) -> Json:
    """Give a text component."""
    return {"type": 10, "content": content}
