"""The Kushan Empire [Kushan Empire]."""

from __future__ import annotations

from rules.core.decisions import Pick
from rules.core.game import Play, one
from rules.rise_and_fall.chapters.area_control import take_area
from rules.rise_and_fall.chapters.kushan_counters import KUSHAN, SARMATIANS, to_come
from rules.rise_and_fall.chapters.removal import unmark
from rules.rise_and_fall.events import PeopleGone, UnitConverted
from rules.rise_and_fall.game import REMOVED, RiseAndFall, choice, say


def convert(t: RiseAndFall) -> Play[None]:
    """From 30 BC, one Asian Sarmatian a turn turns Kushan, on the map or in the pile [Kushan Empire]."""
    if t.year < t.data.dates.kushan_conversion or KUSHAN in t.state.gone:
        return
    counters = [unit for unit in to_come(t) if t.data.unit[unit].arrives is None]
    sarmatians = [*t.units_of(SARMATIANS), *t.in_pile(SARMATIANS)]
    if not counters or not sarmatians:
        return
    chosen = yield from one(
        Pick(
            seat=t.relations.mover(KUSHAN),
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
    unmark(t, sarmatian)
    t.put(sarmatian, REMOVED)
    t.put(kushan, area or f"pile-{KUSHAN}")
    t.tell(UnitConverted(unit=sarmatian, by=kushan, area=area, cause="conversion"), "Kushan Empire")
    if area:
        t.state.kushan_homes.append(area)  # its own unit has already been counted
        take_area(t, area, KUSHAN)


def havens(t: RiseAndFall) -> list[str]:
    """Where Kushans may come back: any area of theirs; before 100 AD, failing that, the area of the Hunae."""
    own = [area for area in t.owned(KUSHAN) if t.free_of_strangers(area, KUSHAN)]
    if own or t.year >= t.data.dates.kushan_may_fall:
        return own
    return ["hunae"]


def check_fall(t: RiseAndFall) -> None:
    """From 100 AD, Kushans without an area or a unit are out of the game [Kushan Empire]."""
    if KUSHAN in t.state.gone or t.year < t.data.dates.kushan_may_fall:
        return
    if t.owned(KUSHAN) or t.lives(KUSHAN):
        return
    for unit in [*t.in_pile(KUSHAN), *to_come(t)]:
        t.put(unit, REMOVED)
    t.state.gone.append(KUSHAN)
    t.tell(PeopleGone(people=KUSHAN), "Kushan Empire")
