"""The texts of the pictures and posts of Rise and Fall."""

from __future__ import annotations

from functools import cache

from rules.core.text import Argument, Lexicon, lexicon, speaker
from rules.rise_and_fall.data.loader import GAME_ID

GAME = GAME_ID
say = speaker(GAME)


class Words:
    """The texts of the game in one language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._lexicon: Lexicon = lexicon(GAME, locale)

    def __call__(self, key: str, /, **args: Argument) -> str:
        """The text of this key."""
        return self._lexicon.say(say(key, **args))

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return self._lexicon.has(key)

    def name(self, thing: str) -> str:
        """What an area, power, unit or leader is called."""
        return self._lexicon.name(thing)


@cache
def words(locale: str) -> Words:
    """The texts of the game in one language, made once."""
    return Words(locale)


def year_text(year: int, texts: Words) -> str:
    """A year as people write it: 60 BC, 470 AD; the first decade of our era bears the number 0 [Turns]."""
    return texts("year-before", year=str(-year)) if year < 0 else texts("year-after", year=str(year))
