"""Names that written orders of Italia can use: areas, seas, leaders and command words."""

from __future__ import annotations

from functools import cache

from rules.core.orders.area_orders import PARTICLES
from rules.core.orders.names import BoardNames, Index, Vocabulary
from rules.italia.data.loader import GAME_ID, TYPES, italia_data

VERBS = (
    "move",
    "buy",
    "build",
    "repair",
    "capital",
    "place",
    "camp",
    "sail",
    "battle",
    "raid",
    "fight",
    "retreat",
    "pillage",
    "rebuild",
    "plan",
    "join",
    "shift",
    "pass",
    "stay",
    "end",
    "rest",
    "choose",
    "usual",
)
"""The words an order can begin with."""

NONE, STOP, BLOCK, LEAVE = "none", "stop", "block", "leave"
PLANS = ("ask", "pass", "run", "join", "hold")
REWARDS = ("gold", "points", NONE)
"""Particles of this game."""

VOCABULARY = Vocabulary(
    GAME_ID, VERBS, (*PARTICLES, NONE, STOP, BLOCK, LEAVE, *PLANS, "gold", "points"), ("unit", *TYPES)
)
"""The command words."""


@cache
def board() -> BoardNames:
    """The areas and seas."""
    facts = italia_data()
    places = [*facts.areas, *facts.seas]
    aliases = [(alias, place) for place in places for alias in facts.also_known.get(place, ())]
    return BoardNames(GAME_ID, Index.of(GAME_ID, places, aliases))


@cache
def leaders() -> Index:
    """The leaders."""
    return Index.of(GAME_ID, italia_data().leader_nation)


@cache
def leader_ids() -> frozenset[str]:
    """The ids of all leaders."""
    return frozenset(italia_data().leader_nation)


def neighbours(place: str) -> tuple[str, ...]:
    """The areas and seas next to one."""
    facts = italia_data()
    area = facts.areas.get(place)
    return (*facts.seas[place], *facts.coasts[place]) if area is None else (*area.beside, *area.seas)
