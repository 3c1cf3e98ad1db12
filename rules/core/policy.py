"""A player made of one function for each topic: what the Legate of every game has in common.

A game declares which function answers which topic of decision. Where none does, or it has no opinion, the suggested
answer is taken. What is worked out of a position is kept while the same one is looked at: one act takes several
decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from random import Random
from typing import Generic, TypeVar

import msgspec

from rules.core.decisions import Answer, Arrange, Option, Pick
from rules.core.errors import RulesError
from rules.core.game import State
from rules.core.table import Table
from rules.core.text import Argument, Text

P = TypeVar("P")
"""What the functions look at: the state, or a game's facade over it."""

S = TypeVar("S", bound=State)

PickChooser = Callable[[Pick, P], str | None]
"""Names the option to take; None for the suggested answer."""

ArrangeChooser = Callable[[Arrange, P], Answer]

BACK = "back"
"""The option that leads out of a decision again; no worth is asked of it."""


class PositionMemo(Generic[S, P]):
    """A view of the position that was looked at last, with all that was worked out of it.

    It's rebuilt when the state is another one or has changed.
    """

    def __init__(self, view: Callable[[S], P]) -> None:
        self._view = view
        self._known: tuple[S, bytes, P] | None = None

    def __call__(self, state: S) -> P:
        """The view of this position."""
        text = msgspec.json.encode(state)
        if self._known is None or self._known[0] is not state or self._known[1] != text:
            self._known = state, text, self._view(state)
        return self._known[2]


class Whims:
    """Now and then a decision of some topics is left to chance, so that no two campaigns without a die are alike.

    The chance follows from the position, so that asking again brings the same answer.
    """

    def __init__(self, share: float, topics: Collection[str]) -> None:
        self._share = share
        self._topics = topics

    def answer(self, pick: Pick, table: Table) -> str | None:
        """An option taken at random, mostly none."""
        if pick.topic not in self._topics:
            return None
        rng = Random(f"{table.commitment} {table.number}")  # noqa: S311 - no dice
        if rng.random() >= self._share:
            return None
        return rng.choice([option.id for option in pick.options if option.id != BACK])


class Policy(Generic[S, P]):
    """An agent that answers every topic by a function of its own: call it with a table.

    ``view`` makes of a state what the functions look at; ``picks`` and ``arrangements`` are those functions by topic.
    """

    def __init__(
        self,
        state_type: type[S],
        view: Callable[[S], P],
        picks: Mapping[str, PickChooser[P]],
        arrangements: Mapping[str, ArrangeChooser[P]] | None = None,
        whims: Whims | None = None,
    ) -> None:
        self._state_type = state_type
        self._view = view
        self._picks = picks
        self._arrangements = arrangements or {}
        self._whims = whims

    def __call__(self, table: Table) -> Answer:
        """The answer to the pending decision.

        Raises:
            RulesError: there is nothing to decide, or it is a table of another game.
        """
        decision, state = table.decision, table.state
        if decision is None or not isinstance(state, self._state_type):
            raise RulesError("The Legate plays its own game, and only while there is something to decide.")
        if isinstance(decision, Arrange):
            arrange = self._arrangements.get(decision.topic)
            return arrange(decision, self._view(state)) if arrange else decision.default
        chosen = self._chosen(decision, state, table)
        return (chosen,) if chosen else decision.default

    def _chosen(self, pick: Pick, state: S, table: Table) -> str | None:
        whim = self._whims.answer(pick, table) if self._whims else None
        chooser = self._picks.get(pick.topic)
        return whim or (chooser(pick, self._view(state)) if chooser else None)


def offered(pick: Pick) -> frozenset[str]:
    """The ids of the options."""
    return frozenset(option.id for option in pick.options)


def first_offered(pick: Pick, wanted: Iterable[str]) -> str | None:
    """The first of some options that is on offer."""
    ids = offered(pick)
    return next((each for each in wanted if each in ids), None)


def first_option(pick: Pick, _position: object = None) -> str | None:
    """The first option that does not lead back."""
    return next((option.id for option in pick.options if option.id != BACK), None)


def best_option(
    options: Iterable[Option], worth: Callable[[Option], float], least: float = float("-inf")
) -> str | None:
    """The option of the greatest worth, if it is worth more than ``least``; the first of several equal ones."""
    return best_of({option.id: worth(option) for option in options if option.id != BACK}, least)


def best_of(worth: Mapping[str, float], least: float = float("-inf")) -> str | None:
    """The answer of the greatest worth, if it is worth more than ``least``; the first of several equal ones."""
    found = max(worth, key=lambda each: worth[each], default=None)
    return found if found is not None and worth[found] > least else None


def argument(text: Text | None, name: str) -> Argument | None:
    """What a text is told under a name; None where it is told nothing of it."""
    return None if text is None else dict(text.args).get(name)


def number_in(text: Text | None, name: str) -> int:
    """A number that a text is told under a name; 0 where it is told none."""
    value = argument(text, name)
    return value if isinstance(value, int) else 0


def word_in(text: Text | None, name: str) -> str:
    """A word that a text is told under a name; empty where it is told none."""
    value = argument(text, name)
    return value if isinstance(value, str) else ""
