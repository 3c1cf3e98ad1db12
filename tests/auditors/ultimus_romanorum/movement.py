"""Movement [3.4, 4.3, 7]: paths, costs, allowances, command, limits, fleets, lone leaders."""

from __future__ import annotations

from itertools import pairwise

from rules.core.events import Event
from rules.ultimus_romanorum import events as told
from tests.auditors.report import Report
from tests.auditors.ultimus_romanorum.limits import barred, leads, needs_kin, stacked, stops
from tests.auditors.ultimus_romanorum.position import Position, area_of, other
from tests.auditors.ultimus_romanorum.printed import (
    AREAS,
    BASES,
    LEADERS,
    UNITS,
    by_land,
    by_sea,
    is_outside,
    tribe_of,
)

LEADER_PM = FAST_PM = 4
UNIT_PM = 3
OUTSIDE = 2
LOAD = 2
"""Units that a fleet carries [3.4.2]; once, in 468, the eastern one carries four [scenario]."""


def cost(position: Position, origin: str, to: str) -> int:
    """PM for a step [7.2]; ice makes a river easy [events, scenario]."""
    link = by_land()[origin][to]
    frozen = ("Rhenus", "Danuvius") if position.event == "frozen-rivers" else ()
    is_first = position.year == position.scenario.first == 406
    if link.river in frozen or (link.river == "Rhenus" and is_first):
        return link.pm - 1
    return link.pm


def allowance(position: Position, piece: str) -> int:
    """PM of a counter [1.2.2, 1.3.2, 6.2]."""
    if piece in LEADERS or tribe_of(piece) in position.migrations:
        return LEADER_PM
    return FAST_PM if UNITS[piece].category in ("PA", "BU") else UNIT_PM


ALONE = "Tribes that don't mix, by their leaders alone"
"""The game lets lone leaders of such Tribes share an area; the print bars units and leaders alike."""


class March:
    """The last stack that moved, and what it has spent: it may go on if it was let off its leash."""

    def __init__(self, pieces: tuple[str, ...], at: str, spent: int, outside: int) -> None:
        self.pieces, self.at, self.spent, self.outside = pieces, at, spent, outside


class Movement:
    """Checks each move."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self.moved: set[str] = set()
        self.came_from: dict[str, str] = {}
        self._march: March | None = None
        self._sailed: set[str] = set()
        self._used: dict[str, str] = {}
        self._docked: told.FleetMoved | None = None
        self._is_winter = False
        self._rallied: set[str] = set()
        self._first_smc: set[str] = set()
        self._bound: set[str] = set()

    def see(self, event: Event, position: Position) -> None:
        if self._docked is not None:
            self._docks(self._docked, event, position)
        match event:
            case told.YearBegan():
                self._is_winter = False
                self._used.clear()
                self._first_smc.clear()
            case told.SequenceBegan():
                self._begins(event, position)
            case told.SequenceEnded() | told.SequencePassed():
                self._first_smc.add(event.camp)
            case told.StackMoved():
                self._moves(event, position)
            case told.RallyTested():
                self._rallied |= set(event.units) if event.joins else set()
            case told.JoinedUsurper(cause="joins-rally"):
                self._rallied |= set(event.pieces)
            case told.FleetMoved() | told.FleetLoaded() | told.FleetLanded():
                self._sails(event, position)
            case told.FleetsControlled():
                self._is_winter = True
            case told.LeaderEscaped():
                self._escapes(event, position)
            case told.RefugeLeft():
                area = area_of(event.box)
                free = not area or not position.units_at(area, "barbarian")
                self._report.holds("8.2.2", "no Barbarian besieges the city", free, event.box)
            case _:
                pass

    def _begins(self, event: told.SequenceBegan, position: Position) -> None:
        self.moved.clear()
        self._rallied.clear()
        self._sailed.clear()
        self.came_from.clear()
        self._march = None

    # By land

    def _moves(self, event: told.StackMoved, position: Position) -> None:
        same, holds, path = self._report.same, self._report.holds, event.path
        units = [piece for piece in event.pieces if piece in UNITS]
        chiefs = [piece for piece in event.pieces if piece in LEADERS]
        leader = chiefs[0] if chiefs else ""
        what = f"{leader or units[0]} to {path[-1]}"
        same("2.E", f"camp of the SMC in which {what} moves", position.active, event.camp)
        same("3.7", f"camp of {what}", {event.camp}, {position.camp(piece) for piece in event.pieces})
        same("7.2", f"start of {what}", {path[0]}, {position.area_of(piece) for piece in event.pieces})
        steps = list(pairwise(path))
        if not holds("7.2", f"areas of {what} are adjacent", all(b in by_land()[a] for a, b in steps), path):
            return
        march = self._goes_on(event)
        pm = sum(cost(position, a, b) for a, b in steps)
        spent = pm + (march.spent if march else 0)
        holds("7.2", f"PM of {what} are {pm} or {spent}", event.pm in (pm, spent), event.pm)
        outside = self._outside(position, event, march)
        self._allowed(position, event, leader, units, spent)
        self._together(position, event, leader, units)
        self._once(event, march)
        self._free_way(position, event, units)
        for piece in event.pieces:
            lead = leader if piece in units else ""
            bars = [barred(position, piece, lead, a, b) for a, b in steps]
            same("3.2, 3.4.1, 4.3", f"what bars {piece} from {path}", "", next((bar for bar in bars if bar), ""))
        mixed = stacked(position, event.pieces, path[-1])
        alone = not units and not position.units_at(path[-1], event.camp)
        same("4.2.4", ALONE if alone else f"Tribes that don't mix at the end of {what}", "", mixed)
        same("3.6.5", f"causes of {what}", 1, len({position.cause.get(piece, "") for piece in event.pieces}))
        self.moved |= set(event.pieces)
        self.came_from.update(dict.fromkeys(units, path[-2]))
        self._march = March(event.pieces, path[-1], spent, outside)

    def _goes_on(self, event: told.StackMoved) -> March | None:
        """The march that this move continues: a leader drops units, or wins some over [3.4.1, 3.6.3]."""
        march = self._march
        if march is None or march.at != event.path[0]:
            return None
        known = set(march.pieces) | self._rallied
        kept = set(event.pieces) & set(march.pieces)
        return march if kept and any(piece in LEADERS for piece in kept | known) else None

    def _outside(self, position: Position, event: told.StackMoved, march: March | None) -> int:
        """PM spent in a row outside the Empire; the first step is free [7.3, R71]."""
        outside, units = march.outside if march else 0, [piece for piece in event.pieces if piece in UNITS]
        is_lone = not any(piece in LEADERS for piece in event.pieces) and len(event.path) == 2
        for a, b in pairwise(event.path):
            if not is_outside(b):
                outside = 0
                continue
            before, outside = outside, outside + cost(position, a, b)
            if before and not (is_lone and units):
                self._report.holds("7.3", f"PM of {event.pieces[0]} outside the Empire", outside <= OUTSIDE, outside)
        return outside

    def _allowed(self, position: Position, event: told.StackMoved, leader: str, units: list[str], spent: int) -> None:
        holds = self._report.holds
        if _migrates(position, event):
            holds("6.2", f"PM of {event.pieces}", spent <= FAST_PM or len(event.path) == 2, spent)
            return
        if not leader:
            self._report.same("3.4.1, 4.3", f"areas that {units} go alone", 1, len(event.path) - 1)
            self._report.same("3.4.1", "units that move alone", 1, len(units))
            return
        most = min(allowance(position, piece) for piece in event.pieces)
        holds("1.3.2, 3.4.1", f"PM of {leader} with {len(units)} units are {most} at most", spent <= most, spent)

    def _together(self, position: Position, event: told.StackMoved, leader: str, units: list[str]) -> None:
        """Command [3.4.1, 4.3, 4.5.1]."""
        if not leader:
            guards = [unit for unit in units if unit in position.guard.values()]
            self._report.same("3.2.4", "buccellarii without their leader", [], guards)
            return
        found = LEADERS[leader]
        if _migrates(position, event):
            return
        self._report.same("3.4.1", "leaders who move as one", 1, len(event.pieces) - len(units))
        self._report.holds("3.4.1", f"{leader} leads {found.cc} units at most", len(units) <= found.cc, len(units))
        foreign = [unit for unit in units if not leads(position, leader, unit)]
        self._report.same("3.4.1, 4.3, R14", f"units that {leader} may not lead", [], foreign)
        guard = position.guard.get(leader)
        if guard and position.place.get(guard) == position.place.get(leader):
            self._report.holds("3.2.4", f"{guard} goes with {leader}", guard in units, units)
        if found.tribe and not units:
            inside = [area for area in event.path if AREAS[area].empire]
            self._report.same("4.3", f"areas of the Empire that {leader} crosses alone", [], inside)
        if found.tribe and units:
            kin = [unit for unit in units if tribe_of(unit) in position.allies(found.tribe)]
            self._report.holds("4.3", f"a unit of his Tribe is with {leader}", bool(kin), units)

    def _once(self, event: told.StackMoved, march: March | None) -> None:
        again = self.moved & set(event.pieces)
        if march is not None:
            again -= set(march.pieces)
        self._report.same("3.4.1, R13", f"counters that move twice to {event.path[-1]}", set(), again)

    def _free_way(self, position: Position, event: told.StackMoved, units: list[str]) -> None:
        """Units stop where an enemy unit is; a revolt pins both sides [7.1, 4.5.2]."""
        enemy = other(event.camp)
        if units:
            met = [area for area in event.path[1:-1] if position.fighters(area, enemy)]
            self._report.same("7.1", f"areas with enemies that {units[0]} passes", [], met)
        tribe = tribe_of(event.pieces[0])
        if tribe == "hunni" and not position.is_infected(event.path[-1]):  # a plague on the way may stop a leader there
            ends = stops(position, tribe, event.path[-1])
            self._report.holds("4.3", "the Hunni end their move where they may", ends, event.path[-1])

    # By sea

    def _sails(self, event: told.FleetMoved | told.FleetLoaded | told.FleetLanded, position: Position) -> None:
        camp = position.fleets[event.fleet][1]
        if not isinstance(event, told.FleetLanded):
            self._report.same("3.4.2", f"who commands {event.fleet}", position.active, camp)
        match event:
            case told.FleetMoved():
                self._step(event, position)
            case told.FleetLoaded():
                self._loads(event, position)
            case told.FleetLanded() if not self._is_winter:
                self._lands(event, position)

    def _step(self, event: told.FleetMoved, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        same("3.4.2", f"where {event.fleet} is", position.place[event.fleet], event.origin)
        holds("3.4.2", f"{event.fleet} sails one step", event.to in by_sea()[event.origin], (event.origin, event.to))
        holds("3.4.2", f"{event.fleet} sails once in an SMC", event.fleet not in self._sailed, event.fleet)
        self._sailed.add(event.fleet)
        area = AREAS[event.to]
        may = area.open if area.zone == "sea" else area.port and any(AREAS[sea].open for sea in by_sea()[event.to])
        holds("3.4.2", f"{event.fleet} may enter {event.to}", may, event.to)
        storm = position.event == "storm" and position.active not in self._first_smc
        holds("2.D", "no fleet sails in a storm", not storm, event.fleet)
        same("3.4.2", f"who is aboard {event.fleet}", set(position.at(f"aboard-{event.fleet}")), set(event.aboard))
        self._docked = event if area.zone != "sea" and self._aboard(event.fleet, position) else None

    def _docks(self, sailed: told.FleetMoved, event: Event, position: Position) -> None:
        """In a port the commander's own go ashore at once, and no one else [3.4.2, R125]."""
        self._docked = None
        landed = set(event.pieces) if isinstance(event, told.FleetLanded) and event.fleet == sailed.fleet else set()
        self._report.same("R125", f"who lands in {sailed.to}", self._aboard(sailed.fleet, position), landed)

    def _aboard(self, fleet: str, position: Position) -> set[str]:
        """Those aboard a fleet who obey the camp that moves [R124]."""
        return {piece for piece in position.at(f"aboard-{fleet}") if position.camp(piece) == position.active}

    def _loads(self, event: told.FleetLoaded, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        home = BASES.get(event.fleet) or position.fleets[event.fleet][0]
        same("3.4.2, R72", f"where {event.fleet} loads", home, event.area)
        holds("3.4.2, R30", f"{event.fleet} carries one load a year", event.fleet not in self._used, event.fleet)
        self._used[event.fleet] = event.area
        units = [piece for piece in event.pieces if piece in UNITS]
        is_armada = event.fleet == "classis-orientalis" and position.scenario.first == 467 and position.year == 468
        most = 2 * LOAD if is_armada else LOAD
        holds("3.4.2", f"{event.fleet} carries {most} units", len(units) <= most, units)
        camps = {position.camp(piece) for piece in event.pieces}
        same("3.4.2", f"camp of those aboard {event.fleet}", {position.active}, camps)
        same("3.4.2", "where they go aboard", {event.area}, {position.place[piece] for piece in event.pieces})
        limitanei = [unit for unit in units if UNITS[unit].category == "LI"]
        same("3.2.1, 3.9", "LI that go aboard", [], limitanei)
        self._chiefs_at_sea(event.pieces, event.area, position, f"aboard {event.fleet}")
        for leader in (piece for piece in event.pieces if piece in LEADERS):
            guard = position.guard.get(leader)
            holds("3.2.4", f"{guard} goes aboard with {leader}", not guard or guard in units, units)
        holds("R13", "those who go aboard have not moved", not self.moved & set(event.pieces), event.pieces)
        self.moved |= set(event.pieces)

    def _lands(self, event: told.FleetLanded, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        sea = position.place[event.fleet]
        if AREAS[sea].zone == "sea":
            holds("3.4.2", f"{event.area} lies on {sea}", event.area in by_sea()[sea], event.area)
        else:
            same("R125", f"where those aboard {event.fleet} land", sea, event.area)
        same("R124", f"who lands from {event.fleet}", self._aboard(event.fleet, position), set(event.pieces))
        self._enter(event, position)
        hold = f"aboard-{event.fleet}"
        same("3.4.2", "where they land from", {hold}, {position.place[piece] for piece in event.pieces})
        self._chiefs_at_sea(event.pieces, event.area, position, f"ashore in {event.area}")
        same("4.2.4", "Tribes that don't mix ashore", "", stacked(position, event.pieces, event.area))
        self.moved |= set(event.pieces)

    def _enter(self, event: told.FleetLanded, position: Position) -> None:
        """Each of them may be there, led by one of those who land with him [3.2, 4.3, 4.5.1, R124]."""
        home = BASES.get(event.fleet) or position.fleets[event.fleet][0]
        chiefs = ["", *(piece for piece in event.pieces if piece in LEADERS)]
        for piece in event.pieces:
            led = chiefs if piece in UNITS else [""]
            bars = [barred(position, piece, leader, home, event.area) for leader in led]
            self._report.holds("3.2, 4.3, R124", f"{piece} may land in {event.area}", "" in bars, bars)

    def _chiefs_at_sea(self, pieces: tuple[str, ...], area: str, position: Position, where: str) -> None:
        """Tribal leaders leave and enter the Empire by sea with a unit of their own, as by land [4.3]."""
        tribes = {tribe_of(piece) for piece in pieces if piece in UNITS}
        for leader in (piece for piece in pieces if piece in LEADERS and LEADERS[piece].tribe and AREAS[area].empire):
            kin = tribes & set(position.allies(LEADERS[leader].tribe))
            self._report.holds("3.4.2, 4.3", f"{leader} has a unit of his Tribe {where}", bool(kin), sorted(tribes))

    # Lone leaders

    def _escapes(self, event: told.LeaderEscaped, position: Position) -> None:
        same, holds, leader = self._report.same, self._report.holds, event.leader
        camp = position.camp(leader)
        same("7.1", f"where {leader} is", position.area_of(leader), event.area)
        alone = not position.units_at(event.area, camp) and bool(position.fighters(event.area, other(camp)))
        holds("7.1", f"{leader} is alone among enemies", alone, event.area)
        if event.die == 9:
            same("7.1", f"{leader} doesn't get away on a 9", "", event.to)
            return
        ways = [area for area in by_land()[event.area] if self._may_flee(position, leader, area, camp)]
        if event.to:
            holds("7.1, R15", f"{leader} gets away to a free area", event.to in ways, event.to)
        else:
            same("7.1", f"ways out for {leader}", [], ways)

    def _may_flee(self, position: Position, leader: str, area: str, camp: str) -> bool:
        free = not position.fighters(area, other(camp))
        return free and not needs_kin(position, leader, area) and not barred(position, leader, "", area, area)


def _migrates(position: Position, event: told.StackMoved) -> bool:
    """Whether a Tribe moves by the Migration stratagem, its leaders along [6.2, R22]."""
    tribes = {tribe_of(piece) for piece in event.pieces}
    return len(tribes) == 1 and tribes <= position.migrations
