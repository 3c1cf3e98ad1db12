"""The events that all games share. A game adds them to its own event union so that saved events can be decoded."""

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
"""Every event that the table itself records, in any game."""
