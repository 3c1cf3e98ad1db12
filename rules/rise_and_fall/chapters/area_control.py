"""Who controls an area, and the effects of a change of control [Area Control]."""

from __future__ import annotations

from rules.rise_and_fall.chapters.kushan_counters import count_home
from rules.rise_and_fall.data.loader import SASSANIDS
from rules.rise_and_fall.events import AreaTaken, UnitPlaced
from rules.rise_and_fall.game import RiseAndFall


def hand_over(t: RiseAndFall, area: str, nation: str) -> None:
    """Give control of an area to a nation."""
    before = t.state.control[area]
    if before == nation:
        return
    t.state.control[area] = nation
    if t.state.ruins.get(area) == "rebuild" and {before, nation} != {"parthia", SASSANIDS}:
        t.state.ruins[area] = "looted"  # Looting 6: two consecutive turns
    t.memo.clear()
    t.tell(AreaTaken(area=area, by=nation, before=before), "Area Control")


def take_area(t: RiseAndFall, area: str, nation: str) -> None:
    """Give control to a nation with a unit in the area, unless an ally has it [Area Control]."""
    before = t.state.control[area]
    if before == nation or (before and t.relations.friendly(before, nation)):
        return
    hand_over(t, area, nation)
    if nation == "kushan":
        count_home(t, area)


def place_unit(t: RiseAndFall, unit: str, area: str, cause: str, rule: str) -> None:
    """Put a unit on the map in control of its area."""
    t.put(unit, area)
    t.tell(UnitPlaced(unit=unit, area=area, cause=cause), rule)
    take_area(t, area, t.nation_of(unit))
