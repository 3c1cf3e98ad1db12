"""The store: everything that must survive, behind one small interface, so that another database can take its place."""

from bot.storage.connection import StoreError
from bot.storage.history import HistoryStore
from bot.storage.members import MemberStore
from bot.storage.models import (
    NOTICE,
    PANEL,
    Action,
    Ballot,
    Campaign,
    CampaignSettings,
    Change,
    DoneAction,
    Draft,
    EventRow,
    NewPost,
    Person,
    QueuedPost,
    ReminderState,
    Roster,
    Timer,
    ToldEvent,
    TurnSnapshot,
    UndoRequest,
)
from bot.storage.order_drafts import OrderDraftStore
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
    "AlreadyMade",
    "Ballot",
    "Campaign",
    "CampaignSettings",
    "Change",
    "DoneAction",
    "Draft",
    "EventRow",
    "HistoryStore",
    "MemberStore",
    "NewPost",
    "OrderDraftStore",
    "Person",
    "QueuedPost",
    "ReminderState",
    "Roster",
    "Store",
    "StoreError",
    "Timer",
    "ToldEvent",
    "TurnSnapshot",
    "UndoRequest",
]
