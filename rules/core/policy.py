"""A policy agent with one function per topic of decision: the base of every game's Legate.

A game maps topics to functions. If a topic has no function, or its function returns None, the default answer is taken.
Values derived from a position are cached, because one act takes several decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Set
from random import Random
from typing import Generic, TypeVar

import msgspec

from rules.core.decisions import Answer, Arrange, Option, Pick
from rules.core.errors import RulesError
from rules.core.game import State
from rules.core.table import Table
from rules.core.text import Argument, Text

P = TypeVar("P")
"""What the functions take: the state, or a game's facade over it."""

S = TypeVar("S", bound=State)

PickChooser = Callable[[Pick, P], str | None]
"""Returns the option to take; None for the default answer."""

SeveralChooser = Callable[[Pick, P], tuple[str, ...] | None]
"""Returns the options to take where several may be; None for the default answer."""

ArrangeChooser = Callable[[Arrange, P], Answer]

BACK = "back"
"""The option that cancels a decision; it is never rated."""


class PositionMemo(Generic[S, P]):
    """A cached view of the latest position.

    It is rebuilt for another state, or when the state has changed.
    """

    def __init__(self, view: Callable[[S], P]) -> None:
        self._view = view
        self._known: tuple[S, bytes, P] | None = None

    def __call__(self, state: S) -> P:
        """Return the view of this position."""
        text = msgspec.json.encode(state)
        if self._known is None or self._known[0] is not state or self._known[1] != text:
            self._known = state, text, self._view(state)
        return self._known[2]


class Whims:
    """Answers a share of some topics at random, so that games with few dice still differ.

    The randomness is derived from the position, so asking again gives the same answer.
    """

    def __init__(self, share: float, topics: Collection[str]) -> None:
        self._share = share
        self._topics = topics

    def answer(self, pick: Pick, table: Table) -> str | None:
        """Return a random option now and then, otherwise None."""
        if pick.topic not in self._topics:
            return None
        rng = Random(f"{table.commitment} {table.number}")  # noqa: S311 - not for dice
        if rng.random() >= self._share:
            return None
        return rng.choice([option.id for option in pick.options if option.id != BACK])


class Policy(Generic[S, P]):
    """An agent with a function for each topic; call it with a table.

    ``view`` converts a state into what the functions take. There is a function a topic: in ``picks`` for one option, in
    ``several`` for several, in ``arrangements`` for items in slots.
    """

    def __init__(
        self,
        state_type: type[S],
        view: Callable[[S], P],
        picks: Mapping[str, PickChooser[P]],
        arrangements: Mapping[str, ArrangeChooser[P]] | None = None,
        whims: Whims | None = None,
        several: Mapping[str, SeveralChooser[P]] | None = None,
    ) -> None:
        self._state_type = state_type
        self._view = view
        self._picks = picks
        self._several = several or {}
        self._arrangements = arrangements or {}
        self._whims = whims

    def without_whims(self) -> Policy[S, P]:
        """Return the same agent without random answers."""
        return Policy(self._state_type, self._view, self._picks, self._arrangements, several=self._several)

    def __call__(self, table: Table) -> Answer:
        """Answer the pending decision.

        Raises:
            RulesError: nothing is pending, or the table is of another game.
        """
        decision, state = table.decision, table.state
        if decision is None or not isinstance(state, self._state_type):
            raise RulesError("The Legate plays only its own game, and only while a decision is pending.")
        if isinstance(decision, Arrange):
            arrange = self._arrangements.get(decision.topic)
            return arrange(decision, self._view(state)) if arrange else decision.default
        chosen = self._chosen(decision, state, table)
        return decision.default if chosen is None else chosen

    def _chosen(self, pick: Pick, state: S, table: Table) -> tuple[str, ...] | None:
        several = self._several.get(pick.topic)
        if several is not None:
            return several(pick, self._view(state))
        whim = self._whims.answer(pick, table) if self._whims else None
        chooser = self._picks.get(pick.topic)
        one = whim or (chooser(pick, self._view(state)) if chooser else None)
        return (one,) if one else None


def offered(pick: Pick) -> Set[str]:
    """Return the ids of the options, in their order: a judgement must not depend on the hash of a text."""
    return {option.id: None for option in pick.options}.keys()


def first_offered(pick: Pick, preferred: Iterable[str]) -> str | None:
    """Return the first of the preferred options that is on offer."""
    ids = offered(pick)
    return next((each for each in preferred if each in ids), None)


def first_option(pick: Pick, _position: object = None) -> str | None:
    """Return the first option other than :data:`BACK`."""
    return next((option.id for option in pick.options if option.id != BACK), None)


def best_option(
    options: Iterable[Option], worth: Callable[[Option], float], least: float = float("-inf")
) -> str | None:
    """Return the option with the highest value if it exceeds ``least``; the first one on a tie."""
    return best_of({option.id: worth(option) for option in options if option.id != BACK}, least)


def best_of(worth: Mapping[str, float], least: float = float("-inf")) -> str | None:
    """Return the answer with the highest value if it exceeds ``least``; the first one on a tie."""
    found = max(worth, key=lambda each: worth[each], default=None)
    return found if found is not None and worth[found] > least else None


def argument(text: Text | None, name: str) -> Argument | None:
    """Return an argument of a text; None if it has no such argument."""
    return None if text is None else dict(text.args).get(name)


def number_in(text: Text | None, name: str) -> int:
    """Return a numeric argument of a text; 0 if it has none."""
    value = argument(text, name)
    return value if isinstance(value, int) else 0


def word_in(text: Text | None, name: str) -> str:
    """Return a string argument of a text; empty if it has none."""
    value = argument(text, name)
    return value if isinstance(value, str) else ""
