"""How units leave the map, and which pile they go to [Combat, Raids, West and East]."""

from __future__ import annotations

from rules.rise_and_fall.data.loader import REGULARS
from rules.rise_and_fall.events import RevoltEnded, UnitRemoved
from rules.rise_and_fall.game import REMOVED, WAITING, RiseAndFall


def pile_of(t: RiseAndFall, unit: str, area: str) -> str:
    """The pile for a unit that dies in an area [West and East 5]."""
    if t.data.kind[unit] in REGULARS:
        return roman_pile(t, t.data.areas[area].half)
    return f"pile-{t.data.nation[unit]}"


def roman_pile(t: RiseAndFall, half: str) -> str:
    """The pile for Roman units of a half; a fallen half uses the other's [West and East 5, Reliability 4]."""
    if t.year < t.data.dates.split:
        return "pile-rome"
    if half in t.state.fallen:
        half = "east" if half == "west" else "west"
    return f"pile-rome-{half}"


def remove_unit(t: RiseAndFall, unit: str, place: str, cause: str, rule: str) -> None:
    """Take a unit off the map, with all its markers."""
    area = t.pieces.place(unit)
    unmark(t, unit)
    if unit in t.state.claimed:
        t.state.claimed.remove(unit)
    t.put(unit, place)
    t.tell(UnitRemoved(unit=unit, area=area, to=place, cause=cause), rule)


def destroy_unit(t: RiseAndFall, unit: str, cause: str, rule: str) -> None:
    """Eliminate a unit on the map: to its pile, or as its own rule says [Combat, Raids 6, Huns 10]."""
    kind = t.data.kind[unit]
    if kind == "hun":
        remove_unit(t, unit, REMOVED, cause, rule)
    elif kind == "migration":
        t.state.due[unit] = t.state.turn + t.data.tables.kingdoms.migration_delay
        remove_unit(t, unit, WAITING, cause, rule)
    else:
        remove_unit(t, unit, pile_of(t, unit, t.pieces.place(unit)), cause, rule)


def unmark(t: RiseAndFall, unit: str) -> None:
    """Remove the markers on a unit that leaves the map."""
    state = t.state
    t.memo.clear()
    state.bribes.pop(unit, None)
    state.trail.pop(unit, None)
    for flags in (state.flipped, state.transferred, state.stopped, state.onward):
        if unit in flags:
            flags.remove(unit)
    for area, revolt in list(state.revolts.items()):
        if revolt.unit == unit:
            del state.revolts[area]
            t.tell(RevoltEnded(area=area), "Revolts 3, R35")
    changed = state.rebellions.pop(unit, None) is not None
    if changed and not state.rebellions:
        state.rebel_foes, state.claimed = [], []
    if unit in state.sassanids:
        state.sassanids.remove(unit)
        changed = True
    if state.members.pop(unit, None) is not None or changed:
        t.relations_changed()
