"""Battles and raids [10]: modifiers, dice, targets, losses, elephants, knights, foederati, retreats, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.core.events import Event
from rules.italia import events as told
from rules.italia.events import Force, Shot
from tests.auditors.italia.position import Position
from tests.auditors.italia.printed import AREAS, BESIDE, COASTS, FLEET, NATIONS, SEAS, printed, stack, to_hit
from tests.auditors.italia.tracks import Tracks
from tests.auditors.report import Report

TWO_HITS = frozenset(("consular-legion", "knight"))
CITY, ROUGH, LEADER, SUPREMACY, SEA = -2, -1, 2, 1, 2
RAID = 7
SECOND_RETREAT = 9
SHOCK, LATER_SHOCK, SHOCKS = 8, 10, 3
DEFECT, DEFECT_TO_OSTROGOTHS = 7, 9
APPEALS = 2
NO_LIMIT = 99
ROMANS, WESTERN, FOEDERATI, OSTROGOTHS, PATRIMONIUM = (
    "romans",
    "western-romans",
    "foederati",
    "ostrogoths",
    "patrimonium",
)


def land_of(units: Counter[str]) -> Counter[str]:
    return Counter({kind: number for kind, number in units.items() if kind != FLEET and number > 0})


def supremacy(area: str, one: str, other: str, position: Position) -> bool:
    """Whether a nation's player holds naval supremacy over another's in an area [10.5, R21]."""
    apart = position.same_seat(one, other)

    def fleets(nation: str) -> int:
        group = [nation] if apart else [each for each in position.order if position.same_seat(each, nation)]
        return sum(position.at(sea, each)[FLEET] for sea in COASTS[area] for each in group)

    mine = fleets(one)
    return mine >= 1 and mine >= 2 * fleets(other)


def limit(area: str, nation: str, leader: bool, position: Position) -> int:
    """How many land units may stay in an area that a nation owns [8.2, 8.4]."""
    return stack(area) + (position.nations[nation].capital == area) + leader


@dataclass
class Battle:
    """A battle in an area. ``owed``: hits by nation and type that are not told as losses yet."""

    area: str
    attacker: str
    defender: str
    came: set[str]
    over_water: bool
    rounds: int = 0
    shocked: bool = False
    defected: bool = False
    appealed: bool = False
    declared: dict[str, Counter[tuple[str, str]]] = field(default_factory=dict)
    owed: Counter[tuple[str, str]] = field(default_factory=Counter)
    second: Counter[str] = field(default_factory=Counter)
    left: list[str] = field(default_factory=list)
    stage: str = "start"

    def other(self, nation: str) -> str:
        return self.defender if nation == self.attacker else self.attacker


class Battles:
    """Checks each battle and each raid."""

    def __init__(self, report: Report, tracks: Tracks) -> None:
        self.report = report
        self.tracks = tracks
        self.battle: Battle | None = None
        self.raid: told.RaidFought | None = None
        self.raid_owed: Counter[str] = Counter()
        self.to_defect: Counter[tuple[str, str]] = Counter()
        self.appeals = 0
        self.entered: tuple[str, str] | None = None

    def see(self, event: Event, position: Position) -> None:
        if not isinstance(event, told.LeaderKilled | told.PointsScored) and self.entered:
            path = getattr(event, "path", (getattr(event, "place", ""),))
            mover = getattr(event, "nation", "")
            self.report.holds(
                "10.8",
                "an enemy enters the leader's area",
                self.entered == (mover, *({self.entered[1]} & set(path))),
                event,
            )
            self.entered = None
        match event:
            case told.BattleBegan():
                self._raid_over(position)
                self._begins(event, position)
            case told.ShockRolled():
                self._shock(event, position)
            case told.DefectionRolled():
                self._defection(event, position)
            case told.Defected(cause="appeal"):
                self._appeal(event, position)
            case told.Defected(cause="foederati"):
                self._defects(event, position)
            case told.TargetsDeclared():
                self._targets(event, position)
            case told.RoundFought():
                self._round(event, position)
            case told.UnitReduced():
                self._reduced(event)
            case told.UnitsLost():
                self._lost(event, position)
            case told.Retreated():
                self._retreats(event, position)
            case told.LeaderKilled():
                self._leader(event, position)
            case told.KnightsRepaired():
                there = position.reduced.get((event.area, event.nation), 0)
                self.report.same("14.3", f"damaged knights in {event.area}", there, event.count)
            case told.BattleEnded():
                self._ends(event, position)
            case told.RaidFought():
                self._raid_over(position)
                self._raids(event, position)
            case told.CityPillaged(how="raid"):
                self._pillages(event)
            case told.NationEnded() | told.RoundPaid() | told.CampaignEnded() | told.PhaseBegan():
                self._raid_over(position)
                self.report.holds("10.11", "no battle is open", self.battle is None, event.kind)
            case _:
                pass

    # Beginning [10.1, 10.2]

    def _begins(self, event: told.BattleBegan, position: Position) -> None:
        report, area = self.report, event.area
        report.holds("10.11", "the last battle is over", self.battle is None, area)
        report.same("10.1", f"attacker in {area}", position.turn.nation, event.attacker)
        report.same("10.15", f"nations in {area}", {event.attacker, event.defender}, position.nations_at(area))
        report.holds("12.15", "who may be attacked", not position.bound(event.attacker, event.defender), event.defender)
        for nation, force in ((event.attacker, event.attackers), (event.defender, event.defenders)):
            self._force(nation, area, force, position)
        report.same("10.5", f"city in {area}", position.whole_city(area), event.city)
        report.same("10.5", f"terrain of {area}", AREAS[area].terrain, event.terrain)
        over = self.tracks.over_water(area)
        report.same("10.5", f"all attackers came over water to {area}", over, event.over_water)
        report.same("12.3", f"a campaign in {area}", bool(position.turn.leader), event.campaign)
        self.battle = Battle(area, event.attacker, event.defender, self.tracks.came_from(area), over)

    def _force(self, nation: str, area: str, force: Force, position: Position) -> None:
        report, there = self.report, land_of(position.at(area, nation))
        report.same("10.1", f"units of {nation} in {area}", there, land_of(Counter(force.units)))
        leaders = set(position.leaders_at(area, nation))
        report.same("10.1", f"leaders of {nation} in {area}", leaders, set(force.leaders))
        reduced = position.reduced.get((area, nation), 0)
        report.same("2.3", f"reduced units of {nation} in {area}", reduced, force.reduced)

    def _opening(self, battle: Battle, position: Position) -> None:
        """Shock and defection come before the first round, if at all [13.3, 14.2]."""
        sides = {battle.attacker, battle.defender}
        elephants = any(position.at(battle.area, each)["elephant"] for each in sides - {ROMANS})
        shocks = position.shocks - battle.shocked
        if elephants or battle.shocked:
            due = ROMANS in sides and shocks < SHOCKS
            self.report.same("13.3", f"elephant shock in {battle.area}", due, battle.shocked)
        to = next(iter(sides - {WESTERN}))
        if to in (FOEDERATI, OSTROGOTHS) and position.at(battle.area, WESTERN)[FOEDERATI]:
            self.report.holds("14.2", f"foederati roll in {battle.area}", battle.defected, to)

    def _shock(self, event: told.ShockRolled, position: Position) -> None:
        report, battle = self.report, self.battle
        if not report.holds("13.3", "a battle has begun", battle is not None and not battle.rounds) or battle is None:
            return
        battle.shocked = True
        report.same("13.3", "number of the shock", position.shocks + 1, event.number)
        needed = LATER_SHOCK if position.shocks else SHOCK
        report.same("13.3", "needed for a shock", needed, event.needed)
        there = land_of(position.at(battle.area, ROMANS))
        report.same("13.3", "Romans who roll", there, Counter(check.unit for check in event.checks))
        enemy = battle.other(ROMANS)
        report.holds("13.3", f"elephants in {battle.area}", position.at(battle.area, enemy)["elephant"] > 0, enemy)
        for check in event.checks:
            report.same("13.3", f"shock on {check.die}", check.die >= needed, check.failed)
            if check.failed:
                battle.owed[ROMANS, check.unit] += 1

    def _defection(self, event: told.DefectionRolled, position: Position) -> None:
        report, battle = self.report, self.battle
        if not report.holds("14.2", "a battle has begun", battle is not None and not battle.rounds) or battle is None:
            return
        battle.defected = True
        report.same("14.2", f"who the foederati join in {battle.area}", battle.other(WESTERN), event.to)
        needed = DEFECT if event.to == FOEDERATI else DEFECT_TO_OSTROGOTHS
        report.same("14.2", "needed to defect", needed, event.needed)
        report.same("14.2", "foederati who roll", position.at(battle.area, WESTERN)[FOEDERATI], len(event.checks))
        for check in event.checks:
            report.same("14.2", f"defection on {check.die}", check.die >= needed, check.failed)
            self.to_defect[battle.area, event.to] += check.failed

    def _defects(self, event: told.Defected, position: Position) -> None:
        """It is replaced in the same area, or removed if there is no counter [14.2]."""
        report = self.report
        report.same("14.2", "who defects", (WESTERN, FOEDERATI), (event.nation, event.unit))
        if event.to == FOEDERATI and position.turn.nation == FOEDERATI and self.battle is None:
            return  # the rising
        self.to_defect[event.area, event.to] -= 1
        report.holds("14.2", f"defection in {event.area}", self.to_defect[event.area, event.to] >= 0, event.to)
        free = position.left(event.to, "infantry") > 0
        report.same("14.2", "place of the defector", event.area if free else "", event.place)

    def _appeal(self, event: told.Defected, position: Position) -> None:
        report, battle = self.report, self.battle
        if not report.holds("14.6", "an appeal in a battle", battle is not None, event.area) or battle is None:
            return
        report.same("14.6", "appeals in this combat", False, battle.appealed)
        battle.appealed = True
        self.appeals += 1
        report.holds("14.6", "two appeals in the game", self.appeals <= APPEALS, self.appeals)
        report.holds("14.6", "an appeal begins a round", battle.stage in ("start", "round"), battle.stage)
        report.same("14.6", "area of the appeal", battle.area, event.area)
        report.same("14.6", "who appeals", PATRIMONIUM, event.to)
        sides = {battle.attacker, battle.defender}
        report.holds("14.6", "whose unit is called", event.nation in sides, event.nation)
        report.holds("14.6", "another player's unit", not position.same_seat(event.nation, PATRIMONIUM), event.nation)
        report.holds("14.6", "no elephant", event.unit not in ("elephant", FLEET), event.unit)
        owned = position.owned(PATRIMONIUM)
        fights = PATRIMONIUM in sides
        near = fights or bool(owned & (BESIDE[battle.area] | {battle.area}))
        report.holds("14.6", "a battle in or next to its areas", near, battle.area)
        report.holds("14.6", "a counter in the box", position.left(PATRIMONIUM, "infantry") > 0, event.place)
        place = {battle.area} if fights else owned & BESIDE[battle.area]
        report.holds("14.6", "place of the defector", event.place in place, event.place)

    # A round [10.3-10.7]

    def _kinds(self, nation: str, battle: Battle, position: Position) -> Counter[str]:
        return land_of(position.at(battle.area, nation))

    def _targets(self, event: told.TargetsDeclared, position: Position) -> None:
        report, battle = self.report, self.battle
        if battle is None:
            self._raid_targets(event, position)
            return
        enemy = self._kinds(battle.other(event.nation), battle, position)
        report.same("10.6", f"area of the targets of {event.nation}", battle.area, event.area)
        report.holds("10.6", f"{event.nation} has targets to declare", len(enemy) > 1, enemy)
        report.holds("10.6", "the attacker declares first", event.nation == battle.attacker or (
            battle.attacker in battle.declared
            or len(self._kinds(battle.defender, battle, position)) < 2
        ), event.nation)  # fmt: skip
        own: Counter[str] = Counter()
        declared: Counter[tuple[str, str]] = Counter()
        for kind, target, number in event.targets:
            own[kind] += number
            declared[kind, target] += number
            report.holds("10.6", f"a target in {battle.area}", enemy[target] > 0, target)
        report.same("10.6", f"units of {event.nation} that aim", self._kinds(event.nation, battle, position), own)
        battle.declared[event.nation] = declared

    def _raid_targets(self, event: told.TargetsDeclared, position: Position) -> None:
        there = position.nations_at(event.area)
        self.report.holds("10.12", "only defenders declare in a raid", event.nation != position.turn.nation, there)

    def modifiers(self, nation: str, battle: Battle, number: int, position: Position) -> Counter[str]:
        """Modifiers of a side by cause [10.5]."""
        found: Counter[str] = Counter()
        area, terrain = battle.area, AREAS[battle.area].terrain
        if nation == battle.attacker and position.whole_city(area):
            found["city"] = CITY
        if nation == battle.attacker and terrain != "normal":
            found[terrain] = ROUGH
        if position.leaders_at(area, nation):
            found["leader"] = LEADER
        if supremacy(area, nation, battle.other(nation), position):
            found["naval-supremacy"] = SUPREMACY
        if nation == battle.defender and number == 1 and battle.over_water:
            found["sea-or-strait"] = SEA
        return found

    def _round(self, event: told.RoundFought, position: Position) -> None:
        report, battle = self.report, self.battle
        if not report.holds("10.3", "a battle has begun", battle is not None, event.area) or battle is None:
            return
        if not battle.rounds:
            self._opening(battle, position)
        self._paid(battle)
        battle.rounds += 1
        report.same("10.3", f"round in {battle.area}", battle.rounds, event.number)
        report.same("10.3", "who fights", (battle.attacker, battle.defender), (event.attacker, event.defender))
        for nation, shots in ((event.attacker, event.attacker_shots), (event.defender, event.defender_shots)):
            expected = self.modifiers(nation, battle, battle.rounds, position)
            self._shots(nation, shots, battle, expected, position)
        battle.declared, battle.left = {}, []
        battle.stage = "round"

    def _shots(
        self, nation: str, shots: Sequence[Shot], battle: Battle, expected: Counter[str], position: Position
    ) -> None:
        report, what = self.report, f"{nation} in {battle.area}"
        kinds = self._kinds(nation, battle, position)
        report.same("10.7", f"units that roll for {what}", kinds, Counter(shot.unit for shot in shots))
        reduced = position.reduced.get((battle.area, nation), 0)
        needed: Counter[tuple[str, int]] = Counter()
        for kind, number in kinds.items():
            flipped = reduced if kind in TWO_HITS else 0
            needed[kind, to_hit(nation, kind)] += number - flipped
            needed[kind, to_hit(nation, kind, reduced=True)] += flipped
        claimed = Counter((shot.unit, shot.needed) for shot in shots)
        report.same("2.1", f"numbers to hit of {what}", +needed, claimed)
        for shot in shots:
            modifiers = Counter({each.cause: each.value for each in shot.modifiers})
            report.same("10.5", f"modifiers of {what}", dict(expected), dict(modifiers))
            self.die(shot, sum(expected.values()))
        enemy = battle.other(nation)
        self._aims(nation, shots, battle, self._kinds(enemy, battle, position))
        self._hits(enemy, shots, battle, position)

    def die(self, shot: Shot, modifiers: int) -> None:
        """A die with its modifiers reaches the number, or it is a 10 [10.4]."""
        report = self.report
        report.same("10.4", f"total of a {shot.die}", shot.die + modifiers, shot.total)
        report.same("10.4", f"natural 10 on {shot.die}", shot.die == 10, shot.natural)
        report.same("10.4", f"hit on {shot.die}", shot.die == 10 or shot.die + modifiers >= shot.needed, shot.hit)

    def _aims(self, nation: str, shots: Sequence[Shot], battle: Battle, enemy: Counter[str]) -> None:
        report = self.report
        aimed = Counter((shot.unit, shot.target) for shot in shots)
        if len(enemy) > 1:
            declared = battle.declared.get(nation)
            if report.holds("10.6", f"{nation} has declared targets in {battle.area}", declared is not None, enemy):
                report.same("10.6", f"targets of {nation} in {battle.area}", declared, aimed)
        else:
            report.same("10.6", f"the only target of {nation}", set(enemy), {target for _, target in aimed})

    def _hits(self, enemy: str, shots: Sequence[Shot], battle: Battle, position: Position) -> None:
        """Hits beyond what a type can take are wasted [10.6]."""
        reduced = position.reduced.get((battle.area, enemy), 0)
        for kind, number in self._kinds(enemy, battle, position).items():
            room = 2 * number - reduced if kind in TWO_HITS else number
            hits = sum(shot.hit for shot in shots if shot.target == kind)
            wasted = sum(shot.wasted for shot in shots if shot.target == kind)
            self.report.same("10.6", f"wasted hits on {kind} in {battle.area}", max(0, hits - room), wasted)
            battle.owed[enemy, kind] += min(hits, room)
        elephants = [shot.die for shot in shots if shot.unit == "elephant" and shot.die >= SECOND_RETREAT]
        battle.second[enemy] += len(elephants)

    # Losses

    def _reduced(self, event: told.UnitReduced) -> None:
        battle = self.battle
        self.report.holds("2.3", "a unit that takes two hits", event.unit in TWO_HITS, event.unit)
        if battle is not None:
            self._pay(battle, event.nation, event.unit, 1)
        elif self.raid is not None:
            self.raid_owed[event.unit] -= 1

    def _pay(self, battle: Battle, nation: str, kind: str, number: int) -> None:
        battle.owed[nation, kind] -= number
        left = battle.owed[nation, kind]
        self.report.holds("10.7", f"losses of {nation} in {battle.area}, {kind}", left >= 0, number)

    def _paid(self, battle: Battle) -> None:
        """All hits are told as losses [10.7], and each elephant's second effect has been felt [10.9]."""
        owed = {key: number for key, number in battle.owed.items() if number}
        self.report.same("10.7", f"hits without losses in {battle.area}", {}, owed)
        battle.owed.clear()
        battle.second.clear()

    def _lost(self, event: told.UnitsLost, position: Position) -> None:
        report, battle = self.report, self.battle
        if event.cause == "hit" and event.area in SEAS:
            return
        if event.cause in ("hit", "shock") and battle is not None:
            report.same("10.7", "area of the losses", battle.area, event.area)
            report.same("11.1", f"whose kills in {battle.area}", battle.other(event.nation), event.by)
            for kind, number in event.force.units.items():
                self._pay(battle, event.nation, kind, number)
            self._knights(event, position)
        elif event.cause == "hit" and self.raid is not None:
            report.same("10.12", "only raiders are lost", self.raid.attacker, event.nation)
            for kind, number in event.force.units.items():
                self.raid_owed[kind] -= number
                report.holds("10.12", f"losses of raiders, {kind}", self.raid_owed[kind] >= 0, number)
        elif event.cause == "second-retreat":
            self._second(event.nation, event.force, position)
            free = self._open(event.nation, event.area, position)
            report.same("10.9", f"places for a second retreat from {event.area}", set(), free)
        elif event.cause == "no-counter" and battle is not None:
            to = battle.other(event.nation)
            self.to_defect[battle.area, to] -= event.force.size
            report.same("14.2", f"counters for defectors to {to}", 0, position.left(to, "infantry"))
        elif event.cause == "no-retreat":
            self._nowhere(event, position)

    def _knights(self, event: told.UnitsLost, position: Position) -> None:
        """A damaged knight goes before another is hit [14.3]."""
        lost = event.force.units.get("knight", 0)
        if lost:
            damaged = position.reduced.get((event.area, event.nation), 0)
            self.report.holds("14.3", "knights lost were damaged", event.force.reduced == lost <= damaged, event.force)

    def _nowhere(self, event: told.UnitsLost, position: Position) -> None:
        """Who is lost for want of a retreat had no place [10.10]."""
        free = self._open(event.nation, event.area, position)
        self.report.same("10.10", f"places to retreat from {event.area}", set(), free)

    def _second(self, nation: str, force: Force, position: Position) -> None:
        battle = self.battle
        if battle is None:
            self.report.holds("10.9", "an elephant's effect in a battle", False, nation)
            return
        battle.second[nation] -= force.size
        self.report.holds("10.9", f"second retreats of {nation}", battle.second[nation] >= 0, force)

    # Retreats [10.10]

    def room(self, nation: str, place: str, leader: bool, position: Position) -> int:
        """How many units may retreat into a place [8.7, R71]."""
        if place in SEAS:
            units = position.at(place, nation)
            return 2 * units[FLEET] - sum(land_of(units).values())
        if place not in AREAS or (position.turn.leader and nation == position.turn.nation):
            return NO_LIMIT  # [3.6, 8.8]
        leader = leader or bool(position.leaders_at(place, nation))
        return limit(place, nation, leader, position) + 1 - position.land(place, nation)

    def places(self, nation: str, area: str, position: Position) -> set[str]:
        """Where units may retreat, room or not."""
        battle = self.battle
        free = {
            place
            for place in BESIDE[area] & set(AREAS)
            if not position.nations_at(place) or position.owner(place) == nation
        }
        free |= {sea for sea in COASTS[area] if position.at(sea, nation)[FLEET]}
        if battle is not None and nation == battle.defender:
            free -= battle.came
        return free | (position.zones(nation) & BESIDE[area])

    def _open(self, nation: str, area: str, position: Position) -> set[str]:
        return {place for place in self.places(nation, area, position) if self.room(nation, place, False, position) > 0}

    def _retreats(self, event: told.Retreated, position: Position) -> None:
        report, battle, nation = self.report, self.battle, event.nation
        if event.cause in ("submission", "vassal"):
            return  # [12.8, 12.13]
        if event.cause in ("retreat", "second-retreat"):
            self._in_battle(event, position)
        elif event.cause == "raid":
            mine = self.raid is not None and (self.raid.attacker, self.raid.area) == (nation, event.area)
            report.holds("10.12", "raiders retreat", mine, event.area)
        places = self.places(nation, event.area, position)
        if not report.holds("10.10", f"{nation} may retreat {event.area} to {event.to}", event.to in places, event.to):
            return
        leader = bool(event.force.leaders)
        if event.cause == "second-retreat":
            leader = False
        room = self.room(nation, event.to, leader, position)
        size = sum(land_of(Counter(event.force.units)).values())
        if event.cause == "surplus" and event.to in AREAS:
            pass  # to areas where it fits, limit +1 [8.6]: the same room
        report.holds("8.7", f"room for {nation} in {event.to}", size <= room, size)
        if battle is not None:
            self._stayed(event, battle, position)

    def _in_battle(self, event: told.Retreated, position: Position) -> None:
        report, battle, nation = self.report, self.battle, event.nation
        if not report.holds("10.10", "a retreat from a battle", battle is not None, event.area) or battle is None:
            return
        report.same("10.10", "area of the retreat", battle.area, event.area)
        if event.force.units.get("knight"):
            report.same("14.3", "damaged knights that retreat", 0, event.force.reduced)
        if event.cause == "second-retreat":
            self._second(nation, event.force, position)
            report.same("10.9", "units in a second retreat", 1, event.force.size)
            return
        report.holds("12.12", "retreats after a round", battle.rounds > 0, nation)
        if nation == battle.attacker:
            report.holds("10.10", "the attacker decides first", battle.defender not in battle.left, nation)
        elif battle.attacker in battle.left:
            report.holds(
                "10.10", "no one retreats from no one", position.land(battle.area, battle.attacker) > 0, nation
            )
        if nation not in battle.left:
            battle.left.append(nation)

    def _stayed(self, event: told.Retreated, battle: Battle, position: Position) -> None:
        battle.stage = "retreat" if event.cause == "retreat" else battle.stage

    def _leader(self, event: told.LeaderKilled, position: Position) -> None:
        """A leader dies without units beside him where enemies are [10.8]."""
        report, area = self.report, event.area
        if area not in AREAS:
            return
        report.same("10.8", f"units beside {event.leader}", 0, position.land(area, event.nation))
        if event.by and event.by not in position.nations_at(area):
            self.entered = (event.by, area)  # he was alone; the move that follows enters his area
            report.holds("10.8", f"enemies of {event.nation}", not position.bound(event.by, event.nation), event.by)
            return
        others = position.nations_at(area) - {event.nation}
        report.holds("10.8", f"enemies around {event.leader}", bool(others) or not event.by, event.by)
        if event.by:
            report.holds("10.8", f"who killed {event.leader}", event.by in others, event.by)

    # The end [10.11]

    def _ends(self, event: told.BattleEnded, position: Position) -> None:
        report, battle, area = self.report, self.battle, event.area
        if not report.holds("10.11", "a battle has begun", battle is not None, area) or battle is None:
            return
        self._paid(battle)
        if not battle.rounds:
            self._opening(battle, position)
        self.battle = None
        report.same("10.11", "area of the battle", battle.area, area)
        report.same("10.11", f"rounds in {area}", battle.rounds, event.rounds)
        report.same("14.2", "foederati who still defect", {}, {k: n for k, n in self.to_defect.items() if n})
        self.to_defect.clear()
        for nation, force in ((event.attacker, event.attackers), (event.defender, event.defenders)):
            there = land_of(position.at(area, nation))
            report.same("10.11", f"survivors of {nation} in {area}", there, land_of(Counter(force.units)))
        report.same("10.11", f"outcome in {area}", self._outcome(event, battle, position), event.outcome)
        mine, its = (position.land(area, each) > 0 for each in (event.attacker, event.defender))
        winner = event.attacker if mine else event.defender if its else ""
        if event.outcome != "submitted":
            report.same("10.11", f"winner in {area}", winner, event.winner)
        for nation, alive, enemy in ((event.attacker, mine, its), (event.defender, its, mine)):
            if not alive and enemy:
                report.same("10.8", f"leaders of {nation} left in {area}", [], position.leaders_at(area, nation))
            if NATIONS[nation].counters.get("knight"):
                damaged = position.reduced.get((area, nation), 0)
                report.same("14.3", f"damaged knights after the battle of {area}", 0, damaged)

    def _outcome(self, event: told.BattleEnded, battle: Battle, position: Position) -> str:
        mine, its = (position.land(battle.area, each) > 0 for each in (battle.attacker, battle.defender))
        if mine and its:
            return "submitted"
        if not mine and battle.attacker in battle.left:
            return "attacker-left"
        if not its and battle.defender in battle.left:
            return "defender-left"
        return "won" if mine else "lost" if its else "both-lost"

    # Raids [10.12]

    def _raids(self, event: told.RaidFought, position: Position) -> None:
        report, area = self.report, event.area
        report.same("10.12", f"raider in {area}", position.turn.nation, event.attacker)
        report.holds("10.12", f"a city in {area}", position.whole_city(area), position.cities.get(area))
        report.same("10.12", f"nations in {area}", {event.attacker, event.defender}, position.nations_at(area))
        report.holds("12.15", "who may be raided", not position.bound(event.attacker, event.defender), event.defender)
        self._force(event.attacker, area, event.raiders, position)
        if position.turn.leader and position.leaders.get(position.turn.leader) == area:
            vacant = {place for place in BESIDE[area] & set(AREAS) if not position.nations_at(place)}
            report.holds("12.10", f"a vacant area next to {area}", bool(vacant), vacant)
        raiders = land_of(position.at(area, event.attacker))
        report.same("10.12", f"raiders of {area}", raiders, Counter(shot.unit for shot in event.attacker_shots))
        defenders = land_of(position.at(area, event.defender))
        report.same("10.12", f"defenders of {area}", defenders, Counter(shot.unit for shot in event.defender_shots))
        for shot in (*event.attacker_shots, *event.defender_shots):
            report.same("10.12", "modifiers in a raid", (), shot.modifiers)
            report.same("10.12", "total in a raid", shot.die, shot.total)
        for shot in event.attacker_shots:
            report.same("10.12", f"raid on {shot.die}", shot.die >= RAID, shot.hit)
        report.same("10.12", "success", any(shot.die >= RAID for shot in event.attacker_shots), event.success)
        self._defence(event, raiders, position)
        self.raid = event

    def _defence(self, event: told.RaidFought, raiders: Counter[str], position: Position) -> None:
        report = self.report
        reduced = position.reduced.get((event.area, event.defender), 0)
        flipped = Counter(
            shot.unit for shot in event.defender_shots if shot.needed == printed().types[shot.unit].reverse
        )
        for shot in event.defender_shots:
            numbers = {to_hit(event.defender, shot.unit)}
            if shot.unit in TWO_HITS and reduced:
                numbers.add(to_hit(event.defender, shot.unit, reduced=True))
            report.holds("2.1", f"number to hit of {shot.unit}", shot.needed in numbers, shot.needed)
            report.same("10.12", f"hit on {shot.die}", shot.die == 10 or shot.die >= shot.needed, shot.hit)
        if event.defender_shots and "consular-legion" in raiders | flipped:
            known = position.at(event.area, event.defender)["consular-legion"]
            if known:
                report.same("2.3", f"flipped legions in {event.area}", min(reduced, known), flipped["consular-legion"])
        damaged = position.reduced.get((event.area, event.attacker), 0)
        for kind, number in raiders.items():
            room = 2 * number - damaged if kind in TWO_HITS else number
            hits = sum(shot.hit for shot in event.defender_shots if shot.target == kind)
            wasted = sum(shot.wasted for shot in event.defender_shots if shot.target == kind)
            report.same("10.12", f"wasted hits on {kind}", max(0, hits - room), wasted)
            self.raid_owed[kind] += min(hits, room)
        aimed = {shot.target for shot in event.defender_shots}
        report.holds("10.12", "targets of the defenders", aimed <= set(raiders), aimed)

    def _pillages(self, event: told.CityPillaged) -> None:
        raid = self.raid
        if self.report.holds("10.12", "a raid", raid is not None and raid.area == event.area, event.area) and raid:
            self.report.same("10.12", f"success of the raid on {event.area}", raid.success, True)

    def _raid_over(self, position: Position) -> None:
        """After a raid all raiders have left, and a raid that succeeded has pillaged the city [10.12]."""
        raid = self.raid
        if raid is None:
            return
        self.raid = None
        report, area = self.report, raid.area
        report.same("10.12", f"raiders left in {area}", 0, position.land(area, raid.attacker))
        report.same("10.12", f"the city of {area} stands", not raid.success, position.whole_city(area))
        report.same("10.12", "hits on raiders without losses", {}, {k: n for k, n in self.raid_owed.items() if n})
        self.raid_owed.clear()
