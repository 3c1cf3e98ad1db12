"""Notices: what the bot says in a campaign's channel about the table itself, queued like any other post."""

from __future__ import annotations

import uuid
from collections.abc import Sequence

import msgspec

from bot.storage import NOTICE, NewPost


class Notice(msgspec.Struct, frozen=True):
    """A notice to be said in the campaign's language: a text of the bot's catalogue, and whom it may notify.

    ``asks`` are the verbs of the buttons under it, which belong to decision ``number``.
    """

    key: str
    args: dict[str, str | int]
    mentions: tuple[int, ...] = ()
    asks: tuple[str, ...] = ()
    number: int = 0


class Origin(msgspec.Struct, frozen=True):
    """Where a campaign came from that was not begun at its beginning: who brought it, and its turn at that time."""

    user: int
    turn: int


NO_ORIGIN = "{}"
"""The recipe of an opening post for a campaign that was begun where it is played."""


def notice(
    key: str, mentions: Sequence[int] = (), asks: Sequence[str] = (), number: int = 0, /, **args: str | int
) -> NewPost:
    """A notice ready to be queued; only the people in ``mentions`` are notified by it."""
    said = Notice(key, args, tuple(mentions), tuple(asks), number)
    return NewPost(f"{NOTICE}-{uuid.uuid4().hex}", NOTICE, msgspec.json.encode(said).decode(), "null")


def names(users: Sequence[int]) -> str:
    """People as mentions, with commas between them."""
    return ", ".join(f"<@{user}>" for user in users)
