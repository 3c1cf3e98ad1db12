"""Coming and going: the order of play [5], placement and arrivals [7], inheritance, risings, departures [13, 14]."""

from __future__ import annotations

from collections import Counter

from rules.core.events import Event
from rules.italia import events as told
from tests.auditors.italia.gold import LAST_FREE_ROMA, ROMANS, own_areas
from tests.auditors.italia.position import Position
from tests.auditors.italia.printed import (
    AFRICA,
    AREAS,
    COASTS,
    FLEET,
    NATIONS,
    ROMA,
    SEAS,
    STAGING,
    Arrival,
    Places,
    stack,
)
from tests.auditors.report import Report

RISING = 7
WESTERN, FOEDERATI = "western-romans", "foederati"
HANNIBAL = ("carthaginians", 6, "alpes")


def matched(units: list[tuple[str, str]], areas: set[str]) -> bool:
    """Whether each unit placed has an area of its own [7.1, 7.2]."""
    free = Counter(place for unit, place in units if unit != FLEET)
    if any(number > 1 or place not in areas for place, number in free.items()):
        return False
    coasts = {area: COASTS[area] for area in areas - set(free)}
    fleets = [place for unit, place in units if unit == FLEET]
    held: dict[str, int] = {}

    def fits(fleet: int, tried: set[str]) -> bool:
        for area, seas in coasts.items():
            if fleets[fleet] in seas and area not in tried:
                tried.add(area)
                if area not in held or fits(held[area], tried):
                    held[area] = fleet
                    return True
        return False

    return all(fits(fleet, set()) for fleet in range(len(fleets)))


class Coming:
    """Checks who comes when and where, and who goes."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.last = -1
        self.areas: set[str] | None = None
        self.placed: list[tuple[str, str]] = []
        self.arrived: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()
        self.leaders: set[str] = set()
        self.closed = True
        self.rises: Counter[str] = Counter()
        self.rising = False
        self.returned = False
        self.inherited: set[str] = set()
        self.start: dict[str, set[str]] = {}

    def see(self, event: Event, position: Position) -> None:
        if not isinstance(event, told.Placed | told.ArrivalLost | told.Retreated | told.UnitsLost | told.PointsScored):
            self._close(event, position)
        match event:
            case told.TurnBegan():
                self._turn(position)
            case told.NationBegan():
                self._begins(event, position)
            case told.LeaderLeft():
                self._leaves(event, position)
            case told.NationInherited():
                self._inherits(event, position)
            case told.RomaReturned():
                self._roma(event, position)
            case told.FoederatiRose():
                self._rises(event, position)
            case told.Defected(cause="foederati") if event.to == FOEDERATI == position.turn.nation and self.rising:
                self.rises[event.area] -= 1
                self.report.holds("14.2", f"risen in {event.area}", self.rises[event.area] >= 0, event.area)
            case told.IncomeCounted():
                self._start_over(event, position)
            case told.Placed():
                self._places(event, position)
            case told.ArrivalLost():
                self._lost(event, position)
            case told.Departed():
                self._departs(event, position)
            case told.NationEnded():
                self._own_departures(event.nation, position)
            case told.OccupationScored() | told.TurnEnded():
                self._others(position, len(position.order))
                self.last = len(position.order)
            case _:
                pass

    # The order of play [5]

    def _turn(self, position: Position) -> None:
        self.last = -1
        for departure in position.period.departures:
            if departure.turn == position.number and not departure.own_turn:
                self._gone(departure.nation, departure.keep, position)

    def _gone(self, nation: str, keep: int, position: Position) -> None:
        found = position.on_map(nation)
        left = sum(number for unit, number in found.items() if unit != FLEET) if keep else sum(found.values())
        self.report.holds("13.6, 14.8", f"units of {nation} that stay", left <= keep, found)

    def _others(self, position: Position, upto: int) -> None:
        """Nations that were passed over have nothing to do [5]."""
        for nation in position.order[self.last + 1 : upto]:
            idle = not any(position.on_map(nation).values()) and not position.arrivals(nation)
            heir = any(each.turn == position.number and each.inherits == nation for each in position.period.arrivals)
            self.report.holds("5", f"{nation} is passed over", idle or heir, position.on_map(nation))

    def _begins(self, event: told.NationBegan, position: Position) -> None:
        report, place = self.report, position.order.index(event.nation)
        report.holds("5", f"order of play, {event.nation}", place > self.last, event.nation)
        self._others(position, place)
        self.last = place
        report.same("1.1", f"seat of {event.nation}", position.seat(event.nation), event.seat)
        heir = {each.inherits for each in position.period.arrivals if each.turn == position.number}
        report.holds("R72", f"{event.nation} is not inherited this turn", event.nation not in heir, event.nation)
        self.areas, self.placed, self.arrived, self.lost = None, [], Counter(), Counter()
        self.leaders, self.closed, self.rises, self.returned = set(), False, Counter(), False
        self.inherited = set()

    def _leaves(self, event: told.LeaderLeft, position: Position) -> None:
        report = self.report
        report.holds("2.5", f"{event.leader} serves {event.nation}", event.leader in NATIONS[event.nation].leaders)
        if event.nation != position.turn.nation or self.areas is not None:
            there = position.land(event.place, event.nation)
            report.same("R85", f"units beside {event.leader}, who leaves", 0, there)

    def _start_over(self, event: told.IncomeCounted, position: Position) -> None:
        """Step A is over: last turn's leader has left, what had to happen has happened [5]."""
        self.rising = False
        report, nation = self.report, event.nation
        coming = {each.leader for each in position.arrivals(nation)}
        here = {leader for leader in NATIONS[nation].leaders if leader in position.leaders}
        report.same("2.5", f"leaders of {nation} who should have left", set(), here - coming)
        due = {each.inherits for each in position.arrivals(nation) if each.inherits}
        due = {each for each in due if each in self.inherited or any(position.on_map(each).values())}
        report.same("14.4", f"whom {nation} inherits", due, self.inherited)
        if nation == ROMANS and position.number <= LAST_FREE_ROMA:
            owner, vacant = position.owner(ROMA), not position.nations_at(ROMA)
            wrong = bool(owner and owner != ROMANS) or (vacant and not position.whole_city(ROMA))
            report.same("13.1", "Roma has returned", False, wrong)
        report.same("14.2", "foederati who still rise", {}, {k: n for k, n in self.rises.items() if n})

    # Step A [13.1, 14.2, 14.4]

    def _inherits(self, event: told.NationInherited, position: Position) -> None:
        report, old, heir = self.report, event.nation, event.heir
        self.inherited.add(old)
        report.same("14.4", "heir", position.turn.nation, heir)
        report.holds("14.4", f"{heir} inherits {old}", any(each.inherits == old for each in position.arrivals(heir)))
        units = position.on_map(old)
        coming: Counter[str] = sum((Counter(each.units) for each in position.arrivals(heir)), Counter())
        land = sum(number for unit, number in units.items() if unit != FLEET)
        for kind, number in (("infantry", land), (FLEET, units[FLEET])):
            room = max(0, position.left(heir, kind) - coming[kind])
            report.same("14.4", f"{kind} that {heir} inherits", min(number, room), event.units.units.get(kind, 0))
            gone = event.lost.units
            lost = gone.get(FLEET, 0) if kind == FLEET else sum(gone.values()) - gone.get(FLEET, 0)
            report.same("14.4", f"{kind} lost with {old}", number - min(number, room), lost)
        report.same("14.4", f"gold of {old}", position.nations[old].gold, event.gold)
        report.same("14.4", f"vassals of {old}", position.vassals(old), set(event.vassals))

    def _roma(self, event: told.RomaReturned, position: Position) -> None:
        report, owner = self.report, position.owner(ROMA)
        report.same("13.1", "whose turn it is", ROMANS, position.turn.nation)
        report.holds("13.1", "turn on which Roma returns", position.number <= LAST_FREE_ROMA, position.number)
        report.same("13.1", "who must leave Roma", owner, event.displaced)
        report.holds("13.1", "Roma is not Roman", owner != ROMANS, owner)
        if not owner:
            report.same("13.1", "Roma is vacant and pillaged", "pillaged", position.cities.get(ROMA))
        report.same("13.1", "Roma is rebuilt", not position.whole_city(ROMA), event.rebuilt)

    def _rises(self, event: told.FoederatiRose, position: Position) -> None:
        report = self.report
        odoaker = any(each.odoaker for each in position.arrivals(FOEDERATI))
        report.holds("14.2", "Odoaker's rising", position.turn.nation == FOEDERATI and odoaker, position.number)
        report.same("14.2", "needed to rise", RISING, event.needed)
        there = Counter(
            {
                place: units[FOEDERATI]
                for (place, nation), units in position.units.items()
                if nation == WESTERN and place in AREAS and units[FOEDERATI]
            }
        )
        report.same("14.2", "foederati who roll", there, Counter(check.area for check in event.checks))
        for check in event.checks:
            report.same("14.2", f"rising on {check.die}", check.die >= RISING, check.failed)
        coming = sum(each.units.get("infantry", 0) for each in position.arrivals(FOEDERATI))
        room = position.left(FOEDERATI, "infantry") - coming
        risen = Counter(check.area for check in event.checks if check.failed)
        if sum(risen.values()) <= room:
            self.rises, self.rising = risen, True

    # Placement and arrivals [7]

    def _places(self, event: told.Placed, position: Position) -> None:
        report, nation = self.report, event.nation
        report.same("7", "whose units are placed", position.turn.nation, nation)
        if self.areas is None:
            self.areas = own_areas(nation, position)
        if event.cause in ("bought", "waiting"):
            held = position.nations[nation]
            kind = held.waiting if event.cause == "waiting" else held.bought
            left = Counter(event.force.units) - kind
            report.same("7.1", f"units of {nation} that are not there to be placed", {}, +left)
            if event.cause == "bought":
                report.same("7.2", f"waiting units of {nation} that come after the others", {}, +held.waiting)
            self.placed += [(unit, event.place) for unit, number in event.force.units.items() for _ in range(number)]
        elif event.cause == "africa":
            report.same("13.2", "who marches from Africa", HANNIBAL, (nation, position.number, event.place))
            report.holds("13.2", f"{event.origin} lies in Africa", event.origin in AFRICA, event.origin)
            report.holds("13.2", "land units from Africa", FLEET not in event.force.units, event.force)
        else:
            self._arrives(event, position)

    def _arrives(self, event: told.Placed, position: Position) -> None:
        report, nation, place = self.report, event.nation, event.place
        arrivals = position.arrivals(nation)
        for unit, number in event.force.units.items():
            report.holds("2.7", f"{unit} of {nation} in the box", position.left(nation, unit) >= number, number)
            allowed = [each for each in arrivals if each.units.get(unit)]
            fits = any(self._fits(each, unit, place, position) for each in allowed)
            report.holds("7.4", f"{unit} of {nation} may arrive in {place}", fits, place)
        self.arrived.update(event.force.units)
        for leader in event.force.leaders:
            self._leader(leader, event, position)
        if place in SEAS:
            fleets = position.at(place, nation)[FLEET] + event.force.units.get(FLEET, 0)
            aboard = position.land(place, nation) + event.force.size - event.force.units.get(FLEET, 0)
            report.holds("7.4", f"two to a fleet in {place}", aboard <= 2 * fleets, aboard)
        if event.cause == "landing" and place in AREAS and position.nations_at(place) - {nation}:
            units = position.land(place, nation) + event.force.size
            most = stack(place) + 2 + position.major
            report.holds("7.4", f"limit for an attack in {place}", units <= most, units)

    def _leader(self, leader: str, event: told.Placed, position: Position) -> None:
        report, nation = self.report, event.nation
        due = {each.leader for each in position.arrivals(nation)}
        report.holds("7.5", f"{leader} arrives", leader in due, leader)
        report.holds("2.7", f"{leader} is alive", leader not in position.fallen, leader)
        there = position.land(event.place, nation) + event.force.size
        report.holds("7.5", f"units beside {leader} in {event.place}", there > 0, event.place)
        self.leaders.add(leader)

    def _fits(self, arrival: Arrival, unit: str, place: str, position: Position) -> bool:
        """Whether a unit of an arrival may be set there [7.4]."""
        at = arrival.at
        if unit == FLEET and at.fleets:
            return place in at.fleets
        if self._listed(at, place, arrival.nation, position):
            return True
        if at.otherwise is None or any(
            self._listed(at, other, arrival.nation, position) for other in (*AREAS, *SEAS, *STAGING)
        ):
            return False
        return self._listed(at.otherwise, place, arrival.nation, position)

    def _listed(self, at: Places, place: str, nation: str, position: Position) -> bool:
        there = position.nations_at(place) if place in AREAS else set()
        owned = self.areas if self.areas is not None else set()
        if place in at.staging or place in at.seas or place in at.contested:
            return True
        if place in at.areas and (place in STAGING or not there - {nation}):
            return True
        if at.own and (place in owned or there == {nation} or (place in STAGING and place in position.zones(nation))):
            return True
        return place in at.seat and place == self._seat(at, nation, position)

    def _seat(self, at: Places, nation: str, position: Position) -> str:
        free = [area for area in at.seat if not position.nations_at(area) - {nation}]
        return free[0] if free else at.seat[0]

    def _lost(self, event: told.ArrivalLost, position: Position) -> None:
        if event.cause == "no-area":
            for unit in event.force.units:
                free = self._free(unit, own_areas(event.nation, position))
                self.report.same("7.6", f"areas for the waiting {unit} of {event.nation}", set(), free)
            return
        self.lost.update(event.force.units)
        if event.cause == "no-place":
            for unit in event.force.units:
                arrivals = [each for each in position.arrivals(event.nation) if each.units.get(unit)]
                found = {
                    place
                    for place in (*AREAS, *SEAS, *STAGING)
                    if any(self._fits(each, unit, place, position) for each in arrivals)
                }
                self.report.same("7.4", f"places for {unit} of {event.nation}", set(), found)

    def _free(self, unit: str, areas: set[str]) -> set[str]:
        """Areas, or for a fleet seas, in which a unit still has a place beside those placed already [7.1, 7.2]."""
        places = {sea for area in areas for sea in COASTS[area]} if unit == FLEET else areas
        return {place for place in places if len(areas) == 1 or matched([*self.placed, (unit, place)], areas)}

    def _close(self, event: Event, position: Position) -> None:
        """Placement is over: all that was due has arrived, and each unit bought has its own area [7]."""
        if self.closed or not isinstance(event, told.Moved | told.CampaignBegan | told.BattleBegan | told.NationEnded):
            return
        self.closed = True
        report, nation = self.report, position.turn.nation
        areas = self.areas or set()
        if len(areas) > 1:
            report.holds("7.1", f"one unit to each area of {nation}", matched(self.placed, areas), self.placed)
        else:
            for unit, place in self.placed:
                near = {sea for area in areas for sea in COASTS[area]} if unit == FLEET else areas
                report.holds("7.1", f"the only area of {nation}", place in near, place)
        due: Counter[str] = Counter()
        for arrival in position.arrivals(nation):
            due.update(arrival.units)
        report.same("7.4", f"arrivals of {nation}", +due, self.arrived + self.lost)
        for arrival in position.arrivals(nation):
            leader = arrival.leader
            if leader and leader not in position.fallen and position.has_land(nation):
                report.holds("7.5", f"{leader} has come", leader in self.leaders or leader in position.leaders, leader)

    # Departures [13.6, 14.8]

    def _departs(self, event: told.Departed, position: Position) -> None:
        report, nation = self.report, event.nation
        own = position.turn.nation == nation
        found = [
            each
            for each in position.period.departures
            if (each.turn, each.nation, each.own_turn) == (position.number, nation, own)
        ]
        if not report.holds("13.6, 14.8", f"{nation} departs", bool(found), position.number):
            return
        report.same("14.8", f"units of {nation} that score", event.place in found[0].exits, event.scored)
        if found[0].keep:
            left = sum(number for unit, number in position.on_map(nation).items() if unit != FLEET)
            stay = left - event.force.size
            report.holds("13.6, 14.8", f"units of {nation} that stay", stay >= found[0].keep, stay)

    def _own_departures(self, nation: str, position: Position) -> None:
        for each in position.period.departures:
            if (each.turn, each.nation, each.own_turn) == (position.number, nation, True):
                self._gone(nation, each.keep, position)
