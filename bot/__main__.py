"""``python -m bot``: the bot on Discord; ``python -m bot sandbox``: the same bot in a local browser channel."""

from __future__ import annotations

import asyncio
import faulthandler
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any

import typer
from pydantic import ValidationError

from bot.app import check_health, drawing_beside, open_store, run, run_until_stopped
from bot.common.errors import HostError, TryLaterError, UserError
from bot.common.event_loop import run_main
from bot.common.messages import say
from bot.ops import command_line, maintenance
from bot.ops.backups import Rotation
from bot.settings import Settings
from bot.telemetry.logging import set_up_logging
from render.core.canvas import prefer

BAD_HOST = 2
"""Exit code for everything that the host has to fix."""

TRY_LATER = 75
"""Exit code for what may go away by itself: a service manager should try again (``EX_TEMPFAIL`` of sysexits.h)."""

app = typer.Typer(add_completion=False, help=say("help"), pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def play(context: typer.Context) -> None:
    """Run the bot on Discord; the token comes from DISCORD_TOKEN."""
    if context.invoked_subcommand is not None:
        return
    settings = _settings()
    if settings.token is None or not settings.token.get_secret_value().strip():
        raise _ended(HostError(say("token-missing")))
    folder, kept = settings.backup_folder, Rotation(*settings.backups_kept)
    backups = None if folder is None else (folder, kept)
    _run(run(settings.token.get_secret_value().strip(), settings.database, backups, settings.metrics_port))


@app.command()
def sandbox(
    port: Annotated[int, typer.Option(help=say("help-port"))] = 8228,
    database: Annotated[Path, typer.Option(help=say("help-database"))] = Path("var/sandbox.db"),
    state: Annotated[Path | None, typer.Option(help=say("help-state"))] = None,
    record: Annotated[Path | None, typer.Option(help=say("help-record"))] = None,
) -> None:
    """Play in a local channel in the browser: no account, no token, no internet."""
    port_of_metrics = _settings().metrics_port
    _run(_sandbox(port, database, state or database.with_suffix(".channel.db"), record, port_of_metrics))


@app.command()
def health() -> None:
    """Exit with 0 if the bot using the database is healthy, with 1 if it isn't."""
    try:
        check_health(_settings().database)
    except HostError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from error


@app.command(help=say("help-backup"))
def backup(file: Annotated[Path | None, typer.Argument(help=say("help-backup-file"))] = None) -> None:
    """Copy the database into a file; the bot may be running."""
    try:
        made = maintenance.make_backup(_settings().database, file)
    except HostError as error:
        raise _ended(error) from error
    typer.echo(say("backup-made", file=str(made)))


@app.command(help=say("help-restore"))
def restore(file: Annotated[Path, typer.Argument(help=say("help-restore-file"))]) -> None:
    """Replace the database with a copy; the bot must be stopped."""
    try:
        kept = maintenance.restore_backup(file, _settings().database)
    except HostError as error:
        raise _ended(error) from error
    if kept is None:
        typer.echo(say("restore-done", copy=str(file)))
    else:
        typer.echo(say("restore-done-kept", copy=str(file), kept=str(kept)))


@app.command(help=say("help-check"))
def check(file: Annotated[Path | None, typer.Argument(help=say("help-check-file"))] = None) -> None:
    """Check the database and every campaign in it; exit with 1 if something is wrong."""
    database = file or _settings().database
    try:
        sound = asyncio.run(maintenance.check(database, typer.echo))
    except HostError as error:
        raise _ended(error) from error
    if not sound:
        raise typer.Exit(1)


@app.command(help=say("help-admin"))
def admin(
    tool: Annotated[str, typer.Argument(help=say("help-admin-tool"))],
    number: Annotated[str | None, typer.Argument(help=say("option-number"))] = None,
) -> None:
    """Use one of the host's tools on the database."""
    try:
        typer.echo(asyncio.run(command_line.run(tool, number, _settings().database)))
    except (HostError, UserError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(BAD_HOST) from error


async def _sandbox(port: int, database: Path, state: Path, record: Path | None, metrics_port: int | None) -> None:
    from bot.client import CursusBot
    from bot.interactions.rate_limits import NO_BOUNDS
    from bot.sandbox.server import Sandbox, point_client_at
    from bot.sandbox.settings import SandboxSettings

    async with open_store(database) as store:
        box = Sandbox(SandboxSettings(port=port, state=state, record=record))
        try:
            await box.start()
        except OSError as error:
            await box.close()
            raise HostError(say("port-taken", port=str(port), reason=os.strerror(error.errno or 0))) from error
        try:
            point_client_at(box)
            typer.echo(say("sandbox-open", address=box.http))

            async def make() -> CursusBot:
                return CursusBot(store, bounds=NO_BOUNDS, drawing=drawing_beside(database), guild_ready_timeout=0.1)

            await run_until_stopped(make, box.settings.token, metrics_port)
        finally:
            await box.close()


def _settings() -> Settings:
    try:
        settings = Settings()
    except ValidationError as error:
        names = ", ".join(str(each["loc"][0]) for each in error.errors())
        raise _ended(HostError(say("settings-wrong", names=names))) from None
    token = "" if settings.token is None else settings.token.get_secret_value().strip()
    set_up_logging(settings.log_level, settings.log_format, token)
    prefer(settings.pictures)
    return settings


def _run(work: Coroutine[Any, Any, None]) -> None:
    faulthandler.enable(2)  # a crash in a library's C code tells on stderr where each thread was
    try:
        run_main(work)
    except HostError as error:
        raise _ended(error) from error


def _ended(error: HostError) -> typer.Exit:
    """Print to the host why the bot can't run, and exit."""
    typer.echo(str(error), err=True)
    return typer.Exit(TRY_LATER if isinstance(error, TryLaterError) else BAD_HOST)


if __name__ == "__main__":
    app(prog_name="python -m bot")
