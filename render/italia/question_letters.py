"""The letters of a question's answers: that of their place, or one of their own where a place has several."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from string import ascii_uppercase
from typing import Final

from render.core.posts import View
from render.italia.letter_shares import targets_of
from render.italia.theme import SHAPES
from rules.core.views import decision_in

_UNIT: Final = re.compile(r"(?:1-)?(?P<kind>[a-z-]+)@[a-z-]+|[a-z-]+:1-(?P<given>[a-z-]+)")
"""The id of an option about one unit in a place, or one given for the city of a place: which kind of unit."""

_ONE_BY_ONE: Final = "depart"
"""The decision whose options are units in places."""

_MOST: Final = 6
"""The most options with letters of their own: all of them are below the map."""


def letters_of(view: View) -> Mapping[str, str]:
    """The letter of each option: of several units in one place, all but the first have the letters after the last."""
    found = dict(targets_of(view).options)
    if decision_in(view)["topic"] != _ONE_BY_ONE or len(found) > _MOST:
        return found
    further = iter(ascii_uppercase[len(set(found.values())) :])
    seen = set[str]()
    for option, letter in found.items():
        if letter in seen:
            found[option] = next(further)
        seen.add(letter)
    return found


def unit_in(option: str) -> str:
    """The kind of unit that an option names with its place; empty if it names none."""
    named = _UNIT.fullmatch(option)
    kind = (named["kind"] or named["given"]) if named is not None else ""
    return kind if kind in SHAPES else ""


def unit_letters(view: View) -> Mapping[str, Mapping[str, str]]:
    """The places with several letters: that of each kind of unit."""
    targets, letters = targets_of(view), letters_of(view)
    spaces = {letter: space for space, letter in targets.spaces.items()}
    places = {option: spaces[letter] for option, letter in targets.options.items()}
    several = {place for place, count in Counter(places.values()).items() if count > 1}
    found: dict[str, dict[str, str]] = {}
    for option, place in places.items():
        if place in several and len(set(letters.values())) == len(letters) and unit_in(option):
            found.setdefault(place, {})[unit_in(option)] = letters[option]
    return found
