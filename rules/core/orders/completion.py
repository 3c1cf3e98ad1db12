"""Completing a written order while it is typed, out of the same words, names and units with which it is read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator

from rules.core.orders import MOST_TEXT
from rules.core.orders.grammar import Grammar
from rules.core.orders.names import Vocabulary, Words, folded
from rules.core.orders.reading import FAR, TO, before_last
from rules.core.orders.units import Units
from rules.core.text import lexicon

MOST = 25
"""Most ways to complete an order that are offered."""


def complete(typed: str, fragments: Iterable[str]) -> list[str]:
    """A text with each way to complete its last order, the whole text each."""
    before, _ = before_last(typed)
    head = f"{before.rstrip()} " if before.strip() else ""
    found: dict[str, None] = {}
    for fragment in fragments:
        found.setdefault(head + fragment)
        if len(found) == MOST:
            break
    return list(found)


def complete_verbs(words: Vocabulary, typed: str, locale: str) -> list[str]:
    """A text with each verb that its last order can begin with; enough where orders name nothing on a board."""
    begun = " ".join(folded(before_last(typed)[1]))
    verbs = (words.word(verb, locale) for verb in words.stems)
    return complete(typed, (verb for verb in verbs if verb.startswith(begun)))


class Completion(ABC):
    """Completes orders of an area game in one position and language."""

    def __init__(self, game: str, grammar: Grammar, units: Units, locale: str) -> None:
        self.words = grammar.words
        self.board = grammar.board
        self.units = units
        self.name = lexicon(game, locale).name
        self._locale = locale

    @abstractmethod
    def movers(self) -> Iterable[str]:
        """The units that can still move."""

    @abstractmethod
    def goals(self, units: Iterable[str], sign: str) -> Iterable[str]:
        """Where some units can go by a move (``>``) or transfer (``>>``)."""

    @abstractmethod
    def is_worth_more(self, area: str) -> bool:
        """Whether an area is offered before others."""

    def after(self, verb: str, words: Words) -> Iterator[str] | None:
        """Ways to complete an order of a verb, whole orders each; None where only its verb is completed."""
        return None

    def suggest(self, typed: str) -> list[str]:
        """Ways to complete the last order of a text, the whole text each."""
        return complete(typed, self._completed(before_last(typed)[1].strip())) if len(typed) <= MOST_TEXT else []

    def word(self, stem: str) -> str:
        """The usual word for a verb or particle."""
        return self.words.word(stem, self._locale)

    def is_begun(self, name: str, words: Words) -> bool:
        """Whether a name begins with what is typed."""
        return " ".join(folded(name)).startswith(" ".join(words))

    def beginning(self, areas: Iterable[str], words: Words) -> list[str]:
        """The areas that words mean or begin."""
        if not words:
            return list(areas)
        meant = self.board.areas.find(words)
        return [area for area in areas if area in meant or self.is_begun(self.name(area), words)]

    def by_worth(self, areas: Iterable[str]) -> list[str]:
        """Areas in the order in which they are offered."""
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
        """Where the units can go that are named last before the arrow, or that are in the area named there."""
        units = self._meant(folded(origin.rsplit(TO, 1)[-1]))
        for area in self.beginning(self.by_worth(self.goals(units, sign)), folded(typed)):
            yield f"{origin.strip()} {sign} {self.name(area)}"

    def _meant(self, words: Words) -> list[str]:
        """The player's units that words mean: a unit by its name, else those in the area that is named last."""
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
        """How an order can begin: with a unit, with an area that has units (after their number and kind), or a verb."""
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
        """Whether words say how many units and of what kind, or nothing: a number or "all", then a kind."""
        if words and (words[0].isdecimal() or self.words.means(words[0], "all")):
            words = words[1:]
        return not words or (len(words) == 1 and words[0] in self.words.kinds())
