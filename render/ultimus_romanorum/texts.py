"""The texts of the pictures and posts of Ultimus Romanorum."""

from __future__ import annotations

from render.core.words import Words, words_of
from rules.core.text import speaker
from rules.ultimus_romanorum.data.loader import GAME_ID

GAME = GAME_ID
say = speaker(GAME)


def words(locale: str) -> Words:
    """The texts of the game in one language."""
    return words_of(GAME, locale)
