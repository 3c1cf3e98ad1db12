"""The readable rules of a game: our own text of its rulebook, section by section, and the rulings.

The pages are in ``data/<game>/rules/<locale>/*.md``. A page has one heading ``# 4 Fate`` and below it headings
``## 4.2.1 Political affairs``, numbered as in the rulebook; rulings are numbered ``R17``. Each heading with its text is
a :class:`Section`, short enough for one Discord message.

If a rulebook has headings but no numbers, we number the sections in its order. ``data/<game>/rules/headings.json``
maps each heading, or a numbered item of it, to its sections. Such rules are cited by heading: "Civil War 4, R49".
:mod:`rules.core.citations` translates these citations.

Sections of the base game that a rulebook builds on are numbered ``B5.2``.
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
from rules.core.typed_data import from_builtins

NUMBER = r"R\d+|B?\d+(?:\.\d+)*"
"""A section of a rulebook ("7.1.2"), of a base game ("B5.2") or a ruling ("R17"), as a regular expression."""

_HEADING = re.compile(rf"(?P<level>#{{1,2}}) (?:(?P<id>{NUMBER}) )?(?P<title>\S.*)")
_REFERENCE = re.compile(rf"(?P<id>{NUMBER})(?:-\d+)?")


class NoRulesText(RulesError):  # noqa: N818
    """There are no rules pages for this game in this language."""


class UnknownSection(RulesError):  # noqa: N818
    """The pages have no section with this number."""


class Section(msgspec.Struct, frozen=True):
    """A section of the rules, or a ruling.

    ``id`` is its number ("4.2.1", "R17"), ``chapter`` the title of its page, ``text`` its body in Discord's Markdown,
    without the heading (empty for sections that only group others).
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
    """Return all sections of a game's rules by number: the rulebook in order, then the rulings.

    Raises:
        NoRulesText: there are no rules in this language.
        DataError: a page is malformed, or a section number is used twice.
    """
    folder = data.path(game, "rules", locale)
    pages = sorted(folder.glob("*.md"))
    if not pages:
        raise NoRulesText(f"There are no rules pages of '{game[:60]}' in the language '{locale[:20]}'.")
    found: dict[str, Section] = {}
    for page in pages:
        parts = (game, "rules", locale, page.name)
        for section in parse_page("/".join(parts), data.load_text(*parts)):
            if section.id in found:
                raise DataError("/".join(parts), f"section {section.id} appears twice.")
            found[section.id] = section
    return MappingProxyType({key: found[key] for key in sorted(found, key=_order)})


def parse_page(file: str, page: str) -> list[Section]:
    """Parse the sections of a page; ``file`` is its name for error messages.

    Raises:
        DataError: a heading without a number, a page without a title, or text outside of a section.
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
    """Return the sections cited by a decision or event: "7.4, R53". A step is dropped: "8.7-2" is 8.7.

    Raises:
        NoRulesText: the game has no rules pages in this language.
        UnknownSection: a cited section doesn't exist, or this isn't a list of sections.
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
    """Return the sections of each heading of a rulebook without numbers; empty for other rulebooks.

    Raises:
        DataError: the file isn't a JSON object of lists of sections.
    """
    parts = (game, "rules", "headings.json")
    if not data.path(*parts).is_file():
        return MappingProxyType({})
    try:
        written = from_builtins(data.load_json(*parts), dict[str, str])
    except msgspec.ValidationError as error:
        raise DataError("/".join(parts), f"{error}.") from error
    return MappingProxyType({heading: tuple(numbers.split(", ")) for heading, numbers in written.items()})


def references(rule: str, known: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, Sequence[str]]]:
    """Split a list of references and yield each with its section numbers, none if unknown.

    ``known`` are the :func:`headings` of the game. A number after a heading is an item of that heading if possible: in
    "Germanic Kingdoms 11, 12" the 12 isn't chapter 12.
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
    """Return the sections of a heading ("Peace"), or of its items if they have their own sections."""
    if reference in known:
        return list(known[reference])
    item = ITEM.fullmatch(reference)
    if item is None or item["heading"] not in known:
        return []
    first, last = int(item["first"]), int(item["last"] or item["first"])
    found = (known.get(f"{item['heading']} {place}", known[item["heading"]]) for place in range(first, last + 1))
    return list(dict.fromkeys(number for numbers in found for number in numbers))


def find(game: str, query: str, locale: str) -> list[Section]:
    """Search the sections and return the matches, best first. An empty query matches all.

    A number matches its section, then its subsections ("7.1": 7.1, 7.1.1 ...; "R1": R1, R10 ...); a list of numbers
    matches each of them. Words match word prefixes in titles and texts, ignoring case and accents. Only sections that
    match the most words are returned; those with more matches in the title come first.

    Raises:
        NoRulesText: the game has no rules pages in this language.
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
    """Return the section number of a reference; empty if it isn't one."""
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
        in_title, in_text = _prefixes_of(words, title), _prefixes_of(words, text)
        ranked.append((len(in_title | in_text), len(in_title), len(in_text), section))
    most = max(hits for hits, *_ in ranked)
    best = [found for found in ranked if found[0] == most] if most else []
    return [section for *_, section in sorted(best, key=lambda found: found[:3], reverse=True)]


def _prefixes_of(words: Iterable[str], among: frozenset[str]) -> set[str]:
    """Return the words that are a prefix of one of ``among``."""
    return {word for word in words if any(each.startswith(word) for each in among)}


@cache
def _indexed(game: str, locale: str) -> tuple[tuple[Section, frozenset[str], frozenset[str]], ...]:
    """Return each section with the words of its title and of its text."""
    return tuple(
        (section, frozenset(_words(section.title)), frozenset(_words(section.text)))
        for section in sections(game, locale).values()
    )


def _words(text: str) -> list[str]:
    """Split a text into words, without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return re.findall(r"\w+", "".join(letter for letter in plain if not unicodedata.combining(letter)))


def _order(number: str) -> tuple[bool, bool, list[int]]:
    """Sort key: the base game first, then the rulebook's sections, then the rulings."""
    numbers = [int(part) for part in number.lstrip("BR").split(".")]
    return number.startswith("R"), not number.startswith("B"), numbers
