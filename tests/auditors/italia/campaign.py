"""Campaigns [12.1-12.11]: the chest, the force, each round's march, blocks, reactions in order, the fight, the end."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from rules.core.events import Event
from rules.italia import events as told
from tests.auditors.italia.movement import Movement, closed
from tests.auditors.italia.position import Position
from tests.auditors.italia.printed import AREAS, BESIDE, COASTS, FLEET, SAILED, SEAS, STRAITS, moves
from tests.auditors.report import Report

CROSSING_FROM, CROSSING_SEA = "epirus", "mare-ionium"
CROSSING_TO = ("mare-ionium", "mare-siculum", "mare-hadriaticum")


class Campaigns:
    """Checks each campaign round, and each reaction to it."""

    def __init__(self, report: Report, movement: Movement) -> None:
        self.report = report
        self.movement = movement
        self.round = 0
        self.spent = 0
        self.rate = 0
        self.marched = False
        self.paused = False
        self.blocked = ""
        self.blocked_before = ""
        self.reacted: list[str] = []
        self.owned = False

    def see(self, event: Event, position: Position) -> None:
        match event:
            case told.CampaignBegan():
                self._begins(event, position)
            case told.RoundPaid():
                self._pays(event, position)
            case told.CampaignMarched():
                self._marches(event, position)
            case told.SeaBattleBegan() if position.turn.leader:
                self.marched = self.paused = True  # the force may not get across
            case told.UnitsDropped():
                self._drops(event, position)
            case told.AreaBlocked():
                self._blocks(event, position)
            case told.Reacted() | told.ReactionPassed():
                self._reacts(event, position)
            case told.CampaignEnded():
                self._ends(event, position)
            case _:
                pass

    # The chest and the force [12.1, 12.2]

    def _begins(self, event: told.CampaignBegan, position: Position) -> None:
        report, nation = self.report, event.nation
        report.same("12.1", "whose campaign", position.turn.nation, nation)
        due = [each for each in position.arrivals(nation) if each.chest]
        leaders = {each.leader: each.chest for each in due}
        report.holds("12.1", f"{event.leader} has a campaign", event.leader in leaders, leaders)
        report.same("12.1", f"chest of {event.leader}", leaders.get(event.leader), event.chest)
        report.same("12.1", f"treasury of {nation}", position.nations[nation].gold, event.gold)
        report.same("12.2", f"place of {event.leader}", position.leaders.get(event.leader), event.place)
        beyond = Counter(event.force.units) - position.at(event.place, nation)
        report.same("12.2", f"units in the force that are not beside {event.leader}", {}, +beyond)
        report.holds("12.2", "land units in the force", event.force.size > 0 and FLEET not in event.force.units)
        self.round, self.blocked, self.blocked_before = 0, "", ""
        self._new_round()

    def _new_round(self) -> None:
        self.spent, self.rate, self.marched, self.paused, self.reacted = 0, 0, False, False, []

    def _pays(self, event: told.RoundPaid, position: Position) -> None:
        report, turn = self.report, position.turn
        self._no_enemies(position)
        report.same("12.3", "who campaigns", turn.leader, event.leader)
        self.round += 1
        report.same("12.3", "number of the round", self.round, event.number)
        gold, chest = position.nations[event.nation].gold, turn.chest
        left = (chest - 1, gold) if chest else (0, gold - 1)
        report.same("12.3", f"chest and gold after round {self.round}", left, (event.chest, event.gold))
        report.holds("12.3", "a round is paid for", chest + gold >= 1, (chest, gold))
        report.holds("12.3", f"{event.leader} has a unit", sum(position.force().values()) > 0, position.force())
        self.blocked_before, self.blocked = self.blocked, ""
        self._new_round()

    def _no_enemies(self, position: Position) -> None:
        """Before the next round, and at the end, enemies in the leader's area have been fought [12.3]."""
        place = position.leaders.get(position.turn.leader, "")
        if place in AREAS:
            there = position.enemies_at(place, position.turn.nation)
            self.report.same("12.3", f"enemies left in {place}", set(), there)

    # The march [12.3]

    def _marches(self, event: told.CampaignMarched, position: Position) -> None:
        report, nation = self.report, event.nation
        what = f"{event.leader} on {' > '.join(event.path)}"
        report.same("12.3", "who marches", (position.turn.leader, self.round), (event.leader, event.number))
        beyond = Counter(event.force.units) - position.force()
        report.same("12.2", f"units of {what} that are not of the force", {}, +beyond)
        report.holds("12.3", f"{what} after a march", not self.marched or self.paused, self.round)
        report.same("12.3", f"reactions before {what}", [], self.reacted)
        self.marched, self.paused = True, event.pausing
        goal = event.path[-1]
        self.owned = position.owner(goal) == nation
        if event.way in ("land", "strait"):
            self._by_land(what, event, position)
        else:
            self._by_sea(what, event, position)

    def _by_land(self, what: str, event: told.CampaignMarched, position: Position) -> None:
        report, nation, path = self.report, event.nation, event.path
        report.same("12.3", f"start of {what}", position.leaders.get(event.leader), path[0])
        self.movement.path(what, nation, path, event.way, position, ending=False)
        goal = path[-1]
        kept = closed(nation, goal, False, position)
        report.same("12.8", f"who keeps {what} out of {goal}", "", kept)
        slowest = min((moves(nation, unit) for unit, number in event.force.units.items() if number), default=0) + 1
        self.rate = min(self.rate or 99, slowest) if self.spent else slowest
        before = self.spent
        self.spent += len(path) - 1
        report.holds("12.3", f"steps of {what}", self.spent <= max(self.rate, slowest), self.spent)
        if event.way == "strait":
            report.same("9.7", f"steps of {what} before the strait", 0, before)
            self.spent = 99
        for area in path[:-1]:
            if area in AREAS and position.enemies_at(area, nation):
                there = position.land(area, nation) - (event.force.size if area == path[0] else 0)
                enemies = sum(position.land(area, other) for other in position.enemies_at(area, nation))
                need = enemies if position.whole_city(area) else 2 * enemies
                report.same("9.5", "an overrun on campaign that leaves too few behind", False, there < need)

    def _by_sea(self, what: str, event: told.CampaignMarched, position: Position) -> None:
        report, nation, path = self.report, event.nation, event.path
        report.same("12.3", f"steps of {what} on land before", 0, self.spent)
        self.spent = 99
        seas = [place for place in path if place in SEAS]
        goal = path[-1]
        landing = event.way == "crossing" or goal in COASTS[seas[-1]]
        report.holds("9.8", f"{goal} lies on {seas[-1]}", landing and goal in AREAS, path)
        if path[0] not in SEAS:
            report.holds("9.8", f"{path[0]} lies on {seas[0]}", seas[0] in COASTS[path[0]], path)
        for one, other in pairwise(seas):
            report.holds("3.2", f"{other} is next to {one}", other in SAILED[one], path)
        report.holds("9.8", f"seas of {what}", len(seas) - 1 <= moves(nation, FLEET), seas)
        report.same("12.8", f"who keeps {what} out of {goal}", "", closed(nation, goal, False, position))
        fleets = position.at(seas[-1], nation)[FLEET]
        if event.way == "crossing":
            self._crosses(what, event, seas, position)
        else:
            report.holds("9.8", f"room for {what}", event.force.size <= 2 * fleets, fleets)

    def _crosses(self, what: str, event: told.CampaignMarched, seas: list[str], position: Position) -> None:
        """Pyrrhus and Belisarius [12.9]."""
        report, nation = self.report, event.nation
        granted = any(each.crossing and each.leader == event.leader for each in position.arrivals(nation))
        report.holds("12.9", f"{event.leader} may cross", granted, event.leader)
        report.same("12.9", "round of the crossing", 1, event.number)
        report.same("12.9", f"start of {what}", CROSSING_FROM, event.path[0])
        report.holds("12.9", "a fleet in the Ionian Sea", position.at(CROSSING_SEA, nation)[FLEET] > 0)
        coast = any(event.path[-1] in COASTS[sea] for sea in CROSSING_TO)
        report.holds("12.9", f"goal of {what}", coast, seas)

    def _drops(self, event: told.UnitsDropped, position: Position) -> None:
        report, turn = self.report, position.turn
        report.same("12.2", "where units are dropped", position.leaders.get(turn.leader), event.area)
        report.same(
            "12.2", "units dropped that are not of the force", {}, +(Counter(event.force.units) - position.force())
        )
        report.holds(
            "12.2", f"a unit stays with {turn.leader}", sum(position.force().values()) > event.force.size, event.force
        )

    # Blocks [12.7]

    def _blocks(self, event: told.AreaBlocked, position: Position) -> None:
        report, turn, area = self.report, position.turn, event.area
        report.holds("12.7", "a block after the march", self.marched, self.round)
        report.same("12.7", "reactions before the block", [], self.reacted)
        report.same("12.7", "blocks before in this round", "", self.blocked)
        place = position.leaders.get(turn.leader, "")
        report.same("12.7", "area of the leader", place, event.leader_area)
        report.holds("12.7", f"{area} is next to {place}", area in BESIDE[place] and area in AREAS, area)
        report.holds("12.7", f"{area} was not blocked last round", area != self.blocked_before, area)
        gold = turn.chest + position.nations[event.nation].gold
        report.holds("12.7", "a block is paid for", gold >= 1, gold)
        report.holds("12.7", f"{event.unit} in {place}", position.at(place, event.nation)[event.unit] > 0, event.unit)
        report.holds("12.7", f"a unit stays with {turn.leader}", position.land(place, event.nation) > 1, place)
        self.blocked = area

    # Reactions [12.4, 12.5]

    def _entitled(self, nation: str, place: str, position: Position) -> bool:
        near = {place, *(area for area in BESIDE[place] if area in AREAS)} if place in AREAS else set()
        return any(position.land(area, nation) for area in near)

    def _reacts(self, event: told.Reacted | told.ReactionPassed, position: Position) -> None:
        report, nation, turn = self.report, event.nation, position.turn
        place = position.leaders.get(turn.leader, "")
        report.holds("12.4", "a reaction to a march", self.marched, turn.leader)
        report.holds("12.4", f"{nation} is another nation", nation != turn.nation, nation)
        report.holds("12.4", f"{nation} is in or next to {place}", self._entitled(nation, place, position), place)
        order = position.order.index
        before = [order(each) for each in self.reacted]
        report.holds("12.4", f"{nation} reacts in its order", not before or before[-1] < order(nation), self.reacted)
        self.reacted.append(nation)
        if isinstance(event, told.ReactionPassed):
            return
        what = f"{nation} on {' > '.join(event.path)}"
        origin, goal = event.path[0], event.path[-1]
        report.holds("12.5", f"{origin} is no sea or staging zone", origin in AREAS, origin)
        report.holds("12.7", f"{what} out of the blocked area", origin != self.blocked, origin)
        beyond = Counter(event.force.units) - position.at(origin, nation)
        report.same("12.4", f"units of {what} that are not in {origin}", {}, +beyond)
        report.holds("12.4", f"units of {what}", event.force.size > 0 and FLEET not in event.force.units, event.force)
        self._way(what, event, position)
        if event.reaction == "join":
            report.same("12.4", f"goal of {what}", (place, 2), (goal, len(event.path)))
            self._joins(nation, place, position)
        else:
            self._shifts(what, nation, origin, goal, position)

    def _way(self, what: str, event: told.Reacted, position: Position) -> None:
        """By the rules of movement, without overruns, ships or attacks [12.5]."""
        report, nation, path = self.report, event.nation, event.path
        strait = any(frozenset(step) in STRAITS for step in pairwise(path))
        self.movement.path(what, nation, path, "strait" if strait else "land", position, ending=False)
        led = bool(event.force.leaders)
        rate = min((moves(nation, unit) for unit, number in event.force.units.items() if number), default=0) + led
        report.holds("12.5", f"steps of {what}", len(path) - 1 <= rate, len(path) - 1)
        for area in path[1:-1]:
            report.same("12.5", f"enemies on the way of {what}", set(), position.enemies_at(area, nation))
            rough = area in AREAS and AREAS[area].terrain == "highland"
            free = led or (position.owner(area) == nation and position.whole_city(area))
            report.holds("9.2", f"a highland on the way of {what}", free or not rough, area)

    def _joins(self, nation: str, place: str, position: Position) -> None:
        report, active = self.report, position.turn.nation
        others = position.nations_at(place) - {active}
        report.holds("12.4", f"no more than two nations in {place}", others <= {nation}, others)
        report.holds("12.4", f"{nation} may fight {active}", not position.bound(nation, active), nation)
        if not others:
            report.holds("12.4, R47", f"{active} did not own {place} before", not self.owned, place)
            report.holds("12.4, R48", f"{nation} may meet {active}", not position.same_seat(nation, active), nation)

    def _shifts(self, what: str, nation: str, origin: str, goal: str, position: Position) -> None:
        report, active = self.report, position.turn.nation
        place = position.leaders.get(position.turn.leader, "")
        owned = position.owner(origin) == nation or (origin == place and position.land(place, nation) > 0)
        both = {nation, active}
        own = owned or position.nations_at(origin) == both
        report.holds("12.4", f"{what} starts in an owned area", own, position.nations_at(origin))
        there = position.nations_at(goal)
        free = not there or there in ({nation}, both)
        report.holds("12.4", f"{what} ends where it may", free and goal in AREAS, there)

    # The end

    def _ends(self, event: told.CampaignEnded, position: Position) -> None:
        report, turn = self.report, position.turn
        report.same("12.1", "whose campaign ends", turn.leader or event.leader, event.leader)
        report.same("12.3", "rounds", self.round, event.rounds)
        report.same("12.1", "gold lost with the chest", turn.chest, event.lost)
        alive = event.leader in position.leaders
        if event.cause == "leader-killed":
            report.holds("12.10", f"{event.leader} is dead", event.leader in position.fallen, event.leader)
        elif alive:
            self._no_enemies(position)
        if event.cause == "no-gold":
            left = turn.chest + position.nations[event.nation].gold
            report.same("12.3", "gold left", 0, left)
