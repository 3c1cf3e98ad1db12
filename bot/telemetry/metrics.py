"""Prometheus metrics of the running bot (https://prometheus.io/docs/concepts/metric_types).

The page is served on 127.0.0.1 only, and only if the host sets a port. No label contains player input: label values are
commands, kinds and outcomes named in this program.
"""

from __future__ import annotations

import re
import statistics
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import aiohttp
from aiohttp import web
from discord.utils import snowflake_time
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

HOST = "127.0.0.1"

REGISTRY = CollectorRegistry()
"""All metrics of this process."""

ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

INTERACTIONS = Counter(
    "cursus_interactions",
    "Commands and presses answered, by outcome",
    ["command", "outcome"],
    registry=REGISTRY,
)
ACKNOWLEDGEMENT = Histogram(
    "cursus_acknowledgement_seconds",
    "Time from an interaction's creation on Discord's clock to its first response",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 2.0, 3.0),
    registry=REGISTRY,
)
CHOICES = Counter("cursus_choices", "Saved actions", ["game", "kind"], registry=REGISTRY)
POSTS = Counter(
    "cursus_posts",
    "Posts and panels: sent, retried, lost with their channel, failed",
    ["kind", "outcome"],
    registry=REGISTRY,
)
DRAWING = Histogram(
    "cursus_drawing_seconds",
    "Time to draw one picture, without waiting for the render thread",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0),
    registry=REGISTRY,
)
ANALYSIS = Histogram(
    "cursus_analysis_seconds",
    "Time to calculate one suggestion, odds, advice or choice of the Legate, without waiting",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0),
    registry=REGISTRY,
)
GATEWAY = Counter(
    "cursus_gateway", "Connections to the gateway: dropped, resumed, identified", ["event"], registry=REGISTRY
)
REQUESTS = Counter("cursus_discord_requests", "Requests to Discord by status class", ["status"], registry=REGISTRY)
OUTBOX = Gauge(
    "cursus_outbox_depth", "Queued posts and panels, by whether their channel is lost", ["lost"], registry=REGISTRY
)
TABLES = Gauge("cursus_tables_in_memory", "Campaigns loaded in memory", registry=REGISTRY)
CAMPAIGNS = Gauge("cursus_campaigns", "Campaigns in the store", ["status"], registry=REGISTRY)
SERVERS = Gauge("cursus_servers", "Servers the bot belongs to", registry=REGISTRY)
WARM = Gauge("cursus_warm", "1 once the texts, rules and base maps of all games are loaded", registry=REGISTRY)

OLDEST_POST = Gauge("cursus_oldest_queued_post_seconds", "Age of the oldest post that waits", registry=REGISTRY)
OLDEST_TIMER = Gauge("cursus_oldest_due_timer_seconds", "How late the most overdue timer is", registry=REGISTRY)
STUCK_LEGATES = Gauge(
    "cursus_stuck_legates", "Campaigns whose Legate has not moved for five minutes", registry=REGISTRY
)
BACKUP_AGE = Gauge("cursus_backup_age_seconds", "Age of the newest backup on disk", registry=REGISTRY)
BLOCKED = Gauge("cursus_blocked_campaigns", "Open campaigns that can't be played now", registry=REGISTRY)

_HOSTS = ("127.0.0.1", "localhost", "[::1]")
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
_REMEMBERED = 1000
_recent: deque[float] = deque(maxlen=_REMEMBERED)


def tracing(
    on_response: Callable[[int], None],
    on_status: Callable[[int | None], None],
    on_global_rate_limit: Callable[[float], None],
) -> aiohttp.TraceConfig:
    """Traces a client's requests to Discord; pass it to the client's constructor.

    ``on_response`` is called with the id of each interaction whose first response Discord accepted or refused,
    ``on_status`` with the status of each response (None: there was none), ``on_global_rate_limit`` with the seconds for
    which Discord limits all requests.
    """

    async def failed(_: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestExceptionParams) -> None:
        on_status(None)

    async def answered(_: aiohttp.ClientSession, __: SimpleNamespace, done: aiohttp.TraceRequestEndParams) -> None:
        on_status(done.response.status)
        if done.response.headers.get("X-RateLimit-Global") == "true":
            on_global_rate_limit(float(done.response.headers.get("Retry-After", 0)))
        REQUESTS.labels(f"{done.response.status // 100}xx").inc()
        found = _CALLBACK.search(done.url.path)
        if found is None:
            return
        on_response(int(found[1]))
        if done.response.ok:
            acknowledged(int(found[1]))

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)
    return trace


def acknowledged(interaction: int) -> None:
    """Record that an interaction just got its first response; its id tells when it was created."""
    seconds = max(time.time() - snowflake_time(interaction).timestamp(), 0.0)
    ACKNOWLEDGEMENT.observe(seconds)
    _recent.append(seconds)


def recent_acknowledgements() -> tuple[float, float] | None:
    """Median and 99th percentile (seconds) of the last thousand; None with fewer than two."""
    if len(_recent) < 2:
        return None
    return statistics.median(_recent), statistics.quantiles(_recent, n=100, method="inclusive")[98]


def memory() -> int | None:
    """Memory use of this process in bytes; None if the system doesn't tell."""
    held = REGISTRY.get_sample_value("process_resident_memory_bytes")
    return None if held is None else int(held)


@asynccontextmanager
async def metrics_page(port: int | None, refresh: Callable[[], Awaitable[None]]) -> AsyncIterator[str]:
    """Serve the metrics on a port of 127.0.0.1 (0: any) until the block ends. Without a port, do nothing.

    ``refresh`` is called before each request to set the gauges. Yields the page's address.

    Raises:
        OSError: the port is taken.
    """
    if port is None:
        yield ""
        return

    async def page(request: web.Request) -> web.Response:
        if request.host.rpartition(":")[0] not in _HOSTS:  # a page in a browser on this machine may ask for others
            raise web.HTTPForbidden
        await refresh()
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})

    application = web.Application()
    application.router.add_get("/metrics", page)
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
        addresses: list[Any] = runner.addresses
        yield f"http://{HOST}:{addresses[0][1]}/metrics"
    finally:
        await runner.cleanup()
