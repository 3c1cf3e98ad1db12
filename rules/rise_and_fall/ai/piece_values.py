"""Values of areas and units for the Legate; a star is worth 5."""

from __future__ import annotations

from collections.abc import Mapping

from rules.rise_and_fall.data.loader import EMPIRES, GERMAN_VICTORY, SASSANIDS
from rules.rise_and_fall.game import RiseAndFall

STAR = 5.0
LAND = 0.2
_NORTH, _NORTHERN_STAR = -0.6, 1.5
_LOOTED = 0.4

_UNIT_VALUES: Mapping[str, float] = {
    "legion": 1.2,
    "comitatus": 1.2,
    "palatina": 2.0,
    "limes": 0.7,
    "rebel-legion": 3.0,
    "parthian-cavalry": 1.4,
    "parthian-infantry": 0.8,
    "migration": 3.0,
    "germanic-kingdom": 1.5,
    "hunnic-kingdom": 1.5,
    "hun": 8.0,
    "kushan": 0.8,
}
_OTHER_UNIT = 0.5
_STAR_AT_THE_END = 2.0
"""How many units a star of a Kingdom is worth to the German player in the last decade."""

_OF_PARTHIA, _OF_OTHERS, _OF_KINGDOMS = 0.1, 0.5, 0.1


def unit_value(t: RiseAndFall, unit: str) -> float:
    """Value of eliminating a unit. The German side gains little by beating a Kingdom's: they come back."""
    if t.seat == t.german_seat and t.data.kind[unit] == "germanic-kingdom":
        return _OTHER_UNIT
    return _UNIT_VALUES.get(t.data.kind[unit], _OTHER_UNIT)


def star_value(t: RiseAndFall, area: str) -> float:
    """Value of a star to its owner: less if looted, or north of the Line, where no one can stay."""
    value = _NORTHERN_STAR if t.data.areas[area].north else STAR
    return value * (_LOOTED if area in t.state.ruins else 1.0)


def area_value(t: RiseAndFall, area: str, nation: str) -> float:
    """Value of an area to a nation that takes it from others."""
    found, holder = t.data.areas[area], t.holder(area)
    if holder and (t.relations.friendly(holder, nation) or t.relations.mover(holder) == t.seat):
        return 0.0
    if t.is_star(found):
        return star_value(t, area) * _share(t, holder)
    return _NORTH if found.north and nation in EMPIRES else LAND


def _share(t: RiseAndFall, holder: str) -> float:
    """The share of a star that counts: one that a Kingdom has counts for no empire [Victory Conditions 1].

    The German player wins by the difference of the empires [Three-Player Game 3]. A star of Rome counts twice for it,
    as a star more and a star less; one of Parthia makes up for itself. Where a number of stars is enough for it, every
    star counts [Scenarios, R88].
    """
    if holder in t.state.kingdoms and t.seat == t.german_seat:
        return _OF_OTHERS if t.seat == "german" else _OF_KINGDOMS
    if t.seat != "german" or GERMAN_VICTORY in t.state.levels or (holder and t.relations.camp(holder) == "rome"):
        return 1.0
    return _OF_PARTHIA if holder and t.relations.camp(holder) in ("parthia", SASSANIDS) else _OF_OTHERS


def turning_value(t: RiseAndFall, kingdom: str) -> float:
    """What it is worth to turn a Kingdom on Rome: its units, and for the German player its stars at the end.

    One that turns in the last decade doesn't come back to Rome before the stars are counted [Three-Player Game 3].
    """
    units = len(t.units_of(kingdom))
    if t.german_seat != "german" or t.state.turn < t.state.last_turn:
        return units
    return units + _STAR_AT_THE_END * sum(t.holder(star) == kingdom for star in t.stars)
