"""The store: everything that must survive, behind one small interface, so that another database can take its place."""

from bot.store.chronicles import Chronicles
from bot.store.database import StoreError
from bot.store.people import People
from bot.store.records import (
    NOTICE,
    PANEL,
    Action,
    Agreement,
    Awaited,
    Ballot,
    Campaign,
    Change,
    Company,
    DoneAction,
    Draft,
    EventRow,
    NewPost,
    Person,
    QueuedPost,
    Request,
    Snapshot,
    Timer,
    ToldEvent,
)
from bot.store.sheets import Sheets
from bot.store.store import Store
from bot.store.writes import DEADLINE, DELIVERY, REMINDER, REVIEW, AlreadyMade

__all__ = [
    "DEADLINE",
    "DELIVERY",
    "NOTICE",
    "PANEL",
    "REMINDER",
    "REVIEW",
    "Action",
    "Agreement",
    "AlreadyMade",
    "Awaited",
    "Ballot",
    "Campaign",
    "Change",
    "Chronicles",
    "Company",
    "DoneAction",
    "Draft",
    "EventRow",
    "NewPost",
    "People",
    "Person",
    "QueuedPost",
    "Request",
    "Sheets",
    "Snapshot",
    "Store",
    "StoreError",
    "Timer",
    "ToldEvent",
]
