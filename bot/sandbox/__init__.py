"""A local Discord on 127.0.0.1: REST, gateway and a channel in the browser, for the unmodified client.

>>> async with Sandbox(SandboxSettings(port=0)) as box:
...     point_client_at(box)
"""

from bot.sandbox.limits import assert_discord_accepts
from bot.sandbox.protocol import Right
from bot.sandbox.server import Sandbox, point_client_at, serve
from bot.sandbox.settings import (
    UNLIMITED,
    GuildSettings,
    Person,
    RateLimits,
    RoleSettings,
    SandboxSettings,
    Window,
    WorldSettings,
)
from bot.sandbox.user_client import Outcome, readable

__all__ = [
    "UNLIMITED",
    "GuildSettings",
    "Outcome",
    "Person",
    "RateLimits",
    "Right",
    "RoleSettings",
    "Sandbox",
    "SandboxSettings",
    "Window",
    "WorldSettings",
    "assert_discord_accepts",
    "point_client_at",
    "readable",
    "serve",
]
