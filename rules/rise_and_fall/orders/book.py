"""The order book of Rise and Fall: a whole player turn as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rules.core.decisions import Decision
from rules.core.orders import NamedTurn, Order, Plan, Prospect, Reading
from rules.core.table import Table
from rules.rise_and_fall.orders import opportunities, planner, suggestions
from rules.rise_and_fall.orders.grammar import grammar
from rules.rise_and_fall.state import RiseState

_TOPICS = frozenset(
    {
        "provision",
        "place-kind",
        "place-area",
        "bribe",
        "rebuild",
        "disband",
        "recruit",
        "operation",
        "mover",
        "move-to",
        "transferred",
        "transfer-to",
        "target",
        "main",
        "supporter",
        "war",
        "emperor-region",
        "looter",
        "settler",
        "release",
        "dismiss",
    }
)
"""The decisions of a player turn from which the rest can be written as orders."""


class RiseOrderBook:
    """Reads, tries and completes orders, and lists what can be taken."""

    def concerns(self, decision: Decision) -> bool:
        """Whether orders work at a decision: in the replacement phase, and in movement and combat."""
        return decision.topic in _TOPICS

    def turn(self, table: Table) -> str:
        """The player turn that is being played."""
        state = cast(RiseState, table.state)
        return f"{state.turn}.{state.player}"

    def coming(self, _table: Table, _seat: str) -> list[NamedTurn]:
        """None by name: a seat has one turn in each turn of the game."""
        return []

    def parse(self, text: str, locale: str) -> Reading:
        """Parse the orders in a text."""
        return grammar().parse(text, locale)

    def plan(self, table: Table, seat: str, orders: Sequence[Order]) -> Plan:
        """Try orders on a fork of the table."""
        return planner.plan(table, seat, orders)

    def suggest(self, table: Table, seat: str, typed: str, locale: str) -> list[str]:
        """Completions for the last order of a text."""
        return suggestions.suggest(table, seat, typed, locale)

    def analysis(self, table: Table, seat: str, locale: str) -> list[Prospect]:
        """What a seat could take this turn."""
        return opportunities.analysis(table, seat, locale)


ORDERS = RiseOrderBook()
"""The order book; it has no state."""
