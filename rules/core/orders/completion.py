"""Autocompletion of written orders, with the same words, names and units as the parser."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator

from rules.core.orders import MOST_TEXT
from rules.core.orders.grammar import Grammar
from rules.core.orders.names import BoardNames, Vocabulary, Words, folded
from rules.core.orders.reading import FAR, TO, before_last
from rules.core.orders.units import Units
from rules.core.text import lexicon

MOST = 25
"""The maximum number of completions."""


def complete(typed: str, fragments: Iterable[str]) -> list[str]:
    """Return the whole text with each completion of its last order."""
    before, _ = before_last(typed)
    head = f"{before.rstrip()} " if before.strip() else ""
    found: dict[str, None] = {}
    for fragment in fragments:
        found.setdefault(head + fragment)
        if len(found) == MOST:
            break
    return list(found)


def complete_verbs(words: Vocabulary, typed: str, locale: str) -> list[str]:
    """Complete the verb of the last order; enough for games whose orders name nothing on a board."""
    begun = " ".join(folded(before_last(typed)[1]))
    verbs = (words.word(verb, locale) for verb in words.stems)
    return complete(typed, (verb for verb in verbs if verb.startswith(begun)))


def complete_areas(board: BoardNames, name: Callable[[str], str], typed: str) -> list[str]:
    """Complete the name of the area with which the last order ends; of several areas, each."""
    words = before_last(typed)[1].replace(TO, f" {TO} ").split()
    for first in range(len(words)):
        found = [] if TO in words[first:] else board.areas.find(folded(" ".join(words[first:])))
        if found:
            return complete(typed, (" ".join([*words[:first], called]) for called in sorted(map(name, found))))
    return []


class Completion(ABC):
    """Completes orders of an area game, for one position and language."""

    def __init__(self, game: str, grammar: Grammar, units: Units, locale: str) -> None:
        self.words = grammar.words
        self.board = grammar.board
        self.units = units
        self.name = lexicon(game, locale).name
        self._locale = locale

    @abstractmethod
    def movers(self) -> Iterable[str]:
        """Return the units that can still move."""

    @abstractmethod
    def goals(self, units: Iterable[str], sign: str) -> Iterable[str]:
        """Return the areas that units can reach by a move (``>``) or transfer (``>>``)."""

    @abstractmethod
    def is_worth_more(self, area: str) -> bool:
        """Whether an area is listed before others."""

    def after(self, verb: str, words: Words) -> Iterator[str] | None:
        """Return whole orders that complete a verb's arguments; None if only the verb is completed."""
        return None

    def suggest(self, typed: str) -> list[str]:
        """Return completions of the last order, each as the whole text."""
        return complete(typed, self._completed(before_last(typed)[1].strip())) if len(typed) <= MOST_TEXT else []

    def word(self, stem: str) -> str:
        """Return the usual word for a verb or particle."""
        return self.words.word(stem, self._locale)

    def is_begun(self, name: str, words: Words) -> bool:
        """Whether a name begins with the typed words."""
        return " ".join(folded(name)).startswith(" ".join(words))

    def beginning(self, areas: Iterable[str], words: Words) -> list[str]:
        """Return the areas whose names match or begin with the words."""
        if not words:
            return list(areas)
        meant = self.board.areas.find(words)
        return [area for area in areas if area in meant or self.is_begun(self.name(area), words)]

    def by_worth(self, areas: Iterable[str]) -> list[str]:
        """Sort areas for listing."""
        return sorted(areas, key=lambda area: (not self.is_worth_more(area), self.name(area)))

    def _completed(self, last: str) -> Iterator[str]:
        for sign in (FAR, TO):
            if sign in last:
                origin, _, typed = last.rpartition(sign)
                return self._paths(origin, typed, sign)
        words = folded(last)
        verb = self.words.verbs().get(words[0], "") if words else ""
        found = self.after(verb, words[1:]) if verb else None
        return self._beginnings(words) if found is None else found

    def _paths(self, origin: str, typed: str, sign: str) -> Iterator[str]:
        """Complete a path for the units, or the units in the area, named just before the arrow."""
        units = self._meant(folded(origin.rsplit(TO, 1)[-1]))
        for area in self.beginning(self.by_worth(self.goals(units, sign)), folded(typed)):
            yield f"{origin.strip()} {sign} {self.name(area)}"

    def _meant(self, words: Words) -> list[str]:
        """Return the player's units that the words mean: a unit by name, otherwise those in the last named area."""
        mine = dict.fromkeys(self.units.mine())
        named = [unit for unit in self.board.units.find(words) if unit in mine]
        if len(named) == 1:
            return named
        for place in range(len(words)):
            found = self.board.areas.find(words[place:])
            if len(found) == 1:
                return [unit for unit in self.units.at(found[0]) if unit in mine]
        return []

    def _beginnings(self, words: Words) -> Iterator[str]:
        """Complete the start of an order: a unit, an area with units (after their number and kind), or a verb."""
        units = list(self.movers())
        areas = dict.fromkeys(map(self.units.area_of, units))
        if words:
            yield from (f"{self.name(unit)} >" for unit in units if self.is_begun(self.name(unit), words))
        for place in range(len(words) + 1):
            if self._is_force(words[:place]):
                for area in self.beginning(areas, words[place:]):
                    yield " ".join((*words[:place], self.name(area), ">"))
        for verb in self.words.stems:
            word = self.word(verb)
            if word.startswith(" ".join(words)):
                yield word

    def _is_force(self, words: Words) -> bool:
        """Whether the words are a count and a kind of units (a number or "all", then a kind), or empty."""
        if words and (words[0].isdecimal() or self.words.means(words[0], "all")):
            words = words[1:]
        return not words or (len(words) == 1 and words[0] in self.words.kinds())
