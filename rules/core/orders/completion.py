"""Autocompletion of written orders, with the same words, names and units as the parser."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from rules.core.orders import MOST_TEXT
from rules.core.orders.conditions import CONDITIONS, after_then, said_condition, then
from rules.core.orders.grammar import Grammar
from rules.core.orders.names import BoardNames, Vocabulary, Words, folded
from rules.core.orders.reading import FAR, TO, before_last
from rules.core.orders.units import Units
from rules.core.text import lexicon

MOST = 25
"""The maximum number of completions."""


_ARROW = re.compile(f"({FAR}|{TO})")


class Typed(NamedTuple):
    """A partly typed text: all before its last order, with a word for what follows the dice, and that order.

    ``is_after_then``: there is such a word just before the order.
    """

    head: str
    last: str
    is_after_then: bool = False

    @property
    def words(self) -> Words:
        """The words of the last order."""
        return folded(self.last)

    def whole(self, order: str) -> str:
        """The text with its last order replaced."""
        return self.head + order


def last_order(typed: str) -> Typed:
    """Split a partly typed text before its last order."""
    before, last = before_last(typed)
    head = before.rstrip(" ")
    head += " " if head and not head.endswith("\n") else ""
    first, order = after_then(last)
    return Typed(f"{head}{first.lstrip()} " if first else head, order.lstrip(), bool(first))


def complete(grammar: Grammar, typed: str, locale: str, orders: Callable[[str], Iterable[str]]) -> list[str]:
    """Return the whole text with each completion of its last order; what is typed in full already comes first.

    ``orders`` completes the order alone. What every game has comes after that: the words for dice and conditions.
    A name with a colon before the order, such as who carries it out, is left out: it can't be parsed.
    """
    if len(typed) > MOST_TEXT:
        return []
    text = last_order(typed)
    found = _completed(grammar, text, locale, orders)
    if not found and ":" in text.last:
        text = text._replace(last=text.last.rpartition(":")[2].lstrip())
        found = _completed(grammar, text, locale, orders)
    exact = [each for each in found if folded(each) == text.words]
    if _wants_more(grammar, text.last, locale):
        found = [each for each in found if each not in exact]
    else:
        found = [*(exact or _written_in_full(grammar, text.last, locale)), *found]
    return [text.whole(each) for each in dict.fromkeys(found)][:MOST]


def _completed(grammar: Grammar, text: Typed, locale: str, orders: Callable[[str], Iterable[str]]) -> list[str]:
    return list(dict.fromkeys([*orders(text.last), *_words_for_dice(grammar, text, locale)]))


def _wants_more(grammar: Grammar, last: str, locale: str) -> bool:
    """Whether a word has been finished with a space that isn't an order by itself."""
    return last.endswith(" ") and bool(grammar.parse(last, locale).faults)


def _written_in_full(grammar: Grammar, last: str, locale: str) -> list[str]:
    """The order, if it can stay as typed: it's written out, or it's a verb whose arguments come next."""
    words = folded(last)
    if len(words) == 1 and words[0] in grammar.words.verbs():
        return [last.strip()]
    reading = grammar.parse(last, locale)
    is_read = not reading.faults and [folded(order.text) for order in reading.orders] == [words]
    return [last.strip()] if words and is_read else []


def _words_for_dice(grammar: Grammar, text: Typed, locale: str) -> Iterator[str]:
    """The word before what follows the dice, where an order begins, and the conditions after one that can be read."""
    word = then(locale)
    if not text.is_after_then and is_begun(word, text.words):
        yield word
    for condition in CONDITIONS:
        yield from _with_condition(grammar, text.last, said_condition(condition, locale), locale)


def _with_condition(grammar: Grammar, last: str, phrase: str, locale: str) -> Iterator[str]:
    """An order with the condition of which it has the first words or letters; all of it after a space."""
    parts = last.split()
    longest = min(len(phrase.split()), len(parts) - 1)
    for count in range(longest, 0 if not last.endswith(" ") else -1, -1):
        order, begun = parts[: len(parts) - count], folded(" ".join(parts[len(parts) - count :]))
        if is_begun(phrase, begun) and order and not grammar.parse(" ".join(order), locale).faults:
            yield " ".join([*order, phrase])
            return


def is_begun(name: str, words: Words) -> bool:
    """Whether a name begins with the typed words."""
    return " ".join(folded(name)).startswith(" ".join(words))


def closeness(name: str, words: Words) -> int:
    """Where a name has the typed words: 0 at its beginning, 1 at that of a later word, 2 elsewhere or nowhere."""
    if is_begun(name, words):
        return 0
    parts = folded(name)
    return 1 if any(" ".join(parts[place:]).startswith(" ".join(words)) for place in range(1, len(parts))) else 2


def closest_first(names: Iterable[str], words: Words) -> list[str]:
    """Sort names by where they have the typed words, otherwise as they are."""
    return sorted(names, key=lambda name: closeness(name, words))


def complete_verbs(words: Vocabulary, typed: str, locale: str) -> list[str]:
    """Complete the verb of the last order; enough for games whose orders name nothing on a board."""
    text = last_order(typed)
    return [text.whole(verb) for verb in verbs_begun(words, text.words, locale)][:MOST]


def verbs_begun(words: Vocabulary, typed: Words, locale: str) -> Iterator[str]:
    """The verbs that begin with the typed words."""
    verbs = (words.word(verb, locale) for verb in words.stems)
    return (verb for verb in verbs if is_begun(verb, typed))


def with_areas_begun(grammar: Grammar, name: Callable[[str], str], last: str) -> Iterator[str]:
    """An order with the area with which it ends; of several areas, each. A march that has no arrow gets one."""
    words = _ARROW.sub(r" \1 ", last).split()
    verb = grammar.words.verbs().get("".join(folded(words[0])), "") if words else ""
    begin = max((place + 1 for place, word in enumerate(words) if word in (TO, FAR)), default=0)
    for first in range(begin or (1 if verb and last.endswith(" ") else 0), len(words)):
        typed = folded(" ".join(words[first:]))
        found = closest_first(sorted(map(name, grammar.board.areas.find(typed))), typed)
        if found:
            end = _end_of(grammar, " ".join([*words[:first], found[0]]), found[0])
            yield from (" ".join([*words[:first], called]) + end for called in found if end is not None)
            return


def _end_of(grammar: Grammar, order: str, area: str) -> str | None:
    """What an order with an area ends with: an arrow if it can be read with one only. None: it can't be read at all."""
    is_march = TO not in order
    ends = {"": order, f" {TO}": f"{order} {TO} {area}"} if is_march else {"": order}
    return next((end for end, whole in ends.items() if not grammar.parse(whole, "en").faults), None)


def is_force(vocabulary: Vocabulary, words: Words) -> bool:
    """Whether the words are a count and a kind of units (a number or "all", then a kind), or empty."""
    if words and (words[0].isdecimal() or vocabulary.means(words[0], "all")):
        words = words[1:]
    return not words or (len(words) == 1 and words[0] in vocabulary.kinds())


def with_neighbours(
    board: BoardNames, neighbours: Callable[[str], Iterable[str]], name: Callable[[str], str], last: str
) -> Iterator[str]:
    """An order that goes on, after its last arrow, to each area next to the one before it."""
    way, arrow, typed = last.rpartition(TO)
    words = folded(way.rsplit(TO, 1)[-1])
    found = (board.areas.find(words[first:]) for first in range(len(words) if arrow else 0))
    origin = next((areas[0] for areas in found if len(areas) == 1), None)
    if origin is None:
        return
    for called in map(name, neighbours(origin)):
        if is_begun(called, folded(typed)):
            yield f"{way.rstrip()} {TO} {called}"


class Completion(ABC):
    """Completes orders of an area game, for one position and language."""

    def __init__(self, game: str, grammar: Grammar, units: Units, locale: str) -> None:
        self._grammar = grammar
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

    def places(self, verb: str) -> Iterable[str]:
        """Return the areas that a verb is likely followed by."""
        return ()

    def suggest(self, typed: str) -> list[str]:
        """Return completions of the last order, each as the whole text."""
        return complete(self._grammar, typed, self._locale, self._completed)

    def word(self, stem: str) -> str:
        """Return the usual word for a verb or particle."""
        return self.words.word(stem, self._locale)

    def beginning(self, areas: Iterable[str], words: Words) -> list[str]:
        """Return the areas whose names match or begin with the words."""
        if not words:
            return list(areas)
        meant = self.board.areas.find(words)
        found = [area for area in areas if area in meant or is_begun(self.name(area), words)]
        return sorted(found, key=lambda area: closeness(self.name(area), words))

    def by_worth(self, areas: Iterable[str]) -> list[str]:
        """Sort areas for listing."""
        return sorted(areas, key=lambda area: (not self.is_worth_more(area), self.name(area)))

    def _completed(self, last: str) -> list[str]:
        return [*self._likely(last)] or [*with_areas_begun(self._grammar, self.name, last)]

    def _likely(self, last: str) -> Iterator[str]:
        for sign in (FAR, TO):
            if sign in last:
                origin, _, typed = last.rpartition(sign)
                return self._paths(origin, typed, sign)
        words = folded(last)
        verb = self.words.verbs().get(words[0], "") if words else ""
        found = self.after(verb, words[1:]) if verb else None
        if found is not None:
            return found
        places = [*self.places(verb)] if verb else []
        return self._in_places(places, last) if places else self._beginnings(words)

    def _in_places(self, places: Sequence[str], last: str) -> Iterator[str]:
        """Complete the last of the areas after a verb, or all of it: units may come before it."""
        head, comma, clause = last.rpartition(",") if "," in last else last.partition(" ")
        parts = clause.split()
        for end in range(len(parts) + 1):
            force = folded(" ".join(parts[:end]))
            is_said = len(force) > 1 and self.words.means(force[-1], "at")
            if is_force(self.words, force[:-1] if is_said else force):
                for area in self.beginning(places, folded(" ".join(parts[end:]))):
                    yield " ".join([head + comma.strip(), *parts[:end], self.name(area)])

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
            yield from (f"{self.name(unit)} >" for unit in units if is_begun(self.name(unit), words))
        for place in range(len(words) + 1):
            if is_force(self.words, words[:place]):
                for area in self.beginning(areas, words[place:]):
                    yield " ".join((*words[:place], self.name(area), ">"))
        yield from verbs_begun(self.words, words, self._locale)
