"""Errors of the rules core. Each carries a sentence for the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.core.text import Text


class RulesError(Exception):
    """Base of all errors of the rules core; ``str`` gives a readable sentence."""


class IllegalChoice(RulesError):  # noqa: N818 - the name is part of the fixed surface
    """A choice that the rules don't allow now. Nothing has changed.

    ``reason`` is the same sentence as a catalogue text, for translation.
    """

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


class UnknownGame(RulesError):  # noqa: N818
    """Unknown game, scenario or option."""


class SaveError(RulesError):
    """A saved game that can't be read: a foreign format, damaged, or of an unknown version.

    ``reason`` is a catalogue text; ``str`` gives it in the current language.
    """

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason


class ImpossibleState(SaveError):  # noqa: N818
    """A state that can't occur in play: missing or duplicate pieces, or a number out of bounds."""


class ScriptError(RulesError):
    """A rules script raised an error. The table is rolled back to before the choice; the cause is chained."""
