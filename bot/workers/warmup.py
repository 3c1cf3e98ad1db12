"""What is done once before anybody plays, so that the first player of a day need not wait for it."""

from __future__ import annotations

import logging

import rules
from bot.common.messages import LANGUAGES, speaking
from render.presenter import presenter
from rules.core.decisions import Arrange

_log = logging.getLogger(__name__)


def get_ready() -> None:
    """Load the texts and base pictures of all games: set each one up, look at it once in every language, and forget it.

    Call it on the studio's thread, where pictures are drawn. What cannot be shown now may well be played all the same.
    """
    for game in rules.games():
        try:
            _look_at(game)
        except Exception:
            _log.exception("The game %s could not be looked at.", game)


def _look_at(game: str) -> None:
    table = rules.start(game)
    view, decision, shown = table.public(), table.decision, presenter(game)
    for language in LANGUAGES:
        with speaking(language):
            shown.status(view, language)
            shown.panel(view, language)
            if decision is not None:
                things = decision.items if isinstance(decision, Arrange) else decision.options
                " ".join(str(thing.label) for thing in things)
