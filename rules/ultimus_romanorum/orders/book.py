"""The order book of Ultimus Romanorum: the sheet of an SMC as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rules.core.decisions import Decision
from rules.core.orders import NamedTurn, Order, Plan, Prospect, Reading
from rules.core.table import Table
from rules.ultimus_romanorum.orders import opportunities, planner, suggested, suggestions, turns
from rules.ultimus_romanorum.orders.grammar import grammar
from rules.ultimus_romanorum.state import UltimusState

_TOPICS = frozenset(
    {
        "movement",
        "goal",
        "escort",
        "rally",
        "gather",
        "fleet",
        "sail",
        "load",
        "load-leaders",
        "land",
        "escape",
        "battle-order",
        "refuge",
        "companion",
        "evade",
        "evade-to",
        "company",
        "rearguard",
        "rearguard-leaders",
        "losses",
        "retreat",
    }
)
"""The decisions of an SMC at which orders can be written."""

_OPENING = frozenset({"movement"})
"""The decision with which an SMC begins."""


class UltimusOrderBook:
    """Reads, tries, completes and suggests orders, and lists what can be taken."""

    def concerns(self, decision: Decision) -> bool:
        """Whether orders work at a decision: in an SMC, and not in the windows for stratagems."""
        return decision.topic in _TOPICS

    def opens(self, decision: Decision) -> bool:
        """Whether a turn's sheet can begin at a decision."""
        return decision.topic in _OPENING

    def turn(self, table: Table) -> str:
        """The SMC that is being played: its year, its camp, and how many that camp has left."""
        state = cast(UltimusState, table.state)
        return f"{state.turn}.{state.active}.{state.sequences.get(state.active, 0)}"

    def coming(self, _table: Table, _seat: str) -> list[NamedTurn]:
        """None by name: who moves next depends on what is left of the sequences."""
        return []

    def ahead(self, table: Table, seat: str, _turn: str) -> Table | None:
        """The position as if the next SMC of a seat began now, as far as it knows."""
        return turns.ahead(table, seat)

    def parse(self, text: str, locale: str) -> Reading:
        """Parse the orders in a text."""
        return grammar().parse(text, locale)

    def plan(self, table: Table, seat: str, orders: Sequence[Order]) -> Plan:
        """Try orders on a fork of the table."""
        return planner.plan(table, seat, orders)

    def suggest(self, table: Table, seat: str, typed: str, locale: str) -> list[str]:
        """Completions for the last order of a text."""
        return suggestions.suggest(table, seat, typed, locale)

    def suggested(self, table: Table, seat: str, locale: str) -> str:
        """What the Legate would do in the SMC, as orders."""
        return suggested.suggested(table, seat, locale)

    def analysis(self, table: Table, seat: str, locale: str) -> list[Prospect]:
        """What a seat could do in this SMC."""
        return opportunities.analysis(table, seat, locale)


ORDERS = UltimusOrderBook()
"""The order book; it has no state."""
