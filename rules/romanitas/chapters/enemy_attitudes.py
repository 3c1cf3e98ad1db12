"""The attitudes of Rome's enemies, nation by nation [6.1], and the actions that follow [6.2]."""

from __future__ import annotations

from functools import cache

from rules.core.events import Modifier, scored
from rules.core.game import Play
from rules.romanitas.chapters.cities import lose_city, sack
from rules.romanitas.chapters.city_defence import defend
from rules.romanitas.chapters.enemy_fleets import enemy_fleets_in, has_coast, withdraw_fleet
from rules.romanitas.chapters.forces import send_enemies_home
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import (
    Acta,
    AttitudeModifierId,
    Column,
    Domain,
    Invasion,
    Neutrality,
    OptionId,
    PersianDiplomacy,
    Piracy,
    Raid,
    RandomEventId,
)
from rules.romanitas.events import (
    AttackCancelled,
    AttitudeChecked,
    DiplomacyTurned,
    FleetSailed,
    InvasionBegan,
    InvasionPassed,
    InvasionStopped,
    PiracyCancelled,
    RaidBegan,
    ReconquestBegan,
    StormRolled,
    TreatyHeld,
)
from rules.romanitas.game import ENEMY_FORCE, Romanitas, home


def check_nation(t: Romanitas, nation: str) -> Play[None]:  # 6.1
    """Determine a nation's attitude and resolve all its actions before the next nation is checked [6.2.4]."""
    if nation in t.state.treaties:  # 5.3, R31
        t.tell(TreatyHeld(nation=nation), "5.3")
        return
    lost_city = reconquest_due(t, nation)
    if lost_city:  # 6.2.5
        yield from reconquest(t, nation, lost_city)
    elif nation in t.data.kingdoms and not t.cities_held(nation):  # 6.1, 7.3, R28
        withdraw_fleet(t, nation, "7.3, R28")
    else:
        yield from _roll_attitude(t, nation)
    send_enemies_home(t)


def _roll_attitude(t: Romanitas, nation: str) -> Play[None]:  # 6.1
    die = t.roll()
    modifiers = attitude_modifiers(t, nation)
    score = scored(die, modifiers)
    total = score.total
    result = t.data.attitude_result(nation, total)
    t.tell(AttitudeChecked(nation=nation, score=score, column=result.column), "6.1")
    t.state.now.columns[nation] = result.column
    match result:
        case Neutrality():
            return
        case PersianDiplomacy():
            yield from persian_diplomacy(t, nation, total)
        case Piracy():
            yield from piracy(t, nation, result)
        case Raid():
            yield from raid(t, nation, result)
        case Invasion():
            yield from invasion(t, nation, t.data.itinerary[result.itinerary])


def attitude_modifiers(t: Romanitas, nation: str) -> tuple[Modifier, ...]:  # 6.1, R94
    """The modifiers of a nation's attitude die. They are cumulative."""
    now, before = t.state.now, t.state.before
    times = (
        (AttitudeModifierId.WAR_LAST_TURN, nation in before.at_war),
        (AttitudeModifierId.BARBARIAN_AT_WAR, sum(enemy in t.data.barbarians for enemy in now.at_war)),
        (AttitudeModifierId.KINGDOM_CONQUERED, _kingdom_conquered(t)),
        (AttitudeModifierId.USURPER, now.acta.get(Domain.POLITICAL) == Acta.USURPER),
        (AttitudeModifierId.CAESAR, nation == t.state.caesar),
    )
    found = [_modifier(cause, count) for cause, count in times if count]
    provoked = nation in now.at_war and nation in t.data.barbarians  # R94: it counts itself
    return tuple(_citing(each, "R94") if provoked and each.cause == _WARLIKE else each for each in found)


_WARLIKE = AttitudeModifierId.BARBARIAN_AT_WAR


@cache
def _citing(modifier: Modifier, ruling: str) -> Modifier:
    return Modifier(modifier.cause, modifier.value, f"{modifier.rule}, {ruling}")


@cache
def _modifier(cause: AttitudeModifierId, count: int) -> Modifier:
    modifier = romanitas_data().attitude_modifier[cause]
    return Modifier(cause, modifier.value * count, modifier.rule)


def _kingdom_conquered(t: Romanitas) -> bool:  # 6.1, R30
    kingdoms = t.data.attitude_modifier[AttitudeModifierId.KINGDOM_CONQUERED].kingdoms
    return not t.frontier.subdued.isdisjoint(kingdoms)


def piracy(t: Romanitas, nation: str, result: Piracy) -> Play[None]:  # 6.2.1
    """The fleet puts to sea. On its second piracy in a row the nation also raids [R23]."""
    t.go_to_war(nation, "6.1, R21")
    if not has_coast(t, nation):
        t.tell(PiracyCancelled(nation=nation, why="no-coast"), "6.2.1")
        return
    set_sail(t, nation, result.zone)
    if t.state.before.columns.get(nation) == Column.PIRACY:
        t.state.now.columns[nation] = Column.RAID_1
        yield from raid_city(t, nation, result.repeat_raid)


def set_sail(t: Romanitas, nation: str, zone: str) -> None:  # 6.2.1, 7.3
    """Place or move the nation's fleet. Entering a zone without an enemy fleet costs the zone's RP [R10]."""
    fleet = t.data.enemy_fleet[nation].id
    if t.pieces.is_at(fleet, zone):
        return
    if t.state.event == RandomEventId.STORM and storm(t):  # 8.7-6
        t.tell(PiracyCancelled(nation=nation, why="storm"), "8.7")
        return
    was_free = not enemy_fleets_in(t, zone)
    t.pieces.move(fleet, zone)
    t.tell(FleetSailed(nation=nation, zone=zone), "6.2.1, 7.3")
    if was_free:
        t.change_rp(-t.data.zones[zone].rp_loss, "zone-occupied", "3.2, 7.3", zone)


def storm(t: Romanitas) -> bool:  # 8.7-6, R91
    """Roll whether a storm cancels the action of a fleet."""
    die = t.roll()
    cancelled = die in t.random_event(RandomEventId.STORM).strikes_on
    t.tell(StormRolled(die=die, cancelled=cancelled), "8.7")
    return cancelled


def persian_diplomacy(t: Romanitas, nation: str, total: int) -> Play[None]:  # 6.2.2
    """Persia wins over a client people. If it already has, it takes the next one. After Lazica it raids [R24]."""
    for counter in t.data.diplomacy_counters.values():
        if counter.persian_roll >= total and t.state.diplomacy.get(counter.space) != "persian":
            t.state.diplomacy[counter.space] = "persian"
            t.tell(DiplomacyTurned(space=counter.space, side="persian"), "6.2.2")
            t.change_rp(counter.rp_persian, "persian-diplomacy", "6.2.2", counter.space)
            return
    beyond = t.data.raid_1(nation)
    if beyond is not None:
        t.state.now.columns[nation] = beyond.column
        yield from raid(t, nation, beyond)


def raid(t: Romanitas, nation: str, result: Raid) -> Play[None]:  # 6.2.3
    """Resolve a raid from the table. A raid by sea places the fleet first, even if it is then cancelled [R23]."""
    _go_to_war_over(t, nation, result.target)
    if result.zone and has_coast(t, nation):
        set_sail(t, nation, result.zone)
    yield from raid_city(t, nation, result.target)


def _go_to_war_over(t: Romanitas, nation: str, target: str) -> None:  # 6.1, R21, R22
    """An attack means war even if it is then cancelled, unless the house option makes it neutrality."""
    if t.has(OptionId.CANCELLED_IS_NEUTRAL) and not t.is_roman(target):
        t.state.now.columns[nation] = Column.NEUTRALITY
    else:
        t.go_to_war(nation, "6.1, R21")


def raid_city(t: Romanitas, nation: str, city: str) -> Play[None]:  # 6.2.3
    """Three units drawn at random attack a city. If they take it, it is desolated."""
    if not t.is_roman(city):  # 6.1
        t.tell(AttackCancelled(nation=nation, city=city, why="not-roman"), "6.1")
        return
    if t.is_desolated(city):
        t.tell(AttackCancelled(nation=nation, city=city, why="already-desolated"), "R26")
        return
    t.tell(RaidBegan(nation=nation, city=city), "6.2.3")
    held = yield from defend(t, nation, city, t.data.tables.combat.raid)
    if not held:
        sack(t, city, nation)


def invasion(t: Romanitas, nation: str, path: tuple[str, ...]) -> Play[None]:  # 6.2.4
    """All units of the nation march from city to city until they are beaten or reach the end of the route [R25]."""
    first = path[0]
    _go_to_war_over(t, nation, first)
    if not t.is_roman(first):
        t.tell(AttackCancelled(nation=nation, city=first, why="not-roman"), "6.1, R25")
        return
    t.tell(InvasionBegan(nation=nation, path=path), "6.2.4")
    reached, why = first, "end-of-road"
    for city in path:
        if not t.is_roman(city):
            why = "not-roman"
            break
        reached = city
        if t.is_desolated(city):
            t.tell(InvasionPassed(nation=nation, city=city), "6.2.4")
            continue
        held = yield from defend(t, nation, city, len(t.data.nation_units[nation]))
        if held:
            why = "beaten"
            break
        sack(t, city, nation)
        t.pieces.move_all(t.pieces.at(ENEMY_FORCE), home(nation))  # R27: the routed rejoin, the slain stay out
        if not t.pieces.at(home(nation)):
            why = "no-one-left"
            break
    t.tell(InvasionStopped(nation=nation, city=reached, why=why), "6.2.4, R25")


def reconquest_due(t: Romanitas, nation: str) -> str:  # 6.2.5, R28
    """The city that a kingdom tries to win back instead of rolling, or empty."""
    still_roman = [city for city in t.state.before.taken.get(nation, ()) if t.is_roman(city)]
    if not still_roman or still_roman[-1] in t.data.tables.reconquest.never:
        return ""
    return still_roman[-1]


def reconquest(t: Romanitas, nation: str, city: str) -> Play[None]:  # 6.2.5
    """Three units try to win back the last city that the kingdom lost."""
    t.go_to_war(nation, "6.2.5")
    t.tell(ReconquestBegan(nation=nation, city=city), "6.2.5")
    held = yield from defend(t, nation, city, t.data.tables.combat.reconquest)
    if not held:
        lose_city(t, city, nation)
