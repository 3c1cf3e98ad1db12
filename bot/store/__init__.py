"""The store: everything that must survive, behind one small interface, so that another database can take its place."""

from bot.store.database import StoreError
from bot.store.records import (
    PANEL,
    Action,
    Campaign,
    Change,
    Draft,
    EventRow,
    NewPost,
    QueuedPost,
    Timer,
)
from bot.store.store import Store
from bot.store.writes import DELIVERY, AlreadyMade

__all__ = [
    "DELIVERY",
    "PANEL",
    "Action",
    "AlreadyMade",
    "Campaign",
    "Change",
    "Draft",
    "EventRow",
    "NewPost",
    "QueuedPost",
    "Store",
    "StoreError",
    "Timer",
]
