"""Bribery, Looting, Migrations and Germanic Kingdoms, Foederati, The Huns."""

from __future__ import annotations

from collections import Counter as Bag

from rules.core.events import Event
from rules.rise_and_fall import events as told
from rules.rise_and_fall.state import RiseState
from tests.auditors.report import Report
from tests.auditors.rise_and_fall.position import Position
from tests.auditors.rise_and_fall.printed import (
    AREAS,
    EMPIRES,
    FREE_MOVEMENT,
    HORDES,
    KINGDOMS,
    PAID_REBUILDING,
    ROMAN_KINDS,
    STARS,
    UNITS,
    is_star,
    links,
)

MARKERS = 4
LOOTERS = ("german", "migration", "germanic-kingdom", "sarmatian", "hun", "hunnic-kingdom")
NEVER_BRIBED = (*ROMAN_KINDS, "rebel-legion", "parthian-cavalry", "parthian-infantry", "hun")
GERMANS = ("german", "migration", "germanic-kingdom")
HUN_DATES = {"hunnic-kingdom": 380, "huns": 390, "hunae": 410}
REBUILDS = {"rome": 4, "parthia": 3}
SET_SIZE = 5


class Barbarians:
    """Checks bribes, plunder, kingdoms and Huns."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._founded = 0
        self._rebuilt: Bag[str] = Bag()
        self._replaced: Bag[str] = Bag()
        self._passed: set[str] = set()
        self._gained: Bag[str] = Bag()
        self._challenged: set[str] = set()
        self._counts: dict[str, int] | None = None

    def see(self, event: Event, position: Position) -> None:
        match event:
            case told.TurnBegan():
                self._replaced = Bag()
            case told.PlayerTurnBegan():
                self._founded, self._rebuilt, self._passed = 0, Bag(), set()
            case told.BribeMade():
                self._bribed(event, position)
            case told.StarLooted():
                self._looted(event, position)
            case told.StarRebuilt():
                self._rebuilds(event, position)
            case told.UnitMoved() if UNITS[event.unit].nation == "huns":
                self._passed.update(event.path[1:])
            case told.Attacked():
                self._attacked(event)
            case told.PlayerTurnEnded(player="huns"):
                self._huns_end(position)
            case told.UnitRemoved():
                self._removed(event)
            case _:
                self._see_kingdoms(event, position)

    def settle(self, state: RiseState) -> None:
        """Compare the counts of absorbed tribes [The Huns, Absorption 7; Hunnic Kingdom 3, 7]."""
        counts = {horde: found.count for horde, found in state.hordes.items()}
        if self._counts is not None:
            for horde, before in self._counts.items():
                gained = self._gained[horde]
                if gained >= 0:
                    self._report.same("The Huns 7", f"count of the {horde}", before + gained, counts.get(horde, 0))
        self._counts, self._gained = counts, Bag()
        self._report.same("Germanic Kingdoms 8c", "Kingdoms that a war leaves in service", [], sorted(self._challenged))
        self._challenged = set()

    def _see_kingdoms(self, event: Event, position: Position) -> None:
        holds = self._report.holds
        match event:
            case told.KingdomFounded():
                self._found(event, position)
            case told.KingdomTurned() if event.status == "foederatus":
                holds("Germanic Kingdoms 7", f"{event.kingdom} serves Rome", position.year >= KINGDOMS, position.year)
            case told.KingdomTurned():
                self._turned(event.kingdom, position)
            case told.WarDeclared() if event.on in position.state.kingdoms:
                self._challenged.add(event.on)
            case told.KingdomEnded():
                units = position.units_of(event.kingdom)
                self._report.same("Germanic Kingdoms 15", f"units of {event.kingdom}", [], units)
                stars = [a for a in position.stars_of(event.kingdom) if a not in position.state.ruins]
                self._report.same("Germanic Kingdoms 15", f"stars of {event.kingdom}", [], stars)
            case told.UnitPlaced() if UNITS[event.unit].kind == "germanic-kingdom" and event.cause == "replacement":
                self._kingdom_replaces(event, position)
            case told.UnitPlaced() if UNITS[event.unit].nation in HORDES:
                self._horde_appears(event, position)
            case _:
                pass

    def _bribed(self, event: told.BribeMade, position: Position) -> None:
        holds, state, unit = self._report.holds, position.state, event.unit
        kind, what = UNITS[event.unit].kind, f"{event.empire} bribes {event.unit}"
        in_use = len(state.bribes) + 1
        holds("Bribery", "markers in use", in_use <= MARKERS, in_use)
        holds("Bribery", what, kind not in NEVER_BRIBED, kind)
        holds("Bribery", what, unit not in state.bribes, "bribed already")
        raids = kind == "migration" and position.year >= FREE_MOVEMENT
        holds("Bribery", what, not raids, position.year)
        led = kind in GERMANS and UNITS[unit].nation != "euro-sarmatian" and position.german_leader()
        holds("Bribery", what, not led, "a German leader is in play")
        self._report.same("Bribery", f"place of {unit}", position.place.get(unit), event.area)
        near = [each for each in links()[event.area] if position.controller(each) == event.empire]
        holds("Bribery", what, bool(near) or position.controller(event.area) == event.empire, "not adjacent")
        if kind == "hunnic-kingdom":
            self._gained[UNITS[unit].nation] += 1

    def _looted(self, event: told.StarLooted, position: Position) -> None:
        holds, kind = self._report.holds, UNITS[event.unit].kind
        what = f"{event.unit} loots {event.area}"
        holds("Looting 1", what, kind in LOOTERS, kind)
        holds("Looting 1", what, is_star(event.area, position.year), "no star")
        holds("Looting 2", what, event.area not in position.state.ruins or kind == "hun", "looted already")
        passes = UNITS[event.unit].nation == "huns" and event.area in self._passed  # Hunnic Kingdom 6, R97
        place = event.area if passes else position.place.get(event.unit)
        self._report.same("Looting", f"place of {event.unit}", event.area, place)
        nation = position.nation(event.unit)
        kingdom = position.state.kingdoms.get(nation)
        if kingdom is not None:
            holds("Germanic Kingdoms 6", what, kingdom.capital != event.area, "its capital")
        others = [u for u in position.units_in(event.area) if position.allied(nation, position.nation(u)) is False]
        holds("Raids 4, R55", what, not others, " ".join(others))

    def _rebuilds(self, event: told.StarRebuilt, position: Position) -> None:
        holds, ruin = self._report.holds, position.state.ruins.get(event.area, "")
        what = f"{event.empire} rebuilds {event.area}"
        self._report.same("Looting 5, 6", what, "rebuild" if event.done else "looted", ruin)
        self._report.holds("Looting 4", what, event.empire in EMPIRES, event.empire)
        if event.done:
            return
        self._rebuilt[event.empire] += 1
        there = any(position.nation(unit) == event.empire for unit in position.units_in(event.area))
        holds("Looting 5", what, there, "no unit there")
        self._report.same("Looting 5", f"owner of {event.area}", event.empire, position.controller(event.area))
        if position.year >= PAID_REBUILDING:
            number = self._rebuilt[event.empire]
            holds("Looting 7", what, number <= REBUILDS[event.empire], number)

    def _attacked(self, event: told.Attacked) -> None:
        attacker = UNITS[event.attacker]
        if attacker.nation == "huns":
            self._passed.add(event.area)
        if attacker.nation not in HORDES:
            return
        for unit in event.defenders:
            kind = UNITS[unit].kind
            if event.absorbed and kind != "migration":
                self._gained[attacker.nation] += 1
            elif attacker.kind == "hunnic-kingdom" and kind not in (*ROMAN_KINDS, "germanic-kingdom"):
                self._gained[attacker.nation] -= 1000

    def _removed(self, event: told.UnitRemoved) -> None:
        if UNITS[event.unit].nation in HORDES:
            self._gained[UNITS[event.unit].nation] -= 1000

    def _huns_end(self, position: Position) -> None:
        """Huns always loot what they come to, but the capital of their Kingdom [Hunnic Kingdom 1, 6]."""
        horde = position.state.hordes.get("huns")
        capital = horde.capital if horde is not None else ""
        stars = [a for a in sorted(self._passed) if a in STARS and is_star(a, position.year) and a != capital]
        left = [area for area in stars if area not in position.state.ruins]
        self._report.same("Hunnic Kingdom 1, 6", "stars that the Huns left intact", [], left)

    def _found(self, event: told.KingdomFounded, position: Position) -> None:
        holds, same, area = self._report.holds, self._report.same, event.capital
        kind, what = UNITS[event.unit].kind, f"{event.unit} founds {event.kingdom} in {event.capital}"
        holds("Germanic Kingdoms 1", what, is_star(area, position.year), "no star")
        holds("Germanic Kingdoms 1", what, area not in position.state.ruins, "looted")
        if event.kingdom in HORDES or UNITS[event.unit].nation in HORDES:
            same("The Huns", what, "hun", kind)
            self._gained[UNITS[event.unit].nation] -= 1000
            return
        same("Germanic Kingdoms 1", what, "migration", kind)
        holds("Germanic Kingdoms", what, position.year >= KINGDOMS, position.year)
        holds("Germanic Kingdoms 1", what, not AREAS[area].north, "north of the Line")
        self._founded += 1
        holds("Germanic Kingdoms 2", "kingdoms founded in a turn", self._founded <= 1, self._founded)
        alans = event.kingdom == "kingdom-alans"
        holds("Germanic Kingdoms 12", what, not alans or event.unit == "mig-alans", event.kingdom)
        holds("Germanic Kingdoms 3", what, 1 <= event.units <= SET_SIZE, event.units)
        others = [u for u in position.units_in(area) if UNITS[u].kind in ROMAN_KINDS]
        same("Germanic Kingdoms 1", f"enemies in {area}", [], others)

    def _turned(self, kingdom: str, position: Position) -> None:
        """A Kingdom leaves Rome's service by a declaration of war or as unreliable, not by an attack."""
        if kingdom in self._challenged:
            self._challenged.discard(kingdom)
            return
        lost = [half for half in ("west", "east") if _is_outnumbered(position, half)]
        self._report.holds("Germanic Kingdoms 8c, Reliability 1", f"{kingdom} turns on Rome", bool(lost), "no reason")

    def _kingdom_replaces(self, event: told.UnitPlaced, position: Position) -> None:
        kingdom, what = position.controller(event.area), f"{event.unit} comes back in {event.area}"
        found = position.state.kingdoms.get(kingdom)
        counters = f"kingdom-{found.tribe}" if found is not None else ""
        self._report.same("Germanic Kingdoms 9, 12", f"counters of {kingdom}", counters, UNITS[event.unit].nation)
        self._replaced[kingdom] += 1
        stars = [a for a in position.stars_of(kingdom) if a not in position.state.ruins]
        self._report.holds("Germanic Kingdoms 9", what, event.area in stars, position.controller(event.area))
        number = self._replaced[kingdom]
        self._report.holds("Germanic Kingdoms 9", f"replacements of {kingdom}", number <= len(stars), number)

    def _horde_appears(self, event: told.UnitPlaced, position: Position) -> None:
        nation = UNITS[event.unit].nation
        if event.cause == "horde" and event.area in HORDES:
            date = HUN_DATES.get(event.unit, HUN_DATES["hunnic-kingdom"])
            self._report.same("The Huns 2", f"date of {event.unit}", date, position.year)
            self._report.same("The Huns 2", f"home of {event.unit}", nation, event.area)
        elif event.cause == "replacement":
            self._report.same(
                "Hunnic Kingdom 5", f"{event.unit} comes back in", nation, position.controller(event.area)
            )
            kind = UNITS[event.unit].kind
            self._report.same("Absorption 10", f"kind of {event.unit}", "hunnic-kingdom", kind)
        self._gained[nation] -= 1000


def _is_outnumbered(position: Position, half: str) -> bool:
    """Whether a half of the Empire has more Foederati than Romans [Reliability 1]."""
    there = [unit for unit, place in position.place.items() if place in AREAS and AREAS[place].half == half]
    serving = [name for name, kingdom in position.state.kingdoms.items() if kingdom.status == "foederatus"]
    foederati = sum(position.nation(unit) in serving for unit in there)
    return foederati > sum(UNITS[unit].kind in ROMAN_KINDS for unit in there)
