"""What areas, units and moves are worth to a camp, in victory points [10]."""

from __future__ import annotations

from collections.abc import Sequence

from rules.ultimus_romanorum.ai.odds import battle_odds, forces_after
from rules.ultimus_romanorum.chapters.combat_table import Force
from rules.ultimus_romanorum.chapters.movement import Stack
from rules.ultimus_romanorum.chapters.scoring import ROMA_PV, holds_tribe
from rules.ultimus_romanorum.chapters.thrones import eligible
from rules.ultimus_romanorum.data.loader import HALVES, REFUGES, ROMA
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum, other

STRENGTH = 0.16
"""The worth of a strength point that is lost until the winter."""

LEADER = 1.2
CAPITAL = 1.0
GREAT_BATTLE = 25
EMPEROR = 7.0
HELD = 0.5
SEAT_OF_POWER = 1.5
EMPEROR_AT_RISK = 3.0
LEADER_AT_RISK = 0.6
RULER_AT_RISK = 3.0
PEACE = 5.0
"""The worth of a year of Pax Romana [10.2]."""
HEIRS_WANTED = 3.0
"""How much dearer an Augustus is if no one could follow him: without any, Rome loses at once [3.5.1]."""
IN_REFUGE = 0.15
"""What is left of the risk of an Augustus who can withdraw into a city [8.2.2]."""
CAUGHT = 0.3
"""How likely those who lose a battle, or stay within reach of a stronger enemy, don't get away."""
LAST_OF_TRIBE = {"major": 3.0, "minor": 1.5}
"""The worth of wiping out the last units of a Tribe: points, and peace from next year on [9.4, 10.2]."""
NEAR = 3
"""How many links away an enemy counts as near."""


def area_value(t: UltimusRomanorum, area: str) -> float:
    """What a hostile Tribe scores for standing in an area at the year's end, and what Rome loses by it [10.2]."""
    return t.memo.get(("worth", area), lambda: _area_value(t, area))


def _area_value(t: UltimusRomanorum, area: str) -> float:
    facts = t.area(area)
    if not facts.in_empire:
        return 0.0
    if area == ROMA:
        return float(ROMA_PV) + CAPITAL
    value = 0.0 if area in t.state.ceded else 2.0 if facts.town else 1.0
    return value + (CAPITAL / 2 if facts.capital else 0.0)


def is_scoring(t: UltimusRomanorum, units: Sequence[str]) -> bool:
    """Whether one of these units scores for the Barbarian where it is."""
    return any((tribe := t.tribe_of(unit)) and t.is_hostile(tribe) for unit in units)


def threat(t: UltimusRomanorum, area: str, camp: Camp) -> int:
    """The strength of the strongest enemy stack within reach of an area."""
    return t.memo.get(("threat", area, camp), lambda: _threat(t, area, camp))


def _threat(t: UltimusRomanorum, area: str, camp: Camp) -> int:
    foe = other(camp)
    is_abroad = foe == ROMAN and not t.area(area).in_empire
    distance = t.data.distance[area]
    near = ((each, steps) for each in t.held_by(foe) if 0 < (steps := distance.get(each, 0)) <= NEAR)
    found = (_marching(t, each, foe) if is_abroad else _mobile(t, each, foe, steps) for each, steps in near)
    return max(found, default=0)


def _mobile(t: UltimusRomanorum, area: str, camp: Camp, steps: int) -> int:
    """The strength that a camp could bring from an area: what a leader commands, or its neighbours on their own."""
    if steps == 1:
        return t.strength(t.fighters(area, camp))
    return t.memo.get(("led", area, camp), lambda: _led(t, area, camp, t.leaders_at(area, camp)))


def _marching(t: UltimusRomanorum, area: str, camp: Camp) -> int:
    """The strength that could leave the Empire from an area: only Augustus and Caesars lead it there [3.4.1]."""
    return _led(t, area, camp, [each for each in t.leaders_at(area, camp) if t.rules_men(each)])


def _led(t: UltimusRomanorum, area: str, camp: Camp, leaders: Sequence[str]) -> int:
    """The strength that the best of these leaders could take along from an area."""
    most = max((t.leader(each).cc for each in leaders), default=0)
    return sum(sorted((t.values(unit).pf for unit in t.fighters(area, camp)), reverse=True)[:most])


def attack_worth(t: UltimusRomanorum, camp: Camp, area: str, stack: Stack) -> float:
    """What an attack by a stack adds to what those already there would achieve."""
    ours, theirs = forces_after(t, camp, area, stack.leader, stack.units)
    if not ours.units or not theirs.units:
        return 0.0
    there = t.memo.get(("battle-worth", area, camp), lambda: _worth_of_those_there(t, camp, area))
    return battle_worth(t, camp, area, ours, theirs) - there


def _worth_of_those_there(t: UltimusRomanorum, camp: Camp, area: str) -> float:
    ours, theirs = forces_after(t, camp, area, "", ())
    return battle_worth(t, camp, area, ours, theirs) if ours.units and theirs.units else 0.0


def battle_worth(t: UltimusRomanorum, camp: Camp, area: str, ours: Force, theirs: Force) -> float:
    """What a battle is worth to the attacker: what is won and destroyed against what may be lost."""
    odds = battle_odds(t, ours, theirs)
    own, enemy = t.strength(ours.units), t.strength(theirs.units)
    stake = 1.0 if own + enemy >= GREAT_BATTLE else 0.0
    prize = _prize(t, camp, area, ours, theirs)
    spoils = odds.enemy_loss * enemy * STRENGTH + odds.wiped_out * LEADER * len(theirs.leaders)
    gain = odds.win * (prize + stake) + spoils + (odds.wiped_out * _peace(t, theirs) if camp == ROMAN else 0.0)
    loss = (1 - odds.win) * (stake + _risk(t, ours)) + odds.own_loss * own * STRENGTH
    if camp == BARBARIAN:
        loss += (odds.ruin + (1 - odds.win) * CAUGHT) * last_of_tribes(t, ours.units)
    return gain - loss - odds.ruin * LEADER * len(ours.leaders)


def _prize(t: UltimusRomanorum, camp: Camp, area: str, ours: Force, theirs: Force) -> float:
    """What the area itself is worth to the victor."""
    value = area_value(t, area)
    if camp == BARBARIAN:
        return value if is_scoring(t, ours.units) else 0.3 * value
    prize = (value if holds_tribe(t, area) else 0.3 * value) + 0.5 * _peace(t, theirs)
    if any(t.half_of_usurper(leader) for leader in theirs.leaders):
        prize += EMPEROR
    return prize


def _peace(t: UltimusRomanorum, theirs: Force) -> float:
    """What it is worth if none of these units gets away: Tribes without any left make peace [9.4]."""
    return last_of_tribes(t, theirs.units)


def last_of_tribes(t: UltimusRomanorum, units: Sequence[str]) -> float:
    """What the Barbarian loses with these units: the Tribes that have no others."""
    tribes = {t.tribe_of(unit) for unit in units} - {""}
    last = [each for each in tribes if len(t.units_of(each)) == sum(t.tribe_of(unit) == each for unit in units)]
    worth = sum(LAST_OF_TRIBE["major" if t.is_major(tribe) else "minor"] for tribe in last)
    return worth + (PEACE if last and t.is_hostile(last[0]) and _all_at_war(t) <= {*units} else 0.0)


def _all_at_war(t: UltimusRomanorum) -> set[str]:
    """The units of all Tribes that fight Rome; without any of them there is a Pax Romana [2.C]."""
    hostile = [tribe for tribe in t.data.tribes if t.is_hostile(tribe)]
    return t.memo.get(("at-war",), lambda: {unit for tribe in hostile for unit in t.units_of(tribe)})


def safe_at_war(t: UltimusRomanorum) -> set[str]:
    """The units of Tribes that fight Rome where no stronger enemy can get at them."""
    return t.memo.get(("safe",), lambda: {unit for unit in _all_at_war(t) if _is_safe(t, t.area_of(unit))})


def _is_safe(t: UltimusRomanorum, area: str) -> bool:
    return bool(area) and threat(t, area, BARBARIAN) <= t.strength(t.fighters(area, BARBARIAN))


def _risk(t: UltimusRomanorum, force: Force) -> float:
    """What a defeat costs beyond the losses: a Usurper or Emperor dies of it [8.5.2]."""
    return 0.5 + EMPEROR * 0.6 * sum(dearness(t, leader) for leader in force.leaders)


def dearness(t: UltimusRomanorum, leader: str) -> float:
    """How dear a leader is as a ruler: 0 for anyone else, 1 for a Usurper, more for an Augustus with few heirs."""
    if t.half_of_augustus(leader):
        return 1.0 + HEIRS_WANTED / (1.0 + heirs(t))
    return 1.0 if t.half_of_usurper(leader) else 0.0


def heirs(t: UltimusRomanorum) -> int:
    """How many leaders of the Roman camp could become Augustus [3.5.2]."""
    return t.memo.get(("heirs",), lambda: sum(len(eligible(t, half)) for half in HALVES))


def holding(t: UltimusRomanorum, camp: Camp, area: str, units: Sequence[str]) -> float:
    """What it is worth to have these units in an area at the year's end, with what threatens them there."""
    strength = t.strength((*units, *(u for u in t.fighters(area, camp) if u not in units)))
    danger = threat(t, area, camp)
    is_exposed = danger > strength
    value = 0.0
    if camp == BARBARIAN:
        value += area_value(t, area) if is_scoring(t, units) else 0.0
        value -= CAUGHT * last_of_tribes(t, units) if is_exposed else 0.0
        lasts = t.state.sequences.get(ROMAN, 0)
        return value * (0.45 if is_exposed and lasts else 1.0) - (0.02 * strength if is_exposed and lasts else 0.0)
    if not danger:
        return 0.05 * area_value(t, area)
    value += (area_value(t, area) + crown(t, area)) * HELD * min(1.0, strength / danger)
    return value - (0.03 * strength if is_exposed and t.state.sequences.get(BARBARIAN, 0) else 0.0)


def crown(t: UltimusRomanorum, area: str) -> float:
    """What more than the area would be lost with an imperial capital: the point for it, and the Emperor in it."""
    if not t.area(area).capital:
        return 0.0
    at_risk = sum(dearness(t, each) for each in t.augusti().values() if t.area_of(each) == area)
    return SEAT_OF_POWER + EMPEROR_AT_RISK * at_risk


def leader_risk(t: UltimusRomanorum, camp: Camp, leader: str, area: str, strength: int) -> float:
    """What a leader risks in an area that so much strength holds: his life is a point for the enemy [10.1]."""
    danger = threat(t, area, camp)
    if danger <= strength or not t.state.sequences.get(other(camp), 0):
        return 0.0
    value = RULER_AT_RISK * dearness(t, leader) or LEADER_AT_RISK
    return value * min(1.0, (danger - strength) / danger) * (IN_REFUGE if has_refuge(t, leader, area) else 1.0)


def has_refuge(t: UltimusRomanorum, leader: str, area: str) -> bool:
    """Whether a leader is an Augustus who could withdraw into the city of an area: with a PA beside him [8.2.2]."""
    half = t.half_of_augustus(leader)
    return area == REFUGES.get(half) and any(t.unit(unit).category == "PA" for unit in t.units_at(area, ROMAN))
