"""The printed facts of the map, counters and charts of Rise and Fall, arranged for fast lookup."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rules.core.data_files import DataFiles, by_id, grouped, ids, names_by_id
from rules.rise_and_fall.data.checks import CHECKS
from rules.rise_and_fall.data.models import BoardFile, CountersFile, RiseFiles, UnitCounter

GAME_ID = "rise-and-fall"

EMPIRES = ("rome", "parthia")
HUNS = ("huns", "hunae")
PEOPLES = ("african", "european", "asian", "celt", "german", "euro-sarmatian", "asian-sarmatian", "kushan")
"""The Peoples that war can be declared on as a whole [Peoples, Wars]."""

GERMAN_VICTORY = "german-victory"
"""The level of victory of the German player [Three-Player Game]."""

REBELS = "rome-rebels"
ARMENIANS = "armenians"
"""The Armenian units while an empire has them; otherwise they are Asians [Armenian Exception, R47]."""

CLIENTS = "mauri"
"""The Mauri while they are a client kingdom [Inherited Kingdoms]."""

SASSANIDS = "sassanid"
"""Parthian units of the new dynasty while the revolt lasts [The Sassanid Revolt]."""

REGULARS = frozenset({"legion", "palatina", "comitatus", "limes"})
"""The kinds of Roman military units, rebels excluded."""

GERMAN_KINDS = frozenset({"german", "migration", "germanic-kingdom"})

_TRIBAL = frozenset({"celt", "german", "sarmatian"})
"""The kinds of units that are named after their tribe."""

DESERT = "desert"
FOREST = "heavy-forest-swamp"

_HOME = {"roman": "rome", "parthian": "parthia", "hun": ""}


class Path(NamedTuple):
    """A link in one direction: what a unit meets on the way from ``origin`` to ``to`` [Terrain Effects].

    ``terrain``: the kinds that help a defender of ``to``. ``desert``: it slows the unit. ``opens``: the first year it
    can be used. ``crosses``: it leads from one half of the Empire to the other.
    """

    origin: str
    to: str
    sea: bool
    terrain: frozenset[str]
    desert: bool
    opens: int
    crosses: bool


@dataclass(frozen=True, slots=True)
class Area:
    """An area as the rules need it. ``home``: the nation of its symbol. ``star_from``: a year or None."""

    id: str
    region: str
    province: str
    home: str
    tribes: tuple[str, ...]
    north: bool
    emperor_region: str
    half: str
    red: bool
    star_from: int | None
    parthian: bool
    countries: frozenset[str]
    paths: tuple[Path, ...]


class RiseData:
    """Everything printed, with fast lookups."""

    def __init__(self, files: RiseFiles) -> None:
        """Build the lookups from ``files``, which must already be checked against each other."""
        board, counters, tables = files.board, files.counters, files.tables
        self.tables = tables
        self.dates = tables.dates
        self.markers = counters.markers
        self._lay_out_board(board)
        self._lay_out_units(counters)
        self.kinds = by_id(tables.kinds)
        self.nations = {facts.nation: facts for facts in tables.nations}
        self.leaders = by_id(counters.leaders)
        self.scenarios = by_id(files.scenarios.scenarios)
        self.civil_wars: Mapping[int, int] = {each.year: each.count for each in tables.civil_wars}
        self.relieved: Mapping[str, int] = {
            area: relief.year for relief in tables.garrison.relieved for area in relief.areas
        }
        self.last_year = tables.first_year + (tables.turns - 1) * tables.years_a_turn
        self._lay_out_borders()
        self.names = names_by_id(board.regions, board.spaces, counters.units, counters.leaders)
        self.sorts: Mapping[str, str] = {
            **{region.id: "area" for region in board.regions},
            **{space.id: "area" for space in board.spaces},
            **{unit.id: _sort(unit) for unit in counters.units},
        }
        self.also_known: Mapping[str, tuple[str, ...]] = {space.id: space.aka for space in board.spaces}

    def year(self, turn: int) -> int:
        """The year a turn begins, negative for BC. The first decade of our era is 0 [Turns]."""
        return self.tables.first_year + (turn - 1) * self.tables.years_a_turn

    def turn(self, year: int) -> int:
        """The number of the turn that begins in a year."""
        return (year - self.tables.first_year) // self.tables.years_a_turn + 1

    def is_native(self, nation: str, area: Area) -> bool:
        """Whether an area is in a nation's homeland."""
        facts = self.nations.get(nation)
        return facts is not None and not area.countries.isdisjoint(facts.countries)

    def in_order(self, units: Iterable[str]) -> list[str]:
        """Units, in the order of the counter list."""
        wanted = set(units)
        return [unit for unit in self.unit if unit in wanted]

    def _lay_out_board(self, board: BoardFile) -> None:
        half = {space.id: space.half for space in board.spaces}
        paths: dict[str, list[Path]] = {space.id: [] for space in board.spaces}
        for link in board.links:
            for origin, to, terrain in ((link.a, link.b, link.to_b), (link.b, link.a, link.to_a)):
                paths[origin].append(
                    Path(
                        origin,
                        to,
                        link.kind == "sea",
                        frozenset(terrain) - {DESERT},
                        DESERT in terrain,
                        self.tables.first_year if link.from_turn is None else link.from_turn,
                        half[origin] != half[to],
                    )
                )
        self.areas: Mapping[str, Area] = {
            space.id: Area(
                space.id,
                space.region,
                space.major_province,
                _HOME.get(space.home_people, space.home_people),
                space.home_units,
                space.barbarian_line == "north",
                space.emperor_region,
                space.half,
                space.star == "red",
                self.tables.first_year if space.star else space.star_from,
                space.parthian_home,
                frozenset(space.countries),
                tuple(paths[space.id]),
            )
            for space in board.spaces
        }
        self.stars = tuple(area.id for area in self.areas.values() if area.star_from is not None)
        self.north = tuple(area.id for area in self.areas.values() if area.north)
        self.hun_lands = frozenset(area.id for area in self.areas.values() if area.region == "hun-lands")
        provincial = grouped((area for area in self.areas.values() if area.province), lambda area: area.province)
        self.provinces = tuple(provincial)
        self.areas_of_province: Mapping[str, tuple[str, ...]] = {each: ids(areas) for each, areas in provincial.items()}
        self.emperor_regions = tuple(
            dict.fromkeys(area.emperor_region for area in self.areas.values() if area.emperor_region)
        )

    def _lay_out_units(self, counters: CountersFile) -> None:
        self.unit = by_id(counters.units)
        self.kind: Mapping[str, str] = {unit.id: unit.kind for unit in counters.units}
        self.nation: Mapping[str, str] = {unit.id: unit.nation for unit in counters.units}
        self.half_points: Mapping[str, int] = {unit.id: round(unit.points * 2) for unit in counters.units}
        by_nation = grouped(counters.units, lambda unit: unit.nation)
        self.units_of: Mapping[str, tuple[str, ...]] = {nation: ids(units) for nation, units in by_nation.items()}
        self.armenians = ids(unit for unit in counters.units if unit.armenian)
        self.migrations = ids(unit for unit in counters.units if unit.kind == "migration")
        self.newcomers = ids(unit for unit in counters.units if unit.arrives is not None)
        self.tribe_of: Mapping[str, str] = {
            unit.id: unit.name.rstrip("0123456789 ") for unit in counters.units if unit.homes
        }

    def _lay_out_borders(self) -> None:
        """The areas bordering each homeland: by land only, and with sea routes."""
        self.beside: dict[tuple[str, bool], frozenset[str]] = {}
        countries = dict.fromkeys(country for area in self.areas.values() for country in area.countries)
        for country in countries:
            for sails in (False, True):
                self.beside[country, sails] = frozenset(
                    path.to
                    for area in self.areas.values()
                    if country in area.countries
                    for path in area.paths
                    if sails or not path.sea
                )


def _sort(unit: UnitCounter) -> str:
    """The sort of a unit's name: its kind, or a tribe, which may have several counters."""
    if unit.kind not in _TRIBAL:
        return unit.kind
    return "band" if unit.name[-1].isdigit() else "tribe"


DATA = DataFiles(GAME_ID, RiseFiles, CHECKS, RiseData)
"""The game's files and how to read them."""

rise_data = DATA.load
"""The data of the game, read and checked once. Raises DataError if a file is missing or wrong."""
