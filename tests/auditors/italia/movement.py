"""Movement and stacking [8, 9]: steps, highlands, leaders, enemies and overruns, straits, closed places, ships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.italia import events as told
from tests.auditors.italia.battle import limit
from tests.auditors.italia.position import Position
from tests.auditors.italia.printed import AREAS, BESIDE, COASTS, FLEET, SAILED, SEAS, STAGING, STRAITS, moves, stack
from tests.auditors.italia.tracks import Track, Tracks
from tests.auditors.report import Report

LEADER_MOVE = 3
CAPACITY = 2
PASSES = {"visigoths": {"alpes", "noricum", "helvetia"}, "burgundians": {"alpes"}, "berbers": {"aures"}}
"""Staging zones that a nation may enter [3.6, 3.7]."""
ZONES_FROM_ALPES = {"gallia", "helvetia"}
"""Zones through which Carthaginians leave the Alpes on turns 6 and 7 [3.7]."""
EXITS = frozenset(("visigoths", "burgundians"))


def passes(nation: str, path: Sequence[str], before: str, place: str, position: Position) -> bool:
    """Whether a nation may enter a staging zone on a path, from the place before it [3.6, 3.7]."""
    if place in PASSES.get(nation, ()):
        return nation != "visigoths" or place == "alpes" or before in STAGING
    leaving = nation == "carthaginians" and position.number in (6, 7) and path[0] == "alpes"
    return leaving and place in ZONES_FROM_ALPES and place != path[-1]


def closed(nation: str, place: str, last: bool, position: Position) -> str:
    """The nation that keeps another out of an area, or from staying there [9.6, R74]."""
    for other in position.nations_at(place) - {nation} if place in AREAS else ():
        linked = position.controller(nation) == other or position.controller(other) == nation
        if position.bound(nation, other) and (last or not linked):
            return other
    return ""


def guards(area: str, nation: str, position: Position) -> int:
    """How many units must stop among enemies before others pass [9.5]."""
    enemies = sum(position.land(area, other) for other in position.enemies_at(area, nation))
    return enemies if position.whole_city(area) else 2 * enemies


class Movement:
    """Checks each move of the active nation."""

    def __init__(self, report: Report, tracks: Tracks) -> None:
        self.report = report
        self.tracks = tracks

    def see(self, event: Event, position: Position) -> None:
        match event:
            case told.Moved():
                self._moves(event, position)
            case told.Exited():
                self._exits(event, position)
            case told.NationEnded():
                self._after_combat(event.nation, position)
            case _:
                pass

    # Moves

    def _moves(self, event: told.Moved, position: Position) -> None:
        report, tracks = self.report, self.tracks
        if event.way == "withdrew":
            return
        report.same("9.1", "who moves", position.turn.nation, event.nation)
        tracks.begin_move(position)
        if event.way in ("land", "strait"):
            report.same("12.3", "marches during a campaign", "", position.turn.leader)
        there = position.at(event.path[0], event.nation)
        report.holds("9.1", f"units in {event.path[0]}", not +(Counter(event.force.units) - there), event.force)
        match event.way:
            case "land" | "strait":
                self._walks(event, position)
            case "boarded":
                self._boards(event, position)
            case "landed":
                self._lands(event, position)
            case "sailed":
                self._sails(event, position)
            case _:
                report.holds("9", "a way to move", False, event.way)

    def _walks(self, event: told.Moved, position: Position) -> None:
        report, nation, path = self.report, event.nation, event.path
        what = f"{nation} on {' > '.join(path)}"
        self.path(what, nation, path, event.way, position)
        steps = len(path) - 1
        lead = event.force.leaders
        led_by = {name for name in lead if self.tracks.led_from.get(name)}

        self.tracks.follow_leaders(path[0], led_by)

        def able(unit: Track) -> bool:
            return self._able(unit, nation, path, event.way, led_by, position)

        units = self.tracks.pick(path[0], event.force, able, path[-1])
        for unit in units:
            report.holds("9.1-9.5", f"{unit.kind} of {what}", able(unit), unit)
            left = unit.held and unit.led not in led_by
            report.same("9.3", "leaves a highland without the leader who let it in", False, left)
        self._overruns(event, position)
        if not event.force.size:
            self._leader_alone(event, position)
        for name in lead:
            self.tracks.lead_spent[name] = self.tracks.lead_spent.get(name, 0) + steps
        for unit in units:
            self._arrives(unit, path, event.way, lead, position)

    def path(
        self, what: str, nation: str, path: Sequence[str], way: str, position: Position, ending: bool = True
    ) -> None:
        """Every step joins places that touch; straits, closed areas, staging zones [3, 9.6, 9.7].

        ``ending``: the units mean to stay at the end of the path.
        """
        report = self.report
        for one, other in pairwise(path):
            report.holds("3.2", f"{other} is next to {one}", other in BESIDE[one], what)
            crossing = frozenset((one, other)) in STRAITS
            report.same("9.7", f"a strait on the way of {what}", crossing, way == "strait")
            if other in STAGING:
                report.holds("3.6", f"{what} enters {other}", passes(nation, path, one, other, position), other)
            last = ending and other == path[-1]
            report.same("9.6", f"who keeps {what} out of {other}", "", closed(nation, other, last, position))
        if way == "strait":
            report.same("9.7", f"steps of {what}", 2, len(path))

    def _able(
        self, unit: Track, nation: str, path: Sequence[str], way: str, led_by: set[str], position: Position
    ) -> bool:
        """Whether a unit may still go this way [9.1-9.4, 9.7]."""
        led = bool(unit.led) and unit.led in led_by
        most = self.tracks.rate(unit) + led
        if unit.stopped or unit.aboard or unit.spent + len(path) - 1 > most:
            return False
        if way == "strait":
            return not unit.spent
        return led or not any(self._halts(nation, area, position) for area in path[1:-1])

    def _halts(self, nation: str, area: str, position: Position) -> bool:
        """Whether a highland stops units of a nation [9.2]."""
        rough = area in AREAS and AREAS[area].terrain == "highland"
        return rough and not (position.owner(area) == nation and position.whole_city(area))

    def _overruns(self, event: told.Moved, position: Position) -> None:
        """Who goes on among enemies leaves enough behind [9.4, 9.5]."""
        report, nation = self.report, event.nation
        for area in event.path[:-1]:
            if area in AREAS and position.enemies_at(area, nation):
                there = position.land(area, nation) - (event.force.size if area == event.path[0] else 0)
                report.holds("9.5", f"overrun in {area}", there >= guards(area, nation, position), there)

    def _leader_alone(self, event: told.Moved, position: Position) -> None:
        report, nation, goal = self.report, event.nation, event.path[-1]
        steps = len(event.path) - 1
        for name in event.force.leaders:
            spent = self.tracks.lead_spent.get(name, 0)
            report.holds("2.5", f"steps of {name} alone", spent + steps <= LEADER_MOVE, spent + steps)
        if goal in AREAS:
            others = position.nations_at(goal) - {nation}
            report.holds("9.6", f"a leader alone enters {goal}", not others or position.land(goal, nation) > 0, others)

    def _arrives(self, unit: Track, path: Sequence[str], way: str, leaders: Sequence[str], position: Position) -> None:
        nation, goal = self.tracks.nation, path[-1]
        unit.place, unit.origin, unit.way = goal, path[-2], way
        unit.spent += len(path) - 1
        if unit.led and unit.led not in leaders:
            unit.led = ""
        enemies = goal in AREAS and bool(position.enemies_at(goal, nation))
        unit.stopped = way == "strait" or not unit.led  # a unit moves once, but for one that goes with its leader [9.1]
        if enemies and position.land(goal, nation) < guards(goal, nation, position):
            unit.stopped = True
        unit.held = self._halts(nation, goal, position)

    # Ships [9.8]

    def _boards(self, event: told.Moved, position: Position) -> None:
        report, nation, tracks = self.report, event.nation, self.tracks
        area, sea = event.path[0], event.path[-1]
        report.holds("9.8", f"{area} lies on {sea}", sea in COASTS[area], event.path)
        units = tracks.pick(area, event.force, lambda each: not each.spent and not each.stopped, sea)
        for unit in units:
            report.holds("9.8", f"{unit.kind} of {nation} has not moved on land", not unit.spent, unit)
            report.holds("9.8", f"{unit.kind} of {nation} may board in {area}", not unit.stopped, unit)
            unit.place, unit.origin, unit.way, unit.aboard = sea, "", "", True
        tracks.carried += event.force.size
        report.holds("9.8", f"units carried by {nation}", tracks.carried <= CAPACITY * tracks.fleets, tracks.carried)
        aboard = position.land(sea, nation) + event.force.size
        report.holds("9.8", f"room in {sea}", aboard <= CAPACITY * position.at(sea, nation)[FLEET], aboard)

    def _lands(self, event: told.Moved, position: Position) -> None:
        report, nation = self.report, event.nation
        sea, area = event.path[0], event.path[-1]
        report.holds("9.8", f"{area} lies on {sea}", area in COASTS[sea] and area in AREAS, event.path)
        report.same("9.6", f"who keeps {nation} out of {area}", "", closed(nation, area, True, position))
        for unit in self.tracks.pick(sea, event.force, lambda each: each.aboard and not each.stopped, area):
            report.holds("9.8", f"{unit.kind} of {nation} may land", unit.aboard and not unit.stopped, unit)
            unit.place, unit.origin, unit.way, unit.stopped, unit.aboard = area, sea, "sea", True, False
        if not event.force.size:
            others = position.nations_at(area) - {nation}
            report.holds(
                "R12", f"a leader alone lands in {area}", not others or position.land(area, nation) > 0, others
            )

    def _sails(self, event: told.Moved, position: Position) -> None:
        report, nation, path = self.report, event.nation, event.path
        for one, other in pairwise(path):
            report.holds("3.2", f"{other} is next to {one}", other in SAILED.get(one, ()), path)
        report.same("9.8", "what sails", {FLEET}, set(event.force.units))
        steps, most = len(path) - 1, moves(nation, FLEET)
        for fleet in self.tracks.pick(path[0], event.force, lambda each: each.spent + steps <= most, path[-1]):
            report.holds("9.8", f"seas of a fleet of {nation}", fleet.spent + steps <= most, path)
            fleet.place = path[-1]
            fleet.spent += steps
        cargo, fleets = event.cargo.size, event.force.units.get(FLEET, 0)
        report.holds("9.8", f"cargo of {nation} to {path[-1]}", cargo <= CAPACITY * fleets, cargo)
        left = position.land(path[0], nation) - cargo
        others = position.at(path[0], nation)[FLEET] - fleets
        if path[0] in SEAS and not position.turn.leader:
            report.holds("9.8", f"cargo left in {path[0]}", 0 <= left <= CAPACITY * others, left)
        self.tracks.load(path[0], event.cargo, position)
        for unit in self.tracks.pick(path[0], event.cargo, lambda each: True, path[-1]):
            unit.place = path[-1]

    def _exits(self, event: told.Exited, position: Position) -> None:
        self.report.holds("9.11", "who may leave the game", event.nation in EXITS, event.nation)
        self.report.same("9.11", "where units leave the game", "alpes", event.place)

    # Stacking [8]

    def moves_end(self, answered: Decision, answer: Answer, position: Position) -> None:
        """The owner ends his moves: no area is above the limit for it [8.1-8.5, 8.8]."""
        if getattr(answered, "topic", "") != "move" or answer != ("done",):
            return
        nation = position.turn.nation
        for area in {unit.place for unit in self.tracks.units if unit.place in AREAS}:
            exempt = sum(unit.campaign for unit in self.tracks.land(area))
            units = position.land(area, nation) - exempt
            over = bool(units) and units > self._most(area, nation, position)
            stuck = over and not self._movable(area, nation, position)
            self.report.same("8.5, R75", f"the stack in {area} may not stay as it is", stuck, over)

    def _most(self, area: str, nation: str, position: Position) -> int:
        """The limit at the end of movement [8.2-8.4]."""
        leader = bool(position.leaders_at(area, nation))
        if position.nations_at(area) - {nation}:
            return stack(area) + 1 + leader + position.major
        return limit(area, nation, leader, position) + (area in position.turn.sheltered)

    def _movable(self, area: str, nation: str, position: Position) -> bool:
        """Whether a unit in an area could still go somewhere [R75]."""
        led = {unit.led for unit in self.tracks.land(area) if not unit.stopped}
        guide = not led.isdisjoint(position.leaders_at(area, nation))  # he may go along, and makes room where none is
        free = [
            place
            for place in BESIDE[area] & set(AREAS)
            if not closed(nation, place, True, position)
            and position.land(place, nation)
            < self._most(place, nation, position) + (guide and not position.leaders_at(place, nation))
        ]
        ready = [
            unit
            for unit in self.tracks.land(area)
            if not unit.stopped and not unit.held and unit.spent < self.tracks.rate(unit)
        ]
        return bool(free and ready)

    def _after_combat(self, nation: str, position: Position) -> None:
        """At the end of a nation turn its stacks are within the limit [8.6]."""
        for area in position.owned(nation):
            leader = bool(position.leaders_at(area, nation))
            most = limit(area, nation, leader, position) + (area in position.turn.sheltered)
            units = position.land(area, nation)
            self.report.holds("8.6", f"stack of {nation} in {area} after combat", units <= most, units)
        mixed = {area for area in AREAS if nation in position.nations_at(area) and position.enemies_at(area, nation)}
        self.report.same("10.1", f"areas that {nation} left unfought", set(), mixed)
        others = {area for area in AREAS if nation in position.nations_at(area) and len(position.nations_at(area)) > 1}
        self.report.same("9.6", f"areas that {nation} shares", set(), others - mixed)
