"""Storage: everything that must survive a restart, behind an interface that a server database could implement."""

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
from bot.storage.transactions import DEADLINE, DELIVERY, REMINDER, REVIEW, WINDOW, ConflictError

__all__ = [
    "DEADLINE",
    "DELIVERY",
    "NOTICE",
    "PANEL",
    "REMINDER",
    "REVIEW",
    "WINDOW",
    "Action",
    "Ballot",
    "Campaign",
    "CampaignSettings",
    "Change",
    "ConflictError",
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
