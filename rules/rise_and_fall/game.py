"""The position as the rules see it: whose turn it is, where units are, who controls each area."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, ClassVar

from rules.core.campaign import Campaign
from rules.core.choices import option_maker, refusal_maker
from rules.core.game import GameInfo, Options, OptionValue, every_field
from rules.core.memo import Memo
from rules.core.pieces import Pieces
from rules.core.text import Text, register_names, register_sorts, speaker
from rules.rise_and_fall.data.loader import (
    ARMENIANS,
    CLIENTS,
    EMPIRES,
    GAME_ID,
    HUNS,
    SASSANIDS,
    Area,
    RiseData,
    rise_data,
)
from rules.rise_and_fall.events import AnyEvent
from rules.rise_and_fall.info import INFO, THREE_PLAYER, switches, upgraded
from rules.rise_and_fall.position_cache import PositionCache
from rules.rise_and_fall.relations import Relations, german_seat
from rules.rise_and_fall.setup import set_up_state
from rules.rise_and_fall.state import RiseState
from rules.rise_and_fall.upgrades import from_first_version

UNARRIVED = "unarrived"
"""Counters that haven't entered the game yet."""

WAITING = "waiting"
"""Migration units that will return [Raids 6]."""

REMOVED = "removed"
"""Counters that are out of the game for good."""

say = speaker(GAME_ID)
choice = option_maker(GAME_ID, "area")
refusal = refusal_maker(GAME_ID)

register_names(GAME_ID, lambda: rise_data().names)
register_sorts(GAME_ID, lambda: rise_data().sorts)


@lru_cache(maxsize=256)
def year_of(year: int) -> Text:
    """A year in words: 60 BC, 470 AD. The first decade of our era, 0 in the data, begins with 1 AD [Turns]."""
    return say("year-before", year=str(-year)) if year < 0 else say("year-after", year=str(year or 1))


def region_path(region: str) -> tuple[Text, ...]:
    """The menu heading for the areas and units of a region."""
    return (say("region", region=region),)


def heading(area: str) -> tuple[Text, ...]:
    """The menu heading for an area."""
    return region_path(rise_data().areas[area].region)


class RiseAndFall(Campaign[RiseState]):
    """A position of Rise and Fall of the Roman Empire: what the rules ask of it, and what they change.

    It doesn't play itself: the package adds the sequence of play.
    """

    info: ClassVar[GameInfo] = INFO
    state_type = RiseState
    version = 2
    corrections = {2: "corrected-2"}
    event_type = AnyEvent
    public_fields = every_field(RiseState)
    data: ClassVar[RiseData] = rise_data()

    @classmethod
    def set_up(cls, scenario: str, options: Options) -> RiseState:
        """The map and the piles at the start of a scenario [Set Up and Start]."""
        return set_up_state(cls.data, scenario, switches(options))

    @classmethod
    def seats_in_play(cls, options: Options) -> tuple[str, ...]:
        """Rome and Parthia; the Germans have a seat of their own with three players [Three-Player Game]."""
        return tuple(seat for seat in cls.info.seats if seat != "german" or switches(options).get(THREE_PLAYER))

    @classmethod
    def upgrade_options(cls, options: Options) -> dict[str, OptionValue]:
        """Upgrade old options: a third player used to be a switch."""
        return upgraded(options)

    @classmethod
    def upgrade(cls, version: int, state: dict[str, Any]) -> dict[str, Any] | None:
        """Migrate a state of version 1, from before the rules were corrected to the print."""
        return from_first_version(state) if version == 1 else None

    def prepare(self) -> None:
        """Work out who belongs to whom."""
        self.year = self.data.year(self.state.turn)
        self.memo = Memo()
        self._cache = PositionCache()
        self.relations_changed()

    @property
    def cache(self) -> PositionCache:
        """The results about units and areas that still hold in this position."""
        return self.memo.get("cache", self._updated_cache)

    def _updated_cache(self) -> PositionCache:
        self._cache.update(self.state)
        return self._cache

    def reread(self) -> None:
        """Take over changes that were made to the state from outside."""
        self.pieces = Pieces(self.state.stacks)
        if self.year == self.data.year(self.state.turn):
            self.relations_changed()
        else:
            self.prepare()

    # The calendar and the seats

    @property
    def stars(self) -> list[str]:
        """The production areas that exist this year [Reinforcements and Replacements]."""
        areas = self.data.areas
        return [star for star in self.data.stars if self.is_star(areas[star])]

    def is_star(self, area: Area) -> bool:
        """Whether an area is a production area this year."""
        return area.star_from is not None and area.star_from <= self.year

    @property
    def german_seat(self) -> str:
        """The seat that has the Germans: the German player's with three players, else the Parthian one."""
        return german_seat(self.state)

    @property
    def seat(self) -> str:
        """The seat whose player turn it is."""
        return self.seat_of(self.state.player)

    def seat_name(self, seat: str) -> Text:
        """Parthia is the Sassanids once their revolt has succeeded."""
        is_theirs = seat == "parthia" and self.state.sassanid
        return say("seat-sassanid") if is_theirs else super().seat_name(seat)

    def seat_of(self, player: str) -> str:
        """The seat that plays a player turn: Rome plays the Hunae, the German side the Huns [The Huns 1]."""
        if player == "hunae":
            return "rome"
        return self.german_seat if player == "huns" else player

    @property
    def empire(self) -> str:
        """The empire whose player turn it is, or an empty string."""
        return self.state.player if self.state.player in EMPIRES else ""

    @property
    def emperor(self) -> bool:
        """Whether a Roman leader is in play [Great Leaders]."""
        return "rome" in self.state.leaders

    @property
    def divided(self) -> bool:
        """Whether West and East count apart: after the split, without an Emperor."""
        return self.year >= self.data.dates.split and not self.emperor

    # Units and areas

    def nation_of(self, unit: str) -> str:
        """The nation a unit fights for now."""
        return self._nation.get(unit) or self.data.nation[unit]

    def at(self, area: str) -> list[str]:
        """The units in an area. Don't keep the list: it changes as pieces move."""
        return self.state.stacks.get(area) or []

    def area_of(self, unit: str) -> str:
        """The area a unit is in, or an empty string if it isn't on the map."""
        place = self.pieces.place(unit)
        return place if place in self.data.areas else ""

    def on_map(self) -> Iterator[tuple[str, str]]:
        """Every unit on the map with its area."""
        stacks = self.state.stacks
        return iter(
            self.memo.get("on-map", lambda: [(unit, area) for area in self.data.areas for unit in stacks[area]])
        )

    def units_of(self, nation: str) -> list[str]:
        """The units of a nation on the map."""
        return [unit for unit, _ in self.on_map() if self.nation_of(unit) == nation]

    def lives(self, nation: str) -> bool:
        """Whether a nation has a unit on the map."""
        return nation in self.memo.get("living", lambda: {self.nation_of(unit) for unit, _ in self.on_map()})

    def in_pile(self, nation: str) -> list[str]:
        """The counters in a nation's replacement pile; for Rome, the piles of both halves."""
        stacks = self.state.stacks
        if nation == "rome":
            return [unit for pile in ("pile-rome", "pile-rome-west", "pile-rome-east") for unit in stacks.get(pile, ())]
        return list(stacks.get(f"pile-{nation}", ()))

    def put(self, unit: str, place: str) -> None:
        """Move a counter without any consequences."""
        self.pieces.move(unit, place)
        self.memo.clear()

    def walled(self, area: str) -> bool:
        """Whether the Walls of Constantinople stand in an area."""
        return self.state.walls == "standing" and area == "byzantium"

    def is_pinned(self, unit: str) -> bool:
        """Whether a unit lies under a Revolt marker and can't move [Revolts 3]."""
        return any(revolt.unit == unit for revolt in self.state.revolts.values())

    def holder(self, area: str) -> str:
        """Who controls an area; an empty string if no one does."""
        return self.state.control[area]

    def owned(self, nation: str) -> list[str]:
        """The areas a nation controls."""
        return [area for area, holder in self.state.control.items() if holder == nation]

    # Who fights whom

    def relations_changed(self) -> None:
        """Drop everything cached about relations."""
        self.relations = Relations(self.data, self.state)
        self.memo.clear()
        state = self.state
        nation = dict.fromkeys(self.data.armenians, ARMENIANS if self.relations.has_armenians() else "asian")
        if state.clients:
            nation |= dict.fromkeys((unit for client in self.data.tables.clients for unit in client.units), CLIENTS)
        nation |= dict.fromkeys(state.sassanids, SASSANIDS)
        nation |= state.members
        self._nation = nation

    def moved_by(self, player: str) -> list[str]:
        """The units on the map that act in a player turn, in a fixed order."""
        return list(self.memo.get(("moved-by", player), lambda: self._moved_by(player)))

    def _moved_by(self, player: str) -> list[str]:
        if player in HUNS:
            return self.units_of(player)
        return [
            unit
            for unit, _ in self.on_map()
            if (nation := self.nation_of(unit)) not in HUNS and self.relations.mover(nation) == player
        ]

    def foes_at(self, area: str, nation: str) -> list[str]:
        """The units in an area that a nation may attack. An empire may always attack revolts against it [Revolts 3]."""
        return [unit for unit in self.at(area) if self._may_attack(nation, unit, area)]

    def _may_attack(self, nation: str, unit: str, area: str) -> bool:
        """Whether relations let a nation attack this unit."""
        if self.relations.hostile(nation, self.nation_of(unit)):
            return True
        revolt = self.state.revolts.get(area)
        return revolt is not None and revolt.unit == unit and self.relations.camp(nation) == revolt.empire

    def free_of_strangers(self, area: str, nation: str) -> bool:
        """Whether an area holds only friends, or is empty."""
        return all(self.relations.friendly(self.nation_of(unit), nation) for unit in self.at(area))
