"""Warm-up: loads everything once at startup, so that the first player doesn't wait for it."""

from __future__ import annotations

import gc
import logging
from typing import Final

import rules
from bot.common.allocator import return_free_memory
from bot.common.messages import LANGUAGES, speaking
from render.presenter import presenter, text_only
from rules.core.decisions import Arrange
from rules.core.registry import counsel

_COLLECTED_AFTER: Final = (50_000, 20, 50)
"""The thresholds of the garbage collector, by generation. A full collection stops the process for 0.2 seconds."""

_log = logging.getLogger(__name__)


def warm_up_game(game: str) -> None:
    """Load the texts and base maps of a game by setting it up and showing it once in every language.

    Call it where pictures are drawn. A game that fails here may still be playable.
    """
    try:
        _show_once(game)
    except Exception:
        _log.exception("Failed to warm up the game %s.", game)


def warm_up_texts() -> None:
    """The same for all games and without pictures, for a process that draws none."""
    with text_only():
        for game in rules.games():
            warm_up_game(game)
    keep_what_is_loaded()


def warm_up_analysis() -> None:
    """Load the rules of all games by asking for a suggestion in each. Call it where suggestions are calculated."""
    for game in rules.games():
        try:
            counsel(rules.start(game))
        except Exception:
            _log.exception("Failed to warm up the suggestions of the game %s.", game)
    keep_what_is_loaded()


def _show_once(game: str) -> None:
    table = rules.start(game)
    view, decision, shown = table.public(), table.decision, presenter(game)
    for language in LANGUAGES:
        with speaking(language):
            shown.status(view, language)
            shown.panel(view, language)
            if decision is not None:
                things = decision.items if isinstance(decision, Arrange) else decision.options
                " ".join(str(thing.label) for thing in things)


def keep_what_is_loaded() -> None:
    """Exclude all that is loaded now (texts, boards, modules) from garbage collection, and collect more rarely.

    What loading left free goes back to the system.
    """
    gc.collect()
    gc.freeze()
    return_free_memory()
    gc.set_threshold(*_COLLECTED_AFTER)
