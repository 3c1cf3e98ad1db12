"""Adjustments [9]: fleets, recovery, the return of units, leaders abroad, refuges, beaten Tribes."""

from __future__ import annotations

from rules.core.events import Event, GameEnded
from rules.ultimus_romanorum import events as told
from tests.auditors.report import Report
from tests.auditors.ultimus_romanorum.position import BARBARIAN, ROMAN, Death, Position, other
from tests.auditors.ultimus_romanorum.printed import (
    AREAS,
    BASES,
    DIOCESES,
    FAR,
    LEADERS,
    TRIBES,
    UNITS,
    by_land,
    distance,
    distances,
    tribe_of,
    voyages,
)

LOST_FOR = 6
"""Years until a lost fleet is back: 418 to 424 [9.2]."""


class Winter:
    """Checks the adjustments."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._is_winter = False
        self._lost: set[str] = set()
        self._weak: dict[str, bool] = {}
        self._vanquished: dict[str, told.TribeVanquished] = {}
        self._federated: set[str] = set()
        self._dissolved: set[str] = set()
        self._statuses: dict[str, str] = {}
        self._fallen: dict[str, Death] = {}
        self._due: set[str] = set()

    def see(self, event: Event, position: Position) -> None:
        if isinstance(event, GameEnded):
            self._is_winter = False
        if isinstance(event, told.YearBegan) and self._is_winter:
            self._ends(position)
        match event:
            case told.YearBegan():
                self._vanquished.clear()
                self._federated.clear()
                self._dissolved.clear()
            case told.TribeVanquished():
                self._vanquish(event, position)
            case told.FederationTested() if event.federated:
                self._federated.add(event.tribe)
            case told.RegnumDissolved():
                self._dissolved.add(event.tribe)
            case told.YearScored():
                self._begins(position)
            case _:
                pass
        if isinstance(event, told.LeadersSettled):
            self._settles(event, position)
        if self._is_winter:
            self._adjusts(event, position)

    def _begins(self, position: Position) -> None:
        self._is_winter = True
        self._lost.clear()
        reduced = [unit for unit in position.reduced if unit in UNITS and position.area_of(unit)]
        self._weak = {unit: _recovers(unit, position) for unit in reduced}
        self._statuses = dict(position.status)
        self._fallen = position.deaths
        self._due = set(position.deaths)

    def _vanquish(self, event: told.TribeVanquished, position: Position) -> None:
        left = list(position.units_of(event.tribe))
        self._report.same("9.4", f"units of the vanquished {event.tribe}", [], left)
        deaths = [d for unit, d in position.deaths.items() if tribe_of(unit) == event.tribe]
        in_battle = bool(deaths) and deaths[-1].cause in ("loss-battle", "loss-retreat")
        self._report.same("9.4, R37", f"{event.tribe} fell in battle", in_battle, event.in_battle)
        self._vanquished[event.tribe] = event

    def _adjusts(self, event: Event, position: Position) -> None:
        match event:
            case told.FleetLost():
                self._fleet(event, position)
            case told.FleetLanded():
                self._ashore(event, position)
            case told.UnitsRecovered():
                for unit in event.units:
                    self._recovery(unit, position)
            case told.UnitPlaced():
                self._placed(event, position)
            case told.UnitsJoined():
                for unit in filter(tribe_of, event.units):
                    self._report.same(
                        "3.7.2, R65", f"camp of {unit} back with its kin", position.camp(unit), event.camp
                    )
            case told.UnitRemoved():
                self._removed(event, position)
            case told.LeaderReturned():
                self._returns(event, position)
            case told.RefugeTested():
                self._refuge(event)
            case told.TribeChanged():
                self._changes(event, position)
            case _:
                pass

    # Fleets

    def _fleet(self, event: told.FleetLost, position: Position) -> None:
        same, holds, fleet = self._report.same, self._report.holds, event.fleet
        self._lost.add(fleet)
        place = position.place[fleet]
        if fleet in BASES:
            holds("9.2", f"{fleet} isn't home", place != BASES[fleet], place)
            same("9.2, R54", f"year in which {fleet} is back", position.year + LOST_FOR, event.back)
        else:
            holds("6.3, R72", f"{fleet} isn't in a base", place not in BASES.values(), place)

    def _ashore(self, event: told.FleetLanded, position: Position) -> None:
        """Those who are aboard a fleet that's safe, of both camps, go ashore in its port [9.2, R125]."""
        same, fleet, place = self._report.same, event.fleet, position.place[event.fleet]
        ports = [BASES[fleet]] if fleet in BASES else [*BASES.values()]
        self._report.holds("9.2, R125", f"{fleet} is in its port", place in ports, place)
        same("9.2, R125", f"where those aboard {fleet} winter", place, event.area)
        same("9.2, R125", f"who leaves {fleet}", set(position.at(f"aboard-{fleet}")), set(event.pieces))

    # Recovery

    def _recovery(self, unit: str, position: Position) -> None:
        self._report.holds("9.3, 9.4", f"{unit} is reduced", unit in position.reduced, unit)
        why = f"{unit} recovers in {position.place.get(unit)}"
        self._report.holds("9.3, 9.4", why, _recovers(unit, position), self._statuses.get(tribe_of(unit), ""))

    # Units that come back

    def _placed(self, event: told.UnitPlaced, position: Position) -> None:
        unit, found = event.unit, UNITS[event.unit]
        if found.tribe:
            self._tribal(event, position)
            return
        enemies = _tribes_at(event.area, position)
        same, holds = self._report.same, self._report.holds
        death = self._fallen.get(unit)
        before = position.area_of(unit)
        if found.category in ("LI", "CO"):
            same("9.3.1", f"diocese to which {unit} returns", found.diocese, AREAS[event.area].diocese)
            same("9.3.1", f"non-Roman units in {event.area}", [], enemies)
            abroad = bool(before) and not AREAS[before].empire
            same("9.3.1", f"{unit} returns reduced", abroad, event.reduced)
            if abroad:
                near = any(AREAS[each].diocese == found.diocese for each in by_land()[before])
                holds("9.3.1, R28", f"{unit} was next to its diocese", near, before)
            elif holds("9.3.1", f"{unit} fell this year", death is not None, before) and death and death.cause != "sea":
                same("9.3.1", f"diocese in which {unit} fell", found.diocese, AREAS[death.area].diocese)
        elif found.category == "PA":
            self._palatini(event, position, before)
        else:
            self._guard(event, position)

    def _palatini(self, event: told.UnitPlaced, position: Position, before: str) -> None:
        same, unit = self._report.same, event.unit
        same("9.3.2", f"{unit} returns reduced", False, event.reduced)
        starts = {UNITS[unit].area, position.scenario.positions.get(unit, "")}
        starts = {area for area in starts if area and AREAS[area].capital}
        self._report.holds("9.3.2", f"{unit} returns to its capital", event.area in starts, event.area)
        is_from_abroad = bool(before) or position.place.get(unit) == "waiting-abroad"
        bad = [each for each in _tribes_at(event.area, position) if is_from_abroad or self._bars(each, position)]
        same("9.3.2", f"non-Roman units in the capital of {unit}", [], bad)

    @staticmethod
    def _bars(unit: str, position: Position) -> bool:
        """Whether a tribal unit keeps fallen palatini out: Foederati only for a Usurper, in a city with a refuge."""
        if position.status[tribe_of(unit)] != "foederati":
            return True
        return position.camp(unit) == BARBARIAN and position.area_of(unit) in ("italia-4", "thracia-3")

    def _guard(self, event: told.UnitPlaced, position: Position) -> None:
        leader = next((name for name, unit in position.guard.items() if unit == event.unit), "")
        if not self._report.holds("9.3.3", f"{event.unit} has a leader", bool(leader), event.unit):
            return
        self._report.same("9.3.3", f"area of {event.unit}", position.area_of(leader), event.area)
        camp = position.camp(leader)
        calm = AREAS[event.area].town and not position.near_enemy(event.area, camp)
        self._report.holds("9.3.3", f"{event.unit} returns to a quiet town", calm, event.area)

    def _tribal(self, event: told.UnitPlaced, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        unit, tribe = event.unit, tribe_of(event.unit)
        status = position.status[tribe]
        before = self._statuses.get(tribe, status)
        if tribe == "armenia":
            same("4.4.2", "where the Armenians return", "armenia", event.area)
            same("4.4.2", "Persae in Armenia", [], [u for u in position.units_at("armenia") if tribe_of(u) == "persae"])
            return
        if event.cause == "placed-treaty":
            holds("9.4", f"{tribe} becomes Foederati", tribe in self._federated or before != "war", before)
            holds("9.4, R84", f"{unit} returns inside the Empire", AREAS[event.area].empire, event.area)
            others = [u for u in position.units_at(event.area) if tribe_of(u) not in position.allies(tribe)]
            same("9.4", f"units in {event.area} before {unit}", [], others)
            fall = self._vanquished.get(tribe)
            if fall is not None and fall.area in AREAS:
                self._nearest(tribe, fall.area, event.area, position)
            return
        major = position.ally[tribe] or tribe
        dissolved = tribe in self._dissolved or major in self._dissolved
        kin = [*position.units_of(tribe), *position.units_of(major)]  # R92
        same(
            "9.4",
            f"{unit} returns reduced",
            dissolved and status == "revolt" and bool(kin),
            event.reduced,
        )
        if status in ("war", "peace") and before in ("war", "peace"):
            homes = {home for each in [tribe] for home in TRIBES[each].homes}
            holds("9.4", f"{unit} returns home", event.area in homes, event.area)
            if status == "war":
                same("9.4, R85", f"enemies in {event.area}", [], position.fighters(event.area, ROMAN))
        elif status == "regnum":
            capital = position.capital[tribe] or position.capital[major]
            same("9.4", f"{unit} returns to the capital", capital, event.area)
        elif status in ("foederati", "revolt") and tribe not in self._vanquished:
            kin = [each for each in position.units_at(event.area) if tribe_of(each) == tribe]
            holds("9.4", f"{unit} returns to a unit of its Tribe", bool(kin), event.area)

    def _nearest(self, tribe: str, start: str, to: str, position: Position) -> None:
        free = [
            area
            for area, found in AREAS.items()
            if found.empire and not [u for u in position.units_at(area) if tribe_of(u) != tribe]
        ]
        ways = distances(start)
        if not any(area in ways for area in free):
            ways = voyages(start)
        least = min((ways.get(area, FAR) for area in free), default=FAR)
        self._report.same("9.4, R84", f"links to the area of {tribe}", least, ways.get(to, FAR))

    def _removed(self, event: told.UnitRemoved, position: Position) -> None:
        same, holds, unit = self._report.same, self._report.holds, event.unit
        found, death = UNITS[unit], self._fallen.get(event.unit)
        area = position.area_of(unit)
        if event.cause == "removed-abroad":
            where = death.area if death else area
            same("9.3.1", f"category of {unit}, lost abroad", "CO", found.category)
            holds("9.3.1", f"{unit} was out of its diocese", not where or AREAS[where].diocese != found.diocese, where)
            if area:
                near = any(AREAS[each].diocese == found.diocese for each in by_land()[area])
                holds("9.3.1, R28", f"{unit} stood next to its diocese", not near, area)
        elif event.cause == "removed-no-area":
            free = [each for each in DIOCESES[found.diocese].areas if not _tribes_at(each, position)]
            same("9.3.1", f"free areas for {unit}", [], free)
        elif event.cause == "waits-capital":
            bad = _tribes_at(found.area, position) + _tribes_at(
                position.scenario.positions.get(unit, found.area), position
            )
            holds("9.3.2", f"non-Romans hold the capital of {unit}", bool(bad), found.area)
        elif event.cause == "waits-home":
            free = [home for home in TRIBES[found.tribe].homes if not position.fighters(home, ROMAN)]
            same("9.4, R85", f"free areas of origin for {unit}", [], free)

    def _returns(self, event: told.LeaderReturned, position: Position) -> None:
        same, holds, leader = self._report.same, self._report.holds, event.leader
        camp = position.camp(leader)
        holds("9.3.4", f"{leader} is out of the Empire", not AREAS[event.origin].empire, event.origin)
        towns = [area for area, found in AREAS.items() if found.town and not position.fighters(area, other(camp))]
        own = [half for half, throne in position.thrones.items() if throne.usurper == leader]
        towns = [area for area in towns if not own or AREAS[area].half in own]  # R70
        holds("9.3.4, R70", f"{leader} goes to a town without enemies", event.area in towns, event.area)
        least = min((distance(event.origin, area) for area in towns), default=FAR)
        same("9.3.4, R84", f"links that {leader} goes", least, distance(event.origin, event.area))

    def _settles(self, event: told.LeadersSettled, position: Position) -> None:
        """Leaders of a Tribe go where its units stand; in peace that is at home [4.2.2, 9.4]."""
        same, holds, tribe, area = self._report.same, self._report.holds, event.tribe, event.area
        strangers = [leader for leader in event.leaders if tribe_of(leader) != tribe]
        same("9.4", f"leaders who settle with the {tribe} of others", [], strangers)
        status = "peace" if event.cause == "settled-home" else "foederati"
        same("4.2.2, 9.4", f"status of the {tribe}", status, position.status[tribe])
        mine = [unit for unit in position.units_of(tribe) if position.area_of(unit) == area]
        if status == "foederati" or position.units_of(tribe):
            holds("9.4", f"units of the {tribe} are in {area}", bool(mine), area)
        if status == "peace":
            holds("4.2.2", f"{area} is a home of the {tribe}", area in TRIBES[tribe].homes, area)

    def _refuge(self, event: told.RefugeTested) -> None:
        falls = event.die == 0
        if event.half == "east" and falls:
            falls = event.second is not None and event.second < 5
        self._report.same("9.3.5", f"the refuge of the {event.half} falls", falls, event.falls)

    # Tribes

    def _changes(self, event: told.TribeChanged, position: Position) -> None:
        if event.cause != "status-vanquished":
            return
        tribe, same = event.tribe, self._report.same
        chief = position.leader_of(tribe) or tribe
        beaten = chief in self._vanquished or not position.units_of(chief)
        self._report.holds("9.4, R92", f"{chief} has lost all its units", beaten, position.units_of(chief))
        if event.before == "war":
            free = tribe in self._federated or chief in self._federated or not TRIBES[tribe].homes
            wanted = "foederati" if free else "peace"
            if tribe == "bagaudes":
                wanted = "off-map"
        else:
            wanted = "foederati"
        same("9.4", f"status of the beaten {tribe}, before {event.before}", wanted, event.status)

    # The end of winter

    def _ends(self, position: Position) -> None:
        self._is_winter = False
        same = self._report.same
        left = {unit for unit in self._due if position.place.get(unit) == "fallen"}
        left = {unit for unit in left if not _may_wait(unit, position)}
        same("9.3, 9.4", "fallen units that don't return", set(), left)
        weak = {unit for unit, may in self._weak.items() if may and unit in position.reduced}
        weak = {unit for unit in weak if _recovers(unit, position) and not _is_unnamed(unit, position)}
        same("9.3, 9.4", "reduced units that don't recover", set(), weak)
        abroad = {
            name
            for name, found in LEADERS.items()
            if found.roman and position.area_of(name) and not AREAS[position.area_of(name)].empire
        }
        same("9.3.4", "Roman leaders who winter out of the Empire", set(), abroad)
        romans = {
            unit
            for unit, found in UNITS.items()
            if not found.tribe and position.area_of(unit) and not AREAS[position.area_of(unit)].empire
        }
        same("9.3", "Roman units that winter out of the Empire", set(), romans)
        away = {
            fleet
            for fleet, base in BASES.items()
            if position.place.get(fleet) in AREAS and position.place[fleet] != base
        }
        same("9.2", "fleets that winter abroad", set(), away - self._lost)
        aboard = {piece for piece, place in position.place.items() if place.startswith("aboard-")}
        same("9.2, R125", "who winters aboard", set(), aboard)
        gone = {
            tribe
            for tribe, status in position.status.items()
            if status == "war"
            and not position.units_of(tribe)
            and tribe in self._vanquished
            and not position.ally[tribe]
        }
        same("9.4", "Tribes at war without a unit", set(), gone)


def _tribes_at(area: str, position: Position) -> list[str]:
    return [unit for unit in position.units_at(area) if tribe_of(unit)]


def _may_wait(unit: str, position: Position) -> bool:
    """Whether a tribal unit may wait a turn: enemies hold all its areas of origin [R85]."""
    tribe = tribe_of(unit)
    if not tribe:
        return False
    if tribe == "armenia":
        return any(tribe_of(u) == "persae" for u in position.units_at("armenia"))
    homes = TRIBES[tribe].homes
    blocked = all(position.units_at(home, ROMAN) for home in homes)
    silent = position.status[tribe] in ("peace", "off-map")  # the print says nothing of them
    return silent or (position.status[tribe] == "war" and blocked)


def _recovers(unit: str, position: Position) -> bool:
    """Whether a reduced unit recovers where it stands [9.3, 9.4]."""
    area, found = position.area_of(unit), UNITS[unit]
    if not area:
        return False
    if found.tribe:
        return _tribe_recovers(unit, area, position)
    if not AREAS[area].empire or position.near_enemy(area, position.camp(unit)):
        return False
    if found.category == "LI":
        return AREAS[area].diocese == found.diocese
    return AREAS[area].town


def _is_unnamed(unit: str, position: Position) -> bool:
    """Whether the print says nothing of a unit's recovery: its Tribe is at peace [9.4]."""
    return position.status.get(tribe_of(unit), "") == "peace"


def _tribe_recovers(unit: str, area: str, position: Position) -> bool:
    tribe = tribe_of(unit)
    status = position.status[tribe]
    if AREAS[area].town:
        return True
    if status in ("war", "peace", "roman-ally"):
        return area in TRIBES[tribe].homes
    return position.units_at(area) == [unit]
