"""The rules of a game to read: our own text of its rulebook, section by section, and the rulings on it.

The pages stand in ``data/<game>/rules/<locale>/*.md``. A page has one heading ``# 4 Fate`` and below it headings
``## 4.2.1 Political affairs``, numbered as in the rulebook; rulings are numbered ``R17``. Each heading with its text is
a :class:`Section`, short enough for one message on Discord.

Where a rulebook has headings but no numbers, ours follow its order, and ``data/<game>/rules/headings.json`` says which
section covers a heading, or under a numbered item of it. The rules of such a game are cited by these:
"Civil War 4, R49"; :mod:`rules.core.citations` says them in other languages.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType

import msgspec

import data
from data import DataError
from rules.core.citations import ITEM
from rules.core.errors import RulesError

NUMBER = r"R\d+|\d+(?:\.\d+)*"
"""A section of a rulebook ("7.1.2") or a ruling ("R17"), as a regular expression."""

_HEADING = re.compile(rf"(?P<level>#{{1,2}}) (?:(?P<id>{NUMBER}) )?(?P<title>\S.*)")
_REFERENCE = re.compile(rf"(?P<id>{NUMBER})(?:-\d+)?")


class NoRulesText(RulesError):  # noqa: N818
    """There are no pages of rules for this game in this language."""


class UnknownSection(RulesError):  # noqa: N818
    """The pages have no section of this number."""


class Section(msgspec.Struct, frozen=True):
    """A section of the rules, or a ruling.

    ``id``: its number ("4.2.1", "R17"). ``chapter``: the title of its page. ``text``: Markdown as
    Discord understands it, without the heading; empty where a number only groups others.
    """

    id: str
    title: str
    chapter: str
    text: str

    @property
    def heading(self) -> str:
        """Number and title."""
        return f"{self.id} {self.title}"


@cache
def sections(game: str, locale: str) -> Mapping[str, Section]:
    """All sections of a game's rules in a language, by number, in the order of the rulebook and then the rulings.

    Raises:
        NoRulesText: there are none.
        DataError: a page is malformed, or two sections have one number.
    """
    folder = data.path(game, "rules", locale)
    pages = sorted(folder.glob("*.md"))
    if not pages:
        raise NoRulesText(f"There are no rules of '{game[:60]}' to read in the language '{locale[:20]}'.")
    found: dict[str, Section] = {}
    for page in pages:
        parts = (game, "rules", locale, page.name)
        for section in parse_page("/".join(parts), data.load_text(*parts)):
            if section.id in found:
                raise DataError("/".join(parts), f"section {section.id} stands in the rules twice.")
            found[section.id] = section
    return MappingProxyType({key: found[key] for key in sorted(found, key=_order)})


def parse_page(file: str, page: str) -> list[Section]:
    """The sections of one page; ``file`` is its name for error messages.

    Raises:
        DataError: a heading without number, a page without title, or text that belongs to no section.
    """
    found: list[Section] = []
    chapter, number, title = "", "", ""
    lines: list[str] = []

    def close() -> None:
        text = "\n".join(lines).strip()
        if number:
            found.append(Section(number, title, chapter, text))
        elif text:
            raise DataError(file, f"this text belongs to no section: '{text[:60]}'.")
        lines.clear()

    for place, line in enumerate(page.splitlines(), 1):
        heading = _HEADING.fullmatch(line)
        if heading is None:
            lines.append(line)
            continue
        close()
        number, title = heading["id"] or "", heading["title"]
        if heading["level"] == "#":
            chapter = title
        elif not number or not chapter:
            raise DataError(file, f"line {place}: a section needs a number, and a page a title above it.")
    close()
    return found


def cited(game: str, rule: str, locale: str) -> list[Section]:
    """The sections that the rule behind a decision or event names: "7.4, R53". Steps are dropped: "8.7-2" is 8.7.

    Raises:
        NoRulesText: the game has no rules to read in this language.
        UnknownSection: one of them is not in the pages, or this isn't a list of sections.
    """
    known = sections(game, locale)
    found: dict[str, Section] = {}
    for reference, numbers in references(rule, headings(game)):
        if not numbers or not all(number in known for number in numbers):
            raise UnknownSection(f"The rules of {game} have no section '{reference[:60]}'.")
        found.update((number, known[number]) for number in numbers)
    return list(found.values())


@cache
def headings(game: str) -> Mapping[str, tuple[str, ...]]:
    """The sections for each heading of a rulebook without numbers; empty for all others.

    Raises:
        DataError: the file is not an object of lists of sections.
    """
    parts = (game, "rules", "headings.json")
    if not data.path(*parts).is_file():
        return MappingProxyType({})
    try:
        written = msgspec.convert(data.load_json(*parts), dict[str, str])
    except msgspec.ValidationError as error:
        raise DataError("/".join(parts), f"{error}.") from error
    return MappingProxyType({heading: tuple(numbers.split(", ")) for heading, numbers in written.items()})


def references(rule: str, known: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, Sequence[str]]]:
    """The references in a list of them, each with the numbers of its sections, or none if it is unknown.

    ``known`` are the :func:`headings` of the game. What follows a heading belongs to it where it can: in "Germanic
    Kingdoms 11, 12" the 12 is an item of that heading, not the chapter 12.
    """
    heading = ""
    for part in rule.split(","):
        reference = part.strip()
        number = _number(reference)
        numbers: Sequence[str] = []
        if not number.startswith("R"):
            whole = f"{heading} {reference}" if heading else reference
            numbers = _under_heading(whole, known) or _under_heading(reference, known)
        if numbers:
            named = ITEM.fullmatch(reference)
            heading = (named["heading"] if named else reference) or heading
        yield reference, numbers or ([number] if number else [])


def _under_heading(reference: str, known: Mapping[str, Sequence[str]]) -> list[str]:
    """The sections of a heading ("Peace"), or of its items as far as they have sections of their own."""
    if reference in known:
        return list(known[reference])
    item = ITEM.fullmatch(reference)
    if item is None or item["heading"] not in known:
        return []
    first, last = int(item["first"]), int(item["last"] or item["first"])
    found = (known.get(f"{item['heading']} {place}", known[item["heading"]]) for place in range(first, last + 1))
    return list(dict.fromkeys(number for numbers in found for number in numbers))


def find(game: str, query: str, locale: str) -> list[Section]:
    """The sections that match a query, best first; all of them for an empty query.

    A number finds its section, then those below it ("7.1": 7.1, 7.1.1 ...; "R1": R1, R10 ...), and a list of numbers
    each of them. Words are sought at the beginning of the words of titles and texts, whatever case or accents. Only the
    sections with the most of them are found; those that have more of them in the title come first.

    Raises:
        NoRulesText: the game has no rules to read in this language.
    """
    known = sections(game, locale)
    wanted = query.strip()
    if not wanted:
        return list(known.values())
    numbers = [_number(part) for part in wanted.split(",")]
    if all(numbers):
        return _with_numbers(known, numbers)
    return _with_words(game, locale, _words(wanted))


def _number(reference: str) -> str:
    """The section that one reference names, or empty if it is none."""
    match = _REFERENCE.fullmatch(reference.strip(" .").upper())
    return match["id"] if match else ""


def _with_numbers(known: Mapping[str, Section], numbers: Iterable[str]) -> list[Section]:
    found: dict[str, Section] = {}
    for number in numbers:
        below = number if number.startswith("R") else f"{number}."
        matching = (section for key, section in known.items() if key == number or key.startswith(below))
        found.update((section.id, section) for section in matching)
    return list(found.values())


def _with_words(game: str, locale: str, words: Sequence[str]) -> list[Section]:
    ranked = []
    for section, title, text in _indexed(game, locale):
        in_title, in_text = _met(words, title), _met(words, text)
        ranked.append((len(in_title | in_text), len(in_title), len(in_text), section))
    most = max(hits for hits, *_ in ranked)
    best = [found for found in ranked if found[0] == most] if most else []
    return [section for *_, section in sorted(best, key=lambda found: found[:3], reverse=True)]


def _met(words: Iterable[str], among: frozenset[str]) -> set[str]:
    """The words with which one of the others begins."""
    return {word for word in words if any(each.startswith(word) for each in among)}


@cache
def _indexed(game: str, locale: str) -> tuple[tuple[Section, frozenset[str], frozenset[str]], ...]:
    """Each section with the words of its title and of its text."""
    return tuple(
        (section, frozenset(_words(section.title)), frozenset(_words(section.text)))
        for section in sections(game, locale).values()
    )


def _words(text: str) -> list[str]:
    """The words of a text without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return re.findall(r"\w+", "".join(letter for letter in plain if not unicodedata.combining(letter)))


def _order(number: str) -> tuple[bool, list[int]]:
    """The rulebook's sections in their order, then the rulings in theirs."""
    return number.startswith("R"), [int(part) for part in number.removeprefix("R").split(".")]
