"""Sandbox settings: its port, files, world and clocks."""

from __future__ import annotations

import dataclasses
from pathlib import Path

from bot.sandbox.protocol import ALL_RIGHTS, CITIZEN_RIGHTS, MIN_BOT_PERMISSIONS, Right

MEBIBYTE = 1024 * 1024


@dataclasses.dataclass(frozen=True)
class RoleSettings:
    """A guild role: its name, permission bits and colour (0xRRGGBB, 0 for none)."""

    name: str
    permissions: int
    colour: int = 0


@dataclasses.dataclass(frozen=True)
class Person:
    """A user, with the names of their roles in every guild."""

    name: str
    roles: tuple[str, ...] = ("Cives",)


DEFAULT_ROLES = (
    RoleSettings("Basileus", ALL_RIGHTS, 0x9B59B6),
    RoleSettings("Consul", int(CITIZEN_RIGHTS | Right.ADMINISTRATOR), 0xC0392B),
    RoleSettings("Magister", int(CITIZEN_RIGHTS | Right.MANAGE_MESSAGES | Right.MANAGE_THREADS), 0xC8963E),
    RoleSettings("Cives", int(CITIZEN_RIGHTS)),
)

DEFAULT_PEOPLE = (
    Person("Iustinianus", ("Basileus", "Cives")),
    Person("Theodora", ("Consul", "Cives")),
    Person("Belisarius", ("Magister", "Cives")),
    Person("Narses"),
    Person("Procopius"),
)


@dataclasses.dataclass(frozen=True)
class GuildSettings:
    """A server: its text channels by name, its people by name (the first is the owner) and its roles."""

    name: str = "Cursus Publicus"
    channels: tuple[str, ...] = ("forum", "castra")
    members: tuple[str, ...] = tuple(person.name for person in DEFAULT_PEOPLE)
    roles: tuple[RoleSettings, ...] = DEFAULT_ROLES


@dataclasses.dataclass(frozen=True)
class WorldSettings:
    """Everything that exists before the first message. Ids follow from the order of the entries."""

    guilds: tuple[GuildSettings, ...] = (GuildSettings(),)
    people: tuple[Person, ...] = DEFAULT_PEOPLE
    bot_name: str = "Cursus Publicus"
    bot_permissions: int = int(MIN_BOT_PERMISSIONS)


@dataclasses.dataclass(frozen=True)
class Window:
    """A rate limit: so many requests in so many seconds."""

    limit: int
    seconds: float


@dataclasses.dataclass(frozen=True)
class RateLimits:
    """Windows by kind of route. Discord doesn't publish numbers; these are what clients usually see."""

    posts: Window = Window(5, 5.0)
    edits: Window = Window(5, 5.0)
    old_edits: Window = Window(30, 3600.0)
    webhooks: Window = Window(5, 2.0)
    callbacks: Window = Window(1000, 1.0)
    others: Window = Window(50, 1.0)
    everything: Window = Window(50, 1.0)


UNLIMITED = RateLimits(*(Window(100_000, 1.0) for _ in range(7)))
"""Windows so wide that no test reaches them."""


@dataclasses.dataclass(frozen=True)
class SandboxSettings:
    """How a sandbox is run. Times are in seconds, sizes in bytes.

    ``record`` is a file that gets every request of the bot as a line of JSON. ``state`` is a SQLite file in which
    messages, threads, commands and pictures outlive the process. By default nothing is written. ``shards`` is how many
    connections a client is told to spread its guilds over.
    """

    port: int = 0
    record: Path | None = None
    state: Path | None = None
    world: WorldSettings = WorldSettings()
    rates: RateLimits = RateLimits()
    token: str = "sandbox-token"  # noqa: S105
    answer_window: float = 3.0
    token_window: float = 900.0
    nonce_window: float = 300.0
    old_message_age: float = 3600.0
    heartbeat_seconds: float = 41.25
    session_seconds: float = 300.0
    replay_events: int = 500
    privileged_intents: int = 0
    shards: int = 1
    file_limit: int = 10 * MEBIBYTE
    request_limit: int = 25 * MEBIBYTE
    kept_files: int = 400
    page: Path = Path(__file__).parent / "page"
