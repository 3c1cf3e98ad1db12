"""The order book of Britannia reDux: a nation turn as text."""

from __future__ import annotations

from collections.abc import Sequence

from rules.britannia_redux.orders import opportunities, planner, suggested, turns
from rules.britannia_redux.orders.grammar import grammar
from rules.core.decisions import Decision
from rules.core.orders import NamedTurn, Order, Plan, Prospect, Reading
from rules.core.orders.completion import complete_verbs
from rules.core.table import Table

_TOPICS = frozenset(
    {
        "place",
        "place-burh",
        "pay-burh",
        "leader",
        "move",
        "move-who",
        "move-to",
        "excess",
        "remove",
        "rebuild",
        "battle",
        "battle-orders",
        "battle-limit",
        "retreat",
        "withdraw",
        "return",
        "raiders",
        "losses",
    }
)
"""The decisions at which orders can be written."""

_OPENING = frozenset({"place", "place-burh", "pay-burh", "leader", "move", "move-who"})
"""The decisions with which a nation's turn begins, up to its movement."""


class BritanniaOrderBook:
    """Reads, tries and completes orders, and lists what can be taken."""

    def concerns(self, decision: Decision) -> bool:
        """Whether orders work at a decision."""
        return decision.topic in _TOPICS

    def opens(self, decision: Decision) -> bool:
        """Whether a turn's sheet can begin at a decision."""
        return decision.topic in _OPENING

    def turn(self, table: Table) -> str:
        """The nation turn that is being played."""
        return turns.turn(table)

    def present(self, table: Table) -> NamedTurn | None:
        """The nation turn that is being played, with its name."""
        return turns.present(table)

    def coming(self, table: Table, seat: str) -> list[NamedTurn]:
        """The next turn of each nation that a seat plays, in their order [B3.2]."""
        return turns.coming(table, seat)

    def ahead(self, table: Table, seat: str, turn: str) -> Table | None:
        """The position as if a coming nation turn began now."""
        return turns.ahead(table, seat, turn)

    def parse(self, text: str, locale: str) -> Reading:
        """Parse the orders in a text."""
        return grammar().parse(text, locale)

    def plan(self, table: Table, seat: str, orders: Sequence[Order]) -> Plan:
        """Try orders on a fork of the table."""
        return planner.plan(table, seat, orders)

    def suggest(self, table: Table, seat: str, typed: str, locale: str) -> list[str]:
        """Completions for the last order of a text: the moves of this phase, then the verbs."""
        if table.decisions.get(seat) is None:
            return []
        return opportunities.completed(table, seat, typed, locale) + complete_verbs(grammar().words, typed, locale)

    def suggested(self, table: Table, seat: str, locale: str) -> str:
        """What the Legate would place and move before the battles."""
        return suggested.suggested(table, seat, locale)

    def analysis(self, table: Table, seat: str, locale: str) -> list[Prospect]:
        """What a seat could do in this Movement Phase."""
        return opportunities.analysis(table, seat, locale)


ORDERS = BritanniaOrderBook()
"""The order book; it has no state."""
