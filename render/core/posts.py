"""Posts and their style: the values that games, the bot and the narrator exchange."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, Literal, NamedTuple, get_args

import msgspec

from render.core.picture import Picture
from rules.core.views import TableView

View = TableView
"""What ``Table.public()`` or ``Table.view(seat)`` returns."""

Length = Literal["terse", "normal", "epic"]
"""How much detail the narrator gives: the bare facts, a sentence, or a paragraph."""

SHORT: Final = 120
"""A post with fewer characters is joined to the next one."""

LENGTHS: tuple[Length, ...] = get_args(Length)

PostKind = Literal["news", "map", "report", "summary", "end"]
"""The kind of a post: the news of a choice, the same with the map, a scene's report, a turn's end, the game's end."""


class Voice(msgspec.Struct, frozen=True):
    """How a campaign is told: the language of the texts, and the level of detail."""

    locale: str = "en"
    length: Length = "normal"


class Post(msgspec.Struct, frozen=True):
    """A post for events: enough to compose it later, and again after a crash.

    ``key`` is unique within a campaign; that of news only within its choice. ``news`` and ``map`` are composed from the
    public events of the choice, from number ``first`` to before number ``end`` (None: all the rest). Others are
    composed from those of ``scene`` if given, else from those of ``turn``.
    """

    kind: PostKind
    key: str
    turn: int
    scene: str = ""
    first: int = 0
    end: int | None = None

    @property
    def is_news(self) -> bool:
        """Whether it tells the events of one choice."""
        return self.kind in ("news", "map")


class Posting(msgspec.Struct, frozen=True):
    """A composed post: text (Discord's Markdown) and its pictures. Long texts are posted in parts.

    ``is_board``: its picture is the map as it is now, with or without marks for news. ``letters`` are those of
    the targets on its picture, by the option that names them. ``can_wait``: if its text is short, the next post may
    tell it.
    """

    text: str
    pictures: tuple[Picture, ...] = ()
    is_board: bool = False
    letters: Mapping[str, str] = msgspec.field(default_factory=dict)
    can_wait: bool = False

    @property
    def waits(self) -> bool:
        """Whether the next post tells it."""
        return self.can_wait and len(self.text) < SHORT


def drawn(*draw: Callable[[], Picture | None]) -> tuple[Picture, ...]:
    """The pictures that these functions draw; none within `text_only`."""
    if _is_text_only.get():
        return ()
    return tuple(picture for each in draw if (picture := each()) is not None)


@contextmanager
def text_only() -> Iterator[None]:
    """Compose postings without their pictures, for instance because they can't be drawn."""
    before = _is_text_only.set(True)
    try:
        yield
    finally:
        _is_text_only.reset(before)


_is_text_only = ContextVar("is_text_only", default=False)


class ScoreChange(NamedTuple):
    """How the channel is told of an event that can change a score.

    ``told_by``: the event's own kind, and kinds whose sentences in the same choice or scene cover it. ``names``: ids or
    keys, one of which such a sentence must have; empty if any sentence of these kinds will do.
    """

    told_by: frozenset[str]
    names: tuple[str, ...] = ()
