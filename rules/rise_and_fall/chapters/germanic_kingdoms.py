"""Germanic Kingdoms and Foederati [Germanic Kingdoms, Foederati, Reliability]."""

from __future__ import annotations

from rules.core.decisions import Pick
from rules.core.game import Play, one
from rules.rise_and_fall.chapters.area_control import hand_over, place_unit
from rules.rise_and_fall.chapters.removal import remove_unit
from rules.rise_and_fall.chapters.wars import turn_rogue
from rules.rise_and_fall.data.loader import REGULARS
from rules.rise_and_fall.events import HalfFell, KingdomEnded, KingdomFounded, KingdomTurned
from rules.rise_and_fall.game import REMOVED, RiseAndFall, choice, say
from rules.rise_and_fall.state import Kingdom


def founders(t: RiseAndFall) -> list[str]:
    """The migration units that may found a Kingdom where they are [Germanic Kingdoms 1, 2, Raids 7, R61]."""
    if t.year < t.data.dates.kingdoms or t.state.founded:
        return []
    return [unit for unit in t.data.migrations if _may_found(t, unit) and sets_for(t, unit)]


def _may_found(t: RiseAndFall, unit: str) -> bool:
    place = t.area_of(unit)
    if not place or unit in t.state.bribes:
        return False
    area = t.data.areas[place]
    return (
        t.is_star(area)
        and not area.north
        and place not in t.state.ruins
        and not t.walled(place)
        and t.free_of_strangers(place, t.nation_of(unit))
    )


def sets_for(t: RiseAndFall, unit: str) -> dict[str, list[str]]:
    """The sets of counters a founder may take, each with the counters in its pile [Germanic Kingdoms 11, 12]."""
    rules = t.data.tables.kingdoms
    is_alan = t.data.unit[unit].nation == "euro-sarmatian"
    found = {tribe: t.in_pile(f"kingdom-{tribe}") for tribe in rules.sets if is_alan or tribe != rules.alan_set}
    return {tribe: units for tribe, units in found.items() if units}


def found(t: RiseAndFall, unit: str) -> Play[None]:
    """A migration unit settles: it leaves the game and up to five units of one set appear [Germanic Kingdoms 1-3]."""
    capital, sets = t.pieces.place(unit), sets_for(t, unit)
    tribe = yield from one(
        Pick(
            seat=t.german_seat,
            question=say("ask-kingdom-set", unit=unit, area=capital),
            rule="Germanic Kingdoms 11, 12",
            domain="political",
            options=[
                choice(each, "kingdom-set", "Germanic Kingdoms 12", kingdom=f"kingdom-{each}", count=len(units))
                for each, units in sets.items()
            ],
            default=(max(sets, key=lambda each: len(sets[each])),),
            topic="kingdom-set",
            about=(capital,),
        )
    )
    name = _name(t, tribe)
    remove_unit(t, unit, REMOVED, "settled", "Germanic Kingdoms 1")
    t.state.kingdoms[name] = Kingdom(tribe, capital)
    t.state.founded = True
    for each in sets[tribe]:
        t.put(each, capital)
        t.state.members[each] = name
    t.relations_changed()
    hand_over(t, capital, name)
    t.tell(KingdomFounded(kingdom=name, unit=unit, capital=capital, units=len(sets[tribe])), "Germanic Kingdoms 3")


def _name(t: RiseAndFall, tribe: str) -> str:
    """A new Kingdom's name. It gets a number if a living Kingdom uses the same counters [Germanic Kingdoms 12]."""
    names = (f"kingdom-{tribe}", *(f"kingdom-{tribe}-{number}" for number in ("ii", "iii", "iv", "v")))
    return next(name for name in names if name not in t.state.kingdoms)


def sites(t: RiseAndFall, name: str) -> list[str]:
    """A Kingdom's intact stars, where its units come back [Germanic Kingdoms 9, R65]."""
    return [
        area
        for area in t.owned(name)
        if t.is_star(t.data.areas[area]) and area not in t.state.ruins and not t.data.areas[area].north
    ]


def replacements_left(t: RiseAndFall, name: str) -> int:
    """How many units of a Kingdom may still come back this decade [Germanic Kingdoms 9, R66]."""
    kingdom = t.state.kingdoms[name]
    room = t.data.tables.kingdoms.units - sum(member == name for member in t.state.members.values())
    return max(min(len(sites(t, name)) - kingdom.replaced, room, len(t.in_pile(f"kingdom-{kingdom.tribe}"))), 0)


def bring_back(t: RiseAndFall, name: str, unit: str, area: str) -> None:
    """Return a unit of a Kingdom on one of its stars."""
    t.state.members[unit] = name
    t.relations_changed()
    t.state.kingdoms[name].replaced += 1
    place_unit(t, unit, area, "replacement", "Germanic Kingdoms 9")


def enlist(t: RiseAndFall) -> None:
    """The Roman turn begins: every Kingdom that isn't on its own serves Rome, for the first time or again [R62]."""
    for name, kingdom in t.state.kingdoms.items():
        if kingdom.status != "foederatus":
            kingdom.status = "foederatus"
            t.tell(KingdomTurned(kingdom=name, status="foederatus"), "Foederati, R62")
    t.relations_changed()


def end_of_decade(t: RiseAndFall) -> None:
    """Kingdoms' wars with Parthia and their replacement counts end with the decade [Germanic Kingdoms 8c, R66]."""
    for kingdom in t.state.kingdoms.values():
        kingdom.parthian_war = False
        kingdom.replaced = 0
    t.relations_changed()


def bury_kingdoms(t: RiseAndFall) -> None:
    """Remove Kingdoms without a unit and without an intact star [Germanic Kingdoms 15]."""
    for name in list(t.state.kingdoms):
        if name in t.state.members.values() or sites(t, name):
            continue
        for area in t.owned(name):
            hand_over(t, area, "")
        del t.state.kingdoms[name]
        t.relations_changed()
        t.tell(KingdomEnded(kingdom=name), "Germanic Kingdoms 15")


def reliability(t: RiseAndFall) -> Play[None]:
    """Where a living half has more Foederati than Romans, one Kingdom may turn on Rome [Reliability 1-3, R63]."""
    if not any(_outnumbered(t, half) for half in ("west", "east") if half not in t.state.fallen and _lives(t, half)):
        return
    serving = [name for name in t.state.kingdoms if t.relations.is_foederatus(name)]
    chosen = yield from one(
        Pick(
            seat=t.german_seat,
            question=say("ask-reliability"),
            rule="Reliability 1",
            domain="diplomatic",
            options=[
                *(
                    choice(name, "turn-kingdom", "Reliability 1", kingdom=name, units=_size(t, name))
                    for name in serving
                ),
                choice("none", "turn-none", "Reliability 1"),
            ],
            default=(max(serving, key=lambda name: _size(t, name)),),
            topic="reliability",
        )
    )
    if chosen != "none":
        turn_rogue(t, chosen)


def _size(t: RiseAndFall, name: str) -> int:
    return sum(member == name for member in t.state.members.values())


def _lives(t: RiseAndFall, half: str) -> bool:
    """Whether Rome still has a star in a half [Reliability 3, 4]."""
    return any(t.holder(star) == "rome" and t.data.areas[star].half == half for star in t.stars)


def _outnumbered(t: RiseAndFall, half: str) -> bool:
    foederati = romans = 0
    for unit, area in t.on_map():
        if t.data.areas[area].half != half:
            continue
        foederati += t.relations.is_foederatus(t.nation_of(unit))
        romans += t.data.kind[unit] in REGULARS
    return foederati > romans


def check_halves(t: RiseAndFall) -> None:
    """A half of the Empire without a star falls; its units join the other half's pile [Reliability 4, R64]."""
    if t.year < t.data.dates.split:
        return
    for half, other in (("west", "east"), ("east", "west")):
        if half in t.state.fallen or _lives(t, half):
            continue
        t.state.fallen.append(half)
        for unit, area in list(t.on_map()):
            if t.nation_of(unit) == "rome" and t.data.areas[area].half == half:
                remove_unit(t, unit, f"pile-rome-{other}", "half-fell", "Reliability 4")
        for unit in list(t.state.stacks.get(f"pile-rome-{half}", ())):
            t.put(unit, f"pile-rome-{other}")
        t.tell(HalfFell(half=half), "Reliability 4")
