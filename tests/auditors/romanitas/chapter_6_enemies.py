"""Chapter 6.1 and 6.2: the attitudes of the enemies, and their attacks."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.events import Event
from rules.romanitas.events import (
    AttackCancelled,
    AttitudeChecked,
    BattleBegan,
    BattleEnded,
    CityAbandoned,
    CityReconquered,
    DiplomacyTurned,
    FleetGone,
    FleetSailed,
    ForceMustered,
    FortificationsHeld,
    InvasionBegan,
    InvasionPassed,
    InvasionStopped,
    LinesDrawnUp,
    PiracyCancelled,
    RaidBegan,
    ReconquestBegan,
    StormRolled,
    TreatyHeld,
    TurnEnded,
    WarBegan,
)
from tests.auditors.romanitas import tables
from tests.auditors.romanitas.board import (
    FIGURES,
    KINGDOMS,
    TERRITORIES,
    TERRITORY_OF,
)
from tests.auditors.romanitas.chapter_8 import check_storm
from tests.auditors.romanitas.forces import note_defeat, put_to_the_test, remove
from tests.auditors.romanitas.ledger import Ledger


@dataclass
class Attack:
    """An attack of an enemy: its cities, where it is, and the units that it still has."""

    nation: str
    kind: str
    path: tuple[str, ...]
    pool: set[str]
    place: int = 0
    force: ForceMustered | None = None
    held: int = 0
    """Units that Fortifications keep out of this combat [6.3]."""

    @property
    def city(self) -> str:
        """The city under attack."""
        return self.path[self.place]

    @property
    def strength(self) -> int:
        """How many units attack [6.2.3 to 6.2.5]."""
        return len(self.pool) if self.kind == "invasion" else min(3, len(self.pool))


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
                    self.attack.held = 1
                    self.attack.pool.discard(event.unit)
            case BattleBegan() if event.attacker == "enemy":
                self._battle(event)
            case LinesDrawnUp() if self.attack is not None and self.attack.force is not None:
                units = [unit for stack in event.enemy for unit in stack]
                expected = self.attack.strength - (self.attack.held if self.attack.kind != "invasion" else 0)
                fits = set(units) <= self.attack.pool and len(units) == expected
                ledger.report.holds("6.2", f"{expected} units of {self.attack.nation}", fits, units)
            case BattleEnded() if self.attack is not None and self.attack.force is not None:
                self._fought(event, self.attack)

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
        attack.force, attack.held = event, 0
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
