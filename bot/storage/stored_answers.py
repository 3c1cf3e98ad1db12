"""Stored answers: what a seat's holder has set for windows to come and the open one, and the rules someone has set."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from bot.storage.database import Database
from bot.storage.models import Change, HeldRule
from bot.storage.transactions import WINDOW, queue_panel, set_due_times
from bot.storage.turn_mentions import hand_over, record_act
from rules.core.stored_answers import StoredAnswer
from rules.core.typed_data import from_json

_TABLES = ("stored_answers", "stored_rules")


class StoredAnswerStore:
    """Answers private to a campaign, a seat and its holder. Every call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, campaign: int) -> dict[str, tuple[StoredAnswer, ...]]:
        """The stored answers of a campaign's seats."""
        return await self._database.run(stored_answers_of, campaign)

    async def store(self, campaign: int, seat: str, stored: StoredAnswer) -> None:
        """Store a seat's answer, replacing an earlier one to the same question. Does nothing if the seat is free."""
        await self._database.write(_store, campaign, seat, stored)

    async def delete(self, campaign: int, seat: str, topic: str | None = None) -> int:
        """Delete a seat's stored answers for windows to come (of one topic if given); return how many."""
        return await self._database.write(_delete, campaign, seat, topic)

    async def store_rule(self, campaign: int, held: HeldRule, replaced: Sequence[str]) -> None:
        """Store a rule that someone has set, instead of others of theirs, and redraw the panel."""
        await self._database.write(_store_rule, campaign, held, replaced)

    async def revoke_rules(
        self, campaign: int, held: Sequence[HeldRule], due: Sequence[tuple[str, float | None]] = ()
    ) -> int:
        """Delete stored rules, redraw the panel and set these timers; return how many rules there were."""
        return await self._database.write(_revoke_rules, campaign, held, due)

    async def rules_of(self, campaign: int) -> tuple[HeldRule, ...]:
        """The stored rules of a campaign, newest first."""
        return await self._database.run(stored_rules_of, campaign)

    async def take_back(self, campaign: int, seat: str, number: int) -> None:
        """Delete a seat's answer in the open window."""
        await self._database.execute(
            "DELETE FROM stored_answers WHERE campaign = ? AND seat = ? AND number = ?", campaign, seat, number
        )

    async def finish_release(self, campaign: int, asked: Sequence[int] = ()) -> None:
        """Record that a secret window has released its answers: from now on each is given at once.

        The game is handed to those it ``asked``, whoever of them has answered.
        """
        await self._database.write(_finish_release, campaign, asked)


def stored_answers_of(db: sqlite3.Connection, campaign: int) -> dict[str, tuple[StoredAnswer, ...]]:
    """The stored answers of a campaign's seats."""
    found: dict[str, list[StoredAnswer]] = {}
    for seat, json in db.execute("SELECT seat, json FROM stored_answers WHERE campaign = ? ORDER BY id", (campaign,)):
        found.setdefault(seat, []).append(from_json(json, StoredAnswer))
    return {seat: tuple(stored) for seat, stored in found.items()}


def stored_rules_of(db: sqlite3.Connection, campaign: int) -> tuple[HeldRule, ...]:
    """The stored rules of a campaign, newest first."""
    rows = db.execute(
        "SELECT seat, user, rule, until FROM stored_rules WHERE campaign = ? ORDER BY id DESC", (campaign,)
    )
    return tuple(HeldRule(*row) for row in rows)


def forget_former_holders(db: sqlite3.Connection, campaign: int) -> None:
    """Delete the answers stored for seats that have a new holder, or none, and the rules of people who have left."""
    db.execute(
        "DELETE FROM stored_rules WHERE campaign = ?"
        " AND user NOT IN (SELECT user FROM members WHERE members.campaign = stored_rules.campaign)"
        " AND user NOT IN (SELECT user FROM seats WHERE seats.campaign = stored_rules.campaign)",
        (campaign,),
    )
    db.execute(
        "DELETE FROM stored_answers WHERE campaign = ? AND NOT EXISTS (SELECT 1 FROM seats WHERE"
        " seats.campaign = stored_answers.campaign AND seats.seat = stored_answers.seat AND user = holder)",
        (campaign,),
    )


def forget_stored_answers(db: sqlite3.Connection, campaign: int, change: Change) -> None:
    """Delete the answers that an action makes useless.

    They are those to closed windows, those for another turn, those of seats it clears, and those by ended rules.
    """
    open_ = ", ".join(str(int(number)) for number in change.asked)
    db.execute(
        f"DELETE FROM stored_answers WHERE campaign = ? AND number NOT IN ({open_})",  # noqa: S608
        (campaign,),
    )
    db.execute(
        "DELETE FROM stored_answers WHERE campaign = ? AND json_extract(json, '$.until') <> ?", (campaign, change.turn)
    )
    for table in _TABLES:
        db.executemany(
            f"DELETE FROM {table} WHERE campaign = ? AND seat = ?",  # noqa: S608
            [(campaign, seat) for seat in change.clears],
        )
    _delete_rules(db, campaign, change.ended)
    if change.status != "open":
        forget_all_stored(db, campaign)


def forget_all_stored(db: sqlite3.Connection, campaign: int) -> None:
    """Delete everything that is stored for decisions to come."""
    for table in _TABLES:
        db.execute(f"DELETE FROM {table} WHERE campaign = ?", (campaign,))  # noqa: S608


def _store(db: sqlite3.Connection, campaign: int, seat: str, stored: StoredAnswer) -> None:
    for earlier in _replaced(db, campaign, seat, stored):
        db.execute("DELETE FROM stored_answers WHERE id = ?", (earlier,))
    db.execute(
        "INSERT INTO stored_answers (campaign, seat, holder, topic, number, json)"
        " SELECT campaign, seat, user, ?, ?, ? FROM seats WHERE campaign = ? AND seat = ?",
        (stored.topic, stored.number, msgspec.json.encode(stored).decode(), campaign, seat),
    )


def _replaced(db: sqlite3.Connection, campaign: int, seat: str, stored: StoredAnswer) -> Sequence[int]:
    """The stored answers that a new one replaces.

    One without conditions replaces all of its topic. One for a single window replaces those for that window. Any other
    replaces those with the same conditions, and those without any.
    """
    rows = db.execute(
        "SELECT id, json FROM stored_answers WHERE campaign = ? AND seat = ? AND topic = ? AND number IS ?",
        (campaign, seat, stored.topic, stored.number),
    ).fetchall()
    conditions = (stored.when, stored.unless)
    found = []
    for row, json in rows:
        earlier = from_json(json, StoredAnswer)
        if conditions == ((), ()) or (earlier.when, earlier.unless) in (conditions, ((), ())):
            found.append(row)
    return found


def _delete(db: sqlite3.Connection, campaign: int, seat: str, topic: str | None) -> int:
    return db.execute(
        "DELETE FROM stored_answers WHERE campaign = ? AND seat = ? AND number IS NULL AND topic = coalesce(?, topic)",
        (campaign, seat, topic),
    ).rowcount


def _store_rule(db: sqlite3.Connection, campaign: int, held: HeldRule, replaced: Sequence[str]) -> None:
    _delete_rules(db, campaign, [HeldRule(held.seat, held.user, rule) for rule in {held.rule, *replaced}])
    db.execute(
        "INSERT INTO stored_rules (campaign, seat, user, rule, until) VALUES (?, ?, ?, ?, ?)",
        (campaign, held.seat, held.user, held.rule, held.until),
    )
    record_act(db, campaign, held.user)
    queue_panel(db, campaign)


def _revoke_rules(
    db: sqlite3.Connection, campaign: int, held: Sequence[HeldRule], due: Sequence[tuple[str, float | None]]
) -> int:
    queue_panel(db, campaign)
    set_due_times(db, campaign, due)
    return _delete_rules(db, campaign, held)


def _delete_rules(db: sqlite3.Connection, campaign: int, held: Iterable[HeldRule]) -> int:
    return sum(
        db.execute(
            "DELETE FROM stored_rules WHERE campaign = ? AND seat = ? AND user = ? AND rule = ?",
            (campaign, each.seat, each.user, each.rule),
        ).rowcount
        for each in held
    )


def _finish_release(db: sqlite3.Connection, campaign: int, asked: Sequence[int]) -> None:
    hand_over(db, campaign, asked)
    set_due_times(db, campaign, [(WINDOW, None)])
    queue_panel(db, campaign)
