"""The world as the scripts see it: who stands where, who controls what, who fights whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, ClassVar

from rules.core.campaign import Campaign
from rules.core.choices import option_maker, refusal_maker
from rules.core.decisions import Option
from rules.core.game import GameInfo, Play
from rules.core.text import Text, register_names, register_sorts, speaker
from rules.rise_and_fall.data.loader import (
    ARMENIANS,
    CLIENTS,
    EMPIRES,
    GAME_ID,
    HUNS,
    PEOPLES,
    REBELS,
    REGULARS,
    SASSANIDS,
    Area,
    Path,
    RiseData,
    rise_data,
)
from rules.rise_and_fall.events import (
    AllianceBegan,
    AllianceEnded,
    AnyEvent,
    AreaTaken,
    RevoltEnded,
    UnitPlaced,
    UnitRemoved,
    WallsFell,
)
from rules.rise_and_fall.info import INFO
from rules.rise_and_fall.setup import set_up_state
from rules.rise_and_fall.state import RiseState

UNARRIVED = "unarrived"
"""Where counters wait that have not come into the game yet."""

WAITING = "waiting"
"""Where migration units wait that will return [Raids 6]."""

REMOVED = "removed"
"""Where counters lie that are out of the game for good."""

say = speaker(GAME_ID)
choice = option_maker(GAME_ID)
refusal = refusal_maker(GAME_ID)

register_names(GAME_ID, lambda: rise_data().names)
register_sorts(GAME_ID, lambda: rise_data().sorts)


@lru_cache(maxsize=256)
def region_path(region: str) -> tuple[Text, ...]:
    """The heading under which areas and units of a region stand in a menu."""
    return (say("region", region=region),)


def pair(a: str, b: str) -> str:
    """Two nations as one key, in either order."""
    return f"{a}|{b}" if a < b else f"{b}|{a}"


class RiseAndFall(Campaign[RiseState]):
    """A campaign of Rise and Fall of the Roman Empire."""

    info: ClassVar[GameInfo] = INFO
    state_type = RiseState
    version = 1
    event_type = AnyEvent
    data: ClassVar[RiseData] = rise_data()

    @classmethod
    def set_up(cls, scenario: str, options: Mapping[str, bool]) -> RiseState:
        """The map and the piles at the start of a scenario [Set Up and Start]."""
        return set_up_state(cls.data, scenario, options)

    @classmethod
    def seats_in_play(cls, options: Mapping[str, bool]) -> tuple[str, ...]:
        """Rome and Parthia; the Germans have a seat of their own with three players [Three-Player Game]."""
        return tuple(seat for seat in cls.info.seats if seat != "german" or options.get("three_player"))

    def check_state(self, scenario: str, options: Mapping[str, bool]) -> None:
        """Make sure that this is a position between two steps of a campaign."""
        from rules.rise_and_fall.gm.position_checks import (
            check_position,  # it knows the chapters, which build on this module
        )

        super().check_state(scenario, options)
        check_position(self, scenario, options)

    def amendments(self) -> list[Option]:
        """What a game master may put right [R92]."""
        from rules.rise_and_fall.gm.corrections import corrections  # the chapters build on this module

        return corrections(self)

    def amend(self, amendment: str) -> None:
        """Put something right; the position must be one that play can lead to [R92].

        Raises:
            ImpossibleState: it would not be.
            RulesError: there is no such correction.
        """
        from rules.rise_and_fall.gm.corrections import correct
        from rules.rise_and_fall.gm.position_checks import check_position

        correct(self, amendment)
        check_position(self, self.state.scenario, dict.fromkeys(self.state.options, True))

    def step(self) -> Play[None]:
        """Play to the next checkpoint [Turns]."""
        from rules.rise_and_fall.turn import play_step  # the chapters build on this module

        return play_step(self)

    def prepare(self) -> None:
        """Work out of the state who belongs to whom."""
        self.year = self.data.year(self.state.turn)
        self._remembered: dict[Any, Any] = {}
        self.relations_changed()

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
        return "german" if self.has("three_player") else "parthia"

    @property
    def seat(self) -> str:
        """The seat whose player turn it is."""
        return self.seat_of(self.state.player)

    def seat_of(self, player: str) -> str:
        """The seat that plays a player turn; Hunae are Rome's, Huns the German side's [The Huns 1]."""
        if player == "hunae":
            return "rome"
        return self.german_seat if player == "huns" else player

    def opponent(self, seat: str) -> str:
        """The seat that removes excess units of another one [Stacking]."""
        return "parthia" if seat == "rome" else "rome"

    @property
    def empire(self) -> str:
        """The empire whose player turn it is, or nothing."""
        return self.state.player if self.state.player in EMPIRES else ""

    @property
    def emperor(self) -> bool:
        """Whether a Roman leader is in play [Great Leaders]."""
        return "rome" in self.state.leaders

    @property
    def divided(self) -> bool:
        """Whether the halves of the Empire stand apart: after the split and without an Emperor."""
        return self.year >= self.data.dates.split and not self.emperor

    # Units and areas

    def nation_of(self, unit: str) -> str:
        """The nation that a unit fights for today."""
        return self._nation.get(unit) or self.data.nation[unit]

    def at(self, area: str) -> list[str]:
        """The units in an area. Do not keep it: it changes as pieces move."""
        return self.state.stacks.get(area) or []

    def area_of(self, unit: str) -> str:
        """The area a unit stands in, or nothing where it is not on the map."""
        place = self.pieces.place(unit)
        return place if place in self.data.areas else ""

    def on_map(self) -> Iterator[tuple[str, str]]:
        """Every unit on the map with its area."""
        found: list[tuple[str, str]] | None = self.remembered("on-map")
        if found is None:
            stacks = self.state.stacks
            found = [(unit, area) for area in self.data.areas for unit in stacks[area]]
            self.remember("on-map", found)
        return iter(found)

    def units_of(self, nation: str) -> list[str]:
        """The units of a nation on the map."""
        return [unit for unit, _ in self.on_map() if self.nation_of(unit) == nation]

    def lives(self, nation: str) -> bool:
        """Whether a nation has a unit on the map."""
        living: set[str] | None = self.remembered("living")
        if living is None:
            living = self.remember("living", {self.nation_of(unit) for unit, _ in self.on_map()})
        return nation in living

    def in_pile(self, nation: str) -> list[str]:
        """The counters of a nation in its replacement pile, for Rome those of both halves."""
        stacks = self.state.stacks
        if nation == "rome":
            return [unit for pile in ("pile-rome", "pile-rome-west", "pile-rome-east") for unit in stacks.get(pile, ())]
        return list(stacks.get(f"pile-{nation}", ()))

    def pile_of(self, unit: str, area: str) -> str:
        """The pile that a unit goes to which dies in an area [West and East 5]."""
        if self.data.kind[unit] in REGULARS:
            return self.roman_pile(self.data.areas[area].half)
        return f"pile-{self.data.nation[unit]}"

    def roman_pile(self, half: str) -> str:
        """The pile of Roman units of a half; a fallen half has none any more [West and East 5, Reliability 4]."""
        if self.year < self.data.dates.split:
            return "pile-rome"
        if half in self.state.fallen:
            half = "east" if half == "west" else "west"
        return f"pile-rome-{half}"

    def put(self, unit: str, place: str) -> None:
        """Move a counter, and nothing else."""
        self.pieces.move(unit, place)
        self._remembered.clear()

    def place(self, unit: str, area: str, cause: str, rule: str) -> None:
        """A unit comes on the map and controls what it stands on."""
        self.put(unit, area)
        self.tell(UnitPlaced(unit=unit, area=area, cause=cause), rule)
        self.take(area, self.nation_of(unit))

    def remove(self, unit: str, place: str, cause: str, rule: str) -> None:
        """A unit leaves the map, with all markers on it."""
        area = self.pieces.place(unit)
        self.unmark(unit)
        self.put(unit, place)
        self.tell(UnitRemoved(unit=unit, area=area, to=place, cause=cause), rule)

    def destroy(self, unit: str, cause: str, rule: str) -> None:
        """A unit on the map is eliminated: to its pile, or as its own rule says [Combat, Raids 6, Huns 10]."""
        kind = self.data.kind[unit]
        if kind == "hun":
            self.remove(unit, REMOVED, cause, rule)
        elif kind == "migration":
            self.state.due[unit] = self.state.turn + self.data.tables.kingdoms.migration_delay
            self.remove(unit, WAITING, cause, rule)
        else:
            self.remove(unit, self.pile_of(unit, self.pieces.place(unit)), cause, rule)

    def unmark(self, unit: str) -> None:
        """Take off whatever lies on a unit that leaves the map."""
        state = self.state
        self.forget()
        state.bribes.pop(unit, None)
        state.trail.pop(unit, None)
        for flags in (state.flipped, state.transferred, state.stopped, state.onward):
            if unit in flags:
                flags.remove(unit)
        for area, revolt in list(state.revolts.items()):
            if revolt.unit == unit:
                del state.revolts[area]
                self.tell(RevoltEnded(area=area), "Revolts 3, R35")
        changed = state.rebellions.pop(unit, None) is not None
        if unit in state.sassanids:
            state.sassanids.remove(unit)
            changed = True
        if state.members.pop(unit, None) is not None or changed:
            self.relations_changed()

    def destroy_walls(self) -> None:
        """The Walls of Constantinople fall [West and East 7]."""
        self.state.walls = "razed"
        self._remembered.clear()
        self.tell(WallsFell(), "West and East 7")

    def walled(self, area: str) -> bool:
        """Whether the Walls of Constantinople stand in an area."""
        return self.state.walls == "standing" and area == "byzantium"

    def is_pinned(self, unit: str) -> bool:
        """Whether a unit lies under a Revolt marker and cannot move [Revolts 3]."""
        return any(revolt.unit == unit for revolt in self.state.revolts.values())

    def holder(self, area: str) -> str:
        """Who controls an area; an empty string where nobody does."""
        return self.state.control[area]

    def hand_over(self, area: str, nation: str) -> None:
        """Control of an area changes."""
        before = self.state.control[area]
        if before == nation:
            return
        self.state.control[area] = nation
        if self.state.ruins.get(area) == "rebuild" and {before, nation} != {"parthia", SASSANIDS}:
            self.state.ruins[area] = "looted"  # Looting 6: two consecutive turns
        self._remembered.clear()
        self.tell(AreaTaken(area=area, by=nation, before=before), "Area Control")

    def take(self, area: str, nation: str) -> None:
        """A unit of a nation enters an area or stands in it: control follows, but not against allies [Area Control]."""
        before = self.state.control[area]
        if before == nation or (before and self.friendly(before, nation)):
            return
        self.hand_over(area, nation)
        if nation == "kushan":
            from rules.rise_and_fall.chapters.kushans import count_home

            count_home(self, area)

    def owned(self, nation: str) -> list[str]:
        """The areas that a nation controls."""
        return [area for area, holder in self.state.control.items() if holder == nation]

    def is_native(self, nation: str, area: Area) -> bool:
        """Whether an area belongs to a nation's homeland."""
        facts = self.data.nations.get(nation)
        return facts is not None and not area.countries.isdisjoint(facts.countries)

    def usable(self, unit: str, path: Path) -> bool:
        """Whether a unit may use a link at all: routes at sea, and the line between the halves [Movement, R14, R27]."""
        if path.sea and (path.opens > self.year or not self.sails(unit)):
            return False
        return not (path.crosses and self.divided and self.data.kind[unit] in REGULARS)

    def sails(self, unit: str) -> bool:
        """Whether a unit may go by sea this year [Sea Transport Limitations, R79]."""
        nation = self.data.nation[unit]
        if nation == "rome" or self.data.kind[unit] == "germanic-kingdom":
            return True
        facts = self.data.nations.get(nation)
        return facts is not None and facts.sails_from is not None and facts.sails_from <= self.year

    def remembered(self, key: Any) -> Any:
        """What was worked out of the position as it stands, or None."""
        return self._remembered.get(key)

    def forget(self) -> None:
        """Work everything out anew: something has changed that no move of a unit shows."""
        self._remembered.clear()

    def remember(self, key: Any, found: Any) -> Any:
        """Keep something until a unit moves or control changes."""
        self._remembered[key] = found
        return found

    # Who fights whom

    def relations_changed(self) -> None:
        """Forget what was worked out of earlier relations."""
        self._hostile: dict[tuple[str, str], bool] = {}
        self._camp: dict[str, str] = {}
        self._mover: dict[str, str] = {}
        self._remembered.clear()
        state = self.state
        nation = dict.fromkeys(self.data.armenians, ARMENIANS if state.armenia else "asian")
        if state.clients:
            nation |= dict.fromkeys((unit for client in self.data.tables.clients for unit in client.units), CLIENTS)
        nation |= dict.fromkeys(state.sassanids, SASSANIDS)
        nation |= state.members
        self._nation = nation

    def at_war(self, a: str, b: str) -> bool:
        """Whether a war between two powers was declared or stood at the start."""
        return pair(a, b) in self.state.wars

    def begin_war(self, a: str, b: str) -> None:
        """Two powers are at war from here on; alliances follow."""
        if not self.at_war(a, b):
            self.state.wars.append(pair(a, b))
        for empire, people in ((a, b), (b, a)):
            if empire in EMPIRES and self.allied(empire, people):
                self.end_alliance(empire, people)
        self.relations_changed()
        self.review_alliances()

    def end_war(self, a: str, b: str) -> None:
        """Two powers are at war no longer."""
        if self.at_war(a, b):
            self.state.wars.remove(pair(a, b))
            self.relations_changed()

    def allied(self, empire: str, people: str) -> bool:
        """Whether a People is the ally of an empire [Allies]."""
        return pair(empire, people) in self.state.alliances

    def review_alliances(self) -> None:
        """Peoples that one empire fights become allies of the other one, if the empires are at war [Allies, R83]."""
        if not self.at_war("rome", "parthia"):
            return
        for empire, enemy in (("rome", "parthia"), ("parthia", "rome")):
            for people in PEOPLES:
                if (
                    people not in NEVER_ALLIED[empire]
                    and people not in self.state.gone
                    and self.at_war(enemy, people)
                    and not self.at_war(empire, people)
                    and not self.allied(empire, people)
                ):
                    self.begin_alliance(empire, people)

    def begin_alliance(self, empire: str, people: str) -> None:
        """A People becomes the ally of an empire."""
        self.state.alliances.append(pair(empire, people))
        self.relations_changed()
        self.tell(AllianceBegan(empire=empire, people=people), "Allies, R83")

    def end_alliance(self, empire: str, people: str) -> None:
        """A People is the ally of an empire no longer."""
        self.state.alliances.remove(pair(empire, people))
        self.relations_changed()
        self.tell(AllianceEnded(empire=empire, people=people), "Allies")

    def is_foederatus(self, nation: str) -> bool:
        """Whether a nation is a Germanic Kingdom in Roman service [Foederati]."""
        kingdom = self.state.kingdoms.get(nation)
        return kingdom is not None and kingdom.status == "foederatus"

    def camp(self, nation: str) -> str:
        """The side on which a nation fights; nations of one camp are allies [Allies, R76]."""
        known = self._camp.get(nation)
        if known is None:
            known = self._camp[nation] = self._find_camp(nation)
        return known

    def _find_camp(self, nation: str) -> str:
        if nation in self.state.kingdoms:
            return "rome" if self.is_foederatus(nation) else "german"
        if nation == ARMENIANS:
            return self.state.armenia
        if nation == CLIENTS:
            return "rome"
        if nation == "euro-sarmatian" and self.state.pact:
            return "german"
        return next((empire for empire in EMPIRES if self.allied(empire, nation)), nation)

    def friendly(self, a: str, b: str) -> bool:
        """Whether two nations are one, or allies."""
        return a == b or self.camp(a) == self.camp(b)

    def hostile(self, a: str, b: str) -> bool:
        """Whether units of ``a`` may attack those of ``b`` as far as relations go [Wars]."""
        known = self._hostile.get((a, b))
        if known is None:
            known = self._hostile[a, b] = bool(a) and bool(b) and self._find_hostile(a, b)
        return known

    def _find_hostile(self, a: str, b: str) -> bool:
        if self.friendly(a, b):
            return False
        if a in HUNS or b in HUNS:
            return not (a in HUNS and b in HUNS)
        if {a, b} == {SASSANIDS, "parthia"}:
            return a == SASSANIDS
        a, b = self._at_war_as(a), self._at_war_as(b)
        if a in self.state.kingdoms or b in self.state.kingdoms:
            return self._kingdom_hostile(a, b)
        return self._war_between(a, b)

    def _war_between(self, a: str, b: str) -> bool:
        if REBELS in (a, b):
            other = b if a == REBELS else a
            return other == "rome" or other in self.state.rebel_wars or self.hostile("rome", other)
        if a == "german" and not self.state.full_war:
            return True  # Limited War: any non-German unit, within its bounds
        return {a, b} == {"rome", "german"} or self.at_war(a, b)

    def _at_war_as(self, nation: str) -> str:
        """The power whose wars a nation shares."""
        if nation == ARMENIANS:
            return self.state.armenia
        if nation == CLIENTS:
            return "rome"
        return "parthia" if nation == SASSANIDS else nation

    def _kingdom_hostile(self, a: str, b: str) -> bool:
        """Germanic Kingdoms 7, 8, Reliability 2: on their own they fight everybody, in Roman service as Rome says."""
        if any(nation in self.state.kingdoms and not self.is_foederatus(nation) for nation in (a, b)):
            return True
        own, other = (a, b) if a in self.state.kingdoms else (b, a)
        if other == "parthia":
            return self.state.kingdoms[own].parthian_war or self.at_war("rome", "parthia")
        return other == REBELS or own == a or self.hostile(other, "rome")

    def mover(self, nation: str) -> str:
        """The seat that moves a nation today [Peoples, Three-Player Game, R86, R90]."""
        known = self._mover.get(nation)
        if known is None:
            known = self._mover[nation] = self._find_mover(nation)
        return known

    def _find_mover(self, nation: str) -> str:
        if nation in ("rome", "parthia"):
            return nation
        if nation in (SASSANIDS, CLIENTS, ARMENIANS):
            return {SASSANIDS: "parthia", CLIENTS: "rome"}.get(nation, self.state.armenia)
        if nation.startswith("kingdom-"):
            return "rome" if self.is_foederatus(nation) else self.german_seat
        facts = self.data.nations[nation]
        if self.has("three_player"):
            return facts.three_players
        if nation in PEOPLES:
            fights_rome = nation == "german" or self.at_war("rome", nation)
            fights_parthia = self.at_war("parthia", nation)
            if fights_rome != fights_parthia:
                return "parthia" if fights_rome else "rome"
        return facts.two_players

    def moved_by(self, player: str) -> list[str]:
        """The units on the map that act in a player turn, in a fixed order."""
        if player in HUNS:
            return self.units_of(player)
        return [
            unit
            for unit, _ in self.on_map()
            if (nation := self.nation_of(unit)) not in HUNS and self.mover(nation) == player
        ]

    def foes_at(self, area: str, nation: str) -> list[str]:
        """The units in an area that a nation may attack; one in revolt may always be, by its empire [Revolts 3]."""
        return [unit for unit in self.at(area) if self.may_attack(nation, unit, area)]

    def may_attack(self, nation: str, unit: str, area: str) -> bool:
        """Whether a nation may attack this unit as far as relations go."""
        if self.hostile(nation, self.nation_of(unit)):
            return True
        revolt = self.state.revolts.get(area)
        return revolt is not None and revolt.unit == unit and self.camp(nation) == revolt.empire

    def free_of_strangers(self, area: str, nation: str) -> bool:
        """Whether nobody but friends stands in an area."""
        return all(self.friendly(self.nation_of(unit), nation) for unit in self.at(area))

    def in_order(self, units: Iterable[str]) -> list[str]:
        """Units in the order of the counter list."""
        wanted = set(units)
        return [unit for unit in self.data.unit if unit in wanted]

    def heading(self, area: str) -> tuple[Text, ...]:
        """The heading under which an area stands in a menu."""
        return region_path(self.data.areas[area].region)


NEVER_ALLIED: Mapping[str, frozenset[str]] = {
    "rome": frozenset({"kushan", "asian-sarmatian", "celt", "german"}),
    "parthia": frozenset({"kushan", "celt", "german"}),
}
"""Peoples that never become an empire's allies [Allies, Kushan Empire, R83]."""
