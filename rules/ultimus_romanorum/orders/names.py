"""Names that written orders of Ultimus Romanorum can use: places, leaders, units, Tribes, fleets and command words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.core.orders.area_orders import PARTICLES
from rules.core.orders.names import BoardNames, Index, Vocabulary, lexicons
from rules.ultimus_romanorum.data.loader import BOXES, GAME_ID, REFUGES, ultimus_data

VERBS = (
    "move",
    "onward",
    "migrate",
    "sail",
    "armada",
    "hold",
    "leave",
    "rally",
    "fight",
    "evade",
    "end",
    "pass",
    "choose",
    "usual",
)
"""The words an order can begin with."""

DROP, ALONE = "drop", "alone"
"""Particles of this game: units left behind on the way, and a leader who takes along no unit."""

CATEGORIES = {"li": "LI", "co": "CO", "pa": "PA"}
"""The kinds of Roman units that can be ordered by number, with their category [1.3.1]."""

ANY_UNIT = "unit"

VOCABULARY = Vocabulary(GAME_ID, VERBS, (*PARTICLES, DROP, ALONE), (ANY_UNIT, *CATEGORIES))
"""The command words."""


@cache
def board() -> BoardNames:
    """The areas and seas, also by the names of their towns and ports."""
    facts = ultimus_data()
    aliases = [(alias, place) for place, known in facts.also_known.items() for alias in known]
    return BoardNames(GAME_ID, Index.of(GAME_ID, [*facts.areas, *facts.seas], [*aliases, *_towns()]))


def _towns() -> Iterator[tuple[str, str]]:
    """Towns and ports with their areas, in every language."""
    for area, named in ultimus_data().place_names.items():
        for name in filter(None, named):
            yield name, area
            slug = name.lower().replace(" ", "-")
            yield from ((each.name(slug), area) for each in lexicons(GAME_ID))


@cache
def pieces() -> Index:
    """The leaders and units. The units of a Tribe also have its Latin name with their number."""
    facts = ultimus_data()
    numbered = [(unit.replace("-u", "-"), unit) for unit, each in facts.units.items() if each.tribe]
    return Index.of(GAME_ID, [*facts.leaders, *facts.units], numbered)


@cache
def tribes() -> Index:
    """The Tribes."""
    facts = ultimus_data()
    aliases = [(alias, tribe) for tribe, each in facts.tribes.items() for alias in each.aka]
    return Index.of(GAME_ID, facts.tribes, aliases)


@cache
def fleets() -> Index:
    """The fleets."""
    return Index.of(GAME_ID, ultimus_data().fleets)


@cache
def refuges() -> Index:
    """The cities that shelter an Augustus, by their own names and those of their areas [8.2.2]."""
    facts = ultimus_data()
    aliases = [(facts.place_names[area][0], BOXES[half]) for half, area in REFUGES.items()]
    slugs = [(each.name(name.lower()), box) for name, box in aliases for each in lexicons(GAME_ID)]
    areas = [(area, BOXES[half]) for half, area in REFUGES.items()]
    return Index.of(GAME_ID, BOXES.values(), [*aliases, *slugs, *areas])
