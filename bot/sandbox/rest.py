"""The REST side: one pipeline for every request (log, faults, authorisation, rate limits, handler, response)."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import BodyPartReader, web

from bot.sandbox.attachments import Upload
from bot.sandbox.faults import Fault, Kind
from bot.sandbox.protocol import Json, Refusal, refusal
from bot.sandbox.rates import Bucket, TooMany, headers
from bot.sandbox.settings import RateLimits, Window

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox

log = logging.getLogger(__name__)

_POLL_SECONDS = 0.01
FAILURE = {"message": "injected internal error", "code": 0}
INSTEAD = {
    Kind.STATUS_BEFORE,
    Kind.CUT_BEFORE,
    Kind.RATE_ROUTE,
    Kind.RATE_GLOBAL,
    Kind.RATE_BAN,
    Kind.RATE_BARE,
    Kind.EXPIRED,
    Kind.SILENT_BEFORE,
}
"""Faults that prevent the request from being handled."""
PREFIX = re.compile(r"/api(/v\d+)?")
PARTS = re.compile(r"\{(\w+)\}")


@dataclasses.dataclass
class Call:
    """A request as its handler sees it."""

    box: Sandbox
    params: dict[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload]

    @property
    def json(self) -> Json:
        """The body as an object (empty if there's none)."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise refusal("invalid_json")
        return self.body


Answer = tuple[int, Any]
Handler = Callable[[Call], Awaitable[Answer]]


@dataclasses.dataclass(frozen=True)
class Endpoint:
    """A route: its template, handler, rate limit window, and whether it needs the bot's token."""

    method: str
    template: str
    handler: Handler
    window: Callable[[RateLimits], Window]
    by_token: bool

    @property
    def pattern(self) -> re.Pattern[str]:
        """The template as a regular expression with a group for each parameter."""
        return re.compile(PARTS.sub(r"(?P<\1>[^/]+)", self.template))

    def bucket_name(self, params: Mapping[str, str]) -> str:
        """Return the bucket's name: the route with its major parameter."""
        major = params.get("channel") or params.get("guild") or params.get("token") or ""
        return f"{self.method} {self.template}:{major}"


class Router:
    """The routes of the sandbox; modules add theirs by decorating handlers."""

    def __init__(self) -> None:
        self._endpoints: list[tuple[re.Pattern[str], Endpoint]] = []

    def route(
        self, method: str, template: str, window: Callable[[RateLimits], Window] = lambda rates: rates.others
    ) -> Callable[[Handler], Handler]:
        """Register a handler. Webhook and callback routes have their own token in the path."""

        def register(handler: Handler) -> Handler:
            by_token = template.startswith(("/webhooks/", "/interactions/"))
            endpoint = Endpoint(method, template, handler, window, by_token)
            self._endpoints.append((endpoint.pattern, endpoint))
            return handler

        return register

    def find(self, method: str, path: str) -> tuple[Endpoint, dict[str, str]] | None:
        """Find the endpoint of a request and its path parameters."""
        for pattern, endpoint in self._endpoints:
            found = pattern.fullmatch(path)
            if found is not None and endpoint.method == method:
                return endpoint, found.groupdict()
        return None


@dataclasses.dataclass
class Parsed:
    """A request's body: its raw JSON and its files."""

    raw: bytes
    uploads: list[Upload]


async def _parse(request: web.Request, limit: int) -> Parsed:
    if not request.content_type.startswith("multipart/"):
        return Parsed(await request.read(), [])
    raw, uploads = b"", []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        body = bytes(await part.read())
        name = part.name or ""
        found = re.fullmatch(r"files?\[(\d+)\]", name)
        if name == "payload_json":
            raw = body
        elif found:
            uploads.append(Upload(int(found[1]), name, part.filename or "file", body))
    if sum(len(upload.body) for upload in uploads) > limit:
        raise refusal("too_large")
    return Parsed(raw, uploads)


class Rest:
    """Answers the bot's requests."""

    def __init__(self, box: Sandbox, router: Router) -> None:
        self._box = box
        self._router = router

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Answer one request and log it."""
        path = PREFIX.sub("", request.path, count=1)
        try:
            parsed = await _parse(request, self._box.settings.request_limit)
        except Refusal as error:
            return _respond(error.status, error.body(), {})
        except ConnectionError:
            log.info("The client disconnected during %s %s", request.method, path)
            return web.Response(status=400)
        files = [{"name": it.name, "filename": it.filename, "size": len(it.body)} for it in parsed.uploads]
        try:
            entry = self._box.record.begin(request.method, request.path, dict(request.query), parsed.raw, files)
        except msgspec.DecodeError:
            broken = refusal("invalid_json")
            return _respond(broken.status, broken.body(), {})
        fault = self._box.faults.strike(request.method, path)
        status, body, extra = await self._through_fault(fault, request, path, parsed)
        self._box.record.end(entry, status)
        if status == 0:
            if request.transport is not None:
                request.transport.close()
            return web.Response(status=500)
        response = _respond(status, body, extra)
        match fault.kind if fault is not None else None:
            case Kind.RATE_BAN:
                del response.headers["Via"]
            case Kind.CUT_MIDWAY:
                return await _cut_midway(request, response)
        return response

    async def _through_fault(
        self, fault: Fault | None, request: web.Request, path: str, parsed: Parsed
    ) -> tuple[int, Any, dict[str, str]]:
        """Handle the request as far as a fault allows; status 0 means that the connection must be cut."""
        if fault is None:
            return await self._work(request, path, parsed)
        if fault.kind in INSTEAD:
            return await self._instead(fault, request, path)
        if fault.kind is Kind.DELAY:
            await asyncio.sleep(fault.seconds)
        done = await self._work(request, path, parsed)
        if fault.kind is Kind.SILENT_AFTER:
            await _until_gone(request)
        if fault.kind is Kind.STATUS_AFTER:
            return fault.status, FAILURE, {}
        return (0, None, {}) if fault.kind in (Kind.CUT_AFTER, Kind.SILENT_AFTER) else done

    async def _instead(self, fault: Fault, request: web.Request, path: str) -> tuple[int, Any, dict[str, str]]:
        """Respond without handling the request."""
        match fault.kind:
            case Kind.STATUS_BEFORE:
                return fault.status, FAILURE, {}
            case Kind.RATE_BARE:
                return 429, {"message": "You are being rate limited.", "code": 0}, {}
            case Kind.RATE_ROUTE | Kind.RATE_GLOBAL | Kind.RATE_BAN:
                limited = TooMany(fault.seconds, "global" if fault.kind is Kind.RATE_GLOBAL else "shared")
                return 429, limited.body(), limited.headers()
            case Kind.EXPIRED:
                expired = refusal("unknown_interaction" if path.startswith("/interactions/") else "dead_token")
                return expired.status, expired.body(), {}
            case Kind.SILENT_BEFORE:
                await _until_gone(request)
        return 0, None, {}

    async def _work(self, request: web.Request, path: str, parsed: Parsed) -> tuple[int, Any, dict[str, str]]:
        found = self._router.find(request.method, path)
        if found is None:
            log.error("The sandbox has no route %s %s", request.method, path)
            missing = refusal("not_found")
            return missing.status, missing.body(), {}
        endpoint, params = found
        name = endpoint.bucket_name(params)
        bucket = self._box.rates.bucket(name, endpoint.window(self._box.settings.rates))
        try:
            if not endpoint.by_token:
                self._authorise(request)
            self._take(bucket, endpoint)
            body = msgspec.json.decode(parsed.raw) if parsed.raw else None
            status, answer = await endpoint.handler(Call(self._box, params, request.query, body, parsed.uploads))
        except Refusal as error:
            return error.status, error.body(), headers(name, bucket)
        except TooMany as error:
            return 429, error.body(), headers(name, bucket) | error.headers()
        return status, answer, headers(name, bucket)

    def _authorise(self, request: web.Request) -> None:
        agent = request.headers.get("User-Agent", "")
        if request.headers.get("Authorization") != f"Bot {self._box.settings.token}":
            raise refusal("unauthorized")
        if not agent.startswith("DiscordBot"):
            log.warning("Request without a DiscordBot User-Agent, Discord would block it: %s", agent)

    def _take(self, bucket: Bucket, endpoint: Endpoint) -> None:
        everything = self._box.rates.everything
        if not endpoint.by_token and not everything.take():
            raise TooMany(everything.reset_after, "global")
        if not bucket.take():
            raise TooMany(bucket.reset_after)


async def _until_gone(request: web.Request) -> None:
    """Wait until the client has given up."""
    while request.transport is not None and not request.transport.is_closing():  # noqa: ASYNC110 - there's no event
        await asyncio.sleep(_POLL_SECONDS)


async def _cut_midway(request: web.Request, whole: web.Response) -> web.StreamResponse:
    """Send the headers and half of the body, then cut the connection."""
    body = whole.body if isinstance(whole.body, bytes) else b""
    half = web.StreamResponse(status=whole.status, headers=whole.headers)
    half.content_length = max(len(body), 2)
    await half.prepare(request)
    await half.write(body[: len(body) // 2] or b"{")
    if request.transport is not None:
        request.transport.close()
    return half


def _respond(status: int, body: Any, extra: Mapping[str, str]) -> web.Response:
    """Return the HTTP response. The client needs ``Via`` and exactly ``application/json``."""
    fields = {"Via": "1.1 sandbox", **extra}
    if status == 204 or body is None:
        return web.Response(status=status, headers=fields)
    return web.Response(status=status, body=msgspec.json.encode(body), headers=fields | {"Content-Type": JSON_TYPE})


JSON_TYPE = "application/json"
