"""The auditor's own position, kept from the set-up and the events alone, and what is due to happen next.

A rule that has a consequence makes it *due*. An event of that class must answer to something due; what is still due
when play moves on is missing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from rules.core.events import DiceThrown, Event, GameEnded
from rules.romanitas.events import (
    ActaDieThrown,
    AttackCancelled,
    BoxBroken,
    CityDesolated,
    CityReconquered,
    CityTaken,
    Counted,
    DesolationRemoved,
    DiplomacyTurned,
    DrownedWithFleet,
    EpidemicRolled,
    ExpeditionRolled,
    ExpeditionWon,
    FleetGone,
    FleetSailed,
    FortificationsHeld,
    InvasionBegan,
    InvasionPassed,
    InvasionStopped,
    MonumentDestroyed,
    NavalBattleBegan,
    PiracyCancelled,
    RaidBegan,
    RandomEventDrawn,
    RomannessChanged,
    SurvivalTested,
    TerritoryConquered,
    TransportSailed,
    WarBegan,
)
from rules.romanitas.state import RomanitasState
from tests.auditors.report import Report
from tests.auditors.romanitas import readings
from tests.auditors.romanitas.board import (
    COINS,
    FIGURES,
    HOME,
    RECRUITS,
    TERRITORIES,
    TERRITORY_OF,
)

CONSEQUENCES = (
    ActaDieThrown,
    AttackCancelled,
    CityDesolated,
    CityReconquered,
    CityTaken,
    DesolationRemoved,
    DiplomacyTurned,
    DrownedWithFleet,
    EpidemicRolled,
    ExpeditionRolled,
    ExpeditionWon,
    FleetGone,
    FleetSailed,
    FortificationsHeld,
    GameEnded,
    InvasionBegan,
    InvasionPassed,
    InvasionStopped,
    MonumentDestroyed,
    NavalBattleBegan,
    PiracyCancelled,
    RaidBegan,
    RandomEventDrawn,
    RomannessChanged,
    SurvivalTested,
    TerritoryConquered,
    TransportSailed,
    WarBegan,
)
"""Events that may only happen when a rule makes them due."""

_OPEN = (BoxBroken, Counted, DiceThrown)
_KEY = {RomannessChanged: ("cause", "about"), SurvivalTested: ("figure",), CityTaken: ("city",)}
"""By which fields an event answers to something due, where the class alone is not enough."""


@dataclass
class TurnRecord:
    """What one turn leaves behind for the next [4.2, 6.1, 6.2.1, 6.2.5]."""

    acta: dict[str, str] = field(default_factory=dict)
    at_war: list[str] = field(default_factory=list)
    columns: dict[str, str] = field(default_factory=dict)
    taken: dict[str, list[str]] = field(default_factory=dict)
    conquered: list[str] = field(default_factory=list)
    magister_defeated: bool = False


@dataclass
class Due:
    """An event that must happen, with the values that the print gives its fields."""

    section: str
    kind: type[Event]
    fields: dict[str, object]

    def agrees(self, event: Event, names: Iterable[str]) -> bool:
        """Whether an event has the values due in these fields, as far as they are laid down."""
        return all(getattr(event, name) == self.fields[name] for name in names if name in self.fields)

    def __str__(self) -> str:
        return f"{self.kind.__name__} {self.fields}"


class Ledger:
    """The position as the events tell it, and the list of what is due."""

    def __init__(self, options: Collection[str], last_turn: int) -> None:
        self.report = Report(readings.OPEN)
        self.options = frozenset(options)
        self.last_turn = last_turn
        self.due: list[Due] = []
        self.turn = 0
        self.rp = 0
        self.is_counting = False
        """During the count the sum may leave the bounds of 0 and 10 [R2]."""
        self.carried = 0
        self.owner = dict(HOME)
        self.desolation: list[str] = []
        self.elite: set[str] = set()
        self.mobilised = {*FIGURES.roman_units, *FIGURES.roman_fleets, "comes", "magister-militum"}
        self.eliminated: set[str] = set()
        self.monuments: dict[str, str] = {}
        """Monument counter to the city where it is built."""
        self.fleets: dict[str, str] = {}
        self.diplomacy: dict[str, str] = {}
        self.now, self.before = TurnRecord(), TurnRecord()
        self.treaties: list[str] = []
        self.promised: list[str] = []
        self.caesar = ""
        self.political_gifts: list[str] = []
        self.free_actions = 0
        self.free_elites = 0
        self.free_missionary = False
        self.sent: list[str] = []
        self.recalled = 0
        self.recalled_cavalry = 0
        self.event = ""
        self.barred_unit = ""
        self.cavalry_penalty = 0
        self.coin_told = ""
        """A coin that was told before the city that it is for came back [8.3]."""
        self.attacked: list[str] = []
        self.led: list[str] = []
        self.is_over = False
        self.ending = ("3.3", "", "")
        self.combat_lost = False
        """Whether the combat whose figures are tested was lost [7.5]."""

    def take_over(self, state: RomanitasState) -> None:
        """Start from a position that a game master corrected [R96]."""
        places = {piece: place for place, stack in state.stacks.items() for piece in stack}
        pieces = self.mobilised | self.eliminated
        self.rp, self.owner = state.rp, dict(state.owner)
        self.desolation, self.elite = list(state.desolation), set(state.elite)
        self.eliminated = {piece for piece in pieces if places[piece] == "eliminated"}
        self.mobilised = pieces - self.eliminated
        self.monuments = {name: places[name] for name in FIGURES.monuments if places[name] in self.owner}
        fleets = {nation: places[f"fleet-{nation}"] for nation in FIGURES.enemy_fleets}
        self.fleets = {nation: zone for nation, zone in fleets.items() if zone in FIGURES.zones}
        self.diplomacy = dict(state.diplomacy)
        self.treaties, self.promised = list(state.treaties), list(state.promised)
        self.cavalry_penalty = state.cavalry_penalty

    # What is due

    def expect(self, section: str, kind: type[Event], **fields: object) -> None:
        """Make an event due."""
        self.due.append(Due(section, kind, fields))

    def answer(self, event: Event) -> None:
        """Check an event against what is due."""
        if not isinstance(event, CONSEQUENCES):
            return
        keys = _KEY.get(type(event), ())
        found = [due for due in self.due if due.kind is type(event) and due.agrees(event, keys)]
        if not found:
            self.report.holds(event.rule or "-", f"{event.kind} without cause", is_so=False, claimed=_values(event))
            return
        best = next((due for due in found if due.agrees(event, due.fields)), found[0])
        self.due.remove(best)
        for name, value in best.fields.items():
            self.report.same(best.section, f"{event.kind}.{name} {_about(event)}", value, getattr(event, name))

    def settle(self, moment: str) -> None:
        """Report what is still due though play has moved on."""
        for due in self.due:
            self.report.same(due.section, f"{due} before {moment}", "happens", "does not happen")
        self.due.clear()

    def is_due(self, kind: type[Event]) -> bool:
        """Whether an event of this class is due."""
        return any(due.kind is kind for due in self.due)

    # Romanness Points

    def points(self, section: str, change: int, cause: str, about: str = "") -> None:
        """Make a change of the RP due [3]."""
        if change:
            self.expect(section, RomannessChanged, change=change, cause=cause, about=about)

    def book(self, event: RomannessChanged) -> None:
        """Move the track; outside the count it stays within 0 and 10 [3.1, R5]."""
        self.rp += event.change
        if not self.is_counting:
            self.rp = bounded(self.rp)
        self.report.same("3.1", f"RP after {event.cause} {event.about}", bounded(self.rp), event.total)

    # Cities

    def is_roman(self, city: str) -> bool:
        """Whether a city is in Roman possession; a desolated one is [R8]."""
        return self.owner[city] == "roman"

    def has_fallen(self, kingdom: str) -> bool:
        """Whether all that a kingdom held in 528 is Roman [6.1]."""
        return all(self.is_roman(city) for city, home in HOME.items() if home == kingdom)

    def holds_anything(self, nation: str) -> bool:
        """Whether a kingdom has a city left."""
        return nation in self.owner.values()

    def is_roman_territory(self, territory: str) -> bool:
        """Whether any city of a territory is Roman."""
        return any(self.is_roman(city) for city in TERRITORIES[territory].cities)

    def monuments_in(self, city: str) -> list[str]:
        """The Monuments of a city."""
        return [monument for monument, place in self.monuments.items() if place == city]

    def has_walls(self, city: str) -> bool:
        """Whether a city may be besieged [7.2.1]."""
        return city in FIGURES.fortified or any(name.startswith("walls") for name in self.monuments_in(city))

    @property
    def is_khazar_year(self) -> bool:
        """Whether the mercenary horse archers return for nothing [8.5]."""
        last = self.last_turn if readings.KHAZARS_IN_ANY_LAST_TWO_TURNS else 10
        return "khazars" in self.options and last - 2 < self.turn <= last

    def hostile_fleets(self, zone: str) -> set[str]:
        """The nations whose fleets bar a zone; a treaty binds at sea as well [5.3, R31]."""
        nations = {nation for nation, place in self.fleets.items() if place == zone}
        return nations - set(self.treaties) if readings.TREATY_BINDS_AT_SEA else nations

    def strike(self, section: str, city: str, by: str) -> None:
        """Make a Desolation due, if the city is Roman and not desolated yet [3.2, R9]."""
        if not city or not self.is_roman(city) or city in self.desolation:
            return
        self.expect(section, CityDesolated, city=city, by=by, markers=len(self.desolation) + 1)

    def lose(self, city: str) -> None:
        """What losing a city costs under the options [8.3, 8.4]."""
        if "economic" in self.options and city in COINS:
            self.points("8.3", -1, "coin-lost", city)
        if "recruitment" in self.options and city in RECRUITS:
            self.cavalry_penalty += 1

    def gain(self, city: str) -> None:
        """What winning a city back brings under the options [8.3, 8.4]."""
        if "economic" in self.options and city in COINS and city != self.coin_told:
            self.points("8.3", 1, "coin-gained", city)
        self.coin_told = ""
        if "recruitment" in self.options and city in RECRUITS:
            self.cavalry_penalty = max(0, self.cavalry_penalty - 1)

    def destroy_monuments(self, city: str) -> None:
        """A city seized by an enemy loses its Monuments and their price [3.2, 5.6]."""
        for monument in self.monuments_in(city):
            self.expect("5.6", MonumentDestroyed, monument=monument, city=city)
            self.points("3.2", -FIGURES.monuments[monument], "monument-lost", monument)

    def note_territory(self, city: str) -> None:
        """A territory is conquered when all its cities are Roman [R57]."""
        territory = TERRITORY_OF[city]
        if territory not in self.now.conquered and all(self.is_roman(each) for each in TERRITORIES[territory].cities):
            self.expect("4.2", TerritoryConquered, territory=territory)

    # Nations

    def go_to_war(self, section: str, nation: str) -> None:
        """A nation is At War from now on, once a turn [6.1, R21]."""
        if nation not in self.now.at_war and not any(due.fields.get("nation") == nation for due in self._wars()):
            self.expect(section, WarBegan, nation=nation)

    def _wars(self) -> list[Due]:
        return [due for due in self.due if due.kind is WarBegan]

    def end_game(self, section: str, level: str, reason: str) -> None:
        """The end of the game is due."""
        winner = "roman" if level.endswith("victory") else None
        self.ending = (section, level, reason)
        self.expect(section, GameEnded, level=level, winner=winner)

    @property
    def surcharge(self) -> int:
        """What a crisis adds to blocks and fleets [4.2.3, R17]."""
        return int(self.now.acta.get("economic") in ("financial-crisis", "agrarian-crisis"))

    @property
    def rebuilding_surcharge(self) -> int:
        """What a crisis or a plague adds to the removal of a Desolation [4.2.3]."""
        return int(self.now.acta.get("economic") in ("financial-crisis", "agrarian-crisis", "plague"))


def bounded(points: int) -> int:
    """RP never leave 0 to 10 [3.1]."""
    return min(10, max(0, points))


def _values(event: Event) -> dict[str, object]:
    return {name: getattr(event, name) for name in event.__struct_fields__ if name not in _NOISE}


_NOISE = ("rule", "turn", "scene", "audience")


def _about(event: Event) -> str:
    for name in ("cause", "city", "nation", "figure", "box", "monument"):
        value = getattr(event, name, "")
        if value:
            return str(value)
    return ""
