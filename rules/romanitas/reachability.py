"""Who holds what on the map, and what is in reach. Cached per state of possession."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache

from rules.romanitas.data.loader import romanitas_data

Route = tuple[str, ...]
"""The zones of a naval expedition, that of departure first [7.4]."""

POSSESSIONS_REMEMBERED = 256
"""Cached states of possession. A campaign goes through a few dozen."""


@dataclass(frozen=True, eq=False)
class Frontier:
    """The map by territories, for one state of possession [1.3, 6.4].

    ``roman``: territories with a Roman city. ``enemy_cities``: the cities of a territory that aren't Roman.
    ``kingdom``: territory to the kingdom that holds a city in it. For those territories, ``bases`` are the Roman
    territories from which a land attack can start. ``limitanei`` is the largest number of the bases' provinces [R16].
    ``routes`` are the ways by sea: a zone off a Roman coast and up to one adjoining zone [7.4, R53]. ``subdued``: the
    kingdoms whose cities of 528 are all Roman [R30].
    """

    roman: frozenset[str]
    enemy_cities: Mapping[str, tuple[str, ...]]
    kingdom: Mapping[str, str]
    bases: Mapping[str, tuple[str, ...]]
    limitanei: Mapping[str, int]
    routes: Mapping[str, tuple[Route, ...]]
    subdued: frozenset[str]


@lru_cache(maxsize=POSSESSIONS_REMEMBERED)
def frontier(cities: tuple[str, ...], owners: tuple[str, ...]) -> Frontier:
    """The frontier for these owners of the cities."""
    data = romanitas_data()
    owner = dict(zip(cities, owners, strict=True))
    roman = frozenset(data.territory_of[city] for city in cities if owner[city] == "roman")
    enemy_cities = {
        territory: tuple(city for city in held if owner[city] != "roman") for territory, held in data.cities_of.items()
    }
    kingdom = {
        territory: owner[held[0]]
        for territory, held in enemy_cities.items()
        if held and owner[held[0]] in data.kingdoms
    }
    bases = {  # 6.4, R86
        territory: tuple(base for base in (territory, *data.adjacent_territories[territory]) if base in roman)
        for territory in kingdom
    }
    return Frontier(
        roman,
        enemy_cities,
        kingdom,
        bases,
        {territory: highest_limitanei(near) for territory, near in bases.items()},
        {territory: _routes(territory, roman) for territory in kingdom},
        frozenset(
            kingdom
            for kingdom in data.kingdoms
            if all(owner[city] == "roman" for city in data.original_cities[kingdom])
        ),
    )


def _routes(target: str, roman: Collection[str]) -> tuple[Route, ...]:
    data = romanitas_data()
    coast = data.zones_of[target]
    starts = [zone for zone in data.zones if harbours(zone, target, roman)]
    direct: list[Route] = [(zone,) for zone in starts if zone in coast]
    crossing: list[Route] = [
        (zone, beyond)
        for zone in starts
        if zone not in coast
        for beyond in data.zones
        if beyond in coast and beyond in data.adjoining_zones[zone]
    ]
    return (*direct, *crossing)


def harbours(zone: str, target: str, roman: Collection[str]) -> list[str]:
    """The Roman coastal territories on a zone from which a force can embark, except the target [7.4]."""
    return [each for each in romanitas_data().territories_on[zone] if each != target and each in roman]


@cache
def highest_limitanei(territories: tuple[str, ...]) -> int:  # R16, R72
    """The largest Limitanei number of these territories' provinces, or 0 [1.3, R16]."""
    data = romanitas_data()
    provinces = {data.territories[territory].province for territory in territories}
    return max((data.limitanei[province] for province in provinces), default=0)
