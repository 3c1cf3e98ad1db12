"""What areas, units and moves are worth to a camp, in victory points [10]."""

from __future__ import annotations

from collections.abc import Sequence

from rules.ultimus_romanorum.ai.odds import battle_odds, forces_after
from rules.ultimus_romanorum.chapters.combat_table import Force
from rules.ultimus_romanorum.chapters.movement import Stack
from rules.ultimus_romanorum.chapters.scoring import ROMA_PV, holds_tribe
from rules.ultimus_romanorum.data.loader import ROMA
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum, other

STRENGTH = 0.16
"""The worth of a strength point that is lost until the winter."""

LEADER = 1.2
CAPITAL = 1.0
GREAT_BATTLE = 25
EMPEROR = 7.0
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
    near = [each for each, steps in t.data.distance[area].items() if 0 < steps <= NEAR]
    return max((_mobile(t, each, foe) for each in near), default=0)


def _mobile(t: UltimusRomanorum, area: str, camp: Camp) -> int:
    """The strength that a leader of a camp could bring out of an area."""
    leaders = t.leaders_at(area, camp)
    if not leaders:
        return 0
    most = max(t.leader(leader).cc for leader in leaders)
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
    gain = odds.win * (prize + stake) + spoils
    loss = (1 - odds.win) * (stake + _risk(t, ours)) + odds.own_loss * own * STRENGTH
    return gain - loss - odds.ruin * LEADER * len(ours.leaders)


def _prize(t: UltimusRomanorum, camp: Camp, area: str, ours: Force, theirs: Force) -> float:
    """What the area itself is worth to the victor."""
    value = area_value(t, area)
    if camp == BARBARIAN:
        return value if is_scoring(t, ours.units) else 0.3 * value
    prize = value if holds_tribe(t, area) else 0.3 * value
    for tribe in {t.tribe_of(unit) for unit in theirs.units} - {""}:
        if len(t.units_of(tribe)) == sum(t.tribe_of(unit) == tribe for unit in theirs.units):
            prize += 1.5 if t.is_major(tribe) else 0.5
    if any(t.half_of_usurper(leader) for leader in theirs.leaders):
        prize += EMPEROR
    return prize


def _risk(t: UltimusRomanorum, force: Force) -> float:
    """What a defeat costs beyond the losses: a Usurper or Emperor dies of it [8.5.2]."""
    rulers = sum(bool(t.half_of_augustus(each) or t.half_of_usurper(each)) for each in force.leaders)
    return 0.5 + EMPEROR * 0.6 * rulers


def holding(t: UltimusRomanorum, camp: Camp, area: str, units: Sequence[str]) -> float:
    """What it is worth to have these units in an area at the year's end, with what threatens them there."""
    strength = t.strength((*units, *(u for u in t.fighters(area, camp) if u not in units)))
    danger = threat(t, area, camp)
    is_exposed = danger > strength
    value = 0.0
    if camp == BARBARIAN:
        value += area_value(t, area) if is_scoring(t, units) else 0.0
        lasts = t.state.sequences.get(ROMAN, 0)
        return value * (0.45 if is_exposed and lasts else 1.0) - (0.02 * strength if is_exposed and lasts else 0.0)
    value += 0.35 * area_value(t, area) if danger else 0.05 * area_value(t, area)
    return value - (0.03 * strength if is_exposed and t.state.sequences.get(BARBARIAN, 0) else 0.0)
