"""Texts for players as catalogue keys with arguments, said in a language only when somebody reads them.

The rules never build sentences. They name a message of a Fluent catalogue (https://projectfluent.org) and its
arguments; :class:`Lexicon` turns it into a sentence of one language. A string argument that is the id of something on
the board (a city, a nation, a unit) is replaced by its name in that language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Protocol, TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource

import data

FIRST_LANGUAGE = "en"
"""The language that every catalogue has, and that is spoken where no other is asked for."""

_spoken: ContextVar[str] = ContextVar("spoken", default=FIRST_LANGUAGE)


def spoken() -> str:
    """The language in which texts are said now, in this thread or task."""
    return _spoken.get()


def speak(locale: str) -> None:
    """Say texts in a language from here on, in this thread or task and in those begun out of it."""
    _spoken.set(locale)


@contextmanager
def speaking(locale: str) -> Iterator[None]:
    """Say texts in a language for a while, in this thread or task and in those begun out of it."""
    token = _spoken.set(locale)
    try:
        yield
    finally:
        _spoken.reset(token)


class Text(msgspec.Struct, frozen=True):
    """A message of the catalogue of ``game`` with its arguments, in no language yet."""

    game: str
    key: str
    args: tuple[tuple[str, Argument], ...] = ()

    def __str__(self) -> str:
        return lexicon(self.game, spoken()).say(self)


Argument: TypeAlias = "str | int | float | Text | tuple[str | int | Text, ...]"
"""What a text may be told about: an id or word, a number, another text, or several of them."""


class Sayer(Protocol):
    """Names a text of one game's catalogue with its arguments."""

    def __call__(self, key: str, /, **args: Argument) -> Text:
        """The text of this key."""


def speaker(game: str) -> Sayer:
    """A short way for the scripts of ``game`` to name texts: ``say("raid", nation="slavs", city="marcianopolis")``."""

    def say(key: str, /, **args: Argument) -> Text:
        return Text(game, key, tuple(args.items()))

    return say


class MissingText(LookupError):  # noqa: N818
    """The catalogue has no such message, or it needs an argument that was not given."""


class Lexicon:
    """The catalogue of one game in one language.

    ``names`` are the names of the things on the board, used where the catalogue's ``names.ftl`` has none of that id.
    """

    def __init__(self, game: str, locale: str, names: Mapping[str, str]) -> None:
        self.game = game
        self.locale = locale
        self._names = names
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._named = FluentBundle([locale], use_isolating=False)
        self._said: dict[Text, str] = {}
        for folder in (data.path("core", "texts"), _folder(game)):
            for file in sorted((folder / locale).glob("*.ftl")):
                bundle = self._named if file.name == _NAMES_FILE else self._bundle
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def name(self, thing: str) -> str:
        """The name of a city, nation, unit or other thing, or its id where it has none."""
        if self._named.has_message(thing):
            return self._format_with(self._named, thing, {})
        return self._names.get(thing, thing)

    def say(self, text: Text) -> str:
        """The text as a sentence of this language.

        Raises:
            MissingText: no such message, or an argument is missing.
        """
        said = self._said.get(text)
        if said is None:
            said = self._format(text.key, {key: _fitting(self._argument(value)) for key, value in text.args})
            if len(self._said) > _REMEMBERED:
                self._said.clear()
            self._said[text] = said
        return said

    def has(self, key: str) -> bool:
        """Whether the catalogue has a message of this key."""
        return bool(self._bundle.has_message(key))

    def _argument(self, value: Argument) -> str | int | float:
        if isinstance(value, Text):
            return lexicon(value.game, self.locale).say(value)
        if isinstance(value, tuple):
            return self._enumerate([str(self._argument(item)) for item in value])
        if isinstance(value, int | float):
            return value
        return self.name(value)

    def _enumerate(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self._format("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def _format(self, key: str, args: Mapping[str, str | int | float]) -> str:
        if not self._bundle.has_message(key):
            raise MissingText(f"The catalogue of {self.game} ({self.locale}) has no text '{key}'.")
        return self._format_with(self._bundle, key, args)

    def _format_with(self, bundle: FluentBundle, key: str, args: Mapping[str, str | int | float]) -> str:
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"Text '{key}' of {self.game} ({self.locale}) is empty.")
        said, errors = bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"Text '{key}' of {self.game} ({self.locale}): {errors[0]}")
        return str(said)


_REMEMBERED = 20_000
_NAMES_FILE = "names.ftl"
_LONGEST_ARGUMENT = 1000
"""Characters that Fluent takes in one placeable (fluent.runtime's guard against runaway expansion)."""

_FOLDERS: dict[str, Path] = {}
_NAMES: dict[str, Callable[[], Mapping[str, str]]] = {}


def register_texts(game: str, folder: Path) -> None:
    """Tell where the catalogue of ``game`` is, a sub-folder for each language, if not in ``data/<game>/texts``."""
    _FOLDERS[game] = folder


def register_names(game: str, names: Callable[[], Mapping[str, str]]) -> None:
    """Tell the lexicons of ``game`` what the things on its board are called (asked once, when first needed)."""
    _NAMES[game] = names


def _fitting(argument: str | int | float) -> str | int | float:
    """An argument as Fluent can take it: one that is longer is cut, with an ellipsis."""
    if isinstance(argument, str) and len(argument) > _LONGEST_ARGUMENT:
        return argument[: _LONGEST_ARGUMENT - 1] + "…"
    return argument


@cache
def lexicon(game: str, locale: str) -> Lexicon:
    """The lexicon of a game in a language, made once; in the first language where the game does not speak that one."""
    names = _NAMES.get(game)
    known = locale if (_folder(game) / locale).is_dir() else FIRST_LANGUAGE
    return Lexicon(game, known, names() if names else {})


def _folder(game: str) -> Path:
    return _FOLDERS.get(game, data.path(game, "texts"))
