"""The page's server side: its files, and one socket for each browser."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox.commands import shown_in
from bot.sandbox.interactions import Interaction
from bot.sandbox.protocol import Json, Refusal, Right
from bot.sandbox.user_client import Outcome
from bot.sandbox.world import LOCALES, public

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox

TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
FILE_NAME = re.compile(r"[a-z]+\.(html|css|js)")
HISTORY = 100
_PICTURES = "img-src 'self' http://127.0.0.1:* data: https:"
POLICY = f"default-src 'self'; {_PICTURES}; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
"""Pictures are at 127.0.0.1, also for a page that was opened at localhost."""


class Page:
    """One browser, used by one person."""

    def __init__(self, socket: web.WebSocketResponse, user_id: str) -> None:
        self.user_id = user_id
        self.socket = socket
        self.modals: dict[str, Interaction] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, thing: Json) -> None:
        """Queue a message."""
        self.run(self._send(thing))

    async def _send(self, thing: Json) -> None:
        if not self.socket.closed:
            try:
                await self.socket.send_str(msgspec.json.encode(thing).decode())
            except (ConnectionError, RuntimeError):
                return

    def run(self, work: Awaitable[None]) -> None:
        """Start a task that ends with the page at the latest."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Cancel all tasks."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Pages:
    """All open pages of a sandbox."""

    def __init__(self, box: Sandbox) -> None:
        self._box = box
        self._open: set[Page] = set()
        self._operations: dict[str, Callable[[Page, Json], Awaitable[Outcome | None]]] = {
            "open": self._show,
            "say": self._say,
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "select": self._select,
            "submit": self._submit,
            "dismiss": self._dismiss,
            "commands": self._commands,
            "converse": self._converse,
        }

    def routes(self) -> tuple[web.RouteDef, ...]:
        """The routes of the page's files and its socket."""
        return (
            web.get("/", self._file),
            web.get("/{name:favicon.ico}", self._favicon),
            web.get("/page/socket", self._listen),
            web.get("/page/{name}", self._file),
        )

    async def _favicon(self, _: web.Request) -> web.Response:
        return web.Response(body=FAVICON.encode(), headers={"Content-Type": "image/svg+xml"})

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info.get("name", "index.html")
        path = self._box.settings.page / name
        if not FILE_NAME.fullmatch(name) or not await asyncio.to_thread(path.is_file):
            raise web.HTTPNotFound
        body = await asyncio.to_thread(path.read_bytes)
        headers = {"Content-Type": f"{TYPES[path.suffix]}; charset=utf-8", "Cache-Control": "no-store"}
        headers |= {"Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff"}
        return web.Response(body=body, headers=headers)

    async def _listen(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        try:
            user = self._box.world.user(request.query.get("user", ""))
        except Refusal:
            user = self._box.world.users[next(iter(self._box.world.guilds.values())).owner_id]
        if (locale := request.query.get("locale", "")) in LOCALES:
            self._box.world.set_locale(user["id"], locale)
        page = Page(socket, user["id"])
        self._open.add(page)
        page.send({"op": "world", **self._world(page)})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    page.run(self._receive(page, frame.data))
        finally:
            self._open.discard(page)
            await page.stop()
        return socket

    async def _receive(self, page: Page, text: str) -> None:
        asked: Json = {}
        try:
            asked = msgspec.json.decode(text, type=dict[str, Any])
            outcome = await self._operations[asked["op"]](page, asked)
        except Refusal as error:
            page.send({"op": "result", "nonce": asked.get("nonce"), "error": error.message})
            return
        except (msgspec.DecodeError, KeyError):
            page.send({"op": "result", "nonce": asked.get("nonce"), "error": "Unknown request."})
            return
        if outcome is not None:
            page.send(self._result(page, asked, outcome))

    def _result(self, page: Page, asked: Json, outcome: Outcome) -> Json:
        result: Json = {"op": "result", "nonce": asked.get("nonce"), "error": outcome.error}
        if outcome.interaction is not None:
            result |= {"choices": outcome.choices, "modal": outcome.modal, "interaction": outcome.interaction.id}
            if outcome.modal is not None:
                page.modals[outcome.interaction.id] = outcome.interaction
        return result

    def _world(self, page: Page) -> Json:
        world = self._box.world
        people = [user for key, user in world.users.items() if key != world.me["id"]]
        guilds = [
            {"id": guild.id, "name": guild.name, "roles": [public(role) for role in guild.roles.values()]}
            for guild in world.guilds.values()
            if page.user_id in guild.members
        ]
        return {
            "me": page.user_id,
            "locale": world.locale(page.user_id),
            "bot": public(world.me),
            "people": [self._person(user) for user in people],
            "guilds": guilds,
            "channels": [public(channel) for channel in world.visible_channels(page.user_id)],
            "answer_window": self._box.settings.answer_window,
            "connected": self._box.gateway.connected,
        }

    def _person(self, user: Json) -> Json:
        """Return a user with the colour of their highest coloured role."""
        for guild in self._box.world.guilds.values():
            held = (guild.members.get(user["id"]) or {"roles": []})["roles"]
            roles = sorted((guild.roles[key] for key in held), key=lambda role: -int(role["position"]))
            colour = next((role["color"] for role in roles if role["color"]), 0)
            return public(user) | {"colour": colour, "role": roles[0]["name"] if roles else ""}
        return public(user)

    def tell(self, event: str, data: Json, channel: Json, viewer: str) -> None:
        """Push an event to the pages of those who may see it."""
        for page in self._open:
            if viewer in {"", page.user_id} and self._box.world.can(page.user_id, channel, Right.VIEW_CHANNEL):
                page.send({"op": "event", "event": event, "data": data})

    def commands_changed(self) -> None:
        """Tell the pages to reload the commands."""
        for page in self._open:
            page.send({"op": "commands_changed"})

    async def close(self) -> None:
        """Close all sockets."""
        for page in list(self._open):
            await page.socket.close(code=1001)

    async def _show(self, page: Page, asked: Json) -> None:
        channel = self._box.world.channel(str(asked["channel"]))
        if not self._box.world.can(page.user_id, channel, Right.VIEW_CHANNEL):
            raise Refusal(403, 50001, "You do not see this channel.")
        posts = [post for post in self._box.world.posts_in(channel["id"]) if not post.viewer][-HISTORY:]
        page.send(
            {
                "op": "history",
                "channel": channel["id"],
                "messages": [self._box.message_service.shown(post) for post in posts],
                "commands": self._offered(page, channel["id"]),
            }
        )

    async def _say(self, page: Page, asked: Json) -> Outcome:
        return await self._box.say(page.user_id, asked["channel"], str(asked["content"]))

    async def _slash(self, page: Page, asked: Json) -> Outcome:
        return await self._box.slash(page.user_id, asked["channel"], asked["command"], **asked["options"])

    async def _autocomplete(self, page: Page, asked: Json) -> Outcome:
        others = {key: value for key, value in asked["options"].items() if key != asked["focused"]}
        return await self._box.autocomplete(
            page.user_id,
            asked["channel"],
            asked["command"],
            focused=asked["focused"],
            value=asked["value"],
            **others,
        )

    async def _click(self, page: Page, asked: Json) -> Outcome:
        return await self._box.click(page.user_id, asked["message"], asked["custom_id"])

    async def _select(self, page: Page, asked: Json) -> Outcome:
        return await self._box.select(page.user_id, asked["message"], asked["custom_id"], asked["values"])

    async def _submit(self, page: Page, asked: Json) -> Outcome:
        opened = page.modals.get(asked["interaction"])
        if opened is None:
            return Outcome(self._box, error="The modal is no longer open.")
        outcome = await self._box.submit(page.user_id, opened, asked["values"])
        if not outcome.error:
            page.modals.pop(asked["interaction"], None)
        return outcome

    async def _dismiss(self, page: Page, asked: Json) -> None:
        self._box.dismiss(page.user_id, asked["message"])

    async def _commands(self, page: Page, asked: Json) -> None:
        page.send({"op": "commands", "commands": self._offered(page, asked["channel"])})

    def _offered(self, page: Page, channel: str) -> list[Json]:
        """Return the commands for a page, in its user's language."""
        locale = self._box.world.locale(page.user_id)
        return [shown_in(locale, entry) for entry in self._box.commands(page.user_id, channel)]

    async def _converse(self, page: Page, _: Json) -> None:
        self._box.dm(page.user_id)
        page.send({"op": "world", **self._world(page)})


FAVICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#8c1d2f"/>'
    '<path d="M6 9h20v14H6z M6 9l10 8 10-8" fill="none" stroke="#f3d9a4" stroke-width="2.4"/></svg>'
)
