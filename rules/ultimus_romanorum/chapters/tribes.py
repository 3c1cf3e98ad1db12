"""Tribes: war and peace, Foederati, kingdoms, alliances [4.2, 4.5, 6.2]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rules.core.decisions import Arrange, Item, Slot
from rules.core.game import Play, arranged
from rules.ultimus_romanorum.chapters.asking import ask, best_first, leader_options
from rules.ultimus_romanorum.data.loader import ATTILA, HUNNI, SUBJECTS
from rules.ultimus_romanorum.data.models import Status
from rules.ultimus_romanorum.events import (
    AllianceBroken,
    CaesarLost,
    CapitalSet,
    KingCrowned,
    LeadersSettled,
    RexTested,
    TribeChanged,
    UnitPlaced,
    UnitRemoved,
)
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum, say, town


def set_status(t: UltimusRomanorum, tribe: str, status: Status, cause: str, rule: str) -> None:
    """Change what a Tribe is to Rome, with what follows at once [4.2.3, 4.5.1, 4.5.2]."""
    facts = t.state.tribes[tribe]
    before, facts.status = facts.status, status
    if status != "regnum":
        facts.king = facts.capital = ""
    for piece in (*t.data.units_of[tribe], *t.data.leaders_of[tribe]):
        t.state.cause.pop(piece, None)
    t.changed()
    if before != status:
        t.tell(TribeChanged(tribe=tribe, before=before, status=status, cause=cause), rule)
    if status != "foederati":
        _lose_caesar(t, tribe)


def _lose_caesar(t: UltimusRomanorum, tribe: str) -> None:
    """A Foederati leader whose Tribe revolts is Caesar no more [3.5.1]."""
    for half, throne in t.state.thrones.items():
        if throne.caesar and t.tribe_of(throne.caesar) == tribe:
            t.tell(CaesarLost(leader=throne.caesar, half=half, cause="caesar-revolt"), "3.5.1")
            throne.caesar = ""


# War and peace


def seats_of(t: UltimusRomanorum, tribes: Iterable[str]) -> dict[str, str]:
    """For each Tribe the area that means it on a map: where most of its units are, and no other Tribe's yet.

    Without units on the map, it's where the Tribe comes from.
    """
    seats: dict[str, str] = {}
    for tribe in tribes:
        areas = Counter(area for unit in t.units_of(tribe) if (area := t.area_of(unit)))
        areas = areas or Counter(t.data.tribes[tribe].homes)
        free = {area: count for area, count in areas.items() if area not in seats.values()} or areas
        seats[tribe] = max(free, key=lambda area: free[area], default="")
    return seats


def may_rise(t: UltimusRomanorum, tribe: str) -> bool:
    """Whether an uprising can raise a Tribe: at peace or Foederati, not led by its ally [6.2, R51, R88, R92]."""
    facts = t.state.tribes[tribe]
    if tribe in t.state.neutral or facts.status not in ("peace", "foederati") or tribe in t.migrants():
        return False
    return not t.major_of(tribe)


def rise(t: UltimusRomanorum, tribe: str, cause: str, rule: str) -> Play[None]:
    """A Tribe declares war, or revolts, and its allies with it [4.2.3, 4.5.2, 6.2, R88]."""
    for each in t.following(tribe):
        if t.state.tribes[each].status in ("peace", "foederati"):
            yield from _rise_alone(t, each, cause, rule)


def _rise_alone(t: UltimusRomanorum, tribe: str, cause: str, rule: str) -> Play[None]:
    if t.state.tribes[tribe].status == "foederati":
        set_status(t, tribe, "revolt", cause, rule)
        bind_revolt(t, tribe)
        return
    set_status(t, tribe, "war", cause, rule)
    if not t.is_major(tribe):
        yield from go_home(t, tribe, "placed-uprising", rule)


def bind_revolt(t: UltimusRomanorum, tribe: str) -> None:
    """Where a revolt shares an area with the Roman camp, both sides stay for the next battles [4.5.2, R68]."""
    for area in dict.fromkeys(t.place(unit) for unit in t.units_of(tribe)):
        if area in t.data.areas and t.fighters(area, ROMAN) and area not in t.state.bound:
            t.state.bound.append(area)


def go_home(t: UltimusRomanorum, tribe: str, cause: str, rule: str) -> Play[None]:
    """Put a Tribe's units in its areas of origin, at full strength [4.2.3, 9.4, R29, R85]."""
    units = list(t.data.units_of[tribe])
    for unit in units:
        if unit in t.state.reduced:
            t.state.reduced.remove(unit)
        t.state.deaths.pop(unit, None)
    yield from settle(t, tribe, units, cause, rule)


def settle(t: UltimusRomanorum, tribe: str, units: Sequence[str], cause: str, rule: str) -> Play[None]:
    """Put some units of a Tribe in its areas of origin; where there are several the Barbarian chooses [R29, R85]."""
    free = [home for home in t.data.tribes[tribe].homes if not t.fighters(home, ROMAN)]
    if not free:
        for unit in units:
            _wait(t, unit, "waiting" if t.data.tribes[tribe].homes else "home", rule)
        return
    spread = {area: tuple(units[place :: len(free)]) for place, area in enumerate(free)}
    if len(free) > 1:
        spread = yield from arranged(_homes(t, tribe, units, free, spread))
    for area, here in spread.items():
        for unit in here:
            t.put(unit, area)
            t.tell(UnitPlaced(unit=unit, area=area, cause=cause), rule)


def _wait(t: UltimusRomanorum, unit: str, place: str, rule: str) -> None:
    """A unit without a free area of origin stays off the map [R85]."""
    is_new = place == "waiting" and t.place(unit) != place
    t.put(unit, place)
    if is_new:
        t.tell(UnitRemoved(unit=unit, to=place, cause="waits-home"), rule)


def _homes(
    t: UltimusRomanorum, tribe: str, units: Sequence[str], free: Sequence[str], spread: dict[str, tuple[str, ...]]
) -> Arrange:
    return Arrange(
        seat=t.seat(BARBARIAN),
        question=say("ask-homes", tribe=tribe),
        rule="4.2.3",
        domain="military",
        items=[Item(unit, say("item-unit", unit=unit)) for unit in units],
        slots=[Slot(area, say("slot-area", area=area, town=town(area)), 0, len(units)) for area in free],
        default=spread,
        topic="homes",
        about=tuple(free),
    )


def make_peace(t: UltimusRomanorum, tribe: str, cause: str, rule: str) -> Play[None]:
    """A Tribe makes peace: its units and leaders are at home again [4.2.2, 6.1, R29]."""
    set_status(t, tribe, "peace", cause, rule)
    yield from go_home(t, tribe, "placed-winter", rule)
    homes = t.data.tribes[tribe].homes
    home = next((t.place(unit) for unit in t.units_of(tribe)), homes[0] if homes else "")
    if home:
        abroad = [leader for leader in t.leaders_of(tribe) if t.place(leader) not in homes]
        settle_leaders(t, tribe, abroad, home, "settled-home", rule)


def settle_leaders(t: UltimusRomanorum, tribe: str, leaders: Iterable[str], area: str, cause: str, rule: str) -> None:
    """Leaders of a Tribe go where its units are put [4.2.2, 6.1, 9.4]."""
    going = tuple(leader for leader in leaders if t.place(leader) != area)
    for leader in going:
        t.put(leader, area)
    if going:
        t.tell(LeadersSettled(tribe=tribe, leaders=going, area=area, cause=cause), rule)


# Foederati


def all_inside(t: UltimusRomanorum, tribe: str) -> bool:
    """Whether a Tribe has units on the map and all of them are inside the Empire [4.5.1]."""
    units = t.units_of(tribe)
    return bool(units) and all(t.stands_in(unit) for unit in units)


def federate(t: UltimusRomanorum, tribe: str, cause: str, rule: str) -> None:
    """A Tribe becomes Foederati, its allies with it [4.5.1, 6.2]."""
    for each in t.following(tribe):
        if each == tribe or t.state.tribes[each].status not in ("peace", "roman-ally", "off-map"):
            set_status(t, each, "foederati", cause, rule)


# Kingdoms


def seats_of_kings(t: UltimusRomanorum, tribe: str) -> list[str]:
    """The leaders of a Tribe that stand in a town with a unit of the Tribe, Romans there or not [4.5.3, 3.1.3]."""
    return [
        leader
        for leader in t.leaders_of(tribe)
        if t.place(leader) in t.data.towns and has_unit(t, tribe, t.place(leader))
    ]


def has_unit(t: UltimusRomanorum, tribe: str, area: str) -> bool:
    """Whether a unit of a Tribe is in an area."""
    return any(t.place(unit) == area for unit in t.data.units_of[tribe])


def found_regnum(t: UltimusRomanorum, leader: str, rule: str) -> None:
    """A leader in a town becomes King; the Tribe's allies follow [4.5.3, 6.2]."""
    tribe, area = t.tribe_of(leader), t.place(leader)
    for each in t.following(tribe):
        if each == tribe or t.state.tribes[each].status in ("revolt", "foederati"):
            set_status(t, each, "regnum", "status-rex", rule)
    facts = t.state.tribes[tribe]
    facts.king, facts.capital = leader, area
    t.state.founded.append(tribe)
    t.tell(KingCrowned(leader=leader, tribe=tribe), rule)
    t.tell(CapitalSet(tribe=tribe, area=area), rule)


def king_candidates(t: UltimusRomanorum) -> list[str]:
    """The leaders who may try to found a Regnum [4.5.3, 6.2]."""
    return [
        leader
        for tribe in t.data.tables.kings
        if t.state.tribes[tribe].status == "revolt" and tribe not in t.migrants()
        for leader in seats_of_kings(t, tribe)
    ]


def try_rex(t: UltimusRomanorum, leader: str) -> None:
    """Up to his CP on a d6 a leader becomes King [6.2]."""
    roll, cp = t.roll(6), t.leader(leader).cp
    t.tell(
        RexTested(leader=leader, tribe=t.tribe_of(leader), area=t.place(leader), die=roll, cp=cp, crowned=roll <= cp),
        "6.2",
    )
    if roll <= cp:
        found_regnum(t, leader, "4.5.3")


def king_died(t: UltimusRomanorum, tribe: str) -> Play[None]:
    """Another leader of the Tribe becomes King at once; without one the throne waits [4.5.3, R35]."""
    t.state.tribes[tribe].king = ""
    heirs = best_first(t, t.leaders_of(tribe))
    if heirs:
        options = leader_options(t, heirs, "option-leader", "4.5.3")
        crown(t, tribe, (yield from ask(t, BARBARIAN, "king", "4.5.3", options, tribe=tribe)))


def crown(t: UltimusRomanorum, tribe: str, leader: str) -> None:
    """Give a Regnum its King [4.5.3]."""
    t.state.tribes[tribe].king = leader
    t.tell(KingCrowned(leader=leader, tribe=tribe), "4.5.3")


# Alliances


def break_alliance(t: UltimusRomanorum, minor: str, cause: str, rule: str) -> None:
    """A Tribe follows its ally no more [6.2, 6.3]."""
    facts = t.state.tribes[minor]
    major, facts.ally = facts.ally, ""
    t.changed()
    t.tell(AllianceBroken(major=major, minor=minor, cause=cause), rule)


def attila_died(t: UltimusRomanorum, leader: str) -> None:
    """The subjects of the Hunni are free when Attila dies [6.2, R26]."""
    if leader == ATTILA:
        for subject in SUBJECTS:
            if t.state.tribes[subject].ally == HUNNI:
                break_alliance(t, subject, "alliance-attila", "6.2, R26")
