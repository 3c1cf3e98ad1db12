"""Looting and rebuilding [Looting]."""

from __future__ import annotations

from rules.rise_and_fall.data.loader import SASSANIDS
from rules.rise_and_fall.events import StarLooted, StarRebuilt
from rules.rise_and_fall.game import RiseAndFall


def may_loot(t: RiseAndFall, unit: str) -> bool:
    """Whether a unit may loot its area: an intact star without enemies, not its own capital [Looting, R55]."""
    area = t.area_of(unit)
    return bool(area) and not t.is_pinned(unit) and may_loot_at(t, unit, area)


def may_loot_at(t: RiseAndFall, unit: str, area: str) -> bool:
    """Whether a unit may loot an area it is in or passes [Looting, R55, R97]."""
    if not t.data.kinds[t.data.kind[unit]].loots or area in t.state.ruins:
        return False
    nation = t.nation_of(unit)
    return (
        t.is_star(t.data.areas[area])
        and not t.walled(area)
        and t.free_of_strangers(area, nation)
        and area != capital_of(t, nation)
    )


def capital_of(t: RiseAndFall, nation: str) -> str:
    """The capital of a Germanic or Hunnic Kingdom, or an empty string."""
    if nation in t.state.kingdoms:
        return t.state.kingdoms[nation].capital
    horde = t.state.hordes.get(nation)
    return horde.capital if horde else ""


def loot(t: RiseAndFall, unit: str) -> None:
    """Loot the star under a unit. A migration unit must then move on if it can [Looting, Raids 4]."""
    loot_at(t, unit, t.pieces.place(unit))


def loot_at(t: RiseAndFall, unit: str, area: str) -> None:
    """Loot a star a unit is on or passes [Looting, Hunnic Kingdom 6, R97]."""
    t.state.ruins[area] = "looted"
    t.tell(StarLooted(area=area, unit=unit), "Looting")
    if t.data.kind[unit] == "migration" and unit not in t.state.onward:
        t.state.onward.append(unit)


def _own_unit(t: RiseAndFall, area: str, empire: str) -> bool:
    nations = ("parthia", SASSANIDS) if empire == "parthia" else (empire,)
    return any(t.nation_of(unit) in nations for unit in t.at(area))


def rebuildable(t: RiseAndFall, empire: str) -> list[str]:
    """The empire's looted stars that one of its units is on [Looting 5]."""
    return [
        area
        for area, ruin in t.state.ruins.items()
        if ruin == "looted" and t.holder(area) == empire and _own_unit(t, area, empire)
    ]


def go_on_rebuilding(t: RiseAndFall, empire: str) -> None:
    """Finish stars being rebuilt. Before 350, start rebuilding occupied looted stars for free [Looting 5-7, R56]."""
    for area, ruin in list(t.state.ruins.items()):
        if ruin == "rebuild" and t.holder(area) == empire:
            del t.state.ruins[area]
            t.tell(StarRebuilt(area=area, empire=empire, done=True), "Looting 6")
    if t.year < t.data.dates.paid_rebuilding:
        for area in rebuildable(t, empire):
            begin_rebuilding(t, area, empire)


def begin_rebuilding(t: RiseAndFall, area: str, empire: str) -> None:
    """Turn a Looted marker to its Rebuild side [Looting 5]."""
    t.state.ruins[area] = "rebuild"
    t.tell(StarRebuilt(area=area, empire=empire, done=False), "Looting 5")
