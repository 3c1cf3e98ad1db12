"""The store: opens one SQLite file and holds one sub-store for each kind of data."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.storage.actions import ActionStore
from bot.storage.campaigns import CampaignStore
from bot.storage.connection import StoreError
from bot.storage.database import Database
from bot.storage.doors import DoorStore
from bot.storage.drafts import DraftStore
from bot.storage.filed_orders import FiledOrderStore
from bot.storage.history import HistoryStore
from bot.storage.members import MemberStore
from bot.storage.notes import NoteStore
from bot.storage.order_drafts import OrderDraftStore
from bot.storage.outages import OutageStore
from bot.storage.posts import PostStore
from bot.storage.receipts import Receipts
from bot.storage.seats import SeatStore
from bot.storage.stats import StatsStore
from bot.storage.stored_answers import StoredAnswerStore
from bot.storage.timers import TimerStore
from bot.storage.turn_mentions import TurnMentionStore
from bot.storage.votes import VoteStore


class Store:
    """Everything that must survive a restart, in one SQLite file."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.campaigns = CampaignStore(database)
        self.seats = SeatStore(database)
        self.members = MemberStore(database)
        self.doors = DoorStore(database)
        self.votes = VoteStore(database)
        self.actions = ActionStore(database)
        self.history = HistoryStore(database)
        self.posts = PostStore(database)
        self.timers = TimerStore(database)
        self.outages = OutageStore(database)
        self.turn_mentions = TurnMentionStore(database)
        self.drafts = DraftStore(database)
        self.order_drafts = OrderDraftStore(database)
        self.filed_orders = FiledOrderStore(database)
        self.stored_answers = StoredAnswerStore(database)
        self.notes = NoteStore(database)
        self.stats = StatsStore(database)
        self.receipts = Receipts(database.file)

    @classmethod
    async def open(cls, file: Path) -> Store:
        """Open the database file, creating it if needed.

        Raises:
            StoreError: it isn't ours, is read-only or not durable, or has an unknown version.
        """
        return cls(await Database.open(file))

    async def close(self) -> None:
        """Close the file once everything queued so far is done."""
        await self.database.close()
        self.receipts.close()


def read_note_of(file: Path, key: str) -> str | None:
    """A note in the database of a bot that may be running, read without opening it for writing; None if it isn't set.

    Raises:
        StoreError: the file doesn't exist or isn't ours.
    """
    try:
        db = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        try:
            row = db.execute("SELECT value FROM notes WHERE key = ?", (key,)).fetchone()
        finally:
            db.close()
    except sqlite3.Error as error:
        raise StoreError("store-unopened", file=str(file), reason=str(error)) from error
    return None if row is None else str(row[0])
