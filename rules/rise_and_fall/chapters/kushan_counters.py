"""The Kushan counters, and how Sarmatian homes bring them in [Kushan Empire]."""

from __future__ import annotations

from rules.rise_and_fall.chapters.removal import remove_unit
from rules.rise_and_fall.events import UnitConverted
from rules.rise_and_fall.game import REMOVED, UNARRIVED, RiseAndFall

KUSHAN, SARMATIANS = "kushan", "asian-sarmatian"


def to_come(t: RiseAndFall) -> list[str]:
    """Kushan counters not in play yet; the one with its own arrival date comes last."""
    waiting = [unit for unit in t.state.stacks[UNARRIVED] if t.data.kind[unit] == KUSHAN]
    return sorted(waiting, key=lambda unit: t.data.unit[unit].arrives is not None)


def count_home(t: RiseAndFall, area: str) -> None:
    """Add a counter when Kushans control the home of a Sarmatian unit, even one out of the game [Kushan Empire]."""
    if area in t.state.kushan_homes or t.data.areas[area].home != SARMATIANS:
        return
    counters = [unit for unit in to_come(t) if t.data.unit[unit].arrives is None]
    if not counters:
        return
    t.state.kushan_homes.append(area)
    kin = [unit for unit in t.data.units_of[SARMATIANS] if area in t.data.unit[unit].homes]
    living = [unit for unit in kin if t.pieces.place(unit) != REMOVED]
    in_pile = [unit for unit in living if not t.area_of(unit)]
    t.put(counters[0], f"pile-{KUSHAN}")
    gone = (in_pile or living or [""])[0]
    if gone:
        remove_unit(t, gone, REMOVED, "conversion", "Kushan Empire")
    t.tell(UnitConverted(unit=gone, by=counters[0], area=area, cause="cognates"), "Kushan Empire")
