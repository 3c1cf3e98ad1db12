"""Votes: ballots, decisions opened to a vote of all members, and undo requests."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.storage.database import Database
from bot.storage.models import Ballot, NewPost, UndoRequest
from bot.storage.transactions import (
    DEADLINE,
    DueTimes,
    queue_notice,
    queue_panel,
    set_due_times,
    settle_undo_request,
    write_ballot,
)
from bot.storage.turn_mentions import record_act


class VoteStore:
    """Votes on pending decisions and undo requests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def vote(self, campaign: int, number: int, ballot: Ballot, due: DueTimes) -> None:
        """Record a vote, replacing the same person's earlier one, and set due times."""
        await self._database.write(_vote, campaign, number, ballot, due)

    async def vote_as_stored(self, campaign: int, number: int, ballot: Ballot, due: DueTimes) -> None:
        """Record the vote that a stored rule casts for someone who may be away, and set due times."""
        await self._database.write(_write_vote, campaign, number, ballot, due)

    async def open_poll(self, campaign: int, number: int, due: float | None, notice: NewPost) -> None:
        """Open a decision to a vote of all members until a time (seconds, epoch), and post a notice."""
        await self._database.write(_open_poll, campaign, number, due, notice)

    async def request_undo(self, campaign: int, request: UndoRequest, notice: NewPost) -> None:
        """Record an undo request and ask the others."""
        await self._database.write(_request_undo, campaign, request, notice)

    async def agree_to_undo(self, campaign: int, request: UndoRequest) -> None:
        """Record who has agreed to a request."""
        await self._database.write(_write_request, campaign, request)

    async def refuse_undo(self, campaign: int, notice: NewPost) -> None:
        """End a request that was refused, and post a notice."""
        await self._database.write(_refuse_undo, campaign, notice)


def _vote(db: sqlite3.Connection, campaign: int, number: int, ballot: Ballot, due: DueTimes) -> None:
    record_act(db, campaign, ballot.user)
    _write_vote(db, campaign, number, ballot, due)


def _write_vote(db: sqlite3.Connection, campaign: int, number: int, ballot: Ballot, due: DueTimes) -> None:
    write_ballot(db, campaign, number, ballot)
    set_due_times(db, campaign, due)
    db.execute("DELETE FROM drafts WHERE campaign = ? AND user = ?", (campaign, ballot.user))
    queue_panel(db, campaign)


def _open_poll(db: sqlite3.Connection, campaign: int, number: int, due: float | None, notice: NewPost) -> None:
    db.execute("UPDATE campaigns SET poll = ? WHERE id = ?", (number, campaign))
    set_due_times(db, campaign, [(DEADLINE, due)])
    queue_notice(db, campaign, notice)


def _request_undo(db: sqlite3.Connection, campaign: int, request: UndoRequest, notice: NewPost) -> None:
    _write_request(db, campaign, request)
    queue_notice(db, campaign, notice)


def _write_request(db: sqlite3.Connection, campaign: int, request: UndoRequest) -> None:
    agreed = msgspec.json.encode(request.agreed).decode()
    db.execute("INSERT OR REPLACE INTO requests VALUES (?, ?, ?, ?)", (campaign, request.number, request.user, agreed))


def _refuse_undo(db: sqlite3.Connection, campaign: int, notice: NewPost) -> None:
    settle_undo_request(db, campaign, "refused")
    queue_notice(db, campaign, notice)
