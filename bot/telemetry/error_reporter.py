"""The error reporter: each unexpected error has a reference for player and log, and its host is told once."""

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

TOLD_IN_AN_HOUR = 6
"""Most faults reported to the host within an hour; the others are in the log, and reported if they recur."""

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
"""Transient errors: no one's fault here."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Fault:
    """A distinct fault: the type of the exception and the place in our code where it arose, with its reference."""

    kind: str
    place: str

    @property
    def reference(self) -> str:
        """Eight characters, the same whenever this fault occurs in this version."""
        named = f"{__version__}|{self.kind}|{self.place}"
        return hashlib.sha256(named.encode()).hexdigest()[:8].upper()


def fault_of(error: BaseException) -> Fault:
    """The fault that an exception is an occurrence of. Its message isn't part of it, because it may quote a player."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if _within(frame.filename) is not None]
    for frame in reversed(ours or frames):
        name = _within(frame.filename) or Path(frame.filename).name
        return Fault(type(error).__name__, f"{name}:{frame.lineno} {frame.name}")
    return Fault(type(error).__name__, "nowhere")


def _within(filename: str) -> str | None:
    """The path of a file of ours below the root of the project; None for a library's."""
    path = Path(filename)
    if not path.is_relative_to(_ROOT):
        return None
    inside = path.relative_to(_ROOT)
    return inside.as_posix() if inside.parts[0] in _OURS else None


class ErrorReporter(logging.Handler):
    """Sends every fault that is logged to the bot's owner in private: each once, and few within an hour."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        super().__init__(logging.ERROR)
        self._client = client
        self._store = store
        self._loop: asyncio.AbstractEventLoop | None = None
        self._known: set[str] = set()
        self._allowed = Cooldown(TOLD_IN_AN_HOUR, 3600.0)
        self._tasks: set[asyncio.Task[None]] = set()
        self._problems: dict[str, bool] = {}

    def start(self) -> None:
        """Listen to the log from now on."""
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
        """Tell the owner of a lasting problem, once until it is over (:meth:`report_recovery`), across restarts.

        ``what`` is a short name for it, ``text`` what the owner reads.
        """
        if await self._is_known(what):
            return
        self._problems[what] = True
        self._begin(self._tell_of_problem(what, text), what)

    async def report_recovery(self, what: str, text: str) -> None:
        """Tell the owner that a problem they were told of is over."""
        if not await self._is_known(what):
            return
        self._problems[what] = False
        self._begin(self._tell_of_problem(what, text), what)

    async def _is_known(self, what: str) -> bool:
        """Whether the owner has been told of a problem, and not yet that it is over."""
        if what not in self._problems:
            try:
                self._problems[what] = bool(await self._store.notes.get(f"{_PROBLEM} {what}"))
            except sqlite3.Error:
                return False
        return self._problems[what]

    async def _tell_of_problem(self, what: str, text: str) -> None:
        goes_on = self._problems[what]
        try:
            await self._write_to_owner(text)
        except Exception as problem:
            self._problems[what] = not goes_on  # it will be tried again when it is noticed next
            _log.warning("The owner could not be told of trouble with the %s: %s", what, type(problem).__name__)
            return
        with contextlib.suppress(sqlite3.Error):
            await self._store.notes.set(f"{_PROBLEM} {what}", "1" if goes_on else "")

    def emit(self, record: logging.LogRecord) -> None:
        """Report a line that is about an exception; other threads log as well."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None or isinstance(error, _TRANSIENT) or self._loop is None or self._loop.is_closed():
            return
        self._loop.call_soon_threadsafe(self._report, fault_of(error), dict(get_contextvars()))

    def _report(self, fault: Fault, about: Mapping[str, Any]) -> None:
        if fault.reference in self._known:
            return
        self._known.add(fault.reference)
        self._begin(self._tell_once(fault, about), fault.reference)

    def _begin(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=f"report {name}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_once(self, fault: Fault, about: Mapping[str, Any]) -> None:
        try:
            if await self._store.notes.get(f"{_NOTE} {fault.reference}") is not None:
                return
            if self._allowed.update_rate_limit() is not None:
                self._known.discard(fault.reference)
                return
            await self._tell(fault, about)
            await self._store.notes.set(f"{_NOTE} {fault.reference}", fault.place)
        except Exception as problem:  # whatever keeps a report back must not be reported in turn
            _log.warning("The owner could not be told of fault %s: %s", fault.reference, type(problem).__name__)

    async def _tell(self, fault: Fault, about: Mapping[str, Any]) -> None:
        where = ", ".join(f"{key} {about[key]}" for key in ("campaign", "decision", "command", "timer") if key in about)
        text = say(
            "fault-report",
            reference=fault.reference,
            kind=fault.kind,
            place=fault.place,
            version=__version__,
            where=where or say("fault-nowhere"),
        )
        await self._write_to_owner(text)

    async def _write_to_owner(self, text: str) -> None:
        owner = await self._client.fetch_user(application_owner(self._client))
        await owner.send(text, allowed_mentions=discord.AllowedMentions.none())


def application_owner(client: discord.Client) -> int:
    """The user whom the application belongs to; for a team's application, the owner of the team."""
    application = client.application
    assert application is not None, "known since the login"
    team = application.team
    return application.owner.id if team is None or team.owner_id is None else team.owner_id


def is_host(client: discord.Client, user: int) -> bool:
    """Whether someone is the owner of the application, or belongs to the team that owns it."""
    application = client.application
    if application is None:
        return False
    if application.team is None:
        return application.owner.id == user
    accepted = discord.TeamMembershipState.accepted
    return user in {member.id for member in application.team.members if member.membership_state is accepted}
