"""The data of Romanitas, read once, checked and indexed for the rules.

Start with ``romanitas_data()``. Its lookups are plain dicts, tuples and frozensets keyed by the ids of the data files.
Treat them as read-only. Sections in brackets are those of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from data import DataError
from rules.core.board import Board
from rules.core.data_files import DataFiles, by_id, ids, names_by_id
from rules.romanitas.data.checks import CHECKS
from rules.romanitas.data.models import (
    MARCH_LINKS,
    BoardFile,
    City,
    ClientSpace,
    CombatUnit,
    CountersFile,
    DiplomacyCounter,
    Fleet,
    LinkKind,
    MaritimeZone,
    MonumentKind,
    RomanitasFiles,
    Setup,
    Territory,
    TribeBox,
)
from rules.romanitas.data.tables import (
    Acta,
    ActaBox,
    AttitudeModifier,
    AttitudeModifierId,
    AttitudeResult,
    AttitudeRow,
    Block,
    BlockId,
    Box,
    Chronology,
    Column,
    Domain,
    Fact,
    FatumModifier,
    Option,
    OptionId,
    Raid,
    RandomEvent,
    Reign,
    Stratagem,
    StratagemId,
    Tables,
    Turn,
)


class RomanitasData:
    """Everything printed on the map, the counters and the charts, with fast lookups for the rules."""

    def __init__(self, files: RomanitasFiles) -> None:
        """Index ``files``, which must already have passed the checks."""
        self.tables = files.tables
        self.scenarios = by_id(files.scenarios.scenarios)
        self._lay_out_board(files.board)
        self._lay_out_nations(files.counters, files.tables)
        self._lay_out_roman_pieces(files.counters)
        self._lay_out_other_counters(files.counters)
        self._lay_out_tables(files.tables)
        self._lay_out_history(files.tables, files.chronology)
        self.names: Mapping[str, str] = names_by_id(
            files.board.provinces,
            files.board.territories,
            files.board.spaces,
            files.counters.nations,
            self.unit.values(),
            files.counters.roman_fleets,
            self.enemy_fleet.values(),
            files.counters.historical_figures,
            files.counters.monuments,
            files.scenarios.scenarios,
        )
        self.sorts: Mapping[str, str] = {
            **dict.fromkeys((*self.provinces, *self.territories), "land"),
            **dict.fromkeys(self.cities, "city"),
            **dict.fromkeys(self.client_spaces, "client"),
            **dict.fromkeys(self.zones, "sea"),
            **{box.id: "tribe-box" for box in self.tribe_boxes.values()},
            **dict.fromkeys(("roman", *self.nations), "nation"),
            **dict.fromkeys(self.unit, "unit"),
            **dict.fromkeys((*self.roman_fleets, *(fleet.id for fleet in self.enemy_fleet.values())), "fleet"),
            **dict.fromkeys((*self.figures, "intrinsic-comes"), "figure"),
            **{monument.id: monument.kind.value for monument in self.monuments.values()},
        }

    def city(self, city: str) -> City:
        """The city of this id, Ctesiphon included."""
        return self.cities[city]

    def attitude_result(self, nation: str, total: int) -> AttitudeResult:
        """A nation's result for a total of die and modifiers. Off the row, the first or last result applies [6.1]."""
        lowest, results = self._attitudes[nation]
        return results[min(max(total - lowest, 0), len(results) - 1)]

    def raid_1(self, nation: str) -> Raid | None:
        """The plain Raid 1 of a nation's row, if it has one [6.2]."""
        results = self.attitude_rows[nation].results
        return next((found for found in results if isinstance(found, Raid) and found.column is Column.RAID_1), None)

    def acta_box(self, domain: Domain, value: int) -> ActaBox:
        """The Acta Publica box of a modified Fatum die, clamped to 1-6 [4.2]."""
        return self._acta_by_die[domain][min(max(value, 1), 6)]

    def enemy_garrison(self, city: str) -> int:
        """How many units defend an enemy city in a siege [7.2.3]."""
        return self._garrisons.get(city, self.tables.combat.enemy_garrison)

    def in_order(self, pieces: Iterable[str]) -> list[str]:
        """The Roman combat units among these pieces, sorted as in the order of battle."""
        rank = self._rank
        return sorted([piece for piece in pieces if piece in rank], key=rank.__getitem__)

    def setup(self, scenario: str) -> Setup:
        """The set-up of a scenario, its own or the one it shares."""
        chosen = self.scenarios[scenario]
        own = chosen.setup or self.scenarios[chosen.setup_like or ""].setup
        if own is None:
            raise DataError("romanitas/scenarios.json", f"the scenario '{scenario}' has no set-up.")
        return own

    def reigns(self, turn: int) -> tuple[Reign, ...]:
        """The rulers during a turn, in order of accession."""
        years = self.turn[turn]
        return tuple(
            reign
            for reign in self._reigns
            if reign.from_.year <= years.last_year and reign.until.year >= years.first_year
        )

    def _lay_out_board(self, file: BoardFile) -> None:
        self.bbox = file.bbox
        self.board = Board((link.a, link.b, link.kind) for link in file.links)
        self.cities = by_id(space for space in file.spaces if isinstance(space, City))
        self.client_spaces = by_id(space for space in file.spaces if isinstance(space, ClientSpace))
        self.zones = by_id(space for space in file.spaces if isinstance(space, MaritimeZone))
        self.tribe_boxes: Mapping[str, TribeBox] = {
            space.nation: space for space in file.spaces if isinstance(space, TribeBox)
        }
        self.provinces = by_id(file.provinces)
        self.territories = by_id(file.territories)
        self._lay_out_cities()
        self._lay_out_territories()

    def _lay_out_cities(self) -> None:
        cities = self.cities.values()
        self.contested_cities = tuple(city.id for city in cities if city.owner_528 != "persia")
        self.original_owner: Mapping[str, str] = {city.id: city.owner_528 for city in cities}
        self.territory_of: Mapping[str, str] = {city.id: city.territory for city in cities}
        self.province_of: Mapping[str, str] = {city.id: city.province for city in cities}
        self.limitanei: Mapping[str, int] = {
            province.id: province.lim for province in self.provinces.values() if province.lim is not None
        }
        self.possession_rp: Mapping[str, int] = {city.id: city.rp for city in cities if city.rp}
        self.fortified = frozenset(city.id for city in cities if city.fortified)
        self.metropolises = frozenset(city.id for city in cities if city.metropolis)
        self.intrinsic_comes = frozenset(city.id for city in cities if city.helmet)
        self.coins = frozenset(city.id for city in cities if city.coin)
        self.recruiting_grounds = frozenset(city.id for city in cities if city.recruit)

    def _lay_out_territories(self) -> None:
        territories = self.territories.values()
        self.cities_of: Mapping[str, tuple[str, ...]] = {territory.id: territory.cities for territory in territories}
        self.zones_of: Mapping[str, tuple[str, ...]] = {territory.id: territory.zones for territory in territories}
        self.territories_on: Mapping[str, tuple[str, ...]] = {
            zone: tuple(territory.id for territory in territories if zone in territory.zones) for zone in self.zones
        }
        self.adjoining_zones: Mapping[str, frozenset[str]] = {
            zone: self.board.neighbours(zone, {LinkKind.SEA}) for zone in self.zones
        }
        self.adjacent_territories: Mapping[str, frozenset[str]] = {
            territory.id: self._adjacent(territory) for territory in territories
        }
        combat = self.tables.combat
        self.opposition: Mapping[str, int] = {
            territory.id: combat.roman_attack_on_fortified
            if self.fortified.intersection(territory.cities)
            else combat.roman_attack
            for territory in territories
        }

    def _adjacent(self, territory: Territory) -> frozenset[str]:
        beyond = frozenset().union(*(self.board.neighbours(city, MARCH_LINKS) for city in territory.cities))
        return frozenset(self.territory_of[space] for space in beyond if space in self.cities) - {territory.id}

    def _lay_out_nations(self, counters: CountersFile, tables: Tables) -> None:
        self.nation_order = tables.nation_order
        found = by_id(counters.nations)
        self.nations = by_id(found[nation] for nation in self.nation_order)
        self.kingdoms = tuple(nation for nation in self.nation_order if found[nation].kind == "kingdom")
        self.tribes = tuple(nation for nation in self.nation_order if found[nation].kind == "tribe")
        self.barbarians = frozenset(nation for nation in self.nation_order if found[nation].barbarian)
        self.original_cities: Mapping[str, tuple[str, ...]] = {
            owner: tuple(city for city in self.cities if self.original_owner[city] == owner)
            for owner in ("roman", "persia", *self.kingdoms)
        }
        self.nation_units: Mapping[str, tuple[str, ...]] = {
            nation.id: ids(nation.units) for nation in self.nations.values()
        }
        self.nation_of: Mapping[str, str] = {
            unit: nation for nation, units in self.nation_units.items() for unit in units
        }
        self.enemy_fleet: Mapping[str, Fleet] = {
            nation.id: nation.fleet for nation in self.nations.values() if nation.fleet is not None
        }
        self.box_zones: Mapping[str, tuple[str, ...]] = {nation: box.zones for nation, box in self.tribe_boxes.items()}

    def _lay_out_roman_pieces(self, counters: CountersFile) -> None:
        self.roman_units = ids(counters.roman_units)
        self.mercenaries = ids(counters.mercenaries)
        self.roman_army = by_id((*counters.roman_units, *counters.mercenaries))
        self.unit: Mapping[str, CombatUnit] = {
            **self.roman_army,
            **{unit.id: unit for nation in self.nations.values() for unit in nation.units},
        }
        self.bonus: Mapping[str, int] = {unit.id: unit.bonus for unit in self.unit.values()}
        self.elite_bonus: Mapping[str, int] = {unit.id: unit.elite_bonus or 0 for unit in self.roman_army.values()}
        self.bows = frozenset(unit.id for unit in self.unit.values() if unit.bow)
        self._rank = {unit: place for place, unit in enumerate(self.roman_army)}
        self.roman_fleets = by_id(counters.roman_fleets)
        self.figures = by_id(counters.historical_figures)
        self.monuments = by_id(counters.monuments)
        self.monuments_of: Mapping[MonumentKind, tuple[str, ...]] = {
            kind: ids(monument for monument in counters.monuments if monument.kind is kind) for kind in MonumentKind
        }

    def _lay_out_other_counters(self, counters: CountersFile) -> None:
        self.stratagem_counters = by_id(counters.stratagem_counters)
        self.diplomacy_counters = by_id(sorted(counters.diplomacy_counters, key=lambda each: each.persian_roll))
        self.diplomacy_of: Mapping[str, DiplomacyCounter] = {
            counter.space: counter for counter in self.diplomacy_counters.values()
        }

    def _lay_out_tables(self, tables: Tables) -> None:
        self.attitude_rows: Mapping[str, AttitudeRow] = {row.nation: row for row in tables.attitude}
        self._attitudes = {row.nation: _by_total(row) for row in tables.attitude}
        self.itinerary: Mapping[str, tuple[str, ...]] = {route.id: route.path for route in tables.itineraries}
        self.attitude_modifier: Mapping[AttitudeModifierId, AttitudeModifier] = {
            modifier.id: modifier for modifier in tables.attitude_modifiers
        }
        self.acta: Mapping[Acta, ActaBox] = {box.id: box for box in tables.acta_publica}
        self._acta_by_die = {
            domain: {die: box for box in tables.acta_publica if box.domain is domain for die in box.dice}
            for domain in Domain
        }
        self.fatum_modifiers: Mapping[Domain, tuple[FatumModifier, ...]] = {
            domain: tuple(modifier for modifier in tables.fatum_modifiers if modifier.domain is domain)
            for domain in Domain
        }
        self.block: Mapping[BlockId, Block] = {block.id: block for block in tables.mobilisation}
        self.stratagem: Mapping[StratagemId, Stratagem] = {each.id: each for each in tables.stratagems}
        self.option: Mapping[OptionId, Option] = {option.id: option for option in tables.options}
        self.random_event: Mapping[int, RandomEvent] = {event.die: event for event in tables.random_events}
        self.enemy_box: Mapping[int, Box] = {die: row.box for row in tables.combat.enemy_box for die in row.dice}
        self.siege_losses: Mapping[int, int] = {
            die: row.units for row in tables.combat.siege_losses for die in row.dice
        }
        self._garrisons = {garrison.city: garrison.units for garrison in tables.combat.enemy_garrisons}

    def _lay_out_history(self, tables: Tables, chronology: Chronology) -> None:
        self.turn: Mapping[int, Turn] = {turn.turn: turn for turn in tables.turns}
        self._reigns = chronology.reigns
        self.facts: Mapping[int, tuple[Fact, ...]] = {
            turn: tuple(fact for fact in chronology.facts if fact.turn == turn) for turn in self.turn
        }


def _by_total(row: AttitudeRow) -> tuple[int, tuple[AttitudeResult, ...]]:
    """The lowest bounded total of a row, and the results from there to the highest bounded total."""
    ends = [end for result in row.results for end in (result.min, result.max) if end is not None]
    totals = range(min(ends), max(ends) + 1)
    return min(ends), tuple(next(result for result in row.results if result.covers(total)) for total in totals)


DATA = DataFiles("romanitas", RomanitasFiles, CHECKS, RomanitasData)
"""The game's data files and how to read them."""

romanitas_data = DATA.load
"""The data of the game, read and checked once. Raises DataError if a file is missing or wrong."""
