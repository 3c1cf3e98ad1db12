"""The Kushan Empire [Kushan Empire]."""

from __future__ import annotations

from rules.core.decisions import Pick
from rules.core.game import Play, one
from rules.rise_and_fall.events import PeopleGone, UnitConverted
from rules.rise_and_fall.game import REMOVED, UNARRIVED, RiseAndFall, choice, say

_KUSHAN, _SARMATIANS = "kushan", "asian-sarmatian"


def to_come(t: RiseAndFall) -> list[str]:
    """Kushan counters that have not come into play; the one due on a date of its own comes last."""
    waiting = [unit for unit in t.state.stacks[UNARRIVED] if t.data.kind[unit] == _KUSHAN]
    return sorted(waiting, key=lambda unit: t.data.unit[unit].arrives is not None)


def convert(t: RiseAndFall) -> Play[None]:
    """From 30 BC on one Asian Sarmatian a turn becomes a Kushan, on the map or in the pile [Kushan Empire]."""
    if t.year < t.data.dates.kushan_conversion or _KUSHAN in t.state.gone:
        return
    counters = [unit for unit in to_come(t) if t.data.unit[unit].arrives is None]
    sarmatians = [*t.units_of(_SARMATIANS), *t.in_pile(_SARMATIANS)]
    if not counters or not sarmatians:
        return
    chosen = yield from one(
        Pick(
            seat=t.mover(_KUSHAN),
            question=say("ask-conversion"),
            rule="Kushan Empire",
            domain="political",
            options=[
                choice(unit, "conversion", "Kushan Empire", unit=unit, area=t.area_of(unit) or "pile")
                for unit in sarmatians
            ],
            default=(sarmatians[0],),
            topic="conversion",
        )
    )
    _replace(t, chosen, counters[0])


def _replace(t: RiseAndFall, sarmatian: str, kushan: str) -> None:
    area = t.area_of(sarmatian)
    t.unmark(sarmatian)
    t.put(sarmatian, REMOVED)
    t.put(kushan, area or f"pile-{_KUSHAN}")
    t.tell(UnitConverted(unit=sarmatian, by=kushan, area=area, cause="conversion"), "Kushan Empire")
    if area:
        t.state.kushan_homes.append(area)  # its own unit has just been counted
        t.take(area, _KUSHAN)


def count_home(t: RiseAndFall, area: str) -> None:
    """Kushans control the home of a Sarmatian unit: it gives them a counter, even if it is gone [Kushan Empire]."""
    if area in t.state.kushan_homes or t.data.areas[area].home != _SARMATIANS:
        return
    counters = [unit for unit in to_come(t) if t.data.unit[unit].arrives is None]
    if not counters:
        return
    t.state.kushan_homes.append(area)
    kin = [unit for unit in t.data.units_of[_SARMATIANS] if area in t.data.unit[unit].homes]
    living = [unit for unit in kin if t.pieces.place(unit) != REMOVED]
    in_pile = [unit for unit in living if not t.area_of(unit)]
    t.put(counters[0], f"pile-{_KUSHAN}")
    gone = (in_pile or living or [""])[0]
    if gone:
        t.remove(gone, REMOVED, "conversion", "Kushan Empire")
    t.tell(UnitConverted(unit=gone, by=counters[0], area=area, cause="cognates"), "Kushan Empire")


def havens(t: RiseAndFall) -> list[str]:
    """Where Kushans may come back: in any area of theirs, before 100 AD at last in that of the Hunae."""
    own = [area for area in t.owned(_KUSHAN) if t.free_of_strangers(area, _KUSHAN)]
    if own or t.year >= t.data.dates.kushan_may_fall:
        return own
    return ["hunae"]


def check_fall(t: RiseAndFall) -> None:
    """From 100 AD on Kushans without an area or a unit are out of the game [Kushan Empire]."""
    if _KUSHAN in t.state.gone or t.year < t.data.dates.kushan_may_fall:
        return
    if t.owned(_KUSHAN) or t.lives(_KUSHAN):
        return
    for unit in [*t.in_pile(_KUSHAN), *to_come(t)]:
        t.put(unit, REMOVED)
    t.state.gone.append(_KUSHAN)
    t.tell(PeopleGone(people=_KUSHAN), "Kushan Empire")
