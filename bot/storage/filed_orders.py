"""Stored orders filed ahead: a player's sheet for a turn of a seat, carried out when it comes.

They're notes with the key ``filed-orders CAMPAIGN SEAT``, or ``filed-orders CAMPAIGN SEAT TURN`` for a certain turn.
Each is there until it has run, was replaced or taken back, or its seat has changed hands.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence

import msgspec

from bot.storage.database import Database
from bot.storage.models import CarriedOut, NewPost
from bot.storage.transactions import FILED, queue_notice, set_timer
from rules.core.typed_data import from_json

FILED_PAUSE = 3.0
"""Seconds before filed orders are tried, so that people can follow. It's the same whoever has filed what."""

_PREFIX = "filed-orders"
_UNUSED = "unused-orders"
"""Begins the keys of orders for after the dice that came too late, until their writer has been told."""
_LEFT_OUT = "left-out-orders"
"""Begins the keys of orders for after the dice that were left out, until their writer has been told."""


class FiledOrders(msgspec.Struct, frozen=True):
    """A sheet filed ahead: its writer, the language it's written in, and its text.

    ``after`` is the writer's last answer before that (0: none): once it's undone, the sheet was for another position.
    ``turn`` is the id of the turn that it's for; empty: the seat's next one. ``continues``: the sheet's beginning has
    been carried out in that turn, and this is what was to follow the dice.
    """

    user: int
    locale: str
    text: str
    after: int = 0
    seat: str = ""
    turn: str = ""
    continues: bool = False


class LeftOut(msgspec.Struct, frozen=True):
    """An order that was left out by itself, and a note that says why, in its writer's language."""

    order: str
    note: str


class FiledOrderStore:
    """The sheets that wait for their seats' turns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, campaign: int) -> list[FiledOrders]:
        """The sheets of a campaign."""
        return await self._database.run(_of, campaign)

    async def file(self, campaign: int, sheet: FiledOrders) -> None:
        """File a sheet, replacing the earlier one for its turn, and try it soon: that turn may have just come."""
        await self._database.write(_file, campaign, sheet)

    async def end(self, campaign: int, sheet: FiledOrders, turn: int) -> None:
        """End a filing: the sheet becomes its writer's draft for this turn of the game, unless there's a later one."""
        await self._database.write(_end, campaign, sheet, turn)

    async def drop(self, campaign: int, sheet: FiledOrders) -> None:
        """Delete a sheet, and keep no draft of it."""
        await self._database.write(_drop, campaign, sheet)

    async def drop_unused(self, campaign: int, sheet: FiledOrders, missed: str) -> None:
        """Delete what should have followed the dice of a turn that is over.

        Its writer is told at the next press what was ``missed``.
        """
        await self._database.write(_drop_unused, campaign, sheet, missed)

    async def take_unused(self, campaign: int, user: int) -> list[FiledOrders]:
        """What of a player's orders was never used, once."""
        if not await self._database.run(_unused, campaign, user):
            return []
        return await self._database.write(_take_unused, campaign, user)

    async def note_left_out(self, campaign: int, user: int, orders: Sequence[LeftOut]) -> None:
        """Keep what of a player's orders was left out while they weren't there, until they're told."""
        if orders:
            await self._database.write(_note_left_out, campaign, user, orders)

    async def take_left_out(self, campaign: int, user: int) -> list[LeftOut]:
        """What of a player's orders was left out, once."""
        if not await self._database.run(_left_out, campaign, user):
            return []
        return await self._database.write(_take_left_out, campaign, user)

    async def hand_back(
        self, campaign: int, sheet: FiledOrders, turn: int, notice: NewPost, mentioned: Sequence[int]
    ) -> None:
        """End a filing, and post why. Whom the notice mentions isn't mentioned again for the same turn."""
        await self._database.write(_hand_back, campaign, sheet, turn, notice, mentioned)

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


def replace_filed(db: sqlite3.Connection, campaign: int, seat: str, done: CarriedOut, action: int) -> None:
    """Written orders of a seat were carried out: file what follows their dice, and drop what was filed for the turn."""
    for turn in {"", done.turn}:
        db.execute("DELETE FROM notes WHERE key = ?", (_key(campaign, seat, turn),))
    if done.rest:
        rest = FiledOrders(done.user, done.locale, done.rest, action, seat, done.turn, continues=True)
        _write(db, campaign, rest)


def forget_filed(db: sqlite3.Connection, campaign: int, user: int) -> None:
    """Filed orders are the writing of a seat's holder: no one else reads them or plays by them."""
    for sheet in _of(db, campaign):
        if sheet.user == user:
            _drop(db, campaign, sheet)


def forget_filed_of_seat(db: sqlite3.Connection, campaign: int, seat: str) -> None:
    """The same when the holder of one seat gives it up."""
    for sheet in _of(db, campaign):
        if sheet.seat == seat:
            _drop(db, campaign, sheet)


def _key(campaign: int, seat: str, turn: str) -> str:
    return f"{_PREFIX} {campaign} {seat} {turn}".rstrip()


def _of(db: sqlite3.Connection, campaign: int) -> list[FiledOrders]:
    prefix = f"{_PREFIX} {campaign} "
    rows = db.execute(
        "SELECT key, value FROM notes WHERE key >= ? AND key < ? ORDER BY key", (prefix, f"{_PREFIX} {campaign}!")
    ).fetchall()
    return [_read(key.removeprefix(prefix), value) for key, value in rows]


def _read(key: str, value: str) -> FiledOrders:
    """A stored sheet. Those of earlier versions have their seat in the key only."""
    sheet = from_json(value, FiledOrders)
    return sheet if sheet.seat else msgspec.structs.replace(sheet, seat=key)


def _write(db: sqlite3.Connection, campaign: int, sheet: FiledOrders) -> None:
    key = _key(campaign, sheet.seat, sheet.turn)
    db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (key, msgspec.json.encode(sheet).decode()))


def _drop(db: sqlite3.Connection, campaign: int, sheet: FiledOrders) -> None:
    db.execute("DELETE FROM notes WHERE key = ?", (_key(campaign, sheet.seat, sheet.turn),))


def _drop_unused(db: sqlite3.Connection, campaign: int, sheet: FiledOrders, missed: str) -> None:
    if sheet not in _of(db, campaign):
        return
    _drop(db, campaign, sheet)
    key = f"{_UNUSED} {campaign} {sheet.user} {sheet.seat} {sheet.turn}"
    unused = msgspec.structs.replace(sheet, text=missed)
    db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (key, msgspec.json.encode(unused).decode()))


def _unused(db: sqlite3.Connection, campaign: int, user: int) -> list[FiledOrders]:
    span = _keys_of_unused(campaign, user)
    rows = db.execute("SELECT value FROM notes WHERE key >= ? AND key < ? ORDER BY key", span).fetchall()
    return [from_json(value, FiledOrders) for (value,) in rows]


def _take_unused(db: sqlite3.Connection, campaign: int, user: int) -> list[FiledOrders]:
    sheets = _unused(db, campaign, user)
    db.execute("DELETE FROM notes WHERE key >= ? AND key < ?", _keys_of_unused(campaign, user))
    return sheets


def _keys_of_unused(campaign: int, user: int) -> tuple[str, str]:
    """The first key of a player's unused sheets, and the one after the last."""
    return f"{_UNUSED} {campaign} {user} ", f"{_UNUSED} {campaign} {user}!"


def _left_out(db: sqlite3.Connection, campaign: int, user: int) -> list[LeftOut]:
    rows = db.execute("SELECT value FROM notes WHERE key = ?", (_key_of_left_out(campaign, user),)).fetchall()
    return [each for (value,) in rows for each in from_json(value, list[LeftOut])]


def _note_left_out(db: sqlite3.Connection, campaign: int, user: int, orders: Sequence[LeftOut]) -> None:
    noted = msgspec.json.encode([*_left_out(db, campaign, user), *orders]).decode()
    db.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (_key_of_left_out(campaign, user), noted))


def _take_left_out(db: sqlite3.Connection, campaign: int, user: int) -> list[LeftOut]:
    orders = _left_out(db, campaign, user)
    db.execute("DELETE FROM notes WHERE key = ?", (_key_of_left_out(campaign, user),))
    return orders


def _key_of_left_out(campaign: int, user: int) -> str:
    return f"{_LEFT_OUT} {campaign} {user}"


def _file(db: sqlite3.Connection, campaign: int, sheet: FiledOrders) -> None:
    (after,) = db.execute(
        "SELECT coalesce(max(number), 0) FROM actions WHERE campaign = ? AND user = ? AND kind = 'answer'"
        " AND NOT undone",
        (campaign, sheet.user),
    ).fetchone()
    _write(db, campaign, msgspec.structs.replace(sheet, after=after))
    try_filed_soon(db, campaign)


def _end(db: sqlite3.Connection, campaign: int, sheet: FiledOrders, turn: int) -> None:
    if sheet not in _of(db, campaign):
        return
    _drop(db, campaign, sheet)
    for other in _of(db, campaign):
        if other.user == sheet.user:  # a draft that is still filed for another turn isn't lost
            db.execute(
                "DELETE FROM order_drafts WHERE campaign = ? AND user = ? AND text = ?",
                (campaign, other.user, other.text),
            )
    db.execute(
        "INSERT INTO order_drafts VALUES (?1, ?2, ?3, ?4, NULL) ON CONFLICT (campaign, user) DO UPDATE"
        " SET turn = excluded.turn, text = excluded.text, done = NULL WHERE turn <> excluded.turn OR done IS NOT NULL",
        (campaign, sheet.user, turn, sheet.text),
    )


def _hand_back(
    db: sqlite3.Connection, campaign: int, sheet: FiledOrders, turn: int, notice: NewPost, mentioned: Sequence[int]
) -> None:
    _end(db, campaign, sheet, turn)
    for user in mentioned:
        db.execute("UPDATE turn_mentions SET pending = 0 WHERE campaign = ? AND user = ?", (campaign, user))
    queue_notice(db, campaign, notice)
