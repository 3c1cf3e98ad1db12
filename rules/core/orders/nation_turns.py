"""Order books of games in which a seat plays several nations, each with a turn and a sheet of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from rules.core.decisions import Decision, Pick
from rules.core.orders import NamedTurn, Order, Plan, Prospect, Reading
from rules.core.orders.completion import complete, verbs_begun, with_areas_begun, with_neighbours
from rules.core.orders.grammar import MOVE, Grammar
from rules.core.orders.names import Words, folded
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

    def moves(self, table: Table, seat: str, typed: Words, locale: str) -> list[str]:
        """The moves of this phase that begin with the typed words, as orders."""


@dataclass(frozen=True)
class NationTurnBook:
    """Reads, tries, completes and suggests the orders of a nation turn, and lists what can be taken.

    ``opening`` has the topics of the decisions with which a nation turn begins, up to its movement; ``topics`` has
    those at which orders can be written. Without it, they can be at all. ``neighbours`` are the
    areas and seas next to one.
    """

    opening: Collection[str]
    grammar: Callable[[], Grammar]
    turns: NationTurns
    try_orders: Callable[[Table, str, Sequence[Order]], Plan]
    opportunities: Opportunities
    write_suggested: Callable[[Table, str, str], str]
    neighbours: Callable[[str], Iterable[str]]
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
        """Completions for the last order of a text: the moves of this phase, then areas, then the verbs.

        Areas and verbs are also there while others play: all nations are on the same board.
        """
        grammar, name = self.grammar(), lexicon(table.game, locale).name

        def orders(last: str) -> Iterator[str]:
            words = folded(last)
            yield from self.opportunities.moves(table, seat, words, locale)
            yield from self._asked_about(table, seat, last, name)
            yield from with_neighbours(grammar.board, self.neighbours, name, last)
            yield from with_areas_begun(grammar, name, last)
            yield from verbs_begun(grammar.words, words, locale)

        return complete(grammar, typed, locale, orders)

    def _asked_about(self, table: Table, seat: str, last: str, name: Callable[[str], str]) -> Iterator[str]:
        """A verb with each area that the pending question of that name offers."""
        decision, words = table.decisions.get(seat), folded(last)
        verb = self.grammar().words.verbs().get(words[0], "") if len(words) == 1 and last.endswith(" ") else ""
        if isinstance(decision, Pick) and verb not in ("", MOVE) and decision.topic.startswith(verb):
            spaces = dict.fromkeys(option.space for option in decision.options if option.space)
            yield from (f"{last.strip()} {name(space)}" for space in spaces)

    def suggested(self, table: Table, seat: str, locale: str) -> str:
        """What the Legate would do in the nation's turn, as orders."""
        return self.write_suggested(table, seat, locale)

    def analysis(self, table: Table, seat: str, locale: str) -> list[Prospect]:
        """What the active nation of a seat could do in this movement."""
        return self.opportunities.analysis(table, seat, locale)
