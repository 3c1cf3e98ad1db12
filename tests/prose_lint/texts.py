"""The texts of all catalogues, as a reader may get them: with every count and every variant."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse

import data

COUNTS = (0, 1, 2)
"""The numbers that every count is tested with."""

FILLER = "X" * 12
"""What is put in the place of a name; as long as most of them."""

NAMES = "names.ftl"
COMMAND_NAMES = "commands.ftl"
"""Names of commands in other languages, under keys that English doesn't have."""

_NARRATED = ("prose", "colour")
_PLURALS: Mapping[str, Callable[[int], str]] = {
    "en": lambda count: "one" if count == 1 else "other",
    "fr": lambda count: "one" if count < 2 else "other",
}


@dataclass(frozen=True)
class Reading:
    """One way to read a message: the count that was put into it (None: it has none), and the text."""

    count: int | None
    text: str


@dataclass(frozen=True)
class Entry:
    """A message: its catalogue (`bot/texts`), language, file and key, and the shelf with its readings."""

    catalogue: str
    locale: str
    file: str
    key: str
    message: ftl.Message = field(compare=False)
    shelf: Shelf = field(compare=False)

    @property
    def name(self) -> str:
        """How the entry is listed."""
        return f"{self.catalogue}/{self.locale}/{self.key}"

    @property
    def is_narrated(self) -> bool:
        """Whether the narrator says it, not the interface."""
        return self.file.startswith(_NARRATED)

    def readings(self) -> list[Reading]:
        """The text with each count; where it has variants for names, each of them."""
        return self.shelf.readings(self.key)

    def source(self) -> str:
        """All literal text of the message, variants one after the other."""
        return " ".join(reading.text for reading in self.readings())


class Shelf:
    """The messages of one catalogue in one language, with the shared ones of the core."""

    def __init__(self, catalogue: str, locale: str, counts: frozenset[str]) -> None:
        self.catalogue = catalogue
        self.locale = locale
        self._counts = counts
        self.entries: dict[str, Entry] = {}
        self.repeated: list[str] = []
        self._readings: dict[str, list[Reading]] = {}

    def add(self, file: Path) -> None:
        """Add the messages of a file."""
        for part in parsed(file).body:
            if isinstance(part, ftl.Message):
                if part.id.name in self.entries:
                    self.repeated.append(part.id.name)
                entry = Entry(self.catalogue, self.locale, file.name, part.id.name, part, self)
                self.entries[part.id.name] = entry

    def readings(self, key: str) -> list[Reading]:
        """The readings of a message, worked out once."""
        if key not in self._readings:
            self._readings[key] = self._read(self.entries[key].message)
        return self._readings[key]

    def _read(self, message: ftl.Message) -> list[Reading]:
        if message.value is None:
            return []
        counted = _selected_or_shown(message.value) & self._counts
        widest = _most_variants(message.value)
        found = []
        for count in COUNTS if counted else (None,):
            for place in range(widest):
                text = "".join(self._text(part, count, place) for part in message.value.elements)
                found.append(Reading(count, text))
        return list(dict.fromkeys(found))

    def _text(self, part: ftl.TextElement | ftl.Placeable, count: int | None, place: int) -> str:
        """A part of a pattern with this count, and of other variants the one in this place."""
        if isinstance(part, ftl.TextElement):
            return str(part.value)
        match part.expression:
            case ftl.SelectExpression() as select:
                chosen = self._variant(select, count, place)
                return "".join(self._text(inner, count, place) for inner in chosen.value.elements)
            case ftl.VariableReference() as variable:
                return str(count) if variable.id.name in self._counts and count is not None else FILLER
            case ftl.FunctionReference():
                return "0" if count is None else str(count)
            case ftl.StringLiteral() as literal:
                return str(literal.parse()["value"])
            case ftl.MessageReference() as reference if reference.id.name in self.entries:
                inner_value = self.entries[reference.id.name].message.value
                return "".join(self._text(inner, count, place) for inner in inner_value.elements) if inner_value else ""
        return FILLER

    def _variant(self, select: ftl.SelectExpression, count: int | None, place: int) -> ftl.Variant:
        keys = {_key(variant): variant for variant in select.variants}
        selector = select.selector
        name = selector.id.name if isinstance(selector, ftl.VariableReference) else ""
        if count is not None and name in self._counts:
            default = next(variant for variant in select.variants if variant.default)
            return keys.get(str(count)) or keys.get(_PLURALS[self.locale](count)) or default
        return select.variants[place % len(select.variants)]


def _key(variant: ftl.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value)


def _expressions(pattern: ftl.Pattern) -> Iterator[ftl.SyntaxNode]:
    """All expressions of a pattern, nested ones too."""
    for part in pattern.elements:
        if isinstance(part, ftl.Placeable):
            yield part.expression
            if isinstance(part.expression, ftl.SelectExpression):
                yield from chain.from_iterable(_expressions(variant.value) for variant in part.expression.variants)


def _selected_or_shown(pattern: ftl.Pattern) -> set[str]:
    """The variables that a pattern shows, or that it chooses by."""
    found = set()
    for expression in _expressions(pattern):
        asked = expression.selector if isinstance(expression, ftl.SelectExpression) else expression
        if isinstance(asked, ftl.VariableReference):
            found.add(asked.id.name)
    return found


def _most_variants(pattern: ftl.Pattern) -> int:
    selects = [each for each in _expressions(pattern) if isinstance(each, ftl.SelectExpression)]
    return max((len(select.variants) for select in selects), default=1)


@cache
def parsed(file: Path) -> ftl.Resource:
    """A catalogue file."""
    return parse(file.read_text(encoding="utf-8"))


def shelves() -> list[Shelf]:
    """All catalogues in all languages."""
    files = sorted(data.path().glob("*/texts/*/*.ftl"))
    counts = frozenset(chain.from_iterable(map(_counts_in, files)))
    found: dict[tuple[str, str], Shelf] = {}
    for file in files:
        catalogue, locale = file.parents[1].relative_to(data.path()).as_posix(), file.parent.name
        if file.name not in (NAMES, COMMAND_NAMES):
            found.setdefault((catalogue, locale), Shelf(catalogue, locale, counts)).add(file)
    return list(found.values())


def _counts_in(file: Path) -> Iterator[str]:
    """The variables that are numbers: somewhere a text depends on whether they are one."""
    for part in parsed(file).body:
        if not isinstance(part, ftl.Message) or part.value is None:
            continue
        for expression in _expressions(part.value):
            if not isinstance(expression, ftl.SelectExpression):
                continue
            is_number = not {"0", "1", "2", "one"}.isdisjoint(map(_key, expression.variants))
            if is_number and isinstance(expression.selector, ftl.VariableReference):
                yield expression.selector.id.name
