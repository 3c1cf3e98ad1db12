"""The texts of the pictures and posts of Britannia reDux."""

from __future__ import annotations

from render.core.words import Words, words_of
from rules.britannia_redux.data.loader import GAME_ID
from rules.core.text import speaker

GAME = GAME_ID
say = speaker(GAME)


def words(locale: str) -> Words:
    """The texts of the game in one language."""
    return words_of(GAME, locale)
