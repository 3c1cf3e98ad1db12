"""Warm-up: loads everything once at startup, so that the first player doesn't wait for it."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Final

import rules
from bot.common.allocator import return_free_memory
from bot.common.messages import LANGUAGES, speaking
from bot.workers.backpressure import PATIENCE, Backpressure
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
    for language in LANGUAGES:
        _show_once(game, language)


async def run_between_interactions(backpressure: Backpressure, steps: Iterable[Callable[[], None]]) -> None:
    """Run each step in a thread once no interaction waits to be acknowledged: loading keeps the GIL busy."""
    for step in steps:
        await backpressure.wait_until_idle(PATIENCE)
        await asyncio.to_thread(step)


def warm_up_text_steps() -> Iterator[Callable[[], None]]:
    """Steps that load the texts of all games, for a process that draws no pictures."""
    for game in rules.games():
        yield partial(_load_presenter, game)
        for language in LANGUAGES:
            yield partial(_write_once, game, language)


def _load_presenter(game: str) -> None:
    with _logged(game):
        presenter(game)


def _write_once(game: str, language: str) -> None:
    with text_only():
        _show_once(game, language)


def warm_up_analysis() -> None:
    """Load the rules of all games by asking for a suggestion in each. Call it where suggestions are calculated."""
    for game in rules.games():
        try:
            counsel(rules.start(game))
        except Exception:
            _log.exception("Failed to warm up the suggestions of the game %s.", game)
    keep_what_is_loaded()


def _show_once(game: str, language: str) -> None:
    with _logged(game), speaking(language):
        table, shown = rules.start(game), presenter(game)
        view, decision = table.public(), table.decision
        shown.status(view, language)
        shown.panel(view, language)
        if decision is not None:
            things = decision.items if isinstance(decision, Arrange) else decision.options
            " ".join(str(thing.label) for thing in things)


@contextmanager
def _logged(game: str) -> Iterator[None]:
    """Log an error instead of raising it: the game may still be playable."""
    try:
        yield
    except Exception:
        _log.exception("Failed to warm up the game %s.", game)


def keep_what_is_loaded() -> None:
    """Exclude all that is loaded now (texts, boards, modules) from garbage collection, and collect more rarely.

    What loading left free goes back to the system.
    """
    gc.collect()
    gc.freeze()
    return_free_memory()
    gc.set_threshold(*_COLLECTED_AFTER)
