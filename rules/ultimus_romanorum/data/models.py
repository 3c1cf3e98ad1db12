"""The map, counters, tables and scenarios of Ultimus Romanorum as typed, frozen records.

They mirror ``data/ultimus-romanorum/*.json``. Words in brackets are sections of the rulebook.
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

Half = Literal["west", "east"]
"""A half of the Roman Empire [3.1.1]."""

Camp = Literal["roman", "barbarian"]
"""A camp; players may exchange them [0.5, 5]."""

Category = Literal["LI", "CO", "PA", "BU"]
"""Limitanei, comitatenses, palatini, buccellarii [1.3.1]."""

Status = Literal["peace", "war", "foederati", "revolt", "regnum", "roman-ally", "off-map"]
"""What a Tribe is to Rome [4.2.3, 4.4, 4.5]."""

Side = Literal["roman", "barbarian", "mixed"]
"""Who may play a stratagem [6]."""

Stacking = Literal["east-south", "german", "insular-celt", "open", "free"]
"""The groups of nations that may not share an area [4.2.4, R24]."""


class Space(SpaceRecord):
    """An area of land or a sea.

    ``zone_type``: in a diocese, the origin of a Tribe, without a name, or a sea. ``refuge_box``: the city that shelters
    an Augustus [8.2.2]. ``eastern_exception``: not bound to two movement points [7.3].
    """

    kind: Literal["land", "sea"]
    zone_type: Literal["empire", "origin", "unnamed", "sea"]
    empire_half: Half | None = None
    diocese: str = ""
    number: int = 0
    province: str = ""
    town: str = ""
    imperial_capital: str = ""
    port: str = ""
    tribe: str = ""
    eastern_exception: bool = False
    region: str = ""
    coast: tuple[str, ...] = ()
    base_fleet: str = ""
    refuge_box: str = ""
    pv_barbarian: int = 0
    fleets_may_enter: bool = False


class BoardLink(LinkRecord):
    """A link; ``pm`` is what it costs to cross it [7.2]. Coasts join land and sea."""

    kind: Literal["land", "river", "strait", "coast", "sea"]
    pm: int = 0
    river: str = ""
    corner: bool = False


class BoardFile(BoardRecord):
    """Everything in ``board.json``."""

    regions: tuple[str, ...]
    spaces: tuple[Space, ...]
    links: tuple[BoardLink, ...]


class DeathRow(Record):
    """From a year on, a leader dies on this number or more on a d10 [2.D]."""

    from_year: int
    dies_on: int = Field(ge=1, le=9)


class Values(Record):
    """Strength points (PF), quality (QU) and tactical bonus (BT) of a side of a unit [1.3]."""

    pf: int
    qu: int
    bt: int


class RomanLeader(Record):
    """A Roman leader: command (CC), strategic value (VS), tactical bonus (BT), political capacity (CP) [1.2].

    ``origin``: T of the house of Theodosius, B of barbarian birth, R any other. Generic leaders have a diocese.
    """

    id: str
    name: str
    half: Half
    cc: int
    vs: int
    bt: int
    cp: int
    origin: Literal["T", "B", "R"]
    generic: bool = False
    diocese: str = ""
    entry_year: int = 0
    entry_area: str
    death: tuple[DeathRow, ...] = ()


class TribalLeader(Record):
    """A leader of a Tribe [1.2, 4.2.1]."""

    id: str
    name: str
    tribe: str
    cc: int
    vs: int
    bt: int
    cp: int
    generic: bool = False
    entry_year: int = 0
    death: tuple[DeathRow, ...] = ()


class RomanUnit(Record):
    """A Roman unit. ``area``: where it starts; for palatini their capital [3.3.2]."""

    id: str
    name: str
    category: Category
    half: Half | Literal[""]
    diocese: str
    front: Values
    back: Values
    barbarian: bool
    area: str = ""
    entry_year: int = 0


class TribeRecord(Record):
    """A Tribe with its counters [1.1, 4.1]. ``homes``: its areas of origin."""

    id: str
    name: str
    aka: tuple[str, ...]
    nationality: str
    rank: Literal["minor", "major", "minor-then-major"]
    homes: tuple[str, ...]
    units: int
    front: Values
    back: Values
    may_form_regnum: bool
    may_be_federated: bool
    stacking: Stacking


class FleetRecord(Record):
    """A fleet [3.4.2]. The one of the stratagem has no base."""

    id: str
    name: str
    base: str
    capacity: int


class StratagemRecord(Record):
    """A kind of stratagem [6]. ``kept``: where its counter goes after it is played."""

    id: str
    name: str
    side: Side
    phases: tuple[Literal["B", "C", "E", "F"], ...]
    count: int
    kept: Literal["cup", "removed", "map"]


class CountersFile(Record):
    """Everything in ``counters.json``."""

    roman_leaders: tuple[RomanLeader, ...]
    tribal_leaders: tuple[TribalLeader, ...]
    roman_units: tuple[RomanUnit, ...]
    tribes: tuple[TribeRecord, ...]
    fleets: tuple[FleetRecord, ...]
    stratagems: tuple[StratagemRecord, ...]


class Diocese(Record):
    """A diocese; ``beside``: those next to it in the same half [3.1.1]."""

    id: str
    half: Half
    areas: tuple[str, ...]
    beside: tuple[str, ...]


Loss = Literal["E", "A", "1/4", "1/2", "3/4", "R"]
"""What a Force loses in a battle [8.4.2]."""


class CombatResult(Record):
    """A cell of the Combat Table [8.4]."""

    attacker: Loss
    defender: Loss
    winner: Literal["attacker", "defender"]


class Column(Record):
    """A column of the Combat Table: a ratio, and a result for each row [8.3]."""

    label: str
    attacker: int
    defender: int
    results: tuple[CombatResult, ...]


class Caps(Record):
    """The most that quality and tactical bonus can change [R45]."""

    quality: int
    tactical: int


class PoliticalShift(Record):
    """From this difference of political capacity on, the battle shifts this many columns [8.6.3, R45]."""

    difference: int
    columns: int


class EventRow(Record):
    """An event by its total of d6 and d10 [2.D]."""

    id: str
    total: int


class GuardRow(Record):
    """The strength of the buccellarii of a leader, by his command capacity [3.2.4]."""

    cc_min: int
    cc_max: int
    pf: int


class MovementRecord(Record):
    """Movement points and limits [1.2.2, 1.3.2, 4.3, 7.3]."""

    leader_pm: int
    unit_pm: int
    pa_bu_pm: int
    migration_pm: int
    outside_empire_cap_pm: int
    range_limit_areas: int


class Tables(Record):
    """Everything in ``tables.json``."""

    dioceses: tuple[Diocese, ...]
    columns: tuple[Column, ...]
    lowest_row: int
    highest_row: int
    caps: Caps
    political: tuple[PoliticalShift, ...]
    events: tuple[EventRow, ...]
    buccellarii: tuple[GuardRow, ...]
    movement: MovementRecord
    kings: tuple[str, ...]
    hand_limit: int
    options: tuple[OptionRecord, ...]


class TribeAtStart(Record):
    """A Tribe when a scenario begins."""

    tribe: str
    status: Status
    capital: str = ""
    king: str = ""


class Reinforcement(Record):
    """A unit that arrives in a year [3.3]."""

    year: int
    area: str


class Scenario(ScenarioRecord):
    """A scenario. ``removed``: units out of the game; ``excluded``: stratagems that aren't in the cup.

    ``ceded``: areas that never score for the Barbarian (R44). ``cession_after``: years after which a kingdom's area is
    ceded. ``held_until``: the first year in which the hand at the start may be played. ``scourge_with``: the leader
    whose entry adds Scourge of God to the cup. ``neutral``: Tribes that neither move nor fight.
    """

    first_year: int
    last_year: int
    first_initiative: Camp | Literal["roll"]
    placed: dict[str, str]
    offices: dict[str, str]
    buccellarii: dict[str, int]
    tribes: tuple[TribeAtStart, ...]
    alliances: tuple[tuple[str, str], ...]
    range_exempt: tuple[str, ...]
    removed: tuple[str, ...]
    reinforcements: dict[str, Reinforcement]
    hands: dict[Camp, tuple[str, ...]]
    excluded: tuple[str, ...]
    fleets: dict[str, Camp]
    barbarian_dioceses: tuple[str, ...]
    ceded: tuple[str, ...]
    start_pv: dict[Camp, int]
    frozen_rhine: bool
    held_until: int
    scourge_with: str
    neutral: tuple[str, ...]
    special: tuple[Literal["majorians-armada", "regnum-dissolved", "leos-armada", "last-augustus"], ...]
    cession_after: int


class ScenariosFile(ScenariosRecord):
    """Everything in ``scenarios.json``."""

    scenarios: tuple[Scenario, ...]


class UltimusFiles(GameFiles):
    """All data files of the game."""

    board: BoardFile
    counters: CountersFile
    tables: Tables
    scenarios: ScenariosFile
