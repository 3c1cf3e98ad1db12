"""The position as the rules see it: who is where, in which camp, in which office."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

import msgspec

from rules.core.campaign import Campaign
from rules.core.choices import option_maker, refusal_maker
from rules.core.decisions import Item
from rules.core.game import GameInfo, Options, every_field
from rules.core.memo import Memo
from rules.core.text import Text, register_names, register_sorts, speaker
from rules.core.zones import Zone
from rules.ultimus_romanorum.data.loader import (
    ARMENIA,
    BAGAUDES,
    BOXES,
    GAME_ID,
    HALVES,
    HUNNI,
    REFUGES,
    SUBJECTS,
    Area,
    Leader,
    UltimusData,
    Unit,
    ultimus_data,
)
from rules.ultimus_romanorum.data.models import Camp, Values
from rules.ultimus_romanorum.events import AnyEvent, PointsScored
from rules.ultimus_romanorum.info import INFO, SEATS
from rules.ultimus_romanorum.setup import set_up_state
from rules.ultimus_romanorum.state import Throne, UltimusState

ROMAN: Camp = "roman"
BARBARIAN: Camp = "barbarian"
CAMPS: tuple[Camp, ...] = (ROMAN, BARBARIAN)

_MOST_WAYS = 20_000

HOSTILE = ("war", "revolt", "regnum")
"""The statuses of a Tribe that fights Rome (R11)."""

CUP = "cup"

say = speaker(GAME_ID)
choice = option_maker(GAME_ID, "area")
refusal = refusal_maker(GAME_ID)

register_names(GAME_ID, lambda: ultimus_data().names)
register_sorts(GAME_ID, lambda: ultimus_data().sorts)


def other(camp: Camp) -> Camp:
    """The other camp."""
    return BARBARIAN if camp == ROMAN else ROMAN


def heading(area: str) -> tuple[Text, ...]:
    """The menu heading for an area: its diocese, the lands beyond the border, or the sea."""
    found = ultimus_data().areas.get(area)
    if found is None:
        return (say("heading-sea"),)
    return (say("heading", region=found.diocese.lower() or "barbaricum"),)


def town(area: str) -> str:
    """The town of an area, for its label: "none" if it has none."""
    name, _ = ultimus_data().place_names.get(area, ("", ""))
    return name.lower().replace(" ", "-") or "none"


class EmpireFallen(Exception):  # noqa: N818
    """Not one Augustus is left [3.5.1]. This ends the script at any point."""


class UltimusRomanorum(Campaign[UltimusState]):
    """A position of Ultimus Romanorum: what the rules ask of it, and what they change.

    It doesn't play itself: the package adds the sequence of play.
    """

    info: ClassVar[GameInfo] = INFO
    state_type = UltimusState
    version = 1
    event_type = AnyEvent
    public_fields = every_field(UltimusState)
    deadline_defaults = frozenset({"refuge", "evade"})
    zones = (Zone(CUP, "cup"), *(Zone(f"hand-{seat}", "hand", seat) for seat in SEATS))
    data: ClassVar[UltimusData] = ultimus_data()
    ways: ClassVar[Memo] = Memo(_MOST_WAYS)
    """Where stacks can go, by all that decides it (``field``). That is public, so all tables and forks share it."""

    @classmethod
    def set_up(cls, scenario: str, options: Options) -> UltimusState:
        """The map, the cup and the hands at the start of a scenario [3.3.2]."""
        return set_up_state(cls.data, scenario)

    def prepare(self) -> None:
        """Begin with an empty cache for this position."""
        self.memo = Memo()

    def changed(self) -> None:
        """Drop everything cached about the position."""
        self.memo.clear()

    def piece_item(self, piece: str) -> Item:
        """A stratagem as its owner sees it in the hand."""
        kind = self.data.cards[piece]
        return Item(piece, say(f"stratagem-{kind}"), say(f"stratagem-{kind}-detail"))

    def reaction_name(self, reaction: str) -> Text:
        """Its kind of stratagem, by which hands answer windows [6]."""
        return say(f"stratagem-{reaction}")

    def hand(self, seat: str) -> list[Item]:
        """The stratagems of a seat; one that only the other camp may play says so [6]."""
        return [self._held(piece, self.camp_of_seat(seat)) for piece in self.pieces.at(f"hand-{seat}")]

    def _held(self, piece: str, camp: Camp) -> Item:
        kind = self.data.cards[piece]
        if self.data.stratagems[kind].side in (camp, "mixed"):
            return self.piece_item(piece)
        note = say("stratagem-other-camp", detail=say(f"stratagem-{kind}-detail"))
        return Item(piece, say(f"stratagem-{kind}"), note)

    def seat_name(self, seat: str) -> Text:
        """The player and the present camp [0.5]."""
        return say(f"seat-{seat}-{self.camp_of_seat(seat)}")

    # Camps and seats

    @property
    def year(self) -> int:
        """The year of the turn."""
        return self.state.turn

    def seat(self, camp: Camp) -> str:
        """The seat that plays a camp."""
        return self.state.roman if camp == ROMAN else next(seat for seat in SEATS if seat != self.state.roman)

    def sequences_left(self, camp: Camp) -> int:
        """How many SMC a camp has left this year, with the one that it's in until that has ended [2.E]."""
        has_ended = self.state.step == "smc-end" and camp == self.state.active
        return self.state.sequences.get(camp, 0) - has_ended

    def camp_of_seat(self, seat: str) -> Camp:
        """The camp a seat plays."""
        return ROMAN if seat == self.state.roman else BARBARIAN

    def hand_of(self, camp: Camp) -> list[str]:
        """The stratagems in the hand of a camp's player."""
        return list(self.pieces.at(f"hand-{self.seat(camp)}"))

    def camp(self, piece: str) -> Camp:
        """The camp of a counter [3.7, 4.4]."""
        if piece in self.state.cause:
            return BARBARIAN
        tribe = self.tribe_of(piece)
        return self.camp_of_tribe(tribe) if tribe else ROMAN

    def camp_of_tribe(self, tribe: str) -> Camp:
        """The camp that controls a Tribe by its status [4.4.1, 6.2]."""
        if tribe in self.migrants():
            return BARBARIAN
        return ROMAN if self.state.tribes[tribe].status in ("foederati", "roman-ally") else BARBARIAN

    def migrants(self) -> tuple[str, ...]:
        """The Tribes that migrate this year, in the order of their great moves [6.2, R22]."""
        return tuple(self.state.migration.split())

    @property
    def migrating(self) -> str:
        """The Tribe that makes its great move, or has made the last one; empty if none migrates [6.2, R22]."""
        return next(reversed(self.migrants()), "")

    def fallen_this_year(self) -> Sequence[str]:
        """The generic leaders who fell this year, so they return in a later one [3.3.1, 4.2.1, 6.4]."""
        lost = self.state.lost_this_year
        return () if lost is msgspec.UNSET else lost

    def mourned(self) -> Mapping[str, str]:
        """The Augustus who has died this year in each half whose throne is pending (R77)."""
        mourned = self.state.mourned
        return {} if mourned is msgspec.UNSET else mourned

    def score(self, camp: Camp, pv: int, cause: str, rule: str, *about: str) -> None:
        """Give a camp's player victory points, or take them; never below zero [10, R43]."""
        seat = self.seat(camp)
        gain = max(pv, -self.state.pv[seat])
        self.state.pv[seat] += gain
        self.tell(
            PointsScored(seat=seat, camp=camp, pv=gain, cause=cause, about=about, total=self.state.pv[seat]), rule
        )

    def d10(self) -> int:
        """Roll a ten-sided die: 0 to 9, a zero is a zero [0.1]."""
        return self.roll(10) % 10

    def field(self, camp: Camp) -> int:
        """A key for all that decides what a camp's counters may enter: enemies, offices, Tribes, closed homes."""
        return self.memo.get(("field", camp), lambda: self._field(camp))

    def _field(self, camp: Camp) -> int:
        state = self.state
        foes = self.held_by(other(camp))
        offices = tuple(
            (throne.augustus, throne.caesar, throne.usurper, throne.escort) for throne in state.thrones.values()
        )
        tribes = tuple((facts.status, facts.ally, facts.grown) for facts in state.tribes.values())
        causes = tuple(sorted(state.cause.items()))
        fixed = (*state.neutral, "", *state.range_exempt)
        rivers = tuple(state.open_rivers)
        return hash((camp, foes, self.closed_homes(), offices, tribes, causes, rivers, self.migrants(), fixed))

    # Counters

    def leader(self, piece: str) -> Leader:
        """What is printed on a leader's counter."""
        return self.data.leaders[piece]

    def unit(self, piece: str) -> Unit:
        """What is printed on a unit's counter."""
        return self.data.units[piece]

    def tribe_of(self, piece: str) -> str:
        """The Tribe of a counter; empty for Romans."""
        return self.data.tribe_of[piece]

    def values(self, unit: str) -> Values:
        """The values of the side of a unit that is up [1.3]."""
        counter = self.data.units[unit]
        return counter.back if unit in self.state.reduced else counter.front

    def put(self, piece: str, place: str) -> None:
        """Move a counter without any consequences."""
        self.pieces.move(piece, place)
        self.memo.clear()

    def bring(self, leader: str, place: str) -> None:
        """Move a leader with his buccellarii, who never leave him [3.2.4]."""
        guard = self.state.guard.get(leader, "")
        is_with_him = bool(guard) and self.pieces.place(guard) == self.pieces.place(leader)
        self.put(leader, place)
        if is_with_him:
            self.put(guard, place)

    def place(self, piece: str) -> str:
        """The place of a counter."""
        return self.pieces.place(piece)

    def area_of(self, piece: str) -> str:
        """The area of a counter; a city's box counts as its area. Empty if it isn't on land."""
        place = self.pieces.place(piece)
        if place in self.data.areas:
            return place
        return next((REFUGES[half] for half, box in BOXES.items() if box == place), "")

    def whereabouts(self, piece: str) -> str:
        """The area of a counter; of one aboard, the sea or the port of its fleet. Empty if it isn't on the map."""
        place = self.pieces.place(piece)
        return self.pieces.place(place.removeprefix("aboard-")) if place.startswith("aboard-") else self.area_of(piece)

    def on_map(self, piece: str) -> bool:
        """Whether a counter is on the map, in a city's box, or at sea with a fleet."""
        place = self.pieces.place(piece)
        return place in self.data.areas or place in BOXES.values() or place.startswith("aboard-")

    def at(self, area: str) -> list[str]:
        """The leaders and units in an area, not those in its city's box."""
        return [piece for piece in self.state.stacks.get(area, ()) if piece not in self.data.fleets]

    def occupied(self) -> list[str]:
        """The areas with counters, in the order of the map."""
        return [area for area in self.data.areas if self.state.stacks.get(area)]

    def leaders_at(self, area: str, camp: Camp) -> list[str]:
        """The leaders of a camp in an area."""
        here = self.state.stacks.get(area, ())
        return [piece for piece in here if piece in self.data.leaders and self.camp(piece) == camp]

    def units_at(self, area: str, camp: Camp) -> list[str]:
        """The combat units of a camp in an area."""
        here = self.state.stacks.get(area, ())
        return [piece for piece in here if piece in self.data.units and self.camp(piece) == camp]

    def fighters(self, area: str, camp: Camp) -> list[str]:
        """The combat units of a camp in an area that fight: not those of a Tribe at peace."""
        return self.memo.get(("fighters", area, camp), lambda: self._fighters(area, camp))

    def _fighters(self, area: str, camp: Camp) -> list[str]:
        return [unit for unit in self.units_at(area, camp) if self.fights(unit)]

    def fights(self, piece: str) -> bool:
        """Whether a counter takes part in the war: its Tribe is neither at peace nor neutral."""
        tribe = self.tribe_of(piece)
        if not tribe:
            return True
        return tribe not in self.state.neutral and self.state.tribes[tribe].status not in ("peace", "off-map")

    def held_by(self, camp: Camp) -> tuple[str, ...]:
        """The areas with units of a camp that fight, in the order of the map."""
        return self.memo.get(
            ("held-by", camp), lambda: tuple(area for area in self.occupied() if self.fighters(area, camp))
        )

    def enemy_at(self, area: str, camp: Camp) -> bool:
        """Whether an area holds units that fight against a camp."""
        return bool(self.fighters(area, other(camp)))

    def leaders_on_map(self) -> Iterator[str]:
        """Every leader on the map, in a box or at sea, Romans first, in the order of ids [2.D]."""
        found = [leader for leader in self.data.leaders if self.on_map(leader)]
        return iter(sorted(found, key=lambda leader: (bool(self.data.leaders[leader].tribe), leader)))

    def strength(self, units: Iterable[str]) -> int:
        """The sum of the strength points of units [8.3]."""
        return sum(self.values(unit).pf for unit in units)

    # Offices

    def throne(self, half: str) -> Throne:
        """The offices of a half."""
        return self.state.thrones[half]

    def augusti(self) -> dict[str, str]:
        """The Augusti by half; a pending throne still has its Augustus (R77)."""
        return {half: throne.augustus for half, throne in self.state.thrones.items() if throne.augustus}

    def half_of_augustus(self, leader: str) -> str:
        """The half in which a leader is Augustus, or an empty string."""
        return next((half for half, throne in self.state.thrones.items() if throne.augustus == leader), "")

    def half_of_caesar(self, leader: str) -> str:
        """The half in which a leader is Caesar, or an empty string."""
        return next((half for half, throne in self.state.thrones.items() if throne.caesar == leader), "")

    def half_of_usurper(self, leader: str) -> str:
        """The half in which a leader is Usurper, or an empty string."""
        return next((half for half, throne in self.state.thrones.items() if throne.usurper == leader), "")

    def rules_men(self, leader: str) -> bool:
        """Whether a leader is Augustus or Caesar [3.2.2, 3.2.3]."""
        return bool(self.half_of_augustus(leader) or self.half_of_caesar(leader))

    def is_historical_roman(self, piece: str) -> bool:
        """Whether a counter is a Roman leader with a name of his own [3.3.1]."""
        leader = self.data.leaders.get(piece)
        return leader is not None and not leader.tribe and not leader.generic

    def usurpation_runs(self, half: str) -> bool:
        """Whether a valid Usurpation goes on in a half [3.6.2]."""
        return bool(self.state.thrones[half].usurper)

    # Areas

    def area(self, area: str) -> Area:
        """What is printed in an area."""
        return self.data.areas[area]

    def half_of(self, area: str) -> str:
        """The half of the Empire an area is in; empty outside."""
        found = self.data.areas.get(area)
        return "" if found is None else found.half

    def stands_in(self, piece: str) -> str:
        """The half of the Empire a counter is in; empty outside and at sea."""
        return self.half_of(self.area_of(piece))

    def roman_area(self, area: str) -> bool:
        """Whether the Roman controls an area of the Empire [3.1.3]: no fighting unit of the Barbarian is in it."""
        return not self.fighters(area, BARBARIAN)

    def has_lost_capital(self, tribe: str) -> bool:
        """Whether a Regnum's capital is in Roman hands, so no unit of the Barbarian is there any more [4.5.3, R129].

        Neutral units keep it: the Vandali of 451 are the Barbarian's [4.4.1].
        """
        capital = self.state.tribes[tribe].capital
        is_lost = bool(capital) and self.roman_area(capital) and not self.has_neutrals(capital)
        return is_lost and bool(self.fighters(capital, ROMAN))

    def has_neutrals(self, area: str) -> bool:
        """Whether units of a neutral Tribe are in an area."""
        return any(self.tribe_of(unit) in self.state.neutral for unit in self.units_at(area, BARBARIAN))

    def holds_port(self, area: str) -> Camp:
        """Who controls the port of an area; a garrison in the city's box keeps it [3.1.3, R82].

        Neutral units hold it too: the Vandali of 451 are the Barbarian's [4.4.1].
        """
        if self.roman_area(area) and not self.has_neutrals(area):
            return ROMAN
        box = next((BOXES[half] for half in HALVES if REFUGES[half] == area), "")
        return ROMAN if box and self.state.stacks.get(box) else BARBARIAN

    # Tribes

    def is_major(self, tribe: str) -> bool:
        """Whether a Tribe is major [4.1, R62]."""
        rank = self.data.tribes[tribe].rank
        return rank == "major" or self.state.tribes[tribe].grown

    def is_hostile(self, tribe: str) -> bool:
        """Whether a Tribe fights Rome: at war, in revolt, or a Regnum (R11)."""
        return self.state.tribes[tribe].status in HOSTILE

    def following(self, tribe: str) -> list[str]:
        """A Tribe, the Tribes allied to it, and theirs [6.2]."""
        allies = [each for each, facts in self.state.tribes.items() if facts.ally == tribe]
        return [tribe, *(follower for each in allies for follower in self.following(each))]

    def kin(self, tribe: str) -> list[str]:
        """A Tribe with all that are treated as one with it: its ally and the other allies of that one [6.2]."""
        major = self.state.tribes[tribe].ally
        return self.kin(major) if major else self.following(tribe)

    def major_of(self, tribe: str) -> str:
        """The major Tribe with which a minor one is treated as one; subjects of the Hunni act alone [6.2, R88, R92]."""
        ally = self.state.tribes[tribe].ally
        return "" if ally == HUNNI and tribe in SUBJECTS else ally

    def units_of(self, tribe: str) -> list[str]:
        """The units of a Tribe on the map."""
        return [unit for unit in self.data.units_of[tribe] if self.on_map(unit)]

    def leaders_of(self, tribe: str) -> list[str]:
        """The leaders of a Tribe on the map."""
        return [leader for leader in self.data.leaders_of[tribe] if self.on_map(leader)]

    def is_present(self, tribe: str) -> bool:
        """Whether a Tribe counts as being in all its areas of origin: a minor one at peace, or without units (R61)."""
        at_peace = self.state.tribes[tribe].status == "peace"
        return at_peace and not (self.is_major(tribe) and self.units_of(tribe))

    def is_open(self, owner: str, home: str) -> bool:
        """Whether strangers may enter a Tribe's home: it fights Rome, is Foederati or has left [4.3, R61, R90]."""
        if owner == ARMENIA or self.is_hostile(owner) or self.state.tribes[owner].status == "foederati":
            return True
        return not self.is_present(owner) and not any(
            self.tribe_of(piece) == owner and piece in self.data.units for piece in self.at(home)
        )

    def closed_homes(self) -> frozenset[str]:
        """The areas of origin that strangers may not enter."""
        return self.memo.get(("closed-homes",), self._closed_homes)

    def _closed_homes(self) -> frozenset[str]:
        homes = (area for area in self.data.areas.values() if area.tribe)
        return frozenset(home.id for home in homes if not self.is_open(home.tribe, home.id))

    def is_federable(self, tribe: str) -> bool:
        """Whether a Tribe may become Foederati at all: not a subject of the Hunni, nor those barred [6.1, R50]."""
        return (
            self.data.tribes[tribe].may_be_federated
            and tribe not in (ARMENIA, BAGAUDES)
            and self.state.tribes[tribe].ally != "hunni"
        )
