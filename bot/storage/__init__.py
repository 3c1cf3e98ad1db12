"""Storage: everything that must survive a restart, behind an interface that a server database could implement."""

from bot.storage.connection import StoreError
from bot.storage.filed_orders import FiledOrders
from bot.storage.history import HistoryStore
from bot.storage.members import MemberStore
from bot.storage.models import (
    NOTICE,
    OPENING,
    PANEL,
    Action,
    Ballot,
    Campaign,
    CampaignSettings,
    Change,
    Draft,
    EventRow,
    HeldRule,
    MissingPictures,
    NewPost,
    Person,
    QueuedPost,
    RecordedAction,
    RecordedEvent,
    ReminderState,
    Roster,
    Timer,
    TurnMention,
    TurnSnapshot,
    UndoRequest,
)
from bot.storage.order_drafts import OrderDraftStore
from bot.storage.outages import PLAYERS_TIMERS, Place
from bot.storage.store import Store
from bot.storage.transactions import BOTTOM, DEADLINE, DELIVERY, FILED, REMINDER, REVIEW, TURN, WINDOW, ConflictError

__all__ = [
    "BOTTOM",
    "DEADLINE",
    "DELIVERY",
    "FILED",
    "NOTICE",
    "OPENING",
    "PANEL",
    "PLAYERS_TIMERS",
    "REMINDER",
    "REVIEW",
    "TURN",
    "WINDOW",
    "Action",
    "Ballot",
    "Campaign",
    "CampaignSettings",
    "Change",
    "ConflictError",
    "Draft",
    "EventRow",
    "FiledOrders",
    "HeldRule",
    "HistoryStore",
    "MemberStore",
    "MissingPictures",
    "NewPost",
    "OrderDraftStore",
    "Person",
    "Place",
    "QueuedPost",
    "RecordedAction",
    "RecordedEvent",
    "ReminderState",
    "Roster",
    "Store",
    "StoreError",
    "Timer",
    "TurnMention",
    "TurnSnapshot",
    "UndoRequest",
]
