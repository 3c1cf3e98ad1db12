"""The map, the counters, the tables and the scenarios, transcribed without a look at the game's own data."""

from __future__ import annotations

from collections import deque
from functools import cache
from pathlib import Path

import msgspec


class Area(msgspec.Struct, frozen=True):
    """An area or a sea as printed. ``zone``: empire, origin, unnamed or sea; ``open``: fleets may sail it."""

    zone: str
    half: str
    diocese: str
    town: bool
    capital: bool
    port: bool
    tribe: str
    eastern: bool
    open: bool

    @property
    def empire(self) -> bool:
        return self.zone == "empire"


class Diocese(msgspec.Struct, frozen=True):
    """A diocese; ``beside``: those next to it in its half."""

    half: str
    areas: tuple[str, ...]
    beside: tuple[str, ...]


class Link(msgspec.Struct, frozen=True, array_like=True):
    """A link; ``pm`` is its whole cost [7.2]."""

    a: str
    b: str
    kind: str
    pm: int
    river: str


class Leader(msgspec.Struct, frozen=True):
    """A leader's counter and his years; a Roman has no Tribe. ``deaths``: from a year on he dies on so much."""

    half: str
    tribe: str
    generic: bool
    cc: int
    vs: int
    bt: int
    cp: int
    origin: str
    entry: int
    area: str
    diocese: str
    deaths: tuple[tuple[int, int], ...]

    @property
    def roman(self) -> bool:
        return not self.tribe


class Unit(msgspec.Struct, frozen=True):
    """A unit's counter: PF, QU and BT of both sides. ``area``: the capital of palatini."""

    category: str
    half: str
    diocese: str
    tribe: str
    front: tuple[int, int, int]
    back: tuple[int, int, int]
    barbarian: bool
    area: str


class Tribe(msgspec.Struct, frozen=True):
    """A Tribe: its nationality, areas of origin, and with whom it may not stack."""

    nation: str
    rank: str
    homes: tuple[str, ...]
    group: str
    king: bool
    federable: bool


class Column(msgspec.Struct, frozen=True):
    """A column of the Combat Table."""

    label: str
    ratio: tuple[int, int]
    cells: tuple[tuple[str, str, str], ...]


class Stratagem(msgspec.Struct, frozen=True):
    """A kind of stratagem: who may play it, and in which phases."""

    side: str
    phases: tuple[str, ...]
    count: int
    kept: str


class Scenario(msgspec.Struct, frozen=True):
    """A scenario as it is set up."""

    first: int
    last: int
    initiative: str
    positions: dict[str, str]
    offices: dict[str, str]
    guards: dict[str, int]
    status: dict[str, str]
    kings: dict[str, tuple[str, str]]
    alliances: tuple[tuple[str, str], ...]
    exempt: tuple[str, ...]
    ceded: tuple[str, ...]
    pv: dict[str, int]
    hands: dict[str, tuple[str, ...]]
    excluded: tuple[str, ...]
    cup: dict[str, int]
    fleets: dict[str, str]
    reinforcements: dict[str, dict[str, str | int]]
    later: tuple[str, ...]
    cession: int


class Printed(msgspec.Struct, frozen=True):
    """Everything in ``printed.json``."""

    areas: dict[str, Area]
    dioceses: dict[str, Diocese]
    links: tuple[Link, ...]
    leaders: dict[str, Leader]
    units: dict[str, Unit]
    tribes: dict[str, Tribe]
    columns: tuple[Column, ...]
    stratagems: dict[str, Stratagem]
    events: dict[str, str]
    scenarios: dict[str, Scenario]


@cache
def printed() -> Printed:
    """The transcript."""
    return msgspec.json.decode(Path(__file__).with_name("printed.json").read_bytes(), type=Printed)


AREAS = printed().areas
DIOCESES = printed().dioceses
LEADERS = printed().leaders
UNITS = printed().units
TRIBES = printed().tribes
COLUMNS = printed().columns
STRATAGEMS = printed().stratagems
EVENTS = printed().events
SCENARIOS = printed().scenarios

BOXES = {"ravenna": "italia-4", "constantinopolis": "thracia-3"}
REFUGE = {"west": "italia-4", "east": "thracia-3"}
"""The area of the city in which the Augustus of a half may take refuge [8.2.2]."""

ROMA = "italia-5"
CAPITALS = {
    half: tuple(area for area, found in AREAS.items() if found.capital and found.half == half)
    for half in ("west", "east")
}
BASES = {"classis-occidentalis": "africa-4", "classis-orientalis": "thracia-3"}
EXTRA_FLEET = "classis-temporaria"
FLEETS = (*BASES, EXTRA_FLEET)
HALVES = ("west", "east")
HOSTILE = ("war", "revolt", "regnum")
SUBJECTS = ("ostrogothi", "gepidae")
"""Tribes that stand alone even while they are allied to the Hunni [6.2, R88]."""

_ENEMIES = {
    frozenset(("east-south", "german")),
    frozenset(("east-south", "insular-celt")),
    frozenset(("east-south", "open")),
    frozenset(("german", "insular-celt")),
}


def may_stack(one: str, other: str) -> bool:
    """Whether two Tribes may share an area [4.2.4, R24]."""
    return frozenset((TRIBES[one].group, TRIBES[other].group)) not in _ENEMIES


def tribe_of(piece: str) -> str:
    """The Tribe of a unit or leader; empty for Romans."""
    return UNITS[piece].tribe if piece in UNITS else LEADERS[piece].tribe


@cache
def by_land() -> dict[str, dict[str, Link]]:
    """Each area's links without sea and coast, by the area at their other end."""
    found: dict[str, dict[str, Link]] = {area: {} for area in AREAS}
    for link in printed().links:
        if link.kind in ("land", "river", "strait"):
            found[link.a][link.b] = link
            found[link.b][link.a] = link
    return found


@cache
def by_sea() -> dict[str, tuple[str, ...]]:
    """What each area or sea is linked with over the water."""
    found: dict[str, list[str]] = {area: [] for area in AREAS}
    for link in printed().links:
        if link.kind in ("sea", "coast"):
            found[link.a].append(link.b)
            found[link.b].append(link.a)
    return {area: tuple(ends) for area, ends in found.items()}


@cache
def distances(area: str) -> dict[str, int]:
    """How many links each area is away by land [R10, R84]."""
    found = {area: 0}
    queue = deque([area])
    while queue:
        here = queue.popleft()
        for there in by_land()[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


@cache
def voyages(area: str) -> dict[str, int]:
    """How many links each area or sea is away from an island, where sea and coast are links, too [R84]."""
    found = {area: 0}
    queue = deque([area])
    while queue:
        here = queue.popleft()
        for there in (*by_land()[here], *by_sea()[here]):
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


FAR = 999


def distance(one: str, other: str) -> int:
    return distances(one).get(other, FAR)


def is_outside(area: str) -> bool:
    """Whether a step that ends here counts as outside the Empire; the East does not [7.3]."""
    return not AREAS[area].empire and not AREAS[area].eastern


def dies_on(leader: str, year: int) -> int | None:
    """On which d10 a leader dies in a year; None if he isn't tested yet [Entry and Death]."""
    rows = [number for since, number in LEADERS[leader].deaths if since <= year]
    return rows[-1] if rows else None


def guard_pf(cc: int) -> int:
    """The strength of a leader's buccellarii [3.2.4]."""
    if cc <= 0:
        return 0
    return 2 if cc <= 4 else 3 if cc <= 6 else 4
