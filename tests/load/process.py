"""``python -m tests.load.process``: the bot as a host runs it, connected to a sandbox."""

from __future__ import annotations

import sys
from pathlib import Path

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import run
from bot.common.event_loop import run_main
from bot.telemetry.logging import set_up_logging


def main(http: str, gateway: str, token: str, database: str, metrics_port: str) -> None:
    """Run until SIGTERM."""
    Route.BASE = f"{http}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.Asset.BASE = http
    set_up_logging("WARNING", "json", token)
    run_main(run(token, Path(database), metrics_port=int(metrics_port)))


if __name__ == "__main__":
    main(*sys.argv[1:])
