"""The texts of the pictures and posts of Italia."""

from __future__ import annotations

from render.core.words import Words, words_of
from rules.core.text import speaker
from rules.italia.data.loader import GAME_ID

GAME = GAME_ID
say = speaker(GAME)


def words(locale: str) -> Words:
    """The texts of the game in one language."""
    return words_of(GAME, locale)


def halves(points: int) -> str:
    """Half points as a number of points: 3 is 1½."""
    whole, half = divmod(abs(points), 2)
    sign = "−" if points < 0 else ""
    return f"{sign}{whole or ('' if half else 0)}{'½' if half else ''}"
