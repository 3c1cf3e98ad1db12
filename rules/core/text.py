"""Texts for players: catalogue keys with arguments, translated only when someone reads them.

The rules never build sentences. They reference a message of a Fluent catalogue (https://projectfluent.org) with
arguments; :class:`Lexicon` renders it in one language. A string argument that is the id of something on the board (a
city, a nation, a unit) is replaced with its name in that language.

A message may ask for a name in a *form*: ``{ $power-of }`` is "of the Germans" or "des Germains". A capital letter is
for the start of a sentence: ``{ $power-The }``. The core's catalogue defines the forms (``form-of``). They depend on
the attributes of the name in ``names.ftl``:

- ``article``, ``number`` and ``gender``; messages can use them too: ``$power-number``.
- ``case = small``: the name begins with a common noun.
- ``counted = no``: leave out a number at the end of the name in running text.
- ``word``: replaces the name in running text.
- the name of a form: overrides that form.

If a thing has no such attribute, that of its *sort* applies. A text as an argument takes those of its own message,
which may depend on its arguments: "3 units" is plural.

The argument ``rule`` is a citation of the rulebook ("Movement, R81"); it is translated with the rulebook's headings.
Texts of other catalogues cite a game with :func:`citation`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal
from functools import cache, partial
from pathlib import Path
from types import MappingProxyType
from typing import Final, Protocol, TypeAlias

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, MessageReference, Term, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

import data
from rules.core.citations import in_language

FIRST_LANGUAGE = "en"
"""The default language, which every catalogue has."""

_spoken: ContextVar[str] = ContextVar("spoken", default=FIRST_LANGUAGE)


def spoken() -> str:
    """Return the current language of this thread or task."""
    return _spoken.get()


def speak(locale: str) -> None:
    """Set the current language of this thread or task and of those started from it."""
    _spoken.set(locale)


@contextmanager
def speaking(locale: str) -> Iterator[None]:
    """Set the current language within a ``with`` block, for this thread or task and those started from it."""
    token = _spoken.set(locale)
    try:
        yield
    finally:
        _spoken.reset(token)


class Text(msgspec.Struct, frozen=True):
    """An untranslated message of the catalogue of ``game``, with its arguments."""

    game: str
    key: str
    args: tuple[tuple[str, Argument], ...] = ()

    def __str__(self) -> str:
        return lexicon(self.game, spoken()).say(self)


Argument: TypeAlias = "str | int | float | Text | tuple[str | int | Text, ...]"
"""An argument of a text: an id or word, a number, another text, or several of them."""


class Sayer(Protocol):
    """Makes texts of one game's catalogue."""

    def __call__(self, key: str, /, **args: Argument) -> Text:
        """Make the text with this key."""


def speaker(game: str) -> Sayer:
    """Return a factory for texts of ``game``: ``say("raid", nation="slavs", city="marcianopolis")``."""

    def say(key: str, /, **args: Argument) -> Text:
        return Text(game, key, tuple(args.items()))

    return say


def citation(game: str, rule: str) -> Text:
    """Return a citation of a game's rule ("Movement, R81") for texts of any catalogue."""
    return Text(game, "citation", (("rule", rule),))


class MissingText(LookupError):  # noqa: N818
    """The catalogue doesn't have the message, or an argument is missing."""


NO_ARGUMENTS: Final[Mapping[str, str | int | float]] = MappingProxyType({})


class Catalogue:
    """Messages of Fluent files in one language; the first file with a message wins.

    A message is parsed when someone first asks for it: most texts of a game are for moments that a campaign never
    reaches. ``title`` names the catalogue in errors.
    """

    def __init__(self, title: str, locale: str, files: Iterable[Path]) -> None:
        self._title = title
        self._locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._sources: dict[str, str] = {}
        self._parsed: dict[str, Message | Term] = {}
        for file in files:
            for name, source in _entries(file.read_text(encoding="utf-8")):
                self._sources.setdefault(name, source)

    @property
    def keys(self) -> list[str]:
        """The keys of all messages."""
        return [name for name in self._sources if not name.startswith("-")]

    def message(self, key: str) -> Message | None:
        """The parsed message with this key, which can be formatted now; None if there is none."""
        if key in self._sources and key not in self._parsed:
            self._parse(key)
        found = self._parsed.get(key)
        return found if isinstance(found, Message) else None

    def _parse(self, key: str) -> None:
        """Parse an entry and all that it refers to.

        Threads may parse the same entry at once. So an entry counts as parsed only after all of its references.
        """
        waiting, found = [key], dict[str, Message | Term]()
        while waiting:
            name = waiting.pop()
            if name not in self._sources or name in found or name in self._parsed:
                continue
            resource = FluentResource(self._sources[name])
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Message | Term):
                    found[name] = entry
                    waiting += _references(entry).names
        self._parsed.update(found)

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return self.message(key) is not None

    def say(self, key: str, args: Mapping[str, str | int | float]) -> str:
        """Format the message with this key. Arguments that are too long for Fluent are truncated.

        Raises:
            MissingText: unknown message, or an argument is missing.
        """
        if not self.has(key):
            raise MissingText(f"The catalogue of {self._title} ({self._locale}) has no text '{key}'.")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"Text '{key}' of {self._title} ({self._locale}) is empty.")
        said, errors = self._bundle.format_pattern(pattern, {name: _clamped(value) for name, value in args.items()})
        if errors:
            raise MissingText(f"Text '{key}' of {self._title} ({self._locale}): {errors[0]}")
        return str(said)

    def attribute(self, key: str, name: str, args: Mapping[str, str | int | float] = NO_ARGUMENTS) -> str:
        """Return an attribute of a message with these arguments; empty if there is none."""
        if not self.has(key):
            return ""
        pattern = self._bundle.get_message(key).attributes.get(name)
        given = {variable: _clamped(value) for variable, value in args.items()}
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, given)[0])


class Lexicon:
    """The catalogue of one game in one language, with the core's catalogue as a fallback.

    ``names`` are fallback names by id for things missing from ``names.ftl``. ``sorts`` maps ids to the sort whose
    grammar applies to things without their own.
    """

    def __init__(self, game: str, locale: str, names: Mapping[str, str], sorts: Mapping[str, str]) -> None:
        self.game = game
        self.locale = locale
        self._names = names
        self._sorts = sorts
        self._variables_of: dict[str, frozenset[str]] = {}
        self._rendered: dict[Text, str] = {}
        folders = (_folder(game), data.path("core", "texts"))
        files = [file for folder in folders for file in sorted((folder / locale).glob("*.ftl"))]
        self._texts = Catalogue(game, locale, [file for file in files if file.name != _NAMES_FILE])
        self._named = Catalogue(game, locale, [file for file in files if file.name == _NAMES_FILE])

    def name(self, thing: str) -> str:
        """Return the name of a city, nation, unit or other thing; its id if it has none."""
        if self._named.has(thing):
            return self._named.say(thing, {})
        return self._names.get(thing, thing)

    def say(self, text: Text) -> str:
        """Render the text in this language.

        Raises:
            MissingText: unknown message, or an argument is missing.
        """
        said = self._rendered.get(text)
        if said is None:
            said = self._texts.say(text.key, self.arguments(text))
            if len(self._rendered) > _REMEMBERED:
                self._rendered.clear()
            self._rendered[text] = said
        return said

    def has(self, key: str) -> bool:
        """Whether the catalogue has a message with this key."""
        return self._texts.has(key)

    def arguments(self, text: Text) -> dict[str, str | int | float]:
        """Return the arguments of a text, with the forms that its message uses. ``said`` is quoted as it's written."""
        given = dict(text.args)
        said = {key: self._argument(value) for key, value in given.items()}
        if isinstance(typed := given.get("said"), str):
            said["said"] = typed
        if isinstance(rule := given.get("rule"), str):
            said["rule"] = in_language(self.game, rule, self.locale)
        for variable in self._variables(text.key) - given.keys():
            name, _, form = variable.rpartition("-")
            if name in given:
                said[variable] = self.form(given[name], form)
        return said

    def _variables(self, key: str) -> frozenset[str]:
        """Return the variables of a message and of the messages it references."""
        if key not in self._variables_of:
            message = self._texts.message(key)
            used = _references(message)
            inner = (self._variables(name) for name in used.names)
            self._variables_of[key] = frozenset(used.variables).union(*inner)
        return self._variables_of[key]

    def form(self, value: Argument, form: str) -> str:
        """Return one or several names in a form ("of": "of the Germans"; capitalized: "Of"), or their grammar.

        The form "or" lists alternatives: "Kent, Essex or Ely".

        Raises:
            MissingText: unknown form.
        """
        if form[:1].isupper():
            return _capital(self.form(value, form[0].lower() + form[1:]))
        if isinstance(value, tuple) and form == "or":
            return self._enumerate([str(self._argument(item)) for item in value], "list-or")
        if isinstance(value, tuple):
            return self._form_of_several([self.form(item, form) for item in value], form)
        if isinstance(value, int | float):
            return self._inflected(form, str(value), _no_attribute)
        if isinstance(value, Text):
            return self._form_of_text(value, form)
        grammar = partial(self._grammar, value)
        return grammar(form) or self._inflected(form, self._in_text(value), grammar)

    def _form_of_text(self, text: Text, form: str) -> str:
        """Return a text in a form; its message has the attributes that a name would have."""
        if text.game != self.game:
            return lexicon(text.game, self.locale).form(text, form)
        grammar = partial(self._texts.attribute, text.key, args=self.arguments(text))
        return grammar(form) or self._inflected(form, grammar("word") or self.say(text), grammar)

    def _form_of_several(self, forms: list[str], form: str) -> str:
        if form == "number":
            return forms[0] if len(forms) == 1 else "plural"
        if form == "gender":
            return "feminine" if set(forms) == {"feminine"} else "masculine"
        return self._enumerate(list(dict.fromkeys(forms)))

    def _in_text(self, thing: str) -> str:
        """Return the name of a thing for the middle of a sentence."""
        name = self._grammar(thing, "word") or self.name(thing)
        if self._grammar(thing, "counted") == "no":
            name = name.rstrip("0123456789 ")
        return name[:1].lower() + name[1:] if self._grammar(thing, "case") == "small" else name

    def _inflected(self, form: str, name: str, attribute: Callable[[str], str]) -> str:
        grammar = {key: attribute(key) or usual for key, usual in _GRAMMAR.items()}
        if form in grammar:
            return grammar[form]
        starts = attribute("starts") or ("vowel" if _plain(name[:1]) in _VOWELS else "consonant")
        return self._texts.say(f"form-{form}", {**grammar, "name": name, "starts": starts})

    def _grammar(self, thing: str, attribute: str) -> str:
        """Return a grammatical attribute of a thing or its sort; empty if there is none."""
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

    def _enumerate(self, items: list[str], listed: str = "list-and") -> str:
        if len(items) < 2:
            return "".join(items)
        return self._texts.say(listed, {"first": ", ".join(items[:-1]), "last": items[-1]})


class _ReferenceCollector(Visitor):
    """Collects the variables of an entry, and the names of the messages and terms ("-term") it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


def _references(entry: Message | Term | None) -> _ReferenceCollector:
    collector = _ReferenceCollector()
    collector.visit(entry)
    return collector


_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or term. Nothing else in a Fluent file starts a line with a name and an equals sign."""


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """Split a Fluent file into its entries, each with its name. Comments go with the entry before them."""
    starts = list(_ENTRY.finditer(source))
    ends = [following.start() for following in starts[1:]] + [len(source)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], source[start.start() : end]


def _no_attribute(_: str) -> str:
    return ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _plain(letter: str) -> str:
    """Return a letter in lower case, without its accent."""
    return unicodedata.normalize("NFKD", letter.casefold())[:1]


_GRAMMAR: Mapping[str, str] = {"article": "none", "number": "singular", "gender": "masculine"}
"""Every grammatical attribute of a name, with its default."""

_VOWELS: Collection[str] = frozenset("aeiouhœæ")
"""First letters of a name before which the French article is elided; h counts as mute."""

_REMEMBERED = 20_000
_NAMES_FILE = "names.ftl"
_LONGEST_ARGUMENT = 1000
"""The maximum length of a Fluent placeable, in characters (fluent.runtime's guard against runaway expansion)."""

_LARGEST_ARGUMENT = 10**15
"""Larger numbers are rounded, because Babel can't format numbers of more than 27 digits."""

_FOLDERS: dict[str, Path] = {}
_NAMES: dict[str, Callable[[], Mapping[str, str]]] = {}
_SORTS: dict[str, Callable[[], Mapping[str, str]]] = {}


def register_texts(game: str, folder: Path) -> None:
    """Register the catalogue folder of ``game``, with a subfolder per language. Default: ``data/<game>/texts``."""
    _FOLDERS[game] = folder


def register_names(game: str, names: Callable[[], Mapping[str, str]]) -> None:
    """Register the fallback names of ``game``; ``names`` is called once, on first use."""
    _NAMES[game] = names


def register_sorts(game: str, sorts: Callable[[], Mapping[str, str]]) -> None:
    """Register the sort of each thing of ``game``: ``sort-<sort>`` in ``names.ftl``."""
    _SORTS[game] = sorts


def _clamped(argument: str | int | float) -> str | int | float:
    """Fit an argument to Fluent's limits: truncate long texts with an ellipsis, round large numbers."""
    if isinstance(argument, str) and len(argument) > _LONGEST_ARGUMENT:
        return argument[: _LONGEST_ARGUMENT - 1] + "…"
    if isinstance(argument, int) and abs(argument) > _LARGEST_ARGUMENT:
        return f"{Decimal(argument):.2e}"
    return argument


@cache
def lexicon(game: str, locale: str) -> Lexicon:
    """Return the cached lexicon of a game in a language; in the default language if the game lacks that one."""
    names, sorts = _NAMES.get(game), _SORTS.get(game)
    known = locale if (_folder(game) / locale).is_dir() else FIRST_LANGUAGE
    return Lexicon(game, known, names() if names else {}, sorts() if sorts else {})


def _folder(game: str) -> Path:
    return _FOLDERS.get(game, data.path(game, "texts"))


def languages(game: str) -> list[str]:
    """Return the languages of a game."""
    return sorted(folder.name for folder in _folder(game).iterdir() if folder.is_dir())
