"""Turn mentions: who still has to be mentioned because the game waits for them now, and when they last acted."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence

import msgspec

from bot.storage.database import Database
from bot.storage.models import PANEL, Change, TurnMention
from bot.storage.transactions import TURN, queue_panel, set_timer
from rules.core.typed_data import from_json

SETTLE_SECONDS = 5.0
"""How long a hand-over has to last before anyone is mentioned: quick moves in a row mention no one."""


class TurnMentionStore:
    """The pending mentions of campaigns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, campaign: int) -> dict[int, TurnMention]:
        """What is known of each user who acted or was handed the game."""
        rows = await self._database.rows("SELECT user, acted, pending FROM turn_mentions WHERE campaign = ?", campaign)
        return {user: TurnMention(acted, bool(pending)) for user, acted, pending in rows}

    async def hand_to(self, campaign: int, users: Sequence[int]) -> None:
        """Record that the game is handed to these users without an action."""
        await self._database.write(hand_over, campaign, users)

    async def mention(self, campaign: int, users: Sequence[int]) -> None:
        """Queue a new panel that mentions these users; nothing is pending for them any more."""
        await self._database.write(_mention, campaign, users)


def record_hand_over(db: sqlite3.Connection, campaign: int, change: Change) -> None:
    """Record who acted and whom the game waits for after an action."""
    if change.actor:
        record_act(db, campaign, change.actor)
    if change.awaiting is None:
        return
    awaiting = ", ".join(str(int(user)) for user in change.awaiting)
    db.execute(
        f"UPDATE turn_mentions SET pending = 0 WHERE campaign = ? AND user NOT IN ({awaiting})",  # noqa: S608
        (campaign,),
    )
    hand_over(db, campaign, change.handed_to)


def hand_over(db: sqlite3.Connection, campaign: int, users: Sequence[int]) -> None:
    """Record whom the game is handed to: they are mentioned if they don't come of themselves."""
    db.executemany(
        "INSERT INTO turn_mentions (campaign, user, pending) VALUES (?, ?, 1)"
        " ON CONFLICT (campaign, user) DO UPDATE SET pending = 1",
        [(campaign, user) for user in users],
    )
    if users:
        set_timer(db, TURN, campaign, time.time() + SETTLE_SECONDS)


def record_act(db: sqlite3.Connection, campaign: int, user: int) -> None:
    """Record that someone acts: they know that it's their turn."""
    db.execute(
        "INSERT INTO turn_mentions (campaign, user, acted) VALUES (?, ?, ?)"
        " ON CONFLICT (campaign, user) DO UPDATE SET acted = excluded.acted, pending = 0",
        (campaign, user, time.time()),
    )


def mentions_of(recipe: str) -> list[int]:
    """The users a queued panel mentions."""
    return from_json(recipe, list[int]) if recipe else []


def drop_mentions(db: sqlite3.Connection, campaign: int, users: Sequence[int]) -> None:
    """Remove users from a campaign's queued panel, which has mentioned them. Later ones stay."""
    for (recipe,) in db.execute("SELECT recipe FROM posts WHERE campaign = ? AND key = ?", (campaign, PANEL)):
        left = [user for user in mentions_of(recipe) if user not in users]
        _write_mentions(db, campaign, left)


def _mention(db: sqlite3.Connection, campaign: int, users: Sequence[int]) -> None:
    for user in users:
        db.execute("UPDATE turn_mentions SET pending = 0 WHERE campaign = ? AND user = ?", (campaign, user))
    queue_panel(db, campaign)
    for (recipe,) in db.execute("SELECT recipe FROM posts WHERE campaign = ? AND key = ?", (campaign, PANEL)):
        _write_mentions(db, campaign, list(dict.fromkeys([*mentions_of(recipe), *users])))


def _write_mentions(db: sqlite3.Connection, campaign: int, users: Sequence[int]) -> None:
    recipe = msgspec.json.encode(users).decode() if users else ""
    db.execute("UPDATE posts SET recipe = ? WHERE campaign = ? AND key = ?", (recipe, campaign, PANEL))
