"""Notices: the bot's messages about the table itself, queued like any other post."""

from __future__ import annotations

import uuid
from collections.abc import Sequence

import msgspec

from bot.storage import INVITATION, NOTICE, QUESTION, NewPost


class Notice(msgspec.Struct, frozen=True):
    """A notice in the campaign's language: a catalogue text, and the people it may notify.

    ``asks`` are the verbs of its buttons, which belong to decision ``number``. ``settlement`` is how an undo request
    ended; empty for other notices, and until then.
    """

    key: str
    args: dict[str, str | int]
    mentions: tuple[int, ...] = ()
    asks: tuple[str, ...] = ()
    number: int = 0
    settlement: str = ""


class Origin(msgspec.Struct, frozen=True):
    """Where an imported campaign came from: who brought it, and its turn at that time."""

    user: int
    turn: int


class Opening(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the opening post tells apart from the campaign: who brought an imported one, and its turn at that time.

    ``dice``: it has the dice commitment, as in earlier versions, so it's never edited.
    """

    user: int = 0
    turn: int = 0
    dice: bool = True


def notice(
    key: str, mentions: Sequence[int] = (), asks: Sequence[str] = (), number: int = 0, /, **args: str | int
) -> NewPost:
    """A notice ready to be queued; only the people in ``mentions`` are notified."""
    queued = Notice(key, args, tuple(mentions), tuple(asks), number)
    return NewPost(f"{NOTICE}-{uuid.uuid4().hex}", NOTICE, msgspec.json.encode(queued).decode(), "null")


def question(key: str, asked: Sequence[int], number: int, /, **args: str | int) -> NewPost:
    """The notice that asks people whether the choice before decision ``number`` is taken back."""
    told = notice(key, asked, ("agree", "refuse"), number, **args)
    return msgspec.structs.replace(told, key=f"{QUESTION}-{uuid.uuid4().hex}")


def invitation(key: str, invited: Sequence[int], number: int, host: int) -> NewPost:
    """The notice with text ``key`` that invites players to a campaign, with the button to join."""
    told = notice(key, invited, ("join",), number, who=names(invited), host=f"<@{host}>")
    return msgspec.structs.replace(told, key=INVITATION)


def names(users: Sequence[int]) -> str:
    """People as mentions, separated by commas."""
    return ", ".join(f"<@{user}>" for user in users)
