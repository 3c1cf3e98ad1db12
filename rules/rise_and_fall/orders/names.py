"""What can be named in a written order: areas, units, powers and words of command, in every language of the game."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import data
from rules.core.text import Text, lexicon
from rules.rise_and_fall.data.loader import GAME_ID, HUNS, PEOPLES, REBELS, rise_data

Words = tuple[str, ...]
"""Folded words, as :func:`folded` gives them."""

VERBS = (
    "attack",
    "move",
    "transfer",
    "hold",
    "war",
    "loot",
    "found",
    "sue",
    "pact",
    "emperor",
    "release",
    "dismiss",
    "end",
    "place",
    "bribe",
    "rebuild",
    "disband",
    "walls",
    "done",
    "choose",
    "usual",
)
"""What an order can begin with; the catalogue has the words for each under ``word-<verb>``."""

PARTICLES = ("from", "with", "support", "on", "at", "all", "and")
"""What words can stand between names, under ``word-<particle>``."""

KINDS = (
    "unit",
    "legion",
    "rebel-legion",
    "palatina",
    "comitatus",
    "limes",
    "parthian-cavalry",
    "parthian-infantry",
    "kushan",
    "sarmatian",
    "german",
    "migration",
    "germanic-kingdom",
    "hunnic-kingdom",
    "hun",
    "celt",
    "bull",
)
"""The kinds of units that can be ordered by number, under ``word-kind-<kind>``; ``unit`` is any of them."""

POWERS = ("rome", "parthia", *PEOPLES, REBELS, *HUNS)

_LATER_KINGDOMS = ("ii", "iii", "iv", "v")
_CLOSE = 0.7
_MOST_GUESSES = 3
_LONGEST_WORD = 40


def folded(text: str) -> Words:
    """A text as words without case, accents and punctuation."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    letters = [char if char.isalnum() else " " for char in plain if not unicodedata.combining(char)]
    return tuple(word[:_LONGEST_WORD] for word in "".join(letters).split())


class Index:
    """Things by their names. An exact name comes before a prefix, and a name of its own before one it is also known by.

    ``tiers``: for each rank, names with the things that bear them.
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

    def find(self, words: Words) -> list[str]:
        """The things that are meant by these words, or by the beginnings of words: several where that is open."""
        if not words:
            return []
        for known in self._tiers:
            if words in known:
                return known[words]
        for known in self._tiers:
            found = [thing for name, things in known.items() if _begins(name, words) for thing in things]
            if found:
                return list(dict.fromkeys(found))
        return []

    def names(self, words: Words, ranks: int | None = None) -> bool:
        """Whether something bears these words as its whole name, in all ranks or in the first ones."""
        return any(words in known for known in self._tiers[:ranks])

    def guesses(self, words: Words) -> list[str]:
        """Things whose names look like these words."""
        names = {" ".join(name): things[0] for known in reversed(self._tiers) for name, things in known.items()}
        close = difflib.get_close_matches(" ".join(words), names, n=_MOST_GUESSES, cutoff=_CLOSE)
        return list(dict.fromkeys(names[name] for name in close))


def _begins(name: Words, words: Words) -> bool:
    return len(words) <= len(name) and all(whole.startswith(word) for whole, word in zip(name, words, strict=False))


def languages() -> list[str]:
    """The languages that the game speaks."""
    return sorted(folder.name for folder in data.path(GAME_ID, "texts").iterdir() if folder.is_dir())


def _names_of(things: Iterable[str]) -> list[tuple[str, str]]:
    """The things with their names in every language, and by their ids."""
    lexicons = [lexicon(GAME_ID, locale) for locale in languages()]
    listed = list(things)
    return [(thing, thing) for thing in listed] + [(each.name(thing), thing) for each in lexicons for thing in listed]


@cache
def areas() -> Index:
    """The areas of the map."""
    facts = rise_data()
    aliases = [(alias, area) for area, known in facts.also_known.items() for alias in known]
    return Index(_names_of(facts.areas), aliases)


@cache
def units() -> Index:
    """The counters by name."""
    return Index(_names_of(rise_data().unit))


def means_units(words: Words) -> bool:
    """Whether words in the place of a unit name counters first of all, even if they could stand for an area as well.

    They are no area's own name, and the whole name of a counter: ``Pontus`` is also known as two areas, ``Aquitani``
    begins the name of one.
    """
    found = areas().find(words)
    return not found or (units().names(words) and not areas().names(words, 1))


@cache
def namesakes() -> Mapping[str, tuple[str, ...]]:
    """Areas with the counters that have a name of theirs: who calls the one may mean the other."""
    lexicons = [lexicon(GAME_ID, locale) for locale in languages()]
    found: dict[str, dict[str, None]] = {}
    for unit in rise_data().unit:
        for each in lexicons:
            called = areas().find(folded(each.name(unit)))
            if len(called) == 1:
                found.setdefault(called[0], {})[unit] = None
    return {area: tuple(known) for area, known in found.items()}


@cache
def powers() -> Index:
    """Those who can declare war, and on whom it can be declared."""
    tribes = {tribe: f"kingdom-{tribe}" for tribe in rise_data().tables.kingdoms.sets}
    numbered = [f"{name}-{number}" for name in tribes.values() for number in _LATER_KINGDOMS]
    return Index(_names_of([*POWERS, *tribes.values(), *numbered]), tribes.items())


@cache
def regions() -> Index:
    """The regions that the Emperor can go to."""
    return Index(_names_of(rise_data().emperor_regions))


@cache
def words(stems: Sequence[str]) -> Mapping[str, str]:
    """The words of all languages for what the catalogue has under ``word-<stem>``: word to stem."""
    found: dict[str, str] = {}
    for locale in languages():
        known = lexicon(GAME_ID, locale)
        for stem in stems:
            for word in folded(known.say(Text(GAME_ID, f"word-{stem}"))):
                found.setdefault(word, stem)
    return found


@cache
def kinds() -> Mapping[str, str]:
    """The words of all languages for kinds of units."""
    found = words(tuple(f"kind-{kind}" for kind in KINDS))
    return {word: stem.removeprefix("kind-") for word, stem in found.items()}


def verbs() -> Mapping[str, str]:
    """The words of all languages that an order can begin with."""
    return words(VERBS)


@cache
def _forms(stem: str) -> frozenset[str]:
    said = [lexicon(GAME_ID, locale).say(Text(GAME_ID, f"word-{stem}")) for locale in languages()]
    return frozenset(form for each in said for form in folded(each))


def means(form: str, particle: str) -> bool:
    """Whether a word can stand for a particle, in any language; some can for several."""
    return form in _forms(particle)


def is_particle(form: str) -> bool:
    """Whether a word can stand between names."""
    return any(means(form, particle) for particle in PARTICLES)


def word(stem: str, locale: str) -> str:
    """The first word of a language for what the catalogue has under ``word-<stem>``."""
    return lexicon(GAME_ID, locale).say(Text(GAME_ID, f"word-{stem}")).split()[0]
