"""Names that written orders of Rise and Fall can use: areas, units, powers, regions and command words."""

from __future__ import annotations

from functools import cache

from rules.core.orders.area_orders import PARTICLES
from rules.core.orders.names import BoardNames, Index, Vocabulary
from rules.rise_and_fall.data.loader import GAME_ID, HUNS, PEOPLES, REBELS, rise_data

VERBS = (
    "attack",
    "move",
    "transfer",
    "hold",
    "war",
    "loot",
    "found",
    "sue",
    "pact",
    "emperor",
    "release",
    "dismiss",
    "end",
    "place",
    "bribe",
    "rebuild",
    "disband",
    "walls",
    "done",
    "choose",
    "usual",
)
"""The words an order can begin with."""

KINDS = (
    "unit",
    "legion",
    "rebel-legion",
    "palatina",
    "comitatus",
    "limes",
    "parthian-cavalry",
    "parthian-infantry",
    "kushan",
    "sarmatian",
    "german",
    "migration",
    "germanic-kingdom",
    "hunnic-kingdom",
    "hun",
    "celt",
    "bull",
)
"""The kinds of units that can be ordered by number; ``unit`` means any of them."""

VOCABULARY = Vocabulary(GAME_ID, VERBS, PARTICLES, KINDS)
"""The command words."""

_LATER_KINGDOMS = ("ii", "iii", "iv", "v")


@cache
def board() -> BoardNames:
    """The areas of the map and the counters."""
    facts = rise_data()
    aliases = [(alias, area) for area, known in facts.also_known.items() for alias in known]
    printed = [(facts.names[unit], unit) for unit in facts.unit]
    return BoardNames(GAME_ID, Index.of(GAME_ID, facts.areas, aliases), facts.unit, printed)


def powers() -> Index:
    """The powers that can declare war, or have war declared on them."""
    tribes = {tribe: f"kingdom-{tribe}" for tribe in rise_data().tables.kingdoms.sets}
    numbered = [f"{name}-{number}" for name in tribes.values() for number in _LATER_KINGDOMS]
    things = ["rome", "parthia", *PEOPLES, REBELS, *HUNS, *tribes.values(), *numbered]
    return Index.of(GAME_ID, things, tribes.items())


def regions() -> Index:
    """The regions the Emperor can go to."""
    return Index.of(GAME_ID, rise_data().emperor_regions)
