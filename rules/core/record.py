"""Saved games: the state at the last checkpoint plus the choices made since."""

from __future__ import annotations

import msgspec

from rules.core.game import OptionValue

FORMAT = 1
"""The version of the envelope around a saved state."""


class RecordedChoice(msgspec.Struct, array_like=True):
    """A choice made since a checkpoint, with the hash of the resulting state."""

    seat: str
    answer: tuple[str, ...] | dict[str, tuple[str, ...]]
    hash: str


class Record(msgspec.Struct):
    """The data to restore a table and to undo choices.

    - ``base``: the checkpoint before the choices ``made``.
    - ``floor``: how many of these choices can no longer be undone.
    - ``checkpoint``: the latest checkpoint, reached after the first ``since`` choices.
    - ``asked``: the number of the first pending decision, if it differs from the table's number.
    """

    base: msgspec.Raw
    checkpoint: msgspec.Raw
    made: list[RecordedChoice] = []
    since: int = 0
    floor: int = 0
    asked: int | msgspec.UnsetType = msgspec.UNSET

    def copy(self) -> Record:
        """Return an independent copy."""
        return Record(self.base, self.checkpoint, list(self.made), self.since, self.floor, self.asked)


class Save(msgspec.Struct):
    """The serialized form of a saved game."""

    format: int
    game: str
    version: int
    scenario: str
    options: dict[str, OptionValue]
    secret: str
    number: int
    record: Record

    def __repr__(self) -> str:
        """Leave out the dice secret, because a repr may end up in a log."""
        return f"Save({self.game!r}, {self.scenario!r}, number={self.number})"
