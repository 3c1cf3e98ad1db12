"""Texts for players as catalogue keys with arguments, put into a language only when someone reads them.

The rules never build sentences. They name a message of a Fluent catalogue (https://projectfluent.org) and its
arguments; :class:`Lexicon` turns it into a sentence of one language. A string argument that is the id of something on
the board (a city, a nation, a unit) is replaced by its name in that language.

A sentence may also ask for a name in one of its *forms*: ``{ $power-of }`` is "of the Germans" and "des Germains", and
with a capital letter where a sentence begins, ``{ $power-The }``. How a form is made says the catalogue of the core
(``form-of``), out of what ``names.ftl`` tells of the name in attributes: its ``article``, its ``number`` and ``gender``
(which sentences can ask for as well: ``$power-number``), ``case = small`` where it begins with a common noun, ``counted
= no`` where a number at its end is left out of running text, a ``word`` that replaces it, or a form that
it has of its own. What is not said of a thing is said of its *sort*.

The argument ``rule`` is a citation of the rulebook ("Movement, R81"), said by the names that its headings have in that
language. A text of another catalogue cites a game by :func:`citation`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Protocol, TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import data
from rules.core.citations import in_language

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


def citation(game: str, rule: str) -> Text:
    """A rule of a game ("Movement, R81"), for the texts of any catalogue."""
    return Text(game, "citation", (("rule", rule),))


class MissingText(LookupError):  # noqa: N818
    """The catalogue has no such message, or it needs an argument that was not given."""


class Catalogue:
    """Messages of Fluent files in one language; the first file that has a message is the one that counts.

    ``title`` says whose they are, where one is missing.
    """

    def __init__(self, title: str, locale: str, files: Iterable[Path]) -> None:
        self.messages: dict[str, Message] = {}
        self._title = title
        self._locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            found = {each.id.name: each for each in resource.body if isinstance(each, Message)}
            self.messages = found | self.messages

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, args: Mapping[str, str | int | float]) -> str:
        """The message of this key as text. Texts that are longer than Fluent takes are cut.

        Raises:
            MissingText: no such message, or an argument is missing.
        """
        if not self.has(key):
            raise MissingText(f"The catalogue of {self._title} ({self._locale}) has no text '{key}'.")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"Text '{key}' of {self._title} ({self._locale}) is empty.")
        said, errors = self._bundle.format_pattern(pattern, {name: _fitting(value) for name, value in args.items()})
        if errors:
            raise MissingText(f"Text '{key}' of {self._title} ({self._locale}): {errors[0]}")
        return str(said)

    def attribute(self, key: str, name: str) -> str:
        """An attribute of a message; empty if there is none."""
        if not self.has(key):
            return ""
        pattern = self._bundle.get_message(key).attributes.get(name)
        return "" if pattern is None else str(self._bundle.format_pattern(pattern)[0])


class Lexicon:
    """The catalogue of one game in one language; what the game does not say itself, the core's catalogue says.

    ``names`` are the names of the things on the board, used where the catalogue's ``names.ftl`` has none of that id;
    ``sorts`` tell which sort of thing each is, for what has no grammar of its own there.
    """

    def __init__(self, game: str, locale: str, names: Mapping[str, str], sorts: Mapping[str, str]) -> None:
        self.game = game
        self.locale = locale
        self._names = names
        self._sorts = sorts
        self._asked: dict[str, frozenset[str]] = {}
        self._said: dict[Text, str] = {}
        folders = (_folder(game), data.path("core", "texts"))
        files = [file for folder in folders for file in sorted((folder / locale).glob("*.ftl"))]
        self._texts = Catalogue(game, locale, [file for file in files if file.name != _NAMES_FILE])
        self._named = Catalogue(game, locale, [file for file in files if file.name == _NAMES_FILE])

    def name(self, thing: str) -> str:
        """The name of a city, nation, unit or other thing, or its id where it has none."""
        if self._named.has(thing):
            return self._named.say(thing, {})
        return self._names.get(thing, thing)

    def say(self, text: Text) -> str:
        """The text as a sentence of this language.

        Raises:
            MissingText: no such message, or an argument is missing.
        """
        said = self._said.get(text)
        if said is None:
            said = self._texts.say(text.key, self._arguments(text))
            if len(self._said) > _REMEMBERED:
                self._said.clear()
            self._said[text] = said
        return said

    def has(self, key: str) -> bool:
        """Whether the catalogue has a message of this key."""
        return self._texts.has(key)

    def _arguments(self, text: Text) -> dict[str, str | int | float]:
        """The arguments of a text, with the forms of them that its message asks for."""
        given = dict(text.args)
        said = {key: self._argument(value) for key, value in given.items()}
        if isinstance(rule := given.get("rule"), str):
            said["rule"] = in_language(self.game, rule, self.locale)
        for variable in self._variables(text.key) - given.keys():
            name, _, form = variable.rpartition("-")
            if name in given:
                said[variable] = self.form(given[name], form)
        return said

    def _variables(self, key: str) -> frozenset[str]:
        """What a message, and the messages in it, ask to be told."""
        if key not in self._asked:
            asked = _Asked()
            if key in self._texts.messages:
                asked.visit(self._texts.messages[key])
            inner = (self._variables(message) for message in asked.messages)
            self._asked[key] = frozenset(asked.variables).union(*inner)
        return self._asked[key]

    def form(self, value: Argument, form: str) -> str:
        """A name, or several, in a form ("of": "of the Germans"; "Of" where a sentence begins), or its grammar.

        Raises:
            MissingText: unknown form.
        """
        if form[:1].isupper():
            return _capital(self.form(value, form[0].lower() + form[1:]))
        if isinstance(value, tuple):
            return self._form_of_several([self.form(item, form) for item in value], form)
        if isinstance(value, Text | int | float):
            return self._inflected(form, str(self._argument(value)), "")
        own = self._grammar(value, form)
        return own or self._inflected(form, self._in_text(value), value)

    def _form_of_several(self, forms: list[str], form: str) -> str:
        if form == "number":
            return forms[0] if len(forms) == 1 else "plural"
        if form == "gender":
            return "feminine" if set(forms) == {"feminine"} else "masculine"
        return self._enumerate(list(dict.fromkeys(forms)))

    def _in_text(self, thing: str) -> str:
        """The name of a thing in the middle of a sentence."""
        name = self._grammar(thing, "word") or self.name(thing)
        if self._grammar(thing, "counted") == "no":
            name = name.rstrip("0123456789 ")
        return name[:1].lower() + name[1:] if self._grammar(thing, "case") == "small" else name

    def _inflected(self, form: str, name: str, thing: str) -> str:
        grammar = {key: self._grammar(thing, key) or usual for key, usual in _GRAMMAR.items()}
        if form in grammar:
            return grammar[form]
        starts = self._grammar(thing, "starts") or ("vowel" if _plain(name[:1]) in _VOWELS else "consonant")
        return self._texts.say(f"form-{form}", {**grammar, "name": name, "starts": starts})

    def _grammar(self, thing: str, attribute: str) -> str:
        """What the names tell of a thing, or of its sort; empty where they do not say."""
        for key in (thing, f"sort-{self._sorts.get(thing, '')}"):
            if told := self._named.attribute(key, attribute):
                return told
        return ""

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
        return self._texts.say("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]})


class _Asked(Visitor):
    """Collects the variables of a message, and the messages that it contains."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _plain(letter: str) -> str:
    """A letter in lower case and without its accent."""
    return unicodedata.normalize("NFKD", letter.casefold())[:1]


_GRAMMAR: Mapping[str, str] = {"article": "none", "number": "singular", "gender": "masculine"}
"""Every grammatical attribute of a name, with its default."""

_VOWELS: Collection[str] = frozenset("aeiouhœæ")
"""With which letters a name begins before which an article loses its vowel; a mute h is meant."""

_REMEMBERED = 20_000
_NAMES_FILE = "names.ftl"
_LONGEST_ARGUMENT = 1000
"""Characters that Fluent takes in one placeable (fluent.runtime's guard against runaway expansion)."""

_LARGEST_ARGUMENT = 10**15
"""Numbers beyond this are rounded; those of more than 27 digits cannot be written out in a language's way (Babel)."""

_FOLDERS: dict[str, Path] = {}
_NAMES: dict[str, Callable[[], Mapping[str, str]]] = {}
_SORTS: dict[str, Callable[[], Mapping[str, str]]] = {}


def register_texts(game: str, folder: Path) -> None:
    """Tell where the catalogue of ``game`` is, a sub-folder for each language, if not in ``data/<game>/texts``."""
    _FOLDERS[game] = folder


def register_names(game: str, names: Callable[[], Mapping[str, str]]) -> None:
    """Tell the lexicons of ``game`` what the things on its board are called (asked once, when first needed)."""
    _NAMES[game] = names


def register_sorts(game: str, sorts: Callable[[], Mapping[str, str]]) -> None:
    """Tell the lexicons of ``game`` which sort of thing each on its board is: ``sort-<sort>`` in ``names.ftl``."""
    _SORTS[game] = sorts


def _fitting(argument: str | int | float) -> str | int | float:
    """An argument as Fluent can take it: a text that is longer is cut, with an ellipsis; a larger number is rounded."""
    if isinstance(argument, str) and len(argument) > _LONGEST_ARGUMENT:
        return argument[: _LONGEST_ARGUMENT - 1] + "…"
    if isinstance(argument, int) and abs(argument) > _LARGEST_ARGUMENT:
        return f"{Decimal(argument):.2e}"
    return argument


@cache
def lexicon(game: str, locale: str) -> Lexicon:
    """The lexicon of a game in a language, made once; in the first language where the game does not speak that one."""
    names, sorts = _NAMES.get(game), _SORTS.get(game)
    known = locale if (_folder(game) / locale).is_dir() else FIRST_LANGUAGE
    return Lexicon(game, known, names() if names else {}, sorts() if sorts else {})


def _folder(game: str) -> Path:
    return _FOLDERS.get(game, data.path(game, "texts"))


def languages(game: str) -> list[str]:
    """The languages that a game speaks."""
    return sorted(folder.name for folder in _folder(game).iterdir() if folder.is_dir())
