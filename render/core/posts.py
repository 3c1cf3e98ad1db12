"""What is posted in a channel, and how it is told: the values that games, the bot and the narrator exchange."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from render.core.picture import Picture
from rules.core.views import TableView

View = TableView
"""What ``Table.public()`` or ``Table.view(seat)`` returns."""

Length = Literal["terse", "normal", "epic"]
"""How much the narrator says of an event: the bare facts, a sentence, or a paragraph."""

LENGTHS: tuple[Length, ...] = get_args(Length)

PostKind = Literal["news", "map", "report", "summary", "end"]
"""What a post is: the news of a choice, the same with the map, the report of a scene, a turn's end, the game's end."""


class Voice(msgspec.Struct, frozen=True):
    """How a campaign is told: the language of the texts, and how much is said of each event."""

    locale: str = "en"
    length: Length = "normal"


class Post(msgspec.Struct, frozen=True):
    """A post that events call for: enough to compose it later, and again after a crash.

    ``key`` is unique within a campaign. The events to compose it from are those of the choice for ``news`` and ``map``;
    for others those of ``scene`` where it is named, else those of ``turn``.
    """

    kind: PostKind
    key: str
    turn: int
    scene: str = ""


class Posting(msgspec.Struct, frozen=True):
    """A composed post: text (Discord's markdown, 2,000 characters at most) and its pictures."""

    text: str
    pictures: tuple[Picture, ...] = ()
