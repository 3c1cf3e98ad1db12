"""Factories for options and refusals with texts from a game's catalogue."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from rules.core.decisions import Barred, Option
from rules.core.text import Argument, Text, speaker

_REMEMBERED = 65_536


class OptionMaker(Protocol):
    """Makes an option with the texts ``key`` (label) and ``key-detail`` (consequence); both get the same arguments."""

    def __call__(self, ident: str, key: str, rule: str, path: tuple[Text, ...] = (), /, **args: Argument) -> Option:
        """Make the option; ``path`` is its heading in a menu."""


class RefusalMaker(Protocol):
    """Makes a barred option with the text ``why`` as the reason."""

    def __call__(self, ident: str, key: str, why: str, rule: str, /, **args: Argument) -> Barred:
        """Make the refusal; the reason's text also gets the ``rule`` as an argument."""


def option_maker(game: str, *spaces: str) -> OptionMaker:
    """Return a cached factory for the options of a game. ``spaces`` are the arguments that name an option's space."""

    @lru_cache(maxsize=_REMEMBERED)
    def choice(ident: str, key: str, rule: str, path: tuple[Text, ...] = (), /, **args: Argument) -> Option:
        told = tuple(args.items())
        space = next((str(args[name]) for name in spaces if name in args), "")
        return Option(ident, Text(game, key, told), Text(game, f"{key}-detail", told), path, rule, space=space)

    return choice


def refusal_maker(game: str) -> RefusalMaker:
    """Return a factory for the barred options of a game."""
    say = speaker(game)

    def refusal(ident: str, key: str, why: str, rule: str, /, **args: Argument) -> Barred:
        return Barred(ident, say(key, **args), say(why, rule=rule, **args))

    return refusal
