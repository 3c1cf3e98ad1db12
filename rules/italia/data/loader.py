"""The printed facts of Italia, arranged for fast lookup."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.core.board import Board
from rules.core.data_files import DataFiles, by_id, grouped, names_by_id
from rules.italia.data.checks import CHECKS
from rules.italia.data.models import (
    ArrivalRecord,
    CardRecord,
    DepartureRecord,
    ItaliaFiles,
    NationRecord,
    PeriodRecord,
    PointRecord,
    Terrain,
    UnitType,
)

GAME_ID = "italia"

ROMA = "roma"
ROMANS, CARTHAGINIANS = "romans", "carthaginians"
WESTERN_ROMANS, FOEDERATI, OSTROGOTHS, PATRIMONIUM = "western-romans", "foederati", "ostrogoths", "patrimonium"
FLEET: UnitType = "fleet"
CONSULAR: UnitType = "consular-legion"
KNIGHT: UnitType = "knight"
ELEPHANT: UnitType = "elephant"
ROMAN_FOEDERATI: UnitType = "foederati"
INFANTRY: UnitType = "infantry"

TYPES: tuple[UnitType, ...] = ("knight", "elephant", "consular-legion", "legion", "infantry", "foederati", "fleet")
"""The kinds of unit, most valuable first."""

EPIRUS, ALPES = "epirus", "alpes"
CROSSING_SEA = "mare-ionium"
CROSSING_COASTS = ("mare-ionium", "mare-siculum", "mare-hadriaticum")
"""The sea that Pyrrhus crosses, and the seas on whose coasts he may land [12.9]."""

HANNIBALS_WAYS = ("gallia", "helvetia")
"""The staging zones through which Carthaginians may leave the Alps, and the turns [3.7]."""
HANNIBALS_TURNS = (6, 7)

LAST_RETURN_OF_ROMA = 9
"""The last turn in which Roma returns to the Romans [13.1]."""


@dataclass(frozen=True, slots=True)
class Area:
    """A land area or staging zone as the rules need it."""

    id: str
    is_staging: bool
    terrain: Terrain
    region: str
    no_city: bool
    ways: tuple[str, ...]
    straits: tuple[str, ...]
    seas: tuple[str, ...]

    @property
    def beside(self) -> tuple[str, ...]:
        """The areas that touch it, across straits too [3.8]."""
        return (*self.ways, *self.straits)


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit's counter."""

    id: str
    nation: str
    type: UnitType
    land: bool
    to_hit: int
    reverse_to_hit: int
    move: int


class Period:
    """One of the two games: its nations, seats, order of play, arrivals and cards."""

    def __init__(self, record: PeriodRecord, nations: Mapping[str, NationRecord]) -> None:
        """Arrange the facts of a period."""
        self.id = record.id
        self.years = record.years
        self.order = record.order
        self.seats = tuple(seat.id for seat in record.seats)
        self.nations_of: Mapping[str, tuple[str, ...]] = {seat.id: seat.nations for seat in record.seats}
        self.seat_of: Mapping[str, str] = {each: seat.id for seat in record.seats for each in seat.nations}
        self.set_up = record.set_up
        self.cities = record.cities
        self.pillaged_cities = record.pillaged_cities
        self.arrivals: Mapping[tuple[int, str], tuple[ArrivalRecord, ...]] = grouped(
            record.arrivals, lambda each: (each.turn, each.nation)
        )
        self.departures: tuple[DepartureRecord, ...] = record.departures
        self.cards: Mapping[str, CardRecord] = {card.nation: card for card in record.cards}
        self.nations = {name: nations[name] for name in record.order}
        self.inherited: Mapping[tuple[int, str], str] = {
            (each.turn, each.inherits): each.nation for each in record.arrivals if each.inherits
        }

    def arriving(self, turn: int, nation: str) -> tuple[ArrivalRecord, ...]:
        """What arrives for a nation in a turn, as listed."""
        return self.arrivals.get((turn, nation), ())


class ItaliaData:
    """Everything printed, with fast lookups."""

    def __init__(self, files: ItaliaFiles) -> None:
        """Build the lookups from ``files``, which must already be checked against each other."""
        self.tables = files.tables
        self.types = by_id(files.counters.types)
        self.leader_move = files.counters.leader_move
        self.nations = by_id(files.counters.nations)
        self.scenarios = by_id(files.scenarios.scenarios)
        self.periods: Mapping[str, Period] = {
            record.id: Period(record, self.nations) for record in files.scenarios.periods
        }
        self.sets = files.board.sets
        self._lay_out_board(files)
        self._lay_out_counters()
        leaders = [leader for nation in files.counters.nations for leader in nation.leaders]
        self.names = names_by_id(files.board.spaces, files.counters.nations, leaders)
        self.sorts: Mapping[str, str] = {
            **{area.id: "staging" if area.is_staging else "area" for area in self.areas.values()},
            **dict.fromkeys(self.seas, "sea"),
            **dict.fromkeys(self.nations, "nation"),
            **dict.fromkeys(self.leader_nation, "leader"),
        }
        self.also_known: Mapping[str, tuple[str, ...]] = {space.id: space.aka for space in files.board.spaces}

    def _lay_out_board(self, files: ItaliaFiles) -> None:
        board = Board((link.a, link.b, link.kind) for link in files.board.links)
        order = {space.id: place for place, space in enumerate(files.board.spaces)}

        def beside(space: str, *kinds: str) -> tuple[str, ...]:
            return tuple(sorted(board.neighbours(space, kinds), key=order.__getitem__))

        self.areas: Mapping[str, Area] = {
            space.id: Area(
                space.id,
                space.kind == "staging",
                space.terrain,
                space.region,
                space.no_city,
                beside(space.id, "land", "mountain", "staging"),
                beside(space.id, "strait"),
                beside(space.id, "coast"),
            )
            for space in files.board.spaces
            if space.kind != "sea"
        }
        self.land = tuple(area.id for area in self.areas.values() if not area.is_staging)
        self.staging = tuple(area.id for area in self.areas.values() if area.is_staging)
        seas = [space.id for space in files.board.spaces if space.kind == "sea"]
        self.seas: Mapping[str, tuple[str, ...]] = {sea: beside(sea, "sea") for sea in seas}
        self.coasts: Mapping[str, tuple[str, ...]] = {sea: beside(sea, "coast") for sea in seas}
        self.terrain = {row.terrain: row for row in files.tables.terrain}
        self.base_stack = {area: self._stack(self.areas[area].terrain) for area in self.areas}

    def _stack(self, terrain: Terrain) -> int:
        row = self.terrain.get(terrain)
        return self.terrain["normal"].stack if row is None else row.stack

    def _lay_out_counters(self) -> None:
        self.units: Mapping[str, Unit] = {
            unit.id: unit for nation in self.nations.values() for unit in self._units(nation)
        }
        self.units_of: Mapping[str, tuple[str, ...]] = {
            nation: tuple(unit.id for unit in self.units.values() if unit.nation == nation) for nation in self.nations
        }
        self.leaders_of: Mapping[str, tuple[str, ...]] = {
            nation.id: tuple(leader.id for leader in nation.leaders) for nation in self.nations.values()
        }
        self.leader_nation: Mapping[str, str] = {
            leader: nation for nation, leaders in self.leaders_of.items() for leader in leaders
        }

    def _units(self, nation: NationRecord) -> list[Unit]:
        found = []
        for kind, number in nation.units.items():
            printed, own = self.types[kind], nation.overrides.get(kind)
            to_hit = own.to_hit if own is not None and own.to_hit is not None else printed.to_hit
            move = own.move if own is not None and own.move is not None else printed.move
            for each in range(1, number + 1):
                reverse = printed.reverse_to_hit or to_hit
                found.append(Unit(f"{nation.id}-{kind}-{each}", nation.id, kind, printed.land, to_hit, reverse, move))
        return found

    def areas_of(self, line: PointRecord) -> tuple[str, ...]:
        """The areas that a line of a card names."""
        return line.areas or self.sets.get(line.set, ())


DATA = DataFiles(GAME_ID, ItaliaFiles, CHECKS, ItaliaData)
"""The game's files and how to read them."""

italia_data = DATA.load
"""The data of the game, read and checked once. Raises DataError if a file is missing or wrong."""
