"""Discord's wire format, shared by all parts of the sandbox: JSON, ids, times, errors, permissions."""

from __future__ import annotations

import dataclasses
import datetime
import time
from enum import IntEnum, IntFlag
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

DISCORD_EPOCH_MS = 1_420_070_400_000
WORLD_EPOCH_MS = 1_767_225_600_000
"""1 January 2026: when the sandbox's own guilds, channels and people were created."""


class Flag(IntFlag):
    """Message flags known to the sandbox (Discord: *Message flags*)."""

    HAS_THREAD = 1 << 5
    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class MessageType(IntEnum):
    """Message types that occur in the sandbox."""

    DEFAULT = 0
    PINS_ADD = 6
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20
    THREAD_STARTER = 21


class ChannelType(IntEnum):
    """Channel types that occur in the sandbox."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


class Asked(IntEnum):
    """Types of interaction."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Reply(IntEnum):
    """Types of interaction callback."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class Right(IntFlag):
    """Permission bits that the sandbox checks."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL_RIGHTS = (1 << 53) - 1

MIN_BOT_PERMISSIONS = (
    Right.VIEW_CHANNEL
    | Right.SEND_MESSAGES
    | Right.SEND_MESSAGES_IN_THREADS
    | Right.CREATE_PUBLIC_THREADS
    | Right.EMBED_LINKS
    | Right.ATTACH_FILES
    | Right.READ_MESSAGE_HISTORY
)
"""The minimal role that hosts are told to give the bot."""

CITIZEN_RIGHTS = (
    Right.VIEW_CHANNEL
    | Right.SEND_MESSAGES
    | Right.SEND_MESSAGES_IN_THREADS
    | Right.CREATE_PUBLIC_THREADS
    | Right.READ_MESSAGE_HISTORY
    | Right.ADD_REACTIONS
    | Right.ATTACH_FILES
    | Right.EMBED_LINKS
    | Right.USE_APPLICATION_COMMANDS
)
"""What an ordinary member may do."""


@dataclasses.dataclass
class Refusal(Exception):  # noqa: N818
    """An error response: the HTTP status, Discord's error code and message, and the path of each problem."""

    status: int
    code: int
    message: str
    errors: Json | None = None

    def body(self) -> Json:
        """Return the error as the JSON body that Discord would send."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


REFUSALS: dict[str, tuple[int, int, str]] = {
    "not_found": (404, 0, "404: Not Found"),
    "unauthorized": (401, 0, "401: Unauthorized"),
    "unknown_application": (404, 10002, "Unknown Application"),
    "unknown_channel": (404, 10003, "Unknown Channel"),
    "unknown_guild": (404, 10004, "Unknown Guild"),
    "unknown_member": (404, 10007, "Unknown Member"),
    "unknown_message": (404, 10008, "Unknown Message"),
    "unknown_user": (404, 10013, "Unknown User"),
    "unknown_locale": (400, 50035, "Invalid Form Body"),
    "unknown_webhook": (404, 10015, "Unknown Webhook"),
    "unknown_interaction": (404, 10062, "Unknown interaction"),
    "unknown_command": (404, 10063, "Unknown application command"),
    "too_many_commands": (400, 30032, "Maximum number of application commands reached (100)"),
    "too_many_creations": (400, 30034, "Max number of daily application command creates has been reached (200)"),
    "too_many_pins": (400, 30003, "Maximum number of pins reached for the channel (250)"),
    "old_message_edits": (429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    "too_large": (413, 40005, "Request entity too large"),
    "already_acknowledged": (400, 40060, "Interaction has already been acknowledged."),
    "missing_access": (403, 50001, "Missing Access"),
    "wrong_channel_type": (400, 50024, "Cannot execute action on this channel type"),
    "others_message": (403, 50005, "Cannot edit a message authored by another user"),
    "empty_message": (400, 50006, "Cannot send an empty message"),
    "cannot_dm": (403, 50007, "Cannot send messages to this user"),
    "missing_permissions": (403, 50013, "Missing Permissions"),
    "system_message": (403, 50021, "Cannot execute action on a system message"),
    "dead_token": (401, 50027, "Invalid Webhook Token"),
    "invalid_json": (400, 50109, "The request body contains invalid JSON."),
    "thread_archived": (400, 50083, "Tried to perform an operation on an archived thread"),
    "thread_exists": (400, 160004, "A thread has already been created for this message"),
    "thread_locked": (403, 160005, "This thread is locked"),
}


def refusal(name: str) -> Refusal:
    """Return the named error (a key of ``REFUSALS``), ready to be raised."""
    status, code, message = REFUSALS[name]
    return Refusal(status, code, message)


def timestamp(seconds: float | None = None) -> str:
    """Return a time (seconds since 1970; default: now) in Discord's format."""
    moment = datetime.datetime.fromtimestamp(time.time() if seconds is None else seconds, tz=datetime.UTC)
    return moment.isoformat(timespec="microseconds")


def fixed_id(kind: int, index: int) -> str:
    """Return the id of a thing in the configured world: the same on every start.

    ``kind`` separates guilds, people, channels and roles by a day each; ``index`` counts seconds within it.
    """
    made = WORLD_EPOCH_MS + kind * 86_400_000 + index * 1000
    return str((made - DISCORD_EPOCH_MS) << 22)


class SnowflakeGenerator:
    """Generates snowflakes: each holds its creation time, and none is used twice, even after a restart."""

    def __init__(self) -> None:
        self._last = 0

    def next(self) -> str:
        """Return a new id, larger than all before it."""
        now = (int(time.time() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(now, self._last + 1)
        return str(self._last)

    def seen(self, snowflake: str) -> None:
        """Record an existing id, so that new ones are larger."""
        self._last = max(self._last, int(snowflake))


def id_time(snowflake: str) -> float:
    """Return the time (seconds since 1970) in an id."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000
