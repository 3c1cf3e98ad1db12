"""Warm-up: loads everything once at startup, so that the first player doesn't wait for it."""

from __future__ import annotations

import logging

import rules
from bot.common.messages import LANGUAGES, speaking
from render.presenter import presenter
from rules.core.decisions import Arrange

_log = logging.getLogger(__name__)


def warm_up() -> None:
    """Load the texts and base maps of all games by setting each up and showing it once in every language.

    Call it on the render thread. A game that fails here may still be playable.
    """
    for game in rules.games():
        try:
            _warm_up_game(game)
        except Exception:
            _log.exception("Failed to warm up the game %s.", game)


def _warm_up_game(game: str) -> None:
    table = rules.start(game)
    view, decision, shown = table.public(), table.decision, presenter(game)
    for language in LANGUAGES:
        with speaking(language):
            shown.status(view, language)
            shown.panel(view, language)
            if decision is not None:
                things = decision.items if isinstance(decision, Arrange) else decision.options
                " ".join(str(thing.label) for thing in things)
