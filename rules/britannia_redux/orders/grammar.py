"""How written orders of Britannia reDux are read, in any of the game's languages.

======================================  =====================================================
``place Essex 1, Wessex 2``             new armies
``move 2 Essex > South Mercia``         any two armies; ``1 cavalry``, ``2 infantry``, ``all``
``move 2, Arthur at Avalon > Hwicce``   armies with a leader; ``Arthur > Hwicce`` he alone
``move 1 Kent > Essex > Suffolk``       by way of an area, or of a sea for a boat
``stay Kent``, ``stay 2 Kent``          later orders leave these armies there
``end``, ``rest stay``                  the movement is over
``rest``                                the Legate places and moves the rest
``battle Kent, leave at 1``             this battle next, and when to break off
``fight on``, ``leave``                 answer a question about a retreat
``raiders home``, ``raiders stay``      after the battles
``rebuild all``, ``rebuild none``       destroyed forts, or ``rebuild York``
``remove Kent, Essex``                  armies over the limit
``choose …``, ``usual``                 answer the pending question
======================================  =====================================================
"""

from __future__ import annotations

from functools import cache

from rules.britannia_redux.data.loader import GAME_ID
from rules.britannia_redux.game import say
from rules.britannia_redux.orders import names
from rules.core.orders.area_orders import ALL
from rules.core.orders.armies import Answer, Battle, Counts, March
from rules.core.orders.grammar import Bare, Grammar, Labels, Pattern


@cache
def grammar() -> Grammar:
    """The grammar, built once."""
    patterns: dict[str, Pattern] = {
        "place": Counts(1),
        "stay": Counts(ALL),
        "remove": Counts(1),
        "battle": Battle(),
        "fight": Answer("on"),
        "leave": Answer(areas=True),
        "raiders": Answer("home", "stay"),
        "rebuild": Answer("all", "none", areas=True),
        "rest": Answer("stay"),
        "choose": Labels(),
        "end": Bare(),
        "usual": Bare(),
    }
    return Grammar(GAME_ID, say, names.VOCABULARY, names.board(), patterns, March(names.leaders(), "move"))
