"""The map, counters, tables and scenarios of Rise and Fall as typed, frozen records.

They mirror ``data/rise-and-fall/*.json``. Words in brackets are headings of the rulebook.
"""

from __future__ import annotations

from typing import Literal

from pydantic import Field

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

SeatId = Literal["rome", "parthia", "german"]
"""The seats. The German seat exists only in the three-player game [Three-Player Game]."""

Half = Literal["west", "east"]
"""The halves of the Roman Empire after the division [Western and Eastern Roman Empire]."""

Terrain = Literal["mountain", "heavy-forest-swamp", "desert", "major-river"]
"""Terrain a path can lead through [Terrain Effects]."""

Kind = Literal[
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
]
"""The kinds of units [Combat Values of All Units]."""


class Region(Record):
    """A region of the map, and its side of the Barbarian Line."""

    id: str
    name: str
    barbarian_line: Literal["north", "south"]


class Space(SpaceRecord):
    """An area of the map.

    ``home_people``: the symbol printed in it. ``home_units``: the tribes at home here. ``countries``: the homelands it
    belongs to. ``star``: a red star needs no Roman garrison. ``star_from``: the year its star appears.
    """

    kind: Literal["land"]
    region: str
    major_province: str = ""
    home_people: str
    home_units: tuple[str, ...]
    barbarian_line: Literal["north", "south"]
    emperor_region: str = ""
    half: Half
    terrain: Literal["mixed", "arid", "mountain", "forest", "desert"]
    star: Literal["red", "purple", ""] = ""
    star_from: int | None = None
    star_later: str = ""
    start_owner: str = ""
    port: bool
    home_country: str
    parthian_home: bool
    countries: tuple[str, ...]
    closed_until_all_hun_units_arrived: bool = False


class BoardLink(LinkRecord):
    """A path or sea route. ``to_a``: the terrain a unit meets when it enters ``a`` along it [Terrain Effects, Path]."""

    kind: Literal["land", "sea"]
    to_a: tuple[Terrain, ...]
    to_b: tuple[Terrain, ...]
    river: str = ""
    from_turn: int | None = None
    note: str = ""


class BoardFile(BoardRecord):
    """Everything in ``board.json``."""

    regions: tuple[Region, ...]
    spaces: tuple[Space, ...]
    links: tuple[BoardLink, ...]


class UnitCounter(Record):
    """A unit. ``points``: its cost against production. ``replaces``: the counters it replaced historically."""

    id: str
    name: str
    nation: str
    kind: Kind
    points: float = 0
    homes: tuple[str, ...] = ()
    arrives: int | None = None
    arrives_at: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()
    set: str = ""
    armenian: bool = False


class Leader(Record):
    """A great leader with the years he arrives and leaves [Great Leaders]."""

    id: str
    name: str
    side: SeatId
    arrives: int
    removed: int
    extra_units: int


class Markers(Record):
    """Markers with a fixed number."""

    bribe: int
    walls: int


class CountersFile(Record):
    """Everything in ``counters.json``."""

    units: tuple[UnitCounter, ...]
    leaders: tuple[Leader, ...]
    markers: Markers


class KindValues(Record):
    """The printed values of a kind of unit and its special rules [Combat Values; Huns; Looting; Bribery]."""

    id: Kind
    attack: int
    defense: int
    move: int
    absorbed: bool
    loots: bool
    never_bribed: bool


class NationFacts(Record):
    """Who moves a nation, where it is at home, and from which year it sails [Peoples, Movement]."""

    nation: str
    two_players: SeatId
    three_players: SeatId
    countries: tuple[str, ...]
    sails_from: int | None


class CivilWars(Record):
    """How many civil wars break out in a decade [Civil War 1]."""

    year: int
    count: int


class Dates(Record):
    """The years when rules change [Summary of Important Dates]."""

    kushan_conversion: int
    kushan_may_fall: int
    pact: int
    full_war: int
    free_rebels_at_eboracum: int
    walls: int
    sassanid_revolt: int
    free_movement: int
    reform: int
    split: int
    constantinople: int
    kingdoms: int
    replacements_end: int
    paid_rebuilding: int
    eastern_trade: int
    huns: int
    hun_lands_open: int


class Relief(Record):
    """Areas that need no Roman garrison from some year on [Garrisons]."""

    year: int
    areas: tuple[str, ...]


class ProvincialGarrison(Record):
    """Provinces that need one Roman unit somewhere among them [Provincial Garrisons]."""

    id: str
    provinces: tuple[str, ...]


class GarrisonRules(Record):
    """Who needs a garrison [Garrisons]. ``one_for_all``: areas that share a single garrison (Egypt)."""

    relieved: tuple[Relief, ...]
    provincial: tuple[ProvincialGarrison, ...]
    one_for_all: tuple[str, ...]
    recivilised_after: int
    free_parthian_stars: int


class ProductionRules(Record):
    """What adds to production, and what things cost [Reinforcements and Replacements, Silk Road, Looting]."""

    silk_road: int
    leader: int
    eastern_trade: int
    bribe: int
    rebuild: int
    walls: int
    parthian_rebuilds: int
    reform_reinforcements: int


class ReformRules(Record):
    """How many legions each kind of new unit replaces [Roman Army Reform 2]."""

    legions: int
    palatina: int
    comitatus: int
    limes: int


class PeaceTerms(Record):
    """The terms of the treaties [Peace]. ``tribute`` and ``yielded`` go by rung of the ladder."""

    full_turns: int
    rome_gains_regions: tuple[str, ...]
    rome_leaves_regions: tuple[str, ...]
    rome_leaves: tuple[str, ...]
    armenia: tuple[str, ...]
    mesopotamia: tuple[str, ...]
    tribute: tuple[int, ...]
    parthia_gains_regions: tuple[str, ...]
    parthia_gains: tuple[str, ...]
    choice: tuple[str, ...]
    yielded: tuple[tuple[str, ...], ...]


class RebelCondition(Record):
    """An area where rebels come back only while they own others [Civil War 13, 14]."""

    area: str
    needs: tuple[str, ...]
    until: int | None


class CivilWarRules(Record):
    """The size of rebellions [Civil War]. ``units`` goes by the number of living rebellions."""

    units: tuple[int, ...]
    fourth: int
    most: int
    loyal_from: int
    replacements: int
    conditions: tuple[RebelCondition, ...]


class SassanidPost(Record):
    """Where each kind of Parthian unit turns Sassanid [The Sassanid Revolt]."""

    at: str
    type: Kind


class KingdomRules(Record):
    """The counters of Germanic Kingdoms [Germanic Kingdoms, Raids 6]."""

    sets: tuple[str, ...]
    units: int
    alan_set: str
    migration_delay: int


class VictoryRules(Record):
    """The capitals whose loss shifts the level of victory [Victory Conditions]."""

    capitals: tuple[str, ...]
    parthian_capitals: tuple[str, ...]


class Inheritance(Record):
    """A kingdom that Rome inherits without a war [Inherited Kingdoms, R87]."""

    year: int
    areas: tuple[str, ...]
    removes: tuple[str, ...]


class Client(Record):
    """A kingdom that serves Rome for some decades [Inherited Kingdoms, R87]."""

    year: int
    until: int
    areas: tuple[str, ...]
    units: tuple[str, ...]


class Tables(Record):
    """Everything in ``tables.json``."""

    first_year: int
    turns: int
    years_a_turn: int
    kinds: tuple[KindValues, ...]
    nations: tuple[NationFacts, ...]
    civil_wars: tuple[CivilWars, ...]
    dates: Dates
    terrain_defense: dict[str, int]
    walls_defense: int
    garrison: GarrisonRules
    production: ProductionRules
    reform: ReformRules
    peace: PeaceTerms
    civil_war: CivilWarRules
    sassanid_revolt: tuple[SassanidPost, ...]
    kingdoms: KingdomRules
    victory: VictoryRules
    celtic_north: tuple[str, ...]
    inherited: tuple[Inheritance, ...]
    clients: tuple[Client, ...]
    options: tuple[OptionRecord, ...]


class FreePlacement(Record):
    """What a seat may place by hand before the first turn, and which of its units stay in place [Set Up and Start]."""

    seat: SeatId
    fixed: tuple[str, ...]
    free: tuple[str, ...]


class Level(Record):
    """A level of victory and the lowest difference of stars for it; None for the lowest level [Victory Conditions]."""

    id: str
    min: int | None


class ThreePlayers(Record):
    """Victory with three players in a scenario of our own [Scenarios, R88].

    ``german_stars``: with this many stars the Germans win, whatever the difference.
    """

    german_stars: int
    levels: tuple[Level, ...] = Field(min_length=6, max_length=6)


class Scenario(ScenarioRecord):
    """A set-up [Scenarios, R88]. ``swap``: two units whose places the German side may exchange."""

    first_year: int
    last_year: int
    control: dict[str, tuple[str, ...]]
    placed: dict[str, str]
    removed: tuple[str, ...]
    piles: dict[str, tuple[str, ...]]
    wars: tuple[tuple[str, str], ...]
    allies: tuple[tuple[str, str], ...]
    full_german_war: bool
    sassanid: bool
    swap: tuple[str, ...]
    rungs: dict[str, int]
    leaders: tuple[str, ...]
    held: dict[str, int]
    recivilised: tuple[str, ...]
    walls: bool
    looted: tuple[str, ...]
    kushans_fallen: bool
    free_placement: tuple[FreePlacement, ...]
    levels: tuple[Level, ...] = Field(min_length=6, max_length=6)
    three_players: ThreePlayers | None = None


class ScenariosFile(ScenariosRecord):
    """Everything in ``scenarios.json``."""

    scenarios: tuple[Scenario, ...]


class RiseFiles(GameFiles):
    """The data files."""

    board: BoardFile
    counters: CountersFile
    tables: Tables
    scenarios: ScenariosFile
