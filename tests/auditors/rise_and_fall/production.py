"""Reinforcements and Replacements (Production), Silk Road, Great Leaders' units, Western and Eastern Empire 2 to 5."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.events import Event
from rules.rise_and_fall import events as told
from tests.auditors.report import Report
from tests.auditors.rise_and_fall.garrisons import is_held, needs_garrison, people_of
from tests.auditors.rise_and_fall.position import Position
from tests.auditors.rise_and_fall.printed import (
    AREAS,
    EASTERN_TRADE,
    EMPIRES,
    PEOPLES,
    SPLIT,
    STARS,
    UNITS,
    half_points,
    is_star,
    links,
)

LEADER_UNITS = SILK_ROAD = EASTERN_BONUS = 3


def produces(position: Position, empire: str, area: str) -> bool:
    """Whether a star that an empire controls makes a unit now [Replacements 1, Garrisons, Revolts]."""
    state = position.state
    revolt = state.revolts.get(area)
    if not is_star(area, position.year) or area in state.ruins or (revolt is not None and revolt.empire == empire):
        return False
    if empire == "parthia" and not state.sassanid:
        return True
    return not needs_garrison(position, empire, area) or is_held(position, empire, area)


def own_stars(position: Position, empire: str) -> list[str]:
    stars = [area for area in STARS if position.controller(area) == empire and produces(position, empire, area)]
    if empire != "parthia" or position.state.sassanid:
        return stars
    empty = [area for area in stars if needs_garrison(position, empire, area) and not is_held(position, empire, area)]
    lost = max(len(empty) - 2, 0)
    return stars[: len(stars) - lost] if lost else stars


def allied_stars(position: Position, empire: str) -> list[str]:
    """Stars of allied Peoples that produce for an empire; Parthia needs a way to them [Allies, Replacements 6]."""
    friends = _friends(position, empire)
    found = [area for area in stars_of_allies(position, empire) if area not in position.state.ruins]
    return [area for area in found if empire == "rome" or _has_way(position, area, friends)]


def _friends(position: Position, empire: str) -> set[str]:
    return {people for people in PEOPLES if position.allied(empire, people)}


def stars_of_allies(position: Position, empire: str) -> list[str]:
    """Stars that an empire's allies own [Allies]."""
    friends = _friends(position, empire)
    found = []
    for area in STARS:
        if not is_star(area, position.year):
            continue
        owner = position.controller(area)
        if owner == "armenians" and position.state.armenia:
            is_friend = position.state.armenia == empire
        else:
            nation = "asian" if owner == "armenians" else owner
            is_friend = nation in friends or (nation == "mauri" and empire == "rome")
        if is_friend:
            found.append(area)
    return found


def _has_way(position: Position, area: str, friends: Iterable[str]) -> bool:
    """Whether land paths under Parthia or its allies lead to a Parthian star [Allies]."""
    owners = {"parthia", *friends}
    if position.state.armenia == "parthia":
        owners.add("armenians")
    seen, ways = {area}, [area]
    while ways:
        for other, link in links()[ways.pop()].items():
            owner = position.controller(other)
            if other in seen or link.kind == "sea" or owner not in owners:
                continue
            if owner == "parthia" and is_star(other, position.year):
                return True
            seen.add(other)
            ways.append(other)
    return False


def is_left(position: Position, empire: str, area: str) -> bool:
    """Whether Kushans left a star without a garrison, so that who lived there may use it [Garrisons, R75]."""
    is_empty = position.controller(area) == "kushan" and not position.units_in(area)
    return is_empty and people_of(area) == empire


def is_in_sassanid_revolt(position: Position, empire: str) -> bool:
    """Whether an empire is Parthia during the Sassanid Revolt: Sassanids alone have replacements then."""
    return empire == "parthia" and bool(position.state.sassanids) and not position.state.sassanid


def army(position: Position, empire: str, half: str) -> int:
    """Half points of an empire's units on the map; during the Sassanid Revolt, of the Sassanids [R52]."""
    nation = "sassanid" if is_in_sassanid_revolt(position, empire) else empire
    units = (u for u, place in position.place.items() if place in AREAS and position.nation(u) == nation)
    return sum(half_points(u) for u in units if not half or AREAS[position.place[u]].half == half)


def _is_free_of_others(position: Position, empire: str, area: str) -> bool:
    """Whether an empire may stack a unit with those in an area: its own and allies' [Stacking]."""
    return all(position.allied(empire, position.nation(unit)) for unit in position.units_in(area))


class Production:
    """Checks the count of production, and that no army is larger than it."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._ceilings: dict[tuple[str, str], int] = {}
        self._bribes = 0
        self._rebuilt = 0
        self._disbanded: set[str] = set()

    def see(self, event: Event, position: Position) -> None:
        match event:
            case told.PlayerTurnBegan():
                self._ceilings, self._bribes, self._rebuilt, self._disbanded = {}, 0, 0, set()
            case told.ProductionCounted():
                self._counted(event, position)
            case told.UnitPlaced() if event.rule == "Replacements 2":
                self._placed(event, position)
            case told.UnitWithdrew() | told.SassanidRevoltEnded():
                self._ceilings = {}
            case told.BribeMade():
                self._bribes += 1
            case told.UnitRemoved() if event.cause == "disbanded":
                self._disbanded.add(event.unit)
                bribed = event.unit in position.state.bribes
                self._report.holds("Disbanding", f"{event.unit} may be disbanded", not bribed, "bribed")
            case _:
                pass

    def provided(self, position: Position) -> None:
        """The phase is over: no army exceeds what the stars bear [Replacements, R2]."""
        for (empire, half), total in self._ceilings.items():
            size = army(position, empire, half)
            what = f"half points of {empire} {half}".strip()
            self._report.holds("Reinforcements and Replacements", what, size <= 2 * total, f"{size} of {2 * total}")
        self._ceilings = {}

    def places(self, areas: set[str], position: Position) -> None:
        """Compare the stars offered to a new unit with the print [Replacements 2, 7]."""
        empire = position.state.player
        if empire not in EMPIRES:
            return
        expected = {
            area
            for area in STARS
            if position.controller(area) == empire and area not in position.state.ruins and is_star(area, position.year)
        }
        if position.state.sassanids and not position.state.sassanid:
            return
        self._report.same(
            "Replacements 2",
            "stars not open to a new unit",
            [],
            sorted(a for a in areas - expected if not is_left(position, empire, a)),
        )
        if not (empire == "rome" and position.year >= SPLIT):
            free = {area for area in expected if _is_free_of_others(position, empire, area)}  # Stacking
            self._report.same("Replacements 2", "stars open to a new unit", [], sorted(free - areas))

    def _counted(self, event: told.ProductionCounted, position: Position) -> None:
        empire, half = event.empire, event.half
        self._ceilings[empire, half] = event.total
        what = f"production of {empire} {half}".strip()
        is_shared = empire == "rome" and half == "" and position.year >= SPLIT
        self._report.holds("West and East 4", what, not is_shared or position.emperor(), "both halves as one")
        self._report.same(
            "Reinforcements and Replacements", f"army, {what}", army(position, empire, half), event.half_points
        )
        expected = self._expected(empire, half, position)
        self._report.same("Reinforcements and Replacements", what, sum(expected.values()), event.total)
        claimed = {line.cause: line.value for line in event.lines}
        for cause, amount in expected.items():
            if cause != "tribute":
                self._report.same("Reinforcements and Replacements", f"{what}: {cause}", amount, claimed.get(cause, 0))
        self._report.same("Reinforcements and Replacements", f"sum of {what}", sum(claimed.values()), event.total)

    def _expected(self, empire: str, half: str, position: Position) -> dict[str, int]:
        state = position.state
        lines = {
            "stars": sum(1 for area in own_stars(position, empire) if not half or AREAS[area].half == half),
            "allied-stars": sum(1 for area in allied_stars(position, empire) if not half or AREAS[area].half == half),
            "leader": LEADER_UNITS if state.leaders.get(empire) and not half else 0,
        }
        if is_in_sassanid_revolt(position, empire):
            lines |= {"stars": sum(self._is_of_sassanids(area, position) for area in STARS), "allied-stars": 0}
        if empire == "parthia":
            return {**lines, "silk-road": SILK_ROAD - state.tribute}
        is_eastern = half != "west" and "east" not in state.fallen
        takes_tribute = not half or half == ("west" if "east" in state.fallen else "east")
        trade = EASTERN_BONUS if position.year >= EASTERN_TRADE and is_eastern else 0
        return {**lines, "eastern-trade": trade, "tribute": state.tribute if takes_tribute else 0}

    def _is_of_sassanids(self, area: str, position: Position) -> bool:
        """Whether a star produces for the Sassanids in their revolt: abroad it needs a garrison [Garrisons, R52]."""
        if position.controller(area) != "sassanid":
            return False
        revolt = position.state.revolts.get(area)
        is_quiet = area not in position.state.ruins and (revolt is None or revolt.empire != "parthia")
        is_free = AREAS[area].parthian or not needs_garrison(position, "parthia", area)
        return is_quiet and is_star(area, position.year) and (is_free or is_held(position, "parthia", area))

    def _placed(self, event: told.UnitPlaced, position: Position) -> None:
        unit, area, holds = event.unit, event.area, self._report.holds
        empire, place = UNITS[unit].nation, position.place.get(unit, "")
        owner = position.controller(area)
        own = owner == empire or (owner == "sassanid" and empire == "parthia") or is_left(position, empire, area)
        holds(
            "Replacements 2",
            f"{unit} appears on an own star",
            own and is_star(area, position.year),
            f"{area} of {owner}",
        )
        holds("Replacements 7", f"{unit} appears on an intact star", area not in position.state.ruins, area)
        holds("Replacements", f"{unit} comes from its pile", place.startswith(f"pile-{empire}"), place)
        holds("Disbanding", f"{unit} was not disbanded in this phase", unit not in self._disbanded, "disbanded")
        if place.endswith(("-west", "-east")) and position.is_divided():
            half = AREAS[area].half
            if half in position.state.fallen:  # its units went to the other pile [Reliability 4]
                half = "west" if half == "east" else "east"
            self._report.same("West and East 5", f"half of {unit}", place.rsplit("-", 1)[1], half)
        half = AREAS[area].half if (empire, "") not in self._ceilings else ""
        total = self._ceilings.get((empire, half))
        if total is not None:
            size = army(position, empire, half) + half_points(unit) + (2 * self._bribes if not half else 0)
            holds(
                "Reinforcements and Replacements",
                f"{empire} can bear {unit}",
                size <= 2 * total,
                f"{size} of {2 * total}",
            )
