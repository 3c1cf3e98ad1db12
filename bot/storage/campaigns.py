"""Stored campaigns: where they're played, their settings, and whether they're open."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.storage.actions import write_change
from bot.storage.database import Database
from bot.storage.members import roster_of
from bot.storage.models import Campaign, CampaignSettings, Change, NewPost, Roster
from bot.storage.stored_answers import forget_all_stored
from bot.storage.transactions import (
    BOTTOM,
    DEADLINE,
    REMINDER,
    REVIEW,
    TURN,
    WINDOW,
    ConflictError,
    DueTimes,
    queue_notice,
    queue_panel,
    request_review,
    set_due_times,
    settle_undo_request,
)
from rules.core.typed_data import from_json

_CAMPAIGNS = (
    "SELECT id, guild, channel, owner, game, scenario, title, locale, status, number, commitment, panel, below, lost,"
    " former, parent, agreement, paused, poll"
    " FROM campaigns"
)


class CampaignStore:
    """Creates, finds and changes campaigns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, campaign: Campaign, seats: Sequence[tuple[str, int]], change: Change) -> int:
        """Write a new campaign with its seats, first save and first posts; return its id.

        Raises:
            ConflictError: the channel has a campaign that isn't archived.
        """
        try:
            return await self._database.write(_create, campaign, seats, change)
        except sqlite3.IntegrityError as error:
            raise ConflictError(str(error)) from error

    async def get(self, campaign: int) -> Campaign | None:
        """The campaign with that id."""
        return await self._first(" WHERE id = ?", campaign)

    async def with_roster(self, campaign: int) -> tuple[Campaign, dict[str, int], Roster] | None:
        """A campaign, its seats with their users, and its roster."""
        return await self._database.look_up(_with_roster, campaign)

    async def all(self) -> list[Campaign]:
        """All campaigns, including archived ones, oldest first."""
        return _campaigns(await self._database.rows(_CAMPAIGNS + " ORDER BY id"))

    async def recently_played(self, count: int) -> list[int]:
        """The ids of the ``count`` open campaigns with the latest actions, most recent first."""
        rows = await self._database.rows(
            "SELECT id FROM campaigns WHERE status = 'open' ORDER BY"
            " (SELECT made FROM actions WHERE campaign = id ORDER BY number DESC LIMIT 1) DESC, id DESC LIMIT ?",
            count,
        )
        return [campaign for (campaign,) in rows]

    async def in_channel(self, channel: int) -> Campaign | None:
        """The campaign played in a channel; archived ones don't count."""
        return await self._first(" WHERE channel = ? AND status <> 'archived'", channel)

    async def newest_in(self, channel: int) -> Campaign | None:
        """The campaign played in a channel, or else the newest of its archived ones."""
        return await self._first(" WHERE channel = ? ORDER BY status = 'archived', id DESC LIMIT 1", channel)

    async def count_of(self, guild: int, game: str) -> int:
        """How many campaigns of a game a server has had, archived ones included."""
        ((count,),) = await self._database.rows(
            "SELECT count(*) FROM campaigns WHERE guild = ? AND game = ?", guild, game
        )
        return int(count)

    async def with_panel(self, message: int) -> Campaign | None:
        """The campaign whose panel is that message."""
        return await self._first(" WHERE panel = ?", message)

    async def in_guild(self, guild: int) -> list[Campaign]:
        """The campaigns of a server that aren't archived, oldest first."""
        return _campaigns(
            await self._database.rows(_CAMPAIGNS + " WHERE guild = ? AND status <> 'archived' ORDER BY id", guild)
        )

    async def move(self, campaign: Campaign, channel: int, notice: NewPost) -> None:
        """Move a campaign to another channel, where it has no panel yet, and post a notice there."""
        await self._database.write(_move, campaign.id, channel, notice)

    async def replaced(self, campaign: int) -> tuple[int, float]:
        """How often a campaign's thread was replaced in a row, and when last (seconds, epoch)."""
        rows = await self._database.rows("SELECT count, last FROM replaced_threads WHERE campaign = ?", campaign)
        return (rows[0][0], rows[0][1]) if rows else (0, 0.0)

    async def note_replaced(self, campaign: int, count: int, now: float) -> None:
        """Record that a campaign's thread is replaced."""
        await self._database.execute("INSERT OR REPLACE INTO replaced_threads VALUES (?, ?, ?)", campaign, count, now)

    async def archive(self, campaign: int) -> None:
        """Close a campaign for good and draw its panel one last time."""
        await self._database.write(_archive, campaign)

    async def change_settings(
        self, campaign: Campaign, settings: CampaignSettings, locale: str, notice: NewPost, due: DueTimes = ()
    ) -> None:
        """Change a campaign's settings, and these due times with them, and post a notice."""
        await self._database.write(_change_settings, campaign.id, settings, locale, notice, due)

    async def pause(self, campaign: Campaign, left: float, notice: NewPost) -> None:
        """Stop a campaign's clock with ``left`` seconds left for its decision."""
        await self._database.write(_pause, campaign.id, left, notice)

    async def resume(self, campaign: Campaign, due: float | None, notice: NewPost) -> None:
        """Restart a campaign's clock; its decision is due at ``due`` (seconds, epoch; None: never)."""
        await self._database.write(_resume, campaign.id, due, notice)

    async def mark_lost(self, campaign: int, reason: str) -> None:
        """Record that a campaign's channel can't be posted in. Its queue waits until someone acts there."""
        await self._database.execute("UPDATE campaigns SET lost = ? WHERE id = ?", reason, campaign)

    async def forget_former_panel(self, campaign: int) -> None:
        """Record that a campaign's channel has no former panel left."""
        await self._database.execute("UPDATE campaigns SET former = NULL WHERE id = ?", campaign)

    async def _first(self, condition: str, value: int) -> Campaign | None:
        return await self._database.look_up(_first, condition, value)


def _first(db: sqlite3.Connection, condition: str, value: int) -> Campaign | None:
    row = db.execute(_CAMPAIGNS + condition, (value,)).fetchone()
    return None if row is None else _campaign(row)


def _create(db: sqlite3.Connection, campaign: Campaign, seats: Sequence[tuple[str, int]], change: Change) -> int:
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
    db.executemany(
        "INSERT INTO seats (campaign, seat, user) VALUES (?, ?, ?)", [(made, seat, user) for seat, user in seats]
    )
    db.executemany("INSERT OR IGNORE INTO members (campaign, user) VALUES (?, ?)", [(made, user) for _, user in seats])
    write_change(db, made, change)
    return made


def _with_roster(db: sqlite3.Connection, campaign: int) -> tuple[Campaign, dict[str, int], Roster] | None:
    row = db.execute(_CAMPAIGNS + " WHERE id = ?", (campaign,)).fetchone()
    if row is None:
        return None
    known = _campaign(row)
    seats = dict(db.execute("SELECT seat, user FROM seats WHERE campaign = ?", (campaign,)).fetchall())
    return known, seats, roster_of(db, campaign, (known.number,))


def _move(db: sqlite3.Connection, campaign: int, channel: int, notice: NewPost) -> None:
    db.execute(
        "UPDATE campaigns SET channel = ?, panel = NULL, former = NULL, below = 0, lost = '' WHERE id = ?",
        (channel, campaign),
    )
    queue_notice(db, campaign, notice)


def _archive(db: sqlite3.Connection, campaign: int) -> None:
    settle_undo_request(db, campaign, "overtaken")
    queue_panel(db, campaign)
    db.execute("UPDATE campaigns SET status = 'archived' WHERE id = ?", (campaign,))
    forget_all_stored(db, campaign)
    set_due_times(db, campaign, [(kind, None) for kind in (DEADLINE, REMINDER, REVIEW, WINDOW, TURN, BOTTOM)])


def _change_settings(
    db: sqlite3.Connection, campaign: int, settings: CampaignSettings, locale: str, notice: NewPost, due: DueTimes
) -> None:
    db.execute(
        "UPDATE campaigns SET agreement = ?, locale = ? WHERE id = ?",
        (msgspec.json.encode(settings).decode(), locale, campaign),
    )
    set_due_times(db, campaign, due)
    request_review(db, campaign)
    queue_notice(db, campaign, notice)


def _pause(db: sqlite3.Connection, campaign: int, left: float, notice: NewPost) -> None:
    db.execute("UPDATE campaigns SET paused = ? WHERE id = ?", (left, campaign))
    set_due_times(db, campaign, [(DEADLINE, None), (REMINDER, None)])
    queue_notice(db, campaign, notice)


def _resume(db: sqlite3.Connection, campaign: int, due: float | None, notice: NewPost) -> None:
    db.execute("UPDATE campaigns SET paused = NULL WHERE id = ?", (campaign,))
    set_due_times(db, campaign, [(DEADLINE, due)])
    queue_notice(db, campaign, notice)


def _campaigns(rows: Iterable[tuple[Any, ...]]) -> list[Campaign]:
    return [_campaign(row) for row in rows]


def _campaign(row: tuple[Any, ...]) -> Campaign:
    *before, agreement, paused, poll = row
    agreed = from_json(agreement, CampaignSettings)
    return msgspec.structs.replace(Campaign(*before), agreement=agreed, paused=paused, poll=poll)
