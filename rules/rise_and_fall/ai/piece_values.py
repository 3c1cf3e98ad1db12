"""What areas and units are worth to the Legate, in points of which a star has five."""

from __future__ import annotations

from collections.abc import Mapping

from rules.rise_and_fall.data.loader import EMPIRES
from rules.rise_and_fall.game import RiseAndFall

STAR = 5.0
LAND = 0.2
_NORTH, _NORTHERN_STAR = -0.6, 1.5
_LOOTED = 0.4

_PREY: Mapping[str, float] = {
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
_OTHER_PREY = 0.5


def prey(t: RiseAndFall, unit: str) -> float:
    """What the end of a unit is worth."""
    return _PREY.get(t.data.kind[unit], _OTHER_PREY)


def star_worth(t: RiseAndFall, area: str) -> float:
    """What a star is worth to its owner: less when looted, or north of the Line, where no one can stay."""
    value = _NORTHERN_STAR if t.data.areas[area].north else STAR
    return value * (_LOOTED if area in t.state.ruins else 1.0)


def prize(t: RiseAndFall, area: str, nation: str) -> float:
    """What control of an area would be worth to a nation that takes it from others."""
    found, holder = t.data.areas[area], t.holder(area)
    if holder and (t.relations.friendly(holder, nation) or t.relations.mover(holder) == t.seat):
        return 0.0
    if t.is_star(found):
        return star_worth(t, area)
    return _NORTH if found.north and nation in EMPIRES else LAND
