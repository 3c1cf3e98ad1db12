"""The rules of one of the two games only (13, 14)."""

from __future__ import annotations

from collections import Counter

from rules.core.decisions import Option
from rules.core.game import Play
from rules.italia.chapters.asking import DONE, ask, ask_in_window, group_id, place_options
from rules.italia.chapters.points import leaders_fall, lose
from rules.italia.chapters.retreats import leave_alone, retreat
from rules.italia.data.loader import (
    ELEPHANT,
    FLEET,
    FOEDERATI,
    INFANTRY,
    LAST_RETURN_OF_ROMA,
    OSTROGOTHS,
    PATRIMONIUM,
    ROMA,
    ROMAN_FOEDERATI,
    ROMANS,
    TYPES,
    WESTERN_ROMANS,
)
from rules.italia.data.models import UnitType
from rules.italia.events import (
    Check,
    Defected,
    DefectionRolled,
    FoederatiRose,
    Force,
    NationInherited,
    Placed,
    RomaReturned,
    ShockRolled,
    SubmissionEnded,
    UnitsLost,
)
from rules.italia.game import Italia, choice, heading
from rules.italia.info import NOTHING
from rules.italia.setup import BOX, aboard, coin
from rules.italia.state import Entry


def return_roma(t: Italia) -> Play[None]:
    """Roma returns to the Romans at the start of their turn [13.1, N51, R32]."""
    if t.active != ROMANS or t.state.turn > LAST_RETURN_OF_ROMA:
        return
    t.now.settled.append(ROMA)  # R87: it counts as theirs, so they don't take it
    owner = t.owner(ROMA)
    is_pillaged = t.state.cities.get(ROMA) == "pillaged"
    if owner == ROMANS or (not owner and not is_pillaged):
        return
    t.tell(RomaReturned(displaced=owner, rebuilt=is_pillaged), "13.1")
    if owner:
        units = t.units_at(ROMA, owner)
        left = yield from retreat(t, owner, ROMA, units, "roma", rule="13.1")
        lose(t, left, ROMA, ROMANS, "roma", "13.1")
        leave_alone(t, owner, ROMA)
    t.state.cities[ROMA] = "whole"
    t.changed()


def call_from_africa(t: Italia, nation: str, leader: str) -> Play[None]:
    """Set any Carthaginian land units from Africa beside Hannibal in the Alpes [13.2, N52, R33]."""
    to = t.space_of(leader)
    if not to:
        return
    while True:
        options = [choice(DONE, "africa-done", "13.2")]
        for area in t.data.sets["africa"]:
            kinds: dict[str, list[str]] = {}
            for unit in sorted(t.units_at(area, nation), key=t.worth):
                kinds.setdefault(group_id(t, (unit,)), []).append(unit)
            for units in kinds.values():
                for count in range(len(units), 0, -1):
                    group = tuple(units[:count])
                    ident = f"{area}:{group_id(t, group)}"
                    options.append(choice(ident, "africa-call", "13.2", heading(area), area=area, force=t.words(group)))
        answer = yield from ask(t, nation, "africa", "13.2", options, DONE, leader=leader)
        if answer == DONE:
            return
        area, _, ident = answer.partition(":")
        number, _, kind = ident.partition("-")
        units = [unit for unit in t.units_at(area, nation) if t.unit(unit).type == kind][: int(number)]
        force = t.force(units)
        t.put_all(units, to)
        t.tell(Placed(nation=nation, place=to, force=force, cause="africa", origin=area), "13.2")


def shock(t: Italia, area: str, attacker: str, defender: str) -> None:
    """Romans face elephants: each Roman unit rolls, three times in the game [13.3, N53, R34]."""
    sides = (attacker, defender)
    if ROMANS not in sides or t.state.shocks >= t.data.tables.shocks:
        return
    other = defender if attacker == ROMANS else attacker
    if not any(t.unit(unit).type == ELEPHANT for unit in t.units_at(area, other)):
        return
    t.state.shocks += 1
    needed = t.data.tables.thresholds["shock_first" if t.state.shocks == 1 else "shock_later"]
    units = sorted(t.units_at(area, ROMANS), key=t.worth)
    dice = {unit: t.roll(10) for unit in units}
    gone = [unit for unit, die in dice.items() if die >= needed]
    checks = tuple(Check(t.unit(unit).type, area, die, die >= needed) for unit, die in dice.items())
    t.tell(ShockRolled(area=area, number=t.state.shocks, needed=needed, checks=checks), "13.3")
    if gone:
        lose(t, gone, area, other, "shock", "13.3")
        leaders_fall(t, area, other)


def defect(t: Italia, area: str, attacker: str, defender: str) -> None:
    """Roman foederati may go over to the Foederati or the Ostrogoths before the first round [14.2, N55, R36]."""
    if WESTERN_ROMANS not in (attacker, defender):
        return
    other = defender if attacker == WESTERN_ROMANS else attacker
    if other not in (FOEDERATI, OSTROGOTHS):
        return
    needed = t.data.tables.thresholds["defect" if other == FOEDERATI else "defect_to_ostrogoths"]
    units = [unit for unit in t.units_at(area, WESTERN_ROMANS) if t.unit(unit).type == ROMAN_FOEDERATI]
    if not units:
        return
    dice = {unit: t.roll(10) for unit in units}
    checks = tuple(Check(ROMAN_FOEDERATI, area, die, die >= needed) for die in dice.values())
    t.tell(DefectionRolled(area=area, to=other, needed=needed, checks=checks), "14.2")
    for unit, die in dice.items():
        if die >= needed:
            go_over(t, unit, other, area, area, "foederati", "14.2")
    leaders_fall(t, area, other)


def go_over(t: Italia, unit: str, to: str, area: str, place: str, cause: str, rule: str, spare: int = 0) -> None:
    """Replace a unit with an infantry of another nation; ``spare`` counters stay in the box for arrivals."""
    nation, kind = t.nation_of(unit), t.unit(unit).type
    entry = t.now.entries.get(unit)
    t.remove((unit,))
    free = t.free(to, INFANTRY)
    if len(free) <= spare:
        t.tell(UnitsLost(nation=nation, area=area, force=_one(t, unit), by="", cause="no-counter"), rule)
        return
    t.put(free[0], place)
    if to == t.active:
        t.now.entries[free[0]] = Entry(origin="", way="arrival")
    elif entry is not None:
        t.now.entries.pop(free[0], None)
    t.tell(Defected(nation=nation, to=to, unit=kind, area=area, place=place, cause=cause), rule)


def _one(t: Italia, unit: str) -> Force:
    return t.force((unit,))


def rise(t: Italia) -> None:
    """Odoaker's rising: each Roman foederati on land rolls, none aboard [14.2, R36, R78]."""
    arrivals = t.period.arriving(t.state.turn, t.active)
    if not any(arrival.rising for arrival in arrivals):
        return
    needed = t.data.tables.thresholds["rising"]
    spare = sum(arrival.units.get(INFANTRY, 0) for arrival in arrivals)
    found = [
        (unit, area)
        for area in t.data.land
        for unit in t.units_at(area, WESTERN_ROMANS)
        if t.unit(unit).type == ROMAN_FOEDERATI
    ]
    dice = [(unit, area, t.roll(10)) for unit, area in found]
    checks = tuple(Check(ROMAN_FOEDERATI, area, die, die >= needed) for _, area, die in dice)
    t.tell(FoederatiRose(checks=checks, needed=needed), "14.2")
    for unit, area, die in dice:
        if die >= needed:
            go_over(t, unit, t.active, area, area, "foederati", "14.2", spare)
    for area in t.data.land:
        if t.enemies_at(area, t.active):
            t.now.moved += t.units_at(area, t.active)  # R79
        leaders_fall(t, area, t.active)


def inherit(t: Italia) -> Play[None]:
    """Take over the units, gold and vassals of another nation [14.4, 14.5, R37]."""
    arrivals = t.period.arriving(t.state.turn, t.active)
    for arrival in arrivals:
        if arrival.inherits:
            yield from _inherit(t, arrival.inherits, t.active)


def _inherit(t: Italia, nation: str, heir: str) -> Play[None]:
    t.remove(t.leaders_on_map(nation))
    waiting = t.waiting(nation)
    fleets = [unit for unit in t.on_map(nation) if not t.unit(unit).land]
    kept_fleets = yield from _kept(t, nation, heir, fleets, FLEET)
    lost = [unit for unit in fleets if unit not in kept_fleets]
    lost += [cargo for fleet in lost for cargo in t.cargo(fleet)]
    units = [unit for unit in t.on_map(nation) if t.unit(unit).land and unit not in lost]
    kept = yield from _kept(t, nation, heir, units, INFANTRY)
    lost += [unit for unit in units if unit not in kept]
    left = Counter(t.space_of(unit) for unit in lost if t.space_of(unit) and t.unit(unit).land)
    t.remove(unit for unit in lost if t.space_of(unit))
    gained = [_swap_fleet(t, unit, heir) for unit in kept_fleets]
    gained += [_swap(t, unit, heir, t.place_of(unit)) for unit in kept]
    for unit in waiting:
        kind = FLEET if t.unit(unit).type == FLEET else INFANTRY
        if len(t.free(heir, kind)) > t.expected(heir, kind):
            _swap(t, unit, heir, coin(heir))
        else:
            t.remove((unit,))
    lost_force, gained_force = t.force(lost), t.force(gained)
    _inherit_facts(t, nation, heir, (gained_force, lost_force), left)


def _kept(t: Italia, nation: str, heir: str, units: list[str], kind: UnitType) -> Play[list[str]]:
    """The units for which the heir has counters, besides those of this turn's arrivals."""
    free = max(0, len(t.free(heir, kind)) - t.expected(heir, kind))
    return (yield from _picked(t, nation, heir, units, free))


def _inherit_facts(t: Italia, nation: str, heir: str, forces: tuple[Force, Force], left: Counter[str]) -> None:
    """Gold and submitted nations pass over; the old nation's own submission ends."""
    (gained, lost), old, new = forces, t.nation(nation), t.nation(heir)
    gold, vassals = old.gold, t.vassals(nation)
    new.gold += gold
    old.gold, old.capital = 0, ""
    if old.controller:
        controller, old.controller = old.controller, ""
        t.tell(SubmissionEnded(nation=nation, controller=controller, cause="inherited"), "14.4")
    for vassal in vassals:
        t.nation(vassal).controller = heir if vassal != heir else ""
    for area, last in t.state.last_owner.items():
        if last == nation:
            t.state.last_owner[area] = heir
    t.changed()
    t.tell(
        NationInherited(
            nation=nation, heir=heir, units=gained, lost=lost, gold=gold, vassals=tuple(vassals), left=dict(left)
        ),
        "14.4",
    )


def _picked(t: Italia, nation: str, heir: str, units: list[str], count: int) -> Play[list[str]]:
    """The units that change over; the owner takes the others off, one by one, asked in the order of the areas."""
    places = [*t.data.areas, *t.data.seas]
    keep = sorted(units, key=lambda unit: places.index(t.space_of(unit)))
    while len(keep) > count:
        options: dict[str, Option] = {}
        by_id: dict[str, str] = {}
        for unit in keep:
            place = t.space_of(unit)
            ident = f"{t.unit(unit).type}@{place}"
            by_id.setdefault(ident, unit)
            options.setdefault(
                ident, choice(ident, "inherit-lose", "14.4", heading(place), force=t.words((unit,)), area=place)
            )
        over = len(keep) - count
        answer = yield from ask(t, heir, "inherit", "14.4", list(options.values()), over=over, inherited=nation)
        keep.remove(by_id[answer])
    return keep


def _swap(t: Italia, unit: str, heir: str, place: str) -> str:
    kind: UnitType = FLEET if t.unit(unit).type == FLEET else INFANTRY
    new = t.free(heir, kind)[0]
    t.remove((unit,))
    t.put(new, place)
    return new


def _swap_fleet(t: Italia, fleet: str, heir: str) -> str:
    """A fleet with what it carries."""
    new = t.free(heir, FLEET)[0]
    cargo = list(t.stack(aboard(fleet)))
    t.put(new, t.place_of(fleet))
    t.put_all(cargo, aboard(new))
    t.put(fleet, BOX)
    return new


# The appeal of the Patrimonium


def appealable(t: Italia, area: str) -> list[str]:
    """The units in a battle that may be called over [14.6, N57, R38]."""
    if PATRIMONIUM not in t.state.nations or not t.nation(PATRIMONIUM).appeals or not t.free(PATRIMONIUM, INFANTRY):
        return []
    if not _refuges(t, area):
        return []
    return [
        unit
        for nation in t.nations_at(area)
        if not t.same_seat(nation, PATRIMONIUM)
        for unit in t.units_at(area, nation)
        if t.unit(unit).type != ELEPHANT
    ]


def _refuges(t: Italia, area: str) -> list[str]:
    """Where one who is called over goes: into the battle, else to an adjacent area of the Patrimonium."""
    if t.units_at(area, PATRIMONIUM):
        return [area]
    return [beside for beside in t.area(area).beside if t.owner(beside) == PATRIMONIUM]


def appeal(t: Italia, area: str) -> Play[str]:
    """Ask the Patrimonium whether it appeals; return "pass" for this battle, "later", or "used" [14.6]."""
    units = appealable(t, area)
    if not units:
        return "later"
    kinds = {f"{t.nation_of(unit)}:{group_id(t, (unit,))}": unit for unit in sorted(units, key=t.worth, reverse=True)}
    options = [choice(NOTHING, "appeal-no", "14.6"), choice("later", "appeal-later", "14.6")]
    for ident, unit in sorted(kinds.items(), key=lambda each: TYPES.index(t.unit(each[1]).type)):
        options.append(choice(ident, "appeal-to", "14.6", (), nation=t.nation_of(unit), force=t.words((unit,))))
    holds = ("own-area",) if t.units_at(area, PATRIMONIUM) else ()
    left = t.nation(PATRIMONIUM).appeals
    answer = yield from ask_in_window(t, PATRIMONIUM, "appeal", "14.6", options, holds, area=area, left=left)
    if answer in (NOTHING, "later"):
        return answer
    unit = kinds[answer]
    places = place_options(_refuges(t, area), "appeal-place", "14.6")
    place = yield from ask(t, PATRIMONIUM, "appeal-place", "14.6", places)
    t.nation(PATRIMONIUM).appeals -= 1
    other = t.nation_of(unit)
    go_over(t, unit, PATRIMONIUM, area, place, "appeal", "14.6")
    foes = t.enemies_at(area, other)
    leaders_fall(t, area, foes[0] if foes else "")
    return "used"
