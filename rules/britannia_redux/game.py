"""The position as the rules see it: who is where, who owns what, who is subject to whom.

To set up a position for a test or a puzzle, change a fresh game with :meth:`BritanniaRedux.clear_board`,
:meth:`BritanniaRedux.muster`, :meth:`BritanniaRedux.lead` and :meth:`BritanniaRedux.fortify`; markers are plain fields
of the state (``turn``, ``nation``, ``stage``, ``subjects``, ``points`` and so on).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rules.britannia_redux.data.loader import (
    BOX,
    BURH,
    FORT,
    GAME_ID,
    ROMANS,
    Area,
    BritanniaData,
    britannia_data,
)
from rules.britannia_redux.data.models import Entry, RoundRecord, Timeline
from rules.britannia_redux.events import AnyEvent, PointsScored
from rules.britannia_redux.info import INFO, players_of
from rules.britannia_redux.setup import set_up_state
from rules.britannia_redux.state import BritanniaState, Fort
from rules.core.campaign import Campaign
from rules.core.choices import option_maker, refusal_maker
from rules.core.game import GameInfo, Options, every_field
from rules.core.memo import Memo
from rules.core.pieces import Pieces
from rules.core.text import Text, register_names, register_sorts, speaker

say = speaker(GAME_ID)
choice = option_maker(GAME_ID, "area", "to")
refusal = refusal_maker(GAME_ID)

register_names(GAME_ID, lambda: britannia_data().names)
register_sorts(GAME_ID, lambda: britannia_data().sorts)


def heading(place: str) -> tuple[Text, ...]:
    """The menu heading for a place: its land, or the sea."""
    area = britannia_data().areas.get(place)
    return (say("heading", region=f"in-{area.region.lower()}" if area else "sea"),)


class BritanniaRedux(Campaign[BritanniaState]):
    """A position of Britannia reDux: what the rules ask of it, and what they change.

    It doesn't play itself: the package adds the sequence of play.
    """

    info: ClassVar[GameInfo] = INFO
    state_type = BritanniaState
    version = 1
    event_type = AnyEvent
    public_fields = every_field(BritanniaState)
    deadline_defaults = (
        "submission",
        "losses",
        "retreat",
        "withdraw",
        "return",
        "raiders",
        "place",
        "remove",
        "rebuild",
        "excess",
    )
    data: ClassVar[BritanniaData] = britannia_data()

    @classmethod
    def set_up(cls, scenario: str, options: Options) -> BritanniaState:
        """The map at the start of a scenario [14.1, B2]."""
        return set_up_state(cls.data, scenario, options)

    @classmethod
    def seats_in_play(cls, options: Options) -> tuple[str, ...]:
        """The sides for this number of players [14.2, B2.1]."""
        return tuple(side.seat for side in cls.data.sides[players_of(options)])

    def prepare(self) -> None:
        """Begin with an empty cache for this position."""
        self.memo = Memo()

    def changed(self) -> None:
        """Drop everything cached about the position."""
        self.memo.clear()

    def reread(self) -> None:
        """Take over changes that were made to the state from outside."""
        self.pieces = Pieces(self.state.stacks)
        self.changed()

    # The calendar and the players

    @property
    def timeline(self) -> Timeline:
        """The Timeline of the game [14.1]."""
        return self.data.timelines[self.state.timeline]

    @property
    def round(self) -> RoundRecord:
        """The present round."""
        return self.timeline.round_list[self.state.turn - 1]

    @property
    def is_final_round(self) -> bool:
        """Whether this is the last round."""
        return self.state.turn >= self.state.last_turn

    def entry(self, nation: str) -> Entry:
        """What a nation receives in this round [B4.2]; nothing in the extra turns."""
        if self.state.extra:
            return Entry(nation=nation)
        return self.data.entry(self.state.timeline, self.state.turn, nation)

    def scoring_round(self, scoring: str) -> int:
        """The round of a scoring on this Timeline."""
        return self.data.tables.scoring_rounds[self.state.timeline][scoring]

    def seat_of(self, nation: str) -> str:
        """The seat that plays a nation."""
        return self.state.seats[nation]

    def seat_detail(self, seat: str) -> Text:
        """The nations that a seat plays, by the number of players [14.2], without those that can't come any more."""
        nations = [
            nation for nation in self.data.order if self.state.seats[nation] == seat and self._may_appear(nation)
        ]
        return say("seat-detail", nations=tuple(nations))

    def _may_appear(self, nation: str) -> bool:
        """Whether a nation has units, or gets some later on the Timeline."""
        later = self.timeline.round_list[self.state.turn - 1 :]
        return self.is_in_game(nation) or any(entry.nation == nation for each in later for entry in each.entries)

    def is_same_player(self, nation: str, other: str) -> bool:
        """Whether two nations are of one player [B1.4, R1]."""
        return self.state.seats[nation] == self.state.seats[other]

    def seat_points(self, seat: str) -> int:
        """The points of a seat: those of its nations [B3.5, B11.1]."""
        return sum(points for nation, points in self.state.points.items() if self.state.seats[nation] == seat)

    def score(self, nation: str, points: int, cause: str, rule: str, *about: str) -> None:
        """Give a nation victory points [15.4, B11]."""
        if not points:
            return
        self.state.points[nation] += points
        seat = self.seat_of(nation)
        self.tell(
            PointsScored(
                nation=nation,
                seat=seat,
                points=points,
                cause=cause,
                about=about,
                total=self.state.points[nation],
                seat_total=self.seat_points(seat),
            ),
            rule,
        )

    # Counters

    def area(self, area: str) -> Area:
        """What is printed in an area."""
        return self.data.areas[area]

    def is_land(self, place: str) -> bool:
        """Whether a place is an area of land."""
        return place in self.data.areas

    def put(self, unit: str, place: str) -> None:
        """Move a counter without any consequences."""
        self.pieces.move(unit, place)
        self.memo.clear()

    def put_all(self, units: Iterable[str], place: str) -> None:
        """Move several counters without any consequences."""
        for unit in list(units):
            self.put(unit, place)

    def place(self, unit: str) -> str:
        """The place of a counter."""
        return self.pieces.place(unit)

    def kind(self, unit: str) -> str:
        """The kind of a counter: infantry, cavalry, roman-infantry or leader."""
        return self.data.kind_of[unit]

    def is_army(self, unit: str) -> bool:
        """Whether a counter is an army [B1.2]."""
        return unit in self.data.armies

    def is_in_play(self, unit: str) -> bool:
        """Whether a counter is on land or at sea."""
        place = self.pieces.place(unit)
        return place in self.data.areas or place in self.data.seas

    def armies(self, place: str, nation: str) -> list[str]:
        """The armies of a nation in a place."""
        nation_of, armies = self.data.nation_of, self.data.armies
        return [unit for unit in self.state.stacks.get(place, ()) if nation_of[unit] == nation and unit in armies]

    def leaders(self, place: str, nation: str) -> list[str]:
        """The leaders of a nation in a place."""
        nation_of, leaders = self.data.nation_of, self.data.leaders
        return [unit for unit in self.state.stacks.get(place, ()) if unit in leaders and nation_of[unit] == nation]

    def all_armies(self, nation: str) -> list[str]:
        """The armies of a nation in play, on land and at sea."""
        return self.memo.get(("armies", nation), lambda: self._all_armies(nation))

    def _all_armies(self, nation: str) -> list[str]:
        return [unit for place in self.places_of(nation) for unit in self.armies(place, nation)]

    def places_of(self, nation: str) -> list[str]:
        """The areas and seas with counters of a nation, land first."""
        return self._places().get(nation, [])

    def _places(self) -> dict[str, list[str]]:
        return self.memo.get("places", self._all_places)

    def _all_places(self) -> dict[str, list[str]]:
        nation_of, stacks, found = self.data.nation_of, self.state.stacks, dict[str, list[str]]()
        for place in (*self.data.areas, *self.data.seas):
            for nation in dict.fromkeys(nation_of[unit] for unit in stacks.get(place, ())):
                found.setdefault(nation, []).append(place)
        return found

    def units_of(self, nation: str) -> list[str]:
        """The counters of a nation in play, leaders included."""
        nation_of, stacks = self.data.nation_of, self.state.stacks
        return [unit for place in self.places_of(nation) for unit in stacks[place] if nation_of[unit] == nation]

    def is_in_game(self, nation: str) -> bool:
        """Whether a nation has a unit anywhere [B3.2]."""
        return bool(self.places_of(nation)) or any(
            fort.nation == nation and fort.intact for fort in self.state.forts.values()
        )

    def free(self, nation: str, kind: str) -> list[str]:
        """The counters of a kind that a nation may still bring into play [B4.1.5, 16]."""
        left = self.data.nations[nation].army_total - len(self.all_armies(nation)) - len(self.walls(nation))
        waiting = [unit for unit in self.data.counters_of.get((nation, kind), ()) if self.pieces.is_at(unit, BOX)]
        return waiting[: max(left, 0)]

    def army_kind(self, nation: str) -> str:
        """The kind of army that a nation usually receives."""
        return str(self.data.nations[nation].army_type)

    def muster(self, nation: str, place: str, count: int, kind: str = "") -> tuple[str, ...]:
        """Bring up to ``count`` free armies of a nation into a place; return them."""
        units = tuple(self.free(nation, kind or self.army_kind(nation))[:count])
        self.put_all(units, place)
        return units

    def lead(self, leader: str, place: str) -> None:
        """Put a leader into a place."""
        self.put(leader, place)

    def clear_board(self) -> None:
        """Take every counter and fortification off the board."""
        self.put_all([unit for nation in self.data.order for unit in self.units_of(nation)], BOX)
        self.state.forts.clear()
        self.memo.clear()

    # Fortifications

    def fort(self, area: str) -> Fort | None:
        """The intact fortification of an area [15.2, 16]."""
        found = self.state.forts.get(area)
        return found if found is not None and found.intact else None

    def fort_of(self, area: str, nation: str) -> Fort | None:
        """The intact fortification of a nation in an area."""
        found = self.fort(area)
        return found if found is not None and found.nation == nation else None

    def has_fort_counter(self, area: str) -> bool:
        """Whether a Roman fort counter is in an area, intact or destroyed [15.4.3]."""
        found = self.state.forts.get(area)
        return found is not None and found.work == FORT

    def has_destroyed_fort(self, area: str) -> bool:
        """Whether a destroyed Roman fort is in an area."""
        found = self.state.forts.get(area)
        return found is not None and not found.intact

    def walls(self, nation: str, work: str = "") -> list[str]:
        """The areas with strongholds and burhs of a nation, or with one of the two [16]."""
        return [
            area
            for area, fort in self.state.forts.items()
            if fort.nation == nation and fort.work != FORT and work in ("", fort.work)
        ]

    def fortify(self, area: str, work: str, nation: str = ROMANS, *, intact: bool = True, fresh: bool = False) -> None:
        """Put a fortification into an area."""
        self.state.forts[area] = Fort(work=work, nation=nation, intact=intact, fresh=fresh)
        self.memo.clear()

    def raze(self, area: str) -> None:
        """Destroy a fortification: a Roman fort is turned over, others leave the board [15.2.2]."""
        fort = self.state.forts[area]
        if fort.work == FORT:
            fort.intact = False
        else:
            del self.state.forts[area]
        self.memo.clear()

    def season(self) -> None:
        """A phase is over: new forts and burhs give Roads from now on [15.2.1]."""
        for fort in self.state.forts.values():
            fort.fresh = False
        self.memo.clear()

    # Who is where

    def presence(self, place: str) -> dict[str, int]:
        """The opposing units of each nation in a place: armies and a fortification, no leaders [B1.2, B10.1]."""
        return self.memo.get(("presence", place), lambda: self._presence(place))

    def _presence(self, place: str) -> dict[str, int]:
        armies, found = self.data.armies, dict[str, int]()
        for unit in self.state.stacks.get(place, ()):
            if unit in armies:
                nation = armies[unit][0]
                found[nation] = found.get(nation, 0) + 1
        fort = self.fort(place)
        if fort is not None:
            found[fort.nation] = found.get(fort.nation, 0) + 1
        return found

    def enemies(self, place: str, nation: str) -> list[str]:
        """The other nations with armies or fortifications in a place."""
        return [other for other in self.presence(place) if other != nation]

    def opposing(self, place: str, nation: str) -> int:
        """The number of opposing units in a place [B1.2]."""
        return sum(count for other, count in self.presence(place).items() if other != nation)

    def owner(self, area: str) -> str:
        """The nation that owns an area: the only one there [B1.3, R18]. Empty if vacant or contested."""
        there = self.presence(area)
        return next(iter(there)) if len(there) == 1 else ""

    def is_vacant(self, area: str) -> bool:
        """Whether no units are in an area; a destroyed fort does not count as a unit [B1.6]."""
        return not self.presence(area)

    def owned(self, nation: str) -> list[str]:
        """The areas that a nation owns."""
        return self.memo.get("owned", self._all_owned).get(nation, [])

    def _all_owned(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for area in self.data.areas:
            if owner := self.owner(area):
                found.setdefault(owner, []).append(area)
        return found

    def contested(self, nation: str) -> list[str]:
        """The areas in which a nation meets another one [B1.3]."""
        return self.memo.get(("contested", nation), lambda: self._contested(nation))

    def _contested(self, nation: str) -> list[str]:
        return [area for area in self.data.areas if nation in (there := self.presence(area)) and len(there) > 1]

    def army_areas(self, nation: str) -> list[str]:
        """The areas of land with armies of a nation [15.5]."""
        return [place for place in self.places_of(nation) if place in self.data.areas and self.armies(place, nation)]

    # Stacking

    def stack(self, area: str, nation: str) -> int:
        """What counts for stacking: armies, strongholds and burhs, not Roman forts [15.3, 16, B6.1]."""
        fort = self.fort_of(area, nation)
        return len(self.armies(area, nation)) + (fort is not None and fort.work != FORT)

    def overstacks(self, nation: str) -> list[str]:
        """The areas in which a nation has more than the usual stack [B6.1]."""
        return self.memo.get(("overstacks", nation), lambda: self._overstacks(nation))

    def _overstacks(self, nation: str) -> list[str]:
        areas = {place for place in self.places_of(nation) if place in self.data.areas} | set(self.walls(nation))
        return sorted(area for area in areas if self.stack(area, nation) > self.data.areas[area].stack)

    def room(self, area: str, nation: str) -> int:
        """How many more armies a nation may have in an area: only one overstack, but any number for Rome [B6.1]."""
        facts, used = self.data.areas[area], self.stack(area, nation)
        others = [other for other in self.overstacks(nation) if other != area]
        return max((facts.overstack if nation == ROMANS or not others else facts.stack) - used, 0)

    # Roads

    def roads(self, nation: str) -> frozenset[str]:
        """The areas whose Roads a nation may use [15.2.1, 15.5.2, 16.2.3]."""
        return self.memo.get(("roads", nation), lambda: self._roads(nation))

    def _roads(self, nation: str) -> frozenset[str]:
        work = FORT if nation == ROMANS else BURH
        built = {
            area
            for area, fort in self.state.forts.items()
            if fort.work == work and fort.nation == nation and fort.intact and not fort.fresh
        }
        if nation == ROMANS:
            built |= {area for area in self.subject_areas() if not self.has_destroyed_fort(area)}
        return frozenset(built)

    # Submission

    def subject_areas(self) -> frozenset[str]:
        """The areas with units of the subjects of Rome [15.5.2]."""
        return self.memo.get("subject areas", self._subject_areas)

    def _subject_areas(self) -> frozenset[str]:
        subjects = self.state.subjects
        return frozenset(area for area in self.data.areas if any(n in subjects for n in self.presence(area)))

    def is_subject(self, nation: str) -> bool:
        """Whether a nation is subject to Rome or another nation [15.5, R15]."""
        return nation in self.state.subjects or nation in self.state.vassals

    def at_peace(self, nation: str, other: str) -> bool:
        """Whether submission forbids two nations to attack each other [15.5.2, B14.3, R15]."""
        if ROMANS in (nation, other):
            return (other if nation == ROMANS else nation) in self.state.subjects
        return self.state.vassals.get(nation) == other or self.state.vassals.get(other) == nation

    def may_attack(self, nation: str, other: str) -> bool:
        """Whether a nation may enter areas with units of another one [B5.6, B13.2, 15.5.2, 15.6.4]."""
        if self.at_peace(nation, other):
            return False
        return not (nation == "romano-british" and other in self.state.protected)

    def centers(self, nation: str) -> Sequence[str]:
        """The scoring centers of a nation [B11.2]."""
        return self.data.holding[nation].centers
