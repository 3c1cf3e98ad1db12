"""Reinforcement for Other Forces, Kushan Empire, Migrations' arrival, Roman Army Reform, The Sassanid Revolt."""

from __future__ import annotations

from collections import Counter as Bag

from rules.core.events import Event
from rules.rise_and_fall import events as told
from tests.auditors.report import Report
from tests.auditors.rise_and_fall.garrisons import is_held, needs_garrison
from tests.auditors.rise_and_fall.position import Position
from tests.auditors.rise_and_fall.printed import (
    AREAS,
    CELTIC_NORTH,
    EMPIRES,
    KUSHAN_CONVERSION,
    KUSHANS_MAY_FALL,
    PEOPLES,
    REFORM,
    REPLACEMENTS_END,
    SASSANID_REVOLT,
    STARS,
    UNITS,
    is_star,
)

UPGRADE = {"palatina": 1, "comitatus": 3, "limes": 1}
"""What takes the place of five legions [Roman Army Reform 2]."""

MAURETANIA = ("tingi", "volubis", "mauri")
RAISED = 5
MIGRATION_RETURNS = 10
COUNTRIES = {"euro-sarmatian": "euro-sarmatia", "asian-sarmatian": "asian-sarmatia"}


class Peoples:
    """Checks what comes back, what is converted, and what arrives."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._recruited: Bag[str] = Bag()
        self._reformed: Bag[str] = Bag()
        self._raised = 0
        self._conversions = 0
        self._arrived: list[str] = []

    def see(self, event: Event, position: Position) -> None:
        match event:
            case told.PlayerTurnBegan():
                self._recruited, self._reformed = Bag(), Bag()
                self._raised = self._conversions = 0
            case told.PlayerTurnEnded(player="rome"):
                self._reform_ends(position)
            case told.UnitPlaced() if event.rule == "Reinforcement for Other Forces":
                self._recruit(event, position)
            case told.UnitPlaced() if event.cause == "arrival":
                self._arrives(event, position)
            case told.UnitConverted() if event.cause == "reform":
                self._reforms(event, position)
            case told.UnitConverted() if event.cause == "conversion":
                self._converts(event, position)
            case told.UnitConverted() if event.cause == "migration":
                self._makes_room(event, position)
            case told.UnitRemoved() if event.cause == "raised":
                self._raised += 1
                self._report.holds("Roman Army Reform 5", "new units", self._raised <= RAISED, self._raised)
            case told.SassanidRevoltBegan():
                self._report.same("The Sassanid Revolt", "year", SASSANID_REVOLT, position.year)
            case told.SassanidRevoltEnded():
                self._report.holds("The Sassanid Revolt", "the revolt had begun", position.year >= SASSANID_REVOLT)
            case _:
                pass

    def _recruit(self, event: told.UnitPlaced, position: Position) -> None:
        counter, holds = UNITS[event.unit], self._report.holds
        place, what = position.place.get(event.unit, ""), f"{event.unit} comes back in {event.area}"
        holds("Replacements", what, place.startswith("pile-"), place)
        if counter.kind == "kushan":
            is_refuge = event.area == "hunae" and position.year < KUSHANS_MAY_FALL
            holds("Kushan Empire", what, is_refuge or position.controller(event.area) == "kushan", event.area)
            return
        if counter.kind in ("german", "migration", "sarmatian"):
            holds("Other Forces 5", what, position.year < REPLACEMENTS_END, position.year)
        if counter.armenian:
            self._report.same("Armenian Exception", what, "artashat", event.area)
            if not position.state.armenia and "asian" not in position.state.gone:
                self._recruited["asian"] += 1  # R47: Asians like others
            return
        if self._is_barbarian(event):
            holds("Other Forces 2 to 4", what, event.area in counter.homes, " ".join(counter.homes))
            if counter.nation in COUNTRIES:
                holds("Other Forces 3", what, COUNTRIES[counter.nation] in AREAS[event.area].countries, event.area)
            held = self._is_open(event.area, counter.nation, position)
            holds("Other Forces 1", what, held or AREAS[event.area].north, position.controller(event.area))
            hostile = position.controller(event.area) in EMPIRES and bool(position.units_in(event.area))
            holds("Other Forces 1", what, not hostile, position.units_in(event.area))
            return
        self._bull(event, position)

    def recruits(self, offered: set[str], position: Position) -> None:
        """Compare the units that may come back with those that the print lets come back [Other Forces 2 to 4, 7]."""
        state = position.state
        kept = {*state.disbanded, *state.claimed}
        piles = {f"pile-{nation}": nation for nation in PEOPLES if position.mover(nation) == state.player}
        lost = [unit for unit, place in position.place.items() if piles.get(place) == position.nation(unit)]
        sure = {unit for unit in lost if unit not in kept and self._returns(unit, position)}
        self._report.same("Other Forces 2 to 4, 7", "units that may come back", [], sorted(sure - offered))

    def _returns(self, unit: str, position: Position) -> bool:
        """Whether a unit may certainly come back: its People has its home, and all else that it needs."""
        counter = UNITS[unit]
        own = [area for area in counter.homes if self._is_quiet(area, counter.nation, position)]
        if counter.kind in ("german", "sarmatian"):
            country = COUNTRIES.get(counter.nation)
            at_home = [area for area in own if country is None or country in AREAS[area].countries]
            return position.year < REPLACEMENTS_END and bool(at_home)
        if counter.kind == "celt" and any(area in (*CELTIC_NORTH, "boiemia") for area in own):
            return True
        stars = [a for a in self._stars_of(counter.nation, position) if position.controller(a) == counter.nation]
        south = [area for area in own if area not in (*CELTIC_NORTH, "boiemia")]
        is_bull = counter.kind in ("bull", "celt") and any(area not in position.state.ruins for area in south)
        return is_bull and len(stars) > self._recruited[counter.nation]

    def _is_quiet(self, area: str, nation: str, position: Position) -> bool:
        """Whether a People has an area to itself."""
        units = position.units_in(area)
        return position.controller(area) == nation and all(position.nation(unit) == nation for unit in units)

    def _is_barbarian(self, event: told.UnitPlaced) -> bool:
        kind = UNITS[event.unit].kind
        return kind in ("german", "migration", "sarmatian") or (
            kind == "celt" and event.area in (*CELTIC_NORTH, "boiemia")
        )

    def _bull(self, event: told.UnitPlaced, position: Position) -> None:
        """A unit that needs its home and a star of its People [Other Forces 7]."""
        counter, holds = UNITS[event.unit], self._report.holds
        nation, what = position.nation(event.unit), f"{event.unit} comes back in {event.area}"
        self._recruited[nation] += 1
        homes = [area for area in counter.homes if self._is_open(area, nation, position)]
        stars = self._stars_of(nation, position)
        holds("Other Forces 7a", what, bool(homes), "no home area")
        holds("Other Forces 7b", what, bool(stars), "no star")
        at_home_or_star = event.area in homes or event.area in stars
        holds("Other Forces 7c", what, at_home_or_star, position.controller(event.area))
        number = self._recruited[nation]
        holds(
            "Other Forces 7d",
            f"replacements of the {nation} People",
            number <= len(stars),
            f"{number} of {len(stars)}",
        )

    def _stars_of(self, nation: str, position: Position) -> list[str]:
        """The intact stars with which a People replaces its units; a client has those of its country [R87]."""
        stars = [a for a in STARS if is_star(a, position.year) and a not in position.state.ruins]
        if nation == "mauri":
            return [area for area in stars if area in MAURETANIA and position.controller(area) in (nation, "rome")]
        found = [area for area in stars if self._is_open(area, nation, position)]
        return [a for a in found if position.controller(a) == nation or AREAS[a].people == nation]

    def _is_open(self, area: str, nation: str, position: Position) -> bool:
        """Whether a People holds an area: itself, its ally, or because an empire left it without a garrison."""
        owner = position.controller(area)
        if (nation, owner) in ((nation, nation), ("asian", "armenians")):
            return True
        if owner == "kushan" and AREAS[area].people == nation:
            return not position.units_in(area)
        if owner in (*EMPIRES, "rome-rebels"):
            if position.allied(owner, nation):
                return True
            is_free = area in STARS and AREAS[area].people == nation
            empire = "rome" if owner == "rome-rebels" else owner
            return is_free and needs_garrison(position, empire, area) and not is_held(position, empire, area)
        return position.allied(owner, nation) is not False if owner else False

    def _arrives(self, event: told.UnitPlaced, position: Position) -> None:
        counter, what = UNITS[event.unit], f"{event.unit} arrives"
        date = counter.arrives
        self._report.holds("Set Up, Reinforcements", what, date is None or position.year >= date, position.year)
        at = counter.at or counter.homes
        is_there = event.area in at or self._is_haven(event, at, position)
        self._report.holds("Set Up, Reinforcements", what, is_there, event.area)
        due = position.state.due.get(event.unit)
        if position.place.get(event.unit) == "waiting" and due is not None:
            self._report.holds("Raids 6", f"{event.unit} returns after a century", position.turn >= due, position.turn)

    def _is_haven(self, event: told.UnitPlaced, at: tuple[str, ...], position: Position) -> bool:
        """Whether a Kushan comes elsewhere, as replacements do, because strangers are in its area [Kushan Empire]."""
        strangers = [u for area in at for u in position.units_in(area) if position.nation(u) != "kushan"]
        is_own = position.controller(event.area) == "kushan" or event.area == "hunae"
        return UNITS[event.unit].kind == "kushan" and bool(strangers) and is_own

    def _makes_room(self, event: told.UnitConverted, position: Position) -> None:
        """Another German, or Sarmatian for the Alans, leaves the game for each migration [Set Up]."""
        kind = "sarmatian" if event.by == "mig-alans" else "german"
        self._report.same("Set Up and Start", f"counter removed for {event.by}", kind, UNITS[event.unit].kind)
        self._report.same(
            "Set Up and Start", f"counter that {event.unit} makes room for", "migration", UNITS[event.by].kind
        )

    def _converts(self, event: told.UnitConverted, position: Position) -> None:
        holds = self._report.holds
        self._conversions += 1
        holds("Kushan Empire", f"{event.by} forms", position.year >= KUSHAN_CONVERSION, position.year)
        self._report.same("Kushan Empire", f"{event.by} forms from", "asian-sarmatian", UNITS[event.unit].nation)
        self._report.same("Kushan Empire", f"{event.unit} becomes", "kushan", UNITS[event.by].nation)
        if event.area and event.area in AREAS:
            holds("Kushan Empire", f"{event.by} takes the place of {event.unit}", True)

    def _reforms(self, event: told.UnitConverted, position: Position) -> None:
        kind = UNITS[event.by].kind
        self._reformed[kind] += 1
        self._report.holds("Roman Army Reform", "the reform begins", position.year >= REFORM, position.year)
        self._report.same("Roman Army Reform 2", f"{event.by} replaces", "legion", UNITS[event.unit].kind)
        most = UPGRADE.get(kind, 0)
        self._report.holds(
            "Roman Army Reform 2", f"{kind} in one turn", self._reformed[kind] <= most, self._reformed[kind]
        )

    def _reform_ends(self, position: Position) -> None:
        legions = [u for u, place in position.place.items() if UNITS[u].kind == "legion" and place != "removed"]
        if position.year >= REFORM and legions:
            made = sum(self._reformed.values())
            self._report.same("Roman Army Reform 2", "legions upgraded", sum(UPGRADE.values()), made)
