"""Movement, Terrain Effects, Long-range Transfers, Stacking: how far a unit goes, and where it may not go."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from rules.core.events import Event
from rules.rise_and_fall import events as told
from tests.auditors.report import Report
from tests.auditors.rise_and_fall.position import Position
from tests.auditors.rise_and_fall.printed import (
    AREAS,
    EMPIRES,
    FREE_MOVEMENT,
    HORDES,
    HUN_LANDS_OPEN,
    ROMAN_KINDS,
    UNITS,
    Link,
    links,
    terrain,
)

SLOW_REGIONS = ("parthia", "mesopotamia", "armenia")
"""Where Palatina move two areas [Palatina Move Limits]."""

SARMATIA = ("euro-sarmatia", "asian-sarmatia")


def full_allowance(position: Position, unit: str) -> int:
    """The movement of a unit before terrain and the Barbarian Line [Movement]."""
    kind = UNITS[unit].kind
    if kind == "german":
        at_full_war = position.has("german_full_war_move_2") and position.state.full_war
        return 2 if position.german_leader() or at_full_war else 1
    if kind == "migration":
        return 4 if position.has("migration_move_4") else 5
    return {
        "legion": 3,
        "rebel-legion": 3,
        "palatina": 6,
        "comitatus": 2,
        "limes": 1,
        "parthian-cavalry": 3,
        "parthian-infantry": 2,
        "germanic-kingdom": 3,
        "hunnic-kingdom": 3,
        "kushan": 3,
        "hun": 1,
        "sarmatian": 3,
    }.get(kind, 2)


def limit_in(position: Position, unit: str, area: str) -> int:
    """What entering an area leaves of a unit's movement, for the whole turn [Movement, Barbarian Line]."""
    kind, found = UNITS[unit].kind, AREAS[area]
    if kind == "palatina":
        return 2 if found.north or found.region in SLOW_REGIONS else 6
    if kind == "sarmatian":
        if found.region in SARMATIA:
            return 3
        return 1 if found.north else 2
    return 1 if found.north and not is_native(unit, area) else 9


def is_native(unit: str, area: str) -> bool:
    """Whether an area north of the Line is of the unit's home country [Barbarian Line]."""
    kind, found = UNITS[unit].kind, AREAS[area]
    match kind:
        case "german":
            return "germania" in found.countries
        case "migration":
            return ("euro-sarmatia" if unit == "mig-alans" else "germania") in found.countries
        case "kushan":
            return "asian-sarmatia" in found.countries
        case "hun" | "hunnic-kingdom":
            return area == UNITS[unit].homes[0]
        case "celt":
            return "celtica" in found.countries
        case "bull":
            return UNITS[unit].nation == "european" and "europe" in found.countries
        case _:
            return False


def allowance(position: Position, unit: str, trail: tuple[str, ...]) -> int:
    """The movement of a unit that went along a trail; the first area is where it began its turn [Movement]."""
    most = full_allowance(position, unit)
    for origin, area in itertools.pairwise(trail):
        if area != origin:
            most = min(most, limit_in(position, unit, area))
    if UNITS[unit].kind == "palatina" and trail:
        most = min(most, limit_in(position, unit, trail[0]))
    return max(most - 1, 1) if _meets_desert(trail) else most


def _meets_desert(trail: tuple[str, ...]) -> bool:
    steps = itertools.pairwise(trail)
    return any(to in links()[origin] and "desert" in terrain(origin, to) for origin, to in steps)


def may_sail(position: Position, nation: str, unit: str) -> bool:
    """Whether a unit uses the blue routes [Sea Transport Limitations]."""
    if nation == "euro-sarmatian":
        return position.year >= FREE_MOVEMENT
    kind = UNITS[unit].kind
    if kind == "germanic-kingdom":
        return unit.rsplit("-", 1)[0] != "kingdom-alans" or position.year >= FREE_MOVEMENT
    return nation in ("rome", "rome-rebels", "celt", "german")


def is_usable(position: Position, unit: str, link: Link) -> bool:
    if link.since is not None and position.year < link.since:
        return False
    return link.kind != "sea" or may_sail(position, position.nation(unit), unit)


def is_enterable(position: Position, unit: str, area: str) -> bool | None:
    """Whether a unit may walk into an area without a fight; None where the print leaves it to other facts."""
    nation = position.nation(unit)
    if _is_closed(position, unit, area):
        return False
    others = {position.nation(each) for each in position.units_in(area) if each != unit}
    if others and UNITS[unit].kind == "migration" and position.year >= FREE_MOVEMENT:
        return None
    friends = [position.allied(nation, other) for other in others]
    if False in friends:
        return False
    owner = position.controller(area)
    answer = _is_open_to(position, unit, owner, area)
    return None if answer and None in friends else answer


def _is_closed(position: Position, unit: str, area: str) -> bool:
    found, state, nation = AREAS[area], position.state, position.nation(unit)
    if area in HORDES and position.year < HUN_LANDS_OPEN:
        return True
    if UNITS[unit].kind == "germanic-kingdom" and found.north:
        return True
    if UNITS[unit].kind in ROMAN_KINDS and position.is_divided() and found.half != position.half_of(unit):
        return True
    if area == "byzantium" and state.walls == "standing":
        if UNITS[unit].kind == "migration":
            return True
        return position.allied(nation, "rome") is False
    closed = state.pontus_closed and position.turn <= state.peace_until  # "Peace lasts for two full turns"
    return bool(nation == "rome" and closed and area in ("trapezus", "sinope"))


def _is_open_to(position: Position, unit: str, owner: str, area: str) -> bool | None:
    nation = position.nation(unit)
    if nation in EMPIRES and owner in EMPIRES:
        return nation == owner or position.at_war(nation, owner)
    if "sassanid" in (nation, owner):
        return None
    if owner in (nation, ""):
        return True if nation in (*EMPIRES, *HORDES) or owner else None
    if nation in HORDES:
        return True if owner not in HORDES else None
    if nation in EMPIRES:
        if position.allied(nation, owner):
            return True
        if owner == "asian" and area in ("artashat", "tigranocerta"):
            return None
        return position.at_war(nation, owner)
    return None


def is_barred_from(position: Position, unit: str, area: str) -> bool:
    """Whether the date or the kind of war keeps a People from an area [Movement, Germans Limited War]."""
    nation = position.nation(unit)
    if position.year >= FREE_MOVEMENT:
        return False
    if nation == "german":
        return not position.state.full_war and not _is_near(area, "germania")
    if nation in ("african", "european", "asian", "celt") and not _fights(position, nation):
        return not _is_near(area, {"african": "africa", "european": "europe", "celt": "celtica"}.get(nation, "asia"))
    return False


def _is_near(area: str, country: str) -> bool:
    return any(country in AREAS[each].countries for each in (area, *links()[area]))


def _fights(position: Position, nation: str) -> bool:
    return any(nation in war.split("|") for war in position.state.wars)


def reach(position: Position, unit: str, is_passable: Callable[[str], bool]) -> set[str]:
    """Where a unit can go with what is left of its movement, through areas that pass the test."""
    origin = position.place[unit]
    trail = tuple(position.state.trail.get(unit, (origin,)))
    found: set[str] = set()
    seen: set[tuple[str, int, int]] = set()
    ways = [trail]
    while ways:
        way = ways.pop()
        for area, link in links()[way[-1]].items():
            longer = (*way, area)
            most = allowance(position, unit, longer)
            mark = (area, len(longer), most)
            if mark in seen or len(longer) - 1 > most:
                continue
            if is_usable(position, unit, link) and is_passable(area):
                seen.add(mark)
                found.add(area)
                ways.append(longer)
    return found - {origin}


class Movement:
    """Checks each move, and the areas that a move is offered."""

    def __init__(self, report: Report) -> None:
        self._report = report

    def see(self, event: Event, position: Position) -> None:
        match event:
            case told.UnitMoved():
                self._moved(event, position)
            case told.UnitTransferred():
                self._transferred(event, position)
            case told.Attacked():
                self._led(event, position)
            case _:
                pass

    def offered(self, unit: str, areas: set[str], position: Position) -> None:
        """Compare the areas that a move is offered with the print."""
        if unit not in position.place or UNITS[unit].kind == "migration":
            return
        free = cached(lambda area: is_enterable(position, unit, area))
        open_to_all = reach(position, unit, lambda area: free(area) is not False)
        self._report.same("Movement", f"areas {unit} cannot reach", [], sorted(areas - open_to_all))
        if position.nation(unit) in (*EMPIRES, *HORDES):
            sure = reach(position, unit, lambda area: free(area) is True)
            self._report.same("Movement", f"areas {unit} can reach", [], sorted(sure - areas))
        elif position.nation(unit) in position.state.kingdoms:
            sure = reach(position, unit, lambda area: _is_of_kingdom(position, unit, area))
            self._report.same("Germanic Kingdoms 5, 8a", f"areas {unit} can reach", [], sorted(sure - areas))

    def transfers(self, unit: str, areas: set[str], position: Position) -> None:
        """Compare the areas that a transfer is offered with the print [Long-range Transfers]."""
        if unit not in position.place:
            return
        possible = self._transferable(unit, position)
        self._report.same("Long-range Transfers", f"{unit} can't transfer to", [], sorted(areas - possible))
        if position.nation(unit) in EMPIRES:
            own = self._transferable(unit, position, lambda area: _is_own_only(position, unit, area))
            empty = {area for area in own if not position.units_in(area)}
            self._report.same("Long-range Transfers", f"{unit} can transfer to", [], sorted(empty - areas))

    def _moved(self, event: told.UnitMoved, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        unit, path, state = event.unit, event.path, position.state
        same("Movement", f"{unit} starts from", position.place.get(unit), path[0])
        self._moves_at_all(unit, position)
        for origin, area in itertools.pairwise(path):
            link = links()[origin].get(area)
            if not holds("Movement", f"{unit} goes along a path", link is not None, f"{origin} to {area}"):
                return
            assert link is not None
            holds(
                "Sea Transport Limitations",
                f"{unit} may use the route",
                is_usable(position, unit, link),
                f"{origin} to {area} in {position.year}",
            )
            may = is_enterable(position, unit, area) is not False
            inside = " ".join(position.units_in(area))
            holds("Movement", f"{unit} may enter {area}", may, f"of {position.controller(area) or 'no one'}: {inside}")
            barred = is_barred_from(position, unit, area)
            holds("Movement, Wars: Germans Limited War", f"{unit} may leave home", not barred, area)
        trail = (*state.trail.get(unit, (path[0],)), *path[1:])
        most = allowance(position, unit, trail)
        holds("Movement", f"{unit} moves {most} areas", len(trail) - 1 <= most, " ".join(trail))
        self._stops(unit, path, position)

    def _moves_at_all(self, unit: str, position: Position) -> None:
        holds, state = self._report.holds, position.state
        holds("Combat", f"{unit} was used and does not move", unit not in state.flipped, "flipped")
        holds("Long-range Transfers", f"{unit} makes no other move", unit not in state.transferred, "transferred")
        holds("Bribery", f"{unit} cannot move while bribed", unit not in state.bribes, "bribed")
        risen = {revolt.unit for revolt in state.revolts.values() if revolt.unit}
        holds("Revolts 3", f"{unit} cannot move under the marker", unit not in risen, "in revolt")

    def _stops(self, unit: str, path: tuple[str, ...], position: Position) -> None:
        """Units that must stop where they enter [Raids 2, Germanic Kingdoms 5]."""
        nation = position.nation(unit)
        for area in path[1:-1]:
            if UNITS[unit].kind == "germanic-kingdom":
                kingdom = position.state.kingdoms.get(nation)
                if kingdom is not None and kingdom.status == "new":
                    owner = position.controller(area)
                    self._report.same("Germanic Kingdoms 5", f"{unit} passes only what is owned", nation, owner)
            if UNITS[unit].kind == "migration" and position.year >= FREE_MOVEMENT:
                others = position.units_in(area)
                stops = any(self._halts(each, position) for each in others)
                shared = area in position.raided or any(UNITS[each].kind == "migration" for each in others)
                self._report.holds("Raids 2", f"{unit} stops in {area}", not stops or shared, " ".join(others))

    def _halts(self, other: str, position: Position) -> bool:
        """Whether a migration unit has to stop beside a unit; it passes at-start Germans and Sarmatians [Raids 3]."""
        return UNITS[other].kind not in ("german", "sarmatian", "migration", "germanic-kingdom")

    def _led(self, event: told.Attacked, position: Position) -> None:
        """The last step of the main attacker, into the area that it attacks."""
        unit, area, origin = event.attacker, event.area, event.origin
        self._moves_at_all(unit, position)
        self._report.same("Combat", f"{unit} attacks from", position.place.get(unit), origin)
        trail = tuple(position.state.trail.get(unit, (origin,)))
        if origin != area:
            link = links()[origin].get(area)
            usable = link is not None and is_usable(position, unit, link)
            self._report.holds("Combat", f"{unit} has a path to {area}", usable, f"{origin} to {area}")
            trail = (*trail, area)
        most = allowance(position, unit, trail)
        self._report.holds("Combat", f"{unit} moves {most} areas", len(trail) - 1 <= most, " ".join(trail))
        self._report.holds("Prohibited Movement", f"{unit} may enter {area}", not _is_closed_to(position, unit, area))
        barred = is_barred_from(position, unit, area)
        self._report.holds("Movement, Wars: Germans Limited War", f"{unit} may attack there", not barred, area)

    def _transferred(self, event: told.UnitTransferred, position: Position) -> None:
        self._moves_at_all(event.unit, position)
        holds = self._report.holds
        moved = len(position.state.trail.get(event.unit, ())) > 1
        holds("Long-range Transfers", f"{event.unit} made no other move", not moved, "moved")
        possible = self._transferable(event.unit, position)
        within = event.to in possible or event.to == event.origin
        holds("Long-range Transfers", f"{event.unit} passes own areas", within, f"{event.origin} to {event.to}")

    def _transferable(
        self, unit: str, position: Position, is_passable: Callable[[str], bool] = lambda area: True
    ) -> set[str]:
        """Where own areas lead a unit [Long-range Transfers, R26]."""
        nation, origin = position.nation(unit), position.place[unit]
        owners = {nation, "asian"} if nation == "armenians" else {nation}
        if nation == "armenians" and position.state.armenia:
            owners.add(position.state.armenia)
        found, ways = {origin}, [origin]
        while ways:
            last = ways.pop()
            for area, link in links()[last].items():
                if area in found or position.controller(area) not in owners or not is_usable(position, unit, link):
                    continue
                closed = _is_closed(position, unit, area) or (AREAS[area].north and not _is_home(unit, area))
                if not closed and is_passable(area):
                    found.add(area)
                    ways.append(area)
        return found - {origin}


def _is_home(unit: str, area: str) -> bool:
    kind = UNITS[unit].kind
    return AREAS[area].region in SARMATIA if kind == "sarmatian" else is_native(unit, area)


def _is_own_only(position: Position, unit: str, area: str) -> bool:
    """Whether no one else stands in an area."""
    return all(position.nation(each) == position.nation(unit) for each in position.units_in(area))


def _is_closed_to(position: Position, unit: str, area: str) -> bool:
    """Whether not even a fight opens an area."""
    if UNITS[unit].kind in ROMAN_KINDS and position.is_divided():
        return AREAS[area].half != position.half_of(unit)
    if UNITS[unit].kind == "germanic-kingdom":
        return AREAS[area].north
    return area in HORDES and position.year < HUN_LANDS_OPEN


def _is_of_kingdom(position: Position, unit: str, area: str) -> bool:
    """Whether an area belongs to a unit's Kingdom, which then moves in it freely [Germanic Kingdoms 5, 8a]."""
    is_own = position.controller(area) == position.nation(unit) and _is_own_only(position, unit, area)
    return is_own and not _is_closed(position, unit, area)


def cached(test: Callable[[str], bool | None]) -> Callable[[str], bool | None]:
    known: dict[str, bool | None] = {}

    def answer(area: str) -> bool | None:
        if area not in known:
            known[area] = test(area)
        return known[area]

    return answer
