"""Chapter 6: the attitudes of the enemies and their attacks, what the cities lose, and the Roman operations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.core.events import Event
from rules.romanitas.events import (
    AttackCancelled,
    AttitudeChecked,
    BattleBegan,
    BattleEnded,
    CityAbandoned,
    CityDesolated,
    CityReconquered,
    CityTaken,
    DiplomacyTurned,
    DisputesRolled,
    DrownedWithFleet,
    ExpeditionRolled,
    ExpeditionTurnedBack,
    ExpeditionWon,
    FleetGone,
    FleetSailed,
    ForceMustered,
    FortificationsHeld,
    InvasionBegan,
    InvasionPassed,
    InvasionStopped,
    LinesDrawnUp,
    MonumentDestroyed,
    NavalBattleBegan,
    NavalBattleEnded,
    PiracyCancelled,
    RaidBegan,
    RandomEventDrawn,
    ReconquestBegan,
    StormRolled,
    SurvivalTested,
    TerritoryConquered,
    TransportSailed,
    TreatyHeld,
    TurnEnded,
    UnitsSentHome,
    WarBegan,
)
from tests.auditors.romanitas import tables
from tests.auditors.romanitas.board import (
    ADJOINING,
    FIGURES,
    KINGDOMS,
    NEIGHBOURS,
    TERRITORIES,
    TERRITORY_OF,
    limitanei,
)
from tests.auditors.romanitas.chapter_5 import INTRINSIC, MAGISTER, UNITS, command
from tests.auditors.romanitas.ledger import Ledger

TWO_CITIES = frozenset({"t-aemilia", "t-moesia-prima"})
"""6.4: Mediolanum-Ravenna and Viminacium-Naissus."""


@dataclass
class Attack:
    """An attack of an enemy: its cities, where it is, and the units that it still has."""

    nation: str
    kind: str
    path: tuple[str, ...]
    pool: set[str]
    place: int = 0
    force: ForceMustered | None = None

    @property
    def city(self) -> str:
        """The city under attack."""
        return self.path[self.place]

    @property
    def strength(self) -> int:
        """How many units attack [6.2.3 to 6.2.5]."""
        return len(self.pool) if self.kind == "invasion" else min(3, len(self.pool))


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


class Enemies:
    """The Actions phase: the enemies one after another [6.1, 6.2]."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.attack: Attack | None = None
        self._checked = 0
        self._sailing: tuple[str, str] | None = None

    def foresee(self, event: Event) -> None:
        """A kingdom goes to war for a reconquest before it is told."""
        if isinstance(event, WarBegan) and self._is_next(event.nation) and self._lost_city(event.nation):
            self.ledger.go_to_war("6.2.5", event.nation)

    def _is_next(self, nation: str) -> bool:
        rest = tables.NATIONS[self._checked :]
        return nation in rest and all(map(self._is_out, rest[: rest.index(nation)]))

    def _is_out(self, nation: str) -> bool:
        """A kingdom that holds nothing and has nothing to reconquer is out of the game [R28]."""
        return nation in KINGDOMS and not self.ledger.holds_anything(nation) and not self._lost_city(nation)

    def see(self, event: Event) -> None:
        """Check an event of the enemies' actions."""
        ledger = self.ledger
        match event:
            case AttitudeChecked():
                self._attitude(event)
            case TreatyHeld():
                self._advance(event.nation)
                ledger.report.holds("5.3", f"treaty of {event.nation}", event.nation in ledger.treaties)
            case ReconquestBegan():
                self._reconquest(event)
            case TurnEnded():
                self._advance("")
                self._checked = 0
            case WarBegan():
                ledger.now.at_war.append(event.nation)
            case StormRolled() if self._sailing is not None:
                self._storm(event, *self._sailing)
            case FleetSailed():
                ledger.fleets[event.nation] = event.zone
            case FleetGone():
                ledger.fleets.pop(event.nation, None)
            case DiplomacyTurned():
                ledger.diplomacy[event.space] = event.side
                if event.side == "persian":
                    ledger.points("6.2.2", -1, "persian-diplomacy", event.space)
            case InvasionBegan() | InvasionPassed():
                self._march(event)
            case CityAbandoned():
                self._abandoned(event)
            case ForceMustered() if event.purpose in ("defence", "siege"):
                self._defend(event)
            case FortificationsHeld():
                if self.attack is not None:
                    self.attack.pool.discard(event.unit)
            case BattleBegan() if event.attacker == "enemy":
                self._battle(event)
            case LinesDrawnUp() if self.attack is not None and self.attack.force is not None:
                units = [unit for stack in event.enemy for unit in stack]
                fits = set(units) <= self.attack.pool and len(units) == self.attack.strength
                ledger.report.holds("6.2", f"{self.attack.strength} units of {self.attack.nation}", fits, units)
            case BattleEnded() if self.attack is not None and self.attack.force is not None:
                self._fought(event, self.attack)
            case RandomEventDrawn():
                self._random_event(event)

    def pause(self, topic: str) -> None:
        """In a window no attack goes on."""
        if topic in ("window", "manage"):
            self.attack = None

    # 6.1

    def _advance(self, nation: str) -> None:
        """The nations are checked in the order of the table; kingdoms that hold nothing are out."""
        ledger = self.ledger
        ledger.settle(f"the check of {nation or 'the last nation'}")
        self.attack = None
        while self._checked < len(tables.NATIONS):
            checked = tables.NATIONS[self._checked]
            self._checked += 1
            if checked == nation:
                return
            ledger.report.holds("6.1", f"{checked} is checked in its turn", self._is_out(checked), nation)
        ledger.report.same("6.1", "nation checked out of order", "", nation)

    def _lost_city(self, nation: str) -> str:
        """The city that a kingdom tries to reconquer [6.2.5, R28]."""
        ledger = self.ledger
        lost = [city for city in ledger.before.taken.get(nation, []) if ledger.is_roman(city)]
        return lost[-1] if lost and lost[-1] != "narbo" else ""

    def _modifiers(self, nation: str) -> dict[str, int]:
        ledger = self.ledger
        found = {
            "war-last-turn": int(nation in ledger.before.at_war),
            "barbarian-at-war": len(tables.BARBARIANS & set(ledger.now.at_war)),
            "kingdom-conquered": int(ledger.has_fallen("vandals") or ledger.has_fallen("ostrogoths")),
            "usurper": int(ledger.now.acta.get("political") == "usurper"),
            "caesar": -int(ledger.caesar == nation),
        }
        return {cause: value for cause, value in found.items() if value}

    def _attitude(self, event: AttitudeChecked) -> None:
        ledger, report, nation = self.ledger, self.ledger.report, event.nation
        self._advance(nation)
        report.holds("5.3", f"{nation} has no treaty", nation not in ledger.treaties)
        report.same("6.2.5", f"city that {nation} would reconquer instead", "", self._lost_city(nation))
        modifiers = self._modifiers(nation)
        claimed = {each.cause: each.value for each in event.score.modifiers}
        report.same("6.1", f"modifiers of {nation}", modifiers, claimed)
        total = event.score.die + sum(modifiers.values())
        report.same("6.1", f"total of {nation}", total, event.score.total)
        result = tables.attitude(nation, total)
        report.same("6.2", f"column of {nation} on {total}", result.column, event.column)
        ledger.now.columns[nation] = result.column
        if result.column == "persian-diplomacy":
            self._diplomacy(total)
        elif result.column != "neutrality":
            self._act(nation, result)

    def _diplomacy(self, number: int) -> None:
        """6.2.2: the counter of the number, or the next that is not Persian; past Lazica a raid [R24]."""
        ledger = self.ledger
        for at in range(number, 7):
            space = tables.PERSIAN_DIPLOMACY[at]
            if ledger.diplomacy.get(space) != "persian":
                ledger.expect("6.2.2", DiplomacyTurned, space=space, side="persian")
                return
        ledger.now.columns["persia"] = "raid-1"
        self._act("persia", tables.Result("raid-1", ("melitene",)))

    def _act(self, nation: str, result: tables.Result) -> None:
        ledger, path = self.ledger, result.path
        if result.column == "piracy" and ledger.before.columns.get(nation) == "piracy":  # 6.2.1, R23
            path = next(each.path for each in tables.ATTITUDES[nation].values() if each.column == "raid-1")
            ledger.now.columns[nation] = "raid-1"
        is_cancelled = bool(path) and not ledger.is_roman(path[0])
        is_neutral = is_cancelled and not result.zone and "house-cancelled-is-neutral" in ledger.options
        if is_neutral:
            ledger.now.columns[nation] = "neutrality"
        else:
            ledger.go_to_war("6.1", nation)
        if result.zone:
            self._sail(nation, result.zone)
        if not path:
            return
        if is_cancelled:
            ledger.expect("6.1", AttackCancelled, nation=nation, city=path[0], why="not-roman")
        elif result.is_invasion:
            self.attack = Attack(nation, "invasion", path, set(FIGURES.armies[nation]))
            ledger.expect("6.2.4", InvasionBegan, nation=nation, path=path)
        elif path[0] in ledger.desolation:
            ledger.expect("R26", AttackCancelled, nation=nation, city=path[0], why="already-desolated")
        else:
            self.attack = Attack(nation, "raid", path, set(FIGURES.armies[nation]))
            ledger.expect("6.2.3", RaidBegan, nation=nation, city=path[0])

    # 6.2.1

    def _sail(self, nation: str, zone: str) -> None:
        ledger = self.ledger
        if nation != "slavs" and not any(
            owner == nation and TERRITORIES[TERRITORY_OF[city]].zones for city, owner in ledger.owner.items()
        ):
            ledger.expect("6.2.1", PiracyCancelled, nation=nation)
        elif ledger.fleets.get(nation) == zone:
            return
        elif ledger.event == "storm":
            self._sailing = nation, zone
        else:
            self._set_sail(nation, zone)

    def _set_sail(self, nation: str, zone: str) -> None:
        ledger = self.ledger
        ledger.expect("6.2.1", FleetSailed, nation=nation, zone=zone)
        if zone not in ledger.fleets.values():  # R10
            ledger.points("7.3", -FIGURES.zones[zone], "zone-occupied", zone)

    def _storm(self, event: StormRolled, nation: str, zone: str) -> None:
        self._sailing = None
        check_storm(self.ledger, event)
        if event.cancelled:
            self.ledger.expect("8.7", PiracyCancelled, nation=nation, why="storm")
        else:
            self._set_sail(nation, zone)

    # 6.2.3 to 6.2.5

    def _reconquest(self, event: ReconquestBegan) -> None:
        ledger, nation = self.ledger, event.nation
        self._advance(nation)
        ledger.report.same("6.2.5", f"city that {nation} tries to reconquer", self._lost_city(nation), event.city)
        ledger.go_to_war("6.2.5", nation)
        self.attack = Attack(nation, "reconquest", (event.city,), set(FIGURES.armies[nation]))

    def _march(self, event: InvasionBegan | InvasionPassed) -> None:
        attack = self.attack
        if attack is None:
            return
        if isinstance(event, InvasionPassed):
            attack.place += 1
        self._next_step(attack)

    def _next_step(self, attack: Attack) -> None:
        """What the invaders do at the next city of the itinerary [6.2.4, R25]."""
        ledger = self.ledger
        attack.force = None
        if attack.place >= len(attack.path):
            ledger.expect("6.2.4", InvasionStopped, nation=attack.nation, why="end-of-road")
        elif not attack.pool:
            ledger.expect("6.2.4", InvasionStopped, nation=attack.nation)
        elif not ledger.is_roman(attack.city):
            ledger.expect("6.2.4", InvasionStopped, nation=attack.nation, why="not-roman")
        elif attack.city in ledger.desolation:
            ledger.expect("6.2.4", InvasionPassed, nation=attack.nation, city=attack.city)

    def _abandoned(self, event: CityAbandoned) -> None:
        attack = self.attack
        if attack is None:
            self.ledger.report.holds("7.2.2", "a city falls to no attack", is_so=False, claimed=event.city)
            return
        self.ledger.report.same("7.2.2", "city that falls", (attack.nation, attack.city), (event.nation, event.city))
        self._fall(attack)

    def _defend(self, event: ForceMustered) -> None:
        ledger, attack = self.ledger, self.attack
        ledger.report.holds("7.1.1", "an attack to defend against", attack is not None, event.place)
        if attack is None:
            return
        ledger.report.same("7.1.1", "city defended", attack.city, event.place)
        if event.purpose == "siege":
            ledger.report.holds("7.2.1", f"walls of {event.place}", ledger.has_walls(event.place))
        attack.force = event
        if attack.nation == "persia" and "fortifications" in ledger.monuments_in(event.place):
            ledger.expect("6.3", FortificationsHeld, city=event.place)

    def _battle(self, event: BattleBegan) -> None:
        report, attack = self.ledger.report, self.attack
        if attack is None or attack.force is None:
            report.holds("7.1.1", "an enemy attack behind the battle", is_so=False, claimed=event.place)
            return
        report.same("7.1.1", "place of the battle", attack.city, event.place)
        report.same("7.1.1", "nation in the battle", attack.nation, event.nation)
        report.same("7.2.1", "battle or siege", attack.force.purpose == "siege", event.siege)
        report.same("7.1.1", "Roman units", set(attack.force.units), set(event.roman))
        report.same("7.1.1", "Roman figures", set(attack.force.figures), set(event.figures))
        report.same("6.2", f"units of {attack.nation}", attack.strength, event.enemies)

    def _fought(self, event: BattleEnded, attack: Attack) -> None:
        ledger = self.ledger
        if event.why == "siege-stratagem" or ledger.is_due(FortificationsHeld):
            ledger.due = [due for due in ledger.due if due.kind is not FortificationsHeld]  # R80, R74
        force = attack.force
        attack.force = None
        attack.pool -= set(event.eliminated["enemy"])
        put_to_the_test(ledger, force.figures if force else (), is_lost=event.winner == "enemy")
        remove(ledger, event.eliminated["roman"])
        if event.winner == "enemy":
            note_defeat(ledger, force.figures if force else ())
            self._fall(attack)
            return
        ledger.points("7.1.4", 1, "combat-won")
        if attack.kind == "invasion":
            ledger.expect("6.2.4", InvasionStopped, nation=attack.nation, city=attack.city, why="beaten")
        self.attack = None

    def _fall(self, attack: Attack) -> None:
        """The enemy takes the city [3.2, 6.2.5, 7.1.4]."""
        ledger, city = self.ledger, attack.city
        if city == "constantinople":
            ledger.end_game("3.3", "major defeat", "constantinople-lost")
            return
        ledger.destroy_monuments(city)
        if attack.kind == "reconquest":
            ledger.expect("6.2.5", CityReconquered, nation=attack.nation, city=city)
            self.attack = None
            return
        ledger.strike("7.1.4", city, attack.nation)
        if attack.kind == "invasion":
            attack.place += 1
            self._next_step(attack)

    # 8.7

    def _random_event(self, event: RandomEventDrawn) -> None:
        ledger, report = self.ledger, self.ledger.report
        report.holds("8.7", "the option is on", "random-events" in ledger.options)
        report.same("8.7", f"event of a {event.die}", tables.RANDOM_EVENTS[event.die - 1], event.event)
        ledger.event = event.event
        if event.event == "confines" and event.about:
            ledger.barred_unit = event.about
            is_fit = UNITS[event.about].type not in ("limitanei", "mercenary") and event.about in ledger.mobilised
            report.holds("8.7", "a unit that may be barred", is_fit, event.about)
        elif event.event == "earthquake":
            report.holds("8.7", "city of an earthquake", event.about in tables.EARTHQUAKES, event.about)
            for monument in ledger.monuments_in(event.about):
                ledger.expect("8.7", MonumentDestroyed, monument=monument, city=event.about)
        elif event.event == "arab-razzia":
            ledger.strike("8.7", "syene", "arab-razzia")


class Losses:
    """What falls with a city, and what comes back with it [3.2, 5.6, 6.2.5, 8.3]."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    def see(self, event: Event) -> None:
        """Note what an event does to the cities."""
        ledger = self.ledger
        match event:
            case CityDesolated():
                self._desolated(event)
            case MonumentDestroyed():
                ledger.monuments.pop(event.monument, None)
            case CityReconquered():
                self._reconquered(event)
            case CityTaken():
                self._taken(event)
            case TerritoryConquered():
                ledger.now.conquered.append(event.territory)

    def _desolated(self, event: CityDesolated) -> None:
        ledger, city = self.ledger, event.city
        ledger.desolation.append(city)
        ledger.points("3.2", -1, "desolation", city)
        ledger.lose(city)
        if len(ledger.desolation) >= 10:
            ledger.end_game("3.3", "major defeat", "ten-desolations")

    def _reconquered(self, event: CityReconquered) -> None:
        ledger, city = self.ledger, event.city
        ledger.owner[city] = event.nation
        ledger.lose(city)
        if city in ledger.desolation:
            ledger.desolation.remove(city)

    def _taken(self, event: CityTaken) -> None:
        ledger, city = self.ledger, event.city
        ledger.owner[city] = "roman"
        ledger.now.taken.setdefault(event.nation, []).append(city)
        ledger.gain(city)
        ledger.note_territory(city)
        if not ledger.holds_anything(event.nation) and event.nation in ledger.fleets:  # 7.3
            ledger.expect("7.3", FleetGone, nation=event.nation, zone=ledger.fleets[event.nation])


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
        operation.zones_left = [zone for zone in zones if zone in ledger.fleets.values()]
        if operation.zones_left:
            self._expect_battle(operation.zones_left[0])

    def _expect_battle(self, zone: str) -> None:
        fleets = {nation for nation, place in self.ledger.fleets.items() if place == zone}
        if self.operation is not None and self.operation.purpose == "sea":
            bound = fleets & set(self.ledger.treaties)
            self.ledger.report.same("R31", "treaty partners fought at sea", set(), bound)
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


def put_to_the_test(ledger: Ledger, figures: Iterable[str], *, is_lost: bool) -> None:
    """Every figure of a combat tests its survival; an intrinsic Comes never does [7.5, 8.2]."""
    for figure in figures:
        if figure != INTRINSIC:
            ledger.expect("7.5", SurvivalTested, figure=figure)
    ledger.combat_lost = is_lost


def note_defeat(ledger: Ledger, figures: Iterable[str]) -> None:
    """A battle or siege lost with the Magister Militum [4.2, R57]."""
    if MAGISTER in figures:
        ledger.now.magister_defeated = True


def remove(ledger: Ledger, units: Iterable[str]) -> None:
    """Eliminated units go to their box; Elite is lost with them [5.4.2, 7.1.4]."""
    for unit in units:
        ledger.mobilised.discard(unit)
        ledger.eliminated.add(unit)


def check_storm(ledger: Ledger, event: StormRolled) -> None:
    """A fleet's action is cancelled on 1 to 3 [8.7-6]."""
    ledger.report.same("8.7", "event of the turn", "storm", ledger.event)
    ledger.report.same("8.7", f"storm on a {event.die}", event.die <= 3, event.cancelled)
