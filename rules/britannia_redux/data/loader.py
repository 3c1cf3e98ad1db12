"""The printed facts of Britannia reDux, arranged for fast lookup."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rules.britannia_redux.data.checks import CHECKS
from rules.britannia_redux.data.models import (
    BritanniaFiles,
    Entry,
    NationRecord,
    RoundRecord,
    Scenario,
    Side,
    Terrain,
    Timeline,
)
from rules.core.board import Board
from rules.core.data_files import DataFiles, by_id, names_by_id

GAME_ID = "britannia-redux"

ROMANS, ROMANO_BRITISH, BELGAE, WELSH, BRIGANTES, PICTS = (
    "romans",
    "romano-british",
    "belgae",
    "welsh",
    "brigantes",
    "picts",
)
DANES = "danes"
BOUDICA, ARTHUR = "boudica", "arthur"
ENGLAND = "England"

FORT, STRONGHOLD, BURH = "roman-fort", "stronghold", "burh"
"""The kinds of fortification [15.2, 16]."""

BOX = "box"
"""Where counters wait that aren't in play."""

GONE = "gone"
"""Leaders whose time is over."""


@dataclass(frozen=True, slots=True)
class Area:
    """An area of land. ``beside``: areas joined by land or strait; ``by_land``, ``by_strait``: the parts of it."""

    id: str
    region: str
    terrain: Terrain
    points: int
    stack: int
    overstack: int
    stops: bool
    by_land: tuple[str, ...]
    by_strait: tuple[str, ...]
    beside: frozenset[str]
    seas: tuple[str, ...]

    @property
    def is_difficult(self) -> bool:
        """Whether its terrain is difficult [B5.3]."""
        return self.terrain == "difficult"


@dataclass(frozen=True, slots=True)
class Holding:
    """What a nation scores in scoring rounds, area by area [B11.2]."""

    scores_in: tuple[str, ...]
    centers: tuple[str, ...]
    adjacent: frozenset[str]
    center_vp: int
    adjacent_vp: int
    distant_vp: int


class BritanniaData:
    """Everything printed, with fast lookups."""

    def __init__(self, files: BritanniaFiles) -> None:
        """Build the lookups from ``files``, which must already be checked against each other."""
        counters, tables = files.counters, files.tables
        self.tables = tables
        self.order = tables.nation_turn_order
        self.scenarios: Mapping[str, Scenario] = by_id(files.scenarios.scenarios)
        self.timelines: Mapping[str, Timeline] = by_id(tables.timelines)
        self.nations: Mapping[str, NationRecord] = by_id(counters.nations)
        self.leaders = by_id(counters.leaders)
        self.unit_types = by_id(counters.unit_types)
        self.strongholds: Mapping[str, int] = counters.strongholds
        self.sides: Mapping[str, tuple[Side, ...]] = {each.number: each.sides for each in tables.players}
        self._lay_out_board(files)
        self._lay_out_counters()
        self._lay_out_scores()
        self.to_hit: Mapping[tuple[str, str], tuple[int, int]] = {
            (row.firer, row.target): (row.clear, row.difficult_defender) for row in tables.to_hit
        }
        self.names = names_by_id(files.board.spaces, counters.nations, counters.leaders)
        self.sorts: Mapping[str, str] = {
            **dict.fromkeys(self.areas, "area"),
            **dict.fromkeys(self.seas, "sea"),
            **dict.fromkeys(self.nations, "nation"),
            **dict.fromkeys(self.leaders, "leader"),
        }
        self.also_known: Mapping[str, tuple[str, ...]] = {
            **{space.id: space.aka for space in files.board.spaces},
            **{leader.id: leader.aka for leader in counters.leaders},
        }

    def _lay_out_board(self, files: BritanniaFiles) -> None:
        board = Board((link.a, link.b, link.kind) for link in files.board.links)
        terrain = by_id(files.tables.terrain)
        self.areas: Mapping[str, Area] = {
            space.id: Area(
                space.id,
                space.region or "",
                space.terrain,
                terrain[space.terrain].population_points,
                terrain[space.terrain].stack,
                terrain[space.terrain].overstack,
                terrain[space.terrain].stops_movement,
                tuple(sorted(board.neighbours(space.id, ("land",)))),
                tuple(sorted(board.neighbours(space.id, ("strait",)))),
                board.neighbours(space.id, ("land", "strait")),
                tuple(sorted(board.neighbours(space.id, ("coast",)))),
            )
            for space in files.board.spaces
            if space.kind == "land"
        }
        self.seas: Mapping[str, tuple[str, ...]] = {
            space.id: tuple(sorted(board.neighbours(space.id, ("coast",))))
            for space in files.board.spaces
            if space.kind == "sea"
        }

    def _lay_out_counters(self) -> None:
        """Give each army a counter of its own: its nation, its kind, a number."""
        self.armies: Mapping[str, tuple[str, str]] = {
            f"{nation.id}-{kind}-{number}": (nation.id, kind)
            for nation in self.nations.values()
            for kind, count in ((nation.army_type, nation.infantry), ("cavalry", nation.cavalry))
            for number in range(1, count + 1)
        }
        self.nation_of: Mapping[str, str] = {
            **{army: nation for army, (nation, _) in self.armies.items()},
            **{leader.id: leader.nation for leader in self.leaders.values()},
        }
        self.kind_of: Mapping[str, str] = {
            **{army: kind for army, (_, kind) in self.armies.items()},
            **dict.fromkeys(self.leaders, "leader"),
        }
        self.fights_as: Mapping[str, str] = {kind.id: kind.fights_as for kind in self.unit_types.values()}
        self.counters_of: Mapping[tuple[str, str], tuple[str, ...]] = {
            (nation, kind): tuple(army for army, facts in self.armies.items() if facts == (nation, kind))
            for nation, kind in set(self.armies.values())
        }

    def _lay_out_scores(self) -> None:
        self.holding: Mapping[str, Holding] = {
            row.nation: Holding(
                row.scores_in,
                row.centers,
                frozenset().union(*(self.areas[center].beside for center in row.centers)) - frozenset(row.centers),
                row.center_vp,
                row.adjacent_vp,
                row.distant_vp,
            )
            for row in self.tables.holding
        }
        self.occupying = {row.nation: row for row in self.tables.occupying}

    @cached_property
    def england(self) -> frozenset[str]:
        """The areas of England (R25)."""
        return frozenset(area.id for area in self.areas.values() if area.region == ENGLAND)

    def round_of(self, timeline: str, number: int) -> RoundRecord:
        """A round of a Timeline."""
        return self.timelines[timeline].round_list[number - 1]

    def entry(self, timeline: str, number: int, nation: str) -> Entry:
        """What a nation receives in a round; an empty entry if nothing [B4.2]."""
        found = (each for each in self.round_of(timeline, number).entries if each.nation == nation)
        return next(found, Entry(nation=nation))


_files: DataFiles[BritanniaFiles, BritanniaData] = DataFiles(GAME_ID, BritanniaFiles, CHECKS, BritanniaData)

britannia_data = _files.load
"""The printed facts, read once."""

parse = _files.parse
"""Reads and checks the texts of all data files."""
