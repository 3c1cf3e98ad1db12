"""The map, counters, tables and scenarios of Britannia reDux as typed, frozen records.

They mirror ``data/britannia-redux/*.json``. Words in brackets are sections of the rulebook, R numbers are rulings.
"""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, Field

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

Terrain = Literal["clear", "difficult"]
"""The terrain of an area [B5.3]."""

ArmyKind = Literal["infantry", "cavalry", "roman-infantry"]
"""The kinds of army [15.1]."""

Region = Literal["England", "Wales", "Scotland"]
"""The three lands of the board [R25]."""

LinkKind = Literal["land", "strait", "coast", "sea"]
"""How two spaces are joined [R23, R24]."""

Occupying = Literal["roman", "welsh-york", "always", "danish-invasion", "final-round", "final-invasion"]
"""The rounds in which a nation scores for occupying areas [B11.3]."""


class Space(SpaceRecord):
    """An area of land or a sea [B1.1, B15.10]. What only a picture needs is left out."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)

    kind: Literal["land", "sea"]
    region: Region | None = None
    terrain: Terrain = "clear"
    scoring_center_of: tuple[str, ...] = ()


class BoardLink(LinkRecord):
    """A link of the board."""

    kind: LinkKind


class BoardFile(BoardRecord):
    """What the rules need of ``board.json``."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)

    spaces: tuple[Space, ...]
    links: tuple[BoardLink, ...]


class UnitType(Record):
    """A kind of counter. ``fights_as``: its row and column of the table of hits [15.1, 15.2.2, 16]."""

    id: str
    kind: Literal["army", "leader", "fortification"]
    movement: int
    fights_as: Literal["", "infantry", "cavalry"]


class NationRecord(Record):
    """A nation with its counters. ``army_total``: the most armies, strongholds and burhs in play [16]."""

    id: str
    name: str
    adjective: str
    colour: Literal["yellow", "blue", "green", "red"]
    british: bool
    army_type: ArmyKind
    infantry: int
    cavalry: int
    army_total: int
    leaders: tuple[str, ...]


class LeaderRecord(Record):
    """A leader [B10]."""

    id: str
    name: str
    nation: str
    aka: tuple[str, ...]


class CountersFile(Record):
    """Everything in ``counters.json``. ``strongholds``: the most that each nation may have [16.1]."""

    unit_types: tuple[UnitType, ...]
    nations: tuple[NationRecord, ...]
    leaders: tuple[LeaderRecord, ...]
    strongholds: dict[str, int]


class TerrainRecord(Record):
    """What a kind of terrain holds and yields [B4.1, B5.3, B6.1]."""

    id: Terrain
    population_points: int
    stack: int
    overstack: int
    stops_movement: bool


class PopulationRecord(Record):
    """Armies on land for each area: usual, and of a subject nation [15.5.2]."""

    limit_factor: float
    subject_limit_factor: float


class MovementRecord(Record):
    """Movement numbers that aren't printed on a counter [B5]."""

    overrun_ratio: int
    sea_to_land: int
    infantry_with_leader: int
    leader: int


class HitRow(Record):
    """The lowest roll that eliminates a target [15.1, 16.2.2]."""

    firer: Literal["infantry", "cavalry", "any"]
    target: Literal["infantry", "cavalry", "burh"]
    clear: int = Field(ge=2, le=6)
    difficult_defender: int = Field(ge=2, le=6)


class RomansRecord(Record):
    """Where the Romans arrive and land [15.1.1, R32]."""

    landing_areas: tuple[str, ...]
    sea: str


class SubmissionRecord(Record):
    """Who may submit to Rome, and with armies in how many areas at most [15.5]."""

    british: tuple[str, ...]
    threshold_areas: dict[str, int]
    belgae_round: int


class WithdrawalRecord(Record):
    """Where forts are replaced when the Romans leave [15.6, R26, R27]."""

    max_romano_british: int
    area_of_appearance: tuple[str, ...]
    welsh_area: tuple[str, ...]
    brigante_area: tuple[str, ...]


class Arrival(Record):
    """Armies that arrive at sea."""

    sea: str
    infantry: int = 0
    cavalry: int = 0


class OnMap(Record):
    """Armies placed in owned areas."""

    infantry: int = 0
    cavalry: int = 0


class Entry(Record):
    """What a nation receives in a round, and whether it raids or invades [B4.2, R30, R47, R60]."""

    nation: str
    arrivals: tuple[Arrival, ...] = ()
    on_map: OnMap = OnMap()
    leader: str = ""
    major_invasion: bool = False
    raid: bool = False


class RoundRecord(Record):
    """A round of a Timeline. ``bretwalda`` and ``king``: who is judged at its end."""

    round: int
    numeral: str
    years: tuple[int, int]
    roman_maximum: int = 0
    event: Literal["", "roman-withdrawal", "extra-nation-turns"] = ""
    scoring: str = ""
    bretwalda: bool = False
    king: bool = False
    entries: tuple[Entry, ...]


class Timeline(Record):
    """A Timeline [14.1, B15.6, B15.7, B15.8, R31].

    ``roman_occupy_cutoff``: the round in which occupying ends after the first battles.
    """

    id: Literal["9", "12", "15"]
    rounds: int
    army_cost: int
    burh_half_cost: int
    withdrawal_round: int
    danish_major_invasion_round: int
    welsh_york_rounds: tuple[int, ...]
    roman_occupy_rounds: tuple[int, ...]
    roman_occupy_cutoff: int = 0
    round_list: tuple[RoundRecord, ...]


class ExtraTurn(Record):
    """A turn after the last round, with its reinforcements [B12].

    ``half_of``: one army for two areas owned. ``one_for_each``: one for each of these areas that is owned.
    """

    nation: str
    sea: str = ""
    infantry: int = 0
    leader: str = ""
    needs_leader: str = ""
    half_of: Literal["", "land", "england"] = ""
    one_for_each: tuple[str, ...] = ()
    without_leader: str = ""
    without_leader_armies: int = 0


class HoldingRecord(Record):
    """The points of a nation in scoring rounds [B11.2, R28]."""

    nation: str
    scores_in: tuple[str, ...]
    centers: tuple[str, ...]
    center_vp: int
    adjacent_vp: int
    distant_vp: int


class OccupyingRecord(Record):
    """The points of a nation for taking areas [B11.3]."""

    nation: str
    when: Occupying
    vp: dict[str, int]


class ArmyBounty(Record):
    """Points for each army of some nations, up to a scoring round [B11.5]."""

    nation: str
    targets: tuple[str, ...]
    vp: int
    until: str


class EliminatingRecord(Record):
    """Points for what is eliminated [15.4.4, 16.1.3, B11.5]."""

    roman_army: dict[str, int]
    roman_fort: dict[str, int]
    stronghold: int
    leader: int
    boudica_only: str
    armies: tuple[ArmyBounty, ...]


class Claimant(Record):
    """A nation that may win the last kingship with its leader [B11.6]."""

    nation: str
    leader: str


class KingshipRecord(Record):
    """Bretwalda, King, and the last King (R43)."""

    bretwalda_vp: int
    bretwalda_least: int
    king_vp: int
    king_least: int
    final_king_vp: int
    final_king_least: int
    claimants: tuple[Claimant, ...]


class Side(Record):
    """The nations of a player [14.2, B15.9]."""

    seat: str
    nations: tuple[str, ...]


class PlayersRecord(Record):
    """How the nations are dealt to a number of players."""

    number: Literal["3", "4", "5"]
    sides: tuple[Side, ...]


class Tables(Record):
    """Everything in ``tables.json``. ``scoring_rounds``: the round of each scoring, by Timeline."""

    nation_turn_order: tuple[str, ...]
    terrain: tuple[TerrainRecord, ...]
    population: PopulationRecord
    movement: MovementRecord
    to_hit: tuple[HitRow, ...]
    romans: RomansRecord
    submission: SubmissionRecord
    withdrawal: WithdrawalRecord
    timelines: tuple[Timeline, ...]
    extra_nation_turns: tuple[ExtraTurn, ...]
    holding: tuple[HoldingRecord, ...]
    scoring_rounds: dict[str, dict[str, int]]
    occupying: tuple[OccupyingRecord, ...]
    raiding: dict[str, int]
    eliminating: EliminatingRecord
    kingship: KingshipRecord
    players: tuple[PlayersRecord, ...]
    options: tuple[OptionRecord, ...]


class Scenario(ScenarioRecord):
    """A scenario. ``units``: infantry by nation and area. ``strongholds``: areas that get one instead (16.1.2)."""

    timeline: Literal["9", "12", "15"]
    first_round: int
    last_round: int
    units: dict[str, dict[str, int]]
    starting_points: dict[str, dict[str, int]]
    protected: tuple[str, ...]
    strongholds: tuple[str, ...]


class ScenariosFile(ScenariosRecord):
    """Everything in ``scenarios.json``."""

    scenarios: tuple[Scenario, ...]


class BritanniaFiles(GameFiles):
    """All data files of the game."""

    board: BoardFile
    counters: CountersFile
    tables: Tables
    scenarios: ScenariosFile
