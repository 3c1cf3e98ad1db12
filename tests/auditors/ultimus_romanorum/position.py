"""The auditor's own ledger: where every counter is and who commands it, carried on by the events alone."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.events import Event
from rules.ultimus_romanorum import events as told
from rules.ultimus_romanorum.state import UltimusState
from tests.auditors.report import Report
from tests.auditors.ultimus_romanorum.printed import (
    AREAS,
    FLEETS,
    HALVES,
    HOSTILE,
    LEADERS,
    SCENARIOS,
    SUBJECTS,
    TRIBES,
    UNITS,
    by_land,
    tribe_of,
)

ROMAN, BARBARIAN = "roman", "barbarian"


def other(camp: str) -> str:
    return BARBARIAN if camp == ROMAN else ROMAN


class Throne:
    """A half of the Empire."""

    def __init__(self) -> None:
        self.augustus = self.caesar = self.usurper = self.puppet = ""


class Death:
    """How a unit fell this year. ``half``: the civil war it fought in."""

    def __init__(self, area: str, camp: str, cause: str) -> None:
        self.area, self.camp, self.cause = area, camp, cause


class Position:
    """Where everything is, and whose it is."""

    def __init__(self, state: UltimusState) -> None:
        self.scenario = SCENARIOS[state.scenario]
        self.year = self.scenario.first + state.turn - 1
        self.step = state.step
        self.first = ""
        self.active = ""
        self.event = ""
        self.migrations = set[str]()
        self.council = ""
        self.deaths: dict[str, Death] = {}
        self.flown: set[str] = set()
        self.escorts: dict[str, str] = {}
        self.hands: dict[str, list[str]] = {}
        self.adopt(state)

    # What the game says

    def adopt(self, state: UltimusState) -> None:
        """Go on from a state of the game."""
        self.place = _places(state)
        self._index()
        self.reduced = set(state.reduced)
        self.cause = dict(state.cause)
        self.guard = dict(state.guard)
        self.status: dict[str, str] = {tribe: found.status for tribe, found in state.tribes.items()}
        self.ally = {tribe: found.ally for tribe, found in state.tribes.items()}
        self.grown = {tribe for tribe, found in state.tribes.items() if found.grown}
        self.capital = {tribe: found.capital for tribe, found in state.tribes.items()}
        self.king = {tribe: found.king for tribe, found in state.tribes.items()}
        self.pv = dict(state.pv)
        self.roman = state.roman
        self.ceded = set(state.ceded)
        self.exempt = set(state.range_exempt)
        self.neutral = set(state.neutral)
        self.plagues = [(each.area, each.spreads) for each in state.plagues]
        self.thrones = {half: Throne() for half in HALVES}
        for half, found in state.thrones.items():
            throne = self.thrones[half]
            throne.augustus, throne.caesar = found.augustus, found.caesar
            throne.usurper, throne.puppet = found.usurper, found.puppet
        self.fleets: dict[str, tuple[str, str]] = {
            fleet: (found.home, found.controller) for fleet, found in state.fleets.items()
        }
        self.hands = _hands(state)
        self.held_cards = {piece for hand in ("a", "b") for piece in state.stacks.get(f"hand-{hand}", [])}

    def _index(self) -> None:
        self.here: dict[str, list[str]] = {}
        for piece, place in self.place.items():
            self.here.setdefault(place, []).append(piece)

    def compare(self, state: UltimusState, report: Report) -> None:
        """The events must have told all that has changed; go on from the state."""
        self.step = state.step
        places = _places(state)
        moved = {piece: (self.place.get(piece), place) for piece, place in places.items()}
        changed = {piece: pair for piece, pair in moved.items() if pair[0] != pair[1] and _matters(*pair)}
        lost = {piece: pair for piece, pair in changed.items() if not self._is_drowning(*pair)}
        report.same("events", "counters (told, in the position)", {}, lost)
        abroad = {unit for unit in state.reduced if self.step == "adjustments" and self._is_called_home(unit)}
        abroad |= {unit for unit in self.reduced if self.at_peace(unit)}
        abroad |= {unit for unit in state.reduced if not self.on_map(unit)}
        report.same("events", "reduced units", self.reduced - abroad, set(state.reduced) - abroad)
        drowned = {piece for piece in self.cause if self.step == "adjustments" and places.get(piece) == "fallen"}
        causes = {piece: cause for piece, cause in self.cause.items() if piece not in drowned}
        report.same("events", "followers of Usurpers", causes, state.cause)
        report.same("events", "buccellarii", self.guard, state.guard)
        statuses = {tribe: found.status for tribe, found in state.tribes.items()}
        report.same("events", "status of Tribes", self.status, statuses)
        report.same("events", "alliances", self.ally, {tribe: found.ally for tribe, found in state.tribes.items()})
        kings = {tribe: (found.capital, found.king) for tribe, found in state.tribes.items()}
        mine = {tribe: (self.capital[tribe], self.king[tribe]) for tribe in kings}
        report.same("events", "kingdoms", mine, kings)
        report.same("10", "victory points", self.pv, state.pv)
        report.same("events", "Roman seat", self.roman, state.roman)
        for half, found in state.thrones.items():
            throne = self.thrones[half]
            offices = (found.augustus, found.caesar, found.usurper, found.puppet)
            mine_too = (throne.augustus, throne.caesar, throne.usurper, throne.puppet)
            report.same("events", f"offices of the {half}", mine_too, offices)
        report.same("6", "sizes of the hands", {k: len(v) for k, v in self.hands.items()}, _sizes(state))
        self.adopt(state)

    def _is_drowning(self, before: str | None, after: str) -> bool:
        """Whether a unit of a lost fleet is between sea and land: choices are still open [9.2]."""
        ends = (before or "", after)
        return self.step == "adjustments" and "fallen" in ends and any(end.startswith("aboard-") for end in ends)

    def _is_called_home(self, unit: str) -> bool:
        """Whether a CO abroad is being taken home, reduced: its area is still to be chosen [9.3.1]."""
        area = self.area_of(unit)
        return UNITS[unit].category == "CO" and bool(area) and not AREAS[area].empire

    # Reading

    def at(self, area: str) -> list[str]:
        return self.here.get(area, [])

    def units_at(self, area: str, camp: str = "") -> list[str]:
        return [p for p in self.at(area) if p in UNITS and (not camp or self.camp(p) == camp)]

    def leaders_at(self, area: str, camp: str = "") -> list[str]:
        return [p for p in self.at(area) if p in LEADERS and (not camp or self.camp(p) == camp)]

    def camp(self, piece: str) -> str:
        """The camp that commands a counter [3.7, 4.4]."""
        if piece in self.cause:
            return BARBARIAN
        tribe = tribe_of(piece)
        if not tribe:
            return ROMAN
        if tribe in self.migrations:
            return BARBARIAN
        return ROMAN if self.status[tribe] in ("foederati", "roman-ally") else BARBARIAN

    def hostile(self, tribe: str) -> bool:
        return self.status[tribe] in HOSTILE

    def is_major(self, tribe: str) -> bool:
        """Whether a Tribe has had a historical leader [4.1, R62]."""
        rank = TRIBES[tribe].rank
        return rank == "major" or (rank == "minor-then-major" and (tribe in self.grown or self._has_chief(tribe)))

    def _has_chief(self, tribe: str) -> bool:
        entered = [name for name, found in LEADERS.items() if found.tribe == tribe and not found.generic]
        return any(self.place.get(name, "to-come") not in ("to-come", "set-aside") for name in entered)

    def camp_of_tribe(self, tribe: str) -> str:
        """The camp that commands a Tribe by its status [4.4.1]."""
        return ROMAN if self.status[tribe] in ("foederati", "roman-ally") else BARBARIAN

    def values(self, unit: str) -> tuple[int, int, int]:
        found = UNITS[unit]
        return found.back if unit in self.reduced else found.front

    def augusti(self) -> list[str]:
        return [throne.augustus for throne in self.thrones.values() if throne.augustus]

    def offices(self, leader: str) -> set[str]:
        found: set[str] = set()
        for throne in self.thrones.values():
            held = (("augustus", throne.augustus), ("caesar", throne.caesar), ("usurper", throne.usurper))
            found |= {office for office, holder in held if holder == leader}
        return found

    def area_of(self, piece: str) -> str:
        """The area in which a counter stands; a refuge is in its area; empty off the map."""
        return area_of(self.place.get(piece, ""))

    def half_of(self, leader: str) -> str:
        """The half in which a leader stands; outside the Empire or at sea, that of his counter [R32]."""
        area = self.area_of(leader)
        return AREAS[area].half if area and AREAS[area].empire else LEADERS[leader].half

    def on_map(self, piece: str) -> bool:
        place = self.place.get(piece, "")
        return bool(area_of(place)) or place.startswith("aboard-")

    def units_of(self, tribe: str) -> list[str]:
        return [u for u, found in UNITS.items() if found.tribe == tribe and self.on_map(u)]

    def allies(self, tribe: str) -> set[str]:
        """A Tribe and those that share its areas of origin [R27]."""
        major = self.ally[tribe] or tribe
        return {tribe, major, *(each for each, leads in self.ally.items() if leads == major)}

    def is_infected(self, area: str) -> bool:
        """Whether a plague strikes in an area [6.3]."""
        return any(area == its or (spreads and area in by_land()[its]) for its, spreads in self.plagues)

    def leader_of(self, tribe: str) -> str:
        """The major Tribe that a minor one follows in all; subjects of the Hunni act alone [6.2, R88]."""
        major = self.ally[tribe]
        return "" if major == "hunni" and tribe in SUBJECTS else major

    def at_peace(self, piece: str) -> bool:
        """Whether a counter is of a Tribe that fights no one: at peace, or neutral in this scenario."""
        tribe = tribe_of(piece)
        return bool(tribe) and (self.status[tribe] == "peace" or tribe in self.neutral)

    def fighters(self, area: str, camp: str) -> list[str]:
        return [unit for unit in self.units_at(area, camp) if not self.at_peace(unit)]

    def taken(self, area: str) -> bool:
        """Whether Roman units hold an area, with none of the Barbarian's left in it [3.1.3, R129]."""
        return bool(self.units_at(area, ROMAN)) and not self.fighters(area, BARBARIAN)

    def near_enemy(self, area: str, camp: str) -> bool:
        """Whether an enemy unit is in the area itself, or in an adjacent one of the Empire [9.3, R126]."""
        near = (area, *by_land()[area])
        return any(AREAS[each].empire and self.fighters(each, other(camp)) for each in near)

    def seat(self, camp: str) -> str:
        return self.roman if camp == ROMAN else ("b" if self.roman == "a" else "a")

    def camp_of_seat(self, seat: str) -> str:
        return ROMAN if seat == self.roman else BARBARIAN

    # Carrying on

    def move(self, pieces: Iterable[str], to: str) -> None:
        for piece in pieces:
            old = self.place.get(piece, "")
            if piece in self.here.get(old, []):
                self.here[old].remove(piece)
            self.place[piece] = to
            self.here.setdefault(to, []).append(piece)

    def apply(self, event: Event) -> None:
        """Carry the position on by one event."""
        for handler in (self._year, self._leaders, self._thrones, self._tribes, self._moves, self._units):
            handler(event)

    def _year(self, event: Event) -> None:
        match event:
            case told.YearBegan():
                self.year = event.year
                self.deaths.clear()
                self.event = ""
            case told.InitiativeRolled() | told.InitiativeTaken():
                self.first = event.camp
                self.flown.clear()
            case told.AugustusFled():
                self.flown.add(event.half)
            case told.EventRolled():
                self.event = event.event
            case told.SequenceBegan():
                self.active = event.camp
            case told.PointsScored():
                self.pv[event.seat] += event.pv
            case told.CounterDrawn():
                self.hands[event.seat].append(event.stratagem)
            case told.HandChanged() if event.cause not in ("hand-drawn", "hand-event"):
                self._hand(event)
            case told.StratagemPlayed():
                if event.stratagem in self.hands[event.seat]:
                    self.hands[event.seat].remove(event.stratagem)
            case told.PlagueBroke():
                self.plagues.append((event.area, event.spreads))
            case told.PlaguesEnded():
                self.plagues.clear()
            case told.CouncilCalled():
                self.council = event.area
            case told.CouncilHeld():
                self.council = ""
            case _:
                pass

    def _hand(self, event: told.HandChanged) -> None:
        """A hand whose contents aren't told; the position will say which they are."""
        hand = self.hands[event.seat]
        if event.change > 0:
            hand.extend(["?"] * event.change)
        else:
            del hand[: -event.change]

    def _leaders(self, event: Event) -> None:
        match event:
            case told.LeaderEntered():
                self.move([event.leader], event.area)
                if not LEADERS[event.leader].generic and LEADERS[event.leader].tribe:
                    self._grows(LEADERS[event.leader].tribe)
            case told.GuardGiven():
                self.guard[event.leader] = event.unit
                self.reduced.discard(event.unit)
                self.move([event.unit], self.place[event.leader])
                if event.leader in self.cause:
                    self.cause[event.unit] = self.cause[event.leader]
            case told.LeaderDied():
                self._died(event.leader)
            case told.LeaderEscaped() if event.to:
                self.move([event.leader], event.to)
            case told.LeaderReturned():
                self._goes_along(event.leader, event.area)
            case told.LeadersSettled():
                self.move(event.leaders, event.area)
            case told.EscortNamed():
                self.escorts[event.half] = event.leader
            case told.EscortHome():
                self.move(event.pieces, "thracia-3")
            case _:
                pass

    def _grows(self, tribe: str) -> None:
        """A minor Tribe becomes major with its first historical leader, and follows no other [4.1]."""
        if TRIBES[tribe].rank == "minor-then-major" and tribe not in self.grown:
            self.ally[tribe] = ""
        self.grown.add(tribe)

    def _goes_along(self, leader: str, area: str) -> None:
        self.move([leader, *([self.guard[leader]] if leader in self.guard else [])], area)

    def _died(self, leader: str) -> None:
        self.move([leader], "fallen" if LEADERS[leader].generic else "gone")
        self.cause.pop(leader, None)
        if self.place.get(self.guard.get(leader, "")) == "fallen":
            del self.guard[leader]
        for throne in self.thrones.values():
            throne.augustus = "" if throne.augustus == leader else throne.augustus
            throne.puppet = "" if throne.puppet == leader else throne.puppet
            throne.usurper = "" if throne.usurper == leader else throne.usurper
        for tribe, king in self.king.items():
            self.king[tribe] = "" if king == leader else king

    def _thrones(self, event: Event) -> None:
        match event:
            case told.CaesarNamed():
                self.thrones[event.half].caesar = event.leader
            case told.CaesarLost():
                self.thrones[event.half].caesar = ""
            case told.AugustusProclaimed():
                self.thrones[event.half].augustus = event.leader
                if event.cause == "throne-honorius":
                    self._leaves_war(event.leader)
            case told.UsurpationBegan():
                throne = self.thrones[event.half]
                throne.usurper, throne.puppet = event.leader, event.puppet
                self._follows([event.leader], event.half)
                if event.puppet:
                    self._follows([event.puppet], event.half)
                    self._goes_along(event.puppet, self.place[event.leader])
            case told.JoinedUsurper():
                self._follows(event.pieces, event.half)
                if "R8" in event.rule.split(", "):
                    self.thrones[event.half].puppet = event.pieces[0]
                    self._goes_along(event.pieces[0], self.place[self.thrones[event.half].usurper])
            case told.PuppetNamed():
                self.thrones[event.half].puppet = event.leader
                if event.cause == "puppet-heir":
                    self.thrones[event.half].usurper = event.leader
            case told.UsurpationFailed():
                self._war_ends(event.half)
            case told.CampsExchanged():
                self.roman = event.roman
                self._war_ends(event.half)
            case _:
                pass

    def _leaves_war(self, leader: str) -> None:
        """Valentinian reigns and follows no Usurper any more; his guard is with him [3.5.2 Honorius]."""
        for piece in (leader, self.guard.get(leader, "")):
            self.cause.pop(piece, None)
        if leader in self.guard and self.place.get(self.guard[leader]) != "fallen":
            self.move([self.guard[leader]], self.place[leader])
        for throne in self.thrones.values():
            throne.puppet = "" if throne.puppet == leader else throne.puppet

    def _follows(self, pieces: Iterable[str], half: str) -> None:
        for piece in pieces:
            self.cause[piece] = half
            if piece in self.guard:
                self.cause[self.guard[piece]] = half

    def _war_ends(self, half: str) -> None:
        self.cause = {piece: each for piece, each in self.cause.items() if each != half}
        self.thrones[half].usurper = self.thrones[half].puppet = ""

    def _tribes(self, event: Event) -> None:
        match event:
            case told.StratagemPlayed(stratagem="migration"):
                self.migrations.add(event.about[0])
            case told.MigrationEnded():
                self.migrations.discard(event.tribe)
            case told.TribeChanged():
                self.status[event.tribe] = event.status
                if event.status != "foederati":
                    self.cause = {each: half for each, half in self.cause.items() if tribe_of(each) != event.tribe}
                if event.status == "off-map":
                    units = [unit for unit in self.place if unit in UNITS and tribe_of(unit) == event.tribe]
                    self.reduced -= set(units)
                    self.move(units, "home")
                if event.status != "regnum":
                    self.capital[event.tribe] = self.king[event.tribe] = ""
            case told.AllianceMade():
                self.ally[event.minor] = event.major
            case told.AllianceBroken():
                self.ally[event.minor] = ""
            case told.KingCrowned():
                self.king[event.tribe] = event.leader
            case told.AreaCeded():
                (self.ceded.add if event.ceded else self.ceded.discard)(event.area)
            case told.CapitalSet():
                self.capital[event.tribe] = event.area
            case _:
                pass

    def _moves(self, event: Event) -> None:
        match event:
            case told.StackMoved():
                self.move(event.pieces, event.path[-1])
            case told.FleetMoved():
                self.move([event.fleet], event.to)
            case told.FleetLoaded():
                self.move(event.pieces, f"aboard-{event.fleet}")
            case told.FleetLanded() | told.Evaded(to=str()) | told.Retreated():
                self.move(event.pieces, event.area if isinstance(event, told.FleetLanded) else event.to)
            case told.FleetReturned():
                self.move([event.fleet], event.area)
                home, _ = self.fleets.get(event.fleet, (event.area, ""))  # a new fleet belongs where it appears [R72]
                self.fleets[event.fleet] = (home, event.camp)
            case told.FleetsControlled():
                for fleet, camp in event.camps.items():
                    self.fleets[fleet] = (self.fleets[fleet][0], camp)
            case told.RefugeTaken():
                self.move(event.pieces, event.box)
            case told.RefugeLeft():
                self.move(event.pieces, area_of(event.box) or event.box)
            case told.FleetLost():
                self.move([event.fleet], "set-aside")
                drowned = [piece for piece in self.at(f"aboard-{event.fleet}") if piece in UNITS]
                self.deaths.update({unit: Death("", self.camp(unit), "sea") for unit in drowned})
                self.reduced -= set(drowned)
                self.move(drowned, "fallen")
            case _:
                pass

    def _units(self, event: Event) -> None:
        match event:
            case told.UnitsReduced():
                self.reduced |= set(event.units)
            case told.UnitsEliminated():
                for unit in event.units:
                    self.deaths[unit] = Death(event.area, self.camp(unit), event.cause)
                    self.reduced.discard(unit)
                    self.cause.pop(unit, None)
                self.move(event.units, "fallen")
            case told.UnitPlaced():
                self.move([event.unit], event.area)
                (self.reduced.add if event.reduced else self.reduced.discard)(event.unit)
                self._takes_side(event)
            case told.UnitsJoined() if event.camp == BARBARIAN:
                self.cause.update({unit: self._war_at(self.area_of(unit)) for unit in event.units})
            case told.UnitsJoined():
                for unit in event.units:
                    self.cause.pop(unit, None)
            case told.UnitsRecovered():
                self.reduced -= set(event.units)
            case told.UnitRemoved():
                self._removed(event)
            case _:
                pass

    def _takes_side(self, event: told.UnitPlaced) -> None:
        """A guard takes the side of its leader; one of Foederati that of the unit it returns to [R65]."""
        leader = next((each for each, guard in self.guard.items() if guard == event.unit), "")
        if leader in self.cause:
            self.cause[event.unit] = self.cause[leader]
        tribe = tribe_of(event.unit)
        kin = [unit for unit in self.units_at(event.area) if tribe_of(unit) == tribe and unit != event.unit]
        causes = [self.cause[unit] for unit in kin if unit in self.cause]
        if tribe and event.cause == "placed-winter" and causes and len(causes) == len(kin):
            self.cause[event.unit] = causes[0]

    def _war_at(self, area: str) -> str:
        """The civil war whose followers hold an area [9.3]."""
        causes = [self.cause[unit] for unit in self.units_at(area) if unit in self.cause]
        running = [half for half in HALVES if self.thrones[half].usurper]
        return next(iter([*causes, *running]), "")

    def _removed(self, event: told.UnitRemoved) -> None:
        self.move([event.unit], event.to)
        self.reduced.discard(event.unit)
        self.cause.pop(event.unit, None)
        self.guard = {leader: unit for leader, unit in self.guard.items() if unit != event.unit}


def area_of(place: str) -> str:
    """The land area of a place; empty for a sea, and off the map."""
    if place in AREAS:
        return place if AREAS[place].zone != "sea" else ""
    for city, area in (("ravenna", "italia-4"), ("constantinopolis", "thracia-3")):
        if city in place:
            return area
    return ""


def _matters(before: str | None, after: str) -> bool:
    """Whether a move must be told: one between places off the map needn't be."""
    return any(area_of(place) or place.startswith("aboard-") for place in (before or "", after))


def _places(state: UltimusState) -> dict[str, str]:
    known = {*UNITS, *LEADERS, *FLEETS}
    return {piece: place for place, pieces in state.stacks.items() for piece in pieces if piece in known}


def _hands(state: UltimusState) -> dict[str, list[str]]:
    return {seat: [card.rsplit("-", 1)[0] for card in state.stacks.get(f"hand-{seat}", [])] for seat in ("a", "b")}


def _sizes(state: UltimusState) -> dict[str, int]:
    return {seat: len(state.stacks.get(f"hand-{seat}", [])) for seat in ("a", "b")}
