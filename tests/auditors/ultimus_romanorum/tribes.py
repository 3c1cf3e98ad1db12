"""Tribes and stratagems [4, 6]: status, alliances, kingdoms, and each stratagem's phase, target and effect."""

from __future__ import annotations

from collections import Counter

from rules.core.events import Event
from rules.ultimus_romanorum import events as told
from tests.auditors.report import Report
from tests.auditors.ultimus_romanorum.position import BARBARIAN, ROMAN, Position, other
from tests.auditors.ultimus_romanorum.printed import (
    AREAS,
    HOSTILE,
    LEADERS,
    STRATAGEMS,
    SUBJECTS,
    TRIBES,
    UNITS,
    by_land,
    by_sea,
    tribe_of,
)

PHASES = {
    "initiative": "B",
    "geostrategy": "C",
    "geostrategy-second": "C",
    "smc": "E",
    "movement": "E",
    "combat": "E",
    "smc-end": "E",
    "balance": "F",
    "adjustments": "F",
}
"""The phase of each step of the year."""

UPRISINGS = {
    "minor-uprising": (1, False),
    "two-minor-uprisings": (2, False),
    "three-minor-uprisings": (3, False),
    "major-uprising": (1, True),
    "three-major-uprisings": (3, True),
}
"""How many Tribes an uprising raises, and whether they are major."""

NEUTRAL_PORT = "who commands a fleet whose port a neutral Tribe holds"
"""The game gives it to the Roman; the print to the Barbarian, whose units are there."""

HELD_UNTIL = 407
"""From this year the Usurpation in the first hand of 406 may be played."""

TRIBUTE = {False: 1, True: 3}
BAGAUDES = ("galliae", "viennensis", "hispaniae")
SURE, LIKELY = 9, 8
"""An assassination kills on 8 or 9; on 9 only if an Augusta guards the Emperor [6.3, R21]."""


class Tribes:
    """Checks stratagems, and what becomes of the Tribes."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._risen: dict[str, str] = {}
        self._rebels: set[str] = set()
        self._new = ""
        self._augusta: set[str] = set()
        self._plague: list[tuple[str, bool]] = []
        self._tested: Counter[str] = Counter()
        self._tests: dict[str, bool] = {}
        self._rex = 0
        self._crowned: dict[str, str] = {}
        self._freed: dict[str, str] = {}
        self._due: list[tuple[str, str]] = []
        self._flown_to: dict[str, str] = {}
        self._hurt: set[str] = set()

    def see(self, event: Event, position: Position) -> None:
        for handler in (self._played, self._status, self._kingdoms, self._plagues, self._others):
            handler(event, position)

    # Stratagems

    def _played(self, event: Event, position: Position) -> None:
        if not isinstance(event, told.StratagemPlayed):
            return
        same, holds, card = self._report.same, self._report.holds, event.stratagem
        same("6", f"camp that plays {card}", position.camp_of_seat(event.seat), event.camp)
        is_armada = card == "fleet" and card not in position.hands[event.seat]
        if not is_armada:
            holds("6", f"{card} is in the hand", card in position.hands[event.seat], position.hands[event.seat])
        holds("6", f"{event.camp} may play {card}", STRATAGEMS[card].side in (event.camp, "mixed"), card)
        phase = PHASES.get(position.step, "")
        starts = card.startswith("augusta-") and phase in ("B", "C", "E")
        if position.step != "administration":
            holds("6", f"{card} is played in its phase", starts or phase in STRATAGEMS[card].phases, position.step)
        self._aimed(event, position)

    def _aimed(self, event: told.StratagemPlayed, position: Position) -> None:
        """What each stratagem may be aimed at [6]."""
        card, about = event.stratagem, event.about
        if card in UPRISINGS:
            self._uprising(card, about, position)
        elif card.endswith("federation-treaty"):
            self._treaty(about[0], card.startswith("major"), position)
        elif card == "tribute":
            self._tribute(about[0], position)
        elif card.startswith("augusta-"):
            self._augusta.add("west" if card.endswith("occidentalis") else "east")
        elif card == "bagaudes":
            self._bagaudes(about[0], position)
        elif card == "barbarian-alliance":
            self._alliance(about[0], about[1], position)
        elif card == "assassination":
            self._murder(about[0], event.camp, position)
        elif card == "usurpation-west" and position.year < HELD_UNTIL:
            drawn = position.hands[event.seat].count(card) - position.scenario.hands["barbarian"].count(card)
            self._report.holds("6.2", f"a {card} was drawn before {HELD_UNTIL}", drawn > 0, drawn)
        elif card == "buccellarii":
            found = LEADERS[about[0]]
            self._report.holds("6.1", f"{about[0]} may have buccellarii", found.roman and not found.generic, about)
            self._report.same("6.1", f"camp of {about[0]}", ROMAN, position.camp(about[0]))
            self._report.same(
                "8.2.2, R33", f"guards in the refuge of {about[0]}", [], _guards_inside(about[0], position)
            )
        elif card == "migration":
            fits = position.status[about[0]] in (*HOSTILE, "foederati")
            self._report.holds("6.2, R22", f"{about[0]} may migrate", fits, position.status[about[0]])
        elif card == "ecumenical-council":
            self._report.same("6.3", "diocese of the Council", "asia", AREAS[about[0]].diocese)
            self._report.same("6.3", "Council before", "", position.council)
        elif card == "fleet":
            seas = any(AREAS[sea].open for sea in by_sea()[about[0]])
            self._report.holds("6.3", "the fleet is placed on a coast", seas, about[0])
        elif card == "desertion":
            self._desertion(about[0], event.camp, position)
        elif card == "germanophobia":
            self._hurt = set()
        elif card == "rex":
            self._rex += 1

    def _uprising(self, card: str, about: tuple[str, ...], position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        number, major = UPRISINGS[card]
        able = [tribe for tribe in TRIBES if position.is_major(tribe) == major and self._may_rise(tribe, position)]
        same("6.2, 6.4", f"Tribes raised by {card}", min(number, len(able)), len(about))
        for tribe in about:
            holds("6.2, R51", f"{tribe} may rise by {card}", tribe in able, position.status[tribe])
        self._risen = {}
        for tribe in about:
            for each in _led(tribe, position):
                if position.status[each] in ("peace", "foederati"):
                    self._risen[each] = "war" if position.status[each] == "peace" else "revolt"

    def _may_rise(self, tribe: str, position: Position) -> bool:
        if tribe in ("armenia", "bagaudes") or position.status[tribe] not in ("peace", "foederati"):
            return False
        return tribe not in position.neutral and not position.leader_of(tribe)

    def _treaty(self, tribe: str, major: bool, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        same("6.1", f"{tribe} is major", major, position.is_major(tribe))
        holds("6.1, R19", f"{tribe} is at war or in revolt", position.status[tribe] in ("war", "revolt"), tribe)
        holds("6.1", f"{tribe} may be federated", tribe not in ("hunni", "persae", "bagaudes"), tribe)
        holds("6.2, R50", f"{tribe} is no subject of the Hunni", position.ally[tribe] != "hunni", tribe)
        units = position.units_of(tribe)
        out = [unit for unit in units if not _in_empire(unit, position)]
        same("6.1", f"units of {tribe} out of the Empire", [], out)
        holds("6.1", f"{tribe} has units", bool(units), tribe)

    def _tribute(self, tribe: str, position: Position) -> None:
        holds = self._report.holds
        holds("6.1, R19", f"{tribe} is at war or in revolt", position.status[tribe] in ("war", "revolt"), tribe)
        self._report.same("6.2, R88", f"whom {tribe} follows", "", position.leader_of(tribe))
        price = TRIBUTE[position.is_major(tribe)]
        holds("6.1, R43", "Rome can pay the tribute", position.pv[position.roman] >= price, price)
        self._due.append(("pv-tribute", str(-price)))

    def _bagaudes(self, area: str, position: Position) -> None:
        self._report.holds("6.2", f"Bagaudes may rise in {area}", AREAS[area].diocese in BAGAUDES, area)
        self._report.same("6.2", f"units in {area}", [], position.units_at(area))
        self._report.same("6.2", "status of the Bagaudes", "off-map", position.status["bagaudes"])

    def _alliance(self, major: str, minor: str, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        same(
            "6.2",
            f"classes of {major} and {minor}",
            (True, False),
            (position.is_major(major), position.is_major(minor)),
        )
        same("6.2", f"status of {minor}", position.status[major], position.status[minor])
        mine = {position.area_of(unit) for unit in position.units_of(major)} - {""}
        its = {position.area_of(unit) for unit in position.units_of(minor)} - {""} or set(TRIBES[minor].homes)
        near = any(a == b or b in by_land()[a] for a in mine for b in its)
        holds("6.2", f"{major} and {minor} are neighbours", near, (mine, its))
        same("6.2", f"ally of {minor}", "", position.ally[minor])

    def _murder(self, leader: str, camp: str, position: Position) -> None:
        found = LEADERS[leader]
        self._report.holds("6.3", f"{leader} is a historical Roman", found.roman and not found.generic, leader)
        self._report.same("6.3", f"camp of {leader}", other(camp), position.camp(leader))
        self._augusta.clear()

    def _desertion(self, area: str, camp: str, position: Position) -> None:
        units = {u for u in position.units_at(area, other(camp)) if not tribe_of(u) or tribe_of(u) == "persae"}
        self._report.holds("6.3", f"someone may desert in {area}", bool(units), area)
        self._hurt = units

    # Status

    def _status(self, event: Event, position: Position) -> None:
        match event:
            case told.TribeChanged():
                self._changes(event, position)
            case told.AllianceBroken(cause="alliance-attila"):
                self._report.same("6.2, R26", "Attila is dead", False, position.on_map("attila"))
                self._report.same("6.2", f"ally of {event.minor}", "hunni", position.ally[event.minor])
            case told.RebellionTested():
                self._rebellion(event, position)
            case told.UnitPlaced() if event.cause in ("placed-uprising", "placed-bagaudes"):
                self._rises(event, position)
            case told.SequencesCounted() | told.PaxRomana():
                self._report.same("6.2", "Tribes raised that didn't rise", {}, self._risen)
                self._risen = {}
                self._report.same("6.3, R92", "Tribes that should have rebelled", set(), self._rebels)
                self._rebels = set()
            case told.LeaderDied(leader="attila"):
                self._freed = {tribe: "attila" for tribe in SUBJECTS if position.ally[tribe] == "hunni"}
            case told.SequenceBegan():
                left = [tribe for tribe in self._freed if position.ally[tribe] == "hunni"]
                self._report.same("6.2, R26", "subjects left to the Hunni without Attila", [], left)
                self._freed = {}
            case _:
                pass

    def _changes(self, event: told.TribeChanged, position: Position) -> None:
        same, holds, tribe = self._report.same, self._report.holds, event.tribe
        same("4.2", f"status of {tribe} before", position.status[tribe], event.before)
        if event.cause == "status-uprising":
            same("4.2.3, 6.2", f"{tribe} rises to", self._risen.pop(tribe, None), event.status)
        elif event.cause == "status-rebellion":
            holds("6.3, R92", f"{tribe} rebels", tribe in self._rebels, tribe)
            same("6.3", f"status of {tribe} by a rebellion", self._new, event.status)
            self._rebels.discard(tribe)
        elif event.cause == "status-treaty":
            same("6.1", f"status of {tribe} by a treaty", "foederati", event.status)
        elif event.cause == "status-tribute":
            homeless = not TRIBES[tribe].homes
            wanted = "foederati" if event.before == "revolt" or homeless else "peace"
            if tribe == "bagaudes":
                wanted = "off-map"
            same("6.1, R91, R93", f"status of {tribe} after a tribute", wanted, event.status)
        elif event.cause == "status-event":
            same("2.D", f"status of {tribe} by the event", "war", event.status)
            wanted = "off-map" if tribe == "bagaudes" else "peace"
            same("2.D", f"status of {tribe} before the event", wanted, event.before)
            holds("2.D", f"{tribe} is minor", not position.is_major(tribe), tribe)

    def _rebellion(self, event: told.RebellionTested, position: Position) -> None:
        same = self._report.same
        chiefs = [n for n, found in LEADERS.items() if found.tribe == event.major and position.on_map(n)]
        best = max((LEADERS[name].cp for name in chiefs), default=0)
        same("6.3, R86", f"best CP of {event.major}", best, event.cp)
        same("6.3", f"{event.minor} is free", event.die > best, event.free)
        same("6.3", f"ally of {event.minor}", event.major, position.ally[event.minor])
        if event.free:
            self._new = "revolt" if position.camp_of_tribe(event.major) == ROMAN else "foederati"
            followers = _led(event.minor, position)
            self._rebels = {tribe for tribe in followers if position.status[tribe] != self._new}

    def _rises(self, event: told.UnitPlaced, position: Position) -> None:
        tribe = tribe_of(event.unit)
        self._report.same("4.2.3", f"{event.unit} is placed at full strength", False, event.reduced)
        if tribe == "bagaudes":
            self._bagaudes_stand(event.area, position)
            return
        self._report.holds("4.2.3", f"{event.unit} rises at home", event.area in TRIBES[tribe].homes, event.area)

    def _bagaudes_stand(self, area: str, position: Position) -> None:
        self._report.holds("6.2", f"the Bagaudes rise in {area}", AREAS[area].diocese in BAGAUDES, area)
        self._report.same("6.2", f"units in {area}", [], position.units_at(area))

    # Kingdoms

    def _kingdoms(self, event: Event, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        match event:
            case told.RexTested():
                found = LEADERS[event.leader]
                same("6.2", f"CP of {event.leader}", found.cp, event.cp)
                same("6.2", f"{event.leader} is crowned", event.die <= found.cp, event.crowned)
                same("6.2", f"Tribe of {event.leader}", found.tribe, event.tribe)
                holds("4.5.3", f"{event.tribe} may form a Regnum", TRIBES[event.tribe].king, event.tribe)
                same("4.5.3", f"status of {event.tribe}", "revolt", position.status[event.tribe])
                holds("4.5.3", f"{event.area} has a town", AREAS[event.area].town, event.area)
                same("4.5.3", f"area of {event.leader}", position.area_of(event.leader), event.area)
                kin = [u for u in position.units_at(event.area) if tribe_of(u) == event.tribe]
                holds("4.5.3", f"a unit of {event.tribe} is in {event.area}", bool(kin), event.area)
            case told.CapitalSet():
                kin = [u for u in position.units_at(event.area) if tribe_of(u) == event.tribe]
                holds("4.5.3", f"{event.tribe} holds its capital", AREAS[event.area].town and bool(kin), event.area)
                chiefs = [n for n in position.leaders_at(event.area) if tribe_of(n) == event.tribe]
                holds("4.5.3", f"a leader of {event.tribe} is in the capital", bool(chiefs), event.area)
            case told.KingCrowned():
                same("4.5.3", f"Tribe of the King {event.leader}", event.tribe, tribe_of(event.leader))
            case told.RegnumDissolved():
                occupied = position.taken(event.area)
                holds("4.5.3, R129", f"Romans hold the capital of {event.tribe}", occupied, event.area)
            case told.FleetsControlled():
                self._ports(event, position)
            case _:
                pass

    def _ports(self, event: told.FleetsControlled, position: Position) -> None:
        """Capitals of Regna, and who commands the fleets next year [2.F, 3.4.2, 4.5.3]."""
        for tribe, capital in position.capital.items():
            if position.status[tribe] == "regnum" and capital and position.units_of(tribe):
                lost = position.taken(capital)
                self._report.same("4.5.3, R129", f"the Romans hold {capital}, capital of {tribe}", False, lost)
        for fleet, camp in event.camps.items():
            base = position.fleets[fleet][0]
            place = position.place.get(fleet, "")
            if base not in AREAS or fleet not in ("classis-occidentalis", "classis-orientalis") or not place:
                continue
            is_refuge = any(
                name not in AREAS and "constantinopolis" in name and held for name, held in position.here.items()
            )
            if all(tribe_of(unit) in position.neutral for unit in position.units_at(base)) and position.units_at(base):
                self._report.same("3.4.2", NEUTRAL_PORT, BARBARIAN, camp)
                continue
            holder = (
                BARBARIAN if position.units_at(base, BARBARIAN) and not (is_refuge and base == "thracia-3") else ROMAN
            )
            self._report.same("3.4.2", f"who commands {fleet} next year", holder, camp)

    # Plagues and persecutions

    def _plagues(self, event: Event, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        match event:
            case told.SequenceBegan():
                self._tested.clear()
            case told.PlagueBroke():
                self._plague.append((event.area, event.spreads))
            case told.PlaguesEnded():
                same("6.3", "areas with a plague", sorted(area for area, _ in self._plague), sorted(event.areas))
                self._plague.clear()
                self._tested.clear()
            case told.PlagueTested():
                least = 9 if event.cause == "death-plague" else 7
                same("6.3", f"{event.leader} dies of {event.cause}", event.die >= least, event.dies)
                if event.cause == "death-plague":
                    holds("6.3", f"a plague is in {event.area}", self._infected(event.area), event.area)
                    holds("6.3", f"{event.leader} lives", position.on_map(event.leader), event.leader)
                    self._tested[event.leader] += 1
                    most = self._tested[event.leader] <= len(self._plague)
                    holds("6.3, R79", f"{event.leader} suffers each marker once", most, self._tested[event.leader])
                else:
                    same("6.3", f"origin of {event.leader}", "B", LEADERS[event.leader].origin)
            case told.UnitsReduced(cause="loss-plague"):
                holds("6.3", f"a plague is in {event.area}", self._infected(event.area), event.area)
            case told.UnitsEliminated(cause="loss-plague"):
                holds(
                    "6.3",
                    f"a plague is at its worst in {event.area}",
                    any(event.area == area for area, _ in self._plague),
                    event.area,
                )
            case told.UnitsReduced(cause="loss-desertion") | told.UnitsEliminated(cause="loss-desertion"):
                same("6.3", f"who deserts in {event.area}", set(), set(event.units) - self._hurt)
                self._hurt -= set(event.units)
            case told.UnitsReduced(cause="loss-mutiny"):
                same("2.D", "the event of a mutiny", "mutiny", position.event)
                wrong = [u for u in event.units if UNITS[u].category != "LI" or u in position.reduced]
                same("2.D", "who mutinies wrongly", [], wrong)
            case told.UnitsReduced(cause="loss-feud"):
                tribe = tribe_of(event.units[0])
                holds("2.D", f"{tribe} may have a feud", position.status[tribe] in ("war", "revolt"), tribe)
                same("2.D", "units hurt by a feud", 1, len(event.units))
                holds("2.D", f"{tribe} has two units", len(position.units_of(tribe)) > 1, tribe)
            case told.UnitsReduced() | told.UnitsEliminated() if "phobia" in event.cause:
                fits = [u for u in event.units if UNITS[u].category == "PA" and UNITS[u].barbarian]
                same("6.3", "who suffers by Germanophobia", list(event.units), fits)
            case _:
                pass
        if isinstance(event, told.UnitsReduced):
            fresh = {unit for unit in event.units if unit in position.reduced}
            same("8.4.2", "units reduced twice", set(), fresh)
        if isinstance(event, told.UnitsEliminated) and event.cause in ("loss-plague", "loss-desertion"):
            full = {unit for unit in event.units if unit not in position.reduced}
            same("6.3", f"full units eliminated by {event.cause}", set(), full)
        if self._hurt and isinstance(event, told.SequenceBegan | told.SequenceEnded | told.FleetsControlled):
            same("6.3", "units that should have deserted", set(), self._hurt)
            self._hurt = set()

    def _infected(self, area: str) -> bool:
        return any(area == each or (wide and area in by_land()[each]) for each, wide in self._plague)

    # The rest

    def _others(self, event: Event, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        match event:
            case told.AssassinationTested():
                self._assassination(event, position)
            case told.LeaderDied():
                self._has_died(event, position)
            case told.CouncilHeld():
                augustus = position.thrones["east"].augustus
                same("6.3", "who holds the Council", augustus, event.leader)
                same("6.3", f"where {event.leader} holds it", position.council, position.area_of(event.leader))
                cp = LEADERS[augustus].cp if augustus else 0
                same("6.3", "CP for the Council", cp, event.needed)
                wins = event.die is None or event.die <= cp
                same("6.3", "success of the Council", wins, event.succeeds)
            case told.FederationTested():
                self._federation(event, position)
            case told.PointsScored(cause="pv-tribute"):
                claim = (event.cause, str(event.pv))
                if holds("6.1", "a tribute is due", claim in self._due, event.pv):
                    self._due.remove(claim)
            case told.FleetReturned(fleet="classis-temporaria"):
                same("6.3", "who commands the extra fleet", True, event.camp in (ROMAN, BARBARIAN))
            case _:
                pass

    def _assassination(self, event: told.AssassinationTested, position: Position) -> None:
        same, leader = self._report.same, event.leader
        same("6.3", f"where {leader} is", position.area_of(leader), event.area)
        half = next((h for h, throne in position.thrones.items() if throne.augustus == leader), "")
        is_plot = event.rule.startswith("2.D")
        least = SURE if is_plot or half in self._augusta else LIKELY
        same("6.3, R21", f"number that kills {leader}", least, event.kills_on)
        same("6.3", f"{leader} is killed", event.die >= least, event.dies)
        if is_plot:
            same("2.D", "the event of a plot", "palace-plot", position.event)
        self._tests[leader] = event.dies

    def _has_died(self, event: told.LeaderDied, position: Position) -> None:
        if event.cause == "death-assassination":
            self._report.holds("6.3", f"{event.leader} was killed", self._tests.get(event.leader, False), event.leader)

    def _federation(self, event: told.FederationTested, position: Position) -> None:
        same, holds, found = self._report.same, self._report.holds, LEADERS[event.leader]
        same("9.4", f"CP of {event.leader}", found.cp, event.cp)
        same("9.4", f"{event.tribe} is federated", event.die < found.cp, event.federated)
        holds("9.4, R18", f"{event.leader} is a historical Roman", found.roman and not found.generic, event.leader)
        same("9.4", f"camp of {event.leader}", ROMAN, position.camp(event.leader))
        holds("9.4, R18", f"{event.tribe} may be federated", event.tribe not in ("hunni", "persae", "bagaudes"), "")
        same("9.4", f"status of {event.tribe}", "war", position.status[event.tribe])
        same("9.4, R92", f"major Tribe of {event.tribe}", "", position.ally[event.tribe])


def _led(tribe: str, position: Position) -> list[str]:
    """A Tribe and those that share its status [R27, R88]."""
    return [tribe, *(each for each, major in position.ally.items() if major == tribe)]


def _guards_inside(leader: str, position: Position) -> list[str]:
    """The buccellarii in the city in which a leader has taken refuge [8.2.2]."""
    place = position.place.get(leader, "")
    if place in AREAS:
        return []
    return [piece for piece in position.here.get(place, []) if piece in UNITS and UNITS[piece].category == "BU"]


def _in_empire(unit: str, position: Position) -> bool:
    area = position.area_of(unit)
    return bool(area) and AREAS[area].empire
