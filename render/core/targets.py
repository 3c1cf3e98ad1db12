"""The targets of a decision: the spaces that its options name, with the letters that map and buttons share.

A game's rules say which space an option is about (`Option.space`); the rest is the same for every game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from string import ascii_uppercase
from typing import Final

from render.core.basemap import base_map
from render.core.posts import View
from render.core.words import Words
from rules.core.views import decision_in

MOST_LETTERS: Final = 10
"""The most targets that get letters: more would hide the map. Their areas are outlined, and the menu names them."""


_MOST_OTHERS: Final = 4
"""How many options may name no space: the ways to pass, to go back, or to do without."""

_LETTERS: Final = (*ascii_uppercase, *(f"A{letter}" for letter in ascii_uppercase))
"""The letters of targets in their order; after Z come two: a digit would be read as the strength of a stack."""


@dataclass(frozen=True)
class Targets:
    """The targets of a decision.

    ``spaces`` maps each target to its letter, empty if there are too many. ``options`` maps the options to the letters
    of their targets. ``about`` are the spaces that the decision is about.
    """

    spaces: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    about: tuple[str, ...] = ()

    @property
    def framed(self) -> tuple[str, ...]:
        """The spaces that a picture of the decision must show: what it's about, and its targets unless too many."""
        if self.about and not self.options:
            return self.about
        return tuple(dict.fromkeys([*self.about, *self.spaces]))

    def told(self, texts: Words) -> list[str]:
        """The letters as a sentence for those who can't see them; nothing if there are none."""
        if not self.options:
            return []
        lettered = [(space, letter) for space, letter in self.spaces.items() if letter]
        each = tuple(texts("alt-letter", letter=letter, space=space) for space, letter in lettered)
        return [texts("alt-letters", targets=each)]


NO_TARGETS: Final = Targets()


def targets_in(view: View) -> Targets:
    """The targets of the pending decision, lettered in the order of its options.

    None if many options name no space, or if several decisions are pending: a letter must mean one thing. A decision
    about a single space needs no letters.
    """
    decision = decision_in(view)
    named = {option["id"]: option.get("space", "") for option in decision.get("options", ())}
    if not any(named.values()) or len(view.get("decisions", ())) > 1:
        return NO_TARGETS
    known = base_map(view["game"]).spaces
    named = {option: space for option, space in named.items() if space in known}
    places = list(dict.fromkeys(named.values()))
    others = len(decision.get("options", ())) - len(named)
    about = tuple(space for space in decision.get("about", ()) if space in known)
    if not places or others > max(_MOST_OTHERS, len(named) // 2):
        return NO_TARGETS
    if len(places) == 1:
        return Targets(about=about or tuple(places))
    if len(places) > most_letters(view["game"]):
        return Targets(dict.fromkeys(places, ""), {}, about)
    letters = dict(zip(places, _LETTERS, strict=False))
    return Targets(letters, {option: letters[space] for option, space in named.items()}, about)


def most_letters(game: str) -> int:
    """The most targets that get letters on a game's board: more where its places are far apart."""
    return base_map(game).letters or MOST_LETTERS


def letters_in(view: View) -> Mapping[str, str]:
    """The letters of the pending decision's options, by option id."""
    return targets_in(view).options
