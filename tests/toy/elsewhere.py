"""Runs the bot with the toy against a sandbox in another process.

Usage: ``python -m tests.toy.elsewhere HTTP WS DATABASE``.
"""

import asyncio
import sys
from pathlib import Path

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import tests.toy
from bot.app import open_store, run_until_stopped
from bot.client import CursusBot
from bot.interactions.rate_limits import NO_BOUNDS
from bot.sandbox import SandboxSettings
from rules.core import registry


async def play(http: str, ws: str, database: str) -> None:
    """Run the bot until it is stopped."""
    Route.BASE = f"{http}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(ws)
    discord.Asset.BASE = http
    async with open_store(Path(database)) as store:

        async def make() -> CursusBot:
            return CursusBot(store, bounds=NO_BOUNDS, guild_ready_timeout=0.05)

        await run_until_stopped(make, SandboxSettings().token)


if __name__ == "__main__":
    with registry.only_games({}):
        tests.toy.register()
        asyncio.run(play(*sys.argv[1:]))
