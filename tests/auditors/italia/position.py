"""The auditor's own ledger of a game of Italia, carried on by the events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TypeVar

from rules.core.events import Amended, Event
from rules.core.text import Text
from rules.italia import events as told
from rules.italia.events import Force
from rules.italia.state import ItaliaState
from tests.auditors.italia.printed import AREAS, FLEET, NATIONS, ROMA, SEAS, STAGING, Arrival, Card, printed
from tests.auditors.report import Report

K = TypeVar("K")
V = TypeVar("V")
Units = Counter[str]


@dataclass
class Holding:
    """What a nation has besides its counters."""

    gold: int = 0
    capital: str = ""
    controller: str = ""
    submitted: int = 0
    waiting: Units = field(default_factory=Counter)
    bought: Units = field(default_factory=Counter)
    sacked: bool = False
    captured: set[str] = field(default_factory=set)
    received: set[str] = field(default_factory=set)
    appeals: int = 0


@dataclass
class Turn:
    """A nation turn: ``owned`` are its areas at the start, ``taken`` those it took, with the owner before.

    ``fought``: nations fought on land. ``pillaged``, ``rebuilt``: areas whose city it pillaged or rebuilt.
    ``sheltered``: areas that took in a retreat. ``leader``: the one on campaign, with his ``force``, and gold in his
    ``chest``.
    """

    nation: str = ""
    part: int = 0
    step: str = "start"
    owned: frozenset[str] = frozenset()
    taken: dict[str, str] = field(default_factory=dict)
    fought: set[str] = field(default_factory=set)
    pillaged: set[str] = field(default_factory=set)
    sheltered: set[str] = field(default_factory=set)
    rebuilt: set[str] = field(default_factory=set)
    leader: str = ""
    force: Units = field(default_factory=Counter)
    chest: int = 0


class Position:
    """Where everything is, and whose it is."""

    def __init__(self, state: ItaliaState) -> None:
        self.scenario = printed().scenarios[state.scenario]
        self.period = printed().periods[self.scenario.period]
        self.seats = {nation: seat for seat, nations in self.period.seats.items() for nation in nations}
        self.order = self.period.order
        self.number = 0
        self.turn = Turn()
        self.shocks = 0
        self.units: dict[tuple[str, str], Units] = {}
        self.reduced: dict[tuple[str, str], int] = {}
        self.leaders: dict[str, str] = {}
        self.fallen: set[str] = set()
        self.nations = {nation: Holding(appeals=self.card(nation).appeals) for nation in self.order}
        self.points = dict.fromkeys(self.period.seats, 0)
        self.earned = dict.fromkeys(self.order, 0)
        self.occupation = dict.fromkeys(self.period.seats, 0)
        self.cities = dict.fromkeys(self.period.cities, "whole") | dict.fromkeys(self.period.pillaged, "pillaged")
        self.displaced = ""
        self.burnt = ("", "")
        self.sunk = 0
        self.last_owner: dict[str, str] = {}
        self._there: dict[str, set[str]] = {}
        self._set_up()

    def _set_up(self) -> None:
        for nation, gold in self.period.gold.items():
            self.nations[nation].gold = gold
        for nation, capital in self.period.capitals.items():
            self.nations[nation].capital = capital
        for nation, places in self.period.units.items():
            for place, units in places.items():
                self.units[place, nation] = Counter(units)
        self.note_owners()

    # Reading

    def card(self, nation: str) -> Card:
        return self.period.cards[nation]

    def seat(self, nation: str) -> str:
        return self.seats[nation]

    def same_seat(self, one: str, other: str) -> bool:
        return self.seats.get(one) == self.seats.get(other)

    def at(self, place: str, nation: str) -> Units:
        """A nation's units in a place, fleets and those aboard included."""
        return self.units.get((place, nation), Counter())

    def land(self, place: str, nation: str) -> int:
        """How many land units a nation has in a place."""
        return sum(number for unit, number in self.at(place, nation).items() if unit != FLEET)

    def nations_at(self, place: str) -> set[str]:
        """Nations with land units there; in a sea, with fleets."""
        if not self._there:
            self._look()
        return self._there.get(place, set())

    def _look(self) -> None:
        self._there = {"": set()}
        for (place, nation), units in self.units.items():
            if units[FLEET] if place in SEAS else any(units.values()):
                self._there.setdefault(place, set()).add(nation)

    def leaders_at(self, place: str, nation: str) -> list[str]:
        return [name for name in NATIONS[nation].leaders if self.leaders.get(name) == place]

    def owner(self, area: str) -> str:
        """The nation that alone has land units in an area [1.4]."""
        there = self.nations_at(area)
        return next(iter(there)) if len(there) == 1 and area in AREAS else ""

    def owned(self, nation: str, standard: bool = False) -> set[str]:
        """A nation's areas; ``standard``: with the staging zones that its card treats as areas."""
        found = {
            place
            for (place, other), units in self.units.items()
            if other == nation and place in AREAS and any(units.values()) and self.owner(place) == nation
        }
        if standard:
            found |= {zone for zone in self.zones(nation) if self.land(zone, nation)}
        return found

    def zones(self, nation: str) -> frozenset[str]:
        """Staging zones that are standard areas for a nation; no longer once it is inherited [14.5]."""
        return frozenset(self.card(nation).owns_staging)

    def places(self, nation: str) -> list[str]:
        """Where a nation has units."""
        return [place for (place, other), units in self.units.items() if other == nation and any(units.values())]

    def on_map(self, nation: str) -> Units:
        """All units of a nation in play, without the waiting ones."""
        found: Units = Counter()
        for (_, other), units in self.units.items():
            if other == nation:
                found += units
        return found

    def has_land(self, nation: str) -> bool:
        return any(number for unit, number in self.on_map(nation).items() if unit != FLEET)

    def left(self, nation: str, unit: str) -> int:
        """Counters of a kind that are not in use [2.7]."""
        used = self.on_map(nation)[unit] + self.nations[nation].waiting[unit] + self.nations[nation].bought[unit]
        return NATIONS[nation].counters.get(unit, 0) - used

    def whole_city(self, area: str) -> bool:
        return self.cities.get(area) == "whole"

    def controller(self, nation: str) -> str:
        return self.nations[nation].controller

    def vassals(self, nation: str) -> set[str]:
        return {other for other in self.order if self.nations[other].controller == nation}

    def bound(self, one: str, other: str) -> bool:
        """Whether a submission or a truce keeps two nations from attacking each other [1.2, 12.15]."""
        mine, yours = self.controller(one), self.controller(other)
        return mine == other or yours == one or bool(mine and mine == yours) or self.truce(one, other)

    def truce(self, one: str, other: str) -> bool:
        return self.number <= self.card(one).truce.get(other, 0) or self.number <= self.card(other).truce.get(one, 0)

    def enemies_at(self, place: str, nation: str) -> set[str]:
        """Other nations with land units there that it may attack."""
        return {other for other in self.nations_at(place) - {nation} if not self.bound(nation, other)}

    def arrivals(self, nation: str) -> list[Arrival]:
        return [each for each in self.period.arrivals if each.turn == self.number and each.nation == nation]

    @property
    def major(self) -> bool:
        return any(each.major for each in self.arrivals(self.turn.nation))

    def force(self) -> Units:
        """What is left of a campaign's force: no more than is beside its leader [12.2]."""
        place = self.leaders.get(self.turn.leader, "")
        return self.turn.force & self.at(place, self.turn.nation)

    def owner_before(self, area: str) -> str:
        """The owner of an area before the active nation came: itself, if it only comes back [10.13, 1.4]."""
        return self.turn.taken.get(area, self.turn.nation)

    # Changing

    def add(self, place: str, nation: str, force: Force) -> None:
        """Set units and leaders in a place."""
        self._there = {}
        self.units.setdefault((place, nation), Counter()).update(force.units)
        if force.reduced:
            self.reduced[place, nation] = self.reduced.get((place, nation), 0) + force.reduced
        for leader in force.leaders:
            self.leaders[leader] = place

    def take(self, place: str, nation: str, force: Force) -> None:
        """Take units and leaders away from a place."""
        self._there = {}
        self.units.setdefault((place, nation), Counter()).subtract(force.units)
        if force.reduced:
            self.reduced[place, nation] = self.reduced.get((place, nation), 0) - force.reduced
        for leader in force.leaders:
            self.leaders.pop(leader, None)

    def shift(self, origin: str, goal: str, nation: str, force: Force) -> None:
        self.take(origin, nation, force)
        self.add(goal, nation, force)

    def note_owners(self) -> None:
        """Keep who owned each area last [1.4]."""
        for area in {place for place, _ in self.units}:
            owner = self.owner(area)
            if owner and owner != self.last_owner.get(area):
                if owner == self.turn.nation:
                    self.turn.taken[area] = self.last_owner.get(area, "")
                self.last_owner[area] = owner

    def apply(self, event: Event) -> None:
        """Carry the ledger on."""
        found: Callable[[Event], None] | None = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if found is not None:
            found(event)
            if self.displaced and not self.land(ROMA, self.displaced):
                self.cities[ROMA], self.displaced = "whole", ""
            self.note_owners()

    # What the events tell

    def _amended(self, event: Amended) -> None:
        """A game master sets a city, or one unit fewer or elsewhere; other corrections aren't followed."""
        about = dict(event.change.args)
        if event.change.key == "amend-city-whole":
            self.cities[str(about["area"])] = "whole"
        elif event.change.key in ("amend-remove", "amend-move"):
            kind, nation = about["kind"], str(about["nation"])
            assert isinstance(kind, Text)
            unit = Force({kind.key.removeprefix("kind-"): 1})
            self.take(str(about.get("area") or about["before"]), nation, unit)
            if "after" in about:
                self.add(str(about["after"]), nation, unit)

    def _turn_began(self, event: told.TurnBegan) -> None:
        self.number = event.number

    def _nation_began(self, event: told.NationBegan) -> None:
        self.turn = Turn(event.nation, owned=frozenset(self.owned(event.nation)))

    def _phase_began(self, event: told.PhaseBegan) -> None:
        self.turn.part, self.turn.step = event.phase, event.step

    def _nation_ended(self, event: told.NationEnded) -> None:
        self.turn = Turn()

    def _leader_left(self, event: told.LeaderLeft) -> None:
        self.leaders.pop(event.leader, None)

    def _leader_killed(self, event: told.LeaderKilled) -> None:
        self.leaders.pop(event.leader, None)
        self.fallen.add(event.leader)

    def _nation_inherited(self, event: told.NationInherited) -> None:
        """All its units change over; which land units are lost is told by area [14.4]."""
        old, heir = event.nation, event.heir
        left = dict(event.left)
        for place in self.places(old):
            units = self.at(place, old)
            fleets, land = units[FLEET], self.land(place, old) - left.get(place, 0)
            self.units[place, old] = Counter()
            self.reduced.pop((place, old), None)
            self.add(place, heir, Force(units={"infantry": land, FLEET: fleets}))
        self.last_owner = {area: heir if owner == old else owner for area, owner in self.last_owner.items()}
        self.nations[heir].gold += self.nations[old].gold
        self.nations[heir].waiting.update(
            {"infantry" if unit != FLEET else FLEET: number for unit, number in self.nations[old].waiting.items()}
        )
        for vassal in self.vassals(old):
            self.nations[vassal].controller = heir
        self.nations[old] = Holding()
        self.sunk = event.lost.units.get(FLEET, 0)

    def _roma_returned(self, event: told.RomaReturned) -> None:
        """The city stands again as soon as the nation that holds it has left [13.1]."""
        self.displaced = event.displaced
        if not event.displaced:
            self.cities[ROMA] = "whole"

    def _revolted(self, event: told.Revolted) -> None:
        self.nations[event.nation].controller = ""

    def _submission_ended(self, event: told.SubmissionEnded) -> None:
        self.nations[event.nation].controller = ""

    def _submitted(self, event: told.Submitted) -> None:
        self.nations[event.nation].controller = event.to
        self.nations[event.nation].submitted = self.number

    def _income_counted(self, event: told.IncomeCounted) -> None:
        self.nations[event.nation].gold += event.income

    def _tribute_paid(self, event: told.TributePaid) -> None:
        self.nations[event.nation].gold -= event.gold
        self.nations[event.controller].gold += event.gold - event.lost

    def _gold_lost(self, event: told.GoldLost) -> None:
        self.nations[event.nation].gold -= event.gold

    def _bought(self, event: told.Bought) -> None:
        self.nations[event.nation].gold -= event.cost
        found = self.nations[event.nation]
        (found.waiting if event.waiting else found.bought)[event.unit] += event.count

    def _city_built(self, event: told.CityBuilt) -> None:
        self.nations[event.nation].gold -= event.cost
        self.cities[event.area] = "whole"

    def _legion_repaired(self, event: told.LegionRepaired) -> None:
        self.nations[event.nation].gold -= event.cost
        self.reduced[event.area, event.nation] -= 1

    def _capital_set(self, event: told.CapitalSet) -> None:
        self.nations[event.nation].capital = event.area

    def _capital_lost(self, event: told.CapitalLost) -> None:
        self.nations[event.nation].capital = ""

    def _placed(self, event: told.Placed) -> None:
        if event.cause in ("bought", "waiting"):
            found = self.nations[event.nation]
            (found.waiting if event.cause == "waiting" else found.bought).subtract(event.force.units)
        if event.origin:
            self.take(event.origin, event.nation, event.force)
        self.add(event.place, event.nation, event.force)

    def _arrival_lost(self, event: told.ArrivalLost) -> None:
        if event.cause == "no-area":
            self.nations[event.nation].waiting.subtract(event.force.units)

    def _moved(self, event: told.Moved) -> None:
        if event.way == "sailed":
            self._load(event.path[0], event.nation, event.cargo)
            self.shift(event.path[0], event.path[-1], event.nation, event.cargo)
        self.shift(event.path[0], event.path[-1], event.nation, event.force)

    def _exited(self, event: told.Exited) -> None:
        self.take(event.place, event.nation, event.force)

    def _departed(self, event: told.Departed) -> None:
        self.take(event.place, event.nation, event.force)

    def _load(self, sea: str, nation: str, cargo: Force) -> None:
        """A campaigning force that sails goes aboard without an event of its own [12.3]."""
        found = self.loaded(sea, nation, cargo)
        if found.units:
            self.shift(self.leaders[self.turn.leader], sea, nation, found)

    def loaded(self, sea: str, nation: str, cargo: Force) -> Force:
        """What of a cargo is the campaigning force that has just gone aboard."""
        leader = self.turn.leader
        origin = self.leaders.get(leader, "")
        if nation != self.turn.nation or origin in SEAS or leader not in cargo.leaders:
            return Force()
        units = Counter(cargo.units) & self.force()
        flipped = min(self.reduced.get((origin, nation), 0), cargo.reduced)
        return Force(units=dict(units), leaders=(leader,), reduced=flipped)

    def _sea_battle_began(self, event: told.SeaBattleBegan) -> None:
        self._load(event.sea, event.attacker, event.attacker_cargo)
        self._load(event.sea, event.defender, event.defender_cargo)

    def _sea_battle_ended(self, event: told.SeaBattleEnded) -> None:
        if not event.to:
            return
        who = event.attacker if event.outcome == "attacker-left" else event.defender
        units = self.units.pop((event.sea, who), Counter())
        self._there = {}
        self.add(event.to, who, Force(units=dict(units), reduced=self.reduced.pop((event.sea, who), 0)))
        for leader in self.leaders_at(event.sea, who):
            self.leaders[leader] = event.to

    def _unit_reduced(self, event: told.UnitReduced) -> None:
        key = (event.area, event.nation)
        self.reduced[key] = self.reduced.get(key, 0) + 1

    def _knights_repaired(self, event: told.KnightsRepaired) -> None:
        self.reduced[event.area, event.nation] -= event.count

    def _units_lost(self, event: told.UnitsLost) -> None:
        self.take(event.area, event.nation, event.force)

    def _defected(self, event: told.Defected) -> None:
        """The unit is replaced by one of the other nation, if it has one [14.2, 14.6]."""
        self.take(event.area, event.nation, Force(units={event.unit: 1}))
        if event.place:
            self.add(event.place, event.to, Force(units={"infantry": 1}))

    def _retreated(self, event: told.Retreated) -> None:
        self.shift(event.area, event.to, event.nation, event.force)
        self.turn.sheltered.add(event.to)

    def _city_pillaged(self, event: told.CityPillaged) -> None:
        self.cities[event.area] = "pillaged"
        self.nations[event.nation].gold += event.gold
        self.turn.pillaged.add(event.area)

    def _city_rebuilt(self, event: told.CityRebuilt) -> None:
        self.cities[event.area] = "whole"
        self.take(event.area, event.nation, Force(units={event.unit: 1}))
        self.burnt = (event.area, event.nation)
        self.turn.rebuilt.add(event.area)

    def _round_paid(self, event: told.RoundPaid) -> None:
        self.nations[event.nation].gold = event.gold
        self.turn.chest = event.chest

    def _area_blocked(self, event: told.AreaBlocked) -> None:
        """Gold of the chest pays first [12.1, 12.7]."""
        if self.turn.chest:
            self.turn.chest -= 1
        else:
            self.nations[event.nation].gold -= 1

    def _campaign_began(self, event: told.CampaignBegan) -> None:
        self.turn.leader, self.turn.chest = event.leader, event.chest
        self.turn.force = Counter(event.force.units)

    def _units_dropped(self, event: told.UnitsDropped) -> None:
        self.turn.force -= Counter(event.force.units)

    def _campaign_ended(self, event: told.CampaignEnded) -> None:
        self.turn.leader, self.turn.chest = "", 0

    def _campaign_marched(self, event: told.CampaignMarched) -> None:
        self.shift(self.leaders[event.leader], event.path[-1], event.nation, event.force)
        self.turn.force = Counter(event.force.units)

    def _reacted(self, event: told.Reacted) -> None:
        self.shift(event.path[0], event.path[-1], event.nation, event.force)

    def _battle_began(self, event: told.BattleBegan) -> None:
        self.turn.fought.add(event.defender)

    def _shock_rolled(self, event: told.ShockRolled) -> None:
        self.shocks += 1

    def _points_scored(self, event: told.PointsScored) -> None:
        self.points[event.seat] += event.halves
        self.earned[event.nation] += event.halves

    def _occupation_scored(self, event: told.OccupationScored) -> None:
        self.points[event.seat] += event.halves
        self.earned[event.nation] += event.halves

    # Comparing with the board

    def compare(self, state: ItaliaState, report: Report) -> None:
        """The events tell all that changes the board; after a finding the board counts."""
        units, reduced, leaders = _counted(state)
        self._lose_fleets(units)
        mine = {key: +found for key, found in self.units.items() if +found}
        if not report.same("1.4", "units on the board", *_differing(mine, units)):
            self.units, self._there = units, {}
        if self.reduced.get(self.burnt, 0) == reduced.get(self.burnt, 0) + 1:
            self.reduced[self.burnt] -= 1  # it isn't told whether the unit that was burnt was flipped
        self.burnt = ("", "")
        flipped = {key: number for key, number in self.reduced.items() if number}
        if not report.same("2.3", "flipped and damaged units", flipped, reduced):
            self.reduced = reduced
        if not report.same("2.5", "leaders on the board", self.leaders, leaders):
            self.leaders = leaders
        report.same("2.7", "fallen leaders", self.fallen, set(state.stacks["fallen"]))
        if not report.same("2.6", "cities", *_differing(self.cities, dict(state.cities))):
            self.cities = {area: str(city) for area, city in state.cities.items()}
        last = {area: owner for area, owner in state.last_owner.items() if owner and area in AREAS}
        if not report.same("1.4", "last owners", *_differing(self.last_owner, last)):
            self.last_owner = last
        report.same("11.1", "points", self.points, state.points)
        report.same("11.1", "points of the nations", self.earned, state.earned)
        report.same("13.3", "battles with elephants", self.shocks, state.shocks)
        for nation, theirs in state.nations.items():
            self._compare_nation(nation, state, report)
            if theirs.gold != self.nations[nation].gold:
                self.nations[nation].gold = theirs.gold

    def _lose_fleets(self, units: dict[tuple[str, str], Units]) -> None:
        """It isn't told in which sea fleets were lost for want of counters [14.4]: the board shows it."""
        for key, found in self.units.items():
            missing = found[FLEET] - units.get(key, Counter())[FLEET] if self.sunk else 0
            if key[0] in SEAS and 0 < missing <= self.sunk:
                found[FLEET] -= missing
                self.sunk -= missing
        self.sunk = 0

    def _compare_nation(self, nation: str, state: ItaliaState, report: Report) -> None:
        mine, theirs = self.nations[nation], state.nations[nation]
        report.same("6.5", f"gold of {nation}", mine.gold, theirs.gold)
        report.same("6.8", f"capital of {nation}", mine.capital, theirs.capital)
        report.same("12.15", f"controller of {nation}", mine.controller, theirs.controller)
        coin = Counter(kind_of(piece) for piece in state.stacks[f"coin-{nation}"])
        report.same("6.5", f"units of {nation} that wait", +mine.waiting, coin)


@cache
def kind_of(piece: str) -> str:
    """The kind of a counter, from its name."""
    return piece.removeprefix(nation_of(piece) + "-").rsplit("-", 1)[0]


@cache
def nation_of(piece: str) -> str:
    return max((nation for nation in NATIONS if piece.startswith(f"{nation}-")), key=len, default="")


def place_of(stack: str, where: Mapping[str, str]) -> str:
    """The place of a stack; of one aboard a fleet, the sea of that fleet."""
    return where.get(stack.removeprefix("aboard-"), "") if stack.startswith("aboard-") else stack


_LEADERS = {leader: nation for nation, found in NATIONS.items() for leader in found.leaders}


def _counted(
    state: ItaliaState,
) -> tuple[dict[tuple[str, str], Units], dict[tuple[str, str], int], dict[str, str]]:
    """Units, reduced units and leaders by place."""
    units: dict[tuple[str, str], Units] = {}
    reduced: dict[tuple[str, str], int] = {}
    leaders: dict[str, str] = {}
    where = {piece: place for place, stack in state.stacks.items() for piece in stack}
    for piece, found in where.items():
        place = place_of(found, where)
        if place not in AREAS and place not in SEAS and place not in STAGING:
            continue
        if piece in _LEADERS:
            leaders[piece] = place
            continue
        key = (place, nation_of(piece))
        units.setdefault(key, Counter())[kind_of(piece)] += 1
        if piece in state.reduced:
            reduced[key] = reduced.get(key, 0) + 1
    return units, reduced, leaders


def _differing(mine: Mapping[K, V], theirs: Mapping[K, V]) -> tuple[dict[K, V | None], dict[K, V | None]]:
    """What two ledgers don't have alike."""
    keys = [key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key)]
    return {key: mine.get(key) for key in keys}, {key: theirs.get(key) for key in keys}
