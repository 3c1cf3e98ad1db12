"""Garrisons, Provincial Garrisons, Revolts, re-civilization."""

from __future__ import annotations

from rules.core.events import Event
from rules.rise_and_fall import events as told
from rules.rise_and_fall.state import RiseState
from tests.auditors.report import Report
from tests.auditors.rise_and_fall.position import CENTURY, Position
from tests.auditors.rise_and_fall.printed import (
    AREAS,
    ARMENIA,
    EGYPT,
    EMPIRES,
    RELIEVED,
    ROMAN_KINDS,
    STARS,
    UNITS,
    is_star,
)

PROVINCES = (
    ("britannia",),
    ("gaul",),
    ("hispania",),
    ("africa",),
    ("illyrium", "thrace", "graecia"),
    ("asia-minor", "syria"),
)
"""The groups of which each needs one Roman unit [Provincial Garrisons]."""

HOME_PEOPLE = {"roman": "rome", "parthian": "parthia"}
FREE_STARS = 2
"""Production areas that Parthia may leave without a garrison [Garrisons, Parthia and Sassanids]."""


def people_of(area: str) -> str:
    """The nation whose symbol an area shows."""
    return HOME_PEOPLE.get(AREAS[area].people, AREAS[area].people)


def is_recivilised(position: Position, empire: str, area: str) -> bool:
    """Whether a conquered star needs no garrison any more: by its date, or after a century [Garrisons]."""
    if AREAS[area].north:
        return False
    if empire == "rome":
        if AREAS[area].star == "red" or area in RELIEVED:
            return AREAS[area].star == "red" or position.year >= RELIEVED[area]
        if AREAS[area].parthian:
            return False
    return position.state.held.get(empire, {}).get(area, 0) >= CENTURY


def needs_garrison(position: Position, empire: str, area: str) -> bool:
    """Whether an empire must have a unit on a star that it controls; Parthia's two free ones are apart."""
    if is_recivilised(position, empire, area):
        return False
    if empire == "parthia" and AREAS[area].parthian:
        return not position.state.sassanid
    people = people_of(area)
    if people in EMPIRES:
        return people != empire
    return bool(_on_map(position, area))


def _on_map(position: Position, area: str) -> list[str]:
    """Units of the People that first lived in an area.

    Armenians under an empire are their own People, as are clients [Armenian Exception, R87].
    """
    people, state = people_of(area), position.state
    apart = area not in ARMENIA and (bool(state.armenia) or "asian" in state.gone)
    units = [u for u, place in position.place.items() if place in AREAS and UNITS[u].nation == people]
    return [u for u in units if not (apart and UNITS[u].armenian) and position.nation(u) != "mauri"]


def is_held(position: Position, empire: str, area: str, ignored: frozenset[str] = frozenset()) -> bool:
    """Whether a friendly unit is there; one serves for all three of Egypt."""
    wanted = EGYPT if area in EGYPT else (area,)
    return any(
        _is_friendly(position, empire, unit)
        for each in wanted
        if each == area or position.controller(each) == empire
        for unit in position.units_in(each)
        if unit not in ignored
    )


def _is_friendly(position: Position, empire: str, unit: str) -> bool:
    nation = position.nation(unit)
    if empire == "rome" and nation == "rome-rebels":
        return True
    return position.allied(empire, "parthia" if nation == "sassanid" else nation) is True


class Garrisons:
    """Checks the revolts at the end of a player turn, and the count of turns that a star was held."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._told: dict[str, dict[str, int]] = {}
        self._taken: dict[str, str] = {}
        self._held: dict[str, dict[str, int]] = {}
        self._before: dict[str, dict[str, int]] = {}

    def see(self, event: Event, position: Position) -> None:
        match event:
            case told.PlayerTurnBegan():
                self._told, self._taken = {}, {}
            case told.RevoltBegan():
                self._told.setdefault(event.empire, {})[event.area] = event.degree
                self._rose(event, position)
            case told.AreaTaken() if position.state.step == "player-end" or event.area in self._areas():
                self._taken.setdefault(event.area, event.before)
            case told.PlayerTurnEnded() if event.player in EMPIRES:
                self._ended(event.player, position)
            case told.Recivilised():
                self._report.holds("Garrisons", f"{event.area} is a star", event.area in STARS, event.area)
            case _:
                pass

    def settle(self, state: RiseState) -> None:
        """Compare the turns held with what they should be; a question may come between the count and the turn's end."""
        for empire, expected in self._held.items():
            held = state.held.get(empire, {})
            claimed = {area: held.get(area, 0) for area in expected}
            self._report.same("Garrisons, 100 years", f"turns held by {empire}", expected, claimed)
        self._held = {}
        if state.step == "campaign":
            self._before = {empire: dict(areas) for empire, areas in state.held.items()}

    def _areas(self) -> set[str]:
        return {area for areas in self._told.values() for area in areas}

    def _rose(self, event: told.RevoltBegan, position: Position) -> None:
        if event.unit:
            people = UNITS[event.unit].nation
            self._report.same("Revolts 3", f"home People of {event.area}", people_of(event.area), people)

    def _ended(self, empire: str, position: Position) -> None:
        claimed = self._told.get(empire, {})
        expected = self._failing(empire, position, claimed)
        if empire == "parthia" and not position.state.sassanid:
            own = {area for area in expected if self._owner(area, position) == empire}
            named = own - set(claimed)
            self._report.same("Garrisons, Parthia", "revolts", max(len(own) - FREE_STARS, 0), len(own & set(claimed)))
            expected = {area: kind for area, kind in expected.items() if area not in named}
        self._report.same(
            "Garrisons, Revolts",
            f"revolts against {empire}",
            dict(sorted(expected.items())),
            dict(sorted(claimed.items())),
        )
        self._count(empire, position)

    def _failing(self, empire: str, position: Position, claimed: dict[str, int]) -> dict[str, int]:
        """The stars that revolt, each with the number of the paragraph that says how."""
        risen = frozenset(
            position.state.revolts[area].unit for area in claimed if position.state.revolts.get(area) is not None
        )
        stars = [
            area
            for area in STARS
            if is_star(area, position.year)
            and (area in claimed or self._owner(area, position) == empire or self._is_abroad(area, empire, position))
        ]
        failing = {
            area
            for area in stars
            if needs_garrison_at_end(position, empire, area, risen) and not is_held(position, empire, area, risen)
        }
        if empire == "rome":
            failing |= self._provinces(position, stars, risen)
        marked = {area for area in failing if area in position.state.revolts and area not in claimed}
        if position.state.walls == "standing":
            failing -= {"byzantium"} - set(claimed)
        kinds = {area: self._kind(empire, area, position, risen) for area in failing - marked}
        return self._without_units(kinds, claimed, position, risen)

    def _is_abroad(self, area: str, empire: str, position: Position) -> bool:
        """Whether Sassanids hold a star outside the old Parthia in their revolt [Parthia and Sassanids]."""
        return empire == "parthia" and self._owner(area, position) == "sassanid" and not AREAS[area].parthian

    def _without_units(
        self, kinds: dict[str, int], claimed: dict[str, int], position: Position, risen: frozenset[str]
    ) -> dict[str, int]:
        """A People with fewer units than stars rises on as many; the others see no unit [Revolts 3, R34]."""
        for people in {people_of(area) for area, kind in kinds.items() if kind == 3}:
            places = [area for area, kind in kinds.items() if kind == 3 and people_of(area) == people]
            units = self._in_pile(people, position, risen)
            if units < len(places) and sum(claimed.get(area) == 3 for area in places) == units:
                kinds |= {area: 2 for area in places if claimed.get(area) == 2}
        return kinds

    def _in_pile(self, people: str, position: Position, risen: frozenset[str]) -> int:
        """A People's units that could rise; Armenians do so at their star only, clients never [R87]."""
        piles = {f"pile-{people}", f"pile-{people}-west", f"pile-{people}-east"}
        units = [u for u, p in position.place.items() if UNITS[u].nation == people and (p in piles or u in risen)]
        return sum(not UNITS[u].armenian or u in risen for u in units if position.nation(u) != "mauri")

    def _owner(self, area: str, position: Position) -> str:
        return self._taken.get(area, position.controller(area))

    def _provinces(self, position: Position, stars: list[str], risen: frozenset[str]) -> set[str]:
        """The stars of provinces without a Roman or rebel unit [Provincial Garrisons]."""
        found: set[str] = set()
        for group in PROVINCES:
            areas = [area for area in AREAS if AREAS[area].province in group]
            units = (unit for area in areas for unit in position.units_in(area) if unit not in risen)
            if not any(UNITS[unit].kind in (*ROMAN_KINDS, "rebel-legion") for unit in units):
                found |= {area for area in stars if area in areas}
        return found

    def _kind(self, empire: str, area: str, position: Position, risen: frozenset[str]) -> int:
        """Which paragraph of Revolts applies."""
        if AREAS[area].parthian and empire == "parthia":
            return 1
        if empire == "rome" and AREAS[area].province == "italia":
            return 1
        if is_recivilised(position, empire, area):
            return 2
        if area in ARMENIA and any(UNITS[u].armenian and position.place[u] not in AREAS for u in UNITS):
            return 3
        if any(unit not in risen for unit in position.units_in(area)):
            return 2  # someone else stands there, so that no unit can appear
        return 3 if self._in_pile(people_of(area), position, risen) else 2

    def _count(self, empire: str, position: Position) -> None:
        """One more turn for each foreign star in hand, by rebels too for Rome [Garrisons; Civil War 10, R38]."""
        owners = (empire, "rome-rebels" if empire == "rome" else "sassanid")
        held = self._before.get(empire, {})
        self._held[empire] = {
            area: min(held.get(area, 0) + 1, CENTURY)
            for area in STARS
            if is_star(area, position.year)
            and position.controller(area) in owners
            and people_of(area) != empire
            and not AREAS[area].north
            and area not in RELIEVED
            and AREAS[area].star != "red"
            and not (empire == "rome" and AREAS[area].parthian)
        }


def needs_garrison_at_end(position: Position, empire: str, area: str, risen: frozenset[str]) -> bool:
    """The same as before the revolt put units on the map."""
    if not risen or people_of(area) in EMPIRES:
        return needs_garrison(position, empire, area)
    if all(unit in risen for unit in _on_map(position, area)):
        return False
    return needs_garrison(position, empire, area)
