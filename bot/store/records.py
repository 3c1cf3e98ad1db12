"""What the store keeps, as plain records."""

from __future__ import annotations

from typing import Literal

import msgspec

Status = Literal["open", "over", "archived"]
"""A campaign is open until its game is over; its owner may archive it at any time."""

ActionKind = Literal["start", "answer", "undo", "resume"]
"""What changed a table: its set-up, an answer to a decision, an undo, or a resumption from a checkpoint."""

PANEL = "panel"
"""Kind and key of the outbox entry that stands for a campaign's panel."""


class Campaign(msgspec.Struct, frozen=True):
    """A campaign as the store knows it; all people and places are Discord ids.

    ``number`` is that of its table, ``panel`` the message that is its panel, ``below`` how many posts of ours stand
    under it, ``lost`` why nothing could be posted of late (empty: all is well), ``former`` a message that was the panel
    before and has still to be taken away.
    """

    id: int
    guild: int
    channel: int
    owner: int
    game: str
    scenario: str
    title: str
    locale: str
    status: Status
    number: int
    commitment: str
    panel: int | None = None
    below: int = 0
    lost: str = ""
    former: int | None = None

    @property
    def url(self) -> str:
        """Where its channel is."""
        return f"https://discord.com/channels/{self.guild}/{self.channel}"

    @property
    def panel_url(self) -> str:
        """Where its newest panel is; the channel itself as long as there is none."""
        return self.url if self.panel is None else f"{self.url}/{self.panel}"


class Action(msgspec.Struct, frozen=True):
    """Something that changed a table. ``number`` is the table's afterwards, ``answer`` its JSON text."""

    number: int
    kind: ActionKind
    seat: str
    user: int
    rule: str
    answer: str


class EventRow(msgspec.Struct, frozen=True):
    """An event as it is kept: its JSON text, and what it is looked up by."""

    turn: int
    scene: str
    kind: str
    json: str


class NewPost(msgspec.Struct, frozen=True):
    """A post to be queued: the recipe's JSON text, and that of the public view at this moment."""

    key: str
    kind: str
    recipe: str
    view: str


class Change(msgspec.Struct, frozen=True):
    """All that one action writes, in one transaction. ``undoes`` is the number of the action that it takes back."""

    campaign: int
    action: Action
    events: tuple[EventRow, ...]
    save: str
    status: Status
    posts: tuple[NewPost, ...] = ()
    undoes: int | None = None


class QueuedPost(msgspec.Struct, frozen=True):
    """An entry of the outbox. ``tried`` is when it was last sent without our learning of success (seconds, epoch)."""

    id: int
    campaign: int
    key: str
    kind: str
    action: int
    recipe: str
    view: str
    version: int
    attempts: int
    tried: float | None


class Timer(msgspec.Struct, frozen=True):
    """Something that is due at a time (seconds, epoch)."""

    kind: str
    subject: int
    due: float
    serial: int


class Draft(msgspec.Struct, frozen=True):
    """What a player has begun to choose at decision ``number``: an arrangement so far, and the items in hand."""

    number: int
    slots: dict[str, list[str]] = {}
    chosen: list[str] = []
