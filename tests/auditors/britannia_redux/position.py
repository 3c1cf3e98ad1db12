"""The auditor's own ledger: counters, fortifications, points and submissions, carried on by the events alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple, TypeVar, cast

from rules.britannia_redux import events as told
from rules.britannia_redux.state import BritanniaState
from rules.core.events import Event, PublicEvent
from tests.auditors.britannia_redux.printed import (
    AREAS,
    ENGLAND,
    FORT,
    LEADERS,
    NATIONS,
    NORMAN_SUPPLY,
    ROMANS,
    SEAS,
    Entry,
    Round,
    half_up,
    kind_of,
    nation_of,
    printed,
    stack,
)
from tests.auditors.report import Report

T = TypeVar("T")


class MovementBegan(PublicEvent):
    """The auditor's own: a Movement Phase begins, which no event of the game tells."""


@dataclass(frozen=True)
class Work:
    """A fortification; ``fresh``: built in this phase, so it gives no Road [15.2.1]."""

    kind: str
    nation: str
    intact: bool = True
    fresh: bool = False


class Before(NamedTuple):
    """What a move that is taken back restores."""

    units: tuple[str, ...]
    place: dict[str, str]
    works: dict[str, Work]
    protected: frozenset[str]
    came_from: dict[str, str]
    boats: frozenset[str]
    moved: frozenset[str]
    entered: frozenset[str]


@dataclass
class Turn:
    """A nation turn [B4]: ``afloat`` are armies that began it at sea, arrivals included [B6.2].

    ``owners``: of all areas when the phase began, ``first_owners``: when the turn began.
    """

    nation: str = ""
    extra: bool = False
    major: bool = False
    raid: bool = False
    part: int = 0
    phase: str = "increase"
    landless: bool = False
    afloat: set[str] = field(default_factory=set)
    risen: set[str] = field(default_factory=set)
    wronged: set[str] = field(default_factory=set)
    first_owners: dict[str, str] = field(default_factory=dict)
    owners: dict[str, str] = field(default_factory=dict)
    moved: set[str] = field(default_factory=set)
    came_from: dict[str, str] = field(default_factory=dict)
    boats: set[str] = field(default_factory=set)
    raiders: dict[str, str] = field(default_factory=dict)
    entered: set[str] = field(default_factory=set)
    moves: list[Before] = field(default_factory=list)


class Position:
    """Where everything is, and whose it is."""

    def __init__(self, state: BritanniaState) -> None:
        self.scenario = printed().scenarios[state.scenario]
        self.timeline = printed().timelines[self.scenario.timeline]
        self.options = frozenset(state.options)
        self.players = state.players
        self.seats = {nation: seat for seat, nations in printed().players[state.players].items() for nation in nations}
        self.round = self.scenario.first - 1
        self.turn = Turn()
        self.last_nation = ""
        self.danes_came = self.scenario.first > self.timeline.danes
        self.scored: dict[str, dict[str, int]] = {}
        self.raided: set[tuple[str, str]] = set()
        self.tribute: dict[str, int] = {}
        self.vassal_since: dict[str, int] = {}
        self.withdrawn = self.scenario.first > 1
        self._index: dict[str, list[str]] = {}
        self.cache: dict[object, object] = {}
        self.set_up()

    def set_up(self) -> None:
        """The position before the first round [B2.3, 16.1.2]."""
        self.place: dict[str, str] = {}
        self.works: dict[str, Work] = {}
        for nation, areas in self.scenario.armies.items():
            number = 0
            for area, count in areas.items():
                for _ in range(count):
                    if nation == "romano-british" and area in self._walled_areas():
                        self.works[area] = Work("stronghold", nation)
                        continue
                    number += 1
                    self.place[f"{nation}-infantry-{number}"] = area
        credited = self.scenario.points[self.players]
        self.points = {nation: credited.get(nation, 0) for nation in NATIONS}
        self.population = dict.fromkeys(NATIONS, 0)
        self.subjects: set[str] = set()
        self.freed: set[str] = set()
        self.protected: set[str] = set(self.scenario.protected)
        self.vassals: dict[str, str] = {}
        self.submitted: set[str] = set()
        self.occupied: set[tuple[str, str]] = set()
        self.walled: set[str] = set()

    def _walled_areas(self) -> tuple[str, ...]:
        return self.scenario.strongholds if "strongholds" in self.options else ()

    # Reading

    def recall(self, key: object, work_out: Callable[[], T]) -> T:
        """Something worked out once for this position."""
        if key not in self.cache:
            self.cache[key] = work_out()
        return cast(T, self.cache[key])

    @property
    def now(self) -> Round:
        """The round of the Timeline."""
        return self.timeline.rounds[self.round - 1]

    @property
    def last_round(self) -> bool:
        return self.round == self.scenario.last

    def entry(self, nation: str) -> Entry:
        """What the Timeline has for a nation now."""
        return self.now.entries.get(nation, Entry())

    def at(self, place: str) -> list[str]:
        """Every counter in a place."""
        if not self._index:
            for unit, where in self.place.items():
                self._index.setdefault(where, []).append(unit)
        return self._index.get(place, [])

    def armies_at(self, place: str, nation: str = "") -> list[str]:
        """The armies of a nation (empty: of all) in a place."""
        return [u for u in self.at(place) if u not in LEADERS and (not nation or nation_of(u) == nation)]

    def leaders_at(self, place: str, nation: str) -> list[str]:
        return [unit for unit in LEADERS if self.place.get(unit) == place and LEADERS[unit] == nation]

    def armies(self, nation: str, land: bool = False) -> list[str]:
        """A nation's armies in play."""
        return [
            unit
            for unit, where in self.place.items()
            if unit not in LEADERS and nation_of(unit) == nation and (not land or where in AREAS)
        ]

    def work(self, area: str, nation: str = "") -> Work | None:
        """The intact fortification of an area."""
        found = self.works.get(area)
        return found if found and found.intact and (not nation or found.nation == nation) else None

    def strengths(self) -> dict[str, dict[str, int]]:
        """Armies and intact fortifications by area and nation [B1.2]."""
        return self.recall("strengths", self._strengths)

    def _strengths(self) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {area: {} for area in AREAS}
        for unit, place in self.place.items():
            if place in found and unit not in LEADERS:
                there, nation = found[place], nation_of(unit)
                there[nation] = there.get(nation, 0) + 1
        for area, work in self.works.items():
            if work.intact:
                found[area][work.nation] = found[area].get(work.nation, 0) + 1
        return found

    def nations_at(self, area: str) -> set[str]:
        """Nations with armies or an intact fortification there [B1.3]."""
        return set(self.strengths().get(area, {}))

    def strength(self, area: str, nation: str) -> int:
        """Armies and intact fortifications of a nation: what counts as opposing units [B1.2]."""
        return self.strengths()[area].get(nation, 0) if area in AREAS else len(self.armies_at(area, nation))

    def opposing(self, area: str, nation: str) -> int:
        """Units there that oppose a nation [B1.2]."""
        return sum(number for other, number in self.strengths()[area].items() if other != nation)

    def owner(self, area: str) -> str:
        found = self.nations_at(area)
        return next(iter(found)) if len(found) == 1 else ""

    def all_owners(self) -> dict[str, str]:
        """The owner of each area; contested and vacant ones have none [B1.3]."""
        return {area: next(iter(there)) if len(there) == 1 else "" for area, there in self.strengths().items()}

    def owned(self, nation: str) -> set[str]:
        return {area for area, owner in self.all_owners().items() if owner == nation}

    def contested(self) -> set[str]:
        return {area for area in AREAS if len(self.nations_at(area)) > 1}

    def works_of(self, nation: str, kind: str = "") -> list[str]:
        return [
            area
            for area, work in self.works.items()
            if work.nation == nation and work.intact and (not kind or work.kind == kind)
        ]

    def present(self, nation: str) -> bool:
        """Whether a nation has a unit anywhere."""
        return any(nation_of(unit) == nation for unit in self.place) or bool(self.works_of(nation))

    def stacked(self, area: str, nation: str) -> int:
        """What counts for stacking: armies, strongholds and burhs [B6.1, 15.3, 16]."""
        work = self.work(area, nation)
        return len(self.armies_at(area, nation)) + bool(work and work.kind != FORT)

    def overstacked(self, nation: str) -> str:
        """What breaks the stacking limits of a nation, or nothing [B6.1, 15.3]."""
        over = []
        for area in AREAS:
            number = self.stacked(area, nation)
            if number > 2 * stack(area):
                return f"{number} in {area}"
            if number > stack(area):
                over.append(area)
        return "" if nation == ROMANS or len(over) < 2 else f"overstacks in {' and '.join(over)}"

    def room(self, nation: str, areas: Iterable[str]) -> int:
        """How many more armies of a nation these areas can hold, at best [B6.1]."""
        free = {area: stack(area) - self.stacked(area, nation) for area in areas}
        usual = sum(max(0, number) for number in free.values())
        over = [area for area in AREAS if self.stacked(area, nation) > stack(area)]
        if nation == ROMANS:
            return sum(2 * stack(area) - self.stacked(area, nation) for area in free)
        if over:
            area = over[0]
            return usual + (2 * stack(area) - self.stacked(area, nation) if area in free else 0)
        return usual + max((stack(area) for area in free), default=0)

    def counters_left(self, nation: str, kind: str) -> int:
        """How many armies of a kind a nation may still bring into play [B4.1.5, 16]."""
        army = "roman-infantry" if nation == ROMANS else kind
        used = sum(kind_of(unit) == army for unit in self.armies(nation))
        return min(NATIONS[nation].counters.get(army, 0) - used, self.total_left(nation))

    def total_left(self, nation: str) -> int:
        """How far a nation is below its army total; Roman forts don't count [16, 15.2]."""
        works = 0 if nation == ROMANS else len(self.works_of(nation))
        return NATIONS[nation].total - len(self.armies(nation)) - works

    def at_peace(self, one: str, other: str) -> bool:
        """Whether a submission binds two nations [15.5.2, B14.3]."""
        pair = {one, other}
        if ROMANS in pair and (pair - {ROMANS}) & self.subjects:
            return True
        return self.vassals.get(one) == other or self.vassals.get(other) == one

    def is_subject(self, nation: str) -> bool:
        return nation in self.subjects or nation in self.vassals

    def same_player(self, one: str, other: str) -> bool:
        return self.seats[one] == self.seats[other]

    def seat_points(self, seat: str) -> int:
        return sum(number for nation, number in self.points.items() if self.seats[nation] == seat)

    def extra_supply(self, nation: str) -> int:
        """How many armies an extra turn brings a nation [B12]."""
        if nation == "danes":
            return 3
        if nation == "norwegians":
            return half_up(len(self.owned(nation)) / 2) if "harald-hardrada" in self.place else 0
        if nation == "saxons":
            return half_up(len(self.owned(nation) & ENGLAND) / 2) if "harold" in self.place else 0
        if "william" not in self.place:
            return 0
        return len(self.owned(nation) & set(NORMAN_SUPPLY)) + (0 if "harold" in self.place else 2)

    # What the events tell

    def begin_movement(self) -> None:
        """A Movement Phase begins: what it looks back on [B5, B9.1]."""
        self._forget()
        turn = self.turn
        turn.phase = "movement"
        turn.part += 1
        if turn.part == 1:
            turn.afloat = {unit for unit in self.armies(turn.nation) if self.place[unit] in SEAS}
        turn.owners = self.all_owners()
        turn.moved, turn.came_from, turn.boats, turn.entered, turn.moves = set(), {}, set(), set(), []
        turn.raiders = {
            unit: place
            for unit, place in self.place.items()
            if turn.raid and place in SEAS and nation_of(unit) == turn.nation
        }
        self.end_phase()

    def _forget(self) -> None:
        """What was worked out no longer holds."""
        self._index, self.cache = {}, {}

    def end_phase(self) -> None:
        """Forts built in a phase give Roads from its end [15.2.1]."""
        self.works = {area: replace(work, fresh=False) if work.fresh else work for area, work in self.works.items()}

    def apply(self, event: Event) -> None:
        """Carry the ledger on."""
        self._forget()
        name = "_" + event.kind.replace("-", "_")
        found = getattr(self, name, None)
        if found is not None:
            found(event)

    def _round_began(self, event: told.RoundBegan) -> None:
        self.round = event.round
        self.raided = set()
        self.last_nation = ""

    def _nation_turn_began(self, event: told.NationTurnBegan) -> None:
        self.turn = Turn(event.nation, event.extra, event.major_invasion, event.raid)
        self.turn.first_owners = self.all_owners()
        self.turn.landless = event.nation not in self.turn.first_owners.values()
        self.last_nation = event.nation

    def _nation_turn_ended(self, event: told.NationTurnEnded) -> None:
        self.end_phase()
        if event.nation == "danes" and self.round == self.timeline.danes:
            self.danes_came = True
        self.turn = Turn()

    def _population_gained(self, event: told.PopulationGained) -> None:
        self.population[event.nation] = event.left

    def _burh_paid(self, event: told.BurhPaid) -> None:
        self.population[event.nation] = event.left

    def _army_traded(self, event: told.ArmyTraded) -> None:
        if event.work == "stronghold":
            self.walled.add(event.nation)

    def _units_placed(self, event: told.UnitsPlaced) -> None:
        self.place.update(dict.fromkeys(event.units, event.area))

    def _units_arrived(self, event: told.UnitsArrived) -> None:
        self.place.update(dict.fromkeys(event.units, event.sea))

    def _leader_appeared(self, event: told.LeaderAppeared) -> None:
        self.place[event.leader] = event.place

    def _leader_left(self, event: told.LeaderLeft) -> None:
        self.place.pop(event.leader, None)

    def _armies_removed(self, event: told.ArmiesRemoved) -> None:
        for unit in event.units:
            self.place.pop(unit, None)

    def _rising_began(self, event: told.RisingBegan) -> None:
        self.place.update(dict.fromkeys(event.units, event.area))
        self.turn.risen = {unit for unit in event.units if unit not in LEADERS}
        self.turn.moved |= set(event.units)

    def _units_moved(self, event: told.UnitsMoved) -> None:
        turn = self.turn
        turn.moves.append(
            Before(
                event.units,
                dict(self.place),
                dict(self.works),
                frozenset(self.protected),
                dict(turn.came_from),
                frozenset(turn.boats),
                frozenset(turn.moved),
                frozenset(turn.entered),
            )
        )
        self.place.update(dict.fromkeys(event.units, event.goal))
        turn.moved |= set(event.units)
        turn.came_from.update(dict.fromkeys(event.units, event.path[-2]))
        if event.by_boat:
            turn.boats |= set(event.units)
        if any(unit in turn.raiders for unit in event.units):
            turn.entered |= set(event.path[1:])

    def _move_taken_back(self, event: told.MoveTakenBack) -> None:
        if not self.turn.moves:
            return
        before = self.turn.moves.pop()
        self.place, self.works, self.protected = dict(before.place), dict(before.works), set(before.protected)
        self.turn.came_from, self.turn.boats = dict(before.came_from), set(before.boats)
        self.turn.moved, self.turn.entered = set(before.moved), set(before.entered)

    def _protection_lost(self, event: told.ProtectionLost) -> None:
        self.protected.discard(event.nation)

    def _movement_ended(self, event: told.MovementEnded) -> None:
        self.end_phase()
        self.turn.phase = "battles"

    def _fortification_built(self, event: told.FortificationBuilt) -> None:
        self.works[event.area] = Work(event.work, event.nation, fresh=event.work == FORT)

    def _battle_ended(self, event: told.BattleEnded) -> None:
        """An area that was taken stays lost in this turn, even if it's left again [B14.1]."""
        loser = self.turn.first_owners.get(event.area, "")
        if loser and loser != self.turn.nation and self.all_owners()[event.area] == self.turn.nation:
            self.turn.wronged.add(loser)

    def _fort_rebuilt(self, event: told.FortRebuilt) -> None:
        self.works[event.area] = Work(FORT, ROMANS, fresh=True)

    def _fortification_destroyed(self, event: told.FortificationDestroyed) -> None:
        self._take_fort(event.area)

    def _take_fort(self, area: str) -> None:
        found = self.works.get(area)
        if found and found.kind == FORT:
            self.works[area] = Work(FORT, ROMANS, intact=False)
        else:
            self.works.pop(area, None)

    def _hits_taken(self, event: told.HitsTaken) -> None:
        if (event.units or event.fort) and event.by == self.turn.nation:
            self.turn.wronged.add(event.nation)
        for unit in event.units:
            self.place.pop(unit, None)

    def _units_retreated(self, event: told.UnitsRetreated) -> None:
        self.place.update(dict.fromkeys(event.units, event.to))

    def _raiders_returned(self, event: told.RaidersReturned) -> None:
        self.place.update(dict.fromkeys(event.units, event.sea))

    def _submitted(self, event: told.Submitted) -> None:
        if event.overlord == ROMANS:
            self.subjects.add(event.nation)
            self.protected.add(event.nation)
        else:
            self.vassals[event.nation] = event.overlord
            self.vassal_since[event.nation] = self.round
            self.submitted.add(event.nation)

    def _submission_ended(self, event: told.SubmissionEnded) -> None:
        if event.overlord == ROMANS:
            self.subjects.discard(event.nation)
            self.freed.add(event.nation)
        else:
            self.vassals.pop(event.nation, None)

    def _tribute_owed(self, event: told.TributeOwed) -> None:
        self.tribute[event.overlord] = self.tribute.get(event.overlord, 0) + event.count

    def _fort_replaced(self, event: told.FortReplaced) -> None:
        self.works.pop(event.area, None)
        if event.unit:
            self.place[event.unit] = event.area

    def _romans_gone(self, event: told.RomansGone) -> None:
        self.place = {unit: where for unit, where in self.place.items() if nation_of(unit) != ROMANS}
        self.works = {area: work for area, work in self.works.items() if work.kind != FORT}
        self.withdrawn = True

    def _points_scored(self, event: told.PointsScored) -> None:
        self.points[event.nation] += event.points
        if event.cause == "occupying":
            self.occupied |= {(event.nation, area) for area in event.about}
        if event.cause == "raiding":
            self.raided |= {(event.nation, area) for area in event.about}

    def _holding_counted(self, event: told.HoldingCounted) -> None:
        self.scored.setdefault(event.scoring, {})[event.nation] = event.points

    # Beside the position of the game

    def compare(self, state: BritanniaState, report: Report) -> None:
        """The events must have told all that has changed."""
        places = {
            unit: place for place, units in state.stacks.items() if place in AREAS or place in SEAS for unit in units
        }
        if places != self.place:
            changed = {unit: (self.place.get(unit), places.get(unit)) for unit in {*places, *self.place}}
            report.same("events", "counters", {}, {unit: pair for unit, pair in changed.items() if pair[0] != pair[1]})
            self.place = places
            self._forget()
        mine = {area: (work.kind, work.nation, work.intact) for area, work in self.works.items()}
        theirs = {area: (fort.work, fort.nation, fort.intact) for area, fort in state.forts.items()}
        report.same("15.2", "fortifications", mine, theirs)
        report.same("B11.1", "points", self.points, {**dict.fromkeys(NATIONS, 0), **state.points})
        markers = {nation: number for nation, number in state.population.items() if nation != ROMANS}
        own = {nation: number for nation, number in self.population.items() if nation != ROMANS}
        report.same("B4.1", "population markers", own, markers)
        report.same("15.5", "subjects", self.subjects, set(state.subjects))
        report.same("15.6.4", "protected nations", self.protected, set(state.protected))
        report.same("B14", "vassals", self.vassals, state.vassals)
        report.same("15.5.3", "submissions used", self.submitted, set(state.submitted))
        occupied = {(nation, area) for nation, areas in state.occupied.items() for area in areas}
        report.same("B11.3", "areas occupied", self.occupied, occupied)
