"""The map, the counters, the Timelines and the scoring tables, transcribed without a look at the game's own data."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec


class Area(msgspec.Struct, frozen=True):
    """An area of land; ``hard``: difficult terrain."""

    region: str
    hard: bool
    seas: tuple[str, ...]


class Nation(msgspec.Struct, frozen=True):
    """A nation: its counters by kind, and the most armies, strongholds and burhs it may have in play [16]."""

    british: bool
    counters: dict[str, int]
    total: int


class Entry(msgspec.Struct, frozen=True):
    """What the Timeline gives a nation in a round: armies by sea and kind, armies on land, a leader."""

    sea: dict[str, dict[str, int]] = {}
    land: dict[str, int] = {}
    leader: str = ""
    major: bool = False
    raid: bool = False


class Round(msgspec.Struct, frozen=True):
    """A round of a Timeline. ``title``: bretwalda or king, judged at its end."""

    numeral: str
    years: tuple[int, int]
    maximum: int
    event: str
    scoring: str
    title: str
    entries: dict[str, Entry]


class Timeline(msgspec.Struct, frozen=True):
    """A Timeline. ``danes``: the round of the Danish Major Invasion; ``york``: when the Welsh score for York."""

    cost: int
    withdrawal: int
    danes: int
    york: tuple[int, ...]
    rounds: tuple[Round, ...]


class Holding(msgspec.Struct, frozen=True):
    """What a nation scores for areas: for each center, for each area beside one; ``rounds``: the scorings."""

    rounds: tuple[str, ...]
    centers: tuple[str, ...]
    center: int
    adjacent: int


class Scenario(msgspec.Struct, frozen=True):
    """A scenario as it is set up. ``points``: by number of players, then nation [R48].

    ``strongholds`` stand for armies if that option is in play [16.1.2].
    """

    timeline: str
    first: int
    last: int
    armies: dict[str, dict[str, int]]
    points: dict[str, dict[str, int]]
    protected: tuple[str, ...]
    strongholds: tuple[str, ...]


class Printed(msgspec.Struct, frozen=True):
    """Everything in ``printed.json``."""

    areas: dict[str, Area]
    seas: dict[str, tuple[str, ...]]
    links: dict[str, tuple[tuple[str, str], ...]]
    nations: dict[str, Nation]
    leaders: dict[str, str]
    timelines: dict[str, Timeline]
    players: dict[str, dict[str, tuple[str, ...]]]
    holding: dict[str, Holding]
    occupying: dict[str, dict[str, int]]
    raiding: dict[str, int]
    killing: dict[str, dict[str, int]]
    submission: dict[str, int]
    appearance: tuple[str, ...]
    welsh: tuple[str, ...]
    brigante: tuple[str, ...]
    scenarios: dict[str, Scenario]


@cache
def printed() -> Printed:
    """The transcript."""
    return msgspec.json.decode(Path(__file__).with_name("printed.json").read_bytes(), type=Printed)


AREAS = printed().areas
SEAS = printed().seas
NATIONS = printed().nations
LEADERS = printed().leaders
HOLDING = printed().holding
ORDER = tuple(NATIONS)
ENGLAND = frozenset(area for area, found in AREAS.items() if found.region == "England")

ROMANS, ROMANO_BRITISH = "romans", "romano-british"
FORT, STRONGHOLD, BURH = "roman-fort", "stronghold", "burh"
CHANNEL = "english-channel"
LANDINGS = ("kent", "sussex")
"""Where Romans may leave the Channel [15.1.1]."""

EXTRA_ORDER = ("danes", "norwegians", "saxons", "normans")
CLAIMANTS = {"saxons": "harold", "normans": "william", "norwegians": "harald-hardrada", "danes": "svein"}
NORMAN_SUPPLY = ("essex", "wessex", "south-mercia", "hwicce")


def _neighbours(*kinds: str) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {area: set() for area in AREAS}
    for kind in kinds:
        for one, other in printed().links[kind]:
            found[one].add(other)
            found[other].add(one)
    return {area: frozenset(ends) for area, ends in found.items()}


BY_LAND = _neighbours("land")
BY_STRAIT = _neighbours("strait")
BESIDE = _neighbours("land", "strait")
"""Adjacent areas, straits included [R23]."""


@cache
def nation_of(unit: str) -> str:
    """Whose counter it is."""
    return LEADERS[unit] if unit in LEADERS else unit.rsplit("-", 1)[0].removesuffix("-" + kind_of(unit))


@cache
def kind_of(unit: str) -> str:
    """infantry, cavalry, roman-infantry or leader."""
    if unit in LEADERS:
        return "leader"
    name = unit.rsplit("-", 1)[0]
    return next(kind for kind in ("roman-infantry", "cavalry", "infantry") if name.endswith("-" + kind))


def rides(kind: str) -> bool:
    """Whether a kind of army moves and fights as cavalry [15.1]."""
    return kind in ("cavalry", "roman-infantry")


def stack(area: str) -> int:
    """How many armies of a nation an area holds [B6.1]."""
    return 2 if AREAS[area].hard else 3


def half_up(number: float) -> int:
    """A number rounded, one-half up."""
    return int(number + 0.5)
