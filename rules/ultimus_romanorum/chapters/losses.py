"""Units lose steps, fall, and Tribes are vanquished [1.3, 8.4.2, 9.3, 9.4]."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.ultimus_romanorum.events import TribeVanquished, UnitsEliminated, UnitsReduced
from rules.ultimus_romanorum.game import BARBARIAN, UltimusRomanorum
from rules.ultimus_romanorum.state import Death

IN_BATTLE = ("loss-battle", "loss-retreat")
"""The causes that count as combat (R37)."""


def lose_step(t: UltimusRomanorum, units: Iterable[str], cause: str, rule: str) -> None:
    """Each unit loses a step: a full one is reduced, a reduced one eliminated [8.4.2]."""
    units = list(units)
    full = [unit for unit in units if unit not in t.state.reduced]
    weak = [unit for unit in units if unit in t.state.reduced]
    reduce(t, full, cause, rule)
    eliminate(t, weak, cause, rule)


def reduce(t: UltimusRomanorum, units: Sequence[str], cause: str, rule: str) -> None:
    """Turn units at full strength over."""
    for area, here in _by_area(t, units).items():
        t.state.reduced += here
        t.changed()
        t.tell(UnitsReduced(area=area, units=tuple(here), cause=cause), rule)


def eliminate(t: UltimusRomanorum, units: Sequence[str], cause: str, rule: str) -> None:
    """Take units off the map until the adjustments [9.3, 9.4]."""
    for area, here in _by_area(t, units).items():
        t.tell(UnitsEliminated(area=area, units=tuple(here), cause=cause), rule)
        for unit in here:
            _fall(t, unit, area, cause in IN_BATTLE)
        for tribe in dict.fromkeys(t.tribe_of(unit) for unit in here if t.tribe_of(unit)):
            _check_vanquished(t, tribe, area, cause in IN_BATTLE)


def _by_area(t: UltimusRomanorum, units: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for unit in units:
        found.setdefault(t.area_of(unit) or t.place(unit), []).append(unit)
    return found


def _fall(t: UltimusRomanorum, unit: str, area: str, in_battle: bool) -> None:
    t.state.deaths[unit] = Death(area=area, camp=t.camp(unit), in_battle=in_battle)
    t.state.cause.pop(unit, None)  # R65
    if unit in t.state.reduced:
        t.state.reduced.remove(unit)
    if t.state.march is not None and unit in t.state.march.units:
        t.state.march.units.remove(unit)
    t.put(unit, "fallen")


def _check_vanquished(t: UltimusRomanorum, tribe: str, area: str, in_battle: bool) -> None:
    if t.units_of(tribe):
        return
    t.state.last_fall[tribe] = area
    t.tell(TribeVanquished(tribe=tribe, area=area, in_battle=in_battle), "9.4")
    if in_battle and t.is_hostile(tribe) and t.camp_of_tribe(tribe) == BARBARIAN:  # R37
        t.state.pacified.append(tribe)
