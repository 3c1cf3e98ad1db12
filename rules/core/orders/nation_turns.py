"""Order books of games in which a seat plays several nations, each with a turn and a sheet of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from rules.core.decisions import Decision
from rules.core.orders import MOST_TEXT, NamedTurn, Order, Plan, Prospect, Reading
from rules.core.orders.completion import complete_areas, complete_verbs
from rules.core.orders.grammar import Grammar
from rules.core.table import Table
from rules.core.text import lexicon


class NationTurns(Protocol):
    """The nation turns of a game, as in :class:`~rules.core.orders.TurnBook` and ``RehearsingBook``."""

    def turn(self, table: Table) -> str:
        """The id of the nation turn that is being played; empty between two."""

    def present(self, table: Table) -> NamedTurn | None:
        """The nation turn that is being played; None between two."""

    def coming(self, table: Table, seat: str) -> list[NamedTurn]:
        """The next turn of each nation that a seat plays, in their order."""

    def ahead(self, table: Table, seat: str, turn_id: str) -> Table | None:
        """The position as if a coming nation turn began now."""


class Opportunities(Protocol):
    """What can be taken in a nation's turn."""

    def analysis(self, table: Table, seat: str, locale: str) -> list[Prospect]:
        """What a seat could take in this turn, best first."""

    def completed(self, table: Table, seat: str, typed: str, locale: str) -> list[str]:
        """The moves that go on as typed, each as the whole text."""


@dataclass(frozen=True)
class NationTurnBook:
    """Reads, tries, completes and suggests the orders of a nation turn, and lists what can be taken.

    ``opening`` has the topics of the decisions with which a nation turn begins, up to its movement; ``topics`` has
    those at which orders can be written. Without it, they can be at all.
    """

    opening: Collection[str]
    grammar: Callable[[], Grammar]
    turns: NationTurns
    try_orders: Callable[[Table, str, Sequence[Order]], Plan]
    opportunities: Opportunities
    write_suggested: Callable[[Table, str, str], str]
    topics: Collection[str] | None = None

    def concerns(self, decision: Decision) -> bool:
        """Whether orders work at a decision."""
        return self.topics is None or decision.topic in self.topics

    def opens(self, decision: Decision) -> bool:
        """Whether a turn's sheet can begin at a decision."""
        return decision.topic in self.opening

    def turn(self, table: Table) -> str:
        """The id of the nation turn that is being played."""
        return self.turns.turn(table)

    def present(self, table: Table) -> NamedTurn | None:
        """The nation turn that is being played, with its name."""
        return self.turns.present(table)

    def coming(self, table: Table, seat: str) -> list[NamedTurn]:
        """The next turn of each nation that a seat plays."""
        return self.turns.coming(table, seat)

    def ahead(self, table: Table, seat: str, turn: str) -> Table | None:
        """The position as if a coming nation turn began now."""
        return self.turns.ahead(table, seat, turn)

    def parse(self, text: str, locale: str) -> Reading:
        """Parse the orders in a text."""
        return self.grammar().parse(text, locale)

    def plan(self, table: Table, seat: str, orders: Sequence[Order]) -> Plan:
        """Try orders on a fork of the table."""
        return self.try_orders(table, seat, orders)

    def suggest(self, table: Table, seat: str, typed: str, locale: str) -> list[str]:
        """Completions for the last order of a text: the moves of this phase, then areas, then the verbs."""
        if table.decisions.get(seat) is None or len(typed) > MOST_TEXT:
            return []
        grammar, name = self.grammar(), lexicon(table.game, locale).name
        moves = self.opportunities.completed(table, seat, typed, locale)
        areas = complete_areas(grammar.board, name, typed)
        return list(dict.fromkeys([*moves, *areas, *complete_verbs(grammar.words, typed, locale)]))

    def suggested(self, table: Table, seat: str, locale: str) -> str:
        """What the Legate would do in the nation's turn, as orders."""
        return self.write_suggested(table, seat, locale)

    def analysis(self, table: Table, seat: str, locale: str) -> list[Prospect]:
        """What the active nation of a seat could do in this movement."""
        return self.opportunities.analysis(table, seat, locale)
