"""What the stores share: savepoints, compression, due times, and queueing posts."""

from __future__ import annotations

import sqlite3
import time
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from bot.storage.models import INVITATION, OPENING, PANEL, QUESTION, Ballot, NewPost, Settlement

_FAST = 1

DueTimes: TypeAlias = Sequence[tuple[str, float | None]]
"""A campaign's due times (seconds, epoch; None: never) by kind of timer."""

DELIVERY = "delivery"
"""Kind of the timers that send a campaign's queued posts; their subject is the campaign."""
DEADLINE = "deadline"
"""Kind of the timers for a campaign's deadline."""
REMINDER = "reminder"
"""Kind of the timers that remind the players a campaign waits for."""
WINDOW = "window"
"""Kind of the timers that release the answers in a campaign's secret window."""
TURN = "turn"
"""Kind of the timers that mention the players a campaign was handed over to."""
FILED = "filed"
"""Kind of the timers that try a campaign's orders filed ahead."""
BOTTOM = "bottom"
"""Kind of the timers that move a campaign's panel below chat and public answers."""
REVIEW = "review"
"""Kind of the timers that recalculate a campaign's due times after a change of people or settings."""

_REVIEWED_WITHIN = 60.0
"""Seconds after which the scheduler recalculates, if that failed at once, for example on a full disk."""

_OUTER = ("BEGIN IMMEDIATE", "COMMIT", ("ROLLBACK",))
_INNER = ("SAVEPOINT part", "RELEASE part", ("ROLLBACK TO part", "RELEASE part"))


class ConflictError(Exception):
    """The store already has what should be new.

    Either an action with this number (made twice, or the table in memory is stale), or a campaign in this channel.
    """


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """All or nothing, on disk when it returns. Inside another transaction: when that one returns."""
    begin, end, undo = _INNER if db.in_transaction else _OUTER
    db.execute(begin)
    try:
        yield db
        db.execute(end)
    except BaseException:
        if db.in_transaction:
            for statement in undo:
                db.execute(statement)
        raise


@contextmanager
def read_transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Everything read inside is as it was at one moment, whatever another connection commits meanwhile."""
    db.execute("BEGIN")
    try:
        yield
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def packed(text: str) -> bytes:
    """A save or view, compressed for storage."""
    return zlib.compress(text.encode(), _FAST)


def unpacked(blob: bytes) -> str:
    """A save or view, decompressed."""
    return zlib.decompress(blob).decode()


def set_timer(db: sqlite3.Connection, kind: str, subject: int, due: float) -> None:
    """Set a timer (seconds, epoch), replacing the earlier one."""
    db.execute(
        "INSERT INTO timers (kind, subject, due) VALUES (?, ?, ?)"
        " ON CONFLICT (kind, subject) DO UPDATE SET due = excluded.due, serial = serial + 1",
        (kind, subject, due),
    )


def set_due_times(db: sqlite3.Connection, campaign: int, timers: Iterable[tuple[str, float | None]]) -> None:
    """Set the due times of a campaign, by kind."""
    for kind, due in timers:
        if due is None:
            db.execute("DELETE FROM timers WHERE kind = ? AND subject = ?", (kind, campaign))
        else:
            set_timer(db, kind, campaign, due)


def request_review(db: sqlite3.Connection, campaign: int, within: float = _REVIEWED_WITHIN) -> None:
    """Schedule a recalculation of a campaign's due times, after a change of people or settings.

    ``within``: so many seconds from now, if no one recalculates them earlier.
    """
    set_timer(db, REVIEW, campaign, time.time() + within)


def delete_all_but(db: sqlite3.Connection, table: str, campaign: int, numbers: Sequence[int]) -> None:
    """Delete one table's rows about a campaign's decisions, except those of these numbers."""
    kept = ", ".join(str(int(number)) for number in numbers)
    db.execute(f"DELETE FROM {table} WHERE campaign = ? AND number NOT IN ({kept})", (campaign,))  # noqa: S608


def write_ballot(db: sqlite3.Connection, campaign: int, number: int, ballot: Ballot) -> None:
    """Record a vote on a decision, replacing the same person's earlier one."""
    db.execute(
        "INSERT OR REPLACE INTO ballots VALUES (?, ?, ?, ?, ?)",
        (campaign, number, ballot.user, ballot.answer, time.time()),
    )


def queue(db: sqlite3.Connection, campaign: int, action: int, posts: Sequence[NewPost]) -> None:
    """Queue posts, skipping keys already queued, and the panel after them."""
    db.executemany(
        "INSERT OR IGNORE INTO posts (campaign, key, kind, action, recipe, view) VALUES (?, ?, ?, ?, ?, ?)",
        [(campaign, post.key, post.kind, action, post.recipe, packed(post.view)) for post in posts],
    )
    _queue_panel(db, campaign, action)


def queue_notice(db: sqlite3.Connection, campaign: int, notice: NewPost) -> None:
    """Queue a notice after the campaign's last action."""
    (number,) = db.execute("SELECT number FROM campaigns WHERE id = ?", (campaign,)).fetchone()
    queue(db, campaign, number, [notice])


def queue_panel(db: sqlite3.Connection, campaign: int, wait: float = 0.0) -> None:
    """Queue a campaign's panel for redrawing in ``wait`` seconds; an archived one's was drawn for the last time."""
    for (number,) in db.execute("SELECT number FROM campaigns WHERE id = ? AND status <> 'archived'", (campaign,)):
        _queue_panel(db, campaign, number, wait)


def queue_opening(db: sqlite3.Connection, campaign: int) -> None:
    """Queue the posts that show a campaign's seats for an edit, after a change of its people."""
    queued = db.execute(
        "UPDATE posts SET state = 'queued', version = version + 1, attempts = 0, error = ''"
        " WHERE campaign = ? AND key IN (?, ?) AND state IN ('sent', 'queued')",
        (campaign, OPENING, INVITATION),
    )
    if queued.rowcount:
        set_timer(db, DELIVERY, campaign, time.time())


def settle_undo_request(db: sqlite3.Connection, campaign: int, settlement: Settlement) -> None:
    """End a campaign's undo request if there is one, and queue its question for an edit that says how it ended."""
    if not db.execute("DELETE FROM requests WHERE campaign = ?", (campaign,)).rowcount:
        return
    db.execute(
        "UPDATE posts SET recipe = json_set(recipe, '$.settlement', ?), state = 'queued', version = version + 1,"
        " attempts = 0, error = '' WHERE campaign = ? AND key > ? AND key < ? AND state IN ('sent', 'queued')"
        " AND coalesce(json_extract(recipe, '$.settlement'), '') = ''",
        (settlement, campaign, f"{QUESTION}-", f"{QUESTION}."),
    )
    set_timer(db, DELIVERY, campaign, time.time())


def _queue_panel(db: sqlite3.Connection, campaign: int, action: int, wait: float = 0.0) -> None:
    """Several such requests are one."""
    db.execute(
        "INSERT INTO posts (campaign, key, kind, action, recipe) VALUES (?, ?, ?, ?, '')"
        " ON CONFLICT (campaign, key) DO UPDATE SET action = excluded.action, state = 'queued', version = version + 1,"
        " attempts = 0, error = ''",
        (campaign, PANEL, PANEL, action),
    )
    set_timer(db, DELIVERY, campaign, time.time() + wait)
