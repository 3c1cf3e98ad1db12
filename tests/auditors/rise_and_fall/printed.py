"""The map, the counters and the dates as printed, transcribed without a look at the game's own data."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


class Area(msgspec.Struct, frozen=True):
    """An area: what the map shows of it. ``people``: the symbol printed in it; ``emperor``: its Emperor region."""

    region: str
    province: str
    people: str
    north: bool
    emperor: str
    half: str
    star: str
    star_from: int | None
    countries: tuple[str, ...]
    parthian: bool


class Link(msgspec.Struct, frozen=True, array_like=True):
    """A path or sea route; ``to_a`` is the terrain that a unit meets which enters ``a``."""

    a: str
    b: str
    kind: str
    to_a: tuple[str, ...]
    to_b: tuple[str, ...]
    since: int | None


class Counter(msgspec.Struct, frozen=True):
    """A unit's counter."""

    nation: str
    kind: str
    homes: tuple[str, ...]
    armenian: bool = False
    arrives: int | None = None
    at: tuple[str, ...] = ()


class Leader(msgspec.Struct, frozen=True, array_like=True):
    """A great leader and his dates [Great Leaders]."""

    side: str
    arrives: int
    removed: int


class Printed(msgspec.Struct, frozen=True):
    """Everything in ``printed.json``."""

    areas: dict[str, Area]
    links: tuple[Link, ...]
    units: dict[str, Counter]
    leaders: dict[str, Leader]


@cache
def printed() -> Printed:
    """The transcript."""
    return msgspec.json.decode(Path(__file__).with_name("printed.json").read_bytes(), type=Printed)


AREAS = printed().areas
UNITS = printed().units
LEADERS = printed().leaders


@cache
def links() -> dict[str, dict[str, Link]]:
    """Each area's paths by the area at their other end."""
    found: dict[str, dict[str, Link]] = {area: {} for area in AREAS}
    for link in printed().links:
        found[link.a][link.b] = link
        found[link.b][link.a] = link
    return found


def terrain(origin: str, to: str) -> tuple[str, ...]:
    """What a unit meets that enters ``to`` from ``origin`` [Terrain Effects, Path]."""
    link = links()[origin][to]
    return link.to_a if link.a == to else link.to_b


def is_star(area: str, year: int) -> bool:
    """Whether an area is a production area; Moesia is one from 280 AD [Reinforcements 5]."""
    found = AREAS[area]
    return bool(found.star) and (found.star_from is None or year >= found.star_from)


STARS = tuple(area for area, found in AREAS.items() if found.star)
PARTHIAN_STARS = tuple(area for area in STARS if AREAS[area].parthian)
CELTIC_NORTH = ("caledonia", "concani", "ulaid", "hibernia", "iverni")
EGYPT = ("alexandria", "memphis", "hermopolis")
ARMENIA = ("artashat", "tigranocerta")

# Summary of Important Dates
CIVIL_WARS = {-50: 2, -40: 1, 60: 1, 190: 1, 240: 1, 250: 1, 260: 1, 270: 1, 310: 1, 320: 1}
RELIEVED = {
    "athens": -50,
    "macedonia": -50,
    "cyrene": 0,
    "bithynia": 20,
    "byzantium": 20,
    "antioch": 50,
    "damascus": 50,
    "jaffa": 50,
}
KUSHAN_CONVERSION, KUSHANS_MAY_FALL = -30, 100
FULL_WAR = PACT = 160
WALLS, SASSANID_REVOLT, FREE_MOVEMENT, REFORM, SPLIT = 210, 220, 250, 260, 280
KINGDOMS = REPLACEMENTS_END = PAID_REBUILDING = EASTERN_TRADE = 350
HUN_LANDS_OPEN = 420
"""The Hun areas are open once all have appeared, which is in 410 AD [Prohibited Movement, R29]."""

EMPIRES = ("rome", "parthia")
PEOPLES = ("african", "european", "asian", "celt", "german", "euro-sarmatian", "asian-sarmatian", "kushan")
HORDES = ("huns", "hunae")
ROMAN_KINDS = ("legion", "palatina", "comitatus", "limes")
HALF_POINTS = {"palatina": 3, "comitatus": 2, "limes": 1}
"""Twice the stars that a unit takes [Roman Army Reform 1]; all others take one star."""


def year_of(turn: int) -> int:
    """The decade of a turn; the first is 60 BC [Turns]."""
    return (turn - 1) * 10 - 60


def half_points(unit: str) -> int:
    return HALF_POINTS.get(UNITS[unit].kind, 2)
