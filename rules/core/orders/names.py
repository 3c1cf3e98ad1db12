"""The names and command words of written orders: areas, units and verbs, in every language of a game."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TypeAlias

from rules.core.decisions import Option, Pick
from rules.core.text import Lexicon, Text, languages, lexicon

Words: TypeAlias = tuple[str, ...]
"""Normalized words, as returned by :func:`folded`."""

_CLOSE = 0.7
_MOST_GUESSES = 3
_LONGEST_WORD = 40


def folded(text: str) -> Words:
    """Split a text into words without case, accents and punctuation."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    letters = [char if char.isalnum() else " " for char in plain if not unicodedata.combining(char)]
    return tuple(word[:_LONGEST_WORD] for word in "".join(letters).split())


def begins(name: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each word is a prefix of the name's word at the same position."""
    return len(words) <= len(name) and all(whole.startswith(word) for whole, word in zip(name, words, strict=False))


def lexicons(game: str) -> list[Lexicon]:
    """Return the lexicons of all languages of a game."""
    return [lexicon(game, locale) for locale in languages(game)]


def option_named(decision: Pick, typed: str) -> str | None:
    """The id of the option about a space with this name, in any language; None if there's none, or no single one.

    Of several options about it, the one that has its id counts.
    """
    words = folded(typed)
    found = [each for each in decision.options if words and not each.like and words in _names_of_space(each)]
    exact = [each for each in found if each.id == each.space]
    return next((each.id for each in exact or found if len(exact or found) == 1), None)


def _names_of_space(option: Option) -> list[Words]:
    if not option.space:
        return []
    return [folded(name) for name in (option.space, *(each.name(option.space) for each in lexicons(option.name.game)))]


class Index:
    """An index of things by name. Exact names win over prefixes, proper names over aliases.

    ``tiers`` are the names with their things, for each rank.
    """

    def __init__(self, *tiers: Iterable[tuple[str, str]]) -> None:
        self._tiers: list[dict[Words, list[str]]] = []
        for tier in tiers:
            known: dict[Words, list[str]] = {}
            for name, thing in tier:
                things = known.setdefault(folded(name), [])
                if thing not in things:
                    things.append(thing)
            self._tiers.append(known)

    @classmethod
    def of(cls, game: str, things: Iterable[str], aliases: Iterable[tuple[str, str]] = ()) -> Index:
        """Index things of a game by their ids, their names in every language, and their aliases."""
        listed = list(things)
        named = [(each.name(thing), thing) for each in lexicons(game) for thing in listed]
        return cls([*((thing, thing) for thing in listed), *named], aliases)

    def find(self, words: Words) -> list[str]:
        """Return the things that match these words or prefixes of words; several if ambiguous."""
        if not words:
            return []
        for known in self._tiers:
            if words in known:
                return known[words]
        for known in self._tiers:
            found = [thing for name, things in known.items() if begins(name, words) for thing in things]
            if found:
                return list(dict.fromkeys(found))
        return []

    def names(self, words: Words, ranks: int | None = None) -> bool:
        """Whether something has exactly this name, in all ranks or in the first ``ranks``."""
        return any(words in known for known in self._tiers[:ranks])

    def guesses(self, words: Words) -> list[str]:
        """Return things with similar names."""
        names = {" ".join(name): things[0] for known in reversed(self._tiers) for name, things in known.items()}
        close = difflib.get_close_matches(" ".join(words), names, n=_MOST_GUESSES, cutoff=_CLOSE)
        return list(dict.fromkeys(names[name] for name in close))


class BoardNames:
    """The names of areas and units.

    ``unit_ids`` are the counters; empty if orders of the game never name one. ``aliases`` are other names of units.
    """

    def __init__(
        self, game: str, areas: Index, unit_ids: Iterable[str] = (), aliases: Iterable[tuple[str, str]] = ()
    ) -> None:
        self.areas = areas
        self._game = game
        self._unit_ids = tuple(unit_ids)
        self.units = Index.of(game, self._unit_ids, aliases)

    def means_units(self, words: Words) -> bool:
        """Whether words in the position of a unit more likely mean units than an area.

        They are the full name of a unit and not an area's proper name, or they match no area.
        """
        found = self.areas.find(words)
        return not found or (self.units.names(words) and not self.areas.names(words, 1))

    @cached_property
    def namesakes(self) -> Mapping[str, tuple[str, ...]]:
        """Areas with the units that share their name, which makes the name ambiguous."""
        found: dict[str, dict[str, None]] = {}
        for unit in self._unit_ids:
            for each in lexicons(self._game):
                called = self.areas.find(folded(each.name(unit)))
                if len(called) == 1:
                    found.setdefault(called[0], {})[unit] = None
        return {area: tuple(known) for area, known in found.items()}


class Vocabulary:
    """The command words of a game: verbs, particles between names, and kinds of units.

    The catalogue lists their words, the usual one first, under ``word-<verb>``, ``word-<particle>`` and
    ``word-kind-<kind>``. Words of all languages are accepted in every language. ``counted-<kind>`` says which of
    its words follows a number, if not always the usual one.
    """

    def __init__(self, game: str, verbs: Sequence[str], particles: Sequence[str], kinds: Sequence[str] = ()) -> None:
        self.stems = tuple(verbs)
        self._game = game
        self._particles = tuple(particles)
        self._kinds = tuple(kinds)
        self._forms: dict[str, frozenset[str]] = {}

    def verbs(self) -> Mapping[str, str]:
        """The words that can start an order, with their verbs."""
        return self._verb_words

    def kinds(self) -> Mapping[str, str]:
        """The words for kinds of units, with their kinds."""
        return self._kind_words

    def means(self, form: str, stem: str) -> bool:
        """Whether a word means a particle or verb in any language; a word can mean several."""
        if stem not in self._forms:
            said = [self._said(each, stem) for each in lexicons(self._game)]
            self._forms[stem] = frozenset(form for each in said for form in folded(each))
        return form in self._forms[stem]

    def is_particle(self, form: str) -> bool:
        """Whether a word is a particle in any language."""
        return any(self.means(form, particle) for particle in self._particles)

    def word(self, stem: str, locale: str) -> str:
        """Return the usual word of a language for a verb or particle."""
        return self._said(lexicon(self._game, locale), stem).split()[0]

    def kind(self, kind: str, count: int, locale: str) -> str:
        """Return the word for so many units of a kind (0: all), as ``counted-<kind>`` gives it, else the usual one."""
        own = lexicon(self._game, locale)
        if not count or not own.has(f"counted-{kind}"):
            return self.word(f"kind-{kind}", locale)
        return own.say(Text(self._game, f"counted-{kind}", (("count", count),)))

    def phrase(self, stem: str, locale: str) -> str:
        """Return how a language says a particle after a verb: ``rest stay``, but ``reste sur place``."""
        own = lexicon(self._game, locale)
        return own.say(Text(self._game, f"phrase-{stem}")) if own.has(f"phrase-{stem}") else self.word(stem, locale)

    def is_phrase(self, words: Words, stem: str) -> bool:
        """Whether words are what some language says for a particle after a verb."""
        return any(folded(self.phrase(stem, each.locale)) == words for each in lexicons(self._game))

    def _said(self, speaker: Lexicon, stem: str) -> str:
        return speaker.say(Text(self._game, f"word-{stem}"))

    @cached_property
    def _verb_words(self) -> Mapping[str, str]:
        return self._words(self.stems)

    @cached_property
    def _kind_words(self) -> Mapping[str, str]:
        found = self._words([f"kind-{kind}" for kind in self._kinds])
        return {word: stem.removeprefix("kind-") for word, stem in found.items()}

    def _words(self, stems: Iterable[str]) -> dict[str, str]:
        found: dict[str, str] = {}
        listed = list(stems)
        for speaker in lexicons(self._game):
            for stem in listed:
                for word in folded(self._said(speaker, stem)):
                    found.setdefault(word, stem)
        return found
