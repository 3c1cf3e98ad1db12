"""The map, counters, scenarios and cards, transcribed without a look at the game's own data.

Points are halves. Those of the cards changed for balance are the ones listed in ``docs/balance-italia.md``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


class Type(msgspec.Struct, frozen=True):
    """A kind of unit; ``reverse``: the number to hit after its first hit [2.1, 2.3]."""

    to_hit: int
    move: int
    cost: int
    reverse: int


class Numbers(msgspec.Struct, frozen=True):
    """Numbers of a nation's counters that differ from the usual ones."""

    to_hit: int | None = None
    move: int | None = None


class Nation(msgspec.Struct, frozen=True):
    """A nation: its counters, and what it may buy from which turn [2.7, 6.6]."""

    period: str
    seat: str
    counters: dict[str, int]
    leaders: tuple[str, ...]
    overrides: dict[str, Numbers]
    buys: dict[str, int]


class Area(msgspec.Struct, frozen=True):
    """A land area; ``no_city``: it has an X [3.4]."""

    terrain: str
    no_city: bool


class Places(msgspec.Struct, frozen=True):
    """Where an arrival may be set [7.4]."""

    own: bool = False
    areas: tuple[str, ...] = ()
    staging: tuple[str, ...] = ()
    seas: tuple[str, ...] = ()
    fleets: tuple[str, ...] = ()
    contested: tuple[str, ...] = ()
    seat: tuple[str, ...] = ()
    otherwise: Places | None = None


class Arrival(msgspec.Struct, frozen=True):
    """Units and a leader that arrive in a turn [7.4]."""

    turn: int
    nation: str
    units: dict[str, int]
    at: Places
    leader: str = ""
    chest: int = 0
    major: bool = False
    embarked: bool = False
    hannibal: bool = False
    if_owning: bool = False
    odoaker: bool = False
    inherits: str = ""
    crossing: bool = False
    frees: bool = False


class Departure(msgspec.Struct, frozen=True):
    """Units that leave the game; ``exits``: where leaving scores."""

    turn: int
    nation: str
    own_turn: bool
    keep: int = 0
    exits: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """A line of a card: what gives half points [11.1]. Without nation, unit or leader any one counts."""

    type: str
    halves: int
    later: int = 0
    turns: tuple[int, ...] = ()
    areas: tuple[str, ...] = ()
    nation: str = ""
    unit: str = ""
    leader: str = ""


class Card(msgspec.Struct, frozen=True):
    """A nation's card."""

    submits_to: tuple[str, ...]
    lines: tuple[Line, ...]
    submit_from: int = 1
    force_at: int = 0
    halved: bool = False
    halved_without: tuple[str, ...] = ()
    no_income: bool = False
    no_income_from: int = 99
    no_income_before: int = 0
    capital_only: str = ""
    no_city_in: tuple[str, ...] = ()
    owns_staging: tuple[str, ...] = ()
    appeals: int = 0
    truce: dict[str, int] = {}


class Period(msgspec.Struct, frozen=True):
    """One of the two games on the board."""

    years: tuple[tuple[int, int], ...]
    seats: dict[str, tuple[str, ...]]
    order: tuple[str, ...]
    units: dict[str, dict[str, dict[str, int]]]
    gold: dict[str, int]
    capitals: dict[str, str]
    cities: tuple[str, ...]
    pillaged: tuple[str, ...]
    arrivals: tuple[Arrival, ...]
    departures: tuple[Departure, ...]
    cards: dict[str, Card]


class Scenario(msgspec.Struct, frozen=True):
    """A whole game or an evening; the yardstick in half points [11.6]."""

    period: str
    last: int
    yardstick: dict[str, int] = {}


class Printed(msgspec.Struct, frozen=True):
    """All that is printed."""

    types: dict[str, Type]
    nations: dict[str, Nation]
    areas: dict[str, Area]
    seas: tuple[str, ...]
    staging: tuple[str, ...]
    links: tuple[tuple[str, str, str], ...]
    sets: dict[str, tuple[str, ...]]
    periods: dict[str, Period]
    scenarios: dict[str, Scenario]


@cache
def printed() -> Printed:
    """What ``printed.json`` holds."""
    return msgspec.json.decode((Path(__file__).parent / "printed.json").read_bytes(), type=Printed)


FLEET = "fleet"
ROMA = "roma"
AREAS = printed().areas
SEAS = frozenset(printed().seas)
STAGING = frozenset(printed().staging)
NATIONS = printed().nations
AFRICA = frozenset(printed().sets["africa"])
BESIDE: dict[str, set[str]] = {place: set() for place in (*AREAS, *SEAS, *STAGING)}
"""Place to those it touches by land, strait or border of a staging zone [3.2, 3.8]."""
COASTS: dict[str, set[str]] = {place: set() for place in (*AREAS, *SEAS, *STAGING)}
"""Area to the seas that it touches, and sea to its coast."""
SAILED: dict[str, set[str]] = {sea: set() for sea in SEAS}
"""Sea to the seas that it touches."""
STRAITS: set[frozenset[str]] = set()

for _one, _other, _kind in printed().links:
    _group = {"coast": COASTS, "sea": SAILED}.get(_kind, BESIDE)
    _group[_one].add(_other)
    _group[_other].add(_one)
    if _kind == "strait":
        STRAITS.add(frozenset((_one, _other)))


def to_hit(nation: str, unit: str, reduced: bool = False) -> int:
    """The number on the right side of a counter [2.1]."""
    found = NATIONS[nation].overrides.get(unit, Numbers()).to_hit
    kind = printed().types[unit]
    return kind.reverse if reduced else found or kind.to_hit


def moves(nation: str, unit: str) -> int:
    """The number at the bottom right of a counter [2.1]."""
    return NATIONS[nation].overrides.get(unit, Numbers()).move or printed().types[unit].move


def stack(area: str) -> int:
    """The basic stacking limit [8.2]."""
    return 2 if AREAS[area].terrain == "highland" else 3


def cost(item: str, area: str = "") -> int:
    """What a unit or a city costs [6.6]."""
    if item == "city":
        return 6 if AREAS[area].terrain == "normal" else 8
    return printed().types[item].cost
