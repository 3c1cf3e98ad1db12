"""The texts and names of a game in one language, as its pictures and posts use them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce

from rules.core.text import Argument, Lexicon, Text, lexicon


class Words:
    """Looks up a game's texts by key, and names its things."""

    def __init__(self, game: str, locale: str) -> None:
        self.locale = locale
        self._game = game
        self._lexicon: Lexicon = lexicon(game, locale)

    def __call__(self, key: str, /, **args: Argument) -> str:
        """The text of this key."""
        return self._lexicon.say(Text(self._game, key, tuple(args.items())))

    def number(self, value: float) -> str:
        """A number with the separator of thousands that sentences have."""
        return self("number", value=value)

    def labelled(self, label: str, text: str) -> str:
        """A text after its label and a colon."""
        return self("labelled", label=label, text=text)

    def joined(self, parts: Iterable[str]) -> str:
        """Parts one after another, with semicolons between them."""
        listed = list(parts)
        return reduce(lambda first, last: self("list-then", first=first, last=last), listed) if listed else ""

    def name(self, thing: str) -> str:
        """The name of a space, power, unit or other thing."""
        return self._lexicon.name(thing)

    def short_name(self, thing: str) -> str:
        """The name for a map or counter: without anything in brackets or after a slash."""
        return self.name(thing).partition(" (")[0].partition("/")[0]


@cache
def words_of(game: str, locale: str) -> Words:
    """The texts of a game in one language, created once."""
    return Words(game, locale)


def signed(change: int) -> str:
    """A change of a number, with its sign."""
    return f"+{change}" if change > 0 else f"−{-change}" if change else "±0"
