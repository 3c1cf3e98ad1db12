"""The page: its files, who may connect, and what its socket does."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.sandbox import Sandbox
from tests.bot.conftest import running
from tests.bot.playing import PATIENCE
from tests.bot.sandbox.raw import post
from tests.bot.sandbox.town import Town


class Browser:
    """What the page's script does, without a browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.nonce = 0

    async def hear(self, wanted: str) -> dict[str, Any]:
        for _ in range(30):
            text = await asyncio.wait_for(self.socket.receive_str(), PATIENCE)
            frame = msgspec.json.decode(text, type=dict[str, Any])
            if wanted in {frame["op"], frame.get("event")}:
                return frame
        raise AssertionError(wanted)

    async def do(self, op: str, **more: Any) -> dict[str, Any]:
        self.nonce += 1
        await self.socket.send_str(msgspec.json.encode({"op": op, "nonce": str(self.nonce), **more}).decode())
        return await self.hear({"open": "history", "converse": "world", "commands": "commands"}.get(op, "result"))


@contextlib.asynccontextmanager
async def browser(box: Sandbox, user: str) -> AsyncIterator[Browser]:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{box.http}/page/socket?user={user}") as socket:
        yield Browser(socket)


async def fetch(url: str, **headers: str) -> tuple[int, str, str]:
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as response:
        return response.status, response.headers.get("Content-Type", ""), await response.text()


async def test_no_other_page_may_frame_it(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{sandbox.http}/") as response:
        assert "frame-ancestors 'none'" in response.headers["Content-Security-Policy"]


async def test_files_are_complete(sandbox: Sandbox) -> None:
    status, kind, html = await fetch(f"{sandbox.http}/")
    assert (status, kind) == (200, "text/html; charset=utf-8")
    seen: set[str] = set()
    wanted = set(re.findall(r'(?:src|href)="(/[^"]+)"', html))
    for _ in range(5):
        for path in wanted - seen:
            status, _, body = await fetch(sandbox.http + path)
            assert status == 200, path
            seen.add(path)
            wanted |= {f"/page/{name}" for name in re.findall(r'from "\./([a-z]+\.js)"', body)}
    assert {"/favicon.ico", "/page/app.js", "/page/markdown.js", "/page/style.css"} <= seen


@pytest.mark.parametrize(
    "path", ["/page/../server.py", "/page/%2e%2e%2fserver.py", "/page/none.js", "/attachments/1/2/x.png"]
)
async def test_nothing_else_is_served(sandbox: Sandbox, path: str) -> None:
    assert (await fetch(sandbox.http + path))[0] == 404


async def test_scripts_set_text_only(sandbox: Sandbox) -> None:
    for path in sandbox.settings.page.glob("*.js"):
        script = await asyncio.to_thread(path.read_text)
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(", script), path
        assert not re.search(r"(?:src|href|import|url)\W{1,3}https?://", script), path


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://example.org"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "null"},
        {"Host": "example.org"},
        {"Host": "127.0.0.1.example.org"},
    ],
)
@pytest.mark.parametrize("path", ["/", "/page/socket", "/api/v10/users/@me", "/gateway"])
async def test_foreign_pages_are_refused(sandbox: Sandbox, headers: dict[str, str], path: str) -> None:
    assert (await fetch(sandbox.http + path, **headers))[0] == 403


async def test_own_page_is_not(sandbox: Sandbox) -> None:
    assert (await fetch(sandbox.http + "/", Origin=sandbox.http))[0] == 200
    local = sandbox.http.replace("127.0.0.1", "localhost")
    assert (await fetch(sandbox.http + "/", Origin=local, Host=local.removeprefix("http://")))[0] == 200


async def test_a_page_opened_at_localhost_may_show_pictures(sandbox: Sandbox) -> None:
    """They are at 127.0.0.1."""
    async with aiohttp.ClientSession() as session, session.get(sandbox.http + "/") as response:
        (images,) = [part for part in response.headers["Content-Security-Policy"].split("; ") if "img-src" in part]
    assert "http://127.0.0.1:*" in images.split()


async def test_a_player_plays(sandbox: Sandbox) -> None:
    async with running(Town()), browser(sandbox, "Narses") as page:
        world = await page.hear("world")
        forum = next(channel["id"] for channel in world["channels"] if channel["name"] == "forum")
        assert world["me"] == sandbox.world.user("Narses")["id"]
        past = await page.do("open", channel=forum)
        assert "found" in [command["shown"] for command in past["commands"]]
        offered = await page.do(
            "autocomplete", channel=forum, command="go", focused="place", value="rav", options={"number": "2"}
        )
        assert offered["choices"] == [{"name": "Ravenna", "value": "ravenna"}]
        refused = await page.do("slash", channel=forum, command="found", options={})
        assert refused["error"] == "name: this option is required."
        await page.do("slash", channel=forum, command="found", options={"name": "Roma", "size": "3"})
        message = sandbox.messages("forum")[0]
        assert message["content"] == "Roma has 3 hearths"
        await page.do("click", message=message["id"], custom_id="vote:Roma:0")
        assert sandbox.messages("forum")[0]["content"] == "Roma: 1"
        await page.do("slash", channel=forum, command="menu", options={})
        menu = sandbox.messages("forum", "Narses")[-1]
        opened = await page.do("click", message=menu["id"], custom_id="name-it")
        values = {"name": "Legio I", "seat": ["Roma"]}
        wrong = await page.do("submit", interaction=opened["interaction"], values=values | {"seat": ["Tours"]})
        assert wrong["error"]
        done = await page.do("submit", interaction=opened["interaction"], values=values)
        assert done["error"] == ""
        assert (await page.do("submit", interaction=opened["interaction"], values=values))["error"]


async def test_secrets_stay_with_their_player(sandbox: Sandbox) -> None:
    async with running(Town()), browser(sandbox, "Narses") as narses, browser(sandbox, "Theodora") as theodora:
        await narses.hear("world")
        await theodora.hear("world")
        await sandbox.slash("Narses", "forum", "go", place="roma")
        await post(sandbox, {"content": "For all"})
        assert (await narses.hear("MESSAGE_CREATE"))["data"]["content"] == "You are in roma (0)"
        assert (await theodora.hear("MESSAGE_CREATE"))["data"]["content"] == "For all"
        past = await theodora.do("open", channel=sandbox.channel("forum")["id"])
        assert [message["content"] for message in past["messages"]] == ["For all"]


async def test_dismissed_for_good(sandbox: Sandbox) -> None:
    async with running(Town()), browser(sandbox, "Narses") as page:
        said = await sandbox.slash("Narses", "forum", "go", place="roma")
        assert said.message
        await page.socket.send_str(msgspec.json.encode({"op": "dismiss", "message": said.message["id"]}).decode())
        await page.hear("MESSAGE_DELETE")
        assert said.message is None


async def test_nonsense_is_answered(sandbox: Sandbox) -> None:
    async with browser(sandbox, "Narses") as page:
        assert (await page.do("fly"))["error"]
        assert (await page.do("say", channel="nowhere", content="x"))["error"] == "Unknown Channel"
        await page.socket.send_str("ave")
        assert (await page.hear("result"))["error"]


async def test_conversation_and_speech(sandbox: Sandbox) -> None:
    async with browser(sandbox, "Narses") as page:
        await page.hear("world")
        world = await page.do("converse")
        there = next(channel for channel in world["channels"] if channel["type"] == 1)
        assert (await page.do("say", channel=there["id"], content="Salve"))["error"] == ""
        assert sandbox.messages(there["id"])[0]["content"] == "Salve"
