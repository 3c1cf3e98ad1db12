"""A game's rules to browse and search: chapters, adjacent sections, and search terms.

The text itself is in :mod:`rules.core.rulestext`.
"""

from __future__ import annotations

import difflib
import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property, partial

import rules
from bot.common.errors import UserError
from bot.common.messages import LANGUAGES
from bot.common.sanitize import quoted
from data import DataError
from rules.core.rulestext import NoRulesText, Section, UnknownSection, cited, find, sections
from rules.core.text import FIRST_LANGUAGE, speaking

_MAX_SUGGESTIONS = 10
_LEAD = 30
_LONGEST_LEAD = 60
"""Maximum length of an extract before the search term, also inside a sentence."""

_CITATION = re.compile(r"(?<![\w.])(?:R\d+|\d+(?:\.\d+)+)(?!\w|\.\d)")
_MARKUP = re.compile(r"\*+|^- |^\d+\. ")
_SENTENCE = re.compile(r"[.:;!?·] ")
_SOURCE = re.compile(r"\A\*[^*]*\d\.\*\s*")
"""A ruling's source line: "*On 7.1.3, 7.4.*"."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Chapter:
    """The sections of one page, in order. ``title`` is the page's."""

    title: str
    sections: tuple[Section, ...]

    @property
    def head(self) -> Section | None:
        """The top section ("7" of 7.1, 7.2 ...); None if they're all on one level."""
        first, *others = self.sections
        return first if all(each.id.startswith(f"{first.id}.") for each in others) else None

    @property
    def heading(self) -> str:
        """Number and title; only the title if the chapter has no number."""
        return self.title if self.head is None else self.head.heading


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in a language; ``title`` is the game's name."""

    game: str
    locale: str
    title: str
    sections: Mapping[str, Section]

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters in the order of the rulebook."""
        pages: dict[str, list[Section]] = {}
        for section in self.sections.values():
            pages.setdefault(section.chapter, []).append(section)
        return tuple(Chapter(title, tuple(found)) for title, found in pages.items())

    @cached_property
    def _order(self) -> list[str]:
        return list(self.sections)

    def section(self, number: str) -> Section:
        """The section with this number.

        Raises:
            UserError: there is none (any more).
        """
        if number not in self.sections:
            raise UserError("section-gone", section=quoted(number, 20), game=self.title)
        return self.sections[number]

    def chapter_of(self, section: Section) -> Chapter:
        """The chapter of a section."""
        return next(chapter for chapter in self.chapters if chapter.title == section.chapter)

    def before(self, section: Section) -> Section | None:
        """The section before this one, across chapters; None for the first."""
        place = self._order.index(section.id)
        return self.sections[self._order[place - 1]] if place else None

    def after(self, section: Section) -> Section | None:
        """The section after this one, across chapters; None for the last."""
        place = self._order.index(section.id) + 1
        return self.sections[self._order[place]] if place < len(self._order) else None

    def related(self, section: Section) -> list[Section]:
        """Related sections: those below it, those it cites, and the rulings that cite it."""
        chapter = self.chapter_of(section)
        below = chapter.sections if chapter.head == section else self._children(section)
        rulings = (each for each in self.sections.values() if each.id.startswith("R"))
        naming = [each for each in rulings if section in self.named_in(each.text)]
        found = {each.id: each for each in (*below, *self.named_in(section.text), *naming)}
        found.pop(section.id, None)
        return list(found.values())

    def _children(self, section: Section) -> list[Section]:
        return [each for each in self.sections.values() if each.id.rpartition(".")[0] == section.id]

    def named_in(self, text: str) -> list[Section]:
        """The sections and rulings cited in a text, each once."""
        numbers = dict.fromkeys(_CITATION.findall(text))
        return [self.sections[number] for number in numbers if number in self.sections]

    def cited(self, rule: str) -> list[Section]:
        """The sections cited by the rule behind a decision; none if one of them isn't in the book."""
        try:
            return cited(self.game, rule, self.locale)
        except UnknownSection:
            return []

    def chapter_named(self, query: str) -> Chapter | None:
        """The chapter with this title, as typed."""
        wanted = query.strip().casefold()
        return next(
            (each for each in self.chapters if wanted in (each.title.casefold(), each.heading.casefold())), None
        )

    def exact(self, query: str) -> list[Section]:
        """The sections named exactly, by number ("7.1.2, R40", "rule 7.4") or by title."""
        plain = query.strip()
        named = self.cited(plain) or self.named_in(plain.upper())
        return named or [each for each in self.sections.values() if each.title.casefold() == plain.casefold()]

    def search(self, query: str) -> list[Section]:
        """The sections that match a search, best first."""
        return find(self.game, query, self.locale)

    def autocomplete(self, typed: str) -> list[tuple[str, str]]:
        """Autocomplete choices: headings with their values. Chapters if nothing is typed yet."""
        if not typed.strip():
            return [(each.heading, each.title if each.head is None else each.head.id) for each in self.chapters]
        return [(section.heading, section.id) for section in self.search(typed)]

    def suggestions(self, query: str) -> list[Section]:
        """Suggestions if nothing was found: sections with similar numbers, or similar words."""
        number = query.strip(" .").upper()
        while "." in number:
            number = number.rpartition(".")[0]
            if number in self.sections:
                return self.search(number)[:_MAX_SUGGESTIONS]
        words = re.findall(r"\w+", query.casefold())
        meant = " ".join(close for word in words[:5] for close in difflib.get_close_matches(word, self._words, 1, 0.7))
        return self.search(meant)[:_MAX_SUGGESTIONS] if meant else []

    @cached_property
    def _words(self) -> list[str]:
        whole = " ".join(f"{each.title} {each.text}" for each in self.sections.values())
        return sorted({word for word in re.findall(r"[^\W\d]+", whole.casefold()) if len(word) > 2})


def extract(section: Section, query: str = "") -> str:
    """A section in one line: from the sentence with the first match, or from its beginning."""
    words = re.findall(r"\w+", query)
    text = _one_line(section.text)
    met = 0 if _first_met(section.title, words) is not None else _first_met(text, words) or 0
    starts = [found.end() for found in _SENTENCE.finditer(text, 0, met)]
    start = starts[-1] if starts else 0
    if met - start > _LONGEST_LEAD:
        start = text.rfind(" ", start, met - _LEAD) + 1
    return f"… {text[start:]}" if start else text


def first_sentence(section: Section) -> str:
    """The first sentence of a section."""
    text = _one_line(section.text)
    end = _SENTENCE.search(text)
    return text[: end.start() + 1] if end else text


def _one_line(text: str) -> str:
    lines = (_MARKUP.sub("", line).strip() for line in _SOURCE.sub("", text).splitlines())
    whole = ""
    for line in filter(None, lines):
        whole += f"{'' if not whole else ' ' if whole[-1] in '.:;!?' else ' · '}{line}"
    return whole


def _first_met(text: str, words: Sequence[str]) -> int | None:
    places = (re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE) for word in words)
    return min((place.start() for place in places if place), default=None)


def book(game: str, locale: str) -> Rulebook:
    """The rules of a game, in the first language if they don't exist in this one.

    Raises:
        UserError: there's no such game, or it has no rules to read.
    """
    if game not in rules.games():
        raise UserError("no-rules", game=quoted(game, 60))
    try:
        return _load(game, locale)
    except NoRulesText as error:
        if locale != FIRST_LANGUAGE:
            return book(game, FIRST_LANGUAGE)
        raise UserError("no-rules", game=rules.games()[game].title) from error
    except DataError as error:
        _log.error("Failed to load the rules of %s: %s", game, error)
        raise UserError("no-rules", game=rules.games()[game].title) from error


@cache
def _load(game: str, locale: str) -> Rulebook:
    with speaking(locale):
        return Rulebook(game, locale, rules.games()[game].title, sections(game, locale))


def books(locale: str) -> dict[str, Rulebook]:
    """All games with readable rules, by id."""
    found = {}
    for game in rules.games():
        with suppress(UserError):
            found[game] = book(game, locale)
    return found


def open_book(game: str, locale: str) -> None:
    """Load the rules of a game and what a search in them needs; they stay cached. Skip a game that has none."""
    with suppress(UserError):
        reading = book(game, locale)
        reading.search(reading.title)


def opening_steps() -> Iterator[Callable[[], None]]:
    """Steps that open the rules of all games in all languages."""
    for game in rules.games():
        for locale in LANGUAGES:
            yield partial(open_book, game, locale)
