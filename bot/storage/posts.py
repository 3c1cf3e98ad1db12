"""The stored outbox: posts to send in order, then each campaign's panel."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.storage.database import Database
from bot.storage.models import NOTICE, OPENING, PANEL, MissingPictures, NewPost, QueuedPost
from bot.storage.transactions import BOTTOM, DELIVERY, queue_notice, queue_panel, set_timer, unpacked
from bot.storage.turn_mentions import drop_mentions, mentions_of
from rules.core.typed_data import from_json

_PICTURES = "pictures"
"""The prefix of the notes about posts that lack their pictures."""

_WITHOUT_NEWS = (NOTICE, OPENING)
"""Kinds of posts that don't tell the short ones before them: these wait on."""

_POSTS = "SELECT id, campaign, key, kind, action, recipe, view, version, attempts, tried FROM posts"


class PostStore:
    """Queued and sent posts. Each step of sending is recorded, so a crash neither loses nor repeats a post."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def next(self, campaign: int) -> QueuedPost | None:
        """The next post to send in a campaign; the panel comes last."""
        return await self._first(" WHERE campaign = ? AND state = 'queued' ORDER BY kind = 'panel', id", campaign)

    async def last_report(self, campaign: int) -> QueuedPost | None:
        """The newest report of a scene, sent or not."""
        return next(iter(await self.last_reports(campaign, 1)), None)

    async def last_reports(self, campaign: int, count: int) -> list[QueuedPost]:
        """The newest reports of scenes, sent or not, newest first."""
        return await self._found(
            " WHERE campaign = ? AND kind = 'report' AND view IS NOT NULL ORDER BY id DESC", campaign, count
        )

    async def report_views(self, campaign: int, first: int, last: int) -> dict[tuple[str, int], str]:
        """The views of the reports of some actions as JSON texts, by key and action."""
        rows = await self._database.rows(
            "SELECT key, action, view FROM posts WHERE campaign = ? AND action BETWEEN ? AND ? AND kind = 'report'"
            " AND view IS NOT NULL",
            campaign,
            first,
            last,
        )
        return {(key, action): unpacked(view) for key, action, view in rows}

    async def get(self, post: int) -> QueuedPost | None:
        """The post with that id."""
        return await self._first(" WHERE id = ?", post)

    async def queue_panel(self, campaign: int) -> None:
        """Queue a campaign's panel for redrawing."""
        await self._database.write(queue_panel, campaign)

    async def queue_notice(self, campaign: int, notice: NewPost) -> None:
        """Queue a notice for a campaign's channel, once."""
        await self._database.write(queue_notice, campaign, notice)

    async def mark_tried(self, post: QueuedPost) -> None:
        """Record that a post is about to be sent: after a crash it may be there without our knowing."""
        await self._database.execute(
            "UPDATE posts SET attempts = attempts + 1, tried = coalesce(tried, ?) WHERE id = ?", time.time(), post.id
        )

    async def mark_sent(self, post: QueuedPost, message: int) -> None:
        """Record that a post was sent."""
        await self._database.write(_mark_sent, post, message)

    async def mark_waiting(self, post: QueuedPost) -> None:
        """Record that the next post tells this one, which is short."""
        await self._database.execute("UPDATE posts SET state = 'sent', joined = 0 WHERE id = ?", post.id)

    async def waiting(self, campaign: int) -> list[QueuedPost]:
        """The short posts that wait for the next one, oldest first."""
        return await self._joined(campaign, 0)

    async def joined_to(self, post: QueuedPost) -> list[QueuedPost]:
        """The short posts that a post tells before its own text, oldest first."""
        return [*await self._joined(post.campaign, post.id), *await self._joined(post.campaign, 0, post.id)]

    async def _joined(self, campaign: int, post: int, until: int = 1 << 62) -> list[QueuedPost]:
        rows = await self._database.rows(
            f"{_POSTS} WHERE campaign = ? AND joined = ? AND id < ? AND view IS NOT NULL ORDER BY id",
            campaign,
            post,
            until,
        )
        return [_post_of(row) for row in rows]

    async def expect_pictures(self, post: QueuedPost, missing: MissingPictures) -> None:
        """Record that a post goes out without its pictures; it keeps what they're drawn from."""
        value = msgspec.json.encode(missing).decode()
        await self._database.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", _key_of_pictures(post), value)

    async def without_pictures(self, campaign: int) -> list[tuple[QueuedPost, MissingPictures]]:
        """The sent posts of a campaign that lack their pictures, oldest first."""
        prefix = f"{_PICTURES}/{campaign}/"
        rows = await self._database.rows(
            "SELECT key, value FROM notes WHERE substr(key, 1, ?) = ?", len(prefix), prefix
        )
        missing = {int(key.removeprefix(prefix)): value for key, value in rows}
        found = [(await self.get(post), missing[post]) for post in sorted(missing)]
        return [(post, from_json(value, MissingPictures)) for post, value in found if post is not None]

    async def pictures_done(self, post: QueuedPost) -> None:
        """Record that a post has its pictures, or never gets them."""
        await self._database.write(_pictures_done, post)

    async def discard(self, post: QueuedPost) -> None:
        """Remove a post that has nothing to say."""
        await self._database.execute("DELETE FROM posts WHERE id = ?", post.id)

    async def mark_failed(self, post: QueuedPost, reason: str) -> None:
        """Record that a post can never be sent; the next ones go on."""
        await self._database.execute("UPDATE posts SET state = 'failed', error = ? WHERE id = ?", reason, post.id)

    async def mark_unsent(self, post: QueuedPost, reason: str) -> None:
        """Record that a post was certainly not sent and will be retried."""
        await self._database.execute("UPDATE posts SET tried = NULL, error = ? WHERE id = ?", reason, post.id)

    async def bury_panel(self, campaign: int, message: int, due: float) -> None:
        """Record that ``message`` is below the panel, which moves at a time (seconds, epoch)."""
        await self._database.write(_bury_panel, campaign, message, due)

    async def queue_buried_panel(self, campaign: int) -> None:
        """Queue a panel that has messages below it."""
        await self._database.write(_queue_buried_panel, campaign)

    async def mark_panel_shown(self, post: QueuedPost, message: int) -> None:
        """Record that ``message`` shows the panel. It has mentioned whom it had to."""
        await self._database.write(_mark_panel_shown, post, message)

    async def mark_panel_moved(self, post: QueuedPost, message: int) -> None:
        """Record that a new ``message`` shows the panel; the former one still has to be deleted."""
        await self._database.write(_mark_panel_moved, post, message)

    async def is_sent(self, campaign: int, action: int) -> bool:
        """Whether any post of an action was sent."""
        rows = await self._database.rows(
            "SELECT 1 FROM posts WHERE campaign = ? AND action = ? AND state = 'sent' AND message IS NOT NULL"
            " AND kind <> ? LIMIT 1",
            campaign,
            action,
            PANEL,
        )
        return bool(rows)

    async def message_of(self, campaign: int, key: str) -> int | None:
        """The message of a post; None until it's sent."""
        rows = await self._database.rows("SELECT message FROM posts WHERE campaign = ? AND key = ?", campaign, key)
        return rows[0][0] if rows else None

    async def take_back(self, campaign: int, key: str) -> bool:
        """Remove a post that was never sent; False if it may have been."""
        return await self._database.write(_take_back, campaign, key)

    async def with_key(self, campaign: int, key: str) -> QueuedPost | None:
        """A campaign's post with that key, sent or not."""
        for row in await self._database.rows(_POSTS + " WHERE campaign = ? AND key = ?", campaign, key):
            return _post_of(row)
        return None

    async def mark_edited(self, post: QueuedPost) -> None:
        """Record that the message of a post shows this version of it."""
        await self._database.execute(
            "UPDATE posts SET state = 'sent', tried = NULL, error = '' WHERE id = ? AND version = ?",
            post.id,
            post.version,
        )

    async def reschedule(self) -> None:
        """On startup: make everything queued due, except in lost channels."""
        await self._database.write(_reschedule)

    async def _first(self, condition: str, subject: int) -> QueuedPost | None:
        return next(iter(await self._found(condition, subject, 1)), None)

    async def _found(self, condition: str, subject: int, count: int) -> list[QueuedPost]:
        rows = await self._database.rows(f"{_POSTS}{condition} LIMIT ?", subject, count)
        return [_post_of(row) for row in rows]


def _post_of(row: Sequence[Any]) -> QueuedPost:
    view = "" if row[6] is None else unpacked(row[6])
    return QueuedPost(*[*row[:6], view, *row[7:]])


def _mark_sent(db: sqlite3.Connection, post: QueuedPost, message: int) -> None:
    """Reports keep their view, because they can be shown again, and so do posts that lack their pictures.

    A newer request stays queued.
    """
    db.execute(
        "UPDATE posts SET state = CASE WHEN state = 'queued' AND version = ? THEN 'sent' ELSE state END,"
        " message = ?, tried = CASE WHEN version = ? THEN tried END, error = '',"
        " view = CASE WHEN kind = 'report' OR EXISTS (SELECT 1 FROM notes WHERE key = ?) THEN view END WHERE id = ?",
        (post.version, message, post.version, _key_of_pictures(post), post.id),
    )
    if post.kind not in _WITHOUT_NEWS:
        db.execute(
            "UPDATE posts SET joined = ?, message = ? WHERE campaign = ? AND joined = 0 AND id < ?",
            (post.id, message, post.campaign, post.id),
        )
    db.execute("UPDATE campaigns SET below = below + 1, lost = '' WHERE id = ?", (post.campaign,))


def _take_back(db: sqlite3.Connection, campaign: int, key: str) -> bool:
    gone = db.execute("DELETE FROM posts WHERE campaign = ? AND key = ? AND message IS NULL", (campaign, key))
    return gone.rowcount > 0


def _pictures_done(db: sqlite3.Connection, post: QueuedPost) -> None:
    db.execute("DELETE FROM notes WHERE key = ?", (_key_of_pictures(post),))
    db.execute("UPDATE posts SET view = NULL WHERE id = ? AND state = 'sent' AND kind <> 'report'", (post.id,))


def _key_of_pictures(post: QueuedPost) -> str:
    return f"{_PICTURES}/{post.campaign}/{post.id}"


def _bury_panel(db: sqlite3.Connection, campaign: int, message: int, due: float) -> None:
    buried = db.execute("UPDATE campaigns SET below = below + 1 WHERE id = ? AND panel < ?", (campaign, message))
    if buried.rowcount:
        set_timer(db, BOTTOM, campaign, due)


def _queue_buried_panel(db: sqlite3.Connection, campaign: int) -> None:
    db.execute("UPDATE campaigns SET below = max(below, 1) WHERE id = ?", (campaign,))
    queue_panel(db, campaign)


def _mark_panel_shown(db: sqlite3.Connection, post: QueuedPost, message: int) -> None:
    _mark_panel_sent(db, post)
    db.execute("UPDATE campaigns SET panel = ?, lost = '' WHERE id = ?", (message, post.campaign))


def _mark_panel_moved(db: sqlite3.Connection, post: QueuedPost, message: int) -> None:
    _mark_panel_sent(db, post)
    db.execute(
        "UPDATE campaigns SET former = panel, panel = ?, below = 0, lost = '' WHERE id = ?", (message, post.campaign)
    )


def _mark_panel_sent(db: sqlite3.Connection, post: QueuedPost) -> None:
    """The panel of that version was sent; a newer request stays queued."""
    db.execute(
        "UPDATE posts SET state = 'sent', error = '' WHERE campaign = ? AND key = ? AND version = ?",
        (post.campaign, PANEL, post.version),
    )
    db.execute("UPDATE posts SET tried = NULL WHERE campaign = ? AND key = ?", (post.campaign, PANEL))
    drop_mentions(db, post.campaign, mentions_of(post.recipe))


def _reschedule(db: sqlite3.Connection) -> None:
    waiting = db.execute(
        "SELECT DISTINCT posts.campaign FROM posts JOIN campaigns ON campaigns.id = posts.campaign"
        " WHERE posts.state = 'queued' AND campaigns.lost = ''"
    ).fetchall()
    for (campaign,) in waiting:
        set_timer(db, DELIVERY, campaign, time.time())
