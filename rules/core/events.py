"""Events: typed facts of what happened. Narration, pictures, logs and statistics are made from them alone."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from rules.core.dice import Roll
from rules.core.text import Text


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


EVERYONE: tuple[str, ...] = ()
"""The audience of an event that is public."""

NO_ONE: tuple[str, ...] = ("",)
"""The audience of an event that no seat may know before the game is over."""


class Event(msgspec.Struct, kw_only=True, tag_field="kind", tag=_kebab):
    """Something that happened in the game, hidden from everyone unless it says otherwise.

    ``rule`` is the section of the rulebook (or the ruling, as ``R7``) behind it, ``turn`` the game turn, ``scene`` the
    battle or operation that it belongs to (empty outside of one). ``audience`` names the seats that may know of it:
    :data:`NO_ONE` unless the script names them, :data:`EVERYONE` for a :class:`PublicEvent`.
    """

    rule: str = ""
    turn: int = 0
    scene: str = ""
    audience: tuple[str, ...] = NO_ONE

    @property
    def is_public(self) -> bool:
        """Whether everyone may know of it."""
        return not self.audience

    def is_known_to(self, seat: str | None) -> bool:
        """Whether a seat (None: someone without a seat) may know of it while the game goes on."""
        return not self.audience or (seat is not None and seat in self.audience)

    @property
    def kind(self) -> str:
        """The kind of event, as it is saved: the class name in kebab-case."""
        return str(self.__struct_config__.tag)

    def model_dump(self) -> dict[str, Any]:
        """The event as plain JSON-able data, with its ``kind``."""
        dumped: dict[str, Any] = msgspec.to_builtins(self)
        return dumped


class PublicEvent(Event, kw_only=True):
    """Something that everyone sees happen. A game whose position is open to all tells nothing else."""

    audience: tuple[str, ...] = EVERYONE


class Modifier(msgspec.Struct, frozen=True, array_like=True):
    """One figure added to a die, with its cause (a key of the game's catalogue) and the rule that grants it."""

    cause: str
    value: int
    rule: str = ""


class Score(msgspec.Struct, frozen=True):
    """A die with every modifier that counted: ``total`` is their sum."""

    die: int
    modifiers: tuple[Modifier, ...]
    total: int


def scored(die: int, modifiers: tuple[Modifier, ...]) -> Score:
    """A die with these modifiers, and what they come to together."""
    total = die
    for modifier in modifiers:
        total += modifier.value
    return Score(die, modifiers, total)


class Cause(msgspec.Struct, frozen=True, array_like=True):
    """What a die fell for: the kind of event that it led to, and the rule behind that."""

    kind: str
    rule: str


class DiceThrown(PublicEvent):
    """Dice that fell in answer to one choice, in order: what ``/dice verify`` recomputes.

    ``causes`` say what for, one for each of the ``rolls`` (none in records of early versions). Dice of hidden draws are
    told in an event of their own to those who may know them.
    """

    rolls: tuple[Roll, ...]
    causes: tuple[Cause, ...] = ()


class HiddenDiceThrown(PublicEvent):
    """That hidden dice fell, by their numbers in the campaign's stream; what they showed is told to a few, or later."""

    numbers: tuple[int, ...]


class StoredAnswersCleared(PublicEvent):
    """The stored answers of these seats no longer fit what they play, so they are deleted."""

    seats: tuple[str, ...]


class ChoiceUndone(PublicEvent):
    """A player took back the last choice."""

    seat: str


class Resumed(PublicEvent):
    """A saved game could not be replayed under today's rules and goes on from its last checkpoint.

    ``dropped`` choices since that checkpoint have to be made again.
    """

    dropped: int


class TakenUp(PublicEvent):
    """The game goes on from a position played elsewhere; ``state`` is its public part."""

    state: dict[str, Any]


class Amended(PublicEvent):
    """A game master corrected the position: ``change`` says what, ``about`` gives its headings."""

    change: Text
    about: tuple[Text, ...] = ()


class Rewound(PublicEvent):
    """A game master took the game back from turn ``left`` to an earlier position, in the ``turn`` of this event."""

    left: int


class GameEnded(PublicEvent):
    """The game is over, at ``level``; ``winner`` is a seat or None; ``reason`` says why."""

    level: str
    winner: str | None
    reason: Text
