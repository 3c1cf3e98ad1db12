"""Stored orders filed ahead: a player's sheet for a seat, carried out when the seat's turn comes.

They're notes with the key ``filed-orders CAMPAIGN SEAT``. Each is there until it has run, was replaced or taken back,
or its seat has changed hands.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence

import msgspec

from bot.storage.database import Database
from bot.storage.models import NewPost
from bot.storage.transactions import FILED, queue_notice, set_timer

FILED_PAUSE = 3.0
"""Seconds before filed orders are tried, so that people can follow. It's the same whoever has filed what."""

_PREFIX = "filed-orders"


class FiledOrders(msgspec.Struct, frozen=True):
    """A sheet filed ahead: its writer, the language it's written in, and its text.

    ``after`` is the writer's last answer before that (0: none): once it's undone, the sheet was for another position.
    """

    user: int
    locale: str
    text: str
    after: int = 0


class FiledOrderStore:
    """The sheets that wait for their seats' turns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, campaign: int) -> dict[str, FiledOrders]:
        """The sheets of a campaign, by seat."""
        return await self._database.run(_of, campaign)

    async def file(self, campaign: int, seat: str, user: int, locale: str, text: str) -> None:
        """File a sheet for a seat, replacing the earlier one, and try it soon: its turn may have just come."""
        await self._database.write(_file, campaign, seat, FiledOrders(user, locale, text))

    async def end(self, campaign: int, seat: str, turn: int) -> None:
        """End a filing: the sheet becomes its writer's draft for this turn, unless there's a later one."""
        await self._database.write(_end, campaign, seat, turn)

    async def hand_back(self, campaign: int, seat: str, turn: int, notice: NewPost, mentioned: Sequence[int]) -> None:
        """End a filing, and post why. Whom the notice mentions isn't mentioned again for the same turn."""
        await self._database.write(_hand_back, campaign, seat, turn, notice, mentioned)

    async def is_overtaken(self, campaign: int, filed: FiledOrders) -> bool:
        """Whether the turn after which a sheet was filed has been undone."""
        rows = await self._database.rows(
            "SELECT 1 FROM actions WHERE campaign = ? AND number = ? AND undone", campaign, filed.after
        )
        return bool(rows)


def try_filed_soon(db: sqlite3.Connection, campaign: int) -> None:
    """Set the timer that tries filed orders, if a campaign has any."""
    if _of(db, campaign):
        set_timer(db, FILED, campaign, time.time() + FILED_PAUSE)


def drop_filed(db: sqlite3.Connection, campaign: int, seat: str) -> None:
    """Delete the sheet of a seat."""
    db.execute("DELETE FROM notes WHERE key = ?", (_key(campaign, seat),))


def forget_filed(db: sqlite3.Connection, campaign: int, user: int) -> None:
    """Filed orders are the writing of a seat's holder: no one else reads them or plays by them."""
    for seat, filed in _of(db, campaign).items():
        if filed.user == user:
            drop_filed(db, campaign, seat)


def _key(campaign: int, seat: str) -> str:
    return f"{_PREFIX} {campaign} {seat}"


def _of(db: sqlite3.Connection, campaign: int) -> dict[str, FiledOrders]:
    prefix = _key(campaign, "")
    rows = db.execute(
        "SELECT key, value FROM notes WHERE key >= ? AND key < ?", (prefix, f"{_PREFIX} {campaign}!")
    ).fetchall()
    return {key.removeprefix(prefix): msgspec.json.decode(value, type=FiledOrders) for key, value in rows}


def _file(db: sqlite3.Connection, campaign: int, seat: str, filed: FiledOrders) -> None:
    (after,) = db.execute(
        "SELECT coalesce(max(number), 0) FROM actions WHERE campaign = ? AND user = ? AND kind = 'answer'"
        " AND NOT undone",
        (campaign, filed.user),
    ).fetchone()
    kept = msgspec.structs.replace(filed, after=after)
    db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (_key(campaign, seat), msgspec.json.encode(kept).decode()))
    try_filed_soon(db, campaign)


def _end(db: sqlite3.Connection, campaign: int, seat: str, turn: int) -> None:
    filed = _of(db, campaign).get(seat)
    if filed is None:
        return
    drop_filed(db, campaign, seat)
    db.execute(
        "INSERT INTO order_drafts VALUES (?1, ?2, ?3, ?4, NULL) ON CONFLICT (campaign, user) DO UPDATE"
        " SET turn = excluded.turn, text = excluded.text, done = NULL WHERE turn <> excluded.turn OR done IS NOT NULL",
        (campaign, filed.user, turn, filed.text),
    )


def _hand_back(
    db: sqlite3.Connection, campaign: int, seat: str, turn: int, notice: NewPost, mentioned: Sequence[int]
) -> None:
    _end(db, campaign, seat, turn)
    for user in mentioned:
        db.execute("UPDATE turn_mentions SET pending = 0 WHERE campaign = ? AND user = ?", (campaign, user))
    queue_notice(db, campaign, notice)
