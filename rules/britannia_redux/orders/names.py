"""Names that written orders of Britannia reDux can use: areas, seas, leaders and command words."""

from __future__ import annotations

from functools import cache

from rules.britannia_redux.data.loader import GAME_ID, britannia_data
from rules.core.orders.area_orders import PARTICLES
from rules.core.orders.names import BoardNames, Index, Vocabulary

VERBS = (
    "move",
    "place",
    "stay",
    "battle",
    "fight",
    "leave",
    "return",
    "raiders",
    "rebuild",
    "remove",
    "end",
    "rest",
    "choose",
    "usual",
)
"""The words an order can begin with."""

NONE, HOME, BACK, FIRST, LANDED, LAST = "none", "home", "back", "first", "landed", "last"
"""Particles of this game: no forts, back to sea, back to where units came from, and what falls first or last."""

VOCABULARY = Vocabulary(
    GAME_ID, VERBS, (*PARTICLES, NONE, HOME, BACK, FIRST, LANDED, LAST), ("unit", "infantry", "cavalry")
)
"""The command words."""


@cache
def board() -> BoardNames:
    """The areas and seas."""
    facts = britannia_data()
    places = [*facts.areas, *facts.seas]
    aliases = [(alias, place) for place in places for alias in facts.also_known.get(place, ())]
    return BoardNames(GAME_ID, Index.of(GAME_ID, places, aliases))


@cache
def leaders() -> Index:
    """The leaders."""
    facts = britannia_data()
    aliases = [(alias, leader) for leader in facts.leaders for alias in facts.also_known.get(leader, ())]
    return Index.of(GAME_ID, facts.leaders, aliases)


def neighbours(place: str) -> tuple[str, ...]:
    """The areas and seas next to one, the areas first."""
    facts = britannia_data()
    area = facts.areas.get(place)
    return facts.seas.get(place, ()) if area is None else (*sorted(area.beside), *area.seas)
