"""The texts of the pictures and posts of Rise and Fall."""

from __future__ import annotations

from render.core.words import Words, words_of
from rules.core.text import speaker
from rules.rise_and_fall.data.loader import GAME_ID
from rules.rise_and_fall.game import year_of

GAME = GAME_ID
say = speaker(GAME)


def words(locale: str) -> Words:
    """The texts of the game in one language."""
    return words_of(GAME, locale)


def year_text(year: int, texts: Words) -> str:
    """A year as people write it: 60 BC, 470 AD."""
    told = year_of(year)
    return texts(told.key, **dict(told.args))


def land_name(power: str, texts: Words) -> str:
    """The name of a power on its land: a kingdom of settlers has that of its people, which is shorter."""
    kind, _, rest = power.partition("-")
    return texts(f"settled-{rest.partition('-')[0]}") if kind == "kingdom" else texts.name(power)
