"""The order book of Italia: a nation turn as one sheet [1.6]."""

from __future__ import annotations

from rules.core.orders.nation_turns import NationTurnBook
from rules.italia.orders import opportunities, planner, suggested, turns
from rules.italia.orders.grammar import grammar
from rules.italia.orders.names import neighbours

ORDERS = NationTurnBook(
    opening=frozenset({"buy", "capital", "place", "campaign", "move"}),
    grammar=grammar,
    neighbours=neighbours,
    turns=turns,
    try_orders=planner.plan,
    opportunities=opportunities,
    write_suggested=suggested.suggested,
)
"""Orders work at every decision of a nation turn, and at those that answer it."""
