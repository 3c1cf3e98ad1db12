"""Saved games: the state at the last checkpoint plus the choices made since."""

from __future__ import annotations

import msgspec

from rules.core.game import OptionValue

FORMAT = 1
"""The version of the envelope around a saved state."""


class Made(msgspec.Struct, array_like=True):
    """A choice that a seat made since a checkpoint, and the hash of the state that followed it."""

    seat: str
    answer: tuple[str, ...] | dict[str, tuple[str, ...]]
    hash: str


class Record(msgspec.Struct):
    """What is needed to set a table up again, and to take choices back.

    ``base`` is the checkpoint from which the choices ``made`` start; the first ``floor`` of them can no longer be taken
    back. ``checkpoint`` is the latest one, reached after the first ``since`` of them. ``asked`` is the number of the
    first pending decision, where it is not the number of the table.
    """

    base: msgspec.Raw
    checkpoint: msgspec.Raw
    made: list[Made] = []
    since: int = 0
    floor: int = 0
    asked: int | msgspec.UnsetType = msgspec.UNSET

    def copy(self) -> Record:
        """The record as it is now, untouched by what happens to the table's own."""
        return Record(self.base, self.checkpoint, list(self.made), self.since, self.floor, self.asked)


class Save(msgspec.Struct):
    """A saved game as it is written."""

    format: int
    game: str
    version: int
    scenario: str
    options: dict[str, OptionValue]
    secret: str
    number: int
    record: Record

    def __repr__(self) -> str:
        """Without the secret of the dice: what is printed may end up in a log."""
        return f"Save({self.game!r}, {self.scenario!r}, number={self.number})"
