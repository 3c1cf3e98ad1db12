"""The transactions: each is one function on the connection's thread, from its first statement to its commit."""

from __future__ import annotations

import sqlite3
import time
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import msgspec

from bot.storage.models import NOTICE, PANEL, Action, Ballot, Campaign, Change, EventRow, NewPost

_FAST = 1

DELIVERY = "delivery"
"""Kind of the timers that say when a campaign's queued posts are to be sent; their subject is the campaign."""
DEADLINE = "deadline"
"""Kind of the timers that say when the time for a campaign's decision is up."""
REMINDER = "reminder"
"""Kind of the timers that say when those who are awaited in a campaign are to be reminded."""
REVIEW = "review"
"""Kind of the timers that say when the due times of a campaign whose people or agreement have changed are set anew."""

_REVIEWED_WITHIN = 60.0
"""Seconds after which the clock does that, should it not have been done at once, as on a full disk."""


class AlreadyMade(Exception):  # noqa: N818
    """An action of this number is in the store already: it was made twice, or the table in memory is out of date."""


_OUTER = ("BEGIN IMMEDIATE", "COMMIT", ("ROLLBACK",))
_INNER = ("SAVEPOINT part", "RELEASE part", ("ROLLBACK TO part", "RELEASE part"))


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """All or nothing, and on the disk when it returns; within another transaction, when that one returns."""
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


def packed(text: str) -> bytes:
    """A save or a view as it is stored."""
    return zlib.compress(text.encode(), _FAST)


def unpacked(blob: bytes) -> str:
    """A save or a view as it was before it was stored."""
    return zlib.decompress(blob).decode()


def found(db: sqlite3.Connection, campaign: Campaign, seats: Sequence[tuple[str, int]], change: Change) -> int:
    """Write a new campaign with its first save, events and posts, and return its id."""
    with transaction(db):
        made = db.execute(
            "INSERT INTO campaigns (guild, channel, owner, game, scenario, title, locale, status, number, commitment,"
            " parent, agreement, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                campaign.guild,
                campaign.channel,
                campaign.owner,
                campaign.game,
                campaign.scenario,
                campaign.title,
                campaign.locale,
                change.status,
                campaign.number,
                campaign.commitment,
                campaign.parent,
                msgspec.json.encode(campaign.agreement).decode(),
                time.time(),
            ),
        ).lastrowid
        assert made is not None
        db.executemany("INSERT INTO seats VALUES (?, ?, ?)", [(made, seat, user) for seat, user in seats])
        db.executemany("INSERT OR IGNORE INTO members (campaign, user) VALUES (?, ?)", [(made, u) for _, u in seats])
        _write_change(db, made, change)
    return made


def commit(db: sqlite3.Connection, change: Change) -> None:
    """Write one action with all that follows from it.

    Raises:
        AlreadyMade: there is an action of that number. Nothing was written.
    """
    with transaction(db):
        _write_change(db, change.campaign, change)
        db.execute(
            "UPDATE campaigns SET number = ?, status = ?, poll = NULL WHERE id = ? AND status <> 'archived'",
            (change.action.number, change.status, change.campaign),
        )


def _write_change(db: sqlite3.Connection, campaign: int, change: Change) -> None:
    _write_action(db, campaign, change.action)
    if change.undoes is not None:
        _mark_undone(db, campaign, change.undoes, change.undoes + 1)
    if change.undoes_from is not None:
        _mark_undone(db, campaign, change.undoes_from, change.action.number)
        db.execute("DELETE FROM snapshots WHERE campaign = ? AND number >= ?", (campaign, change.undoes_from))
    _write_events(db, campaign, change.action.number, change.events)
    db.execute("INSERT OR REPLACE INTO saves VALUES (?, ?)", (campaign, packed(change.save)))
    if change.ballot is not None:
        write_ballot(db, campaign, *change.ballot)
    if change.orders_of is not None:
        db.execute(
            "UPDATE order_drafts SET done = ? WHERE campaign = ? AND user = ?",
            (change.action.number, campaign, change.orders_of),
        )
    db.execute("DELETE FROM drafts WHERE campaign = ?", (campaign,))
    db.execute("DELETE FROM requests WHERE campaign = ?", (campaign,))
    if change.snapshot is not None:
        keep_snapshot(db, campaign, change.snapshot, change.action.number, change.save)
    set_timers_of(db, campaign, change.timers)
    queue(db, campaign, change.action.number, change.posts)


def _write_action(db: sqlite3.Connection, campaign: int, action: Action) -> None:
    try:
        db.execute(
            "INSERT INTO actions (campaign, number, kind, seat, user, rule, answer, way, secret, topic, made)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (campaign, *msgspec.structs.astuple(action), time.time()),
        )
    except sqlite3.IntegrityError as fault:
        raise AlreadyMade(str(fault)) from fault


def _write_events(db: sqlite3.Connection, campaign: int, action: int, events: Sequence[EventRow]) -> None:
    (last,) = db.execute("SELECT coalesce(max(id), 0) FROM events WHERE campaign = ?", (campaign,)).fetchone()
    db.executemany(
        "INSERT INTO events (campaign, id, action, turn, scene, kind, json) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (campaign, last + place, action, event.turn, event.scene, event.kind, event.json)
            for place, event in enumerate(events, 1)
        ],
    )


def _mark_undone(db: sqlite3.Connection, campaign: int, first: int, end: int) -> None:
    """Mark the actions from ``first`` to before ``end``, and their events.

    What they had queued is not posted, and the keys of their posts become free.
    """
    span = (campaign, first, end)
    db.execute("UPDATE actions SET undone = 1 WHERE campaign = ? AND number >= ? AND number < ?", span)
    db.execute("UPDATE events SET undone = 1 WHERE campaign = ? AND action >= ? AND action < ?", span)
    db.execute(
        "UPDATE posts SET key = key || '~' || id, view = NULL,"
        " state = CASE state WHEN 'sent' THEN 'sent' ELSE 'undone' END"
        " WHERE campaign = ? AND action >= ? AND action < ? AND kind NOT IN (?, ?)",
        (*span, PANEL, NOTICE),
    )


def keep_snapshot(db: sqlite3.Connection, campaign: int, turn: int, number: int, save: str) -> None:
    """Keep the game as it stands at the beginning of a turn; those of later turns belong to another story."""
    db.execute("DELETE FROM snapshots WHERE campaign = ? AND turn >= ?", (campaign, turn))
    db.execute("INSERT INTO snapshots VALUES (?, ?, ?, ?)", (campaign, turn, number, packed(save)))


def set_or_end_timer(db: sqlite3.Connection, kind: str, subject: int, due: float | None) -> None:
    """Make something due at a time (seconds, epoch), or never again."""
    if due is None:
        db.execute("DELETE FROM timers WHERE kind = ? AND subject = ?", (kind, subject))
    else:
        set_timer(db, kind, subject, due)


def queue(db: sqlite3.Connection, campaign: int, action: int, posts: Sequence[NewPost]) -> None:
    """Queue posts (one whose key is there already is not queued twice), and the panel after them."""
    db.executemany(
        "INSERT OR IGNORE INTO posts (campaign, key, kind, action, recipe, view) VALUES (?, ?, ?, ?, ?, ?)",
        [(campaign, post.key, post.kind, action, post.recipe, packed(post.view)) for post in posts],
    )
    queue_panel(db, campaign, action)


def queue_panel(db: sqlite3.Connection, campaign: int, action: int) -> None:
    """The panel has to be drawn anew; several such wishes are one."""
    db.execute(
        "INSERT INTO posts (campaign, key, kind, action, recipe) VALUES (?, ?, ?, ?, '')"
        " ON CONFLICT (campaign, key) DO UPDATE SET action = excluded.action, state = 'queued', version = version + 1,"
        " attempts = 0, error = ''",
        (campaign, PANEL, PANEL, action),
    )
    set_timer(db, DELIVERY, campaign, time.time())


def set_timer(db: sqlite3.Connection, kind: str, subject: int, due: float) -> None:
    """Make something due at a time (seconds, epoch), in place of its earlier one."""
    db.execute(
        "INSERT INTO timers (kind, subject, due) VALUES (?, ?, ?)"
        " ON CONFLICT (kind, subject) DO UPDATE SET due = excluded.due, serial = serial + 1",
        (kind, subject, due),
    )


def set_timers_of(db: sqlite3.Connection, campaign: int, timers: Iterable[tuple[str, float | None]]) -> None:
    """Set the due times of a campaign (seconds, epoch; None: never), by kind."""
    for kind, due in timers:
        set_or_end_timer(db, kind, campaign, due)


def call_for_review(db: sqlite3.Connection, campaign: int) -> None:
    """The people of a campaign have changed, or its agreement: its due times have to follow."""
    set_timer(db, REVIEW, campaign, time.time() + _REVIEWED_WITHIN)


def write_ballot(db: sqlite3.Connection, campaign: int, number: int, ballot: Ballot) -> None:
    """Put down a vote on the decision of that number, in place of the earlier one of the same person."""
    db.execute(
        "INSERT OR REPLACE INTO ballots VALUES (?, ?, ?, ?, ?)",
        (campaign, number, ballot.user, ballot.answer, time.time()),
    )


def take_seat(
    db: sqlite3.Connection, campaign: int, seat: str, user: int, timers: Iterable[tuple[str, float | None]] = ()
) -> bool:
    """Give a free seat to a user; False where somebody has it. ``timers`` are what is due then."""
    with transaction(db):
        taken = db.execute("INSERT OR IGNORE INTO seats VALUES (?, ?, ?)", (campaign, seat, user)).rowcount == 1
        if taken:
            db.execute("INSERT OR IGNORE INTO members (campaign, user) VALUES (?, ?)", (campaign, user))
            set_timers_of(db, campaign, timers)
            queue_panel_of(db, campaign)
    return taken


def pass_seat_on(
    db: sqlite3.Connection,
    campaign: int,
    seat: str,
    holder: int,
    user: int,
    timers: Iterable[tuple[str, float | None]] = (),
) -> bool:
    """Give a seat from its holder to another user; False where the holder no longer has it.

    ``timers`` are what is due then.
    """
    with transaction(db):
        passed = db.execute(
            "UPDATE seats SET user = ? WHERE campaign = ? AND seat = ? AND user = ?", (user, campaign, seat, holder)
        ).rowcount
        if passed:
            db.execute("INSERT OR IGNORE INTO members (campaign, user) VALUES (?, ?)", (campaign, user))
            set_timers_of(db, campaign, timers)
            queue_panel_of(db, campaign)
    return passed == 1


_LEAVING = (
    "DELETE FROM seats WHERE campaign = ? AND user = ?",
    "DELETE FROM offices WHERE campaign = ? AND user = ?",
    "DELETE FROM members WHERE campaign = ? AND user = ?",
)


def leave(db: sqlite3.Connection, campaign: int, user: int) -> bool:
    """Free all seats and offices of a user, who is no member any more; False where they held none and were none."""
    with transaction(db):
        gone = sum(db.execute(statement, (campaign, user)).rowcount for statement in _LEAVING)
        if gone:
            queue_panel_of(db, campaign)
    return gone > 0


def move(db: sqlite3.Connection, campaign: int, channel: int, notice: NewPost) -> None:
    """A campaign goes on in another channel, where it has no panel yet."""
    with transaction(db):
        db.execute(
            "UPDATE campaigns SET channel = ?, panel = NULL, former = NULL, below = 0, lost = '' WHERE id = ?",
            (channel, campaign),
        )
        (number,) = db.execute("SELECT number FROM campaigns WHERE id = ?", (campaign,)).fetchone()
        queue(db, campaign, number, [notice])


def archive(db: sqlite3.Connection, campaign: int) -> None:
    """Close a campaign for good; its panel is drawn a last time."""
    with transaction(db):
        queue_panel_of(db, campaign)
        db.execute("UPDATE campaigns SET status = 'archived' WHERE id = ?", (campaign,))
        set_timers_of(db, campaign, [(kind, None) for kind in (DEADLINE, REMINDER, REVIEW)])


def queue_panel_of(db: sqlite3.Connection, campaign: int) -> None:
    """The panel of a campaign has to be drawn anew, as it stands; that of a closed one has been drawn a last time."""
    for (number,) in db.execute("SELECT number FROM campaigns WHERE id = ? AND status <> 'archived'", (campaign,)):
        queue_panel(db, campaign, number)


def mark_sent(db: sqlite3.Connection, post: int, campaign: int, message: int) -> None:
    """A post is in the channel, below the panel. Only battles keep their view, for they are shown again."""
    with transaction(db):
        db.execute(
            "UPDATE posts SET state = CASE state WHEN 'queued' THEN 'sent' ELSE state END, message = ?, error = '',"
            " view = CASE kind WHEN 'battle' THEN view END WHERE id = ?",
            (message, post),
        )
        db.execute("UPDATE campaigns SET below = below + 1, lost = '' WHERE id = ?", (campaign,))


def mark_panel(db: sqlite3.Connection, campaign: int, version: int, message: int, below: int) -> None:
    """The panel of that version is shown by ``message``, with so many posts under it; a newer wish stays queued."""
    with transaction(db):
        _mark_panel_sent(db, campaign, version)
        db.execute("UPDATE campaigns SET panel = ?, below = ?, lost = '' WHERE id = ?", (message, below, campaign))


def mark_moved_panel(db: sqlite3.Connection, campaign: int, version: int, message: int) -> None:
    """The panel of that version is shown by a new ``message``; the one before it is remembered as the former."""
    with transaction(db):
        _mark_panel_sent(db, campaign, version)
        db.execute(
            "UPDATE campaigns SET former = panel, panel = ?, below = 0, lost = '' WHERE id = ?", (message, campaign)
        )


def _mark_panel_sent(db: sqlite3.Connection, campaign: int, version: int) -> None:
    db.execute(
        "UPDATE posts SET state = 'sent', error = '' WHERE campaign = ? AND key = ? AND version = ?",
        (campaign, PANEL, version),
    )
    db.execute("UPDATE posts SET tried = NULL WHERE campaign = ? AND key = ?", (campaign, PANEL))


def mark_lost(db: sqlite3.Connection, campaign: int, reason: str) -> None:
    """Nothing can be posted in this campaign's channel; what is queued waits until somebody acts there."""
    with transaction(db):
        db.execute("UPDATE campaigns SET lost = ? WHERE id = ?", (reason, campaign))


def rearm_deliveries(db: sqlite3.Connection) -> None:
    """After a start: whatever is queued in a channel that is not lost is due."""
    with transaction(db):
        waiting = db.execute(
            "SELECT DISTINCT posts.campaign FROM posts JOIN campaigns ON campaigns.id = posts.campaign"
            " WHERE posts.state = 'queued' AND campaigns.lost = ''"
        ).fetchall()
        for (campaign,) in waiting:
            set_timer(db, DELIVERY, campaign, time.time())


def set_timers(db: sqlite3.Connection, kind: str, due: Mapping[int, float]) -> None:
    """Make many things due."""
    for subject, when in due.items():
        set_timer(db, kind, subject, when)
