"""Battles and retreats [B7, B8, 15.2.2, 15.2.4, 16.1.3, 16.2.2, 17]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.britannia_redux import events as told
from rules.core.decisions import Decision, Pick
from rules.core.events import DiceThrown, Event
from tests.auditors.britannia_redux.position import MovementBegan, Position
from tests.auditors.britannia_redux.printed import (
    AREAS,
    BESIDE,
    BURH,
    ENGLAND,
    FORT,
    LEADERS,
    ROMANS,
    SEAS,
    STRONGHOLD,
    kind_of,
    nation_of,
    rides,
)
from tests.auditors.report import Report

_SAME_BREATH = (told.HitsTaken, told.FortificationDestroyed, told.LeaderLeft, told.PointsScored, DiceThrown)
"""Events between a roll and what it leaves."""

WORKS = (FORT, STRONGHOLD, BURH)
PLACES = {*AREAS, *SEAS}


def needed(firer: str, target: str, hard: bool) -> int:
    """The lowest roll of a kind of unit that eliminates another; ``hard``: a defender in difficult terrain [B7.2]."""
    if target == BURH:
        return 4
    if hard:
        return 6
    return (5 if rides(target) else 4) if rides(firer) else (6 if rides(target) else 5)


class Fight:
    """A battle as far as it has come."""

    def __init__(self, event: told.BattleBegan, position: Position) -> None:
        self.area, self.attacker, self.defender = event.area, event.attacker, event.defender
        work = position.work(event.area, event.defender)
        self.hard = AREAS[event.area].hard or (work is not None and work.kind == STRONGHOLD)
        self.number = 0
        self.entrances = {position.turn.came_from.get(unit, "") for unit in event.attackers}
        self.shots: dict[str, tuple[told.Shot, ...]] = {}
        self.before: dict[str, list[str]] = {}
        self.work_before = ""
        self.due: dict[str, int] = {}
        self.retreated: list[str] = []
        self.promised: set[str] = set()
        self.fort_fell = False

    def enemy(self, nation: str) -> str:
        return self.defender if nation == self.attacker else self.attacker

    def is_hard_for(self, target_nation: str) -> bool:
        """Whether the units of a nation are hit as in difficult terrain."""
        return self.hard and target_nation == self.defender


class Battle:
    """Sections B7 and B8."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.fight: Fight | None = None
        self.last: Fight | None = None
        self.retreating = ""
        self.leaders_out: set[str] = set()
        self.fort_out = ""
        self.fought: list[str] = []
        self.dice: Counter[int] = Counter()

    def see(self, event: Event, position: Position) -> None:
        if not isinstance(event, (told.UnitsRetreated, DiceThrown)):
            self._end_retreat(position)
        if not isinstance(event, _SAME_BREATH):
            self._settle(event, position)
        found = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if found is not None:
            found(event, position)

    def _settle(self, event: Event, position: Position) -> None:
        self.report.same("B7.4", "leaders still to be eliminated", set(), self.leaders_out)
        self.report.same("B7.5", "fortification still to be destroyed", "", self.fort_out)
        self.leaders_out, self.fort_out = set(), ""
        if self.fight:
            fight = self.fight
            self.report.same("B7.3", f"hits not taken in {fight.area}", {}, {k: n for k, n in fight.due.items() if n})
            fight.due = {}
            over = isinstance(event, (told.BattleRolled, told.BattleEnded))
            for nation in (fight.attacker, fight.defender):
                if over and not position.strength(fight.area, nation):
                    alone = position.leaders_at(fight.area, nation)
                    self.report.same("B7.4", "leaders without armies", [], alone)

    def _movement_began(self, event: MovementBegan, position: Position) -> None:
        self._none_left(position)

    def _nation_turn_ended(self, event: told.NationTurnEnded, position: Position) -> None:
        self._none_left(position)

    def _none_left(self, position: Position) -> None:
        if position.turn.part:
            left = {area for area in position.contested() if position.turn.nation in position.nations_at(area)}
            self.report.same("B7", "battles not fought", set(), left)
        self.last = None

    def _battle_began(self, event: told.BattleBegan, position: Position) -> None:
        report = self.report
        report.holds("B7", "one battle at a time", self.fight is None, event.area)
        report.same("B7", "phase", "battles", position.turn.phase)
        report.same("B7", "attacker", position.turn.nation, event.attacker)
        sides = position.nations_at(event.area)
        report.same("B7", f"sides in {event.area}", sides, {event.attacker, event.defender})
        report.same("B7", "units that attack", self._force(event.area, event.attacker, position), set(event.attackers))
        report.same("B7", "units that defend", self._force(event.area, event.defender, position), set(event.defenders))
        work = position.work(event.area)
        report.same("B7", "fortification of the defender", work.kind if work else "", event.fort)
        self.fight = fight = Fight(event, position)
        report.same("B7.2", f"{event.area} is difficult", fight.hard, event.hard)
        self._needs(event, position, fight)

    @staticmethod
    def _force(area: str, nation: str, position: Position) -> set[str]:
        return {*position.armies_at(area, nation), *position.leaders_at(area, nation)}

    def _needs(self, event: told.BattleBegan, position: Position, fight: Fight) -> None:
        mine = (
            self._table(event.area, event.attacker, event.defender, position, fight),
            self._table(event.area, event.defender, event.attacker, position, fight),
        )
        self.report.same("B7.2", "rolls that are needed", mine, (event.attacker_needs, event.defender_needs))

    def _table(
        self, area: str, firers: str, targets: str, position: Position, fight: Fight
    ) -> dict[str, dict[str, int]]:
        hard = fight.is_hard_for(targets)
        aims = self._kinds(area, targets, position)
        return {firer: {aim: needed(firer, aim, hard) for aim in aims} for firer in self._kinds(area, firers, position)}

    @staticmethod
    def _kinds(area: str, nation: str, position: Position) -> set[str]:
        work = position.work(area, nation)
        return {kind_of(unit) for unit in position.armies_at(area, nation)} | ({work.kind} if work else set())

    # Dice and losses

    def _battle_rolled(self, event: told.BattleRolled, position: Position) -> None:
        fight, report = self.fight, self.report
        if fight is None:
            report.holds("B7", "a battle", False, event.area)
            return
        fight.number += 1
        report.same("B7.6", "number of the battle round", (fight.area, fight.number), (event.area, event.number))
        fight.retreated = []
        for nation in (fight.attacker, fight.defender):
            self._volley(event, nation, position, fight)
        self.dice.update(shot.score.die for shot in event.shots)

    def _volley(self, event: told.BattleRolled, nation: str, position: Position, fight: Fight) -> None:
        report, area, enemy = self.report, fight.area, fight.enemy(nation)
        shots = tuple(shot for shot in event.shots if shot.nation == nation)
        work = position.work(area, nation)
        firing = Counter([*position.armies_at(area, nation), *([work.kind] if work else [])])
        report.same("B7.1", "who rolls", firing, Counter(shot.unit for shot in shots))
        led = 1 if position.leaders_at(area, nation) else 0
        aims = self._kinds(area, enemy, position)
        for shot in shots:
            report.same("B10.2", "die of a side with a leader", shot.score.die + led, shot.score.total)
            firer = shot.unit if shot.unit in WORKS else kind_of(shot.unit)
            reached = {aim for aim in aims if shot.score.total >= needed(firer, aim, fight.is_hard_for(enemy))}
            report.same("B7.2", f"what {shot.unit} hits on {shot.score.total}", reached, set(shot.hits))
        fight.shots[enemy] = shots
        fight.before[enemy] = position.armies_at(area, enemy)
        found = position.work(area, enemy)
        if enemy == fight.defender:
            fight.work_before = found.kind if found else ""
        kills, fort = self._losses(fight, enemy)[:2]
        fight.due[enemy] = kills + fort

    def _losses(self, fight: Fight, nation: str) -> tuple[int, bool, int]:
        """Armies that a side must lose, whether its fortification falls, and how many foot at least [B7.3, R35]."""
        kinds = [kind_of(unit) for unit in fight.before[nation]]
        riders = sum(map(rides, kinds))
        foot = len(kinds) - riders
        hard = fight.is_hard_for(nation)
        totals = [
            (shot.score.total, shot.unit if shot.unit in WORKS else kind_of(shot.unit)) for shot in fight.shots[nation]
        ]
        on_riders = [die for die in totals if die[0] >= needed(die[1], "cavalry", hard)]
        on_foot = [die for die in totals if die[0] >= needed(die[1], "infantry", hard)]
        if not riders:
            weak, strong = 0, len(on_foot)
        elif not foot:
            weak, strong = 0, len(on_riders)
        else:
            weak, strong = len(on_foot) - len(on_riders), len(on_riders)
        by_weak = min(weak, foot)
        by_strong = min(strong, foot - by_weak + riders)
        kills = by_weak + by_strong
        work = fight.work_before if nation == fight.defender else ""
        falls = False
        if work and kills == len(kinds):
            reach = sum(total >= needed(firer, work, hard) for total, firer in totals)
            falls = reach > kills  # each die that reaches an army reaches the fortification
        return kills, falls, by_weak

    def _hits_taken(self, event: told.HitsTaken, position: Position) -> None:
        fight, report, nation = self.fight, self.report, event.nation
        if fight is None:
            report.holds("B7", "a battle", False, event.area)
            return
        report.same("B7.3", "the battle round", (fight.area, fight.number), (event.area, event.number))
        report.same("B7.3", "who hit", fight.enemy(nation), event.by)
        kills, falls, by_weak = self._losses(fight, nation)
        victims = [shot.victim for shot in event.shots if shot.victim]
        units = [each for each in victims if each not in WORKS]
        report.same("B7.3", "victims", sorted(units), sorted(event.units))
        report.same("B7.3", "a die for each victim", len(set(units)), len(units))
        self._aims(event, fight)
        foot = sum(not rides(kind_of(unit)) for unit in units)
        if event.burh_given:
            self._burh_given(event, position, fight, kills)
        else:
            report.same("B7.3", f"armies {nation} lose", kills, len(units))
            report.holds("R35", "dice for infantry take infantry", foot >= by_weak, (foot, by_weak))
            work = fight.work_before if nation == fight.defender and falls else ""
            report.same("15.2.2", "fortification that falls", work, event.fort)
        self._without_a_way_first(event, position, fight)
        fight.due[nation] = 0
        self.fort_out = event.fort or self.fort_out
        left = position.strength(fight.area, nation) - len(units) - bool(event.fort)
        if left <= 0:
            self.leaders_out |= set(position.leaders_at(fight.area, nation))

    def _aims(self, event: told.HitsTaken, fight: Fight) -> None:
        """Each die reaches its victim, and is the die that was rolled."""
        hard = fight.is_hard_for(event.nation)
        mine = Counter((shot.unit, shot.score.total) for shot in fight.shots[event.nation])
        self.report.same("B7.3", "dice", mine, Counter((shot.unit, shot.score.total) for shot in event.shots))
        for shot in event.shots:
            if not shot.victim:
                continue
            aim = shot.victim if shot.victim in WORKS else kind_of(shot.victim)
            firer = shot.unit if shot.unit in WORKS else kind_of(shot.unit)
            if shot.victim not in WORKS:
                self.report.holds(
                    "B7.3", "a victim in the battle", shot.victim in fight.before[event.nation], shot.victim
                )
            reaches = shot.score.total >= needed(firer, aim, hard)
            self.report.holds("B7.2", "a die that reaches its victim", reaches, (shot.unit, shot.score.total, aim))

    def _burh_given(self, event: told.HitsTaken, position: Position, fight: Fight, kills: int) -> None:
        report, nation = self.report, event.nation
        report.same("16.2.2", "a burh to give", (BURH, fight.defender), (event.fort, nation))
        report.same("16.2.2", "armies beside a burh given", kills - 1, len(event.units))
        left = [unit for unit in fight.before[nation] if unit not in event.units]
        refuges = {
            area
            for area in BESIDE[fight.area] - fight.entrances
            if position.work(area, nation) and position.works[area].kind == BURH and position.owner(area) == nation
        }
        report.holds("16.2.2", "armies with a burh to go to", bool(left) and bool(refuges), (left, refuges))
        fight.promised = set(left)

    def _without_a_way_first(self, event: told.HitsTaken, position: Position, fight: Fight) -> None:
        """Of armies alike, those that cannot go back fall first [R62]."""
        if event.nation != fight.attacker:
            return
        turn = position.turn
        fallen = set(event.units)
        for kind in {kind_of(unit) for unit in fallen}:
            alike = [unit for unit in fight.before[event.nation] if kind_of(unit) == kind]
            bound = [
                u for u in alike if (u in turn.boats or turn.came_from.get(u, "") in SEAS) and u not in turn.raiders
            ]
            spared = [unit for unit in bound if unit not in fallen]
            free = [u for u in alike if u in fallen and self._way_back(u, position)]
            self.report.holds("R62", "those without a way back fall first", not (spared and free), (spared, free))

    @staticmethod
    def _way_back(unit: str, position: Position) -> bool:
        turn = position.turn
        origin = turn.came_from.get(unit, "")
        return unit not in turn.boats and origin in AREAS and position.nations_at(origin) <= {nation_of(unit)}

    def _fortification_destroyed(self, event: told.FortificationDestroyed, position: Position) -> None:
        fight = self.fight
        self.report.same("B7.5", "fortification destroyed", self.fort_out, event.work)
        if fight:
            mine = (fight.area, fight.attacker, fight.defender)
            self.report.same("B7.5", "where and by whom", mine, (event.area, event.by, event.nation))
            fight.fort_fell = fight.fort_fell or event.work == FORT
        self.fort_out = ""

    def _leader_left(self, event: told.LeaderLeft, position: Position) -> None:
        if event.cause != "battle":
            return
        self.report.holds("B7.4", "a leader without armies", event.leader in self.leaders_out, event.leader)
        if self.fight:
            self.report.same("B10.5", "by whom", self.fight.enemy(event.nation), event.by)
        self.leaders_out.discard(event.leader)

    # Retreats

    def _end_retreat(self, position: Position) -> None:
        """What must hold when a retreat is over [B8.1, B8.4]."""
        nation, self.retreating = self.retreating, ""
        if not nation:
            return
        self.report.same("B8.1", "stacking after a retreat", "", position.overstacked(nation))
        for leader in (each for each in LEADERS if LEADERS[each] == nation and position.place.get(each) in AREAS):
            area = position.place[leader]
            self.report.holds("B8.4", "a leader with his own", position.strength(area, nation) > 0, (leader, area))

    def _units_retreated(self, event: told.UnitsRetreated, position: Position) -> None:
        report, nation = self.report, event.nation
        if self.retreating and self.retreating != nation:
            self._end_retreat(position)
        self.retreating = nation
        for unit in event.units:
            report.same("B8", f"whose is {unit}", nation, nation_of(unit))
            report.same("B8", f"place of {unit}", event.area, position.place.get(unit))
        if event.cause == "battle":
            self._from_battle(event, position)
        elif event.cause == "burh":
            self._to_burh(event, position)
        elif event.cause == "victory":
            self._after_victory(event, position)

    def _from_battle(self, event: told.UnitsRetreated, position: Position) -> None:
        fight, report = self.fight, self.report
        if fight is None or not report.same("B8", "area of the battle", fight.area, event.area):
            return
        both = all(position.strength(fight.area, each) for each in (fight.attacker, fight.defender))
        report.holds("B7.6", "both sides were there", both or event.nation in fight.retreated, event.area)
        report.holds("B7.6", "a battle round before a retreat", fight.number > 0, event.area)
        if event.nation == fight.defender:
            report.holds("B7.6", "the defender retreats first", fight.attacker not in fight.retreated, event.nation)
            self._defender(event, position, fight)
        else:
            self._attacker(event.units, event.to, position, "B8.3")
        fight.retreated.append(event.nation)

    def _defender(self, event: told.UnitsRetreated, position: Position, fight: Fight) -> None:
        report, to = self.report, event.to
        if not report.holds("B8.1", "never to sea", to in AREAS, to):
            return
        report.holds("B8.2", "an adjacent area", to in BESIDE[event.area], (event.area, to))
        report.holds(
            "B8.2", "vacant or his own", position.nations_at(to) <= {event.nation}, (to, position.nations_at(to))
        )
        report.holds("R22", "not where an attacker came from", to not in fight.entrances, to)

    def _attacker(self, units: Iterable[str], to: str, position: Position, section: str) -> None:
        turn, report = position.turn, self.report
        for unit in units:
            if unit in turn.risen:
                report.holds(section, "a rising has no way back", False, unit)
                continue
            if to in SEAS:
                report.same("B9.2", f"raider {unit} to his sea", turn.raiders.get(unit), to)
                report.holds("B9.2", "from beside the sea", position.place[unit] in SEAS[to], (unit, to))
                continue
            report.holds("17", f"{unit} did not come by boat", unit not in turn.boats, to)
            if unit not in LEADERS:
                report.same(section, f"where {unit} came from", turn.came_from.get(unit), to)
        if to in AREAS:
            there = position.nations_at(to)
            subject = turn.nation == ROMANS and there <= position.subjects
            report.holds("B8.1", "no other nation there", there <= {turn.nation} or subject, (to, there))

    def _to_burh(self, event: told.UnitsRetreated, position: Position) -> None:
        fight = self.fight
        if fight is None:
            return
        self._defender(event, position, fight)
        work = position.work(event.to, event.nation)
        self.report.holds("16.2.2", "to an own burh", work is not None and work.kind == BURH, event.to)
        armies = {unit for unit in event.units if unit not in LEADERS}
        self.report.holds("16.2.2", "armies that were to go", armies <= fight.promised, armies - fight.promised)
        fight.promised -= armies
        fight.retreated.append(event.nation)

    def _after_victory(self, event: told.UnitsRetreated, position: Position) -> None:
        last, report, nation = self.last, self.report, event.nation
        if last is None or not report.same("B7.8", "area of the victory", last.area, event.area):
            return
        report.same("B7.8", "who goes back", last.attacker, nation)
        self._may_go_back(last, position)
        last.retreated.append(nation)
        self._attacker(event.units, event.to, position, "B7.8")

    def asked(self, decision: Decision, position: Position) -> None:
        """Who is asked whether he goes back may do so, and to those places only [B7.8, B8.3, 15.2.4, 17]."""
        if not isinstance(decision, Pick):
            return
        if decision.topic == "return" and self.last is not None:
            self._may_go_back(self.last, position)
        fight = {"withdraw": self.fight, "return": self.last}.get(decision.topic)
        if fight is not None:
            offered = {part for option in decision.options for part in option.id.split(":") if part in PLACES}
            self.report.same("B8.3", "offered without a way back", set(), offered - self._ways_back(fight, position))

    @staticmethod
    def _ways_back(fight: Fight, position: Position) -> set[str]:
        """Where the attackers of a battle came from by land, and the seas of raiders. No one goes back by boat [17]."""
        turn, armies = position.turn, position.armies_at(fight.area, fight.attacker)
        afoot = {turn.came_from.get(unit, "") for unit in armies if unit not in turn.boats | turn.risen} & set(AREAS)
        return afoot | {turn.raiders[unit] for unit in armies if unit in turn.raiders}

    def _may_go_back(self, won: Fight, position: Position) -> None:
        nation, area = won.attacker, won.area
        led = bool(position.leaders_at(area, nation)) or nation in won.retreated
        raid = nation in ("picts", "welsh") and won.fort_fell and area in ENGLAND
        section = "15.2.4" if won.fort_fell else "B7.8"
        self.report.holds(section, "a leader, or a fort destroyed in England", led or raid, (nation, area))

    def _battle_ended(self, event: told.BattleEnded, position: Position) -> None:
        fight, report = self.fight, self.report
        if fight is None:
            report.holds("B7", "a battle", False, event.area)
            return
        mine = (fight.area, fight.attacker, fight.defender, fight.number)
        report.same("B7.7", "the battle", mine, (event.area, event.attacker, event.defender, event.rounds))
        there = position.nations_at(fight.area) & {fight.attacker, fight.defender}
        report.holds("B7.7", "one side is gone", len(there) < 2, there)
        winner = next(iter(there), "")
        report.same("B7.7", "winner and owner", (winner, position.owner(fight.area)), (event.winner, event.owner))
        report.same("16.2.2", "armies that still must go", set(), fight.promised)
        fight.retreated = []
        self.fight, self.last = None, fight

    def _dice_thrown(self, event: DiceThrown, position: Position) -> None:
        sides = {roll.sides for roll in event.rolls}
        self.report.same("B7.1", "kind of dice", {6}, sides)
        self.report.same("B7.1", "dice thrown", Counter(roll.value for roll in event.rolls), self.dice)
        self.dice = Counter()
