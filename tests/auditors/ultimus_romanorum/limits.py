"""Where counters may go: the limits of 3.2, 3.4.1, 4.2.4, 4.3 and 4.4.2, for moves, evasions and retreats alike."""

from __future__ import annotations

from collections.abc import Sequence

from tests.auditors.ultimus_romanorum.position import BARBARIAN, ROMAN, Position, other
from tests.auditors.ultimus_romanorum.printed import (
    AREAS,
    LEADERS,
    TRIBES,
    UNITS,
    by_land,
    distances,
    may_stack,
    tribe_of,
)

RANGE = 5
"""How far a Tribe at war goes from its areas of origin [4.3]."""


def barred(position: Position, piece: str, leader: str, origin: str, to: str) -> str:
    """Why a counter may not step from one area to another; empty if it may. ``leader``: who leads it, if anyone."""
    if tribe_of(piece):
        return tribal_bar(position, piece, origin, to)
    if piece in LEADERS:
        return _leader_bar(position, piece, origin, to)
    return _roman_bar(position, piece, leader, origin, to)


def _leader_bar(position: Position, leader: str, origin: str, to: str) -> str:
    is_abroad = origin in AREAS and not AREAS[origin].empire and not AREAS[to].empire
    for half, throne in position.thrones.items():
        if throne.usurper == leader and AREAS[to].half != half and not is_abroad:
            return "a Usurper stays in his half [R70]"
    return ""


def _roman_bar(position: Position, unit: str, leader: str, origin: str, to: str) -> str:
    """Limits of Roman units [3.2, 3.4.1]."""
    found, area, before = UNITS[unit], AREAS[to], AREAS[origin]
    offices = position.offices(leader) if leader else set()
    is_emperor = bool(offices & {"augustus", "caesar"})
    if not area.empire and area.tribe and area.tribe != "armenia":
        if not position.hostile(area.tribe):
            return "areas of origin at peace are closed [3.4.1]"
        if found.category == "LI" or not is_emperor:
            return "areas of origin need an Augustus or Caesar [3.4.1]"
    if found.category == "LI":
        return "" if area.diocese == found.diocese else "LI stay in their diocese [3.2.1]"
    if found.category == "CO":
        return _comitatenses_bar(position, unit, offices, origin, to)
    if found.category == "BU":
        return "" if leader and position.guard.get(leader) == unit else "BU go with their leader [3.2.4]"
    escorted = leader and leader in position.escorts.values() and found.half == "east"
    if area.empire and area.half == found.half:
        return ""
    if area.empire and before.empire and before.half == area.half:
        return ""
    if is_emperor or (escorted and area.empire) or (unit == "placidi-felices" and leader in position.escorts.values()):
        return ""
    return "PA leave their half with an Augustus or Caesar [3.2.3]"


def _comitatenses_bar(position: Position, unit: str, offices: set[str], origin: str, to: str) -> str:
    found, area = UNITS[unit], AREAS[to]
    if area.diocese == found.diocese and AREAS[origin].diocese == found.diocese:
        return ""
    if not offices & {"augustus", "caesar", "usurper"}:
        return "CO leave their diocese with an Augustus, Caesar or Usurper [3.2.2, R69]"
    if area.empire:
        return "" if area.half == found.half else "CO stay in their half [3.2.2]"
    if not offices & {"augustus", "caesar"}:
        return "CO leave the Empire with an Augustus or Caesar [3.2.2]"
    beside = any(AREAS[each].half == found.half for each in by_land()[to])
    return "" if beside else "CO go next to their half only [3.2.2]"


def tribal_bar(position: Position, piece: str, origin: str, to: str) -> str:
    """Limits of Tribes [4.2.2, 4.3, 4.4.2, 4.5.1]."""
    tribe, area = tribe_of(piece), AREAS[to]
    status = position.status[tribe]
    if tribe in position.neutral:
        return "neutral Tribes don't move [scenario]"
    if status == "peace":
        mine = {home for each in position.allies(tribe) for home in TRIBES[each].homes}
        return "" if to in TRIBES[tribe].homes or to in mine else "at peace they stay at home [4.2.2]"
    if status == "roman-ally":
        return _armenian_bar(position, to)
    if status == "foederati":
        bar = _federate_bar(origin, to)
        if bar:
            return bar
    if area.tribe and area.tribe != tribe and not _is_open(position, tribe, area.tribe, to):
        return "the area of origin of a Tribe at peace is closed [4.3]"
    if status == "war" and not _in_range(position, tribe, to):
        return "five areas from home at most [4.3]"
    return ""


def _armenian_bar(position: Position, to: str) -> str:
    if to == "armenia":
        return ""
    at_war = position.hostile("iberia") or position.hostile("persae")
    return "" if at_war and to in by_land()["armenia"] else "Armenia stays near home [4.4.2]"


def _federate_bar(origin: str, to: str) -> str:
    if AREAS[to].empire:
        return ""
    if not AREAS[origin].empire and _from_empire(to) <= _from_empire(origin):
        return ""
    return "Foederati never leave the Empire [4.5.1]"


def _from_empire(area: str) -> int:
    return min(far for each, far in distances(area).items() if AREAS[each].empire)


def _is_open(position: Position, tribe: str, owner: str, area: str) -> bool:
    """Whether a Tribe may enter another's area of origin [4.3, R61, R90].

    Allies share their homes for the five areas only (R27): the Hunni at peace are closed to subjects at war.
    """
    if owner == "armenia" or position.hostile(owner) or position.status[owner] == "foederati":
        return True
    if tribe == "hunni":
        return True
    if not position.is_major(owner):
        return False
    return not any(tribe_of(unit) == owner for unit in position.units_at(area))


def stops(position: Position, tribe: str, area: str) -> bool:
    """Whether the Hunni may end their move in an area: not at home with a Tribe at peace, even a subject [4.3]."""
    owner = AREAS[area].tribe
    if tribe != "hunni" or owner in ("", "armenia", "hunni"):
        return True
    if position.hostile(owner) or position.status[owner] == "foederati":
        return True
    return position.is_major(owner) and not any(tribe_of(unit) == owner for unit in position.units_at(area))


def _in_range(position: Position, tribe: str, to: str) -> bool:
    homes = {home for each in position.allies(tribe) for home in TRIBES[each].homes}
    if not TRIBES[tribe].homes or tribe in position.exempt:
        return True
    return any(distances(home).get(to, RANGE + 1) <= RANGE for home in homes)


def stacked(position: Position, pieces: Sequence[str], to: str) -> str:
    """Which Tribes may not stand together where counters end [4.2.4]."""
    if not pieces:
        return ""
    camp = position.camp(pieces[0])
    there = [each for each in position.at(to) if (each in UNITS or each in LEADERS) and position.camp(each) == camp]
    tribes = {tribe_of(each) for each in pieces} - {""}
    others = tribes | ({tribe_of(each) for each in there} - {""})
    bad = sorted(f"{one} and {two}" for one in tribes for two in others if not may_stack(one, two))
    return bad[0] if bad else ""


def leads(position: Position, leader: str, unit: str) -> bool:
    """Whether a leader may lead a unit [3.4.1, 4.3, 4.4.2, 4.5.1, R14, R27, R90]."""
    if unit in position.guard.values():
        return position.guard.get(leader) == unit
    if position.camp(leader) != position.camp(unit) or position.cause.get(leader, "") != position.cause.get(unit, ""):
        return False
    mine, its, offices = tribe_of(leader), tribe_of(unit), position.offices(leader)
    if not mine:
        federate = bool(its) and position.status[its] == "foederati"
        return its in ("", "armenia") or (federate and bool(offices & {"augustus", "caesar", "usurper"}))
    if not its:
        return "caesar" in offices
    if its == mine:
        return True
    if position.ally[its] == mine:
        return position.status[its] == position.status[mine] or (position.hostile(its) and position.hostile(mine))
    federate = position.status[its] == "foederati"
    return "caesar" in offices and federate


def is_free(position: Position, area: str, camp: str) -> bool:
    """Whether no enemy unit is in an area."""
    return not position.units_at(area, other(camp))


def needs_kin(position: Position, leader: str, to: str) -> bool:
    """Whether a lone tribal leader may not go there: in the Empire he needs a unit of his Tribe [R15]."""
    tribe = tribe_of(leader)
    if not tribe or not AREAS[to].empire:
        return False
    camp = position.camp(leader)
    return not any(tribe_of(u) in position.allies(tribe) for u in position.units_at(to, camp) if tribe_of(u))


CAMPS = (ROMAN, BARBARIAN)
