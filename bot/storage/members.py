"""Members: who belongs to a campaign, holds an office or is away, and their stand-ins."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.storage.database import Database
from bot.storage.filed_orders import forget_filed, forget_filed_of_seat
from bot.storage.models import Ballot, NewPost, Person, Roster, UndoRequest
from bot.storage.outages import extension_of
from bot.storage.seats import kept_seats_of, lenders_of, stop_keeping
from bot.storage.stored_answers import forget_former_holders, stored_answers_of, stored_rules_of
from bot.storage.transactions import DEADLINE, WINDOW, queue_notice, queue_opening, queue_panel, request_review
from rules.core.typed_data import from_json

_FIRST_ACTIONS = 1000
"""A first turn ends within this many actions, which bounds the search for topics already met."""

_TURNS = "SELECT coalesce(min(turn), 0), coalesce(max(turn), 0) FROM snapshots WHERE campaign = ?"
_BEGAN = """
SELECT user, first, (SELECT coalesce(max(turn), 0) FROM snapshots WHERE campaign = :campaign AND number < first)
FROM (SELECT DISTINCT user, (
    SELECT number FROM actions INDEXED BY actions_of_a_user
    WHERE actions.campaign = :campaign AND actions.user = seats.user AND kind = 'answer' AND NOT undone
    ORDER BY number LIMIT 1) AS first FROM seats WHERE campaign = :campaign)
WHERE first IS NOT NULL
"""
_MET_AT_FIRST = "SELECT DISTINCT seat, topic, user FROM actions WHERE campaign = ? AND number <= ? AND NOT undone"
_MET_BY = (
    "SELECT DISTINCT seat, topic, user FROM actions INDEXED BY actions_of_a_user"
    " WHERE campaign = ? AND user = ? AND number <= ? AND NOT undone"
)

_REVIEW_EVERY = 0.1
"""Seconds between one person's campaigns, whose due times and panels change: each may have to be loaded."""

_PERSON = "SELECT user, zone, quiet_from, quiet_to, away_until, mentions FROM people WHERE user = ?"
_PEOPLE = (
    "SELECT user, zone, quiet_from, quiet_to, away_until, mentions FROM people WHERE user IN"
    " (SELECT user FROM members WHERE campaign = ? UNION SELECT stand_in FROM members WHERE campaign = ?)"
)
_LEAVING = (
    "DELETE FROM seats WHERE campaign = ? AND user = ?",
    "DELETE FROM offices WHERE campaign = ? AND user = ?",
    "DELETE FROM members WHERE campaign = ? AND user = ?",
)
_NEVER_BACK = "UPDATE seats SET lender = NULL WHERE campaign = ? AND lender = ?"
_TAKE_BACK = "UPDATE seats SET user = lender, lender = NULL WHERE campaign = ? AND user = ? AND lender = ?"
_BACK = "UPDATE seats SET user = lender, lender = NULL WHERE campaign = ? AND user = ? AND lender IS NOT NULL"
_SEAT_BACK = f"{_BACK} AND seat = ?"
_FREE_SEAT = "DELETE FROM seats WHERE campaign = ? AND user = ? AND seat = ?"
_ANY_PART = """
SELECT 1 FROM seats WHERE campaign = ?1 AND (user = ?2 OR lender = ?2)
UNION SELECT 1 FROM offices WHERE campaign = ?1 AND user = ?2
"""
_HANDING_OVER = (
    "UPDATE seats SET user = ?, lender = NULL WHERE campaign = ? AND user = ?",
    "UPDATE seats SET lender = ? WHERE campaign = ? AND lender = ?",
    "UPDATE offices SET user = ? WHERE campaign = ? AND user = ?",
)


class MemberStore:
    """The people of campaigns. Every call is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def roster(self, campaign: int, numbers: Sequence[int]) -> Roster:
        """The people of a campaign, with their votes and drafts for the decisions of these numbers."""
        return await self._database.look_up(roster_of, campaign, numbers)

    async def person(self, user: int) -> Person:
        """A person's availability."""
        rows = await self._database.rows(_PERSON, user)
        return _person(rows[0]) if rows else Person(user)

    async def save_person(self, person: Person) -> None:
        """Save a person's availability and redraw the panels of their campaigns."""
        await self._database.write(_save_person, person)

    async def go_away(self, person: Person, campaigns: Sequence[int], stand_in: int | None) -> None:
        """Save a person's absence, and their stand-in in these campaigns."""
        await self._database.write(_go_away, person, campaigns, stand_in)

    async def enrol(self, campaign: int, user: int) -> bool:
        """Make someone a member; False if they already are."""
        return await self._database.write(_enrol, campaign, user)

    async def leave(self, campaign: int, user: int, notices: Sequence[NewPost] = ()) -> bool:
        """Remove a user with all their seats and offices, kept ones too, and post notices; False if they had none."""
        return await self._database.write(_leave, campaign, user, notices)

    async def leave_seat(self, campaign: int, user: int, seat: str, notices: Sequence[NewPost] = ()) -> bool:
        """Free one of a user's seats, or one kept for them, and post notices; False if it isn't theirs.

        Whoever has no part left leaves the campaign.
        """
        return await self._database.write(_leave_seat, campaign, user, seat, notices)

    async def dismiss_from(self, campaign: int, user: int, seat: str, notice: NewPost) -> bool:
        """Return one seat that a user was lent, or free it, and post a notice; False if they don't hold it."""
        return await self._database.write(_dismiss_from, campaign, user, seat, notice)

    async def dismiss(self, campaign: int, user: int, notices: Sequence[NewPost] = ()) -> bool:
        """Return a user's lent seats, remove them from the campaign and post notices; False if they have no part."""
        return await self._database.write(_dismiss, campaign, user, notices)

    async def take_back(self, campaign: int, holder: int, lender: int, notice: NewPost) -> bool:
        """Return the seats that ``lender`` lent ``holder``, and post a notice; False if there are none."""
        return await self._database.write(_take_back, campaign, holder, lender, notice)

    async def replace(self, campaign: int, former: int, user: int, notice: NewPost) -> bool:
        """Give everything that someone holds to another person; False if they hold nothing."""
        return await self._database.write(_replace, campaign, former, user, notice)

    async def appoint(self, campaign: int, office: str, user: int, notice: NewPost) -> None:
        """Give an office to someone, make them a member, and post a notice."""
        await self._database.write(_appoint, campaign, office, user, notice)

    async def vacate(self, campaign: int, office: str, notice: NewPost) -> None:
        """Leave an office without a holder and post a notice."""
        await self._database.write(_vacate, campaign, office, notice)

    async def open_campaigns_of(self, user: int) -> list[int]:
        """The open campaigns that someone belongs to."""
        return await self._database.run(_open_campaigns_of, user)

    async def open_campaigns_kept_for(self, user: int) -> list[int]:
        """The open campaigns in which a seat is kept for someone, whether they've taken it or not."""
        rows = await self._database.rows(
            "SELECT id FROM campaigns JOIN notes ON key = 'seats ' || id WHERE status = 'open'"
            " AND ? IN (SELECT kept.value FROM json_each(notes.value) AS kept) ORDER BY id",
            user,
        )
        return [campaign for (campaign,) in rows]

    async def campaign_count(self, user: int) -> int:
        """How many open campaigns someone belongs to or owns."""
        ((count,),) = await self._database.rows(
            "SELECT count(*) FROM campaigns WHERE status = 'open'"
            " AND (owner = ? OR id IN (SELECT campaign FROM members WHERE user = ?))",
            user,
            user,
        )
        return int(count)


def roster_of(db: sqlite3.Connection, campaign: int, numbers: Sequence[int]) -> Roster:
    """The people of a campaign, with their votes and drafts for the decisions of these numbers."""
    members = db.execute("SELECT user, stand_in FROM members WHERE campaign = ? ORDER BY user", (campaign,)).fetchall()
    offices = dict(db.execute("SELECT office, user FROM offices WHERE campaign = ?", (campaign,)).fetchall())
    ballots = {number: _ballots(db, campaign, number) for number in numbers}
    first = next(iter(numbers), None)
    people = db.execute(_PEOPLE, (campaign, campaign)).fetchall()
    asked = db.execute(
        "SELECT number, user, agreed FROM requests WHERE campaign = ? AND number = ?", (campaign, first)
    ).fetchone()
    due = db.execute("SELECT due FROM timers WHERE kind = ? AND subject = ?", (DEADLINE, campaign)).fetchone()
    release = db.execute("SELECT due FROM timers WHERE kind = ? AND subject = ?", (WINDOW, campaign)).fetchone()
    made = db.execute(
        "SELECT made FROM actions WHERE campaign = ? ORDER BY number DESC LIMIT 1", (campaign,)
    ).fetchone()
    began = db.execute(_BEGAN, {"campaign": campaign}).fetchall()
    return Roster(
        members=tuple(user for user, _ in members),
        stand_ins={user: stand_in for user, stand_in in members if stand_in is not None},
        offices=offices,
        people={row[0]: _person(row) for row in people},
        ballots=ballots,
        request=asked and UndoRequest(asked[0], asked[1], tuple(from_json(asked[2], list[int]))),
        due=due and due[0],
        asked=made[0] if made else 0.0,
        met=_met(db, campaign, began),
        began={user: turn for user, _, turn in began},
        stored=stored_answers_of(db, campaign),
        rules=stored_rules_of(db, campaign),
        release=release and release[0],
        extended=extension_of(db, campaign),
        lenders=lenders_of(db, campaign),
        kept=kept_seats_of(db, campaign),
    )


def _met(
    db: sqlite3.Connection, campaign: int, began: Sequence[tuple[int, int, int]]
) -> frozenset[tuple[str, str, int]]:
    """The seats, topics and users of first turns that are still under way; no one needs those of former ones.

    ``began`` has each holder of a seat with the number and the turn of their first answer. A holder who came late
    learns until the end of the next turn.
    """
    first, turn = db.execute(_TURNS, (campaign,)).fetchone()
    found: set[tuple[str, str, int]] = set()
    if turn <= first + 1:
        found.update(db.execute(_MET_AT_FIRST, (campaign, _FIRST_ACTIONS)))
    for user, number, start in began:
        if first < start and turn <= start + 1:
            found.update(db.execute(_MET_BY, (campaign, user, number + _FIRST_ACTIONS)))
    return frozenset(found)


def _person(row: Sequence[Any]) -> Person:
    user, zone, quiet_from, quiet_to, away_until, mentions = row
    return Person(user, zone, quiet_from, quiet_to, away_until, bool(mentions))


def _ballots(db: sqlite3.Connection, campaign: int, number: int) -> tuple[Ballot, ...]:
    rows = db.execute(
        "SELECT user, answer FROM ballots WHERE campaign = ? AND number = ? ORDER BY voted, user", (campaign, number)
    )
    return tuple(Ballot(*row) for row in rows)


def _save_person(db: sqlite3.Connection, person: Person) -> None:
    db.execute("INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(person))
    for place, campaign in enumerate(_open_campaigns_of(db, person.user)):
        request_review(db, campaign, place * _REVIEW_EVERY)
        queue_panel(db, campaign, place * _REVIEW_EVERY)


def _go_away(db: sqlite3.Connection, person: Person, campaigns: Sequence[int], stand_in: int | None) -> None:
    _save_person(db, person)
    db.executemany(
        "UPDATE members SET stand_in = ? WHERE campaign = ? AND user = ?",
        [(stand_in, campaign, person.user) for campaign in campaigns],
    )


def _open_campaigns_of(db: sqlite3.Connection, user: int) -> list[int]:
    rows = db.execute(
        "SELECT campaign FROM members JOIN campaigns ON id = campaign WHERE user = ? AND status = 'open'"
        " ORDER BY campaign",
        (user,),
    )
    return [campaign for (campaign,) in rows]


def _enrol(db: sqlite3.Connection, campaign: int, user: int) -> bool:
    enrolled = _add_member(db, campaign, user)
    request_review(db, campaign)
    queue_opening(db, campaign)
    queue_panel(db, campaign)
    return enrolled


def _add_member(db: sqlite3.Connection, campaign: int, user: int) -> bool:
    added = db.execute("INSERT OR IGNORE INTO members (campaign, user) VALUES (?, ?)", (campaign, user))
    return added.rowcount == 1


def _forget_written_orders(db: sqlite3.Connection, campaign: int, user: int) -> None:
    """Standing and filed orders are the writing of a seat's holder: no one else reads them."""
    db.execute(
        "DELETE FROM standing_orders WHERE campaign = ?1"
        " AND seat IN (SELECT seat FROM seats WHERE campaign = ?1 AND user = ?2)",
        (campaign, user),
    )
    forget_filed(db, campaign, user)


def _leave(db: sqlite3.Connection, campaign: int, user: int, notices: Sequence[NewPost]) -> bool:
    _forget_written_orders(db, campaign, user)
    deleted = sum(db.execute(statement, (campaign, user)).rowcount for statement in _LEAVING)
    deleted += stop_keeping(db, campaign, user)
    if deleted:
        db.execute(_NEVER_BACK, (campaign, user))
        _show_new_holders(db, campaign)
        for notice in notices:
            queue_notice(db, campaign, notice)
    return deleted > 0


def _leave_seat(db: sqlite3.Connection, campaign: int, user: int, seat: str, notices: Sequence[NewPost]) -> bool:
    is_freed = db.execute(_FREE_SEAT, (campaign, user, seat)).rowcount > 0
    if not is_freed and not stop_keeping(db, campaign, user, seat):
        return False
    for notice in notices:
        queue_notice(db, campaign, notice)
    if is_freed:
        _free_seat(db, campaign, user, seat)
    return True


def _free_seat(db: sqlite3.Connection, campaign: int, user: int, seat: str) -> None:
    """Forget what was written for a seat that its holder has given up; without any other part they leave."""
    db.execute("DELETE FROM standing_orders WHERE campaign = ? AND seat = ?", (campaign, seat))
    db.execute("DELETE FROM stored_rules WHERE campaign = ? AND user = ? AND seat = ?", (campaign, user, seat))
    forget_filed_of_seat(db, campaign, seat)
    if db.execute(_ANY_PART, (campaign, user)).fetchone() is None:
        _leave(db, campaign, user, ())
    else:
        _show_new_holders(db, campaign)


def _dismiss_from(db: sqlite3.Connection, campaign: int, user: int, seat: str, notice: NewPost) -> bool:
    """Whoever is left without a seat leaves the campaign."""
    held = (campaign, user, seat)
    if not db.execute(_SEAT_BACK, held).rowcount and not db.execute(_FREE_SEAT, held).rowcount:
        return False
    return _leave_if_seatless(db, campaign, user, notice)


def _leave_if_seatless(db: sqlite3.Connection, campaign: int, user: int, notice: NewPost) -> bool:
    request_review(db, campaign)
    if db.execute("SELECT 1 FROM seats WHERE campaign = ? AND user = ?", (campaign, user)).fetchone() is None:
        return _leave(db, campaign, user, [notice])
    _show_new_holders(db, campaign)
    queue_notice(db, campaign, notice)
    return True


def _show_new_holders(db: sqlite3.Connection, campaign: int) -> None:
    forget_former_holders(db, campaign)
    queue_opening(db, campaign)
    queue_panel(db, campaign)


def _dismiss(db: sqlite3.Connection, campaign: int, user: int, notices: Sequence[NewPost]) -> bool:
    if db.execute(_BACK, (campaign, user)).rowcount:
        request_review(db, campaign)
    return _leave(db, campaign, user, notices)


def _take_back(db: sqlite3.Connection, campaign: int, holder: int, lender: int, notice: NewPost) -> bool:
    """A holder left without a seat leaves the campaign."""
    if not db.execute(_TAKE_BACK, (campaign, holder, lender)).rowcount:
        return False
    return _leave_if_seatless(db, campaign, holder, notice)


def _replace(db: sqlite3.Connection, campaign: int, former: int, user: int, notice: NewPost) -> bool:
    _forget_written_orders(db, campaign, former)
    deleted = db.execute("DELETE FROM members WHERE campaign = ? AND user = ?", (campaign, former)).rowcount
    deleted += sum(db.execute(statement, (user, campaign, former)).rowcount for statement in _HANDING_OVER)
    if not deleted:
        return False
    _add_member(db, campaign, user)
    forget_former_holders(db, campaign)
    request_review(db, campaign)
    queue_opening(db, campaign)
    queue_notice(db, campaign, notice)
    return True


def _appoint(db: sqlite3.Connection, campaign: int, office: str, user: int, notice: NewPost) -> None:
    _add_member(db, campaign, user)
    db.execute("INSERT OR REPLACE INTO offices VALUES (?, ?, ?)", (campaign, office, user))
    request_review(db, campaign)
    queue_notice(db, campaign, notice)


def _vacate(db: sqlite3.Connection, campaign: int, office: str, notice: NewPost) -> None:
    db.execute("DELETE FROM offices WHERE campaign = ? AND office = ?", (campaign, office))
    request_review(db, campaign)
    queue_notice(db, campaign, notice)
