"""The map, the counters and the scenarios of Romanitas as typed, frozen records.

They mirror ``data/romanitas/board.json``, ``counters.json`` and ``scenarios.json``. ``rules.romanitas.data.loader``
reads and checks the files. Sections in brackets are those of the rulebook.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from rules.core.data_files import (
    BoardRecord,
    GameFiles,
    LinkRecord,
    Record,
    ScenarioRecord,
    ScenariosRecord,
    SpaceRecord,
)
from rules.romanitas.data.tables import Arm, Chronology, Die, StratagemId, Tables, Troop

Owner = Literal["roman", "ostrogoths", "vandals", "visigoths", "persia"]
"""Who can possess a city."""

Side = Literal["n", "e", "s", "w"]
"""The side of a space where its name is drawn."""


class LinkKind(StrEnum):
    """How two spaces are connected."""

    LAND = "land"
    MOUNTAIN = "mountain"
    STRAIT = "strait"
    TERRITORY = "territory"
    """Two cities of one territory."""
    COAST = "coast"
    """A city's territory, or another space, borders a maritime zone."""
    SEA = "sea"
    """Two maritime zones adjoin."""
    ENTRY = "entry"
    """A tribe enters the map here. The Romans can't use this link."""


MARCH_LINKS = frozenset({LinkKind.LAND, LinkKind.MOUNTAIN, LinkKind.STRAIT})
"""The links that make the territories of two cities adjacent [5.2.2, 6.4]."""


class Province(Record):
    """A province. ``lim``: Limitanei that it can mobilise, ``None`` if no number is printed [1.3]."""

    id: str
    name: str
    lim: int | None
    nation_528: Owner | Literal["client"]


class Territory(Record):
    """A subdivision of a province, with one or two cities and the maritime zones it borders [1.3, R87]."""

    id: str
    name: str
    province: str
    zones: tuple[str, ...]
    cities: tuple[str, ...]


class City(SpaceRecord):
    """A square city space [1.3, 8, R68].

    ``owner_528``: the owner at the start. ``fortified``: it has a citadel. ``metropolis``: the cross. ``helmet``: a
    printed Comes. ``coin``: a gold coin. ``recruit``: the number 1. ``rp``: its value at the count [3.1].
    """

    kind: Literal["land"]
    territory: str
    province: str
    owner_528: Owner
    port: bool
    fortified: bool
    capital: bool
    metropolis: bool
    helmet: bool
    coin: bool
    recruit: bool
    rp: int
    label_side: Side
    zones: tuple[str, ...]


class ClientSpace(SpaceRecord):
    """A client people's space, which holds at most one Diplomacy counter [1.3, 5.3, 6.2.2]."""

    kind: Literal["client"]
    province: str
    owner_528: Literal["client"]
    diplomacy: Literal[True]
    label_side: Side
    zones: tuple[str, ...]


class MaritimeZone(SpaceRecord):
    """A maritime zone. An enemy fleet there costs ``rp_loss`` [1.3, 3.2]."""

    kind: Literal["sea"]
    rp_loss: int
    label_side: Side


class TribeBox(SpaceRecord):
    """The off-map home of a tribe, the cities where it enters the map, and the zones its boats reach [1.2, 6.1]."""

    kind: Literal["tribe-box"]
    nation: str
    entry: tuple[str, ...]
    label_side: Side
    zones: tuple[str, ...]


Space = Annotated[City | ClientSpace | MaritimeZone | TribeBox, Field(discriminator="kind")]
"""Anything on the map that a link can lead to."""


class Link(LinkRecord):
    """A connection between two spaces, in both directions."""

    kind: LinkKind


class BoardFile(BoardRecord):
    """Everything in ``board.json``."""

    provinces: tuple[Province, ...]
    territories: tuple[Territory, ...]
    spaces: tuple[Space, ...]
    links: tuple[Link, ...]


class CombatUnit(Record):
    """A combat unit of either side. ``bow``: it can fire [1.4]."""

    id: str
    name: str
    arm: Arm
    bow: bool
    bonus: int


class RomanUnit(CombatUnit):
    """A unit in Roman service, including mercenaries [5.2.1, R12, R13].

    ``elite_bonus``: the bonus on the back, ``None`` without an Elite side. ``mobilisation``: the blocks that can
    mobilise it (``paid`` means either paid block). ``men``: the number of soldiers it represents [1.1].
    """

    short: str
    troop: Troop
    elite_bonus: int | None
    mobilisation: Literal["limitanei", "skoutatoi", "paid", "mercenary"]
    men: int

    @property
    def can_be_elite(self) -> bool:
        """Whether it can become Elite [5.4.2]."""
        return self.elite_bonus is not None


class EnemyUnit(CombatUnit):
    """A unit of a nation hostile to Rome [6]."""


class Fleet(Record):
    """A fleet and its combat bonus [1.4, 7.3]."""

    id: str
    name: str
    bonus: int


class HistoricalFigure(Record):
    """The Comes or the Magister Militum: units commanded, bonuses on land and at sea, prices [1.4, 5.2.2, 7.3, 7.5]."""

    id: Literal["comes", "magister-militum"]
    name: str
    command: int
    bonus: int
    naval_bonus: int
    mobilise_rp: int
    remobilise_rp: int


class MonumentKind(StrEnum):
    """The kinds of Monument [5.6]."""

    MONASTERY = "monastery"
    BASILICA = "basilica"
    FORTIFICATIONS = "fortifications"
    DEFENSIVE_WALLS = "defensive-walls"


class Monument(Record):
    """A Monument, its cost in RP and where it may stand [5.6].

    ``cities``: the only cities allowed, ``None`` for any Roman city. ``without_citadel``: not allowed in a fortified
    city.
    """

    id: str
    name: str
    kind: MonumentKind
    cost: int
    cities: tuple[str, ...] | None
    without_citadel: bool


class StratagemCounter(Record):
    """A stratagem counter: the side reserved for Rome's enemies, and the other side [7.1.3]."""

    id: str
    enemy_side: StratagemId
    other_side: StratagemId


class DiplomacyCounter(Record):
    """A Diplomacy counter: its space, the Persian result that places it, and the value of each side [5.3, 6.2.2]."""

    id: str
    space: str
    persian_roll: Die
    rp_roman: int
    rp_persian: int


class Nation(Record):
    """An enemy of Rome [1.2, 6.1].

    ``home``: the capital or the tribe's box. ``treaty_roll``: the D6 result for a Neutrality Treaty, ``None`` if the
    nation receives no Ambassador [5.3].
    """

    id: str
    name: str
    aka: tuple[str, ...]
    kind: Literal["kingdom", "tribe", "empire"]
    home: str
    treaty_roll: Die | None
    fleet: Fleet | None
    unit_count: int
    units: tuple[EnemyUnit, ...]

    @property
    def barbarian(self) -> bool:
        """Whether this is a barbarian nation: all are except Persia [6.1]. Only barbarians can be named Caesar."""
        return self.kind != "empire"


class CountersFile(Record):
    """Everything in ``counters.json``."""

    roman_units: tuple[RomanUnit, ...]
    mercenaries: tuple[RomanUnit, ...]
    roman_fleets: tuple[Fleet, ...]
    historical_figures: tuple[HistoricalFigure, ...]
    monuments: tuple[Monument, ...]
    stratagem_counters: tuple[StratagemCounter, ...]
    diplomacy_counters: tuple[DiplomacyCounter, ...]
    nations: tuple[Nation, ...]


class RomanBox(Record):
    """The contents of the Mobilised or the Eliminated Roman units box [1.3]."""

    units: tuple[str, ...]
    mercenaries: tuple[str, ...]
    fleets: tuple[str, ...]
    figures: tuple[str, ...]
    monuments: tuple[str, ...]

    @property
    def pieces(self) -> tuple[str, ...]:
        """All pieces, in that order."""
        return self.units + self.mercenaries + self.fleets + self.figures + self.monuments


class Setup(Record):
    """The map and the boxes at the start of a scenario [5.2.1, R69].

    ``elite``: units on their Elite side. ``enemy_fleets``: nation to zone. ``diplomacy``: client space to the visible
    side.
    """

    possession: dict[Owner, tuple[str, ...]]
    mobilised_box: RomanBox
    eliminated_box: RomanBox
    elite: tuple[str, ...]
    desolation: tuple[str, ...]
    roman_possession: tuple[str, ...]
    enemy_fleets: dict[str, str]
    diplomacy: dict[str, Literal["roman", "persian"]]
    treaties: tuple[str, ...]
    at_war_last_turn: tuple[str, ...]
    stratagem_container: tuple[str, ...]


class Scenario(ScenarioRecord):
    """A scenario: its turns, and its set-up or the scenario it shares one with. ``house``: added by this edition."""

    name: str
    house: bool
    first_turn: int
    last_turn: int
    setup: Setup | None = None
    setup_like: str | None = None


class ScenariosFile(ScenariosRecord):
    """Everything in ``scenarios.json``."""

    scenarios: tuple[Scenario, ...]


class RomanitasFiles(GameFiles):
    """The data files."""

    board: BoardFile
    counters: CountersFile
    tables: Tables
    scenarios: ScenariosFile
    chronology: Chronology
