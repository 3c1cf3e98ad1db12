"""Combat values that depend on place and leader: attack, defense, movement [Combat Values, Movement]."""

from __future__ import annotations

from collections.abc import Mapping

from rules.rise_and_fall.data.loader import REGULARS, Area, rise_data
from rules.rise_and_fall.game import RiseAndFall

_SLOW_FOR_GUARDS = frozenset({"parthia", "mesopotamia", "armenia"})
"""Regions where Palatina move two areas [Roman Army Reform]."""

_NORTH_MARCH = 1
_GUARDS_MARCH = 2
_SARMATIA = frozenset({"euro-sarmatia", "asian-sarmatia"})
_FAR_FROM_HOME = REGULARS | {"rebel-legion", "parthian-cavalry", "parthian-infantry"}
"""Kinds with no home north of the Line: slower there, and one weaker in attack without an Emperor."""

_REMEMBERED: dict[tuple[object, ...], tuple[Mapping[str, int], int]] = {}


def allowances(t: RiseAndFall, unit: str) -> Mapping[str, int]:
    """For each area, how far a unit may move in a turn in which it enters that area. The lowest limit counts."""
    return _known(t, unit)[0]


def longest_move(t: RiseAndFall, unit: str) -> int:
    """The longest move a unit has anywhere, in areas."""
    return _known(t, unit)[1]


def _known(t: RiseAndFall, unit: str) -> tuple[Mapping[str, int], int]:
    kind = t.data.kind[unit]
    base = _base_move(t, kind)
    key = (kind, base, unit if kind in ("bull", "hunnic-kingdom", "migration") else "")
    known = _REMEMBERED.get(key)
    if known is None:
        found = {area.id: _allowance(kind, base, unit, area) for area in t.data.areas.values()}
        known = _REMEMBERED[key] = found, max(found.values())
    return known


def _base_move(t: RiseAndFall, kind: str) -> int:
    """The printed movement, changed by a German leader or an option [German Leaders, Key Rules, R7, R8]."""
    printed = t.data.kinds[kind].move
    if kind == "german":
        quick = "german" in t.state.leaders or (t.state.full_war and t.has("german_full_war_move_2"))  # R8
        return 2 if quick else printed
    if kind == "migration" and t.has("migration_move_4"):  # R7
        return 4
    return printed


def _allowance(kind: str, base: int, unit: str, area: Area) -> int:
    if kind == "palatina":
        return _GUARDS_MARCH if area.north or area.region in _SLOW_FOR_GUARDS else base
    if kind == "sarmatian":
        if area.countries & _SARMATIA:
            return 3
        return _NORTH_MARCH if area.north else base
    if not area.north or _is_native(kind, unit, area):
        return base
    return min(base, _NORTH_MARCH)


def _is_native(kind: str, unit: str, area: Area) -> bool:
    """Whether an area north of the Line is a unit's home [Barbarian Line]."""
    if kind in _FAR_FROM_HOME or kind == "germanic-kingdom":
        return False
    counter = rise_data().unit[unit]
    if kind == "hunnic-kingdom":
        return area.id == counter.nation
    if kind == "bull":
        return area.id in counter.homes
    facts = rise_data().nations.get(counter.nation)
    return facts is not None and not area.countries.isdisjoint(facts.countries)


def led_by_emperor(t: RiseAndFall, unit: str, area: Area) -> bool:
    """Whether a unit profits from the Emperor: he is in play and in the area's region [Leaders b, R23]."""
    return (
        bool(area.emperor_region)
        and t.emperor
        and t.state.emperor_region == area.emperor_region
        and t.data.kind[unit] in REGULARS
    )


def attack_value(t: RiseAndFall, unit: str, target: str) -> int:
    """What a unit adds to an attack on an area [Combat Values, German Leaders]."""
    area, kind = t.data.areas[target], t.data.kind[unit]
    value = t.data.kinds[kind].attack
    if kind in _FAR_FROM_HOME and area.north and not led_by_emperor(t, unit, area):
        return value - 1
    if kind == "sarmatian" and area.north and area.region != "germania":
        return 2
    if kind == "german" and (area.region == "germania" or "german" in t.state.leaders):
        return 2
    return value


def defense_value(t: RiseAndFall, unit: str, place: str) -> int:
    """A unit's defense value where it is [Combat Values, R6, R22]."""
    area, kind = t.data.areas[place], t.data.kind[unit]
    if kind in ("legion", "rebel-legion") and area.north and not led_by_emperor(t, unit, area):
        return 1
    return t.data.kinds[kind].defense
