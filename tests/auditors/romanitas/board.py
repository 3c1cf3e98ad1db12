"""The map and the counters, transcribed from the print and its reconstruction: what chapters 1 and 5 to 8 refer to."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec


class Territory(msgspec.Struct, frozen=True):
    """A territory: its province, the maritime zones that it borders, its cities [1.3]."""

    province: str
    zones: tuple[str, ...]
    cities: tuple[str, ...]


class Counter(msgspec.Struct, frozen=True):
    """A Roman unit [1.4]; ``elite`` is the bonus of its back, None where it has none."""

    type: str
    arm: str
    bow: bool
    bonus: int
    elite: int | None


class EnemyCounter(msgspec.Struct, frozen=True, array_like=True):
    """A unit of an enemy [1.4]."""

    arm: str
    bow: bool
    bonus: int


class Figures(msgspec.Struct, frozen=True):
    """All that is printed on the map and on counters."""

    limitanei: dict[str, int]
    territories: dict[str, Territory]
    owners: dict[str, list[str]]
    fortified: list[str]
    zones: dict[str, int]
    adjacent: list[tuple[str, str]]
    adjoining_zones: list[tuple[str, str]]
    roman_units: dict[str, Counter]
    roman_fleets: dict[str, int]
    monuments: dict[str, int]
    stratagem_counters: dict[str, tuple[str, str]]
    armies: dict[str, dict[str, EnemyCounter]]
    enemy_fleets: dict[str, int]


FIGURES = msgspec.json.decode((Path(__file__).parent / "figures.json").read_bytes(), type=Figures)
TERRITORIES = FIGURES.territories
TERRITORY_OF = {city: name for name, territory in TERRITORIES.items() for city in territory.cities}
HOME = {city: owner for owner, cities in FIGURES.owners.items() for city in cities}
"""Who holds each city in 528."""

ENEMY_UNITS = {unit: counter for army in FIGURES.armies.values() for unit, counter in army.items()}
KINGDOMS = ("ostrogoths", "vandals", "visigoths")
CLIENTS = ("lakhmids-ghassanids", "albania", "iberia", "lazica")
BOXES = ("left", "centre", "right")

HELMETS = frozenset({"constantinople", "rome", "antioch", "jerusalem", "alexandria", "carthage", "ravenna"})
"""8.2: the religious metropolises and Ravenna."""

COINS = frozenset(
    {
        "carthago-spartaria",
        "carthage",
        "syracusae",
        "naissus",
        "corinthus",
        "ptolemais",
        "antioch",
        "alexandria",
        "pessinus",
        "chersonesos",
    }
)
"""8.3."""

RECRUITS = frozenset(
    {
        "ravenna",
        "carthage",
        "naissus",
        "constantinople",
        "seleucia",
        "trapezus",
        "pessinus",
        "antioch",
        "damascus",
        "alexandria",
    }
)
"""8.4, military."""

CROSSES = ("constantinople", "rome", "carthage", "antioch", "jerusalem", "alexandria")
"""8.4.1."""


def _neighbours() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {name: set() for name in TERRITORIES}
    for one, other in FIGURES.adjacent:
        a, b = TERRITORY_OF[one], TERRITORY_OF[other]
        if a != b:
            found[a].add(b)
            found[b].add(a)
    return {name: frozenset(others) for name, others in found.items()}


NEIGHBOURS = _neighbours()
ADJOINING = frozenset(frozenset(pair) for pair in FIGURES.adjoining_zones)


def province(city: str) -> str:
    """The province of a city."""
    return TERRITORIES[TERRITORY_OF[city]].province


def limitanei(provinces: Iterable[str]) -> int:
    """The best Limitanei number of some provinces [1.3, 5.2.2]."""
    return max((FIGURES.limitanei.get(name, 0) for name in provinces), default=0)


def monument_kind(monument: str) -> str:
    """The kind of a Monument counter."""
    kind = monument.rstrip("0123456789").rstrip("-")
    return "defensive-walls" if kind == "walls" else kind
