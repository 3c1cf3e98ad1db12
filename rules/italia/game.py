"""The position as the rules see it: who is where, who owns what, who is whose enemy.

To set up a position for a test: ``t = Italia(Italia.set_up("I", {}), "secret")``, ``t.clear()`` for an empty map,
``t.place(nation, type, count, place)`` or ``t.put(unit, place)``, and write ``t.state.nations[...]``,
``t.state.cities[...]``, ``t.state.last_owner[...]``.
``t.state.active`` and ``t.state.step`` say where the turn is; ``rules.italia.turn.begin_nation`` starts a nation turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from rules.core.campaign import Campaign
from rules.core.choices import option_maker, refusal_maker
from rules.core.game import GameInfo, Options, every_field
from rules.core.memo import Memo
from rules.core.text import Argument, Text, register_names, register_sorts, speaker
from rules.italia.data.loader import (
    CONSULAR,
    FLEET,
    GAME_ID,
    KNIGHT,
    LAST_RETURN_OF_ROMA,
    ROMA,
    ROMANS,
    TYPES,
    Area,
    ItaliaData,
    Period,
    Unit,
    italia_data,
)
from rules.italia.data.models import CardRecord, UnitType
from rules.italia.events import AnyEvent, Force, LeaderKilled, PointsScored
from rules.italia.info import INFO
from rules.italia.setup import BOX, FALLEN, aboard, coin, set_up_state
from rules.italia.state import ItaliaState, NationState, NationTurn

say = speaker(GAME_ID)
choice = option_maker(GAME_ID, "area")
refusal = refusal_maker(GAME_ID)

register_names(GAME_ID, lambda: italia_data().names)
register_sorts(GAME_ID, lambda: italia_data().sorts)

_WORTH = {kind: place for place, kind in enumerate(TYPES)}
OFF_MAP = (BOX, FALLEN)


def in_points(halves: int) -> str:
    """Half points as people write points: ``7``, ``7½``, ``−½`` [1.7]."""
    whole, half = divmod(abs(halves), 2)
    return f"{'−' if halves < 0 else ''}{whole or ('' if half else 0)}{'½' if half else ''}"


def heading(place: str) -> tuple[Text, ...]:
    """The menu heading for a place: its region, or the sea."""
    area = italia_data().areas.get(place)
    return (say("heading-sea") if area is None else say("heading", region=area.region),)


class Italia(Campaign[ItaliaState]):
    """A position of Italia: what the rules ask of it, and what they change.

    It doesn't play itself: the package adds the sequence of play.
    """

    info: ClassVar[GameInfo] = INFO
    state_type = ItaliaState
    version = 1
    event_type = AnyEvent
    public_fields = every_field(ItaliaState)
    data: ClassVar[ItaliaData] = italia_data()

    @classmethod
    def set_up(cls, scenario: str, options: Options) -> ItaliaState:
        """The map, the cities and the gold at the start of a scenario [4]."""
        return set_up_state(cls.data, scenario)

    @classmethod
    def seats_of(cls, scenario: str, options: Options) -> tuple[str, ...]:
        """Three seats in Italia I, four in Italia II [1.1]."""
        return cls.data.periods[cls.data.scenarios[scenario].period].seats

    def prepare(self) -> None:
        """Begin with an empty cache for this position."""
        self.memo = Memo()
        periods = self.data.periods
        self.period: Period = periods.get(self.state.period) or periods[self.data.scenarios["I"].period]

    def changed(self) -> None:
        """Drop everything cached about the position."""
        self.memo.clear()

    # Seats and nations

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in play, in order."""
        return self.period.seats

    @property
    def active(self) -> str:
        """The nation whose turn it is."""
        return self.state.active

    @property
    def now(self) -> NationTurn:
        """The facts of the nation turn in progress."""
        return self.state.now

    def seat_of(self, nation: str) -> str:
        """The seat that plays a nation."""
        return self.period.seat_of[nation]

    def seat_detail(self, seat: str) -> Text:
        """The nations that a seat plays, without those that can't come any more; in a short cut the points to beat."""
        nations = tuple(each for each in self.playing() if self.seat_of(each) == seat)
        yardstick = self.yardstick.get(seat, 0)
        if not yardstick:
            return say("seat-detail", nations=nations)
        return say("seat-detail-yardstick", nations=nations, points=in_points(yardstick))

    @property
    def yardstick(self) -> Mapping[str, int]:
        """The half points that a short cut expects of each seat; empty in a full game [11.6]."""
        return self.data.scenarios[self.state.scenario].yardstick

    def measured(self) -> dict[str, int]:
        """The half points of each seat as the victory counts them: in a short cut less its yardstick [11.6]."""
        return {seat: points - self.yardstick.get(seat, 0) for seat, points in self.state.points.items()}

    def playing(self) -> list[str]:
        """The nations in the order of play, without those that can't come any more."""
        return [nation for nation in self.period.order if self._may_appear(nation)]

    def _may_appear(self, nation: str) -> bool:
        """Whether a nation has units, or gets some before the scenario ends."""
        later = range(self.state.turn, self.state.last_turn + 1)
        return bool(self.on_map(nation)) or any(self.period.arriving(turn, nation) for turn in later)

    def nation(self, nation: str) -> NationState:
        """What a nation has besides its counters."""
        return self.state.nations[nation]

    def card(self, nation: str) -> CardRecord:
        """A nation's card."""
        return self.period.cards[nation]

    def vassals(self, nation: str) -> list[str]:
        """The nations submitted to a nation."""
        return [each for each, facts in self.state.nations.items() if facts.controller == nation]

    def are_at_truce(self, one: str, other: str) -> bool:
        """Whether a card forbids two nations to attack each other this turn [14.7]."""
        pairs = [(one, each) for each in self.card(one).truce] + [(other, each) for each in self.card(other).truce]
        return any({owner, truce.nation} == {one, other} and self.state.turn <= truce.to_turn for owner, truce in pairs)

    def are_linked(self, one: str, other: str) -> bool:
        """Whether one has submitted to the other: it may pass through its areas [9.6]."""
        return self.nation(one).controller == other or self.nation(other).controller == one

    def are_enemies(self, one: str, other: str) -> bool:
        """Whether two nations may fight each other [1.2, 12.15]."""
        return self.memo.get(("foes", self.state.turn, one, other), lambda: self._are_enemies(one, other))

    def _are_enemies(self, one: str, other: str) -> bool:
        if one == other or self.are_linked(one, other) or self.are_at_truce(one, other):
            return False
        power = self.nation(one).controller
        return not power or power != self.nation(other).controller

    def same_seat(self, one: str, other: str) -> bool:
        """Whether two nations belong to one seat [11.2]."""
        return self.period.seat_of.get(one) == self.period.seat_of.get(other)

    # Counters

    def unit(self, piece: str) -> Unit:
        """What is printed on a unit's counter."""
        return self.data.units[piece]

    def is_leader(self, piece: str) -> bool:
        """Whether a counter is a leader."""
        return piece in self.data.leader_nation

    def nation_of(self, piece: str) -> str:
        """The nation of a counter."""
        unit = self.data.units.get(piece)
        return unit.nation if unit is not None else self.data.leader_nation[piece]

    def to_hit(self, unit: str) -> int:
        """The number on the side of a unit that is up; a damaged knight fights as before [2.1, 2.3]."""
        printed = self.data.units[unit]
        return printed.reverse_to_hit if unit in self.state.reduced else printed.to_hit

    def place_of(self, piece: str) -> str:
        """The place of a counter; for what is aboard, ``aboard-`` and the fleet."""
        return self.pieces.place(piece)

    def space_of(self, piece: str) -> str:
        """The area or sea in which a counter is, afloat or aboard; empty if it isn't on the map."""
        place = self.pieces.place(piece)
        if place.startswith("aboard-"):
            place = self.pieces.place(place.removeprefix("aboard-"))
        return place if place in self.data.areas or place in self.data.seas else ""

    def put(self, piece: str, place: str) -> None:
        """Move a counter, and note who owns the areas now [1.4]."""
        before = self.pieces.place(piece)
        self.pieces.move(piece, place)
        self.memo.clear()
        if piece in self.data.units:
            self._note_owner(before)
            self._note_owner(place)

    def _note_owner(self, area: str) -> None:
        """Note who owns an area; it isn't taken over by the nation that owned it last [1.4, 10.13, R86]."""
        owner = self.owner(area) if area in self.data.areas else ""
        last = self.state.last_owner.get(area, "")
        if owner and owner != last:
            if owner == self.state.active:
                self.now.taken.setdefault(area, last)
            self.state.last_owner[area] = owner

    def put_all(self, pieces: Iterable[str], place: str) -> None:
        """Move several counters to a place."""
        for piece in list(pieces):
            self.put(piece, place)

    def remove(self, pieces: Iterable[str]) -> None:
        """Take counters off the map; they may come again [2.7]."""
        for piece in list(pieces):
            if piece in self.state.reduced:
                self.state.reduced.remove(piece)
            self._forget(piece)
            self.put(piece, BOX)

    def _forget(self, piece: str) -> None:
        now = self.now
        for kept in (now.moved, now.still, now.escorted):
            if piece in kept:
                kept.remove(piece)
        for noted in (now.spent, now.carried, now.sailed):
            noted.pop(piece, None)
        now.entries.pop(piece, None)
        run = now.campaign
        if run is not None:
            run.force = [each for each in run.force if each != piece]
            run.dropped = [each for each in run.dropped if each != piece]

    def clear(self) -> None:
        """Take every counter off the map, and forget who owned what: for setting up positions."""
        for piece in (*self.data.units, *self.data.leader_nation):
            if self.nation_of(piece) in self.period.order and self.pieces.place(piece) != BOX:
                self.pieces.move(piece, BOX)
        self.state.last_owner, self.state.reduced = {}, []
        self.changed()

    def place(self, nation: str, kind: UnitType, count: int, place: str) -> list[str]:
        """Put units from the box on the map: for arrivals, purchases, and positions set up by hand."""
        units = self.free(nation, kind)[:count]
        self.put_all(units, place)
        return units

    def free(self, nation: str, kind: UnitType) -> list[str]:
        """The counters of a kind that a nation has in the box [2.7, R14]."""
        units = self.data.units_of[nation]
        return [unit for unit in units if self.data.units[unit].type == kind and self.pieces.is_at(unit, BOX)]

    def expected(self, nation: str, kind: UnitType) -> int:
        """The counters of a kind that a nation's arrivals of this turn need."""
        return sum(arrival.units.get(kind, 0) for arrival in self.period.arriving(self.state.turn, nation))

    # Who is where

    def stack(self, place: str) -> Sequence[str]:
        """The counters of a place."""
        return self.state.stacks.get(place, ())

    def units_at(self, area: str, nation: str) -> list[str]:
        """The land units of a nation in an area, not those aboard."""
        stack = self.state.stacks.get(area)
        if not stack:
            return []
        units = self.data.units
        return [
            piece for piece in stack if (unit := units.get(piece)) is not None and unit.land and unit.nation == nation
        ]

    def leaders_at(self, place: str, nation: str) -> list[str]:
        """The leaders of a nation in an area, or aboard a fleet."""
        leaders = self.data.leader_nation
        return [piece for piece in self.state.stacks.get(place, ()) if leaders.get(piece) == nation]

    def nations_at(self, area: str) -> list[str]:
        """The nations with land units in an area, in the order of play [10.15, R61]."""
        found: list[str] = self.memo.get(("nations", area), lambda: self._nations_at(area))
        return found

    def _nations_at(self, area: str) -> list[str]:
        units = self.data.units
        found = {
            unit.nation
            for piece in self.state.stacks.get(area, ())
            if (unit := units.get(piece)) is not None and unit.land
        }
        return list(found) if len(found) < 2 else sorted(found, key=self.period.order.index)

    def owner(self, area: str) -> str:
        """The nation that owns an area, a zone by its card; empty if none or several are there [1.4, R1, R2]."""
        if self.data.areas[area].is_staging:
            return next((each for each in self.nations_at(area) if area in self.card(each).owns_staging), "")
        nations = self.nations_at(area)
        return nations[0] if len(nations) == 1 else ""

    def is_vacant(self, area: str) -> bool:
        """Whether no land unit is in an area [1.4]."""
        return not self.data.areas[area].is_staging and not self.nations_at(area)

    def owned(self, nation: str) -> list[str]:
        """The areas that a nation owns; staging zones only by its card [1.4]."""
        found: list[str] = self.memo.get(("owned", nation), lambda: self._owned(nation))
        return found

    def _owned(self, nation: str) -> list[str]:
        areas = (*self.data.land, *self.card(nation).owns_staging)
        return [area for area in areas if self.owner(area) == nation]

    def controlled(self, nation: str) -> list[str]:
        """The areas that a nation or its vassals own [1.5]."""
        return [area for each in (nation, *self.vassals(nation)) for area in self.owned(each)]

    def enemies_at(self, area: str, nation: str) -> list[str]:
        """The enemies of a nation with land units in a land area."""
        key = ("enemies", self.state.turn, area, nation)
        found: list[str] = self.memo.get(key, lambda: self._enemies_at(area, nation))
        return found

    def _enemies_at(self, area: str, nation: str) -> list[str]:
        if self.data.areas[area].is_staging:
            return []
        return [each for each in self.nations_at(area) if self.are_enemies(nation, each)]

    def foes(self, area: str, nation: str) -> list[str]:
        """The units in an area of the enemies of a nation."""
        return [unit for each in self.enemies_at(area, nation) for unit in self.units_at(area, each)]

    def has_city(self, area: str) -> bool:
        """Whether an unpillaged city is in an area [2.6, R8, R60]."""
        return self.state.cities.get(area) == "whole"

    # Fleets

    def fleets_at(self, sea: str, nation: str) -> list[str]:
        """The fleets of a nation in a sea."""
        units = self.data.units
        return [
            piece
            for piece in self.state.stacks.get(sea, ())
            if (unit := units.get(piece)) is not None and unit.nation == nation and not unit.land
        ]

    def navies_at(self, sea: str) -> list[str]:
        """The nations with fleets in a sea, in the order of play."""
        found = {unit.nation for piece in self.stack(sea) if (unit := self.data.units.get(piece)) is not None}
        return sorted(found, key=self.period.order.index)

    def cargo(self, fleet: str) -> list[str]:
        """The land units that a fleet carries."""
        return [piece for piece in self.stack(aboard(fleet)) if piece in self.data.units]

    def passengers(self, sea: str, nation: str) -> list[str]:
        """The land units and leaders of a nation aboard its fleets in a sea."""
        return [piece for fleet in self.fleets_at(sea, nation) for piece in self.stack(aboard(fleet))]

    def room(self, sea: str, nation: str) -> int:
        """The units that a nation's fleets in a sea have room for at this moment [10.10]."""
        capacity = self.data.types[FLEET].capacity
        return sum(capacity - len(self.cargo(fleet)) for fleet in self.fleets_at(sea, nation))

    def go_aboard(self, pieces: Iterable[str], sea: str, nation: str) -> None:
        """Set units and leaders aboard a nation's fleets in a sea, where there is room."""
        capacity = self.data.types[FLEET].capacity
        fleets = self.fleets_at(sea, nation)
        for piece in list(pieces):
            free = [fleet for fleet in fleets if piece not in self.data.units or len(self.cargo(fleet)) < capacity]
            self.put(piece, aboard(free[0]))

    # The map as a whole

    def on_map(self, nation: str) -> list[str]:
        """A nation's units on the map, afloat and aboard too, not those that wait on the coin marker."""
        found: list[str] = self.memo.get(("map", nation), lambda: self._on_map(nation))
        return found

    def _on_map(self, nation: str) -> list[str]:
        off = (BOX, coin(nation))
        return [unit for unit in self.data.units_of[nation] if self.pieces.place(unit) not in off]

    def land_units(self, nation: str) -> list[str]:
        """A nation's land units on the map, aboard too."""
        return [unit for unit in self.on_map(nation) if self.data.units[unit].land]

    def leaders_on_map(self, nation: str) -> list[str]:
        """A nation's leaders on the map."""
        return [leader for leader in self.data.leaders_of[nation] if self.pieces.place(leader) not in OFF_MAP]

    def waiting(self, nation: str) -> list[str]:
        """The units that wait on a nation's coin marker [6.5]."""
        return list(self.stack(coin(nation)))

    # Stacking

    def base_limit(self, area: str, nation: str) -> int:
        """The stacking limit of an area that a nation owns [8.2, 8.4, R6]."""
        extra = self.data.tables.stacking
        limit = self.data.base_stack[area]
        if self.nation(nation).capital == area:
            limit += extra["capital"]
        return limit + (extra["leader"] if self.leaders_at(area, nation) else 0)

    def attack_limit(self, area: str, with_leader: bool) -> int:
        """The stacking limit of the active nation in an area with enemies [8.3]."""
        extra = self.data.tables.stacking
        major = extra["major_invasion"] if self.now.major else 0
        return self.data.base_stack[area] + extra["attacking"] + major + (extra["leader"] if with_leader else 0)

    # Forces and words

    def force(self, pieces: Iterable[str]) -> Force:
        """Units by type and leaders, for events."""
        given = list(pieces)
        counts: dict[str, int] = {}
        for unit in sorted((each for each in given if each in self.data.units), key=self.worth):
            kind = self.data.units[unit].type
            counts[kind] = counts.get(kind, 0) + 1
        leaders = tuple(piece for piece in given if piece in self.data.leader_nation)
        return Force(counts, leaders, sum(piece in self.state.reduced for piece in given))

    def worth(self, unit: str) -> tuple[int, bool, str]:
        """A key that sorts units, most valuable first."""
        return (_WORTH[self.data.units[unit].type], unit in self.state.reduced, unit)

    def words(self, pieces: Iterable[str]) -> Argument:
        """Units and leaders in words, for labels."""
        given = list(pieces)
        reduced = [piece for piece in given if piece in self.state.reduced]
        force, weak = self.force(piece for piece in given if piece not in reduced), self.force(reduced)
        counted: list[str | int | Text] = [say(f"count-{kind}", count=count) for kind, count in force.units.items()]
        counted += [say(f"count-{kind}-reduced", count=count) for kind, count in weak.units.items()]
        return (*counted, *force.leaders) or say("nothing")

    # Points

    def score(self, nation: str, halves: int, cause: str, rule: str, area: str, about: str, count: int) -> None:
        """Give a nation's seat half points at once, whole also to a submitted nation [11.1, 1.7, R53]."""
        seat = self.seat_of(nation)
        self.state.points[seat] += halves
        self.state.earned[nation] += halves
        self.tell(
            PointsScored(
                nation=nation,
                seat=seat,
                halves=halves,
                cause=cause,
                area=area,
                about=about,
                count=count,
                total=self.state.points[seat],
            ),
            rule,
        )

    def fall(self, leader: str) -> None:
        """Take a leader off the map for good [2.7, R65]."""
        self._forget(leader)
        self.put(leader, FALLEN)

    def bury(self, leader: str, area: str, by: str) -> None:
        """A leader is killed; he doesn't come again [2.7, 10.8]."""
        self.fall(leader)
        self.tell(LeaderKilled(nation=self.nation_of(leader), leader=leader, area=area, by=by), "10.8")

    # Special rules asked for in many places

    def roma_counts(self, nation: str) -> bool:
        """Whether a vacant Roma counts as an area of the Romans now [13.1]."""
        is_theirs = nation == ROMANS and nation == self.active and self.state.turn <= LAST_RETURN_OF_ROMA
        return is_theirs and self.is_vacant(ROMA)

    def is_damaged(self, unit: str) -> bool:
        """Whether a unit is a damaged knight, which can't retreat [14.3]."""
        return unit in self.state.reduced and self.data.units[unit].type == KNIGHT

    def is_flipped(self, unit: str) -> bool:
        """Whether a unit is a flipped consular legion [2.3]."""
        return unit in self.state.reduced and self.data.units[unit].type == CONSULAR

    def area(self, area: str) -> Area:
        """What is printed in an area or staging zone."""
        return self.data.areas[area]
