"""The events that every game shares: what a game adds to its own to read a record back."""

from __future__ import annotations

from rules.core.events import (
    Amended,
    ChoiceUndone,
    DiceThrown,
    GameEnded,
    HiddenDiceThrown,
    Resumed,
    Rewound,
    StoredAnswersCleared,
    TakenUp,
)

CoreEvent = (
    GameEnded
    | DiceThrown
    | HiddenDiceThrown
    | StoredAnswersCleared
    | ChoiceUndone
    | Resumed
    | TakenUp
    | Amended
    | Rewound
)
"""Every event that the table puts on record itself, whatever the game."""
