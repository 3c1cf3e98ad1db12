"""Events: typed facts about what happened. Narration, pictures, logs and statistics use only events."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from rules.core.dice import Roll
from rules.core.text import Text


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


EVERYONE: tuple[str, ...] = ()
"""The audience of a public event."""

NO_ONE: tuple[str, ...] = ("",)
"""The audience of an event that stays hidden from every seat until the game is over."""


class Event(msgspec.Struct, kw_only=True, tag_field="kind", tag=_kebab):
    """Something that happened in the game; hidden from everyone by default.

    ``rule`` cites the section of the rulebook or the ruling (``R7``), ``turn`` is the game turn, ``scene`` the battle
    or operation (empty outside of one). ``audience`` lists the seats that may see it: :data:`NO_ONE` unless the script
    sets it, :data:`EVERYONE` for a :class:`PublicEvent`.
    """

    rule: str = ""
    turn: int = 0
    scene: str = ""
    audience: tuple[str, ...] = NO_ONE

    @property
    def is_public(self) -> bool:
        """Whether everyone may see it."""
        return not self.audience

    def is_known_to(self, seat: str | None) -> bool:
        """Whether a seat (None: a viewer without one) may see it before the game is over."""
        return not self.audience or (seat is not None and seat in self.audience)

    @property
    def kind(self) -> str:
        """The kind of event as saved: the class name in kebab-case."""
        return str(self.__struct_config__.tag)

    def model_dump(self) -> dict[str, Any]:
        """Return the event as JSON-serializable data, with its ``kind``."""
        dumped: dict[str, Any] = msgspec.to_builtins(self)
        return dumped


class PublicEvent(Event, kw_only=True):
    """An event that everyone sees. A game without hidden information has no other events."""

    audience: tuple[str, ...] = EVERYONE


class Modifier(msgspec.Struct, frozen=True, array_like=True):
    """A modifier to a die roll, with its cause (a key of the game's catalogue) and rule."""

    cause: str
    value: int
    rule: str = ""


class Score(msgspec.Struct, frozen=True):
    """A die roll with its applied modifiers; ``total`` is the sum."""

    die: int
    modifiers: tuple[Modifier, ...]
    total: int


def scored(die: int, modifiers: tuple[Modifier, ...]) -> Score:
    """Add the modifiers to a die roll."""
    total = die
    for modifier in modifiers:
        total += modifier.value
    return Score(die, modifiers, total)


class Cause(msgspec.Struct, frozen=True, array_like=True):
    """The reason for a die roll: the kind of event that it led to, and the rule."""

    kind: str
    rule: str


class DiceThrown(PublicEvent):
    """The dice rolled after one choice, in order; ``/dice verify`` recomputes them.

    ``causes`` has one entry per roll (none in records of early versions). Dice of hidden draws get their own event,
    limited to the seats that may see them.
    """

    rolls: tuple[Roll, ...]
    causes: tuple[Cause, ...] = ()


class HiddenDiceThrown(PublicEvent):
    """The numbers of hidden dice in the campaign's stream. Only some seats see their values before the end."""

    numbers: tuple[int, ...]


class StoredAnswersCleared(PublicEvent):
    """These seats changed what they play, so their stored answers are deleted."""

    seats: tuple[str, ...]


class ChoiceUndone(PublicEvent):
    """A player took back the last choice."""

    seat: str


class Resumed(PublicEvent):
    """A saved game couldn't be replayed under the current rules and resumes from its last checkpoint.

    ``dropped`` is the number of choices that have to be made again.
    """

    dropped: int


class TakenUp(PublicEvent):
    """The game was imported and starts from the position of another one; ``state`` is its public part."""

    state: dict[str, Any]


class Amended(PublicEvent):
    """A game master corrected the position: ``change`` describes it, ``about`` has its headings."""

    change: Text
    about: tuple[Text, ...] = ()


class Rewound(PublicEvent):
    """A game master rewound the game from turn ``left`` to an earlier position, in this event's ``turn``."""

    left: int


class GameEnded(PublicEvent):
    """The game is over: the ``level`` of the result, the ``winner`` (a seat or None) and the ``reason``."""

    level: str
    winner: str | None
    reason: Text
