"""Short ways for the scripts of a game to name what may be chosen and what may not, out of its catalogue."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from rules.core.decisions import Barred, Option
from rules.core.text import Argument, Text, speaker

_REMEMBERED = 65_536


class OptionMaker(Protocol):
    """Makes an option whose label is the text ``key`` and whose consequence is ``key-detail``, with like arguments."""

    def __call__(self, ident: str, key: str, rule: str, path: tuple[Text, ...] = (), /, **args: Argument) -> Option:
        """The option of this id; ``path`` is its heading in a menu."""


class RefusalMaker(Protocol):
    """Makes something that may not be chosen, with the text ``why`` as the reason."""

    def __call__(self, ident: str, key: str, why: str, rule: str, /, **args: Argument) -> Barred:
        """The refusal of this id; the reason is told the rule beside the arguments."""


def option_maker(game: str) -> OptionMaker:
    """How the scripts of a game name options; equal ones are made once."""

    @lru_cache(maxsize=_REMEMBERED)
    def choice(ident: str, key: str, rule: str, path: tuple[Text, ...] = (), /, **args: Argument) -> Option:
        told = tuple(args.items())
        return Option(ident, Text(game, key, told), Text(game, f"{key}-detail", told), path, rule)

    return choice


def refusal_maker(game: str) -> RefusalMaker:
    """How the scripts of a game name what may not be chosen."""
    say = speaker(game)

    def refusal(ident: str, key: str, why: str, rule: str, /, **args: Argument) -> Barred:
        return Barred(ident, say(key, **args), say(why, rule=rule, **args))

    return refusal
