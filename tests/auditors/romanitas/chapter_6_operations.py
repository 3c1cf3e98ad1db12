"""Chapter 6.3, 6.4 and 7.4: Roman attacks by land and sea, and the expedition to Persia."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.core.events import Event
from rules.romanitas.events import (
    AttitudeChecked,
    BattleBegan,
    BattleEnded,
    CityTaken,
    DisputesRolled,
    DrownedWithFleet,
    ExpeditionRolled,
    ExpeditionTurnedBack,
    ExpeditionWon,
    ForceMustered,
    LinesDrawnUp,
    NavalBattleBegan,
    NavalBattleEnded,
    ReconquestBegan,
    StormRolled,
    SurvivalTested,
    TransportSailed,
    TreatyHeld,
    TurnEnded,
    UnitsSentHome,
    WarBegan,
)
from tests.auditors.romanitas.board import (
    ADJOINING,
    FIGURES,
    NEIGHBOURS,
    TERRITORIES,
    TERRITORY_OF,
    limitanei,
)
from tests.auditors.romanitas.chapter_5_mobilisation import MAGISTER, UNITS, command
from tests.auditors.romanitas.chapter_8 import check_storm
from tests.auditors.romanitas.forces import note_defeat, put_to_the_test, remove
from tests.auditors.romanitas.ledger import Ledger

TWO_CITIES = frozenset({"t-aemilia", "t-moesia-prima"})
"""6.4: Mediolanum-Ravenna and Viminacium-Naissus."""


@dataclass
class Operation:
    """A Roman attack or fight at sea: who takes part, and how far it has come."""

    purpose: str
    target: str
    nation: str
    figures: list[str]
    units: list[str]
    fleets: list[str]
    zones_left: list[str] = field(default_factory=list)
    territories: list[str] = field(default_factory=list)
    pool: set[str] = field(default_factory=set)
    combats: list[str] = field(default_factory=list)
    won: int = 0
    route: list[str] = field(default_factory=list)


class Operations:
    """Roman attacks by land and sea, and the expedition to Persia [6.3, 6.4, 7.4]."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.operation: Operation | None = None

    def foresee(self, event: Event) -> None:
        """A landing is a declaration of war [7.4]; a force that presses on goes to war with whom it attacks next."""
        operation = self.operation
        if not isinstance(event, WarBegan) or operation is None or self.ledger.is_due(WarBegan):
            return
        has_landed = not operation.zones_left and bool(operation.figures)  # R89
        if operation.territories or (event.nation == operation.nation and has_landed):
            self.ledger.go_to_war("7.4", event.nation)

    def see(self, event: Event) -> None:
        """Check an event of a Roman operation."""
        if isinstance(event, ForceMustered) and event.purpose not in ("defence", "siege"):
            self._set_out(event)
            return
        if isinstance(event, AttitudeChecked | TreatyHeld | ReconquestBegan | TurnEnded):
            self.operation = None
        operation = self.operation
        if operation is None:
            return
        match event:
            case StormRolled():
                check_storm(self.ledger, event)
                if not event.cancelled:
                    self._meet(operation)
            case TransportSailed():
                self._sail(event, operation)
            case NavalBattleEnded():
                self._fought_at_sea(event, operation)
            case ExpeditionRolled():
                combats = ("battle", "battle") if event.die <= 3 else ("battle", "siege")
                self.ledger.report.same("6.3", f"combats of a {event.die}", combats, event.combats)
                operation.combats = list(event.combats)
            case BattleBegan() if event.attacker == "roman":
                self._battle(event, operation)
            case LinesDrawnUp():
                units = {unit for stack in event.enemy for unit in stack}
                self.ledger.report.holds("6.4", "units of the enemy left", units <= operation.pool, units)
            case DisputesRolled() if event.unit in operation.units:
                operation.units.remove(event.unit)
            case BattleEnded():
                self._fought(event, operation)
            case SurvivalTested() if event.outcome != "unhurt" and event.figure in operation.figures:
                operation.figures.remove(event.figure)
            case DrownedWithFleet():
                operation.units = [unit for unit in operation.units if unit not in event.units]
            case UnitsSentHome():
                self._surplus(event, operation)
            case ExpeditionTurnedBack():
                self._turned_back(event, operation)

    def pause(self, topic: str) -> None:
        """In a window no operation goes on."""
        if topic in ("window", "manage"):
            self.operation = None

    def _set_out(self, event: ForceMustered) -> None:
        ledger, report = self.ledger, self.ledger.report
        nation = "" if event.purpose == "sea" else self._defender(event.place)
        operation = Operation(
            event.purpose, event.place, nation, list(event.figures), list(event.units), list(event.fleets)
        )
        self.operation = operation
        if event.purpose != "sea":
            self._check_attack(event, nation)
        if event.purpose == "land":
            near = [*NEIGHBOURS[event.place], event.place]
            is_near = any(map(ledger.is_roman_territory, near))
            report.holds("6.4", "adjacent to a Roman territory", is_near, event.place)
            ledger.go_to_war("7.4", nation)
        elif event.purpose == "persia":
            report.holds("6.3", "six units at least", len(event.units) >= 6, event.units)
            is_base = ledger.is_roman("melitene") or ledger.is_roman("antioch")
            report.holds("6.3", "a base at Melitene or Antioch", is_base)
            ledger.go_to_war("6.3", "persia")
            ledger.expect("6.3", ExpeditionRolled)
        elif event.purpose == "naval":
            ledger.expect("7.4", TransportSailed, target=operation.target, fleets=event.fleets)
        elif ledger.event != "storm":
            self._meet(operation)

    def _check_attack(self, event: ForceMustered, nation: str) -> None:
        ledger, report = self.ledger, self.ledger.report
        report.holds("5.2.2", "an attack needs a figure", bool(event.figures))
        if event.purpose != "land":
            report.holds("6.4", "the Magister Militum leads", MAGISTER in event.figures, event.figures)
        report.holds("5.3", f"no treaty with {nation}", nation not in ledger.treaties)
        if "house-unlimited-attacks" not in ledger.options:  # R18
            report.same("R18", "figures that led before", set(), set(ledger.led) & set(event.figures))
            report.holds("R18", "not attacked before", event.place not in ledger.attacked, event.place)
        ledger.led += event.figures

    def _defender(self, place: str) -> str:
        """Whose cities are attacked."""
        cities = TERRITORIES[place].cities if place in TERRITORIES else (place,)
        owners = [self.ledger.owner[city] for city in cities if not self.ledger.is_roman(city)]
        self.ledger.report.holds("6.4", "an enemy city to attack", bool(owners), place)
        return owners[0] if owners else ""

    # 7.4

    def _meet(self, operation: Operation) -> None:
        """The enemy fleets on the way are fought, zone by zone."""
        ledger = self.ledger
        zones = operation.route or [operation.target]
        operation.zones_left = [zone for zone in zones if ledger.hostile_fleets(zone)]
        if operation.zones_left:
            self._expect_battle(operation.zones_left[0])

    def _expect_battle(self, zone: str) -> None:
        self.ledger.expect("7.3", NavalBattleBegan, zone=zone)

    def _sail(self, event: TransportSailed, operation: Operation) -> None:
        ledger, report = self.ledger, self.ledger.report
        departure, target = TERRITORIES[event.departure], TERRITORIES[event.target]
        report.holds("7.4", "a Roman coast", ledger.is_roman_territory(event.departure), event.departure)
        zones = event.zones
        is_route = 1 <= len(zones) <= 2 and zones[0] in departure.zones and zones[-1] in target.zones
        if len(zones) == 2:
            is_route = is_route and frozenset(zones) in ADJOINING
        report.holds("7.4", f"route from {event.departure} to {event.target}", is_route, zones)
        number = sum(UNITS[unit].type == "limitanei" for unit in operation.units)
        most = limitanei([departure.province])
        report.holds("5.2.2", f"Limitanei of {departure.province}: {most}", number <= most, number)
        room = 6 * len(event.fleets)
        report.holds("7.4", f"room for {room}", len(operation.units) <= room, operation.units)
        operation.route = list(zones)
        if ledger.event != "storm":
            self._meet(operation)

    def _fought_at_sea(self, event: NavalBattleEnded, operation: Operation) -> None:
        if event.winner != "roman":
            operation.zones_left = []
            return
        operation.zones_left = [zone for zone in operation.zones_left if zone != event.zone]
        if operation.zones_left:
            self._expect_battle(operation.zones_left[0])

    # 6.3, 6.4

    def _battle(self, event: BattleBegan, operation: Operation) -> None:
        ledger, report = self.ledger, self.ledger.report
        if operation.purpose == "persia":
            expected = operation.combats[operation.won : operation.won + 1]
            report.same("6.3", "combat of the expedition", expected, ["siege" if event.siege else "battle"])
            if not operation.pool:
                operation.pool = set(FIGURES.armies["persia"])
        elif not event.siege:
            self._enter(TERRITORY_OF[event.place], operation)
        report.same("6.4", "nation attacked", operation.nation, event.nation)
        report.same("6.4", "Roman units", set(operation.units), set(event.roman))
        report.same("6.4", "Roman figures", set(operation.figures), set(event.figures))
        if operation.figures:
            limit = command(operation.figures)
            report.holds("5.2.2", f"command of {operation.figures}", len(event.roman) <= limit, event.roman)
        if event.siege and operation.purpose != "persia":
            is_there = event.place in FIGURES.fortified and not ledger.is_roman(event.place)
            report.holds("7.2.3", "a fortified enemy city", is_there, event.place)
        number = min(self._strength(event, operation), len(operation.pool))
        report.same("6.4", f"enemies at {event.place}", number, event.enemies)

    def _strength(self, event: BattleBegan, operation: Operation) -> int:
        """How many enemies give battle or hold the walls [6.4, 7.2.3, R36]."""
        if event.siege:
            return 4 if event.place == "ravenna" else 3
        if operation.purpose == "persia":
            return 4
        territory = TERRITORY_OF[event.place]
        cities = TERRITORIES[territory].cities
        return 4 if territory in TWO_CITIES or set(cities) & set(FIGURES.fortified) else 3

    def _enter(self, territory: str, operation: Operation) -> None:
        """A territory is attacked: the first is the target, the others adjoin those before [6.4, R34]."""
        ledger, report = self.ledger, self.ledger.report
        if not operation.territories:
            report.same("6.4", "territory attacked", operation.target, territory)
        else:
            operation.nation = self._defender(territory)
            report.holds("6.4", "the Magister Militum presses on", MAGISTER in operation.figures, operation.figures)
            is_near = bool(NEIGHBOURS[territory] & set(operation.territories))
            report.holds("6.4", "adjacent to a territory attacked", is_near, territory)
            report.holds("5.3", f"no treaty with {operation.nation}", operation.nation not in ledger.treaties)
            if "house-unlimited-attacks" not in ledger.options:
                report.holds("R18", "not attacked before", territory not in ledger.attacked, territory)
        operation.territories.append(territory)
        report.holds("6.4", "three territories at most", len(operation.territories) <= 3, operation.territories)
        ledger.attacked.append(territory)
        operation.pool = set(FIGURES.armies[operation.nation])  # R27: complete again
        report.holds("6.1", f"{operation.nation} is At War", operation.nation in ledger.now.at_war)

    def _fought(self, event: BattleEnded, operation: Operation) -> None:
        ledger = self.ledger
        operation.pool -= set(event.eliminated["enemy"])
        operation.units = [unit for unit in operation.units if unit not in event.eliminated["roman"]]
        remove(ledger, event.eliminated["roman"])
        put_to_the_test(ledger, operation.figures, is_lost=event.winner == "enemy")
        if event.winner == "enemy":
            note_defeat(ledger, operation.figures)
            return
        ledger.points("7.1.4", 1, "combat-won")
        operation.won += 1
        if operation.purpose == "persia":
            if operation.won == 2:
                ledger.expect("6.3", ExpeditionWon)
                ledger.points("6.3", 4, "persian-expedition")
            return
        cities = [city for city in TERRITORIES[TERRITORY_OF[event.place]].cities if not ledger.is_roman(city)]
        for city in cities:
            is_walled = city in FIGURES.fortified
            if event.siege == is_walled or (is_walled and not operation.pool):  # R85
                ledger.expect("7.1.4", CityTaken, city=city, nation=operation.nation)

    def _surplus(self, event: UnitsSentHome, operation: Operation) -> None:
        report = self.ledger.report
        if event.why == "no-command":
            surplus = max(0, len(operation.units) - command(operation.figures))
            report.same("R51", f"units beyond the command of {operation.figures}", surplus, len(event.units))
        report.holds("R51", "units of the force", set(event.units) <= set(operation.units), event.units)
        operation.units = [unit for unit in operation.units if unit not in event.units]

    def _turned_back(self, event: ExpeditionTurnedBack, operation: Operation) -> None:
        if event.why == "no-figure":
            self.ledger.report.same("R51", "figures left", [], operation.figures)
        self.operation = None
