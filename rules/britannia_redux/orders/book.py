"""The order book of Britannia reDux: a nation turn as one sheet [B3.2]."""

from __future__ import annotations

from rules.britannia_redux.orders import opportunities, planner, suggested, turns
from rules.britannia_redux.orders.grammar import grammar
from rules.britannia_redux.orders.names import neighbours
from rules.core.orders.nation_turns import NationTurnBook

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


ORDERS = NationTurnBook(
    opening=_OPENING,
    topics=_TOPICS,
    grammar=grammar,
    neighbours=neighbours,
    turns=turns,
    try_orders=planner.plan,
    opportunities=opportunities,
    write_suggested=suggested.suggested,
)
"""The order book."""
