"""What can go wrong at a table, each with a sentence for the person who reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.core.text import Text


class RulesError(Exception):
    """Any refusal by the rules core; its string is a sentence for people."""


class IllegalChoice(RulesError):  # noqa: N818 - the name is part of the fixed surface
    """A choice that the rules do not allow now. Nothing has changed.

    ``reason`` is the same sentence as a catalogue text, so that it can be said in another language.
    """

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


class UnknownGame(RulesError):  # noqa: N818
    """Unknown game, scenario or option."""


class SaveError(RulesError):
    """A saved game that cannot be read: not ours, damaged, or of a version that this program does not know.

    The reason is a catalogue text; its string is said in whatever language is spoken where it is asked for.
    """

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason


class ImpossibleState(SaveError):  # noqa: N818
    """A state that play can never lead to: pieces are missing or doubled, a figure is out of its bounds."""


class ScriptFault(RulesError):  # noqa: N818
    """A rules script raised an error. The table is back where it was before the choice; the cause is chained."""
