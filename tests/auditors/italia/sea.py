"""Sea combat [9.9]: who attacks whom and when, dice and transport, fleets and cargo lost, withdrawal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.core.events import Event
from rules.italia import events as told
from rules.italia.events import Shot
from tests.auditors.italia.position import Position
from tests.auditors.italia.printed import FLEET, SAILED, SEAS, to_hit
from tests.auditors.report import Report

CAPACITY = 2


class SeaFights:
    """Checks each battle at sea."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.battle: told.SeaBattleBegan | None = None
        self.rounds = 0
        self.owed: Counter[str] = Counter()
        self.window = ""
        self.attackers: list[str] = []
        self.aboard: dict[str, int] = {}

    def see(self, event: Event, position: Position) -> None:
        match event:
            case told.NationBegan() | told.PhaseBegan():
                self.window, self.attackers = "", []
            case told.Moved(way="sailed") if event.nation == position.turn.nation:
                self.window, self.attackers = "", []
            case told.Moved(way="withdrew"):
                self._paid(position)
            case told.SeaBattleBegan():
                self._begins(event, position)
            case told.SeaOrderRolled():
                self._order(event, position)
            case told.SeaRoundFought():
                self._round(event, position)
            case told.UnitsLost(cause="hit") if event.area in SEAS:
                self._sinks(event, position)
            case told.CargoLost():
                self._cargo(event, position)
            case told.SeaBattleEnded():
                self._ends(event, position)
            case _:
                pass

    def _begins(self, event: told.SeaBattleBegan, position: Position) -> None:
        report, sea, active = self.report, event.sea, position.turn.nation
        sides = (event.attacker, event.defender)
        report.holds("9.9", "the last battle at sea is over", self.battle is None, sea)
        report.holds("9.9", f"the active nation fights in {sea}", active in sides, sides)
        report.holds("9.9", f"{sides[0]} may attack {sides[1]}", not position.bound(*sides), sides)
        if event.attacker != active:
            report.holds("R76", f"players of {sides[0]} and {sides[1]}", not position.same_seat(*sides), sides)
        for nation, force in ((event.attacker, event.attackers), (event.defender, event.defenders)):
            fleets = position.at(sea, nation)[FLEET]
            report.same("9.9", f"fleets of {nation} in {sea}", fleets, force.units.get(FLEET, 0))
            report.holds("9.9", f"{nation} has fleets in {sea}", fleets > 0, fleets)
        if sea != self.window:
            self.window, self.attackers = sea, []
        report.holds("9.9", f"{event.attacker} attacks once in {sea}", event.attacker not in self.attackers, sea)
        if event.attacker == active:
            report.same("9.9", f"who attacked before the active nation in {sea}", [], self.attackers)
        self.attackers.append(event.attacker)
        self.battle, self.rounds = event, 0
        self.owed.clear()

    def _order(self, event: told.SeaOrderRolled, position: Position) -> None:
        fleets = {position.at(event.sea, nation)[FLEET] for nation in event.nations}
        self.report.same("9.9", f"fleets of those who roll for the order in {event.sea}", 1, len(fleets))

    def _round(self, event: told.SeaRoundFought, position: Position) -> None:
        report, battle = self.report, self.battle
        if not report.holds("9.9", "a battle at sea has begun", battle is not None, event.sea) or battle is None:
            return
        self._paid(position)
        self.rounds += 1
        report.same("9.9", f"round in {battle.sea}", (battle.sea, self.rounds), (event.sea, event.number))
        sides = (battle.attacker, battle.defender)
        report.same("9.9", "who fights at sea", sides, (event.attacker, event.defender))
        self._shots(event.attacker, event.defender, event.attacker_shots, position)
        self._shots(event.defender, event.attacker, event.defender_shots, position)

    def _shots(self, nation: str, enemy: str, shots: Sequence[Shot], position: Position) -> None:
        report, sea = self.report, self.window
        fleets, cargo = position.at(sea, nation)[FLEET], position.land(sea, nation)
        report.same("9.9", f"fleets of {nation} that roll in {sea}", fleets, len(shots))
        carried = 0
        for shot in shots:
            plus = sum(each.value for each in shot.modifiers)
            carried += plus
            report.holds("9.9", f"modifiers of a fleet of {nation}", 0 <= plus <= CAPACITY, shot.modifiers)
            causes = {each.cause for each in shot.modifiers}
            report.holds("9.9", f"causes of modifiers at sea of {nation}", causes <= {"transport"}, causes)
            report.same("2.1", "number to hit of a fleet", to_hit(nation, FLEET), shot.needed)
            report.same("10.4", f"total of a {shot.die} at sea", shot.die + plus, shot.total)
            hit = shot.die == 10 or shot.die + plus >= shot.needed
            report.same("10.4", f"hit on {shot.die} at sea", hit, shot.hit)
        report.same("9.9", f"units aboard that fight for {nation}", cargo, carried)
        self.aboard[nation] = cargo
        hits, room = sum(shot.hit for shot in shots), position.at(sea, enemy)[FLEET]
        report.same("9.9", f"wasted hits on {enemy}", max(0, hits - room), sum(shot.wasted for shot in shots))
        self.owed[enemy] += min(hits, room)

    def _sinks(self, event: told.UnitsLost, position: Position) -> None:
        report, battle = self.report, self.battle
        if not report.holds("9.9", "fleets sink in a battle", battle is not None, event.area) or battle is None:
            return
        enemy = battle.defender if event.nation == battle.attacker else battle.attacker
        report.same("9.9", "what sinks", {FLEET}, set(event.force.units))
        report.same("11.1", f"whose kills in {event.area}", enemy, event.by)
        self.owed[event.nation] -= event.force.size
        left = position.at(event.area, event.nation)[FLEET] - event.force.size
        aboard = position.land(event.area, event.nation)
        report.holds("9.9", f"room for the cargo of {event.nation}", aboard <= CAPACITY * left, aboard)
        if left:
            return
        there = position.leaders_at(event.area, event.nation)
        report.same("9.9", f"leaders of {event.nation} without a fleet", [], there)

    def _cargo(self, event: told.CargoLost, position: Position) -> None:
        battle = self.battle
        if self.report.holds("9.9", "cargo is lost in a battle", battle is not None, event.sea) and battle is not None:
            self.report.same("9.9", f"sea of the cargo of {event.nation}", battle.sea, event.sea)

    def _paid(self, position: Position) -> None:
        """All hits are told as losses, and cargo is lost only for want of room on other fleets [9.9]."""
        owed = {nation: number for nation, number in self.owed.items() if number}
        self.report.same("9.9", "hits at sea without losses", {}, owed)
        self.owed.clear()
        for nation, before in self.aboard.items():
            room = CAPACITY * position.at(self.window, nation)[FLEET]
            left = position.land(self.window, nation)
            self.report.same("9.9", f"cargo of {nation} that is left in {self.window}", min(before, room), left)
        self.aboard = {}

    def _ends(self, event: told.SeaBattleEnded, position: Position) -> None:
        report, battle = self.report, self.battle
        if not report.holds("9.9", "a battle at sea has begun", battle is not None, event.sea) or battle is None:
            return
        self._paid(position)
        self.battle = None
        report.same("9.9", "sea of the battle", battle.sea, event.sea)
        left = [position.at(event.sea, each)[FLEET] for each in (battle.attacker, battle.defender)]
        if event.outcome == "sunk":
            report.holds("9.9", f"a side is sunk in {event.sea}", 0 in left, left)
            return
        report.holds("9.9", f"{event.to} is next to {event.sea}", event.to in SAILED[event.sea], event.to)
        report.holds("9.9", "withdrawal after a round", self.rounds > 0, self.rounds)
