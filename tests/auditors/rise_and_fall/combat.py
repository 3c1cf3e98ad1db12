"""Combat, Combat Values of All Units, Terrain Effects: who fights, with which strength, and what falls."""

from __future__ import annotations

import re
from collections import Counter as Bag
from itertools import combinations

from rules.core.events import Event
from rules.rise_and_fall import events as told
from tests.auditors.report import Report
from tests.auditors.rise_and_fall.movement import is_usable
from tests.auditors.rise_and_fall.position import Position
from tests.auditors.rise_and_fall.printed import AREAS, HORDES, ROMAN_KINDS, SPLIT, UNITS, links, terrain

WEAKER_IN_THE_NORTH = (*ROMAN_KINDS, "rebel-legion", "parthian-cavalry", "parthian-infantry")
ABSORBED = ("celt", "bull", "german", "sarmatian", "kushan")
"""Who migrates with the Huns instead of fighting them [Combat or Absorption 1 to 6, R67]."""

ATTACK = {
    "legion": 2,
    "rebel-legion": 2,
    "palatina": 3,
    "comitatus": 2,
    "limes": 1,
    "parthian-cavalry": 2,
    "parthian-infantry": 1,
    "kushan": 2,
    "hun": 7,
    "hunnic-kingdom": 3,
    "migration": 1,
    "germanic-kingdom": 3,
}
DEFENSE = {
    "legion": 2,
    "rebel-legion": 2,
    "palatina": 3,
    "comitatus": 2,
    "limes": 2,
    "parthian-cavalry": 2,
    "parthian-infantry": 1,
    "kushan": 2,
    "sarmatian": 2,
    "german": 2,
    "hun": 13,
    "hunnic-kingdom": 3,
    "migration": 4,
    "germanic-kingdom": 2,
}


def attack_of(position: Position, unit: str, area: str) -> int:
    """A unit's combat value against an area [Combat Values of All Units]."""
    kind, found = UNITS[unit].kind, AREAS[area]
    if kind == "sarmatian":
        return 2 if found.north and found.region != "germania" else 1
    if kind == "german":
        return 2 if position.german_leader() or found.region == "germania" else 1
    value = ATTACK.get(kind, 1)
    if kind in WEAKER_IN_THE_NORTH and found.north and not _leads(position, kind, area):
        return value - 1
    return value


def defense_of(position: Position, unit: str, area: str) -> int:
    """What a unit defends with, before terrain [Combat Values of All Units]."""
    kind = UNITS[unit].kind
    if kind in ("legion", "rebel-legion") and AREAS[area].north and not _leads(position, kind, area):
        return 1
    return DEFENSE.get(kind, 1)


def _leads(position: Position, kind: str, area: str) -> bool:
    """Whether an Emperor was placed in an area's region [Leaders b]."""
    region = AREAS[area].emperor
    is_led = bool(region) and position.state.emperor_region == region and position.emperor()
    return is_led and kind in ROMAN_KINDS


def terrain_of(position: Position, attacker: str, origin: str, supporters: tuple[str, ...], area: str) -> set[str]:
    """The terrain that helps a defender: what lies on every attacker's path [Terrain Effects, R4, R5]."""
    ways = [origin, *(position.place[unit] for unit in supporters)]
    kinds = {"mountain", "heavy-forest-swamp", "major-river"}
    for way in ways:
        kinds &= set(terrain(way, area)) if area in links()[way] else set()
    if any(_is_german(unit) for unit in (attacker, *supporters)):
        kinds.discard("heavy-forest-swamp")
    return kinds


def _is_german(unit: str) -> bool:
    """Start, Migration and Kingdom Germans are Germans; the Alans are Sarmatians [Peoples]."""
    counter = UNITS[unit]
    return counter.nation == "german" or (counter.kind == "germanic-kingdom" and counter.nation != "kingdom-alans")


def _roman_pile(position: Position, area: str) -> str:
    """Each half has its pile; that of a fallen half is the other's [West and East 5, Reliability 4]."""
    if position.year < SPLIT:
        return "pile-rome"
    half = AREAS[area].half
    if half in position.state.fallen:
        half = "west" if half == "east" else "east"
    return f"pile-rome-{half}"


class Combat:
    """Checks each attack."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._fallen: dict[str, told.Attacked] = {}
        self._owners: dict[str, str] = {}

    def see(self, event: Event, position: Position) -> None:
        match event:
            case told.Attacked():
                self._attacked(event, position)
            case told.UnitRemoved() if event.cause in ("combat", "absorbed"):
                self._removed(event, position)
            case told.AreaTaken():
                self._taken(event)
            case told.EmperorPlaced():
                self._report.holds("Leaders b", "an Emperor is in play", position.emperor(), event.place)
            case _:
                pass

    def close(self, position: Position) -> None:
        """All defenders of the attacks in one answer are gone."""
        left = sorted(unit for unit in self._fallen if position.place.get(unit) in AREAS)
        stayed = [unit for unit in left if position.place[unit] == self._fallen[unit].area]
        self._report.same("Stacking", "defenders that outlive their stack", [], stayed)
        self._fallen.clear()

    def _attacked(self, event: told.Attacked, position: Position) -> None:
        same = self._report.same
        area, fighters = event.area, (event.attacker, *event.supporters)
        for unit in event.defenders:
            self._fallen[unit] = event
            same("Combat", f"{unit} defends in", area, position.place.get(unit))
        self._takes_part(event, position)
        self._is_at_war(event, position)
        if event.absorbed:
            unresisting = all(self._gives_way(event.attacker, unit) for unit in event.defenders)
            what = f"{event.defenders} join {event.attacker} or retreat"
            same("Combat or Absorption 1 to 6", what, True, bool(event.defenders) and unresisting)
            return
        first = self._defender(event)
        if first and self._is_absorbed(event.attacker, first):
            same("Combat or Absorption 1", f"{first} is absorbed by {event.attacker}", True, event.absorbed)
        claimed = {line.cause: line.value for line in event.attack if line.value}
        expected = {unit: attack_of(position, unit, area) for unit in fighters}
        same("Combat Values", f"attack on {area}", {k: v for k, v in expected.items() if v}, claimed)
        self._defense(event, position, first)
        strength, against = sum(line.value for line in event.attack), sum(line.value for line in event.defense)
        self._report.holds("Combat", "the attacker's value is greater", strength > against, f"{strength} to {against}")

    def _defense(self, event: told.Attacked, position: Position, first: str) -> None:
        area = event.area
        expected = Bag(dict.fromkeys(terrain_of(position, event.attacker, event.origin, event.supporters, area), 1))
        if first:
            expected[first] = defense_of(position, first, area)
        if event.origin == area:
            expected = Bag({first: expected[first]})
        total = sum(expected.values())
        if area == "byzantium" and position.state.walls == "standing":
            total += 10
        claimed = sum(line.value for line in event.defense)
        lines = [(line.cause, line.value) for line in event.defense]
        self._report.same(
            "Combat Values, Terrain Effects", f"defense of {area} against {event.attacker}", total, claimed
        )
        names = {kind for kind in expected if kind != first}
        told_names = {source for source, _ in lines if source in ("mountain", "heavy-forest-swamp", "major-river")}
        self._report.same("Terrain Effects", f"terrain of {area} against {event.attacker}", names, told_names)

    def _defender(self, event: told.Attacked) -> str:
        sources = {line.cause for line in event.defense}
        named = [unit for unit in event.defenders if unit in sources]
        if event.defenders:
            self._report.holds("Stacking", f"one unit defends {event.area}", len(named) <= 1, named)
        return named[0] if named else next(iter(event.defenders), "")

    def _is_absorbed(self, attacker: str, unit: str) -> bool:
        return UNITS[attacker].nation in HORDES and UNITS[unit].kind in ABSORBED

    def _gives_way(self, attacker: str, unit: str) -> bool:
        """Whether a unit joins the Huns, or retreats from them as a migration [Absorption 1, 4]."""
        flees = UNITS[attacker].nation in HORDES and UNITS[unit].kind == "migration"
        return flees or self._is_absorbed(attacker, unit)

    def _takes_part(self, event: told.Attacked, position: Position) -> None:
        holds, state = self._report.holds, position.state
        used: Bag[str] = Bag(position.place[unit] for unit in state.flipped if position.place.get(unit) in AREAS)
        for unit in event.supporters:
            place = position.place[unit]
            link = links()[event.area].get(place)
            holds(
                "Combat",
                f"{unit} supports from next to {event.area}",
                link is not None and is_usable(position, unit, link),
                place,
            )
            holds("Combat", f"{unit} is used once", unit not in state.flipped, "used before")
            holds("Stacking", f"one unit takes part out of {place}", not used[place], unit)
            used[place] += 1
            holds("Long-range Transfers", f"{unit} takes no part", unit not in state.transferred, "transferred")
        holds("Combat", f"{event.attacker} is used once", event.attacker not in state.flipped, "used before")
        holds("Bribery", f"{event.attacker} does not attack", event.attacker not in state.bribes, "bribed")
        for one, other in combinations((event.attacker, *event.supporters), 2):
            self._cooperate(one, other, position)

    def _cooperate(self, one: str, other: str, position: Position) -> None:
        """Whether two units may share an attack [Stacking, Allies, West and East 3, Civil War 9, Kushan Empire]."""
        nations = position.nation(one), position.nation(other)
        friends = position.allied(*nations)
        self._report.holds("Allies", f"{one} and {other} may cooperate", friends is not False, "not allied")
        if nations == ("rome", "rome") and position.is_divided():
            halves = {position.half_of(one), position.half_of(other)}
            self._report.same("West and East 3", f"halves of {one} and {other}", 1, len(halves))

    def _is_at_war(self, event: told.Attacked, position: Position) -> None:
        attacker = position.nation(event.attacker)
        risen = {revolt.unit for revolt in position.state.revolts.values()}
        for unit in event.defenders:
            if unit in risen:
                continue
            is_war = position.at_war(attacker, position.nation(unit))
            what = f"{attacker} fights {position.nation(unit)}"
            self._report.holds("Wars", what, is_war is not False, "not at war")
            self._report.holds("Allies", what, not position.allied(attacker, position.nation(unit)), "allied")

    def _removed(self, event: told.UnitRemoved, position: Position) -> None:
        """Where a beaten unit goes [Combat, Raids 6, Huns, West and East 5]."""
        attack = self._fallen.get(event.unit)
        if attack is None:
            self._report.holds("Combat", f"{event.unit} was attacked", event.cause != "combat", event.area)
            return
        expected = self._goes_to(event.unit, attack, position)
        if expected:
            self._report.same("Combat, Raids 6, Huns 7", f"{event.unit} goes to", expected, event.to)

    def _goes_to(self, unit: str, attack: told.Attacked, position: Position) -> str:
        counter, by = UNITS[unit], UNITS[attack.attacker]
        if counter.kind == "hun":
            return "removed"
        spared = counter.kind in (*ROMAN_KINDS, "parthian-cavalry", "parthian-infantry", "germanic-kingdom")
        if counter.armenian or (counter.kind == "rebel-legion" and by.nation in HORDES):
            return ""
        if attack.absorbed:
            return "removed"
        if by.kind == "hunnic-kingdom" and not spared:
            return "removed"
        if counter.kind == "migration":
            return "waiting"
        if counter.nation == "rome":
            return _roman_pile(position, attack.area)
        if counter.kind == "hunnic-kingdom":
            return ""
        return f"pile-{counter.nation}"

    def _taken(self, event: told.AreaTaken) -> None:
        by = re.sub(r"-[ivx]+$", "", event.by)  # another Kingdom with the same set
        known = by in ("", "armenians", "sassanid", "mauri") or any(UNITS[unit].nation == by for unit in UNITS)
        self._report.holds("Area Control", f"{event.area} has an owner of the game", known, event.by)
        self._report.holds("Area Control", f"{event.area} changes hands", event.by != event.before, event.by)
        before = self._owners.get(event.area, event.before)
        self._report.same("Area Control", f"former owner of {event.area}", before, event.before)
        self._owners[event.area] = event.by
