"""Huns and Hunae: their arrival, retreats before them, their Kingdoms [The Huns, Hunnic Kingdom]."""

from __future__ import annotations

from rules.core.decisions import Pick
from rules.core.game import Play, one, some
from rules.rise_and_fall.chapters.area_control import hand_over, place_unit, take_area
from rules.rise_and_fall.chapters.looting import loot, may_loot
from rules.rise_and_fall.chapters.movement import destinations, enter, has_moved_on
from rules.rise_and_fall.chapters.removal import destroy_unit, remove_unit, unmark
from rules.rise_and_fall.events import KingdomFounded, UnitPlaced, UnitRetreated
from rules.rise_and_fall.game import REMOVED, UNARRIVED, RiseAndFall, choice, heading, say


def arrive(t: RiseAndFall, horde: str) -> None:
    """Place the units of a horde that are due in its area, overstacked if necessary [The Huns 2]."""
    for unit in list(t.state.stacks[UNARRIVED]):
        counter = t.data.unit[unit]
        if counter.nation == horde and counter.arrives is not None and counter.arrives <= t.year:
            t.put(unit, horde)
            t.tell(UnitPlaced(unit=unit, area=horde, cause="horde"), "The Huns 2")
            take_area(t, horde, horde)


def retreat(t: RiseAndFall, unit: str) -> Play[None]:
    """A migration unit retreats as its controller chooses, or falls as in combat [Absorption 4, R68]."""
    was_bound = [flags for flags in (t.state.flipped, t.state.stopped, t.state.transferred) if unit in flags]
    for flags in was_bound:
        flags.remove(unit)
    t.state.trail.pop(unit, None)
    t.memo.clear()
    here = t.pieces.place(unit)
    ways = destinations(t, unit)
    if not ways:
        destroy_unit(t, unit, "combat", "The Huns, Absorption 4, R68")
        return
    to = yield from one(
        Pick(
            seat=t.relations.mover(t.nation_of(unit)),
            question=say("ask-retreat", unit=unit, area=here),
            rule="The Huns, Absorption 4",
            domain="military",
            options=[
                choice(to, "move-to", "The Huns, Absorption 4", heading(to), area=to, way=step.path)
                for to, step in ways.items()
            ],
            default=(next(iter(ways)),),
            topic="retreat",
            about=(here,),
        )
    )
    t.put(unit, to)
    has_moved_on(t, unit)
    t.tell(UnitRetreated(unit=unit, path=ways[to].path), "The Huns, Absorption 4")
    for area in ways[to].path[1:]:
        enter(t, unit, area)


def founders(t: RiseAndFall, player: str) -> list[str]:
    """The Hun unit that may found its Kingdom on the intact star it is on [Hunnic Kingdom, R71]."""
    horde = t.state.hordes.get(player)
    if horde is None or horde.capital:
        return []
    return [unit for unit in t.moved_by(player) if t.data.kind[unit] == "hun" and may_settle(t, unit)]


def may_settle(t: RiseAndFall, unit: str) -> bool:
    """Whether a Hun unit is on a star where it can found a Kingdom."""
    area = t.pieces.place(unit)
    return (
        t.is_star(t.data.areas[area])
        and area not in t.state.ruins
        and not t.walled(area)
        and t.free_of_strangers(area, t.nation_of(unit))
    )


def found(t: RiseAndFall, unit: str) -> Play[None]:
    """Found the Hunnic Kingdom: units on the map may join the founders [Hunnic Kingdom 2, R69]."""
    horde, capital = t.nation_of(unit), t.pieces.place(unit)
    kin = [each for each in t.data.units_of[horde] if t.data.kind[each] == "hunnic-kingdom"]
    abroad = [each for each in kin if t.area_of(each) and each not in t.state.bribes]
    joining: tuple[str, ...] = ()
    if abroad:
        joining = yield from some(
            Pick(
                seat=t.seat,
                question=say("ask-join-founders", area=capital),
                rule="Hunnic Kingdom 2",
                domain="military",
                options=[
                    choice(each, "join-founders", "Hunnic Kingdom 2", unit=each, area=t.area_of(each))
                    for each in abroad
                ],
                min=0,
                max=len(abroad),
                default=(),
                topic="join-founders",
                about=(capital,),
            )
        )
    founding = [each for each in kin if not t.area_of(each) or each in joining]
    remove_unit(t, unit, REMOVED, "settled", "Hunnic Kingdom 2, R69")
    for each in founding:
        if t.area_of(each):
            unmark(t, each)
        t.put(each, capital)
    t.state.hordes[horde].capital = capital
    hand_over(t, capital, horde)
    t.tell(KingdomFounded(kingdom=horde, unit=unit, capital=capital, units=len(founding)), "Hunnic Kingdom 2")


def come_to_star(t: RiseAndFall, unit: str) -> Play[None]:
    """Huns on a star must loot it or found their Kingdom; Hunae needn't do either [Hunnic Kingdom 1, 6]."""
    if t.nation_of(unit) != "huns" or not may_loot(t, unit):
        return
    if t.data.kind[unit] == "hunnic-kingdom" or not founders(t, "huns"):
        loot(t, unit)
        return
    area = t.pieces.place(unit)
    chosen = yield from one(
        Pick(
            seat=t.seat,
            question=say("ask-found-or-loot", area=area),
            rule="Hunnic Kingdom 1",
            domain="political",
            options=[
                choice("found", "huns-found", "Hunnic Kingdom 2", area=area),
                choice("loot", "huns-loot", "Hunnic Kingdom 1", area=area),
            ],
            default=("found",),
            topic="found-or-loot",
            about=(area,),
        )
    )
    if chosen == "found":
        yield from found(t, unit)
    else:
        loot(t, unit)


def sites(t: RiseAndFall, horde: str) -> list[str]:
    """Where units of a Hunnic Kingdom come back: any area it controls [Hunnic Kingdom 5]."""
    return [area for area in t.owned(horde) if t.free_of_strangers(area, horde) and not t.walled(area)]


def replacements_left(t: RiseAndFall, horde: str) -> int:
    """How many units may still return: one for the capital, the rest from the count [Hunnic Kingdom 3, 4]."""
    facts = t.state.hordes[horde]
    if not facts.capital:
        return 0
    kin = [unit for unit in t.data.units_of[horde] if t.data.kind[unit] == "hunnic-kingdom"]
    away = sum(not t.area_of(unit) for unit in kin)
    return min(away, facts.count + _free_one(t, horde))


def _free_one(t: RiseAndFall, horde: str) -> int:
    """The replacement for an intact capital, once a turn [Hunnic Kingdom 3b]."""
    capital = t.state.hordes[horde].capital
    is_kept = t.holder(capital) == horde and capital not in t.state.ruins
    return int(is_kept and not t.state.recruited.get(horde))


def bring_back(t: RiseAndFall, horde: str, area: str) -> None:
    """Return a unit of a Hunnic Kingdom."""
    unit = next(
        unit for unit in t.data.units_of[horde] if t.data.kind[unit] == "hunnic-kingdom" and not t.area_of(unit)
    )
    if not _free_one(t, horde):
        t.state.hordes[horde].count -= 1
    t.state.recruited[horde] = t.state.recruited.get(horde, 0) + 1
    place_unit(t, unit, area, "replacement", "Hunnic Kingdom 3-5")
