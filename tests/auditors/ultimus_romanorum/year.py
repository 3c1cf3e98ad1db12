"""Phases A to E of the year [2]: hands, initiative, Pax Romana, SMC, events, Caesars, deaths, reinforcements."""

from __future__ import annotations

from rules.core.events import Event, GameEnded
from rules.ultimus_romanorum import events as told
from tests.auditors.report import Report
from tests.auditors.ultimus_romanorum.position import BARBARIAN, ROMAN, Position, other
from tests.auditors.ultimus_romanorum.printed import (
    AREAS,
    BASES,
    DIOCESES,
    EVENTS,
    LEADERS,
    STRATAGEMS,
    UNITS,
    dies_on,
    guard_pf,
    tribe_of,
)

HAND = 5
"""The most counters that a player keeps [6]."""

REINFORCEMENTS = {"placidi-felices": 424, "excubitores": 466}

_ORDER: dict[type[Event], int] = {
    told.YearBegan: 0,
    told.InitiativeRolled: 1,
    told.InitiativeTaken: 2,
    told.SequencesCounted: 4,
    told.EventRolled: 5,
    told.CaesarNamed: 6,
    told.DeathTested: 8,
    told.SequenceBegan: 10,
    told.PlaguesEnded: 11,
    told.FleetsControlled: 12,
    told.YearScored: 14,
    told.FleetLost: 15,
    told.LeaderReturned: 17,
}
"""The order of the phases, by events that belong to one step only."""


class Year:
    """Checks what happens by the calendar."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._rank = 0
        self._broken = False
        self._begin()

    def _begin(self) -> None:
        self._drawn: list[str] = []
        self._tested: list[str] = []
        self._mortal: set[str] = set()
        self._waits: set[str] = set()
        self._left: dict[str, int] = {}
        self._last = ""
        self._generic: set[str] = set()
        self._pax = False

    def see(self, event: Event, position: Position) -> None:
        self._in_order(event)
        for handler in (self._stratagems, self._initiative, self._administration, self._leaders, self._sequences):
            handler(event, position)

    def _in_order(self, event: Event) -> None:
        rank = _ORDER.get(type(event))
        if isinstance(event, told.PaxBroken):
            self._broken = True
        if self._broken and isinstance(event, told.SequencesCounted):  # deaths already under way are tested first [2.C]
            self._rank, self._broken = 3, False
        if rank is None or (isinstance(event, told.InitiativeTaken) and event.cause == "initiative-augusta"):
            return
        is_first = isinstance(event, told.YearBegan)
        self._report.holds("2", f"{event.kind} comes in its phase", is_first or rank >= self._rank, self._rank)
        self._rank = rank

    # A

    def _stratagems(self, event: Event, position: Position) -> None:
        match event:
            case told.YearBegan():
                self._begin()
                self._generic = {
                    name for name, found in LEADERS.items() if found.generic and position.place.get(name) == "fallen"
                }
                self._report.same("2", "the Roman of the year", position.roman, event.roman)
            case told.HandChanged():
                self._hand(event, position)
            case _:
                pass

    def _hand(self, event: told.HandChanged, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        same("2.A", f"camp of {event.seat}", position.camp_of_seat(event.seat), event.camp)
        held = len(position.hands[event.seat]) + (0 if event.cause in ("hand-drawn", "hand-event") else event.change)
        same("6, R87", f"hand of {event.seat} after {event.cause}", held, event.held)
        if event.cause == "hand-drawn":
            self._drawn.append(event.camp)
            same("2.A", "order of drawing", sorted(self._drawn, reverse=True), self._drawn)
            same("2.A", "counters drawn", 1, event.change)
        elif event.cause == "hand-returned":
            useless = [card for card in position.hands[event.seat] if not _playable(card, event.camp)]
            same("2.F", f"counters {event.camp} can't play", len(useless), -event.change)
        elif event.cause == "hand-discarded":
            same("6", "counters kept", HAND, event.held)
        elif event.cause == "hand-flown":
            holds("3.6.6, R66", "an Augustus had flown", bool(position.flown), event.seat)
            same("3.6.6", "who takes the counter of a flown Augustus", BARBARIAN, event.camp)

    # B

    def _initiative(self, event: Event, position: Position) -> None:
        same = self._report.same
        match event:
            case told.InitiativeRolled():
                weakest = min((LEADERS[each].cp for each in position.augusti()), default=0)
                same("2.B", "CP of the weakest Augustus", weakest, event.needed)
                same("2.B", "initiative", ROMAN if event.die < weakest else BARBARIAN, event.camp)
                same("2.B", "the players have drawn", [ROMAN, BARBARIAN], self._drawn or [ROMAN, BARBARIAN])
            case told.InitiativeTaken(cause="initiative-scenario"):
                same("scenario", "first initiative", position.scenario.initiative, event.camp)
                same("scenario", "year of the first initiative", position.scenario.first, position.year)
            case told.InitiativeTaken(cause="initiative-augusta"):
                same("6.1, R17", "who gains by an Augusta", ROMAN, event.camp)
            case told.InitiativeTaken(cause="initiative-stratagem"):
                self._report.holds("6.3", "the initiative is reversed", event.camp != position.first, event.camp)
            case _:
                pass

    # C and D

    def _administration(self, event: Event, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        match event:
            case told.PaxRomana():
                self._pax = True
                same("2.C", "the Empire is at peace", True, _at_peace(position))
                self._mortals(position)
                self._all_entered(position)
            case told.PaxBroken():
                self._pax = False
            case told.SequencesCounted():
                if not self._tested:
                    same("2.C", "the Empire is at peace", False, _at_peace(position))
                    self._all_entered(position)
                self._count(event, position)
            case told.EventRolled():
                same("2.D", "total of the event", sum(event.dice), event.total)
                same("2.D", "event", EVENTS[str(event.total)], event.event)
                if not self._tested:
                    self._mortals(position)
            case told.CaesarNamed():
                self._caesar(event, position)
            case told.GuardGiven():
                self._guard(event, position)
            case told.FleetReturned() if event.fleet in BASES:
                same("9.2", f"port of {event.fleet}", BASES[event.fleet], event.area)
                camp = BARBARIAN if position.units_at(event.area, BARBARIAN) else ROMAN
                if not position.at("box-constantinopolis"):
                    same("9.2, R54", f"who commands {event.fleet}", camp, event.camp)
            case told.DeathTested():
                self._death(event, position)
            case told.UnitPlaced(cause="placed-reinforcement") if event.rule != "3.3.2":
                entry = REINFORCEMENTS.get(event.unit)
                holds("3.3", f"{event.unit} is due", entry is not None and position.year >= entry, position.year)
                due = position.scenario.reinforcements.get(event.unit)
                if due is not None and event.unit in REINFORCEMENTS:
                    holds("3.3, 3.5.2", f"area of {event.unit}", event.area in (due["area"], "thracia-3"), event.area)
            case told.UnitPlaced(cause="placed-reinforcement"):
                same("3.3.2", f"diocese of {event.unit}", UNITS[event.unit].diocese, AREAS[event.area].diocese)
            case _:
                pass

    def _count(self, event: told.SequencesCounted, position: Position) -> None:
        same = self._report.same
        augusti = [LEADERS[each].vs for each in position.augusti()]
        roman = augusti[0] if len(augusti) == 1 else -(-sum(augusti) // 2)
        same("2.D", "VS of the Augusti", roman, event.roman_vs)
        enemies = [name for name in LEADERS if position.on_map(name) and _counts(name, position)]
        best = max((LEADERS[name].vs for name in enemies), default=0)
        same("2.D", "VS of the Barbarian", best, event.barbarian_vs)
        if best:
            self._report.holds("2.D", f"{event.leader} has this VS", _vs(event.leader, enemies) == best, event.leader)
        total = roman + best
        same("2.D", "number of SMC", total, event.total)
        half, odd = divmod(total, 2)
        mine = {camp: half + (odd if position.first == camp else 0) for camp in (ROMAN, BARBARIAN)}
        same("2.D", "SMC of each side", mine, {ROMAN: event.roman, BARBARIAN: event.barbarian})
        self._left, self._last = mine, ""

    def _caesar(self, event: told.CaesarNamed, position: Position) -> None:
        holds, same = self._report.holds, self._report.same
        leader, area = event.leader, position.area_of(event.leader)
        same("3.5.1", f"camp of the Caesar {leader}", ROMAN, position.camp(leader))
        holds("3.5.1", f"{leader} is historical", not LEADERS[leader].generic, leader)
        holds("3.5.1", f"{leader} is no Augustus", leader not in position.augusti(), leader)
        same("3.5.1", f"half in which {leader} stands", event.half, AREAS[area].half if area else "")
        same("3.5.1", f"Caesar of the {event.half} before", "", position.thrones[event.half].caesar)
        there = [each for each in position.augusti() if position.half_of(each) == event.half]
        holds("3.5.1, R3", f"an Augustus is in the {event.half}", bool(there), event.half)
        if tribe_of(leader):
            same("3.5.1", f"status of {leader}'s Tribe", "foederati", position.status[tribe_of(leader)])

    def _guard(self, event: told.GuardGiven, position: Position) -> None:
        same, leader = self._report.same, event.leader
        same("3.2.4", f"buccellarii of {leader} before", None, position.guard.get(leader))
        same("3.2.4", f"PF of the buccellarii of {leader}", guard_pf(LEADERS[leader].cc), UNITS[event.unit].front[0])
        same(
            "3.2.4", f"{leader} is a historical Roman", (True, False), (LEADERS[leader].roman, LEADERS[leader].generic)
        )
        free = position.place.get(event.unit) in ("guards", "fallen")
        self._report.holds("3.2.4", f"{event.unit} is free", free, position.place.get(event.unit))

    def _mortals(self, position: Position) -> None:
        """Who must be tested this year: the historical leaders on the map, as soon as their rows begin [2.D, R49]."""
        self._mortal = {name for name in LEADERS if position.on_map(name) and dies_on(name, position.year) is not None}

    def _death(self, event: told.DeathTested, position: Position) -> None:
        same, leader = self._report.same, event.leader
        self._report.holds("2.D, R49", f"{leader} is on the map", position.on_map(leader), position.place.get(leader))
        same("2.D", f"number on which {leader} dies", dies_on(leader, position.year), event.dies_on)
        same("2.D", f"{leader} dies", event.die >= event.dies_on, event.dies)
        self._report.holds("2.D", f"{leader} is tested once", leader not in self._tested, leader)
        self._tested.append(leader)

    def _deaths_done(self, position: Position) -> None:
        left = {name for name in self._mortal if position.on_map(name)} - set(self._tested)
        self._report.same("2.D, R49", "leaders who were not tested", set(), left)
        self._mortal = set()

    # Leaders

    def _leaders(self, event: Event, position: Position) -> None:
        match event:
            case told.LeaderWaits():
                self._waits.add(event.leader)
                if LEADERS[event.leader].generic:
                    return
                tribe = tribe_of(event.leader)
                if tribe:
                    self._report.same("4.2.1", f"units for {event.leader} to join", [], _kin(event.leader, position))
            case told.LeaderEntered(cause="entry-due"):
                self._enters(event, position)
            case told.LeaderEntered(cause="entry-generic"):
                self._generic_enters(event, position)
            case told.LeaderEntered():
                self._returns(event, position)
            case told.LeaderDied():
                self._report.holds(
                    "8.5", f"{event.leader} is on the map", position.on_map(event.leader), position.place[event.leader]
                )
            case _:
                pass

    def _enters(self, event: told.LeaderEntered, position: Position) -> None:
        holds, found = self._report.holds, LEADERS[event.leader]
        section = "3.3.1" if found.roman else "4.2.1"
        if not found.generic:
            holds(section, f"{event.leader} is due", found.entry <= position.year, position.year)
        before = position.place.get(event.leader)
        holds(section, f"{event.leader} enters for the first time", before == "to-come", before)
        if found.tribe:
            mine = [unit for unit in position.units_at(event.area) if tribe_of(unit) == found.tribe]
            holds("4.2.1", f"{event.leader} joins a unit of his Tribe", bool(mine), event.area)
            return
        friends = position.units_at(event.area, ROMAN)
        holds("3.3.1", f"{event.leader} joins a friendly unit", bool(friends), event.area)
        if position.units_at(found.area, ROMAN):
            self._report.same("3.3.1", f"area of {event.leader}", found.area, event.area)
        elif any(AREAS[area].half == found.half and position.units_at(area, ROMAN) for area in AREAS):
            units = [UNITS[unit].half for unit in friends]
            fits = found.half in units or AREAS[event.area].half == found.half
            holds("3.3.1", f"{event.leader} joins a unit of his half", fits, event.area)

    def _generic_enters(self, event: told.LeaderEntered, position: Position) -> None:
        found = LEADERS[event.leader]
        self._report.holds("3.3.1", f"{event.leader} was eliminated", position.place.get(event.leader) == "fallen", "")
        self._report.holds("3.3.1", f"{event.leader} fell in an earlier turn", event.leader in self._generic, "")
        self._generic.discard(event.leader)

        def free(area: str) -> bool:
            return not any(tribe_of(unit) for unit in position.units_at(area, BARBARIAN))

        if free(found.area):
            self._report.same("3.3.1", f"area of {event.leader}", found.area, event.area)
            return
        self._report.holds("3.3.1", f"{event.leader} stands in a free area", free(event.area), event.area)
        self._report.same("3.3.1", f"diocese of {event.leader}", found.diocese, AREAS[event.area].diocese)

    def _returns(self, event: told.LeaderEntered, position: Position) -> None:
        found = LEADERS[event.leader]
        if event.cause != "entry-returns":
            return
        self._report.holds("4.2.1", f"{event.leader} is generic", found.generic, event.leader)
        is_early = position.place.get(event.leader) == "fallen" and event.leader not in self._generic
        self._report.holds("4.2.1, 6.4", f"{event.leader} fell in an earlier turn", not is_early, event.leader)
        self._generic.discard(event.leader)
        if found.tribe:
            mine = [unit for unit in position.units_at(event.area) if tribe_of(unit) == found.tribe]
            self._report.holds("4.2.1", f"{event.leader} joins a unit of his Tribe", bool(mine), event.area)

    def _all_entered(self, position: Position) -> None:
        """Each leader who is due has entered or waits [2.C]."""
        due = {
            name
            for name, found in LEADERS.items()
            if position.place.get(name) == "to-come" and not found.generic and found.entry <= position.year
        }
        absent = {name for name in due - self._waits if _kin(name, position)}
        self._report.same("2.C, 3.3.1, 4.2.1", "leaders who are due and absent", set(), absent)
        tribal = {
            name
            for name in self._generic
            if LEADERS[name].tribe and position.place.get(name) == "fallen" and _kin(name, position)
        }
        self._report.same("4.2.1", "generic leaders who don't return", set(), tribal - self._waits)

    def _generics_done(self, position: Position) -> None:
        """Eliminated generic Roman leaders are back in phase D if their diocese has a free area [3.3.1]."""
        late: set[str] = set()
        for name in self._generic:
            found = LEADERS[name]
            if found.tribe or position.place.get(name) != "fallen":
                continue
            areas = DIOCESES[found.diocese].areas
            if any(not any(tribe_of(u) for u in position.units_at(area, BARBARIAN)) for area in areas):
                late.add(name)
        self._report.same("3.3.1", "generic leaders who don't return", set(), late)

    # E

    def _sequences(self, event: Event, position: Position) -> None:
        same = self._report.same
        match event:
            case told.SequenceBegan():
                if not self._last:
                    self._deaths_done(position)
                    self._generics_done(position)
                same("2.E", "whose SMC", self._next(position), event.camp)
                same("2.E", f"SMC left to {event.camp}", self._left.get(event.camp), event.left)
                self._last = event.camp
                self._left[event.camp] = self._left.get(event.camp, 0) - 1
            case told.SequencePassed() | told.SequenceEnded():
                same("2.E", "whose SMC ends", self._last, event.camp)
                same("2.E", f"SMC left to {event.camp}", self._left.get(event.camp), event.left)
            case told.FleetsControlled() if not self._pax:
                same("2.E", "SMC left at the end of phase E", {0}, set(self._left.values()))
            case told.YearScored() if self._pax:
                self._deaths_done(position)
            case GameEnded():
                self._mortal = set()
            case _:
                pass

    def _next(self, position: Position) -> str:
        turn = other(self._last) if self._last else position.first
        return turn if self._left.get(turn, 0) > 0 else other(turn)


def _playable(card: str, camp: str) -> bool:
    return STRATAGEMS[card].side in (camp, "mixed") if card in STRATAGEMS else True


def _kin(leader: str, position: Position) -> list[str]:
    """The units that a leader who is due may join: of his Tribe, in the camp that places him [4.2.1]."""
    tribe = tribe_of(leader)
    if not tribe:
        return [unit for unit in UNITS if position.area_of(unit) and position.camp(unit) == ROMAN]
    camp = ROMAN if position.status[tribe] in ("foederati", "roman-ally") else BARBARIAN
    return [unit for unit in position.units_of(tribe) if position.area_of(unit) and position.camp(unit) == camp]


def _vs(leader: str, among: list[str]) -> int:
    return LEADERS[leader].vs if leader in among else -1


def _counts(leader: str, position: Position) -> bool:
    """Whether a leader's VS may count for the Barbarian [2.D]."""
    tribe = tribe_of(leader)
    at_peace = bool(tribe) and position.status[tribe] in ("peace", "off-map")
    return position.camp(leader) == BARBARIAN and not at_peace


def _at_peace(position: Position) -> bool:
    wars = any(position.hostile(tribe) for tribe in position.status)
    return not wars and not any(throne.usurper for throne in position.thrones.values())
