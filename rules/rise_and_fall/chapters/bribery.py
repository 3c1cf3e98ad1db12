"""Bribery [Bribery]."""

from __future__ import annotations

from rules.rise_and_fall.data.loader import ARMENIANS, CLIENTS, GERMAN_KINDS, HUNS, PEOPLES
from rules.rise_and_fall.events import BribeEnded, BribeMade
from rules.rise_and_fall.game import RiseAndFall


def markers_left(t: RiseAndFall) -> int:
    """How many Bribe markers are unused; the empires share four [Bribery]."""
    return t.data.markers.bribe - len(t.state.bribes) - t.state.markers_spent


def can_be_bribed(t: RiseAndFall, unit: str, empire: str) -> bool:
    """Whether this empire can bribe a unit at all [Bribery, R10]."""
    kind = t.data.kind[unit]
    if t.data.kinds[kind].never_bribed or unit in t.state.bribes:
        return False
    if kind == "migration" and t.year >= t.data.dates.free_movement:
        return False
    if kind in GERMAN_KINDS and "german" in t.state.leaders:
        return False
    nation = t.nation_of(unit)
    is_people = nation in (*PEOPLES, ARMENIANS, CLIENTS, *HUNS) or nation in t.state.kingdoms
    return is_people and not t.relations.is_ally(empire, nation)


def bribable(t: RiseAndFall, empire: str) -> list[str]:
    """The units an empire can bribe next to areas it controls [Bribery, R53]."""
    return [
        unit
        for unit, area in t.on_map()
        if can_be_bribed(t, unit, empire) and any(t.holder(path.to) == empire for path in t.data.areas[area].paths)
    ]


def bribe(t: RiseAndFall, unit: str, empire: str) -> None:
    """Put a Bribe marker on a unit. A bribed Hunnic unit gives its Kingdom a replacement [Hunnic Kingdom 3c]."""
    t.state.bribes[unit] = empire
    t.tell(BribeMade(unit=unit, area=t.pieces.place(unit), empire=empire), "Bribery")
    if t.data.kind[unit] == "hunnic-kingdom":
        t.state.hordes[t.nation_of(unit)].count += 1


def end_bribes(t: RiseAndFall, empire: str) -> None:
    """Remove the markers an empire placed last turn [Bribery, R54]."""
    for unit, briber in list(t.state.bribes.items()):
        if briber == empire:
            del t.state.bribes[unit]
            t.tell(BribeEnded(unit=unit, empire=empire), "Bribery, R54")
