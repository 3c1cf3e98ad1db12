"""The printed facts of the map, counters and tables of Ultimus Romanorum, arranged for fast lookup."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rules.core.data_files import DataFiles, by_id, grouped, ids, names_by_id
from rules.ultimus_romanorum.data.checks import CHECKS
from rules.ultimus_romanorum.data.models import (
    BoardFile,
    BoardLink,
    CountersFile,
    DeathRow,
    RomanUnit,
    Space,
    StratagemRecord,
    TribeRecord,
    UltimusFiles,
    Values,
)

GAME_ID = "ultimus-romanorum"

HALVES = ("west", "east")
"""The halves of the Empire, in the order in which they are dealt with (R77)."""

BOXES = {"west": "ravenna-box", "east": "constantinopolis-box"}
"""The city that shelters the Augustus of each half [8.2.2]."""

REFUGES = {"west": "italia-4", "east": "thracia-3"}
"""The area of each refuge [8.2.2]."""

ROMA = "italia-5"
EXTRA_FLEET = "classis-temporaria"
WESTERN_FLEET, EASTERN_FLEET = "classis-occidentalis", "classis-orientalis"
FLEET_PORTS = ("africa-4", "thracia-3")
"""The ports in which the fleet of a stratagem survives the year [6.3]."""

HUNNI, PERSAE, ARMENIA, BAGAUDES, IBERIA = "hunni", "persae", "armenia", "bagaudes", "iberia"
SUBJECTS = ("ostrogothi", "gepidae")
"""The Tribes subject to the Hunni [6.2]."""

ATTILA = "attila"
HONORIUS, VALENTINIANUS, FELICES = "honorius", "valentinianus-iii", "placidi-felices"
SOUTH = ("mauri", "austuriani", "blemyes", "lakmides", "gaetulia", "phazania", "arabia-deserta")
"""The areas south of the Empire: a heading of menus."""

FOES_OF_BAGAUDES = ("Galliae", "Viennensis", "Hispaniae")
"""The dioceses in which the Bagaudes rise [6.2]."""


class Path(NamedTuple):
    """A link in one direction: the area it leads to, its cost in PM, the great river it crosses [7.2]."""

    to: str
    pm: int
    river: str


@dataclass(frozen=True, slots=True)
class Area:
    """An area of land as the rules need it. ``half`` and ``diocese`` are empty outside the Empire."""

    id: str
    half: str
    diocese: str
    town: bool
    capital: bool
    port: bool
    tribe: str
    free: bool
    seas: tuple[str, ...]
    coastal: bool
    paths: tuple[Path, ...]

    @property
    def in_empire(self) -> bool:
        """Whether it is a zone of a diocese [3.1.1]."""
        return bool(self.half)


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader's counter. ``half`` for Romans, ``tribe`` for others; ``diocese`` of a generic Roman."""

    id: str
    half: str
    tribe: str
    cc: int
    vs: int
    bt: int
    cp: int
    origin: str
    generic: bool
    diocese: str
    entry_year: int
    entry_area: str
    death: tuple[DeathRow, ...]


@dataclass(frozen=True, slots=True)
class Unit:
    """A combat unit's counter. ``category`` is empty for tribal units."""

    id: str
    category: str
    half: str
    diocese: str
    tribe: str
    front: Values
    back: Values
    barbarian: bool
    capital: str
    entry_year: int


class UltimusData:
    """Everything printed, with fast lookups."""

    def __init__(self, files: UltimusFiles) -> None:
        """Build the lookups from ``files``, which must already be checked against each other."""
        counters, tables = files.counters, files.tables
        self.tables = tables
        self.scenarios = by_id(files.scenarios.scenarios)
        self.dioceses = by_id(tables.dioceses)
        self.tribes: Mapping[str, TribeRecord] = by_id(counters.tribes)
        self.stratagems: Mapping[str, StratagemRecord] = by_id(counters.stratagems)
        self.fleets = by_id(counters.fleets)
        self.events: Mapping[int, str] = {row.total: row.id for row in tables.events}
        self._lay_out_board(files.board)
        self._lay_out_leaders(counters)
        self._lay_out_units(counters)
        self.cards: Mapping[str, str] = {
            f"{kind.id}-{number}": kind.id for kind in counters.stratagems for number in range(1, kind.count + 1)
        }
        self._lay_out_distances()
        self.names = names_by_id(
            files.board.spaces,
            counters.roman_leaders,
            counters.tribal_leaders,
            counters.roman_units,
            counters.tribes,
            counters.fleets,
        )
        self.sorts: Mapping[str, str] = {
            **dict.fromkeys(self.areas, "area"),
            **dict.fromkeys(self.seas, "sea"),
            **dict.fromkeys(self.leaders, "leader"),
            **dict.fromkeys(self.units, "unit"),
            **dict.fromkeys(self.tribes, "tribe"),
        }
        self.also_known: Mapping[str, tuple[str, ...]] = {space.id: space.aka for space in files.board.spaces}

    def _lay_out_board(self, board: BoardFile) -> None:
        links = grouped(_directed(board.links), lambda each: each[0])
        land = [space for space in board.spaces if space.kind == "land"]
        self.seas: Mapping[str, tuple[str, ...]] = {
            space.id: tuple(link.to for _, kind, link in links[space.id] if kind == "sea" and link.to)
            for space in board.spaces
            if space.kind == "sea"
        }
        self.open_seas = frozenset(space.id for space in board.spaces if space.fleets_may_enter)
        self.areas: Mapping[str, Area] = {space.id: self._area(space, links.get(space.id, ())) for space in land}
        self.towns = frozenset(area.id for area in self.areas.values() if area.town)
        self.capitals: Mapping[str, tuple[str, ...]] = {
            half: tuple(area.id for area in self.areas.values() if area.capital and area.half == half)
            for half in HALVES
        }
        self.place_names = {space.id: (space.town, space.port) for space in land}

    def _area(self, space: Space, links: Iterable[tuple[str, str, Path]]) -> Area:
        ways = list(links)
        return Area(
            space.id,
            space.empire_half or "",
            space.diocese,
            bool(space.town),
            bool(space.imperial_capital),
            bool(space.port),
            space.tribe,
            bool(space.empire_half) or space.eastern_exception,
            tuple(path.to for _, kind, path in ways if kind == "coast" and path.to in self.open_seas),
            any(kind == "coast" for _, kind, _ in ways),
            tuple(path for _, kind, path in ways if kind not in ("coast", "sea")),
        )

    def _lay_out_leaders(self, counters: CountersFile) -> None:
        romans = {
            each.id: Leader(
                each.id,
                each.half,
                "",
                each.cc,
                each.vs,
                each.bt,
                each.cp,
                each.origin,
                each.generic,
                each.diocese,
                each.entry_year,
                each.entry_area,
                each.death,
            )
            for each in counters.roman_leaders
        }
        tribal = {
            each.id: Leader(
                each.id,
                "",
                each.tribe,
                each.cc,
                each.vs,
                each.bt,
                each.cp,
                "",
                each.generic,
                "",
                each.entry_year,
                "",
                each.death,
            )
            for each in counters.tribal_leaders
        }
        self.leaders: Mapping[str, Leader] = {**romans, **tribal}
        self.leaders_of: Mapping[str, tuple[str, ...]] = {
            tribe: tuple(each.id for each in counters.tribal_leaders if each.tribe == tribe) for tribe in self.tribes
        }

    def _lay_out_units(self, counters: CountersFile) -> None:
        romans = {each.id: _roman(each) for each in counters.roman_units}
        tribal = {unit.id: unit for tribe in counters.tribes for unit in _tribal(tribe)}
        self.units: Mapping[str, Unit] = {**romans, **tribal}
        self.units_of: Mapping[str, tuple[str, ...]] = {
            tribe: tuple(unit.id for unit in tribal.values() if unit.tribe == tribe) for tribe in self.tribes
        }
        self.tribe_of: Mapping[str, str] = {
            **{leader.id: leader.tribe for leader in self.leaders.values()},
            **{unit.id: unit.tribe for unit in self.units.values()},
        }
        self.stacking_of: Mapping[str, str] = {
            piece: self.tribes[tribe].stacking if tribe else "" for piece, tribe in self.tribe_of.items()
        }
        self.marching_sorts: Mapping[str, str] = {unit.id: _marching_sort(unit) for unit in self.units.values()}
        self.guards: Mapping[int, tuple[str, ...]] = {
            row.pf: ids(unit for unit in counters.roman_units if unit.category == "BU" and unit.front.pf == row.pf)
            for row in self.tables.buccellarii
        }

    def _lay_out_distances(self) -> None:
        """The number of links between areas, by land, river and strait [R10, R84].

        From an island, sea and coast are links, too (R84).
        """
        by_land = {area: self.beside(area) for area in self.areas}
        shores = {sea: tuple(each.id for each in self.areas.values() if sea in each.seas) for sea in self.seas}
        by_sea = {area: (*ways, *self.areas[area].seas) for area, ways in by_land.items()}
        by_sea |= {sea: (*self.seas[sea], *shores[sea]) for sea in self.seas}
        self.distance: Mapping[str, Mapping[str, int]] = {area: _distances(area, by_land) for area in self.areas}
        self.distance_by_sea: Mapping[str, Mapping[str, int]] = {area: _distances(area, by_sea) for area in self.areas}

    def beside(self, area: str) -> tuple[str, ...]:
        """The areas next to an area, straits included [7.2]."""
        return tuple(path.to for path in self.areas[area].paths)

    def guard_pf(self, leader: str) -> int:
        """The strength of the buccellarii that a leader may have; 0 if none [3.2.4]."""
        capacity = self.leaders[leader].cc
        return next((row.pf for row in self.tables.buccellarii if row.cc_min <= capacity <= row.cc_max), 0)

    def is_leader(self, piece: str) -> bool:
        """Whether a piece is a leader."""
        return piece in self.leaders


def _distances(start: str, links: Mapping[str, Iterable[str]]) -> Mapping[str, int]:
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for to in links[here]:
            if to not in found:
                found[to] = found[here] + 1
                queue.append(to)
    return found


def _directed(links: Iterable[BoardLink]) -> Iterable[tuple[str, str, Path]]:
    for link in links:
        yield link.a, link.kind, Path(link.b, link.pm, link.river)
        yield link.b, link.kind, Path(link.a, link.pm, link.river)


def _roman(unit: RomanUnit) -> Unit:
    return Unit(
        unit.id,
        unit.category,
        unit.half,
        unit.diocese,
        "",
        unit.front,
        unit.back,
        unit.barbarian,
        unit.area if unit.category == "PA" else "",
        unit.entry_year,
    )


def _tribal(tribe: TribeRecord) -> Iterable[Unit]:
    for number in range(1, tribe.units + 1):
        yield Unit(f"{tribe.id}-u{number}", "", "", "", tribe.id, tribe.front, tribe.back, False, "", 0)


def _marching_sort(unit: Unit) -> str:
    """What a unit has in common with those that may go wherever it may; buccellarii are alone of their sort [3.2]."""
    return unit.id if unit.category == "BU" else unit.tribe or f"{unit.category} {unit.diocese} {unit.half}"


DATA = DataFiles(GAME_ID, UltimusFiles, CHECKS, UltimusData)
"""The game's files and how to read them."""

ultimus_data = DATA.load
"""The data of the game, read and checked once. Raises DataError if a file is missing or wrong."""
