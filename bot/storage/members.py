"""The people in the store: who belongs to a campaign, who holds an office, who is away, who voted for what."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec

from bot.storage import transactions
from bot.storage.models import (
    PANEL,
    Ballot,
    Campaign,
    CampaignSettings,
    NewPost,
    Person,
    ReminderState,
    Roster,
    TurnSnapshot,
    UndoRequest,
)

Run = Callable[..., Awaitable[Any]]
"""Runs a function on the database's thread, with the connection as its first argument."""

_FIRST_ACTIONS = 300
"""Actions of a campaign among which a first turn ends, so that looking for what was met never takes longer."""

_PERSON = "SELECT user, zone, quiet_from, quiet_to, away_until FROM people WHERE user = ?"
_PEOPLE = (
    "SELECT user, zone, quiet_from, quiet_to, away_until FROM people WHERE user IN"
    " (SELECT user FROM members WHERE campaign = ? UNION SELECT stand_in FROM members WHERE campaign = ?)"
)


class MemberStore:
    """What the store knows of people. Every call is one transaction."""

    def __init__(self, run: Run) -> None:
        self._run = run

    async def roster(self, campaign: int, number: int) -> Roster:
        """The people of a campaign, and what they have said about its decision of that number."""
        roster: Roster = await self._run(company_of, campaign, number)
        return roster

    async def person(self, user: int) -> Person:
        """When somebody can be reached."""
        person: Person = await self._run(_person, user)
        return person

    async def keep_person(self, person: Person) -> None:
        """Put down when somebody can be reached; the panels of their campaigns are drawn anew."""
        await self._run(_keep_person, person)

    async def go_away(self, person: Person, campaigns: Sequence[int], stand_in: int | None) -> None:
        """Put down when somebody can be reached, and who decides for them meanwhile in these campaigns."""
        await self._run(_go_away, person, campaigns, stand_in)

    async def enrol(self, campaign: int, user: int) -> bool:
        """Make somebody a member; False where they are one."""
        enrolled: bool = await self._run(_enrol, campaign, user)
        return enrolled

    async def appoint(self, campaign: int, office: str, user: int, notice: NewPost) -> None:
        """Give an office to somebody, who is a member from now on, and say so."""
        await self._run(_appoint, campaign, office, user, notice)

    async def vacate(self, campaign: int, office: str, notice: NewPost) -> None:
        """Leave an office without a holder, and say so."""
        await self._run(_vacate, campaign, office, notice)

    async def replace(self, campaign: int, former: int, user: int, notice: NewPost) -> bool:
        """Give everything that somebody holds to another person; False where they hold nothing."""
        replaced: bool = await self._run(_replace, campaign, former, user, notice)
        return replaced

    async def vote(
        self, campaign: int, number: int, ballot: Ballot, timers: Sequence[tuple[str, float | None]]
    ) -> None:
        """Put down a vote, in place of the earlier one of the same person, and what is due then."""
        await self._run(_vote, campaign, number, ballot, timers)

    async def open_poll(self, campaign: int, number: int, due: float | None, notice: NewPost) -> None:
        """Open a decision to a vote of all members, until a time, and say so."""
        await self._run(_open_poll, campaign, number, due, notice)

    async def ask(self, campaign: int, request: UndoRequest, notice: NewPost) -> None:
        """Put down somebody's wish to take a choice back, and ask the others."""
        await self._run(_ask, campaign, request, notice)

    async def consent(self, campaign: int, request: UndoRequest) -> None:
        """Put down who has agreed to a wish."""
        await self._run(_consent, campaign, request)

    async def end_request(self, campaign: int, notice: NewPost) -> None:
        """Forget a wish, and say so."""
        await self._run(_end_request, campaign, notice)

    async def agree(self, campaign: Campaign, agreement: CampaignSettings, locale: str, notice: NewPost) -> None:
        """Change what a table has agreed on, and say so."""
        await self._run(_agree, campaign, agreement, locale, notice)

    async def pause(self, campaign: Campaign, left: float, notice: NewPost) -> None:
        """Stop the clock of a campaign with so many seconds left to its decision."""
        await self._run(_pause, campaign, left, notice)

    async def resume(self, campaign: Campaign, due: float | None, notice: NewPost) -> None:
        """Let the clock of a campaign run again; its decision is due at a time, if at all."""
        await self._run(_resume, campaign, due, notice)

    async def say(self, campaign: int, notice: NewPost) -> None:
        """Queue something to be said in a campaign's channel, once."""
        await self._run(_say, campaign, notice)

    async def awaited(self, campaign: int, number: int) -> ReminderState:
        """How often the players of a decision have been reminded."""
        awaited: ReminderState = await self._run(_awaited, campaign, number)
        return awaited

    async def remind(self, campaign: int, awaited: ReminderState, notice: NewPost) -> None:
        """Put down a reminder, and say it."""
        await self._run(_remind, campaign, awaited, notice)

    async def schedule(self, campaign: int, timers: Iterable[tuple[str, float | None]]) -> None:
        """Set the due times of a campaign; its panel is drawn anew."""
        await self._run(_schedule, campaign, list(timers))

    async def reviewed(self, campaign: int, timers: Iterable[tuple[str, float | None]]) -> None:
        """The due times of a campaign follow from how it stands now; its panel is drawn anew."""
        await self._run(_schedule, campaign, [*timers, (transactions.REVIEW, None)])

    async def need_no_review(self, campaign: int, timers: Iterable[tuple[str, float | None]]) -> None:
        """The due times of a campaign stay, but for these."""
        await self._run(_set_timers, campaign, [*timers, (transactions.REVIEW, None)])

    async def campaigns_of(self, user: int) -> list[int]:
        """The campaigns in play that somebody belongs to."""
        campaigns: list[int] = await self._run(_campaigns_of, user)
        return campaigns

    async def concern(self, user: int) -> int:
        """How many campaigns in play somebody belongs to or has founded."""
        count: int = await self._run(_concern, user)
        return count

    async def snapshot(self, campaign: int, turn: int) -> TurnSnapshot | None:
        """The game as it stood at the beginning of a turn."""
        found: TurnSnapshot | None = await self._run(_snapshot, campaign, turn)
        return found

    async def snapshots(self, campaign: int) -> list[int]:
        """The turns whose beginning one can go back to."""
        turns: list[int] = await self._run(_snapshots, campaign)
        return turns

    async def seen(self, campaign: int, action: int) -> bool:
        """Whether what an action brought about has been posted."""
        seen: bool = await self._run(_seen, campaign, action)
        return seen

    async def maker(self, campaign: int, action: int) -> int:
        """Who did an action."""
        maker: int = await self._run(_maker, campaign, action)
        return maker


def company_of(db: sqlite3.Connection, campaign: int, number: int) -> Roster:
    """The people of a campaign, and what they have said about its decision of that number."""
    members = db.execute("SELECT user, stand_in FROM members WHERE campaign = ? ORDER BY user", (campaign,)).fetchall()
    offices = dict(db.execute("SELECT office, user FROM offices WHERE campaign = ?", (campaign,)).fetchall())
    ballots = db.execute(
        "SELECT user, answer FROM ballots WHERE campaign = ? AND number = ? ORDER BY voted, user", (campaign, number)
    ).fetchall()
    people = db.execute(_PEOPLE, (campaign, campaign)).fetchall()
    asked = db.execute(
        "SELECT number, user, agreed FROM requests WHERE campaign = ? AND number = ?", (campaign, number)
    ).fetchone()
    due = db.execute(
        "SELECT due FROM timers WHERE kind = ? AND subject = ?", (transactions.DEADLINE, campaign)
    ).fetchone()
    made = db.execute("SELECT made FROM actions WHERE campaign = ? AND number = ?", (campaign, number)).fetchone()
    met = db.execute(
        "SELECT DISTINCT topic FROM actions WHERE campaign = ? AND number <= ? AND NOT undone",
        (campaign, _FIRST_ACTIONS),
    ).fetchall()
    return Roster(
        members=tuple(user for user, _ in members),
        stand_ins={user: stand_in for user, stand_in in members if stand_in is not None},
        offices=offices,
        people={row[0]: Person(*row) for row in people},
        ballots=tuple(Ballot(*row) for row in ballots),
        request=asked and UndoRequest(asked[0], asked[1], tuple(msgspec.json.decode(asked[2], type=list[int]))),
        due=due and due[0],
        asked=made[0] if made else 0.0,
        met=frozenset(topic for (topic,) in met),
    )


def _person(db: sqlite3.Connection, user: int) -> Person:
    row = db.execute(_PERSON, (user,)).fetchone()
    return Person(*row) if row else Person(user)


def _keep_person(db: sqlite3.Connection, person: Person) -> None:
    with transactions.transaction(db):
        db.execute("INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?)", msgspec.structs.astuple(person))
        for campaign in _campaigns_of(db, person.user):
            transactions.call_for_review(db, campaign)
            transactions.queue_panel_of(db, campaign)


def _go_away(db: sqlite3.Connection, person: Person, campaigns: Sequence[int], stand_in: int | None) -> None:
    with transactions.transaction(db):
        _keep_person(db, person)
        db.executemany(
            "UPDATE members SET stand_in = ? WHERE campaign = ? AND user = ?",
            [(stand_in, campaign, person.user) for campaign in campaigns],
        )


def _campaigns_of(db: sqlite3.Connection, user: int) -> list[int]:
    rows = db.execute(
        "SELECT campaign FROM members JOIN campaigns ON id = campaign WHERE user = ? AND status = 'open'"
        " ORDER BY campaign",
        (user,),
    )
    return [campaign for (campaign,) in rows]


def _concern(db: sqlite3.Connection, user: int) -> int:
    row = db.execute(
        "SELECT count(*) FROM campaigns WHERE status = 'open'"
        " AND (owner = ? OR id IN (SELECT campaign FROM members WHERE user = ?))",
        (user, user),
    ).fetchone()
    return int(row[0])


def _enrol(db: sqlite3.Connection, campaign: int, user: int) -> bool:
    with transactions.transaction(db):
        enrolled = _enrolled(db, campaign, user)
        transactions.call_for_review(db, campaign)
        transactions.queue_panel_of(db, campaign)
    return enrolled


def _enrolled(db: sqlite3.Connection, campaign: int, user: int) -> bool:
    added = db.execute("INSERT OR IGNORE INTO members (campaign, user) VALUES (?, ?)", (campaign, user))
    return added.rowcount == 1


def _appoint(db: sqlite3.Connection, campaign: int, office: str, user: int, notice: NewPost) -> None:
    with transactions.transaction(db):
        _enrolled(db, campaign, user)
        db.execute("INSERT OR REPLACE INTO offices VALUES (?, ?, ?)", (campaign, office, user))
        transactions.call_for_review(db, campaign)
        _notice(db, campaign, notice)


def _vacate(db: sqlite3.Connection, campaign: int, office: str, notice: NewPost) -> None:
    with transactions.transaction(db):
        db.execute("DELETE FROM offices WHERE campaign = ? AND office = ?", (campaign, office))
        transactions.call_for_review(db, campaign)
        _notice(db, campaign, notice)


_HANDING_OVER = (
    "UPDATE seats SET user = ? WHERE campaign = ? AND user = ?",
    "UPDATE offices SET user = ? WHERE campaign = ? AND user = ?",
)


def _replace(db: sqlite3.Connection, campaign: int, former: int, user: int, notice: NewPost) -> bool:
    with transactions.transaction(db):
        gone = db.execute("DELETE FROM members WHERE campaign = ? AND user = ?", (campaign, former)).rowcount
        gone += sum(db.execute(statement, (user, campaign, former)).rowcount for statement in _HANDING_OVER)
        if not gone:
            return False
        _enrolled(db, campaign, user)
        transactions.call_for_review(db, campaign)
        _notice(db, campaign, notice)
    return True


def _vote(
    db: sqlite3.Connection,
    campaign: int,
    number: int,
    ballot: Ballot,
    timers: Sequence[tuple[str, float | None]],
) -> None:
    with transactions.transaction(db):
        transactions.write_ballot(db, campaign, number, ballot)
        transactions.set_timers_of(db, campaign, timers)
        db.execute("DELETE FROM drafts WHERE campaign = ? AND user = ?", (campaign, ballot.user))
        transactions.queue_panel_of(db, campaign)


def _open_poll(db: sqlite3.Connection, campaign: int, number: int, due: float | None, notice: NewPost) -> None:
    with transactions.transaction(db):
        db.execute("UPDATE campaigns SET poll = ? WHERE id = ? AND number = ?", (number, campaign, number))
        transactions.set_or_end_timer(db, transactions.DEADLINE, campaign, due)
        _notice(db, campaign, notice)


def _ask(db: sqlite3.Connection, campaign: int, request: UndoRequest, notice: NewPost) -> None:
    with transactions.transaction(db):
        _write_request(db, campaign, request)
        _notice(db, campaign, notice)


def _consent(db: sqlite3.Connection, campaign: int, request: UndoRequest) -> None:
    with transactions.transaction(db):
        _write_request(db, campaign, request)


def _write_request(db: sqlite3.Connection, campaign: int, request: UndoRequest) -> None:
    agreed = msgspec.json.encode(request.agreed).decode()
    db.execute("INSERT OR REPLACE INTO requests VALUES (?, ?, ?, ?)", (campaign, request.number, request.user, agreed))


def _end_request(db: sqlite3.Connection, campaign: int, notice: NewPost) -> None:
    with transactions.transaction(db):
        db.execute("DELETE FROM requests WHERE campaign = ?", (campaign,))
        _notice(db, campaign, notice)


def _agree(
    db: sqlite3.Connection, campaign: Campaign, agreement: CampaignSettings, locale: str, notice: NewPost
) -> None:
    with transactions.transaction(db):
        db.execute(
            "UPDATE campaigns SET agreement = ?, locale = ? WHERE id = ?",
            (msgspec.json.encode(agreement).decode(), locale, campaign.id),
        )
        transactions.call_for_review(db, campaign.id)
        _notice(db, campaign.id, notice)


def _pause(db: sqlite3.Connection, campaign: Campaign, left: float, notice: NewPost) -> None:
    with transactions.transaction(db):
        db.execute("UPDATE campaigns SET paused = ? WHERE id = ?", (left, campaign.id))
        transactions.set_or_end_timer(db, transactions.DEADLINE, campaign.id, None)
        transactions.set_or_end_timer(db, transactions.REMINDER, campaign.id, None)
        _notice(db, campaign.id, notice)


def _resume(db: sqlite3.Connection, campaign: Campaign, due: float | None, notice: NewPost) -> None:
    with transactions.transaction(db):
        db.execute("UPDATE campaigns SET paused = NULL WHERE id = ?", (campaign.id,))
        transactions.set_or_end_timer(db, transactions.DEADLINE, campaign.id, due)
        _notice(db, campaign.id, notice)


def _say(db: sqlite3.Connection, campaign: int, notice: NewPost) -> None:
    with transactions.transaction(db):
        _notice(db, campaign, notice)


def _notice(db: sqlite3.Connection, campaign: int, notice: NewPost) -> None:
    (number,) = db.execute("SELECT number FROM campaigns WHERE id = ?", (campaign,)).fetchone()
    transactions.queue(db, campaign, number, [notice])


def _awaited(db: sqlite3.Connection, campaign: int, number: int) -> ReminderState:
    row = db.execute(
        "SELECT number, sent, nudged FROM reminders WHERE campaign = ? AND number = ?", (campaign, number)
    ).fetchone()
    return ReminderState(*row) if row else ReminderState(number)


def _remind(db: sqlite3.Connection, campaign: int, awaited: ReminderState, notice: NewPost) -> None:
    with transactions.transaction(db):
        db.execute(
            "INSERT OR REPLACE INTO reminders VALUES (?, ?, ?, ?)",
            (campaign, awaited.number, awaited.sent, awaited.nudged),
        )
        _notice(db, campaign, notice)


def _schedule(db: sqlite3.Connection, campaign: int, timers: list[tuple[str, float | None]]) -> None:
    with transactions.transaction(db):
        transactions.set_timers_of(db, campaign, timers)
        transactions.queue_panel_of(db, campaign)


def _set_timers(db: sqlite3.Connection, campaign: int, timers: list[tuple[str, float | None]]) -> None:
    with transactions.transaction(db):
        transactions.set_timers_of(db, campaign, timers)


def _snapshot(db: sqlite3.Connection, campaign: int, turn: int) -> TurnSnapshot | None:
    row = db.execute(
        "SELECT turn, number, save FROM snapshots WHERE campaign = ? AND turn = ?", (campaign, turn)
    ).fetchone()
    return TurnSnapshot(row[0], row[1], transactions.unpacked(row[2])) if row else None


def _snapshots(db: sqlite3.Connection, campaign: int) -> list[int]:
    rows = db.execute("SELECT turn FROM snapshots WHERE campaign = ? ORDER BY turn", (campaign,))
    return [turn for (turn,) in rows]


def _seen(db: sqlite3.Connection, campaign: int, action: int) -> bool:
    found = db.execute(
        "SELECT 1 FROM posts WHERE campaign = ? AND action = ? AND state = 'sent' AND kind <> ? LIMIT 1",
        (campaign, action, PANEL),
    ).fetchone()
    return found is not None


def _maker(db: sqlite3.Connection, campaign: int, action: int) -> int:
    row = db.execute("SELECT user FROM actions WHERE campaign = ? AND number = ?", (campaign, action)).fetchone()
    return int(row[0]) if row else 0
