"""``python -m bot``: the bot on Discord; ``python -m bot sandbox``: the same bot in a channel in the browser."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any

import typer
from pydantic import ValidationError

from bot.errors import HostError
from bot.run import check_health, opened, run, set_up_logging, until_stopped
from bot.settings import Settings
from bot.texts import say
from render.core.canvas import prefer

BAD_HOST = 2
"""Exit code for everything that the host has to put right."""

app = typer.Typer(add_completion=False, help=say("help"), pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def play(context: typer.Context) -> None:
    """Run the bot on Discord; the token comes from DISCORD_TOKEN."""
    if context.invoked_subcommand is not None:
        return
    settings = _settings()
    if settings.token is None or not settings.token.get_secret_value().strip():
        raise _ended(HostError(say("token-missing")))
    _run(run(settings.token.get_secret_value().strip(), settings.database))


@app.command()
def sandbox(
    port: Annotated[int, typer.Option(help=say("help-port"))] = 8228,
    database: Annotated[Path, typer.Option(help=say("help-database"))] = Path("var/sandbox.db"),
    state: Annotated[Path | None, typer.Option(help=say("help-state"))] = None,
    record: Annotated[Path | None, typer.Option(help=say("help-record"))] = None,
) -> None:
    """Play in a channel in the browser: no account, no token, no internet."""
    _settings()
    _run(_sandbox(port, database, state or database.with_suffix(".channel.db"), record))


@app.command()
def health() -> None:
    """Exit with 0 when the bot that uses the database is well, with 1 when it is not."""
    try:
        check_health(_settings().database)
    except HostError as fault:
        typer.echo(str(fault), err=True)
        raise typer.Exit(1) from fault


async def _sandbox(port: int, database: Path, state: Path, record: Path | None) -> None:
    from bot.allowance import NO_BOUNDS
    from bot.client import CursusBot
    from bot.sandbox.server import Sandbox, point_client_at
    from bot.sandbox.settings import SandboxSettings

    async with opened(database) as store:
        box = Sandbox(SandboxSettings(port=port, state=state, record=record))
        try:
            await box.start()
        except OSError as fault:
            await box.close()
            raise HostError(say("port-taken", port=str(port), reason=os.strerror(fault.errno or 0))) from fault
        try:
            point_client_at(box)
            typer.echo(say("sandbox-open", address=box.http))
            await until_stopped(CursusBot(store, bounds=NO_BOUNDS, guild_ready_timeout=0.1), box.settings.token)
        finally:
            await box.close()


def _settings() -> Settings:
    try:
        settings = Settings()
    except ValidationError as fault:
        names = ", ".join(str(each["loc"][0]) for each in fault.errors())
        raise _ended(HostError(say("settings-wrong", names=names))) from None
    set_up_logging(settings.log_level, settings.token.get_secret_value() if settings.token else None)
    prefer(settings.pictures)
    return settings


def _run(work: Coroutine[Any, Any, None]) -> None:
    try:
        asyncio.run(work)
    except HostError as fault:
        raise _ended(fault) from fault


def _ended(fault: HostError) -> typer.Exit:
    """Say why the bot cannot run, to the person who hosts it."""
    typer.echo(str(fault), err=True)
    return typer.Exit(BAD_HOST)


if __name__ == "__main__":
    app(prog_name="python -m bot")
