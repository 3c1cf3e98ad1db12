"""Winter: fleets, units and leaders go to their quarters, Tribes come and go [9]."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.game import Play
from rules.ultimus_romanorum.chapters.asking import area_options, ask
from rules.ultimus_romanorum.chapters.balance import dissolve
from rules.ultimus_romanorum.chapters.fleets import cargo, hold
from rules.ultimus_romanorum.chapters.geostrategy import bars_palatini
from rules.ultimus_romanorum.chapters.leaders import die_together, has_room_for_guard
from rules.ultimus_romanorum.chapters.losses import eliminate
from rules.ultimus_romanorum.chapters.tribes import go_home, set_status, settle, settle_leaders
from rules.ultimus_romanorum.chapters.usurpation import join_holder
from rules.ultimus_romanorum.chapters.windows import take_back
from rules.ultimus_romanorum.chapters.year_events import free_areas
from rules.ultimus_romanorum.data.loader import (
    ARMENIA,
    BAGAUDES,
    BOXES,
    EXTRA_FLEET,
    FLEET_PORTS,
    HALVES,
    IBERIA,
    PERSAE,
    REFUGES,
)
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import (
    FleetLanded,
    FleetLost,
    LeaderReturned,
    RefugeTested,
    UnitPlaced,
    UnitRemoved,
    UnitsJoined,
    UnitsRecovered,
)
from rules.ultimus_romanorum.game import ROMAN, UltimusRomanorum, other
from rules.ultimus_romanorum.state import ABROAD, Death

FLEET_RETURNS_AFTER = 6
SAVED_FROM = 5


def adjust(t: UltimusRomanorum) -> Play[None]:
    """All adjustments, in the order of the print [9.1]."""
    yield from _fleets(t)
    yield from _frontier_and_field_armies(t)
    yield from _palatini(t)
    _guards(t)
    yield from _roman_leaders(t)
    yield from _refugees(t)
    for tribe in sorted(t.state.tribes, key=lambda tribe: bool(t.major_of(tribe))):
        yield from _tribe(t, tribe)
    t.state.deaths = {unit: death for unit, death in t.state.deaths.items() if t.pieces.is_at(unit, "fallen")}


# Fleets [9.2]


def _fleets(t: UltimusRomanorum) -> Play[None]:
    for fleet in list(t.state.fleets):
        if fleet == EXTRA_FLEET:
            yield from _extra_fleet(t)
        elif t.place(fleet) == t.state.fleets[fleet].home:
            _disembark(t, fleet)
        elif not t.state.fleets[fleet].back:
            yield from _lose_fleet(t, fleet, t.year + FLEET_RETURNS_AFTER)


def _extra_fleet(t: UltimusRomanorum) -> Play[None]:
    """The temporary fleet stays only in the two great ports [6.3, R72]."""
    place = t.place(EXTRA_FLEET)
    if place in FLEET_PORTS:
        fleet = t.state.fleets[EXTRA_FLEET]
        fleet.home, fleet.controller = place, t.holds_port(place)
        _disembark(t, EXTRA_FLEET)
        return
    yield from _lose_fleet(t, EXTRA_FLEET, 0)
    del t.state.fleets[EXTRA_FLEET]
    take_back(t, "fleet")


def _disembark(t: UltimusRomanorum, fleet: str) -> None:
    """Those who are still aboard a fleet in its port winter ashore there, whichever camp they're of [9.2, R125]."""
    pieces, port = tuple(cargo(t, fleet)), t.place(fleet)
    for piece in pieces:
        t.put(piece, port)
    if pieces:
        t.tell(FleetLanded(fleet=fleet, area=port, pieces=pieces), "9.2, R125")


def _lose_fleet(t: UltimusRomanorum, fleet: str, back: int) -> Play[None]:
    """A fleet abroad is lost with its leaders; its units return as if they had fallen at home [9.2, R83]."""
    t.tell(FleetLost(fleet=fleet, back=back), "9.2")
    leaders = [piece for piece in cargo(t, fleet) if piece in t.data.leaders]
    yield from die_together(t, leaders, "death-drowned", "9.2")
    for unit in cargo(t, fleet):
        home = t.data.dioceses[t.unit(unit).diocese].areas[0] if t.unit(unit).diocese else ""
        t.state.deaths[unit] = Death(area=home, camp=t.camp(unit), in_battle=False)
        t.state.cause.pop(unit, None)
        if unit in t.state.reduced:
            t.state.reduced.remove(unit)
        t.put(unit, "fallen")
        if t.tribe_of(unit):
            t.state.last_fall[t.tribe_of(unit)] = t.state.fleets[fleet].home  # R84
    t.state.fleets[fleet].back = back
    t.put(fleet, "set-aside")
    assert not t.pieces.at(hold(fleet))


# Limitanei and comitatenses [9.3.1]


def _fallen(t: UltimusRomanorum, *categories: str) -> list[str]:
    return [unit for unit in t.pieces.at("fallen") if unit in t.data.units and t.unit(unit).category in categories]


def _frontier_and_field_armies(t: UltimusRomanorum) -> Play[None]:
    for unit in _fallen(t, "LI", "CO"):
        death = t.state.deaths.get(unit)
        fell_at_home = death is not None and death.area and t.area(death.area).diocese == t.unit(unit).diocese
        if fell_at_home:
            yield from _return_to_diocese(t, unit, (death.camp if death else ROMAN))
        else:
            _remove(t, unit, "removed-abroad")
    _recover(t, ("LI", "CO"))
    for unit in _abroad(t, "CO"):
        yield from _bring_back(t, unit)


def _return_to_diocese(t: UltimusRomanorum, unit: str, camp: Camp) -> Play[None]:
    """Back in a free area of its diocese, at full strength [9.3.1, R53]."""
    areas = free_areas(t, unit)
    if not areas:
        _remove(t, unit, "removed-no-area")
        return
    area = yield from ask(t, camp, "return", "9.3.1", area_options(areas, "option-return", "9.3.1"), unit=unit)
    _place(t, unit, area, "9.3.1")
    if t.camp(unit) == ROMAN:  # join_holder has told of the others
        _tell_side(t, unit, camp)


def _place(t: UltimusRomanorum, unit: str, area: str, rule: str, cause: str = "placed-winter") -> None:
    t.put(unit, area)
    t.state.deaths.pop(unit, None)
    t.tell(UnitPlaced(unit=unit, area=area, cause=cause, reduced=unit in t.state.reduced), rule)
    if not t.tribe_of(unit):
        join_holder(t, [unit], area)


def _remove(t: UltimusRomanorum, unit: str, cause: str) -> None:
    t.put(unit, "gone")
    t.state.deaths.pop(unit, None)
    t.state.cause.pop(unit, None)
    if unit in t.state.reduced:
        t.state.reduced.remove(unit)
    t.tell(UnitRemoved(unit=unit, to="gone", cause=cause), "9.3.1")


def _recover(t: UltimusRomanorum, categories: Iterable[str]) -> None:
    """Reduced Romans recover at home or in towns, with no enemy beside or among them [9.3.1-9.3.3, R126]."""
    well = [
        unit
        for unit in t.state.reduced
        if t.on_map(unit) and t.unit(unit).category in categories and _may_recover(t, unit)
    ]
    _tell_recovered(t, well, "9.3")


def _may_recover(t: UltimusRomanorum, unit: str) -> bool:
    """LI in their diocese, all others in a town [9.3.1, R127]."""
    area = t.area_of(unit)
    if not area or not t.half_of(area):
        return False
    at_home = t.area(area).diocese == t.unit(unit).diocese
    quarters = at_home if t.unit(unit).category == "LI" else area in t.data.towns
    return quarters and not enemy_near(t, area, t.camp(unit))


def enemy_near(t: UltimusRomanorum, area: str, camp: Camp) -> bool:
    """Whether this area, or one of the Empire beside it, holds enemy units [9.3, R126]."""
    return any(t.half_of(near) and t.fighters(near, other(camp)) for near in (area, *t.data.beside(area)))


def _tell_recovered(t: UltimusRomanorum, units: list[str], rule: str) -> None:
    if units:
        t.state.reduced = [unit for unit in t.state.reduced if unit not in units]
        t.changed()
        t.tell(UnitsRecovered(units=tuple(units)), rule)


def _abroad(t: UltimusRomanorum, category: str) -> list[str]:
    """The units of a category that stand outside the Empire."""
    return [
        unit
        for unit, facts in t.data.units.items()
        if facts.category == category and t.area_of(unit) and not t.stands_in(unit)
    ]


def _bring_back(t: UltimusRomanorum, unit: str) -> Play[None]:
    """A CO beside its diocese comes home reduced; elsewhere abroad it is lost [9.3.1, R28]."""
    here, diocese = t.area_of(unit), t.unit(unit).diocese
    beside = any(t.area(near).diocese == diocese for near in t.data.beside(here))
    areas = free_areas(t, unit)
    if not beside or not areas:
        _remove(t, unit, "removed-no-area" if beside else "removed-abroad")
        return
    camp = t.camp(unit)
    if unit not in t.state.reduced:
        t.state.reduced.append(unit)
    area = yield from ask(t, camp, "return", "9.3.1", area_options(areas, "option-return", "9.3.1"), unit=unit)
    _place(t, unit, area, "9.3.1")


# Palatini and buccellarii [9.3.2, 9.3.3]


def _palatini(t: UltimusRomanorum) -> Play[None]:
    for unit in (*_fallen(t, "PA"), *_palatini_at(t, "waiting")):
        _quarter(t, unit, t.unit(unit).capital, "waiting")
    _recover(t, ("PA",))
    for unit in (*_abroad(t, "PA"), *_palatini_at(t, ABROAD)):
        if unit in t.state.reduced:
            t.state.reduced.remove(unit)
        t.state.cause.pop(unit, None)
        _quarter(t, unit, t.state.capitals[unit], ABROAD)
    yield from ()


def _palatini_at(t: UltimusRomanorum, place: str) -> list[str]:
    """The palatini that wait there; units of Tribes wait too [R85]."""
    return [unit for unit in t.pieces.at(place) if unit in t.data.units and not t.tribe_of(unit)]


def _quarter(t: UltimusRomanorum, unit: str, area: str, room: str) -> None:
    """A palatina goes to its capital, or waits in ``room`` while non-Romans bar it; ABROAD, all of them do [9.3.2]."""
    tribal = [each for each in t.at(area) if each in t.data.units and t.tribe_of(each)]
    if any(room == ABROAD or bars_palatini(t, each, area) for each in tribal):
        if not t.pieces.is_at(unit, room):
            t.put(unit, room)
            t.state.deaths.pop(unit, None)
            t.tell(UnitRemoved(unit=unit, to=room, cause="waits-capital"), "9.3.2")
        return
    _place(t, unit, area, "9.3.2")


def _guards(t: UltimusRomanorum) -> None:
    """Buccellarii recover as palatini; a fallen guard returns to its leader in a quiet town [8.2.2, 9.3.3]."""
    _recover(t, ("BU",))
    for leader, guard in list(t.state.guard.items()):
        if not t.pieces.is_at(guard, "fallen"):
            continue
        area = t.area_of(leader)
        is_quiet = area in t.data.towns and t.half_of(area) and not enemy_near(t, area, t.camp(leader))
        if is_quiet and has_room_for_guard(t, leader):
            t.put(guard, t.place(leader))
            if leader in t.state.cause:
                t.state.cause[guard] = t.state.cause[leader]
            t.state.deaths.pop(guard, None)
            t.tell(UnitPlaced(unit=guard, area=area, cause="placed-winter"), "9.3.3")
        else:
            del t.state.guard[leader]
            t.state.deaths.pop(guard, None)
            t.put(guard, "guards")
            t.tell(UnitRemoved(unit=guard, to="guards", cause="removed-guard"), "9.3.3")


# Leaders and refugees [9.3.4, 9.3.5]


def _roman_leaders(t: UltimusRomanorum) -> Play[None]:
    """Roman leaders abroad go to the nearest town without enemies; a Usurper stays in his half [9.3.4, R70]."""
    for leader in list(t.leaders_on_map()):
        area = t.place(leader)
        if t.tribe_of(leader) or area not in t.data.areas or t.half_of(area):
            continue
        camp = t.camp(leader)
        own = t.half_of_usurper(leader)
        halves = (own,) if own else HALVES
        free = [town for town in t.data.towns if t.half_of(town) in halves and not t.fighters(town, other(camp))]
        towns = nearest(t, area, free)
        if not towns:
            continue
        to = yield from ask(t, camp, "winter", "9.3.4", area_options(towns, "option-winter", "9.3.4"), leader=leader)
        t.put(leader, to)
        guard = t.state.guard.get(leader, "")
        if guard and t.on_map(guard):
            t.put(guard, to)
        t.tell(LeaderReturned(leader=leader, origin=area, area=to), "9.3.4")


def nearest(t: UltimusRomanorum, start: str, areas: Iterable[str]) -> list[str]:
    """The nearest of some areas, by links other than sea and coast; by these, too, where no other leads there [R84]."""
    areas = list(areas)
    by_land, by_sea = t.data.distance[start], t.data.distance_by_sea[start]
    steps = {area: by_land[area] for area in areas if area in by_land} or {area: by_sea[area] for area in areas}
    fewest = min(steps.values(), default=0)
    return sorted(area for area, count in steps.items() if count == fewest)


def _refugees(t: UltimusRomanorum) -> Play[None]:
    """A besieged city may fall; a second die may save Constantinopolis [9.3.5]."""
    for half, box in BOXES.items():
        inside = list(t.pieces.at(box))
        if not inside or t.roman_area(REFUGES[half]):
            continue
        roll = t.d10()
        second = t.roll(6) if half == "east" and roll == 0 else None
        falls = roll == 0 and (second is None or second < SAVED_FROM)
        t.tell(RefugeTested(half=half, die=roll, second=second, falls=falls), "9.3.5")
        if falls:
            eliminate(t, [piece for piece in inside if piece in t.data.units], "loss-refuge", "9.3.5")
            leaders = [piece for piece in inside if piece in t.data.leaders]
            yield from die_together(t, leaders, "death-refuge", "9.3.5")


# Tribes [9.4]


def _as_one(t: UltimusRomanorum, tribe: str) -> list[str]:
    """A Tribe and the minor Tribes treated as one with it [6.2, 9.4, R92]."""
    return [tribe, *(each for each in t.following(tribe) if t.major_of(each) == tribe and each != tribe)]


def _tribe(t: UltimusRomanorum, tribe: str) -> Play[None]:
    if tribe == ARMENIA:
        _armenia(t)
        return
    facts = t.state.tribes[tribe]
    if facts.status == "off-map":
        return
    major = t.major_of(tribe)
    if facts.status == "peace":
        yield from _late_home(t, tribe)
    elif not t.units_of(tribe) and not (major and t.units_of(major)):
        yield from _vanquished(t, tribe)
    else:
        yield from _restore(t, tribe)


def _late_home(t: UltimusRomanorum, tribe: str) -> Play[None]:
    """At peace all stand at home at full strength: those a plague struck, and those who waited [4.2.2, R85]."""
    _tell_recovered(t, [unit for unit in t.units_of(tribe) if unit in t.state.reduced], "9.4")
    units = [unit for unit in t.data.units_of[tribe] if t.place(unit) in ("fallen", "waiting")]
    if units:
        yield from settle(t, tribe, units, "placed-winter", "9.4, R85")


def _vanquished(t: UltimusRomanorum, tribe: str) -> Play[None]:
    """A Tribe without units is at peace, or Foederati, or still a Regnum [9.4, R52, R81]."""
    facts = t.state.tribes[tribe]
    if tribe == BAGAUDES:
        set_status(t, tribe, "off-map", "status-vanquished", "9.4, R52")
        t.put(f"{BAGAUDES}-u1", "home")
    elif facts.status == "war" and tribe not in t.state.federating:
        for each in _as_one(t, tribe):
            yield from _go_to_peace(t, each)
    elif facts.status == "regnum" and facts.capital and not t.has_lost_capital(tribe):
        for unit in t.data.units_of[tribe]:
            _place(t, unit, facts.capital, "9.4, R81")
    else:
        cause = "status-federated" if facts.status == "war" else "status-vanquished"
        for each in _as_one(t, tribe) if facts.status != "foederati" else ():
            set_status(t, each, "foederati", cause, "9.4, R92")
        yield from _settle_foederati(t, tribe)


def _go_to_peace(t: UltimusRomanorum, tribe: str) -> Play[None]:
    if not t.data.tribes[tribe].homes:
        set_status(t, tribe, "foederati", "status-vanquished", "9.4, R91")
        yield from _settle_foederati(t, tribe)
        return
    set_status(t, tribe, "peace", "status-vanquished", "9.4")
    yield from go_home(t, tribe, "placed-winter", "9.4")
    homes = [t.place(unit) for unit in t.units_of(tribe)]
    if homes:
        settle_leaders(t, tribe, t.leaders_of(tribe), homes[0], "settled-home", "9.4")


def _settle_foederati(t: UltimusRomanorum, tribe: str) -> Play[None]:
    """All units in the nearest area of the Empire without units; the Roman picks among equals [9.4, R84]."""
    start = t.state.last_fall.get(tribe) or next(iter(t.data.areas))
    free = [
        area.id
        for area in t.data.areas.values()
        if area.in_empire and not any(piece in t.data.units for piece in t.at(area.id))
    ]
    areas = nearest(t, start if start in t.data.areas else "italia-1", free)
    if not areas:
        return
    options = area_options(areas, "option-settle", "9.4")
    area = yield from ask(t, ROMAN, "settle", "9.4", options, tribe=tribe)
    for unit in t.data.units_of[tribe]:
        _place(t, unit, area, "9.4", "placed-treaty")
    settle_leaders(t, tribe, t.leaders_of(tribe), area, "settled-treaty", "9.4")


def _restore(t: UltimusRomanorum, tribe: str) -> Play[None]:
    """Tribes with units left recover, and their dead return [9.4]."""
    facts = t.state.tribes[tribe]
    if facts.status == "war":
        places = (*t.data.tribes[tribe].homes, *t.data.towns)
        well = [unit for unit in t.units_of(tribe) if unit in t.state.reduced and t.area_of(unit) in places]
    else:
        well = [unit for unit in t.units_of(tribe) if unit in t.state.reduced and _has_quarters(t, unit)]
    _tell_recovered(t, well, "9.4")
    dead = [unit for unit in t.data.units_of[tribe] if t.place(unit) in ("fallen", "waiting")]
    if not dead:
        return
    if facts.status == "war":
        yield from _reinforce_at_home(t, tribe, dead)
    elif facts.status == "regnum":
        yield from _reinforce_regnum(t, tribe, dead)
    else:
        yield from _reinforce_fallen_realm(t, tribe, dead)


def _has_quarters(t: UltimusRomanorum, unit: str) -> bool:
    """A town, or an area without any other unit [9.4]."""
    area = t.area_of(unit)
    alone = not any(piece in t.data.units and piece != unit for piece in t.at(area)) if area else False
    return area in t.data.towns or alone


def _reinforce_at_home(t: UltimusRomanorum, tribe: str, dead: list[str]) -> Play[None]:
    """The dead of a Tribe at war are at home again [9.4.1]."""
    if t.data.tribes[tribe].homes:
        for unit in dead:
            t.state.deaths.pop(unit, None)
        yield from settle(t, tribe, dead, "placed-winter", "9.4")
    else:
        yield from _reinforce_beside(t, tribe, dead)


def _reinforce_regnum(t: UltimusRomanorum, tribe: str, dead: list[str]) -> Play[None]:
    """In the capital; if Rome holds it and it has no other town, reduced, in revolt [9.4.3, R81]."""
    major = t.major_of(tribe) or tribe
    capital = t.state.tribes[major].capital
    if capital and not t.has_lost_capital(major):
        for unit in dead:
            _place(t, unit, capital, "9.4")
        return
    yield from dissolve(t, major)
    yield from _reinforce_fallen_realm(t, tribe, dead)


def _reinforce_fallen_realm(t: UltimusRomanorum, tribe: str, dead: list[str]) -> Play[None]:
    """The dead of a Regnum dissolved this year return reduced, all others at full strength [9.4, R81]."""
    if tribe in t.state.dissolved:
        t.state.reduced += dead
        t.changed()
    yield from _reinforce_beside(t, tribe, dead)


def _reinforce_beside(t: UltimusRomanorum, tribe: str, dead: list[str]) -> Play[None]:
    """With any unit of the Tribe, or of the major one whose ally is all dead, of either camp [9.4.2, R65, R92]."""
    kin = t.units_of(tribe) or t.units_of(t.major_of(tribe) or tribe)
    people = {tribe, *map(t.tribe_of, kin)}
    areas = list(dict.fromkeys(t.area_of(unit) for unit in kin if t.area_of(unit)))
    if not areas:
        return
    for unit in dead:
        death = t.state.deaths.get(unit)
        camp = death.camp if death is not None else t.camp_of_tribe(tribe)
        options = area_options(areas, "option-return", "9.4")
        area = yield from ask(t, camp, "return", "9.4", options, unit=unit)
        _place(t, unit, area, "9.4")
        here = [each for each in t.at(area) if each in t.data.units and t.tribe_of(each) in people and each != unit]
        cause = next((t.state.cause[each] for each in here if each in t.state.cause), "")
        if cause and all(each in t.state.cause for each in here):
            t.state.cause[unit] = cause
            t.changed()
        _tell_side(t, unit, camp)


def _tell_side(t: UltimusRomanorum, unit: str, before: Camp) -> None:
    """In a civil war a unit may come back on the other side than that on which it fell [3.7.2, R65]."""
    camp = t.camp(unit)
    if camp != before and any(throne.usurper for throne in t.state.thrones.values()):
        t.tell(UnitsJoined(units=(unit,), camp=camp), "3.7.2, R65")


def _armenia(t: UltimusRomanorum) -> None:
    """The unit returns unless Persae are there; in peace it goes home; it recovers there or in a town [4.4.2, R90]."""
    unit = f"{ARMENIA}-u1"
    if t.pieces.is_at(unit, "fallen"):
        persae = any(t.tribe_of(piece) == PERSAE and piece in t.data.units for piece in t.at(ARMENIA))
        if not persae:
            _place(t, unit, ARMENIA, "4.4.2")
        return
    is_quiet = not (t.is_hostile(IBERIA) or t.is_hostile(PERSAE))
    if is_quiet and t.on_map(unit) and t.place(unit) != ARMENIA:
        _place(t, unit, ARMENIA, "4.4.2", "placed-home")
    if unit in t.state.reduced and (t.place(unit) == ARMENIA or t.area_of(unit) in t.data.towns):
        _tell_recovered(t, [unit], "9.4, R90")
