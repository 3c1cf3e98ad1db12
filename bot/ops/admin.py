"""The host's tools: what waits, who is shut out, more time for everyone. They work on a store, used by a bot or not."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Collection
from datetime import UTC, datetime

from bot.common.errors import UserError
from bot.common.messages import say
from bot.storage import Store
from bot.storage.doors import SERVER, USER
from bot.storage.stats import stuck_legates

HOUR = 3600.0
MOST_HOURS = 24 * 60
"""Maximum hours by which all deadlines can be extended at once."""

LARGEST_ID = 2**63 - 1
_LISTED = 10
_HOSTS = "hosts"
"""The note with the ids of the hosts, for the tools on the command line, which don't ask Discord."""


def number(typed: str | None) -> int:
    """An id, or a number of hours, as typed.

    Raises:
        UserError: it isn't one.
    """
    text = (typed or "").strip()
    if not text.isascii() or not text.isdecimal() or not 0 < int(text) <= LARGEST_ID:
        raise UserError("admin-no-number")
    return int(text)


async def remember_hosts(store: Store, users: Collection[int]) -> None:
    """Note who hosts the bot, so that no tool shuts them out."""
    await store.notes.set(_HOSTS, " ".join(str(user) for user in sorted(users)))


async def shut_out(store: Store, kind: str, subject: int) -> str:
    """Shut a server or a user out.

    Raises:
        UserError: they are shut out already, or that user hosts the bot.
    """
    hosts = await store.notes.get(_HOSTS) or ""
    if kind == USER and str(subject) in hosts.split():
        raise UserError("admin-host", id=str(subject))
    if not await store.doors.shut_out(kind, subject):
        raise UserError("admin-shut-out-already", id=str(subject))
    return say(f"admin-shut-out-{kind}", id=str(subject))


async def let_in(store: Store, kind: str, subject: int) -> str:
    """Let a server or a user in again."""
    if not await store.doors.let_in(kind, subject):
        raise UserError("admin-not-shut-out", id=str(subject))
    return say("admin-let-in", id=str(subject))


async def free(store: Store, user: int) -> str:
    """Take someone out of all their open campaigns."""
    campaigns = await store.members.open_campaigns_of(user)
    if not campaigns:
        raise UserError("admin-in-none", id=str(user))
    for campaign in campaigns:
        await store.members.leave(campaign, user)
    return say("admin-freed", id=str(user), count=len(campaigns))


async def extend(store: Store, hours: int) -> str:
    """Give every running decision more time."""
    if hours > MOST_HOURS:
        raise UserError("admin-too-long", most=MOST_HOURS)
    count = await store.outages.extend_by(hours * HOUR, time.time())
    return say("admin-extended", count=count, hours=hours)


async def waiting(store: Store) -> str:
    """The oldest queued post, the oldest due timer, Legates that wait, blocked campaigns, and who is shut out."""
    return await store.database.run(_waiting, time.time())


def _waiting(db: sqlite3.Connection, now: float) -> str:
    post = db.execute(
        "SELECT campaign, key, min(coalesce(tried, made)) FROM posts LEFT JOIN actions USING (campaign)"
        " WHERE state = 'queued' AND number = action"
    ).fetchone()
    timer = db.execute("SELECT kind, subject, min(due) FROM timers").fetchone()
    legates = sorted(stuck_legates(db, now))[:_LISTED]
    blocked = db.execute("SELECT campaign, reason FROM obstacles ORDER BY since LIMIT ?", (_LISTED,)).fetchall()
    kept_out = {
        kind: [str(row[0]) for row in db.execute("SELECT id FROM shut_out WHERE kind = ? ORDER BY id", (kind,))]
        for kind in (SERVER, USER)
    }
    none = say("admin-none")
    lines = [
        none if post[2] is None else say("admin-post", campaign=post[0], key=post[1], since=_moment(post[2])),
        none if timer[2] is None else say("admin-timer", kind=timer[0], id=str(timer[1]), due=_moment(timer[2])),
        ", ".join(str(campaign) for campaign, _ in legates) or none,
        ", ".join(f"{campaign} ({reason})" for campaign, reason in blocked) or none,
        ", ".join(kept_out[SERVER]) or none,
        ", ".join(kept_out[USER]) or none,
    ]
    titles = ("post", "timer", "legates", "blocked", "servers", "users")
    return "\n".join(say(f"admin-list-{title}", value=line) for title, line in zip(titles, lines, strict=True))


def _moment(when: float) -> str:
    return datetime.fromtimestamp(when, UTC).strftime("%Y-%m-%d %H:%M UTC")
