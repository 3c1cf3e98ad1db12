"""The store: everything that must survive, behind one small interface, so that another database can take its place."""

from bot.storage.connection import StoreError
from bot.storage.history import Chronicles
from bot.storage.members import People
from bot.storage.models import (
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
from bot.storage.order_drafts import Sheets
from bot.storage.store import Store
from bot.storage.transactions import DEADLINE, DELIVERY, REMINDER, REVIEW, AlreadyMade

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
