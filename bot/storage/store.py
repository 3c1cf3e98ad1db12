"""The store's interface, over one aiosqlite connection: each call is one hop to its thread."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import msgspec

from bot.storage import transactions
from bot.storage.connection import StoreError, connect
from bot.storage.group_commit import GroupCommit
from bot.storage.history import HistoryStore
from bot.storage.members import MemberStore, company_of
from bot.storage.models import Campaign, CampaignSettings, Change, Draft, NewPost, QueuedPost, Roster, Timer
from bot.storage.order_drafts import OrderDraftStore
from bot.storage.stats import StatsStore

T = TypeVar("T")

_CAMPAIGNS = (
    "SELECT id, guild, channel, owner, game, scenario, title, locale, status, number, commitment, panel, below, lost,"
    " former, parent, agreement, paused, poll"
    " FROM campaigns"
)
_POSTS = "SELECT id, campaign, key, kind, action, recipe, view, version, attempts, tried FROM posts"


class Store:
    """Campaigns, actions, events, saves, queued posts, drafts and due times, in one SQLite file."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._db = connection
        self._together = GroupCommit(self._run)
        self.people = MemberStore(self._run)
        self.history = HistoryStore(self._run)
        self.stats = StatsStore(self._run)
        self.order_drafts = OrderDraftStore(self._run)

    @classmethod
    async def open(cls, file: Path) -> Store:
        """Open the database file; it is made if there is none.

        Raises:
            StoreError: it is not ours, read-only, not durable, or of a version that this program does not know.
        """
        connection = aiosqlite.Connection(lambda: connect(file), iter_chunk_size=64)
        try:
            return cls(await connection)
        except StoreError:
            # Its thread still has a word to say to this loop; wait for it, or it speaks to a closed one.
            await asyncio.to_thread(connection._thread.join)
            raise

    async def close(self) -> None:
        """Close the file once everything asked for so far is done."""
        await self._together.finish()
        await self._db.close()

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        # aiosqlite has no public way to run a whole function on its thread; a transaction of many awaits could be
        # interleaved with another task's statements.
        done: T = await self._db._execute(work, self._db._conn, *args)  # type: ignore[no-untyped-call]
        return done

    async def _write(self, work: Callable[..., T], *args: Any) -> T:
        done: T = await self._together.write(work, *args)
        return done

    async def _rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._run(_fetch, sql, values)

    async def found(self, campaign: Campaign, seats: Sequence[tuple[str, int]], change: Change) -> int:
        """Write a new campaign with who sits where, its first save and its first posts; return its id.

        Raises:
            AlreadyMade: the channel has a campaign that is not archived.
        """
        try:
            return await self._write(transactions.found, campaign, seats, change)
        except sqlite3.IntegrityError as fault:
            raise transactions.AlreadyMade(str(fault)) from fault

    async def campaign(self, campaign: int) -> Campaign | None:
        """The campaign of that id."""
        return _first(await self._rows(_CAMPAIGNS + " WHERE id = ?", campaign))

    async def every_campaign(self) -> list[Campaign]:
        """All campaigns, archived ones too, oldest first."""
        return [_campaign(row) for row in await self._rows(_CAMPAIGNS + " ORDER BY id")]

    async def in_play(self, count: int) -> list[int]:
        """So many of the campaigns in play, those first in which something was done last."""
        rows = await self._rows(
            "SELECT id FROM campaigns WHERE status = 'open' ORDER BY"
            " (SELECT made FROM actions WHERE campaign = id ORDER BY number DESC LIMIT 1) DESC, id DESC LIMIT ?",
            count,
        )
        return [campaign for (campaign,) in rows]

    async def campaign_in(self, channel: int) -> Campaign | None:
        """The campaign that is played in that channel, archived ones left out."""
        return _first(await self._rows(_CAMPAIGNS + " WHERE channel = ? AND status <> 'archived'", channel))

    async def campaign_with_panel(self, message: int) -> Campaign | None:
        """The campaign whose panel is that message."""
        return _first(await self._rows(_CAMPAIGNS + " WHERE panel = ?", message))

    async def move(self, campaign: Campaign, channel: int, notice: NewPost) -> None:
        """A campaign goes on in another channel, where it has no panel yet; a notice says so there."""
        await self._write(transactions.move, campaign.id, channel, notice)

    async def campaigns_of(self, guild: int) -> list[Campaign]:
        """The campaigns of a server that are not archived, oldest first."""
        rows = await self._rows(_CAMPAIGNS + " WHERE guild = ? AND status <> 'archived' ORDER BY id", guild)
        return [_campaign(row) for row in rows]

    async def open_campaigns_with(self, user: int) -> list[int]:
        """The campaigns in play in which a user has a seat."""
        rows = await self._rows(
            "SELECT DISTINCT campaign FROM seats JOIN campaigns ON id = campaign"
            " WHERE user = ? AND status = 'open' ORDER BY campaign",
            user,
        )
        return [campaign for (campaign,) in rows]

    async def archive(self, campaign: int) -> None:
        """Close a campaign for good; its panel is drawn a last time."""
        await self._write(transactions.archive, campaign)

    async def seats(self, campaign: int) -> dict[str, int]:
        """Who sits where: seat to user."""
        return dict(await self._rows("SELECT seat, user FROM seats WHERE campaign = ?", campaign))

    async def seated(self, campaign: int) -> tuple[Campaign, dict[str, int], Roster] | None:
        """A campaign, who sits where, and its people with what they said about its decision, in one look."""
        found: tuple[Campaign, dict[str, int], Roster] | None = await self._run(_seated, campaign)
        return found

    async def take_seat(
        self, campaign: int, seat: str, user: int, timers: Sequence[tuple[str, float | None]] = ()
    ) -> bool:
        """Give a free seat to a user; False where somebody has it. ``timers`` are what is due then, by kind."""
        return await self._write(transactions.take_seat, campaign, seat, user, timers)

    async def pass_seat_on(
        self, campaign: int, seat: str, holder: int, user: int, timers: Sequence[tuple[str, float | None]] = ()
    ) -> bool:
        """Give a seat from its holder to another user; False where the holder no longer has it.

        ``timers`` are what is due then, by kind.
        """
        return await self._write(transactions.pass_seat_on, campaign, seat, holder, user, timers)

    async def leave(self, campaign: int, user: int) -> bool:
        """Free every seat and office of a user in a campaign; False where they did not belong to it."""
        return await self._write(transactions.leave, campaign, user)

    async def commit(self, change: Change) -> None:
        """Write one action with its events, its save and its posts, in one transaction.

        Raises:
            AlreadyMade: there is an action of that number. Nothing was written.
        """
        await self._write(transactions.commit, change)

    async def save(self, campaign: int) -> str:
        """The newest save of a campaign."""
        ((blob,),) = await self._rows("SELECT save FROM saves WHERE campaign = ?", campaign)
        return transactions.unpacked(blob)

    async def last_answer(self, campaign: int) -> int | None:
        """The number of the last answer that has not been taken back."""
        rows = await self._rows(
            "SELECT max(number) FROM actions WHERE campaign = ? AND kind = 'answer' AND NOT undone", campaign
        )
        ((number,),) = rows
        return None if number is None else int(number)

    async def first_of_last(self, campaign: int, choices: int) -> int | None:
        """The number of the first of the answers that came to the last so many choices and have not been taken back.

        Written orders are many choices in one answer; those of which only some are among the last are left out.
        """
        rows = await self._rows(
            "SELECT number, choices FROM (SELECT number, kind, undone,"
            " number - coalesce(lag(number) OVER (ORDER BY number), number - 1) AS choices"
            " FROM actions WHERE campaign = ?) WHERE kind = 'answer' AND NOT undone ORDER BY number DESC LIMIT ?",
            campaign,
            choices,
        )
        first = None
        for number, count in rows:
            choices -= count
            if choices < 0:
                break
            first = number
        return first

    async def choices_in(self, campaign: int, action: int) -> int:
        """How many choices an answer was: one, or all those of written orders, for each of which the table counts."""
        ((before,),) = await self._rows(
            "SELECT coalesce(max(number), ?) FROM actions WHERE campaign = ? AND number < ?",
            action - 1,
            campaign,
            action,
        )
        return action - int(before)

    async def events_of_scene(self, campaign: int, scene: str, until: int) -> list[str]:
        """The events of a battle or operation as JSON texts, up to the action numbered ``until``, none undone."""
        return _column(
            await self._rows(
                "SELECT json FROM events WHERE campaign = ? AND scene = ? AND action <= ? AND NOT undone ORDER BY id",
                campaign,
                scene,
                until,
            )
        )

    async def events_of_action(self, campaign: int, action: int) -> list[str]:
        """The events of one action as JSON texts, if it has not been undone."""
        return _column(
            await self._rows(
                "SELECT json FROM events WHERE campaign = ? AND action = ? AND NOT undone ORDER BY id",
                campaign,
                action,
            )
        )

    async def events_of_turn(self, campaign: int, turn: int, until: int) -> list[str]:
        """The events of a turn as JSON texts, up to the action numbered ``until``, none undone."""
        return _column(
            await self._rows(
                "SELECT json FROM events WHERE campaign = ? AND turn = ? AND action <= ? AND NOT undone ORDER BY id",
                campaign,
                turn,
                until,
            )
        )

    async def last_events(self, campaign: int, count: int) -> list[str]:
        """The last ``count`` events as JSON texts, oldest first, none undone."""
        rows = await self._rows(
            "SELECT json FROM events WHERE campaign = ? AND NOT undone ORDER BY id DESC LIMIT ?", campaign, count
        )
        return _column(rows)[::-1]

    async def last_battle(self, campaign: int) -> QueuedPost | None:
        """The outbox entry of the last battle that was fought, posted or not."""
        return await self._post(
            " WHERE campaign = ? AND kind = 'battle' AND view IS NOT NULL ORDER BY id DESC", campaign
        )

    async def next_post(self, campaign: int) -> QueuedPost | None:
        """What has to be posted next in a campaign: its posts in order, its panel after them."""
        return await self._post(" WHERE campaign = ? AND state = 'queued' ORDER BY kind = 'panel', id", campaign)

    async def _post(self, condition: str, campaign: int) -> QueuedPost | None:
        for row in await self._rows(_POSTS + condition + " LIMIT 1", campaign):
            view = "" if row[6] is None else transactions.unpacked(row[6])
            return QueuedPost(*[*row[:6], view, *row[7:]])
        return None

    async def queue_panel(self, campaign: Campaign) -> None:
        """The panel has to be drawn anew."""
        await self._write(_in_transaction, transactions.queue_panel_of, campaign.id)

    async def trying(self, post: QueuedPost) -> None:
        """A post is about to be sent: after a crash it may be there without our knowing."""
        await self._change(
            "UPDATE posts SET attempts = attempts + 1, tried = coalesce(tried, ?) WHERE id = ?", time.time(), post.id
        )

    async def sent(self, post: QueuedPost, message: int) -> None:
        """A post is in the channel."""
        await self._write(transactions.mark_sent, post.id, post.campaign, message)

    async def failed(self, post: QueuedPost, reason: str) -> None:
        """A post can never be made; those after it go on."""
        await self._change("UPDATE posts SET state = 'failed', error = ? WHERE id = ?", reason, post.id)

    async def not_sent(self, post: QueuedPost, reason: str) -> None:
        """A post was certainly not made this time, and will be tried again."""
        await self._change("UPDATE posts SET tried = NULL, error = ? WHERE id = ?", reason, post.id)

    async def panel_shown(self, post: QueuedPost, message: int, below: int) -> None:
        """The panel is shown by ``message``, with ``below`` posts under it."""
        await self._write(transactions.mark_panel, post.campaign, post.version, message, below)

    async def panel_moved(self, post: QueuedPost, message: int) -> None:
        """The panel is shown by a new ``message``; the one before it has still to be taken away."""
        await self._write(transactions.mark_moved_panel, post.campaign, post.version, message)

    async def former_panel_gone(self, campaign: int) -> None:
        """No former panel is left in a campaign's channel."""
        await self._change("UPDATE campaigns SET former = NULL WHERE id = ?", campaign)

    async def lost(self, campaign: int, reason: str) -> None:
        """Nothing can be posted in a campaign's channel, until somebody acts there."""
        await self._write(transactions.mark_lost, campaign, reason)

    async def draft(self, campaign: int, user: int) -> Draft | None:
        """What a player has begun to choose, for whichever decision."""
        for number, json in await self._rows(
            "SELECT number, json FROM drafts WHERE campaign = ? AND user = ?", campaign, user
        ):
            slots, chosen = msgspec.json.decode(json, type=tuple[dict[str, list[str]], list[str]])
            return Draft(number, slots, chosen)
        return None

    async def keep_draft(self, campaign: int, user: int, draft: Draft) -> None:
        """Keep what a player has begun to choose."""
        json = msgspec.json.encode((draft.slots, draft.chosen)).decode()
        await self._change("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?)", campaign, user, draft.number, json)

    async def timers(self, count: int) -> list[Timer]:
        """The ``count`` timers that are due first."""
        rows = await self._rows("SELECT kind, subject, due, serial FROM timers ORDER BY due LIMIT ?", count)
        return [Timer(*row) for row in rows]

    async def set_timer(self, kind: str, subject: int, due: float) -> None:
        """Make something due at a time (seconds, epoch), in place of its earlier one."""
        await self._write(_in_transaction, transactions.set_timer, kind, subject, due)

    async def set_timers(self, kind: str, due: Mapping[int, float]) -> None:
        """Make many things due at their times (seconds, epoch), in place of the earlier ones."""
        await self._write(_in_transaction, transactions.set_timers, kind, due)

    async def delay(self, timer: Timer, due: float) -> None:
        """Put off a timer that was handled, unless it has been set anew meanwhile."""
        await self._change(
            "UPDATE timers SET due = ? WHERE kind = ? AND subject = ? AND serial = ?",
            due,
            timer.kind,
            timer.subject,
            timer.serial,
        )

    async def end_timer(self, timer: Timer) -> None:
        """Forget a timer that was handled, unless it has been set anew meanwhile."""
        await self._change(
            "DELETE FROM timers WHERE kind = ? AND subject = ? AND serial = ?", timer.kind, timer.subject, timer.serial
        )

    async def hurry(self, excepted: Sequence[str], due: float) -> None:
        """What would be due later is due at this time (seconds, epoch), but for some kinds of timers."""
        places = ", ".join("?" * len(excepted))
        await self._change(
            f"UPDATE timers SET due = ?, serial = serial + 1 WHERE due > ? AND kind NOT IN ({places})",  # noqa: S608
            due,
            due,
            *excepted,
        )

    async def rearm_deliveries(self) -> None:
        """After a start: whatever is still queued is due."""
        await self._write(transactions.rearm_deliveries)

    async def note(self, key: str) -> str | None:
        """A note of the bot to itself."""
        rows = await self._rows("SELECT value FROM notes WHERE key = ?", key)
        return rows[0][0] if rows else None

    async def notes(self, begins: str) -> list[tuple[str, str]]:
        """The notes whose keys begin so, with their keys."""
        rows = await self._rows("SELECT key, value FROM notes WHERE substr(key, 1, ?) = ?", len(begins), begins)
        return [(key, value) for key, value in rows]

    async def drop_note(self, key: str) -> None:
        """Forget a note."""
        await self._change("DELETE FROM notes WHERE key = ?", key)

    async def keep_note(self, key: str, value: str) -> None:
        """Keep a note, in place of the earlier one of that key."""
        await self._change("INSERT OR REPLACE INTO notes VALUES (?, ?)", key, value)

    async def _change(self, sql: str, *values: Any) -> None:
        await self._write(_execute, sql, values)


def heartbeat_of(file: Path) -> float | None:
    """When the bot that uses this database was last known to be well (seconds, epoch), without opening it for writing.

    Raises:
        StoreError: there is no such file, or it is not ours.
    """
    try:
        db = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        try:
            row = db.execute("SELECT value FROM notes WHERE key = 'heartbeat'").fetchone()
        finally:
            db.close()
    except sqlite3.Error as fault:
        raise StoreError(str(fault)) from fault
    return float(row[0]) if row else None


def _fetch(db: sqlite3.Connection, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    return db.execute(sql, values).fetchall()


def _seated(db: sqlite3.Connection, campaign: int) -> tuple[Campaign, dict[str, int], Roster] | None:
    known = _first(_fetch(db, _CAMPAIGNS + " WHERE id = ?", (campaign,)))
    if known is None:
        return None
    seats = dict(db.execute("SELECT seat, user FROM seats WHERE campaign = ?", (campaign,)).fetchall())
    return known, seats, company_of(db, campaign, known.number)


def _execute(db: sqlite3.Connection, sql: str, values: tuple[Any, ...]) -> None:
    db.execute(sql, values)


def _in_transaction(db: sqlite3.Connection, work: Callable[..., None], *args: Any) -> None:
    with transactions.transaction(db):
        work(db, *args)


def _first(rows: list[tuple[Any, ...]]) -> Campaign | None:
    return _campaign(rows[0]) if rows else None


def _campaign(row: tuple[Any, ...]) -> Campaign:
    *before, agreement, paused, poll = row
    agreed = msgspec.json.decode(agreement, type=CampaignSettings)
    return msgspec.structs.replace(Campaign(*before), agreement=agreed, paused=paused, poll=poll)


def _column(rows: list[tuple[Any, ...]]) -> list[str]:
    return [row[0] for row in rows]
