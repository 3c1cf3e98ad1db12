"""How written orders of Rise and Fall are read, in any of the game's languages.

==========================================  ==========================================================
``antioch > nisbis``                        a unit moves, or attacks if enemies are there; ``a > b > c`` goes via ``b``
``2 legions antioch > nisbis``              so many of a kind; ``legion 4 > nisbis`` names the unit
``antioch > nisbis, support from petra``    an attack with supporters that are in, or go to, these areas
``pontus > iberia, support from judea``     a unit's name works in place of its area
``attack nisbis from antioch``              the same; without ``from`` the unit that needs the least support leads
``transfer antioch > rome``                 long-range transfer, also written ``antioch >> rome``
``hold antioch, petra``                     units there take no part in later orders
``war on parthia``                          declaration of war; ``war kushan on parthia`` for another power
``loot``, ``found``, ``release``, ``dismiss``, ``disband``, ``rebuild``, ``bribe``   then areas (or units)
``place 2 legions at rome, capua``          replacements; ``walls``, ``done`` end or complete the phase
``emperor germania``, ``sue``, ``pact``, ``end``   the other acts of a player turn
``choose …``, ``usual``                     answer the pending question
==========================================  ==========================================================
"""

from __future__ import annotations

from functools import cache

from rules.core.orders.grammar import AreaList, Attack, Bare, Grammar, Labels, One, Pair, Pattern
from rules.rise_and_fall.data.loader import GAME_ID
from rules.rise_and_fall.game import say
from rules.rise_and_fall.orders import names

_BARE = ("sue", "pact", "end", "walls", "done", "usual")
_WITH_AREAS = ("hold", "loot", "found", "release", "dismiss", "place", "bribe", "rebuild", "disband")


@cache
def grammar() -> Grammar:
    """The grammar, built once."""
    patterns: dict[str, Pattern] = {
        "attack": Attack(),
        "war": Pair(names.powers(), "order-no-power"),
        "emperor": One(names.regions(), "order-no-region"),
        "choose": Labels(),
        **dict.fromkeys(_BARE, Bare()),
        **dict.fromkeys(_WITH_AREAS, AreaList()),
    }
    return Grammar(GAME_ID, say, names.VOCABULARY, names.board(), patterns)
