"""The error reporter: every unexpected error gets a reference, and the host is told once."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import sqlite3
import traceback
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord.app_commands import Cooldown
from structlog.contextvars import get_contextvars

from bot import __version__
from bot.common.messages import say
from bot.storage import Store

MAX_REPORTS_PER_HOUR = 6
"""Maximum number of errors reported to the host per hour. The others are logged and reported if they recur."""

_NOTE = "fault"
_PROBLEM = "trouble"
_OURS = ("bot", "render", "rules", "data")
_ROOT = Path(__file__).parents[2]
_TRANSIENT = (
    ConnectionError,
    TimeoutError,
    aiohttp.ClientError,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
    discord.DiscordServerError,
    discord.RateLimited,
)
"""Transient errors: not bugs."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class ErrorSignature:
    """A distinct error: the exception's type and where in our code it was raised, with its reference."""

    kind: str
    place: str

    @property
    def reference(self) -> str:
        """Eight characters, stable for this error in this version."""
        named = f"{__version__}|{self.kind}|{self.place}"
        return hashlib.sha256(named.encode()).hexdigest()[:8].upper()


def signature_of(error: BaseException) -> ErrorSignature:
    """The distinct error behind an exception. Its message isn't part of it, because it may quote a player."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if _within(frame.filename) is not None]
    for frame in reversed(ours or frames):
        name = _within(frame.filename) or Path(frame.filename).name
        return ErrorSignature(type(error).__name__, f"{name}:{frame.lineno} {frame.name}")
    return ErrorSignature(type(error).__name__, "nowhere")


def _within(filename: str) -> str | None:
    """The path of our file relative to the project root; None for a library's."""
    path = Path(filename)
    if not path.is_relative_to(_ROOT):
        return None
    inside = path.relative_to(_ROOT)
    return inside.as_posix() if inside.parts[0] in _OURS else None


class ErrorReporter(logging.Handler):
    """Sends every logged error to the bot's owner in private: each once, and few per hour."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        super().__init__(logging.ERROR)
        self._client = client
        self._store = store
        self._loop: asyncio.AbstractEventLoop | None = None
        self._known: set[str] = set()
        self._allowed = Cooldown(MAX_REPORTS_PER_HOUR, 3600.0)
        self._tasks: set[asyncio.Task[None]] = set()
        self._problems: dict[str, bool] = {}

    def start(self) -> None:
        """Start listening to the log."""
        self._loop = asyncio.get_running_loop()
        logging.getLogger().addHandler(self)

    async def stop(self) -> None:
        """Stop listening; reports in progress get two seconds."""
        logging.getLogger().removeHandler(self)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2.0)
        for task in self._tasks:
            task.cancel()

    async def report_problem(self, what: str, text: str) -> None:
        """Tell the owner of a lasting problem, once until :meth:`report_recovery`, even across restarts.

        ``what`` is a short name for it, ``text`` the message to the owner.
        """
        if await self._is_known(what):
            return
        self._problems[what] = True
        self._begin(self._report_state(what, text), what)

    async def report_recovery(self, what: str, text: str) -> None:
        """Tell the owner that a reported problem is over."""
        if not await self._is_known(what):
            return
        self._problems[what] = False
        self._begin(self._report_state(what, text), what)

    async def _is_known(self, what: str) -> bool:
        """Whether the owner knows of a problem and hasn't heard of its end."""
        if what not in self._problems:
            try:
                self._problems[what] = bool(await self._store.notes.get(f"{_PROBLEM} {what}"))
            except sqlite3.Error:
                return False
        return self._problems[what]

    async def _report_state(self, what: str, text: str) -> None:
        is_ongoing = self._problems[what]
        try:
            await self._write_to_owner(text)
        except Exception as error:
            self._problems[what] = not is_ongoing  # retried the next time it's noticed
            _log.warning("Failed to notify the owner about the %s: %s", what, type(error).__name__)
            return
        with contextlib.suppress(sqlite3.Error):
            await self._store.notes.set(f"{_PROBLEM} {what}", "1" if is_ongoing else "")

    def emit(self, record: logging.LogRecord) -> None:
        """Report a log record with an exception. Other threads log as well."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None or isinstance(error, _TRANSIENT) or self._loop is None or self._loop.is_closed():
            return
        self._loop.call_soon_threadsafe(self._report, signature_of(error), dict(get_contextvars()))

    def _report(self, signature: ErrorSignature, about: Mapping[str, Any]) -> None:
        if signature.reference in self._known:
            return
        self._known.add(signature.reference)
        self._begin(self._report_once(signature, about), signature.reference)

    def _begin(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=f"report {name}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _report_once(self, signature: ErrorSignature, about: Mapping[str, Any]) -> None:
        try:
            if await self._store.notes.get(f"{_NOTE} {signature.reference}") is not None:
                return
            if self._allowed.update_rate_limit() is not None:
                self._known.discard(signature.reference)
                return
            await self._send_report(signature, about)
            await self._store.notes.set(f"{_NOTE} {signature.reference}", signature.place)
        except Exception as error:  # a failed report must not cause another one
            _log.warning("Failed to notify the owner about fault %s: %s", signature.reference, type(error).__name__)

    async def _send_report(self, signature: ErrorSignature, about: Mapping[str, Any]) -> None:
        where = ", ".join(f"{key} {about[key]}" for key in ("campaign", "decision", "command", "timer") if key in about)
        text = say(
            "fault-report",
            reference=signature.reference,
            kind=signature.kind,
            place=signature.place,
            version=__version__,
            where=where or say("fault-nowhere"),
        )
        await self._write_to_owner(text)

    async def _write_to_owner(self, text: str) -> None:
        owner = await self._client.fetch_user(application_owner(self._client))
        await owner.send(text, allowed_mentions=discord.AllowedMentions.none())


def application_owner(client: discord.Client) -> int:
    """The user who owns the application; for a team's application, the team's owner."""
    application = client.application
    assert application is not None, "known after login"
    team = application.team
    return application.owner.id if team is None or team.owner_id is None else team.owner_id


def hosts(client: discord.Client) -> frozenset[int]:
    """The application's owner, or the members of the team that owns it; no one before the login."""
    application = client.application
    if application is None:
        return frozenset()
    if application.team is None:
        return frozenset({application.owner.id})
    accepted = discord.TeamMembershipState.accepted
    return frozenset(member.id for member in application.team.members if member.membership_state is accepted)


def is_host(client: discord.Client, user: int) -> bool:
    """Whether someone hosts the bot."""
    return user in hosts(client)
