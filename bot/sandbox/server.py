"""The sandbox: one small web server on 127.0.0.1 with REST, gateway, files and the page."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import discord
import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.sandbox import channel_routes, guild_routes, webhook_routes
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.messages import MessageService
from bot.sandbox.persistence import open_storage
from bot.sandbox.protocol import Json, Right
from bot.sandbox.rates import Rates
from bot.sandbox.request_log import Record
from bot.sandbox.rest import Rest, Router
from bot.sandbox.settings import SandboxSettings
from bot.sandbox.user_client import UserClient
from bot.sandbox.web_ui import Pages
from bot.sandbox.world import Guild, Post, World, public

if TYPE_CHECKING:
    from aiohttp.typedefs import Handler

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
LOCAL_NAMES = {"127.0.0.1", "localhost"}


class Sandbox(UserClient):
    """A Discord on loopback. ``await Sandbox(settings).start()``, point a client at it, ``await close()``.

    The methods of ``UserClient`` act as a person: ``slash``, ``autocomplete``, ``click``, ``select``, ``submit``.
    """

    def __init__(self, settings: SandboxSettings | None = None) -> None:
        self.settings = settings or SandboxSettings()
        self.http = ""
        self.ws = ""
        self.world = World(self.settings.world, open_storage(self.settings.state), self.settings.kept_files)
        self.gateway = Gateway(self)
        self.message_service = MessageService(self)
        self.interactions = Interactions(self)
        self.pages = Pages(self)
        self.faults = Faults()
        self.rates = Rates(self.settings.rates.everything)
        self.record = Record(self.settings.record)
        self._runner: web.AppRunner | None = None

    async def start(self) -> Sandbox:
        """Open the port and load the stored state. Raises ``OSError`` if the port is taken."""
        router = Router()
        for routes in (guild_routes, channel_routes, webhook_routes):
            routes.add(router)
        rest = Rest(self, router)
        application = web.Application(client_max_size=self.settings.request_limit + self.settings.request_limit // 5)
        served = (
            web.get("/gateway", self.gateway.serve),
            web.get("/gateway/", self.gateway.serve),
            web.route("*", "/api/{path:.*}", rest.serve),
            web.get("/attachments/{channel}/{file}/{name}", self._file),
            *self.pages.routes(),
        )
        application.add_routes([web.route(each.method, each.path, self._guarded(each.handler)) for each in served])
        self._runner = web.AppRunner(application, shutdown_timeout=0.2, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self.settings.port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.http = f"http://{HOST}:{port}"
        self.ws = f"ws://{HOST}:{port}/gateway"
        self.world.load(self.http)
        return self

    async def close(self) -> None:
        """Close all connections, the port and the files."""
        await self.gateway.close()
        await self.pages.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self.record.close()
        self.world.close()

    async def __aenter__(self) -> Sandbox:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _guarded(self, handler: Handler) -> Handler:
        """Wrap the handler to reject what a foreign web site sends here through someone's browser.

        It isn't a middleware, because aiohttp caches those forever, and with them every sandbox ever created.
        """

        async def guarded(request: web.Request) -> web.StreamResponse:
            if self._is_foreign(request):
                return web.Response(status=403, text="This server answers its own page only.")
            return await handler(request)

        return guarded

    def _is_foreign(self, request: web.Request) -> bool:
        origin = request.headers.get("Origin")
        try:
            host = urlsplit(f"//{request.headers.get('Host', '')}").hostname
            return host not in LOCAL_NAMES or (origin is not None and not self._is_own(origin))
        except ValueError:
            return True

    def _is_own(self, origin: str) -> bool:
        parts = urlsplit(origin)
        return parts.scheme == "http" and parts.hostname in LOCAL_NAMES and parts.port == urlsplit(self.http).port

    async def _file(self, request: web.Request) -> web.Response:
        file = self.world.files.get(request.match_info["file"])
        if file is None or file.name != request.match_info["name"]:
            raise web.HTTPNotFound
        shown = file.content_type if file.content_type.startswith(("image/", "text/plain")) else ""
        safe = shown if shown != "image/svg+xml" else ""
        headers = {"Content-Type": safe or "application/octet-stream", "X-Content-Type-Options": "nosniff"}
        headers["Cache-Control"] = "private, max-age=31536000, immutable"
        return web.Response(body=file.body, headers=headers)

    def announce(self, event: str, data: Json, channel: Json) -> None:
        """Announce a channel event to the gateway and the page; the bot gets only what it can see."""
        if self.world.can(self.world.me["id"], channel, Right.VIEW_CHANNEL):
            self.gateway.dispatch(event, data, channel.get("guild_id"))
        self.pages.tell(event, data, channel, "")

    def announce_post(self, event: str, post: Post) -> None:
        """Announce a message. An ephemeral one reaches only its viewer's page."""
        channel = self.world.channels[post.channel_id]
        gone: Json = {"id": post.id, "channel_id": post.channel_id}
        wire = gone if event == "MESSAGE_DELETE" else self.message_service.shown(post)
        guild_id = channel.get("guild_id")
        if guild_id is not None:
            wire["guild_id"] = guild_id
            if event != "MESSAGE_DELETE" and post.author_id in self.world.guild(guild_id).members:
                wire["member"] = self.world.guild(guild_id).members[post.author_id]
        if event == "MESSAGE_CREATE" and post.nonce:
            wire["nonce"] = post.nonce
        if not post.viewer and self.world.can(self.world.me["id"], channel, Right.VIEW_CHANNEL):
            self.gateway.dispatch(event, wire, guild_id)
        self.pages.tell(event, wire, channel, post.viewer)

    def guild_body(self, guild: Guild) -> Json:
        """Return a guild as the API shows it."""
        return {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "splash": None,
            "banner": None,
            "description": None,
            "owner_id": guild.owner_id,
            "roles": [public(role) for role in guild.roles.values()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "afk_timeout": 300,
            "afk_channel_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "safety_alerts_channel_id": None,
            "application_id": None,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "premium_progress_bar_enabled": False,
            "preferred_locale": "en-GB",
            "max_members": 500000,
        }

    def forbid(self, right: Right, channel: str = "forum") -> None:
        """Deny the bot a permission in a channel (to make it hit 50013, or 50001 without view access)."""
        self._overwrite(channel, right, right)

    def allow(self, right: Right, channel: str = "forum") -> None:
        """Grant the bot a permission in a channel, beyond its role."""
        self._overwrite(channel, right, Right(0))

    def _overwrite(self, which: str, right: Right, denied: Right) -> None:
        channel = self.world.channel(which)
        me = self.world.me["id"]
        overwrites = [entry for entry in channel["permission_overwrites"] if entry["id"] != me]
        standing = next((entry for entry in channel["permission_overwrites"] if entry["id"] == me), None)
        allow, deny = (int(standing["allow"]), int(standing["deny"])) if standing else (0, 0)
        allow, deny = (allow | right) & ~denied, (deny & ~right) | denied
        channel["permission_overwrites"] = [*overwrites, {"id": me, "type": 1, "allow": str(allow), "deny": str(deny)}]
        self.announce("CHANNEL_UPDATE", public(channel), channel)


def point_client_at(sandbox: Sandbox) -> None:
    """Point every discord.py client of this process at the sandbox: three class attributes, no method replaced."""
    Route.BASE = f"{sandbox.http}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.ws)
    discord.Asset.BASE = sandbox.http


async def serve(settings: SandboxSettings, run: Callable[[Sandbox], Awaitable[None]]) -> None:
    """Start a sandbox, point the client at it, and run something (a bot) against it until that ends."""
    async with Sandbox(settings) as sandbox:
        point_client_at(sandbox)
        log.info("Sandbox listening on %s", sandbox.http)
        await run(sandbox)
