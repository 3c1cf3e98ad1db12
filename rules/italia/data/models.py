"""The map, counters, tables and scenarios of Italia as typed, frozen records.

They mirror ``data/italia/*.json``. Points are counted in halves. Numbers in brackets are sections of the rules.
"""

from __future__ import annotations

from typing import Literal

from rules.core.data_files import (
    BoardRecord,
    GameFiles,
    LinkRecord,
    OptionRecord,
    Record,
    ScenarioRecord,
    ScenariosRecord,
    SpaceRecord,
)

Terrain = Literal["normal", "highland", "marsh", "none", "sea"]
"""The terrain of an area; seas and staging zones have none [3.1]."""

UnitType = Literal["infantry", "legion", "consular-legion", "elephant", "knight", "foederati", "fleet"]
"""The kinds of unit [1.3]."""

Item = Literal["infantry", "legion", "consular-legion", "elephant", "knight", "foederati", "fleet", "city"]
"""What a nation can buy [6.6]."""

PointType = Literal[
    "occupy",
    "city",
    "control-all",
    "kill-unit",
    "kill-leader",
    "last-unit",
    "sack-roma",
    "pillage-or-raid",
    "exit",
    "submission-received",
    "capture-city",
]
"""What a card gives points for [11]."""


class Space(SpaceRecord):
    """An area, a sea or a staging zone. ``no_city``: an area with an X [3.4]."""

    kind: Literal["land", "sea", "staging"]
    terrain: Terrain = "none"
    region: str
    coastal: bool = False
    no_city: bool = False


class BoardLink(LinkRecord):
    """A link. Mountains are drawn otherwise, but crossed like any other border [3.2]."""

    kind: Literal["land", "mountain", "strait", "staging", "coast", "sea"]


class RegionRecord(Record):
    """A region of the map."""

    id: str
    name: str


class CornersRecord(Record):
    """A point where four spaces meet, marked with a symbol: opposite ones don't touch [3.5, R3]."""

    symbol: str
    at: str
    corners: tuple[str, ...]
    not_adjacent: tuple[tuple[str, str], ...]


class BoardFile(BoardRecord):
    """Everything in ``board.json``. ``sets``: the groups of areas that cards name."""

    regions: tuple[RegionRecord, ...]
    four_corners: tuple[CornersRecord, ...]
    sets: dict[str, tuple[str, ...]]
    spaces: tuple[Space, ...]
    links: tuple[BoardLink, ...]


class TypeRecord(Record):
    """A kind of unit [2.1, 2.2]. ``reverse_to_hit``: of the side that shows after the first hit."""

    id: UnitType
    to_hit: int
    move: int
    cost: int
    hits: int
    land: bool
    reverse_to_hit: int = 0
    repair_cost: int = 0
    capacity: int = 0


class LeaderRecord(Record):
    """A leader [2.5]."""

    id: str
    name: str


class PurchaseRecord(Record):
    """Something that a nation may buy [6.6]."""

    item: Item
    from_turn: int = 1


class OverrideRecord(Record):
    """Numbers on a nation's counters that differ from the usual ones [2.1]."""

    to_hit: int | None = None
    move: int | None = None


class NationRecord(Record):
    """A nation with its counters [1.1, 2.7]."""

    id: str
    name: str
    period: str
    seat: str
    units: dict[UnitType, int]
    leaders: tuple[LeaderRecord, ...]
    overrides: dict[UnitType, OverrideRecord] = {}
    may_buy: tuple[PurchaseRecord, ...]


class CountersFile(Record):
    """Everything in ``counters.json``."""

    leader_move: int
    types: tuple[TypeRecord, ...]
    nations: tuple[NationRecord, ...]


class IncomeRecord(Record):
    """Gold for an area and a city, and what a treasury holds [6.1, 6.5]. ``none_on``: turns by period [6.3]."""

    area: int
    city: int
    none_on: dict[str, tuple[int, ...]]
    treasury: int


class TerrainRecord(Record):
    """What terrain does: whether it stops movement, the attacker's modifier, and the stacking limit."""

    terrain: Terrain
    stop: bool
    attacker: int
    stack: int


class Tables(Record):
    """Everything in ``tables.json``."""

    turns: int
    income: IncomeRecord
    city_cost: dict[Terrain, int]
    campaign_cost: dict[Literal["move", "block"], int]
    terrain: tuple[TerrainRecord, ...]
    stacking: dict[Literal["capital", "attacking", "leader", "major_invasion", "retreat"], int]
    modifiers: dict[Literal["city", "leader", "supremacy", "sea-or-strait"], int]
    thresholds: dict[
        Literal[
            "raid",
            "elephant_retreat",
            "shock_first",
            "shock_later",
            "defect",
            "defect_to_ostrogoths",
            "rising",
        ],
        int,
    ]
    shocks: int
    pillage_gold: int
    options: tuple[OptionRecord, ...]


class SeatRecord(Record):
    """A player with the nations he plays [1.1]."""

    id: str
    nations: tuple[str, ...]


class SetUpRecord(Record):
    """A nation at the start: units by place and type [4.1]."""

    nation: str
    gold: int
    capital: str
    units: dict[str, dict[UnitType, int]]


class PlacesRecord(Record):
    """Where an arrival may be set [7.4].

    ``own``: any owned area. ``areas``: those listed that are owned or vacant. ``contested``: listed areas, also with
    enemies in them. ``seat``: the first listed area that is free, else the first, whose occupants leave.
    ``otherwise``: if none of this is possible.
    """

    own: bool = False
    areas: tuple[str, ...] = ()
    staging: tuple[str, ...] = ()
    seas: tuple[str, ...] = ()
    fleets: tuple[str, ...] = ()
    contested: tuple[str, ...] = ()
    seat: tuple[str, ...] = ()
    otherwise: PlacesRecord | None = None


class ArrivalRecord(Record):
    """Units and a leader that arrive in a turn [7.4].

    ``campaign_gold``: the chest of the leader's campaign [12.1]. ``crossing``: his first campaign move may carry
    everyone over the sea [12.9]. ``frees``: the nation becomes free. ``rising``: Odoaker's rising [14.2].
    """

    turn: int
    nation: str
    units: dict[UnitType, int]
    at: PlacesRecord
    leader: str = ""
    campaign_gold: int = 0
    major_invasion: bool = False
    embarked: bool = False
    hannibal: bool = False
    if_owning_land: bool = False
    rising: bool = False
    inherits: str = ""
    crossing: bool = False
    frees: bool = False


class DepartureRecord(Record):
    """Units that leave the game. ``keep``: land units that stay; ``exit_from``: areas in which leaving scores."""

    turn: int
    nation: str
    when: Literal["own-turn", "game-turn"]
    keep: int = 0
    exit_from: tuple[str, ...] = ()


class TruceRecord(Record):
    """Two nations that don't attack each other up to a turn."""

    nation: str
    to_turn: int


class PointRecord(Record):
    """A line of a card [11]. ``halves``: half points; ``later_halves``: for later sacks of Roma.

    Without ``nation``, ``unit`` or ``leader`` any one counts.
    """

    type: PointType
    halves: int
    later_halves: int = 0
    turns: tuple[int, ...] = ()
    set: str = ""
    areas: tuple[str, ...] = ()
    nation: str = ""
    unit: str = ""
    leader: str = ""


class CardRecord(Record):
    """A nation's card: to whom it submits, its special rules, its points."""

    nation: str
    submits_to: tuple[str, ...]
    submit_from: int = 1
    force_at: int = 0
    income_halved: bool = False
    halved_without: str = ""
    no_income: bool = False
    no_income_from: int = 0
    no_income_before: int = 0
    capital_only: str = ""
    no_city_in: tuple[str, ...] = ()
    owns_staging: tuple[str, ...] = ()
    appeals: int = 0
    truce: tuple[TruceRecord, ...] = ()
    exit_via: str = ""
    staging_ways: tuple[str, ...] = ()
    points: tuple[PointRecord, ...]


class PeriodRecord(Record):
    """One of the two games on the board."""

    id: str
    years: tuple[tuple[int, int], ...]
    seats: tuple[SeatRecord, ...]
    order: tuple[str, ...]
    set_up: tuple[SetUpRecord, ...]
    cities: tuple[str, ...]
    pillaged_cities: tuple[str, ...]
    arrivals: tuple[ArrivalRecord, ...]
    departures: tuple[DepartureRecord, ...]
    cards: tuple[CardRecord, ...]


class Scenario(ScenarioRecord):
    """A game in full or its short cut. ``yardstick``: half points that a seat's result is measured against."""

    period: str
    first_turn: int
    last_turn: int
    yardstick: dict[str, int] = {}


class ScenariosFile(ScenariosRecord):
    """Everything in ``scenarios.json``."""

    scenarios: tuple[Scenario, ...]
    periods: tuple[PeriodRecord, ...]


class ItaliaFiles(GameFiles):
    """All data files of the game."""

    board: BoardFile
    counters: CountersFile
    tables: Tables
    scenarios: ScenariosFile
